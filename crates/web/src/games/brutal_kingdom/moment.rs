//! What has just happened and must not be missed: a blow, what the viewer has seen, the end of a chapter.

use std::sync::Arc;
use std::time::Duration;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_brutal_kingdom::{BrutalKingdom, Character, Colour, Event};
use pentarchy_game::Seat;

use super::art::Symbol;
use super::board::Side;
use super::face::{Face, Size};
use super::log;
use super::sign::{PowerSign, Skull};
use super::words::{card_name, whom};
use crate::parts::{Icon, SeatSign};
use crate::screen::{Names, Play};
use crate::t;

/// How long a blow is shown. It never delays anything.
const SHOWN: Duration = Duration::from_millis(1_800);

/// An elimination, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ABlow {
    pub(super) by: Seat,
    pub(super) killer: Character,
    pub(super) victim: Seat,
    pub(super) card: Character,
    pub(super) cards: u8,
}

/// Something that stays until it is put away.
#[derive(Clone, Debug, PartialEq)]
enum ANews {
    /// Cards that the viewer was shown.
    Saw(Event, Vec<Character>),
    /// What the end of a chapter brought.
    Chapter(u8, Vec<Event>),
}

/// What has just happened. It is a handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Moments {
    pub(super) blow: RwSignal<Option<ABlow>>,
    news: RwSignal<Option<Arc<ANews>>>,
}

impl Moments {
    /// Watches the events of every step.
    pub(super) fn follow(play: Play<BrutalKingdom>) -> Moments {
        let moments = Moments { blow: RwSignal::new(None), news: RwSignal::new(None) };
        let count = StoredValue::new(0_u32);
        Effect::new(move |before: Option<()>| {
            let recent = play.recent.get();
            // What happened before the table was opened is in the log.
            if before.is_none() {
                return;
            }
            if let Some(blow) = recent.iter().rev().find_map(blow) {
                let number = count.get_value() + 1;
                count.set_value(number);
                moments.blow.set(Some(blow));
                set_timeout(
                    move || {
                        if count.try_get_value() == Some(number) {
                            let _ = moments.blow.try_set(None);
                        }
                    },
                    SHOWN,
                );
            }
            let own = play.scene.with_untracked(|scene| scene.seat());
            if let Some(news) = news(&recent, own) {
                moments.news.set(Some(Arc::new(news)));
            } else if recent.iter().any(|event| is_own_decision(event, own)) {
                moments.news.set(None);
            }
        });
        moments
    }
}

fn blow(event: &Event) -> Option<ABlow> {
    match *event {
        Event::Eliminated { by, killer, victim, card, cards } => Some(ABlow { by, killer, victim, card, cards }),
        _ => None,
    }
}

/// Whether the viewer has gone on: what they were told before has been read.
fn is_own_decision(event: &Event, own: Option<Seat>) -> bool {
    matches!(event, Event::Played { seat, .. } | Event::Committed { seat } if own == Some(*seat))
}

fn news(events: &[Event], own: Option<Seat>) -> Option<ANews> {
    if let Some(chapter) = events.iter().find_map(|event| match event {
        Event::ChapterEnded { chapter } => Some(*chapter),
        _ => None,
    }) {
        let told = |event: &&Event| {
            matches!(
                event,
                Event::StartCard { .. }
                    | Event::Collected { .. }
                    | Event::Rewarded { .. }
                    | Event::ChapelSpaceClosed { .. }
            )
        };
        return Some(ANews::Chapter(chapter, events.iter().filter(told).cloned().collect()));
    }
    events.iter().rev().find_map(|event| match event {
        Event::SawCentre { seat, cards: Some(cards) } if own == Some(*seat) => {
            Some(ANews::Saw(event.clone(), cards.to_vec()))
        }
        Event::SawHand { seat, cards: Some(cards), .. } if own == Some(*seat) => {
            Some(ANews::Saw(event.clone(), cards.iter().collect()))
        }
        Event::Passed { to, card: Some(card), .. } if own == Some(*to) => Some(ANews::Saw(event.clone(), vec![*card])),
        Event::Swapped { seat, got: Some(got), .. } | Event::Surrendered { seat, got: Some(got), .. }
            if own == Some(*seat) =>
        {
            Some(ANews::Saw(event.clone(), vec![*got]))
        }
        Event::Exchanged { from, gave: Some(gave), got: Some(got), .. } => {
            let is_mine = own == Some(*from);
            Some(ANews::Saw(event.clone(), vec![if is_mine { *got } else { *gave }]))
        }
        Event::Revealed { card, .. } => Some(ANews::Saw(event.clone(), vec![*card])),
        _ => None,
    })
}

/// News that stay until they are put away.
#[component]
pub(super) fn News(play: Play<BrutalKingdom>, moments: Moments) -> impl IntoView {
    let face = |card: Character| view! { <span class="bk-news-card"><Face card size=Size::Mini /></span> };
    let words = |event: &Event, names: &Names| log::line(event, names).map(|line| line.plain());
    let content = move |news: &ANews, names: &Names| {
        match news {
        ANews::Saw(event, cards) => view! {
            <span class="bk-news-cards" aria-hidden="true">{cards.iter().copied().map(face).collect_view()}</span>
            <p>{words(event, names)}</p>
        }
        .into_any(),
        ANews::Chapter(chapter, events) => view! {
            <p><b>{t!("brutal-kingdom-chapter-over", chapter = *chapter)}</b></p>
            <ul>
                {events.iter().filter(|event| !is_plain(event)).filter_map(|event| words(event, names)).map(|words| view! { <li>{words}</li> }).collect_view()}
                {collected(events).into_iter().map(|(seat, tokens)| view! { <Collected seat tokens name=names.of(seat).to_owned() /> }).collect_view()}
            </ul>
        }
        .into_any(),
    }
    };
    move || {
        let news = moments.news.get()?;
        let names = play.scene.with(|scene| scene.names.clone());
        let is_chapter = matches!(*news, ANews::Chapter(..));
        Some(view! {
            <aside class="bk-news" class:chapter=is_chapter role="status">
                <div class="bk-news-words">{content(&news, &names)}</div>
                <button class="quiet" aria-label=t!("frame-close") on:click=move |_| moments.news.set(None)>
                    <Icon icon=icons::TbXOutline />
                </button>
            </aside>
        })
    }
}

/// Whether the event is a full haul of tokens: those of one player are told in one line.
fn is_plain(event: &Event) -> bool {
    matches!(event, Event::Collected { icons, tokens, .. } if icons == tokens)
}

/// What each player took in full.
fn collected(events: &[Event]) -> Vec<(Seat, Vec<(Colour, u8)>)> {
    let mut all: Vec<(Seat, Vec<(Colour, u8)>)> = Vec::new();
    for event in events.iter().filter(|event| is_plain(event)) {
        let Event::Collected { seat, colour, tokens, .. } = event else { continue };
        match all.iter_mut().find(|(known, _)| known == seat) {
            Some((_, took)) => took.push((*colour, *tokens)),
            None => all.push((*seat, vec![(*colour, *tokens)])),
        }
    }
    all
}

/// Whoever took tokens, and how many of which power.
#[component]
fn Collected(seat: Seat, tokens: Vec<(Colour, u8)>, name: String) -> impl IntoView {
    let one = |(colour, count): (Colour, u8)| {
        view! {
            <span class="bk-haul">
                <span class="numbers">"+" {count}</span>
                <PowerSign colour />
                <span class="hidden-words">{t!(format!("brutal-kingdom-token-{}", colour.id()))}</span>
            </span>
        }
    };
    view! { <li class="bk-collected"><SeatSign seat /> {name} {tokens.into_iter().map(one).collect_view()}</li> }
}

/// A blow across the table, from whoever struck to whoever was struck.
#[component]
pub(super) fn Blow(play: Play<BrutalKingdom>, moments: Moments, seating: Memo<Vec<(Seat, Side)>>) -> impl IntoView {
    let spot = move |seat: Seat| {
        let side = seating.with(|seating| seating.iter().find(|(other, _)| *other == seat).map(|(_, side)| *side));
        side.map_or((50, 50), Side::spot)
    };
    let shown = move |blow: ABlow| {
        let ((x1, y1), (x2, y2)) = (spot(blow.by), spot(blow.victim));
        let words = play.scene.with(|scene| {
            t!(
                "brutal-kingdom-blow",
                killer = card_name(blow.killer),
                card = whom(blow.card),
                who = scene.names.who(blow.victim),
                name = scene.names.of(blow.victim).to_owned(),
                count = blow.cards
            )
        });
        let gain = play.scene.with(|scene| {
            t!("brutal-kingdom-blow-point", who = scene.names.who(blow.by), name = scene.names.of(blow.by).to_owned())
        });
        view! {
            <svg class="bk-slash" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d=format!("M{x1} {y1}L{x2} {y2}") />
            </svg>
            <p class="bk-blow" role="status">
                <span class="bk-blow-signs" aria-hidden="true">
                    <Symbol card=blow.killer />
                    <Skull />
                    <Symbol card=blow.card />
                </span>
                <span><b>{words}</b> " " {gain}</span>
            </p>
        }
    };
    move || moments.blow.get().map(shown)
}
