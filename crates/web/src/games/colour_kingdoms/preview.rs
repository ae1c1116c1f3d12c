//! What the turn would bring, before one is done with it.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::ColourKingdoms;

use super::chart::chart;
use super::gain::{Gain, of_turn};
use super::held::{own, own_turn};
use super::stage::is_narrow;
use super::words::region_name;
use crate::screen::Play;
use crate::t;
use crate::text::signed;

/// The turn so far: its regions and what they bring, if hints are allowed; and the blot that it would cost.
#[component]
pub(super) fn Preview(play: Play<ColourKingdoms>) -> impl IntoView {
    let lines = move || {
        let scene = play.scene.get();
        let (player, turn) = (own(&scene)?, own_turn(&scene)?);
        let strokes = of_turn(&chart().map, &player.sheet, turn);
        if strokes.is_empty() {
            return None;
        }
        let missing = turn.drops + turn.mixed.iter().sum::<u8>();
        let blot = missing > 0 && player.blots < scene.view.blots;
        let blot =
            blot.then(|| view! { <span class="bad">{t!("colour-kingdoms-preview-blot", count = missing)}</span> });
        if !scene.plan.hints {
            return Some(blot.into_any());
        }
        let points: i32 = strokes.iter().flat_map(|(_, gains)| gains).map(|gain| gain.points()).sum();
        let line = |(stroke, gains): &(pentarchy_colour_kingdoms::Stroke, Vec<Gain>)| {
            let words = gains.iter().map(|gain| gain.words()).collect::<Vec<_>>().join(", ");
            let class = format!("ck-chip ck-{}", stroke.colour);
            let words = if words.is_empty() { String::new() } else { format!(" — {words}") };
            view! { <li><span class=class aria-hidden="true"></span>{region_name(stroke.region)}{words}</li> }
        };
        let words = t!("colour-kingdoms-preview", points = signed(points));
        let details = view! {
            <details open=!is_narrow()>
                <summary><b class="numbers">{words}</b>" "{blot}</summary>
                <ul>{strokes.iter().map(line).collect_view()}</ul>
            </details>
        };
        Some(details.into_any())
    };
    view! { <div class="ck-preview">{lines}</div> }
}
