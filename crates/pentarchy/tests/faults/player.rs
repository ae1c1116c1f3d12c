//! People who play on whatever happens: each through any node, and through another when one does not answer.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pentarchy_game::{Dice, Seat, Seed, Viewer};
use pentarchy_server::client::{Client, ClientError, Socket};
use pentarchy_table::{Level, Plan, Request, Seq, Sight, TableId, ToClient, ToServer, Update, What};
use serde_json::Value;
use tokio::time::{sleep, timeout};

/// The game that is played: nobody waits long for anybody.
const GAME: &str = "fantasy-realms";

/// How long a node may take to answer before another one is tried.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long somebody who waits for the others hears nothing before they look through another node.
const QUIET: Duration = Duration::from_secs(4);

/// What everybody shares.
pub(crate) struct World {
    pub(crate) urls: Vec<String>,
    pub(crate) stopped: AtomicBool,
    pub(crate) told: Mutex<Vec<Told>>,
    pub(crate) tables: Mutex<Vec<TableId>>,
}

/// All that one person was told and did at one table.
pub(crate) struct Told {
    pub(crate) table: TableId,
    pub(crate) name: String,
    /// Messages: the line of the log, whether it was a whole table, and the text's hash.
    pub(crate) heard: Vec<(Seq, bool, u64)>,
    /// Moves that were acknowledged.
    pub(crate) acknowledged: Vec<(Seq, Seat, Value)>,
    /// Moves of which nobody said what became of them.
    pub(crate) uncertain: usize,
}

/// A table's worth of people; they begin anew when a game is over.
pub(crate) struct Game {
    pub(crate) world: Arc<World>,
    pub(crate) number: u64,
    /// Their cookies; where there is one only, a bot plays with them.
    pub(crate) cookies: Vec<String>,
    /// Counts whatever happens at the table.
    pub(crate) progress: Arc<AtomicU64>,
    pub(crate) finished: Arc<AtomicU64>,
}

pub(crate) fn name(game: u64, seat: usize) -> String {
    format!("Guest {game}-{seat}")
}

pub(crate) fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl World {
    fn is_over(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Asks, of any node, until there is an answer.
    async fn insist<T, F: Future<Output = Result<T, ClientError>>>(
        &self,
        dice: &mut Dice,
        cookie: &str,
        ask: impl Fn(Client) -> F,
    ) -> Option<Result<T, ClientError>> {
        while !self.is_over() {
            let client = Client::new(dice.pick(&self.urls).unwrap()).unwrap().with_cookie(Some(cookie));
            match timeout(PATIENCE, ask(client)).await {
                Ok(Err(ClientError::Status { status, body })) if status != 503 => {
                    return Some(Err(ClientError::Status { status, body }));
                }
                Ok(Ok(answer)) => return Some(Ok(answer)),
                _ => sleep(Duration::from_millis(50)).await,
            }
        }
        None
    }
}

impl Game {
    pub(crate) async fn play(self) {
        let mut dice = Seed::from(self.number).dice(1);
        while let Some(table) = self.set_up(&mut dice).await {
            self.world.tables.lock().unwrap().push(table.clone());
            self.progress.fetch_add(1, Ordering::Relaxed);
            let players = self.cookies.iter().enumerate().map(|(seat, cookie)| {
                let dice = Seed::from(self.number * 10 + seat as u64).dice(self.progress.load(Ordering::Relaxed));
                Player::new(&self, seat, cookie, &table, dice).play()
            });
            futures_util::future::join_all(players).await;
            if !self.world.is_over() {
                self.finished.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Makes a table and starts it, through all faults; nothing when everything is over.
    async fn set_up(&self, dice: &mut Dice) -> Option<TableId> {
        let plan = Arc::new(Plan { bots: Level::Novice, listed: false, ..Plan::new(GAME, 2) });
        let open = |client: Client| {
            let plan = Arc::clone(&plan);
            async move { client.open(&plan).await }
        };
        let host = &self.cookies[0];
        let table = self.world.insist(dice, host, open).await?.unwrap();
        for cookie in &self.cookies {
            self.ask(dice, cookie, &table, Request::Sit { seat: None, name: None }).await?;
        }
        if self.cookies.len() == 1 {
            self.ask(dice, host, &table, Request::AddBot { seat: None, level: None }).await?;
        }
        self.ask(dice, host, &table, Request::Start).await?;
        Some(table)
    }

    async fn ask(&self, dice: &mut Dice, cookie: &str, table: &TableId, request: Request) -> Option<()> {
        let asked = Arc::new((table.clone(), request));
        let ask = |client: Client| {
            let asked = Arc::clone(&asked);
            async move { client.ask(&asked.0, &asked.1).await }
        };
        // A refusal is the answer to somebody who has done it already, and was not told.
        self.world.insist(dice, cookie, ask).await.map(drop)
    }
}

/// One person at one table.
struct Player<'a> {
    game: &'a Game,
    cookie: &'a str,
    dice: Dice,
    seen: Seq,
    sights: Vec<Sight>,
    awaited: Vec<Seat>,
    over: bool,
    decisions: u32,
    told: Told,
}

/// The connection is of no use any more.
struct Gone;

impl<'a> Player<'a> {
    fn new(game: &'a Game, seat: usize, cookie: &'a str, table: &TableId, dice: Dice) -> Player<'a> {
        let told = Told {
            table: table.clone(),
            name: name(game.number, seat),
            heard: Vec::new(),
            acknowledged: Vec::new(),
            uncertain: 0,
        };
        Player {
            game,
            cookie,
            dice,
            seen: Seq(0),
            sights: Vec::new(),
            awaited: Vec::new(),
            over: false,
            decisions: 0,
            told,
        }
    }

    async fn play(mut self) {
        while !self.over && !self.game.world.is_over() {
            if let Ok(socket) = self.enter().await {
                let Err(Gone) = self.stay(socket).await;
            } else {
                sleep(Duration::from_millis(50)).await;
            }
        }
        self.game.world.told.lock().unwrap().push(self.told);
    }

    /// Opens a socket through any node, where this person left off.
    async fn enter(&mut self) -> Result<Socket, Gone> {
        let url = self.dice.pick(&self.game.world.urls).unwrap();
        let client = Client::new(url).unwrap().with_cookie(Some(self.cookie));
        let seen = (self.seen > Seq(0)).then_some(self.seen);
        let entered = timeout(PATIENCE, client.enter(&self.told.table, seen)).await;
        let mut socket = entered.map_err(|_| Gone)?.map_err(|_| Gone)?;
        let first = self.hear(&mut socket, PATIENCE).await?;
        if let ToClient::Resumed { seq } = first {
            // Who comes back decides nothing before they know what they have missed.
            while self.seen < seq {
                self.hear(&mut socket, PATIENCE).await?;
            }
        }
        Ok(socket)
    }

    /// Plays through one node as long as it answers, or as long as one likes.
    async fn stay(&mut self, mut socket: Socket) -> Result<std::convert::Infallible, Gone> {
        loop {
            if self.over || self.game.world.is_over() || self.dice.below(10) == 0 {
                return Err(Gone);
            }
            match self.choice() {
                Some(request) => self.act(&mut socket, request).await?,
                None => drop(self.hear(&mut socket, QUIET).await?),
            }
        }
    }

    async fn act(&mut self, socket: &mut Socket, request: Request) -> Result<(), Gone> {
        self.told.uncertain += 1;
        let sent = timeout(PATIENCE, socket.send(&ToServer::Ask { id: 1, request: request.clone() })).await;
        sent.map_err(|_| Gone)?.map_err(|_| Gone)?;
        loop {
            match self.hear(socket, PATIENCE).await? {
                ToClient::Accepted { seq, .. } => {
                    let Request::Act { seat, action, .. } = request else { unreachable!("it is a move") };
                    self.told.acknowledged.push((seq, seat, action));
                    self.told.uncertain -= 1;
                    return Ok(());
                }
                ToClient::Refused { .. } => {
                    self.told.uncertain -= 1;
                    return Ok(());
                }
                // It may be stored all the same: who comes back sees.
                ToClient::Fault(_) => return Err(Gone),
                _ => {}
            }
        }
    }

    async fn hear(&mut self, socket: &mut Socket, patience: Duration) -> Result<ToClient, Gone> {
        let text = timeout(patience, socket.next_text()).await.map_err(|_| Gone)?;
        let text = text.ok().flatten().ok_or(Gone)?;
        let message: ToClient = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match &message {
            ToClient::Welcome(welcome) => {
                assert!(welcome.seq >= self.seen, "a table does not go back");
                self.told.heard.push((welcome.seq, true, hash(&text)));
                self.seen = welcome.seq;
                self.sights = welcome.sights.clone();
                self.awaited = welcome.now.awaiting.iter().collect();
                self.over = welcome.ending.is_some();
            }
            ToClient::Update(update) => {
                let Update { happened, sights, now, ending, .. } = &**update;
                assert_eq!(happened.seq, self.seen.next(), "without a gap");
                self.told.heard.push((happened.seq, false, hash(&text)));
                self.seen = happened.seq;
                if !sights.is_empty() {
                    self.sights = sights.clone();
                }
                self.awaited = now.awaiting.iter().collect();
                self.over |= ending.is_some();
                if matches!(happened.what, What::Acted { .. }) {
                    self.game.progress.fetch_add(1, Ordering::Relaxed);
                }
            }
            _ => {}
        }
        Ok(message)
    }

    /// A decision for one's seat, if it must decide. Who has decided often takes what is offered first, so that every
    /// game comes to its end.
    fn choice(&mut self) -> Option<Request> {
        let (seat, legal) = self.sights.iter().find_map(|sight| match sight.viewer {
            Viewer::Seat(seat) if self.awaited.contains(&seat) => {
                Some((seat, sight.legal.read::<Vec<Value>>().unwrap()))
            }
            _ => None,
        })?;
        self.decisions += 1;
        let weary = self.decisions > 25 && self.dice.below(10) > 0;
        let action = if weary { legal.first() } else { self.dice.pick(&legal) };
        let action = action.expect("whoever is awaited has a choice").clone();
        Some(Request::Act { seat, seen: self.seen, action })
    }
}
