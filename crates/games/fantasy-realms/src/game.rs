//! A game in progress, and how it keeps the contract.

use arrayvec::ArrayVec;
use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Duty, Effect, Events, Game, Outcome, Rulebook, Seat, Seats, Seed, Setup,
    Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::declaring::Declared;
use crate::knowledge::Knowledge;
use crate::setup::{DESCRIPTION, Rules, Variant};
use crate::trading::Trading;
use crate::{Action, Card, CardSet, Event, Refusal, View};

/// The most players of any variant.
pub(crate) const PLAYERS: usize = 7;

/// How many cards make a whole hand.
pub(crate) const HAND: usize = 7;

/// The one event of chance: the order of the deck and who starts.
const DEAL: u64 = 0;

/// Fantasy Realms, with all that is hidden in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FantasyRealms {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    /// What the game waits for.
    pub(crate) step: Step,
    /// The last card is the top one.
    pub(crate) deck: ArrayVec<Card, 53>,
    /// In the order in which the cards were discarded.
    pub(crate) discard: ArrayVec<Card, 53>,
    pub(crate) hands: [CardSet; PLAYERS],
    pub(crate) knowledge: Knowledge,
    /// How many turns in a row nobody has drawn from the deck.
    pub(crate) turns_without_drawing: u8,
    pub(crate) trading: Trading,
    pub(crate) declared: [Declared; PLAYERS],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Step {
    /// A player draws or takes.
    Draw { seat: Seat },
    /// The same player discards; `fresh` is what they have just drawn or taken.
    Discard { seat: Seat, fresh: CardSet },
    /// Everybody trades with everybody.
    Trading,
    /// Hands are open; players declare the choices of their final scoring.
    Declaring,
    /// Nothing.
    Over,
}

impl FantasyRealms {
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seats).iter()
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    pub(crate) fn is_open(&self) -> bool {
        matches!(self.step, Step::Declaring | Step::Over)
    }

    /// The seat behind an actor, if it sits at this table.
    fn seat_of(&self, actor: Actor) -> Result<Seat, Refusal> {
        match actor {
            Actor::Seat(seat) if seat.index() < usize::from(self.seats) => Ok(seat),
            _ => Err(Refusal::NotAsked(actor)),
        }
    }

    /// The player's turn it is, or why the actor may not act in it.
    fn in_turn(&self, actor: Actor, seat: Seat) -> Result<Seat, Refusal> {
        if actor == Actor::Seat(seat) { Ok(seat) } else { Err(Refusal::NotAsked(actor)) } // FR-9
    }
}

impl Game for FantasyRealms {
    const DESCRIPTION: Description = DESCRIPTION;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn rulebook() -> Rulebook {
        Rulebook { english: include_str!("../rules/en.md"), russian: include_str!("../rules/ru.md") }
    }

    fn start(setup: &Setup, seed: &Seed) -> FantasyRealms {
        let rules = Rules::of(setup);
        let seats = setup.seats();
        let mut dice = seed.dice(DEAL);
        let mut deck = ArrayVec::from(Card::ALL);
        dice.shuffle(&mut deck);
        let first = Seats::first(seats).iter().nth(dice.below(u32::from(seats)) as usize).unwrap_or(Seat::FIRST);
        let mut game = FantasyRealms {
            rules,
            seats,
            step: if rules.variant == Variant::Trading { Step::Trading } else { Step::Draw { seat: first } },
            deck,
            discard: ArrayVec::new(),
            hands: [CardSet::EMPTY; PLAYERS],
            knowledge: Knowledge::default(),
            turns_without_drawing: 0,
            trading: Trading::default(),
            declared: [Declared::default(); PLAYERS],
        };
        // FR-3, FR-39: seven cards each; FR-35: two players start with none.
        if rules.variant != Variant::Duel {
            for seat in game.everybody() {
                game.hands[seat.index()] = game.deck.drain(game.deck.len() - HAND..).collect();
            }
        }
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaiting(&self) -> Seats {
        match self.step {
            Step::Draw { seat } | Step::Discard { seat, .. } => Seats::only(seat),
            Step::Trading => Seats::first(self.seats).without(self.trading.content),
            Step::Declaring => self.still_declaring(),
            Step::Over => Seats::NONE,
        }
    }

    fn duty(&self) -> Option<Duty<Action>> {
        let after_seconds = u32::from(self.rules.minutes) * 60; // FR-44
        (self.step == Step::Trading).then_some(Duty { action: Action::Bell, after_seconds })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        match (self.step, actor) {
            (Step::Draw { seat }, Actor::Seat(asked)) if seat == asked => self.ways_to_draw(out),
            (Step::Discard { seat, fresh }, Actor::Seat(asked)) if seat == asked => {
                out.extend(self.discardable(seat, fresh).iter().map(Action::Discard));
            }
            (Step::Trading, Actor::House) => out.push(Action::Bell),
            (Step::Trading, Actor::Seat(seat)) if seat.index() < usize::from(self.seats) => {
                self.ways_to_trade(seat, out);
            }
            (Step::Declaring, Actor::Seat(seat)) if self.still_declaring().contains(seat) => {
                self.ways_to_declare(seat, out);
            }
            _ => {}
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        match (self.step, *action) {
            (Step::Over, _) => Err(Refusal::Over),
            (Step::Draw { seat }, Action::Draw) => {
                let seat = self.in_turn(actor, seat)?;
                Ok(self.draw(seat, events))
            }
            (Step::Draw { seat }, Action::Take(card)) => {
                let seat = self.in_turn(actor, seat)?;
                self.take(seat, card, events)
            }
            (Step::Discard { seat, fresh }, Action::Discard(card)) => {
                let seat = self.in_turn(actor, seat)?;
                self.discard(seat, card, fresh, events)
            }
            (Step::Draw { seat }, Action::Discard(_)) => self.in_turn(actor, seat).and(Err(Refusal::DrawFirst)),
            (Step::Discard { seat, .. }, Action::Draw | Action::Take(_)) => {
                self.in_turn(actor, seat).and(Err(Refusal::DiscardFirst))
            }
            (Step::Trading, Action::Bell) => self.ring(actor, events),
            (Step::Trading, Action::Draw | Action::Take(_) | Action::Discard(_)) => Err(Refusal::NoTurns),
            (Step::Trading, trade) => {
                let seat = self.seat_of(actor)?;
                self.trade(seat, trade, events)
            }
            (Step::Declaring, Action::Declare(declaration)) => {
                let seat = self.seat_of(actor)?;
                self.declare(seat, declaration, events)
            }
            (Step::Declaring, Action::DeclareBest) => {
                let seat = self.seat_of(actor)?;
                self.declare_best(seat, events)
            }
            (_, Action::Declare(_) | Action::DeclareBest) => Err(Refusal::NothingToDeclare),
            (Step::Declaring, Action::Draw | Action::Take(_) | Action::Discard(_)) => Err(Refusal::Over),
            (_, _) => Err(Refusal::NoTrading),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed(viewer)
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> FantasyRealms {
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
