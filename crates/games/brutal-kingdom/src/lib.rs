//! Brutal Kingdom, by Michael Rieneck: four chapters of intrigue with twenty characters, who bring power or take it.
//!
//! [`BrutalKingdom`] is the game. The rules in our own words, with their numbers, stand in `rules/en.md` and
//! `rules/ru.md`; what is printed on the cards, in `src/characters.rs`. For searches there are an evaluation
//! ([`BrutalKingdom::prospect`]) and weights for playouts ([`BrutalKingdom::inclinations`]).

mod action;
mod centre;
mod chapel;
mod chapter;
mod character;
mod character_set;
mod characters;
mod charlatan;
mod colour;
mod courtesan;
mod dealing;
mod deduction;
mod elimination;
mod ending;
mod event;
mod game;
mod inclination;
mod inquisitor;
mod knowledge;
mod prospect;
mod refusal;
mod setup;
mod soundness;
mod stack;
mod story;
mod turn;
mod view;

pub use action::{Action, Claim};
pub use chapel::Offering;
pub use character::{Back, Character, Duty, Icons, Mark};
pub use character_set::CharacterSet;
pub use colour::{Colour, Tokens};
pub use event::Event;
pub use game::BrutalKingdom;
pub use refusal::Refusal;
pub use setup::{Cast, Rules};
pub use stack::{Face, Laid};
pub use view::{CentreCard, OpenOffer, Player, Prompt, Threat, View};
