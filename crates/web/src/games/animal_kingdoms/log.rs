//! Events in the words of the log.

use pentarchy_animal_kingdoms::{Card, Event, Place, Retreat, Strength};
use pentarchy_game::{Seat, Seats};

use super::battle::strength_words;
use super::upstart;
use super::words::{age_number, card_id, is_upstart, mark_cards, mark_object, mark_realm, side_name, side_names};
use crate::screen::{LogLine, Names};
use crate::t;
use crate::text::and_list;

/// The line of an event.
pub(super) fn line(event: &Event, names: &Names) -> Option<LogLine> {
    let who = |seat: Seat| if is_upstart(names, seat) { "other" } else { names.who(seat) };
    let name = |seat: Seat| side_name(names, seat);
    let line = match event {
        Event::Captured { seat, card, discarded, realm, capital } => {
            let (seat, card, realm) = (*seat, mark_object(*card), mark_realm(*realm));
            let mut text = if *capital {
                t!("animal-kingdoms-log-capital", who = who(seat), name = name(seat), card = card, realm = realm)
            } else {
                t!("animal-kingdoms-log-captured", who = who(seat), name = name(seat), card = card, realm = realm)
            };
            if let Some(discarded) = discarded {
                text += " ";
                text += &t!("animal-kingdoms-log-pair", card = mark_cards([*discarded]));
            }
            let line = LogLine::read(&text);
            if *capital { line.by("AK-17") } else { line }
        }
        Event::Rallied { seat, discarded } => LogLine::read(&t!(
            "animal-kingdoms-log-rallied",
            who = who(*seat),
            name = name(*seat),
            cards = mark_cards(discarded.iter())
        ))
        .by("AK-26"),
        Event::Drew { seat, cards: Some(cards), .. } if names.is_you(*seat) && !cards.is_empty() => {
            LogLine::read(&t!("animal-kingdoms-log-drew", cards = mark_cards(cards.iter())))
        }
        Event::Drew { .. } | Event::Chose { .. } => return None,
        Event::Reshuffled { cards } => LogLine::read(&t!("animal-kingdoms-log-reshuffled", count = *cards)).by("AK-18"),
        Event::Retreated { seat, why } => {
            let (who, name) = (who(*seat), name(*seat));
            match why {
                Retreat::Chosen => {
                    LogLine::read(&t!("animal-kingdoms-log-retreated", who = who, name = name)).by("AK-29")
                }
                Retreat::Capital => LogLine::read(&t!("animal-kingdoms-log-retreated-capital", who = who, name = name)),
                Retreat::NoTokens => {
                    LogLine::read(&t!("animal-kingdoms-log-retreated-tokens", who = who, name = name)).by("AK-15")
                }
            }
        }
        Event::TookRetreatToken { seat, value: Some(value) } => {
            LogLine::read(&t!("animal-kingdoms-log-token-seen", who = who(*seat), name = name(*seat), points = *value))
                .by("AK-30")
        }
        Event::TookRetreatToken { seat, value: None } => {
            LogLine::read(&t!("animal-kingdoms-log-token", name = name(*seat))).by("AK-30")
        }
        Event::AgeEnded { age } => {
            LogLine::read(&t!("animal-kingdoms-log-age-ended", age = age_number(*age))).by("AK-31")
        }
        Event::BattleBegan { realm, fighters } => LogLine::read(&t!(
            "animal-kingdoms-log-battle",
            realm = mark_realm(*realm),
            names = side_names(names, *fighters)
        ))
        .by("AK-34"),
        Event::Revealed { cards } => {
            let one = |(side, card): (usize, &Option<Card>)| {
                let seat = Seat::new(side as u8)?;
                Some(format!("{} — {}", name(seat), mark_cards([(*card)?])))
            };
            let cards: Vec<String> = cards.iter().enumerate().filter_map(one).collect();
            LogLine::read(&t!("animal-kingdoms-log-revealed", cards = cards.join(", ")))
        }
        Event::Compared { cards, modifiers, left } => {
            let (text, rule) = compared(names, cards, modifiers, *left);
            LogLine::read(&text).by(rule)
        }
        Event::Faced { card, upstart } => faced(*card, upstart.iter().copied().flatten().collect()),
        Event::Boosted { seat, modifiers } => LogLine::read(&t!(
            "animal-kingdoms-log-boosted",
            who = who(*seat),
            name = name(*seat),
            points = *modifiers * 2
        ))
        .by("AK-42"),
        Event::Passed { seat } => {
            LogLine::read(&t!("animal-kingdoms-log-passed", who = who(*seat), name = name(*seat)))
        }
        Event::FightOn { fighters, .. } => {
            LogLine::read(&t!("animal-kingdoms-log-fight-on", names = side_names(names, *fighters))).by("AK-37")
        }
        Event::BattleEnded { realm, winners, losers, consoled } => {
            battle_ended(names, mark_realm(*realm), *winners, *losers, *consoled)
        }
        Event::Scored { realm, token, places } => {
            let one = |(side, place): (usize, &Place)| {
                let points = place.points(*token);
                let seat = Seat::new(side as u8)?;
                (points > 0).then(|| format!("{}: {points}", name(seat)))
            };
            let points: Vec<String> = places.iter().enumerate().filter_map(one).collect();
            let realm = mark_realm(*realm);
            if points.is_empty() {
                LogLine::read(&t!("animal-kingdoms-log-scored-empty", realm = realm, token = *token)).by("AK-33")
            } else {
                LogLine::read(&t!(
                    "animal-kingdoms-log-scored",
                    realm = realm,
                    token = *token,
                    points = points.join(", ")
                ))
                .by("AK-32")
            }
        }
        Event::AgeBegan { age, first, .. } => LogLine::read(&t!(
            "animal-kingdoms-log-age-began",
            age = age_number(*age),
            who = who(*first),
            name = name(*first)
        ))
        .by("AK-51"),
        Event::UpstartPlayed(played) => upstart::line(played),
        Event::UpstartDiscarded { card } => {
            LogLine::read(&t!("animal-kingdoms-log-upstart-discarded", card = mark_object(*card))).by("AK-63")
        }
        Event::BonusRevealed { card } => {
            LogLine::read(&t!("animal-kingdoms-log-bonus", card = mark_cards([*card]))).by("AK-61")
        }
        Event::Ended { retreat_points, modifiers } => {
            let one = |side: usize| {
                let seat = Seat::new(side as u8)?;
                let points = retreat_points[side] + modifiers[side];
                (points > 0).then(|| format!("{}: {points}", name(seat)))
            };
            let points: Vec<String> = (0..retreat_points.len()).filter_map(one).collect();
            if points.is_empty() {
                LogLine::read(&t!("animal-kingdoms-log-ended"))
            } else {
                LogLine::read(&t!("animal-kingdoms-log-ended-tokens", points = points.join(", "))).by("AK-52")
            }
        }
    };
    Some(line)
}

/// Why the cards of a battle led to what they led to.
fn compared(names: &Names, cards: &[Option<Card>], modifiers: &[u8], left: Seats) -> (String, &'static str) {
    let shown = |side: usize| Some((Seat::new(side as u8)?, cards[side]?, modifiers[side]));
    let all: Vec<(Seat, Card, u8)> = (0..cards.len()).filter_map(shown).collect();
    let value = |card: Card, boost: u8| card.rank() + 2 * boost;
    let words: Vec<String> = all
        .iter()
        .map(|&(seat, card, boost)| {
            let strength = LogLine::mark(&card_id(card), &strength_words(card, boost));
            format!("{} {strength}", side_name(names, seat))
        })
        .collect();
    let cards = words.join(", ");
    let best = all.iter().filter(|(seat, ..)| left.contains(*seat)).copied().collect::<Vec<_>>();
    match best.as_slice() {
        [(seat, card, boost)] => {
            let own = Strength::new(*card, *boost);
            let toppled = value(*card, *boost) == 1
                && all.iter().any(|(_, other, boost)| own.beats(Strength::new(*other, *boost)));
            let winner = side_name(names, *seat);
            if toppled {
                (t!("animal-kingdoms-why-one", cards = cards, name = winner), "AK-36")
            } else {
                let rank = value(*card, *boost);
                (t!("animal-kingdoms-why-higher", cards = cards, name = winner, rank = rank), "AK-36")
            }
        }
        [(_, card, boost), rest @ ..] => {
            let rank = value(*card, *boost);
            if rest.iter().all(|(_, card, boost)| value(*card, *boost) == rank) {
                (t!("animal-kingdoms-why-even", cards = cards, rank = rank), "AK-37")
            } else {
                let ranks = and_list(best.iter().map(|(_, card, boost)| value(*card, *boost).to_string()));
                (t!("animal-kingdoms-why-circle", cards = cards, ranks = ranks), "AK-38")
            }
        }
        [] => (cards, "AK-36"),
    }
}

/// The player's card against the upstart's, with what follows.
fn faced(card: Card, upstart: Vec<Card>) -> LogLine {
    let own = Strength::new(card, 0);
    let beats = upstart.iter().find(|&&other| Strength::new(other, 0).beats(own));
    let wins = upstart.iter().all(|&other| own.beats(Strength::new(other, 0)));
    let (own, cards) = (mark_object(card), mark_cards(upstart.iter().copied()));
    let text = match beats {
        Some(other) => {
            t!("animal-kingdoms-faced-lost", card = own, cards = cards, by = other.rank(), rank = card.rank())
        }
        None if wins => t!("animal-kingdoms-faced-won", card = own, cards = cards, rank = card.rank()),
        None => t!("animal-kingdoms-faced-tied", card = own, cards = cards, rank = card.rank()),
    };
    LogLine::read(&text).by("AK-65")
}

fn battle_ended(names: &Names, realm: String, winners: Seats, losers: Seats, consoled: Seats) -> LogLine {
    let mut text = match winners.iter().next() {
        Some(winner) if winners.len() == 1 => {
            let who = if is_upstart(names, winner) { "other" } else { names.who(winner) };
            t!("animal-kingdoms-log-won", who = who, name = side_name(names, winner), realm = realm)
        }
        _ => t!("animal-kingdoms-log-tied", names = side_names(names, winners), realm = realm),
    };
    if !consoled.is_empty() {
        text += " ";
        text += &t!("animal-kingdoms-log-consoled", names = side_names(names, consoled));
    }
    let rule = if losers.is_empty() { "AK-40" } else { "AK-39" };
    LogLine::read(&text).by(rule)
}
