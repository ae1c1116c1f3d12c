//! What a game's screen is given.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::{Game, Seat, Seats, Viewer};
use pentarchy_table::{Ending, Plan};

/// A table as one viewer sees it, for a game's screen. It is a handle: copy it freely.
pub(crate) struct Play<G: Game> {
    /// What is seen now. It changes with every step.
    pub(crate) scene: Signal<Arc<Scene<G>>>,
    /// What has just happened, oldest first: for motion.
    pub(crate) recent: Signal<Arc<Vec<G::Event>>>,
    /// Decides something. What is not legal may be tried too: the frame says why not.
    pub(crate) act: Callback<G::Action>,
    /// The piece that the log or a button points at; a lesson may point at two, with a space between.
    pub(crate) pointed: RwSignal<Option<String>>,
    /// Opens a rule, such as `FR-7`.
    pub(crate) rule: Callback<String>,
    /// Opens [`Screen::piece`](super::Screen::piece): "what does this do?".
    pub(crate) explain: Callback<String>,
}

impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        *self
    }
}

impl<G: Game> Copy for Play<G> {}

impl<G: Game> Play<G> {
    /// Whether this piece is pointed at.
    pub(crate) fn points_at(&self, piece: &str) -> bool {
        self.pointed.with(|pointed| pointed.as_deref().is_some_and(|all| all.split(' ').any(|one| one == piece)))
    }
}

/// What is seen at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Scene<G: Game> {
    /// Whose eyes these are.
    pub(crate) viewer: Viewer,
    pub(crate) view: G::View,
    /// The viewer's own open decisions; empty where nothing can be decided: for onlookers and in replays.
    pub(crate) legal: Vec<G::Action>,
    pub(crate) names: Names,
    /// Who must decide.
    pub(crate) awaiting: Seats,
    /// When the game's own clock runs out, in milliseconds since 1970.
    pub(crate) bell: Option<u64>,
    pub(crate) ending: Option<Arc<Ending>>,
    /// The table's plan, with the game's options. `plan.hints` says whether to show what a decision would be worth.
    pub(crate) plan: Arc<Plan>,
}

impl<G: Game> Scene<G> {
    /// The viewer's seat, unless they only look on.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// Whether this decision is open to the viewer now.
    pub(crate) fn allows(&self, action: &G::Action) -> bool {
        self.legal.contains(action)
    }
}

/// What the players are called, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Names(pub(crate) Arc<[PlayerName]>);

/// A player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerName {
    pub(crate) name: String,
    /// Whether the one who reads is called so.
    pub(crate) is_you: bool,
    pub(crate) is_bot: bool,
}

impl Names {
    /// The player's name.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", |player| &player.name)
    }

    /// Whether the seat is the reader's own.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(|player| player.is_you)
    }

    /// `you` or `other`: for texts that select by it.
    pub(crate) fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    /// The names of several players, with commas.
    pub(crate) fn list(&self, seats: Seats) -> String {
        seats.iter().map(|seat| self.of(seat)).collect::<Vec<_>>().join(", ")
    }
}
