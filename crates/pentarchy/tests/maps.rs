//! `pentarchy map check` as a shell uses it.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

use std::process::{Command, Output};

const HOUSE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/colour-kingdoms/data/map.json");

fn check(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pentarchy")).args(["map", "check"]).args(args).output().unwrap()
}

fn text(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

#[test]
fn a_sound_map_is_told_so() {
    let output = check(&[HOUSE]);
    assert!(output.status.success());
    assert_eq!(text(&output), "a sound map: 129 sides, 9 towers, 10 blots\n");
    assert_eq!(text(&check(&["--json", HOUSE])), "[]\n");
}

#[test]
fn a_wrong_map_is_told_all_that_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.json");
    let map = std::fs::read_to_string(HOUSE).unwrap();
    let map = map
        .replace(r#""blots": 10"#, r#""blots": 99"#)
        .replace(r#"["sin-4","sin-7"],"point""#, r#"["sin-1","sin-7"],"point""#);
    std::fs::write(&file, map).unwrap();
    let output = check(&[file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let told: Vec<&str> = text(&output).lines().collect();
    assert_eq!(
        told,
        [
            "sheet/blots: a sheet has 1 to 30 blots, not 99",
            "towers/t1: sin-1 and sin-7 share no side for it to stand on",
        ]
    );
    let json: serde_json::Value = serde_json::from_slice(&check(&["--json", file.to_str().unwrap()]).stdout).unwrap();
    assert_eq!(json[0]["place"], "sheet/blots");
    assert_eq!(json[0]["ru"], "клякс на листе от 1 до 30, а не 99");
}

#[test]
fn a_map_that_is_not_there_is_told_in_a_sentence() {
    let output = check(&["nowhere.json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("pentarchy: nowhere.json: "));
}
