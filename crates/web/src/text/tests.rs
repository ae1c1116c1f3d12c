//! Every text is in both languages, with the same arguments, and every text that the code names is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;

use super::*;

const TEXTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/texts");
const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// The topics of all parts of the client, with their names.
pub(super) fn every_topic() -> Vec<(String, Topic)> {
    let text = |language: &str, name: &str| -> &'static str {
        fs::read_to_string(format!("{TEXTS}/{language}/{name}.ftl")).expect(name).leak()
    };
    let files = fs::read_dir(format!("{TEXTS}/en")).expect("there are texts").flatten();
    let names = files.filter_map(|file| file.file_name().to_str()?.strip_suffix(".ftl").map(str::to_owned));
    names.map(|name| (name.clone(), Topic::new(text("en", &name), text("ru", &name)))).collect()
}

/// The arguments of every message of a file. Terms and attributes are not used.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once('=').filter(|_| !line.starts_with([' ', '\t'])) {
            key = name.trim().to_owned();
            assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands twice");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '-').collect::<String>()
        });
        if let Some(known) = found.get_mut(&key) {
            known.extend(arguments);
        }
    }
    found
}

#[test]
fn every_file_can_be_read() {
    for (_, topic) in every_topic() {
        for language in Language::ALL {
            let read = FluentResource::try_new(topic.text(language).to_owned());
            assert!(read.is_ok(), "in {}: {:?}", language.tag(), read.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn every_text_is_in_both_languages_with_the_same_arguments() {
    let mut everywhere = BTreeSet::new();
    for (_, topic) in every_topic() {
        let (english, russian) = (messages(topic.text(Language::English)), messages(topic.text(Language::Russian)));
        assert_eq!(english, russian);
        for key in english.into_keys() {
            assert!(everywhere.insert(key.clone()), "{key} stands in two files");
        }
    }
}

#[test]
fn every_file_comes_with_some_part() {
    let mut listed = String::new();
    visit(Path::new(SOURCES), &mut |_, source| {
        listed.extend(source.split("topics![").skip(1).filter_map(|rest| rest.split(']').next()));
    });
    let missing: Vec<_> = every_topic()
        .into_iter()
        .map(|(name, _)| name)
        .filter(|name| !listed.contains(&format!("\"{name}\"")))
        .collect();
    assert!(missing.is_empty(), "no part of the client brings the texts of {missing:?}");
}

#[test]
fn every_text_that_the_code_names_is_there() {
    let known: BTreeSet<String> =
        every_topic().iter().flat_map(|(_, topic)| messages(topic.text(Language::English)).into_keys()).collect();
    let texts_own = concat!(env!("CARGO_MANIFEST_DIR"), "/src/text");
    let mut missing = Vec::new();
    visit(Path::new(SOURCES), &mut |path, source| {
        for (at, call) in source.match_indices("t!(") {
            let is_part_of_a_word = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let Some(rest) = source[at + call.len()..].trim_start().strip_prefix('"') else { continue };
            let key = rest.split('"').next().unwrap_or_default();
            if !is_part_of_a_word && !known.contains(key) && !path.starts_with(texts_own) {
                missing.push(format!("{key} in {}", path.display()));
            }
        }
    });
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn both_languages_count_rightly() {
    let count = |language, number: i32| say_in(language, "frame-players", &[("count", number.into())]).unwrap();
    assert_eq!(count(Language::English, 1), "1 player");
    assert_eq!(count(Language::English, 4), "4 players");
    assert_eq!(count(Language::Russian, 1), "1 игрок");
    assert_eq!(count(Language::Russian, 3), "3 игрока");
    assert_eq!(count(Language::Russian, 7), "7 игроков");
    assert_eq!(count(Language::Russian, 21), "21 игрок");
}

#[test]
fn one_point_is_no_points() {
    let said = |language, key: &str, number: i32| {
        let names = ["count", "points", "total"];
        let mut arguments: Vec<_> = names.map(|name| (name, Argument::from(number))).into();
        arguments.extend([("place", 2.into()), ("who", "you".into()), ("name", "Anna".into())]);
        arguments.extend([("die", "Die".into()), ("kingdoms", "here".into())]);
        say_in(language, key, &arguments).unwrap()
    };
    let (english, russian) = (Language::English, Language::Russian);
    assert_eq!(said(english, "colour-kingdoms-log-scored", 1), "You have 1 point.");
    assert_eq!(said(russian, "colour-kingdoms-log-scored", 22), "У вас 22 очка.");
    assert_eq!(said(english, "home-result", 1), "place 2, 1 point");
    assert_eq!(said(russian, "home-result", 21), "2-е место, 21 очко");
    assert_eq!(said(english, "colour-kingdoms-die-label", 1), "Die: 1 drop, in here");
    assert_eq!(said(russian, "colour-kingdoms-die-label", 3), "Die: 3 капли, here");
}

#[test]
fn the_browsers_first_known_language_is_spoken() {
    assert_eq!(Language::preferred(["de-DE", "ru-RU", "en"]), Language::Russian);
    assert_eq!(Language::preferred(["en-GB", "ru"]), Language::English);
    assert_eq!(Language::preferred(["de"]), Language::English);
}

#[test]
fn minus_is_a_minus() {
    assert_eq!(points(-5), "−5");
    assert_eq!(signed(5), "+5");
    assert_eq!(signed(0), "0");
}

fn visit(folder: &Path, each: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, each);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            each(&path, &fs::read_to_string(&path).unwrap());
        }
    }
}
