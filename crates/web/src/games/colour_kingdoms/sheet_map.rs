//! A sheet as a map: kingdoms, regions as they are coloured, symbols, towers.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Colour, Kingdom, Region, RegionSet, Sheet, Symbol};

use super::art::{symbol_art, tower_art};
use super::chart::{Chart, chart, points};
use super::crayon::{pattern, scribble};
use super::words::{kingdom_name, region_name};
use crate::t;

/// What can be done with the regions of a map.
#[derive(Clone, Copy)]
pub(super) struct Touch {
    /// The regions that can be chosen now, and that the keyboard reaches.
    pub(super) open: Signal<RegionSet>,
    pub(super) tap: Callback<Region>,
    /// The region under the pointer or the focus.
    pub(super) look: RwSignal<Option<Region>>,
}

/// The ground and the colours of all regions, with the borders.
#[component]
pub(super) fn Ground(
    sheet: Memo<Sheet>,
    /// Regions that were painted in this turn.
    #[prop(into)]
    fresh: Signal<RegionSet>,
    #[prop(optional)] touch: Option<Touch>,
) -> impl IntoView {
    move || {
        let chart = chart();
        let regions = Region::all().map(|region| one_region(&chart, region, sheet, fresh, touch)).collect_view();
        view! {
            <g class="ck-shore">{lands(&chart, |kingdom| format!("shore ck-of-{kingdom}"))}</g>
            <g class="ck-regions">{regions}</g>
            <g class="ck-borders">{lands(&chart, |kingdom| format!("border ck-of-{kingdom}"))}</g>
        }
    }
}

fn lands(chart: &Chart, class: fn(Kingdom) -> String) -> impl IntoView + use<> {
    let land = |(kingdom, land): (Kingdom, &super::chart::Land)| {
        view! { <polygon class=class(kingdom) points=points(&land.outline) /> }
    };
    Kingdom::ALL.into_iter().zip(&chart.lands).map(land).collect::<Vec<_>>()
}

fn one_region(
    chart: &Chart,
    region: Region,
    sheet: Memo<Sheet>,
    fresh: Signal<RegionSet>,
    touch: Option<Touch>,
) -> AnyView {
    let outline = chart.regions[region.index()].outline.clone();
    let ground = points(&outline);
    let colour = Memo::new(move |_| sheet.with(|sheet| sheet.colour(region)));
    let is_fresh = Memo::new(move |_| fresh.with(|fresh| fresh.contains(region)));
    let paint = {
        let ground = ground.clone();
        move || colour.get().map(|colour| crayoned(&ground, &outline, colour))
    };
    let class = format!("ck-region ck-of-{}", region.kingdom());
    let Some(Touch { open, tap, look }) = touch else {
        return view! { <g class=class><polygon class="ground" points=ground.clone() />{paint}</g> }.into_any();
    };
    let is_open = Memo::new(move |_| open.with(|open| open.contains(region)));
    let name = move || match colour.get() {
        Some(colour) => t!(
            "colour-kingdoms-region-painted",
            region = region_name(region),
            colour = super::words::colour_name(colour)
        ),
        None => region_name(region),
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            tap.run(region);
        }
    };
    let looked = move || look.set(Some(region));
    let left = move || {
        if look.get_untracked() == Some(region) {
            look.set(None);
        }
    };
    view! {
        <g
            class=class
            class:fresh=move || is_fresh.get()
            class:open=move || is_open.get()
            data-region=region.to_string()
            role=move || is_open.get().then_some("button")
            tabindex=move || is_open.get().then_some("0")
            aria-label=move || is_open.get().then(name)
            on:click=move |_| tap.run(region)
            on:keydown=key
            on:pointerenter=move |_| looked()
            on:pointerleave=move |_| left()
            on:focus=move |_| looked()
            on:blur=move |_| left()
        >
            <polygon class="ground" points=ground.clone() />
            {paint}
        </g>
    }
    .into_any()
}

/// A region coloured by crayon.
fn crayoned(ground: &str, outline: &[[f64; 2]], colour: Colour) -> impl IntoView + use<> {
    view! {
        <g class=format!("ck-crayon ck-{colour}")>
            <polygon class="wash" points=ground.to_owned() />
            <path class="strokes" pathLength="1" d=scribble(outline, colour) />
            <polygon points=ground.to_owned() fill=pattern(colour) />
        </g>
    }
}

/// What stands on the map: symbols, towers, and what has become of them.
#[component]
pub(super) fn Symbols(sheet: Memo<Sheet>) -> impl IntoView {
    move || {
        let chart = chart();
        let symbol = |region: Region| {
            let [x, y] = chart.regions[region.index()].middle;
            let symbol = chart.map.symbol(region);
            let fate = Memo::new(move |_| sheet.with(|sheet| fate(symbol, sheet.colour(region)?)));
            view! {
                <g transform=format!("translate({x} {y})")>
                    {symbol_art(symbol)}
                    {move || fate.get().map(|won| view! {
                        <g class="ck-fate" class:won=won transform="translate(-26 26)">
                            <circle r="11" />
                            <path d=if won { "M-5 0l4 4 7-8" } else { "M-5-5 5 5M5-5-5 5" } />
                        </g>
                    })}
                </g>
            }
        };
        let tower = |(at, tower): (&[f64; 2], &pentarchy_colour_kingdoms::Tower)| {
            let regions = tower.regions;
            let done =
                Memo::new(move |_| sheet.with(|sheet| regions.iter().all(|&region| sheet.painted().contains(region))));
            view! {
                <g class="ck-tower" class:done=move || done.get() transform=format!("translate({} {}) scale(1.12)", at[0], at[1])>
                    {tower_art()}
                </g>
            }
        };
        view! {
            <g class="ck-symbols">
                {Region::all().map(symbol).collect_view()}
                {chart.towers.iter().zip(chart.map.towers()).map(tower).collect_view()}
            </g>
        }
    }
}

/// Whether a capital is built, a monster tamed; or lost to another colour.
fn fate(symbol: Symbol, painted: Colour) -> Option<bool> {
    match symbol {
        Symbol::Capital { colour, .. } | Symbol::Monster { colour, .. } => Some(colour == painted),
        Symbol::Blank | Symbol::Spell(_) => None,
    }
}

/// The names of the kingdoms, above and below the map.
#[component]
pub(super) fn Names() -> impl IntoView {
    move || {
        let chart = chart();
        let one = |(kingdom, land): (Kingdom, &super::chart::Land)| {
            let [x, y] = land.frame.middle();
            let above = y < chart.size[1] / 2.0;
            let y = if above { -22.0 } else { chart.size[1] + 24.0 };
            view! {
                <g class=format!("ck-name ck-of-{kingdom}") transform=format!("translate({x:.0} {y})")>
                    <rect x="-116" y="-20" width="232" height="40" rx="20" />
                    <text y="9">{move || kingdom_name(kingdom)}</text>
                </g>
            }
        };
        Kingdom::ALL.into_iter().zip(&chart.lands).map(one).collect::<Vec<_>>()
    }
}

/// A sheet that is only looked at.
#[component]
pub(super) fn StillMap(sheet: Memo<Sheet>, #[prop(optional, into)] fresh: Option<Signal<RegionSet>>) -> impl IntoView {
    let fresh = fresh.unwrap_or_else(|| Signal::stored(RegionSet::EMPTY));
    view! {
        <svg class="ck-sheet still" viewBox=move || chart().view_box() aria-hidden="true">
            <Ground sheet fresh /> <Symbols sheet /> <Names />
        </svg>
    }
}

/// A sheet as small as a stamp: colours alone.
#[component]
pub(super) fn Stamp(sheet: Memo<Sheet>) -> impl IntoView {
    let regions = move || {
        let chart = chart();
        let region = |region: Region| {
            let class = move || match sheet.with(|sheet| sheet.colour(region)) {
                Some(colour) => format!("painted ck-{colour}"),
                None => format!("ground ck-of-{}", region.kingdom()),
            };
            view! { <polygon class=class points=points(&chart.regions[region.index()].outline) /> }
        };
        Region::all().map(region).collect_view()
    };
    view! { <svg class="ck-stamp" viewBox=move || { let [w, h] = chart().size; format!("0 0 {w} {h}") } aria-hidden="true">{regions}</svg> }
}
