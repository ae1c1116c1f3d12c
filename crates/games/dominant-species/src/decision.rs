//! What the game waits for.

use pentarchy_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Animal, AnimalSet, Board, Card, Element, ElementSet, Hex, HexSet, Section, TerrainSet};

/// What is decided now. In brackets the [`Action`](crate::Action)s that answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Decision {
    /// Which animal to play (`Animal`).
    ChooseAnimal {
        /// Who chooses.
        seat: Seat,
    },
    /// Planning: where to put a pawn (`Eyeball`).
    Place {
        /// Whose pawn.
        animal: Animal,
    },
    /// Initiative: a step forward, and where the pawn goes (`Eyeball`, `Advance`, `Pass`).
    Initiative {
        /// Whose pawn.
        animal: Animal,
    },
    /// Adaptation: which disc to take (`Element`, `Pass`).
    Adaptation {
        /// Whose pawn.
        animal: Animal,
    },
    /// Regression: which type not to lose (`Element`, `Pass`).
    Protect {
        /// Who protects.
        animal: Animal,
        /// How many types it may still protect.
        left: u8,
        /// What each animal has protected so far.
        kept: [ElementSet; 6],
    },
    /// Abundance: which disc to put on earth (`Element`, `Pass`).
    Abundance {
        /// Whose pawn.
        animal: Animal,
    },
    /// Abundance: on which corner (`Corner`).
    AbundanceCorner {
        /// Whose pawn.
        animal: Animal,
        /// Which disc.
        element: Element,
    },
    /// Wasteland: which disc leaves the box (`Element`, `Pass`).
    Wasteland {
        /// Whose pawn.
        animal: Animal,
    },
    /// Depletion: which disc leaves the earth (`Corner`, `Pass`).
    Depletion {
        /// Whose pawn.
        animal: Animal,
    },
    /// Glaciation: which tile freezes (`Tile`, `Pass`).
    Glaciation {
        /// Whose pawn.
        animal: Animal,
    },
    /// Speciation: beside which disc (`Corner`, `Pass`).
    Speciation {
        /// Whose pawn.
        animal: Animal,
        /// Of which type.
        element: Element,
    },
    /// Speciation: how many cubes on which of these tiles (`Cubes`, `Pass`).
    Births {
        /// Whose pawn.
        animal: Animal,
        /// The tiles that are still open.
        tiles: HexSet,
    },
    /// The insects' own cube at the end of Speciation (`Tile`, `Pass`).
    InsectBirth,
    /// Wanderlust: which open tile (`Stack`, `Pass`).
    Wanderlust {
        /// Whose pawn.
        animal: Animal,
    },
    /// Wanderlust: where it goes (`Tile`).
    WanderlustHex {
        /// Whose pawn.
        animal: Animal,
        /// From which stack.
        stack: u8,
    },
    /// Wanderlust: which disc comes with it (`Element`, `Pass`).
    WanderlustElement {
        /// Whose pawn.
        animal: Animal,
        /// The new tile.
        tile: Hex,
    },
    /// Wanderlust: on which corner of it (`Corner`).
    WanderlustCorner {
        /// Whose pawn.
        animal: Animal,
        /// The new tile.
        tile: Hex,
        /// Which disc.
        element: Element,
    },
    /// Wanderlust: how many cubes move onto the new tile, and from where (`Cubes`, `Pass`).
    Settle {
        /// Who moves.
        animal: Animal,
        /// The new tile.
        tile: Hex,
    },
    /// Migration: from which tile to move next (`Tile`, `Pass`).
    Migration {
        /// Whose pawn.
        animal: Animal,
        /// How many cubes may still move.
        left: u8,
        /// Where cubes have moved already.
        arrived: Arrivals,
    },
    /// Migration: where to, and how many (`Cubes`).
    MigrationTo {
        /// Whose pawn.
        animal: Animal,
        /// How many cubes may still move.
        left: u8,
        /// Where cubes have moved already.
        arrived: Arrivals,
        /// From where.
        from: Hex,
    },
    /// The arachnids' own elimination before Competition (`Cube`, `Pass`).
    Hunt,
    /// Competition: whose cube dies (`Cube`, `Pass`).
    Competition {
        /// Whose pawn.
        animal: Animal,
        /// The terrains on which it may still eliminate.
        left: TerrainSet,
    },
    /// Domination: which tile is scored (`Tile`, `Pass`).
    Domination {
        /// Whose pawn.
        animal: Animal,
    },
    /// Domination: which card the dominant animal takes (`Card`).
    TakeCard {
        /// Who takes it.
        animal: Animal,
        /// The tile that was scored.
        tile: Hex,
    },
    /// What a card asks.
    Card {
        /// Who took the card.
        animal: Animal,
        /// What it asks.
        ask: Ask,
    },
    /// Extinction: where the mammals save a cube (`Tile`).
    Save,
    /// Nothing: the game is over.
    Over,
}

/// What a card asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Aquatic: which tile (`Tile`).
    AquaticTile,
    /// Aquatic: which disc from the bag (`Element`).
    AquaticElement {
        /// The tile.
        tile: Hex,
    },
    /// Aquatic: on which corner of the tile (`Corner`).
    AquaticCorner {
        /// The tile.
        tile: Hex,
        /// The disc.
        element: Element,
    },
    /// Aquatic: how many cubes on the tile (`Cubes`, `Pass`).
    AquaticCubes {
        /// The tile.
        tile: Hex,
    },
    /// Biomass: whose cube dies on the first of these tiles (`Cube`).
    Biomass {
        /// The tiles that are left.
        tiles: HexSet,
    },
    /// Blight: which tile (`Tile`).
    BlightTile,
    /// Blight: which disc stays (`Corner`).
    BlightKeep {
        /// The tile.
        tile: Hex,
    },
    /// Catastrophe: which tile (`Tile`).
    CatastropheTile,
    /// Catastrophe: whose cube stays (`Animal`).
    CatastropheSurvivor {
        /// The tile.
        tile: Hex,
    },
    /// Catastrophe: whose cube dies on the first of these tiles (`Cube`).
    CatastropheAround {
        /// The tiles that are left.
        tiles: HexSet,
    },
    /// Disease: which disc the victim loses (`Element`).
    Disease {
        /// Who loses it.
        victim: Animal,
    },
    /// Evolution: which cube to replace (`Cube`, `Pass`).
    Evolution {
        /// Whose cubes were replaced already.
        replaced: AnimalSet,
    },
    /// Fecundity: where one more cube comes (`Tile`, `Everywhere`, `Pass`).
    Fecundity {
        /// The tiles that are still open.
        tiles: HexSet,
    },
    /// Fertile: which tile (`Tile`).
    Fertile,
    /// Habitat: which disc from the bag (`Element`).
    HabitatElement,
    /// Habitat: on which corner (`Corner`).
    HabitatCorner {
        /// The disc.
        element: Element,
    },
    /// Hibernation: how many cubes come back, and where (`Cubes`, `Pass`).
    Hibernation,
    /// Ice Sheet: which tile freezes (`Tile`).
    IceSheet,
    /// Immigrants: what the animal gives up (`Element`, `LosePawn`, `Eyeball`, `Cull`).
    Immigrants {
        /// Who gives it up.
        victim: Animal,
    },
    /// Instinct: where the pawn goes (`Eyeball`).
    Instinct,
    /// Mass Exodus: which tile (`Tile`).
    MassExodusTile,
    /// Mass Exodus: where cubes of this animal go, and how many (`Cubes`).
    MassExodusTo {
        /// Whose cubes.
        mover: Animal,
        /// From where.
        tile: Hex,
    },
    /// Metamorphosis: which disc for which (`Swap`).
    Metamorphosis,
    /// Predator: whose cube dies on the first of these tiles (`Cube`).
    Predator {
        /// The tiles that are left.
        tiles: HexSet,
    },
}

/// Where the cubes have gone that one Migration has moved: each moves once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Arrivals([Option<Hex>; 7]);

impl Arrivals {
    /// How many have come to this tile.
    pub fn at(&self, tile: Hex) -> u8 {
        self.0.iter().filter(|&&arrived| arrived == Some(tile)).count() as u8
    }

    /// How many have moved in all.
    pub fn len(&self) -> u8 {
        self.0.iter().flatten().count() as u8
    }

    /// Whether none has moved.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn add(&mut self, tile: Hex, count: u8) {
        let free = self.0.iter_mut().filter(|place| place.is_none());
        free.take(usize::from(count)).for_each(|place| *place = Some(tile));
    }

    pub(crate) fn tiles(&self) -> impl Iterator<Item = Hex> {
        self.0.iter().flatten().copied()
    }
}

impl Ask {
    /// The card that asks.
    pub fn card(&self) -> Card {
        match self {
            Ask::AquaticTile | Ask::AquaticElement { .. } | Ask::AquaticCorner { .. } | Ask::AquaticCubes { .. } => {
                Card::Aquatic
            }
            Ask::Biomass { .. } => Card::Biomass,
            Ask::BlightTile | Ask::BlightKeep { .. } => Card::Blight,
            Ask::CatastropheTile | Ask::CatastropheSurvivor { .. } | Ask::CatastropheAround { .. } => Card::Catastrophe,
            Ask::Disease { .. } => Card::Disease,
            Ask::Evolution { .. } => Card::Evolution,
            Ask::Fecundity { .. } => Card::Fecundity,
            Ask::Fertile => Card::Fertile,
            Ask::HabitatElement | Ask::HabitatCorner { .. } => Card::Habitat,
            Ask::Hibernation => Card::Hibernation,
            Ask::IceSheet => Card::IceSheet,
            Ask::Immigrants { .. } => Card::Immigrants,
            Ask::Instinct => Card::Instinct,
            Ask::MassExodusTile | Ask::MassExodusTo { .. } => Card::MassExodus,
            Ask::Metamorphosis => Card::Metamorphosis,
            Ask::Predator { .. } => Card::Predator,
        }
    }
}

impl Decision {
    /// The animal that decides.
    pub fn animal(&self) -> Option<Animal> {
        match *self {
            Decision::ChooseAnimal { .. } | Decision::Over => None,
            Decision::InsectBirth => Some(Animal::Insects),
            Decision::Hunt => Some(Animal::Arachnids),
            Decision::Save => Some(Animal::Mammals),
            Decision::Card { ask: Ask::Disease { victim } | Ask::Immigrants { victim }, .. } => Some(victim),
            Decision::Place { animal }
            | Decision::Initiative { animal }
            | Decision::Adaptation { animal }
            | Decision::Protect { animal, .. }
            | Decision::Abundance { animal }
            | Decision::AbundanceCorner { animal, .. }
            | Decision::Wasteland { animal }
            | Decision::Depletion { animal }
            | Decision::Glaciation { animal }
            | Decision::Speciation { animal, .. }
            | Decision::Births { animal, .. }
            | Decision::Wanderlust { animal }
            | Decision::WanderlustHex { animal, .. }
            | Decision::WanderlustElement { animal, .. }
            | Decision::WanderlustCorner { animal, .. }
            | Decision::Settle { animal, .. }
            | Decision::Migration { animal, .. }
            | Decision::MigrationTo { animal, .. }
            | Decision::Competition { animal, .. }
            | Decision::Domination { animal }
            | Decision::TakeCard { animal, .. }
            | Decision::Card { animal, .. } => Some(animal),
        }
    }

    /// Who decides; nobody when the game is over.
    pub fn seat(&self, board: &Board) -> Option<Seat> {
        match *self {
            Decision::ChooseAnimal { seat } => Some(seat),
            _ => self.animal().and_then(|animal| board.beast(animal).owner),
        }
    }

    /// The action of the display that is carried out.
    pub fn section(&self) -> Option<Section> {
        match self {
            Decision::ChooseAnimal { .. } | Decision::Place { .. } | Decision::Save | Decision::Over => None,
            Decision::Initiative { .. } => Some(Section::Initiative),
            Decision::Adaptation { .. } => Some(Section::Adaptation),
            Decision::Protect { .. } => Some(Section::Regression),
            Decision::Abundance { .. } | Decision::AbundanceCorner { .. } => Some(Section::Abundance),
            Decision::Wasteland { .. } => Some(Section::Wasteland),
            Decision::Depletion { .. } => Some(Section::Depletion),
            Decision::Glaciation { .. } => Some(Section::Glaciation),
            Decision::Speciation { .. } | Decision::Births { .. } | Decision::InsectBirth => Some(Section::Speciation),
            Decision::Wanderlust { .. }
            | Decision::WanderlustHex { .. }
            | Decision::WanderlustElement { .. }
            | Decision::WanderlustCorner { .. }
            | Decision::Settle { .. } => Some(Section::Wanderlust),
            Decision::Migration { .. } | Decision::MigrationTo { .. } => Some(Section::Migration),
            Decision::Hunt | Decision::Competition { .. } => Some(Section::Competition),
            Decision::Domination { .. } | Decision::TakeCard { .. } | Decision::Card { .. } => {
                Some(Section::Domination)
            }
        }
    }
}
