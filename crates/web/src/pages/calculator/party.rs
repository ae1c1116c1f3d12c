//! What the calculator holds: the hands of everybody at a real table.

use std::sync::Arc;

use pentarchy_fantasy_realms::{Card, CardSet, Declaration, ForEach, KindSet, Sheet, sheet};

use crate::games::fantasy_realms::{Decisions, Hand};

/// The most hands that the calculator keeps.
pub(super) const MOST_PLAYERS: usize = 7;

/// How many cards make a whole hand; the Necromancer's comes on top.
pub(super) const WHOLE_HAND: usize = 7;

/// The hands of everybody at a real table, and what lies between them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Party {
    /// At least one.
    pub(super) players: Vec<Player>,
    /// What the Necromancer may choose from: the discard area, or the cards looked at in the trading game.
    pub(super) offered: CardSet,
    /// The trading game, where the Necromancer's card may be of any kind.
    pub(super) trading: bool,
    pub(super) for_each: ForEach,
}

/// One player's hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Player {
    pub(super) name: String,
    pub(super) cards: CardSet,
    pub(super) decisions: Decisions,
}

/// What a tap on a card has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tapped {
    Added,
    Removed,
    /// It is the Necromancer's card now.
    Raised,
    /// The hand is full.
    Full,
    /// The hand is full, and the Necromancer can't bring a card of this kind.
    NotRaisable,
    /// Another player holds it.
    HeldBy(usize),
    /// It lies among the cards that the Necromancer may choose from.
    Offered,
}

impl Default for Party {
    fn default() -> Party {
        Party {
            players: vec![Player::default()],
            offered: CardSet::EMPTY,
            trading: false,
            for_each: ForEach::default(),
        }
    }
}

impl Player {
    /// The card that was given to the Necromancer by hand.
    pub(super) fn raised(&self) -> Option<Card> {
        self.decisions.made().find_map(|made| match made {
            Declaration::Necromancer(card) => card,
            _ => None,
        })
    }
}

impl Party {
    /// What one player's hand is scored as, and what its player may choose from.
    pub(super) fn hand(&self, player: usize) -> Scored {
        let Player { cards, decisions, .. } = &self.players[player];
        let possible = self.raisable() - self.held();
        let named = if self.offered.is_empty() { possible } else { self.offered & possible };
        let with = |pool| Hand { cards: *cards, pool, for_each: self.for_each };
        // Without a list of what lies there, the Necromancer brings only what it is told to bring.
        let unknown = self.offered.is_empty() && !decisions.made_for(Card::Necromancer);
        Scored { resolving: with(if unknown { CardSet::EMPTY } else { named }), offering: with(named) }
    }

    /// The sheet of one player's hand.
    pub(super) fn sheet(&self, player: usize) -> Arc<Sheet> {
        let hand = self.hand(player).resolving;
        let choices = self.players[player].decisions.resolve(hand);
        Arc::new(sheet(hand.cards, &choices, hand.for_each))
    }

    /// What the Necromancer may bring by the rule in force.
    pub(super) fn raisable(&self) -> CardSet {
        if self.trading { CardSet::ALL } else { CardSet::ALL.of_kinds(KindSet::RAISABLE) }
    }

    /// Every card in somebody's hand.
    pub(super) fn held(&self) -> CardSet {
        self.players.iter().fold(CardSet::EMPTY, |held, player| held | player.cards)
    }

    /// Who holds the card.
    pub(super) fn holder(&self, card: Card) -> Option<usize> {
        self.players.iter().position(|player| player.cards.contains(card) || player.raised() == Some(card))
    }

    /// A tap on a card: it comes into the hand, or leaves it.
    pub(super) fn tap(&mut self, player: usize, card: Card) -> Tapped {
        match self.holder(card) {
            Some(holder) if holder != player => return Tapped::HeldBy(holder),
            _ => {}
        }
        let raisable = self.raisable().contains(card);
        let offered = self.offered;
        let own = &mut self.players[player];
        if own.raised() == Some(card) {
            own.decisions.leave(Card::Necromancer);
            return Tapped::Removed;
        }
        if own.cards.remove(card) {
            if card == Card::Necromancer {
                own.decisions.leave(Card::Necromancer);
            }
            return Tapped::Removed;
        }
        if own.cards.len() < WHOLE_HAND {
            if offered.contains(card) {
                return Tapped::Offered;
            }
            own.cards.insert(card);
            return Tapped::Added;
        }
        if !own.cards.contains(Card::Necromancer) || own.raised().is_some() {
            return Tapped::Full;
        }
        if !raisable || !(offered.is_empty() || offered.contains(card)) {
            return Tapped::NotRaisable;
        }
        own.decisions.make(Declaration::Necromancer(Some(card)));
        Tapped::Raised
    }

    /// A tap on a card while the discard area is entered.
    pub(super) fn tap_offered(&mut self, card: Card) -> Tapped {
        if let Some(holder) = self.holder(card) {
            return Tapped::HeldBy(holder);
        }
        if self.offered.remove(card) {
            return Tapped::Removed;
        }
        self.offered.insert(card);
        Tapped::Added
    }

    /// Takes a card from whoever holds it.
    pub(super) fn move_to(&mut self, player: usize, card: Card) {
        if let Some(holder) = self.holder(card) {
            self.tap(holder, card);
        }
        self.offered.remove(card);
        self.tap(player, card);
    }

    /// The players by place: 1 is the winner's; equals share one. Of equal totals the lower strength wins.
    pub(super) fn ranking(&self) -> Vec<Ranked> {
        let mut ranked: Vec<Ranked> = (0..self.players.len())
            .map(|player| {
                let score = self.sheet(player).score();
                Ranked { player, total: score.total, strength: score.strength, place: 1, by_strength: false }
            })
            .collect();
        ranked.sort_by_key(|ranked| (-ranked.total, ranked.strength));
        for at in 1..ranked.len() {
            let (before, now) = (ranked[at - 1], ranked[at]);
            let same = (before.total, before.strength) == (now.total, now.strength);
            ranked[at].place = if same { before.place } else { at + 1 };
            if before.total == now.total && !same {
                ranked[at - 1].by_strength = true;
            }
        }
        ranked
    }
}

/// A hand for scoring, and the same with everything that its player may choose from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scored {
    pub(super) resolving: Hand,
    pub(super) offering: Hand,
}

/// A player's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    pub(super) player: usize,
    pub(super) total: i32,
    pub(super) strength: i32,
    pub(super) place: usize,
    /// Whether only the strength put this player before the next.
    pub(super) by_strength: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;

    fn party(hands: &[&[Card]]) -> Party {
        let players = hands.iter().map(|cards| Player { cards: CardSet::of(cards), ..Player::default() }).collect();
        Party { players, ..Party::default() }
    }

    #[test]
    fn an_eighth_card_comes_only_with_the_necromancer_and_only_of_the_four_kinds() {
        let seven = [Necromancer, King, Queen, Knights, Forest, Swamp, Smoke];
        let mut with = party(&[&seven]);
        assert_eq!(with.tap(0, Candle), Tapped::NotRaisable);
        assert_eq!(with.tap(0, Dragon), Tapped::Raised);
        assert_eq!(with.sheet(0).cards.len(), 8);
        assert_eq!(with.tap(0, Hydra), Tapped::Full);
        assert_eq!(with.tap(0, Dragon), Tapped::Removed);
        assert_eq!(with.sheet(0).cards.len(), 7);
        let mut without = party(&[&[Candle, King, Queen, Knights, Forest, Swamp, Smoke]]);
        assert_eq!(without.tap(0, Dragon), Tapped::Full);
    }

    #[test]
    fn the_necromancer_finds_the_best_of_the_discard_area_by_itself() {
        let mut party = party(&[&[Necromancer, King]]);
        assert_eq!(party.sheet(0).choices.necromancer, None);
        for card in [Dragon, Candle, Rangers] {
            assert_eq!(party.tap_offered(card), Tapped::Added);
        }
        assert_eq!(party.sheet(0).choices.necromancer, Some(Dragon));
        assert_eq!(party.tap(0, Dragon), Tapped::Offered);
    }

    #[test]
    fn a_card_lies_in_one_hand_only() {
        let mut party = party(&[&[King], &[Queen]]);
        assert_eq!(party.tap(0, Queen), Tapped::HeldBy(1));
        assert_eq!(party.tap_offered(Queen), Tapped::HeldBy(1));
        party.move_to(0, Queen);
        assert_eq!(party.players[0].cards, CardSet::of(&[King, Queen]));
        assert!(party.players[1].cards.is_empty());
    }

    #[test]
    fn of_equal_totals_the_lower_strength_wins_and_equals_share_a_place() {
        // Both hold 35: one by its strength, one with a bonus.
        let ranking = party(&[&[Basilisk], &[MagicWand, Beastmaster], &[WarlockLord, Rangers, Candle, Necromancer]]);
        let ranking = ranking.ranking();
        assert_eq!(ranking[0].player, 1);
        assert!(ranking[0].by_strength);
        let places: Vec<_> = party(&[&[Candle], &[Princess], &[King]]).ranking().iter().map(|r| r.place).collect();
        assert_eq!(places, [1, 2, 2]);
    }
}
