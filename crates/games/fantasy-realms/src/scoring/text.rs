//! The words that the texts of the cards are made of.

use crate::cards::PRINTS;
use crate::{Card, CardSet, Kind, KindSet};

/// The lower part of a card: what it gives and what it costs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Text {
    pub(crate) bonus: Bonus,
    pub(crate) clears: Clears,
    pub(crate) penalty: Penalty,
}

/// Cards that a text looks for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted {
    /// Cards of these kinds, the card that asks included: a card may be what it asks for, after the Book.
    pub(crate) kinds: OfKinds,
    /// Cards of these kinds other than the card that asks.
    pub(crate) others: OfKinds,
    /// Cards of these names, whatever their kind.
    pub(crate) names: CardSet,
    /// Not the cards of these names.
    pub(crate) except: CardSet,
}

/// Kinds, and all cards that are printed with them: most cards can be found by that alone.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OfKinds {
    pub(crate) kinds: KindSet,
    pub(crate) printed: CardSet,
}

/// Points for once: for the conditions that must all hold.
pub(crate) type Offer = (i32, &'static [Wanted]);

/// What a card may gain.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Bonus {
    None,
    /// Once, if the conditions all hold.
    With(Offer),
    /// Once, for the first offer whose conditions all hold.
    FirstOf(&'static [Offer]),
    /// Once, if none of these is there.
    Without(i32, Wanted),
    /// For each of these cards.
    Per(i32, Wanted),
    /// For each of these cards; the higher points if a card of the name is there.
    PerOrWith(i32, Wanted, Card, i32),
    /// The base strength of one of these.
    StrengthOfOne(Wanted),
    /// The base strengths of all of these.
    StrengthOfAll(Wanted),
    /// Runs of base strengths.
    Runs,
    /// Several names of one kind.
    Collections,
    /// No two cards of one kind.
    AllDifferent(i32),
}

/// Whose penalties a card clears.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Clears {
    Nothing,
    /// The whole penalty of every card of these kinds.
    Every(OfKinds),
    /// The whole penalty of one chosen card of these kinds.
    Chosen(OfKinds),
    /// The word Army in the penalties of every card of these kinds.
    WordArmy(OfKinds),
}

/// What a card may lose, or do to others; any of the parts may be there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Penalty {
    pub(crate) blanks: Blanks,
    /// Points lost for each of these cards.
    pub(crate) per: Option<(i32, Wanted)>,
    /// Points lost unless one of these kinds is there.
    pub(crate) unless: Option<(i32, Wanted)>,
    /// The card is blanked unless one of these kinds is there.
    pub(crate) needs: Option<Kind>,
    /// The card is blanked if this kind is there.
    pub(crate) shuns: Option<Kind>,
}

/// Which cards a card blanks.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Blanks {
    Nothing,
    Each(&'static [Wanted]),
    /// All cards but these. The word Army is not in such a text, so nobody can clear it.
    AllBut(Wanted),
}

/// A card without text.
pub(crate) const NOTHING: Text = Text {
    bonus: Bonus::None,
    clears: Clears::Nothing,
    penalty: Penalty { blanks: Blanks::Nothing, per: None, unless: None, needs: None, shuns: None },
};

/// Any card of these kinds.
pub(crate) const fn any(kinds: &[Kind]) -> Wanted {
    Wanted::of(OfKinds::of(kinds))
}

/// Any other card of this kind.
pub(crate) const fn other(kind: Kind) -> Wanted {
    any(&[]).or_other(kind)
}

/// Any card of these names.
pub(crate) const fn named(names: &[Card]) -> Wanted {
    any(&[]).or_named(names)
}

impl OfKinds {
    pub(crate) const fn of(kinds: &[Kind]) -> OfKinds {
        OfKinds::new(KindSet::of(kinds))
    }

    pub(crate) const fn new(kinds: KindSet) -> OfKinds {
        let mut printed = CardSet::EMPTY;
        let mut i = 0;
        while i < PRINTS.len() {
            if kinds.contains(PRINTS[i].kind) {
                printed = printed.with(Card::ALL[i]);
            }
            i += 1;
        }
        OfKinds { kinds, printed }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    const fn without_army(self) -> OfKinds {
        const ARMIES: CardSet = OfKinds::of(&[Kind::Army]).printed;
        OfKinds { kinds: self.kinds.without(Kind::Army), printed: self.printed.difference(ARMIES) }
    }
}

impl Wanted {
    pub(crate) const fn of(kinds: OfKinds) -> Wanted {
        Wanted { kinds, others: OfKinds::of(&[]), names: CardSet::EMPTY, except: CardSet::EMPTY }
    }

    pub(crate) const fn or_other(mut self, kind: Kind) -> Wanted {
        self.others = OfKinds::new(self.others.kinds.with(kind));
        self
    }

    pub(crate) const fn or_named(mut self, names: &[Card]) -> Wanted {
        self.names = CardSet::of(names);
        self
    }

    pub(crate) const fn except(mut self, name: Card) -> Wanted {
        self.except = self.except.with(name);
        self
    }

    /// The same with the word Army struck out.
    pub(crate) const fn without_army(mut self) -> Wanted {
        self.kinds = self.kinds.without_army();
        self.others = self.others.without_army();
        self
    }

    /// The cards of the deck that the text on `asking` looks for, as long as all are what is printed on them.
    #[inline]
    pub(crate) const fn printed(&self, asking: Card) -> CardSet {
        let of_kinds = self.kinds.printed.union(self.others.printed.without(asking));
        of_kinds.difference(self.except).union(self.names)
    }

    /// Whether cards are found by their kinds, so that the Book may make one fit.
    pub(crate) const fn asks_kinds(&self) -> bool {
        !self.kinds.is_empty() || !self.others.is_empty()
    }

    const fn says_army(self) -> bool {
        self.kinds.kinds.union(self.others.kinds).contains(Kind::Army)
    }
}

impl Penalty {
    /// Whether there is any penalty at all.
    pub(crate) const fn is_some(&self) -> bool {
        self.loses_points() || self.blanks_others() || self.blanks_itself()
    }

    pub(crate) const fn loses_points(&self) -> bool {
        self.per.is_some() || self.unless.is_some()
    }

    pub(crate) const fn blanks_others(&self) -> bool {
        !matches!(self.blanks, Blanks::Nothing)
    }

    pub(crate) const fn blanks_itself(&self) -> bool {
        self.needs.is_some() || self.shuns.is_some()
    }

    /// Whether the word Army is in the penalty, so that Rangers can strike it out.
    pub(crate) fn says_army(&self) -> bool {
        let blanked = match self.blanks {
            Blanks::Each(groups) => groups.iter().any(|group| group.says_army()),
            Blanks::Nothing | Blanks::AllBut(_) => false,
        };
        blanked || self.per.is_some_and(|(_, wanted)| wanted.says_army()) || self.needs == Some(Kind::Army)
    }
}

/// How the texts are written down: `NOTHING.with(15, &[any(&[Wizard])])`.
impl Text {
    pub(crate) const fn gains(mut self, bonus: Bonus) -> Text {
        self.bonus = bonus;
        self
    }

    pub(crate) const fn with(self, points: i32, conditions: &'static [Wanted]) -> Text {
        self.gains(Bonus::With((points, conditions)))
    }

    pub(crate) const fn first_of(self, offers: &'static [Offer]) -> Text {
        self.gains(Bonus::FirstOf(offers))
    }

    pub(crate) const fn per(self, points: i32, wanted: Wanted) -> Text {
        self.gains(Bonus::Per(points, wanted))
    }

    pub(crate) const fn clears(mut self, clears: Clears) -> Text {
        self.clears = clears;
        self
    }

    pub(crate) const fn blanks(mut self, blanks: Blanks) -> Text {
        self.penalty.blanks = blanks;
        self
    }

    pub(crate) const fn loses_per(mut self, points: i32, wanted: Wanted) -> Text {
        self.penalty.per = Some((points, wanted));
        self
    }

    pub(crate) const fn loses_unless(mut self, points: i32, wanted: Wanted) -> Text {
        self.penalty.unless = Some((points, wanted));
        self
    }

    pub(crate) const fn blanked_unless(mut self, kind: Kind) -> Text {
        self.penalty.needs = Some(kind);
        self
    }

    pub(crate) const fn blanked_with(mut self, kind: Kind) -> Text {
        self.penalty.shuns = Some(kind);
        self
    }
}
