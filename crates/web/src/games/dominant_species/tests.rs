//! Every text whose key is made of an id is there, in both languages.

use pentarchy_dominant_species::{Animal, Card, Section};

use crate::text::{Language, say_in};

/// The questions that `prompt.rs` knows: what its list of decisions leads to.
fn questions() -> Vec<&'static str> {
    let source = include_str!("prompt.rs");
    let (_, list) = source.split_once("fn question(").unwrap();
    list.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_text_that_is_made_of_an_id_is_there() {
    let questions = questions();
    assert_eq!(questions.len(), 50);
    let asks = questions.into_iter().map(|question| format!("ask-{question}"));
    let cards = Card::ALL.into_iter().map(|card| format!("card-{}", card.id()));
    let abilities = Animal::ALL.into_iter().map(|animal| format!("ability-{}", animal.id()));
    let actions = Section::ALL.into_iter().map(|section| format!("does-{}", section.id()));
    for key in asks.chain(cards).chain(abilities).chain(actions) {
        for language in Language::ALL {
            assert!(say_in(language, &format!("dominant-species-{key}"), &[]).is_some(), "{key}");
        }
    }
}
