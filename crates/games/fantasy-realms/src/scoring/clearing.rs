//! Clearing: which penalties, and which words in penalties, are gone.

use super::ledger::Ledger;
use super::reading::Reading;
use super::text::{Clears, Wanted};
use super::texts::{CLEARERS, clears};
use crate::{Card, CardSet, Kind};

/// The cards whose penalties are cleared.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cleared {
    /// Of the whole penalty.
    whole: CardSet,
    /// Of the word Army in it.
    army: CardSet,
}

impl Cleared {
    /// Carries out every clearing, by the kinds that the cards have now.
    // FR: clearing comes before any blanking, so a clearer that is blanked later has done its work. It is a bonus, so
    // a joker that bears a clearer's name, or copies one, clears nothing: only the printed card is asked.
    #[inline]
    pub(crate) fn by<R: Reading, L: Ledger>(realm: &R, ledger: &mut L) -> Cleared {
        let mut cleared = Cleared { whole: CardSet::EMPTY, army: CardSet::EMPTY };
        for clearer in realm.cards() & CLEARERS {
            match clears(clearer) {
                Clears::Nothing => {}
                Clears::Every(kinds) => {
                    let cards = realm.of_kinds(kinds);
                    ledger.clears(clearer, cards);
                    cleared.whole |= cards;
                }
                Clears::Chosen(kinds) => {
                    let chosen = realm.island().map_or(CardSet::EMPTY, CardSet::from) & realm.of_kinds(kinds);
                    ledger.clears(clearer, chosen);
                    cleared.whole |= chosen;
                }
                Clears::WordArmy(kinds) => {
                    let cards = realm.of_kinds(kinds);
                    ledger.clears_army(clearer, cards);
                    cleared.army |= cards;
                }
            }
        }
        cleared
    }

    /// The cards that are rid of their whole penalty.
    pub(crate) const fn whole(&self) -> CardSet {
        self.whole
    }

    /// The cards that the penalty of a card still looks for.
    #[inline]
    pub(crate) fn find_left<R: Reading>(&self, realm: &R, wanted: &Wanted, card: Card) -> CardSet {
        if self.army.contains(card) { realm.find(&wanted.without_army(), card) } else { realm.find(wanted, card) }
    }

    /// The kind that a card still needs.
    #[inline]
    pub(crate) fn need_left(&self, needs: Option<Kind>, card: Card) -> Option<Kind> {
        needs.filter(|&kind| kind != Kind::Army || !self.army.contains(card))
    }
}
