//! What must be decided now, by whom and why, with every choice as a button.

use pentarchy_dominant_species::{Action, Ask as CardAsk, Decision, Element, Hex, Prompt, Section};

use super::words::{
    animal_name, card_name, card_rule, element_name, section_name, section_rule, terrain_name, tile_in_words,
};
use super::{Moment, choices};
use crate::screen::Ask;
use crate::t;

/// The prompt of the moment.
pub(super) fn ask(scene: &Moment) -> Ask<Action> {
    let (sentence, rule) = match scene.view.prompt {
        Prompt::Over => (t!("dominant-species-ask-over"), Some("DS-102".to_owned())),
        Prompt::Decide(decision) => (said(scene, decision, None), rule(decision)),
        Prompt::Wait { seat, decision } => {
            (said(scene, decision, Some(scene.names.of(seat).to_owned())), rule(decision))
        }
    };
    Ask { sentence, choices: choices::choices(scene), rule }
}

/// Who decides, why, and what. The question is the same for the one who answers it and for those who wait.
fn said(scene: &Moment, decision: Decision, name: Option<String>) -> String {
    let question = question_text(scene, decision);
    let Some(animal) = decision.animal() else {
        return match name {
            Some(name) => t!("dominant-species-asks-player", name = name, question = question),
            None => t!("dominant-species-asks-you", question = question),
        };
    };
    let why = why(decision);
    match name {
        Some(name) => {
            t!("dominant-species-asks-other", name = name, animal = animal_name(animal), why = why, question = question)
        }
        None => t!("dominant-species-asks-your", animal = animal_name(animal), why = why, question = question),
    }
}

/// The action, the card or the phase that asks.
fn why(decision: Decision) -> String {
    match decision {
        Decision::Place { .. } | Decision::ChooseAnimal { .. } | Decision::Over => t!("dominant-species-planning"),
        Decision::Save => t!("dominant-species-extinction"),
        Decision::Card { ask, .. } => t!("dominant-species-card-quoted", card = card_name(ask.card())),
        _ => decision.section().map_or_else(String::new, |section| section_name(section).to_owned()),
    }
}

fn rule(decision: Decision) -> Option<String> {
    let fixed = match decision {
        Decision::ChooseAnimal { .. } => "DS-5",
        Decision::Place { .. } => "DS-26",
        Decision::Initiative { .. } => "DS-31",
        Decision::Protect { .. } => "DS-35",
        Decision::Births { .. } => "DS-47",
        Decision::InsectBirth => "DS-48",
        Decision::WanderlustElement { .. } | Decision::WanderlustCorner { .. } => "DS-50",
        Decision::Settle { .. } => "DS-52",
        Decision::Hunt => "DS-58",
        Decision::TakeCard { .. } => "DS-62",
        Decision::Save => "DS-93",
        Decision::Over => "DS-102",
        Decision::Card { ask, .. } => return Some(card_rule(ask.card())),
        _ => return decision.section().map(|section: Section| section_rule(section).to_owned()),
    };
    Some(fixed.to_owned())
}

fn question_text(scene: &Moment, decision: Decision) -> String {
    let earth = &scene.view.board.earth;
    let tile = |tile: Hex| tile_in_words(tile, earth.terrain(tile));
    let key = format!("dominant-species-ask-{}", question(decision));
    match decision {
        Decision::Protect { left, .. } => t!(key, left = left),
        Decision::Migration { left, .. } => t!(key, left = left),
        Decision::MigrationTo { from, left, .. } => t!(key, tile = tile(from), left = left),
        Decision::Speciation { element, .. } | Decision::AbundanceCorner { element, .. } => {
            t!(key, element = element_name(element))
        }
        Decision::WanderlustElement { tile: new, .. } | Decision::Settle { tile: new, .. } => t!(key, tile = tile(new)),
        Decision::WanderlustCorner { tile: new, element, .. } => {
            t!(key, tile = tile(new), element = element_name(element))
        }
        Decision::WanderlustHex { stack, .. } => {
            let terrain = scene.view.stacks[usize::from(stack)].open;
            t!(key, terrain = terrain.map(terrain_name).unwrap_or_default())
        }
        Decision::Competition { left, .. } => {
            let terrains: Vec<String> = left.iter().map(terrain_name).collect();
            t!(key, terrains = terrains.join(", "))
        }
        Decision::TakeCard { tile: scored, .. } => t!(key, tile = tile(scored)),
        Decision::Card { ask, .. } => match ask {
            CardAsk::AquaticElement { tile: at } | CardAsk::AquaticCubes { tile: at } => t!(key, tile = tile(at)),
            CardAsk::AquaticCorner { tile: at, element } => t!(key, tile = tile(at), element = element_name(element)),
            CardAsk::Biomass { tiles } | CardAsk::CatastropheAround { tiles } | CardAsk::Predator { tiles } => {
                let first = tiles.first().map(tile).unwrap_or_default();
                t!(key, tile = first, left = tiles.len())
            }
            CardAsk::BlightKeep { tile: at } | CardAsk::CatastropheSurvivor { tile: at } => t!(key, tile = tile(at)),
            CardAsk::HabitatCorner { element } => t!(key, element = element_name(element)),
            CardAsk::MassExodusTo { mover, tile: at } => t!(key, animal = animal_name(mover), tile = tile(at)),
            _ => t!(key),
        },
        _ => t!(key),
    }
}

/// The disc that is about to be put on a corner.
pub(super) fn element_in_hand(scene: &Moment) -> Option<Element> {
    match scene.view.prompt {
        Prompt::Decide(
            Decision::AbundanceCorner { element, .. }
            | Decision::WanderlustCorner { element, .. }
            | Decision::Card { ask: CardAsk::AquaticCorner { element, .. } | CardAsk::HabitatCorner { element }, .. },
        ) => Some(element),
        _ => None,
    }
}

/// The part of a text's key that stands for the question.
pub(super) fn question(decision: Decision) -> &'static str {
    match decision {
        Decision::ChooseAnimal { .. } => "choose-animal",
        Decision::Place { .. } => "place",
        Decision::Initiative { .. } => "initiative",
        Decision::Adaptation { .. } => "adaptation",
        Decision::Protect { .. } => "protect",
        Decision::Abundance { .. } => "abundance",
        Decision::AbundanceCorner { .. } => "abundance-corner",
        Decision::Wasteland { .. } => "wasteland",
        Decision::Depletion { .. } => "depletion",
        Decision::Glaciation { .. } => "glaciation",
        Decision::Speciation { .. } => "speciation",
        Decision::Births { .. } => "births",
        Decision::InsectBirth => "insect-birth",
        Decision::Wanderlust { .. } => "wanderlust",
        Decision::WanderlustHex { .. } => "wanderlust-hex",
        Decision::WanderlustElement { .. } => "wanderlust-element",
        Decision::WanderlustCorner { .. } => "wanderlust-corner",
        Decision::Settle { .. } => "settle",
        Decision::Migration { .. } => "migration",
        Decision::MigrationTo { .. } => "migration-to",
        Decision::Hunt => "hunt",
        Decision::Competition { .. } => "competition",
        Decision::Domination { .. } => "domination",
        Decision::TakeCard { .. } => "take-card",
        Decision::Save => "save",
        Decision::Over => "over",
        Decision::Card { ask, .. } => match ask {
            CardAsk::AquaticTile => "aquatic-tile",
            CardAsk::AquaticElement { .. } => "aquatic-element",
            CardAsk::AquaticCorner { .. } => "aquatic-corner",
            CardAsk::AquaticCubes { .. } => "aquatic-cubes",
            CardAsk::Biomass { .. } => "biomass",
            CardAsk::BlightTile => "blight-tile",
            CardAsk::BlightKeep { .. } => "blight-keep",
            CardAsk::CatastropheTile => "catastrophe-tile",
            CardAsk::CatastropheSurvivor { .. } => "catastrophe-survivor",
            CardAsk::CatastropheAround { .. } => "catastrophe-around",
            CardAsk::Disease { .. } => "disease",
            CardAsk::Evolution { .. } => "evolution",
            CardAsk::Fecundity { .. } => "fecundity",
            CardAsk::Fertile => "fertile",
            CardAsk::HabitatElement => "habitat-element",
            CardAsk::HabitatCorner { .. } => "habitat-corner",
            CardAsk::Hibernation => "hibernation",
            CardAsk::IceSheet => "ice-sheet",
            CardAsk::Immigrants { .. } => "immigrants",
            CardAsk::Instinct => "instinct",
            CardAsk::MassExodusTile => "mass-exodus-tile",
            CardAsk::MassExodusTo { .. } => "mass-exodus-to",
            CardAsk::Metamorphosis => "metamorphosis",
            CardAsk::Predator { .. } => "predator",
        },
    }
}
