//! The dominance cards: one small function each, in files by theme.
//!
//! DS-63: a card is carried out as far as possible; only what it grants "up to" may be declined. "You" is the animal
//! that took it.

mod deaths;
mod elements;
mod growth;
mod immigrants;
mod land;
mod pawns;
mod points;

use pentarchy_game::Events;

use crate::event::Log;
use crate::game::Step;
use crate::{Action, Animal, Ask, Card, Decision, DominantSpecies, Event, Hex, HexSet, Refusal};

impl Ask {
    /// Whether the answer may be nothing.
    pub(crate) fn optional(self) -> bool {
        matches!(self, Ask::AquaticCubes { .. } | Ask::Evolution { .. } | Ask::Fecundity { .. } | Ask::Hibernation)
    }
}

impl DominantSpecies {
    /// Carries out a card as far as nothing is to be decided.
    pub(crate) fn play<E: Events<Event>>(
        &mut self,
        you: Animal,
        card: Card,
        scored: Hex,
        log: &mut Log<'_, E>,
    ) -> Option<Decision> {
        let ask = match card {
            Card::Aquatic => self.aquatic(you),
            Card::Biodiversity => self.biodiversity(you, log),
            Card::Biomass => self.biomass(),
            Card::Blight => Some(Ask::BlightTile),
            Card::Catastrophe => Some(Ask::CatastropheTile),
            Card::ColdSnap => self.cold_snap(you, log),
            Card::Disease => self.disease(you, None),
            Card::Ecodiversity => self.ecodiversity(you, log),
            Card::Evolution => self.evolution(you),
            Card::Fecundity => self.fecundity(you),
            Card::Fertile => self.fertile(you),
            Card::Habitat => self.habitat(),
            Card::Hibernation => self.hibernation(you),
            Card::IceAge => self.ice_age(log),
            Card::IceSheet => self.ice_sheet(),
            Card::Immigrants => self.immigrants(None),
            Card::Instinct => self.instinct(you),
            Card::Intelligence => self.intelligence(you, log),
            Card::MassExodus => Some(Ask::MassExodusTile),
            Card::Metamorphosis => self.metamorphosis(you),
            Card::NicheBiomes => self.niche_biomes(you, scored, log),
            Card::Nocturnal => self.nocturnal(you, log),
            Card::Omnivore => self.omnivore(you, log),
            Card::Parasitism => self.parasitism(you, log),
            Card::Predator => self.predator(you),
            Card::Symbiotic => self.symbiotic(you, log),
        };
        ask.map(|ask| Decision::Card { animal: you, ask })
    }

    pub(crate) fn card_options(&self, you: Animal, ask: Ask, out: &mut impl FnMut(Action)) {
        match ask {
            Ask::AquaticTile => self.waters().iter().map(Action::Tile).for_each(&mut *out),
            Ask::AquaticElement { .. } | Ask::HabitatElement => {
                self.board.bag.types().iter().map(Action::Element).for_each(&mut *out);
            }
            Ask::AquaticCorner { tile, .. } => self.tile_corner_options(tile, out),
            Ask::AquaticCubes { tile } => {
                (1..=self.most_aquatic(you)).for_each(|count| out(Action::Cubes { tile, count }));
            }
            Ask::Biomass { tiles } | Ask::CatastropheAround { tiles } => self.victim_options(None, tiles, out),
            Ask::Predator { tiles } => self.victim_options(Some(you), tiles, out),
            Ask::BlightTile | Ask::CatastropheTile | Ask::MassExodusTile => {
                self.board.earth.tiles().iter().map(Action::Tile).for_each(&mut *out);
            }
            Ask::BlightKeep { tile } => self.discs_on(tile).iter().map(Action::Corner).for_each(&mut *out),
            Ask::CatastropheSurvivor { tile } => {
                self.board.earth.animals(tile).iter().map(Action::Animal).for_each(&mut *out);
            }
            Ask::Disease { victim } => {
                self.board.beast(victim).discs.types().iter().map(Action::Element).for_each(&mut *out);
            }
            Ask::Evolution { replaced } => self.evolution_options(you, replaced, out),
            Ask::Fecundity { tiles } => self.fecundity_options(you, tiles, out),
            Ask::Fertile => self.board.earth.lands(you).iter().map(Action::Tile).for_each(&mut *out),
            Ask::HabitatCorner { .. } => self.vacant_corner_options(out),
            Ask::Hibernation => self.hibernation_options(you, out),
            Ask::IceSheet => self.glaciation_options(out),
            Ask::Immigrants { victim } => self.immigrants_options(victim, out),
            Ask::Instinct => self.board.pawns.vacant().iter().map(Action::Eyeball).for_each(&mut *out),
            Ask::MassExodusTo { mover, tile } => self.exodus_options(mover, tile, out),
            Ask::Metamorphosis => self.metamorphosis_options(you, out),
        }
        if ask.optional() {
            out(Action::Pass);
        }
    }

    pub(crate) fn answer_card<E: Events<Event>>(
        &mut self,
        you: Animal,
        ask: Ask,
        action: Action,
        log: &mut Log<'_, E>,
    ) -> Step {
        let next = match (ask, action) {
            (Ask::AquaticTile, Action::Tile(tile)) => self.aquatic_tile(you, tile),
            (Ask::AquaticElement { tile }, Action::Element(element)) => self.aquatic_element(tile, element),
            (Ask::AquaticCorner { tile, element }, Action::Corner(corner)) => {
                self.aquatic_corner(you, tile, element, corner, log)
            }
            (Ask::AquaticCubes { tile }, Action::Cubes { tile: on, count }) => {
                self.aquatic_cubes(you, tile, on, count, log)
            }
            (Ask::Biomass { tiles }, Action::Cube { tile, animal }) => {
                let left = self.one_victim(Card::Biomass, None, tiles, tile, animal, log)?;
                Ok(left.map(|tiles| Ask::Biomass { tiles }))
            }
            (Ask::CatastropheAround { tiles }, Action::Cube { tile, animal }) => {
                let left = self.one_victim(Card::Catastrophe, None, tiles, tile, animal, log)?;
                Ok(left.map(|tiles| Ask::CatastropheAround { tiles }))
            }
            (Ask::Predator { tiles }, Action::Cube { tile, animal }) => {
                let left = self.one_victim(Card::Predator, Some(you), tiles, tile, animal, log)?;
                Ok(left.map(|tiles| Ask::Predator { tiles }))
            }
            (Ask::BlightTile, Action::Tile(tile)) => self.blight_tile(tile),
            (Ask::BlightKeep { tile }, Action::Corner(corner)) => self.blight_keep(tile, corner, log),
            (Ask::CatastropheTile, Action::Tile(tile)) => self.catastrophe_tile(tile),
            (Ask::CatastropheSurvivor { tile }, Action::Animal(animal)) => self.catastrophe_survivor(tile, animal, log),
            (Ask::Disease { victim }, Action::Element(element)) => self.fall_ill(you, victim, element, log),
            (Ask::Evolution { replaced }, Action::Cube { tile, animal }) => {
                self.evolve(you, replaced, tile, animal, log)
            }
            (Ask::Fecundity { tiles }, Action::Tile(tile)) => self.multiply(you, tiles, tile, log),
            (Ask::Fecundity { tiles }, Action::Everywhere) => self.multiply_everywhere(you, tiles, log),
            (Ask::Fertile, Action::Tile(tile)) => self.fertile_tile(you, tile, log),
            (Ask::HabitatElement, Action::Element(element)) => self.habitat_element(element),
            (Ask::HabitatCorner { element }, Action::Corner(corner)) => self.habitat_corner(you, element, corner, log),
            (Ask::Hibernation, Action::Cubes { tile, count }) => self.hibernate(you, tile, count, log),
            (Ask::IceSheet, Action::Tile(tile)) => return self.glaciate(you, tile, log),
            (Ask::Immigrants { victim }, _) => self.make_room(victim, action, log),
            (Ask::Instinct, Action::Eyeball(eyeball)) => self.follow_instinct(you, eyeball, log),
            (Ask::MassExodusTile, Action::Tile(tile)) => self.exodus_tile(tile),
            (Ask::MassExodusTo { mover, tile }, Action::Cubes { tile: to, count }) => {
                self.drive_out(mover, tile, to, count, log)
            }
            (Ask::Metamorphosis, Action::Swap { give, take }) => self.metamorphose(you, give, take, log),
            _ => Err(Refusal::NoAnswer),
        };
        Ok(next?.map(|ask| Decision::Card { animal: you, ask }))
    }

    /// DS-64: on the first of the tiles, one cube of anybody, or of anybody but `you`.
    fn victim_options(&self, you: Option<Animal>, tiles: HexSet, out: &mut impl FnMut(Action)) {
        if let Some(tile) = tiles.first() {
            let victims = self.board.earth.animals(tile).iter().filter(|&animal| Some(animal) != you);
            victims.for_each(|animal| out(Action::Cube { tile, animal }));
        }
    }

    /// DS-64: a cube dies on the first of the tiles; the tiles that are left.
    fn one_victim<E: Events<Event>>(
        &mut self,
        card: Card,
        you: Option<Animal>,
        mut tiles: HexSet,
        tile: Hex,
        animal: Animal,
        log: &mut Log<'_, E>,
    ) -> Result<Option<HexSet>, Refusal> {
        let lives = self.board.earth.cubes(tile, animal) > 0;
        if tiles.first() != Some(tile) || !lives || you == Some(animal) {
            return Err(Refusal::Card(card));
        }
        self.kill(animal, tile, 1, log);
        tiles.remove(tile);
        Ok(Some(tiles).filter(|tiles| !tiles.is_empty()))
    }
}

/// What a card asks next, or why not.
pub(crate) type Asked = Result<Option<Ask>, Refusal>;
