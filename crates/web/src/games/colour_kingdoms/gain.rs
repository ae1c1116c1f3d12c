//! What a painted region brings, before the turn is over and the achievements are counted.

use pentarchy_colour_kingdoms::{Colour, Map, Monster, Region, Row, Sheet, Spell, Stroke, Symbol, Turn};

use super::words::{drop_name, row_name, symbol_name};
use crate::t;
use crate::text::signed;

/// Something that painting a region brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gain {
    /// The capital has its own colour.
    Capital(i32),
    /// A monster has its own colour: its points, and the lost point that it no longer costs.
    Tamed(Monster, i32),
    /// A monster has another colour: it no longer costs a point.
    Defeated(Monster),
    /// The kingdom has a colour more.
    NewColour,
    /// A spell, from the next round on.
    Spell(Spell),
    /// A drop of a tower, from the next round on; none where its colour is to be chosen.
    Tower(Option<Colour>),
    /// A row is complete; who is first is known at the end of the round.
    Row(Row),
}

impl Gain {
    /// The points that are certain already.
    pub(super) fn points(self) -> i32 {
        match self {
            Gain::Capital(points) | Gain::Tamed(_, points) => points,
            Gain::Defeated(_) | Gain::NewColour => 1,
            Gain::Spell(_) | Gain::Tower(_) | Gain::Row(_) => 0,
        }
    }

    /// In a few words.
    pub(super) fn words(self) -> String {
        let points = signed(self.points());
        match self {
            Gain::Capital(_) => t!("colour-kingdoms-gain-capital", points = points),
            Gain::Tamed(kind, _) => t!("colour-kingdoms-gain-tamed", kind = kind.id(), points = points),
            Gain::Defeated(kind) => t!("colour-kingdoms-gain-defeated", kind = kind.id(), points = points),
            Gain::NewColour => t!("colour-kingdoms-gain-colour", points = points),
            Gain::Spell(spell) => t!("colour-kingdoms-gain-spell", spell = symbol_name(Symbol::Spell(spell))),
            Gain::Tower(Some(colour)) => t!("colour-kingdoms-gain-tower", drop = drop_name(colour)),
            Gain::Tower(None) => t!("colour-kingdoms-gain-tower-choice"),
            Gain::Row(row) => t!("colour-kingdoms-gain-row", row = row_name(row)),
        }
    }
}

/// What painting a region in a colour brings.
pub(super) fn gains(map: &Map, before: &Sheet, region: Region, colour: Colour) -> Vec<Gain> {
    let mut after = *before;
    after.paint(region, colour);
    let mut gains = Vec::new();
    match map.symbol(region) {
        Symbol::Capital { colour: own, value } if own == colour => gains.push(Gain::Capital(i32::from(value))),
        Symbol::Monster { kind, colour: own } if own == colour => gains.push(Gain::Tamed(kind, kind.points() + 1)),
        Symbol::Monster { kind, .. } => gains.push(Gain::Defeated(kind)),
        Symbol::Spell(spell) => gains.push(Gain::Spell(spell)),
        Symbol::Capital { .. } | Symbol::Blank => {}
    }
    if after.diversity(region.kingdom()) > before.diversity(region.kingdom()) {
        gains.push(Gain::NewColour);
    }
    for tower in map.towers().iter().filter(|tower| tower.regions.contains(&region)) {
        if let [Some(one), Some(other)] = tower.regions.map(|region| after.colour(region)) {
            gains.push(Gain::Tower(one.mixed_with(other)));
        }
    }
    let rows = Row::ALL.into_iter().filter(|row| row.achieved(&after, map) && !row.achieved(before, map));
    gains.extend(rows.map(Gain::Row));
    gains
}

/// The sheet as it was before a turn.
pub(super) fn before(sheet: &Sheet, turn: &Turn) -> Sheet {
    let mut before = *sheet;
    turn.strokes.iter().for_each(|stroke| before.wipe(stroke.region, stroke.colour));
    before
}

/// What a whole turn has brought so far, stroke by stroke.
pub(super) fn of_turn(map: &Map, sheet: &Sheet, turn: &Turn) -> Vec<(Stroke, Vec<Gain>)> {
    let mut sheet = before(sheet, turn);
    let one = |stroke: &Stroke| {
        let gained = gains(map, &sheet, stroke.region, stroke.colour);
        sheet.paint(stroke.region, stroke.colour);
        (*stroke, gained)
    };
    turn.strokes.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentarchy_colour_kingdoms::Kingdom;

    fn region(name: &str) -> Region {
        name.parse().unwrap()
    }

    #[test]
    fn a_tamed_hydra_and_a_new_colour() {
        let gained = gains(Map::house(), &Sheet::default(), region("sin-2"), Colour::Blue);
        assert_eq!(gained, [Gain::Tamed(Monster::Hydra, 2), Gain::NewColour]);
        assert_eq!(gained.iter().map(|gain| gain.points()).sum::<i32>(), 3);
    }

    #[test]
    fn towers_pay_a_mixture_or_a_choice() {
        let mut sheet = Sheet::default();
        sheet.paint(region("sin-7"), Colour::Blue);
        assert!(gains(Map::house(), &sheet, region("sin-4"), Colour::Red).contains(&Gain::Tower(Some(Colour::Violet))));
        assert!(gains(Map::house(), &sheet, region("sin-4"), Colour::Green).contains(&Gain::Tower(None)));
    }

    #[test]
    fn the_ninth_region_completes_its_kingdom() {
        let mut sheet = Sheet::default();
        for number in 1..=8 {
            sheet.paint(Region::of(Kingdom::Kra, number).unwrap(), Colour::Red);
        }
        let gained = gains(Map::house(), &sheet, region("kra-9"), Colour::Blue);
        assert!(gained.contains(&Gain::Row(Row::Kingdom(Kingdom::Kra))));
    }
}
