//! Whether what a position read from outside waits for can be decided there.

use pentarchy_game::Corrupt;

use crate::data::{MIGRATION, SPECIATION};
use crate::executing::{Moment, competition};
use crate::{Animal, Ask, Decision, DominantSpecies, ElementSet, Eyeball, Hex};

impl DominantSpecies {
    /// It is its time, it concerns things that are there, and there are at least two answers (DS-25).
    pub(crate) fn decision_is_possible(&self) -> Result<(), Corrupt> {
        Corrupt::unless(self.is_its_time(), "a decision at the wrong time")?;
        Corrupt::unless(self.is_about_something(), "a decision about nothing")?;
        if self.decision == Decision::Over {
            return Ok(());
        }
        let asked = self.decision.seat(&self.board).is_some_and(|seat| seat.index() < usize::from(self.seats));
        Corrupt::unless(asked, "nobody to decide")?;
        Corrupt::unless(self.option_count() > 1, "nothing to decide")
    }

    fn is_its_time(&self) -> bool {
        match self.decision {
            Decision::ChooseAnimal { .. } => {
                let board = &self.board;
                self.next == 0
                    && board.turn == 1
                    && board.ledger.awards.is_empty()
                    && board.pawns.standing().count() == 0
            }
            Decision::Place { .. } => self.next == 0,
            Decision::Protect { .. } => self.moment() == Some(Moment::Regression),
            Decision::InsectBirth => self.moment() == Some(Moment::InsectBirth),
            Decision::Hunt => self.moment() == Some(Moment::Hunt),
            Decision::Save => self.moment() == Some(Moment::Extinction),
            Decision::Over => self.moment() == Some(Moment::Reset),
            decision => match self.moment() {
                Some(Moment::Pawn(eyeball)) => decision.section() == Some(eyeball.section()) && self.fits_icon(eyeball),
                _ => false,
            },
        }
    }

    /// What the eyeball shows is what may be done.
    fn fits_icon(&self, eyeball: Eyeball) -> bool {
        let icon = usize::from(eyeball.number()) - 1;
        match self.decision {
            Decision::Speciation { element, .. } => SPECIATION[icon] == element,
            Decision::Migration { left, arrived, .. } | Decision::MigrationTo { left, arrived, .. } => {
                left > 0 && MIGRATION[icon].checked_sub(left) == Some(arrived.len())
            }
            Decision::Competition { left, .. } => left.without(competition(icon)).is_empty(),
            _ => true,
        }
    }

    fn is_about_something(&self) -> bool {
        let board = &self.board;
        let there = |tile: Hex| board.earth.tiles().contains(tile);
        let has_pawn = |animal: Animal| board.beast(animal).pawns > 0;
        match self.decision {
            Decision::Place { animal } | Decision::Initiative { animal } => has_pawn(animal),
            Decision::Protect { animal, left, kept } => {
                // Those further down the food chain have not protected anything yet.
                let early = kept[animal.index() + 1..].iter().all(|kept| *kept == ElementSet::EMPTY);
                early && (1..=3).contains(&left)
            }
            Decision::AbundanceCorner { element, .. } => board.boxes.abundance.of(element) > 0,
            Decision::Births { tiles, .. } => tiles.without(board.earth.tiles()).is_empty(),
            Decision::WanderlustHex { stack, .. } => {
                self.hidden.stacks.get(usize::from(stack)).is_some_and(|pile| pile.top().is_some())
            }
            Decision::WanderlustElement { tile, .. } => there(tile) && !self.vacant_on(tile).is_empty(),
            Decision::WanderlustCorner { tile, element, .. } => there(tile) && board.boxes.wanderlust.of(element) > 0,
            Decision::Settle { tile, .. } => there(tile),
            Decision::Migration { arrived, .. } | Decision::MigrationTo { arrived, .. } => arrived.tiles().all(there),
            Decision::TakeCard { animal, tile } => there(tile) && board.dominant(tile) == Some(animal),
            Decision::Card { animal, ask } => self.plays(animal) && self.taken(ask.card()) && self.can_ask(animal, ask),
            _ => true,
        }
    }

    /// Whether the card can ask this.
    fn can_ask(&self, you: Animal, ask: Ask) -> bool {
        let board = &self.board;
        let there = |tile: Hex| board.earth.tiles().contains(tile);
        let beast = board.beast(you);
        match ask {
            Ask::AquaticElement { tile } => there(tile) && !self.vacant_on(tile).is_empty(),
            Ask::AquaticCorner { tile, element } => there(tile) && board.bag.of(element) > 0,
            Ask::AquaticCubes { tile } => there(tile),
            Ask::Biomass { tiles } | Ask::CatastropheAround { tiles } => {
                tiles.iter().all(|tile| !board.earth.animals(tile).is_empty())
            }
            Ask::Predator { tiles } => tiles.without(self.shared(you)).is_empty(),
            Ask::Evolution { replaced } => replaced.len() < 2 && beast.pool > 0,
            Ask::Fecundity { tiles } => tiles.without(board.earth.lands(you)).is_empty() && beast.pool > 0,
            Ask::HabitatCorner { element } => board.bag.of(element) > 0,
            Ask::Instinct => beast.pawns > 0,
            Ask::CatastropheSurvivor { tile } | Ask::BlightKeep { tile } | Ask::MassExodusTo { tile, .. } => {
                there(tile)
            }
            _ => true,
        }
    }
}
