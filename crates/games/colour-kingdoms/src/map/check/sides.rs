//! Neighbours: regions whose outlines share a side.

use std::collections::BTreeMap;

use pentarchy_game::said;

use crate::map::faults::Faults;
use crate::map::file::{MapFile, PairFile, RegionFile};
use crate::{Region, RegionSet};

/// Two regions, the first first.
type Pair = (Region, Region);

fn pair(one: Region, other: Region) -> Pair {
    (one.min(other), one.max(other))
}

/// Who is whose neighbour: by the regions' lists, by the list of sides and by the outlines, which must all agree.
pub(super) fn neighbours(
    file: &MapFile,
    regions: &BTreeMap<Region, &RegionFile>,
    faults: &mut Faults,
) -> [RegionSet; Region::COUNT] {
    let mut neighbours = [RegionSet::EMPTY; Region::COUNT];
    for (&region, written) in regions {
        for name in &written.neighbours {
            match name.parse::<Region>() {
                Ok(other) if other != region => neighbours[region.index()].insert(other),
                _ => faults.add(
                    format!("regions/{region}"),
                    said!("{name:?} can't be its neighbour", "{name:?} не может быть соседом"),
                ),
            }
        }
        faults.unless(!neighbours[region.index()].is_empty(), format!("regions/{region}"), || {
            said!("it has no neighbour", "у неё нет соседей")
        });
    }
    let drawn = drawn_sides(regions, faults);
    let listed = listed_sides("sides", &file.sides, faults);
    for one in Region::all() {
        for other in Region::all().skip(one.index() + 1) {
            let pair = pair(one, other);
            let of_one = neighbours[one.index()].contains(other);
            let of_other = neighbours[other.index()].contains(one);
            let place = format!("regions/{one}");
            faults.unless(of_one == of_other, place.clone(), || {
                let (knows, forgets) = if of_one { (one, other) } else { (other, one) };
                said!(
                    "{knows} lists {forgets} as a neighbour, but {forgets} does not list {knows}",
                    "{knows} называет соседом {forgets}, но {forgets} не называет {knows}"
                )
            });
            let are = of_one || of_other;
            faults.unless(!are || drawn.contains(&pair), place.clone(), || {
                said!(
                    "{one} and {other} are listed as neighbours, but their outlines share no side",
                    "{one} и {other} записаны соседями, но общей стороны у их контуров нет"
                )
            });
            faults.unless(are || !drawn.contains(&pair), place, || {
                said!(
                    "the outlines of {one} and {other} share a side, but they are not listed as neighbours",
                    "у контуров {one} и {other} есть общая сторона, но соседями они не записаны"
                )
            });
            faults.unless(are == listed.contains(&pair), "sides", || match are {
                true => said!("the side of {one} and {other} is missing", "не хватает стороны {one} и {other}"),
                false => said!("{one} and {other} are not neighbours", "{one} и {other} — не соседи"),
            });
        }
    }
    for (one, other) in listed_sides("corner_contacts", &file.corner_contacts, faults) {
        faults.unless(!neighbours[one.index()].contains(other), "corner_contacts", || {
            said!(
                "{one} and {other} are neighbours: they touch at more than a corner",
                "{one} и {other} — соседи: они касаются не только углом"
            )
        });
    }
    neighbours
}

/// The pairs of a list, each once.
fn listed_sides(place: &str, listed: &[PairFile], faults: &mut Faults) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for written in listed {
        let [one, other] = &written.regions;
        match (one.parse::<Region>(), other.parse::<Region>()) {
            (Ok(one), Ok(other)) if one != other => {
                faults.unless(!pairs.contains(&pair(one, other)), place, || {
                    said!("{one} and {other} are there twice", "{one} и {other} записаны дважды")
                });
                pairs.push(pair(one, other));
            }
            _ => faults.add(place, said!("{one} and {other} are not two regions", "{one} и {other} — не две области")),
        }
    }
    pairs
}

/// The pairs of regions whose outlines have an edge in common.
fn drawn_sides(regions: &BTreeMap<Region, &RegionFile>, faults: &mut Faults) -> Vec<Pair> {
    let mut edges: BTreeMap<[[i64; 2]; 2], Vec<Region>> = BTreeMap::new();
    for (&region, written) in regions {
        faults.unless(written.polygon.len() >= 3, format!("regions/{region}"), || {
            said!(
                "an outline has at least 3 corners, not {}",
                "углов у контура не меньше 3, а не {}",
                written.polygon.len()
            )
        });
        for (from, to) in crate::board::edges(&written.polygon) {
            let mut edge = [from, to].map(|point| point.map(|number| (number * 10.0).round() as i64));
            edge.sort_unstable();
            if edge[0] != edge[1] {
                edges.entry(edge).or_default().push(region);
            }
        }
    }
    let mut pairs = Vec::new();
    for (edge, sharing) in edges {
        match sharing[..] {
            [_] => {}
            [one, other] if one != other => {
                if !pairs.contains(&pair(one, other)) {
                    pairs.push(pair(one, other));
                }
            }
            _ => {
                let names: Vec<_> = sharing.iter().map(Region::to_string).collect();
                let [x, y] = edge[0].map(|number| number as f64 / 10.0);
                faults.add(
                    "regions",
                    said!(
                        "the edge at ({x}, {y}) belongs to {}",
                        "ребро у точки ({x}, {y}) принадлежит областям {}",
                        names.join(", ")
                    ),
                );
            }
        }
    }
    pairs
}
