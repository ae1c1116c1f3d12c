//! Symbols: what the regions show, and how many of each there are.

use std::collections::BTreeMap;

use crate::map::faults::Faults;
use crate::map::file::{MapFile, MonsterFile, RegionFile, SymbolFile};
use crate::{Colour, Kingdom, Monster, Region, Spell, Symbol};

/// The symbols of all regions.
pub(super) fn symbols(
    file: &MapFile,
    regions: &BTreeMap<Region, &RegionFile>,
    faults: &mut Faults,
) -> [Symbol; Region::COUNT] {
    let mut symbols = [Symbol::Blank; Region::COUNT];
    for (region, written) in regions {
        match symbol(&written.symbol) {
            Ok(symbol) => symbols[region.index()] = symbol,
            Err(what) => faults.add(format!("regions/{region}/symbol"), what),
        }
    }
    capitals(file, &symbols, faults);
    for kind in Monster::ALL {
        match file.monsters.get(kind.id()) {
            Some(written) => monsters(kind, written, &symbols, faults),
            None => faults.add("monsters", format!("{kind} is missing")),
        }
    }
    let cells = file.sheet.spell_cells_per_row;
    for spell in Spell::ALL {
        let count = symbols.iter().filter(|&&symbol| symbol == Symbol::Spell(spell)).count();
        faults.unless(count <= cells, "regions", || {
            format!("{count} regions show {spell}, and its row on the sheet has {cells} cells")
        });
    }
    symbols
}

fn symbol(written: &SymbolFile) -> Result<Symbol, String> {
    let kind = &*written.kind;
    let colour = || written.colour.ok_or_else(|| format!("a {kind} has a colour"));
    if let Some(monster) = Monster::ALL.into_iter().find(|monster| monster.id() == kind) {
        return Ok(Symbol::Monster { kind: monster, colour: colour()? });
    }
    match kind {
        "blank" => Ok(Symbol::Blank),
        "capital" => match written.value {
            Some(value @ 2..=3) => Ok(Symbol::Capital { colour: colour()?, value }),
            _ => Err("a capital is worth 2 or 3 points".into()),
        },
        "spell" => {
            let spell = written.spell.and_then(|number| Spell::ALL.get(usize::from(number).wrapping_sub(1)));
            spell.map(|&spell| Symbol::Spell(spell)).ok_or_else(|| "a spell has a number from 1 to 4".into())
        }
        _ => Err(format!("{kind:?} is none of blank, capital, spell, dragon, griffin, unicorn, hydra")),
    }
}

/// One capital in every kingdom, the one that the list of kingdoms names.
fn capitals(file: &MapFile, symbols: &[Symbol; Region::COUNT], faults: &mut Faults) {
    for kingdom in Kingdom::ALL {
        let is_capital =
            |region: &Region| region.kingdom() == kingdom && matches!(symbols[region.index()], Symbol::Capital { .. });
        let capitals: Vec<Region> = Region::all().filter(is_capital).collect();
        let place = format!("kingdoms/{kingdom}/capital");
        let Some(written) = file.kingdoms.iter().find(|written| written.id == kingdom.id()) else { continue };
        let [capital] = capitals[..] else {
            faults.add(place, format!("a kingdom has one capital, not {}", capitals.len()));
            continue;
        };
        let named = &written.capital;
        faults.unless(named.region == capital.to_string(), place.clone(), || {
            format!("it is in {capital}, not in {:?}", named.region)
        });
        let same = symbols[capital.index()] == Symbol::Capital { colour: named.colour, value: named.value };
        faults.unless(same, place, || format!("{capital} shows another colour or another value"));
    }
}

/// As many monsters as the rules say, in the colours that the sheet says.
fn monsters(kind: Monster, written: &MonsterFile, symbols: &[Symbol; Region::COUNT], faults: &mut Faults) {
    let place = format!("monsters/{kind}");
    let colours = written.colours.clone().or(written.colour.map(|colour| vec![colour])).unwrap_or_default();
    let shown: Vec<Colour> = symbols
        .iter()
        .filter_map(|&symbol| match symbol {
            Symbol::Monster { kind: shown, colour } if shown == kind => Some(colour),
            _ => None,
        })
        .collect();
    faults.unless(shown.len() == kind.count(), place.clone(), || {
        format!("there are {} of them on the map; the rules have {}", shown.len(), kind.count())
    });
    faults.unless(written.count == kind.count(), place.clone(), || {
        format!("the rules have {} of them, not {}", kind.count(), written.count)
    });
    faults.unless(written.points == kind.points(), place.clone(), || {
        format!("a tamed one is worth {} by the rules, not {}", kind.points(), written.points)
    });
    let expected = if kind == Monster::Dragon { 3 } else { 1 };
    faults.unless(colours.len() == expected, place.clone(), || {
        format!("they have {expected} colour(s) by the rules, not {}", colours.len())
    });
    for colour in &colours {
        faults.unless(shown.contains(colour), place.clone(), || format!("none of them is {colour}"));
    }
    for stray in shown.iter().filter(|colour| !colours.contains(colour)) {
        faults.add(place.clone(), format!("one of them is {stray}, which is not a colour of theirs"));
    }
}
