//! The page of a replay.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentarchy_game::{Seat, Viewer};
use pentarchy_table::LocalTable;

use super::controls::{Controls, Projector};
use super::file::OpenFile;
use super::link::Sent;
use super::reel::{Found, Reel};
use super::review::ReviewPanel;
use super::verdict::Verify;
use crate::games::{self, Fetched};
use crate::part::{NotFetched, part};
use crate::parts::{Icon, RulesView, WithGame};
use crate::play::{self, Home, shelved, stored_log};
use crate::route::{self, ReplayOf, Route};
use crate::screen::{AnyScreen, Feed, Glance};
use crate::t;
use crate::table::{Explain, LogLineView};

/// A replay.
#[component]
pub(super) fn Replay(of: ReplayOf) -> impl IntoView {
    let home = match &of {
        ReplayOf::Table(id) => Some(Home::Server(id.clone())),
        ReplayOf::Local(id) => Some(Home::Local(id.clone())),
        ReplayOf::Sent(_) | ReplayOf::File => None,
    };
    let is_file = of == ReplayOf::File;
    let found = RwSignal::new(None::<Result<Box<Found>, String>>);
    find(of, found);
    move || match found.get() {
        None if is_file => view! { <OpenFile found /> }.into_any(),
        None => {
            view! { <section class="page"><p role="status">{move || t!("replay-loading")}</p></section> }.into_any()
        }
        Some(Err(words)) => no_replay(words),
        Some(Ok(found)) => {
            let Some(game) = games::find(&found.record.game) else { return no_replay(t!("table-unknown-game")) };
            let home = home.clone();
            let show = move |game| match Reel::unroll(game, *found.clone()) {
                Ok(reel) => view! { <Screening reel=Arc::new(reel) home=home.clone() /> }.into_any(),
                Err(error) => no_replay(error.say()),
            };
            view! { <WithGame game show /> }.into_any()
        }
    }
}

fn no_replay(words: String) -> AnyView {
    view! {
        <section class="page">
            <h1>{move || t!("replay-title")}</h1>
            <p role="alert">{words}</p>
            <p><a class="button" href="./">{move || t!("frame-home")}</a></p>
        </section>
    }
    .into_any()
}

fn find(of: ReplayOf, found: RwSignal<Option<Result<Box<Found>, String>>>) {
    spawn_local(async move {
        let loaded = match of {
            ReplayOf::File => return,
            ReplayOf::Local(id) => kept(&id).await,
            ReplayOf::Sent(letters) => sent(&letters).await,
            ReplayOf::Table(id) => played(&id).await,
        };
        let _ = found.try_set(Some(loaded.map(Box::new)));
    });
}

/// A game of the server.
async fn played(id: &str) -> Result<Found, String> {
    let (record, welcome) = play::record(id).await.map_err(|error| error.say())?;
    let (plan, gathering, seal) = (Some(welcome.plan), Some(welcome.gathering), Some(welcome.seal));
    Ok(Found { record, plan, gathering, players: Vec::new(), seal })
}

/// A game that the address holds.
async fn sent(letters: &str) -> Result<Found, String> {
    let Sent { record, players } = Sent::read(letters).await.ok_or_else(|| t!("replay-bad-link"))?;
    Ok(Found { players, ..Found::alone(record) })
}

/// A game that is kept in this browser. Who was sent a replay has none: what reads them is a part of its own.
async fn kept(id: &str) -> Result<Found, String> {
    part!(kept_game: fn(&str, &Fetched) -> Result<Found, String> = read_kept);
    let not_fetched = |_: NotFetched| t!("frame-not-fetched");
    let game = shelved(id).and_then(|kept| games::find(&kept.plan.game)).ok_or_else(|| t!("table-missing"))?;
    let game = game.fetch().await.map_err(not_fetched)?;
    let read = kept_game().await.map_err(not_fetched)?;
    read(id, game)
}

fn read_kept(id: &str, game: &Fetched) -> Result<Found, String> {
    let log = stored_log(id).ok_or_else(|| t!("table-missing"))?;
    let local = LocalTable::restore(game.catalogue, log).map_err(|error| error.to_string())?;
    let table = local.table();
    let record = table.open_record().ok_or_else(|| t!("frame-not-over"))?;
    let (plan, gathering, seal) = (Some(table.plan().clone()), Some(table.gathering()), Some(table.seal().clone()));
    Ok(Found { record, plan, gathering, players: Vec::new(), seal })
}

#[component]
fn Screening(reel: Arc<Reel>, home: Option<Home>) -> impl IntoView {
    let screen = reel.game.screen;
    let projector = Projector::new(reel.len(), reel.seats());
    let explained = RwSignal::new(None::<String>);
    let pointed = RwSignal::new(None::<String>);
    let rule = RwSignal::new(None::<String>);
    let open_rule = Callback::new(move |number: String| rule.set(Some(number)));
    let glance = Memo::new({
        let reel = reel.clone();
        move |_| {
            let (at, eyes) = (projector.at.get(), projector.eyes.get());
            Some(Glance {
                sight: Arc::new(reel.sight(at, eyes)),
                names: reel.names(),
                awaiting: reel.awaiting(at),
                bell: None,
                ending: reel.ending(at),
                plan: reel.plan.clone(),
            })
        }
    });
    let recent = Memo::new({
        let reel = reel.clone();
        move |_| Arc::new(reel.events(projector.at.get(), projector.eyes.get()))
    });
    let feed = Feed {
        glance: glance.into(),
        recent: recent.into(),
        act: Callback::new(|_| {}),
        pointed,
        rule: open_rule,
        explain: Callback::new(move |piece| explained.set(Some(piece))),
    };
    let opened = screen.open(feed);
    let (board, hand, ending) = (opened.board, opened.hand, opened.ending);
    let at_end = Memo::new({
        let reel = reel.clone();
        move |_| projector.at.get() >= reel.len()
    });
    let said = {
        let reel = reel.clone();
        move || {
            let names = reel.names();
            recent.get().iter().filter_map(|event| screen.line(event, &names)).collect::<Vec<_>>()
        }
    };
    let known = games::find(screen.id());
    let address = match &home {
        Some(Home::Server(id)) => Some(Route::Replay { of: ReplayOf::Table(id.clone()) }.address()),
        _ => None,
    };
    view! {
        <div class="table replay">
            <div class="table-bar">
                <a class="quiet table-home" href="./" aria-label=move || t!("frame-home")>
                    <Icon icon=icons::TbHomeOutline />
                </a>
                <h1>{move || t!("replay-of", game = t!(format!("{}-name", screen.id())))}</h1>
            </div>
            <div class="table-main">
                <section class="board" aria-label=move || t!("table-board")>
                    {move || at_end.get().then(|| ending(()))}
                    {board(())}
                </section>
                <section class="hand" aria-label=move || t!("table-hand")>{hand(())}</section>
            </div>
            <div class="dock">
                <p class="prompt-sentence" role="status" aria-live="polite">
                    {move || {
                        let lines = said();
                        if lines.is_empty() {
                            return t!("replay-start").into_any();
                        }
                        let line = |line| view! { <span class="said"><LogLineView line pointed explained rule=open_rule /></span> };
                        lines.into_iter().map(line).collect_view().into_any()
                    }}
                </p>
                <Controls projector names=reel.names() />
            </div>
            <aside class="panel open replay-panel" aria-label=move || t!("replay-about")>
                <div class="panel-body">
                    {move || match known.filter(|_| rule.get().is_some()) {
                        Some(game) => view! {
                            <button class="button" on:click=move |_| rule.set(None)>{move || t!("replay-back-to-steps")}</button>
                            <RulesView game at=rule />
                        }.into_any(),
                        None => ().into_any(),
                    }}
                    <ReviewPanel reel=reel.clone() projector />
                    <Verify reel=reel.clone() address projector />
                    <Steps reel=reel.clone() screen projector />
                </div>
            </aside>
            <Explain screen explained />
        </div>
    }
}

/// All steps in words; each jumps there.
#[component]
fn Steps(reel: Arc<Reel>, screen: &'static dyn AnyScreen, projector: Projector) -> impl IntoView {
    let list = move || {
        let names = reel.names();
        let eyes = projector.eyes.get();
        let step = |at: usize| {
            let plain = |line: crate::screen::LogLine| line.plain();
            let words: Vec<String> =
                reel.events(at, eyes).iter().filter_map(|event| screen.line(event, &names)).map(plain).collect();
            view! {
                <li>
                    <button
                        class="step"
                        aria-current=move || (projector.at.get() == at).then_some("step")
                        on:click=move |_| projector.jump(at)
                    >
                        <span class="step-number numbers">{at}</span>
                        <span class="step-words">{words.into_iter().map(|words| view! { <span>{words}</span> }).collect_view()}</span>
                    </button>
                </li>
            }
        };
        (1..=reel.len()).map(step).collect_view()
    };
    view! { <ol class="steps" aria-label=move || t!("replay-steps")>{list}</ol> }
}

/// Whose eyes a word of the address means.
pub(super) fn eyes_of(word: &str) -> Viewer {
    word.parse().ok().and_then(|number: u8| Seat::new(number.checked_sub(1)?)).map_or(Viewer::Referee, Viewer::Seat)
}

/// The word of the address for these eyes.
pub(super) fn eyes_word(eyes: Viewer) -> String {
    match eyes {
        Viewer::Seat(seat) => (seat.index() + 1).to_string(),
        Viewer::Spectator | Viewer::Referee => "all".to_owned(),
    }
}

/// The step and the eyes that the address asks for.
pub(super) fn asked() -> (Option<usize>, Viewer) {
    let query = route::query();
    let value = |key: &str| query.split('&').find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='));
    (value("step").and_then(|step| step.parse().ok()), eyes_of(value("eyes").unwrap_or("all")))
}
