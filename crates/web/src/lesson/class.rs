//! A table that follows a lesson: the others decide as it is written, the learner too.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use pentarchy_game::{Actor, Move, Seat};
use pentarchy_table::{BotMove, LocalTable, Millis, Person, Plan, Request, Seq, TableId, ToClient, ToServer};

use super::guide::Guide;
use super::script::{Kind, LEARNER, Lesson};
use crate::browser;
use crate::games::Fetched;
use crate::play::{Link, Session, Wire, me};
use crate::settings::{own_name, settings_now};

/// Others decide so many times as slowly as bots at a table: they are to be followed.
const SLOWLY: u64 = 2;

/// A table that follows a lesson.
pub(super) struct Class {
    me: Person,
    lesson: Lesson,
    table: RefCell<LocalTable>,
    session: Session,
    guide: Guide,
    /// How many decisions of the record are made.
    made: Cell<usize>,
    closed: Cell<bool>,
}

impl Class {
    /// Sets up the lesson's position and begins with its first step.
    pub(super) fn open(session: Session, game: &Fetched, lesson: Lesson, guide: Guide) {
        let me = me(Some(&own_name()));
        let class = Rc::new(Class {
            table: RefCell::new(seated(game, &lesson, &me)),
            me,
            lesson,
            session,
            guide,
            made: Cell::new(0),
            closed: Cell::new(false),
        });
        while class.made.get() < class.lesson.start {
            class.go_on();
        }
        session.connect(Rc::new(ClassWire(class.clone())));
        session.link.set(Link::Open);
        let table = TableId::new("lesson").expect("letters are an id");
        class.table.borrow_mut().receive(&class.me, &ToServer::Hello { table, seen: None }, now());
        class.deliver();
        let pupil = class.clone();
        guide.follow(move |asked| pupil.asked(asked));
        class.enter(0);
    }

    /// Something was asked for by the lesson's own buttons.
    fn asked(self: &Rc<Self>, asked: Asked) {
        match asked {
            Asked::Next => self.enter(self.guide.step.get_untracked() + 1),
            Asked::Show => self.done(),
        }
    }

    fn enter(self: &Rc<Self>, step: usize) {
        self.guide.enter(&self.lesson, step);
        if self.lesson.kind(step) == Kind::Watch {
            self.watch(step);
        }
    }

    /// The learner decided as the lesson has it: the rest of the step follows.
    fn done(self: &Rc<Self>) {
        let step = self.guide.step.get_untracked();
        self.go_on();
        self.deliver();
        self.guide.wanted.set(None);
        self.watch(step);
    }

    /// Makes the rest of a step's decisions one by one, so that they can be followed.
    fn watch(self: &Rc<Self>, step: usize) {
        if self.made.get() == self.lesson.begins(step + 1) {
            return match self.lesson.kind(step) {
                Kind::Do => self.enter(step + 1),
                Kind::Read | Kind::Watch => self.guide.seen_all.set(true),
            };
        }
        let class = self.clone();
        let wait = Duration::from_millis(settings_now().pace.least() * SLOWLY);
        set_timeout(
            move || {
                if !class.closed.get() {
                    class.go_on();
                    class.deliver();
                    class.watch(step);
                }
            },
            wait,
        );
    }

    /// Makes the next decision of the record.
    fn go_on(&self) {
        let Some(Move { by, action }) = self.lesson.record.moves.get(self.made.get()).cloned() else { return };
        let mut table = self.table.borrow_mut();
        let seen = table.table().seq();
        let made = match by {
            Actor::Seat(LEARNER) => table.request(&self.me, &Request::Act { seat: LEARNER, seen, action }, now()),
            Actor::Seat(seat) => table.bot_move(&BotMove { seat, seen, action }, now()),
            Actor::House => unreachable!("the house decides nothing in a lesson: a test looks"),
        };
        made.expect("the lessons are played through in a test");
        self.made.set(self.made.get() + 1);
    }

    fn deliver(&self) {
        let messages = self.table.borrow_mut().take_messages();
        for (_, message) in messages {
            self.session.hear(message);
        }
    }

    fn receive(self: &Rc<Self>, message: &ToServer) {
        let ToServer::Ask { id, request } = message else {
            self.table.borrow_mut().receive(&self.me, message, now());
            return self.deliver();
        };
        // Answered in any case, so that the page asks again.
        self.session.hear(ToClient::Accepted { id: *id, seq: Seq::default() });
        if let Request::Act { action, .. } = request {
            let wanted = self.guide.wanted.get_untracked();
            if wanted.as_ref() == Some(action) {
                self.done();
            } else {
                self.guide.astray.set(wanted.is_some());
            }
        }
    }
}

/// What the lesson's own buttons ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The next step.
    Next,
    /// That the decision be made for the learner.
    Show,
}

/// The table of a lesson before its first decision.
fn seated(game: &Fetched, lesson: &Lesson, me: &Person) -> LocalTable {
    let mut plan = Plan::new(&lesson.record.game, lesson.record.setup.seats);
    plan.setup = lesson.record.setup.clone();
    plan.listed = false;
    let mut table = LocalTable::open(game.catalogue, plan, me.clone(), lesson.record.seed, now())
        .expect("the lessons are played through in a test");
    let sit = Request::Sit { seat: Some(LEARNER), name: None };
    let others = (1..lesson.record.setup.seats).filter_map(Seat::new);
    let fill = others.map(|seat| Request::AddBot { seat: Some(seat), level: None });
    for request in std::iter::once(sit).chain(fill).chain([Request::Start]) {
        table.request(me, &request, now()).expect("an own table can be filled and started");
    }
    table
}

fn now() -> Millis {
    Millis(browser::now())
}

struct ClassWire(Rc<Class>);

impl Wire for ClassWire {
    fn send(&self, message: ToServer) {
        let class = self.0.clone();
        set_timeout(
            move || {
                if !class.closed.get() {
                    class.receive(&message);
                }
            },
            Duration::ZERO,
        );
    }

    fn renew(&self) {}

    fn close(&self) {
        self.0.closed.set(true);
    }
}
