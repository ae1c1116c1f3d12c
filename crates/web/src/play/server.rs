//! The wire to a table on the server: a socket that connects again by itself and goes on where it was.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::web_sys;
use pentarchy_table::{Fault, TableId, ToClient, ToServer};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::session::{Link, Session, Wire};
use crate::browser::window;
use crate::route;

/// How long to wait before the first, second, … attempt.
const PATIENCE: [u64; 6] = [0, 500, 1_000, 2_000, 4_000, 8_000];

/// The longest quiet time before asking whether the server is still there.
const QUIET: Duration = Duration::from_secs(25);

/// A socket to one table.
pub(crate) struct ServerWire(Rc<Line>);

struct Line {
    session: Session,
    table: TableId,
    socket: RefCell<Option<Open>>,
    /// Attempts since the last message.
    attempts: Cell<usize>,
    /// Whether the next attempt is already due.
    waiting: Cell<bool>,
    closed: Cell<bool>,
    wake: RefCell<Option<Closure<dyn Fn()>>>,
}

/// An open socket with what listens to it.
struct Open {
    socket: WebSocket,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _opened: Closure<dyn Fn()>,
    _lost: Closure<dyn Fn()>,
}

impl ServerWire {
    /// Connects a session to its table.
    pub(crate) fn open(session: Session, table: TableId) {
        let line = Rc::new(Line {
            session,
            table,
            socket: RefCell::new(None),
            attempts: Cell::new(0),
            waiting: Cell::new(false),
            closed: Cell::new(false),
            wake: RefCell::new(None),
        });
        line.clone().listen_for_network();
        line.clone().dial();
        line.clone().ask_now_and_then();
        session.connect(Rc::new(ServerWire(line)));
    }
}

impl Wire for ServerWire {
    fn send(&self, message: ToServer) {
        self.0.send(&message);
    }

    fn renew(&self) {
        self.0.hang_up();
        self.0.attempts.set(0);
        self.0.clone().dial();
    }

    fn close(&self) {
        self.0.closed.set(true);
        self.0.hang_up();
        if let Some(wake) = self.0.wake.take() {
            let _ = window().remove_event_listener_with_callback("online", wake.as_ref().unchecked_ref());
        }
    }
}

impl Line {
    fn dial(self: Rc<Self>) {
        if self.closed.get() || self.socket.borrow().is_some() {
            return;
        }
        let address = format!("{}api/socket", route::base().replacen("http", "ws", 1));
        let Ok(socket) = WebSocket::new(&address) else { return self.lose() };
        let line = Rc::downgrade(&self);
        let opened = Closure::<dyn Fn()>::new(move || {
            let Some(line) = line.upgrade() else { return };
            let seen = Some(line.session.seen()).filter(|seen| seen.0 > 0);
            line.send(&ToServer::Hello { table: line.table.clone(), seen });
        });
        let line = Rc::downgrade(&self);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(line) = line.upgrade() {
                line.hear(&event);
            }
        });
        let line = Rc::downgrade(&self);
        let lost = Closure::<dyn Fn()>::new(move || {
            if let Some(line) = line.upgrade() {
                line.lose();
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        *self.socket.borrow_mut() = Some(Open { socket, _heard: heard, _opened: opened, _lost: lost });
    }

    fn hear(&self, event: &MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        let Ok(message) = serde_json::from_str::<ToClient>(&text) else { return };
        if self.closed.get() || !self.session.is_alive() {
            return;
        }
        self.attempts.set(0);
        // A house that closes for a moment is a lost connection, and nothing more.
        if !matches!(message, ToClient::Fault(Fault::Closing)) {
            self.session.link.set(Link::Open);
            self.session.hear(message);
        }
    }

    fn send(&self, message: &ToServer) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(open) = &*self.socket.borrow()
            && open.socket.ready_state() == WebSocket::OPEN
        {
            let _ = open.socket.send_with_str(&text);
        }
    }

    fn hang_up(&self) {
        if let Some(open) = self.socket.take() {
            open.socket.set_onopen(None);
            open.socket.set_onmessage(None);
            open.socket.set_onclose(None);
            let _ = open.socket.close();
            // The handlers may be what runs now: they go after it.
            set_timeout(move || drop(open), Duration::ZERO);
        }
    }

    fn lose(self: Rc<Self>) {
        self.hang_up();
        if self.closed.get() || self.waiting.get() || !self.session.is_alive() {
            return;
        }
        if self.session.link.get_untracked() == Link::Open {
            self.session.link.set(Link::Lost);
        }
        let attempt = self.attempts.get();
        self.attempts.set(attempt + 1);
        self.waiting.set(true);
        let wait = PATIENCE[attempt.min(PATIENCE.len() - 1)];
        set_timeout(
            move || {
                self.waiting.set(false);
                self.dial();
            },
            Duration::from_millis(wait),
        );
    }

    /// A network that is back is used at once.
    fn listen_for_network(self: Rc<Self>) {
        let line = Rc::downgrade(&self);
        let wake = Closure::<dyn Fn()>::new(move || {
            if let Some(line) = line.upgrade() {
                line.attempts.set(0);
                line.dial();
            }
        });
        let _ = window().add_event_listener_with_callback("online", wake.as_ref().unchecked_ref());
        *self.wake.borrow_mut() = Some(wake);
    }

    /// Keeps the connection known to be alive where proxies close quiet ones.
    fn ask_now_and_then(self: Rc<Self>) {
        set_timeout(
            move || {
                if !self.closed.get() {
                    self.send(&ToServer::Ping);
                    self.ask_now_and_then();
                }
            },
            QUIET,
        );
    }
}
