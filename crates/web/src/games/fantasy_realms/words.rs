//! Cards and kinds by name, in the language of the moment.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, CardSet, Guise, Kind};

use crate::t;
use crate::text::{Language, language};

/// What a card is called.
pub(crate) fn card_name(card: Card) -> &'static str {
    match language() {
        Language::English => card.english(),
        Language::Russian => card.russian(),
    }
}

/// What a kind is called.
pub(crate) fn kind_name(kind: Kind) -> &'static str {
    match (language(), kind) {
        (Language::English, Kind::Wild) => "Joker",
        (Language::English, _) => kind.english(),
        (Language::Russian, _) => kind.russian(),
    }
}

/// The names of several cards, with commas, in the order of the deck.
pub(crate) fn card_names(cards: CardSet) -> String {
    cards.iter().map(card_name).collect::<Vec<_>>().join(", ")
}

/// What a joker passes for: a card's name, or "a nameless …".
pub(crate) fn guise_name(guise: Guise) -> String {
    match guise {
        Guise::Named(card) => card_name(card).to_owned(),
        Guise::Kind(kind) => t!("fantasy-realms-nameless", kind = kind_name(kind)),
    }
}

/// A card's name for a narrow place: whole words on a line if they fit; the longest break where a reader would break.
pub(crate) fn narrow_name(card: Card) -> impl IntoView {
    let word = |word: &'static str| {
        let broken = BREAKS.iter().find(|(whole, _)| *whole == word).map_or(word, |(_, broken)| broken);
        view! { <span class="fr-word">{broken}</span> " " }
    };
    card_name(card).split(' ').map(word).collect_view()
}

/// Where the longest words break: a soft hyphen shows only where the line ends.
const BREAKS: [(&str, &str); 22] = [
    ("Доппельгенгер", "Доппель\u{ad}генгер"),
    ("Военачальник", "Воена\u{ad}чальник"),
    ("Императрица", "Импера\u{ad}трица"),
    ("Элементаль", "Элемен\u{ad}таль"),
    ("Повелитель", "Повели\u{ad}тель"),
    ("Дирижабль", "Дири\u{ad}жабль"),
    ("Колокольня", "Коло\u{ad}кольня"),
    ("Эльфийские", "Эльфий\u{ad}ские"),
    ("Эльфийский", "Эльфий\u{ad}ский"),
    ("Рейнджеры", "Рейн\u{ad}джеры"),
    ("Чародейка", "Чаро\u{ad}дейка"),
    ("Принцесса", "Прин\u{ad}цесса"),
    ("Волшебная", "Волшеб\u{ad}ная"),
    ("Дворфская", "Дворф\u{ad}ская"),
    ("Кавалерия", "Кава\u{ad}лерия"),
    ("Некромант", "Некро\u{ad}мант"),
    ("Doppelgänger", "Doppel\u{ad}gänger"),
    ("Shapeshifter", "Shape\u{ad}shifter"),
    ("Necromancer", "Necro\u{ad}mancer"),
    ("Enchantress", "Enchan\u{ad}tress"),
    ("Beastmaster", "Beast\u{ad}master"),
    ("Elemental", "Ele\u{ad}mental"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaking_changes_no_letter() {
        for (word, broken) in BREAKS {
            assert_eq!(broken.replace('\u{ad}', ""), word);
            assert!(
                Card::ALL.iter().any(|card| card.english().contains(word) || card.russian().contains(word)),
                "{word}"
            );
        }
    }
}
