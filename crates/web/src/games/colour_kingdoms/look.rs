//! What one looks at: a region, what it shows, and what painting it would bring.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Prompt, Region};

use super::chart::chart;
use super::gain::{Gain, gains};
use super::held::{drop_in_hand, grip, own, own_turn};
use super::stage::Stage;
use super::words::{colour_name, in_colour, region_name};
use crate::t;
use crate::text::signed;

/// A line under the map.
#[component]
pub(super) fn Look(stage: Stage) -> impl IntoView {
    let words = move || match stage.look.get() {
        Some(region) => about(stage, region),
        None => hidden(stage).unwrap_or_default(),
    };
    view! { <p class="ck-look">{words}</p> }
}

/// What is said while others' work of this round is hidden.
fn hidden(stage: Stage) -> Option<String> {
    use pentarchy_colour_kingdoms::TurnView;
    stage.play.scene.with(|scene| match scene.view.players.get(stage.seat.get().index())?.turn {
        TurnView::Hidden { .. } => {
            Some(t!("colour-kingdoms-hidden", name = scene.names.of(stage.seat.get()).to_owned()))
        }
        _ => None,
    })
}

fn about(stage: Stage, region: Region) -> String {
    let name = region_name(region);
    let scene = stage.play.scene.get();
    let painted = scene.view.players.get(stage.seat.get().index()).and_then(|player| player.sheet.colour(region));
    if let Some(colour) = painted {
        return t!("colour-kingdoms-region-painted", region = name, colour = colour_name(colour));
    }
    let would_be = || {
        let (player, turn) = (own(&scene)?, own_turn(&scene)?);
        let grip = grip();
        let drop = drop_in_hand(&scene, grip).filter(|_| matches!(scene.view.prompt, Prompt::Paint(_)))?;
        let colour = turn.colour_of(drop);
        let map = &chart().map;
        let clash = player.sheet.clashes(map, region, colour).first();
        if let Some(neighbour) = clash.filter(|_| !grip.matching) {
            let colour = colour_name(colour);
            return Some(t!(
                "colour-kingdoms-look-clash",
                region = name.clone(),
                neighbour = region_name(neighbour),
                colour = colour
            ));
        }
        let reached = matches!(drop, pentarchy_colour_kingdoms::Drop::Tower(_)) || turn.reach().contains(region);
        if !reached {
            return Some(t!("colour-kingdoms-look-elsewhere", region = name.clone()));
        }
        if !scene.plan.hints {
            return None;
        }
        let gained = gains(map, &player.sheet, region, colour);
        let points: i32 = gained.iter().map(|gain| gain.points()).sum();
        let list = gained.into_iter().map(Gain::words).collect::<Vec<_>>().join(", ");
        let list = if list.is_empty() { t!("colour-kingdoms-gain-nothing") } else { list };
        let sum = if points != 0 { format!(" ({})", signed(points)) } else { String::new() };
        Some(t!("colour-kingdoms-look-paint", region = name.clone(), colour = in_colour(colour), gains = list) + &sum)
    };
    if stage.is_own() { would_be().unwrap_or(name.clone()) } else { name.clone() }
}
