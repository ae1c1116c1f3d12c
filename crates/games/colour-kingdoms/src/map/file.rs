//! A map as it is written. What only a picture needs (outlines, labels, drawings) is left to whoever draws it.

use std::collections::BTreeMap;

use pentarchy_game::Said;
use serde::Deserialize;

use super::MapFault;
use crate::Colour;

/// The format that is read.
pub(super) const SCHEMA: &str = "colored-kingdoms-map/1";

#[derive(Deserialize)]
pub(super) struct MapFile {
    pub(super) schema: String,
    pub(super) sheet: SheetFile,
    pub(super) monsters: BTreeMap<String, MonsterFile>,
    pub(super) kingdoms: Vec<KingdomFile>,
    pub(super) regions: Vec<RegionFile>,
    pub(super) towers: Vec<TowerFile>,
    pub(super) sides: Vec<PairFile>,
    #[serde(default)]
    pub(super) corner_contacts: Vec<PairFile>,
    pub(super) board: BoardFile,
}

#[derive(Deserialize)]
pub(super) struct SheetFile {
    pub(super) blots: u8,
    pub(super) tower_cells: usize,
    pub(super) speed: SpeedFile,
    pub(super) spell_cells_per_row: usize,
}

#[derive(Deserialize)]
pub(super) struct SpeedFile {
    pub(super) kingdom: [u8; 2],
    pub(super) monster: [u8; 2],
    #[serde(rename = "final")]
    pub(super) three_kingdoms: [u8; 2],
}

#[derive(Deserialize)]
pub(super) struct MonsterFile {
    pub(super) count: usize,
    pub(super) points: i32,
    pub(super) colour: Option<Colour>,
    pub(super) colours: Option<Vec<Colour>>,
}

#[derive(Deserialize)]
pub(super) struct KingdomFile {
    pub(super) id: String,
    pub(super) neighbours: Vec<String>,
    pub(super) capital: CapitalFile,
}

#[derive(Deserialize)]
pub(super) struct CapitalFile {
    pub(super) region: String,
    pub(super) colour: Colour,
    pub(super) value: u8,
}

#[derive(Deserialize)]
pub(super) struct RegionFile {
    pub(super) id: String,
    pub(super) kingdom: String,
    pub(super) symbol: SymbolFile,
    pub(super) neighbours: Vec<String>,
    pub(super) polygon: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
pub(super) struct SymbolFile {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) colour: Option<Colour>,
    pub(super) value: Option<u8>,
    pub(super) spell: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct TowerFile {
    pub(super) id: String,
    pub(super) regions: [String; 2],
}

#[derive(Deserialize)]
pub(super) struct PairFile {
    pub(super) regions: [String; 2],
}

#[derive(Deserialize)]
pub(super) struct BoardFile {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) die_side: f64,
    pub(super) min_overlap: f64,
    pub(super) kingdoms: BTreeMap<String, Vec<[f64; 2]>>,
    pub(super) dice_faces: Vec<u8>,
}

impl MapFile {
    pub(super) fn read(text: &str) -> Result<MapFile, MapFault> {
        serde_json::from_str(text).map_err(|error| MapFault {
            place: format!("{}:{}", error.line(), error.column()),
            what: {
                // The place is told already.
                let told = error.to_string();
                let en = told.rsplit_once(" at line ").map_or(told.clone(), |(what, _)| what.to_owned());
                let ru = format!("запись не читается ({en})");
                Said { en, ru }
            },
        })
    }
}
