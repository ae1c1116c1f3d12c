//! What becomes of a person's request: entries to be stored, or a refusal.

use pentarchy_game::{Actor, Seat, Seats};
use serde_json::Value;

use crate::course::Course;
use crate::table::{Holding, StandIn};
use crate::{Entry, Hand, Level, Member, Name, Person, Request, Seq, Stage, Table, TableError};

/// The most people that a table remembers: those who sat down or spoke.
const MOST_PEOPLE: usize = 200;

/// The longest log: more than any game takes, and not more than can be folded in a moment.
const LONGEST_LOG: Seq = Seq(100_000);

type Entries = Result<Vec<Entry>, TableError>;

impl Table {
    /// What is to be stored for a person's request. The table itself is as it was; what is refused changes nothing.
    ///
    /// An empty list is a request that is fulfilled already.
    pub fn request(&self, by: &Person, request: &Request) -> Entries {
        if self.is_over() && !matches!(request, Request::Say { .. }) {
            return Err(TableError::Over);
        }
        if self.seq >= LONGEST_LOG && !matches!(request, Request::Leave { .. } | Request::Close) {
            return Err(TableError::LogFull);
        }
        match request {
            Request::Sit { seat, name } => self.sit(by, *seat, name.as_ref()),
            Request::Leave { seat } => self.leave(by, *seat),
            Request::Return => self.come_back(by),
            Request::AddBot { seat, level } => self.add_bot(by, *seat, *level),
            Request::Clear { seat } => self.clear(by, *seat),
            Request::Start => self.start(by),
            Request::Act { seat, seen, action } => self.act(by, *seat, *seen, action),
            Request::TakeBack { seat, seen, steps } => self.ask_back(by, *seat, *seen, *steps),
            Request::AskUndo { seat, seen, keep } => self.ask_undo(by, *seat, *seen, *keep),
            Request::AnswerUndo { agree } => self.answer_undo(by, *agree),
            Request::Say { text } => {
                let member = self.admissible(by)?;
                if !self.is_watcher(member) {
                    return Err(TableError::NoOnlookers);
                }
                Ok(vec![Entry::Said { person: by.id.clone(), name: by.name.clone(), text: text.clone() }])
            }
            Request::Close => self.ask_close(by),
        }
    }

    fn sit(&self, by: &Person, seat: Option<Seat>, name: Option<&Name>) -> Entries {
        let member = self.admissible(by)?;
        let own = member.map_or(Seats::NONE, |member| self.seats_of(member));
        if seat.is_some_and(|seat| own.contains(seat)) {
            return Ok(Vec::new());
        }
        if !own.is_empty() && !self.plan.hot_seat && (seat.is_none() || self.stage != Stage::Gathering) {
            return Err(TableError::OneSeatEach);
        }
        let seat = self.open_seat(seat)?;
        let name = name.unwrap_or(&by.name).clone();
        Ok(vec![Entry::Sat { seat, person: by.id.clone(), name }])
    }

    fn leave(&self, by: &Person, seat: Option<Seat>) -> Entries {
        let own = self.own_seats(by)?;
        match seat {
            None => Ok(own.iter().map(|seat| Entry::Rose { seat }).collect()),
            Some(seat) => {
                self.own_seat(by, seat)?;
                Ok(vec![Entry::Rose { seat }])
            }
        }
    }

    fn come_back(&self, by: &Person) -> Entries {
        self.own_seats(by)?;
        Ok(self.returning(by))
    }

    /// The entry that ends a bot's standing in for somebody, if one does. It changes nothing of what they are late with.
    fn returning(&self, by: &Person) -> Vec<Entry> {
        let Some(member) = self.member(&by.id) else { return Vec::new() };
        let is_gone = |seat: Seat| matches!(self.chairs[seat.index()].stand_in, StandIn::UntilReturn { .. });
        let gone = self.is_away(member) || self.seats_of(member).iter().any(is_gone);
        if gone { vec![Entry::Back { person: by.id.clone() }] } else { Vec::new() }
    }

    fn add_bot(&self, by: &Person, seat: Option<Seat>, level: Option<Level>) -> Entries {
        self.as_host(by)?;
        Ok(vec![Entry::BotSat { seat: self.open_seat(seat)?, level: level.unwrap_or(self.plan.bots) }])
    }

    fn clear(&self, by: &Person, seat: Seat) -> Entries {
        self.as_host(by)?;
        let place = self.chairs.get(seat.index()).ok_or(TableError::NoSuchSeat { seat })?;
        match place.holder {
            Holding::Open => Err(TableError::SeatOpen { seat }),
            Holding::Person { member, .. } if self.stage != Stage::Gathering && !self.is_away(member) => {
                Err(TableError::StillHere { seat })
            }
            _ => Ok(vec![Entry::Cleared { seat }]),
        }
    }

    fn start(&self, by: &Person) -> Entries {
        self.as_host(by)?;
        if self.stage != Stage::Gathering {
            return Err(TableError::Started);
        }
        if self.chairs.iter().any(|place| place.holder == Holding::Open) {
            return Err(TableError::SeatsOpen);
        }
        Ok(vec![Entry::Started])
    }

    fn act(&self, by: &Person, seat: Seat, seen: Seq, action: &Value) -> Entries {
        let course = self.playing()?;
        self.own_seat(by, seat)?;
        self.fresh(seat, seen)?;
        let action = self.listed.game.action(action)?;
        course.check(seat.into(), &action)?;
        let mut entries = self.returning(by);
        entries.push(Entry::Acted { by: Actor::Seat(seat), hand: Hand::Person, action });
        Ok(entries)
    }

    fn ask_back(&self, by: &Person, seat: Seat, seen: Seq, steps: u32) -> Entries {
        let course = self.playing()?;
        self.own_seat(by, seat)?;
        self.fresh(seat, seen)?;
        course.may_take_back(seat, steps)?;
        let mut entries = self.returning(by);
        entries.push(Entry::TakenBack { keep: course.len() as u32 - steps, by: Some(seat) });
        Ok(entries)
    }

    fn ask_undo(&self, by: &Person, seat: Seat, seen: Seq, keep: u32) -> Entries {
        let course = self.playing()?;
        let member = self.own_seat(by, seat)?;
        self.fresh(seat, seen)?;
        if keep as usize >= course.len() {
            return Err(TableError::NothingToTakeBack);
        }
        if self.asked.is_some() {
            return Err(TableError::UndoAsked);
        }
        let alone = self.voters().iter().all(|&voter| voter == member);
        let mut entries = self.returning(by);
        entries.push(if alone { Entry::TakenBack { keep, by: None } } else { Entry::UndoAsked { seat, keep } });
        Ok(entries)
    }

    fn answer_undo(&self, by: &Person, agree: bool) -> Entries {
        self.playing()?;
        self.own_seats(by)?;
        let asked = self.asked.as_ref().ok_or(TableError::NoUndoAsked)?;
        let mut entries = self.returning(by);
        entries.push(Entry::UndoAnswered { person: by.id.clone(), agree });
        let agrees = |voter: Member| asked.agreed.contains(&voter) || self.member(&by.id) == Some(voter);
        if agree && self.voters().into_iter().all(agrees) {
            entries.push(Entry::TakenBack { keep: asked.keep, by: None });
        }
        Ok(entries)
    }

    fn ask_close(&self, by: &Person) -> Entries {
        let host = self.as_host(by)?;
        let others = self.seated().into_iter().any(|member| member != host && !self.is_away(member));
        if self.stage == Stage::Playing && others {
            return Err(TableError::OthersPlay);
        }
        Ok(vec![Entry::Closed])
    }
}

/// What requests have in common.
impl Table {
    pub(crate) fn is_away(&self, member: Member) -> bool {
        self.members[usize::from(member.0)].away
    }

    /// Everybody whose agreement an undo needs: those who sit here and are here. Bots agree.
    pub(crate) fn voters(&self) -> Vec<Member> {
        self.seated().into_iter().filter(|&member| !self.is_away(member)).collect()
    }

    pub(crate) fn playing(&self) -> Result<&Course, TableError> {
        match (&self.course, self.stage) {
            (Some(course), Stage::Playing) => Ok(course),
            (_, Stage::Gathering) => Err(TableError::NotStarted),
            _ => Err(TableError::Over),
        }
    }

    /// Whether a decision that was made when `seen` was the last entry is still about the same thing: the seat has not
    /// acted since, and nothing was taken back. What others did meanwhile is for the rules to judge.
    pub(crate) fn fresh(&self, seat: Seat, seen: Seq) -> Result<(), TableError> {
        let since = self.marks[seat.index()];
        if seen > self.seq {
            return Err(TableError::Ahead { seen });
        }
        if seen < since { Err(TableError::Stale { since }) } else { Ok(()) }
    }

    /// The host, or, while the host is gone, the first person at the table who is here.
    fn as_host(&self, by: &Person) -> Result<Member, TableError> {
        let member = self.member(&by.id).ok_or(TableError::NotHost)?;
        let stands_in = self.is_away(self.host) && self.next_host() == Some(member);
        if member == self.host || stands_in { Ok(member) } else { Err(TableError::NotHost) }
    }

    fn own_seat(&self, by: &Person, seat: Seat) -> Result<Member, TableError> {
        if seat.index() >= self.chairs.len() {
            return Err(TableError::NoSuchSeat { seat });
        }
        let member = self.member(&by.id).ok_or(TableError::NotYourSeat { seat })?;
        if self.holder(seat) == Some(member) { Ok(member) } else { Err(TableError::NotYourSeat { seat }) }
    }

    fn own_seats(&self, by: &Person) -> Result<Seats, TableError> {
        let own = self.member(&by.id).map_or(Seats::NONE, |member| self.seats_of(member));
        if own.is_empty() { Err(TableError::NotSeated) } else { Ok(own) }
    }

    fn open_seat(&self, seat: Option<Seat>) -> Result<Seat, TableError> {
        let is_open = |seat: Seat| self.chairs[seat.index()].holder == Holding::Open;
        match seat {
            None => {
                Seats::first(self.chairs.len() as u8).iter().find(|&seat| is_open(seat)).ok_or(TableError::NoOpenSeat)
            }
            Some(seat) if seat.index() >= self.chairs.len() => Err(TableError::NoSuchSeat { seat }),
            Some(seat) if is_open(seat) => Ok(seat),
            Some(seat) => Err(TableError::SeatTaken { seat }),
        }
    }

    /// The person's number, if they have one; a table does not remember any number of people.
    fn admissible(&self, by: &Person) -> Result<Option<Member>, TableError> {
        match self.member(&by.id) {
            None if self.members.len() >= MOST_PEOPLE => Err(TableError::TooManyPeople),
            member => Ok(member),
        }
    }
}
