//! The ring of realms as a map: territories, capitals, councils, tokens, decrees and the last cards.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pentarchy_animal_kingdoms::{AnimalKingdoms, Card, Looks, Realm, RealmView};
use pentarchy_game::{Seat, Seats};

use super::art::Symbol;
use super::chosen::{chosen_realm, look, looked_realm, picked_card};
use super::decree::DecreePicture;
use super::fits::{own_hand, tap_realm, would_take};
use super::ring::{self, MIDDLE};
use super::words::{age_number, card_id, card_name, decree_text, realm_name, side_name};
use crate::parts::SeatSign;
use crate::screen::Play;
use crate::t;

/// The board of the game.
#[component]
pub(super) fn RingMap(play: Play<AnimalKingdoms>) -> impl IntoView {
    view! {
        <svg class="ak-ring" viewBox="0 0 600 600">
            <defs>
                <marker id="ak-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
                    <path class="head" d="M0 0 10 5 0 10z" />
                </marker>
            </defs>
            <Hub play />
            {Realm::ALL.map(|realm| view! { <Land play realm /> }).collect_view()}
            <Arrows play />
        </svg>
    }
}

/// The realm as it stands now.
pub(super) fn realm_memo(play: Play<AnimalKingdoms>, realm: Realm) -> Memo<Option<RealmView>> {
    Memo::new(move |_| play.scene.with(|scene| scene.view.realms.iter().find(|view| view.realm == realm).cloned()))
}

/// The age in the middle of the ring.
#[component]
fn Hub(play: Play<AnimalKingdoms>) -> impl IntoView {
    let age = Memo::new(move |_| play.scene.with(|scene| scene.view.age));
    view! {
        <circle class="hub" cx=MIDDLE cy=MIDDLE r="84" />
        <text class="hub-word" x=MIDDLE y=MIDDLE - 22.0 text-anchor="middle">{move || t!("animal-kingdoms-age")}</text>
        <text class="hub-age" x=MIDDLE y=MIDDLE + 38.0 text-anchor="middle">{move || age_number(age.get())}</text>
    }
}

/// Where the decree of the realm that is looked at looks.
#[component]
fn Arrows(play: Play<AnimalKingdoms>) -> impl IntoView {
    let looked = Memo::new(move |_| {
        let realm = looked_realm()?;
        play.scene.with(|scene| {
            let view = scene.view.realms.iter().find(|view| view.realm == realm)?;
            let goals: Vec<Realm> = match view.decree.looks() {
                Looks::Nowhere => Vec::new(),
                Looks::Last | Looks::LastOrFirst | Looks::Realm => vec![realm],
                Looks::Neighbours => realm.neighbours().to_vec(),
                Looks::Others => realm.round().skip(1).collect(),
            };
            let shows = |goal: Realm| view.looked_at.iter().any(|shown| shown.realm == goal);
            Some((realm, goals.into_iter().map(|goal| (goal, shows(goal))).collect::<Vec<_>>()))
        })
    });
    move || {
        looked.get().map(|(from, goals)| {
            let arrow = |(to, shows): (Realm, bool)| {
                view! { <path class="arrow" class:empty=!shows d=ring::arrow(from, to) marker-end="url(#ak-head)" /> }
            };
            view! { <g class="ak-arrows" aria-hidden="true">{goals.into_iter().map(arrow).collect_view()}</g> }
        })
    }
}

/// One realm. A tap plays the chosen card there, or looks at it.
#[component]
fn Land(play: Play<AnimalKingdoms>, realm: Realm) -> impl IntoView {
    let view = realm_memo(play, realm);
    let fits = Memo::new(move |_| {
        let card = picked_card()?;
        let view = view.get()?;
        Some(play.scene.with(|scene| would_take(&view, own_hand(scene), card)))
    });
    let last = Memo::new(move |_| view.get().map(|view| (view.played.last().copied(), view.played.len())));
    let chosen = Memo::new(move |_| chosen_realm() == Some(realm));
    let pointed = Memo::new(move |_| play.points_at(realm.id()));
    let tap = move || {
        if let Some(view) = view.get_untracked() {
            tap_realm(play, &view);
        }
    };
    let keydown = move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            tap();
        }
    };
    let label = move || view.get().map(|view| label(play, &view, fits.get())).unwrap_or_default();
    view! {
        <g
            class="ak-land"
            class:fits=move || fits.get() == Some(true)
            class:bars=move || fits.get() == Some(false)
            class:chosen=move || chosen.get()
            class:pointed=move || pointed.get()
            data-realm=realm.id()
            role="button"
            tabindex="0"
            aria-label=label
            aria-pressed=move || chosen.get().to_string()
            on:click=move |_| tap()
            on:keydown=keydown
            on:pointerenter=move |_| look(Some(realm))
            on:pointerleave=move |_| look(None)
            on:focus=move |_| look(Some(realm))
            on:blur=move |_| look(None)
        >
            <path class="land" d=ring::land(realm) />
            {move || view.get().map(|view| inside(&view))}
            {move || last.get().map(|(card, count)| last_card(play, realm, card, count))}
        </g>
    }
}

/// What a screen reader says of a realm.
fn label(play: Play<AnimalKingdoms>, view: &RealmView, fits: Option<bool>) -> String {
    let mut parts = vec![t!(
        "animal-kingdoms-realm-label",
        realm = realm_name(view.realm),
        taken = usize::from(view.realm.territories() - 1 - view.free),
        all = view.realm.territories() - 1
    )];
    play.scene.with(|scene| {
        if let Some(holder) = view.capital {
            parts.push(t!("animal-kingdoms-capital-of", name = side_name(&scene.names, holder)));
        }
        for seat in Seats::first(scene.view.players.len() as u8).iter() {
            let count = tokens_of(view, seat);
            if count > 0 {
                parts.push(t!("animal-kingdoms-tokens-of", name = side_name(&scene.names, seat), count = count));
            }
        }
    });
    if let Some(token) = left_tokens(view).first() {
        parts.push(t!("animal-kingdoms-token-label", points = *token));
    }
    parts.push(t!("animal-kingdoms-decree-label", text = decree_text(view.decree)));
    parts.push(match view.played.last() {
        Some(&card) => t!("animal-kingdoms-last-card", card = card_name(card)),
        None => t!("animal-kingdoms-no-cards"),
    });
    match fits {
        Some(true) => parts.push(t!("animal-kingdoms-takes-it")),
        Some(false) => parts.push(t!("animal-kingdoms-refuses-it")),
        None => {}
    }
    parts.join(". ")
}

/// All tokens of a side in a realm: territories, capital and council.
pub(super) fn tokens_of(view: &RealmView, seat: Seat) -> u8 {
    let council = view.council.iter().filter(|&&member| member == Some(seat)).count() as u8;
    view.ordinary.get(seat.index()).copied().unwrap_or_default() + u8::from(view.capital == Some(seat)) + council
}

/// The kingdom tokens that are still to be won, the next first.
pub(super) fn left_tokens(view: &RealmView) -> &[u8] {
    let used = view.places.iter().filter(|places| !places.is_empty()).count();
    &view.tokens[used.min(view.tokens.len())..]
}

/// All that lies in a realm.
fn inside(view: &RealmView) -> impl IntoView + use<> {
    let realm = view.realm;
    let owners = view.ordinary.iter().enumerate().flat_map(|(side, &count)| {
        Seat::new(side as u8).into_iter().flat_map(move |seat| std::iter::repeat_n(seat, usize::from(count)))
    });
    let mut owners = owners.collect::<Vec<_>>().into_iter();
    let spots = ring::territories(realm).into_iter().map(|(x, y)| spot(x, y, 18.0, owners.next())).collect_view();
    let seats = ring::council(realm)
        .into_iter()
        .zip(view.council)
        .map(|((x, y), member)| {
            view! {
                <rect class="seat" class:free=member.is_none() x=x - 14.0 y=y - 14.0 width="28" height="28" rx="7" />
                {member.map(|seat| sign(x, y, 21.0, seat))}
            }
        })
        .collect_view();
    let (x, y) = ring::capital(realm);
    let capital = view! {
        <g transform=format!("translate({:.1} {:.1})", x - 26.0, y - 26.0)>
            <path class="castle" class:taken=view.capital.is_some() d="M4 49V12h9v7h7v-9h12v9h7v-7h9v37z" />
            <path class="door" d="M20 49V39a6 6 0 0 1 12 0v10z" />
        </g>
        {view.capital.map(|seat| sign(x, y + 6.0, 30.0, seat))}
    };
    let (nx, ny) = ring::number(realm);
    view! {
        {spots}
        {seats}
        {capital}
        {coin(view)}
        {decree(view)}
        <rect class="size" x=nx - 17.0 y=ny - 17.0 width="34" height="34" rx="9" />
        <text class="size-number" x=nx y=ny + 10.0 text-anchor="middle" aria-hidden="true">{realm.territories()}</text>
    }
}

/// A territory, with the token on it.
fn spot(x: f64, y: f64, radius: f64, owner: Option<Seat>) -> impl IntoView {
    view! {
        <circle class="spot" class:free=owner.is_none() cx=x cy=y r=radius />
        {owner.map(|seat| sign(x, y, radius * 1.45, seat))}
    }
}

/// A player's token.
fn sign(x: f64, y: f64, size: f64, seat: Seat) -> impl IntoView {
    view! { <svg class="token" x=x - size / 2.0 y=y - size / 2.0 width=size height=size><SeatSign seat /></svg> }
}

/// The kingdom tokens: the next one with its value, the others under it.
fn coin(view: &RealmView) -> impl IntoView + use<> {
    let (x, y) = ring::tokens(view.realm);
    let left = left_tokens(view);
    let below = (1..left.len()).rev().map(|depth| {
        let aside = depth as f64 * 5.0;
        view! { <circle class="coin" cx=x + aside cy=y + aside * 0.8 r="22" /> }
    });
    let below = below.collect_view();
    let top = match left.first() {
        Some(&value) => view! {
            <circle class="coin" cx=x cy=y r="22" />
            <text class="coin-value" x=x y=y + 10.0 text-anchor="middle">{value}</text>
        }
        .into_any(),
        None => view! { <circle class="spot free" cx=x cy=y r="22" /> }.into_any(),
    };
    view! { {below} {top} }
}

fn decree(view: &RealmView) -> impl IntoView + use<> {
    let (x, y) = ring::decree(view.realm);
    let decree = view.decree;
    view! { <svg x=x - 43.0 y=y - 30.0 width="86" height="60"><DecreePicture decree /></svg> }
}

/// The last card, on the edges of those below it.
fn last_card(play: Play<AnimalKingdoms>, realm: Realm, card: Option<Card>, count: usize) -> AnyView {
    let (x, y) = ring::last_card(realm);
    let Some(card) = card else {
        return view! { <rect class="no-card" x=x - 24.0 y=y - 32.0 width="48" height="64" rx="7" /> }.into_any();
    };
    let below = (1..count.min(4)).rev().map(|depth| {
        let aside = depth as f64 * 4.0;
        view! { <rect class="edge" x=x - 24.0 + aside y=y - 32.0 - aside width="48" height="64" rx="7" /> }
    });
    let pointed = move || play.points_at(&card_id(card));
    view! {
        {below.collect_view()}
        <MiniCard card x y pointed=Signal::derive(pointed) />
    }
    .into_any()
}

/// A card on the map.
#[component]
fn MiniCard(card: Card, x: f64, y: f64, pointed: Signal<bool>) -> impl IntoView {
    view! {
        <g class="mini" class:pointed=move || pointed.get() data-beast=card.beast().id() transform=format!("translate({:.1} {:.1})", x - 24.0, y - 32.0)>
            <rect width="48" height="64" rx="7" />
            <path class="band" d="M7 0h34a7 7 0 0 1 7 7v20H0V7a7 7 0 0 1 7-7z" />
            <text x="24" y="23" text-anchor="middle">{card.rank()}</text>
            <svg x="8" y="29" width="32" height="32"><Symbol beast=card.beast() /></svg>
        </g>
    }
}
