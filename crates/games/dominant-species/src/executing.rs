//! Executing: the display from top to bottom, left to right, and what happens by itself between its actions.

use pentarchy_game::Events;

use crate::data::{COMPETITION, MIGRATION, SPECIATION};
use crate::event::Log;
use crate::{Animal, Arrivals, Decision, DominantSpecies, Event, Eyeball, Section, Terrain, TerrainSet};

/// What happens at one point of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A pawn is taken off this eyeball, if one stands there.
    Pawn(Eyeball),
    /// Animals lose elements.
    Regression,
    /// Tundra loses elements.
    Wasteland,
    /// The insects' own cube.
    InsectBirth,
    /// The arachnids' own elimination.
    Hunt,
    /// Endangered cubes die.
    Extinction,
    /// The Survival card; then the next turn, or the end.
    Reset,
}

/// The moments of a turn, in order (DS-27).
pub(crate) static MOMENTS: [Moment; 42] = {
    let mut moments = [Moment::Reset; 42];
    let mut found = 0;
    let mut i = 0;
    while i < Eyeball::ALL.len() {
        let eyeball = Eyeball::ALL[i];
        let first = eyeball.number() == 1;
        let alone = matches!(eyeball.section(), Section::Regression | Section::Glaciation);
        if first && matches!(eyeball.section(), Section::Competition) {
            moments[found] = Moment::Hunt;
            found += 1;
        }
        if first && matches!(eyeball.section(), Section::Regression) {
            moments[found] = Moment::Regression; // its pawns protect and are not carried out one by one
            found += 1;
        } else if first || !alone {
            moments[found] = Moment::Pawn(eyeball); // DS-45: of Glaciation only the first
            found += 1;
        }
        let after = match (eyeball.section(), eyeball.number()) {
            (Section::Wasteland, 1) => Some(Moment::Wasteland),
            (Section::Speciation, 6) => Some(Moment::InsectBirth),
            _ => None,
        };
        if let Some(moment) = after {
            moments[found] = moment;
            found += 1;
        }
        i += 1;
    }
    moments[found] = Moment::Extinction;
    assert!(found + 2 == moments.len());
    moments
};

impl DominantSpecies {
    /// Goes through the turn until somebody must decide.
    pub(crate) fn go_on<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) -> Decision {
        loop {
            let moment = MOMENTS[usize::from(self.next)];
            self.next += 1;
            let decision = match moment {
                Moment::Pawn(eyeball) => self.execute(eyeball, log),
                Moment::Regression => self.begin_regression(log),
                Moment::Wasteland => self.waste(log),
                Moment::InsectBirth => self.begin_insect_birth(),
                Moment::Hunt => self.begin_hunt(),
                Moment::Extinction => self.begin_extinction(log),
                Moment::Reset => self.reset(log),
            };
            if let Some(decision) = decision {
                return decision;
            }
        }
    }

    /// The moment that is under way.
    pub(crate) fn moment(&self) -> Option<Moment> {
        usize::from(self.next).checked_sub(1).and_then(|moment| MOMENTS.get(moment)).copied()
    }

    /// DS-27: the pawn goes back to its owner, who carries out the action.
    fn execute<E: Events<Event>>(&mut self, eyeball: Eyeball, log: &mut Log<'_, E>) -> Option<Decision> {
        let animal = self.board.take_pawn(eyeball)?;
        log.tell(Event::Executes { animal, eyeball });
        let icon = usize::from(eyeball.number()) - 1;
        Some(match eyeball.section() {
            Section::Initiative => Decision::Initiative { animal },
            Section::Adaptation => Decision::Adaptation { animal },
            Section::Regression => return None,
            Section::Abundance => Decision::Abundance { animal },
            Section::Wasteland => Decision::Wasteland { animal },
            Section::Depletion => Decision::Depletion { animal },
            Section::Glaciation => Decision::Glaciation { animal },
            Section::Speciation => Decision::Speciation { animal, element: SPECIATION[icon] },
            Section::Wanderlust => Decision::Wanderlust { animal },
            Section::Migration => Decision::Migration { animal, left: MIGRATION[icon], arrived: Arrivals::default() },
            Section::Competition => Decision::Competition { animal, left: competition(icon) },
            Section::Domination => Decision::Domination { animal },
        })
    }

    /// DS-4: an animal that is not in the game has no free icon either.
    pub(crate) fn plays(&self, animal: Animal) -> bool {
        self.board.beast(animal).owner.is_some()
    }
}

/// The terrains of a Competition: the two on the eyeball, and tundra.
pub(crate) fn competition(icon: usize) -> TerrainSet {
    COMPETITION[icon].into_iter().chain([Terrain::Tundra]).collect()
}
