//! A real server on a real socket with a real file, and people who play on it.

use std::path::{Path, PathBuf};

use pentarchy_game::{Dice, Seat, Seed};
use pentarchy_server::client::{Client, ClientError, Socket};
use pentarchy_server::store::{Sqlite, SqliteOptions, Store};
use pentarchy_server::{Config, Limits, ServeOptions, Server};
use pentarchy_table::{
    Catalogue, Logged, Plan, Request, Seq, Sight, TableError, TableId, ToClient, ToServer, Update, Welcome, What,
};
use serde_json::Value;
use tempfile::TempDir;

/// Limits that a test of something else does not meet.
pub(crate) const GENEROUS: Limits = Limits {
    tables_per_guest: 1_000,
    sockets_per_address: 20_000,
    requests_per_second: 100_000,
    messages_per_second: 10_000,
    guests_per_minute: 100_000,
};

pub(crate) fn config(place: &TempDir) -> Config {
    let options = ServeOptions {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        data: Some(place.path().to_owned()),
        ..ServeOptions::default()
    };
    Config { limits: GENEROUS, ..options.resolve().unwrap() }
}

/// An open house.
pub(crate) struct House {
    place: TempDir,
    games: Catalogue,
    change: fn(&mut Config),
    server: Server,
    /// Looks at the file from outside, as a tool would.
    reader: Sqlite,
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: fn(&mut Config)) -> House {
        let place = tempfile::tempdir().unwrap();
        House::start(place, Catalogue::HOUSE, change).await
    }

    /// A house with games of its own.
    pub(crate) async fn offering(games: Catalogue) -> House {
        House::start(tempfile::tempdir().unwrap(), games, |_| {}).await
    }

    /// Closes and opens again, at another address.
    pub(crate) async fn reopen(self) -> House {
        let House { place, games, change, server, reader } = self;
        server.stop().await;
        reader.close().await;
        House::start(place, games, change).await
    }

    pub(crate) async fn start(place: TempDir, games: Catalogue, change: fn(&mut Config)) -> House {
        let mut config = config(&place);
        change(&mut config);
        let server = Server::start(config, games).await.unwrap();
        let reader = Sqlite::open(SqliteOptions::beside(place.path().join("pentarchy.db"))).await.unwrap();
        House { place, games, change, server, reader }
    }

    /// The games that are played here.
    pub(crate) fn games(&self) -> Catalogue {
        self.games
    }

    pub(crate) async fn close(self) {
        self.close_and(|| {}).await;
    }

    /// Closes, and does something with its files before they are removed.
    pub(crate) async fn close_and(self, then: impl FnOnce()) {
        self.server.stop().await;
        self.reader.close().await;
        then();
    }

    pub(crate) fn url(&self) -> String {
        self.server.url()
    }

    pub(crate) fn place(&self) -> &Path {
        self.place.path()
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.place.path().join("pentarchy.db")
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::new(&self.url()).unwrap()
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.url(), name).await.unwrap()
    }

    /// A table's log as it stands in the file.
    pub(crate) async fn log(&self, table: &TableId) -> Vec<Logged> {
        read_log(&self.reader, table).await
    }

    /// A table with so many guests on its seats, started; the first is the host.
    pub(crate) async fn started(&self, plan: &Plan) -> (TableId, Vec<Client>) {
        let mut guests = Vec::new();
        for number in 0..plan.setup.seats {
            guests.push(self.guest(&format!("Guest {number}")).await);
        }
        let table = guests[0].open(plan).await.unwrap();
        for guest in &guests {
            guest.ask(&table, &SIT).await.unwrap();
        }
        guests[0].ask(&table, &Request::Start).await.unwrap();
        (table, guests)
    }
}

/// Whether a message tells that something happened.
pub(crate) fn happened(wanted: impl Fn(&What) -> bool) -> impl Fn(&ToClient) -> bool {
    move |message| matches!(message, ToClient::Update(update) if wanted(&update.happened.what))
}

pub(crate) async fn read_log(store: &Sqlite, table: &TableId) -> Vec<Logged> {
    let lines = store.log(table, Seq(0)).await.unwrap();
    let entry = |text: &str| serde_json::from_str(text).unwrap();
    lines.into_iter().map(|line| Logged { seq: line.seq, at: line.at, entry: entry(&line.entry) }).collect()
}

pub(crate) const SIT: Request = Request::Sit { seat: None, name: None };
pub(crate) const GAME: &str = "fantasy-realms";

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn say(text: &str) -> Request {
    Request::Say { text: pentarchy_table::Saying::new(text).unwrap() }
}

/// Somebody at a socket, who keeps every message.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) heard: Vec<ToClient>,
    pub(crate) seen: Seq,
    sights: Vec<Sight>,
    awaited: Vec<Seat>,
    pub(crate) over: bool,
    dice: Dice,
    decisions: u32,
    /// All that was asked, with the numbers for the answers.
    pub(crate) asked: Vec<(u32, Request)>,
}

impl Player {
    /// Opens a socket and waits for the first answer.
    pub(crate) async fn enter(client: &Client, table: &TableId, seen: Option<Seq>) -> Player {
        Player::try_enter(client, table, seen).await.unwrap()
    }

    /// The same, where the server may be gone.
    pub(crate) async fn try_enter(client: &Client, table: &TableId, seen: Option<Seq>) -> Result<Player, ClientError> {
        let socket = client.enter(table, seen).await?;
        let mut player = Player {
            socket,
            heard: Vec::new(),
            seen: seen.unwrap_or_default(),
            sights: Vec::new(),
            awaited: Vec::new(),
            over: false,
            dice: Seed::from(1).dice(0),
            decisions: 0,
            asked: Vec::new(),
        };
        player.hear().await?;
        Ok(player)
    }

    pub(crate) fn with_dice(self, seed: u64) -> Player {
        Player { dice: Seed::from(seed).dice(0), ..self }
    }

    /// The same person after a lost connection: a client keeps what it has seen.
    pub(crate) async fn reconnect(self, client: &Client, table: &TableId) -> Player {
        let Player { seen, sights, awaited, dice, decisions, over, .. } = self;
        let again = Player::enter(client, table, Some(seen)).await;
        Player { sights, awaited, dice, decisions, over, ..again }
    }

    /// Takes the next message.
    pub(crate) async fn hear(&mut self) -> Result<ToClient, ClientError> {
        let text = self.socket.next_text().await?.ok_or_else(|| ClientError::Connection("closed".into()))?;
        let message: ToClient = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), text, "nothing is sent beside what the types say");
        match &message {
            ToClient::Welcome(welcome) => {
                let Welcome { seq, sights, now, ending, .. } = &**welcome;
                self.seen = *seq;
                self.sights = sights.clone();
                self.awaited = now.awaiting.iter().collect();
                self.over = ending.is_some();
            }
            ToClient::Update(update) => {
                let Update { happened, sights, now, ending, .. } = &**update;
                assert_eq!(happened.seq, self.seen.next(), "without a gap");
                self.seen = happened.seq;
                if !sights.is_empty() {
                    self.sights = sights.clone();
                }
                self.awaited = now.awaiting.iter().collect();
                self.over |= ending.is_some();
            }
            _ => {}
        }
        self.heard.push(message.clone());
        Ok(message)
    }

    /// Takes messages until one is as wanted.
    pub(crate) async fn hear_until(&mut self, wanted: impl Fn(&ToClient) -> bool) -> ToClient {
        loop {
            let message = self.hear().await.unwrap();
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Asks and waits for the answer.
    pub(crate) async fn ask(&mut self, request: Request) -> Result<Seq, TableError> {
        let number = self.asked.len() as u32 + 1;
        self.asked.push((number, request.clone()));
        self.socket.send(&ToServer::Ask { id: number, request }).await.unwrap();
        loop {
            match self.hear().await.unwrap() {
                ToClient::Accepted { id, seq } if id == number => return Ok(seq),
                ToClient::Refused { id, error } if id == number => return Err(error),
                ToClient::Fault(fault) => panic!("{fault}"),
                _ => {}
            }
        }
    }

    /// One of one's own seats that must decide, with its choices.
    pub(crate) fn turn(&self) -> Option<(Seat, Vec<Value>)> {
        self.sights.iter().find_map(|sight| match sight.viewer {
            pentarchy_game::Viewer::Seat(seat) if self.awaited.contains(&seat) => {
                Some((seat, sight.legal.read().unwrap()))
            }
            _ => None,
        })
    }

    /// A decision for the seat that must decide. Somebody who has decided often grows weary and takes what is offered
    /// first, so that trading comes to an end.
    pub(crate) fn choice(&mut self) -> Option<Request> {
        let (seat, legal) = self.turn()?;
        self.decisions += 1;
        let weary = self.decisions > 25 && self.dice.below(10) > 0;
        let action = if weary { legal.first() } else { self.dice.pick(&legal) };
        let action = action.expect("whoever is awaited has a choice").clone();
        Some(Request::Act { seat, seen: self.seen, action })
    }

    /// Looks on until the game is over.
    pub(crate) async fn watch(&mut self) {
        while !self.over {
            self.hear().await.unwrap();
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self) {
        while !self.over {
            match self.choice() {
                // Somebody else may have been quicker where all act at once.
                Some(request) => drop(self.ask(request).await),
                None => drop(self.hear().await.unwrap()),
            }
        }
    }

    /// The same, but that every so often something is asked for that is not allowed: the last action once more.
    pub(crate) async fn play_and_trespass(&mut self) {
        let mut last = None;
        while !self.over {
            let Some(request) = self.choice() else {
                self.hear().await.unwrap();
                continue;
            };
            if let Some(Request::Act { seat, action, .. }) = last.take()
                && self.decisions.is_multiple_of(5)
            {
                // Where the same is allowed twice, it is done twice.
                drop(self.ask(Request::Act { seat, seen: self.seen, action }).await);
            } else {
                drop(self.ask(request.clone()).await);
            }
            last = Some(request);
        }
    }
}
