//! The map as it is drawn: outlines and places, read from the same file that the rules read.

use std::sync::{Arc, LazyLock};

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{ColourKingdoms, Kingdom, Map, Region};
use pentarchy_game::OptionValue;
use serde::Deserialize;

use crate::screen::Scene;

/// The option that brings a map of somebody's own.
const MAP: &str = "map";

/// The width and height of a sheet that does not say its own.
const SIZE: [f64; 2] = [1200.0, 900.0];

/// Room around the map, above and below for the names of the kingdoms.
const ROOM: [f64; 2] = [12.0, 50.0];

type Point = [f64; 2];

/// The map of a table, ready to be drawn.
#[derive(Debug)]
pub(super) struct Chart {
    pub(super) map: Map,
    /// By region.
    pub(super) regions: Vec<Place>,
    /// By kingdom.
    pub(super) lands: Vec<Land>,
    /// In the order of the map's towers.
    pub(super) towers: Vec<Point>,
    pub(super) size: [f64; 2],
    /// Whether dice lie in the same places on the sheet as in the box.
    pub(super) box_is_sheet: bool,
}

/// A region as it is drawn.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) outline: Vec<Point>,
    pub(super) middle: Point,
}

/// A kingdom as it is drawn.
#[derive(Debug)]
pub(super) struct Land {
    pub(super) outline: Vec<Point>,
    /// Its outline on the board that the dice fall on.
    pub(super) board: Vec<Point>,
    pub(super) frame: Frame,
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) least: Point,
    pub(super) most: Point,
}

impl Frame {
    fn of<'a>(points: impl IntoIterator<Item = &'a Point>) -> Frame {
        let start = Frame { least: [f64::INFINITY; 2], most: [f64::NEG_INFINITY; 2] };
        points.into_iter().fold(start, |frame, point| Frame {
            least: [frame.least[0].min(point[0]), frame.least[1].min(point[1])],
            most: [frame.most[0].max(point[0]), frame.most[1].max(point[1])],
        })
    }

    pub(super) fn middle(&self) -> Point {
        [(self.least[0] + self.most[0]) / 2.0, (self.least[1] + self.most[1]) / 2.0]
    }

    /// The smallest frame around both.
    pub(super) fn with(self, other: Frame) -> Frame {
        Frame::of(&[self.least, self.most, other.least, other.most])
    }

    /// The same with so much more room on every side.
    pub(super) fn wider(self, by: f64) -> Frame {
        Frame { least: self.least.map(|at| at - by), most: self.most.map(|at| at + by) }
    }

    pub(super) fn size(&self) -> [f64; 2] {
        [self.most[0] - self.least[0], self.most[1] - self.least[1]]
    }
}

/// The parts of the file that only a picture needs. What a map leaves out is made up.
#[derive(Deserialize)]
struct Drawing {
    size: Option<Size>,
    kingdoms: Vec<KingdomDrawing>,
    regions: Vec<RegionDrawing>,
    towers: Vec<TowerDrawing>,
    board: BoardDrawing,
}

#[derive(Deserialize)]
struct Size {
    width: f64,
    height: f64,
}

#[derive(Deserialize)]
struct KingdomDrawing {
    id: String,
    #[serde(default)]
    outline: Vec<Point>,
}

#[derive(Deserialize)]
struct RegionDrawing {
    id: Region,
    polygon: Vec<Point>,
    label: Option<Point>,
}

#[derive(Deserialize)]
struct TowerDrawing {
    regions: [Region; 2],
    point: Option<Point>,
}

#[derive(Deserialize)]
struct BoardDrawing {
    kingdoms: std::collections::BTreeMap<String, Vec<Point>>,
}

static CHART: LazyLock<ArcRwSignal<Arc<Chart>>> = LazyLock::new(|| ArcRwSignal::new(house()));

fn house() -> Arc<Chart> {
    static HOUSE: LazyLock<Arc<Chart>> =
        LazyLock::new(|| Arc::new(Chart::read(Map::house().clone()).expect("a test draws the house's map")));
    HOUSE.clone()
}

/// The map of the table that is open; reading it is tracked. Regions are named by what they show on it.
pub(super) fn chart() -> Arc<Chart> {
    CHART.get()
}

/// The same, outside of anything that follows it.
pub(super) fn chart_now() -> Arc<Chart> {
    CHART.get_untracked()
}

/// Puts the map of a table on the table.
pub(super) fn lay_out(scene: &Scene<ColourKingdoms>) {
    let own = match scene.plan.setup.options.get(MAP) {
        Some(OptionValue::Choice(text)) if text.trim_start().starts_with('{') => Some(text),
        _ => None,
    };
    let now = CHART.get_untracked();
    let chart = match own {
        None => house(),
        Some(text) if now.map.text() == text => now.clone(),
        // A table's map was checked when the table was made.
        Some(text) => Map::read(text).ok().and_then(Chart::read).map_or_else(house, Arc::new),
    };
    if !Arc::ptr_eq(&now, &chart) {
        CHART.set(chart);
    }
}

impl Chart {
    fn read(map: Map) -> Option<Chart> {
        let Drawing { size, kingdoms, regions, towers, mut board } = serde_json::from_str(map.text()).ok()?;
        let places: Option<Vec<Place>> = Region::all()
            .map(|region| {
                let drawn = regions.iter().find(|drawn| drawn.id == region)?;
                let middle = drawn.label.unwrap_or_else(|| Frame::of(&drawn.polygon).middle());
                Some(Place { outline: drawn.polygon.clone(), middle })
            })
            .collect();
        let places = places?;
        let land = |kingdom: Kingdom| {
            let drawn = kingdoms.iter().find(|drawn| drawn.id == kingdom.id());
            let own = Region::all().filter(|region| region.kingdom() == kingdom);
            let frame = Frame::of(own.flat_map(|region| &places[region.index()].outline));
            Land {
                outline: drawn.map(|drawn| drawn.outline.clone()).unwrap_or_default(),
                board: board.kingdoms.remove(kingdom.id()).unwrap_or_default(),
                frame,
            }
        };
        let lands: Vec<Land> = Kingdom::ALL.map(land).into();
        let tower = |regions: [Region; 2]| {
            let drawn =
                towers.iter().find(|drawn| drawn.regions == regions || drawn.regions == [regions[1], regions[0]]);
            let [one, other] = regions.map(|region| places[region.index()].middle);
            drawn.and_then(|drawn| drawn.point).unwrap_or([(one[0] + other[0]) / 2.0, (one[1] + other[1]) / 2.0])
        };
        let towers = map.towers().iter().map(|one| tower(one.regions)).collect();
        // The same place within a die's breadth.
        let is_near = |land: &Land| {
            let (sheet, board) = (land.frame, Frame::of(&land.board));
            (0..2).all(|way| {
                (sheet.least[way] - board.least[way]).abs() < 30.0 && (sheet.most[way] - board.most[way]).abs() < 30.0
            })
        };
        let box_is_sheet = lands.iter().all(is_near);
        let size = size.map_or(SIZE, |size| [size.width, size.height]);
        Some(Chart { map, regions: places, lands, towers, size, box_is_sheet })
    }

    /// All that is shown: the map and the names around it.
    pub(super) fn whole(&self) -> Frame {
        Frame { least: ROOM.map(|room| -room), most: [self.size[0] + ROOM[0], self.size[1] + ROOM[1]] }
    }

    /// The `viewBox` of the whole.
    pub(super) fn view_box(&self) -> String {
        let frame = self.whole();
        let [width, height] = frame.size();
        format!("{} {} {width} {height}", frame.least[0], frame.least[1])
    }

    /// The transformation that shows a part of the map as large as fits.
    pub(super) fn zoom(&self, part: Option<Frame>) -> String {
        let Some(part) = part else { return "none".to_owned() };
        let whole = self.whole();
        let scale = (whole.size()[0] / part.size()[0]).min(whole.size()[1] / part.size()[1]).max(1.0);
        let [x, y] = part.middle();
        let [mid_x, mid_y] = whole.middle();
        format!("translate({:.1}px, {:.1}px) scale({scale:.3})", mid_x - scale * x, mid_y - scale * y)
    }
}

/// Points as an SVG wants them.
pub(super) fn points(outline: &[Point]) -> String {
    outline.iter().map(|[x, y]| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_map_can_be_drawn() {
        let chart = house();
        assert_eq!(chart.regions.len(), Region::COUNT);
        assert!(chart.regions.iter().all(|place| place.outline.len() > 2));
        assert!(chart.lands.iter().all(|land| land.outline.len() > 2 && land.board.len() > 2));
        assert_eq!(chart.towers.len(), chart.map.towers().len());
        assert!(chart.box_is_sheet);
        assert_eq!(chart.view_box(), "-12 -50 1224 1000");
    }

    #[test]
    fn what_a_map_leaves_out_is_made_up() {
        let mut text: serde_json::Value = serde_json::from_str(Map::house().text()).unwrap();
        text.as_object_mut().unwrap().remove("size");
        for part in ["kingdoms", "regions", "towers"] {
            for one in text[part].as_array_mut().unwrap() {
                let one = one.as_object_mut().unwrap();
                one.retain(|key, _| !["outline", "label", "radius", "point", "angle"].contains(&key.as_str()));
            }
        }
        let chart = Chart::read(Map::read(&text.to_string()).unwrap()).unwrap();
        assert_eq!(chart.size, SIZE);
        assert!(chart.regions.iter().all(|place| place.middle.iter().all(|at| at.is_finite())));
        assert!(chart.towers.iter().flatten().all(|at| at.is_finite()));
    }
}
