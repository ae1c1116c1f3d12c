//! The upstart of the solo game: what he has, what he just did, and why.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Aim, AnimalKingdoms, Obstacle, Realm, UPSTART, UpstartMove};

use super::face::Shown;
use super::words::{card_object, mark_object, mark_realm};
use crate::parts::{SeatSign, level_name};
use crate::screen::{LogLine, Play};
use crate::t;
use crate::text::and_list;

/// Why he went there: "rank 7 leads to realm 7, where he leads by two, so on to realm 8".
fn reason(played: &UpstartMove) -> String {
    let size = |realm: Realm| realm.territories();
    let aim = match played.aim {
        Aim::Rank => t!("animal-kingdoms-aim-rank", size = size(played.target)),
        Aim::Follow => t!("animal-kingdoms-aim-follow", size = size(played.target)),
        Aim::Smallest => t!("animal-kingdoms-aim-smallest", size = size(played.target)),
        Aim::Bonus => t!("animal-kingdoms-aim-bonus", size = size(played.target)),
    };
    let passed = played.target.round().take_while(|&realm| realm != played.realm);
    let obstacles: Vec<String> = passed
        .filter_map(|realm| {
            let size = size(realm);
            Some(match played.obstacles[realm.index()]? {
                Obstacle::Full => t!("animal-kingdoms-obstacle-full", size = size),
                Obstacle::OnlyCapital => t!("animal-kingdoms-obstacle-capital", size = size),
                Obstacle::Leads => t!("animal-kingdoms-obstacle-leads", size = size),
            })
        })
        .collect();
    if obstacles.is_empty() {
        return aim;
    }
    t!("animal-kingdoms-aim-but", aim = aim, obstacles = and_list(obstacles), size = size(played.realm))
}

/// His move as one line of the log.
pub(super) fn line(played: &UpstartMove) -> LogLine {
    let rule = match (played.aim, played.obstacles.iter().any(Option::is_some)) {
        _ if played.capital => match played.obstacles[played.realm.index()] {
            Some(_) => "AK-59",
            None => "AK-62",
        },
        (_, true) => "AK-58",
        (Aim::Rank, _) => "AK-56",
        (Aim::Follow | Aim::Smallest, _) => "AK-57",
        (Aim::Bonus, _) => "AK-61",
    };
    LogLine::read(&t!(
        "animal-kingdoms-log-upstart",
        card = mark_object(played.card),
        realm = mark_realm(played.realm),
        capital = if played.capital { "yes" } else { "no" },
        why = reason(played)
    ))
    .by(rule)
}

/// What he has and what he did last.
#[component]
pub(super) fn Upstart(play: Play<AnimalKingdoms>) -> impl IntoView {
    let state = Memo::new(move |_| {
        play.scene.with(|scene| {
            let upstart = scene.view.upstart.clone()?;
            let side = scene.view.players.get(UPSTART.index())?.clone();
            Some((upstart, side))
        })
    });
    move || {
        state.get().map(|(upstart, side)| {
            let did = |played: &UpstartMove| {
                let words = t!(
                    "animal-kingdoms-upstart-did",
                    card = card_object(played.card),
                    size = played.realm.territories(),
                    capital = if played.capital { "yes" } else { "no" },
                    why = reason(played)
                );
                view! { <li><Shown play card=played.card /><span>{words}</span></li> }
            };
            let level = play.scene.with_untracked(|scene| level_name(&scene.plan)).map(|level| format!(" ({level})"));
            let bonus = upstart.bonus.iter().map(|&card| view! { <Shown play card /> }).collect_view();
            view! {
                <section class="ak-upstart" aria-label=t!("animal-kingdoms-upstart")>
                    <header>
                        <SeatSign seat=UPSTART />
                        <h2>{t!("animal-kingdoms-upstart")} {level}</h2>
                        <b class="numbers">{t!("animal-kingdoms-score", count = side.score)}</b>
                        <span class="ak-soft numbers">{t!("animal-kingdoms-influence", count = side.influence)}</span>
                        {side.retreated.map(|_| view! { <span class="ak-soft">{t!("animal-kingdoms-retreated")}</span> })}
                    </header>
                    {(!upstart.bonus.is_empty()).then(|| view! {
                        <p class="ak-bonus"><button class="piece-link" on:click=move |_| play.explain.run("bonus-card".to_owned())>
                                {t!("animal-kingdoms-bonus", count = upstart.bonus.len())}
                            </button> {bonus}</p>
                    })}
                    <ul class="ak-upstart-did">{upstart.last.iter().map(did).collect_view()}</ul>
                </section>
            }
        })
    }
}
