//! The choices of a scoring, some made by hand, the rest the best beside them.

use pentarchy_fantasy_realms::{
    BookChange, Card, CardSet, Choices, Declaration, ForEach, Guise, Kind, best, check, score,
};

/// The cards that leave something to choose, in the order of the rules.
pub(crate) const CHOOSERS: [Card; 7] = [
    Card::Necromancer,
    Card::Doppelganger,
    Card::Mirage,
    Card::Shapeshifter,
    Card::BookOfChanges,
    Card::Island,
    Card::FountainOfLife,
];

/// What is scored: the hand, what the Necromancer may bring, and how "for each" counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    pub(crate) cards: CardSet,
    pub(crate) pool: CardSet,
    pub(crate) for_each: ForEach,
}

/// The choices that a person has made; the others are left to us.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decisions {
    /// The cards whose choices are made.
    by_hand: CardSet,
    choices: Choices,
}

/// The cards whose targets rest on all other choices, the last first: the Island's on kinds, the Fountain's on who is
/// blanked as well.
const WAITING: [Card; 2] = [Card::FountainOfLife, Card::Island];

/// So many ways are tried one by one; where there are more, each choice is bettered in turn.
const MOST_WAYS: usize = 60_000;

impl Decisions {
    /// Exactly these choices, whether they use every power or not.
    pub(crate) fn exactly(choices: Choices) -> Decisions {
        Decisions { by_hand: CardSet::of(&CHOOSERS), choices }
    }

    /// Whether any choice is made by hand.
    pub(crate) fn is_empty(&self) -> bool {
        self.by_hand.is_empty()
    }

    /// Whether this card's choice is made by hand.
    pub(crate) fn made_for(&self, card: Card) -> bool {
        self.by_hand.contains(card)
    }

    /// Makes a choice.
    pub(crate) fn make(&mut self, declaration: Declaration) {
        self.by_hand.insert(declaration.card());
        put(&mut self.choices, declaration);
    }

    /// Leaves a card's choice to us again.
    pub(crate) fn leave(&mut self, card: Card) {
        self.by_hand.remove(card);
        if let Some(unused) = unused(card) {
            put(&mut self.choices, unused);
        }
    }

    /// The choices made by hand, in the order of the rules.
    pub(crate) fn made(&self) -> impl Iterator<Item = Declaration> + '_ {
        CHOOSERS.into_iter().filter(|&card| self.made_for(card)).filter_map(|card| made(&self.choices, card))
    }

    /// All choices: those made by hand, as far as they are possible, and the best beside them.
    pub(crate) fn resolve(&self, hand: Hand) -> Choices {
        let mut kept = *self;
        kept.keep_possible(hand);
        if kept.by_hand.is_empty() {
            return best(hand.cards, hand.pool, hand.for_each).choices;
        }
        let free = kept.free(hand.cards);
        let ways: usize = free.iter().map(|&card| ways(card, hand.cards, hand).len().max(1)).product();
        let found = if ways <= MOST_WAYS { kept.try_all(hand) } else { None };
        let choices = found.unwrap_or_else(|| kept.better_in_turn(hand, &free));
        if check(hand.cards, hand.pool, &choices).is_ok() {
            return choices;
        }
        // Nothing that is left to us makes a target possible that waited for it.
        match WAITING.into_iter().find(|&card| kept.made_for(card)) {
            Some(card) => {
                kept.leave(card);
                kept.resolve(hand)
            }
            None => choices,
        }
    }

    /// Forgets what is not possible for this hand any more.
    fn keep_possible(&mut self, hand: Hand) {
        for card in CHOOSERS {
            let present = hand.cards.contains(card) || self.choices.necromancer == Some(card);
            if self.made_for(card) && !present {
                self.leave(card);
            }
        }
        // A later choice may rest on an earlier one: the last goes first.
        for card in CHOOSERS.into_iter().rev() {
            if check(hand.cards, hand.pool, &self.choices).is_ok() {
                break;
            }
            // What choices that are left to us may make possible is judged when they are tried.
            let waits = WAITING.contains(&card) && !self.free(hand.cards).is_empty();
            if self.made_for(card) && !waits {
                self.leave(card);
            }
        }
    }

    /// The cards of the hand that are left to us. The Fountain of Life takes the strongest by itself.
    fn free(&self, cards: CardSet) -> Vec<Card> {
        CHOOSERS
            .into_iter()
            .filter(|&card| card != Card::FountainOfLife && cards.contains(card) && !self.made_for(card))
            .collect()
    }

    fn try_all(&self, hand: Hand) -> Option<Choices> {
        let mut found: Option<(i32, i32, Choices)> = None;
        self.try_from(0, self.choices, hand, &mut found);
        found.map(|(_, _, choices)| choices)
    }

    fn try_from(&self, at: usize, choices: Choices, hand: Hand, found: &mut Option<(i32, i32, Choices)>) {
        let cards = choices.necromancer.into_iter().fold(hand.cards, CardSet::with);
        let Some(&card) = CHOOSERS.get(at) else {
            if check(hand.cards, hand.pool, &choices).is_ok() {
                let score = score(hand.cards, &choices, hand.for_each);
                let better = match found {
                    Some((total, strength, kept)) => {
                        let old = (*total, *strength, -(kept.len() as i32));
                        (score.total, -score.strength, -(choices.len() as i32)) > old
                    }
                    None => true,
                };
                if better {
                    *found = Some((score.total, -score.strength, choices));
                }
            }
            return;
        };
        if card == Card::FountainOfLife || !cards.contains(card) || self.made_for(card) {
            return self.try_from(at + 1, choices, hand, found);
        }
        for way in ways(card, cards, hand) {
            let mut next = choices;
            put(&mut next, way);
            self.try_from(at + 1, next, hand, found);
        }
    }

    /// Starts with the best choices of all and betters each in turn until nothing gains any more.
    fn better_in_turn(&self, hand: Hand, free: &[Card]) -> Choices {
        let wished = best(hand.cards, hand.pool, hand.for_each).choices;
        let mut now = self.choices;
        for &card in free {
            if let Some(way) = made(&wished, card) {
                let mut next = now;
                put(&mut next, way);
                if check(hand.cards, hand.pool, &next).is_ok() {
                    now = next;
                }
            }
        }
        let worth = |choices: &Choices| score(hand.cards, choices, hand.for_each).total;
        loop {
            let before = worth(&now);
            for &card in free {
                for way in ways(card, hand.cards, hand) {
                    let mut next = now;
                    put(&mut next, way);
                    if check(hand.cards, hand.pool, &next).is_ok() && worth(&next) > worth(&now) {
                        now = next;
                    }
                }
            }
            if worth(&now) == before {
                return now;
            }
        }
    }
}

/// Every possible choice for one card beside these choices, with the total that it would give.
pub(crate) fn totals(card: Card, choices: &Choices, hand: Hand) -> Vec<(Declaration, i32)> {
    let cards = choices.necromancer.into_iter().fold(hand.cards, CardSet::with);
    let total = |way: Declaration| {
        let mut next = *choices;
        put(&mut next, way);
        check(hand.cards, hand.pool, &next).ok()?;
        Some((way, score(hand.cards, &next, hand.for_each).total))
    };
    ways(card, cards, hand).into_iter().filter_map(total).collect()
}

/// Everything that a card could be told: the unused power first. Not all of it need be possible.
fn ways(card: Card, cards: CardSet, hand: Hand) -> Vec<Declaration> {
    let cards_or_none = |cards: CardSet| std::iter::once(None).chain(cards.iter().map(Some));
    let guises = || {
        let kinds = Kind::ALL.map(Guise::Kind).into_iter();
        std::iter::once(None).chain(Card::ALL.map(Guise::Named).into_iter().chain(kinds).map(Some))
    };
    let possible = |way: &Declaration| {
        let mut alone = Choices::default();
        put(&mut alone, *way);
        check(cards, hand.pool, &alone).is_ok()
    };
    match card {
        Card::Necromancer => cards_or_none(hand.pool - hand.cards).map(Declaration::Necromancer).collect(),
        Card::Doppelganger => cards_or_none(cards.without(card)).map(Declaration::Doppelganger).collect(),
        Card::Mirage => guises().map(Declaration::Mirage).filter(possible).collect(),
        Card::Shapeshifter => guises().map(Declaration::Shapeshifter).filter(possible).collect(),
        Card::BookOfChanges => {
            let changes = cards
                .without(card)
                .iter()
                .flat_map(|card| Kind::ALL.into_iter().map(move |kind| Some(BookChange { card, kind })));
            std::iter::once(None).chain(changes).map(Declaration::Book).filter(possible).collect()
        }
        Card::Island => cards_or_none(cards).map(Declaration::Island).collect(),
        Card::FountainOfLife => cards_or_none(cards).map(Declaration::Fountain).collect(),
        _ => Vec::new(),
    }
}

/// What the choices say for one card.
pub(crate) fn made(choices: &Choices, card: Card) -> Option<Declaration> {
    Some(match card {
        Card::Necromancer => Declaration::Necromancer(choices.necromancer),
        Card::Doppelganger => Declaration::Doppelganger(choices.doppelganger),
        Card::Mirage => Declaration::Mirage(choices.mirage),
        Card::Shapeshifter => Declaration::Shapeshifter(choices.shapeshifter),
        Card::BookOfChanges => Declaration::Book(choices.book),
        Card::Island => Declaration::Island(choices.island),
        Card::FountainOfLife => Declaration::Fountain(choices.fountain),
        _ => return None,
    })
}

fn unused(card: Card) -> Option<Declaration> {
    made(&Choices::default(), card)
}

/// Whether a choice leaves the power unused.
pub(crate) fn is_unused(declaration: Declaration) -> bool {
    unused(declaration.card()) == Some(declaration)
}

/// Puts a choice among the others.
pub(crate) fn put(choices: &mut Choices, declaration: Declaration) {
    match declaration {
        Declaration::Necromancer(card) => choices.necromancer = card,
        Declaration::Doppelganger(card) => choices.doppelganger = card,
        Declaration::Mirage(guise) => choices.mirage = guise,
        Declaration::Shapeshifter(guise) => choices.shapeshifter = guise,
        Declaration::Book(change) => choices.book = change,
        Declaration::Island(card) => choices.island = card,
        Declaration::Fountain(card) => choices.fountain = card,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;

    fn hand(cards: &[Card]) -> Hand {
        Hand { cards: CardSet::of(cards), pool: CardSet::EMPTY, for_each: ForEach::Cards }
    }

    fn total(hand: Hand, decisions: Decisions) -> i32 {
        score(hand.cards, &decisions.resolve(hand), hand.for_each).total
    }

    #[test]
    fn with_nothing_decided_the_best_is_found() {
        let hand = hand(&[Mountain, GreatFlood, Smoke, Whirlwind, AirElemental, Wildfire, Mirage]);
        assert_eq!(total(hand, Decisions::default()), best(hand.cards, hand.pool, hand.for_each).score.total);
    }

    #[test]
    fn what_is_decided_stays_and_the_rest_is_the_best_beside_it() {
        let hand = hand(&[BellTower, Candle, Queen, SwordOfKeth, ShieldOfKeth, GemOfOrder, BookOfChanges]);
        let mut decisions = Decisions::default();
        decisions.make(Declaration::Book(Some(BookChange { card: Queen, kind: Kind::Wizard })));
        assert_eq!(total(hand, decisions), 300);
        decisions.leave(BookOfChanges);
        assert_eq!(total(hand, decisions), 380);
    }

    #[test]
    fn a_free_choice_answers_to_a_made_one() {
        // Without the copy the Mirage would be the Swamp; the copy made by hand leaves that as it is.
        let hand = hand(&[Hydra, Mirage, Doppelganger, Knights]);
        let mut decisions = Decisions::default();
        decisions.make(Declaration::Doppelganger(Some(Knights)));
        let choices = decisions.resolve(hand);
        assert_eq!(choices.doppelganger, Some(Knights));
        assert_eq!(choices.mirage, Some(Guise::Named(Swamp)));
    }

    #[test]
    fn what_is_not_possible_any_more_is_forgotten() {
        let mut decisions = Decisions::default();
        decisions.make(Declaration::Doppelganger(Some(Dragon)));
        decisions.make(Declaration::Mirage(Some(Guise::Named(Swamp))));
        let choices = decisions.resolve(hand(&[Doppelganger, King]));
        assert_eq!((choices.doppelganger, choices.mirage), (Some(King), None));
    }

    #[test]
    fn a_target_that_only_the_book_makes_possible_is_kept() {
        let hand = hand(&[Island, BookOfChanges, Basilisk, King]);
        let mut decisions = Decisions::default();
        decisions.make(Declaration::Island(Some(Basilisk)));
        let choices = decisions.resolve(hand);
        assert_eq!(choices.island, Some(Basilisk));
        assert!(choices.book.is_some_and(|change| change.card == Basilisk));
    }

    #[test]
    fn a_target_that_only_a_free_choice_saves_from_blanking_is_kept() {
        let hand = hand(&[FountainOfLife, Island, GreatFlood, Candle]);
        let mut decisions = Decisions::default();
        decisions.make(Declaration::Fountain(Some(Candle)));
        let choices = decisions.resolve(hand);
        assert_eq!((choices.fountain, choices.island), (Some(Candle), Some(GreatFlood)));
    }

    #[test]
    fn a_target_that_nothing_saves_from_blanking_is_forgotten() {
        let hand = hand(&[FountainOfLife, Island, Smoke, King]);
        let mut decisions = Decisions::default();
        decisions.make(Declaration::Fountain(Some(Smoke)));
        let choices = decisions.resolve(hand);
        assert_eq!(choices.fountain, None);
        assert_eq!(check(hand.cards, hand.pool, &choices), Ok(()));
    }

    #[test]
    fn the_necromancer_takes_only_what_it_is_offered() {
        let pool = CardSet::of(&[Dragon, Knights]);
        let hand = Hand { pool, ..hand(&[Necromancer, King]) };
        let ways = totals(Necromancer, &Choices::default(), hand);
        assert_eq!(ways.len(), 3);
        assert_eq!(Decisions::default().resolve(hand).necromancer, Some(Dragon));
    }

    #[test]
    fn exactly_these_choices_are_kept_even_where_better_ones_are_possible() {
        let hand = hand(&[Hydra, Mirage]);
        assert_eq!(total(hand, Decisions::exactly(Choices::default())), 12);
    }
}
