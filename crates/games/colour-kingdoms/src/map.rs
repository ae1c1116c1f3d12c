//! The map of the sheet and the board: read from a file, checked once, kept as tables.

mod check;
mod faults;
mod file;

use std::ops::Deref;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use arrayvec::ArrayVec;
use pentarchy_game::said;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use faults::MapFault;

use crate::board::Board;
use crate::lure::Lures;
use crate::{Colour, Kingdom, KingdomSet, Monster, Region, RegionSet, Symbol};

/// The most towers that a map may have.
pub const MOST_TOWERS: usize = 16;

/// The most blots that a sheet may have.
pub const MOST_BLOTS: u8 = 30;

/// The longest text of a map.
pub const MOST_BYTES: usize = 160 * 1024;

/// The house's own map.
const HOUSE: &str = include_str!("../data/map.json");

/// All that the rules need to know of a map.
///
/// ```
/// use pentarchy_colour_kingdoms::{Map, Region};
/// let map = Map::house();
/// let region = |name: &str| name.parse::<Region>().unwrap();
/// assert!(map.neighbours(region("sin-4")).contains(region("sin-7")));
/// assert!(Map::read("{}").is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    text: Box<str>,
    pub(crate) neighbours: [RegionSet; Region::COUNT],
    pub(crate) symbols: [Symbol; Region::COUNT],
    pub(crate) kingdom_neighbours: [KingdomSet; 6],
    pub(crate) monsters: [RegionSet; 4],
    /// The capitals and monsters of each colour.
    pub(crate) coloured: [RegionSet; Colour::ALL.len()],
    pub(crate) lures: Lures,
    pub(crate) towers: ArrayVec<Tower, MOST_TOWERS>,
    pub(crate) towers_at: [TowerSet; Region::COUNT],
    pub(crate) blots: u8,
    pub(crate) board: Board,
}

/// A watchtower, on the border of two regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tower {
    /// The regions that it stands between.
    pub regions: [Region; 2],
}

/// Towers by their place in the map's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TowerSet(pub(crate) u16);

impl TowerSet {
    pub(crate) const EMPTY: TowerSet = TowerSet(0);

    pub(crate) fn insert(&mut self, tower: usize) {
        self.0 |= 1 << tower;
    }

    pub(crate) fn remove(&mut self, tower: usize) {
        self.0 &= !(1 << tower);
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn first(self) -> Option<usize> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let tower = rest.first()?;
            rest.remove(tower);
            Some(tower)
        })
    }
}

impl Map {
    /// The house's own map.
    pub fn house() -> &'static Map {
        static MAP: LazyLock<Map> = LazyLock::new(|| Map::read(HOUSE).expect("a test reads the house's map"));
        &MAP
    }

    /// Reads a map and checks it; what is wrong with it is told in full.
    pub fn read(text: &str) -> Result<Map, Vec<MapFault>> {
        if text.len() > MOST_BYTES {
            let length = text.len();
            let what = said!(
                "it has {length} bytes; at most {MOST_BYTES} are read",
                "в нём {length} байт, а читается не больше {MOST_BYTES}"
            );
            return Err(vec![MapFault { place: "file".into(), what }]);
        }
        let file = file::MapFile::read(text).map_err(|fault| vec![fault])?;
        check::checked(&file, text)
    }

    /// The text that it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The regions that share a side with this one.
    pub fn neighbours(&self, region: Region) -> RegionSet {
        self.neighbours[region.index()]
    }

    /// What a region shows.
    pub fn symbol(&self, region: Region) -> Symbol {
        self.symbols[region.index()]
    }

    /// The kingdoms that border on this one.
    pub fn kingdom_neighbours(&self, kingdom: Kingdom) -> KingdomSet {
        self.kingdom_neighbours[kingdom.index()]
    }

    /// The regions of a kind of monsters.
    pub fn monsters(&self, kind: Monster) -> RegionSet {
        self.monsters[kind.index()]
    }

    /// The watchtowers.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// How many blots a sheet has.
    pub fn blots(&self) -> u8 {
        self.blots
    }

    /// The board that the dice fall on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The map's name in views: the house's, or one that its text alone decides.
    pub fn name(&self) -> String {
        if *self.text == *HOUSE {
            return "house".into();
        }
        // FNV-1a: a name to tell maps apart by, not a seal.
        let hash = self
            .text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        format!("own-{hash:016x}")
    }
}

/// The map that a game is played on. A game on the house's map holds nothing; in JSON it is `null`, and any other
/// map is its whole text, so that a position stands for itself.
#[derive(Clone, Debug)]
pub(crate) struct Chart(Option<Arc<Map>>);

impl Chart {
    /// The map of a setup's document, which was checked when the setup was made.
    pub(crate) fn of(document: Option<&str>) -> Chart {
        Chart(document.map(|text| shared(text).expect("a setup's map was checked")))
    }
}

impl Deref for Chart {
    type Target = Map;

    #[inline]
    fn deref(&self) -> &Map {
        self.0.as_deref().unwrap_or_else(|| Map::house())
    }
}

impl PartialEq for Chart {
    fn eq(&self, other: &Chart) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one.text == other.text,
            _ => false,
        }
    }
}

impl Serialize for Chart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_deref().map(Map::text).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chart, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(Chart(None)) };
        let told = |faults: Vec<MapFault>| faults.iter().map(MapFault::to_string).collect::<Vec<_>>().join("; ");
        shared(&text).map(|map| Chart(Some(map))).map_err(|faults| D::Error::custom(told(faults)))
    }
}

/// A map of somebody's own, read once for as long as any game is played on it.
fn shared(text: &str) -> Result<Arc<Map>, Vec<MapFault>> {
    static IN_PLAY: Mutex<Vec<Weak<Map>>> = Mutex::new(Vec::new());
    let find = |maps: &mut Vec<Weak<Map>>| {
        maps.retain(|map| map.strong_count() > 0);
        maps.iter().filter_map(Weak::upgrade).find(|map| *map.text == *text)
    };
    if let Some(map) = find(&mut IN_PLAY.lock().unwrap_or_else(PoisonError::into_inner)) {
        return Ok(map);
    }
    let map = Arc::new(Map::read(text)?);
    IN_PLAY.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&map));
    Ok(map)
}
