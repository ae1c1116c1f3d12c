//! What the house does at a table: it minds the clocks, notes who is gone, and moves the bots.

use pentarchy_game::{Actor, Seat, Seats};

use crate::consultation::{BotMove, Consultation};
use crate::{Entry, Hand, Millis, Person, PersonId, Stage, Table, TableError};

/// What the house has to do at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Carry out what everybody has agreed to take back.
    Undo,
    /// Do what the game's own clock says.
    Bell,
    /// Note that a player's time is up.
    TimeUp(Seat),
}

impl Table {
    /// When the house has to do something next, and what. [`Table::due`] gives the entries when the time has come.
    pub fn next_deadline(&self) -> Option<(Millis, Due)> {
        if self.agreed().is_some() {
            return Some((self.at, Due::Undo));
        }
        let bell = self.clocks.bell().map(|(at, _)| (at, Due::Bell));
        let players = self.clocks.deadlines().map(|(at, seat)| (at, Due::TimeUp(seat)));
        bell.into_iter().chain(players).min_by_key(|&(at, _)| at)
    }

    /// What the house is to store now because of the clocks; nothing while there is time left.
    pub fn due(&self, now: Millis) -> Vec<Entry> {
        if let Some(keep) = self.agreed() {
            return vec![Entry::TakenBack { keep, by: None }];
        }
        if let Some((at, action)) = self.clocks.bell()
            && at <= now
        {
            return vec![Entry::Acted { by: Actor::House, hand: Hand::House, action: action.clone() }];
        }
        let over = self.clocks.deadlines().filter(|&(at, _)| at <= now);
        over.map(|(_, seat)| Entry::TimeUp { seat }).collect()
    }

    /// What everybody who is still here has agreed to, now that others have left.
    fn agreed(&self) -> Option<u32> {
        let asked = self.asked.as_ref().filter(|_| self.stage == Stage::Playing)?;
        self.voters().iter().all(|voter| asked.agreed.contains(voter)).then_some(asked.keep)
    }

    /// What is to be stored when somebody is found to be gone for good, or to be back.
    pub fn presence(&self, person: &PersonId, here: bool) -> Vec<Entry> {
        let Some(member) = self.member(person).filter(|_| !self.is_over()) else { return Vec::new() };
        let matters = member == self.host || !self.seats_of(member).is_empty();
        match (here, self.is_away(member)) {
            (true, true) => vec![Entry::Back { person: person.clone() }],
            (false, false) if matters => vec![Entry::Away { person: person.clone() }],
            _ => Vec::new(),
        }
    }

    /// What is to be stored when the house opens again and has been closed since then.
    pub fn slept(&self, from: Millis) -> Vec<Entry> {
        let ticking = self.clocks.bell().is_some() || !self.clocks.running().is_empty();
        if ticking { vec![Entry::Slept { from }] } else { Vec::new() }
    }

    /// What is to be stored when the house closes a table that nobody will finish.
    pub fn close(&self) -> Vec<Entry> {
        if self.is_over() { Vec::new() } else { vec![Entry::Closed] }
    }

    /// What is to be stored when a person's seat is given to another: the same player on another device.
    pub fn hand_over(&self, seat: Seat, to: &Person) -> Result<Vec<Entry>, TableError> {
        if seat.index() >= self.chairs.len() {
            return Err(TableError::NoSuchSeat { seat });
        }
        match self.holder(seat) {
            _ if self.is_over() => Err(TableError::Over),
            None => Err(TableError::SeatOpen { seat }),
            Some(holder) if self.person(holder) == Some(&to.id) => Ok(Vec::new()),
            Some(_) => Ok(vec![Entry::Sat { seat, person: to.id.clone(), name: to.name.clone() }]),
        }
    }

    /// The seats that bots must decide for now.
    pub fn bots_to_move(&self) -> Seats {
        self.awaiting().iter().filter(|&seat| self.bot_at(seat).is_some()).collect()
    }

    /// Of the seats that bots must decide for, the one that has waited longest.
    pub fn next_bot(&self) -> Option<Seat> {
        self.bots_to_move().iter().min_by_key(|seat| self.marks[seat.index()])
    }

    /// The question to the bot of a seat, to be answered somewhere else; nothing if no bot must decide there.
    pub fn consult(&self, seat: Seat) -> Option<Consultation> {
        let level = self.bot_at(seat).filter(|_| self.awaiting().contains(seat))?;
        Some(Consultation::new(self, seat, level))
    }

    /// What is to be stored for a bot's decision, if it is still asked for.
    pub fn bot_move(&self, decided: &BotMove) -> Result<Vec<Entry>, TableError> {
        let course = self.playing()?;
        let seat = decided.seat;
        if self.bot_at(seat).is_none() {
            return Err(TableError::NoBot { seat });
        }
        self.fresh(seat, decided.seen)?;
        let action = self.listed.game.action(&decided.action)?;
        course.check(seat.into(), &action)?;
        Ok(vec![Entry::Acted { by: Actor::Seat(seat), hand: Hand::Bot, action }])
    }
}
