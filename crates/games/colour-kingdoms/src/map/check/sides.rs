//! Neighbours: regions whose outlines share a side.

use std::collections::BTreeMap;

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
                _ => faults.add(format!("regions/{region}"), format!("{name:?} can't be its neighbour")),
            }
        }
        faults.unless(!neighbours[region.index()].is_empty(), format!("regions/{region}"), || {
            "it has no neighbour".into()
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
                format!("{knows} lists {forgets} as a neighbour, but {forgets} does not list {knows}")
            });
            let are = of_one || of_other;
            faults.unless(!are || drawn.contains(&pair), place.clone(), || {
                format!("{one} and {other} are listed as neighbours, but their outlines share no side")
            });
            faults.unless(are || !drawn.contains(&pair), place, || {
                format!("the outlines of {one} and {other} share a side, but they are not listed as neighbours")
            });
            faults.unless(are == listed.contains(&pair), "sides", || match are {
                true => format!("the side of {one} and {other} is missing"),
                false => format!("{one} and {other} are not neighbours"),
            });
        }
    }
    for (one, other) in listed_sides("corner_contacts", &file.corner_contacts, faults) {
        faults.unless(!neighbours[one.index()].contains(other), "corner_contacts", || {
            format!("{one} and {other} are neighbours: they touch at more than a corner")
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
                faults
                    .unless(!pairs.contains(&pair(one, other)), place, || format!("{one} and {other} are there twice"));
                pairs.push(pair(one, other));
            }
            _ => faults.add(place, format!("{one} and {other} are not two regions")),
        }
    }
    pairs
}

/// The pairs of regions whose outlines have an edge in common.
fn drawn_sides(regions: &BTreeMap<Region, &RegionFile>, faults: &mut Faults) -> Vec<Pair> {
    let mut edges: BTreeMap<[[i64; 2]; 2], Vec<Region>> = BTreeMap::new();
    for (&region, written) in regions {
        faults.unless(written.polygon.len() >= 3, format!("regions/{region}"), || {
            format!("an outline has at least 3 corners, not {}", written.polygon.len())
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
                faults.add("regions", format!("the edge at ({x}, {y}) belongs to {}", names.join(", ")));
            }
        }
    }
    pairs
}
