//! Whether a position read from outside can be one: every component once, every decision possible.

mod decision;
mod ledger;

use pentarchy_game::{Corrupt, Seats};

use crate::data::{DISCS, LAST_TURN, MOST_ELEMENTS, MOST_PAWNS, SPACES, START_TILES, TUNDRA_TILES, equipment};
use crate::executing::MOMENTS;
use crate::setup::Assignment;
use crate::{Animal, AnimalSet, Beast, Card, Decision, DominantSpecies, Element, Hex, Hibernating, Terrain};

type Verdict = Result<(), Corrupt>;

impl DominantSpecies {
    pub(crate) fn soundness(&self) -> Verdict {
        Corrupt::unless(self.rules.seats().contains(self.seats), "too few or too many players")?;
        Corrupt::unless((1..=LAST_TURN).contains(&self.board.turn), "a turn that never comes")?;
        Corrupt::unless(usize::from(self.next) <= MOMENTS.len(), "a moment that never comes")?;
        self.owners_are_possible()?;
        self.animals_are_possible()?;
        self.every_disc_once()?;
        self.every_tile_once()?;
        self.every_card_once()?;
        self.ledger_adds_up()?;
        self.decision_is_possible()
    }

    fn choosing(&self) -> bool {
        matches!(self.decision, Decision::ChooseAnimal { .. })
    }

    /// Everybody has as many animals as the others, or one less while they choose.
    fn owners_are_possible(&self) -> Verdict {
        let playing = self.board.playing();
        let (count, seats) = (playing.len(), usize::from(self.seats));
        let all = self.rules.animal_count(self.seats);
        if self.choosing() {
            Corrupt::unless(self.rules.assignment == Assignment::Chosen && count < all, "nothing to choose")?;
        } else {
            Corrupt::unless(count == all, "too few or too many animals")?;
        }
        let mut owned = 0;
        for seat in Seats::first(self.seats).iter() {
            let own = playing.iter().filter(|&animal| self.board.beast(animal).owner == Some(seat)).count();
            let turn = count / seats + usize::from(seat.index() < count % seats);
            Corrupt::unless(own == turn, "a player has too few or too many animals")?;
            owned += own;
        }
        Corrupt::unless(owned == count, "an animal of nobody at the table")?;
        if let Decision::ChooseAnimal { seat } = self.decision {
            Corrupt::unless(seat.index() == count % seats, "another player chooses")?;
        }
        Ok(())
    }

    fn animals_are_possible(&self) -> Verdict {
        let playing = self.board.playing();
        let (_, cubes) = equipment(playing.len());
        for animal in Animal::ALL {
            let beast = self.board.beast(animal);
            if self.choosing() || !playing.contains(animal) {
                let unused = Beast { owner: beast.owner, ..Beast::default() };
                let placed = self.board.pawns.standing().any(|(_, other)| other == animal);
                let nowhere = self.board.earth.lands(animal).is_empty() && !placed;
                Corrupt::unless(*beast == unused && nowhere, "an animal that does not play has something")?;
                continue;
            }
            let room = u32::from(MOST_ELEMENTS - animal.printed());
            Corrupt::unless(beast.discs.len() <= room, "an animal has too many elements")?;
            let population = self.board.earth.population_of(animal);
            let counted = population + u16::from(beast.pool) + u16::from(beast.eliminated);
            Corrupt::unless(counted == u16::from(cubes) - 1, "an animal has too few or too many cubes")?;
            let pawns = beast.pawns <= MOST_PAWNS && self.board.pawns_of(animal) <= MOST_PAWNS;
            Corrupt::unless(pawns, "an animal has too many pawns")?;
        }
        let order: AnimalSet = self.board.initiative.iter().copied().collect();
        let expected = if self.choosing() { AnimalSet::EMPTY } else { playing };
        let once = order == expected && self.board.initiative.len() == expected.len();
        Corrupt::unless(once, "an animal is not on the initiative track, or twice")
    }

    fn every_disc_once(&self) -> Verdict {
        let boxes = self.board.boxes.all();
        Corrupt::unless(boxes.iter().all(|discs| discs.len() <= u32::from(SPACES)), "too many discs in a box")?;
        for element in Element::ALL {
            let boxed: u32 = boxes.iter().map(|discs| u32::from(discs.of(element))).sum();
            let adapted: u32 = self.board.animals.iter().map(|beast| u32::from(beast.discs.of(element))).sum();
            let lying = self.board.earth.elements(element).len() as u32;
            let all = boxed + adapted + lying + u32::from(self.board.bag.of(element));
            Corrupt::unless(all == u32::from(DISCS), "a disc is missing, or there is one too many")?;
        }
        Ok(())
    }

    fn every_tile_once(&self) -> Verdict {
        let earth = &self.board.earth;
        let mut counts = [0u8; Terrain::ALL.len()];
        let stacked = self.hidden.stacks.iter().flat_map(|pile| pile.tiles.iter().copied());
        let laid = earth.tiles().iter().filter_map(|hex| earth.printed(hex));
        stacked.chain(laid).for_each(|terrain| counts[terrain.index()] += 1);
        let whole = Terrain::ALL.into_iter().all(|terrain| counts[terrain.index()] == terrain.tiles());
        Corrupt::unless(whole, "a tile is missing, or there is one too many")?;
        let open = self.hidden.stacks.iter().all(|pile| !pile.open || !pile.tiles.is_empty());
        Corrupt::unless(open, "an empty stack can't lie open")?;
        let first = START_TILES.iter().all(|&(hex, _)| earth.tiles().contains(hex));
        let joined = earth.tiles().iter().all(|tile| !self.around(tile).is_empty());
        Corrupt::unless(first && joined, "a tile lies apart from the earth")?;
        let frozen = earth.tundra().contains(Hex::CENTRE) && earth.tundra().len() <= TUNDRA_TILES;
        Corrupt::unless(frozen, "too few or too many tiles of tundra")?;
        let chosen = self.board.dominated.without(earth.tiles()).is_empty();
        Corrupt::unless(chosen, "a Domination without a tile")?;
        match self.board.hibernating {
            None => Ok(()),
            Some(Hibernating { animal, tile, cubes }) => {
                let possible = self.plays(animal) && earth.tiles().contains(tile) && (1..=5).contains(&cubes);
                Corrupt::unless(possible && self.taken(Card::Hibernation), "nobody can hibernate like that")
            }
        }
    }

    /// Whether the card has left the game.
    pub(crate) fn taken(&self, card: Card) -> bool {
        !self.board.cards.contains(&card) && !self.hidden.deck.contains(&card)
    }

    /// No card twice, and the Ice Age comes last.
    fn every_card_once(&self) -> Verdict {
        let mut seen = 0u32;
        for card in self.board.cards.iter().chain(&self.hidden.deck) {
            Corrupt::unless(seen >> card.index() & 1 == 0, "a card is there twice")?;
            seen |= 1 << card.index();
        }
        let bottom = self.hidden.deck.first().is_none_or(|&card| card == Card::IceAge);
        Corrupt::unless(bottom, "the Ice Age is not at the bottom")?;
        Corrupt::unless(self.board.ice_age == self.taken(Card::IceAge), "the Ice Age came without its card")
    }
}
