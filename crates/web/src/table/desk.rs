//! What the parts of a table page share.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::{Seat, Viewer};
use pentarchy_table::{Holder, Now, SeatClock, Sight, Stage};
use serde_json::Value;

use crate::play::{Session, names};
use crate::screen::{AnyScreen, Choice, Feed, Glance, Names};

/// What the parts of a table page share. It is a handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) session: Session,
    pub(crate) screen: &'static dyn AnyScreen,
    /// Whose eyes look at the table.
    pub(crate) eyes: Memo<Viewer>,
    /// The seat that was chosen to look with, where several are ours.
    pub(crate) chosen: RwSignal<Option<Seat>>,
    pub(crate) names: Memo<Names>,
    /// The panel beside the table; on a phone, over it.
    pub(crate) panel: RwSignal<Option<Panel>>,
    /// The rule that the rules are open at.
    pub(crate) rule: RwSignal<Option<String>>,
    /// The piece that is explained.
    pub(crate) explained: RwSignal<Option<String>>,
    pub(crate) pointed: RwSignal<Option<String>>,
    /// The decision that a lesson is about.
    pub(crate) wanted: RwSignal<Option<Value>>,
    /// The decision that is not made before a question was answered.
    pub(crate) confirming: RwSignal<Option<Choice<Value>>>,
    /// Who shall get the screen, where several people share it.
    pub(crate) passed_to: RwSignal<Option<Seat>>,
}

/// What stands beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Log,
    Chat,
    Rules,
    Menu,
}

impl Desk {
    pub(crate) fn new(session: Session, screen: &'static dyn AnyScreen) -> Desk {
        let chosen = RwSignal::new(None);
        let eyes = Memo::new(move |_| {
            let own = session.own_seats();
            match (chosen.get(), own.as_slice()) {
                (Some(seat), own) if own.contains(&seat) => Viewer::Seat(seat),
                (_, [seat, ..]) => Viewer::Seat(*seat),
                (_, []) => Viewer::Spectator,
            }
        });
        let names = Memo::new(move |_| match session.gathering.get() {
            Some(gathering) => names(&gathering, session.you.get(), eyes.get()),
            None => Names::default(),
        });
        Desk {
            session,
            screen,
            eyes,
            chosen,
            names,
            panel: RwSignal::new(None),
            rule: RwSignal::new(None),
            explained: RwSignal::new(None),
            pointed: RwSignal::new(None),
            wanted: RwSignal::new(None),
            confirming: RwSignal::new(None),
            passed_to: RwSignal::new(None),
        }
    }

    /// The seat that looks.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self.eyes.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// What is seen.
    pub(crate) fn sight(self) -> Option<Arc<Sight>> {
        self.session.sight(self.eyes.get())
    }

    pub(crate) fn is_playing(self) -> bool {
        self.session.stage() == Some(Stage::Playing)
    }

    /// Whether one of our own seats must decide.
    pub(crate) fn is_our_turn(self) -> bool {
        let awaiting = self.session.now.with(|now| now.awaiting);
        self.is_playing() && self.session.own_seats().into_iter().any(|seat| awaiting.contains(seat))
    }

    /// Whether nothing but seats where nobody plays must decide, and no clock runs: the game stands still until one is
    /// filled.
    pub(crate) fn waits_for_nobody(self) -> bool {
        let awaiting = self.session.now.with(|now| now.awaiting);
        let runs =
            |now: &Now| now.bell.is_some() || now.clocks.iter().any(|clock| matches!(clock, SeatClock::Until(_)));
        if self.session.now.with(runs) {
            return false;
        }
        let Some(gathering) = self.session.gathering.get() else { return false };
        let is_empty = |seat: Seat| {
            let chair = gathering.chairs.get(seat.index());
            chair.is_some_and(|chair| chair.holder == Holder::Open && chair.bot.is_none())
        };
        self.is_playing() && !awaiting.is_empty() && awaiting.iter().all(is_empty)
    }

    /// Opens the rules at a rule.
    pub(crate) fn open_rule(self, rule: String) {
        self.rule.set(Some(rule));
        self.panel.set(Some(Panel::Rules));
    }

    /// What the game's screen is given.
    pub(crate) fn feed(self) -> Feed {
        let session = self.session;
        let glance = Memo::new(move |_| {
            let now = session.now.get();
            Some(Glance {
                sight: self.sight()?,
                names: self.names.get(),
                awaiting: now.awaiting,
                bell: now.bell.map(|bell| session.by_our_clock(bell)),
                ending: session.ending.get(),
                plan: session.plan.get()?,
            })
        });
        let recent = Memo::new(move |_| {
            let seen = session.recent.get();
            let eyes = self.eyes.get();
            let own = seen.iter().find(|seen| seen.viewer == eyes).or(seen.first());
            Arc::new(own.map_or_else(Vec::new, |seen| seen.events.clone()))
        });
        Feed {
            glance: glance.into(),
            recent: recent.into(),
            act: Callback::new(move |action| self.act(action)),
            pointed: self.pointed,
            rule: Callback::new(move |rule| self.open_rule(rule)),
            explain: Callback::new(move |piece| self.explained.set(Some(piece))),
        }
    }

    /// Decides as a choice has it, or asks first whether that is meant.
    pub(crate) fn choose(self, choice: Choice<Value>) {
        match choice.confirm {
            Some(_) => self.confirming.set(Some(choice)),
            None => self.act(choice.action),
        }
    }

    /// Decides something for the seat that looks.
    pub(crate) fn act(self, action: Value) {
        if let Viewer::Seat(seat) = self.eyes.get_untracked() {
            self.session.act(seat, action);
        }
    }

    /// Opens the rules, for parts that know nothing of a desk.
    pub(crate) fn feed_rule(self) -> Callback<String> {
        Callback::new(move |rule| self.open_rule(rule))
    }
}
