//! Events in the words of the log.

use pentarchy_colour_kingdoms::{
    Colour, Die, Drop, Ending, Event, Kingdom, LastRound, Place, Region, Row, Spell, Stroke, Turn,
};
use pentarchy_game::Seat;

use super::words::{die_id, die_name, drop_name, in_colour, kingdom_name, of_kingdom, region_name, row_name};
use crate::screen::{LogLine, Names};
use crate::t;
use crate::text::points;

/// The line of an event.
pub(super) fn line(event: &Event, names: &Names) -> Option<LogLine> {
    let name = |seat: Seat| names.of(seat).to_owned();
    let line = match event {
        Event::Thrown { seat, dice } => {
            let one = |(die, thrown): (Die, &pentarchy_colour_kingdoms::Thrown)| {
                let kingdoms = thrown.kingdoms.iter().map(kingdom_name).collect::<Vec<_>>().join("/");
                format!("{} {} ({kingdoms})", LogLine::mark(die_id(die), &die_name(die)), thrown.face)
            };
            let dice = Die::ALL.into_iter().zip(dice).map(one).collect::<Vec<_>>().join(", ");
            LogLine::read(&t!("colour-kingdoms-log-thrown", who = names.who(*seat), name = name(*seat), dice = dice))
        }
        Event::Took { seat, die, kingdom, colour } => {
            let key = if *die == Die::White { "colour-kingdoms-log-took-white" } else { "colour-kingdoms-log-took" };
            LogLine::read(&t!(
                key,
                who = names.who(*seat),
                name = name(*seat),
                die = LogLine::mark(die_id(*die), &die_name(*die)),
                kingdom = of_kingdom(*kingdom),
                colour = t!(format!("colour-kingdoms-as-{colour}"))
            ))
        }
        Event::Painted { seat, region, colour, drop, matching } => {
            let stroke = Stroke { region: *region, colour: *colour, drop: *drop, matching: *matching };
            LogLine::read(&t!(
                "colour-kingdoms-log-painted",
                who = names.who(*seat),
                name = name(*seat),
                what = stroke_words(&stroke)
            ))
        }
        Event::TowerPaid { seat, tower, colour } => LogLine::read(&t!(
            "colour-kingdoms-log-tower",
            who = names.who(*seat),
            name = name(*seat),
            one = mark(tower[0]),
            other = mark(tower[1]),
            drop = drop_name(*colour)
        ))
        .by(if colour.is_basic() { "CK-26" } else { "CK-25" }),
        Event::Moved { seat, kingdom } => cast(names, *seat, Spell::Move, &kingdom_name(*kingdom)),
        Event::Spread { seat, kingdom } => cast(names, *seat, Spell::Spread, &kingdom_name(*kingdom)),
        Event::Mixed { seat, colour } => cast(names, *seat, Spell::Mix, &drop_name(*colour)),
        Event::Anew { seat } => {
            LogLine::read(&t!("colour-kingdoms-log-anew", who = names.who(*seat), name = name(*seat)))
        }
        Event::Finished { seat } => {
            LogLine::read(&t!("colour-kingdoms-log-finished", who = names.who(*seat), name = name(*seat)))
        }
        // One knows one's own turn.
        Event::Shown { seat, .. } if names.is_you(*seat) => return None,
        Event::Shown { seat, turn, .. } => shown(names, *seat, turn),
        Event::Achieved { seat, row, place } => {
            let (key, rule) = match (row, place) {
                (Row::ThreeKingdoms, Some(_)) => ("colour-kingdoms-log-three", "CK-39"),
                (_, Some(Place::First)) => ("colour-kingdoms-log-first", "CK-36"),
                (_, Some(Place::Second)) => ("colour-kingdoms-log-second", "CK-36"),
                (_, None) => ("colour-kingdoms-log-third", "CK-36"),
            };
            let worth = place.map_or(0, |place| row.points(place));
            let row = row_name(*row);
            LogLine::read(&t!(key, who = names.who(*seat), name = name(*seat), row = row, count = worth)).by(rule)
        }
        Event::Crossed { row, place } => {
            LogLine::read(&t!("colour-kingdoms-log-crossed", digit = row.points(*place), row = row_name(*row)))
                .by("CK-47")
        }
        Event::LastRound { why: LastRound::ThreeKingdoms } => {
            LogLine::read(&t!("colour-kingdoms-log-last-three")).by("CK-39")
        }
        Event::LastRound { why: LastRound::NothingToCross } => {
            LogLine::read(&t!("colour-kingdoms-log-last-crossed")).by("CK-50")
        }
        Event::Ended { why: Ending::LastRound } => LogLine::read(&t!("colour-kingdoms-log-ended")).by("CK-40"),
        Event::Ended { why: Ending::AllBlots } => LogLine::read(&t!("colour-kingdoms-log-ended-blots")).by("CK-41"),
        Event::Scored { seat, total } => LogLine::read(&t!(
            "colour-kingdoms-log-scored",
            who = names.who(*seat),
            name = name(*seat),
            points = points(*total),
            count = *total
        )),
    };
    Some(line)
}

fn mark(region: Region) -> String {
    LogLine::mark(&region.to_string(), &region_name(region))
}

/// "«Region» in blue", with the spell that it needed.
fn stroke_words(stroke: &Stroke) -> String {
    let Stroke { region, colour, drop, matching } = *stroke;
    let region = mark(region);
    let source = match drop {
        Drop::Die => String::new(),
        Drop::Mixed(_) => t!("colour-kingdoms-log-by-mix"),
        Drop::Tower(_) => t!("colour-kingdoms-log-by-tower"),
    };
    let spell = if matching { t!("colour-kingdoms-log-by-match") } else { String::new() };
    format!("{region} {}{source}{spell}", in_colour(colour))
}

fn cast(names: &Names, seat: Seat, spell: Spell, where_to: &str) -> LogLine {
    let id = super::words::spell_id(spell);
    LogLine::read(&t!(
        "colour-kingdoms-log-cast",
        who = names.who(seat),
        name = names.of(seat).to_owned(),
        spell = LogLine::mark(&id, &t!("colour-kingdoms-spell", number = spell.index() as u32 + 1)),
        what = where_to.to_owned()
    ))
}

/// What somebody else did with their die, now that it may be known.
fn shown(names: &Names, seat: Seat, turn: &Turn) -> LogLine {
    let mut parts: Vec<String> = turn.strokes.iter().map(stroke_words).collect();
    if turn.origin != turn.kingdom {
        parts.insert(0, t!("colour-kingdoms-log-moved-to", kingdom = kingdom_name(turn.origin)));
    }
    parts.extend(
        turn.spread.iter().map(|kingdom: Kingdom| t!("colour-kingdoms-log-spread-to", kingdom = kingdom_name(kingdom))),
    );
    let paid = Colour::ALL.into_iter().zip(turn.paid).filter(|(_, count)| *count > 0);
    parts.extend(paid.map(|(colour, _)| t!("colour-kingdoms-log-paid", drop = drop_name(colour))));
    if turn.blot {
        parts.push(t!("colour-kingdoms-log-blot"));
    }
    let what = if parts.is_empty() { t!("colour-kingdoms-log-nothing") } else { parts.join("; ") };
    LogLine::read(&t!("colour-kingdoms-log-shown", name = names.of(seat).to_owned(), what = what)).by("CK-16")
}
