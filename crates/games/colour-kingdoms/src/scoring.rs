//! What a sheet is worth, row by row.

use serde::{Deserialize, Serialize};

use crate::speed::Circled;
use crate::{Colour, Kingdom, Map, Monster, RegionSet, Row, Sheet, Symbol};

/// A sheet's points, as the sheet itself has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The rows of the kingdoms.
    pub kingdoms: [KingdomScore; 6],
    /// The rows of the monsters: dragons, griffins, unicorns, hydras.
    pub monsters: [MonsterScore; 4],
    /// For three kingdoms.
    pub three_kingdoms: i32,
    /// How many blots there are; each takes a point.
    pub blots: i32,
    /// All together.
    pub total: i32,
}

/// The row of a kingdom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KingdomScore {
    /// For being first or second.
    pub speed: i32,
    /// For the capital, if it has its colour.
    pub capital: i32,
    /// For every colour.
    pub diversity: i32,
}

/// The row of a kind of monsters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonsterScore {
    /// For being first or second.
    pub speed: i32,
    /// For those that were tamed.
    pub tamed: i32,
    /// How many are not painted; each takes a point.
    pub unpainted: i32,
}

impl KingdomScore {
    /// The row's sum.
    pub fn total(&self) -> i32 {
        self.speed + self.capital + self.diversity
    }
}

impl MonsterScore {
    /// The row's sum.
    pub fn total(&self) -> i32 {
        self.speed + self.tamed - self.unpainted
    }
}

impl Score {
    /// Adds up a sheet.
    pub(crate) fn of(map: &Map, sheet: &Sheet, circled: &Circled, blots: u8) -> Score {
        let mut score = Score { blots: i32::from(blots), ..Score::default() };
        for (row, kingdom) in score.kingdoms.iter_mut().zip(Kingdom::ALL) {
            row.speed = circled.points(Row::Kingdom(kingdom)); // CK-42
            row.diversity = sheet.diversity(kingdom);
        }
        for (row, kind) in score.monsters.iter_mut().zip(Monster::ALL) {
            row.speed = circled.points(Row::Monster(kind)); // CK-43
            row.unpainted = (map.monsters(kind) - sheet.painted()).len() as i32;
        }
        // CK-22, CK-24: only the symbol's own colour counts.
        let matched = Colour::ALL.map(|colour| sheet.of(colour) & map.coloured[colour.index()]);
        for region in matched.into_iter().flat_map(RegionSet::iter) {
            match map.symbol(region) {
                Symbol::Capital { value, .. } => score.kingdoms[region.kingdom().index()].capital = value.into(),
                Symbol::Monster { kind, .. } => score.monsters[kind.index()].tamed += kind.points(),
                Symbol::Spell(_) | Symbol::Blank => {}
            }
        }
        score.three_kingdoms = circled.points(Row::ThreeKingdoms);
        let kingdoms: i32 = score.kingdoms.iter().map(KingdomScore::total).sum();
        let monsters: i32 = score.monsters.iter().map(MonsterScore::total).sum();
        score.total = kingdoms + monsters + score.three_kingdoms - score.blots; // CK-44
        score
    }

    /// CK-45: the points lost to blots and to monsters that are not painted.
    pub fn losses(&self) -> i32 {
        self.blots + self.monsters.iter().map(|row| row.unpainted).sum::<i32>()
    }
}

/// How good a game for one was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Less than 50 points.
    TryAgain,
    /// 50 to 59.
    NotBad,
    /// 60 to 69.
    Safe,
    /// 70 and more.
    Crown,
}

impl Verdict {
    /// The verdict on so many points.
    pub fn of(total: i32) -> Verdict {
        match total {
            ..50 => Verdict::TryAgain,
            50..60 => Verdict::NotBad,
            60..70 => Verdict::Safe,
            70.. => Verdict::Crown,
        }
    }
}
