//! A record unrolled: every position and every event of it.

use std::sync::Arc;

use pentarchy_game::{Actor, AnyEvents, AnyState, Record, ReplayError, Seat, Seats, Viewer};
use pentarchy_table::{Ending, Gathering, Holder, Json, Plan, Seal, Sight};

use crate::games::Fetched;
use crate::play::{bot_name, names};
use crate::screen::{Names, PlayerName};
use crate::t;

/// A record unrolled.
pub(crate) struct Reel {
    pub(crate) game: &'static Fetched,
    pub(crate) record: Record,
    pub(crate) plan: Arc<Plan>,
    /// Who played, where it is known.
    pub(crate) gathering: Option<Gathering>,
    /// What the people were called, by seat, where nothing else is known of them.
    players: Vec<Option<String>>,
    /// What was sealed before the game, where it is known.
    pub(crate) seal: Option<Seal>,
    positions: Vec<Box<dyn AnyState>>,
    steps: Vec<(Actor, Box<dyn AnyEvents>)>,
    ending: Arc<Ending>,
}

/// A record, and what is known beside it.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) record: Record,
    pub(crate) plan: Option<Plan>,
    pub(crate) gathering: Option<Gathering>,
    /// What the people are called, by seat, where there is no gathering.
    pub(crate) players: Vec<Option<String>>,
    pub(crate) seal: Option<Seal>,
}

impl Found {
    /// A record of which nothing else is known.
    pub(crate) fn alone(record: Record) -> Found {
        Found { record, plan: None, gathering: None, players: Vec::new(), seal: None }
    }
}

/// Why a record can't be shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum CannotShow {
    /// There is no such game by such rules.
    Game(String),
    Replay(ReplayError),
}

impl CannotShow {
    pub(crate) fn say(&self) -> String {
        match self {
            CannotShow::Game(game) => t!("replay-unknown-game", game = game.clone()),
            CannotShow::Replay(error) => t!("replay-broken", error = error.to_string()),
        }
    }
}

impl Reel {
    pub(crate) fn unroll(game: &'static Fetched, found: Found) -> Result<Reel, CannotShow> {
        let Found { record, plan, gathering, players, seal } = found;
        let listed =
            game.catalogue.version(&record.game, record.rules).ok_or_else(|| CannotShow::Game(record.game.clone()))?;
        let mut positions = vec![record.start(listed.game).map_err(CannotShow::Replay)?];
        let mut steps = Vec::with_capacity(record.moves.len());
        let end = record
            .replay(listed.game, |_, step, applied, state| {
                positions.push(state.boxed());
                steps.push((step.by, applied.events));
            })
            .map_err(CannotShow::Replay)?;
        let plan = plan.unwrap_or_else(|| {
            let mut plan = Plan::new(&record.game, record.setup.seats);
            plan.setup = record.setup.clone();
            plan
        });
        let ending = Ending { seed: record.seed, outcome: end.outcome(), standings: end.standings() };
        Ok(Reel {
            game,
            record,
            plan: Arc::new(plan),
            gathering,
            players,
            seal,
            positions,
            steps,
            ending: Arc::new(ending),
        })
    }

    /// The names of the people, by seat; bots have none.
    pub(crate) fn people(&self) -> Vec<Option<String>> {
        let name = |chair: &pentarchy_table::Chair| match &chair.holder {
            Holder::Person { name, .. } => Some(name.to_string()),
            Holder::Open | Holder::Bot { .. } => None,
        };
        match &self.gathering {
            Some(gathering) => gathering.chairs.iter().map(name).collect(),
            None => self.players.clone(),
        }
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(crate) fn seats(&self) -> u8 {
        self.record.setup.seats
    }

    /// What is seen after so many steps.
    pub(crate) fn sight(&self, at: usize, viewer: Viewer) -> Sight {
        let state = &self.positions[at.min(self.len())];
        let none = serde_json::value::to_raw_value::<[u8; 0]>(&[]).expect("an empty list can be written");
        Sight { viewer, view: Json::from(state.view(viewer)), legal: Json::from(none), undo: 0 }
    }

    /// What a seat sees and may do after so many steps.
    pub(crate) fn sight_of(&self, at: usize, seat: Seat) -> Sight {
        let state = &self.positions[at.min(self.len())];
        let legal = serde_json::value::to_raw_value(&state.legal(seat.into())).expect("actions can be written as JSON");
        Sight { legal: Json::from(legal), ..self.sight(at, Viewer::Seat(seat)) }
    }

    pub(crate) fn awaiting(&self, at: usize) -> Seats {
        self.positions[at.min(self.len())].awaiting()
    }

    /// What the step to this position brought.
    pub(crate) fn events(&self, at: usize, viewer: Viewer) -> Vec<Json> {
        let Some((_, events)) = at.checked_sub(1).and_then(|index| self.steps.get(index)) else { return Vec::new() };
        events.seen_by(viewer).into_iter().map(Json::from).collect()
    }

    /// How it ended, where the end is shown.
    pub(crate) fn ending(&self, at: usize) -> Option<Arc<Ending>> {
        (at >= self.len()).then(|| self.ending.clone())
    }

    /// What the players are called: nobody is "you" in a replay.
    pub(crate) fn names(&self) -> Names {
        match &self.gathering {
            Some(gathering) => names(gathering, None, Viewer::Spectator),
            None => {
                let name = |seat: usize| match self.players.get(seat) {
                    Some(Some(name)) => (name.clone(), false),
                    Some(None) => (bot_name(seat), true),
                    None => (t!("frame-player-number", number = seat + 1), false),
                };
                let player = |(name, is_bot)| PlayerName { name, is_you: false, is_bot };
                Names((0..usize::from(self.seats())).map(|seat| player(name(seat))).collect())
            }
        }
    }
}
