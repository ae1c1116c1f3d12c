//! Dominant Species, by Chad Jensen: six animals, one earth, and the ice that comes.
//!
//! [`DominantSpecies`] is the game; [`Board`] is all of it that lies open. The rules in our own words, with their
//! numbers, stand in `rules/en.md` and `rules/ru.md`.

mod action;
mod board;
mod cards;
mod counts;
mod data;
mod decision;
mod discs;
mod display;
mod earth;
mod ending;
mod event;
mod executing;
mod game;
mod hex;
mod imagination;
mod inclination;
mod knowledge;
mod ledger;
mod named;
mod planning;
mod prospect;
mod refusal;
mod reset;
mod sections;
mod set;
mod sets;
mod setup;
mod soundness;
mod start;
mod view;

pub use action::Action;
pub use board::{Beast, Board, Hibernating};
pub use data::{Animal, Card, Element, Section, Terrain};
pub use decision::{Arrivals, Ask, Decision};
pub use discs::Discs;
pub use display::{Boxes, Eyeball, EyeballSet, Pawns};
pub use earth::Earth;
pub use event::Event;
pub use game::DominantSpecies;
pub use hex::{Corner, CornerSet, Hex, HexSet};
pub use ledger::{Award, Cause, Ledger, Scored};
pub use refusal::Refusal;
pub use sets::{AnimalSet, ElementSet, TerrainSet};
pub use setup::{Animals, Assignment, Rules, StartingEarth};
pub use view::{Prompt, Stack, View};
