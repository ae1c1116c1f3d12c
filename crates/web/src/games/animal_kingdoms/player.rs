//! All that the viewer may know of a player.

use leptos::prelude::*;
use pentarchy_animal_kingdoms::AnimalKingdoms;
use pentarchy_game::Seat;

use super::face::Shown;
use super::sheet::{chapters, sheet};
use super::words::age_number;
use crate::screen::{Note, Play, Scene};
use crate::t;
use crate::text::points;

/// The panel of a player.
pub(super) fn player(play: Play<AnimalKingdoms>, seat: Seat) -> AnyView {
    (move || {
        let scene = play.scene.get();
        let player = scene.view.players.get(seat.index())?;
        let over = scene.ending.is_some();
        let hand = player.hand.map(|hand| {
            view! { <div class="ak-row">{hand.iter().map(|card| view! { <Shown play card large=true /> }).collect_view()}</div> }
        });
        let token = |&(age, value): &(_, Option<u8>)| {
            let age = age_number(age);
            let words = match value {
                Some(value) => t!("animal-kingdoms-token-known", age = age, points = value),
                None => t!("animal-kingdoms-token-unknown", age = age),
            };
            view! { <li>{words}</li> }
        };
        Some(view! {
            <section class="ak-player">
                <p class="ak-total"><b class="numbers">{t!("animal-kingdoms-score", count = player.score)}</b></p>
                <ul class="ak-facts">
                    <li>{t!("animal-kingdoms-cards", count = player.cards)}</li>
                    <li>{t!("animal-kingdoms-influence", count = player.influence)}</li>
                    {(player.modifiers > 0).then(|| view! { <li>{t!("animal-kingdoms-modifiers", count = player.modifiers)}</li> })}
                    {player.retreated.map(|place| view! { <li>{t!("animal-kingdoms-retreated-as", place = place)}</li> })}
                    {player.retreat_tokens.iter().map(token).collect_view()}
                </ul>
                {hand}
                {sheet(chapters(&scene.view, seat, over))}
            </section>
        })
    })
    .into_any()
}

/// What stands beside a player's name.
pub(super) fn note(scene: &Scene<AnimalKingdoms>, seat: Seat) -> Note {
    let Some(player) = scene.view.players.get(seat.index()) else { return Note::default() };
    let standings = scene.ending.as_ref().and_then(|ending| ending.standings.as_ref());
    let total = standings.and_then(|all| all.0.iter().find(|standing| standing.seat == seat));
    if let Some(standing) = total {
        return Note { score: Some(points(standing.total)), holds: String::new() };
    }
    let influence = t!("animal-kingdoms-influence", count = player.influence);
    let holds = match player.retreated {
        Some(_) => t!("animal-kingdoms-retreated"),
        None => influence,
    };
    Note { score: Some(player.score.to_string()), holds }
}
