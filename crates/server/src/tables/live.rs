//! One table at play: a task of its own that takes one message after the other.
//!
//! What somebody asks for is folded, written down for everybody, and stored; only when it is durable do the messages
//! leave. If it can't be stored, the table is folded again from its log, and nobody has seen anything.
//!
//! Other nodes may have the same table at play and write to the same log: what they write is folded when it is heard
//! of, and whoever loses a race to them carries on from there.

mod duty;
mod log;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use pentarchy_game::{Record, Seat};
use pentarchy_table::{
    Advised, BotMove, Fault, Logged, Person, PersonId, Request, Seq, Table, TableError, TableId, ToClient, resume,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub(super) use duty::Question;

use super::about;
use super::crowd::{Crowd, Outbox, WindowId, Windows, written};
use super::house::{House, Loaded};
use crate::error::Failure;
use crate::store::{Card, Line};
use duty::Lesson;

/// How often everybody is told who is here, when many come and go.
const PRESENCE: Duration = Duration::from_millis(200);

/// How many lines from elsewhere stand on a board at most.
const MOST_LINES: usize = 64;

/// A message to a table.
pub(super) enum Ask {
    /// Somebody wants something done.
    Request { by: Person, request: Request, answer: Answer },
    /// A seat goes to another person, if `from` still holds it.
    HandOver { seat: Seat, from: PersonId, to: Person, answer: oneshot::Sender<Result<Seq, Failure>> },
    /// A window opens; the answer is what it must be sent first.
    Enter {
        window: WindowId,
        person: PersonId,
        seen: Option<Seq>,
        outbox: Outbox,
        answer: oneshot::Sender<Result<Vec<Utf8Bytes>, Failure>>,
    },
    /// A window has closed.
    Leave(WindowId),
    /// The table as it is, for one person, without opening a window.
    Look { person: PersonId, answer: oneshot::Sender<Utf8Bytes> },
    /// The record of a finished game.
    Record(oneshot::Sender<Result<Record, Failure>>),
    /// Whether the person holds the seat.
    Holds { person: PersonId, seat: Seat, answer: oneshot::Sender<Result<(), Failure>> },
    /// Somebody asks what the coach would do; the answer goes to their window.
    Coach(Question),
    /// The coach has thought.
    Advised { seat: Seat, advised: Option<Advised> },
    /// A bot has decided.
    Decided { seat: Seat, decided: Option<BotMove> },
    /// Something may be due, or stand on the board.
    Wake,
}

/// How somebody who asked is told.
pub(super) enum Answer {
    /// By the answer to their request.
    Direct(oneshot::Sender<Result<Seq, Failure>>),
    /// By a message to their window, after those about what they asked for.
    Window { window: WindowId, id: u32 },
}

/// How a table's life in memory ended, with what was still written to it.
pub(super) enum End {
    /// Nobody needed it: what came at the last moment is for its next life.
    Idle(mpsc::Receiver<Ask>),
    /// It could not go on, or the house closes: those who wait are told so by the end of their wait.
    Failed(mpsc::Receiver<Ask>),
}

/// What a table is told from elsewhere, and looks at before everything else: it can't be lost in a full mailbox.
#[derive(Default)]
pub(super) struct Board {
    /// The last line of the log that other nodes have told of.
    heard: AtomicU64,
    /// Lines that came along.
    lines: Mutex<Vec<Line>>,
    /// Who looks on through other nodes, if that is new.
    elsewhere: Mutex<Option<Windows>>,
}

impl Board {
    pub(super) fn hear(&self, seq: Seq, line: Option<Line>) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        // What does not fit is read from the log.
        if lines.len() < MOST_LINES {
            lines.extend(line);
        }
        self.heard.fetch_max(seq.0, Ordering::Relaxed);
    }

    pub(super) fn post(&self, elsewhere: Windows) {
        *self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner) = Some(elsewhere);
    }
}

pub(super) struct Live {
    id: TableId,
    house: Arc<House>,
    table: Table,
    card: Card,
    crowd: Crowd,
    /// The last line of the log that everybody has been told of.
    told: Seq,
    board: Arc<Board>,
    /// The changes of the crowd that the other nodes have been told of.
    attendance_noted: u64,
    mailbox: mpsc::Receiver<Ask>,
    /// For those who answer from elsewhere, as bots do. Weak: the table ends when nobody else can reach it.
    address: mpsc::WeakSender<Ask>,
    /// Seats that bots are thinking for.
    thinking: BTreeSet<Seat>,
    /// Seats that the coach is thinking for.
    lessons: BTreeMap<Seat, Lesson>,
    /// After the house's own entry could not be stored: when to try again.
    rest_until: Option<Instant>,
    /// When everybody is to be told who is here, if that has changed since they were told.
    presence_at: Option<Instant>,
    /// When they were told last.
    presence_told: Option<Instant>,
}

impl Live {
    pub(super) fn new(
        id: TableId,
        house: Arc<House>,
        loaded: Loaded,
        mailbox: mpsc::Receiver<Ask>,
        address: mpsc::WeakSender<Ask>,
        board: Arc<Board>,
    ) -> Live {
        let Loaded { table, made_at } = loaded;
        let card = about::card(&table, made_at);
        Live {
            id,
            house,
            told: table.seq(),
            table,
            card,
            crowd: Crowd::default(),
            board,
            attendance_noted: 0,
            mailbox,
            address,
            thinking: BTreeSet::new(),
            lessons: BTreeMap::new(),
            rest_until: None,
            presence_at: None,
            presence_told: None,
        }
    }

    /// Lives until nobody needs the table in memory, it fails, or the house closes.
    pub(super) async fn run(mut self) -> End {
        let flow = self.live().await;
        self.house.attendance.note(&self.id, Windows::new());
        match flow {
            ControlFlow::Continue(()) => End::Idle(self.mailbox),
            ControlFlow::Break(()) => End::Failed(self.mailbox),
        }
    }

    async fn live(&mut self) -> ControlFlow<()> {
        let mut idle_since = Instant::now();
        let closing = self.house.closing.clone();
        self.look_elsewhere().await?;
        loop {
            self.look_at_board().await?;
            self.tend().await?;
            if self.attendance_noted != self.crowd.changes() {
                self.attendance_noted = self.crowd.changes();
                self.house.attendance.note(&self.id, self.crowd.here());
            }
            let alarm = self.alarm(idle_since);
            tokio::select! {
                biased;
                () = closing.cancelled() => return ControlFlow::Break(()),
                ask = self.mailbox.recv() => {
                    idle_since = Instant::now();
                    self.take(ask.map_or(ControlFlow::Break(()), ControlFlow::Continue)?).await?;
                }
                () = sleep_until(alarm) => {
                    if self.crowd.sweep() {
                        self.show_presence();
                    }
                    if self.is_idle() && idle_since + self.house.idle <= Instant::now() {
                        return ControlFlow::Continue(());
                    }
                }
            }
        }
    }

    /// Whether this node has no need of the table.
    fn is_idle(&self) -> bool {
        let watched = if self.fence().is_some() { !self.crowd.is_deserted() } else { !self.crowd.is_empty() };
        !watched && self.thinking.is_empty()
    }

    /// Takes note of what stands on the board.
    async fn look_at_board(&mut self) -> ControlFlow<()> {
        let lines = std::mem::take(&mut *self.board.lines.lock().unwrap_or_else(PoisonError::into_inner));
        if let Err(failure) = self.follow_lines(&lines) {
            return self.give_up(&failure);
        }
        if self.board.heard.load(Ordering::Relaxed) > self.table.seq().0 {
            self.up_to_date().await?;
        }
        let elsewhere = self.board.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).take();
        if elsewhere.is_some_and(|elsewhere| self.crowd.note_elsewhere(elsewhere)) {
            self.show_presence();
        }
        ControlFlow::Continue(())
    }

    /// Learns who looks on through other nodes.
    async fn look_elsewhere(&mut self) -> ControlFlow<()> {
        match self.house.store.elsewhere(std::slice::from_ref(&self.id)).await {
            Ok(elsewhere) => {
                let windows = elsewhere.into_iter().map(|there| (there.person, there.windows)).collect();
                self.crowd.note_elsewhere(windows);
                ControlFlow::Continue(())
            }
            Err(error) => self.give_up(&error),
        }
    }

    /// Folds what others have written, if any have.
    async fn up_to_date(&mut self) -> ControlFlow<()> {
        match self.catch_up().await {
            Ok(_) => ControlFlow::Continue(()),
            Err(failure) => self.give_up(&failure),
        }
    }

    /// Everybody comes back and resumes from the log.
    fn give_up(&mut self, why: &impl std::fmt::Display) -> ControlFlow<()> {
        tracing::warn!(table = %self.id, %why, "a table can't go on");
        self.crowd.send_all(&ToClient::Fault(Fault::Unavailable));
        ControlFlow::Break(())
    }

    async fn take(&mut self, ask: Ask) -> ControlFlow<()> {
        let looks = matches!(ask, Ask::Enter { .. } | Ask::Look { .. } | Ask::Record(_) | Ask::Holds { .. });
        if looks && self.house.store.is_shared() {
            // Whoever comes from another node may have seen more there.
            self.up_to_date().await?;
        }
        match ask {
            Ask::Request { by, request, answer } => {
                let begun = Instant::now();
                let outcome = self.carry_out(|table| Ok(table.request(&by, &request)?)).await;
                metrics::histogram!("pentarchy_request_seconds").record(begun.elapsed().as_secs_f64());
                if matches!(outcome, Err(Failure::Refused(_))) {
                    metrics::counter!("pentarchy_refusals_total").increment(1);
                }
                let flow = self.after(&outcome).await;
                self.tell(answer, outcome);
                flow
            }
            Ask::HandOver { seat, from, to, answer } => {
                let hand_over = |table: &Table| {
                    may_hand_over(table, seat, &from, &to)?;
                    Ok(table.hand_over(seat, &to)?)
                };
                let outcome = self.carry_out(hand_over).await;
                let flow = self.after(&outcome).await;
                drop(answer.send(outcome));
                flow
            }
            Ask::Enter { window, person, seen, outbox, answer } => {
                self.enter(window, person, seen, outbox, answer).await
            }
            Ask::Leave(window) => {
                if self.crowd.leave(window) {
                    self.show_presence();
                }
                ControlFlow::Continue(())
            }
            Ask::Look { person, answer } => {
                drop(answer.send(self.welcome(&person)));
                ControlFlow::Continue(())
            }
            Ask::Record(answer) => {
                drop(answer.send(self.table.open_record().ok_or(Failure::NotOver)));
                ControlFlow::Continue(())
            }
            Ask::Holds { person, seat, answer } => {
                drop(answer.send(holds(&self.table, &person, seat)));
                ControlFlow::Continue(())
            }
            Ask::Coach(question) => {
                self.coach(question);
                ControlFlow::Continue(())
            }
            Ask::Advised { seat, advised } => {
                self.advised(seat, advised);
                ControlFlow::Continue(())
            }
            Ask::Decided { seat, decided } => self.decided(seat, decided).await,
            Ask::Wake => ControlFlow::Continue(()),
        }
    }

    async fn enter(
        &mut self,
        window: WindowId,
        person: PersonId,
        seen: Option<Seq>,
        outbox: Outbox,
        answer: oneshot::Sender<Result<Vec<Utf8Bytes>, Failure>>,
    ) -> ControlFlow<()> {
        let first = match seen {
            None => Ok(vec![self.welcome(&person)]),
            Some(seen) if seen == self.table.seq() => Ok(vec![written(&ToClient::Resumed { seq: seen })]),
            Some(seen) => self.missed(&person, seen).await,
        };
        let entered = first.is_ok();
        if answer.send(first).is_err() || !entered {
            return ControlFlow::Continue(());
        }
        self.crowd.enter(window, person.clone(), outbox);
        let outcome = self.carry_out(|table| Ok(table.presence(&person, true))).await;
        self.after(&outcome).await?;
        self.show_presence();
        ControlFlow::Continue(())
    }

    fn welcome(&self, person: &PersonId) -> Utf8Bytes {
        written(&ToClient::Welcome(Box::new(self.table.welcome(person))))
    }

    async fn missed(&self, person: &PersonId, seen: Seq) -> Result<Vec<Utf8Bytes>, Failure> {
        let mut log = self.house.read(&self.id).await?;
        // Another node may have written more than this one has folded.
        log.truncate(usize::try_from(self.table.seq().0).unwrap_or(usize::MAX));
        let (catalogue, person) = (self.house.catalogue, person.clone());
        let tell = move || {
            let messages = resume(catalogue, &log, &person, seen)?;
            Ok(messages.iter().map(written).collect())
        };
        self.house.study(&self.id, tell).await
    }

    /// Everybody will be told who is here: at once, but not more often than is good.
    fn show_presence(&mut self) {
        let soonest = self.presence_told.map_or_else(Instant::now, |told| told + PRESENCE);
        self.presence_at.get_or_insert(soonest);
    }

    fn tell(&mut self, answer: Answer, outcome: Result<Seq, Failure>) {
        match answer {
            Answer::Direct(answer) => drop(answer.send(outcome)),
            Answer::Window { window, id } => {
                let message = match outcome {
                    Ok(seq) => ToClient::Accepted { id, seq },
                    Err(Failure::Refused(error)) => ToClient::Refused { id, error },
                    Err(_) => ToClient::Fault(Fault::Unavailable),
                };
                self.crowd.send(window, &message);
            }
        }
    }
}

fn may_hand_over(table: &Table, seat: Seat, from: &PersonId, to: &Person) -> Result<(), Failure> {
    holds(table, from, seat)?;
    let sits_elsewhere = table.member(&to.id).is_some_and(|member| !table.seats_of(member).is_empty());
    if from != &to.id && sits_elsewhere && !table.plan().hot_seat {
        return Err(TableError::OneSeatEach.into());
    }
    Ok(())
}

fn holds(table: &Table, person: &PersonId, seat: Seat) -> Result<(), Failure> {
    let holder = table.holder(seat).and_then(|member| table.person(member));
    if holder == Some(person) { Ok(()) } else { Err(TableError::NotYourSeat { seat }.into()) }
}

/// An entry as the store keeps it.
pub(crate) fn line(logged: &Logged) -> Line {
    let entry = serde_json::to_string(&logged.entry).expect("entries can be written as JSON");
    Line { seq: logged.seq, at: logged.at, entry }
}
