//! The board's 35 hexes and 92 corners, as tables built once.
//!
//! Hexes have axial coordinates (q, r), flat tops, y down. A corner is the eastern or the western one of some hex, which
//! may itself lie off the board: `E(q,r)` touches (q,r), (q+1,r−1) and (q+1,r); `W(q,r)` touches (q,r), (q−1,r) and
//! (q−1,r+1).

use std::fmt;

use crate::set::bit_set;

/// How many hexes the board has.
pub(crate) const HEXES: usize = 35;
/// How many corners they have.
pub(crate) const CORNERS: usize = 92;

/// A hex of the board.
///
/// ```
/// use pentarchy_dominant_species::Hex;
/// assert_eq!(Hex::at(0, -1).unwrap().to_string(), "0,-1");
/// assert_eq!(Hex::at(0, -3), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

/// A corner of one, two or three hexes, where an element can lie.
///
/// ```
/// use pentarchy_dominant_species::Corner;
/// assert_eq!(Corner::east(0, 0).unwrap().to_string(), "E(0,0)");
/// assert_eq!(Corner::west(0, 0).unwrap().hexes().len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner(u8);

bit_set! {
    /// A set of hexes.
    HexSet of Hex in u64
}

bit_set! {
    /// A set of corners.
    CornerSet of Corner in u128
}

impl Hex {
    /// Every hex of the board, by q, then by r.
    pub const ALL: [Hex; HEXES] = {
        let mut all = [Hex(0); HEXES];
        let mut i = 0;
        while i < HEXES {
            all[i] = Hex(i as u8);
            i += 1;
        }
        all
    };

    /// The hex in the middle, which is tundra from the start.
    pub const CENTRE: Hex = match Hex::at(0, 0) {
        Some(hex) => hex,
        None => panic!("the board has a middle"),
    };

    /// The hex with these coordinates, if it is on the board.
    pub const fn at(q: i8, r: i8) -> Option<Hex> {
        let mut i = 0;
        while i < HEXES {
            if COORDINATES[i].0 == q && COORDINATES[i].1 == r {
                return Some(Hex(i as u8));
            }
            i += 1;
        }
        None
    }

    /// The coordinates (q, r).
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.0 as usize]
    }

    /// The place in [`ALL`](Hex::ALL), from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hexes that share a side with this one.
    #[inline]
    pub fn neighbours(self) -> HexSet {
        NEIGHBOURS[self.index()]
    }

    /// The six corners.
    #[inline]
    pub fn corners(self) -> CornerSet {
        HEX_CORNERS[self.index()]
    }
}

impl Corner {
    /// Every corner: the eastern ones, then the western ones, each by q, then by r.
    pub const ALL: [Corner; CORNERS] = {
        let mut all = [Corner(0); CORNERS];
        let mut i = 0;
        while i < CORNERS {
            all[i] = Corner(i as u8);
            i += 1;
        }
        all
    };

    /// The corner east of (q, r), if it touches the board.
    pub const fn east(q: i8, r: i8) -> Option<Corner> {
        Corner::named(true, q, r)
    }

    /// The corner west of (q, r), if it touches the board.
    pub const fn west(q: i8, r: i8) -> Option<Corner> {
        Corner::named(false, q, r)
    }

    const fn named(east: bool, q: i8, r: i8) -> Option<Corner> {
        let mut i = 0;
        while i < CORNERS {
            let (e, cq, cr) = CORNER_NAMES[i];
            if e == east && cq == q && cr == r {
                return Some(Corner(i as u8));
            }
            i += 1;
        }
        None
    }

    /// Whether it is named as an eastern corner, and of which coordinates.
    pub const fn name(self) -> (bool, i8, i8) {
        CORNER_NAMES[self.0 as usize]
    }

    /// The place in [`ALL`](Corner::ALL), from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hexes of the board that it touches: one, two or three.
    #[inline]
    pub fn hexes(self) -> HexSet {
        CORNER_HEXES[self.index()]
    }
}

const fn on_board(q: i8, r: i8) -> bool {
    let within = q.abs() <= 3 && r.abs() <= 3 && (q + r).abs() <= 3;
    within && !(q == 0 && r.abs() == 3)
}

const COORDINATES: [(i8, i8); HEXES] = {
    let mut all = [(0, 0); HEXES];
    let mut found = 0;
    let mut q = -3;
    while q <= 3 {
        let mut r = -3;
        while r <= 3 {
            if on_board(q, r) {
                all[found] = (q, r);
                found += 1;
            }
            r += 1;
        }
        q += 1;
    }
    assert!(found == HEXES);
    all
};

/// The three hexes that a corner touches, on the board or off it.
const fn touched(east: bool, q: i8, r: i8) -> [(i8, i8); 3] {
    if east { [(q, r), (q + 1, r - 1), (q + 1, r)] } else { [(q, r), (q - 1, r), (q - 1, r + 1)] }
}

const CORNER_NAMES: [(bool, i8, i8); CORNERS] = {
    let mut all = [(false, 0, 0); CORNERS];
    let mut found = 0;
    let mut side = 0;
    while side < 2 {
        let east = side == 0;
        let mut q = -4;
        while q <= 4 {
            let mut r = -4;
            while r <= 4 {
                let hexes = touched(east, q, r);
                let touches = on_board(hexes[0].0, hexes[0].1)
                    || on_board(hexes[1].0, hexes[1].1)
                    || on_board(hexes[2].0, hexes[2].1);
                if touches {
                    all[found] = (east, q, r);
                    found += 1;
                }
                r += 1;
            }
            q += 1;
        }
        side += 1;
    }
    assert!(found == CORNERS);
    all
};

static NEIGHBOURS: [HexSet; HEXES] = {
    const SIDES: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let mut all = [HexSet::EMPTY; HEXES];
    let mut i = 0;
    while i < HEXES {
        let (q, r) = COORDINATES[i];
        let mut side = 0;
        while side < 6 {
            if let Some(hex) = Hex::at(q + SIDES[side].0, r + SIDES[side].1) {
                all[i].insert(hex);
            }
            side += 1;
        }
        i += 1;
    }
    all
};

static CORNER_HEXES: [HexSet; CORNERS] = {
    let mut all = [HexSet::EMPTY; CORNERS];
    let mut i = 0;
    while i < CORNERS {
        let (east, q, r) = CORNER_NAMES[i];
        let hexes = touched(east, q, r);
        let mut k = 0;
        while k < 3 {
            if let Some(hex) = Hex::at(hexes[k].0, hexes[k].1) {
                all[i].insert(hex);
            }
            k += 1;
        }
        i += 1;
    }
    all
};

static HEX_CORNERS: [CornerSet; HEXES] = {
    let mut all = [CornerSet::EMPTY; HEXES];
    let mut i = 0;
    while i < CORNERS {
        let mut k = 0;
        while k < HEXES {
            if CORNER_HEXES[i].contains(Hex(k as u8)) {
                all[k].insert(Corner(i as u8));
            }
            k += 1;
        }
        i += 1;
    }
    all
};

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "{q},{r}")
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (east, q, r) = self.name();
        write!(f, "{}({q},{r})", if east { 'E' } else { 'W' })
    }
}

/// Reads two whole numbers with a comma between them, written in the only way.
fn pair(text: &str) -> Option<(i8, i8)> {
    let (q, r) = text.split_once(',')?;
    let number = |text: &str| text.parse::<i8>().ok().filter(|_| !text.starts_with('+') && text != "-0");
    Some((number(q)?, number(r)?))
}

impl std::str::FromStr for Hex {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Hex, &'static str> {
        pair(text).and_then(|(q, r)| Hex::at(q, r)).ok_or("not a hex of the board")
    }
}

impl std::str::FromStr for Corner {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Corner, &'static str> {
        let side = |name: char| text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')').and_then(pair);
        let east = side('E').and_then(|(q, r)| Corner::east(q, r));
        east.or_else(|| side('W').and_then(|(q, r)| Corner::west(q, r))).ok_or("not a corner of the board")
    }
}

/// Values that are written as their text.
macro_rules! as_text {
    ($($name:ident),*) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                struct Text;
                impl serde::de::Visitor<'_> for Text {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(concat!("the name of a ", stringify!($name)))
                    }
                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$name, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Text)
            }
        }
    )*};
}

as_text!(Hex, Corner);
pub(crate) use as_text;
