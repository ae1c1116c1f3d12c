//! Small changes to a position, so that as little as possible becomes otherwise by them: all that is still to be drawn
//! by lot, or a few hidden things that change places.

use std::collections::BTreeSet;

use pentarchy_game::{AnyState, Dice, Seed, Viewer};
use serde_json::Value;

/// The same position with other chance from here on; nothing if chance has nothing more to say.
pub(super) fn with_other_chance(state: &dyn AnyState, dice: &mut Dice) -> Option<Box<dyn AnyState>> {
    let mut position = json(state);
    let other = dice.seed().to_string();
    let mut drawn = false;
    each_leaf(&mut position, &mut |leaf| {
        if is_seed(leaf) {
            *leaf = Value::String(other.clone());
            drawn = true;
        }
    });
    if drawn { restored(state, &position) } else { None }
}

/// The same position, but for a few pairs of things that have changed places and that the viewer does not see. `other`
/// is a position that they can't tell from this one: what is elsewhere there is hidden.
pub(super) fn with_pairs_exchanged(
    state: &dyn AnyState,
    other: &dyn AnyState,
    viewer: Viewer,
    pairs: usize,
    dice: &mut Dice,
) -> Option<Box<dyn AnyState>> {
    let real = json(state);
    let mut hidden = Vec::new();
    differences(&real, &json(other), &mut String::new(), &mut hidden);
    // A card has its name wherever it is spoken of; of tiles and tokens there are several of a kind.
    let (mut by_name, mut by_place) = (real.clone(), real);
    for _ in 0..pairs {
        let (place, here, there) = dice.pick(&hidden)?;
        each_leaf(&mut by_name, &mut |leaf| {
            if *leaf == *here {
                *leaf = there.clone();
            } else if *leaf == *there {
                *leaf = here.clone();
            }
        });
        let holding: Vec<&String> = hidden.iter().filter(|(_, held, _)| held == there).map(|(at, ..)| at).collect();
        if let Some(elsewhere) = dice.pick(&holding) {
            exchange(&mut by_place, place, elsewhere);
        }
    }
    let unseen = |position: Value| {
        let changed = restored(state, &position)?;
        (changed.view(viewer).get() == state.view(viewer).get()).then_some(changed)
    };
    unseen(by_name).or_else(|| unseen(by_place))
}

/// Things that changed places among each other: each place, with what was there and what is.
pub(super) type Exchange = Vec<(String, Value, Value)>;

/// What was exchanged to make another position of one, in parts that have no thing in common.
pub(super) fn exchanged(state: &dyn AnyState, other: &dyn AnyState) -> Vec<Exchange> {
    let mut found = Vec::new();
    differences(&json(state), &json(other), &mut String::new(), &mut found);
    let mut parts: Vec<Exchange> = Vec::new();
    for change in found {
        let (_, was, is) = &change;
        let shares =
            |part: &Exchange| part.iter().any(|(_, here, there)| [was, is].iter().any(|it| [here, there].contains(it)));
        let (joined, apart): (Vec<_>, Vec<_>) = parts.into_iter().partition(shares);
        parts = apart;
        parts.push(joined.into_iter().flatten().chain([change]).collect());
    }
    parts
}

/// The same position with some of that exchanged.
pub(super) fn with_exchanged(state: &dyn AnyState, parts: &[Exchange]) -> Option<Box<dyn AnyState>> {
    let mut position = json(state);
    for (place, _, there) in parts.iter().flatten() {
        *position.pointer_mut(place)? = there.clone();
    }
    restored(state, &position)
}

fn exchange(position: &mut Value, one: &str, other: &str) {
    let mut taken = position.pointer_mut(one).map(Value::take).unwrap_or_default();
    if let Some(there) = position.pointer_mut(other) {
        std::mem::swap(&mut taken, there);
    }
    if let Some(here) = position.pointer_mut(one) {
        *here = taken;
    }
}

/// Everything in a position, with its place.
pub(super) fn leaves(state: &dyn AnyState) -> BTreeSet<(String, String)> {
    fn gather(value: &Value, place: &str, found: &mut BTreeSet<(String, String)>) {
        match value {
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(index, item)| gather(item, &format!("{place}/{index}"), found));
            }
            Value::Object(fields) => {
                fields.iter().for_each(|(key, field)| gather(field, &format!("{place}/{key}"), found));
            }
            leaf => drop(found.insert((place.to_owned(), leaf.to_string()))),
        }
    }
    let mut found = BTreeSet::new();
    gather(&json(state), "", &mut found);
    found
}

fn json(state: &dyn AnyState) -> Value {
    serde_json::from_str(state.json().get()).unwrap_or_default()
}

fn restored(state: &dyn AnyState, position: &Value) -> Option<Box<dyn AnyState>> {
    state.game().restore(&position.to_string()).ok()
}

fn is_seed(leaf: &Value) -> bool {
    leaf.as_str().is_some_and(|word| word.parse::<Seed>().is_ok())
}

fn each_leaf(value: &mut Value, change: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| each_leaf(item, change)),
        Value::Object(fields) => fields.values_mut().for_each(|field| each_leaf(field, change)),
        leaf => change(leaf),
    }
}

/// The places at which two positions differ, with what is there in each.
fn differences(here: &Value, there: &Value, place: &mut String, found: &mut Vec<(String, Value, Value)>) {
    let mut inner = |key: &str, here: &Value, there: &Value| {
        let length = place.len();
        place.push('/');
        place.push_str(key);
        differences(here, there, place, found);
        place.truncate(length);
    };
    match (here, there) {
        (Value::Array(here), Value::Array(there)) => {
            here.iter().zip(there).enumerate().for_each(|(index, (a, b))| inner(&index.to_string(), a, b));
        }
        (Value::Object(here), Value::Object(there)) => {
            here.iter().for_each(|(key, field)| there.get(key).into_iter().for_each(|other| inner(key, field, other)));
        }
        (Value::String(_), Value::String(_)) | (Value::Number(_), Value::Number(_))
            if here != there && !is_seed(here) =>
        {
            found.push((place.clone(), here.clone(), there.clone()));
        }
        _ => {}
    }
}
