//! Beasts, cards, realms, ages and sides by name, in the language of the moment.

use pentarchy_animal_kingdoms::{Age, Beast, Card, CardSet, Decree, Realm};
use pentarchy_game::{Seat, Seats};

use crate::screen::{LogLine, Names};
use crate::t;
use crate::text::{Language, and_list, joined, language};

/// What a beast is called.
pub(super) fn beast_name(beast: Beast) -> &'static str {
    match language() {
        Language::English => beast.english(),
        Language::Russian => beast.russian(),
    }
}

/// A card's name: "owl 7", «сова 7».
pub(super) fn card_name(card: Card) -> String {
    format!("{} {}", beast_name(card.beast()), card.rank())
}

/// A card as what somebody plays: «сову 7».
pub(super) fn card_object(card: Card) -> String {
    format!("{} {}", t!(format!("animal-kingdoms-object-{}", card.beast().id())), card.rank())
}

/// The card's id, by which pieces are found.
pub(super) fn card_id(card: Card) -> String {
    format!("{card:?}")
}

/// Several cards, with commas.
pub(super) fn card_names(cards: CardSet) -> String {
    cards.iter().map(card_name).collect::<Vec<_>>().join(", ")
}

/// "Realm 6".
pub(super) fn realm_name(realm: Realm) -> String {
    t!("animal-kingdoms-realm", size = realm.territories())
}

/// "I", "II" or "III".
pub(super) const fn age_number(age: Age) -> &'static str {
    ["I", "II", "III"][age.index()]
}

/// What a decree asks, in a few words.
pub(super) fn decree_text(decree: Decree) -> String {
    t!(format!("animal-kingdoms-decree-{}", decree.id()))
}

/// What a side is called: a player, or the upstart beside the only one.
pub(super) fn side_name(names: &Names, seat: Seat) -> String {
    if is_upstart(names, seat) { t!("animal-kingdoms-upstart") } else { names.of(seat).to_owned() }
}

/// Whether the side is the upstart: nobody sits there.
pub(super) fn is_upstart(names: &Names, seat: Seat) -> bool {
    seat.index() >= names.0.len()
}

/// Several sides: "Anna and Boris".
pub(super) fn side_names(names: &Names, seats: Seats) -> String {
    and_list(seats.iter().map(|seat| side_name(names, seat)))
}

/// "4 or 6".
pub(super) fn or_list(items: impl IntoIterator<Item = String>) -> String {
    joined(items, &t!("animal-kingdoms-or"))
}

/// A card in a line of the log, as what somebody plays.
pub(super) fn mark_object(card: Card) -> String {
    LogLine::mark(&card_id(card), &card_object(card))
}

/// Cards in a line of the log, by name.
pub(super) fn mark_cards(cards: impl IntoIterator<Item = Card>) -> String {
    let marks = cards.into_iter().map(|card| LogLine::mark(&card_id(card), &card_name(card)));
    marks.collect::<Vec<_>>().join(", ")
}

/// A realm in a line of the log: "realm 6", and where cases differ, as where something goes.
pub(super) fn mark_realm(realm: Realm) -> String {
    LogLine::mark(realm.id(), &t!("animal-kingdoms-to-realm", size = realm.territories()))
}
