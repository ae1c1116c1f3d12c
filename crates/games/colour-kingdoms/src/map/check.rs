//! Whether a map is one: every kingdom, region, side, symbol, tower and count.

mod board;
mod sides;
mod symbols;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use super::faults::Faults;
use super::file::{MapFile, RegionFile, SCHEMA};
use super::{MOST_BLOTS, MOST_TOWERS, Map, MapFault, Tower, TowerSet};
use crate::{Kingdom, KingdomSet, Region, RegionSet, Symbol};

/// The most spells of one kind that the map may have: their cells are printed on the sheet, and counted in small numbers.
const MOST_SPELL_CELLS: usize = 20;

/// The map of a file, or all that is wrong with it.
pub(super) fn checked(file: &MapFile, text: &str) -> Result<Map, Vec<MapFault>> {
    let mut faults = Faults::default();
    faults.unless(file.schema == SCHEMA, "schema", || format!("it is {:?}; {SCHEMA:?} is read here", file.schema));
    sheet(file, &mut faults);
    let regions = regions(file, &mut faults);
    let neighbours = sides::neighbours(file, &regions, &mut faults);
    let kingdom_neighbours = kingdoms(file, &neighbours, &mut faults);
    let symbols = symbols::symbols(file, &regions, &mut faults);
    let towers = towers(file, &neighbours, &mut faults);
    let board = board::board(&file.board, &mut faults);
    let (Some(board), true) = (board, faults.0.is_empty()) else { return Err(faults.0) };
    let mut monsters = [RegionSet::EMPTY; 4];
    for region in Region::all() {
        if let Symbol::Monster { kind, .. } = symbols[region.index()] {
            monsters[kind.index()].insert(region);
        }
    }
    let mut towers_at = [TowerSet::EMPTY; Region::COUNT];
    for (number, tower) in towers.iter().enumerate() {
        tower.regions.iter().for_each(|region| towers_at[region.index()].insert(number));
    }
    let blots = file.sheet.blots;
    let text = text.into();
    Ok(Map { text, neighbours, symbols, kingdom_neighbours, monsters, towers, towers_at, blots, board })
}

/// The numbers that the sheet prints.
fn sheet(file: &MapFile, faults: &mut Faults) {
    let sheet = &file.sheet;
    faults.unless((1..=MOST_BLOTS).contains(&sheet.blots), "sheet/blots", || {
        format!("a sheet has 1 to {MOST_BLOTS} blots, not {}", sheet.blots)
    });
    faults.unless(sheet.tower_cells >= file.towers.len(), "sheet/tower_cells", || {
        format!("there are {} towers and only {} cells for their drops", file.towers.len(), sheet.tower_cells)
    });
    faults.unless(sheet.spell_cells_per_row <= MOST_SPELL_CELLS, "sheet/spell_cells_per_row", || {
        format!("a row has at most {MOST_SPELL_CELLS} cells, not {}", sheet.spell_cells_per_row)
    });
    let rows = [
        ("kingdom", sheet.speed.kingdom, [4, 2]),
        ("monster", sheet.speed.monster, [3, 1]),
        ("final", sheet.speed.three_kingdoms, [3, 1]),
    ];
    for (row, found, rule) in rows {
        faults.unless(found == rule, format!("sheet/speed/{row}"), || {
            format!("the rules give {} and {} points, not {} and {}", rule[0], rule[1], found[0], found[1])
        });
    }
}

/// The regions of the file by their names: all fifty-four, each once, each in its kingdom.
fn regions<'a>(file: &'a MapFile, faults: &mut Faults) -> BTreeMap<Region, &'a RegionFile> {
    let mut found = BTreeMap::new();
    for written in &file.regions {
        let place = format!("regions/{}", written.id);
        let region = match written.id.parse::<Region>() {
            Ok(region) => region,
            Err(error) => {
                faults.add(place, error.to_string());
                continue;
            }
        };
        faults.unless(written.kingdom == region.kingdom().id(), place.clone(), || {
            format!("it belongs to {}, not to {:?}", region.kingdom(), written.kingdom)
        });
        if found.insert(region, written).is_some() {
            faults.add(place, "it is there twice");
        }
    }
    for kingdom in Kingdom::ALL {
        let missing = RegionSet::of_kingdom(kingdom).iter().filter(|region| !found.contains_key(region));
        let missing: Vec<_> = missing.map(|region| region.to_string()).collect();
        faults.unless(missing.is_empty(), "regions", || {
            format!("{kingdom} has nine regions; missing: {}", missing.join(", "))
        });
    }
    found
}

/// Every kingdom once, with the neighbours that its regions have.
fn kingdoms(file: &MapFile, neighbours: &[RegionSet; Region::COUNT], faults: &mut Faults) -> [KingdomSet; 6] {
    let mut bordering = [KingdomSet::EMPTY; 6];
    for region in Region::all() {
        let across = neighbours[region.index()] - RegionSet::of_kingdom(region.kingdom());
        for other in across.iter() {
            let set = &mut bordering[region.kingdom().index()];
            *set = set.with(other.kingdom());
        }
    }
    let mut seen = KingdomSet::EMPTY;
    for written in &file.kingdoms {
        let place = format!("kingdoms/{}", written.id);
        let Some(kingdom) = Kingdom::named(&written.id) else {
            faults.add(place, "there is no such kingdom: they are sin, lil, kra, zel, zhe and bur");
            continue;
        };
        faults.unless(!seen.contains(kingdom), place.clone(), || "it is there twice".into());
        seen = seen.with(kingdom);
        let mut listed = KingdomSet::EMPTY;
        for name in &written.neighbours {
            match Kingdom::named(name) {
                Some(other) if other != kingdom => listed = listed.with(other),
                _ => faults.add(place.clone(), format!("{name:?} can't be its neighbour")),
            }
        }
        let borders = bordering[kingdom.index()];
        for other in listed.minus(borders).iter() {
            faults
                .add(place.clone(), format!("{other} is listed as a neighbour, but no regions of theirs share a side"));
        }
        for other in borders.minus(listed).iter() {
            faults.add(place.clone(), format!("{other} borders on it, but is not listed as a neighbour"));
        }
    }
    for missing in Kingdom::ALL.into_iter().filter(|&kingdom| !seen.contains(kingdom)) {
        faults.add("kingdoms", format!("{missing} is missing"));
    }
    bordering
}

/// Towers, each on a side of two regions, no two on the same.
fn towers(
    file: &MapFile,
    neighbours: &[RegionSet; Region::COUNT],
    faults: &mut Faults,
) -> ArrayVec<Tower, MOST_TOWERS> {
    let mut towers = ArrayVec::new();
    faults.unless((1..=MOST_TOWERS).contains(&file.towers.len()), "towers", || {
        format!("a map has 1 to {MOST_TOWERS} towers, not {}", file.towers.len())
    });
    for (number, written) in file.towers.iter().enumerate() {
        let place = format!("towers/{}", written.id);
        let twice = file.towers[..number].iter().any(|earlier| earlier.id == written.id);
        faults.unless(!twice, place.clone(), || "there is another tower of this name".into());
        let [Ok(one), Ok(other)] = [written.regions[0].parse::<Region>(), written.regions[1].parse::<Region>()] else {
            faults.add(place, format!("{} and {} are not two regions", written.regions[0], written.regions[1]));
            continue;
        };
        faults.unless(neighbours[one.index()].contains(other), place.clone(), || {
            format!("{one} and {other} share no side for it to stand on")
        });
        let tower = Tower { regions: [one.min(other), one.max(other)] };
        faults.unless(!towers.contains(&tower), place, || format!("another tower stands between {one} and {other}"));
        // More than fit are told above.
        let _ = towers.try_push(tower);
    }
    towers
}
