//! The server as a whole: it opens, it serves, it closes and loses nothing.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::serve::ListenerExt;
use pentarchy_table::Catalogue;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::{App, Shared};
use crate::config::Config;
use crate::key::{self, KeyError};
use crate::limits::Gate;
use crate::store::{self, Store, StoreError};
use crate::tables::{Attendance, House, Tables};
use crate::{http, metrics};

/// How often the house tidies up what it remembers of quiet addresses.
const TIDY: Duration = Duration::from_secs(60);

/// How long closing waits for those who don't come to an end.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Its store can't be opened.
    #[error("can't open the database {0}: {1}")]
    Store(String, StoreError),
    /// Its key can't be read or made.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// Its address can't be used.
    #[error("can't listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A running server.
pub struct Server {
    app: Shared,
    address: SocketAddr,
    tasks: TaskTracker,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Opens the house: everything is ready when this returns.
    pub async fn start(config: Config, catalogue: Catalogue) -> Result<Server, StartError> {
        let store = store::serve_from(&config.database)
            .await
            .map_err(|error| StartError::Store(config.database.to_string(), error))?;
        Server::start_with(config, catalogue, store).await
    }

    /// Opens the house over a store of the caller's.
    pub async fn start_with(config: Config, catalogue: Catalogue, store: Arc<dyn Store>) -> Result<Server, StartError> {
        metrics::start();
        let key = key::find(config.key_file.as_deref(), store.as_ref()).await?;
        let listener =
            TcpListener::bind(config.listen).await.map_err(|error| StartError::Listen(config.listen, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
        let hours = store.beat(true).await.map_err(|error| StartError::Store("for its opening hours".into(), error))?;
        let (closing, tasks) = (CancellationToken::new(), TaskTracker::new());
        let tables = Tables::new(House {
            store: Arc::clone(&store),
            catalogue,
            idle: config.idle,
            away_after: config.away_after,
            hours: Mutex::new(hours),
            attendance: Attendance::new(store.is_shared()),
            readers: Arc::new(Semaphore::new(config.bot_threads.max(2))),
            bots: Arc::new(Semaphore::new(config.bot_threads)),
            coach: Semaphore::new(1),
            closing: closing.clone(),
            tasks: tasks.clone(),
        });
        let gate = Gate::new(config.limits);
        let sockets = TaskTracker::new();
        let app = Shared::new(App { config, catalogue, key, store, tables, gate, closing, sockets });
        tasks.spawn(housekeeping(app.clone()));
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        // Every message is small and wanted at once.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection keeps its delay");
            }
        });
        let closed = app.closing.clone().cancelled_owned();
        let serving = tokio::spawn(axum::serve(listener, service).with_graceful_shutdown(closed).into_future());
        Ok(Server { app, address, tasks, serving })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where a browser finds it.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.app.config.base_path.root())
    }

    /// Closes the house: no new guests, everybody is told, what is on its way is stored, the store is closed.
    pub async fn stop(self) {
        self.app.closing.cancel();
        self.app.sockets.close();
        self.tasks.close();
        let ends = async {
            self.app.sockets.wait().await;
            self.tasks.wait().await;
            drop(self.serving.await);
        };
        if timeout(FAREWELL, ends).await.is_err() {
            tracing::warn!("somebody did not come to an end");
        }
        if let Err(error) = self.app.store.beat(false).await {
            tracing::warn!(%error, "the closing hour could not be noted");
        }
        self.app.store.close().await;
    }
}

/// Notes that the house is open, and tidies up. After a crash, clocks that ran since the last note run that span again.
async fn housekeeping(app: Shared) {
    let (mut note, mut tidy) = (interval(app.store.pulse()), interval(TIDY));
    note.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tidy.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.closing.cancelled() => return,
            _ = note.tick() => {
                match app.store.beat(false).await {
                    Ok(hours) => app.tables.keep_hours(hours),
                    Err(error) => tracing::warn!(%error, "the opening hours could not be noted"),
                }
            }
            _ = tidy.tick() => {
                app.gate.forget();
                metrics::tidy();
            }
        }
    }
}
