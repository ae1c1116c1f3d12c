//! What the moves cost the database, by what the servers count themselves.

use serde::Serialize;

use crate::client::{Client, ClientError};

/// What the database had to do.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct DatabaseTime {
    /// Milliseconds in commits for each line of a log.
    pub per_move: f64,
    /// Lines that shared a commit.
    pub moves_per_commit: f64,
    /// Milliseconds that a commit took.
    pub per_commit: f64,
}

/// Sums over all servers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    entries: f64,
    commits: f64,
    seconds: f64,
}

/// Reads the sums of all servers.
pub(super) async fn sums(urls: &[String]) -> Result<Sums, ClientError> {
    let mut sums = Sums::default();
    for url in urls {
        let numbers = Client::new(url)?.send("GET", "/metrics", &[], None::<&()>).await?.body;
        let of = |name: &str| {
            let line = numbers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.parse::<f64>().ok()).unwrap_or(0.0)
        };
        sums.entries += of("pentarchy_entries_total");
        sums.commits += of("pentarchy_commit_seconds_count");
        sums.seconds += of("pentarchy_commit_seconds_sum");
    }
    Ok(sums)
}

impl Sums {
    /// What happened since.
    pub(super) fn since(self, before: Sums) -> DatabaseTime {
        let (entries, commits) = (self.entries - before.entries, self.commits - before.commits);
        let milliseconds = (self.seconds - before.seconds) * 1e3;
        let each = |number: f64| if number > 0.0 { milliseconds / number } else { 0.0 };
        DatabaseTime {
            per_move: each(entries),
            moves_per_commit: if commits > 0.0 { entries / commits } else { 0.0 },
            per_commit: each(commits),
        }
    }
}
