//! `docs/gaps.md` lists every rule that says of itself where it is not the rulebook's. `cargo xtask golden` writes it anew.

use std::fmt::Write;
use std::path::Path;

use pentarchy_game::{golden, paragraphs};
use pentarchy_table::Catalogue;

const PREFACE: &str = "\
# Where the rules are ours

A rulebook leaves gaps, contradicts itself, or says what only people at one table can do. Where we had to decide, the rule says so
in brackets; these are all of them, with the options by which another reading can be chosen. `cargo xtask golden` writes this page.

What is printed on the components and not published in text is marked where it stands, once for each game:
[Animal Kingdoms](../crates/games/animal-kingdoms/src/components.rs) (decrees, realms, tokens),
[Brutal Kingdom](../crates/games/brutal-kingdom/src/characters.rs) (ranks, icons, victims),
[Colour Kingdoms](../crates/games/colour-kingdoms/data/map.json) (a map of our own; [bring yours](maps.md)),
[Dominant Species](../crates/games/dominant-species/src/data.rs) (the board and the tiles),
[Fantasy Realms](../crates/games/fantasy-realms/src/cards.rs) (some Russian names).

You own the box and know better? [CONTRIBUTING.md](../CONTRIBUTING.md#how-to-correct-a-rule) says how to correct a rule; an issue
with the number of the rule and what the rulebook says is as welcome.
";

/// The first line of a rule, and the notes of all its lines.
fn gap(rule: &str, text: &str) -> Option<String> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let notes: Vec<_> = rest.lines().filter(|line| line.starts_with("*(")).collect();
    let is_one = first.contains("*(") || !notes.is_empty();
    is_one.then(|| format!("**{rule}.** {}\n", [&[first], notes.as_slice()].concat().join(" ")))
}

#[test]
fn the_golden_list_of_gaps_is_whole() {
    let mut page = PREFACE.to_owned();
    for listed in Catalogue::HOUSE.games() {
        let rules = (listed.rulebook)().english;
        let title = rules.lines().next().unwrap().trim_start_matches("# ");
        let gaps = paragraphs(rules).into_iter().filter_map(|paragraph| gap(&paragraph.rule, &paragraph.text));
        write!(page, "\n## {title}\n\n{}", gaps.collect::<Vec<_>>().join("\n")).unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/gaps.md");
    if std::env::var_os(golden::WRITE).is_some() {
        return std::fs::write(path, page).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(kept == page, "docs/gaps.md is not what the rules say: `cargo xtask golden` writes it anew");
}
