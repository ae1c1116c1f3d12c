//! Characters, backs and colours by name, in the language of the moment.

use leptos::prelude::*;
use pentarchy_brutal_kingdom::{Back, Character, CharacterSet, Colour, Duty};

use crate::t;
use crate::text::{Language, language};

/// What a character is called.
pub(super) fn card_name(card: Character) -> &'static str {
    match language() {
        Language::English => card.english(),
        Language::Russian => card.russian(),
    }
}

/// A character as the object of a sentence: «устраняет Епископа».
pub(super) fn whom(card: Character) -> String {
    t!(format!("brutal-kingdom-whom-{}", card.id()))
}

/// The names of several characters, with commas.
pub(super) fn card_names(cards: CharacterSet) -> String {
    cards.iter().map(card_name).collect::<Vec<_>>().join(", ")
}

/// What a character does.
pub(super) fn effect(card: Character) -> String {
    t!(format!("brutal-kingdom-text-{}", card.id()))
}

/// Whether the effect must be carried out.
pub(super) fn duty(card: Character) -> String {
    match card.duty() {
        Duty::Must => t!("brutal-kingdom-duty-must"),
        Duty::May => t!("brutal-kingdom-duty-may"),
        Duty::Automatic => t!("brutal-kingdom-duty-automatic"),
        Duty::Nothing => t!("brutal-kingdom-duty-nothing"),
    }
}

/// For texts that select by it.
pub(super) const fn back_word(back: Back) -> &'static str {
    match back {
        Back::Light => "light",
        Back::Dark => "dark",
    }
}

/// What a power is called: «королевская власть».
pub(super) fn power(colour: Colour) -> String {
    t!(format!("brutal-kingdom-power-{}", colour.id()))
}

/// The rank as it is printed.
pub(super) fn printed_rank(card: Character) -> String {
    if card == Character::Inquisitor { "20/0".to_owned() } else { card.rank().to_string() }
}

/// Everything that a screen reader says of a card.
pub(super) fn card_label(card: Character) -> String {
    let icons = card.icons();
    let label = t!(
        "brutal-kingdom-card-label",
        card = card_name(card),
        rank = printed_rank(card),
        back = back_word(card.back())
    );
    if icons.count == 0 {
        return label;
    }
    let icons = t!("brutal-kingdom-card-icons", count = icons.count, colour = icons.colour.id());
    format!("{label}, {icons}")
}

/// A name for a narrow place: the longest words break where a reader would break them.
pub(super) fn narrow_name(card: Character) -> impl IntoView {
    let word = |word: &'static str| {
        let broken = BREAKS.iter().find(|(whole, _)| *whole == word).map_or(word, |(_, broken)| broken);
        view! { <span>{broken}</span> " " }
    };
    card_name(card).split(' ').map(word).collect_view()
}

/// Where the longest words break: a soft hyphen shows only where the line ends.
const BREAKS: [(&str, &str); 20] = [
    ("Куртизанка", "Курти\u{ad}занка"),
    ("Отравитель", "Отрави\u{ad}тель"),
    ("Настоятель", "Настоя\u{ad}тель"),
    ("Волшебник", "Волшеб\u{ad}ник"),
    ("Инквизитор", "Инкви\u{ad}зитор"),
    ("Шарлатан", "Шарла\u{ad}тан"),
    ("Королева", "Коро\u{ad}лева"),
    ("Интриган", "Интри\u{ad}ган"),
    ("Ассасин", "Асса\u{ad}син"),
    ("Берсерк", "Бер\u{ad}серк"),
    ("Гадалка", "Гадал\u{ad}ка"),
    ("Епископ", "Епи\u{ad}скоп"),
    ("Executioner", "Execu\u{ad}tioner"),
    ("Inquisitor", "Inqui\u{ad}sitor"),
    ("Courtesan", "Courte\u{ad}san"),
    ("Berserker", "Berser\u{ad}ker"),
    ("Charlatan", "Charla\u{ad}tan"),
    ("Intriguer", "Intri\u{ad}guer"),
    ("Assassin", "Assas\u{ad}sin"),
    ("Poisoner", "Poiso\u{ad}ner"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::say_in;

    #[test]
    fn breaking_changes_no_letter() {
        for (word, broken) in BREAKS {
            assert_eq!(broken.replace('\u{ad}', ""), word);
            let is_used = |card: &Character| card.english().contains(word) || card.russian().contains(word);
            assert!(Character::ALL.iter().any(is_used), "{word}");
        }
    }

    #[test]
    fn every_character_says_what_it_does_in_both_languages() {
        for card in Character::ALL {
            for language in [Language::English, Language::Russian] {
                for key in ["text", "whom"] {
                    let key = format!("brutal-kingdom-{key}-{}", card.id());
                    assert!(say_in(language, &key, &[]).is_some_and(|said| !said.is_empty()), "{key}");
                }
            }
        }
    }
}
