//! A hand as it counts once the choices are made: who bears which name, kind, strength and penalty.

use super::reading::Reading;
use super::text::OfKinds;
use super::{BookChange, Choices, Guise};
use crate::{Card, CardSet, Kind, KindSet};

/// The hand after the Necromancer, the jokers and the Book. Cards are called by what is printed on them throughout;
/// what they pass for is asked here.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Realm {
    pub(crate) cards: CardSet,
    /// The cards that have the kind that is printed on them.
    as_printed: CardSet,
    /// The cards that need not: Shapeshifter, Mirage, Doppelgänger, and the card that the Book has changed.
    changed: [Changed; 4],
    /// What the Doppelgänger copies.
    copied: Option<Card>,
    /// The card that the Island clears.
    pub(crate) island: Option<Card>,
    /// The card that the Fountain of Life takes its bonus from, if the player insists.
    fountain: Option<Card>,
}

/// What a card passes for. All three are sets of one, or empty if the card isn't there: so looking through them takes
/// no branch.
#[derive(Debug, Clone, Copy)]
struct Changed {
    card: CardSet,
    kind: KindSet,
    /// A joker without a name bears its own, which no other card has and no text mentions.
    name: CardSet,
}

const NOBODY: Changed = Changed { card: CardSet::EMPTY, kind: KindSet::EMPTY, name: CardSet::EMPTY };
const JOKERS: [Card; 3] = [Card::Shapeshifter, Card::Mirage, Card::Doppelganger];
const BY_THE_BOOK: usize = JOKERS.len();

impl Realm {
    /// The cards as printed.
    pub(crate) fn new(cards: CardSet) -> Realm {
        let joker = |card: Card| match cards.contains(card) {
            true => Changed { card: card.into(), kind: KindSet::EMPTY.with(Kind::Wild), name: card.into() },
            false => NOBODY,
        };
        Realm {
            cards,
            as_printed: cards - CardSet::JOKERS,
            changed: [joker(JOKERS[0]), joker(JOKERS[1]), joker(JOKERS[2]), NOBODY],
            copied: None,
            island: None,
            fountain: None,
        }
    }

    /// The hand with choices that have been checked. A choice for or of a card that isn't there changes nothing.
    pub(crate) fn with_choices(hand: CardSet, choices: &Choices) -> Realm {
        let raised = choices.necromancer.filter(|_| hand.contains(Card::Necromancer));
        let mut realm = Realm::new(raised.map_or(hand, |card| hand.with(card)));
        let there = |card: &Card| realm.cards.contains(*card);
        let copied = choices.doppelganger.filter(there);
        let book = choices.book.filter(|change| there(&Card::BookOfChanges) && there(&change.card));
        if let Some(original) = copied {
            realm.copy(original);
        }
        if let Some(guise) = choices.mirage {
            realm.disguise(Card::Mirage, guise);
        }
        if let Some(guise) = choices.shapeshifter {
            realm.disguise(Card::Shapeshifter, guise);
        }
        if let Some(BookChange { card, kind }) = book {
            realm.turn(card, kind);
        }
        realm.island = choices.island;
        realm.fountain = choices.fountain;
        realm
    }

    /// The Doppelgänger takes the printed name, kind, strength and penalty of another card.
    // FR: printed, for it acts first: a joker's or the Book's work on the original comes later (ruling 4).
    pub(crate) fn copy(&mut self, original: Card) {
        self.disguise(Card::Doppelganger, Guise::Named(original));
        self.copied = Some(original);
    }

    /// A joker takes a kind, and a name if it is given one.
    pub(crate) fn disguise(&mut self, joker: Card, guise: Guise) {
        if let Some(changed) = self.changed.iter_mut().find(|changed| changed.card.contains(joker)) {
            changed.kind = KindSet::EMPTY.with(guise.kind());
            changed.name = CardSet::from(guise.name().unwrap_or(joker));
        }
    }

    /// The Book gives a card of the hand another kind.
    #[inline]
    pub(crate) fn turn(&mut self, card: Card, kind: Kind) {
        let place = JOKERS.iter().position(|&joker| joker == card).unwrap_or(BY_THE_BOOK);
        self.changed[place].card = card.into();
        self.changed[place].kind = KindSet::EMPTY.with(kind);
        self.as_printed.remove(card);
    }

    /// The name that a card bears now.
    pub(crate) fn name(&self, card: Card) -> Card {
        self.names(card.into()).first().unwrap_or(card)
    }

    /// The kind that a card has now.
    pub(crate) fn kind(&self, card: Card) -> Kind {
        let changed = self.changed.iter().find(|changed| changed.card.contains(card));
        changed.and_then(|changed| changed.kind.iter().next()).unwrap_or(card.kind())
    }
}

impl Reading for Realm {
    #[inline]
    fn cards(&self) -> CardSet {
        self.cards
    }

    #[inline]
    fn island(&self) -> Option<Card> {
        self.island
    }

    #[inline]
    fn fountain(&self) -> Option<Card> {
        self.fountain
    }

    /// Only a Doppelgänger's is not its own.
    #[inline]
    fn lower_part(&self, card: Card) -> Card {
        match self.copied {
            Some(original) if card == Card::Doppelganger => original,
            _ => card,
        }
    }

    #[inline]
    fn carriers(&self, printed: CardSet) -> CardSet {
        let carriers = self.cards & printed;
        match self.copied {
            Some(original) if printed.contains(original) => carriers.with(Card::Doppelganger) & self.cards,
            _ => carriers,
        }
    }

    #[inline]
    fn of_kinds(&self, wanted: &OfKinds) -> CardSet {
        let as_printed = self.as_printed & wanted.printed;
        if self.as_printed == self.cards {
            return as_printed; // the usual hand, quickly
        }
        self.changed.iter().fold(as_printed, |found, changed| {
            let fits = !changed.kind.intersection(wanted.kinds).is_empty();
            if fits { found | changed.card } else { found }
        })
    }

    #[inline]
    fn names(&self, cards: CardSet) -> CardSet {
        self.changed[..BY_THE_BOOK].iter().fold(cards - CardSet::JOKERS, |names, joker| {
            let there = !(joker.card & cards).is_empty();
            if there { names | joker.name } else { names }
        })
    }

    #[inline]
    fn bearers(&self, names: CardSet) -> CardSet {
        let by_print = self.cards & names;
        if (self.cards & CardSet::JOKERS).is_empty() {
            return by_print; // the usual hand, quickly
        }
        self.changed[..BY_THE_BOOK].iter().fold(by_print - CardSet::JOKERS, |bearers, joker| {
            let fits = !(joker.name & names).is_empty();
            if fits { bearers | joker.card } else { bearers }
        })
    }
}
