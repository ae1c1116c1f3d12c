//! What is known of a table.

use pentarchy_game::{AnyGame, AnyState, Outcome, Record, Seat, Seats, Seed, Standings};

use crate::course::Course;
use crate::table::{Holding, StandIn};
use crate::{Absent, Level, Member, Millis, PersonId, Plan, Seal, Seq, Stage, Table, Watch};

impl Table {
    /// The last entry of its log.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// When that was written.
    pub fn at(&self) -> Millis {
        self.at
    }

    /// What it is to be.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game that is played.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.listed.game
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether nothing more will be played.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Closed)
    }

    /// The seal of the seed.
    pub fn seal(&self) -> &Seal {
        &self.seal
    }

    /// The seed, once the game is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.seed)
    }

    /// The position with all that is hidden in it, once the game has started.
    pub fn state(&self) -> Option<&dyn AnyState> {
        self.course.as_ref().map(Course::state)
    }

    /// How many moves were made and not taken back.
    pub fn moves(&self) -> u32 {
        self.course.as_ref().map_or(0, |course| course.len() as u32)
    }

    /// Who must decide now.
    pub fn awaiting(&self) -> Seats {
        match self.stage {
            Stage::Playing => self.state().map_or(Seats::NONE, AnyState::awaiting),
            _ => Seats::NONE,
        }
    }

    /// Places and totals, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().and_then(AnyState::outcome)
    }

    /// Where every point came from, once the game is over.
    pub fn standings(&self) -> Option<Standings> {
        self.state().and_then(AnyState::standings)
    }

    /// The game written down, at any time. It holds the seed: before the end it is for the house alone; see
    /// [`Table::open_record`].
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.listed.game.description(), &self.setup, self.seed);
        record.moves = self.course.as_ref().map_or_else(Vec::new, Course::moves);
        record.outcome = self.outcome();
        record
    }

    /// The game written down, once everybody may read it.
    pub fn open_record(&self) -> Option<Record> {
        self.is_over().then(|| self.record())
    }

    /// The number that a person has here, if they have sat down or spoken.
    pub fn member(&self, person: &PersonId) -> Option<Member> {
        self.members.iter().position(|known| known.id == *person).map(|index| Member(index as u16))
    }

    /// Who that is.
    pub fn person(&self, member: Member) -> Option<&PersonId> {
        self.members.get(usize::from(member.0)).map(|known| &known.id)
    }

    /// Whose table it is.
    pub fn host(&self) -> &PersonId {
        &self.members[usize::from(self.host.0)].id
    }

    /// The seats that somebody holds.
    pub fn seats_of(&self, member: Member) -> Seats {
        let all = Seats::first(self.chairs.len() as u8);
        all.iter().filter(|&seat| self.holder(seat) == Some(member)).collect()
    }

    /// The person who holds a seat, if a person does.
    pub fn holder(&self, seat: Seat) -> Option<Member> {
        match self.chairs.get(seat.index())?.holder {
            Holding::Person { member, .. } => Some(member),
            _ => None,
        }
    }

    /// Everybody who holds a seat, each once.
    pub fn seated(&self) -> Vec<Member> {
        let mut members = Vec::new();
        for place in &self.chairs {
            if let Holding::Person { member, .. } = place.holder
                && !members.contains(&member)
            {
                members.push(member);
            }
        }
        members
    }

    /// Whether somebody may see the game: those who sit there, the host, and others by the plan.
    pub fn may_watch(&self, person: &PersonId) -> bool {
        self.member(person).is_some_and(|member| self.is_watcher(Some(member))) || self.is_watcher(None)
    }

    pub(crate) fn is_watcher(&self, member: Option<Member>) -> bool {
        let of_the_table = |member| member == self.host || !self.seats_of(member).is_empty();
        self.plan.watch == Watch::Anyone || member.is_some_and(of_the_table)
    }

    /// The bot that decides for a seat now: its own, or one that stands in.
    pub fn bot_at(&self, seat: Seat) -> Option<Level> {
        let place = self.chairs.get(seat.index())?;
        let gone = match place.holder {
            Holding::Bot(level) => return Some(level),
            Holding::Open => true,
            Holding::Person { member, .. } => self.members[usize::from(member.0)].away,
        };
        let stands_in = gone && self.plan.absent == Absent::Bot && self.stage != Stage::Gathering;
        (stands_in || place.stand_in != StandIn::None).then_some(self.plan.bots)
    }

    /// The first person at the table who is here.
    pub(crate) fn next_host(&self) -> Option<Member> {
        self.seated().into_iter().find(|member| !self.members[usize::from(member.0)].away)
    }
}
