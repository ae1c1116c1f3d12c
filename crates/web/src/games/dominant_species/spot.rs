//! What the viewer has touched: something to look at, or a decision to consider before it is made.

use std::sync::LazyLock;

use leptos::prelude::*;
use pentarchy_dominant_species::{Action, Animal, Card, Corner, Decision, Element, Eyeball, Hex, Prompt};

use super::{Moment, Table};

/// Something on the table that can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Tile(Hex),
    Corner(Corner),
    Eyeball(Eyeball),
    Card(Card),
    Element(Element),
    Stack(u8),
    Animal(Animal),
}

static TOUCHED: LazyLock<ArcRwSignal<Option<Spot>>> = LazyLock::new(|| ArcRwSignal::new(None));
/// Which of several decisions about the spot is meant.
static MEANT: LazyLock<ArcRwSignal<Option<Action>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// What is touched; reading it is tracked.
pub(super) fn touched() -> Option<Spot> {
    TOUCHED.get()
}

/// Lets go of whatever is touched.
pub(super) fn let_go() {
    if TOUCHED.get_untracked().is_some() {
        TOUCHED.set(None);
    }
    mean(None);
}

/// Chooses between the decisions about the spot.
pub(super) fn mean(action: Option<Action>) {
    if MEANT.get_untracked() != action {
        MEANT.set(action);
    }
}

/// Touches something; touching it again decides, if there is one way to.
pub(super) fn touch(play: Table, spot: Spot) {
    if TOUCHED.get_untracked() != Some(spot) {
        mean(None);
        return TOUCHED.set(Some(spot));
    }
    let again = play.scene.with_untracked(|scene| match decisions(scene, spot).as_slice() {
        [only] => Some(*only),
        [] => attempt(scene, spot),
        _ => None,
    });
    match again {
        Some(action) => play.act.run(action),
        None => let_go(),
    }
}

/// What a decision is about.
pub(super) fn spot_of(action: Action) -> Option<Spot> {
    match action {
        Action::Animal(animal) => Some(Spot::Animal(animal)),
        Action::Eyeball(eyeball) => Some(Spot::Eyeball(eyeball)),
        Action::Element(element) => Some(Spot::Element(element)),
        Action::Corner(corner) => Some(Spot::Corner(corner)),
        Action::Tile(tile) | Action::Cubes { tile, .. } | Action::Cube { tile, .. } => Some(Spot::Tile(tile)),
        Action::Stack(stack) => Some(Spot::Stack(stack)),
        Action::Card(card) => Some(Spot::Card(card)),
        Action::Swap { .. } | Action::Advance | Action::Everywhere | Action::LosePawn | Action::Cull | Action::Pass => {
            None
        }
    }
}

/// Every open decision about the spot.
pub(super) fn decisions(scene: &Moment, spot: Spot) -> Vec<Action> {
    scene.legal.iter().copied().filter(|&action| spot_of(action) == Some(spot)).collect()
}

/// The one that is meant: the one that was chosen, or else the one with the most cubes, or else the first.
pub(super) fn meant(decisions: &[Action]) -> Option<Action> {
    let most = decisions.iter().copied().max_by_key(|action| match action {
        Action::Cubes { count, .. } => *count,
        _ => 0,
    });
    let most = most.filter(|action| matches!(action, Action::Cubes { .. }));
    MEANT.get().filter(|action| decisions.contains(action)).or(most).or_else(|| decisions.first().copied())
}

/// What touching the spot would mean now, allowed or not: to say why not.
pub(super) fn attempt(scene: &Moment, spot: Spot) -> Option<Action> {
    let Prompt::Decide(decision) = scene.view.prompt else { return None };
    let is_asked = |kind: fn(&Action) -> bool| scene.legal.iter().any(kind);
    match spot {
        Spot::Tile(tile) if is_asked(|action| matches!(action, Action::Tile(_))) => Some(Action::Tile(tile)),
        Spot::Tile(tile) if is_asked(|action| matches!(action, Action::Cubes { .. })) => {
            Some(Action::Cubes { tile, count: 1 })
        }
        Spot::Tile(tile) if is_asked(|action| matches!(action, Action::Cube { .. })) => {
            let animals = scene.view.board.earth.animals(tile);
            let rival = animals.iter().find(|&animal| Some(animal) != decision.animal());
            rival.or(decision.animal()).map(|animal| Action::Cube { tile, animal })
        }
        Spot::Corner(corner) if is_asked(|action| matches!(action, Action::Corner(_))) => Some(Action::Corner(corner)),
        Spot::Eyeball(eyeball) if is_asked(|action| matches!(action, Action::Eyeball(_))) => {
            Some(Action::Eyeball(eyeball))
        }
        Spot::Stack(stack) if is_asked(|action| matches!(action, Action::Stack(_))) => Some(Action::Stack(stack)),
        Spot::Card(card) if matches!(decision, Decision::TakeCard { .. }) => Some(Action::Card(card)),
        _ => None,
    }
}

/// The name of a spot for the log and the buttons that point at it.
pub(super) fn id(spot: Spot) -> String {
    match spot {
        Spot::Tile(tile) => format!("tile:{tile}"),
        Spot::Corner(corner) => format!("corner:{corner}"),
        Spot::Eyeball(eyeball) => format!("eyeball:{eyeball}"),
        Spot::Card(card) => format!("card:{}", card.id()),
        Spot::Element(element) => format!("element:{}", element.id()),
        Spot::Stack(stack) => format!("stack:{stack}"),
        Spot::Animal(animal) => format!("animal:{}", animal.id()),
    }
}

/// How a spot stands out: by classes of its own.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// A decision is open about it.
    pub(super) glows: Memo<bool>,
    /// It is touched.
    pub(super) touched: Memo<bool>,
    /// The log or a button points at it.
    pub(super) pointed: Memo<bool>,
}

/// All spots that a decision is open about: found once for all of them, as there are hundreds.
#[derive(Clone, Copy)]
struct Glowing(Memo<Vec<Spot>>);

fn glowing(play: Table) -> Memo<Vec<Spot>> {
    Memo::new(move |_| play.scene.with(|scene| scene.legal.iter().filter_map(|&action| spot_of(action)).collect()))
}

/// Finds them for all that is inside.
pub(super) fn share_glowing(play: Table) {
    provide_context(Glowing(glowing(play)));
}

/// How a spot stands out.
pub(super) fn standing(play: Table, spot: Spot) -> Standing {
    let id = id(spot);
    let glowing = use_context::<Glowing>().map_or_else(|| glowing(play), |shared| shared.0);
    Standing {
        glows: Memo::new(move |_| glowing.with(|all| all.contains(&spot))),
        touched: Memo::new(move |_| touched() == Some(spot)),
        pointed: Memo::new(move |_| play.points_at(id.as_str())),
    }
}
