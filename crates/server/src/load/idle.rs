//! Sockets that are open and do nothing.

use futures_util::StreamExt;
use pentarchy_table::{Catalogue, Plan};

use super::{AT_ONCE, LoadError, only_here};
use crate::client::{Client, Socket};

/// How many of them look at the same table.
const AT_ONE_TABLE: u32 = 50;

/// Opens so many sockets onto tables of a server on this machine, and calls `look` with how many there are while they
/// are open. There may be fewer: a process has only so many.
pub fn idle<R>(url: &str, sockets: u32, look: impl FnOnce(u32) -> R) -> Result<R, LoadError> {
    only_here(url)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let open = runtime.block_on(open(url, sockets))?;
    // Both sides have settled when every first message was read.
    let seen = look(open.len() as u32);
    runtime.block_on(async { drop(open) });
    Ok(seen)
}

async fn open(url: &str, sockets: u32) -> Result<Vec<Socket>, LoadError> {
    let host = Client::guest(url, "Idle").await?;
    let games = Catalogue::HOUSE.descriptions();
    let game = games.first().ok_or_else(|| LoadError::Game(String::new()))?;
    let plan = Plan { listed: false, ..Plan::new(game.id, game.seats.min) };
    let mut tables = Vec::new();
    for _ in 0..sockets.div_ceil(AT_ONE_TABLE) {
        tables.push(host.open(&plan).await?);
    }
    let enter = |number: u32| {
        let (host, table) = (host.clone(), tables[(number / AT_ONE_TABLE) as usize].clone());
        async move {
            let mut socket = host.enter(&table, None).await.ok()?;
            socket.next_text().await.ok()?;
            Some(socket)
        }
    };
    let entered: Vec<_> = futures_util::stream::iter((0..sockets).map(enter)).buffer_unordered(AT_ONCE).collect().await;
    Ok(entered.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_sockets_are_open_while_somebody_looks() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let place = tempfile::tempdir().unwrap();
        let server = runtime.block_on(super::super::own_server(place.path())).unwrap();
        assert_eq!(idle(&server.url(), 60, |open| open).unwrap(), 60);
        assert!(matches!(idle("http://192.0.2.1:80", 1, |open| open), Err(LoadError::Elsewhere(_))));
        runtime.block_on(server.stop());
    }
}
