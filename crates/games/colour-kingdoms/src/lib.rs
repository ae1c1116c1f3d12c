//! Colour Kingdoms, by Ivan Tuzovsky: colour six kingdoms with the drops that four dice bring.
//!
//! [`ColourKingdoms`] is the game; [`Map`] is the map that it is played on, the house's or one of the players' own. The
//! rules in our own words, with their numbers, stand in `rules/en.md` and `rules/ru.md`; the map, with the mark of
//! where each part of it comes from, in `data/map.json`.

mod achievements;
mod action;
mod board;
mod casting;
mod colour;
mod crossing;
mod die;
mod ending;
mod event;
mod game;
mod inclination;
mod kingdom;
mod knowledge;
mod lure;
mod map;
mod painting;
mod plan;
mod player;
mod prospect;
mod refusal;
mod region;
mod round;
mod scoring;
mod setup;
mod sheet;
mod soundness;
mod speed;
mod symbol;
mod taking;
mod turn;
mod view;

pub use action::{Action, Drop};
pub use board::Board;
pub use colour::Colour;
pub use die::{Die, DieSet, Thrown};
pub use event::{Ending, Event, LastRound};
pub use game::ColourKingdoms;
pub use kingdom::{Kingdom, KingdomSet};
pub use map::{MOST_BLOTS, MOST_BYTES, MOST_TOWERS, Map, MapFault, Tower};
pub use refusal::Refusal;
pub use region::{NoSuchRegion, REGIONS_OF_KINGDOM, Region, RegionSet};
pub use scoring::{KingdomScore, MonsterScore, Score, Verdict};
pub use sheet::Sheet;
pub use speed::{Circled, Digit, Place, Row};
pub use symbol::{Monster, Spell, Symbol};
pub use turn::{MOST_STROKES, Stroke, Turn};
pub use view::{DieView, PlayerView, Prompt, TurnView, View};
