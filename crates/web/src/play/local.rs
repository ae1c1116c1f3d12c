//! A table that this very page runs: against bots, or around one screen. It needs no server and survives a reload.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use pentarchy_game::{Seat, Seats, Seed};
use pentarchy_table::{
    BotMove, LocalTable, Millis, Name, Person, PersonId, Plan, Request, TableId, ToClient, ToServer,
};
use pentarchy_thinker::Question;

use super::session::{Link, Session, Wire};
use super::shelf;
use super::thinker::Thinker;
use crate::browser;
use crate::games::Fetched;
use crate::settings::settings_now;
use crate::t;

/// A game in this page, and where it is kept.
pub(crate) struct LocalGame {
    id: String,
    me: Person,
    table: RefCell<LocalTable>,
    session: Session,
    /// Who thinks for the bots, if there are any.
    thinker: OnceCell<Thinker>,
    /// Who thinks for the coach, once it was asked.
    coach: OnceCell<Thinker>,
    closed: Cell<bool>,
    /// Counts the timers, so that an old one does nothing.
    timer: Cell<u32>,
}

/// Makes a table in this page, seats the people and the bots, starts the game, and keeps it. The game's id, or what is
/// to be said of it.
pub(crate) fn start_local(game: &Fetched, mut plan: Plan, people: &[Name]) -> Result<String, String> {
    plan.listed = false;
    plan.hot_seat = people.len() > 1;
    let me = me(people.first());
    let now = Millis(browser::now());
    let seats = plan.setup.seats;
    let mut table = LocalTable::open(game.catalogue, plan, me.clone(), Seed::new(browser::chance()), now)
        .map_err(|error| error.to_string())?;
    for index in 0..seats {
        let seat = Seat::new(index);
        let request = match people.get(usize::from(index)) {
            Some(name) => Request::Sit { seat, name: Some(name.clone()) },
            None => Request::AddBot { seat, level: None },
        };
        table.request(&me, &request, now).expect("an open seat of one's own table can be filled");
    }
    table.request(&me, &Request::Start, now).expect("a full table can start");
    let id = new_id();
    if !shelf::put(&id, &table) {
        shelf::forget_game(&id);
        return Err(t!("frame-not-kept"));
    }
    Ok(id)
}

/// The one person of local games.
pub(crate) fn me(name: Option<&Name>) -> Person {
    let name = name.cloned().unwrap_or_else(|| Name::new("I").expect("one letter is a name"));
    Person { id: PersonId::new("me").expect("letters are an id"), name }
}

fn new_id() -> String {
    browser::chance()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl LocalGame {
    /// Goes on with a game that is kept in this browser; whether there was one.
    pub(crate) fn open(session: Session, id: &str, game: &Fetched) -> bool {
        let Some(log) = shelf::stored_log(id) else { return false };
        let Ok(mut table) = LocalTable::restore(game.catalogue, log) else { return false };
        let me = me(None);
        table.wake(Millis(browser::now()));
        let game = Rc::new(LocalGame {
            id: id.to_owned(),
            me,
            table: RefCell::new(table),
            session,
            thinker: OnceCell::new(),
            coach: OnceCell::new(),
            closed: Cell::new(false),
            timer: Cell::new(0),
        });
        session.connect(Rc::new(LocalWire(game.clone())));
        session.link.set(Link::Open);
        // The worker comes while the player looks at the table.
        let seats = Seats::first(game.table.borrow().table().plan().setup.seats);
        if seats.iter().any(|seat| game.table.borrow().table().bot_at(seat).is_some()) {
            game.thinker.get_or_init(Thinker::new);
        }
        let table = TableId::new("local").expect("letters are an id");
        game.receive(&ToServer::Hello { table, seen: None });
        game.carry_on();
        true
    }

    fn receive(self: &Rc<Self>, message: &ToServer) {
        if let ToServer::Advise { id, seat } = message {
            return self.advise(*id, *seat);
        }
        let before = self.table.borrow().table().seq();
        self.table.borrow_mut().receive(&self.me, message, Millis(browser::now()));
        // What changed nothing leaves a bot to its thoughts: a worker can't be interrupted, only asked once more.
        if self.table.borrow().table().seq() == before {
            self.deliver();
        } else {
            self.changed();
        }
    }

    fn deliver(&self) {
        let messages = self.table.borrow_mut().take_messages();
        for (_, message) in messages {
            self.session.hear(message);
        }
    }

    /// Asks the coach, who thinks beside the bots.
    fn advise(self: &Rc<Self>, id: u32, seat: Seat) {
        let asked = self.table.borrow().table().ask_coach(&self.me.id, seat);
        match asked {
            Ok(question) => {
                let session = self.session;
                let coach = self.coach.get_or_init(Thinker::new);
                coach.ask(Question::Advice(question.write()), move |said| match serde_json::from_str(said) {
                    Ok(advised) => session.hear(ToClient::Advice { id, advised }),
                    Err(_) => {
                        let _ = session.advising.try_set(false);
                    }
                });
            }
            Err(error) => self.session.hear(ToClient::Refused { id, error }),
        }
    }

    /// Lets the next bot think, and waits for the next clock.
    fn carry_on(self: &Rc<Self>) {
        if self.closed.get() {
            return;
        }
        let turn = self.timer.get() + 1;
        self.timer.set(turn);
        let consultation = self.table.borrow().consult();
        if let Some(consultation) = consultation {
            let game = self.clone();
            let begun = browser::now();
            self.thinker.get_or_init(Thinker::new).ask(Question::Decision(consultation.write()), move |said| {
                let Ok(decided) = serde_json::from_str::<BotMove>(said) else { return };
                // Not too quick, so that people can follow.
                let least = game.table.borrow().table().least_time(decided.seat, settings_now().pace);
                let rest = least.saturating_sub(browser::now() - begun);
                let game = game.clone();
                set_timeout(
                    move || {
                        if game.timer.get() == turn && !game.closed.get() {
                            let moved = game.table.borrow_mut().bot_move(&decided, Millis(browser::now()));
                            if moved.is_ok() {
                                game.changed();
                            }
                        }
                    },
                    Duration::from_millis(rest),
                );
            });
        }
        let deadline = self.table.borrow().table().next_deadline();
        if let Some((at, _)) = deadline {
            // The clock may run for days: a game that was left is not kept for it.
            let game = Rc::downgrade(self);
            let wait = at.0.saturating_sub(browser::now());
            set_timeout(
                move || {
                    let Some(game) = game.upgrade() else { return };
                    if game.timer.get() == turn && !game.closed.get() {
                        game.table.borrow_mut().tick(Millis(browser::now()));
                        game.changed();
                    }
                },
                Duration::from_millis(wait.min(u64::from(i32::MAX.unsigned_abs()))),
            );
        }
    }

    fn changed(self: &Rc<Self>) {
        shelf::put(&self.id, &self.table.borrow());
        self.deliver();
        self.carry_on();
    }
}

struct LocalWire(Rc<LocalGame>);

impl Wire for LocalWire {
    fn send(&self, message: ToServer) {
        // Answered after the click that asked, as a server would.
        let game = self.0.clone();
        set_timeout(
            move || {
                if !game.closed.get() {
                    game.receive(&message);
                }
            },
            Duration::ZERO,
        );
    }

    fn renew(&self) {}

    fn close(&self) {
        self.0.closed.set(true);
        for thinker in [&self.0.thinker, &self.0.coach].into_iter().filter_map(OnceCell::get) {
            thinker.close();
        }
    }
}
