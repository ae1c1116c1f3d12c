//! Leaks planted in the games of the house, to see that the audit of their traffic finds them: a game as it is, but for
//! one thing that slips out where it should not.

use std::cell::Cell;

use pentarchy_animal_kingdoms::AnimalKingdoms;
use pentarchy_brutal_kingdom::BrutalKingdom;
use pentarchy_colour_kingdoms::ColourKingdoms;
use pentarchy_dominant_species::DominantSpecies;
use pentarchy_fantasy_realms::FantasyRealms;
use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Duty, Effect, Event, Events, Game, Outcome, Rule, Rulebook, Seat, Seats, Seed,
    Setup, Standings, Viewer,
};
use pentarchy_table::{Catalogue, Listed};
use serde::{Deserialize, Serialize};
use serde_json::{Value, to_value};

use crate::traffic::watched;

const CATALOGUE: Catalogue = Catalogue::new(&[
    Listed::of::<Slipping<FantasyRealms>>(),
    Listed::of::<Slipping<BrutalKingdom>>(),
    Listed::of::<Slipping<AnimalKingdoms>>(),
    Listed::of::<Slipping<ColourKingdoms>>(),
    Listed::of::<Slipping<DominantSpecies>>(),
]);

/// What slips out, and where.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Slip {
    /// Where a step deals something: one of the things that nobody should see, in an event for all.
    Deal,
    /// The same in an event for the players.
    DealToPlayers,
    /// A choice that others are still to make, too, in an event.
    Choice,
    /// Something hidden, in the view.
    View,
    /// A part of the seed, in the view.
    Seed,
    /// Something hidden, in a refusal.
    Refusal,
}

thread_local! {
    /// What slips out of games that this test starts.
    static SLIP: Cell<Slip> = const { Cell::new(Slip::Deal) };
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Slipping<G: Game> {
    game: G,
    slip: Slip,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
enum Heard<E: Event> {
    Told(E),
    Slipped { what: Value, aloud: bool },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct WithSlip<T> {
    told: T,
    slipped: Option<Value>,
}

impl<E: Event> Event for Heard<E> {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Heard::Told(event) => event.seen_by(viewer).map(Heard::Told),
            Heard::Slipped { aloud, .. } => (*aloud || viewer != Viewer::Spectator).then(|| self.clone()),
        }
    }
}

impl<R: pentarchy_game::Refusal> std::fmt::Display for WithSlip<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {:?}", self.told, self.slipped)
    }
}

impl<R: pentarchy_game::Refusal> std::error::Error for WithSlip<R> {}

impl<R: pentarchy_game::Refusal> pentarchy_game::Refusal for WithSlip<R> {
    fn rule(&self) -> Rule {
        self.told.rule()
    }
}

impl<G: Game> Slipping<G> {
    fn where_it_slips(&self, slip: Slip) -> Option<Value> {
        let slips = self.slip == slip;
        if slips { hidden(&self.game).into_iter().next().map(|(_, value)| value) } else { None }
    }

    /// Something hidden: where it was not before, if there is such a thing.
    fn dealt_since(&self, before: &G) -> Option<Value> {
        let before = to_value(before).unwrap();
        let hidden = hidden(&self.game);
        let moved = hidden.iter().find(|(place, value)| before.pointer(place) != Some(value));
        moved.or(hidden.first()).map(|(_, value)| value.clone())
    }
}

/// All that no onlooker can be sure of, but for the seed, with its place.
fn hidden<G: Game>(game: &G) -> Vec<(String, Value)> {
    let mut dice = Seed::from(9).dice(9);
    let other = Seats::first(game.seats()).iter().fold(game.clone(), |game, seat| game.sample(seat, &mut dice));
    let mut found = Vec::new();
    compare(&to_value(game).unwrap(), &to_value(&other).unwrap(), "", &mut found);
    found
}

fn compare(here: &Value, there: &Value, place: &str, found: &mut Vec<(String, Value)>) {
    match (here, there) {
        (Value::Array(here), Value::Array(there)) => {
            let pairs = here.iter().zip(there).enumerate();
            pairs.for_each(|(index, (a, b))| compare(a, b, &format!("{place}/{index}"), found));
        }
        (Value::Object(here), Value::Object(there)) => {
            here.iter().zip(there).for_each(|((key, a), (_, b))| compare(a, b, &format!("{place}/{key}"), found));
        }
        _ if here == there || here.as_str().is_some_and(|word| word.parse::<Seed>().is_ok()) => {}
        _ => found.push((place.to_owned(), here.clone())),
    }
}

/// A byte of the seed.
fn part_of_seed(value: &Value) -> Option<Value> {
    match value {
        Value::String(word) => word.parse::<Seed>().ok().map(|seed| seed.bytes()[3].into()),
        Value::Array(items) => items.iter().find_map(part_of_seed),
        Value::Object(fields) => fields.values().find_map(part_of_seed),
        _ => None,
    }
}

impl<G: Game> Game for Slipping<G> {
    const DESCRIPTION: Description = G::DESCRIPTION;

    type Action = G::Action;
    type Event = Heard<G::Event>;
    type View = WithSlip<G::View>;
    type Refusal = WithSlip<G::Refusal>;

    fn rulebook() -> Rulebook {
        G::rulebook()
    }

    fn start(setup: &Setup, seed: &Seed) -> Self {
        Slipping { game: G::start(setup, seed), slip: SLIP.get() }
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn awaiting(&self) -> Seats {
        self.game.awaiting()
    }

    fn duty(&self) -> Option<Duty<G::Action>> {
        self.game.duty()
    }

    fn legal(&self, actor: Actor, out: &mut Vec<G::Action>) {
        self.game.legal(actor, out);
    }

    fn apply(
        &mut self,
        actor: Actor,
        action: &G::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<Effect, Self::Refusal> {
        let before = self.game.clone();
        let mut told = Vec::new();
        let effect = self.game.apply(actor, action, &mut told);
        let effect = effect.map_err(|told| WithSlip { told, slipped: self.where_it_slips(Slip::Refusal) })?;
        told.into_iter().for_each(|event| events.push(Heard::Told(event)));
        let slipped = match (self.slip, actor) {
            (Slip::Deal | Slip::DealToPlayers, _) if effect == Effect::Revealed => self.dealt_since(&before),
            (Slip::Choice, Actor::Seat(seat)) => {
                let others = before.awaiting().without(Seats::only(seat));
                (!others.is_empty() && effect == Effect::Quiet).then(|| to_value(action).unwrap())
            }
            _ => None,
        };
        let aloud = self.slip != Slip::DealToPlayers;
        slipped.into_iter().for_each(|what| events.push(Heard::Slipped { what, aloud }));
        Ok(effect)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let seed = if self.slip == Slip::Seed { part_of_seed(&to_value(&self.game).unwrap()) } else { None };
        WithSlip { told: self.game.view(viewer), slipped: seed.or_else(|| self.where_it_slips(Slip::View)) }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> Self {
        Slipping { game: self.game.sample(seat, dice), slip: self.slip }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn standings(&self) -> Option<Standings> {
        self.game.standings()
    }

    fn check(&self) -> Result<(), Corrupt> {
        self.game.check()
    }
}

/// In so many games there is occasion for everything to slip out: not every one has a battle.
const GAMES: u64 = 3;

/// So much of each game is played.
const MOVES: u32 = 200;

/// Plays the game with each of the slips; the audit must find all of them.
fn finds(game: &str, seats: u8, options: &[(&str, &str)], slips: &[Slip]) {
    let mut request = CATALOGUE.find(game).unwrap().game.description().plain(seats).unwrap().request();
    for (key, choice) in options {
        request.options.insert((*key).into(), pentarchy_game::OptionValue::Choice((*choice).into()));
    }
    let setup = CATALOGUE.find(game).unwrap().game.description().setup(&request).unwrap();
    for &slip in slips {
        SLIP.set(slip);
        let error = (1..=GAMES).find_map(|number| watched(CATALOGUE, game, &setup, number, MOVES).err());
        let error = error.unwrap_or_else(|| panic!("{game}: {slip:?} was not found"));
        let found: &[&str] = match slip {
            Slip::Deal => &["learns more than they see"],
            Slip::DealToPlayers | Slip::Choice => &["learns more than they see", "is told of"],
            Slip::View | Slip::Seed => &["sees what they may not"],
            Slip::Refusal => &["learns from an answer"],
        };
        assert!(found.iter().any(|found| error.contains(found)), "{game}, {slip:?}: {error}");
    }
}

#[test]
fn slips_of_fantasy_realms_are_found() {
    finds("fantasy-realms", 3, &[], &[Slip::Deal, Slip::DealToPlayers, Slip::View, Slip::Refusal]);
    finds("fantasy-realms", 4, &[("variant", "trading")], &[Slip::Choice]);
}

#[test]
fn slips_of_brutal_kingdom_are_found() {
    let all = [Slip::Deal, Slip::DealToPlayers, Slip::Choice, Slip::View, Slip::Seed, Slip::Refusal];
    finds("brutal-kingdom", 3, &[], &all);
}

#[test]
fn slips_of_animal_kingdoms_are_found() {
    let all = [Slip::Deal, Slip::DealToPlayers, Slip::Choice, Slip::View, Slip::Seed, Slip::Refusal];
    finds("animal-kingdoms", 3, &[], &all);
}

/// Nothing is dealt there but the dice, which all see.
#[test]
fn slips_of_colour_kingdoms_are_found() {
    finds("colour-kingdoms", 2, &[], &[Slip::Choice, Slip::View, Slip::Seed, Slip::Refusal]);
}

/// Nobody chooses in secret there.
#[test]
fn slips_of_dominant_species_are_found() {
    finds("dominant-species", 3, &[], &[Slip::Deal, Slip::DealToPlayers, Slip::View, Slip::Seed, Slip::Refusal]);
}
