//! A plain client: for `pentarchy load`, for tests, and as an example of how little one needs.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST};
use hyper_util::rt::TokioIo;
use pentarchy_table::{Plan, Request as Asked, Seq, TableId, ToClient, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a client did not get what it wanted.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address is not one.
    #[error("expected an address like http://127.0.0.1:5757, found {0:?}")]
    Url(String),
    /// Nothing can be sent or received.
    #[error("the connection failed: {0}")]
    Connection(String),
    /// The server says no.
    #[error("{status}: {body}")]
    Status {
        /// The status of the answer.
        status: u16,
        /// Its body.
        body: String,
    },
    /// The server says something else than expected.
    #[error("unexpected: {0}")]
    Unexpected(String),
}

impl ClientError {
    fn connection(error: impl std::fmt::Display) -> ClientError {
        ClientError::Connection(error.to_string())
    }

    /// The `code` of the server's error, if it told one.
    pub fn code(&self) -> Option<String> {
        let ClientError::Status { body, .. } = self else { return None };
        let body: Value = serde_json::from_str(body).ok()?;
        Some(body.get("code")?.as_str()?.to_owned())
    }
}

/// One person at one device.
#[derive(Clone, Debug)]
pub struct Client {
    /// Where the server is: `host:port`.
    host: String,
    /// What stands before every path.
    base: String,
    cookie: Option<String>,
}

/// An answer as it came.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, with small letters.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// A stranger at a server.
    pub fn new(url: &str) -> Result<Client, ClientError> {
        let rest = url.strip_prefix("http://").ok_or_else(|| ClientError::Url(url.to_owned()))?;
        let (host, base) = rest.split_once('/').unwrap_or((rest, ""));
        let base = if base.is_empty() { String::new() } else { format!("/{}", base.trim_end_matches('/')) };
        Ok(Client { host: host.to_owned(), base, cookie: None })
    }

    /// A guest with a name.
    pub async fn guest(url: &str, name: &str) -> Result<Client, ClientError> {
        let mut client = Client::new(url)?;
        client.introduce(name).await?;
        Ok(client)
    }

    /// Says a name; a stranger becomes a guest.
    pub async fn introduce(&mut self, name: &str) -> Result<(), ClientError> {
        let answer = self.send("POST", "/api/me", &[], Some(&serde_json::json!({ "name": name }))).await?;
        self.keep_cookie(&answer);
        read::<Value>(answer).map(drop)
    }

    /// Keeps the cookie of an answer, if it has one.
    pub fn keep_cookie(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.header("set-cookie").and_then(|value| value.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
    }

    /// The cookie as it is sent.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same server with another cookie.
    pub fn with_cookie(&self, cookie: Option<&str>) -> Client {
        Client { cookie: cookie.map(str::to_owned), ..self.clone() }
    }

    /// The same person at another node of the house.
    pub fn at(&self, url: &str) -> Result<Client, ClientError> {
        Ok(Client::new(url)?.with_cookie(self.cookie()))
    }

    /// Makes a table.
    pub async fn open(&self, plan: &Plan) -> Result<TableId, ClientError> {
        let opened: Value = self.post("/api/tables", plan).await?;
        let id = opened.get("table").and_then(Value::as_str).unwrap_or_default();
        TableId::new(id).map_err(|_| ClientError::Unexpected(opened.to_string()))
    }

    /// Asks a table for something.
    pub async fn ask(&self, table: &TableId, request: &Asked) -> Result<Seq, ClientError> {
        let done: Value = self.post(&format!("/api/tables/{table}/requests"), request).await?;
        let seq = done.get("seq").and_then(Value::as_u64);
        seq.map(Seq).ok_or_else(|| ClientError::Unexpected(done.to_string()))
    }

    /// Reads something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(self.send("GET", path, &[], None::<&()>).await?)
    }

    /// Sends something.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        read(self.send("POST", path, &[], Some(body)).await?)
    }

    /// One request on a connection of its own.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&impl Serialize>,
    ) -> Result<Answer, ClientError> {
        let body = match body {
            Some(body) => serde_json::to_vec(body).map_err(ClientError::connection)?,
            None => Vec::new(),
        };
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base))
            .header(HOST, &self.host)
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(ClientError::connection)?;
        timeout(PATIENCE, self.exchange(request)).await.map_err(ClientError::connection)?
    }

    async fn exchange(&self, request: Request<Full<Bytes>>) -> Result<Answer, ClientError> {
        let stream = TcpStream::connect(&self.host).await.map_err(ClientError::connection)?;
        let (mut sender, connection): (SendRequest<Full<Bytes>>, _) =
            handshake(TokioIo::new(stream)).await.map_err(ClientError::connection)?;
        let connection = tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(ClientError::connection)?;
        let status = response.status().as_u16();
        let text = |value: &hyper::header::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = response.headers().iter().map(|(name, value)| (name.to_string(), text(value))).collect();
        let body = response.into_body().collect().await.map_err(ClientError::connection)?.to_bytes();
        drop(sender);
        drop(connection.await);
        Ok(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
    }

    /// Opens a socket and says nothing yet.
    pub async fn socket(&self) -> Result<Socket, ClientError> {
        self.socket_with(&[]).await
    }

    /// Opens a socket with more headers.
    pub async fn socket_with(&self, headers: &[(&'static str, &str)]) -> Result<Socket, ClientError> {
        let url = format!("ws://{}{}/api/socket", self.host, self.base);
        let mut request = url.into_client_request().map_err(ClientError::connection)?;
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        for (name, value) in headers.iter().copied().chain(cookie) {
            let value = value.parse().map_err(ClientError::connection)?;
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(&self.host).await.map_err(ClientError::connection)?;
        stream.set_nodelay(true).map_err(ClientError::connection)?;
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await;
        match opened {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(SocketError::Http(response)) => Err(ClientError::Status {
                status: response.status().as_u16(),
                body: String::from_utf8_lossy(response.body().as_deref().unwrap_or_default()).into_owned(),
            }),
            Err(error) => Err(ClientError::connection(error)),
        }
    }

    /// Opens a socket onto a table.
    pub async fn enter(&self, table: &TableId, seen: Option<Seq>) -> Result<Socket, ClientError> {
        let mut socket = self.socket().await?;
        socket.send(&ToServer::Hello { table: table.clone(), seen }).await?;
        Ok(socket)
    }
}

fn read<T: DeserializeOwned>(answer: Answer) -> Result<T, ClientError> {
    let Answer { status, body, .. } = answer;
    if !(200..300).contains(&status) {
        return Err(ClientError::Status { status, body });
    }
    serde_json::from_str(&body).map_err(|error| ClientError::Unexpected(format!("{error}: {body}")))
}

/// A socket as a client holds it.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(ClientError::connection)?;
        self.send_text(text).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        self.stream.send(Message::text(text.into())).await.map_err(ClientError::connection)
    }

    /// The next message as text; nothing when the server has closed the socket.
    pub async fn next_text(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            let next = timeout(PATIENCE, self.stream.next()).await.map_err(ClientError::connection)?;
            match next {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(_)) => {}
                Some(Err(SocketError::ConnectionClosed | SocketError::AlreadyClosed)) => return Ok(None),
                Some(Err(error)) => return Err(ClientError::connection(error)),
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<ToClient, ClientError> {
        let text = self.next_text().await?.ok_or_else(|| ClientError::Connection("the socket was closed".into()))?;
        serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(format!("{error}: {text}")))
    }

    /// Closes it politely.
    pub async fn close(mut self) {
        // Whoever is gone already needs no farewell.
        drop(self.stream.close(None).await);
    }
}
