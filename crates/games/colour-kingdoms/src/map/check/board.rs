//! The board: outlines of the kingdoms that fill it, and dice that fit on it.

use pentarchy_game::said;

use crate::Kingdom;
use crate::board::{Board, Frame, area, contains};
use crate::map::faults::Faults;
use crate::map::file::BoardFile;

/// The largest board; positions are kept in tenths.
const LARGEST: f64 = 6000.0;

/// The smallest board.
const SMALLEST: f64 = 100.0;

/// The most corners of an outline.
const MOST_CORNERS: usize = 400;

/// How many points along each way are looked at for holes and overlaps.
const PROBES: usize = 60;

/// How many of a thousand points may be wrong, because a border runs through them.
const STRAY: usize = 5;

pub(super) fn board(file: &BoardFile, faults: &mut Faults) -> Option<Board> {
    let before = faults.0.len();
    for (name, size) in [("width", file.width), ("height", file.height)] {
        faults.unless((SMALLEST..=LARGEST).contains(&size), format!("board/{name}"), || {
            said!("it is from {SMALLEST} to {LARGEST}, not {size}", "бывает от {SMALLEST} до {LARGEST}, а не {size}")
        });
    }
    let largest = file.width.min(file.height) / 8.0;
    faults.unless((4.0..=largest).contains(&file.die_side), "board/die_side", || {
        said!(
            "a die's side is from 4 to an eighth of the board ({largest}), not {}",
            "сторона кубика — от 4 до восьмой части поля ({largest}), а не {}",
            file.die_side
        )
    });
    faults.unless((0.0..0.15).contains(&file.min_overlap), "board/min_overlap", || {
        said!(
            "a touch is less than 0.15 of a die, not {}",
            "касание — это меньше 0.15 кубика, а не {}",
            file.min_overlap
        )
    });
    faults.unless(file.dice_faces == [2, 2, 3, 3, 4, 4], "board/dice_faces", || {
        said!("a die shows 2, 2, 3, 3, 4, 4 by the rules", "на кубике по правилам 2, 2, 3, 3, 4, 4")
    });
    for name in file.kingdoms.keys().filter(|name| Kingdom::named(name).is_none()) {
        faults.add("board/kingdoms", said!("there is no kingdom {name:?}", "королевства {name:?} нет"));
    }
    let outlines = Kingdom::ALL.map(|kingdom| {
        let outline = file.kingdoms.get(kingdom.id()).cloned().unwrap_or_default();
        let place = format!("board/kingdoms/{kingdom}");
        faults.unless((3..=MOST_CORNERS).contains(&outline.len()), place.clone(), || {
            said!(
                "an outline has 3 to {MOST_CORNERS} corners, not {}",
                "углов у контура от 3 до {MOST_CORNERS}, а не {}",
                outline.len()
            )
        });
        let inside =
            |point: &&[f64; 2]| !(0.0..=file.width).contains(&point[0]) || !(0.0..=file.height).contains(&point[1]);
        if let Some([x, y]) = outline.iter().find(inside) {
            faults.add(place, said!("({x}, {y}) is outside the board", "точка ({x}, {y}) лежит вне поля"));
        }
        outline
    });
    if faults.0.len() > before {
        return None;
    }
    let (filled, whole) = (outlines.iter().map(|outline| area(outline)).sum::<f64>(), file.width * file.height);
    faults.unless((filled / whole - 1.0).abs() < 0.01, "board/kingdoms", || {
        said!(
            "together they cover {filled:.0} of the board's {whole:.0}",
            "вместе они занимают {filled:.0} из {whole:.0} единиц поля"
        )
    });
    holes_and_overlaps(file, &outlines, faults);
    (faults.0.len() == before).then(|| Board::new(file.width, file.height, file.die_side, file.min_overlap, outlines))
}

/// Every point of the board is in one kingdom.
fn holes_and_overlaps(file: &BoardFile, outlines: &[Vec<[f64; 2]>; 6], faults: &mut Faults) {
    let mut wrong = Vec::new();
    let framed = outlines.each_ref().map(|outline| (Frame::of(outline), outline));
    for probe in 0..PROBES * PROBES {
        let at = |number: usize, size: f64| (number as f64 + 0.5) / PROBES as f64 * size;
        let point = [at(probe % PROBES, file.width), at(probe / PROBES, file.height)];
        let inside =
            |(frame, outline): &&(Frame, &Vec<[f64; 2]>)| frame.is_near(point, 0.0) && contains(outline, point);
        let kingdoms = framed.iter().filter(inside).count();
        if kingdoms != 1 {
            wrong.push((point, kingdoms));
        }
    }
    if wrong.len() * 1000 > STRAY * PROBES * PROBES
        && let Some(([x, y], kingdoms)) = wrong.first()
    {
        faults.add(
            "board/kingdoms",
            said!(
                "({x:.0}, {y:.0}) is in {kingdoms} kingdoms, and it is not alone",
                "королевств, где лежит точка ({x:.0}, {y:.0}): {kingdoms}, и такая точка не одна"
            ),
        );
    }
}
