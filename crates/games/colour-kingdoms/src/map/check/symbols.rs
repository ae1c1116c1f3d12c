//! Symbols: what the regions show, and how many of each there are.

use std::collections::BTreeMap;

use pentarchy_game::{Said, said};

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
            None => faults.add("monsters", said!("{kind} is missing", "не хватает вида {kind}")),
        }
    }
    let cells = file.sheet.spell_cells_per_row;
    for spell in Spell::ALL {
        let count = symbols.iter().filter(|&&symbol| symbol == Symbol::Spell(spell)).count();
        faults.unless(count <= cells, "regions", || {
            said!(
                "{count} regions show {spell}, and its row on the sheet has {cells} cells",
                "{spell} нарисовано в {count} областях, а клеток в его строке на листе {cells}"
            )
        });
    }
    symbols
}

fn symbol(written: &SymbolFile) -> Result<Symbol, Said> {
    let kind = &*written.kind;
    let colour = || written.colour.ok_or_else(|| said!("a {kind} has a colour", "у {kind} должен быть цвет"));
    if let Some(monster) = Monster::ALL.into_iter().find(|monster| monster.id() == kind) {
        return Ok(Symbol::Monster { kind: monster, colour: colour()? });
    }
    match kind {
        "blank" => Ok(Symbol::Blank),
        "capital" => match written.value {
            Some(value @ 2..=3) => Ok(Symbol::Capital { colour: colour()?, value }),
            _ => Err(said!("a capital is worth 2 or 3 points", "столица стоит 2 или 3 очка")),
        },
        "spell" => {
            let spell = written.spell.and_then(|number| Spell::ALL.get(usize::from(number).wrapping_sub(1)));
            spell
                .map(|&spell| Symbol::Spell(spell))
                .ok_or_else(|| said!("a spell has a number from 1 to 4", "у заклинания номер от 1 до 4"))
        }
        _ => Err(said!(
            "{kind:?} is none of blank, capital, spell, dragon, griffin, unicorn, hydra",
            "{kind:?} — не blank, capital, spell, dragon, griffin, unicorn и не hydra"
        )),
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
            faults.add(
                place,
                said!("a kingdom has one capital, not {}", "столиц в королевстве одна, а не {}", capitals.len()),
            );
            continue;
        };
        let named = &written.capital;
        faults.unless(named.region == capital.to_string(), place.clone(), || {
            said!("it is in {capital}, not in {:?}", "она в области {capital}, а не {:?}", named.region)
        });
        let same = symbols[capital.index()] == Symbol::Capital { colour: named.colour, value: named.value };
        faults.unless(same, place, || {
            said!("{capital} shows another colour or another value", "в области {capital} другой цвет или другая цена")
        });
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
        said!(
            "there are {} of them on the map; the rules have {}",
            "на карте их {}, а по правилам {}",
            shown.len(),
            kind.count()
        )
    });
    faults.unless(written.count == kind.count(), place.clone(), || {
        said!("the rules have {} of them, not {}", "по правилам их {}, а не {}", kind.count(), written.count)
    });
    faults.unless(written.points == kind.points(), place.clone(), || {
        said!(
            "a tamed one is worth {} by the rules, not {}",
            "приручённое чудовище по правилам стоит {}, а не {}",
            kind.points(),
            written.points
        )
    });
    let expected = if kind == Monster::Dragon { 3 } else { 1 };
    faults.unless(colours.len() == expected, place.clone(), || {
        said!(
            "they have {expected} colour(s) by the rules, not {}",
            "цветов у них по правилам {expected}, а не {}",
            colours.len()
        )
    });
    for colour in &colours {
        faults.unless(shown.contains(colour), place.clone(), || {
            said!("none of them is {colour}", "среди них нет цвета {colour}")
        });
    }
    for stray in shown.iter().filter(|colour| !colours.contains(colour)) {
        faults.add(
            place.clone(),
            said!(
                "one of them is {stray}, which is not a colour of theirs",
                "среди них есть {stray}, а это не их цвет"
            ),
        );
    }
}
