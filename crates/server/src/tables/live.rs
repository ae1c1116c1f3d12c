//! One table at play: a task of its own that takes one message after the other.
//!
//! What somebody asks for is folded, written down for everybody, and stored; only when it is durable do the messages
//! leave. If it can't be stored, the table is folded again from its log, and nobody has seen anything.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use pentarchy_game::{Record, Seat};
use pentarchy_table::{
    BotMove, Clock, Entry, Fault, Logged, Millis, Person, PersonId, Request, Seq, Table, TableError, TableId, ToClient,
    What, resume,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::about;
use super::crowd::{Crowd, Outbox, Post, WindowId, written};
use super::house::{House, Loaded};
use crate::error::Failure;
use crate::store::{Append, Card, Line, StoreError};

/// How long the house rests when it could not store an entry of its own.
const REST: Duration = Duration::from_secs(1);

/// How often everybody is told who is here, when many come and go.
const PRESENCE: Duration = Duration::from_millis(200);

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
    /// A bot has decided.
    Decided { seat: Seat, decided: Option<BotMove> },
    /// Something may be due.
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

pub(super) struct Live {
    id: TableId,
    house: Arc<House>,
    table: Table,
    card: Card,
    crowd: Crowd,
    mailbox: mpsc::Receiver<Ask>,
    /// For those who answer from elsewhere, as bots do. Weak: the table ends when nobody else can reach it.
    address: mpsc::WeakSender<Ask>,
    /// Seats that bots are thinking for.
    thinking: BTreeSet<Seat>,
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
    ) -> Live {
        let Loaded { table, made_at } = loaded;
        let card = about::card(&table, made_at);
        Live {
            id,
            house,
            table,
            card,
            crowd: Crowd::default(),
            mailbox,
            address,
            thinking: BTreeSet::new(),
            rest_until: None,
            presence_at: None,
            presence_told: None,
        }
    }

    /// Lives until nobody needs the table in memory, it fails, or the house closes.
    pub(super) async fn run(mut self) -> End {
        let mut idle_since = Instant::now();
        if self.wake_up().await.is_break() {
            return End::Failed(self.mailbox);
        }
        let closing = self.house.closing.clone();
        loop {
            if self.tend().await.is_break() {
                return End::Failed(self.mailbox);
            }
            let alarm = self.alarm(idle_since);
            tokio::select! {
                biased;
                () = closing.cancelled() => return End::Failed(self.mailbox),
                ask = self.mailbox.recv() => {
                    idle_since = Instant::now();
                    let Some(ask) = ask else { return End::Failed(self.mailbox) };
                    if self.take(ask).await.is_break() {
                        return End::Failed(self.mailbox);
                    }
                }
                () = sleep_until(alarm) => {
                    if self.crowd.sweep() {
                        self.show_presence();
                    }
                    if self.is_idle() && idle_since + self.house.idle <= Instant::now() {
                        return End::Idle(self.mailbox);
                    }
                }
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.crowd.is_empty() && self.thinking.is_empty()
    }

    /// When to look up even if nobody writes.
    fn alarm(&self, idle_since: Instant) -> Instant {
        let idle = if self.is_idle() { idle_since + self.house.idle } else { Instant::now() + self.house.idle };
        let deadline = self.table.next_deadline().map(|(at, _)| self.moment(at));
        let missing = self.crowd.next_missing(&self.table, self.patience());
        let alarm = [Some(idle), deadline, missing].into_iter().flatten().min().unwrap_or(idle);
        let alarm = self.rest_until.map_or(alarm, |rest| alarm.max(rest));
        self.presence_at.map_or(alarm, |at| alarm.min(at))
    }

    /// A moment of the log by the clock that sleeps.
    fn moment(&self, at: Millis) -> Instant {
        Instant::now() + Duration::from_millis(at.since(self.house.now()))
    }

    /// How long somebody may be missing before the table is told. A game by correspondence is played by people who
    /// are seldom there.
    fn patience(&self) -> Duration {
        match self.table.plan().clock {
            Clock::Correspondence { days } => Duration::from_secs(u64::from(days) * 86_400),
            _ => self.house.away_after,
        }
    }

    /// No clock ran while the house was closed.
    async fn wake_up(&mut self) -> ControlFlow<()> {
        let hours = self.house.hours();
        if self.table.at() < hours.opened_at {
            let entries = self.table.slept(hours.closed_since.max(self.table.at()));
            return self.by_the_house(entries).await;
        }
        ControlFlow::Continue(())
    }

    /// Does what is due: the clocks, those who are missing, the bots.
    async fn tend(&mut self) -> ControlFlow<()> {
        if self.presence_at.is_some_and(|at| at <= Instant::now()) {
            self.presence_at = None;
            self.presence_told = Some(Instant::now());
            let presence = self.crowd.presence(&self.table);
            self.crowd.send_all(&ToClient::Presence(presence));
        }
        if self.rest_until.is_some_and(|rest| Instant::now() < rest) {
            return ControlFlow::Continue(());
        }
        self.rest_until = None;
        let entries = self.table.due(self.house.now());
        self.by_the_house(entries).await?;
        for person in self.crowd.missing(&self.table, self.patience()) {
            let entries = self.table.presence(&person, false);
            self.by_the_house(entries).await?;
        }
        if about::forgotten_at(&self.table).is_some_and(|at| at <= self.house.now()) && self.crowd.is_empty() {
            let entries = self.table.close();
            self.by_the_house(entries).await?;
        }
        self.move_bots();
        ControlFlow::Continue(())
    }

    fn move_bots(&mut self) {
        for seat in self.table.bots_to_move().iter() {
            if self.thinking.contains(&seat) {
                continue;
            }
            let (Some(consultation), Some(address)) = (self.table.consult(seat), self.address.upgrade()) else {
                continue;
            };
            self.thinking.insert(seat);
            self.house.think(consultation, move |decided| async move {
                // A table that has ended needs no answer.
                drop(address.send(Ask::Decided { seat, decided }).await);
            });
        }
    }

    async fn take(&mut self, ask: Ask) -> ControlFlow<()> {
        match ask {
            Ask::Request { by, request, answer } => {
                let begun = Instant::now();
                let outcome = match self.table.request(&by, &request) {
                    Ok(entries) => self.append(entries).await,
                    Err(error) => {
                        metrics::counter!("pentarchy_refusals_total").increment(1);
                        Err(Failure::Refused(error))
                    }
                };
                metrics::histogram!("pentarchy_request_seconds").record(begun.elapsed().as_secs_f64());
                let flow = self.after(&outcome).await;
                self.tell(answer, outcome);
                flow
            }
            Ask::HandOver { seat, from, to, answer } => {
                let entries =
                    self.may_hand_over(seat, &from, &to).and_then(|()| Ok(self.table.hand_over(seat, &to)?));
                let outcome = match entries {
                    Ok(entries) => self.append(entries).await,
                    Err(failure) => Err(failure),
                };
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
                drop(answer.send(self.holds(&person, seat)));
                ControlFlow::Continue(())
            }
            Ask::Decided { seat, decided } => {
                self.thinking.remove(&seat);
                match decided.map(|decided| self.table.bot_move(&decided)) {
                    Some(Ok(entries)) => {
                        metrics::counter!("pentarchy_bot_decisions_total").increment(1);
                        self.by_the_house(entries).await
                    }
                    // It was thinking of something that is past; if it is still to decide, it will be asked again.
                    Some(Err(error)) => {
                        tracing::debug!(table = %self.id, %seat, %error, "a bot's decision came too late");
                        ControlFlow::Continue(())
                    }
                    None => {
                        tracing::error!(table = %self.id, %seat, "a bot that must decide did not");
                        ControlFlow::Break(())
                    }
                }
            }
            Ask::Wake => ControlFlow::Continue(()),
        }
    }

    fn may_hand_over(&self, seat: Seat, from: &PersonId, to: &Person) -> Result<(), Failure> {
        self.holds(from, seat)?;
        let sits_elsewhere = self.table.member(&to.id).is_some_and(|member| !self.table.seats_of(member).is_empty());
        if from != &to.id && sits_elsewhere && !self.table.plan().hot_seat {
            return Err(TableError::OneSeatEach.into());
        }
        Ok(())
    }

    fn holds(&self, person: &PersonId, seat: Seat) -> Result<(), Failure> {
        let holder = self.table.holder(seat).and_then(|member| self.table.person(member));
        if holder == Some(person) { Ok(()) } else { Err(TableError::NotYourSeat { seat }.into()) }
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
        let entries = self.table.presence(&person, true);
        self.by_the_house(entries).await?;
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

    /// Stores what the house itself has to add; what can't be stored is tried again when the table is next looked at.
    async fn by_the_house(&mut self, entries: Vec<Entry>) -> ControlFlow<()> {
        let outcome = self.append(entries).await;
        if let Err(failure) = &outcome {
            tracing::warn!(table = %self.id, %failure, "the house could not store its own entry");
            self.rest_until = Some(Instant::now() + REST);
        }
        self.after(&outcome).await
    }

    /// Folds, stores, and tells everybody: in this order, and the last only if the store has said yes.
    async fn append(&mut self, entries: Vec<Entry>) -> Result<Seq, Failure> {
        if entries.is_empty() {
            return Ok(self.table.seq());
        }
        let logged = self.table.stamp(entries, self.house.now());
        let lines = logged.iter().map(line).collect();
        let mut post = Post::new();
        let mut only_moved = true;
        for entry in &logged {
            let change = self.table.fold(entry).map_err(|error| {
                tracing::error!(table = %self.id, %error, "an entry of the table's own making does not fit");
                Failure::Internal("an entry does not fit")
            })?;
            only_moved &= matches!(change.what(), What::Acted { .. } | What::TakenBack { .. });
            self.crowd.write(&self.table, &change, &mut post);
        }
        let card = if only_moved && !self.table.is_over() {
            about::moved_card(&self.table, &self.card)
        } else {
            about::card(&self.table, self.card.made_at)
        };
        let append = Append {
            table: self.id.clone(),
            lines,
            card: card.clone(),
            changed: about::changed(&self.card, &card),
            fence: None,
        };
        self.house.store.append(append).await?;
        metrics::counter!("pentarchy_entries_total").increment(logged.len() as u64);
        self.card = card;
        self.crowd.hand_out(post);
        Ok(self.table.seq())
    }

    /// After a failure, the table is what its log says.
    async fn after(&mut self, outcome: &Result<Seq, Failure>) -> ControlFlow<()> {
        let lost = match outcome {
            Ok(_) | Err(Failure::Refused(_)) => return ControlFlow::Continue(()),
            Err(Failure::Store(StoreError::Lost)) => true,
            Err(_) => false,
        };
        match self.house.load(&self.id).await {
            Ok(Some(Loaded { table, made_at })) if !lost => {
                self.card = about::card(&table, made_at);
                self.table = table;
                ControlFlow::Continue(())
            }
            // Somebody else has written more: everybody comes back and resumes from the log.
            _ => {
                self.crowd.send_all(&ToClient::Fault(Fault::Unavailable));
                ControlFlow::Break(())
            }
        }
    }
}

/// An entry as the store keeps it.
pub(crate) fn line(logged: &Logged) -> Line {
    let entry = serde_json::to_string(&logged.entry).expect("entries can be written as JSON");
    Line { seq: logged.seq, at: logged.at, entry }
}
