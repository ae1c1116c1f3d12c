//! A game in progress, and how it keeps the contract.

use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Effect, Events, Game, Outcome, Rulebook, Seat, Seats, Seed, Setup, Standings,
    Viewer,
};
use serde::{Deserialize, Serialize};

use crate::map::Chart;
use crate::player::Player;
use crate::setup::{DESCRIPTION, MAP};
use crate::speed::DigitSet;
use crate::{Action, DieSet, Event, Map, Refusal, Spell, Thrown, View};

/// The most players.
pub(crate) const PLAYERS: usize = 4;

/// The event of chance that decides who starts; the throws follow it, counted from 1.
const FIRST_PLAYER: u64 = 0;

/// Colour Kingdoms, with all that is hidden in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourKingdoms {
    pub(crate) map: Chart,
    pub(crate) seats: u8,
    /// The throws to come.
    pub(crate) seed: Seed,
    /// Counted from 1.
    pub(crate) round: u16,
    /// Whoever has the marker.
    pub(crate) first: Seat,
    /// How the dice fell: blue, red, yellow, white.
    pub(crate) dice: [Thrown; 4],
    pub(crate) in_box: DieSet,
    pub(crate) step: Step,
    /// Whether this round is the last.
    pub(crate) last_round: bool,
    /// The digits that were crossed out in a game for one.
    pub(crate) crossed: DigitSet,
    pub(crate) players: [Player; PLAYERS],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    /// Players take dice in turn; whoever has one paints.
    Round,
    /// Alone, at the end of a round: a digit is crossed out.
    Cross,
    /// Nothing.
    Over,
}

impl ColourKingdoms {
    /// The map that is played on.
    pub fn map(&self) -> &Map {
        &self.map
    }

    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seats).iter()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats in the order of this round.
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let mut next = self.first;
        (0..seats).map(move |_| {
            let seat = next;
            next = seat.next(seats);
            seat
        })
    }

    /// Whoever takes a die next.
    pub(crate) fn picker(&self) -> Option<Seat> {
        self.order().find(|&seat| self.player(seat).turn.is_none())
    }

    /// The seat behind an actor, if it sits at this table.
    fn seat_of(&self, actor: Actor) -> Result<Seat, Refusal> {
        match actor {
            Actor::Seat(seat) if seat.index() < usize::from(self.seats) => Ok(seat),
            _ => Err(Refusal::NotAsked(actor)), // CK-14
        }
    }
}

impl Game for ColourKingdoms {
    const DESCRIPTION: Description = DESCRIPTION;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn rulebook() -> Rulebook {
        Rulebook { english: include_str!("../rules/en.md"), russian: include_str!("../rules/ru.md") }
    }

    fn start(setup: &Setup, seed: &Seed) -> ColourKingdoms {
        let map = Chart::of(setup.document(MAP));
        let seats = setup.seats();
        let starts = seed.dice(FIRST_PLAYER).below(u32::from(seats)) as usize; // CK-5
        let first = Seats::first(seats).iter().nth(starts).unwrap_or(Seat::FIRST);
        let dice = map.board().throw(&mut seed.dice(1));
        let mut game = ColourKingdoms {
            map,
            seats,
            seed: *seed,
            round: 1,
            first,
            dice,
            in_box: DieSet::ALL,
            step: Step::Round,
            last_round: false,
            crossed: DigitSet::default(),
            players: Default::default(),
        };
        // CK-6: the spells in the order of the seats; CK-46: none for one.
        if seats > 1 {
            for (seat, spell) in game.order().zip(Spell::ALL) {
                game.player_mut(seat).spells[spell.index()] = 1;
            }
        }
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaiting(&self) -> Seats {
        match self.step {
            Step::Round => {
                let mut awaited: Seats = self.everybody().filter(|&seat| self.player(seat).is_painting()).collect();
                if let Some(seat) = self.picker() {
                    awaited.insert(seat);
                }
                awaited
            }
            Step::Cross => Seats::only(Seat::FIRST),
            Step::Over => Seats::NONE,
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        let Ok(seat) = self.seat_of(actor) else { return };
        match self.step {
            Step::Round if self.player(seat).is_painting() => self.ways_to_paint(seat, out),
            Step::Round if self.picker() == Some(seat) => self.ways_to_take(out),
            Step::Cross => self.ways_to_cross(out),
            _ => {}
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        let seat = self.seat_of(actor)?;
        match (self.step, *action) {
            (Step::Over, _) => Err(Refusal::Over),
            (Step::Cross, Action::Cross { row, place }) => self.cross(row, place, events),
            (Step::Cross, _) => Err(Refusal::CrossFirst),
            (Step::Round, Action::Cross { .. }) => Err(Refusal::NothingToCross),
            (Step::Round, Action::Take { die, kingdom, colour }) => self.take(seat, die, kingdom, colour, events),
            (Step::Round, Action::Paint { region, drop, matching }) => self.paint(seat, region, drop, matching, events),
            (Step::Round, Action::Choose(colour)) => self.choose(seat, colour, events),
            (Step::Round, Action::Move(kingdom)) => self.move_drops(seat, kingdom, events),
            (Step::Round, Action::Spread(kingdom)) => self.spread(seat, kingdom, events),
            (Step::Round, Action::Mix(colour)) => self.mix(seat, colour, events),
            (Step::Round, Action::Anew) => self.begin_anew(seat, events),
            (Step::Round, Action::Finish) => self.finish(seat, events),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed(viewer)
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> ColourKingdoms {
        self.sampled(seat, dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| self.ranking())
    }

    fn standings(&self) -> Option<Standings> {
        (self.step == Step::Over).then(|| self.explained())
    }

    fn check(&self) -> Result<(), Corrupt> {
        self.soundness()
    }
}
