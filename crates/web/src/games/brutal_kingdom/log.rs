//! Events in the words of the log.

use pentarchy_brutal_kingdom::{Character, Claim, Event};
use pentarchy_game::Seat;

use super::words::{back_word, card_name, power, whom};
use crate::screen::{LogLine, Names};
use crate::t;
use crate::text::points;

/// The line of an event.
pub(super) fn line(event: &Event, names: &Names) -> Option<LogLine> {
    let (text, rule) = words(event, names)?;
    let line = LogLine::read(&text);
    Some(match rule {
        Some(rule) => line.by(rule),
        None => line,
    })
}

fn words(event: &Event, names: &Names) -> Option<(String, Option<&'static str>)> {
    let name = |seat: Seat| names.of(seat).to_owned();
    let who = |seat: Seat| names.who(seat);
    let plain = |text: String| Some((text, None));
    let by = |rule: &'static str, text: String| Some((text, Some(rule)));
    match event {
        Event::ChapterBegan { chapter } => plain(t!("brutal-kingdom-log-chapter", chapter = *chapter)),
        Event::Dealt { seat, back, cards: Some(cards) } if names.is_you(*seat) => plain(t!(
            "brutal-kingdom-log-dealt",
            back = back_word(*back),
            cards = cards.iter().map(named).collect::<Vec<_>>().join(", ")
        )),
        Event::Dealt { .. } => None,
        Event::Committed { seat } => plain(t!("brutal-kingdom-log-committed", who = who(*seat), name = name(*seat))),
        Event::Passed { from, to, back, card: None } => plain(t!(
            "brutal-kingdom-log-passed",
            who = who(*from),
            name = name(*from),
            other = name(*to),
            back = back_word(*back)
        )),
        Event::Passed { from, to, card: Some(card), .. } => plain(t!(
            "brutal-kingdom-log-passed-seen",
            who = who(*from),
            otherwho = who(*to),
            name = name(*from),
            other = name(*to),
            card = object(*card)
        )),
        Event::Played { seat, card } => {
            plain(t!("brutal-kingdom-log-played", who = who(*seat), name = name(*seat), card = object(*card)))
        }
        Event::Eliminated { by: striker, killer, victim, card, cards } => {
            let rule = match killer {
                Character::King | Character::Queen | Character::Executioner => "BK-22",
                _ => "BK-18",
            };
            by(
                rule,
                t!(
                    "brutal-kingdom-log-eliminated",
                    killer = named(*killer),
                    by = name(*striker),
                    card = object(*card),
                    name = name(*victim),
                    count = *cards
                ),
            )
        }
        Event::NoEffect { card, .. } => by("BK-17", t!("brutal-kingdom-log-no-effect", card = named(*card))),
        Event::Declined { seat, card } => {
            plain(t!("brutal-kingdom-log-declined", who = who(*seat), name = name(*seat), card = named(*card)))
        }
        Event::Restored { seat, card } => {
            plain(t!("brutal-kingdom-log-restored", who = who(*seat), name = name(*seat), card = object(*card)))
        }
        Event::Offered { from, to, back, card: None } => plain(t!(
            "brutal-kingdom-log-offered",
            who = who(*from),
            name = name(*from),
            other = name(*to),
            back = back_word(*back)
        )),
        Event::Offered { from, to, card: Some(card), .. } => plain(t!(
            "brutal-kingdom-log-offered-seen",
            who = who(*from),
            name = name(*from),
            other = name(*to),
            card = object(*card)
        )),
        Event::Exchanged { from, to, gave: Some(gave), got: Some(got), .. } => plain(t!(
            "brutal-kingdom-log-exchanged-seen",
            name = name(*from),
            other = name(*to),
            gave = named(*gave),
            got = named(*got)
        )),
        Event::Exchanged { from, to, back, .. } => {
            plain(t!("brutal-kingdom-log-exchanged", name = name(*from), other = name(*to), back = back_word(*back)))
        }
        Event::SawCentre { seat, cards: None } => {
            plain(t!("brutal-kingdom-log-saw-centre", who = who(*seat), name = name(*seat)))
        }
        Event::SawCentre { seat, cards: Some(cards) } => plain(t!(
            "brutal-kingdom-log-saw-centre-seen",
            who = who(*seat),
            name = name(*seat),
            cards = cards.iter().copied().map(named).collect::<Vec<_>>().join(", ")
        )),
        Event::Swapped { seat, place, gave: Some(gave), got: Some(got) } => plain(t!(
            "brutal-kingdom-log-swapped-seen",
            who = who(*seat),
            name = name(*seat),
            place = *place + 1,
            gave = object(*gave),
            got = object(*got)
        )),
        Event::Swapped { seat, place, .. } => {
            plain(t!("brutal-kingdom-log-swapped", who = who(*seat), name = name(*seat), place = *place + 1))
        }
        Event::Named { seat, by: namer, card } => plain(t!(
            "brutal-kingdom-log-named",
            who = who(*seat),
            name = name(*seat),
            by = named(*namer),
            card = object(*card)
        )),
        Event::Intrigued { seat, with, card } => by(
            "BK-34",
            t!(
                "brutal-kingdom-log-intrigued",
                who = who(*seat),
                name = name(*seat),
                other = name(*with),
                card = object(*card)
            ),
        ),
        Event::SawHand { seat, on, cards: None } => {
            plain(t!("brutal-kingdom-log-saw-hand", who = who(*seat), name = name(*seat), other = name(*on)))
        }
        Event::SawHand { seat, on, cards: Some(cards) } => plain(t!(
            "brutal-kingdom-log-saw-hand-seen",
            who = who(*seat),
            name = name(*seat),
            other = name(*on),
            cards = cards.iter().map(named).collect::<Vec<_>>().join(", ")
        )),
        Event::Blessed { seat, colour } => by(
            "BK-38",
            t!(
                "brutal-kingdom-log-blessed",
                who = who(*seat),
                name = name(*seat),
                power = token(colour.id(), power(*colour))
            ),
        ),
        Event::Declared { seat, claim } => {
            plain(t!("brutal-kingdom-log-declared", who = who(*seat), name = name(*seat), rank = Claim::rank(*claim)))
        }
        Event::Revealed { seat, card } => {
            plain(t!("brutal-kingdom-log-revealed", who = who(*seat), name = name(*seat), card = object(*card)))
        }
        Event::NotHeld { card } => plain(t!("brutal-kingdom-log-not-held", card = named(*card))),
        Event::Surrendered { seat, place, gave, got: Some(got) } => plain(t!(
            "brutal-kingdom-log-surrendered-seen",
            who = who(*seat),
            name = name(*seat),
            place = *place + 1,
            gave = object(*gave),
            got = object(*got)
        )),
        Event::Surrendered { seat, place, gave, got: None } => plain(t!(
            "brutal-kingdom-log-surrendered",
            who = who(*seat),
            name = name(*seat),
            place = *place + 1,
            gave = object(*gave)
        )),
        Event::StartCard { from, to, card } => {
            let stays = if from == to { "stays" } else { "moves" };
            by(
                "BK-13",
                t!("brutal-kingdom-log-start-card", how = stays, who = who(*to), name = name(*to), card = named(*card)),
            )
        }
        Event::ChapterEnded { chapter } => by("BK-43", t!("brutal-kingdom-log-chapter-ended", chapter = *chapter)),
        Event::Collected { seat, colour, icons, tokens } => {
            let short = if tokens < icons { "short" } else { "all" };
            by(
                if tokens < icons { "BK-44" } else { "BK-43" },
                t!(
                    "brutal-kingdom-log-collected",
                    who = who(*seat),
                    name = name(*seat),
                    count = *tokens,
                    icons = *icons,
                    short = short,
                    power = token(colour.id(), power(*colour))
                ),
            )
        }
        Event::Rewarded { seat, colour } => by(
            "BK-27",
            t!(
                "brutal-kingdom-log-rewarded",
                who = who(*seat),
                name = name(*seat),
                power = token(colour.id(), power(*colour))
            ),
        ),
        Event::ChapelSpaceClosed { chapter, .. } => {
            by("BK-45", t!("brutal-kingdom-log-chapel-closed", chapter = *chapter))
        }
        Event::Scored { seat, total } => {
            plain(t!("brutal-kingdom-log-scored", who = who(*seat), name = name(*seat), points = points(*total)))
        }
    }
}

fn named(card: Character) -> String {
    LogLine::mark(card.id(), card_name(card))
}

fn object(card: Character) -> String {
    LogLine::mark(card.id(), &whom(card))
}

fn token(id: &str, words: String) -> String {
    LogLine::mark(id, &words)
}
