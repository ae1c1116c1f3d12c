//! What a node does with news of the other nodes: tables in memory follow what others write, and everybody at a table
//! sees who looks on, through whichever node.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use pentarchy_table::TableId;
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::crowd::Windows;
use super::live::Ask;
use super::{Address, Tables};
use crate::error::Failure;
use crate::store::News;

/// How much news is taken at once.
const TOGETHER: usize = 4096;

/// How long to wait before the store is asked again.
const REST: Duration = Duration::from_millis(300);

/// What is to be looked up.
#[derive(Default)]
struct Questions {
    /// Whether other nodes have written to any table in memory.
    missed: bool,
    /// Which tables this node drives now that others look at.
    nodes: bool,
    /// Who looks at these tables through other nodes.
    attendance: BTreeSet<TableId>,
}

impl Tables {
    /// Hears what other nodes do until the house closes.
    pub(super) async fn hear(self, mut news: mpsc::UnboundedReceiver<News>) {
        let closing = self.house.closing.clone();
        let hearing = async {
            let mut batch = Vec::new();
            while news.recv_many(&mut batch, TOGETHER).await > 0 {
                let mut questions = Questions::default();
                loop {
                    batch.drain(..).for_each(|news| self.take_in(news, &mut questions));
                    let Err(failure) = self.answer(&mut questions).await else { break };
                    tracing::warn!(%failure, "what other nodes do is not known");
                    sleep(REST).await;
                    while let Ok(more) = news.try_recv() {
                        batch.push(more);
                    }
                }
            }
        };
        closing.run_until_cancelled(hearing).await;
    }

    /// Tells the other nodes who looks on through this one, until the house closes.
    pub(super) async fn tell_attendance(self) {
        let telling = self.house.attendance.tell(self.house.store.as_ref());
        self.house.closing.run_until_cancelled(telling).await;
    }

    fn take_in(&self, news: News, questions: &mut Questions) {
        match news {
            News::Appended(table, seq, line) => {
                if let Some(address) = self.in_memory(&table) {
                    address.board.hear(seq, line);
                    address.nudge();
                }
            }
            News::Attendance(table) => drop(questions.attendance.insert(table)),
            News::Nodes => questions.nodes = true,
            News::Forgotten => self.house.attendance.tell_anew(),
            News::Missed => {
                questions.missed = true;
                questions.nodes = true;
            }
        }
    }

    /// Looks up what is asked, and puts it where the tables look.
    async fn answer(&self, questions: &mut Questions) -> Result<(), Failure> {
        let store = &self.house.store;
        if questions.missed {
            let tables: Vec<_> = self.addresses().keys().cloned().collect();
            for (table, seq) in store.heads(&tables).await? {
                if let Some(address) = self.in_memory(&table) {
                    address.board.hear(seq, None);
                    address.nudge();
                }
            }
            questions.missed = false;
        }
        if questions.nodes {
            questions.attendance.extend(store.attended().await?);
            let in_memory: Vec<_> = self.addresses().iter().map(|(id, at)| (id.clone(), at.clone())).collect();
            for (table, address) in in_memory {
                // It may be this node's duty now.
                address.nudge();
                questions.attendance.insert(table);
            }
            questions.nodes = false;
        }
        self.look_elsewhere(&questions.attendance).await?;
        questions.attendance.clear();
        Ok(())
    }

    /// Finds out who looks at tables through other nodes. A table that this node drives is needed in memory as long as
    /// somebody looks at it, through whichever node.
    async fn look_elsewhere(&self, tables: &BTreeSet<TableId>) -> Result<(), Failure> {
        let concerned = |table: &&TableId| self.in_memory(table).is_some() || self.house.store.drives(table).is_some();
        let tables: Vec<_> = tables.iter().filter(concerned).cloned().collect();
        if tables.is_empty() {
            return Ok(());
        }
        let mut windows: HashMap<TableId, Windows> = HashMap::new();
        for there in self.house.store.elsewhere(&tables).await? {
            windows.entry(there.table).or_default().insert(there.person, there.windows);
        }
        for table in tables {
            let elsewhere = windows.remove(&table).unwrap_or_default();
            match self.in_memory(&table) {
                Some(address) => {
                    address.board.post(elsewhere);
                    address.nudge();
                }
                None if elsewhere.is_empty() => {}
                None => match self.address(&table).await {
                    Err(failure) if failure.may_pass() => return Err(failure),
                    Err(failure) => tracing::warn!(%table, %failure, "a table that others look at can't be woken"),
                    Ok(_) => {}
                },
            }
        }
        Ok(())
    }
}

impl Address {
    /// Lets the table look at its board. One whose mailbox is full does so anyway.
    fn nudge(&self) {
        drop(self.mailbox.try_send(Ask::Wake));
    }
}
