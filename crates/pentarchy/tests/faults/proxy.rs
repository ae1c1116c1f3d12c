//! The wire between a node and the database, which can be cut, slowed, or go silent.

use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// How the wire is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wire {
    /// Everything passes.
    Whole,
    /// Every piece takes so long.
    Slow(Duration),
    /// Nothing passes, and nobody is told.
    Silent,
    /// Connections break, and no new ones are made.
    Cut,
}

/// A wire to the database's socket.
pub(crate) struct Proxy {
    port: u16,
    wire: watch::Sender<Wire>,
}

impl Proxy {
    pub(crate) async fn start(socket: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (wire, state) = watch::channel(Wire::Whole);
        tokio::spawn(async move {
            loop {
                let Ok((near, _)) = listener.accept().await else { continue };
                if *state.borrow() != Wire::Cut {
                    tokio::spawn(connect(near, socket.clone(), state.clone()));
                }
            }
        });
        Proxy { port, wire }
    }

    /// The database's URL through this wire.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    pub(crate) fn set(&self, wire: Wire) {
        self.wire.send_replace(wire);
    }
}

async fn connect(near: TcpStream, socket: PathBuf, state: watch::Receiver<Wire>) {
    let Ok(far) = UnixStream::connect(socket).await else { return };
    drop(near.set_nodelay(true));
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = far.into_split();
    let mut cut = state.clone();
    tokio::select! {
        () = pass(near_in, far_out, state.clone()) => {}
        () = pass(far_in, near_out, state) => {}
        _ = cut.wait_for(|wire| *wire == Wire::Cut) => {}
    }
}

async fn pass(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut state: watch::Receiver<Wire>) {
    let mut piece = vec![0; 64 * 1024];
    while let Ok(length) = from.read(&mut piece).await {
        let wire = *state.borrow();
        if let Wire::Slow(delay) = wire {
            tokio::time::sleep(delay).await;
        }
        if state.wait_for(|wire| *wire != Wire::Silent).await.is_err() || length == 0 {
            return;
        }
        if to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
}
