//! What is printed on the components: beasts, the ring of realms, tokens and decrees, each with where it comes from.
//! Whoever owns the box and finds a difference corrects it here, and nowhere else.
//!
//! The marks: **S** in the rulebook · **D** documented by published reviews and other editions · **I** inferred ·
//! **R** our reconstruction, because the original is not published anywhere in text.

use serde::{Deserialize, Serialize};

use crate::decree::{self, Looks};
use crate::{CardSet, Realm};

/// How certain a component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// In the rulebook.
    S,
    /// Documented by published reviews and other editions.
    D,
    /// Inferred.
    I,
    /// Our reconstruction.
    R,
}

/// Makes the enum of beasts and its names out of one list.
macro_rules! beasts {
    ($($beast:ident, $id:literal, $english:literal, $russian:literal;)*) => {
        /// What a card shows: one of eight beasts, each with eight ranks. (Seven of them S; the okapi and the ranks D.)
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Beast {
            $(
                #[doc = concat!($english, ", ", $russian, ".")]
                #[serde(rename = $id)]
                $beast,
            )*
        }

        impl Beast {
            /// Every beast.
            pub const ALL: [Beast; 8] = [$(Beast::$beast),*];

            /// The name used in records.
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }

            /// The English name.
            pub const fn english(self) -> &'static str {
                [$($english),*][self as usize]
            }

            /// The Russian name.
            pub const fn russian(self) -> &'static str {
                [$($russian),*][self as usize]
            }
        }
    };
}

beasts! {
    RedPanda, "red-panda", "red panda", "красная панда";
    Tiger,    "tiger",     "tiger",     "тигр";
    Bee,      "bee",       "bee",       "пчела";
    Lizard,   "lizard",    "lizard",    "ящерица";
    Frog,     "frog",      "frog",      "лягушка";
    Owl,      "owl",       "owl",       "сова";
    Okapi,    "okapi",     "okapi",     "окапи";
    Wolf,     "wolf",      "wolf",      "волк";
}

/// The ring of realms, clockwise from the smallest. (Sizes S; their order R.)
pub(crate) const RING: [Realm; Realm::COUNT] = [Realm::Four, Realm::Five, Realm::Six, Realm::Seven, Realm::Eight];

/// The council spaces of a realm. (S)
pub(crate) const COUNCIL: usize = 2;

/// The influence tokens of each colour, at every number of players: 90 of five colours, and everybody takes all of one. (S)
pub(crate) const INFLUENCE: u8 = 18;

/// The kingdom tokens; all of them are in play, three on each realm. (Number S, values 5–10 D, distribution R.)
pub(crate) const KINGDOM_TOKENS: [u8; 15] = [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10];

/// The retreat tokens. (Number S, values D.)
pub(crate) const RETREAT_TOKENS: [u8; 4] = [2, 3, 4, 5];

/// The battle modifiers. (S)
pub(crate) const MODIFIERS: u8 = 18;

/// What one battle modifier adds. (S)
pub(crate) const MODIFIER: u8 = 2;

/// What is printed on a decree.
pub(crate) struct Print {
    pub(crate) id: &'static str,
    pub(crate) mark: Mark,
    pub(crate) looks: Looks,
    /// All cards that it takes when it looks at these.
    pub(crate) takes: fn(CardSet) -> CardSet,
    pub(crate) english: &'static str,
    pub(crate) russian: &'static str,
}

/// Makes the enum of decrees and its table out of one list.
macro_rules! decrees {
    ($($decree:ident $mark:ident $looks:ident $takes:ident, $english:literal, $russian:literal;)*) => {
        /// One of the 30 decrees: the rule by which cards are played into a realm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Decree {
            $(
                #[doc = concat!("A card may be played here if ", $english, ".")]
                $decree,
            )*
        }

        impl Decree {
            /// How many decrees there are.
            pub const COUNT: usize = 30;

            /// Every decree.
            pub const ALL: [Decree; Decree::COUNT] = [$(Decree::$decree),*];
        }

        /// What is printed on each decree, in the order of [`Decree::ALL`].
        pub(crate) static DECREES: [Print; Decree::COUNT] = [$(
            Print {
                id: stringify!($decree),
                mark: Mark::$mark,
                looks: Looks::$looks,
                takes: decree::$takes,
                english: $english,
                russian: $russian,
            },
        )*];
    };
}

// The texts go on from "A card may be played here if …" and «Сюда можно сыграть карту, если …».
decrees! {
    U01 D Nowhere ranks_1_to_3, "its rank is 1, 2 or 3", "её ранг 1, 2 или 3";
    U02 D Nowhere ranks_4_to_5, "its rank is 4 or 5", "её ранг 4 или 5";
    U03 S Nowhere ranks_6_to_8, "its rank is 6, 7 or 8", "её ранг 6, 7 или 8";
    U04 D Nowhere even, "its rank is even", "её ранг чётный";
    U05 D Nowhere odd, "its rank is odd", "её ранг нечётный";
    U06 D Nowhere wolf_or_frog, "it is a wolf or a frog", "это волк или лягушка";
    U07 D Nowhere lizard_or_tiger, "it is a lizard or a tiger", "это ящерица или тигр";
    U08 R Nowhere bee_or_okapi, "it is a bee or an okapi", "это пчела или окапи";
    U09 R Nowhere owl_or_panda, "it is an owl or a red panda", "это сова или красная панда";
    U10 S Nowhere anything,
        "another card of the same type or of the same rank is discarded with it",
        "вместе с ней сбрасывают ещё одну карту того же типа или того же ранга";
    U11 S Realm new_rank, "its rank is not in this realm yet", "её ранга в этом царстве ещё нет";
    U12 D Realm new_type, "its type is not in this realm yet", "её типа в этом царстве ещё нет";
    U13 S Last one_off,
        "its rank is one more or one less than that of the last card here",
        "её ранг на 1 больше или на 1 меньше, чем у последней карты здесь";
    U14 S Last same_rank_or_type,
        "it has the rank or the type of the last card here",
        "у неё тот же ранг или тот же тип, что у последней карты здесь";
    U15 D Last other_parity,
        "its rank is odd after an even one and even after an odd one",
        "её ранг нечётный после чётного и чётный после нечётного";
    U16 D LastOrFirst up_from_1,
        "it goes on the row upwards: first a 1, then always one more than the last card here",
        "она продолжает ряд вверх: сначала 1, потом на 1 больше последней карты здесь";
    U17 D LastOrFirst down_from_8,
        "it goes on the row downwards: first an 8, then always one less than the last card here",
        "она продолжает ряд вниз: сначала 8, потом на 1 меньше последней карты здесь";
    U18 R Last different,
        "it has neither the rank nor the type of the last card here",
        "она отличается от последней карты здесь и рангом, и типом";
    U19 R Last other_half,
        "it is low (1 to 4) after a high card and high (5 to 8) after a low one",
        "она низкая (1–4) после высокой и высокая (5–8) после низкой";
    U20 S Neighbours same_rank_or_type,
        "it has the rank or the type of a neighbouring realm's last card",
        "у неё тот же ранг или тот же тип, что у последней карты какого-нибудь соседнего царства";
    U21 D Neighbours same_rank,
        "it has the rank of a neighbouring realm's last card",
        "у неё тот же ранг, что у последней карты какого-нибудь соседнего царства";
    U22 R Neighbours same_type,
        "it has the type of a neighbouring realm's last card",
        "у неё тот же тип, что у последней карты какого-нибудь соседнего царства";
    U23 S Neighbours at_least_highest,
        "its rank is no lower than the highest of the neighbouring realms' last cards",
        "её ранг не меньше наибольшего среди последних карт соседних царств";
    U24 S Neighbours at_most_lowest,
        "its rank is no higher than the lowest of the neighbouring realms' last cards",
        "её ранг не больше наименьшего среди последних карт соседних царств";
    U25 R Neighbours different,
        "it has neither the rank nor the type of any neighbouring realm's last card",
        "ни её ранга, ни её типа нет среди последних карт соседних царств";
    U26 R Neighbours one_off,
        "its rank is one more or one less than that of a neighbouring realm's last card",
        "её ранг на 1 больше или на 1 меньше, чем у последней карты какого-нибудь соседнего царства";
    U27 S Others same_rank,
        "it has the rank of some other realm's last card",
        "у неё тот же ранг, что у последней карты какого-нибудь другого царства";
    U28 R Others same_type,
        "it has the type of some other realm's last card",
        "у неё тот же тип, что у последней карты какого-нибудь другого царства";
    U29 D Others new_rank,
        "no other realm's last card has its rank",
        "её ранга нет среди последних карт других царств";
    U30 D Others new_type,
        "no other realm's last card has its type",
        "её типа нет среди последних карт других царств";
}
