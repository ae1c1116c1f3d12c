//! All that is printed on the board, the animals' boards and the tiles, with where each entry comes from.
//!
//! **P** printed on the components · **S** in the rulebook · **I** two independent implementations agree · **R** our
//! reconstruction. What the cards do stands in `cards/`.

use crate::named::named;
use crate::{Corner, Hex};

named! {
    /// One of the six animals, from the top of the food chain down (S).
    Animal, 6 {
        Mammals,    "mammals",    "Mammals",    "Млекопитающие";
        Reptiles,   "reptiles",   "Reptiles",   "Рептилии";
        Birds,      "birds",      "Birds",      "Птицы";
        Amphibians, "amphibians", "Amphibians", "Амфибии";
        Arachnids,  "arachnids",  "Arachnids",  "Паукообразные";
        Insects,    "insects",    "Insects",    "Насекомые";
    }
}

named! {
    /// One of the six types of elements (S).
    Element, 6 {
        Grass, "grass", "Grass", "Трава";
        Grub,  "grub",  "Grub",  "Личинка";
        Meat,  "meat",  "Meat",  "Мясо";
        Seed,  "seed",  "Seed",  "Семена";
        Sun,   "sun",   "Sun",   "Солнце";
        Water, "water", "Water", "Вода";
    }
}

named! {
    /// What a tile is. Tundra is a small tile on top of a large one, which is then tundra for everything (S).
    Terrain, 8 {
        Sea,      "sea",      "Sea",      "Море";
        Wetland,  "wetland",  "Wetland",  "Болото";
        Savannah, "savannah", "Savannah", "Саванна";
        Jungle,   "jungle",   "Jungle",   "Джунгли";
        Forest,   "forest",   "Forest",   "Лес";
        Desert,   "desert",   "Desert",   "Пустыня";
        Mountain, "mountain", "Mountain", "Горы";
        Tundra,   "tundra",   "Tundra",   "Тундра";
    }
}

named! {
    /// One of the twelve actions, in the order in which they are carried out (S).
    Section, 12 {
        Initiative,  "initiative",  "Initiative",  "Инициатива";
        Adaptation,  "adaptation",  "Adaptation",  "Адаптация";
        Regression,  "regression",  "Regression",  "Регрессия";
        Abundance,   "abundance",   "Abundance",   "Изобилие";
        Wasteland,   "wasteland",   "Wasteland",   "Пустоши";
        Depletion,   "depletion",   "Depletion",   "Истощение";
        Glaciation,  "glaciation",  "Glaciation",  "Оледенение";
        Speciation,  "speciation",  "Speciation",  "Видообразование";
        Wanderlust,  "wanderlust",  "Wanderlust",  "Странствия";
        Migration,   "migration",   "Migration",   "Миграция";
        Competition, "competition", "Competition", "Конкуренция";
        Domination,  "domination",  "Domination",  "Доминирование";
    }
}

named! {
    /// One of the 26 dominance cards (P). The Survival card is no part of the deck: see `reset.rs`.
    Card, 26 {
        Aquatic,       "aquatic",       "Aquatic",       "Водоплавающие";
        Biodiversity,  "biodiversity",  "Biodiversity",  "Биологическое разнообразие";
        Biomass,       "biomass",       "Biomass",       "Биомасса";
        Blight,        "blight",        "Blight",        "Упадок";
        Catastrophe,   "catastrophe",   "Catastrophe",   "Катастрофа";
        ColdSnap,      "cold-snap",     "Cold Snap",     "Заморозки";
        Disease,       "disease",       "Disease",       "Болезнь";
        Ecodiversity,  "ecodiversity",  "Ecodiversity",  "Экологическое разнообразие";
        Evolution,     "evolution",     "Evolution",     "Эволюция";
        Fecundity,     "fecundity",     "Fecundity",     "Плодовитость";
        Fertile,       "fertile",       "Fertile",       "Плодородие";
        Habitat,       "habitat",       "Habitat",       "Среда обитания";
        Hibernation,   "hibernation",   "Hibernation",   "Спячка";
        IceAge,        "ice-age",       "Ice Age",       "Ледниковый период";
        IceSheet,      "ice-sheet",     "Ice Sheet",     "Ледяной покров";
        Immigrants,    "immigrants",    "Immigrants",    "Переселенцы";
        Instinct,      "instinct",      "Instinct",      "Инстинкт";
        Intelligence,  "intelligence",  "Intelligence",  "Интеллект";
        MassExodus,    "mass-exodus",   "Mass Exodus",   "Массовый исход";
        Metamorphosis, "metamorphosis", "Metamorphosis", "Метаморфоза";
        NicheBiomes,   "niche-biomes",  "Niche Biomes",  "Экологические ниши";
        Nocturnal,     "nocturnal",     "Nocturnal",     "Ночное";
        Omnivore,      "omnivore",      "Omnivore",      "Всеядное";
        Parasitism,    "parasitism",    "Parasitism",    "Паразитизм";
        Predator,      "predator",      "Predator",      "Хищник";
        Symbiotic,     "symbiotic",     "Symbiotic",     "Симбиоз";
    }
}

/// How many eyeballs each action has (P).
pub(crate) const EYEBALLS: [u8; 12] = [1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5];

/// The icons of Speciation, left to right (P).
pub(crate) const SPECIATION: [Element; 6] =
    [Element::Meat, Element::Sun, Element::Seed, Element::Water, Element::Grub, Element::Grass];

/// The icons of Migration, left to right (P): how many cubes move.
pub(crate) const MIGRATION: [u8; 6] = [7, 6, 5, 4, 3, 2];

/// The icons of Competition, left to right, each beside tundra (P).
pub(crate) const COMPETITION: [[Terrain; 2]; 7] = [
    [Terrain::Jungle, Terrain::Wetland],
    [Terrain::Wetland, Terrain::Desert],
    [Terrain::Desert, Terrain::Forest],
    [Terrain::Forest, Terrain::Savannah],
    [Terrain::Savannah, Terrain::Mountain],
    [Terrain::Mountain, Terrain::Sea],
    [Terrain::Sea, Terrain::Jungle],
];

/// How many discs lie on Adaptation, on Abundance and on Wanderlust (S), and the most in any box that they slide into.
pub(crate) const SPACES: u8 = 4;

/// How many dominance cards lie open (S).
pub(crate) const OPEN_CARDS: usize = 5;

/// Bonus points for so many tiles (P): 9 and more give the last.
const BONUS: [i16; 10] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];

/// The bonus points for a number of tiles.
pub(crate) fn bonus(tiles: usize) -> i16 {
    BONUS[tiles.min(BONUS.len() - 1)]
}

impl Terrain {
    /// What the first, second, third and fourth animal on the tile gain (P).
    pub const fn values(self) -> [u8; 4] {
        match self {
            Terrain::Sea => [9, 5, 3, 2],
            Terrain::Wetland => [8, 4, 2, 1],
            Terrain::Savannah => [7, 4, 2, 0],
            Terrain::Jungle => [6, 3, 2, 0],
            Terrain::Forest => [5, 3, 2, 0],
            Terrain::Desert => [4, 2, 0, 0],
            Terrain::Mountain => [3, 2, 0, 0],
            Terrain::Tundra => [1, 0, 0, 0],
        }
    }

    /// How many cubes one Speciation may put on the tile (S).
    pub const fn most_born(self) -> u8 {
        match self {
            Terrain::Sea | Terrain::Wetland => 4,
            Terrain::Savannah | Terrain::Jungle | Terrain::Forest => 3,
            Terrain::Desert | Terrain::Mountain => 2,
            Terrain::Tundra => 1,
        }
    }

    /// How many large tiles there are (S: 31 in all; I: 7 of sea, 4 of each other).
    pub const fn tiles(self) -> u8 {
        match self {
            Terrain::Sea => 7,
            Terrain::Tundra => 0,
            _ => 4,
        }
    }
}

/// How many small tiles of tundra there are (S).
pub(crate) const TUNDRA_TILES: usize = 12;

/// How many discs of each type there are (I: 120 in all by the rulebook).
pub(crate) const DISCS: u8 = 20;

/// How many elements an animal has at most, printed ones included (S).
pub(crate) const MOST_ELEMENTS: u8 = 6;

/// How many pawns of a colour there are (P).
pub(crate) const MOST_PAWNS: u8 = 10;

/// The last turn, whatever cards are left (R).
pub(crate) const LAST_TURN: u8 = 30;

impl Animal {
    /// The type that is printed on its board (P).
    pub const fn element(self) -> Element {
        match self {
            Animal::Mammals => Element::Meat,
            Animal::Reptiles => Element::Sun,
            Animal::Birds => Element::Seed,
            Animal::Amphibians => Element::Water,
            Animal::Arachnids => Element::Grub,
            Animal::Insects => Element::Grass,
        }
    }

    /// How often it is printed (P).
    pub const fn printed(self) -> u8 {
        if matches!(self, Animal::Amphibians) { 3 } else { 2 }
    }

    /// Where its cubes start (S): two on the first terrain, one on each of the others.
    pub(crate) const fn homes(self) -> [Terrain; 3] {
        use Terrain::*;
        match self {
            Animal::Mammals => [Mountain, Desert, Forest],
            Animal::Reptiles => [Desert, Savannah, Mountain],
            Animal::Birds => [Forest, Mountain, Jungle],
            Animal::Amphibians => [Wetland, Jungle, Savannah],
            Animal::Arachnids => [Jungle, Wetland, Forest],
            Animal::Insects => [Savannah, Wetland, Desert],
        }
    }
}

/// Action pawns and cubes of each animal, by how many animals play (S).
pub(crate) const fn equipment(animals: usize) -> (u8, u8) {
    match animals {
        2 => (7, 55),
        3 => (6, 50),
        4 => (5, 45),
        5 => (4, 40),
        _ => (3, 35),
    }
}

/// The seven tiles of the start (P); the middle one lies under tundra.
pub(crate) const START_TILES: [(Hex, Terrain); 7] = [
    (hex(0, 0), Terrain::Sea),
    (hex(0, -1), Terrain::Wetland),
    (hex(1, -1), Terrain::Savannah),
    (hex(1, 0), Terrain::Desert),
    (hex(0, 1), Terrain::Mountain),
    (hex(-1, 1), Terrain::Forest),
    (hex(-1, 0), Terrain::Jungle),
];

/// The twelve discs of the start (P).
pub(crate) const START_DISCS: [(Corner, Element); 12] = [
    (east(-1, 0), Element::Grub),
    (east(-2, 1), Element::Grub),
    (west(1, -1), Element::Water),
    (west(0, -1), Element::Water),
    (east(0, 0), Element::Grass),
    (east(0, -1), Element::Grass),
    (west(1, 0), Element::Sun),
    (west(2, -1), Element::Sun),
    (east(-1, 1), Element::Meat),
    (east(0, 1), Element::Meat),
    (west(0, 0), Element::Seed),
    (west(0, 1), Element::Seed),
];

const fn hex(q: i8, r: i8) -> Hex {
    match Hex::at(q, r) {
        Some(hex) => hex,
        None => panic!("off the board"),
    }
}

const fn east(q: i8, r: i8) -> Corner {
    match Corner::east(q, r) {
        Some(corner) => corner,
        None => panic!("off the board"),
    }
}

const fn west(q: i8, r: i8) -> Corner {
    match Corner::west(q, r) {
        Some(corner) => corner,
        None => panic!("off the board"),
    }
}
