//! The score of a printed hand, quickly: searches ask for little else. What most cards give is read from tables that are
//! made of the same texts; the rest, and what is cleared, blanked and lost, the rules count as for any hand.

use super::blanking::active_cards;
use super::clearing::Cleared;
use super::reading::Printed;
use super::tally::Count;
use super::text::{Bonus, Wanted};
use super::texts::{GAINERS, LOSERS, TEXTS, by_card};
use super::{ForEach, Score};
use crate::cards::PRINTS;
use crate::{Card, CardSet};

/// What [`tally`](super::tally::tally) says of these cards if nobody chooses anything.
// Names and cards are as many in a printed hand, so what "for each" counts does not matter.
pub(crate) fn quick_score(cards: CardSet) -> Score {
    let mut score = Score::default();
    let realm = Printed(cards);
    let cleared = Cleared::by(&realm, &mut score);
    let active = active_cards(&realm, &cleared, &mut score);
    let mut gains = 0;
    for card in active {
        let gain = &GAINS[card.index()];
        score.strength += gain.strength;
        gains += gain.of(active);
    }
    score.total = score.strength + gains;
    let count = Count { realm: &realm, for_each: ForEach::Cards, active };
    for card in active & OTHER_GAINERS {
        count.bonus(card, &mut score);
    }
    for card in (active & LOSERS) - cleared.whole() {
        count.penalty(card, &cleared, &mut score);
    }
    score
}

/// What a printed card counts, as far as it takes no branch to tell: which card comes next nobody can foresee, the
/// processor least of all.
#[derive(Clone, Copy)]
struct Gain {
    strength: i32,
    /// Points for each of these cards.
    per: i32,
    of_these: CardSet,
    /// Points once, if a card of each set is there.
    with: i32,
    each_of: [CardSet; MOST_CONDITIONS],
}

/// The Candle wants a book, a bell and a wizard.
const MOST_CONDITIONS: usize = 3;

impl Gain {
    const fn printed(card: Card) -> Gain {
        let strength = PRINTS[card as usize].strength;
        let mut gain =
            Gain { strength, per: 0, of_these: CardSet::EMPTY, with: 0, each_of: [CardSet::ALL; MOST_CONDITIONS] };
        match TEXTS[card as usize].1.bonus {
            Bonus::Per(points, wanted) => (gain.per, gain.of_these) = (points, wanted.printed(card)),
            Bonus::With((points, conditions)) => {
                gain.with = points;
                gain.set_conditions(conditions, card);
            }
            _ => {}
        }
        gain
    }

    const fn set_conditions(&mut self, conditions: &[Wanted], card: Card) {
        let mut i = 0;
        while i < conditions.len() {
            self.each_of[i] = conditions[i].printed(card);
            i += 1;
        }
    }

    /// The bonus beside these cards.
    #[inline]
    fn of(&self, active: CardSet) -> i32 {
        let found = (active & self.of_these).len() as i32;
        let holds = self.each_of.iter().fold(true, |holds, &wanted| holds & !(active & wanted).is_empty());
        self.per * found + self.with * i32::from(holds)
    }
}

static GAINS: [Gain; Card::ALL.len()] = by_card!(|i| Gain::printed(Card::ALL[i]));

/// The cards whose bonus is not in the table.
const OTHER_GAINERS: CardSet = {
    let mut others = GAINERS;
    let mut i = 0;
    while i < TEXTS.len() {
        let (card, text) = &TEXTS[i];
        if matches!(text.bonus, Bonus::Per(..) | Bonus::With(..)) {
            others = others.without(*card);
        }
        i += 1;
    }
    others
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::realm::Realm;
    use crate::scoring::tally::tally;
    use pentarchy_game::{Dice, Seed};

    fn hand(cards: usize, dice: &mut Dice) -> CardSet {
        let mut hand = CardSet::EMPTY;
        while hand.len() < cards {
            hand.insert(*dice.pick(&Card::ALL).unwrap());
        }
        hand
    }

    /// Cards that nothing has changed count the same, however they are read and added up.
    #[test]
    fn a_printed_hand_counts_what_its_realm_counts() {
        let mut dice = Seed::from(1).dice(0);
        for number in 0..200_000 {
            let cards = hand(number % 13, &mut dice);
            let quick = quick_score(cards);
            for for_each in [ForEach::Cards, ForEach::Names] {
                assert_eq!(quick, tally(&Printed(cards), for_each, Score::default()), "{cards:?}");
                assert_eq!(quick, tally(&Realm::new(cards), for_each, Score::default()), "{cards:?}");
            }
        }
    }
}
