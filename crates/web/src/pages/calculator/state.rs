//! What the parts of the calculator share.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSet, Sheet};

use super::address;
use super::history::{self, Past};
use super::party::{Party, Player, Scored, Tapped};
use crate::browser::{keep, kept, window};
use crate::games::fantasy_realms::Order;
use crate::route;

/// What the parts of the calculator share. It is a handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Calculation {
    pub(super) party: RwSignal<Party>,
    /// Whose hand is shown.
    pub(super) current: RwSignal<usize>,
    /// Whether taps on cards fill the hand or the discard area.
    pub(super) filling: RwSignal<Filling>,
    /// What a small screen shows.
    pub(super) side: RwSignal<Side>,
    pub(super) order: RwSignal<Order>,
    /// What the last tap has led to, where a word is due.
    pub(super) notice: RwSignal<Option<(Card, Tapped)>>,
    /// The card that is shown large.
    pub(super) explained: RwSignal<Option<Card>>,
    /// The games counted before.
    pub(super) past: RwSignal<Vec<Past>>,
    pub(super) scored: Memo<Scored>,
    pub(super) sheet: Memo<Arc<Sheet>>,
}

/// What taps on cards fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    Hand,
    Discards,
}

/// What a small screen shows; a large one shows both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Pick,
    Score,
}

const KEPT: &str = "calculator";
const KEPT_ORDER: &str = "calculator-order";

impl Calculation {
    /// What the address holds, or else what was there last time. From now on both follow every change.
    pub(super) fn open() -> Calculation {
        let query = route::query();
        let arrived = !query.is_empty();
        let before = kept(KEPT).unwrap_or_default();
        let past = RwSignal::new(history::past());
        if arrived && before != query {
            // Whoever opens somebody's link keeps the game that they were counting themselves.
            history::remember(past, &address::read(&before));
        }
        let text = if arrived { query } else { before };
        let party = RwSignal::new(address::read(&text));
        let current = RwSignal::new(0);
        let order = RwSignal::new(Order::kept(KEPT_ORDER));
        let scored = Memo::new(move |_| party.with(|party| party.hand(current.get())));
        let sheet = Memo::new(move |_| party.with(|party| party.sheet(current.get())));
        let whole = party.with_untracked(|party| party.players[0].cards.len() >= super::party::WHOLE_HAND);
        Effect::new(move |_| {
            let text = party.with(address::write);
            keep(KEPT, &text);
            route::set_query(&text);
        });
        Effect::new(move |_| order.get().keep(KEPT_ORDER));
        Calculation {
            party,
            current,
            filling: RwSignal::new(Filling::Hand),
            // Who opens a link to a whole hand wants to see its score.
            side: RwSignal::new(if arrived && whole { Side::Score } else { Side::Pick }),
            order,
            notice: RwSignal::new(None),
            explained: RwSignal::new(None),
            past,
            scored,
            sheet,
        }
    }

    /// The cards of the hand that is shown, the Necromancer's included.
    pub(super) fn cards(self) -> CardSet {
        let player = self.current.get();
        self.party.with(|party| {
            let player = &party.players[player];
            player.raised().into_iter().fold(player.cards, CardSet::with)
        })
    }

    /// A tap on a card.
    pub(super) fn tap(self, card: Card) {
        let player = self.current.get_untracked();
        let filling = self.filling.get_untracked();
        let tapped = self.party.try_update(|party| match filling {
            Filling::Hand => party.tap(player, card),
            Filling::Discards => party.tap_offered(card),
        });
        let quiet = matches!(tapped, None | Some(Tapped::Added | Tapped::Removed));
        self.notice.set(tapped.filter(|_| !quiet).map(|tapped| (card, tapped)));
    }

    /// Takes a card from whoever holds it.
    pub(super) fn fetch(self, card: Card) {
        let player = self.current.get_untracked();
        self.party.update(|party| party.move_to(player, card));
        self.notice.set(None);
    }

    /// Empties the hand that is shown.
    pub(super) fn clear(self) {
        let player = self.current.get_untracked();
        self.party.update(|party| {
            let name = std::mem::take(&mut party.players[player].name);
            party.players[player] = Player { name, ..Player::default() };
        });
        self.notice.set(None);
        self.filling.set(Filling::Hand);
        self.side.set(Side::Pick);
    }

    /// Shows another player's hand.
    pub(super) fn show(self, player: usize) {
        self.current.set(player);
        self.notice.set(None);
        self.filling.set(Filling::Hand);
    }

    /// Adds a player and shows their hand.
    pub(super) fn add_player(self) {
        let player = self.party.try_update(|party| {
            party.players.push(Player::default());
            party.players.len() - 1
        });
        self.show(player.unwrap_or_default());
        self.side.set(Side::Pick);
    }

    /// Takes the player that is shown out.
    pub(super) fn remove_player(self) {
        let player = self.current.get_untracked();
        // The hand that is shown must be there at every moment.
        self.current.set(0);
        self.party.update(|party| {
            party.players.remove(player);
            if party.players.is_empty() {
                party.players.push(Player::default());
            }
        });
        self.show(player.saturating_sub(1).min(self.party.with_untracked(|party| party.players.len() - 1)));
    }

    /// Puts the game beside those counted before, and starts anew with the same players.
    pub(super) fn new_game(self) {
        self.party.with_untracked(|party| history::remember(self.past, party));
        self.party.update(|party| {
            party.offered = CardSet::EMPTY;
            for player in &mut party.players {
                let name = std::mem::take(&mut player.name);
                *player = Player { name, ..Player::default() };
            }
        });
        self.show(0);
        self.side.set(Side::Pick);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}
