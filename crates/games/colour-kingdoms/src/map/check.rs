//! Whether a map is one: every kingdom, region, side, symbol, tower and count.

mod board;
mod sides;
mod symbols;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use pentarchy_game::{Said, said};

use super::faults::Faults;
use super::file::{MapFile, RegionFile, SCHEMA};
use super::{MOST_BLOTS, MOST_TOWERS, Map, MapFault, Tower, TowerSet};
use crate::lure::Lures;
use crate::{Colour, Kingdom, KingdomSet, Region, RegionSet, Symbol};

/// The most spells of one kind that the map may have: their cells are printed on the sheet, and counted in small numbers.
const MOST_SPELL_CELLS: usize = 20;

/// The map of a file, or all that is wrong with it.
pub(super) fn checked(file: &MapFile, text: &str) -> Result<Map, Vec<MapFault>> {
    let mut faults = Faults::default();
    faults.unless(file.schema == SCHEMA, "schema", || {
        said!("it is {:?}; {SCHEMA:?} is read here", "здесь {:?}, а читается {SCHEMA:?}", file.schema)
    });
    sheet(file, &mut faults);
    let regions = regions(file, &mut faults);
    let neighbours = sides::neighbours(file, &regions, &mut faults);
    let kingdom_neighbours = kingdoms(file, &neighbours, &mut faults);
    let symbols = symbols::symbols(file, &regions, &mut faults);
    let towers = towers(file, &neighbours, &mut faults);
    let board = board::board(&file.board, &mut faults);
    let (Some(board), true) = (board, faults.0.is_empty()) else { return Err(faults.0) };
    let mut monsters = [RegionSet::EMPTY; 4];
    let mut coloured = [RegionSet::EMPTY; Colour::ALL.len()];
    for region in Region::all() {
        if let Symbol::Monster { kind, .. } = symbols[region.index()] {
            monsters[kind.index()].insert(region);
        }
        if let Symbol::Capital { colour, .. } | Symbol::Monster { colour, .. } = symbols[region.index()] {
            coloured[colour.index()].insert(region);
        }
    }
    let mut towers_at = [TowerSet::EMPTY; Region::COUNT];
    for (number, tower) in towers.iter().enumerate() {
        tower.regions.iter().for_each(|region| towers_at[region.index()].insert(number));
    }
    let blots = file.sheet.blots;
    let text = text.into();
    let lures = Lures::of(&symbols);
    Ok(Map {
        text,
        neighbours,
        symbols,
        kingdom_neighbours,
        monsters,
        coloured,
        lures,
        towers,
        towers_at,
        blots,
        board,
    })
}

/// The numbers that the sheet prints.
fn sheet(file: &MapFile, faults: &mut Faults) {
    let sheet = &file.sheet;
    faults.unless((1..=MOST_BLOTS).contains(&sheet.blots), "sheet/blots", || {
        said!(
            "a sheet has 1 to {MOST_BLOTS} blots, not {}",
            "клякс на листе от 1 до {MOST_BLOTS}, а не {}",
            sheet.blots
        )
    });
    faults.unless(sheet.tower_cells >= file.towers.len(), "sheet/tower_cells", || {
        said!(
            "there are {} towers and only {} cells for their drops",
            "башен {}, а клеток для их капель только {}",
            file.towers.len(),
            sheet.tower_cells
        )
    });
    faults.unless(sheet.spell_cells_per_row <= MOST_SPELL_CELLS, "sheet/spell_cells_per_row", || {
        said!(
            "a row has at most {MOST_SPELL_CELLS} cells, not {}",
            "в строке не больше {MOST_SPELL_CELLS} клеток, а не {}",
            sheet.spell_cells_per_row
        )
    });
    let rows = [
        ("kingdom", sheet.speed.kingdom, [4, 2]),
        ("monster", sheet.speed.monster, [3, 1]),
        ("final", sheet.speed.three_kingdoms, [3, 1]),
    ];
    for (row, found, rule) in rows {
        faults.unless(found == rule, format!("sheet/speed/{row}"), || {
            said!(
                "the rules give {} and {} points, not {} and {}",
                "по правилам это {} и {} очков, а не {} и {}",
                rule[0],
                rule[1],
                found[0],
                found[1]
            )
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
                let written_like = "области пишутся как sin-5, от 1 до 9 в sin, lil, kra, zel, zhe и bur";
                let ru = format!("области {:?} нет: {written_like}", written.id);
                faults.add(place, Said { en: error.to_string(), ru });
                continue;
            }
        };
        faults.unless(written.kingdom == region.kingdom().id(), place.clone(), || {
            said!(
                "it belongs to {}, not to {:?}",
                "это область королевства {}, а не {:?}",
                region.kingdom(),
                written.kingdom
            )
        });
        if found.insert(region, written).is_some() {
            faults.add(place, said!("it is there twice", "это записано дважды"));
        }
    }
    for kingdom in Kingdom::ALL {
        let missing = RegionSet::of_kingdom(kingdom).iter().filter(|region| !found.contains_key(region));
        let missing: Vec<_> = missing.map(|region| region.to_string()).collect();
        faults.unless(missing.is_empty(), "regions", || {
            said!(
                "{kingdom} has nine regions; missing: {}",
                "в королевстве {kingdom} девять областей; не хватает: {}",
                missing.join(", ")
            )
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
            faults.add(
                place,
                said!(
                    "there is no such kingdom: they are sin, lil, kra, zel, zhe and bur",
                    "такого королевства нет: есть sin, lil, kra, zel, zhe и bur"
                ),
            );
            continue;
        };
        faults.unless(!seen.contains(kingdom), place.clone(), || said!("it is there twice", "это записано дважды"));
        seen = seen.with(kingdom);
        let mut listed = KingdomSet::EMPTY;
        for name in &written.neighbours {
            match Kingdom::named(name) {
                Some(other) if other != kingdom => listed = listed.with(other),
                _ => faults
                    .add(place.clone(), said!("{name:?} can't be its neighbour", "{name:?} не может быть соседом")),
            }
        }
        let borders = bordering[kingdom.index()];
        for other in listed.minus(borders).iter() {
            faults.add(
                place.clone(),
                said!(
                    "{other} is listed as a neighbour, but no regions of theirs share a side",
                    "{other} записано соседом, но общих сторон у их областей нет"
                ),
            );
        }
        for other in borders.minus(listed).iter() {
            faults.add(
                place.clone(),
                said!(
                    "{other} borders on it, but is not listed as a neighbour",
                    "{other} граничит с ним, но соседом не записано"
                ),
            );
        }
    }
    for missing in Kingdom::ALL.into_iter().filter(|&kingdom| !seen.contains(kingdom)) {
        faults.add("kingdoms", said!("{missing} is missing", "не хватает королевства {missing}"));
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
        said!(
            "a map has 1 to {MOST_TOWERS} towers, not {}",
            "башен на карте от 1 до {MOST_TOWERS}, а не {}",
            file.towers.len()
        )
    });
    for (number, written) in file.towers.iter().enumerate() {
        let place = format!("towers/{}", written.id);
        let twice = file.towers[..number].iter().any(|earlier| earlier.id == written.id);
        faults.unless(!twice, place.clone(), || {
            said!("there is another tower of this name", "башня с таким именем уже есть")
        });
        let [Ok(one), Ok(other)] = [written.regions[0].parse::<Region>(), written.regions[1].parse::<Region>()] else {
            faults.add(
                place,
                said!(
                    "{} and {} are not two regions",
                    "{} и {} — не две области",
                    written.regions[0],
                    written.regions[1]
                ),
            );
            continue;
        };
        faults.unless(neighbours[one.index()].contains(other), place.clone(), || {
            said!(
                "{one} and {other} share no side for it to stand on",
                "у {one} и {other} нет общей стороны, где ей стоять"
            )
        });
        let tower = Tower { regions: [one.min(other), one.max(other)] };
        faults.unless(!towers.contains(&tower), place, || {
            said!("another tower stands between {one} and {other}", "между {one} и {other} уже стоит башня")
        });
        // More than fit are told above.
        let _ = towers.try_push(tower);
    }
    towers
}
