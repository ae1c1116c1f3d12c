//! What the symbols of a map draw players to: worked out once for a map, because playouts ask for it all the time.

use crate::speed::DigitSet;
use crate::{Colour, Monster, Region, Row, Symbol};

/// How much of a capital's value is lost on whoever gives it another colour.
pub(crate) const SPOILT_CAPITAL: f32 = 0.6;

/// The same of a monster's points.
pub(crate) const SPOILT_MONSTER: f32 = 0.4;

/// The place of regions without a monster among the kinds of monsters.
const NO_MONSTER: usize = Monster::ALL.len();

/// What the symbols of all regions bring.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lures {
    /// What the symbol of each region brings in each colour, whatever else is on the sheet.
    symbols: [[f32; Region::COUNT]; Colour::ALL.len()],
    /// The kind of the region's monster.
    kinds: [usize; Region::COUNT],
}

/// What one more monster of each kind brings on the way to its row; nothing where there is none.
pub(crate) struct Faced([f32; NO_MONSTER + 1]);

impl Faced {
    /// For a player who can still earn these digits.
    pub(crate) fn by(open: DigitSet) -> Faced {
        let mut faced = [0.0; NO_MONSTER + 1];
        for kind in Monster::ALL {
            faced[kind.index()] = 1.0 + 0.4 * open.best_of(Row::Monster(kind));
        }
        Faced(faced)
    }
}

impl Lures {
    pub(crate) fn of(symbols: &[Symbol; Region::COUNT]) -> Lures {
        let kind = |symbol: Symbol| match symbol {
            Symbol::Monster { kind, .. } => kind.index(),
            _ => NO_MONSTER,
        };
        Lures {
            symbols: Colour::ALL.map(|colour| symbols.map(|symbol| brings(symbol, colour))),
            kinds: symbols.map(kind),
        }
    }

    /// What the symbol of a region brings whoever paints it in this colour.
    pub(crate) fn gain(&self, region: Region, colour: Colour, faced: &Faced) -> f32 {
        faced.0[self.kinds[region.index()]] + self.symbols[colour.index()][region.index()]
    }
}

fn brings(symbol: Symbol, colour: Colour) -> f32 {
    match symbol {
        Symbol::Capital { colour: own, value } if own == colour => f32::from(value),
        Symbol::Capital { value, .. } => -SPOILT_CAPITAL * f32::from(value),
        Symbol::Monster { kind, colour: own } if own == colour => kind.points() as f32,
        Symbol::Monster { kind, .. } => -SPOILT_MONSTER * kind.points() as f32,
        Symbol::Spell(_) => 1.0,
        Symbol::Blank => 0.0,
    }
}
