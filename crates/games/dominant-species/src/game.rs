//! A game in progress, and how it keeps the contract.

use arrayvec::ArrayVec;
use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Effect, Events, Game, Outcome, Rulebook, Seat, Seats, Seed, Setup, Standings,
    Viewer,
};
use serde::{Deserialize, Serialize};

use crate::event::Log;
use crate::setup::{DESCRIPTION, Rules};
use crate::{Action, Board, Card, Decision, Event, Refusal, Terrain, View};

/// Dominant Species, with all that is hidden in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DominantSpecies {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    /// What the game waits for.
    pub(crate) decision: Decision,
    /// Which moment of the turn comes next: see `executing.rs`.
    pub(crate) next: u8,
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// What nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hidden {
    /// The chance that is still to come.
    pub(crate) seed: Seed,
    /// The last card is the top one.
    pub(crate) deck: ArrayVec<Card, 21>,
    pub(crate) stacks: [Pile; 3],
}

/// A stack of large tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pile {
    /// The last tile is the top one.
    pub(crate) tiles: ArrayVec<Terrain, 8>,
    /// Whether the top one lies open.
    pub(crate) open: bool,
}

impl Pile {
    /// The top tile, if it lies open.
    pub(crate) fn top(&self) -> Option<Terrain> {
        self.tiles.last().copied().filter(|_| self.open)
    }
}

/// What follows a decision: the next one of the same chain, or nothing, and the turn goes on.
pub(crate) type Step = Result<Option<Decision>, Refusal>;

impl DominantSpecies {
    /// DS-24: only whoever is asked decides.
    fn asked(&self, actor: Actor) -> Result<(), Refusal> {
        match self.decision.seat(&self.board) {
            _ if self.decision == Decision::Over => Err(Refusal::Over),
            Some(seat) if actor == Actor::Seat(seat) => Ok(()),
            _ => Err(Refusal::NotAsked(actor)),
        }
    }

    /// Carries out an answer and goes on to the next question.
    fn carry_out<E: Events<Event>>(&mut self, action: Action, log: &mut Log<'_, E>) -> Result<(), Refusal> {
        let next = self.answer(action, log)?;
        self.decision = match next {
            Some(decision) => decision,
            None => self.go_on(log),
        };
        Ok(())
    }

    /// DS-25: where only one answer is possible, nobody is asked.
    pub(crate) fn settle<E: Events<Event>>(&mut self, log: &mut Log<'_, E>) {
        while let Some(action) = self.sole_answer() {
            self.carry_out(action, log).expect("an answer that is listed is accepted");
        }
    }

    /// Whether there are surely several answers, at a glance: frequent questions with many answers need not be listed.
    fn has_choice(&self) -> bool {
        let (board, earth) = (&self.board, &self.board.earth);
        match self.decision {
            Decision::Place { .. } => board.pawns.vacant().len() > 1,
            Decision::AbundanceCorner { .. } => earth.vacant_corners().len() > 1,
            Decision::WanderlustHex { .. } => earth.shore().len() > 1,
            Decision::WanderlustCorner { tile, .. } => self.vacant_on(tile).len() > 1,
            Decision::TakeCard { .. } => board.cards.len() > 1,
            // One answer, or to pass.
            Decision::Domination { .. } => earth.tiles() != board.dominated,
            Decision::Initiative { .. } | Decision::Settle { .. } => true,
            Decision::WanderlustElement { .. } => !board.boxes.wanderlust.is_empty(),
            Decision::Adaptation { animal } => board.can_adapt(animal) && !board.boxes.adaptation.is_empty(),
            Decision::Speciation { element, animal } => {
                board.beast(animal).pool > 0 && !earth.elements(element).is_empty()
            }
            Decision::Births { animal, tiles } => board.beast(animal).pool > 0 && !tiles.is_empty(),
            Decision::Migration { animal, arrived, .. } => arrived.is_empty() && !earth.lands(animal).is_empty(),
            _ => false,
        }
    }

    fn sole_answer(&self) -> Option<Action> {
        if self.has_choice() {
            return None;
        }
        let mut found = None;
        let mut count = 0;
        self.options(&mut |action| {
            count += 1;
            found = Some(action);
        });
        found.filter(|_| count == 1)
    }

    /// How many answers there are.
    pub(crate) fn option_count(&self) -> usize {
        let mut count = 0;
        self.options(&mut |_| count += 1);
        count
    }

    /// Every answer to what is asked now.
    fn options(&self, out: &mut impl FnMut(Action)) {
        match self.decision {
            Decision::ChooseAnimal { .. } => self.animals_to_choose(out),
            Decision::Place { .. } => self.board.pawns.vacant().iter().map(Action::Eyeball).for_each(out),
            Decision::Initiative { .. } => self.initiative_options(out),
            Decision::Adaptation { animal } => self.adaptation_options(animal, out),
            Decision::Protect { animal, kept, .. } => self.protect_options(animal, kept, out),
            Decision::Abundance { .. } => self.abundance_options(out),
            Decision::AbundanceCorner { .. } => self.vacant_corner_options(out),
            Decision::Wasteland { .. } => self.wasteland_options(out),
            Decision::Depletion { .. } => self.depletion_options(out),
            Decision::Glaciation { .. } => {
                self.glaciation_options(out);
                out(Action::Pass);
            }
            Decision::Speciation { animal, element } => self.speciation_options(animal, element, out),
            Decision::Births { animal, tiles } => self.birth_options(animal, tiles, out),
            Decision::InsectBirth => self.insect_birth_options(out),
            Decision::Wanderlust { .. } => self.wanderlust_options(out),
            Decision::WanderlustHex { .. } => self.board.earth.shore().iter().map(Action::Tile).for_each(out),
            Decision::WanderlustElement { .. } => self.wanderlust_element_options(out),
            Decision::WanderlustCorner { tile, .. } => self.tile_corner_options(tile, out),
            Decision::Settle { animal, tile } => self.settle_options(animal, tile, out),
            Decision::Migration { animal, arrived, .. } => self.migration_options(animal, arrived, out),
            Decision::MigrationTo { animal, left, arrived, from } => {
                self.migration_targets(animal, left, arrived, from, out);
            }
            Decision::Hunt => self.hunt_options(out),
            Decision::Competition { animal, left } => self.competition_options(animal, left, out),
            Decision::Domination { .. } => self.domination_options(out),
            Decision::TakeCard { .. } => self.board.cards.iter().copied().map(Action::Card).for_each(out),
            Decision::Card { animal, ask } => self.card_options(animal, ask, out),
            Decision::Save => self.save_options(out),
            Decision::Over => {}
        }
    }

    /// One answer; nothing changes if it is refused.
    fn answer<E: Events<Event>>(&mut self, action: Action, log: &mut Log<'_, E>) -> Step {
        let decision = self.decision;
        if action == Action::Pass {
            return self.pass(decision, log);
        }
        match (decision, action) {
            (Decision::ChooseAnimal { seat }, Action::Animal(animal)) => self.choose_animal(seat, animal, log),
            (Decision::Place { animal }, Action::Eyeball(eyeball)) => self.place(animal, eyeball, log),
            (Decision::Initiative { animal }, Action::Eyeball(eyeball)) => self.take_initiative(animal, eyeball, log),
            (Decision::Initiative { animal }, Action::Advance) => self.advance_only(animal, log),
            (Decision::Adaptation { animal }, Action::Element(element)) => self.adapt(animal, element, log),
            (Decision::Protect { animal, left, kept }, Action::Element(element)) => {
                self.protect(animal, left, kept, element, log)
            }
            (Decision::Abundance { animal }, Action::Element(element)) => self.choose_abundance(animal, element),
            (Decision::AbundanceCorner { animal, element }, Action::Corner(corner)) => {
                self.put_abundance(animal, element, corner, log)
            }
            (Decision::Wasteland { animal }, Action::Element(element)) => self.spare(animal, element, log),
            (Decision::Depletion { .. }, Action::Corner(corner)) => self.deplete(corner, log),
            (Decision::Glaciation { animal }, Action::Tile(tile)) => self.glaciate(animal, tile, log),
            (Decision::Speciation { animal, element }, Action::Corner(corner)) => {
                self.choose_speciation(animal, element, corner)
            }
            (Decision::Births { animal, tiles }, Action::Cubes { tile, count }) => {
                self.speciate(animal, tiles, tile, count, log)
            }
            (Decision::InsectBirth, Action::Tile(tile)) => self.insect_birth(tile, log),
            (Decision::Wanderlust { animal }, Action::Stack(stack)) => self.choose_stack(animal, stack),
            (Decision::WanderlustHex { animal, stack }, Action::Tile(hex)) => self.lay_tile(animal, stack, hex, log),
            (Decision::WanderlustElement { animal, tile }, Action::Element(element)) => {
                self.choose_wanderlust_element(animal, tile, element)
            }
            (Decision::WanderlustCorner { animal, tile, element }, Action::Corner(corner)) => {
                self.put_wanderlust(animal, tile, element, corner, log)
            }
            (Decision::Settle { animal, tile }, Action::Cubes { tile: from, count }) => {
                self.settle_cubes(animal, tile, from, count, log)
            }
            (Decision::Migration { animal, left, arrived }, Action::Tile(from)) => {
                self.migrate_from(animal, left, arrived, from)
            }
            (Decision::MigrationTo { animal, left, arrived, from }, Action::Cubes { tile, count }) => {
                self.migrate(animal, left, arrived, from, tile, count, log)
            }
            (Decision::Hunt, Action::Cube { tile, animal }) => self.hunt(tile, animal, log),
            (Decision::Competition { animal, left }, Action::Cube { tile, animal: rival }) => {
                self.compete(animal, left, tile, rival, log)
            }
            (Decision::Domination { .. }, Action::Tile(tile)) => self.dominate(tile, log),
            (Decision::TakeCard { animal, tile }, Action::Card(card)) => self.take_card(animal, tile, card, log),
            (Decision::Card { animal, ask }, action) => self.answer_card(animal, ask, action, log),
            (Decision::Save, Action::Tile(tile)) => self.save(tile, log),
            _ => Err(Refusal::NoAnswer),
        }
    }

    /// DS-28: nothing, or nothing more, where that is allowed.
    fn pass<E: Events<Event>>(&mut self, decision: Decision, log: &mut Log<'_, E>) -> Step {
        let next = match decision {
            Decision::Protect { animal, kept, .. } => self.next_protection(Some(animal), kept, log),
            Decision::WanderlustElement { animal, tile } => {
                self.tell_pass(decision, log);
                return Ok(self.finish_tile(animal, tile, log));
            }
            Decision::Settle { animal, tile } => self.next_settler(Some(animal), tile),
            Decision::Initiative { .. }
            | Decision::Adaptation { .. }
            | Decision::Abundance { .. }
            | Decision::Wasteland { .. }
            | Decision::Depletion { .. }
            | Decision::Glaciation { .. }
            | Decision::Speciation { .. }
            | Decision::Births { .. }
            | Decision::InsectBirth
            | Decision::Wanderlust { .. }
            | Decision::Migration { .. }
            | Decision::Hunt
            | Decision::Competition { .. }
            | Decision::Domination { .. } => None,
            Decision::Card { ask, .. } if ask.optional() => None,
            _ => return Err(Refusal::NoAnswer),
        };
        self.tell_pass(decision, log);
        Ok(next)
    }

    fn tell_pass<E: Events<Event>>(&self, decision: Decision, log: &mut Log<'_, E>) {
        if let Some(animal) = decision.animal() {
            log.tell(Event::Passed { animal, section: decision.section() });
        }
    }
}

impl Game for DominantSpecies {
    const DESCRIPTION: Description = DESCRIPTION;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn rulebook() -> Rulebook {
        Rulebook { english: include_str!("../rules/en.md"), russian: include_str!("../rules/ru.md") }
    }

    fn start(setup: &Setup, seed: &Seed) -> DominantSpecies {
        DominantSpecies::set_up(Rules::of(setup), setup.seats(), *seed)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaiting(&self) -> Seats {
        self.decision.seat(&self.board).map_or(Seats::NONE, Seats::only)
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        if self.asked(actor).is_ok() {
            self.options(&mut |action| out.push(action));
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        self.asked(actor)?;
        let mut log = Log::new(events);
        self.carry_out(*action, &mut log)?;
        self.settle(&mut log);
        Ok(if log.revealed { Effect::Revealed } else { Effect::Quiet })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed(viewer)
    }

    fn sample(&self, _: Seat, dice: &mut Dice) -> DominantSpecies {
        self.sampled(dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.decision == Decision::Over).then(|| self.ranking())
    }

    fn standings(&self) -> Option<Standings> {
        (self.decision == Decision::Over).then(|| self.explained())
    }

    fn check(&self) -> Result<(), Corrupt> {
        self.soundness()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DS-25: whoever is asked has something to choose, and what is said at a glance to be a choice is one.
    #[test]
    fn whoever_is_asked_has_a_choice() {
        let mut at_a_glance = 0;
        for number in 0..40 {
            let setup = DESCRIPTION.plain(2 + number % 5).unwrap();
            let seed = Seed::from(u64::from(number));
            let (mut game, mut dice) = (DominantSpecies::start(&setup, &seed), seed.dice(u64::MAX));
            let mut options = Vec::new();
            while let Some(seat) = game.awaiting().iter().next() {
                options.clear();
                game.legal(seat.into(), &mut options);
                assert!(options.len() > 1, "{:?}", game.decision);
                at_a_glance += u32::from(game.has_choice());
                game.apply(seat.into(), dice.pick(&options).unwrap(), &mut ()).unwrap();
            }
        }
        assert!(at_a_glance > 10_000, "{at_a_glance}");
    }
}
