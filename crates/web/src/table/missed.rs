//! What others did while one was away: the lines of the log one after the other, each with its piece glowing. The table
//! itself is as it is now, and can be played on at any moment.

use std::sync::Arc;
use std::time::Duration;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_game::{Actor, Viewer};
use pentarchy_table::{Hand, Happened, Seq, What};

use super::Desk;
use super::log::{LogLineView, lines};
use crate::browser::document;
use crate::parts::Icon;
use crate::play::{Link, last_seen, remember_seen};
use crate::screen::{LogLine, Part};
use crate::settings::wants_stillness;
use crate::t;

/// How long each line stands.
const PACE: Duration = Duration::from_millis(1_800);

/// So long after one has come back, all that was missed has arrived.
const SETTLED: Duration = Duration::from_millis(300);

/// No more lines than this: the log has them all.
const MOST: usize = 24;

#[component]
pub(super) fn Missed(desk: Desk, covered: Memo<bool>) -> impl IntoView {
    let missed = follow(desk, covered);
    let said = Memo::new(move |_| {
        let mut said: Vec<LogLine> =
            missed.get().iter().flat_map(|happened| lines(desk, happened).into_iter().rev()).collect();
        said.drain(..said.len().saturating_sub(MOST));
        said
    });
    let at = RwSignal::new(0);
    let close = move || {
        missed.set(Vec::new());
        desk.pointed.set(None);
    };
    let is_last = move || at.get() + 1 >= said.with(Vec::len);
    let next = move |_| if is_last() { close() } else { at.update(|at| *at += 1) };
    Effect::new(move |_| {
        missed.track();
        at.set(0);
    });
    // Line after line, until the last one.
    Effect::new(move |_| {
        let now = at.get();
        let Some(line) = said.with(|said| said.get(now).cloned()) else { return };
        desk.pointed.set(line.parts.iter().find_map(|part| match part {
            Part::Piece { id, .. } => Some(id.clone()),
            Part::Text(_) => None,
        }));
        if wants_stillness() {
            return;
        }
        set_timeout(
            move || {
                let still_there = at.try_get_untracked() == Some(now);
                if still_there && now + 1 < said.try_with_untracked(Vec::len).unwrap_or_default() {
                    at.set(now + 1);
                }
            },
            PACE,
        );
    });
    // Whoever plays on has seen enough.
    Effect::new(move |_| {
        let last = desk.session.log.with(|log| log.last().cloned());
        let shown = missed.with_untracked(|missed| missed.last().map(|happened| happened.seq));
        if let (Some(last), Some(shown)) = (last, shown)
            && last.seq > shown
            && (untrack(is_last) || is_own(desk, &last))
        {
            close();
        }
    });
    let line = move || {
        let line = said.with(|said| said.get(at.get()).cloned())?;
        Some(view! { <LogLineView line pointed=desk.pointed explained=desk.explained rule=desk.feed_rule() /> })
    };
    view! {
        <Show when=move || !covered.get() && !said.with(Vec::is_empty)>
            <section class="missed" aria-label=move || t!("table-missed")>
                <Icon icon=icons::TbHistoryOutline />
                <p>
                    <span class="missed-title">
                        {move || t!("table-missed")}
                        " "
                        <span class="numbers">{move || format!("{}/{}", at.get() + 1, said.with(Vec::len))}</span>
                    </span>
                    <span role="status">{line}</span>
                </p>
                <Show when=move || !is_last()>
                    <button class="quiet" aria-label=move || t!("table-missed-next") title=move || t!("table-missed-next") on:click=next>
                        <Icon icon=icons::TbPlayerTrackNextOutline />
                    </button>
                </Show>
                <button class="quiet" aria-label=move || t!("table-missed-skip") title=move || t!("table-missed-skip") on:click=move |_| close()>
                    <Icon icon=icons::TbXOutline />
                </button>
            </section>
        </Show>
    }
}

/// What happened while nobody looked with the eyes of the moment, from when somebody does again.
fn follow(desk: Desk, covered: Memo<bool>) -> RwSignal<Vec<Arc<Happened>>> {
    let session = desk.session;
    let missed = RwSignal::new(Vec::new());
    let visible = RwSignal::new(!document().hidden());
    let turned = window_event_listener_untyped("visibilitychange", move |_| visible.set(!document().hidden()));
    on_cleanup(move || turned.remove());
    let looking = Memo::new(move |_| {
        let looks = visible.get() && !covered.get() && session.link.get() == Link::Open;
        let told = session.log.with(|log| log.first().is_some_and(|first| first.seq <= Seq(1)));
        (looks && told).then(|| desk.eyes.get())
    });
    // Whose eyes have seen all that there is.
    let settled = RwSignal::new(None::<Viewer>);
    Effect::new(move |_| {
        let eyes = looking.get();
        settled.set(None);
        let Some(eyes) = eyes else { return };
        set_timeout(
            move || {
                if looking.try_get_untracked() == Some(Some(eyes)) {
                    missed.set(untrack(|| since(desk, eyes)));
                    settled.set(Some(eyes));
                }
            },
            SETTLED,
        );
    });
    Effect::new(move |_| {
        let last = session.log.with(|log| log.last().map(|happened| happened.seq));
        if let (Some(eyes), Some(last)) = (settled.get(), last) {
            remember_seen(session, eyes, last);
        }
    });
    missed
}

/// What others have decided since these eyes last looked.
fn since(desk: Desk, eyes: Viewer) -> Vec<Arc<Happened>> {
    let session = desk.session;
    // Around one screen everybody else has always been at it meanwhile.
    let from = last_seen(session, eyes).or((session.own_seats().len() > 1).then_some(Seq(0)));
    let Some(from) = from else { return Vec::new() };
    session.log.with(|log| {
        let told = |happened: &&Arc<Happened>| {
            matches!(happened.what, What::Acted { .. } | What::TakenBack { .. } | What::TimeUp { .. })
        };
        let newer = log.iter().filter(|happened| happened.seq > from).filter(told);
        newer.filter(|happened| !is_own(desk, happened)).cloned().collect()
    })
}

/// Whether the one who looks has done it with their own hand.
fn is_own(desk: Desk, happened: &Happened) -> bool {
    matches!(happened.what, What::Acted { by: Actor::Seat(seat), hand: Hand::Person } if desk.names.get_untracked().is_you(seat))
}
