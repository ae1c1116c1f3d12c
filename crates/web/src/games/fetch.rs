//! Games that come when they are needed.

use std::sync::RwLock;

use leptos::prelude::AnyView;
use pentarchy_bots::Expertise;
use pentarchy_game::{Description, Game, Rulebook, SeatRange};
use pentarchy_table::{Catalogue, Listed};

use crate::part::{self, Coming, NotFetched};
use crate::screen::{AnyScreen, Screen, plug};
use crate::text::{self, Topic};

/// What the page knows of a game before it is fetched.
///
/// A field more is something more that everybody fetches: nothing here may lead to the game's rules.
pub(crate) struct Known {
    pub(crate) id: &'static str,
    /// For how many players.
    pub(crate) seats: SeatRange,
    /// See [`Screen::cover`].
    pub(crate) cover: fn() -> AnyView,
    fetch: fn() -> Coming<&'static Fetched>,
}

/// A game that is here.
pub(crate) struct Fetched {
    /// Its rules and bots.
    pub(crate) catalogue: Catalogue,
    /// Its newest rules.
    listed: Listed,
    pub(crate) screen: &'static dyn AnyScreen,
    topics: &'static [Topic],
}

/// The games that are here.
static HERE: RwLock<Vec<&Fetched>> = RwLock::new(Vec::new());

/// The game with this id, if it is here already.
pub(crate) fn here(id: &str) -> Option<&'static Fetched> {
    HERE.read().ok()?.iter().copied().find(|game| game.screen.id() == id)
}

impl Known {
    pub(super) const fn of<S: Screen>(fetch: fn() -> Coming<&'static Fetched>) -> Known {
        let Description { id, seats, .. } = S::Game::DESCRIPTION;
        Known { id, seats, cover: S::cover, fetch }
    }

    /// The game, which comes over the network the first time.
    pub(crate) async fn fetch(&self) -> Result<&'static Fetched, NotFetched> {
        if let Some(game) = here(self.id) {
            return Ok(game);
        }
        let game = (self.fetch)().await?;
        // Somebody else may have waited for the same game.
        if here(self.id).is_none() {
            text::learn(game.topics);
            HERE.write().map_err(|_| NotFetched)?.push(game);
        }
        Ok(game)
    }

    /// Fetches the game before it is asked for, where that is likely.
    pub(crate) fn fetch_ahead(&'static self) {
        if here(self.id).is_none() {
            part::fetch_ahead(Box::pin(self.fetch()));
        }
    }
}

impl Fetched {
    pub(super) const fn of<S: Screen, E: Expertise<Game = S::Game>>(topics: &'static [Topic]) -> Fetched {
        let listed = Listed::with::<E>();
        Fetched { catalogue: Catalogue::new(const { &[Listed::with::<E>()] }), listed, screen: plug::<S>(), topics }
    }

    pub(crate) fn description(&self) -> &'static Description {
        self.listed.game.description()
    }

    pub(crate) fn rulebook(&self) -> Rulebook {
        self.listed.game.rulebook()
    }
}

/// The list of games, in the order of the shelf: the name of its part, the screen, what its bots know, and the topics of
/// its texts.
macro_rules! games {
    ($($part:ident: $screen:ty, $expertise:ty, $topics:expr;)+) => {
        pub(crate) static GAMES: &[Known] = &[$(Known::of::<$screen>({
            $crate::part::part!($part: &'static Fetched = const { &Fetched::of::<$screen, $expertise>($topics) });
            || Box::pin($part())
        })),+];
    };
}

pub(super) use games;
