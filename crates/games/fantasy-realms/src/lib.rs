//! Fantasy Realms, by Bruce Glassco: gather the seven cards that are worth most together.
//!
//! [`FantasyRealms`] is the game; [`best`], [`score`] and [`sheet`] score a hand by themselves. The rules in our own
//! words, with their numbers, stand in `rules/en.md` and `rules/ru.md`.

mod action;
mod card;
mod card_set;
mod cards;
mod declaring;
mod ending;
mod event;
mod game;
mod kind;
mod knowledge;
mod prospect;
mod refusal;
mod scoring;
mod setup;
mod soundness;
mod spelling;
mod trading;
mod turn;
mod view;

pub use action::{Action, Declaration};
pub use card::UnknownCard;
pub use card_set::{CardSet, Cards};
pub use cards::Card;
pub use event::{Ending, Event, OfferEnd};
pub use game::FantasyRealms;
pub use kind::{Kind, KindSet, Kinds, UnknownKind};
pub use refusal::Refusal;
pub use scoring::{
    Best, Blanking, BookChange, CardSheet, ChoiceError, Choices, ForEach, Guise, Line, Reason, Score, Sheet, best,
    check, score, sheet,
};
#[cfg(not(target_arch = "wasm32"))]
pub use scoring::{Survey, survey};
pub use setup::{Chooser, DraftDiscard, Rules, Variant};
pub use view::{OpenOffer, Player, Prompt, View};
