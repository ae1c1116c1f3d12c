//! "What does this do?": regions, spells, towers and dice in a few sentences.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Die, Monster, Region, Spell, Symbol};

use super::art::{Sign, TowerSign};
use super::chart::chart;
use super::dice::DieSign;
use super::words::{colour_name, die_id, die_name, region_name, spell_id, spell_name};
use crate::t;

/// The explanation of a piece.
pub(super) fn piece(id: &str) -> Option<AnyView> {
    if let Ok(region) = id.parse::<Region>() {
        return Some(about_region(region));
    }
    if let Some(spell) = Spell::ALL.into_iter().find(|&spell| spell_id(spell) == id) {
        return Some(card(
            view! { <Sign symbol=Symbol::Spell(spell) /> }.into_any(),
            spell_name(spell),
            spell_text(spell),
        ));
    }
    if let Some(die) = Die::ALL.into_iter().find(|&die| die_id(die) == id) {
        let text = if die == Die::White { t!("colour-kingdoms-what-white") } else { t!("colour-kingdoms-what-die") };
        return Some(card(view! { <DieSign die number=3 /> }.into_any(), die_name(die), text));
    }
    (id == "tower").then(|| {
        card(view! { <TowerSign /> }.into_any(), t!("colour-kingdoms-tower"), t!("colour-kingdoms-what-tower"))
    })
}

fn spell_text(spell: Spell) -> String {
    t!(format!("colour-kingdoms-spell-{}-text", spell.index() + 1))
}

fn about_region(region: Region) -> AnyView {
    let chart = chart();
    let symbol = chart.map.symbol(region);
    let text = match symbol {
        Symbol::Blank => t!("colour-kingdoms-what-blank"),
        Symbol::Capital { colour, value } => {
            t!("colour-kingdoms-what-capital", colour = colour_name(colour), count = value)
        }
        Symbol::Monster { kind, colour } => {
            let points = kind.points();
            let colour = colour_name(colour);
            let row = if kind == Monster::Dragon { 6 } else { 4 };
            t!("colour-kingdoms-what-monster", colour = colour, count = points, row = row)
        }
        Symbol::Spell(spell) => t!("colour-kingdoms-what-spell", text = spell_text(spell)),
    };
    let neighbours = chart.map.neighbours(region).iter().map(region_name).collect::<Vec<_>>().join("; ");
    let tower = chart.map.towers().iter().any(|tower| tower.regions.contains(&region));
    let more = t!("colour-kingdoms-what-neighbours", neighbours = neighbours);
    let tower = tower.then(|| view! { <p class="ck-die-line"><TowerSign />{t!("colour-kingdoms-what-tower")}</p> });
    view! {
        <div class="ck-piece">
            <Sign symbol />
            <h3>{region_name(region)}</h3>
            <p>{text}</p>
            {tower}
            <p class="ck-note">{more}</p>
        </div>
    }
    .into_any()
}

fn card(picture: AnyView, name: String, text: String) -> AnyView {
    view! { <div class="ck-piece">{picture}<h3>{name}</h3><p>{text}</p></div> }.into_any()
}
