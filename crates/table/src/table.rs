//! A table: the fold of its log.

use pentarchy_game::{Actor, AnyEvents, ApplyError, MAX_SEATS, Seat, Seats, Seed, Setup};
use serde_json::Value;

use crate::clocks::Clocks;
use crate::course::Course;
use crate::{
    Catalogue, Entry, Hand, Level, Listed, Logged, Member, Millis, Name, Person, PersonId, Plan, PlanError, Seal, Seq,
    Stage, TimeUp, What,
};

/// A table in progress. It holds all that is hidden: what leaves it goes through [`Table::welcome`] and
/// [`Table::update`].
pub struct Table {
    pub(crate) listed: Listed,
    pub(crate) plan: Plan,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) seal: Seal,
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    pub(crate) stage: Stage,
    pub(crate) host: Member,
    pub(crate) members: Vec<Known>,
    pub(crate) chairs: Vec<Place>,
    pub(crate) course: Option<Course>,
    pub(crate) clocks: Clocks,
    pub(crate) asked: Option<Asked>,
    /// The last entry that made older decisions of a seat stale.
    pub(crate) marks: [Seq; MAX_SEATS],
    /// How often bots have decided while the game's clock ran, since a person did.
    pub(crate) restless: [u32; MAX_SEATS],
    /// The seat that a bot has decided for, if that was the last decision.
    pub(crate) bot_moved: Option<Seat>,
    /// The last entry that changed who is here.
    pub(crate) gathered: Seq,
}

/// Somebody who has come to the table.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) id: PersonId,
    pub(crate) name: Name,
    pub(crate) away: bool,
}

/// A seat and its holder.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) holder: Holding,
    pub(crate) stand_in: StandIn,
}

impl Place {
    const OPEN: Place = Place { holder: Holding::Open, stand_in: StandIn::None };
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Holding {
    Open,
    Person { member: Member, name: Name },
    Bot(Level),
}

/// Whether a bot decides for somebody whose time was up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StandIn {
    None,
    /// What they were late with, and no more.
    ThisMove,
    /// Until they return; `late` as long as what they were late with is not decided.
    UntilReturn {
        late: bool,
    },
}

impl StandIn {
    /// What they were late with is decided, or need not be any more.
    fn caught_up(self) -> StandIn {
        match self {
            StandIn::None | StandIn::ThisMove => StandIn::None,
            StandIn::UntilReturn { .. } => StandIn::UntilReturn { late: false },
        }
    }

    /// They are here again. That wins no time: what they were late with the bot still decides.
    fn returned(self) -> StandIn {
        match self {
            StandIn::None | StandIn::UntilReturn { late: false } => StandIn::None,
            StandIn::ThisMove | StandIn::UntilReturn { late: true } => StandIn::ThisMove,
        }
    }
}

/// A question to everybody whether moves shall be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) keep: u32,
    pub(crate) agreed: Vec<Member>,
}

/// What folding an entry changed: enough to tell everybody, and nobody more than they may know.
pub struct Change {
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    pub(crate) what: What,
    pub(crate) events: Option<Box<dyn AnyEvents>>,
}

impl Change {
    /// The number of the entry.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// What happened, as everybody may know it.
    pub fn what(&self) -> &What {
        &self.what
    }
}

/// Why an entry can't be folded: the log is not one of a table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum FoldError {
    /// An entry is missing or comes twice.
    #[error("expected entry {expected:?}, found {found:?}")]
    Gap {
        /// What should come now.
        expected: Seq,
        /// What came.
        found: Seq,
    },
    /// The first entry, and only the first, opens a table.
    #[error("entry {0:?}: a table is opened by its first entry and by no other")]
    Opening(Seq),
    /// The table's plan is not possible.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The table plays by rules that are not known here.
    #[error("there is no version {rules} of the rules of {game}")]
    Rules {
        /// The game.
        game: String,
        /// The version.
        rules: u32,
    },
    /// A move is not possible where it stands.
    #[error("entry {seq:?}: {error}")]
    Move {
        /// Which entry.
        seq: Seq,
        /// Why.
        error: ApplyError,
    },
    /// Something is not possible where it stands.
    #[error("entry {0:?} is not possible there")]
    Misplaced(Seq),
}

impl Table {
    /// The first entry of a new table, if it can be as planned. The seed must come from a good source of chance.
    pub fn opening(catalogue: Catalogue, plan: Plan, host: Person, seed: Seed) -> Result<Entry, PlanError> {
        let (listed, _) = plan.check(catalogue)?;
        Ok(Entry::Opened { plan, rules: listed.game.description().rules, host, seed })
    }

    /// A table from the first entry of its log.
    pub fn open(catalogue: Catalogue, first: &Logged) -> Result<Table, FoldError> {
        let Logged { seq: Seq(1), at, entry: Entry::Opened { plan, rules, host, seed } } = first else {
            return Err(FoldError::Opening(first.seq));
        };
        let listed = *catalogue
            .version(&plan.game, *rules)
            .ok_or_else(|| FoldError::Rules { game: plan.game.clone(), rules: *rules })?;
        let setup = listed.game.description().setup(&plan.setup).map_err(PlanError::Setup)?;
        Ok(Table {
            listed,
            plan: plan.clone(),
            seed: *seed,
            seal: Seal::of(seed),
            seq: first.seq,
            at: *at,
            stage: Stage::Gathering,
            host: Member(0),
            members: vec![Known { id: host.id.clone(), name: host.name.clone(), away: false }],
            chairs: vec![Place::OPEN; usize::from(setup.seats())],
            course: None,
            clocks: Clocks::new(plan.clock, setup.seats()),
            asked: None,
            marks: [first.seq; MAX_SEATS],
            restless: [0; MAX_SEATS],
            bot_moved: None,
            gathered: first.seq,
            setup,
        })
    }

    /// A table from its whole log.
    pub fn refold(catalogue: Catalogue, log: &[Logged]) -> Result<Table, FoldError> {
        let (first, rest) = log.split_first().ok_or(FoldError::Opening(Seq(0)))?;
        let mut table = Table::open(catalogue, first)?;
        for logged in rest {
            table.fold(logged)?;
        }
        Ok(table)
    }

    /// The entries as they are to be stored next.
    pub fn stamp(&self, entries: Vec<Entry>, now: Millis) -> Vec<Logged> {
        let numbers = self.seq.0 + 1..;
        let at = now.max(self.at); // a clock that is set back does not turn the log around
        numbers.zip(entries).map(|(seq, entry)| Logged { seq: Seq(seq), at, entry }).collect()
    }

    /// Carries on with an entry that is durably stored. An entry that does not fit changes nothing.
    pub fn fold(&mut self, logged: &Logged) -> Result<Change, FoldError> {
        let Logged { seq, at, entry } = logged;
        let (seq, at) = (*seq, *at);
        if seq != self.seq.next() {
            return Err(FoldError::Gap { expected: self.seq.next(), found: seq });
        }
        let running = self.clocks.running();
        let mut renewed = Seats::NONE;
        let mut events = None;
        let what = match entry {
            Entry::Opened { .. } => return Err(FoldError::Opening(seq)),
            Entry::Acted { by, hand, action } => {
                let (seen, further) = self.play(seq, *by, *hand, action)?;
                events = Some(seen);
                if further {
                    // Whoever has something new to decide has time for it; others' time runs on.
                    renewed = Seats::first(self.setup.seats()).without(running);
                    if let Actor::Seat(seat) = by {
                        renewed.insert(*seat);
                    }
                }
                What::Acted { by: *by, hand: *hand }
            }
            Entry::TakenBack { keep, by } => {
                self.take_back(seq, *keep)?;
                if by.is_none() {
                    renewed = Seats::first(self.setup.seats());
                    self.catch_up(Seats::first(self.setup.seats()), seq);
                }
                What::TakenBack { keep: *keep, by: *by }
            }
            Entry::Started => {
                if self.stage != Stage::Gathering {
                    return Err(FoldError::Misplaced(seq));
                }
                self.course = Some(Course::new(self.listed.game.start(&self.setup, &self.seed)));
                self.stage = Stage::Playing;
                self.gathered = seq;
                renewed = Seats::first(self.setup.seats());
                What::Started
            }
            Entry::Slept { from } => {
                self.clocks.slept(*from, at);
                What::Slept { from: *from }
            }
            other => self.gather(seq, other)?,
        };
        self.seq = seq;
        self.at = at;
        self.settle(renewed);
        Ok(Change { seq, at, what, events })
    }

    fn play(
        &mut self,
        seq: Seq,
        by: Actor,
        hand: Hand,
        action: &Value,
    ) -> Result<(Box<dyn AnyEvents>, bool), FoldError> {
        let course = match (&mut self.course, self.stage) {
            (Some(course), Stage::Playing) => course,
            _ => return Err(FoldError::Misplaced(seq)),
        };
        let haggling = self.clocks.bell().is_some();
        let (applied, further) = course.play(by, action).map_err(|error| FoldError::Move { seq, error })?;
        let awaiting = course.state().awaiting();
        if self.asked.take().is_some() {
            self.gathered = seq;
        }
        if let Actor::Seat(seat) = by {
            self.marks[seat.index()] = seq;
            self.catch_up(Seats::only(seat), seq);
            self.restless[seat.index()] += u32::from(haggling);
        }
        self.bot_moved = match by {
            Actor::Seat(seat) if hand == Hand::Bot => Some(seat),
            _ => None,
        };
        if hand != Hand::Bot {
            self.restless = [0; MAX_SEATS];
        }
        if awaiting.is_empty() {
            self.stage = Stage::Over;
            self.gathered = seq;
        }
        Ok((applied.events, further))
    }

    fn take_back(&mut self, seq: Seq, keep: u32) -> Result<(), FoldError> {
        match (&mut self.course, self.stage) {
            (Some(course), Stage::Playing) if (keep as usize) < course.len() => course.go_back(keep as usize),
            _ => return Err(FoldError::Misplaced(seq)),
        }
        if self.asked.take().is_some() {
            self.gathered = seq;
        }
        self.marks = [seq; MAX_SEATS];
        self.restless = [0; MAX_SEATS];
        self.bot_moved = None;
        Ok(())
    }

    /// Entries about the people at the table.
    fn gather(&mut self, seq: Seq, entry: &Entry) -> Result<What, FoldError> {
        let misplaced = FoldError::Misplaced(seq);
        let what = match entry {
            Entry::Sat { seat, person, name } => {
                let place = seat.index();
                if place >= self.chairs.len() {
                    return Err(misplaced);
                }
                let member = self.admit(person, name).ok_or(misplaced)?;
                if !self.plan.hot_seat {
                    // One seat each: whoever sits down elsewhere has left where they sat.
                    let own = self.seats_of(member);
                    own.iter().for_each(|seat| self.chairs[seat.index()] = Place::OPEN);
                }
                let holder = Holding::Person { member, name: name.clone() };
                self.chairs[place] = Place { holder, stand_in: StandIn::None };
                self.marks[place] = seq;
                What::Sat { seat: *seat, member }
            }
            Entry::BotSat { seat, level } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or(misplaced)?;
                *chair = Place { holder: Holding::Bot(*level), stand_in: StandIn::None };
                What::BotSat { seat: *seat, level: *level }
            }
            Entry::Rose { seat } => {
                let name = self.name_at(*seat).ok_or(misplaced)?;
                self.empty(*seat);
                What::Rose { seat: *seat, name }
            }
            Entry::Cleared { seat } => {
                let name = self.name_at(*seat);
                self.empty(*seat).ok_or(misplaced)?;
                What::Cleared { seat: *seat, name }
            }
            Entry::UndoAsked { seat, keep } => {
                let member = self.holder(*seat).ok_or(misplaced)?;
                self.asked = Some(Asked { seat: *seat, keep: *keep, agreed: vec![member] });
                What::UndoAsked { seat: *seat, keep: *keep }
            }
            Entry::UndoAnswered { person, agree } => {
                let member = self.member(person).ok_or(misplaced)?;
                match &mut self.asked {
                    Some(asked) if *agree && !asked.agreed.contains(&member) => asked.agreed.push(member),
                    Some(_) if *agree => {}
                    asked => *asked = None,
                }
                What::UndoAnswered { member, agree: *agree }
            }
            Entry::Away { person } => {
                let member = self.member(person).ok_or(misplaced)?;
                self.members[usize::from(member.0)].away = true;
                What::Away { member }
            }
            Entry::Back { person } => {
                let member = self.member(person).ok_or(misplaced)?;
                self.members[usize::from(member.0)].away = false;
                for seat in self.seats_of(member).iter() {
                    let stand_in = &mut self.chairs[seat.index()].stand_in;
                    *stand_in = stand_in.returned();
                }
                What::Back { member }
            }
            Entry::TimeUp { seat } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or(misplaced)?;
                chair.stand_in = match (&chair.holder, self.plan.time_up) {
                    // Nobody is there who could be in time for the next one.
                    (Holding::Open, _) | (_, TimeUp::BotTakesOver) => StandIn::UntilReturn { late: true },
                    (_, TimeUp::BotDecides) => StandIn::ThisMove,
                };
                What::TimeUp { seat: *seat }
            }
            Entry::Said { person, name, text } => {
                let member = self.admit(person, name).ok_or(misplaced)?;
                return Ok(What::Said { member, name: name.clone(), text: text.clone() });
            }
            Entry::Closed if matches!(self.stage, Stage::Gathering | Stage::Playing) => {
                self.stage = Stage::Closed;
                What::Closed
            }
            _ => return Err(misplaced),
        };
        self.gathered = seq;
        Ok(what)
    }

    /// Nothing is left of what these seats were late with.
    fn catch_up(&mut self, seats: Seats, seq: Seq) {
        for seat in seats.iter() {
            let stand_in = &mut self.chairs[seat.index()].stand_in;
            let caught_up = stand_in.caught_up();
            if std::mem::replace(stand_in, caught_up) != caught_up {
                self.gathered = seq;
            }
        }
    }

    /// What the person on a seat is called there, if it is a person's.
    fn name_at(&self, seat: Seat) -> Option<Name> {
        match &self.chairs.get(seat.index())?.holder {
            Holding::Person { name, .. } => Some(name.clone()),
            Holding::Open | Holding::Bot(_) => None,
        }
    }

    /// Empties a seat. A host who leaves their last seat leaves the table to the next person who sits there.
    fn empty(&mut self, seat: Seat) -> Option<()> {
        let was_hosts = self.holder(seat) == Some(self.host);
        *self.chairs.get_mut(seat.index())? = Place::OPEN;
        if was_hosts
            && self.seats_of(self.host).is_empty()
            && let Some(next) = self.next_host()
        {
            self.host = next;
        }
        Some(())
    }

    /// The number of a person, who gets one if they have none.
    fn admit(&mut self, person: &PersonId, name: &Name) -> Option<Member> {
        if let Some(member) = self.member(person) {
            let known = &mut self.members[usize::from(member.0)];
            if known.name != *name && !self.plan.hot_seat {
                known.name = name.clone();
                self.gathered = self.seq.next();
            }
            return Some(member);
        }
        let member = Member(u16::try_from(self.members.len()).ok()?);
        self.members.push(Known { id: person.clone(), name: name.clone(), away: false });
        self.gathered = self.seq.next();
        Some(member)
    }

    /// Sets the clocks to what the position asks for.
    fn settle(&mut self, renewed: Seats) {
        let (awaiting, duty) = match (&self.course, self.stage) {
            (Some(course), Stage::Playing) => (course.state().awaiting(), course.state().duty()),
            _ => (Seats::NONE, None),
        };
        if duty.is_none() {
            self.restless = [0; MAX_SEATS];
        }
        self.catch_up(Seats::first(self.setup.seats()).without(awaiting), self.seq);
        let thinking = if duty.is_some() { Seats::NONE } else { awaiting };
        let running = thinking.iter().filter(|&seat| self.bot_at(seat).is_none()).collect();
        self.clocks.run(running, renewed, self.at);
        self.clocks.set_bell(duty, self.at);
    }
}
