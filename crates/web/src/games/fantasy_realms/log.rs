//! Events in the words of the log.

use pentarchy_fantasy_realms::{Card, CardSet, Ending, Event, OfferEnd};

use super::choosers::way_name;
use super::words::card_name;
use crate::screen::{LogLine, Names};
use crate::t;
use crate::text::points;

/// The line of an event.
pub(super) fn line(event: &Event, names: &Names) -> Option<LogLine> {
    let name = |seat| names.of(seat).to_owned();
    let line = match event {
        Event::Drew { seat, count, cards: None } => {
            LogLine::read(&t!("fantasy-realms-log-drew", who = names.who(*seat), name = name(*seat), count = *count))
        }
        Event::Drew { seat, cards: Some(cards), .. } => {
            let (who, cards) = (names.who(*seat), marks(*cards));
            LogLine::read(&t!("fantasy-realms-log-drew-seen", who = who, name = name(*seat), cards = cards))
        }
        Event::Took { seat, card } => {
            let (who, card) = (names.who(*seat), mark(*card));
            LogLine::read(&t!("fantasy-realms-log-took", who = who, name = name(*seat), card = card))
        }
        Event::Discarded { seat, card } => {
            let (who, card) = (names.who(*seat), mark(*card));
            LogLine::read(&t!("fantasy-realms-log-discarded", who = who, name = name(*seat), card = card))
        }
        Event::Offered { from, to, give } => LogLine::read(&t!(
            "fantasy-realms-log-offered",
            who = names.who(*from),
            name = name(*from),
            other = name(*to),
            card = mark_or_a_card(*give)
        )),
        Event::Answered { from, to, give } => LogLine::read(&t!(
            "fantasy-realms-log-answered",
            who = names.who(*to),
            name = name(*to),
            other = name(*from),
            card = mark_or_a_card(*give)
        )),
        Event::OfferEnded { from, to, how: OfferEnd::Withdrawn } => LogLine::read(&t!(
            "fantasy-realms-log-withdrawn",
            who = names.who(*from),
            name = name(*from),
            other = name(*to)
        )),
        Event::OfferEnded { from, to, how: OfferEnd::Refused } => LogLine::read(&t!(
            "fantasy-realms-log-refused",
            otherwho = names.who(*to),
            name = name(*from),
            other = name(*to)
        )),
        Event::OfferEnded { from, to, how: OfferEnd::Lapsed } => {
            LogLine::read(&t!("fantasy-realms-log-lapsed", name = name(*from), other = name(*to))).by("FR-42")
        }
        Event::Traded { from, to, gave: Some(gave), got: Some(got) } => LogLine::read(&t!(
            "fantasy-realms-log-traded-seen",
            name = name(*from),
            other = name(*to),
            gave = mark(*gave),
            got = mark(*got)
        )),
        Event::Traded { from, to, .. } => {
            LogLine::read(&t!("fantasy-realms-log-traded", name = name(*from), other = name(*to)))
        }
        Event::Content { seat } => {
            LogLine::read(&t!("fantasy-realms-log-content", who = names.who(*seat), name = name(*seat)))
        }
        Event::Resumed { seat } => {
            LogLine::read(&t!("fantasy-realms-log-resumed", who = names.who(*seat), name = name(*seat)))
        }
        Event::Ended { why, .. } => match why {
            Ending::DiscardFull => LogLine::read(&t!("fantasy-realms-log-ended-discard-full")).by("FR-10"),
            Ending::OnlyTaking => LogLine::read(&t!("fantasy-realms-log-ended-only-taking")).by("FR-11"),
            Ending::AllContent => LogLine::read(&t!("fantasy-realms-log-ended-all-content")).by("FR-43"),
            Ending::Bell => LogLine::read(&t!("fantasy-realms-log-ended-bell")).by("FR-44"),
        },
        Event::Declared { seat, declaration } => {
            let card = declaration.card();
            LogLine::read(&t!(
                "fantasy-realms-log-declared",
                who = names.who(*seat),
                name = name(*seat),
                choice = t!("fantasy-realms-choose", card = card.id(), name = mark(card)),
                what = way_name(*declaration)
            ))
        }
        Event::Scored { seat, total, .. } => LogLine::read(&t!(
            "fantasy-realms-log-scored",
            who = names.who(*seat),
            name = name(*seat),
            points = points(*total)
        )),
    };
    Some(line)
}

fn mark(card: Card) -> String {
    LogLine::mark(card.id(), card_name(card))
}

fn marks(cards: CardSet) -> String {
    cards.iter().map(mark).collect::<Vec<_>>().join(", ")
}

fn mark_or_a_card(card: Option<Card>) -> String {
    card.map_or_else(|| t!("fantasy-realms-log-a-card"), mark)
}
