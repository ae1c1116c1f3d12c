//! What a table is to be, in words.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::OptionValue;
use pentarchy_table::{Clock, Plan};

use crate::games::{self, Fetched};
use crate::t;

/// What an option is called.
pub(crate) fn option_name(game: &str, key: &str) -> String {
    t!(format!("{game}-option-{key}"))
}

/// What an option's value is called.
pub(crate) fn value_name(game: &str, key: &str, value: &OptionValue) -> String {
    match value {
        // A document says itself what it is: nobody wants to read it here.
        OptionValue::Choice(value) if value.trim_start().starts_with('{') => {
            t!("table-plan-document", size = value.len().div_ceil(1024) as u32)
        }
        OptionValue::Choice(value) => t!(format!("{game}-option-{key}-{value}")),
        OptionValue::Number(number) => number.to_string(),
        OptionValue::Switch(true) => t!("frame-yes"),
        OptionValue::Switch(false) => t!("frame-no"),
    }
}

/// How hard the game is, where it has levels: the game must be here.
pub(crate) fn level_name(plan: &Plan) -> Option<String> {
    let setup = games::here(&plan.game)?.description().setup(&plan.setup).ok()?;
    let level = setup.choice("level")?;
    Some(t!(format!("{}-option-level-{level}", plan.game)).to_lowercase())
}

/// How long a player may think, in words.
pub(crate) fn clock_name(clock: Clock) -> String {
    match clock {
        Clock::None => t!("table-clock-none"),
        Clock::PerMove { seconds } => t!("table-clock-per-move", count = seconds),
        Clock::PerGame { seconds } => t!("table-clock-per-game", count = seconds / 60),
        Clock::Correspondence { days } => t!("table-clock-days", count = days),
    }
}

/// What a table is to be, in words: the game must be here.
#[component]
pub(crate) fn PlanView(plan: Arc<Plan>) -> impl IntoView {
    let rows = move || {
        let game = plan.game.clone();
        let mut rows = vec![(t!("table-plan-seats"), t!("frame-players", count = plan.setup.seats))];
        if let Some(description) = games::here(&game).map(Fetched::description)
            && let Ok(setup) = description.setup(&plan.setup)
        {
            let values = setup.request().options;
            for spec in description.options {
                if let Some(value) = values.get(spec.key) {
                    rows.push((option_name(&game, spec.key), value_name(&game, spec.key, value)));
                }
            }
        }
        if plan.clock != Clock::None {
            rows.push((t!("table-plan-clock"), clock_name(plan.clock)));
        }
        if !plan.hints {
            rows.push((t!("table-plan-hints"), t!("table-plan-no-hints")));
        }
        let row = |(name, value): (String, String)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
        rows.into_iter().map(row).collect_view()
    };
    view! { <dl class="plan">{rows}</dl> }
}
