//! The most that a hand can be worth, whatever the Book changes: what stays below the best need not be tried.

use super::reading::Reading;
use super::realm::Realm;
use super::tally::each_run;
use super::text::{Bonus, Offer, Wanted};
use super::texts::{GAINERS, bonus, collection_points, run_points};
use crate::{Card, CardSet, Kind, KindSet};

/// No change of the Book, and nothing that the Island clears, makes the realm worth more than this.
// Every card counts its strength and loses nothing, and for every text the Book changes the very card that it wants.
pub(super) fn ceiling(realm: &Realm) -> i32 {
    let strengths: i32 = realm.cards.iter().map(|card| realm.strength(card)).sum();
    (realm.cards & GAINERS).iter().fold(strengths, |most, card| most + most_gain(realm, card))
}

fn most_gain(realm: &Realm, card: Card) -> i32 {
    match bonus(card) {
        Bonus::None => 0,
        Bonus::With(offer) => most_offered(realm, card, std::slice::from_ref(offer)),
        Bonus::FirstOf(offers) => most_offered(realm, card, offers),
        Bonus::Without(points, _) | Bonus::AllDifferent(points) => *points,
        Bonus::Per(points, wanted) => points * most_found(realm, card, wanted),
        Bonus::PerOrWith(points, wanted, partner, more) => {
            let alone = realm.bearers(CardSet::from(*partner)).is_empty();
            most_found(realm, card, wanted) * if alone { points } else { more }
        }
        Bonus::StrengthOfOne(_) => strongest(realm, realm.cards),
        Bonus::StrengthOfAll(wanted) => {
            let found = realm.find(wanted, card);
            let sum: i32 = found.iter().map(|card| realm.strength(card)).sum();
            sum + strongest(realm, realm.cards - found)
        }
        Bonus::Runs => {
            let mut sum = 0;
            each_run(realm, realm.cards, |_, _, length| sum += run_points(length));
            sum
        }
        Bonus::Collections => {
            let (mut sum, mut one_more) = (0, 0);
            for kind in KindSet::ALL.without(Kind::Wild) {
                let names = realm.names(realm.of_kind(kind)).len();
                let points = collection_points(names);
                sum += points;
                one_more = one_more.max(collection_points(names + 1) - points);
            }
            sum + one_more
        }
    }
}

fn most_offered(realm: &Realm, card: Card, offers: &[Offer]) -> i32 {
    let can_hold = |wanted: &Wanted| wanted.asks_kinds() || !realm.find(wanted, card).is_empty();
    let possible = offers.iter().filter(|(_, conditions)| conditions.iter().all(can_hold));
    possible.map(|(points, _)| *points).max().unwrap_or(0)
}

/// How many cards a text can find: the Book may give it one more.
fn most_found(realm: &Realm, card: Card, wanted: &Wanted) -> i32 {
    realm.find(wanted, card).len() as i32 + i32::from(wanted.asks_kinds())
}

fn strongest(realm: &Realm, cards: CardSet) -> i32 {
    cards.iter().map(|card| realm.strength(card)).max().unwrap_or(0)
}
