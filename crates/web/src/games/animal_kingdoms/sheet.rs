//! Where a side's points came from: by age, by realm, by cause.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Age, Place, View};
use pentarchy_game::Seat;

use super::words::{age_number, realm_name};
use crate::t;

/// One cause of points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cause {
    pub(super) words: String,
    pub(super) points: u32,
}

/// A side's points under one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chapter {
    pub(super) title: String,
    pub(super) causes: Vec<Cause>,
}

impl Chapter {
    pub(super) fn points(&self) -> u32 {
        self.causes.iter().map(|cause| cause.points).sum()
    }
}

/// All points of a side, as far as the viewer may know them.
pub(super) fn chapters(view: &View, seat: Seat, over: bool) -> Vec<Chapter> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let mut chapters: Vec<Chapter> = Age::ALL.into_iter().map(|age| of_age(view, seat, age)).collect();
    if over {
        let token = |&(age, value): &(Age, Option<u8>)| Cause {
            words: t!("animal-kingdoms-cause-retreat-token", age = age_number(age)),
            points: value.unwrap_or_default().into(),
        };
        let mut causes: Vec<Cause> = player.retreat_tokens.iter().map(token).collect();
        causes.push(Cause { words: t!("animal-kingdoms-cause-modifiers"), points: player.modifiers.into() });
        chapters.push(Chapter { title: t!("animal-kingdoms-cause-tokens"), causes });
    }
    for chapter in &mut chapters {
        chapter.causes.retain(|cause| cause.points > 0);
    }
    chapters.retain(|chapter| !chapter.causes.is_empty());
    chapters
}

fn of_age(view: &View, seat: Seat, age: Age) -> Chapter {
    let mut causes = Vec::new();
    for realm in &view.realms {
        let place =
            realm.places.get(age.index()).and_then(|places| places.get(seat.index())).copied().unwrap_or_default();
        causes.push(Cause {
            words: format!("{}: {}", realm_name(realm.realm), place_words(place)),
            points: place.points(realm.tokens[age.index()]).into(),
        });
    }
    let rallies = view.players.get(seat.index()).map_or(0, |player| player.rallies[age.index()]);
    causes.push(Cause { words: t!("animal-kingdoms-cause-rally", count = rallies), points: rallies });
    Chapter { title: t!("animal-kingdoms-age-number", age = age_number(age)), causes }
}

fn place_words(place: Place) -> String {
    t!(format!("animal-kingdoms-place-{}", place.id()))
}

/// The chapters as lists.
pub(super) fn sheet(chapters: Vec<Chapter>) -> impl IntoView {
    let cause = |cause: &Cause| {
        view! { <li><span>{cause.words.clone()}</span><span class="numbers">{cause.points}</span></li> }
    };
    let chapter = |chapter: Chapter| {
        view! {
            <section class="ak-chapter">
                <h3><span>{chapter.title.clone()}</span><b class="numbers">{chapter.points()}</b></h3>
                <ul>{chapter.causes.iter().map(cause).collect_view()}</ul>
            </section>
        }
    };
    view! { <div class="ak-sheet">{chapters.into_iter().map(chapter).collect_view()}</div> }
}
