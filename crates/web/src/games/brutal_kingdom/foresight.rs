//! What would happen if a card were played now, by what lies open.

use pentarchy_brutal_kingdom::{BrutalKingdom, Character, Face as Lies, Threat};
use pentarchy_game::Seat;

use super::words::{card_name, power, whom};
use crate::screen::Scene;
use crate::t;

/// A line of what is foreseen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Foreseen {
    pub(super) tone: &'static str,
    pub(super) words: String,
}

/// What playing the card would lead to.
pub(super) fn foresee(scene: &Scene<BrutalKingdom>, own: Seat, card: Character) -> Vec<Foreseen> {
    let name = |seat: Seat| scene.names.of(seat).to_owned();
    if let Some(Threat { seat, card: killer, .. }) = scene.view.striker(own, card) {
        let words = t!("brutal-kingdom-would-fall", killer = card_name(killer), name = name(seat));
        return vec![Foreseen { tone: "bad", words }];
    }
    if !scene.plan.hints {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let seats = scene.view.players.len() as u8;
    let others = || {
        let around = std::iter::successors(Some(own.next(seats)), |seat| Some(seat.next(seats)));
        around.take_while(|seat| *seat != own)
    };
    let tops = || others().filter_map(|seat| Some((seat, scene.view.players.get(seat.index())?)));
    let victims = tops().filter_map(|(seat, player)| Some((seat, player.top?, player.height)));
    let immediate = matches!(card, Character::Poisoner | Character::Berserker | Character::Assassin | Character::Abbot);
    if immediate {
        let mut found = false;
        for (seat, top, height) in victims.filter(|(_, top, _)| card.victims().contains(*top)) {
            found = true;
            let words = t!("brutal-kingdom-would-strike", card = whom(top), name = name(seat), count = height);
            lines.push(Foreseen { tone: "good", words });
        }
        if !found {
            lines.push(Foreseen { tone: "soft", words: t!("brutal-kingdom-would-strike-nobody") });
        }
    }
    let highest = tops().filter_map(|(seat, player)| Some((player.rank?, seat, player.top?))).max();
    if card == Character::Intriguer {
        match highest.filter(|(rank, ..)| *rank > card.rank()) {
            Some((_, seat, top)) => lines.push(Foreseen {
                tone: "good",
                words: t!("brutal-kingdom-would-swap", card = whom(top), name = name(seat)),
            }),
            None => lines.push(Foreseen { tone: "soft", words: t!("brutal-kingdom-would-stay") }),
        }
    } else if card != Character::Inquisitor && highest.is_none_or(|(rank, ..)| rank < card.rank()) {
        lines.push(Foreseen { tone: "good", words: t!("brutal-kingdom-would-lead") });
    }
    if card == Character::Charlatan {
        let stack = scene.view.players.get(own.index()).and_then(|player| player.stack.as_ref());
        let fallen = stack.is_some_and(|stack| stack.iter().any(|laid| laid.face == Lies::Down));
        if !fallen {
            lines.push(Foreseen { tone: "soft", words: t!("brutal-kingdom-would-restore-nobody") });
        }
    }
    let icons = card.icons();
    if icons.count > 0 {
        let worth = scene.view.worth[icons.colour];
        let words = t!("brutal-kingdom-would-bring", count = icons.count, power = power(icons.colour), points = worth);
        lines.push(Foreseen { tone: "good", words });
    }
    lines
}
