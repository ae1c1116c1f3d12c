//! The choices of the final scoring, made one after the other.

use pentarchy_game::{Effect, Events, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::game::Step;
use crate::setup::Variant;
use crate::{
    Action, BookChange, Card, CardSet, Choices, Declaration, Event, FantasyRealms, Guise, Kind, KindSet, Refusal, best,
    check,
};

/// FR-20, FR-33: the cards that ask their player something, in the order in which they do.
pub(crate) const ASKING: [Card; 7] = [
    Card::Necromancer,
    Card::Doppelganger,
    Card::Mirage,
    Card::Shapeshifter,
    Card::BookOfChanges,
    Card::Island,
    Card::FountainOfLife,
];

/// How many cards the Necromancer looks at in the trading variant.
const LOOKED_AT: usize = 3;

/// What a player has chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Declared {
    pub(crate) choices: Choices,
    /// The cards that have been answered.
    pub(crate) answered: CardSet,
}

impl FantasyRealms {
    /// The cards that the Necromancer may bring to this player: FR-23, FR-45.
    pub(crate) fn pool(&self, seat: Seat) -> CardSet {
        if !self.hand(seat).contains(Card::Necromancer) {
            return CardSet::EMPTY;
        }
        match self.rules.variant {
            Variant::Trading => self.deck.iter().rev().take(LOOKED_AT).copied().collect(),
            Variant::Classic | Variant::Duel => {
                self.discard.iter().copied().collect::<CardSet>().of_kinds(KindSet::RAISABLE)
            }
        }
    }

    /// How many cards of the deck nobody has looked at, from the bottom.
    pub(crate) fn unseen_deck(&self) -> usize {
        let looked_at = self.rules.variant == Variant::Trading
            && self.is_open()
            && self.everybody().any(|seat| self.hand(seat).contains(Card::Necromancer));
        self.deck.len() - if looked_at { LOOKED_AT } else { 0 }
    }

    /// The card whose choice the player makes next.
    pub(crate) fn asking(&self, seat: Seat) -> Option<Card> {
        let declared = &self.declared[seat.index()];
        let hand = declared.choices.necromancer.into_iter().fold(self.hand(seat), CardSet::with);
        ASKING.into_iter().find(|&card| hand.contains(card) && !declared.answered.contains(card))
    }

    pub(crate) fn still_declaring(&self) -> Seats {
        self.everybody().filter(|&seat| self.asking(seat).is_some()).collect()
    }

    /// Every choice for the card that asks now.
    pub(crate) fn ways_to_declare(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(card) = self.asking(seat) else { return };
        out.push(Action::DeclareBest);
        let possible = |declaration: &Declaration| self.declaration_holds(seat, *declaration).is_ok();
        out.extend(candidates(card).filter(possible).map(Action::Declare));
    }

    /// Whether a choice is possible beside those made before it.
    fn declaration_holds(&self, seat: Seat, declaration: Declaration) -> Result<Choices, Refusal> {
        let mut choices = self.declared[seat.index()].choices;
        match declaration {
            Declaration::Necromancer(card) => choices.necromancer = card,
            Declaration::Doppelganger(card) => choices.doppelganger = card,
            Declaration::Mirage(guise) => choices.mirage = guise,
            Declaration::Shapeshifter(guise) => choices.shapeshifter = guise,
            Declaration::Book(change) => choices.book = change,
            Declaration::Island(card) => choices.island = card,
            Declaration::Fountain(card) => choices.fountain = card,
        }
        check(self.hand(seat), self.pool(seat), &choices)?;
        Ok(choices)
    }

    /// FR-33: one choice, in the order of the cards.
    pub(crate) fn declare(
        &mut self,
        seat: Seat,
        declaration: Declaration,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let card = self.asking(seat).ok_or(Refusal::NothingToDeclare)?;
        if declaration.card() != card {
            return Err(Refusal::AnotherFirst(card));
        }
        let choices = self.declaration_holds(seat, declaration)?;
        let declared = &mut self.declared[seat.index()];
        declared.choices = choices;
        declared.answered.insert(card);
        events.push(Event::Declared { seat, declaration });
        Ok(self.close_declaring(events))
    }

    /// FR-33: the house chooses everything for this player, and tells it as if they had chosen it.
    pub(crate) fn declare_best(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        self.asking(seat).ok_or(Refusal::NothingToDeclare)?;
        self.choose_best(seat);
        let choices = self.declared[seat.index()].choices;
        let hand = choices.necromancer.into_iter().fold(self.hand(seat), CardSet::with);
        for declaration in ASKING.into_iter().filter(|&card| hand.contains(card)).filter_map(|card| choices.of(card)) {
            events.push(Event::Declared { seat, declaration });
        }
        Ok(self.close_declaring(events))
    }

    /// FR-31: the best choices for this hand.
    pub(crate) fn choose_best(&mut self, seat: Seat) {
        let choices = best(self.hand(seat), self.pool(seat), self.rules.for_each).choices;
        self.declared[seat.index()] = Declared { choices, answered: CardSet::of(&ASKING) };
    }

    fn close_declaring(&mut self, events: &mut impl Events<Event>) -> Effect {
        if self.still_declaring().is_empty() {
            self.step = Step::Over;
            self.tell_scores(events);
        }
        Effect::Quiet
    }
}

impl Choices {
    /// What was chosen for a card that asks.
    fn of(&self, card: Card) -> Option<Declaration> {
        Some(match card {
            Card::Necromancer => Declaration::Necromancer(self.necromancer),
            Card::Doppelganger => Declaration::Doppelganger(self.doppelganger),
            Card::Mirage => Declaration::Mirage(self.mirage),
            Card::Shapeshifter => Declaration::Shapeshifter(self.shapeshifter),
            Card::BookOfChanges => Declaration::Book(self.book),
            Card::Island => Declaration::Island(self.island),
            Card::FountainOfLife => Declaration::Fountain(self.fountain),
            _ => return None,
        })
    }
}

/// Everything that a card could be told, possible or not.
fn candidates(card: Card) -> Box<dyn Iterator<Item = Declaration>> {
    let cards = || std::iter::once(None).chain(Card::ALL.map(Some));
    let guises = || {
        let named = Card::ALL.map(Guise::Named).into_iter();
        std::iter::once(None).chain(named.chain(Kind::ALL.map(Guise::Kind)).map(Some))
    };
    let changes = || {
        let change = |card| Kind::ALL.map(move |kind| Some(BookChange { card, kind }));
        std::iter::once(None).chain(Card::ALL.into_iter().flat_map(change))
    };
    match card {
        Card::Necromancer => Box::new(cards().map(Declaration::Necromancer)),
        Card::Doppelganger => Box::new(cards().map(Declaration::Doppelganger)),
        Card::Mirage => Box::new(guises().map(Declaration::Mirage)),
        Card::Shapeshifter => Box::new(guises().map(Declaration::Shapeshifter)),
        Card::BookOfChanges => Box::new(changes().map(Declaration::Book)),
        Card::Island => Box::new(cards().map(Declaration::Island)),
        Card::FountainOfLife => Box::new(cards().map(Declaration::Fountain)),
        _ => Box::new(std::iter::empty()),
    }
}
