//! The socket that people play over: one window onto one table.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use pentarchy_table::{Fault, LONGEST_MESSAGE, ToClient, ToServer};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::caller::{Caller, is_welcome};
use super::people::Anybody;
use crate::app::Shared;
use crate::error::Failure;
use crate::store::{Guest, stranger};
use crate::tables::Window;

/// How long a socket may say nothing before its first message.
const HELLO: Duration = Duration::from_secs(10);

/// How often a quiet socket is asked whether it is there.
const PING: Duration = Duration::from_secs(30);

/// After how long without a sign of life a socket is given up.
const SILENCE: Duration = Duration::from_secs(75);

/// How long one message may take to leave.
const SENDING: Duration = Duration::from_secs(10);

/// After so many messages that can't be read or come too fast a socket is closed.
const MISBEHAVIOUR: u32 = 50;

/// Opens a socket.
pub(crate) async fn connect(
    State(app): State<Shared>,
    caller: Caller,
    Anybody(guest): Anybody,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if !is_welcome(&headers, &app.config.origins, app.config.trust_proxy) {
        return Err(Failure::ForeignOrigin);
    }
    let upgrade = upgrade.map_err(|rejection| Failure::Malformed(rejection.body_text()))?;
    let place = app.gate.socket(caller.address)?;
    // Small buffers: an idle socket costs a few KiB, and every message leaves at once.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    let address = caller.address;
    Ok(upgrade.on_upgrade(move |socket| {
        let tracker = app.sockets.clone();
        let open = async move {
            let _place = place;
            metrics::gauge!("pentarchy_sockets").increment(1);
            Conversation::new(app, guest, socket, address).run().await;
            metrics::gauge!("pentarchy_sockets").decrement(1);
        };
        tracker.track_future(open)
    }))
}

/// Why a conversation ends: the code and the word of the close frame, or nothing when the other side is gone.
struct Over(Option<(u16, &'static str)>);

const GONE: Over = Over(None);
const CLOSING: Over = Over(Some((close_code::AWAY, "closing")));
const TOO_LONG: Over = Over(Some((close_code::SIZE, "too-long")));
const MISBEHAVED: Over = Over(Some((close_code::POLICY, "misbehaved")));
const AGAIN: Over = Over(Some((close_code::AGAIN, "again")));
const SIGNED_OUT: Over = Over(Some((close_code::POLICY, "signed-out")));

struct Conversation {
    app: Shared,
    guest: Option<Guest>,
    socket: WebSocket,
    address: IpAddr,
    talk: crate::limits::Talk,
    misbehaved: u32,
    heard: Instant,
}

impl Conversation {
    fn new(app: Shared, guest: Option<Guest>, socket: WebSocket, address: IpAddr) -> Conversation {
        let talk = app.gate.talk();
        Conversation { app, guest, socket, address, talk, misbehaved: 0, heard: Instant::now() }
    }

    async fn run(mut self) {
        let Err(Over(why)) = self.converse().await;
        let Some((code, reason)) = why else { return };
        tracing::debug!(address = %self.address, reason, "a socket is closed");
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Whoever does not take the farewell is gone too.
        drop(timeout(SENDING, self.socket.send(Message::Close(Some(frame)))).await);
    }

    async fn converse(&mut self) -> Result<std::convert::Infallible, Over> {
        let mut window = self.enter().await?;
        for text in std::mem::take(&mut window.first) {
            self.send(text).await?;
        }
        let closing = self.app.closing.clone();
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.reset();
        loop {
            tokio::select! {
                biased;
                () = closing.cancelled() => {
                    self.fault(Fault::Closing).await?;
                    return Err(CLOSING);
                }
                text = window.inbox.recv() => match text {
                    Some(text) => self.send(text).await?,
                    // Too slow, or the table ended: the client comes back and resumes.
                    None => return Err(AGAIN),
                },
                message = self.socket.recv() => {
                    if let Some(message) = self.read(message).await? {
                        self.answer(&window, message).await?;
                    }
                }
                _ = pings.tick() => self.check().await?,
            }
        }
    }

    /// Waits for the first message and opens the window that it asks for.
    async fn enter(&mut self) -> Result<Window, Over> {
        let until = Instant::now() + HELLO;
        loop {
            let closing = self.app.closing.clone();
            let received = tokio::select! {
                () = closing.cancelled() => return Err(CLOSING),
                received = tokio::time::timeout_at(until, self.socket.recv()) => received,
            };
            let Ok(received) = received else {
                self.fault(Fault::NoHello).await?;
                return Err(MISBEHAVED);
            };
            let (table, seen) = match self.read(received).await? {
                None => continue,
                Some(ToServer::Hello { table, seen }) => (table, seen),
                Some(_) => {
                    self.misbehave(Fault::NoHello).await?;
                    continue;
                }
            };
            let person = self.guest.as_ref().map_or_else(stranger, |guest| guest.id.clone());
            match self.app.tables.enter(&table, person, seen).await {
                Ok(window) => return Ok(window),
                Err(Failure::NotFound(_)) => self.misbehave(Fault::NoTable).await?,
                Err(Failure::Closing) => return Err(CLOSING),
                Err(failure) => {
                    tracing::warn!(%table, %failure, "nobody can enter");
                    self.fault(Fault::Unavailable).await?;
                    return Err(AGAIN);
                }
            }
        }
    }

    /// Reads what came over the socket; nothing if it was no message for us.
    async fn read(&mut self, received: Option<Result<Message, axum::Error>>) -> Result<Option<ToServer>, Over> {
        let message = match received {
            None => return Err(GONE),
            Some(Err(error)) => return Err(self.broken(&error).await),
            Some(Ok(message)) => message,
        };
        self.heard = Instant::now();
        let bytes = match &message {
            Message::Text(text) => text.as_bytes(),
            Message::Binary(bytes) => bytes.as_ref(),
            Message::Ping(_) | Message::Pong(_) => {
                // Even these are counted: a flood of them is a flood.
                return match self.talk.message() {
                    Ok(()) => Ok(None),
                    Err(_) => self.misbehave(Fault::TooFast).await.map(|()| None),
                };
            }
            Message::Close(_) => return Err(GONE),
        };
        if self.talk.message().is_err() {
            self.misbehave(Fault::TooFast).await?;
            return Ok(None);
        }
        match ToServer::read(bytes) {
            Ok(message) => Ok(Some(message)),
            Err(fault) => {
                self.misbehave(fault).await?;
                Ok(None)
            }
        }
    }

    /// A socket that can't be read any more: too long a message, or not the protocol.
    async fn broken(&mut self, error: &axum::Error) -> Over {
        use tokio_tungstenite::tungstenite::Error;
        let error = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Error>());
        match error {
            Some(Error::Capacity(_)) => {
                if self.fault(Fault::TooLong).await.is_err() {
                    return GONE;
                }
                TOO_LONG
            }
            _ => GONE,
        }
    }

    async fn answer(&mut self, window: &Window, message: ToServer) -> Result<(), Over> {
        match message {
            ToServer::Hello { .. } => self.misbehave(Fault::SecondHello).await,
            ToServer::Ask { id, request } => match &self.guest {
                None => self.misbehave(Fault::Stranger).await,
                Some(guest) => window.ask(id, guest.person(), request).await.map_err(|_| AGAIN),
            },
            ToServer::History if self.talk.costly_message().is_err() => self.misbehave(Fault::TooFast).await,
            ToServer::History => {
                let person = self.guest.as_ref().map_or_else(stranger, |guest| guest.id.clone());
                match self.app.tables.history(window.table(), &person).await {
                    Ok(past) => self.say(&ToClient::History(past)).await,
                    Err(_) => self.fault(Fault::Unavailable).await,
                }
            }
            ToServer::Advise { .. } if self.talk.costly_message().is_err() => self.misbehave(Fault::TooFast).await,
            ToServer::Advise { id, seat } => match &self.guest {
                None => self.misbehave(Fault::Stranger).await,
                Some(guest) => window.ask_coach(id, guest.id.clone(), seat).await.map_err(|_| AGAIN),
            },
            ToServer::Record => match window.record().await {
                Ok(record) => self.say(&ToClient::Record(Box::new(record))).await,
                Err(Failure::NotOver) => self.fault(Fault::NotOver).await,
                Err(_) => self.fault(Fault::Unavailable).await,
            },
            ToServer::Ping => self.say(&ToClient::Pong).await,
        }
    }

    /// Is anybody there, and are they still who they were?
    async fn check(&mut self) -> Result<(), Over> {
        if self.heard.elapsed() > SILENCE {
            return Err(GONE);
        }
        if let Some(guest) = &self.guest {
            let stored = self.app.store.guest(&guest.id).await;
            if matches!(stored, Ok(found) if found.as_ref().map(|found| found.edition) != Some(guest.edition)) {
                return Err(SIGNED_OUT);
            }
        }
        self.deliver(Message::Ping(Default::default())).await
    }

    async fn misbehave(&mut self, fault: Fault) -> Result<(), Over> {
        self.misbehaved += 1;
        self.fault(fault).await?;
        if self.misbehaved > MISBEHAVIOUR { Err(MISBEHAVED) } else { Ok(()) }
    }

    async fn fault(&mut self, fault: Fault) -> Result<(), Over> {
        self.say(&ToClient::Fault(fault)).await
    }

    async fn say(&mut self, message: &ToClient) -> Result<(), Over> {
        let text = serde_json::to_string(message).expect("messages can be written as JSON");
        self.send(text.into()).await
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), Over> {
        self.deliver(Message::Text(text)).await
    }

    async fn deliver(&mut self, message: Message) -> Result<(), Over> {
        match timeout(SENDING, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(GONE),
        }
    }
}
