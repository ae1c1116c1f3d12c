//! What the house does at a table by itself: the clocks, those who are missing, the bots. Of several nodes one does it.

use std::ops::ControlFlow;
use std::time::Duration;

use pentarchy_game::{Dice, Seat};
use pentarchy_table::{Advised, BotMove, Clock, Entry, Fault, Millis, PersonId, Seq, ToClient};
use tokio::time::{Instant, sleep_until};

use super::super::about;
use super::super::crowd::WindowId;
use super::super::house::Thinker;
use super::{Ask, Live};
use crate::error::Failure;
use crate::store::{Fence, StoreError};

/// How long the house rests when it could not store an entry of its own.
const REST: Duration = Duration::from_secs(1);

/// How long it rests when somebody else was quicker.
const GIVE_WAY: Duration = Duration::from_millis(50);

/// Somebody's question to the coach about a seat of theirs.
pub(in super::super) struct Question {
    pub(in super::super) window: WindowId,
    pub(in super::super) id: u32,
    pub(in super::super) person: PersonId,
    pub(in super::super) seat: Seat,
}

/// What the coach is thinking about for one seat.
pub(super) struct Lesson {
    /// The last entry that it knows.
    about: Seq,
    asked: Vec<Question>,
    /// Questions about what came after.
    later: Vec<Question>,
}

impl Live {
    /// What to show when writing for the house; nothing while that is another node's duty.
    pub(super) fn fence(&self) -> Option<Fence> {
        self.house.store.drives(&self.id)
    }

    /// When to look up even if nobody writes.
    pub(super) fn alarm(&self, idle_since: Instant) -> Instant {
        let idle = if self.is_idle() { idle_since + self.house.idle } else { Instant::now() + self.house.idle };
        let mut alarm = idle;
        if self.fence().is_some() {
            let deadline = self.table.next_deadline().map(|(at, _)| self.moment(at));
            let missing = self.crowd.next_missing(&self.table, self.patience());
            let next = [Some(idle), deadline, missing].into_iter().flatten().min();
            // What could not be stored is tried again after the rest, whether anybody writes or not.
            alarm = self.rest_until.or(next).unwrap_or(idle);
        }
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

    /// Does what is due: the clocks, those who are missing, the bots.
    pub(super) async fn tend(&mut self) -> ControlFlow<()> {
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
        let Some(fence) = self.fence() else { return ControlFlow::Continue(()) };
        // No clock ran while the house was closed.
        let hours = self.house.hours();
        if self.table.at() < hours.opened_at {
            let entries = self.table.slept(hours.closed_since.max(self.table.at()));
            self.by_the_house(entries, Some(fence)).await?;
        }
        let entries = self.table.due(self.house.now());
        self.by_the_house(entries, Some(fence)).await?;
        let missing = self.crowd.missing(&self.table, self.patience()).into_iter().map(|person| (person, false));
        let returned = self.crowd.returned(&self.table).into_iter().map(|person| (person, true));
        for (person, here) in missing.chain(returned) {
            let entries = self.table.presence(&person, here);
            self.by_the_house(entries, Some(fence)).await?;
        }
        let forgotten = about::forgotten_at(&self.table).is_some_and(|at| at <= self.house.now());
        if forgotten && self.crowd.is_deserted() {
            let entries = self.table.close();
            self.by_the_house(entries, Some(fence)).await?;
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
            let think = move |dice: &mut Dice, threads| consultation.on(threads).answer(dice);
            // Not too quick, so that people can follow.
            let least = Duration::from_millis(self.table.least_time(seat, self.table.plan().pace));
            let (not_before, closing) = (Instant::now() + least, self.house.closing.clone());
            self.house.think(Thinker::Bot, think, move |decided| async move {
                closing.run_until_cancelled(sleep_until(not_before)).await;
                // A table that has ended needs no answer.
                drop(address.send(Ask::Decided { seat, decided: decided.flatten() }).await);
            });
        }
    }

    /// Somebody asks the coach; the answer goes to their window.
    ///
    /// Of one seat the coach thinks once at a time: whoever asks the same meanwhile hears the same answer, and whoever asks
    /// about what came after waits, so that nobody can keep the house busy by asking again and again.
    pub(super) fn coach(&mut self, question: Question) {
        let Question { window, id, person, seat } = &question;
        let asked = match self.table.ask_coach(person, *seat) {
            Ok(asked) => asked,
            Err(error) => return self.crowd.send(*window, &ToClient::Refused { id: *id, error }),
        };
        let (seat, seq) = (*seat, self.table.seq());
        if let Some(lesson) = self.lessons.get_mut(&seat) {
            let same = lesson.about == seq;
            return if same { lesson.asked.push(question) } else { lesson.later.push(question) };
        }
        let Some(address) = self.address.upgrade() else { return };
        self.lessons.insert(seat, Lesson { about: seq, asked: vec![question], later: Vec::new() });
        self.house.think(
            Thinker::Coach,
            move |dice, threads| asked.on(threads).advise(dice),
            move |advised| async move {
                drop(address.send(Ask::Advised { seat, advised }).await);
            },
        );
    }

    /// The coach has thought.
    pub(super) fn advised(&mut self, seat: Seat, advised: Option<Advised>) {
        let Some(Lesson { asked, later, .. }) = self.lessons.remove(&seat) else { return };
        for Question { window, id, .. } in asked {
            let message = match advised.clone() {
                Some(advised) => ToClient::Advice { id, advised },
                None => ToClient::Fault(Fault::Unavailable),
            };
            self.crowd.send(window, &message);
        }
        later.into_iter().for_each(|question| self.coach(question));
    }

    /// A bot has decided.
    pub(super) async fn decided(&mut self, seat: Seat, decided: Option<BotMove>) -> ControlFlow<()> {
        self.thinking.remove(&seat);
        // Another node's bots decide now.
        let Some(fence) = self.fence() else { return ControlFlow::Continue(()) };
        match decided.map(|decided| self.table.bot_move(&decided)) {
            Some(Ok(entries)) => {
                metrics::counter!("pentarchy_bot_decisions_total").increment(1);
                self.by_the_house(entries, Some(fence)).await
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

    /// Stores what the house itself has to add; what can't be stored is tried again when the table is next looked at.
    pub(super) async fn by_the_house(&mut self, entries: Vec<Entry>, fence: Option<Fence>) -> ControlFlow<()> {
        let outcome = self.append(entries, fence).await;
        match &outcome {
            Ok(_) => {}
            Err(Failure::Store(StoreError::Lost)) => self.rest_until = Some(Instant::now() + GIVE_WAY),
            Err(failure) => {
                tracing::warn!(table = %self.id, %failure, "the house could not store its own entry");
                self.rest_until = Some(Instant::now() + REST);
            }
        }
        self.after(&outcome).await
    }
}
