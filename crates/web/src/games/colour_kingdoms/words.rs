//! Kingdoms, regions, colours, dice and spells by name, in the language of the moment.

use leptos::reactive::graph::Observer;
use pentarchy_colour_kingdoms::{Colour, Die, Drop, Kingdom, Monster, Region, RegionSet, Row, Spell, Symbol};

use super::chart::{chart, chart_now};
use crate::t;

/// What a kingdom is called.
pub(super) fn kingdom_name(kingdom: Kingdom) -> String {
    t!(format!("colour-kingdoms-kingdom-{kingdom}"))
}

/// A kingdom's name after "from".
pub(super) fn of_kingdom(kingdom: Kingdom) -> String {
    t!(format!("colour-kingdoms-of-{kingdom}"))
}

/// What a colour is called.
pub(super) fn colour_name(colour: Colour) -> String {
    t!(format!("colour-kingdoms-colour-{colour}"))
}

/// A colour that something is painted in.
pub(super) fn in_colour(colour: Colour) -> String {
    t!(format!("colour-kingdoms-in-{colour}"))
}

/// A drop of a colour.
pub(super) fn drop_name(colour: Colour) -> String {
    t!(format!("colour-kingdoms-drop-{colour}"))
}

/// What a die is called.
pub(super) fn die_name(die: Die) -> String {
    t!(format!("colour-kingdoms-{}", die_id(die)))
}

/// A die's id, for texts and pieces.
pub(super) fn die_id(die: Die) -> &'static str {
    ["die-blue", "die-red", "die-yellow", "die-white"][die.index()]
}

/// What a spell is called.
pub(super) fn spell_name(spell: Spell) -> String {
    t!(format!("colour-kingdoms-spell-{}", spell.index() + 1))
}

/// A spell's id as a piece.
pub(super) fn spell_id(spell: Spell) -> String {
    format!("spell-{}", spell.index() + 1)
}

/// What a row of the score sheet is called.
pub(super) fn row_name(row: Row) -> String {
    match row {
        Row::Kingdom(kingdom) => kingdom_name(kingdom),
        Row::Monster(kind) => monsters_name(kind),
        Row::ThreeKingdoms => t!("colour-kingdoms-three-kingdoms"),
    }
}

/// A kind of monsters.
pub(super) fn monsters_name(kind: Monster) -> String {
    t!(format!("colour-kingdoms-monsters-{kind}"))
}

/// What a region shows, in a word or two.
pub(super) fn symbol_name(symbol: Symbol) -> String {
    match symbol {
        Symbol::Blank => t!("colour-kingdoms-blank"),
        Symbol::Capital { .. } => t!("colour-kingdoms-capital"),
        Symbol::Monster { kind: Monster::Dragon, colour } => t!(format!("colour-kingdoms-dragon-{colour}")),
        Symbol::Monster { kind, .. } => t!(format!("colour-kingdoms-{kind}")),
        Symbol::Spell(spell) => t!("colour-kingdoms-spell", number = spell.index() as u32 + 1),
    }
}

/// What a region is called: its kingdom and what it shows, which a kingdom seldom has twice.
pub(super) fn region_name(region: Region) -> String {
    let chart = if Observer::get().is_some() { chart() } else { chart_now() };
    let symbol = chart.map.symbol(region);
    let same = |other: &Region| chart.map.symbol(*other) == symbol;
    let twins: Vec<Region> = RegionSet::of_kingdom(region.kingdom()).iter().filter(same).collect();
    let number = twins.iter().position(|twin| *twin == region).filter(|_| twins.len() > 1);
    let symbol = match number {
        Some(number) => format!("{} {}", symbol_name(symbol), number + 1),
        None => symbol_name(symbol),
    };
    t!("colour-kingdoms-region", kingdom = kingdom_name(region.kingdom()), symbol = symbol)
}

/// Where a drop comes from.
pub(super) fn drop_source(drop: Drop) -> String {
    match drop {
        Drop::Die => t!("colour-kingdoms-from-die"),
        Drop::Mixed(colour) => t!("colour-kingdoms-from-mix", drop = drop_name(colour)),
        Drop::Tower(colour) => t!("colour-kingdoms-from-tower", drop = drop_name(colour)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_regions_of_the_house_map_have_the_same_name() {
        let names: std::collections::BTreeSet<String> = Region::all().map(region_name).collect();
        assert_eq!(names.len(), Region::COUNT);
    }
}
