//! The action display: twelve actions, 41 eyeballs, the pawns on them in order, the elements and tiles that wait.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Board, Decision, Discs, Element, Eyeball, Prompt, Section};

use super::art::{Disc, Glyph, Picture, Token};
use super::earth::small_tile;
use super::spot::{Spot, standing, touch};
use super::words::{
    COMPETITION, MIGRATION, SPECIATION, animal_name, element_name, eyeball_name, eyeball_text, section_name,
    terrain_name,
};
use super::{Moment, Table};
use crate::t;

/// What is decided now.
pub(super) fn decision(scene: &Moment) -> Decision {
    match scene.view.prompt {
        Prompt::Wait { decision, .. } | Prompt::Decide(decision) => decision,
        Prompt::Over => Decision::Over,
    }
}

/// The action display.
#[component]
pub(super) fn Display(play: Table) -> impl IntoView {
    // Found once for all eyeballs.
    let stands = Memo::new(move |_| play.scene.with(|scene| Eyeball::ALL.map(|eyeball| stand(scene, eyeball))));
    view! {
        <div class="ds-display">
            {Section::ALL.map(|section| view! { <SectionBox play section stands /> }).collect_view()}
        </div>
    }
}

/// One action with its eyeballs and what waits beside them.
#[component]
fn SectionBox(play: Table, section: Section, stands: Memo<[Stand; 41]>) -> impl IntoView {
    let is_now = Memo::new(move |_| play.scene.with(|scene| decision(scene).section() == Some(section)));
    let is_past = Memo::new(move |_| {
        play.scene.with(|scene| decision(scene).section().is_some_and(|now| now.index() > section.index()))
    });
    let eyeballs = Eyeball::ALL.into_iter().filter(move |eyeball| eyeball.section() == section);
    let free = match section {
        Section::Regression => Some(Animal::Reptiles),
        Section::Speciation => Some(Animal::Insects),
        Section::Migration => Some(Animal::Birds),
        Section::Competition => Some(Animal::Arachnids),
        _ => None,
    };
    let plays = move |animal: Animal| play.scene.with(|scene| scene.view.board.beast(animal).owner.is_some());
    let free_icon = move || {
        free.filter(|animal| plays(*animal)).map(|animal| {
            let words = t!(format!("dominant-species-ability-{}", animal.id()));
            view! { <span class="ds-free" title=words.clone()><Token animal /><span class="hidden-words">{words.clone()}</span></span> }
        })
    };
    view! {
        <section
            class="ds-section"
            class:now=move || is_now.get()
            class:past=move || is_past.get()
            data-section=section.id()
        >
            <h3>
                <Glyph picture=section />
                <span>{move || section_name(section)}</span>
                {free_icon}
            </h3>
            {has_box(section).then(|| view! { <Waiting play section /> })}
            <div class="ds-eyeballs">
                {eyeballs.map(|eyeball| view! { <EyeballButton play eyeball stands /> }).collect_view()}
                {(section == Section::Wanderlust).then(|| [0, 1, 2].map(|stack| view! { <StackButton play stack /> }).collect_view())}
            </div>
        </section>
    }
}

fn has_box(section: Section) -> bool {
    discs_of(section).is_some()
}

/// The elements that lie at an action.
fn discs_of(section: Section) -> Option<fn(&Board) -> Discs> {
    Some(match section {
        Section::Adaptation => |board| board.boxes.adaptation,
        Section::Regression => |board| board.boxes.regression,
        Section::Abundance => |board| board.boxes.abundance,
        Section::Wasteland => |board| board.boxes.wasteland,
        Section::Depletion => |board| board.boxes.depletion,
        Section::Wanderlust => |board| board.boxes.wanderlust,
        _ => return None,
    })
}

/// Elements one by one.
pub(super) fn one_by_one(discs: Discs) -> Vec<Element> {
    let each = |element: Element| (0..discs.of(element)).map(move |_| element);
    Element::ALL.into_iter().flat_map(each).collect()
}

/// The elements that wait in the row.
#[component]
fn Waiting(play: Table, section: Section) -> impl IntoView {
    let discs = Memo::new(move |_| {
        play.scene.with(|scene| discs_of(section).map(|of| one_by_one(of(&scene.view.board))).unwrap_or_default())
    });
    let words = move || {
        let all: Vec<String> = discs.get().into_iter().map(element_name).collect();
        if all.is_empty() { t!("dominant-species-box-empty") } else { all.join(", ") }
    };
    view! {
        <div class="ds-waiting" title=words>
            <span class="hidden-words">{words}</span>
            {move || discs.get().into_iter().map(|element| view! { <Disc element /> }).collect_view()}
            {move || discs.with(Vec::is_empty).then(|| view! { <span class="ds-nothing" aria-hidden="true">"—"</span> })}
        </div>
    }
}

/// When the pawn on the eyeball acts: 1 is the next; nothing if it waits for another turn.
fn order(scene: &Moment, eyeball: Eyeball) -> Option<usize> {
    let begun = |other: Eyeball| match (scene.view.executing, decision(scene).section()) {
        (Some(now), _) => other <= now,
        (None, Some(section)) => other.section().index() < section.index(),
        (None, None) => false,
    };
    let acts = |other: Eyeball| !begun(other) && (other.section() != Section::Glaciation || other.number() == 1);
    let pawns = &scene.view.board.pawns;
    pawns.standing().filter(|(other, _)| acts(*other)).position(|(other, _)| other == eyeball).map(|place| place + 1)
}

/// Who stands on an eyeball and whether they act now; and when they will, if they will this turn.
type Stand = (Option<(Animal, bool)>, Option<usize>);

fn stand(scene: &Moment, eyeball: Eyeball) -> Stand {
    let executing = scene.view.executing == Some(eyeball);
    // The pawn that acts is back in its owner's hand; it is shown where it came from.
    let acting = if executing { decision(scene).animal() } else { None };
    let pawn = scene.view.board.pawns.at(eyeball).or(acting).map(|animal| (animal, executing));
    (pawn, pawn.and_then(|_| order(scene, eyeball)))
}

#[component]
fn EyeballButton(play: Table, eyeball: Eyeball, stands: Memo<[Stand; 41]>) -> impl IntoView {
    let spot = Spot::Eyeball(eyeball);
    let pawn = Memo::new(move |_| stands.with(|stands| stands[eyeball.index()].0));
    let order = Memo::new(move |_| stands.with(|stands| stands[eyeball.index()].1));
    let standing = standing(play, spot);
    let words = move || {
        let place = eyeball_name(eyeball);
        let who = match pawn.get() {
            None => t!("dominant-species-eyeball-free"),
            Some((animal, true)) => t!("dominant-species-eyeball-now", animal = animal_name(animal)),
            Some((animal, false)) => match order.get() {
                Some(order) => t!("dominant-species-eyeball-next", animal = animal_name(animal), order = order),
                None => t!("dominant-species-eyeball-later", animal = animal_name(animal)),
            },
        };
        format!("{place}: {who}. {}", eyeball_text(eyeball))
    };
    let content = move || match pawn.get() {
        Some((animal, _)) => view! {
            <span class="ds-pawn" data-animal=animal.id()><Glyph picture=animal /></span>
            {order.get().map(|order| view! { <span class="ds-order numbers" aria-hidden="true">{order}</span> })}
        }
        .into_any(),
        None => icon(eyeball).into_any(),
    };
    view! {
        <button
            class="ds-eyeball"
            class:glows=move || standing.glows.get()
            class:touched=move || standing.touched.get()
            class:pointed=move || standing.pointed.get()
            class:taken=move || pawn.get().is_some()
            class:now=move || pawn.get().is_some_and(|(_, now)| now)
            data-eyeball=eyeball.to_string()
            aria-label=words
            title=words
            on:click=move |_| touch(play, spot)
        >
            {content}
        </button>
    }
}

/// What is printed on the eyeball.
fn icon(eyeball: Eyeball) -> impl IntoView {
    let at = usize::from(eyeball.number()) - 1;
    match eyeball.section() {
        Section::Speciation => view! { <Disc element=SPECIATION[at] /> }.into_any(),
        Section::Migration => view! { <b class="ds-printed numbers">{MIGRATION[at]}</b> }.into_any(),
        Section::Competition => {
            let half = |terrain| {
                view! { <span class="ds-half" data-terrain=pentarchy_dominant_species::Terrain::id(terrain) title=terrain_name(terrain)><Glyph picture=terrain /></span> }
            };
            COMPETITION[at].map(half).collect_view().into_any()
        }
        Section::Glaciation if at == 0 => view! { <Glyph picture=Section::Glaciation /> }.into_any(),
        Section::Glaciation => view! { <span class="ds-printed">"‹"</span> }.into_any(),
        section => view! { <span class="ds-eye"><Glyph picture=Picture::from(section) /></span> }.into_any(),
    }
}

/// A stack of new tiles.
#[component]
fn StackButton(play: Table, stack: u8) -> impl IntoView {
    let spot = Spot::Stack(stack);
    let state = Memo::new(move |_| play.scene.with(|scene| scene.view.stacks[usize::from(stack)]));
    let standing = standing(play, spot);
    let words = move || {
        let state = state.get();
        match state.open {
            Some(terrain) => {
                t!("dominant-species-stack-open", terrain = terrain_name(terrain), count = state.left)
            }
            None => t!("dominant-species-stack-closed", count = state.left),
        }
    };
    view! {
        <button
            class="ds-stack"
            class:first=stack == 0
            class:glows=move || standing.glows.get()
            class:touched=move || standing.touched.get()
            class:pointed=move || standing.pointed.get()
            aria-label=words
            title=words
            on:click=move |_| touch(play, spot)
        >
            {move || small_tile(state.get().open)}
            <span class="ds-left numbers" aria-hidden="true">{move || state.get().left}</span>
        </button>
    }
}
