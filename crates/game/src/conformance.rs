//! What every game must pass. A game's tests call it with one line:
//!
//! ```text
//! conformance::every_setup::<FantasyRealms>(20);
//! ```

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Actor, AnyState, Dice, Effect, Event, Game, Line, Move, Record, Refusal, Seats, Seed, Setup, Standings, Viewer,
    erase, faults, paragraphs, random,
};

/// No decision offers more options than this: a person must be able to look through them.
pub const MOST_OPTIONS: usize = 400;

/// How many actions that are not open are tried at every step.
const TRESPASSES: usize = 12;

/// Plays random games of every setup that the game's description allows, with `games` seeds each, and checks every
/// promise of the contract at every step. Panics with the setup, the seed and the step of the first broken one.
pub fn every_setup<G: Game>(games: u64) {
    for setup in G::DESCRIPTION.every_setup() {
        one_setup::<G>(&setup, games);
    }
}

/// The same for one setup.
pub fn one_setup<G: Game>(setup: &Setup, games: u64) {
    for number in 0..games {
        let mut exam = Exam::<G>::new(setup, Seed::from(number));
        if let Err(fault) = exam.play() {
            let step = exam.record.moves.len();
            let record = serde_json::to_string(&exam.record).unwrap_or_default();
            panic!("{setup}, seed {number}, step {step}: {fault}\nrecord: {record}");
        }
    }
}

/// Checks the game's rulebook: both languages with the same numbers, every rule with a test. `tests` is the folder
/// of the game's tests.
pub fn rulebook<G: Game>(tests: &Path) {
    let mut sources = Vec::new();
    read_sources(tests, &mut sources);
    let faults = faults(G::rulebook(), G::DESCRIPTION.prefix, &sources);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn read_sources(folder: &Path, sources: &mut Vec<String>) {
    for file in std::fs::read_dir(folder).expect("the folder of tests can be read") {
        let path = file.expect("the folder of tests can be read").path();
        if path.is_dir() {
            read_sources(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(std::fs::read_to_string(path).expect("a test's source can be read"));
        }
    }
}

type Verdict = Result<(), String>;

fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(otherwise()) }
}

/// One game under examination.
struct Exam<G: Game> {
    game: G,
    dice: Dice,
    record: Record,
    /// Every event so far, to compare with the replay's.
    events: Vec<G::Event>,
    /// Actions that were open to somebody at some time: material for trespasses.
    known_actions: Vec<(Actor, G::Action)>,
    rules: BTreeSet<String>,
}

impl<G: Game> Exam<G> {
    fn new(setup: &Setup, seed: Seed) -> Self {
        Exam {
            game: G::start(setup, &seed),
            dice: seed.dice(u64::MAX), // never a stream that a game deals from
            record: Record::new(&G::DESCRIPTION, setup, seed),
            events: Vec::new(),
            known_actions: Vec::new(),
            rules: paragraphs(G::rulebook().english).into_iter().map(|paragraph| paragraph.rule).collect(),
        }
    }

    fn play(&mut self) -> Verdict {
        let mut buffer = Vec::new();
        loop {
            self.position()?;
            self.options()?;
            self.trespasses()?;
            self.hidden()?;
            let Some((actor, action)) = random::choose(&self.game, &mut self.dice, &mut buffer) else { break };
            self.step(actor, action)?;
            holds(self.record.moves.len() < G::DESCRIPTION.longest as usize, || "the game does not end".into())?;
        }
        self.ending()?;
        self.replay()
    }

    fn actors(&self) -> impl Iterator<Item = Actor> + use<G> {
        Seats::first(self.game.seats()).iter().map(Actor::Seat).chain([Actor::House])
    }

    fn legal(&self, actor: Actor) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(actor, &mut legal);
        legal
    }

    /// The position is sound, survives JSON, and is over exactly when nobody is awaited.
    fn position(&self) -> Verdict {
        self.game.check().map_err(|corrupt| corrupt.to_string())?;
        round_trip(&self.game, "the position")?;
        let over = Game::awaiting(&self.game).is_empty();
        holds(Game::outcome(&self.game).is_some() == over, || "an outcome exactly when nobody is awaited".into())?;
        holds(Game::standings(&self.game).is_some() == over, || "standings exactly when nobody is awaited".into())?;
        holds(!over || Game::duty(&self.game).is_none(), || "the house has a duty in a game that is over".into())?;
        for viewer in Viewer::all(self.game.seats()).chain([Viewer::Referee]) {
            round_trip(&Game::view(&self.game, viewer), "a view")?;
        }
        Ok(())
    }

    /// Whoever is awaited has options; there are not too many, none twice, and every one of them is accepted.
    fn options(&mut self) -> Verdict {
        for actor in self.actors() {
            let legal = self.legal(actor);
            let awaited = matches!(actor, Actor::Seat(seat) if Game::awaiting(&self.game).contains(seat));
            holds(!awaited || !legal.is_empty(), || format!("{actor} is awaited and has no legal action"))?;
            holds(legal.len() <= MOST_OPTIONS, || format!("{actor} has {} legal actions", legal.len()))?;
            for (index, action) in legal.iter().enumerate() {
                holds(!legal[..index].contains(action), || format!("{action:?} is listed twice for {actor}"))?;
                round_trip(action, "an action")?;
                let mut trial = self.game.clone();
                let applied = trial.apply(actor, action, &mut ());
                holds(applied.is_ok(), || format!("legal, but refused: {action:?} by {actor}: {applied:?}"))?;
                trial.check().map_err(|corrupt| format!("after {action:?} by {actor}: {corrupt}"))?;
            }
            self.known_actions.extend(legal.into_iter().map(|action| (actor, action)));
        }
        if let Some(duty) = Game::duty(&self.game) {
            let open = self.legal(Actor::House).contains(&duty.action);
            holds(open, || format!("the house's duty {:?} is not open to it", duty.action))?;
        }
        Ok(())
    }

    /// Stale actions, actions of other seats and of nobody at the table are refused and change nothing.
    fn trespasses(&mut self) -> Verdict {
        let strangers = Seats::first(crate::MAX_SEATS as u8).without(Seats::first(self.game.seats()));
        let actors: Vec<Actor> = self.actors().chain(strangers.iter().map(Actor::Seat)).collect();
        for _ in 0..TRESPASSES {
            let Some((_, action)) = self.dice.pick(&self.known_actions).cloned() else { break };
            let actor = *self.dice.pick(&actors).expect("there is always the house");
            if self.legal(actor).contains(&action) {
                continue;
            }
            let mut trial = self.game.clone();
            let mut events = Vec::new();
            let Err(refusal) = trial.apply(actor, &action, &mut events) else {
                return Err(format!("not legal, but accepted: {action:?} by {actor}"));
            };
            holds(trial == self.game && events.is_empty(), || format!("refused, but changed: {action:?} by {actor}"))?;
            round_trip(&refusal, "a refusal")?;
            let rule = refusal.rule().to_string();
            holds(self.rules.contains(&rule), || format!("{refusal:?} names {rule}, which does not exist"))?;
        }
        Ok(())
    }

    /// A sample looks the same to its seat and to spectators, leaves the seat the same options, and can be played; it
    /// is drawn from what the seat sees alone.
    fn hidden(&mut self) -> Verdict {
        for seat in Seats::first(self.game.seats()).iter() {
            let mut sample = Game::sample(&self.game, seat, &mut self.dice);
            let again = |game: &G, dice: &Dice| game.sample(seat, &mut dice.clone());
            holds(again(&self.game, &self.dice) == again(&sample, &self.dice), || {
                format!("a sample for seat {seat} depends on what the seat can't see")
            })?;
            sample.check().map_err(|corrupt| format!("a sample for {seat}: {corrupt}"))?;
            // Writing a position takes its time: each seat's turn comes.
            if self.record.moves.len() % usize::from(self.game.seats()) == seat.index() {
                let written = serde_json::to_string(&sample).map_err(|error| error.to_string())?;
                let kept = written.contains(&self.record.seed.to_string());
                holds(!kept, || format!("a sample for seat {seat} keeps the real seed"))?;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let (real, sampled) = (Game::view(&self.game, viewer), Game::view(&sample, viewer));
                holds(real == sampled, || {
                    format!("{viewer} can tell a sample for seat {seat} from the real position:\n{real:?}\n{sampled:?}")
                })?;
            }
            let mut legal = Vec::new();
            sample.legal(seat.into(), &mut legal);
            holds(legal == self.legal(seat.into()), || format!("a sample leaves seat {seat} other options"))?;
            holds(sample.awaiting() == Game::awaiting(&self.game), || "a sample awaits others".into())?;
            if self.record.moves.len() % 64 == seat.index() {
                random::play(&mut sample, &mut self.dice, &mut legal);
            }
        }
        Ok(())
    }

    /// Takes the step; a quiet one must tell whoever acted nothing that they did not know.
    fn step(&mut self, actor: Actor, action: G::Action) -> Verdict {
        let before = self.game.clone();
        let mut events = Vec::new();
        let effect = Game::apply(&mut self.game, actor, &action, &mut events).map_err(|refusal| refusal.to_string())?;
        for event in &events {
            round_trip(event, "an event")?;
            for viewer in Viewer::all(self.game.seats()) {
                let seen = event.seen_by(viewer);
                let again = seen.as_ref().map(|seen| seen.seen_by(viewer));
                holds(again.is_none_or(|again| again == seen), || format!("{event:?} changes when seen twice"))?;
            }
        }
        if let (Effect::Quiet, Actor::Seat(seat)) = (effect, actor) {
            let mut sample = before.sample(seat, &mut self.dice);
            let sampled = sample.apply(actor, &action, &mut ());
            holds(sampled == Ok(Effect::Quiet), || format!("{action:?} is quiet here and {sampled:?} in a sample"))?;
            let (real, sampled) = (Game::view(&self.game, seat.into()), sample.view(seat.into()));
            holds(real == sampled, || format!("{action:?} by {actor} is quiet, but tells:\n{real:?}\n{sampled:?}"))?;
        }
        let action = serde_json::to_value(&action).map_err(|error| error.to_string())?;
        self.record.moves.push(Move { by: actor, action });
        self.events.extend(events);
        Ok(())
    }

    /// Places are a ranking by totals, and every total is the sum of its lines.
    fn ending(&mut self) -> Verdict {
        let (Some(outcome), Some(Standings(standings))) = (Game::outcome(&self.game), Game::standings(&self.game))
        else {
            return Err("the game is over and has no outcome".into());
        };
        round_trip(&outcome, "the outcome")?;
        round_trip(&Standings(standings.clone()), "the standings")?;
        holds(standings.len() == usize::from(self.game.seats()), || "standings for other seats".into())?;
        for (seat, standing) in outcome.seats().zip(&standings) {
            let (place, total) = (outcome.place(seat), outcome.total(seat));
            let same = (standing.seat, standing.place, standing.total) == (seat, place, total);
            holds(same, || format!("the standing {standing:?} is not the outcome {outcome:?}"))?;
            let sum: i32 = standing.lines.iter().map(|line| line.points).sum();
            holds(sum == total, || format!("seat {seat} has {total} points and lines for {sum}"))?;
            holds(standing.lines.iter().all(Line::adds_up), || format!("a line does not add up: {standing:?}"))?;
            let ahead = outcome.seats().filter(|&other| outcome.place(other) < place).count();
            let alone = self.game.seats() == 1;
            holds(alone || usize::from(place) == ahead + 1, || format!("{outcome:?} is no ranking"))?;
            let overtaken = outcome.seats().any(|s| outcome.total(s) > total && outcome.place(s) > place);
            holds(!overtaken, || format!("{outcome:?} does not go by totals"))?;
        }
        self.record.outcome = Some(outcome);
        Ok(())
    }

    /// The record, through JSON, gives the same position and the same events again.
    fn replay(&self) -> Verdict {
        round_trip(&self.record, "the record")?;
        let mut seen = Vec::new();
        let replayed = self.record.replay(erase::<G>(), |_, _, applied, _| {
            seen.extend(applied.events.seen_by(Viewer::Referee).iter().map(|event| event.get().to_owned()));
        });
        let replayed = replayed.map_err(|error| error.to_string())?;
        holds(replayed.as_any().downcast_ref() == Some(&self.game), || "a replay ends elsewhere".into())?;
        let told = self.events.iter().filter_map(|event| event.seen_by(Viewer::Referee));
        let told: Vec<String> = told.map(|event| serde_json::to_string(&event).unwrap_or_default()).collect();
        holds(seen == told, || "a replay tells other events".into())?;
        let restored = AnyState::game(&self.game).restore(AnyState::json(&self.game).get());
        holds(restored.is_ok(), || "the last position can't be restored".into())
    }
}

/// Writes a value as JSON and reads it again.
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, what: &str) -> Verdict {
    let json = serde_json::to_string(value).map_err(|error| format!("{what} can't be written: {error}"))?;
    let read: T = serde_json::from_str(&json).map_err(|error| format!("{what} can't be read: {error}: {json}"))?;
    holds(read == *value, || format!("{what} is not the same after JSON: {json}"))
}
