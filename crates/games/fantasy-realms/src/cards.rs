//! The 53 cards: their names, kinds and base strengths. What they do to each other stands in `scoring/texts.rs`.
//!
//! Names, kinds and strengths are those of the printed cards. Russian names that the rulebook itself does not mention
//! follow the common translation; the least certain are marked ⚠.

use serde::{Deserialize, Serialize};

use crate::Kind;

/// What is printed at the top of a card.
pub(crate) struct Print {
    pub(crate) id: &'static str,
    pub(crate) english: &'static str,
    pub(crate) russian: &'static str,
    pub(crate) kind: Kind,
    pub(crate) strength: i32,
}

/// Makes the enum and its table out of one list, so that they can't disagree.
macro_rules! deck {
    ($($card:ident, $id:literal, $english:literal, $russian:literal, $kind:ident, $strength:literal;)*) => {
        /// One of the 53 cards, in the order of the deck: five of each kind, then the three jokers.
        ///
        /// ```
        /// use pentarchy_fantasy_realms::{Card, Kind};
        ///
        /// let card: Card = "меч кефа".parse()?;
        /// assert_eq!(card, Card::SwordOfKeth);
        /// assert_eq!((card.kind(), card.strength(), card.id()), (Kind::Weapon, 7, "sword-of-keth"));
        /// # Ok::<(), pentarchy_fantasy_realms::UnknownCard>(())
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Card {
            $(
                #[doc = concat!($english, ", ", $russian, ".")]
                #[serde(rename = $id)]
                $card,
            )*
        }

        impl Card {
            /// Every card, in the order of the deck.
            pub const ALL: [Card; 53] = [$(Card::$card),*];
        }

        /// The printed top of every card, in the order of [`Card::ALL`].
        pub(crate) static PRINTS: [Print; 53] = [$(
            Print { id: $id, english: $english, russian: $russian, kind: Kind::$kind, strength: $strength },
        )*];
    };
}

deck! {
    Mountain,         "mountain",          "Mountain",          "Гора",                Land,     9;
    Cavern,           "cavern",            "Cavern",            "Пещера",              Land,     6;
    BellTower,        "bell-tower",        "Bell Tower",        "Колокольня",          Land,     8;
    Forest,           "forest",            "Forest",            "Лес",                 Land,     7;
    EarthElemental,   "earth-elemental",   "Earth Elemental",   "Элементаль Земли",    Land,     4;

    FountainOfLife,   "fountain-of-life",  "Fountain of Life",  "Фонтан Жизни",        Flood,    1;
    Swamp,            "swamp",             "Swamp",             "Болото",              Flood,    18;
    GreatFlood,       "great-flood",       "Great Flood",       "Великий Потоп",       Flood,    32;
    Island,           "island",            "Island",            "Остров",              Flood,    14;
    WaterElemental,   "water-elemental",   "Water Elemental",   "Элементаль Воды",     Flood,    4;

    Rainstorm,        "rainstorm",         "Rainstorm",         "Ливень",              Weather,  8;
    Blizzard,         "blizzard",          "Blizzard",          "Метель",              Weather,  30;
    Smoke,            "smoke",             "Smoke",             "Дым",                 Weather,  27;
    Whirlwind,        "whirlwind",         "Whirlwind",         "Ураган",              Weather,  13;
    AirElemental,     "air-elemental",     "Air Elemental",     "Элементаль Воздуха",  Weather,  4;

    Wildfire,         "wildfire",          "Wildfire",          "Пожар",               Flame,    40;
    Candle,           "candle",            "Candle",            "Свеча",               Flame,    2;
    Forge,            "forge",             "Forge",             "Кузница",             Flame,    9;
    Lightning,        "lightning",         "Lightning",         "Молния",              Flame,    11;
    FireElemental,    "fire-elemental",    "Fire Elemental",    "Элементаль Огня",     Flame,    4;

    Knights,          "knights",           "Knights",           "Рыцари",              Army,     20;
    ElvenArchers,     "elven-archers",     "Elven Archers",     "Эльфийские Лучники",  Army,     10;
    LightCavalry,     "light-cavalry",     "Light Cavalry",     "Лёгкая Кавалерия",    Army,     17;
    DwarvishInfantry, "dwarvish-infantry", "Dwarvish Infantry", "Дворфская Пехота",    Army,     15;
    Rangers,          "rangers",           "Rangers",           "Рейнджеры",           Army,     5;

    Collector,        "collector",         "Collector",         "Ведун" /* ⚠ */,       Wizard,   7;
    Beastmaster,      "beastmaster",       "Beastmaster",       "Повелитель Зверей",   Wizard,   9;
    Necromancer,      "necromancer",       "Necromancer",       "Некромант",           Wizard,   3;
    WarlockLord,      "warlock-lord",      "Warlock Lord",      "Колдун" /* ⚠ */,      Wizard,   25;
    Enchantress,      "enchantress",       "Enchantress",       "Чародейка",           Wizard,   5;

    King,             "king",              "King",              "Король",              Leader,   8;
    Queen,            "queen",             "Queen",             "Королева",            Leader,   6;
    Princess,         "princess",          "Princess",          "Принцесса",           Leader,   2;
    Warlord,          "warlord",           "Warlord",           "Военачальник",        Leader,   4;
    Empress,          "empress",           "Empress",           "Императрица",         Leader,   15;

    Unicorn,          "unicorn",           "Unicorn",           "Единорог",            Beast,    9;
    Basilisk,         "basilisk",          "Basilisk",          "Василиск",            Beast,    35;
    Warhorse,         "warhorse",          "Warhorse",          "Боевой Конь",         Beast,    6;
    Dragon,           "dragon",            "Dragon",            "Дракон",              Beast,    30;
    Hydra,            "hydra",             "Hydra",             "Гидра",               Beast,    12;

    Warship,          "warship",           "Warship",           "Военный Корабль",     Weapon,   23;
    MagicWand,        "magic-wand",        "Magic Wand",        "Волшебная Палочка",   Weapon,   1;
    SwordOfKeth,      "sword-of-keth",     "Sword of Keth",     "Меч Кефа",            Weapon,   7;
    ElvenLongbow,     "elven-longbow",     "Elven Longbow",     "Эльфийский Лук",      Weapon,   3;
    WarDirigible,     "war-dirigible",     "War Dirigible",     "Боевой Дирижабль",    Weapon,   35;

    ShieldOfKeth,     "shield-of-keth",    "Shield of Keth",    "Щит Кефа",            Artifact, 4;
    GemOfOrder,       "gem-of-order",      "Gem of Order",      "Самоцвет Порядка",    Artifact, 5;
    WorldTree,        "world-tree",        "World Tree",        "Мировое Древо",       Artifact, 2;
    BookOfChanges,    "book-of-changes",   "Book of Changes",   "Книга Перемен",       Artifact, 3;
    ProtectionRune,   "protection-rune",   "Protection Rune",   "Защитная Руна",       Artifact, 1;

    Shapeshifter,     "shapeshifter",      "Shapeshifter",      "Оборотень",           Wild,     0;
    Mirage,           "mirage",            "Mirage",            "Мираж",               Wild,     0;
    Doppelganger,     "doppelganger",      "Doppelgänger",      "Доппельгенгер",       Wild,     0;
}
