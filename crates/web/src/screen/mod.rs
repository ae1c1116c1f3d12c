//! The seam between the frame and a game's screen.
//!
//! A game implements [`Screen`] with its own types and is listed in [`crate::games`]. The frame holds it as
//! [`AnyScreen`], with the types rubbed out: views and actions pass as JSON.

mod any;
mod ask;
mod play;

pub(crate) use any::{AnyScreen, Feed, Glance, Make, plug};
pub(crate) use ask::{Ask, Choice, LogLine, Note, Part, Weight};
pub(crate) use play::{Names, Play, PlayerName, Scene};

use leptos::prelude::*;
use pentarchy_game::{Game, Seat};

/// A game's screen.
///
/// What is given as text is said in the language of the moment: the frame calls these functions anew when it changes.
pub(crate) trait Screen: Sized + 'static {
    type Game: Game;

    /// The picture of the game on the shelf: an SVG of about 4:3, drawn for its name beside it.
    ///
    /// It comes with the shelf, also to who plays other games: it should be small, and lead to nothing large.
    fn cover() -> AnyView;

    /// The middle of the table. It is made once and follows [`Play::scene`].
    fn board(play: Play<Self::Game>) -> AnyView;

    /// What lies before the viewer, under the thumb; empty for onlookers and for games without a hand.
    fn hand(play: Play<Self::Game>) -> AnyView;

    /// What the viewer must do now, with every choice as a button.
    fn ask(scene: &Scene<Self::Game>) -> Ask<<Self::Game as Game>::Action>;

    /// What stands beside a player's name.
    fn note(scene: &Scene<Self::Game>, seat: Seat) -> Note;

    /// All that the viewer may know of a player, for the panel that a tap on the name opens.
    fn player(play: Play<Self::Game>, seat: Seat) -> AnyView;

    /// An event in the words of the log; nothing if it is not worth a line.
    fn line(event: &<Self::Game as Game>::Event, names: &Names) -> Option<LogLine>;

    /// Why an action was refused, in one sentence; the frame adds the rule.
    fn refusal(refusal: &<Self::Game as Game>::Refusal, names: &Names) -> String;

    /// How it ended: every score opens to its lines. Shown above the board when the game is over.
    fn ending(play: Play<Self::Game>) -> AnyView;

    /// "What does this do?": a card or token, large, with its full text. Ids are the game's own.
    fn piece(id: &str) -> Option<AnyView>;
}
