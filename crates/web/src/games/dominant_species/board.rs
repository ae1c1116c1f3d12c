//! The table: everything public at once on a wide screen, one swipe away on a phone.

use std::sync::LazyLock;

use leptos::{html, prelude::*};
use pentarchy_dominant_species::{Action, Decision, Prompt, View};

use super::Table;
use super::animals::Animals;
use super::cards::Cards;
use super::display::Display;
use super::earth::{EarthMap, Zoom};
use super::spot::{attempt, decisions, let_go, meant, share_glowing, touched};
use super::tile::TouchedTile;
use crate::t;

/// What lies on the table now: for windows that are opened from the log.
static NOW: LazyLock<ArcRwSignal<Option<std::sync::Arc<View>>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// What lies on the table now, if there is one.
pub(super) fn on_the_table() -> Option<std::sync::Arc<View>> {
    NOW.get()
}

/// The parts of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Earth,
    Actions,
    Animals,
    Cards,
}

impl Part {
    const ALL: [Part; 4] = [Part::Earth, Part::Actions, Part::Animals, Part::Cards];

    fn key(self) -> &'static str {
        match self {
            Part::Earth => "dominant-species-part-earth",
            Part::Actions => "dominant-species-part-actions",
            Part::Animals => "dominant-species-part-animals",
            Part::Cards => "dominant-species-part-cards",
        }
    }
}

/// Where the decision is made.
fn part_of(prompt: Prompt, legal: &[Action]) -> Option<Part> {
    let Prompt::Decide(decision) = prompt else { return None };
    let about = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    Some(match decision {
        Decision::ChooseAnimal { .. } => Part::Animals,
        Decision::TakeCard { .. } => Part::Cards,
        _ if about(|action| matches!(action, Action::Eyeball(_) | Action::Stack(_))) => Part::Actions,
        Decision::Wasteland { .. } => Part::Actions,
        _ => Part::Earth,
    })
}

/// Where a piece lies that something points at, by the name that its spot has.
fn part_with(piece: &str) -> Option<Part> {
    match piece.split(':').next()? {
        "tile" | "corner" => Some(Part::Earth),
        "eyeball" | "stack" => Some(Part::Actions),
        "animal" => Some(Part::Animals),
        "card" => Some(Part::Cards),
        _ => None,
    }
}

/// The middle of the table.
pub(super) fn board(play: Table) -> AnyView {
    Effect::new(move |_| {
        let view = play.scene.with(|scene| scene.view.clone());
        NOW.set(Some(std::sync::Arc::new(view)));
    });
    on_cleanup(|| {
        NOW.set(None);
        let_go();
    });
    share_glowing(play);
    // What was considered is let go once the decision is made; what others prepare stays.
    let own = Memo::new(move |_| {
        play.scene.with(|scene| match scene.view.prompt {
            Prompt::Decide(decision) => Some((decision, scene.legal.len())),
            _ => None,
        })
    });
    Effect::new(move |before: Option<Option<(Decision, usize)>>| {
        let now = own.get();
        if before.flatten().is_some_and(|before| Some(before) != now) {
            let_go();
        }
        now
    });
    let changes = Memo::new(move |_| {
        let spot = touched()?;
        play.scene.with(|scene| {
            let action = meant(&decisions(scene, spot)).or_else(|| attempt(scene, spot))?;
            if !scene.plan.hints {
                return None;
            }
            super::preview::Trial::new(scene)?.of(&scene.view.board, action).ok()
        })
    });
    let large = RwSignal::new(false);
    let track = NodeRef::<html::Div>::new();
    let shown = RwSignal::new(Part::Earth);
    let show = move |part: Part| {
        shown.set(part);
        if let Some(track) = track.get_untracked() {
            let place = Part::ALL.iter().position(|other| *other == part).unwrap_or_default() as i32;
            track.set_scroll_left(place * track.client_width());
        }
    };
    let wanted = Memo::new(move |_| {
        play.scene
            .with(|scene| part_of(scene.view.prompt, &scene.legal).map(|part| (part, decision_key(scene.view.prompt))))
    });
    // What is pointed at comes to the front, and what is asked is there again afterwards.
    let front = Memo::new(move |_| {
        let pointed = play.pointed.with(|pointed| pointed.as_deref().and_then(part_with));
        pointed.map(|part| (part, None)).or_else(|| wanted.get())
    });
    Effect::new(move |_| {
        track.track();
        if let Some((part, _)) = front.get() {
            show(part);
        }
    });
    let swiped = move |_| {
        let Some(track) = track.get_untracked() else { return };
        let place = f64::from(track.scroll_left()) / f64::from(track.client_width().max(1));
        let part = Part::ALL[(place.round() as usize).min(Part::ALL.len() - 1)];
        if shown.get_untracked() != part {
            shown.set(part);
        }
    };
    let tab = move |part: Part| {
        let glows = move || wanted.get().is_some_and(|(wanted, _)| wanted == part);
        view! {
            <button
                class="ds-tab"
                class:glows=glows
                aria-pressed=move || if shown.get() == part { "true" } else { "false" }
                on:click=move |_| show(part)
            >
                {move || t!(part.key())}
            </button>
        }
    };
    view! {
        <div class="ds">
            <div class="ds-tabs" role="group" aria-label=move || t!("dominant-species-parts")>{Part::ALL.map(tab).collect_view()}</div>
            <div class="ds-parts" node_ref=track on:scroll=swiped>
                <section class="ds-part earth" aria-label=move || t!("dominant-species-part-earth")>
                    <EarthMap play changes large />
                    <div class="ds-below"><TouchedTile play /> <Zoom large /></div>
                </section>
                <section class="ds-part actions" aria-label=move || t!("dominant-species-part-actions")><Display play /></section>
                <section class="ds-part animals" aria-label=move || t!("dominant-species-part-animals")><Animals play /></section>
                <section class="ds-part cards" aria-label=move || t!("dominant-species-part-cards")>
                    <Cards play />
                </section>
            </div>
        </div>
    }
    .into_any()
}

/// What is asked, so that a new question of the same kind brings its part to the front again.
fn decision_key(prompt: Prompt) -> Option<&'static str> {
    match prompt {
        Prompt::Decide(decision) => Some(super::prompt::question(decision)),
        _ => None,
    }
}
