//! One table under load: cheap players who take any allowed action, and begin anew when the game is over.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use pentarchy_game::{Dice, Seat, Seats, Seed, Viewer};
use pentarchy_table::{Plan, Request, Seq, TableId};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep_until};

use super::Tally;
use crate::client::{Client, ClientError, Socket};

/// After so many decisions a player mostly takes what is offered first, so that every game comes to an end.
const WEARY: u32 = 60;

/// A table that is set up, with its players' sockets.
pub(super) struct AtPlay {
    id: TableId,
    plan: Arc<Plan>,
    guests: Vec<Client>,
    sockets: Vec<Socket>,
    tally: Arc<Tally>,
    number: u64,
}

/// As much of a message as a cheap player reads.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Heard<'a> {
    #[serde(borrow)]
    welcome: Option<Position<'a>>,
    #[serde(borrow)]
    update: Option<Position<'a>>,
    accepted: Option<IgnoredAny>,
    refused: Option<IgnoredAny>,
    fault: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Position<'a> {
    /// Of a welcome.
    seq: Option<Seq>,
    /// Of an update.
    happened: Option<Happened>,
    now: Now,
    #[serde(borrow)]
    sights: Vec<Sight<'a>>,
    ending: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Happened {
    seq: Seq,
}

#[derive(Deserialize)]
struct Now {
    awaiting: Seats,
}

#[derive(Deserialize)]
struct Sight<'a> {
    viewer: Viewer,
    #[serde(borrow)]
    legal: &'a RawValue,
}

impl AtPlay {
    /// Sets a table up: guests sit down, the game starts, everybody has a socket.
    pub(super) async fn new(
        plan: Arc<Plan>,
        guests: Vec<Client>,
        tally: Arc<Tally>,
        number: u64,
    ) -> Result<AtPlay, ClientError> {
        let (id, sockets) = set_up(&plan, &guests).await?;
        Ok(AtPlay { id, plan, guests, sockets, tally, number })
    }

    pub(super) fn id(&self) -> &TableId {
        &self.id
    }

    /// Plays one game after the other until the time is over.
    pub(super) async fn run(mut self) {
        let next = Mutex::new(Instant::now() + self.phase());
        while !self.tally.stopped.load(Ordering::Relaxed) {
            let played = self.play(&next).await;
            let again = match played {
                Ok(()) => {
                    self.tally.games.fetch_add(1, Ordering::Relaxed);
                    set_up(&self.plan, &self.guests).await
                }
                Err(error) => Err(error),
            };
            match again {
                Ok((id, sockets)) => (self.id, self.sockets) = (id, sockets),
                Err(error) => {
                    tracing::warn!(table = %self.id, %error, "a table gives up");
                    self.tally.failed.fetch_add(1, Ordering::Relaxed);
                    return;
                }
            }
        }
    }

    /// Tables don't move in step.
    fn phase(&self) -> std::time::Duration {
        self.tally.pace.map_or_else(Default::default, |pace| pace.mul_f64((self.number % 97) as f64 / 97.0))
    }

    async fn play(&mut self, next: &Mutex<Instant>) -> Result<(), ClientError> {
        let tally = &self.tally;
        let players = self.sockets.iter_mut().enumerate().map(|(index, socket)| {
            let dice = Seed::from(self.number * 16 + index as u64).dice(0);
            Player { socket, tally, dice, decisions: 0, turn: None, over: false }.play(next)
        });
        futures_util::future::try_join_all(players).await.map(drop)
    }
}

async fn set_up(plan: &Plan, guests: &[Client]) -> Result<(TableId, Vec<Socket>), ClientError> {
    let host = &guests[0];
    let id = host.open(plan).await?;
    let mut sockets = Vec::new();
    for guest in guests {
        guest.ask(&id, &Request::Sit { seat: None, name: None }).await?;
        sockets.push(guest.enter(&id, None).await?);
    }
    host.ask(&id, &Request::Start).await?;
    Ok((id, sockets))
}

struct Player<'a> {
    socket: &'a mut Socket,
    tally: &'a Tally,
    dice: Dice,
    decisions: u32,
    turn: Option<(Seat, Seq, Box<RawValue>)>,
    over: bool,
}

enum Answer {
    News,
    Accepted,
    Refused,
}

impl Player<'_> {
    async fn play(mut self, next: &Mutex<Instant>) -> Result<(), ClientError> {
        while !self.over {
            let Some((seat, seen, action)) = self.turn.take() else {
                self.hear().await?;
                continue;
            };
            if let Some(pace) = self.tally.pace {
                let at = {
                    let mut next = next.lock().await;
                    let at = (*next).max(Instant::now());
                    *next = at + pace;
                    at
                };
                sleep_until(at).await;
            }
            let sent = Instant::now();
            let text = format!(
                r#"{{"ask":{{"id":1,"request":{{"act":{{"seat":{seat},"seen":{},"action":{action}}}}}}}}}"#,
                seen.0
            );
            self.socket.send_text(text).await?;
            loop {
                match self.hear().await? {
                    Answer::News => {}
                    Answer::Accepted => {
                        self.count(sent).await;
                        break;
                    }
                    Answer::Refused => {
                        self.tally.refused.fetch_add(1, Ordering::Relaxed);
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    async fn count(&self, sent: Instant) {
        if self.tally.counting.load(Ordering::Relaxed) {
            let micros = u64::try_from(sent.elapsed().as_micros()).unwrap_or(u64::MAX);
            self.tally.latencies.lock().await.saturating_record(micros);
        }
    }

    async fn hear(&mut self) -> Result<Answer, ClientError> {
        let closed = || ClientError::Connection("the socket was closed".into());
        let text = self.socket.next_text().await?.ok_or_else(closed)?;
        let unexpected = |error: serde_json::Error| ClientError::Unexpected(format!("{error}: {text}"));
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(unexpected)?;
        if heard.fault.is_some() {
            return Err(ClientError::Unexpected(text));
        }
        if let Some(position) = heard.welcome.or(heard.update) {
            self.over |= position.ending.is_some();
            let seq = position.seq.or(position.happened.map(|happened| happened.seq)).unwrap_or_default();
            if !position.sights.is_empty() {
                self.turn = None;
            }
            for sight in position.sights {
                if let Viewer::Seat(seat) = sight.viewer
                    && position.now.awaiting.contains(seat)
                {
                    let legal: Vec<&RawValue> = serde_json::from_str(sight.legal.get()).map_err(unexpected)?;
                    self.decisions += 1;
                    let weary = self.decisions > WEARY && self.dice.below(10) > 0;
                    let action = if weary { legal.first() } else { self.dice.pick(&legal) };
                    self.turn = action.map(|action| (seat, seq, (*action).to_owned()));
                }
            }
            return Ok(Answer::News);
        }
        Ok(match (heard.accepted, heard.refused) {
            (Some(_), _) => Answer::Accepted,
            (_, Some(_)) => Answer::Refused,
            _ => Answer::News,
        })
    }
}
