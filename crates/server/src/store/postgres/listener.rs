//! What other nodes have written, as PostgreSQL tells it.
//!
//! A node hears its own beats too. When it does not, or the connection breaks, it listens anew and says that it may
//! have missed anything: whoever has a table in memory then compares it with the log.

use std::time::Duration;

use pentarchy_table::{Millis, Seq, TableId};
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::time::{sleep, timeout};

use super::company::Company;
use super::late;
use crate::store::{Line, News, StoreError};

/// How long a node may hear nothing, not even its own beats.
const SILENCE: Duration = Duration::from_secs(3);

/// How long to wait before listening anew.
const REST: Duration = Duration::from_millis(300);

/// Listens until the company closes.
pub(super) fn start(company: Company) {
    let closing = company.closing.clone();
    tokio::spawn(async move {
        let listening = async {
            loop {
                if let Err(error) = listen(&company).await {
                    tracing::warn!(%error, "cut off from the other nodes");
                    metrics::counter!("pentarchy_cut_off_total").increment(1);
                }
                sleep(REST).await;
            }
        };
        closing.run_until_cancelled(listening).await;
    });
}

async fn listen(company: &Company) -> Result<(), StoreError> {
    let connect = async {
        let pool = PgPoolOptions::new().max_connections(1).connect_with(company.options.clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen("pentarchy").await?;
        Ok::<_, sqlx::Error>(listener)
    };
    let mut listener = timeout(SILENCE, connect).await.map_err(|_| late())??;
    // From here on nothing is missed; what was written before is in the logs.
    company.tell(News::Missed);
    loop {
        let heard = timeout(SILENCE, listener.try_recv()).await.map_err(|_| late())??;
        let Some(notice) = heard else { return Err(StoreError::Failed("the connection was lost".into())) };
        if let Some(news) = read(notice.payload(), &company.node) {
            company.tell(news);
        }
    }
}

/// `node`, `node table seq`, `node table seq at entry` or `node table here`; one's own is no news.
fn read(payload: &str, me: &str) -> Option<News> {
    let mut words = payload.splitn(5, ' ');
    let node = words.next()?;
    let table = TableId::new(words.next()?).ok()?;
    let what = words.next()?;
    if node == me {
        return None;
    }
    if what == "here" {
        return Some(News::Attendance(table));
    }
    let seq = Seq(what.parse().ok()?);
    let line = match (words.next(), words.next()) {
        (Some(at), Some(entry)) => Some(Line { seq, at: Millis(at.parse().ok()?), entry: entry.to_owned() }),
        _ => None,
    };
    Some(News::Appended(table, seq, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_heard_and_nonsense_is_not() {
        let table = TableId::new("t1").unwrap();
        let line = Line { seq: Seq(7), at: Millis(12), entry: r#"{"said": "a b"}"#.into() };
        assert_eq!(read("b t1 7", "a"), Some(News::Appended(table.clone(), Seq(7), None)));
        assert_eq!(read(r#"b t1 7 12 {"said": "a b"}"#, "a"), Some(News::Appended(table.clone(), Seq(7), Some(line))));
        assert_eq!(read("b t1 here", "a"), Some(News::Attendance(table)));
        for nothing in ["a t1 7", "b", "", "b t1", "b t1 x", "b ? 7"] {
            assert_eq!(read(nothing, "a"), None, "{nothing}");
        }
    }
}
