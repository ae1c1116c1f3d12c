//! Every decision as a button, with what it would be worth.

use std::sync::{Mutex, PoisonError};

use pentarchy_dominant_species::{Action, Ask, Decision, Prompt, View};

use super::Moment;
use super::preview::{Changes, Trial};
use super::spot::{self, spot_of};
use super::words::{
    animal_name, card_name, corner_label, element_name, eyeball_name, section_name, terrain_name, tile_name,
};
use crate::screen::{Choice, Weight};
use crate::t;
use crate::text::signed;

/// More decisions than this are not tried one by one.
const MOST_TRIED: usize = 150;

/// Every open decision.
pub(super) fn choices(scene: &Moment) -> Vec<Choice<Action>> {
    let hints = hints(scene);
    let choice = |(at, &action): (usize, &Action)| {
        let mut choice = Choice::new(label(scene, action), action);
        choice.piece = spot_of(action).map(spot::id);
        choice.group = group(scene, action);
        choice.hint = hints.get(at).cloned().flatten();
        if action == Action::Pass {
            choice.weight = Weight::Quiet;
        }
        choice
    };
    scene.legal.iter().enumerate().map(choice).collect()
}

/// The hints of the last moment that was asked about: the frame asks several times about each.
static LAST: Mutex<Option<(View, Vec<Option<String>>)>> = Mutex::new(None);

/// What each decision would be worth.
fn hints(scene: &Moment) -> Vec<Option<String>> {
    let is_few = (1..=MOST_TRIED).contains(&scene.legal.len());
    if !scene.plan.hints || !is_few || is_placing(scene) {
        return Vec::new();
    }
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((view, hints)) = &*last
        && hints.len() == scene.legal.len()
        && *view == scene.view
    {
        return hints.clone();
    }
    let Some(trial) = Trial::new(scene) else { return Vec::new() };
    let tried = |&action: &Action| trial.of(&scene.view.board, action).ok().and_then(|changes| hint(scene, &changes));
    let hints: Vec<Option<String>> = scene.legal.iter().map(tried).collect();
    *last = Some((scene.view.clone(), hints.clone()));
    hints
}

/// Pawns change nothing when they are placed.
fn is_placing(scene: &Moment) -> bool {
    matches!(scene.view.prompt, Prompt::Decide(Decision::Place { .. } | Decision::ChooseAnimal { .. }))
}

/// What a decision would be worth to the animal that decides: points, and cones.
fn hint(scene: &Moment, changes: &Changes) -> Option<String> {
    let Prompt::Decide(decision) = scene.view.prompt else { return None };
    let animal = decision.animal()?;
    let points = Some(changes.points_of(animal)).filter(|&points| points != 0).map(|points| signed(points.into()));
    let cones = Some(changes.cones_of(animal)).filter(|&cones| cones != 0);
    let cones = cones.map(|cones| format!("▲{}", signed(cones.into())));
    let hint: Vec<String> = points.into_iter().chain(cones).collect();
    (!hint.is_empty()).then(|| hint.join(" "))
}

/// What a decision is called.
pub(super) fn label(scene: &Moment, action: Action) -> String {
    let earth = &scene.view.board.earth;
    let tile = |tile| tile_name(tile, earth.terrain(tile));
    match action {
        Action::Animal(animal) => animal_name(animal).to_owned(),
        Action::Eyeball(eyeball) => eyeball_name(eyeball),
        Action::Element(element) => element_name(element),
        Action::Corner(corner) => match earth.element(corner).filter(|_| !is_of_one_type(scene)) {
            Some(element) => {
                t!("dominant-species-corner-with", corner = corner_label(corner), element = element_name(element))
            }
            None => corner_label(corner),
        },
        Action::Tile(hex) => tile(hex),
        Action::Stack(stack) => {
            let terrain = scene.view.stacks[usize::from(stack)].open;
            terrain.map(terrain_name).unwrap_or_default()
        }
        Action::Cubes { tile: at, count } => {
            format!("{}: {}", tile(at), t!("dominant-species-cubes", count = count))
        }
        Action::Cube { tile: at, animal } => format!("{}: {}", tile(at), animal_name(animal)),
        Action::Card(card) => card_name(card).to_owned(),
        Action::Swap { give, take } => format!("{} → {}", element_name(give), element_name(take)),
        Action::Advance => t!("dominant-species-do-advance"),
        Action::Everywhere => t!("dominant-species-do-everywhere"),
        Action::LosePawn => t!("dominant-species-do-lose-pawn"),
        Action::Cull => t!("dominant-species-do-cull"),
        Action::Pass => pass_label(scene),
    }
}

/// Where the prompt names the element that all corners have.
fn is_of_one_type(scene: &Moment) -> bool {
    matches!(scene.view.prompt, Prompt::Decide(Decision::Speciation { .. }))
}

/// "Nothing", or "nothing more" where something was done already.
fn pass_label(scene: &Moment) -> String {
    let Prompt::Decide(decision) = scene.view.prompt else { return t!("dominant-species-do-nothing") };
    let begun = match decision {
        Decision::Migration { arrived, .. } => !arrived.is_empty(),
        Decision::Protect { animal, kept, .. } => !kept[animal.index()].is_empty(),
        Decision::Competition { left, .. } => left.len() < 3,
        Decision::Card { ask: Ask::Evolution { replaced }, .. } => !replaced.is_empty(),
        _ => false,
    };
    if begun { t!("dominant-species-do-enough") } else { t!("dominant-species-do-nothing") }
}

fn group(scene: &Moment, action: Action) -> Option<String> {
    let earth = &scene.view.board.earth;
    match action {
        Action::Eyeball(eyeball) => Some(section_name(eyeball.section()).to_owned()),
        Action::Cubes { tile, .. } | Action::Cube { tile, .. } => Some(tile_name(tile, earth.terrain(tile))),
        Action::Corner(corner) => {
            let first = corner.hexes().iter().find(|&hex| earth.tiles().contains(hex))?;
            Some(tile_name(first, earth.terrain(first)))
        }
        Action::Swap { give, .. } => Some(element_name(give)),
        _ => None,
    }
}
