//! Finished games must replay the same for ever: a change of rules that breaks one needs a new version of the rules.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use pentarchy_game::Record;
use pentarchy_table::Catalogue;

fn records(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { records(&path, found) } else { found.push(path) }
    }
}

#[test]
fn kept_games_replay() {
    let mut files = Vec::new();
    records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records"), &mut files);
    let mut games = BTreeSet::new();
    for file in files {
        let record: Record = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert!(record.outcome.is_some(), "{} is not finished", file.display());
        let listed = Catalogue::HOUSE.version(&record.game, record.rules).unwrap();
        record.replay(listed.game, |_, _, _, _| {}).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        games.insert(record.game);
    }
    for game in Catalogue::HOUSE.descriptions() {
        assert!(games.contains(game.id), "no game of {} is kept", game.id);
    }
}
