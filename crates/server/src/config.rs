//! What the server is told: by flags, by the environment, by a file; and what it takes when it is told nothing.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde::Deserialize;

use crate::limits::Limits;

/// The port that Pentarchy listens on when nobody says otherwise.
pub const PORT: u16 = 5757;

/// The options of `pentarchy serve`. A flag wins over the environment, the environment over the file.
#[derive(Args, Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ServeOptions {
    /// A TOML file with any of the other options, named as the flags are
    #[arg(long, env = "PENTARCHY_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,

    /// The address to listen on [default: 127.0.0.1:5757]
    #[arg(long, env = "PENTARCHY_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,

    /// The directory for the database and the key [default: the user's data directory]
    #[arg(long, env = "PENTARCHY_DATA", value_name = "DIRECTORY")]
    pub data: Option<PathBuf>,

    /// The database, such as sqlite:/srv/pentarchy.db or postgres://… [default: pentarchy.db in the data directory]
    #[arg(long, env = "PENTARCHY_DATABASE", value_name = "URL")]
    pub database: Option<String>,

    /// The path that everything is served under, such as /games
    #[arg(long, env = "PENTARCHY_BASE_PATH", value_name = "PATH")]
    pub base_path: Option<String>,

    /// Believe the X-Forwarded-For and X-Forwarded-Proto headers: only behind a proxy that sets them
    #[arg(long, env = "PENTARCHY_TRUST_PROXY", value_name = "BOOL",
          num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub trust_proxy: Option<bool>,

    /// An origin that pages may come from besides the server's own, such as https://games.example.org
    #[arg(long, env = "PENTARCHY_ORIGIN", value_name = "ORIGIN", value_delimiter = ',')]
    pub origin: Vec<String>,

    /// The file with the secret that signs cookies, made if missing [default: key in the data directory; with
    /// PostgreSQL, the database keeps it]
    #[arg(long, env = "PENTARCHY_KEY_FILE", value_name = "FILE")]
    pub key_file: Option<PathBuf>,

    /// What to log, such as info or pentarchy_server=debug [default: info]
    #[arg(long, env = "PENTARCHY_LOG", value_name = "FILTER")]
    pub log: Option<String>,

    /// How to log [default: text]
    #[arg(long, env = "PENTARCHY_LOG_FORMAT", value_name = "FORMAT")]
    pub log_format: Option<LogFormat>,

    /// How many unfinished tables a guest may have [default: 20]
    #[arg(long, env = "PENTARCHY_TABLES_PER_GUEST", value_name = "NUMBER")]
    pub tables_per_guest: Option<u32>,

    /// How many sockets one address may hold open [default: 64]
    #[arg(long, env = "PENTARCHY_SOCKETS_PER_ADDRESS", value_name = "NUMBER")]
    pub sockets_per_address: Option<u32>,

    /// How many requests a second one address may make for long [default: 50]
    #[arg(long, env = "PENTARCHY_REQUESTS_PER_SECOND", value_name = "NUMBER")]
    pub requests_per_second: Option<u32>,

    /// How many messages a second one socket may send for long [default: 20]
    #[arg(long, env = "PENTARCHY_MESSAGES_PER_SECOND", value_name = "NUMBER")]
    pub messages_per_second: Option<u32>,

    /// How many guests a minute one address may bring for long [default: 30]
    #[arg(long, env = "PENTARCHY_GUESTS_PER_MINUTE", value_name = "NUMBER")]
    pub guests_per_minute: Option<u32>,

    /// After how many seconds a table that nobody looks at leaves the memory [default: 600]
    #[arg(long, env = "PENTARCHY_IDLE_SECONDS", value_name = "SECONDS")]
    pub idle_seconds: Option<u32>,

    /// After how many seconds somebody who is not connected counts as gone [default: 30]
    #[arg(long, env = "PENTARCHY_AWAY_SECONDS", value_name = "SECONDS")]
    pub away_seconds: Option<u32>,

    /// On how many threads bots think [default: half of the processors]
    #[arg(long, env = "PENTARCHY_BOT_THREADS", value_name = "NUMBER")]
    pub bot_threads: Option<u32>,
}

/// How log lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// Everything decided.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the database is.
    pub database: Database,
    /// What stands before every path.
    pub base_path: BasePath,
    /// Whether a proxy's headers are believed.
    pub trust_proxy: bool,
    /// Origins besides the server's own.
    pub origins: Vec<String>,
    /// The file with the secret that signs cookies; nothing if the database keeps it.
    pub key_file: Option<PathBuf>,
    /// What to log.
    pub log: String,
    /// How to log.
    pub log_format: LogFormat,
    /// What anybody may do.
    pub limits: Limits,
    /// How long a table stays in memory that nobody looks at.
    pub idle: Duration,
    /// How long somebody may be missing before they count as gone.
    pub away_after: Duration,
    /// On how many threads bots think.
    pub bot_threads: usize,
}

/// A database that this program can use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite's, for one server.
    Sqlite(PathBuf),
    /// A database of PostgreSQL's, by its URL, for any number of nodes.
    Postgres(String),
}

/// What stands before every path: nothing, or `/games`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BasePath(String);

/// Why the options can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file can't be read.
    #[error("can't read the configuration file {path}: {error}")]
    File {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file is no configuration.
    #[error("the configuration file {path} is not right: {error}")]
    Toml {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: Box<toml::de::Error>,
    },
    /// The database is of a kind that is not known here.
    #[error("can't use the database {0:?}: expected sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME")]
    Database(String),
    /// The base path is no path.
    #[error("can't use the base path {0:?}: expected something like /games")]
    BasePath(String),
    /// An origin is no origin.
    #[error("can't use the origin {0:?}: expected something like https://games.example.org, without a path")]
    Origin(String),
    /// A number that must be at least 1.
    #[error("{0} must be at least 1")]
    Zero(&'static str),
    /// The system does not tell where a user's data belong.
    #[error("this system has no place for a user's data: say --data DIRECTORY")]
    NoDataDirectory,
}

impl ServeOptions {
    /// Reads the file, if one is named, and decides everything.
    pub fn resolve(self) -> Result<Config, ConfigError> {
        let told = match self.config.clone() {
            None => self,
            Some(path) => self.or(ServeOptions::read(&path)?),
        };
        told.decide()
    }

    fn read(path: &Path) -> Result<ServeOptions, ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError::File { path: path.to_owned(), error })?;
        toml::from_str(&text).map_err(|error| ConfigError::Toml { path: path.to_owned(), error: Box::new(error) })
    }

    fn or(self, file: ServeOptions) -> ServeOptions {
        ServeOptions {
            config: self.config,
            listen: self.listen.or(file.listen),
            data: self.data.or(file.data),
            database: self.database.or(file.database),
            base_path: self.base_path.or(file.base_path),
            trust_proxy: self.trust_proxy.or(file.trust_proxy),
            origin: if self.origin.is_empty() { file.origin } else { self.origin },
            key_file: self.key_file.or(file.key_file),
            log: self.log.or(file.log),
            log_format: self.log_format.or(file.log_format),
            tables_per_guest: self.tables_per_guest.or(file.tables_per_guest),
            sockets_per_address: self.sockets_per_address.or(file.sockets_per_address),
            requests_per_second: self.requests_per_second.or(file.requests_per_second),
            messages_per_second: self.messages_per_second.or(file.messages_per_second),
            guests_per_minute: self.guests_per_minute.or(file.guests_per_minute),
            idle_seconds: self.idle_seconds.or(file.idle_seconds),
            away_seconds: self.away_seconds.or(file.away_seconds),
            bot_threads: self.bot_threads.or(file.bot_threads),
        }
    }

    fn decide(self) -> Result<Config, ConfigError> {
        let data = match self.data {
            Some(data) => data,
            None => default_data()?,
        };
        let usual = Limits::default();
        let limits = Limits {
            tables_per_guest: at_least_one("tables-per-guest", self.tables_per_guest, usual.tables_per_guest)?,
            sockets_per_address: at_least_one(
                "sockets-per-address",
                self.sockets_per_address,
                usual.sockets_per_address,
            )?,
            requests_per_second: at_least_one(
                "requests-per-second",
                self.requests_per_second,
                usual.requests_per_second,
            )?,
            messages_per_second: at_least_one(
                "messages-per-second",
                self.messages_per_second,
                usual.messages_per_second,
            )?,
            guests_per_minute: at_least_one("guests-per-minute", self.guests_per_minute, usual.guests_per_minute)?,
        };
        let database = match self.database {
            Some(url) => Database::parse(&url)?,
            None => Database::Sqlite(data.join("pentarchy.db")),
        };
        let key_file = match (self.key_file, &database) {
            (None, Database::Sqlite(_)) => Some(data.join("key")),
            (told, _) => told,
        };
        let processors = std::thread::available_parallelism().map_or(1, |number| number.get() as u32);
        Ok(Config {
            listen: self.listen.unwrap_or((Ipv4Addr::LOCALHOST, PORT).into()),
            database,
            base_path: self.base_path.as_deref().map(BasePath::parse).transpose()?.unwrap_or_default(),
            trust_proxy: self.trust_proxy.unwrap_or(false),
            origins: self.origin.into_iter().map(origin).collect::<Result<_, _>>()?,
            key_file,
            log: self.log.unwrap_or_else(|| "info".to_owned()),
            log_format: self.log_format.unwrap_or_default(),
            limits,
            idle: Duration::from_secs(at_least_one("idle-seconds", self.idle_seconds, 600)?.into()),
            away_after: Duration::from_secs(at_least_one("away-seconds", self.away_seconds, 30)?.into()),
            bot_threads: at_least_one("bot-threads", self.bot_threads, (processors / 2).max(1))? as usize,
        })
    }
}

/// Where a user's data belong on this system.
pub(crate) fn default_data() -> Result<PathBuf, ConfigError> {
    let places = directories::ProjectDirs::from("", "", "pentarchy").ok_or(ConfigError::NoDataDirectory)?;
    Ok(places.data_dir().to_owned())
}

fn at_least_one(name: &'static str, told: Option<u32>, usual: u32) -> Result<u32, ConfigError> {
    match told {
        Some(0) => Err(ConfigError::Zero(name)),
        told => Ok(told.unwrap_or(usual)),
    }
}

fn origin(text: String) -> Result<String, ConfigError> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => Ok(text.to_ascii_lowercase()),
        _ => Err(ConfigError::Origin(text)),
    }
}

impl Database {
    /// Reads `sqlite:PATH` or `postgres://…`.
    pub fn parse(url: &str) -> Result<Database, ConfigError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Database::Postgres(url.to_owned()));
        }
        match url.strip_prefix("sqlite:") {
            Some(path) if !path.trim_start_matches("//").is_empty() => {
                Ok(Database::Sqlite(PathBuf::from(path.strip_prefix("//").unwrap_or(path))))
            }
            _ => Err(ConfigError::Database(url.to_owned())),
        }
    }
}

/// As it is shown: without the password.
impl std::fmt::Display for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Database::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Database::Postgres(url) => {
                let place = url.rsplit_once('@').map_or_else(|| url.split_once("://"), Some);
                let place = place.map_or("", |(_, place)| place);
                write!(f, "postgres://{}", place.split('?').next().unwrap_or_default())
            }
        }
    }
}

impl BasePath {
    /// Reads `/games` or `/`.
    pub fn parse(text: &str) -> Result<BasePath, ConfigError> {
        let path = text.trim_end_matches('/');
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~/".contains(c);
        let good = path.is_empty() || (path.starts_with('/') && !path.contains("//") && path.chars().all(plain));
        if good { Ok(BasePath(path.to_owned())) } else { Err(ConfigError::BasePath(text.to_owned())) }
    }

    /// Without a slash at its end: empty, or `/games`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// With a slash at its end, as cookies and links want it.
    pub fn root(&self) -> String {
        format!("{}/", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_told_is_enough() {
        let config = ServeOptions { data: Some("/d".into()), ..ServeOptions::default() }.resolve().unwrap();
        assert_eq!(config.listen.to_string(), "127.0.0.1:5757");
        assert_eq!(config.database, Database::Sqlite("/d/pentarchy.db".into()));
        assert_eq!(config.base_path.root(), "/");
        assert!(!config.trust_proxy);
    }

    #[test]
    fn a_flag_wins_over_the_file() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, "listen = \"127.0.0.1:1\"\nbase-path = \"/games/\"\norigin = [\"https://A.example\"]")
            .unwrap();
        let told = ServeOptions {
            config: Some(file.path().into()),
            data: Some("/d".into()),
            listen: Some("127.0.0.1:2".parse().unwrap()),
            ..ServeOptions::default()
        };
        let config = told.resolve().unwrap();
        assert_eq!(config.listen.port(), 2);
        assert_eq!(config.base_path.as_str(), "/games");
        assert_eq!(config.origins, ["https://a.example"]);
    }

    #[test]
    fn wrong_options_are_told_apart() {
        let with = |change: fn(&mut ServeOptions)| {
            let mut options = ServeOptions { data: Some("/d".into()), ..ServeOptions::default() };
            change(&mut options);
            options.resolve().unwrap_err()
        };
        assert!(matches!(with(|o| o.database = Some("mysql://x".into())), ConfigError::Database(_)));
        assert!(matches!(with(|o| o.database = Some("sqlite://".into())), ConfigError::Database(_)));
        assert!(matches!(with(|o| o.base_path = Some("games".into())), ConfigError::BasePath(_)));
        assert!(matches!(with(|o| o.base_path = Some("/a b".into())), ConfigError::BasePath(_)));
        assert!(matches!(with(|o| o.origin = vec!["games.example".into()]), ConfigError::Origin(_)));
        assert!(matches!(with(|o| o.origin = vec!["https://x/path".into()]), ConfigError::Origin(_)));
        assert!(matches!(with(|o| o.idle_seconds = Some(0)), ConfigError::Zero("idle-seconds")));
        assert!(matches!(with(|o| o.config = Some("/no/such".into())), ConfigError::File { .. }));
    }

    #[test]
    fn a_database_is_shown_without_its_password() {
        let shown = |url: &str| Database::parse(url).unwrap().to_string();
        assert_eq!(shown("postgres://me:p@ss@db.example/house?sslmode=require"), "postgres://db.example/house");
        assert_eq!(shown("postgresql://db/house"), "postgres://db/house");
        assert_eq!(shown("sqlite:/a/b.db"), "sqlite:/a/b.db");
    }

    #[test]
    fn an_unknown_word_in_the_file_is_an_error() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, "lisen = \"127.0.0.1:1\"").unwrap();
        let told = ServeOptions { config: Some(file.path().into()), ..ServeOptions::default() };
        assert!(told.resolve().unwrap_err().to_string().contains("lisen"));
    }
}
