//! The table of the 20 characters: the one place where an owner of the box can correct what is printed on a card.
//!
//! The rulebook does not give the faces of the cards; every row says where its rank, its icons and its effect come
//! from, as [`Mark`]s in that order.

use serde::{Deserialize, Serialize};

use crate::character::{Duty, Icons, Mark, Print};
use crate::{CharacterSet, Colour};

/// Makes the enum and its table out of one list, so that they can't disagree.
macro_rules! characters {
    ($($character:ident, $id:literal, $english:literal, $russian:literal, $count:literal $colour:ident, $duty:ident,
       [$($victim:ident),*], $rank_mark:ident $icon_mark:ident $effect_mark:ident;)*) => {
        /// One of the 20 characters, in the order of their ranks.
        ///
        /// ```
        /// use pentarchy_brutal_kingdom::{Back, Character};
        ///
        /// assert_eq!((Character::Bishop.rank(), Character::Bishop.back()), (18, Back::Dark));
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Character {
            $(
                #[doc = concat!($english, ", ", $russian, ".")]
                #[serde(rename = $id)]
                $character,
            )*
        }

        impl Character {
            /// Every character, by rank.
            pub const ALL: [Character; 20] = [$(Character::$character),*];
        }

        /// What is printed on every card, in the order of [`Character::ALL`].
        pub(crate) static PRINTS: [Print; 20] = [$(
            Print {
                id: $id,
                english: $english,
                russian: $russian,
                icons: Icons { count: $count, colour: Colour::$colour },
                duty: Duty::$duty,
                victims: CharacterSet::of(&[$(Character::$victim),*]),
                rank_mark: Mark::$rank_mark,
                icon_mark: Mark::$icon_mark,
                effect_mark: Mark::$effect_mark,
            },
        )*];
    };
}

// The rank is the row; odd ranks have light backs, even ranks dark ones (published reviews). The colour beside 0 icons
// means nothing. Black Knight: that he gives a token is in the rulebook, the condition is reconstructed. Abbot: the
// Witch is published, the Wizard reconstructed. Wizard: two icons are in the rulebook, their colour is what is left.
// Inquisitor: that the card goes to the centre is reconstructed. Which effects may be left (BK-16): the rulebook says so of
// the Black Knight and the Courtesan, the rest is reconstructed.
characters! {
    Charlatan,     "charlatan",      "Charlatan",      "Шарлатан",      0 Blue,   Must,      [],                  Rulebook Reconstructed Rulebook;
    BlackKnight,   "black-knight",   "Black Knight",   "Чёрный рыцарь", 0 Blue,   May,       [],                  Rulebook Reconstructed Reconstructed;
    Courtesan,     "courtesan",      "Courtesan",      "Куртизанка",    0 Blue,   May,       [],                  Rulebook Reconstructed Rulebook;
    FortuneTeller, "fortune-teller", "Fortune Teller", "Гадалка",       0 Blue,   May,       [],                  Rulebook Rulebook Rulebook;
    Poisoner,      "poisoner",       "Poisoner",       "Отравитель",    0 Blue,   Must,      [Abbot, Bishop],     Reconstructed Reconstructed Rulebook;
    Berserker,     "berserker",      "Berserker",      "Берсерк",       0 Blue,   Must,      [Intriguer, Wizard], Reconstructed Reconstructed Published;
    Assassin,      "assassin",       "Assassin",       "Ассасин",       0 Blue,   Must,      [King, Queen],       Reconstructed Reconstructed Rulebook;
    Abbot,         "abbot",          "Abbot",          "Настоятель",    1 Green,  Must,      [Witch, Wizard],     Reconstructed Reconstructed Reconstructed;
    Druid,         "druid",          "Druid",          "Друид",         1 Yellow, May,       [],                  Reconstructed Reconstructed Rulebook;
    WhiteKnight,   "white-knight",   "White Knight",   "Белый рыцарь",  1 Blue,   May,       [],                  Reconstructed Reconstructed Rulebook;
    Monk,          "monk",           "Monk",           "Монах",         1 Green,  May,       [],                  Reconstructed Reconstructed Rulebook;
    Executioner,   "executioner",    "Executioner",    "Палач",         0 Blue,   Must,      [],                  Reconstructed Reconstructed Rulebook;
    Intriguer,     "intriguer",      "Intriguer",      "Интриган",      0 Blue,   Must,      [],                  Reconstructed Reconstructed Rulebook;
    Witch,         "witch",          "Witch",          "Ведьма",        1 Yellow, May,       [],                  Reconstructed Rulebook Rulebook;
    King,          "king",           "King",           "Король",        2 Blue,   Automatic, [Queen],             Reconstructed Rulebook Rulebook;
    Queen,         "queen",          "Queen",          "Королева",      1 Blue,   Automatic, [King],              Reconstructed Reconstructed Rulebook;
    Saint,         "saint",          "Saint",          "Святой",        0 Blue,   Must,      [],                  Reconstructed Reconstructed Rulebook;
    Bishop,        "bishop",         "Bishop",         "Епископ",       2 Green,  Nothing,   [],                  Reconstructed Rulebook Rulebook;
    Wizard,        "wizard",         "Wizard",         "Волшебник",     2 Yellow, Nothing,   [],                  Reconstructed Reconstructed Rulebook;
    Inquisitor,    "inquisitor",     "Inquisitor",     "Инквизитор",    0 Blue,   Must,      [],                  Rulebook Reconstructed Reconstructed;
}
