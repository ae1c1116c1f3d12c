//! What each person is told. Everything that leaves a table is made here, from the table right after an entry, and
//! from nothing else: whoever is told live, whoever comes back, and whoever plays offline are told the same.

use pentarchy_game::{Seats, Viewer};
use serde_json::value::RawValue;

use crate::table::{Change, FoldError, Holding};
use crate::{
    Catalogue, Chair, Ending, Gathering, Happened, Holder, Json, Logged, Member, MemberCard, Now, PersonId, SeenEvents,
    Seq, Sight, Stage, Table, ToClient, UndoAsk, Update, Welcome, What,
};

impl Table {
    /// The table as it is, for one person.
    pub fn welcome(&self, person: &PersonId) -> Welcome {
        let you = self.member(person);
        Welcome {
            seq: self.seq,
            plan: self.plan.clone(),
            rules: self.listed.game.description().rules,
            seal: self.seal.clone(),
            you,
            gathering: self.gathering(),
            now: self.now(),
            sights: self.sights(you),
            ending: self.ending(),
        }
    }

    /// What an entry changed, for one person. The table must be as it was right after that entry was folded.
    pub fn update(&self, change: &Change, person: &PersonId) -> Update {
        self.update_for(change, self.member(person))
    }

    /// The same for somebody by their number here; all who have none are told the same.
    pub fn update_for(&self, change: &Change, you: Option<Member>) -> Update {
        debug_assert_eq!(self.seq, change.seq, "an update is made right after its entry was folded");
        let sees_anew = matches!(
            change.what,
            What::Started
                | What::Acted { .. }
                | What::TakenBack { .. }
                | What::Sat { .. }
                | What::Rose { .. }
                | What::Cleared { .. }
        );
        let ended = self.is_over() && matches!(change.what, What::Acted { .. } | What::Closed);
        Update {
            happened: self.happened(change, you),
            you,
            gathering: (self.gathered == change.seq).then(|| self.gathering()),
            now: self.now(),
            sights: if sees_anew { self.sights(you) } else { Vec::new() },
            ending: if ended { self.ending() } else { None },
        }
    }

    fn happened(&self, change: &Change, you: Option<Member>) -> Happened {
        let events = change.events.as_ref().map_or_else(Vec::new, |events| {
            let seen =
                |viewer| SeenEvents { viewer, events: events.seen_by(viewer).into_iter().map(Json::from).collect() };
            self.viewers(you).into_iter().map(seen).collect()
        });
        Happened { seq: change.seq, at: change.at, what: change.what.clone(), events }
    }

    /// Through whose eyes somebody sees the game: each of their seats, or an onlooker's, or nobody's.
    fn viewers(&self, you: Option<Member>) -> Vec<Viewer> {
        let own = you.map_or(Seats::NONE, |member| self.seats_of(member));
        if !own.is_empty() {
            return own.iter().map(Viewer::Seat).collect();
        }
        if self.is_watcher(you) { vec![Viewer::Spectator] } else { Vec::new() }
    }

    fn sights(&self, you: Option<Member>) -> Vec<Sight> {
        let Some(course) = &self.course else { return Vec::new() };
        let state = course.state();
        let playing = self.stage == Stage::Playing;
        let sight = |viewer| {
            let (legal, undo) = match viewer {
                Viewer::Seat(seat) if playing => (state.legal_json(seat.into()), course.own_steps(seat)),
                _ => (nothing(), 0),
            };
            Sight { viewer, view: state.view(viewer).into(), legal: legal.into(), undo }
        };
        self.viewers(you).into_iter().map(sight).collect()
    }

    fn now(&self) -> Now {
        Now {
            moves: self.moves(),
            awaiting: self.awaiting(),
            bell: self.clocks.bell().map(|(at, _)| at),
            clocks: self.clocks.shown(),
        }
    }

    /// Who is at the table.
    pub fn gathering(&self) -> Gathering {
        let card = |known: &crate::table::Known| MemberCard { name: known.name.clone(), away: known.away };
        let all = Seats::first(self.chairs.len() as u8);
        let chair = |(seat, place): (_, &crate::table::Place)| {
            let holder = match &place.holder {
                Holding::Open => Holder::Open,
                Holding::Person { member, name } => Holder::Person { member: *member, name: name.clone() },
                Holding::Bot(level) => Holder::Bot { level: *level },
            };
            Chair { holder, bot: self.bot_at(seat) }
        };
        let undo = self.asked.as_ref().map(|asked| UndoAsk {
            seat: asked.seat,
            keep: asked.keep,
            agreed: asked.agreed.clone(),
            awaited: self.voters().into_iter().filter(|voter| !asked.agreed.contains(voter)).collect(),
        });
        Gathering {
            stage: self.stage,
            host: self.host,
            members: self.members.iter().map(card).collect(),
            chairs: all.iter().zip(&self.chairs).map(chair).collect(),
            undo,
        }
    }

    fn ending(&self) -> Option<Ending> {
        let seed = self.seed()?;
        Some(Ending { seed, outcome: self.outcome(), standings: self.standings() })
    }
}

/// An empty list of actions.
fn nothing() -> Box<RawValue> {
    RawValue::from_string("[]".to_owned()).expect("an empty list is JSON")
}

/// Whoever missed more than this many entries is welcomed anew; [`history`] tells them the rest in fewer words.
pub const MOST_MISSED: usize = 1_000;

/// What a person missed who has seen the log up to `seen`: the very messages that they would have got.
///
/// Whoever has seen nothing, or more than there is, or has missed more than [`MOST_MISSED`], is welcomed instead.
pub fn resume(catalogue: Catalogue, log: &[Logged], person: &PersonId, seen: Seq) -> Result<Vec<ToClient>, FoldError> {
    let known = usize::try_from(seen.0).unwrap_or(usize::MAX);
    if known == 0 || known > log.len() || log.len() - known > MOST_MISSED {
        let table = Table::refold(catalogue, log)?;
        return Ok(vec![ToClient::Welcome(Box::new(table.welcome(person)))]);
    }
    let (seen, missed) = log.split_at(known);
    let mut table = Table::refold(catalogue, seen)?;
    let mut messages = vec![ToClient::Resumed { seq: Seq(log.len() as u64) }];
    for logged in missed {
        let change = table.fold(logged)?;
        messages.push(ToClient::Update(Box::new(table.update(&change, person))));
    }
    Ok(messages)
}

/// All that has happened at a table, as a person was told it at the time, without the positions.
pub fn history(catalogue: Catalogue, log: &[Logged], person: &PersonId) -> Result<Vec<Happened>, FoldError> {
    let (first, rest) = log.split_first().ok_or(FoldError::Opening(Seq(0)))?;
    let mut table = Table::open(catalogue, first)?;
    let mut past = vec![Happened { seq: first.seq, at: first.at, what: What::Opened, events: Vec::new() }];
    for logged in rest {
        let change = table.fold(logged)?;
        past.push(table.happened(&change, table.member(person)));
    }
    Ok(past)
}
