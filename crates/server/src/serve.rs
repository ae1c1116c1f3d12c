//! `pentarchy serve`: the server as a program.

use pentarchy_table::Catalogue;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::ParseError;

use crate::config::{Config, ConfigError, LogFormat, ServeOptions};
use crate::server::{Server, StartError};

/// Why the program can't serve.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// It was told something that it can't do.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// What to log is not clear.
    #[error("can't log {0:?}: {1}")]
    Log(String, ParseError),
    /// The system gives it no threads.
    #[error("can't start: {0}")]
    Runtime(std::io::Error),
    /// The server does not start.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// Serves until it is told to stop by SIGINT or SIGTERM.
pub fn serve(options: ServeOptions) -> Result<(), ServeError> {
    let config = options.resolve()?;
    start_logging(&config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Runtime)?;
    runtime.block_on(async {
        let server = Server::start(config, Catalogue::HOUSE).await?;
        tracing::info!(url = server.url(), "the house is open");
        let signal = told_to_stop().await;
        tracing::info!(signal, "the house is closing");
        server.stop().await;
        tracing::info!("the house is closed");
        Ok(())
    })
}

fn start_logging(config: &Config) -> Result<(), ServeError> {
    let filter = EnvFilter::try_new(&config.log).map_err(|error| ServeError::Log(config.log.clone(), error))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Only one can log in a process; whoever was first keeps it.
    let _first = match config.log_format {
        LogFormat::Text => lines.try_init().is_ok(),
        LogFormat::Json => lines.json().try_init().is_ok(),
    };
    Ok(())
}

#[cfg(unix)]
async fn told_to_stop() -> &'static str {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = match signal(SignalKind::terminate()) {
        Ok(terminate) => terminate,
        Err(error) => {
            tracing::warn!(%error, "SIGTERM is not heard");
            return interrupted().await;
        }
    };
    tokio::select! {
        _ = terminate.recv() => "SIGTERM",
        name = interrupted() => name,
    }
}

#[cfg(not(unix))]
async fn told_to_stop() -> &'static str {
    interrupted().await
}

async fn interrupted() -> &'static str {
    if let Err(error) = tokio::signal::ctrl_c().await {
        tracing::warn!(%error, "SIGINT is not heard");
        std::future::pending::<()>().await;
    }
    "SIGINT"
}
