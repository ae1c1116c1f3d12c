//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at the table.
//!
//! A weight looks only at what the player who decides may know: the open table and the own hand.

use pentarchy_game::Seat;

use crate::game::Step;
use crate::{Action, Age, AnimalKingdoms, Card, CardSet, Realm};

impl AnimalKingdoms {
    /// How much the player leans to each of the actions that are open to them.
    pub fn inclinations(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let playable: CardSet = legal.iter().filter_map(card_of).collect();
        let rallies = legal.iter().filter(|action| matches!(action, Action::Rally(_))).count() as f32;
        let captures = Realm::ALL.map(|realm| self.lean_to_capture(seat, realm));
        // What can be played is seldom thrown away; what can't is thrown away all at once.
        let useless = self.hand(seat) - playable;
        let need = if playable.is_empty() { 4.0 } else { 0.6 };
        let [all_at_once, otherwise] = [1.0, 0.05].map(|fits| need * fits * (4.0 / rallies).max(1.0));
        weights.extend(legal.iter().map(|action| match *action {
            Action::Play { realm, .. } => captures[realm.index()],
            Action::PlayPair { realm, .. } => 0.7 * captures[realm.index()],
            Action::Rally(cards) => {
                if cards == useless {
                    all_at_once
                } else {
                    otherwise
                }
            }
            Action::Retreat => self.lean_to_retreat(playable),
            Action::Fight(card) => in_battle(card),
            Action::Boost(modifiers) => self.lean_to_boost(seat, modifiers),
            Action::Pass => 1.0,
        }));
    }

    /// What one more token in the realm would change.
    fn lean_to_capture(&self, seat: Seat, realm: Realm) -> f32 {
        let holdings = self.holdings(realm);
        let own = holdings.tokens(seat);
        let others = self.sides().filter(|&other| other != seat).map(|other| holdings.tokens(other));
        let most = others.max().unwrap_or(0);
        let token = f32::from(self.kingdom_tokens[realm.index()][self.age.index()]);
        let step = match i16::from(own) - i16::from(most) {
            -1 => 0.7,             // now tied
            0 => 1.0,              // now alone in front
            1 => 0.45,             // safer
            2.. => 0.12,           // safe already
            _ if own == 0 => 0.35, // a third or second place
            _ => 0.25,
        };
        let capital = holdings.only_the_capital_is_free(realm);
        let stays = if self.age == Age::Third { 0.0 } else { 1.5 };
        // Whoever takes a capital plays no more in this age.
        if capital { 0.35 * token * step + stays } else { token * step }
    }

    fn lean_to_retreat(&self, playable: CardSet) -> f32 {
        let reward = if self.first_out().is_none() { 0.35 } else { 0.15 };
        if playable.is_empty() { 2.0 * reward } else { reward * 0.5 }
    }

    /// A modifier is spent where it changes who wins; the fewest that do.
    fn lean_to_boost(&self, seat: Seat, modifiers: u8) -> f32 {
        let Step::Boost { shown, boosts, .. } = &self.step else { return 1.0 };
        let strength = |side: Seat| shown[side.index()].map_or(0, |card| card.rank() + 2 * boosts[side.index()]);
        let own = strength(seat);
        let best = self.sides().filter(|&other| other != seat).map(strength).max().unwrap_or(0);
        let needed = (best + 1).saturating_sub(own).div_ceil(2);
        if own <= best && modifiers == needed { 2.5 } else { 0.1 }
    }
}

fn card_of(action: &Action) -> Option<Card> {
    match *action {
        Action::Play { card, .. } => Some(card),
        Action::PlayPair { stays, .. } => Some(stays),
        _ => None,
    }
}

/// High cards win battles, and the 1 beats the highest.
fn in_battle(card: Card) -> f32 {
    [1.2, 0.3, 0.4, 0.5, 0.8, 1.2, 1.7, 2.0][usize::from(card.rank() - 1) % 8]
}
