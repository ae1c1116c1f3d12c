//! A game in progress, and how it keeps the contract.

use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Effect, Events, Game, Outcome, Rulebook, Seat, Seats, Seed, Setup, Standings,
    Viewer,
};
use serde::{Deserialize, Serialize};

use crate::components::{INFLUENCE, KINGDOM_TOKENS, RETREAT_TOKENS};
use crate::hand::{HAND, Hand};
use crate::holdings::Holdings;
use crate::pile::Pile;
use crate::setup::DESCRIPTION;
use crate::solo_battle::MOST_SHOWN;
use crate::upstart::{BONUS_CARDS, Upstart};
use crate::{Action, Age, Card, CardSet, Decree, Event, Mode, Place, Realm, Refusal, View};

/// The most sides of a game: players, and in solo the upstart.
pub(crate) const SIDES: usize = 5;

/// The upstart's place in lists by side: beside the one player. Nobody sits there.
pub const UPSTART: Seat = match Seat::new(1) {
    Some(seat) => seat,
    None => panic!("there is a seat 1"),
};

/// How many decrees a game uses.
pub(crate) const DECREES_USED: usize = Realm::COUNT * Age::COUNT;

/// The events of chance. Shuffles of the deck have events of their own: see `deck.rs`.
mod chance {
    pub(super) const FIRST_PLAYER: u64 = 0;
    pub(super) const DECREES: u64 = 1;
    pub(super) const KINGDOM_TOKENS: u64 = 2;
    pub(super) const RETREAT_TOKENS: u64 = 3;
}

/// Animal Kingdoms, with all that is hidden in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnimalKingdoms {
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    /// For the shuffles to come.
    pub(crate) seed: Seed,
    /// What the game waits for.
    pub(crate) step: Step,
    pub(crate) age: Age,
    /// Who started this age.
    pub(crate) first: Seat,
    /// The decrees of the first age, by size of their realms, then of the second and of the third.
    pub(crate) decrees: [Decree; DECREES_USED],
    /// By realm.
    pub(crate) realms: [Holdings; Realm::COUNT],
    /// By realm; in each by age, from left to right.
    pub(crate) kingdom_tokens: [[u8; Age::COUNT]; Realm::COUNT],
    /// The last card is the top one.
    pub(crate) deck: Pile<{ Card::COUNT }>,
    pub(crate) discard: CardSet,
    /// How often the deck has run out in this age.
    pub(crate) reshuffles: u16,
    pub(crate) hands: [Hand; SIDES],
    /// Who has retreated in this age, as a number in the order of retreating; 0 is still in play.
    pub(crate) retreated: [u8; SIDES],
    pub(crate) retreat_tokens: RetreatTokens,
    /// The battle modifiers of each player; the rest is the supply.
    pub(crate) modifiers: [u8; SIDES],
    /// How often each player has rallied, by age.
    pub(crate) rallies: [[u32; Age::COUNT]; SIDES],
    /// Who took which place: by age, by realm, by side.
    pub(crate) places: [[[Place; SIDES]; Realm::COUNT]; Age::COUNT],
    pub(crate) upstart: Upstart,
}

/// The retreat tokens, in the order in which lot lets them be taken: one in each age, and the last never.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RetreatTokens {
    pub(crate) values: [u8; RETREAT_TOKENS.len()],
    /// Who took one, by age.
    pub(crate) owners: [Option<Seat>; Age::COUNT],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Step {
    /// A player captures, rallies or retreats.
    Turn { seat: Seat },
    /// The fighters choose their cards; a chosen card is still in its hand.
    Choose { battle: Battle, chosen: [Option<Card>; SIDES] },
    /// The cards are revealed; one fighter after the other adds modifiers or passes.
    Boost { battle: Battle, shown: [Option<Card>; SIDES], boosts: [u8; SIDES], seat: Seat, passed: Seats },
    /// Nothing.
    Over,
}

/// A battle in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Battle {
    pub(crate) realm: Realm,
    /// Who still fights; in solo the player and the upstart.
    pub(crate) fighters: Seats,
    /// Who fought and is out.
    pub(crate) beaten: Seats,
    /// How many times the cards have decided nothing so far.
    pub(crate) ties: u8,
}

impl AnimalKingdoms {
    /// Whether this is a game against the upstart, and at which level.
    pub(crate) fn level(&self) -> Option<crate::Level> {
        match self.mode {
            Mode::Solo(level) => Some(level),
            Mode::Battles | Mode::Peace => None,
        }
    }

    /// How many sides there are: the players, and in solo the upstart.
    #[inline]
    pub(crate) fn side_count(&self) -> u8 {
        self.seats + u8::from(self.level().is_some())
    }

    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seats).iter()
    }

    pub(crate) fn sides(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.side_count()).iter()
    }

    /// All sides clockwise, from this one on.
    pub(crate) fn round(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.side_count();
        std::iter::successors(Some(from), move |seat| Some(seat.next(count))).take(usize::from(count))
    }

    pub(crate) fn is_upstart(&self, seat: Seat) -> bool {
        self.level().is_some() && seat == UPSTART
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()].cards
    }

    #[inline]
    pub(crate) fn holdings(&self, realm: Realm) -> &Holdings {
        &self.realms[realm.index()]
    }

    /// The decree of a realm in this age.
    #[inline]
    pub(crate) fn decree(&self, realm: Realm) -> Decree {
        self.decrees[self.age.index() * Realm::COUNT + realm.index()]
    }

    pub(crate) fn has_retreated(&self, seat: Seat) -> bool {
        self.retreated[seat.index()] > 0
    }

    /// AK-4: the influence tokens that a side has not placed.
    pub(crate) fn influence(&self, seat: Seat) -> u8 {
        let placed: u8 = self.realms.iter().map(|holdings| holdings.tokens(seat)).sum();
        INFLUENCE - placed
    }

    /// The points on the score track: rallies and places.
    pub(crate) fn score(&self, seat: Seat) -> u32 {
        let rallies: u32 = self.rallies[seat.index()].iter().sum();
        let places = Age::ALL.into_iter().flat_map(|age| Realm::ALL.map(|realm| self.points(age, realm, seat)));
        rallies + places.map(u32::from).sum::<u32>()
    }

    /// What a side got for a realm at the end of an age.
    pub(crate) fn points(&self, age: Age, realm: Realm, seat: Seat) -> u8 {
        let place = self.places[age.index()][realm.index()][seat.index()];
        place.points(self.kingdom_tokens[realm.index()][age.index()])
    }

    /// Where the actor may act as this seat, or why not.
    fn in_turn(&self, actor: Actor, seat: Seat) -> Result<Seat, Refusal> {
        if actor == Actor::Seat(seat) { Ok(seat) } else { Err(Refusal::NotAsked(actor)) } // AK-11
    }
}

impl Game for AnimalKingdoms {
    const DESCRIPTION: Description = DESCRIPTION;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn rulebook() -> Rulebook {
        Rulebook { english: include_str!("../rules/en.md"), russian: include_str!("../rules/ru.md") }
    }

    fn start(setup: &Setup, seed: &Seed) -> AnimalKingdoms {
        let mode = Mode::of(setup);
        let seats = setup.seats();
        let first = Seat::new(seed.dice(chance::FIRST_PLAYER).below(u32::from(seats)) as u8).unwrap_or(Seat::FIRST);
        let mut decrees = Decree::ALL;
        seed.dice(chance::DECREES).shuffle(&mut decrees);
        let mut tokens = KINGDOM_TOKENS;
        seed.dice(chance::KINGDOM_TOKENS).shuffle(&mut tokens);
        let mut retreat_tokens = RETREAT_TOKENS;
        seed.dice(chance::RETREAT_TOKENS).shuffle(&mut retreat_tokens);
        let mut game = AnimalKingdoms {
            mode,
            seats,
            seed: *seed,
            step: Step::Turn { seat: first },
            age: Age::First,
            first,
            decrees: std::array::from_fn(|place| decrees[place]),
            realms: [Holdings::EMPTY; Realm::COUNT],
            kingdom_tokens: std::array::from_fn(|realm| {
                let mut row = std::array::from_fn(|place| tokens[realm * Age::COUNT + place]);
                row.sort_unstable(); // AK-5
                row
            }),
            deck: Pile::EMPTY,
            discard: CardSet::EMPTY,
            reshuffles: 0,
            hands: [Hand::default(); SIDES],
            retreated: [0; SIDES],
            retreat_tokens: RetreatTokens { values: retreat_tokens, owners: [None; Age::COUNT] },
            modifiers: [0; SIDES],
            rallies: [[0; Age::COUNT]; SIDES],
            places: [[[Place::Nothing; SIDES]; Realm::COUNT]; Age::COUNT],
            upstart: Upstart::default(),
        };
        game.shuffle_deck(CardSet::ALL);
        game.everybody().for_each(|seat| game.refill(seat, &mut ()));
        if let Some(level) = game.level() {
            (0..level.bonus_cards()).for_each(|place| game.upstart.bonus[place] = Some(game.draw(&mut ())));
            game.first = game.first_in_solo();
        }
        game.give_turn(game.first, &mut ());
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn awaiting(&self) -> Seats {
        match self.step {
            Step::Turn { seat } | Step::Boost { seat, .. } => Seats::only(seat),
            Step::Choose { battle, chosen } => self.still_choosing(&battle, &chosen),
            Step::Over => Seats::NONE,
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        let Actor::Seat(asked) = actor else { return };
        match self.step {
            Step::Turn { seat } if seat == asked => self.ways_to_act(seat, out),
            Step::Choose { battle, chosen } if self.still_choosing(&battle, &chosen).contains(asked) => {
                out.extend(self.hand(asked).iter().map(Action::Fight));
            }
            Step::Boost { seat, .. } if seat == asked => {
                out.push(Action::Pass);
                out.extend((1..=self.modifiers[seat.index()]).map(Action::Boost));
            }
            _ => {}
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        match self.step {
            Step::Over => Err(Refusal::Over),
            Step::Turn { seat } => {
                let seat = self.in_turn(actor, seat)?;
                match *action {
                    Action::Play { card, realm } => self.play(seat, card, realm, events),
                    Action::PlayPair { stays, leaves, realm } => self.play_pair(seat, stays, leaves, realm, events),
                    Action::Rally(cards) => self.rally(seat, cards, events),
                    Action::Retreat => Ok(self.retreat_by_choice(seat, events)),
                    Action::Fight(_) | Action::Boost(_) | Action::Pass => Err(Refusal::NoBattle),
                }
            }
            Step::Choose { battle, chosen } => {
                let seat = self.fighter(actor, &battle)?;
                match *action {
                    Action::Fight(card) => self.choose(seat, card, battle, chosen, events),
                    _ => Err(Refusal::ChooseCard),
                }
            }
            Step::Boost { seat, .. } => {
                let seat = self.in_turn(actor, seat)?;
                match *action {
                    Action::Boost(modifiers) => self.boost(seat, modifiers, events),
                    Action::Pass => Ok(self.pass(seat, events)),
                    _ => Err(Refusal::BoostOrPass),
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed(viewer)
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> AnimalKingdoms {
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

/// All territories of all realms: as many cards can lie below them.
const TERRITORIES: usize = 4 + 5 + 6 + 7 + 8;

// With every hand whole, every territory taken and the upstart's cards on the table there are still cards to draw.
const _: () = assert!(SIDES * HAND + TERRITORIES + MOST_SHOWN + BONUS_CARDS < Card::COUNT);
