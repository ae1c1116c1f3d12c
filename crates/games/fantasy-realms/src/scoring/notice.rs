//! What the texts of a hand can tell apart. Two choices that no text in the hand tells apart score the same, so only
//! one of them needs to be tried.

use arrayvec::ArrayVec;

use super::reading::Reading;
use super::realm::Realm;
use super::text::{Blanks, Bonus, Clears, Text, Wanted};
use super::texts::{TEXTS, collection_points};
use super::{ForEach, Guise};
use crate::{Card, CardSet, Kind, KindSet};

/// Every question that the texts ask about a card: is it of these kinds, does it bear one of these names? A question
/// is a bit; the compiler checks that there are no more of either than bits.
struct Questions {
    /// How many there are, about kinds and about names.
    asked: (u32, u32),
    /// For each kind and each name the questions that it answers with yes.
    kinds: [u64; Kind::ALL.len()],
    names: [u64; Card::ALL.len()],
    /// For each card the questions that its text asks.
    about_kinds: [u64; Card::ALL.len()],
    about_names: [u64; Card::ALL.len()],
    /// The cards whose texts ask that all kinds differ: the World Tree.
    differ: CardSet,
    /// The cards whose texts collect different names of one kind: the Collector.
    collect: CardSet,
}

static QUESTIONS: Questions = {
    let mut questions = Questions {
        asked: (0, 0),
        kinds: [0; Kind::ALL.len()],
        names: [0; Card::ALL.len()],
        about_kinds: [0; Card::ALL.len()],
        about_names: [0; Card::ALL.len()],
        differ: CardSet::EMPTY,
        collect: CardSet::EMPTY,
    };
    let mut i = 0;
    while i < TEXTS.len() {
        questions.read(TEXTS[i].0, &TEXTS[i].1);
        i += 1;
    }
    questions
};

impl Questions {
    const fn read(&mut self, card: Card, text: &Text) {
        match text.bonus {
            Bonus::None | Bonus::Runs => {}
            Bonus::With((_, conditions)) => self.all_wanted(card, conditions),
            Bonus::FirstOf(offers) => {
                let mut i = 0;
                while i < offers.len() {
                    self.all_wanted(card, offers[i].1);
                    i += 1;
                }
            }
            Bonus::Without(_, wanted)
            | Bonus::Per(_, wanted)
            | Bonus::StrengthOfOne(wanted)
            | Bonus::StrengthOfAll(wanted) => self.wanted(card, &wanted),
            Bonus::PerOrWith(_, wanted, partner, _) => {
                self.wanted(card, &wanted);
                self.name(card, CardSet::EMPTY.with(partner));
            }
            Bonus::Collections => self.collect = self.collect.with(card),
            Bonus::AllDifferent(_) => self.differ = self.differ.with(card),
        }
        match text.clears {
            Clears::Nothing => {}
            Clears::Every(of) | Clears::Chosen(of) => self.kind(card, of.kinds),
            Clears::WordArmy(of) => {
                self.kind(card, of.kinds);
                // A penalty that loses this word no longer treats Armies like the other kinds that it names.
                self.kind(card, KindSet::EMPTY.with(Kind::Army));
            }
        }
        match text.penalty.blanks {
            Blanks::Nothing => {}
            Blanks::Each(groups) => self.all_wanted(card, groups),
            Blanks::AllBut(spared) => self.wanted(card, &spared),
        }
        if let Some((_, wanted)) = text.penalty.per {
            self.wanted(card, &wanted);
        }
        if let Some((_, wanted)) = text.penalty.unless {
            self.wanted(card, &wanted);
        }
        if let Some(kind) = text.penalty.needs {
            self.kind(card, KindSet::EMPTY.with(kind));
        }
        if let Some(kind) = text.penalty.shuns {
            self.kind(card, KindSet::EMPTY.with(kind));
        }
    }

    const fn all_wanted(&mut self, card: Card, wanted: &[Wanted]) {
        let mut i = 0;
        while i < wanted.len() {
            self.wanted(card, &wanted[i]);
            i += 1;
        }
    }

    const fn wanted(&mut self, card: Card, wanted: &Wanted) {
        self.kind(card, wanted.kinds.kinds);
        self.kind(card, wanted.others.kinds);
        self.name(card, wanted.names);
        self.name(card, wanted.except);
    }

    const fn kind(&mut self, card: Card, kinds: KindSet) {
        if kinds.is_empty() {
            return;
        }
        let question = 1 << self.asked.0;
        self.asked.0 += 1;
        self.about_kinds[card as usize] |= question;
        let mut i = 0;
        while i < Kind::ALL.len() {
            if kinds.contains(Kind::ALL[i]) {
                self.kinds[i] |= question;
            }
            i += 1;
        }
    }

    const fn name(&mut self, card: Card, names: CardSet) {
        if names.is_empty() {
            return;
        }
        let question = 1 << self.asked.1;
        self.asked.1 += 1;
        self.about_names[card as usize] |= question;
        let mut i = 0;
        while i < Card::ALL.len() {
            if names.contains(Card::ALL[i]) {
                self.names[i] |= question;
            }
            i += 1;
        }
    }
}

/// What one hand notices. A Doppelgänger adds nothing: its penalty is that of a card that is there.
pub(super) struct Notice {
    cards: CardSet,
    for_each: ForEach,
    /// The questions that the hand asks about names.
    about_names: u64,
    /// The kinds by their answers: in a class the texts tell none from another, but for the two that compare cards.
    classes: ArrayVec<KindSet, { Kind::ALL.len() }>,
    /// Whether all kinds should differ (the World Tree).
    differs: bool,
    /// Whether different names of one kind are collected (the Collector).
    collects: bool,
    /// The kinds that can be collected at all.
    collectable: KindSet,
}

impl Notice {
    pub(super) fn of(cards: CardSet, for_each: ForEach) -> Notice {
        let asked = |by_card: &[u64]| cards.iter().fold(0, |all, card| all | by_card[card.index()]);
        let collects = !(cards & QUESTIONS.collect).is_empty();
        Notice {
            cards,
            for_each,
            about_names: asked(&QUESTIONS.about_names),
            classes: classes(asked(&QUESTIONS.about_kinds)),
            differs: !(cards & QUESTIONS.differ).is_empty(),
            collects,
            collectable: if collects { collectable_kinds(cards) } else { KindSet::EMPTY },
        }
    }

    /// What the Doppelgänger is worth trying as.
    // A copy of another joker has that joker's name and nothing else, which only counting names can notice.
    pub(super) fn copies(&self) -> CardSet {
        let others = self.cards.without(Card::Doppelganger);
        if self.for_each == ForEach::Names { others } else { others - CardSet::JOKERS }
    }

    /// What the Mirage or the Shapeshifter, allowed these kinds, is worth trying as; first, to stay wild.
    // Of a class, each kind that can be collected, and one of the rest. Where all kinds should differ, that is one that
    // no card is printed with: only the Book could bring that kind in too, and then the two could change places, or
    // the Book take another. If there is none, each is tried, for the cards that have the kind may be blanked.
    pub(super) fn guises(&self, allowed: KindSet) -> ArrayVec<Option<Guise>, 31> {
        let mut guises = ArrayVec::new();
        guises.push(None);
        let used = if self.differs { self.cards.iter().map(Card::kind).collect() } else { KindSet::EMPTY };
        for class in &self.classes {
            let kinds = class.intersection(allowed);
            let mut worth = kinds.intersection(self.collectable);
            if self.differs || !class.contains(Kind::Wild) {
                worth = worth.union(first_outside(kinds.difference(self.collectable), used));
            }
            guises.extend(worth.iter().map(Guise::Kind).map(Some));
        }
        for name in Card::ALL.into_iter().filter(|&name| allowed.contains(name.kind()) && self.notices(name)) {
            if !guises.iter().flatten().filter_map(|guise| guise.name()).any(|other| self.alike(name, other)) {
                guises.push(Some(Guise::Named(name)));
            }
        }
        guises
    }

    /// Whether it may matter that a joker bears this name rather than none.
    // Where names are compared but only cards are counted (the Collector), a name that is there already can only
    // lessen the bonus, so no name is at least as good. Where names are counted for penalties too, it may help.
    fn notices(&self, name: Card) -> bool {
        self.name_answers(name) != 0 || self.for_each == ForEach::Names && self.cards.contains(name)
    }

    /// Whether nothing in the hand tells a joker of the one name from a joker of the other.
    fn alike(&self, name: Card, other: Card) -> bool {
        let compares_names = self.collects || self.for_each == ForEach::Names;
        let repeats = |name: Card| compares_names && self.cards.contains(name);
        let both = KindSet::of(&[name.kind(), other.kind()]);
        let same_class = |class: &KindSet| both.difference(*class).is_empty();
        let same_kind = both.len() == 1
            || !self.differs && both.intersection(self.collectable).is_empty() && self.classes.iter().any(same_class);
        same_kind && self.name_answers(name) == self.name_answers(other) && !repeats(name) && !repeats(other)
    }

    fn name_answers(&self, name: Card) -> u64 {
        QUESTIONS.names[name.index()] & self.about_names
    }

    /// What the Book is worth trying on a card of the realm that may take on the kinds `by_itself` without the Book.
    // Of a class, each kind where the card may complete a collection, and one of the rest; that not if the card is of
    // the rest already, or could be: to leave a kind for one that answers alike only lessens collections. Where all
    // kinds should differ, the one is a kind that no other card has; if there is none, each is tried, for the cards
    // that have the kind may be blanked.
    pub(super) fn changes(&self, realm: &Realm, card: Card, by_itself: KindSet) -> KindSet {
        let now = realm.kind(card);
        let others = realm.cards.without(card);
        let used = if self.differs { others.iter().map(|other| realm.kind(other)).collect() } else { KindSet::EMPTY };
        let collected = if self.collects { collected_kinds(realm, others) } else { KindSet::EMPTY };
        let in_reach = by_itself.with(now).difference(used).difference(collected);
        let mut worth = collected;
        for class in &self.classes {
            if class.intersection(in_reach).is_empty() {
                worth = worth.union(first_outside(class.difference(collected).without(Kind::Wild), used));
            }
        }
        worth.without(now)
    }
}

/// The kinds sorted by which of these questions they answer with yes.
fn classes(questions: u64) -> ArrayVec<KindSet, { Kind::ALL.len() }> {
    let answers = |kind: Kind| QUESTIONS.kinds[kind as usize] & questions;
    let mut classes = ArrayVec::new();
    let mut left = KindSet::ALL;
    while let Some(first) = left.iter().next() {
        let class = left.iter().filter(|&kind| answers(kind) == answers(first)).collect();
        classes.push(class);
        left = left.difference(class);
    }
    classes
}

/// The kinds of which the Collector may find enough names: those of the printed cards, one more from the joker that may
/// take the kind, one more from the Book. A Doppelgänger copies the name too, so it adds none.
fn collectable_kinds(cards: CardSet) -> KindSet {
    let from_the_book = usize::from(cards.contains(Card::BookOfChanges));
    let mut names = [from_the_book; Kind::ALL.len()];
    for card in cards {
        let may_be = match card {
            Card::Mirage => KindSet::MIRAGE,
            Card::Shapeshifter => KindSet::SHAPESHIFTER,
            _ => KindSet::EMPTY.with(card.kind()),
        };
        may_be.iter().for_each(|kind| names[kind as usize] += 1);
    }
    let enough = |kind: &Kind| collection_points(names[*kind as usize]) > 0;
    Kind::ALL.into_iter().filter(enough).collect::<KindSet>().without(Kind::Wild)
}

/// The kinds that two or more of these cards have: one more may be a collection.
fn collected_kinds(realm: &Realm, cards: CardSet) -> KindSet {
    let two = |kind: &Kind| !(realm.of_kind(*kind) & cards).rest().is_empty();
    Kind::ALL.into_iter().filter(two).collect::<KindSet>().without(Kind::Wild)
}

/// The first of these kinds that isn't used, or all if all are used.
fn first_outside(kinds: KindSet, used: KindSet) -> KindSet {
    kinds.difference(used).iter().next().map_or(kinds, |kind| KindSet::EMPTY.with(kind))
}
