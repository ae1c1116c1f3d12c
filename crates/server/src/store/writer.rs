//! One writer for all tables: whatever waits while a commit is on its way shares the next one.
//!
//! It has a thread of its own: a commit is a chain of small steps, and on the server's threads each of them would have to
//! wait behind everything that is ready to run there.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use super::{Append, StoreError};

/// How many appends may wait before those who bring more must wait too.
const QUEUE: usize = 4096;

/// How many appends share a commit at most.
const TOGETHER: usize = 1024;

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Stores appends.
pub(super) trait Commit: Send + 'static {
    /// Stores what it can of these, and tells of each what became of it. An append is stored whole or not at all.
    fn commit(&mut self, appends: &[Append]) -> impl Future<Output = Vec<Result<(), StoreError>>>;
}

/// Takes appends and commits them together.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<(Append, Answer)>>>,
    /// Answers when the thread has ended.
    ended: Mutex<Option<oneshot::Receiver<()>>>,
    health: Arc<Mutex<Result<(), StoreError>>>,
}

impl Writer {
    pub(super) fn start(commit: impl Commit) -> std::io::Result<Writer> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (end, ended) = oneshot::channel();
        let health = Arc::new(Mutex::new(Ok(())));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let told = Arc::clone(&health);
        std::thread::Builder::new().name("writer".into()).spawn(move || {
            runtime.block_on(write(commit, waiting, told));
            // Nobody may be waiting for the end.
            let _nobody = end.send(());
        })?;
        Ok(Writer { queue: Mutex::new(Some(queue)), ended: Mutex::new(Some(ended)), health })
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send((append, answer)).await.map_err(|_| StoreError::Closed)?;
        // The sender must not outlive the sending, or `close` would wait for the answer that waits for it.
        drop(queue);
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// How the last commit went.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.health.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Commits what waits, and ends.
    pub(super) async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(ended) = ended
            && ended.await.is_err()
        {
            tracing::error!("the writer did not end well");
        }
    }
}

async fn write(
    mut commit: impl Commit,
    mut waiting: mpsc::Receiver<(Append, Answer)>,
    health: Arc<Mutex<Result<(), StoreError>>>,
) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let begun = Instant::now();
        let (appends, answers): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
        let outcomes = commit.commit(&appends).await;
        metrics::histogram!("pentarchy_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::histogram!("pentarchy_commit_appends").record(appends.len() as f64);
        let failed = |outcome: &&Result<(), StoreError>| !matches!(outcome, Ok(()) | Err(StoreError::Lost));
        let state = outcomes.iter().find(failed).cloned().unwrap_or(Ok(()));
        if let Err(error) = &state {
            let unstored = outcomes.iter().filter(failed).count();
            tracing::error!(%error, code = error.code(), appends = unstored, "nothing was stored");
            metrics::counter!("pentarchy_store_errors_total", "code" => error.code()).increment(1);
        }
        *health.lock().unwrap_or_else(PoisonError::into_inner) = state;
        answers.into_iter().zip(outcomes).for_each(|(answer, outcome)| drop(answer.send(outcome)));
    }
}
