//! Games that come when they are needed.

use std::sync::RwLock;

use leptos::prelude::AnyView;
use pentarchy_game::{Description, Game, Rulebook, SeatRange};
use pentarchy_table::{Catalogue, Listed};

use crate::part::{self, Coming, NotFetched};
use crate::screen::{AnyScreen, Screen, plug};
use crate::style;
use crate::text::{self, Topic};

/// What the page knows of a game before it is fetched.
///
/// A field more is something more that everybody fetches: nothing here may lead to the game's rules.
pub(crate) struct Known {
    pub(crate) id: &'static str,
    /// For how many players.
    pub(crate) seats: SeatRange,
    fetch: fn() -> Coming<&'static Fetched>,
    rulebook: fn() -> Coming<Rulebook>,
}

/// A game's picture on the shelf. The shelf is a part of its own: who comes to a table does not fetch it.
pub(crate) struct Cover {
    /// See [`Screen::cover`].
    pub(crate) draw: fn() -> AnyView,
    /// What it wears.
    pub(crate) style: &'static [&'static str],
}

/// A game that is here.
pub(crate) struct Fetched {
    /// Its rules, without bots: they think in a program of their own.
    pub(crate) catalogue: Catalogue,
    /// Its newest rules.
    listed: Listed,
    pub(crate) screen: &'static dyn AnyScreen,
    topics: &'static [Topic],
    styles: &'static [&'static str],
}

/// The games that are here.
static HERE: RwLock<Vec<&Fetched>> = RwLock::new(Vec::new());

/// The game with this id, if it is here already.
pub(crate) fn here(id: &str) -> Option<&'static Fetched> {
    HERE.read().ok()?.iter().copied().find(|game| game.screen.id() == id)
}

impl Known {
    pub(super) const fn of<S: Screen>(
        fetch: fn() -> Coming<&'static Fetched>,
        rulebook: fn() -> Coming<Rulebook>,
    ) -> Known {
        let Description { id, seats, .. } = S::Game::DESCRIPTION;
        Known { id, seats, fetch, rulebook }
    }

    /// The numbered rules, for where somebody reads them: one can play without.
    pub(crate) fn fetch_rulebook(&self) -> Coming<Rulebook> {
        (self.rulebook)()
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
            style::wear(game.styles);
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
    pub(super) const fn of<S: Screen>(topics: &'static [Topic], styles: &'static [&'static str]) -> Fetched {
        let listed = Listed::quiet::<S::Game>();
        let catalogue = Catalogue::new(const { &[Listed::quiet::<S::Game>()] });
        Fetched { catalogue, listed, screen: plug::<S>(), topics, styles }
    }

    pub(crate) fn description(&self) -> &'static Description {
        self.listed.game.description()
    }
}

/// The list of games, in the order of the shelf: the names of its part and of its rulebook's, the screen, the topics of
/// its texts, the style sheets of its cover and of its table; and their covers in the same order.
macro_rules! games {
    ($($part:ident, $rulebook:ident: $screen:ty, $topics:expr, $cover:expr, $table:expr;)+) => {
        pub(crate) static GAMES: &[Known] = &[$(Known::of::<$screen>({
            $crate::part::part!($part: &'static Fetched = const { &Fetched::of::<$screen>($topics, $table) });
            || Box::pin($part())
        }, {
            $crate::part::part!($rulebook: Rulebook = <<$screen as $crate::screen::Screen>::Game as Game>::rulebook());
            || Box::pin($rulebook())
        })),+];

        pub(crate) static COVERS: &[Cover] =
            &[$(Cover { draw: <$screen as $crate::screen::Screen>::cover, style: $cover }),+];
    };
}

pub(super) use games;
