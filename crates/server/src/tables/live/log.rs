//! A table and its log: what is added to it, and what others have added.

use std::ops::ControlFlow;
use std::time::Duration;

use pentarchy_table::{Entry, Logged, Seq, Table, What};
use tokio::time::sleep;

use super::super::about;
use super::super::crowd::Post;
use super::super::house::logged;
use super::{Live, line};
use crate::chance;
use crate::error::Failure;
use crate::store::{Append, Card, Fence, Line, StoreError};

/// How often something is tried when others are quicker.
const ATTEMPTS: u32 = 20;

impl Live {
    /// Does what somebody asks for. Where another node was quicker it is asked again of the table as it is then: the
    /// answer is about the truth.
    pub(super) async fn carry_out(
        &mut self,
        asked: impl Fn(&Table) -> Result<Vec<Entry>, Failure>,
    ) -> Result<Seq, Failure> {
        let mut outcome = Err(Failure::Store(StoreError::Lost));
        for attempt in 0..ATTEMPTS {
            outcome = match asked(&self.table) {
                Ok(entries) => self.append(entries, None).await,
                Err(refused) => Err(refused),
            };
            match &outcome {
                Err(Failure::Store(StoreError::Lost)) => {
                    // Nodes that write to one table in turns let each other go first, by chance.
                    let [chance] = chance::bytes();
                    sleep(Duration::from_micros(u64::from(chance) * u64::from(attempt) * 10)).await;
                    self.refold().await?;
                }
                // It may be refused because this node has not heard of something yet.
                Err(Failure::Refused(_)) if self.house.store.is_shared() && self.catch_up().await? => {}
                _ => break,
            }
        }
        outcome
    }

    /// Folds, stores, and tells everybody: in this order, and the last only if the store has said yes.
    pub(super) async fn append(&mut self, entries: Vec<Entry>, fence: Option<Fence>) -> Result<Seq, Failure> {
        if entries.is_empty() {
            return Ok(self.table.seq());
        }
        let logged = self.table.stamp(entries, self.house.now());
        let lines = logged.iter().map(line).collect();
        let mut post = Post::new();
        let mut only_moved = true;
        for entry in &logged {
            only_moved &= self.fold(entry, &mut post)?;
        }
        let card = self.new_card(only_moved);
        let changed = about::changed(&self.card, &card);
        self.house.store.append(Append { table: self.id.clone(), lines, card: card.clone(), changed, fence }).await?;
        metrics::counter!("pentarchy_entries_total").increment(logged.len() as u64);
        self.card = card;
        self.told = self.table.seq();
        self.crowd.hand_out(post);
        Ok(self.table.seq())
    }

    /// Folds an entry and writes down what everybody is to be told; whether it was only a move.
    fn fold(&mut self, entry: &Logged, post: &mut Post) -> Result<bool, Failure> {
        let change = self.table.fold(entry).map_err(|error| {
            tracing::error!(table = %self.id, %error, "an entry does not fit");
            Failure::Internal("an entry does not fit")
        })?;
        if let Entry::Back { person } = &entry.entry {
            self.crowd.is_back(person);
        }
        self.crowd.write(&self.table, &change, post);
        Ok(matches!(change.what(), What::Acted { .. } | What::TakenBack { .. }))
    }

    /// Folds what others have added to the log, and tells everybody; whether there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Failure> {
        let lines = self.house.store.log(&self.id, self.table.seq()).await?;
        let added = lines.iter().map(logged).collect::<Result<Vec<_>, _>>()?;
        self.follow(&added)
    }

    /// Folds lines that others have told of, as far as they follow what is known.
    pub(super) fn follow_lines(&mut self, lines: &[Line]) -> Result<(), Failure> {
        // They come in the order of the commits, which is that of their numbers.
        for line in lines {
            if line.seq == self.table.seq().next() {
                self.follow(&[logged(line)?])?;
            }
        }
        Ok(())
    }

    fn follow(&mut self, added: &[Logged]) -> Result<bool, Failure> {
        let mut post = Post::new();
        let mut only_moved = true;
        for entry in added {
            only_moved &= self.fold(entry, &mut post)?;
        }
        self.told = self.table.seq();
        self.crowd.hand_out(post);
        if !added.is_empty() {
            self.card = self.new_card(only_moved);
        }
        Ok(!added.is_empty())
    }

    /// The table's card as it is now; where only moves were made, most of it is as it was.
    fn new_card(&self, only_moved: bool) -> Card {
        if only_moved && !self.table.is_over() {
            about::moved_card(&self.table, &self.card)
        } else {
            about::card(&self.table, self.card.made_at)
        }
    }

    /// After a failure the table is what its log says; and whatever of it nobody has been told yet, they are told.
    pub(super) async fn refold(&mut self) -> Result<(), Failure> {
        let mut log = self.house.read(&self.id).await?;
        let told = usize::try_from(self.told.0).unwrap_or(usize::MAX);
        if log.len() < told {
            return Err(Failure::Store(StoreError::Damaged("a log has become shorter".into())));
        }
        let added = log.split_off(told);
        let catalogue = self.house.catalogue;
        self.table = self.house.study(&self.id, move || Table::refold(catalogue, &log)).await?;
        self.card = about::card(&self.table, self.card.made_at);
        self.follow(&added).map(drop)
    }

    /// After a failure, the table is what its log says, or it ends.
    pub(super) async fn after(&mut self, outcome: &Result<Seq, Failure>) -> ControlFlow<()> {
        if matches!(outcome, Ok(_) | Err(Failure::Refused(_))) {
            return ControlFlow::Continue(());
        }
        match self.refold().await {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => self.give_up(&failure),
        }
    }
}
