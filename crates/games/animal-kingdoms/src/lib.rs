//! Animal Kingdoms, by Steven Aramini: win influence in five realms, whose decrees say which beasts may come.
//!
//! [`AnimalKingdoms`] is the game; [`Decree::takes`] tells by itself which cards a decree lets in. The rules in our own
//! words, with their numbers, stand in `rules/en.md` and `rules/ru.md`; what is printed on the components stands in
//! `components.rs`.

mod action;
mod age;
mod battle;
mod card;
mod card_set;
mod clash;
mod components;
mod deck;
mod decree;
mod ending;
mod event;
mod game;
mod hand;
mod holdings;
mod inclination;
mod knowledge;
mod pile;
mod place;
mod prospect;
mod ranks;
mod realm;
mod refusal;
mod renewal;
mod scoring;
mod setup;
mod solo_battle;
mod solo_prospect;
mod soundness;
mod turn;
mod upstart;
mod view;

pub use action::Action;
pub use age::Age;
pub use card::{Card, UnknownCard};
pub use card_set::CardSet;
pub use clash::{Strength, survivors};
pub use components::{Beast, Decree, Mark};
pub use decree::{Arrow, Looks, Shown};
pub use event::{Event, Retreat};
pub use game::{AnimalKingdoms, UPSTART};
pub use place::Place;
pub use ranks::Ranks;
pub use realm::Realm;
pub use refusal::Refusal;
pub use scoring::Prospect;
pub use setup::{Level, Mode};
pub use upstart::{Aim, Obstacle, UpstartMove};
pub use view::{BattleView, Player, Prompt, RealmView, UpstartView, View};
