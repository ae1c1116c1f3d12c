//! Golden playthroughs: one readable text file a mode, with every viewer's view and legal actions at each step.
//!
//! A change of rules shows as a change of these files, to be read in a review. `cargo xtask golden` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde_json::Value;

use crate::{Actor, Description, Dice, Game, Seed, SetupRequest, Viewer, erase};

/// Set to anything, it makes [`check`] write the files instead of comparing them.
pub const WRITE: &str = "PENTARCHY_GOLDEN";

/// Compares a playthrough with its file, `folder/name.txt`.
pub fn check<G: Game>(folder: &Path, name: &str, request: &SetupRequest, seed: u64) {
    compare(folder, name, playthrough::<G>(request, seed));
}

/// The same for a long game: views and events of its first `steps` steps only, then the decisions alone.
pub fn check_opening<G: Game>(folder: &Path, name: &str, request: &SetupRequest, seed: u64, steps: usize) {
    compare(folder, name, told::<G>(request, seed, steps));
}

fn compare(folder: &Path, name: &str, played: String) {
    let path = folder.join(name).with_extension("txt");
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(folder).expect("the golden folder can be made");
        std::fs::write(&path, played).expect("the golden file can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    if let Some((line, (kept, played))) = kept.lines().zip(played.lines()).enumerate().find(|(_, (k, p))| k != p) {
        panic!("{name}, line {}:\n  kept:   {kept}\n  played: {played}\n`cargo xtask golden` accepts it", line + 1);
    }
    assert_eq!(kept.lines().count(), played.lines().count(), "{name} is of another length: `cargo xtask golden`");
}

/// Plays one game and tells it, step by step.
pub fn playthrough<G: Game>(request: &SetupRequest, seed: u64) -> String {
    told::<G>(request, seed, usize::MAX)
}

fn told<G: Game>(request: &SetupRequest, seed: u64, steps: usize) -> String {
    let description: Description = G::DESCRIPTION;
    let setup = description.setup(request).expect("a golden setup is possible");
    let mut state = erase::<G>().start(&setup, &Seed::from(seed));
    let mut dice = Seed::from(seed).dice(u64::MAX);
    let mut told = format!("{setup}, seed {seed}\n");
    let mut shown: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for step in 0.. {
        let awaiting: Vec<_> = state.awaiting().iter().collect();
        if step >= steps {
            let Some((actor, action)) = choose(&*state, &awaiting, &mut dice) else { break };
            line(&mut told, format_args!("{step} -> {actor}: {}", written(&action)), &[]);
            state.apply(actor, &action).expect("a legal action is accepted");
            continue;
        }
        let names: Vec<_> = awaiting.iter().map(|seat| seat.to_string()).collect();
        line(&mut told, format_args!("\n== {step}: awaiting {}", if names.is_empty() { "nobody" } else { "" }), &names);
        for viewer in Viewer::all(state.seats()) {
            let view: Value = serde_json::from_str(state.view(viewer).get()).expect("a view is JSON");
            let mut lines = BTreeMap::new();
            flatten("", &view, &mut lines);
            if let Viewer::Seat(seat) = viewer {
                let legal: Vec<_> = state.legal(Actor::Seat(seat)).iter().map(written).collect();
                lines.insert("~legal".into(), legal.join(" "));
            }
            let before = shown.insert(viewer.to_string(), lines.clone()).unwrap_or_default();
            let gone = before.keys().filter(|key| !lines.contains_key(*key)).map(|key| (key, "(gone)"));
            let changed = lines.iter().filter(|(key, text)| before.get(*key) != Some(text));
            let changes: Vec<_> = changed.map(|(key, text)| (key, text.as_str())).chain(gone).collect();
            if !changes.is_empty() {
                line(&mut told, format_args!("{viewer}"), &[]);
            }
            for (key, text) in changes {
                line(&mut told, format_args!("  {}: {text}", key.trim_start_matches('~')), &[]);
            }
        }
        let Some((actor, action)) = choose(&*state, &awaiting, &mut dice) else { break };
        line(&mut told, format_args!("-> {actor}: {}", written(&action)), &[]);
        let applied = state.apply(actor, &action).expect("a legal action is accepted");
        line(&mut told, format_args!("   {:?}", applied.effect), &[]);
        for event in applied.events.seen_by(Viewer::Referee) {
            line(&mut told, format_args!("   {}", event.get()), &[]);
        }
    }
    for standing in state.standings().expect("the game is over").0 {
        let json = serde_json::to_string(&standing).expect("a standing can be written");
        line(&mut told, format_args!("{json}"), &[]);
    }
    told
}

/// Mostly the first legal action, otherwise any, so that games stay short; now and then the clock.
fn choose(state: &dyn crate::AnyState, awaiting: &[crate::Seat], dice: &mut Dice) -> Option<(Actor, Value)> {
    let actor = Actor::Seat(*dice.pick(awaiting)?);
    if let Some(duty) = state.duty()
        && dice.below(24) == 0
    {
        return Some((Actor::House, duty.action));
    }
    let legal = state.legal(actor);
    let action = if dice.below(4) > 0 { legal.first() } else { dice.pick(&legal) };
    action.cloned().map(|action| (actor, action))
}

fn line(told: &mut String, text: std::fmt::Arguments<'_>, words: &[String]) {
    writeln!(told, "{text}{}", words.join(" ")).expect("writing to a string can't fail");
}

/// Turns a JSON value into one line for each of its parts: plain lists on one line, what is empty left out.
fn flatten(path: &str, value: &Value, lines: &mut BTreeMap<String, String>) {
    let join = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match value {
        Value::Null => {}
        Value::Object(fields) => fields.iter().for_each(|(key, value)| flatten(&join(key), value, lines)),
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            items.iter().enumerate().for_each(|(index, item)| flatten(&join(&index.to_string()), item, lines));
        }
        Value::Array(items) if items.is_empty() => {}
        Value::Array(items) => {
            let words: Vec<_> = items.iter().map(plain).collect();
            lines.insert(path.to_owned(), words.join(" "));
        }
        scalar => {
            lines.insert(path.to_owned(), plain(scalar));
        }
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A JSON text with its keys in order, however the JSON library was built to keep them.
fn written(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: BTreeMap<_, _> = fields.iter().collect();
            let field = |(key, value): (&&String, &&Value)| format!("{}:{}", Value::from(key.as_str()), written(value));
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(written).collect::<Vec<_>>().join(",")),
        scalar => scalar.to_string(),
    }
}
