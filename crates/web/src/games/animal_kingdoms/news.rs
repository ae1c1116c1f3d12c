//! What the end of an age brought: battles and scores, line by line, until the viewer acts again.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, Event};

use super::log;
use crate::parts::{Icon, RuleLink};
use crate::screen::Play;
use crate::t;

/// While a battle goes on, so many lines are enough.
const IN_BATTLE: usize = 2;

/// Whether the event belongs to the end of an age.
fn is_news(event: &Event) -> bool {
    matches!(
        event,
        Event::AgeEnded { .. }
            | Event::BattleBegan { .. }
            | Event::Compared { .. }
            | Event::Faced { .. }
            | Event::BattleEnded { .. }
            | Event::Scored { .. }
            | Event::AgeBegan { .. }
            | Event::Ended { .. }
    )
}

/// What the end of an age brought.
#[component]
pub(super) fn News(play: Play<AnimalKingdoms>) -> impl IntoView {
    let news = RwSignal::new(Vec::<Event>::new());
    Effect::new(move |_| {
        let recent = play.recent.get();
        let own = play.scene.with_untracked(|scene| scene.seat());
        // An onlooker's news is over with the next turn, a player's with their own.
        let is_over = |event: &Event| match event {
            Event::Captured { seat, .. } | Event::Rallied { seat, .. } | Event::Retreated { seat, .. } => {
                own.is_none_or(|own| own == *seat)
            }
            Event::AgeEnded { .. } => true,
            _ => false,
        };
        news.update(|news| {
            for event in recent.iter() {
                if is_over(event) {
                    news.clear();
                }
                if is_news(event) {
                    news.push(event.clone());
                }
            }
        });
    });
    let battle = Memo::new(move |_| play.scene.with(|scene| scene.view.battle.is_some()));
    let lines = move || {
        let names = play.scene.with(|scene| scene.names.clone());
        let news = news.get();
        let from = if battle.get() { news.len().saturating_sub(IN_BATTLE) } else { 0 };
        let line = |event: &Event| {
            let line = log::line(event, &names)?;
            let weighty = matches!(event, Event::AgeEnded { .. } | Event::BattleEnded { .. } | Event::AgeBegan { .. });
            let rule = line.rule.clone().map(|rule| view! { " " <RuleLink rule open=play.rule /> });
            Some(view! { <li class:weighty=weighty>{line.plain()} {rule}</li> })
        };
        news[from..].iter().filter_map(line).collect_view()
    };
    view! {
        <Show when=move || !news.with(Vec::is_empty)>
            <section class="ak-news" aria-label=move || t!("animal-kingdoms-news")>
                <ol>{lines}</ol>
                <button class="quiet" aria-label=move || t!("frame-close") on:click=move |_| news.update(Vec::clear)>
                    <Icon icon=icons::TbXOutline />
                </button>
            </section>
        </Show>
    }
}
