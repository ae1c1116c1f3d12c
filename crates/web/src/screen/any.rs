//! A game's screen with the types rubbed out.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::{Game, Seat, Seats};
use pentarchy_table::{Ending, Json, Plan, Sight};
use serde_json::Value;

use super::{Ask, Choice, LogLine, Names, Note, Play, Scene, Screen};

/// A game's screen, whichever game it is.
pub(crate) trait AnyScreen: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The screen of one table.
    fn open(&self, feed: Feed) -> Opened;
    /// See [`Screen::ask`]: what somebody was asked who saw this.
    fn ask(&self, glance: &Glance) -> Option<Ask<Value>>;
    /// See [`Screen::line`].
    fn line(&self, event: &Json, names: &Names) -> Option<LogLine>;
    /// See [`Screen::refusal`].
    fn refusal(&self, refusal: &Value, names: &Names) -> Option<String>;
    /// See [`Screen::piece`].
    fn piece(&self, id: &str) -> Option<AnyView>;
}

/// What the frame gives a screen.
#[derive(Clone, Copy)]
pub(crate) struct Feed {
    /// What is seen now.
    pub(crate) glance: Signal<Option<Glance>>,
    /// The events of the last step.
    pub(crate) recent: Signal<Arc<Vec<Json>>>,
    pub(crate) act: Callback<Value>,
    pub(crate) pointed: RwSignal<Option<String>>,
    pub(crate) rule: Callback<String>,
    pub(crate) explain: Callback<String>,
}

/// What is seen at one moment, before the game has read it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glance {
    pub(crate) sight: Arc<Sight>,
    pub(crate) names: Names,
    pub(crate) awaiting: Seats,
    pub(crate) bell: Option<u64>,
    pub(crate) ending: Option<Arc<Ending>>,
    pub(crate) plan: Arc<Plan>,
}

/// Makes a view when it is asked for.
pub(crate) type Make<A = ()> = Arc<dyn Fn(A) -> AnyView + Send + Sync>;

/// A screen of one table. The views are made when they are asked for.
pub(crate) struct Opened {
    pub(crate) board: Make,
    pub(crate) hand: Make,
    pub(crate) ending: Make,
    pub(crate) player: Make<Seat>,
    pub(crate) ask: Signal<Option<Ask<Value>>>,
    pub(crate) notes: Signal<Vec<Note>>,
}

/// The screen of a game, for the list of games.
pub(crate) const fn plug<S: Screen>() -> &'static dyn AnyScreen {
    &Plugged::<S>(PhantomData)
}

struct Plugged<S>(PhantomData<fn() -> S>);

impl<S: Screen> AnyScreen for Plugged<S> {
    fn id(&self) -> &'static str {
        S::Game::DESCRIPTION.id
    }

    fn open(&self, feed: Feed) -> Opened {
        let scene = scenes::<S::Game>(feed.glance);
        let known = Memo::new(move |_| scene.with(Option::is_some));
        let recent = Memo::new(move |_| {
            let events = feed.recent.get();
            Arc::new(events.iter().filter_map(|event| event.read().ok()).collect::<Vec<_>>())
        });
        let play = Play::<S::Game> {
            // Views are made only where `known` holds.
            scene: Signal::derive(move || scene.get().expect("a screen is shown only when there is something to see")),
            recent: recent.into(),
            act: Callback::new(move |action| {
                if let Ok(action) = serde_json::to_value(&action) {
                    feed.act.run(action);
                }
            }),
            pointed: feed.pointed,
            rule: feed.rule,
            explain: feed.explain,
        };
        let when_known = move |make: fn(Play<S::Game>) -> AnyView| -> Make {
            Arc::new(move |()| (move || known.get().then(|| make(play))).into_any())
        };
        Opened {
            board: when_known(S::board),
            hand: when_known(S::hand),
            ending: when_known(S::ending),
            player: Arc::new(move |seat| (move || known.get().then(|| S::player(play, seat))).into_any()),
            ask: Signal::derive(move || scene.get().map(|scene| erase_ask(S::ask(&scene)))),
            notes: Signal::derive(move || {
                scene.get().map_or_else(Vec::new, |scene| {
                    Seats::first(scene.names.0.len() as u8).iter().map(|seat| S::note(&scene, seat)).collect()
                })
            }),
        }
    }

    fn ask(&self, glance: &Glance) -> Option<Ask<Value>> {
        scene::<S::Game>(glance.clone()).map(|scene| erase_ask(S::ask(&scene)))
    }

    fn line(&self, event: &Json, names: &Names) -> Option<LogLine> {
        S::line(&event.read().ok()?, names)
    }

    fn refusal(&self, refusal: &Value, names: &Names) -> Option<String> {
        // By way of a text, as everything else is read here: each way to read a game's types takes its bytes.
        let written = serde_json::to_string(refusal).ok()?;
        serde_json::from_str(&written).ok().map(|refusal| S::refusal(&refusal, names))
    }

    fn piece(&self, id: &str) -> Option<AnyView> {
        S::piece(id)
    }
}

fn scenes<G: Game>(glance: Signal<Option<Glance>>) -> Memo<Option<Arc<Scene<G>>>> {
    Memo::new_with_compare(
        move |_| scene(glance.get()?).map(Arc::new),
        // The glance is compared before it is read: a scene that is made is a new one.
        |_, _| true,
    )
}

/// What is seen, as the game reads it.
fn scene<G: Game>(glance: Glance) -> Option<Scene<G>> {
    let Glance { sight, names, awaiting, bell, ending, plan } = glance;
    let view = sight.view.read().ok()?;
    let legal = sight.legal.read().ok()?;
    Some(Scene { viewer: sight.viewer, view, legal, names, awaiting, bell, ending, plan })
}

fn erase_ask<A: serde::Serialize>(ask: Ask<A>) -> Ask<Value> {
    let Ask { sentence, choices, rule } = ask;
    let erase = |choice: Choice<A>| {
        let Choice { label, hint, action, weight, piece, group, confirm } = choice;
        let action = serde_json::to_value(&action).ok()?;
        Some(Choice { label, hint, action, weight, piece, group, confirm })
    };
    Ask { sentence, choices: choices.into_iter().filter_map(erase).collect(), rule }
}
