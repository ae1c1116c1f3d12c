//! All that this page knows of one table, as signals; and the wire to whoever runs it.

mod coach;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::{Seat, Viewer};
use pentarchy_table::{
    Advised, Ending, Fault, Gathering, Happened, Holder, Member, Millis, Now, Plan, Presence, Request, Saying, Seal,
    SeatClock, SeenEvents, Seq, Sight, Stage, TableError, ToClient, ToServer, Update as TableUpdate, Welcome,
};
use serde_json::Value;

use crate::browser;

/// Who runs a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    /// The server; the table's id.
    Server(String),
    /// This page; the local game's id.
    Local(String),
    /// This page, for a lesson; the game's id.
    Lesson(&'static str),
}

/// How the wire is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// Not yet connected.
    Connecting,
    Open,
    /// Lost; it connects again by itself.
    Lost,
}

/// What carries messages to whoever runs the table.
pub(crate) trait Wire {
    fn send(&self, message: ToServer);
    /// Connects again as whoever the player is now.
    fn renew(&self);
    fn close(&self);
}

/// All that this page knows of one table. It is a handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) home: StoredValue<Home>,
    pub(crate) link: RwSignal<Link>,
    pub(crate) plan: RwSignal<Option<Arc<Plan>>>,
    pub(crate) seal: RwSignal<Option<Seal>>,
    pub(crate) you: RwSignal<Option<Member>>,
    pub(crate) gathering: RwSignal<Option<Arc<Gathering>>>,
    pub(crate) now: RwSignal<Now>,
    pub(crate) sights: RwSignal<Vec<Arc<Sight>>>,
    pub(crate) ending: RwSignal<Option<Arc<Ending>>>,
    /// What happened, oldest first.
    pub(crate) log: RwSignal<Vec<Arc<Happened>>>,
    /// The game's events of the last step.
    pub(crate) recent: RwSignal<Arc<Vec<SeenEvents>>>,
    pub(crate) presence: RwSignal<Presence>,
    /// The last refusal, until the next step.
    pub(crate) refused: RwSignal<Option<TableError>>,
    /// What the coach said, as long as the position is the one that it was asked about.
    pub(crate) advised: RwSignal<Option<Arc<Advised>>>,
    /// The coach thinks, for the seat of [`Session::coached`].
    pub(crate) advising: RwSignal<bool>,
    /// Why the coach did not answer that seat.
    pub(crate) unadvised: RwSignal<Option<Fault>>,
    /// Why there is nothing to see.
    pub(crate) fault: RwSignal<Option<Fault>>,
    /// How far the clock of whoever runs the table is ahead of ours, in milliseconds.
    ahead: StoredValue<i64>,
    seq: StoredValue<Seq>,
    /// The last entry that changed the position: what was said of an earlier one is not about this one.
    moved: StoredValue<Seq>,
    /// The last question to the coach: its number, and whose it was.
    question: StoredValue<Option<(u32, Seat)>>,
    /// The questions to the coach whose answers nobody waits for any more.
    dropped: StoredValue<Vec<u32>>,
    next_ask: StoredValue<u32>,
    /// The number of the decision whose answer is on its way.
    acting: StoredValue<Option<u32>>,
    /// What is to be asked when the wire is open.
    later: StoredValue<Vec<Request>>,
    wire: StoredValue<Option<Rc<dyn Wire>>, LocalStorage>,
}

impl Session {
    pub(crate) fn new(home: Home) -> Session {
        Session {
            home: StoredValue::new(home),
            link: RwSignal::new(Link::Connecting),
            plan: RwSignal::new(None),
            seal: RwSignal::new(None),
            you: RwSignal::new(None),
            gathering: RwSignal::new(None),
            now: RwSignal::new(Now::default()),
            sights: RwSignal::new(Vec::new()),
            ending: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            recent: RwSignal::new(Arc::new(Vec::new())),
            presence: RwSignal::new(Presence::default()),
            refused: RwSignal::new(None),
            advised: RwSignal::new(None),
            advising: RwSignal::new(false),
            unadvised: RwSignal::new(None),
            fault: RwSignal::new(None),
            ahead: StoredValue::new(0),
            seq: StoredValue::new(Seq(0)),
            moved: StoredValue::new(Seq(0)),
            question: StoredValue::new(None),
            dropped: StoredValue::new(Vec::new()),
            next_ask: StoredValue::new(1),
            acting: StoredValue::new(None),
            later: StoredValue::new(Vec::new()),
            wire: StoredValue::new_local(None),
        }
    }

    /// Uses this wire from now on, and closes it with the page.
    pub(crate) fn connect(self, wire: Rc<dyn Wire>) {
        let closed = self.wire;
        self.wire.set_value(Some(wire));
        on_cleanup(move || {
            if let Some(Some(wire)) = closed.try_get_value() {
                wire.close();
            }
        });
    }

    pub(crate) fn is_local(self) -> bool {
        self.home.with_value(|home| matches!(home, Home::Local(_) | Home::Lesson(_)))
    }

    /// The last entry of the log that is known here.
    pub(crate) fn seen(self) -> Seq {
        self.seq.try_get_value().unwrap_or_default()
    }

    /// Whether the page that holds it is still there.
    pub(crate) fn is_alive(self) -> bool {
        !self.link.is_disposed()
    }

    fn send(self, message: ToServer) {
        if let Some(Some(wire)) = self.wire.try_get_value() {
            wire.send(message);
        }
    }

    /// Connects again, as whoever the player is now, and is told everything anew.
    pub(crate) fn renew(self) {
        self.seq.set_value(Seq(0));
        if let Some(Some(wire)) = self.wire.try_get_value() {
            wire.renew();
        }
    }

    /// Asks for something; a refusal is shown.
    pub(crate) fn ask(self, request: Request) {
        let id = self.next_ask.get_value();
        self.next_ask.set_value(id + 1);
        self.refused.set(None);
        self.send(ToServer::Ask { id, request });
    }

    /// Asks for something as soon as the wire is open again.
    pub(crate) fn ask_when_open(self, request: Request) {
        self.later.update_value(|later| later.push(request));
    }

    /// Decides something for a seat, unless the answer to the last decision is still on its way: a double tap is one.
    pub(crate) fn act(self, seat: Seat, action: Value) {
        if self.acting.get_value().is_none() {
            self.drop_question_of(seat);
            self.acting.set_value(Some(self.next_ask.get_value()));
            self.ask(Request::Act { seat, seen: self.seen(), action });
        }
    }

    fn answered(self, id: u32) {
        if self.acting.get_value() == Some(id) {
            self.acting.set_value(None);
        }
    }

    /// Whatever was on its way when the wire broke is lost or done: the updates tell which.
    fn expects_nothing(self) {
        self.acting.set_value(None);
        self.advising.set(false);
    }

    /// Takes back the seat's last decision.
    pub(crate) fn take_back(self, seat: Seat) {
        self.drop_question_of(seat);
        self.ask(Request::TakeBack { seat, seen: self.seen(), steps: 1 });
    }

    pub(crate) fn say(self, text: Saying) {
        self.ask(Request::Say { text });
    }

    /// Takes a message of whoever runs the table.
    pub(crate) fn hear(self, message: ToClient) {
        if !self.is_alive() {
            return;
        }
        match message {
            ToClient::Welcome(welcome) => self.welcome(*welcome),
            ToClient::Update(update) => self.update(*update),
            ToClient::Refused { id, error } => {
                self.answered(id);
                if self.hears_refusal(id) {
                    self.refused.set(Some(error));
                }
            }
            ToClient::Accepted { id, .. } => self.answered(id),
            ToClient::Resumed { .. } => self.expects_nothing(),
            ToClient::Advice { id, advised } => self.answered_by_coach(id, advised),
            ToClient::Presence(presence) => self.presence.set(presence),
            ToClient::History(past) => self.take_history(past),
            ToClient::Fault(fault) => {
                self.fault_of_coach(&fault);
                self.fault.set(Some(fault));
            }
            ToClient::Record(_) | ToClient::Pong => {}
        }
    }

    fn welcome(self, welcome: Welcome) {
        let Welcome { seq, plan, rules: _, seal, you, gathering, now, sights, ending } = welcome;
        self.seq.set_value(seq);
        self.moved.set_value(seq);
        self.advised.set(None);
        self.expects_nothing();
        self.plan.set(Some(Arc::new(plan)));
        self.seal.set(Some(seal));
        self.you.set(you);
        self.gathering.set(Some(Arc::new(gathering)));
        self.now.set(now);
        self.sights.set(sights.into_iter().map(Arc::new).collect());
        self.ending.set(ending.map(Arc::new));
        self.fault.set(None);
        self.send(ToServer::History);
        let later = self.later.try_update_value(std::mem::take).unwrap_or_default();
        for request in later {
            self.ask(request);
        }
    }

    fn update(self, update: TableUpdate) {
        let TableUpdate { happened, you, gathering, now, sights, ending } = update;
        if happened.seq <= self.seen() {
            return;
        }
        if happened.seq != self.seen().next() {
            // A gap: better to be told everything anew than to show what is not so.
            return self.renew();
        }
        self.enter(happened.seq, &happened.what, self.leaves_the_choices(&sights));
        self.ahead.set_value(happened.at.0 as i64 - browser::now() as i64);
        self.you.set(you);
        if let Some(gathering) = gathering {
            self.gathering.set(Some(Arc::new(gathering)));
        }
        self.now.set(now);
        if !sights.is_empty() {
            self.sights.set(sights.into_iter().map(Arc::new).collect());
        }
        if let Some(ending) = ending {
            self.ending.set(Some(Arc::new(ending)));
        }
        self.recent.set(Arc::new(happened.events.clone()));
        self.log.update(|log| log.push(Arc::new(happened)));
    }

    fn take_history(self, past: Vec<Happened>) {
        self.log.update(|log| {
            let last = past.last().map_or(Seq(0), |happened| happened.seq);
            let newer: Vec<_> = log.drain(..).filter(|happened| happened.seq > last).collect();
            log.extend(past.into_iter().map(Arc::new));
            log.extend(newer);
        });
    }

    /// The moment by the clock of whoever runs the table.
    pub(crate) fn their_now(self) -> u64 {
        (browser::now() as i64 + self.ahead.try_get_value().unwrap_or_default()).max(0) as u64
    }

    /// A moment of theirs by the clock of this browser.
    pub(crate) fn by_our_clock(self, moment: Millis) -> u64 {
        (moment.0 as i64 - self.ahead.try_get_value().unwrap_or_default()).max(0) as u64
    }

    /// How many milliseconds a player has left, at a table with clocks.
    pub(crate) fn left(self, clock: SeatClock) -> u64 {
        match clock {
            SeatClock::Stands(left) => left,
            SeatClock::Until(at) => at.0.saturating_sub(self.their_now()),
        }
    }

    pub(crate) fn stage(self) -> Option<Stage> {
        self.gathering.with(|gathering| gathering.as_ref().map(|gathering| gathering.stage))
    }

    pub(crate) fn is_host(self) -> bool {
        let you = self.you.get();
        self.gathering.with(|gathering| gathering.as_ref().is_some_and(|gathering| Some(gathering.host) == you))
    }

    /// The seats that are ours.
    pub(crate) fn own_seats(self) -> Vec<Seat> {
        let Some(you) = self.you.get() else { return Vec::new() };
        let Some(gathering) = self.gathering.get() else { return Vec::new() };
        let own = |holder: &Holder| matches!(holder, Holder::Person { member, .. } if *member == you);
        let chairs = gathering.chairs.iter().enumerate();
        chairs.filter(|(_, chair)| own(&chair.holder)).filter_map(|(index, _)| Seat::new(index as u8)).collect()
    }

    /// What this viewer sees.
    pub(crate) fn sight(self, viewer: Viewer) -> Option<Arc<Sight>> {
        self.sights.with(|sights| sights.iter().find(|sight| sight.viewer == viewer).or(sights.first()).cloned())
    }
}
