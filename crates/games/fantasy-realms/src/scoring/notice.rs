//! What the texts of a hand can tell apart. Two choices that no text in the hand tells apart score the same, so only
//! one of them needs to be tried.

use arrayvec::ArrayVec;

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
    compare_kinds: CardSet,
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
        compare_kinds: CardSet::EMPTY,
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
            Bonus::With(offers) => {
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
            Bonus::AllDifferent(_) => self.compare_kinds = self.compare_kinds.with(card),
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
    /// Whether cards are compared by name.
    compares_names: bool,
    /// Whether cards are compared by kind: then kinds that answer alike may still differ.
    compares_kinds: bool,
    /// For each kind the first that is like it.
    like: [Kind; Kind::ALL.len()],
}

impl Notice {
    pub(super) fn of(cards: CardSet, for_each: ForEach) -> Notice {
        let asked = |by_card: &[u64]| cards.iter().fold(0, |all, card| all | by_card[card.index()]);
        let about_kinds = asked(&QUESTIONS.about_kinds);
        let collects = !(cards & QUESTIONS.collect).is_empty();
        let mut notice = Notice {
            cards,
            for_each,
            about_names: asked(&QUESTIONS.about_names),
            compares_names: collects || for_each == ForEach::Names,
            compares_kinds: !(cards & QUESTIONS.compare_kinds).is_empty(),
            like: Kind::ALL,
        };
        let collectable = if collects { notice.collectable_kinds() } else { KindSet::EMPTY };
        let fresh = if notice.compares_kinds { notice.fresh_kinds() } else { KindSet::ALL };
        let exchangeable = fresh.difference(collectable);
        let answers = |kind: Kind| QUESTIONS.kinds[kind as usize] & about_kinds;
        notice.like = Kind::ALL.map(|kind| {
            let alike = |other: Kind| {
                answers(kind) == answers(other)
                    && exchangeable.contains(kind)
                    && exchangeable.contains(other)
                    && (!notice.compares_kinds || half(kind) == half(other))
            };
            Kind::ALL.into_iter().find(|&other| other == kind || alike(other)).unwrap_or(kind)
        });
        notice
    }

    /// The kinds of which the Collector may find three names: those of the printed cards, one more from the joker that
    /// may take the kind, one more from the Book. A Doppelgänger copies the name too, so it adds none.
    fn collectable_kinds(&self) -> KindSet {
        let mut names = [0; Kind::ALL.len()];
        for card in self.cards {
            let may_be = match card {
                Card::Mirage => KindSet::MIRAGE,
                Card::Shapeshifter => KindSet::SHAPESHIFTER,
                Card::Doppelganger => KindSet::EMPTY,
                _ => KindSet::EMPTY.with(card.kind()),
            };
            may_be.iter().for_each(|kind| names[kind as usize] += 1);
        }
        let from_the_book = usize::from(self.cards.contains(Card::BookOfChanges));
        Kind::ALL.into_iter().filter(|&kind| collection_points(names[kind as usize] + from_the_book) > 0).collect()
    }

    /// Kinds that only a nameless joker or the Book can bring into the hand. Where kinds are compared with each other,
    /// two of these that answer alike and that the same joker may take can be swapped everywhere: whether all kinds
    /// differ does not depend on which is which.
    fn fresh_kinds(&self) -> KindSet {
        let printed: KindSet = self.cards.iter().map(Card::kind).collect();
        let named = Card::ALL.into_iter().filter(|&name| self.notices(name)).map(Card::kind).collect();
        KindSet::ALL.without(Kind::Wild).difference(printed).difference(named)
    }

    /// Whether it may matter that a joker bears this name rather than none.
    // Where names are compared but only cards are counted (the Collector), a name that is there already can only
    // lessen the bonus, so no name is at least as good. Where names are counted for penalties too, it may help.
    fn notices(&self, name: Card) -> bool {
        self.name_answers(name) != 0 || self.for_each == ForEach::Names && self.cards.contains(name)
    }

    /// Whether nothing in the hand tells the names apart.
    fn same_name(&self, name: Card, other: Card) -> bool {
        let repeats = |name: Card| self.compares_names && self.cards.contains(name);
        self.name_answers(name) == self.name_answers(other) && !repeats(name) && !repeats(other)
    }

    fn name_answers(&self, name: Card) -> u64 {
        QUESTIONS.names[name.index()] & self.about_names
    }

    /// Whether nothing in the hand tells the kinds apart.
    pub(super) fn alike(&self, kind: Kind, other: Kind) -> bool {
        self.like[kind as usize] == self.like[other as usize]
    }

    /// What the Mirage or the Shapeshifter, allowed these kinds, is worth trying as; first, to stay wild.
    pub(super) fn guises(&self, allowed: KindSet) -> ArrayVec<Option<Guise>, 31> {
        let mut guises = ArrayVec::new();
        guises.push(None);
        let mut tried = ArrayVec::<Kind, 6>::new();
        tried.push(Kind::Wild);
        for kind in allowed {
            if !tried.iter().any(|&other| self.alike(kind, other)) {
                tried.push(kind);
                guises.push(Some(Guise::Kind(kind)));
            }
        }
        for name in Card::ALL.into_iter().filter(|&name| allowed.contains(name.kind()) && self.notices(name)) {
            let same = |other: Card| self.same_name(name, other) && self.alike(name.kind(), other.kind());
            if !guises.iter().flatten().filter_map(|guise| guise.name()).any(same) {
                guises.push(Some(Guise::Named(name)));
            }
        }
        guises
    }

    /// What the Doppelgänger is worth trying as.
    // A copy of another joker has that joker's name and nothing else, which only counting names can notice.
    pub(super) fn copies(&self) -> CardSet {
        let others = self.cards.without(Card::Doppelganger);
        if self.for_each == ForEach::Names { others } else { others - CardSet::JOKERS }
    }

    /// The kinds that are worth trying with the Book.
    // Where kinds are compared, a joker takes the first of several fresh kinds that are alike; the Book may want the
    // same or a different one, so two of them are enough.
    pub(super) fn book_kinds(&self) -> ArrayVec<Kind, 10> {
        let enough = if self.compares_kinds { 2 } else { 1 };
        let mut kinds = ArrayVec::<Kind, 10>::new();
        for kind in KindSet::ALL.without(Kind::Wild) {
            if kinds.iter().filter(|&&other| self.alike(kind, other)).count() < enough {
                kinds.push(kind);
            }
        }
        kinds
    }
}

/// Whether the Mirage or the Shapeshifter may take the kind.
fn half(kind: Kind) -> bool {
    KindSet::MIRAGE.contains(kind)
}
