//! Under the thumb: what is touched, what deciding so would change, and the button that decides.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_dominant_species::{Action, Element, Prompt};
use pentarchy_game::Refusal as _;

use super::art::Disc;
use super::cards::card_text;
use super::choices::label;
use super::consequences::consequences;
use super::preview::Trial;
use super::spot::{Spot, attempt, decisions, let_go, mean, meant, touch, touched};
use super::words::{card_name, card_rule, element_name, eyeball_name, eyeball_text, section_rule, terrain_name};
use super::{Table, refusal};
use crate::parts::{Icon, RuleLink};
use crate::t;

/// More choices than this are folded by the frame.
const FEW: usize = 2;

/// What lies under the thumb.
pub(super) fn strip(play: Table) -> AnyView {
    let over = Memo::new(move |_| play.scene.with(|scene| scene.view.prompt == Prompt::Over));
    view! {
        <Show when=move || !over.get()>
            <div class="ds-strip">
                {move || touched().map(|spot| about(play, spot))}
                {move || elements_to_choose(play)}
            </div>
        </Show>
    }
    .into_any()
}

/// Elements to choose from: where they lie they are too small for a finger.
fn elements_to_choose(play: Table) -> Option<AnyView> {
    let scene = play.scene.get();
    if scene.legal.len() <= FEW {
        return None;
    }
    let elements = scene.legal.iter().filter_map(|action| match action {
        Action::Element(element) => Some(*element),
        _ => None,
    });
    let element = |element: Element| {
        let on = touched() == Some(Spot::Element(element));
        view! {
            <button class="button ds-option" class:on=on aria-pressed=if on { "true" } else { "false" } on:click=move |_| touch(play, Spot::Element(element))>
                <Disc element /> {element_name(element)}
            </button>
        }
    };
    let elements: Vec<_> = elements.map(element).collect();
    (!elements.is_empty()).then(|| view! { <div class="choices ds-beside">{elements}</div> }.into_any())
}

/// What is known of a spot, and what can be decided about it.
fn about(play: Table, spot: Spot) -> AnyView {
    let scene = play.scene.get();
    let open = decisions(&scene, spot);
    let action = meant(&open);
    let close = view! {
        <button class="quiet" aria-label=t!("frame-close") on:click=move |_| let_go()><Icon icon=icons::TbXOutline /></button>
    };
    let text = text(play, spot);
    let Some(action) = action else {
        let tried = attempt(&scene, spot);
        let trial = tried.and_then(|action| Trial::new(&scene)?.of(&scene.view.board, action).err());
        let why_not = trial.map(|why| {
            let rule = why.rule().to_string();
            view! { <p class="ds-why-not"><Icon icon=icons::TbAlertCircleOutline /> {refusal::sentence(&why)} " " <RuleLink rule open=play.rule /></p> }
        });
        // What is touched before one's turn is still touched when it comes: one press decides then.
        let prepared = (matches!(spot, Spot::Eyeball(_))
            && scene.seat().is_some()
            && matches!(scene.view.prompt, Prompt::Wait { .. }))
        .then(|| view! { <p class="ds-note">{t!("dominant-species-prepared")}</p> });
        // A tile tells of itself on the board.
        if why_not.is_none() && text.is_none() {
            return ().into_any();
        }
        return view! { <div class="ds-about"><div class="ds-about-words">{text} {why_not} {prepared}</div> {close}</div> }
            .into_any();
    };
    let several = (open.len() > 1).then(|| {
        let option = |&option: &Action| {
            let on = option == action;
            view! {
                <button class="button ds-option" class:on=on aria-pressed=if on { "true" } else { "false" } on:click=move |_| mean(Some(option))>
                    {short(&scene, option)}
                </button>
            }
        };
        view! { <div class="choices ds-options" role="group">{open.iter().map(option).collect_view()}</div> }
    });
    let foreseen = scene.plan.hints.then(|| Trial::new(&scene)?.of(&scene.view.board, action).ok()).flatten();
    let foreseen = foreseen.filter(|_| !matches!(action, Action::Eyeball(_) | Action::Animal(_)));
    view! {
        <div class="ds-about">
            <div class="ds-about-words">
                {text}
                {several}
                {foreseen.map(|changes| consequences(play, &changes))}
            </div>
            <button class="button main ds-decide" on:click=move |_| play.act.run(action)>
                <Icon icon=icons::TbCheckOutline />
                <span>{label(&scene, action)}</span>
            </button>
            {close}
        </div>
    }
    .into_any()
}

/// A decision among others about the same spot.
fn short(scene: &super::Moment, action: Action) -> String {
    match action {
        Action::Cubes { count, .. } => count.to_string(),
        Action::Cube { animal, .. } => super::words::animal_name(animal).to_owned(),
        other => label(scene, other),
    }
}

/// What the spot is, where the board does not say it beside it.
fn text(play: Table, spot: Spot) -> Option<AnyView> {
    let told = |name: String, text: String, rule: Option<String>| {
        view! {
            <p class="ds-about-text">
                <b>{name}</b> " " {text} " "
                {rule.map(|rule| view! { <RuleLink rule open=play.rule /> })}
            </p>
        }
        .into_any()
    };
    match spot {
        Spot::Eyeball(eyeball) => {
            Some(told(eyeball_name(eyeball), eyeball_text(eyeball), Some(section_rule(eyeball.section()).to_owned())))
        }
        Spot::Card(card) => Some(told(card_name(card).to_owned(), card_text(card), Some(card_rule(card)))),
        Spot::Stack(stack) => {
            let stack = play.scene.with_untracked(|scene| scene.view.stacks[usize::from(stack)]);
            let words = match stack.open {
                Some(terrain) => t!("dominant-species-stack-open", terrain = terrain_name(terrain), count = stack.left),
                None => t!("dominant-species-stack-closed", count = stack.left),
            };
            Some(told(String::new(), words, Some("DS-53".to_owned())))
        }
        Spot::Animal(animal) => Some(told(
            super::words::animal_name(animal).to_owned(),
            t!(format!("dominant-species-ability-{}", animal.id())),
            Some("DS-4".to_owned()),
        )),
        Spot::Tile(_) | Spot::Corner(_) | Spot::Element(_) => None,
    }
}
