//! What all handlers share.

use std::ops::Deref;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use pentarchy_table::{Catalogue, Millis};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::limits::Gate;
use crate::store::Store;
use crate::tables::Tables;

/// One running server.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) catalogue: Catalogue,
    pub(crate) key: Key,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) gate: Gate,
    /// Cancelled when the server begins to close.
    pub(crate) closing: CancellationToken,
    /// The sockets, which closing waits for.
    pub(crate) sockets: TaskTracker,
}

/// The running server, in the hands of a handler.
#[derive(Clone)]
pub(crate) struct Shared(Arc<App>);

impl Shared {
    pub(crate) fn new(app: App) -> Shared {
        Shared(Arc::new(app))
    }
}

impl Deref for Shared {
    type Target = App;

    fn deref(&self) -> &App {
        &self.0
    }
}

impl FromRef<Shared> for Key {
    fn from_ref(app: &Shared) -> Key {
        app.key.clone()
    }
}

/// The moment by the system's clock. What is compared with other moments goes by the store's clock instead.
pub(crate) fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
