//! Whether a position read from outside can be one.

mod turns;

use pentarchy_game::{Corrupt, Seat, Seats};

use crate::game::Step;
use crate::player::Player;
use crate::setup::DESCRIPTION;
use crate::{ColourKingdoms, Die, Digit, Place, Row, Spell, Symbol};

/// More rounds than any game has.
const MOST_ROUNDS: u16 = 1000;

impl ColourKingdoms {
    pub(crate) fn soundness(&self) -> Result<(), Corrupt> {
        Corrupt::unless(DESCRIPTION.seats.contains(self.seats), format!("{} seats", self.seats))?;
        Corrupt::unless(self.first.index() < usize::from(self.seats), "the marker is with nobody")?;
        Corrupt::unless((1..=MOST_ROUNDS).contains(&self.round), format!("round {}", self.round))?;
        let strangers = self.players[usize::from(self.seats)..].iter().all(|player| *player == Player::default());
        Corrupt::unless(strangers, "a sheet of nobody")?;
        self.dice_are_possible()?;
        self.everybody().try_for_each(|seat| self.possessions_are_possible(seat))?;
        self.turns_are_possible()?;
        self.digits_are_possible()?;
        self.step_is_possible()
    }

    /// CK-10, CK-11: four dice inside the rim, none on another, in the kingdoms that they cover.
    fn dice_are_possible(&self) -> Result<(), Corrupt> {
        let board = self.map.board();
        for (die, thrown) in Die::ALL.into_iter().zip(&self.dice) {
            Corrupt::unless((2..=4).contains(&thrown.face), format!("{die} shows {}", thrown.face))?;
            Corrupt::unless(board.holds(thrown), format!("{die} is not in the box"))?;
            let kingdoms = board.lies_in(thrown.x, thrown.y, thrown.angle);
            Corrupt::unless(kingdoms == thrown.kingdoms, format!("{die} lies in other kingdoms"))?;
        }
        Corrupt::unless(!board.overlap(&self.dice), "dice lie on each other")
    }

    /// What a player has can have been gained before this round.
    fn possessions_are_possible(&self, seat: Seat) -> Result<(), Corrupt> {
        let player = self.player(seat);
        Corrupt::unless(player.sheet.is_sound(), format!("seat {seat} has a region of two colours"))?;
        Corrupt::unless(player.blots <= self.map.blots(), format!("seat {seat} has too many blots"))?;
        let before = player.sheet_before().painted();
        for spell in Spell::ALL {
            let gained = before.iter().filter(|&region| self.map.symbol(region) == Symbol::Spell(spell)).count();
            let at_start = usize::from(self.seats > 1);
            let possible = usize::from(player.spells[spell.index()]) <= gained + at_start;
            Corrupt::unless(possible, format!("seat {seat} has too many of {spell}"))?;
        }
        let complete = self.map.towers().iter().filter(|tower| tower.regions.iter().all(|&r| before.contains(r)));
        let drops: usize = player.drops.iter().map(|&drops| usize::from(drops)).sum();
        Corrupt::unless(drops <= complete.count(), format!("seat {seat} has too many drops"))
    }

    /// Digits are circled for what is achieved, and crossed out only in a game for one.
    fn digits_are_possible(&self) -> Result<(), Corrupt> {
        Corrupt::unless(self.crossed.is_sound(), "a digit is crossed out that is not there")?;
        Corrupt::unless(self.seats == 1 || self.crossed.is_empty(), "digits are crossed out only alone")?;
        let taken = |row, place| self.everybody().any(|seat| self.player(seat).circled.of(row) == Some(place));
        for row in Row::ALL {
            for seat in self.everybody() {
                let player = self.player(seat);
                let circled = player.circled.of(row);
                let achieved = circled.is_none() || row.achieved(&player.sheet_before(), &self.map);
                Corrupt::unless(achieved, format!("seat {seat} has circled {row} and not achieved it"))?;
                let crossed = circled.is_some_and(|place| self.crossed.contains(row, place));
                Corrupt::unless(!crossed, format!("a digit of {row} is circled and crossed out"))?;
            }
            let second =
                !taken(row, Place::Second) || taken(row, Place::First) || self.crossed.contains(row, Place::First);
            Corrupt::unless(second, format!("somebody is second in {row}, and nobody first"))?;
        }
        let last = Row::ThreeKingdoms;
        let both = !self.crossed.contains(last, Place::Second) || taken(last, Place::First);
        Corrupt::unless(both, "the last digit is crossed out")?;
        let ending = taken(last, Place::First) || self.crossed.contains(last, Place::First);
        Corrupt::unless(self.step == Step::Over || self.last_round == ending, "the last round is not known")
    }

    /// Somebody is asked, or the game is over.
    fn step_is_possible(&self) -> Result<(), Corrupt> {
        let blots_used = self.everybody().all(|seat| self.player(seat).blots == self.map.blots());
        match self.step {
            Step::Round => {
                let finished: Seats = self.everybody().filter(|&seat| self.player(seat).is_finished()).collect();
                Corrupt::unless(finished != Seats::first(self.seats), "the round should have ended")
            }
            Step::Cross => {
                Corrupt::unless(self.seats == 1, "digits are crossed out only alone")?;
                let digits = Row::ALL[..Row::COUNT - 1].iter().flat_map(|&row| Place::ALL.map(|place| (row, place)));
                let mut open = digits.filter(|&(row, place)| self.digit(Seat::FIRST, row, place) == Digit::Open);
                Corrupt::unless(open.next().is_some(), "there is nothing to cross out")
            }
            Step::Over => Corrupt::unless(self.last_round || blots_used, "the game is over too early"),
        }
    }

    /// How many dice are in the box when a round begins.
    pub(crate) fn dice_at_start(&self) -> usize {
        match self.seats {
            1 => Die::ALL.len() - usize::from((self.round - 1) % 4),
            2 if !ColourKingdoms::throws_in(self.seats, self.round) => 2,
            _ => Die::ALL.len(),
        }
    }
}
