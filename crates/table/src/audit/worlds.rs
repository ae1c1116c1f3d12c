//! Other worlds: tables that somebody can't tell from the real one, because only what they may not know is otherwise
//! there. The position is drawn anew from all that look the same to them, and the seed is another one.
//!
//! What the person is told must be the same in all of them:
//! - the whole welcome: view, options, whom the game waits for, the clocks, what could be taken back;
//! - the refusal of whatever they ask that is not allowed;
//! - the events of a step that leaves them with the same sight, be it that step or another that looks the same to all.
//!   A step that deals cards rarely does in a world that is other in everything; so it is tried as well where only a
//!   few hidden things are exchanged, and where only chance is other. Two tellings may differ where the worlds do not
//!   any more after the step, or where the same telling could have led to either; and where the game itself lets its
//!   players know the worlds apart: they remember.
//!
//!   No other seed throws the same dice; so of a throw that the viewer sees, no number is told that they don't see.
//!
//! And what a step tells somebody and not the onlookers, and what whoever acted could not have done in another world, is
//! in one place in all worlds afterwards; unless the step itself shuffled it away, and told the same wherever it went.

use std::collections::{BTreeMap, BTreeSet};

use pentarchy_game::{Actor, AnyEvents, AnyState, Dice, Seats, Seed, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

use super::changes::{Exchange, exchanged, leaves, with_exchanged, with_other_chance, with_pairs_exchanged};
use super::{Report, viewers};
use crate::table::Change;
use crate::{Entry, Hand, Logged, Name, Person, PersonId, Request, Table, Update, Welcome, What};

/// Each step is tried in so many quite other worlds, and in worlds where so many pairs of things are exchanged: few, so
/// that all which the step shows may stay the same, and many, so that what it should not tell is hardly the same.
const PAIRS: [usize; 3] = [1, 4, 16];

/// How many other actions that somebody else might have taken there are tried.
const ACTIONS: usize = 12;

/// How many requests that are not allowed are made at each position.
const TRESPASSES: usize = 4;

/// How many actions of earlier steps are kept for that.
const REMEMBERED: usize = 64;

/// How many worlds are looked at for what they have in common.
const MEMORIES: usize = 8;

/// How often chance is tried to see whether it decides where something is.
const CHANCES: usize = 100;

/// The other worlds of one person.
pub(super) struct Worlds<'a> {
    person: Person,
    dice: &'a mut Dice,
    /// Actions that somebody took at some time: material for trespasses.
    actions: Vec<Value>,
}

impl Table {
    /// The table as it would be in another position, with another seed behind its seal.
    fn imagined<R>(&mut self, state: &mut Box<dyn AnyState>, seed: Seed, look: impl FnOnce(&Table) -> R) -> R {
        let mut swap = |table: &mut Table, seed| {
            if let Some(course) = &mut table.course {
                course.swap(state);
            }
            std::mem::replace(&mut table.seed, seed)
        };
        let real = swap(self, seed);
        let seen = look(self);
        swap(self, real);
        seen
    }
}

impl<'a> Worlds<'a> {
    pub(super) fn new(person: &PersonId, dice: &'a mut Dice) -> Worlds<'a> {
        let name = Name::new("somebody").expect("this can be a name");
        Worlds { person: Person { id: person.clone(), name }, dice, actions: Vec::new() }
    }

    /// Compares the table right after an entry, and the step that led there, with other worlds.
    pub(super) fn compare(
        &mut self,
        table: &mut Table,
        before: Option<&dyn AnyState>,
        logged: &Logged,
        report: &mut Report,
    ) -> Result<(), String> {
        for viewer in viewers(table, &self.person.id) {
            self.same_sight(table, viewer, report)?;
            if let (Entry::Acted { by, hand, action }, Some(before)) = (&logged.entry, before) {
                let step = Step { before, by: *by, hand: *hand, action, viewer };
                let telling = self.same_events(&step, table, report)?;
                self.thrown_is_seen(&step)?;
                self.told_is_known(&step, telling, table, report)?;
            }
        }
        if let Entry::Acted { action, .. } = &logged.entry {
            self.actions.push(action.clone());
            self.actions.drain(..self.actions.len().saturating_sub(REMEMBERED));
        }
        Ok(())
    }

    /// What the viewer is shown and answered does not depend on what they may not know.
    fn same_sight(&mut self, table: &mut Table, viewer: Viewer, report: &mut Report) -> Result<(), String> {
        let Some(state) = table.state() else { return Ok(()) };
        let mut other = another(state, viewer, self.dice);
        let seed = self.dice.seed();
        report.positions += 1;
        report.differing += usize::from(other.json().get() != state.json().get());
        let shown = |table: &Table| welcome(table, &self.person.id, viewer);
        let (real, imagined) = (shown(table), table.imagined(&mut other, seed, shown));
        if real != imagined {
            return Err(format!("{viewer} sees what they may not:\n{real:?}\n{imagined:?}"));
        }
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        for _ in 0..TRESPASSES {
            let Some(action) = self.dice.pick(&self.actions).cloned() else { break };
            let request = Request::Act { seat, seen: table.seq(), action };
            let answer = |table: &Table| table.request(&self.person, &request);
            let (real, imagined) = (answer(table), table.imagined(&mut other, seed, answer));
            if real != imagined {
                return Err(format!("{viewer} learns from an answer: {real:?}, not {imagined:?}"));
            }
            report.refusals += usize::from(real.is_err());
        }
        Ok(())
    }

    /// Tries the step, and others that whoever took it might have taken, in other worlds. Where that leaves the viewer
    /// with the same sight, they must have been told the same: or the telling would tell the worlds apart. Steps that
    /// onlookers are told apart are public, unless they are choices that stay secret for now.
    ///
    /// Says whether the step is not possible in some other world.
    fn same_events(&mut self, step: &Step<'_>, table: &mut Table, report: &mut Report) -> Result<bool, String> {
        let (real_after, events) = step.taken(step.before, step.action).ok_or("a logged step is refused")?;
        let real_view = real_after.view(step.viewer);
        let secret = step.is_secret(&*real_after);
        let public = told(&*events, Viewer::Spectator);
        let real = step.update(table, &self.person.id, events);
        let mut telling = false;
        let compared = report.steps;
        for (world, alternatives) in self.other_worlds(step) {
            for action in alternatives {
                let same = action == *step.action;
                let Some((mut after, events)) = step.taken(&*world, &action) else {
                    telling |= same;
                    continue;
                };
                let told_apart = !secret && !same && told(&*events, Viewer::Spectator) != public;
                if told_apart || after.view(step.viewer).get() != real_view.get() {
                    continue;
                }
                let other_after = after.boxed();
                let seed = self.dice.seed();
                let other = table.imagined(&mut after, seed, |table| step.update(table, &self.person.id, events));
                if other.sights != real.sights || other.now != real.now {
                    continue;
                }
                report.steps += 1;
                // What was told of a difference that is no more tells nothing that is hidden.
                let no_more = || other_after.json().get() == real_after.json().get();
                if other == real
                    || no_more()
                    || self.knows_apart(&*real_after, &*other_after, step.viewer)
                    || step.could_lead_to(&*other_after, &*world)
                {
                    continue;
                }
                let (viewer, real, other) = (step.viewer, &real.happened.events, &other.happened.events);
                return Err(format!("{viewer} learns more than they see: {real:?}, not {other:?}"));
            }
        }
        report.unmatched += usize::from(report.steps == compared);
        Ok(telling)
    }

    /// Worlds that the viewer can't tell from the one before a step, and what is tried there: quite other ones; the same
    /// with other chance; and the same with some hidden things exchanged, which leave the rest of a deal as it was.
    fn other_worlds(&mut self, step: &Step<'_>) -> Vec<(Box<dyn AnyState>, Vec<Value>)> {
        let mut worlds = Vec::new();
        for pairs in PAIRS {
            let world = another(step.before, step.viewer, self.dice);
            let exchanged = with_pairs_exchanged(step.before, &*world, step.viewer, pairs, self.dice);
            worlds.extend(exchanged.map(|world| (world, vec![step.action.clone()])));
            let alternatives = step.alternatives(&*world, self.dice);
            worlds.push((world, alternatives));
        }
        let rolled = with_other_chance(step.before, self.dice);
        worlds.extend(rolled.map(|world| (world, vec![step.action.clone()])));
        worlds
    }

    /// Whether the viewer knows two positions apart that look the same to them: all remember more than they are shown,
    /// such as which cards lay open before they were shuffled.
    fn knows_apart(&self, here: &dyn AnyState, there: &dyn AnyState, viewer: Viewer) -> bool {
        known(here, viewer, self.dice.clone()) != known(there, viewer, self.dice.clone())
    }

    /// Numbers that chance decides in a step, and that the viewer is told, they see afterwards: chance that is still to
    /// come is told to nobody.
    fn thrown_is_seen(&mut self, step: &Step<'_>) -> Result<(), String> {
        let Some((after, events)) = step.taken(step.before, step.action) else { return Ok(()) };
        let rolled = with_other_chance(step.before, self.dice);
        let Some((other, others)) = rolled.and_then(|world| step.taken(&*world, step.action)) else { return Ok(()) };
        let seen =
            |after: &dyn AnyState| serde_json::from_str::<Value>(after.view(step.viewer).get()).unwrap_or_default();
        let (view, other_view) = (seen(&*after), seen(&*other));
        if view == other_view {
            return Ok(()); // compared with others already
        }
        let here = numbers(&Value::Array(told(&*events, step.viewer)));
        let there = numbers(&Value::Array(told(&*others, step.viewer)));
        let shown = numbers(&view);
        match here.difference(&there).find(|number| !shown.contains(*number)) {
            None => Ok(()),
            Some(number) => {
                let (viewer, told) = (step.viewer, told(&*events, step.viewer));
                Err(format!("{viewer} is told of chance that they don't see, {number}: {told:?}"))
            }
        }
    }

    /// What a step tells a player and not the onlookers, they know from then on: it is in the same place in whatever
    /// world they may think themselves in. So is what they are told of an action that would not have been possible in
    /// another world. But nobody knows the place of what was shuffled away afterwards.
    fn told_is_known(
        &mut self,
        step: &Step<'_>,
        telling: bool,
        table: &Table,
        report: &mut Report,
    ) -> Result<(), String> {
        let Some(after) = table.state() else { return Ok(()) };
        let (_, events) = step.taken(step.before, step.action).ok_or("a logged step is refused")?;
        let public = words(&told(&*events, Viewer::Spectator));
        let done = words(std::slice::from_ref(step.action));
        let own = matches!(step.by, Actor::Seat(seat) if step.viewer.sees(seat));
        let mut learnt = words(&told(&*events, step.viewer));
        learnt.retain(|word| if done.contains(word) { telling && !own } else { !public.contains(word) });
        if learnt.is_empty() {
            return Ok(());
        }
        let (real, other) = (whereabouts(after), whereabouts(&*another(after, step.viewer, self.dice)));
        for word in learnt {
            report.told += usize::from(real.contains_key(&word));
            let gone = |dice: &mut Dice| step.retold(dice).is_some_and(|retold| retold.is_gone(&word));
            if is_elsewhere(&word, &real, &other) && !gone(self.dice) {
                let (here, there) = (real.get(&word), other.get(&word));
                let (viewer, told) = (step.viewer, told(&*events, step.viewer));
                return Err(format!("{viewer} is told of {word:?}, which is {here:?} or {there:?}: {told:?}"));
            }
        }
        Ok(())
    }
}

/// The table as it is, for one of the viewers that a person is.
fn welcome(table: &Table, person: &PersonId, viewer: Viewer) -> Welcome {
    let mut welcome = table.welcome(person);
    welcome.sights.retain(|sight| sight.viewer == viewer);
    welcome
}

/// Another position that the viewer can't tell from this one. An onlooker can't tell what no seat alone could: each
/// seat's part is drawn anew in turn.
fn another(state: &dyn AnyState, viewer: Viewer, dice: &mut Dice) -> Box<dyn AnyState> {
    match viewer {
        Viewer::Seat(seat) => state.sample(seat, dice),
        _ => Seats::first(state.seats()).iter().fold(state.boxed(), |state, seat| state.sample(seat, dice)),
    }
}

/// What the viewer knows of a position: all that the worlds have in common which they can't tell from it, as the game
/// draws them.
fn known(state: &dyn AnyState, viewer: Viewer, mut dice: Dice) -> BTreeSet<(String, String)> {
    let mut drawn = || leaves(&*another(state, viewer, &mut dice));
    let first = drawn();
    (1..MEMORIES).fold(first, |known, _| known.intersection(&drawn()).cloned().collect())
}

/// A step of a game, as somebody else or whoever took it looks on.
struct Step<'a> {
    before: &'a dyn AnyState,
    by: Actor,
    hand: Hand,
    action: &'a Value,
    viewer: Viewer,
}

impl Step<'_> {
    fn taken(&self, before: &dyn AnyState, action: &Value) -> Option<(Box<dyn AnyState>, Box<dyn AnyEvents>)> {
        let mut after = before.boxed();
        let applied = after.apply(self.by, action).ok()?;
        Some((after, applied.events))
    }

    /// The same action, and others that look like it to whoever did not take it.
    fn alternatives(&self, world: &dyn AnyState, dice: &mut Dice) -> Vec<Value> {
        let mut actions = vec![self.action.clone()];
        match self.by {
            // One's own step is known to oneself.
            Actor::Seat(seat) if self.viewer.sees(seat) => {}
            by => {
                let mut legal = world.legal(by);
                dice.shuffle(&mut legal);
                actions.extend(legal.into_iter().take(ACTIONS));
            }
        }
        actions
    }

    /// What the table says of the step, if these were its events.
    fn update(&self, table: &Table, person: &PersonId, events: Box<dyn AnyEvents>) -> Update {
        let what = What::Acted { by: self.by, hand: self.hand };
        let change = Change { seq: table.seq(), at: table.at(), what, events: Some(events) };
        let mut update = table.update(&change, person);
        update.sights.retain(|sight| sight.viewer == self.viewer);
        update.happened.events.retain(|seen| seen.viewer == self.viewer);
        update
    }

    /// Whether it is one of several choices that are made at the same time, or a part of one: others' are still to
    /// come, and whoever took it is done, or the viewer sees nothing of it.
    fn is_secret(&self, after: &dyn AnyState) -> bool {
        let Actor::Seat(seat) = self.by else { return false };
        let others = self.before.awaiting().without(Seats::only(seat));
        let in_turn = others.is_empty() || others != after.awaiting().without(Seats::only(seat));
        let unseen = || self.before.view(self.viewer).get() == after.view(self.viewer).get();
        !in_turn && (!after.awaiting().contains(seat) || unseen())
    }

    /// Whether what was told could have led to what became of another world as well: where only those things are
    /// exchanged that still make a difference afterwards, the same is told.
    fn could_lead_to(&self, other_after: &dyn AnyState, other_before: &dyn AnyState) -> bool {
        let heard = |before: &dyn AnyState| {
            let (after, events) = self.taken(before, self.action)?;
            Some((after.json().get().to_owned(), told(&*events, self.viewer)))
        };
        let led = other_after.json().get().to_owned();
        let leads = |parts: &[Exchange]| {
            let before = with_exchanged(self.before, parts)?;
            let unseen = before.view(self.viewer).get() == self.before.view(self.viewer).get();
            heard(&*before).filter(|(after, _)| unseen && *after == led)
        };
        let mut parts = exchanged(self.before, other_before);
        for index in (0..parts.len()).rev() {
            let part = parts.remove(index);
            if leads(&parts).is_none() {
                parts.insert(index, part);
            }
        }
        let said = heard(self.before).map(|(_, said)| said);
        leads(&parts).is_some_and(|(_, others)| Some(others) == said)
    }

    /// The step with other chances.
    fn retold(&self, dice: &mut Dice) -> Option<Retold> {
        let heard = |before: &dyn AnyState| {
            let (after, events) = self.taken(before, self.action)?;
            Some((whereabouts(&*after), spoken(&told(&*events, self.viewer))))
        };
        let (places, said) = heard(self.before)?;
        let others = (0..CHANCES).map(|_| heard(&*with_other_chance(self.before, dice)?)).collect::<Option<_>>()?;
        Some(Retold { places, said, others })
    }
}

/// What a step leads to and what a viewer is told of it, here and with other chances.
struct Retold {
    places: Whereabouts,
    said: Whereabouts,
    others: Vec<(Whereabouts, Whereabouts)>,
}

impl Retold {
    /// Whether the step shuffled something away after the viewer was told of it: with other chance it is elsewhere, and
    /// they are told the same of it. Where it is now, the telling does not say.
    fn is_gone(&self, word: &str) -> bool {
        let Some(said) = self.said.get(word) else { return false };
        let told =
            |places: Option<&Vec<String>>| said.iter().all(|place| places.is_some_and(|all| all.contains(place)));
        self.others.iter().all(|(_, others)| told(others.get(word)))
            && self.others.iter().any(|(places, _)| places.get(word) != self.places.get(word))
    }
}

/// Whether something is in one place in one world and in another in the other. What is not in both is no thing, but one
/// of several of a kind.
fn is_elsewhere(word: &str, here: &Whereabouts, there: &Whereabouts) -> bool {
    match (here.get(word), there.get(word)) {
        (Some(here), Some(there)) => !here.iter().any(|place| there.contains(place)),
        _ => false,
    }
}

/// What a viewer is told.
fn told(events: &dyn AnyEvents, viewer: Viewer) -> Vec<Value> {
    events.seen_by(viewer).iter().map(|event| serde_json::from_str(event.get()).unwrap_or_default()).collect()
}

/// Where in what somebody is told each word stands, whichever event it is that tells it.
fn spoken(events: &[Value]) -> Whereabouts {
    let mut places = Whereabouts::new();
    events.iter().for_each(|event| locate(event, "", &mut places));
    places.values_mut().for_each(|places| places.sort_unstable());
    places
}

/// All numbers in a value.
fn numbers(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Number(number) => [number.to_string()].into(),
        Value::Array(items) => items.iter().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values().flat_map(numbers).collect(),
        _ => BTreeSet::new(),
    }
}

/// All words in some values.
fn words(values: &[Value]) -> BTreeSet<String> {
    let mut places = Whereabouts::new();
    values.iter().for_each(|value| locate(value, "", &mut places));
    places.into_keys().collect()
}

/// Where each word stands in a position.
type Whereabouts = BTreeMap<String, Vec<String>>;

fn whereabouts(state: &dyn AnyState) -> Whereabouts {
    written(&state.json())
}

fn written(json: &RawValue) -> Whereabouts {
    let mut places = Whereabouts::new();
    locate(&serde_json::from_str(json.get()).unwrap_or_default(), "", &mut places);
    places
}

/// Of a plain list, such as a hand of cards, it does not matter where in it.
fn locate(value: &Value, path: &str, places: &mut Whereabouts) {
    match value {
        Value::String(word) => places.entry(word.clone()).or_default().push(path.to_owned()),
        Value::Array(items) => items.iter().enumerate().for_each(|(index, item)| match item {
            Value::String(_) => locate(item, path, places),
            _ => locate(item, &format!("{path}/{index}"), places),
        }),
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| locate(field, &format!("{path}/{key}"), places));
        }
        _ => {}
    }
}
