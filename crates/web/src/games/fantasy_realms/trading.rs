//! Trading: everybody one could trade with, what they offer, what one offers them, and the time that is left.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Action, Card, CardSet, FantasyRealms, OpenOffer};
use pentarchy_game::{Seat, Seats};

use super::face::{Face, Size};
use super::picked::{picked, put_down};
use super::words::card_name;
use super::{drops, hints};
use crate::browser;
use crate::parts::{SeatSign, every_second};
use crate::screen::Play;
use crate::t;
use crate::text::points;

/// So many seconds before the bell the clock stands out.
const SOON: u64 = 30;

#[component]
pub(super) fn Trading(play: Play<FantasyRealms>) -> impl IntoView {
    let partners = Memo::new(move |_| {
        let scene = play.scene.get();
        let own = scene.seat();
        let everybody = Seats::first(scene.view.players.len() as u8);
        everybody.iter().filter(|&seat| Some(seat) != own).collect::<Vec<_>>()
    });
    view! {
        <section class="fr-trading">
            <div class="fr-trading-head"><Bell play /><ContentButton play /></div>
            <ul class="fr-partners">
                <For each=move || partners.get() key=|seat| *seat let:seat><Partner play seat /></For>
            </ul>
            <Others play />
        </section>
    }
}

/// The time until the bell.
#[component]
fn Bell(play: Play<FantasyRealms>) -> impl IntoView {
    let second = every_second();
    let left = move || {
        second.track();
        let bell = play.scene.with(|scene| scene.bell)?;
        Some(bell.saturating_sub(browser::now()) / 1_000)
    };
    move || {
        left().map(|seconds| {
            view! {
                <p class="fr-bell" class:soon=seconds < SOON role="timer">
                    <span>{t!("fantasy-realms-bell")}</span>
                    <b class="numbers">{format!("{}:{:02}", seconds / 60, seconds % 60)}</b>
                </p>
            }
        })
    }
}

/// "I am content", or "think again". The last one is asked once more: this ends the game.
#[component]
fn ContentButton(play: Play<FantasyRealms>) -> impl IntoView {
    let asked = RwSignal::new(false);
    let last = Memo::new(move |_| {
        play.scene.with(|scene| scene.view.players.iter().filter(|player| !player.content).count() == 1)
    });
    let content = move |_| {
        if last.get_untracked() && !asked.get_untracked() {
            asked.set(true);
        } else {
            asked.set(false);
            play.act.run(Action::Content);
        }
    };
    move || {
        let scene = play.scene.get();
        if scene.allows(&Action::Content) {
            let warning =
                asked.get().then(|| view! { <p class="fr-note soon">{t!("fantasy-realms-do-content-sure")}</p> });
            Some(view! { {warning} <button class="button" on:click=content>"✓ " {t!("fantasy-realms-do-content")}</button> }.into_any())
        } else if scene.allows(&Action::Resume) {
            Some(view! { <button class="button main" on:click=move |_| play.act.run(Action::Resume)>{t!("fantasy-realms-do-resume")}</button> }.into_any())
        } else {
            None
        }
    }
}

/// The viewer's hand and seat, if they play.
fn own(play: Play<FantasyRealms>) -> Option<(Seat, CardSet)> {
    play.scene.with(|scene| {
        let seat = scene.seat()?;
        Some((seat, scene.view.players.get(seat.index())?.hand?))
    })
}

/// What one would count after a swap, if hints are allowed.
fn if_swapped(play: Play<FantasyRealms>, gone: Card, come: Card) -> Option<i32> {
    let (_, hand) = own(play)?;
    play.scene.with(|scene| {
        (scene.plan.hints && hand.contains(gone)).then(|| hints::if_swapped(&scene.view, hand, gone, come))
    })
}

/// One player to trade with.
#[component]
fn Partner(play: Play<FantasyRealms>, seat: Seat) -> impl IntoView {
    let name = Memo::new(move |_| play.scene.with(|scene| scene.names.of(seat).to_owned()));
    let content = Memo::new(move |_| play.scene.with(|scene| scene.view.players[seat.index()].content));
    let known = Memo::new(move |_| play.scene.with(|scene| scene.view.players[seat.index()].known));
    let offer = move |from_partner: bool| {
        Memo::new(move |_| {
            let (own, _) = own(play)?;
            let (from, to) = if from_partner { (seat, own) } else { (own, seat) };
            play.scene
                .with(|scene| scene.view.offers.iter().find(|offer| offer.from == from && offer.to == to).copied())
        })
    };
    let (theirs, mine) = (offer(true), offer(false));
    let card = Memo::new(move |_| picked().filter(|&card| own(play).is_some_and(|(_, hand)| hand.contains(card))));
    let may_offer = Memo::new(move |_| {
        let (_, hand) = own(play)?;
        play.scene.with(|scene| hand.iter().any(|give| scene.allows(&Action::Offer { to: seat, give }))).then_some(())
    });
    // Whoever waits for an answer stands first.
    let waits = Memo::new(move |_| {
        theirs.get().is_some_and(|offer| !offer.answered) || mine.get().is_some_and(|offer| offer.answered)
    });
    let offer_button = move || {
        may_offer.get()?;
        Some(match card.get() {
            Some(give) => view! {
                <button class="button" on:click=move |_| play.act.run(Action::Offer { to: seat, give })>
                    {t!("fantasy-realms-offer-to", card = card_name(give))}
                </button>
            }
            .into_any(),
            None => view! { <span class="fr-note">{t!("fantasy-realms-pick-first")}</span> }.into_any(),
        })
    };
    view! {
        <li class="fr-partner" class:waits=move || waits.get() data-drop=drops::place_of(seat)>
            <header>
                <SeatSign seat />
                <b>{move || name.get()}</b>
                {move || content.get().then(|| view! { <span class="fr-content">"✓ " {t!("fantasy-realms-content")}</span> })}
            </header>
            {move || theirs.get().map(|offer| their_offer(play, offer, name.get(), card.get()))}
            {move || mine.get().map(|offer| my_offer(play, offer, name.get()))}
            {offer_button}
            {move || (!known.get().is_empty()).then(|| view! {
                <p class="fr-known"><span class="fr-note">{t!("fantasy-realms-known")} ": "</span>{super::words::card_names(known.get())}</p>
            })}
        </li>
    }
}

/// What the partner offers, and how to answer.
fn their_offer(
    play: Play<FantasyRealms>,
    offer: OpenOffer,
    name: String,
    picked: Option<Card>,
) -> impl IntoView + use<> {
    let from = offer.from;
    let answers = play.scene.with_untracked(|scene| {
        scene.legal.iter().any(|action| matches!(action, Action::Answer { from: asked, .. } if *asked == from))
    });
    let refuses = play.scene.with_untracked(|scene| scene.allows(&Action::Refuse { from }));
    let answer = answers.then(|| match (picked, offer.give) {
        (Some(give), come) => {
            let total = come.and_then(|come| if_swapped(play, give, come));
            view! {
                <button class="button main" on:click=move |_| play.act.run(Action::Answer { from, give })>
                    {t!("fantasy-realms-give-for-it", card = card_name(give))}
                    {total.map(|total| view! { <span class="hint numbers">{points(total)}</span> })}
                </button>
            }
            .into_any()
        }
        (None, _) => view! { <span class="fr-note">{t!("fantasy-realms-pick-first")}</span> }.into_any(),
    });
    view! {
        <div class="fr-offer incoming">
            <span>{t!("fantasy-realms-offers-you", name = name.clone())}</span>
            {offer.give.map(|card| slat(play, card))}
            {offer.answer.map(|card| view! { <span>{t!("fantasy-realms-your-answer")}</span> {slat(play, card)} })}
            {offer.answered.then(|| view! { <span class="fr-note">{t!("fantasy-realms-waits", name = name)}</span> })}
            <span class="fr-buttons">
                {answer}
                {refuses.then(|| view! {
                    <button class="button" on:click=move |_| play.act.run(Action::Refuse { from })>{t!("fantasy-realms-refuse")}</button>
                })}
            </span>
        </div>
    }
}

/// What the viewer offers, and what came of it.
fn my_offer(play: Play<FantasyRealms>, offer: OpenOffer, name: String) -> impl IntoView + use<> {
    let to = offer.to;
    let withdraws = play.scene.with_untracked(|scene| scene.allows(&Action::Withdraw { to }));
    let accept = offer.answer.map(|get| {
        let total = offer.give.and_then(|give| if_swapped(play, give, get));
        view! {
            <button class="button main" on:click=move |_| play.act.run(Action::Accept { to, get })>
                {t!("fantasy-realms-accept")}
                {total.map(|total| view! { <span class="hint numbers">{points(total)}</span> })}
            </button>
        }
    });
    view! {
        <div class="fr-offer outgoing">
            <span>{t!("fantasy-realms-you-offer", name = name)}</span>
            {offer.give.map(|card| slat(play, card))}
            {match offer.answer {
                Some(card) => view! { <span>{t!("fantasy-realms-for")}</span> {slat(play, card)} }.into_any(),
                None => view! { <span class="fr-note">{t!("fantasy-realms-no-answer")}</span> }.into_any(),
            }}
            <span class="fr-buttons">
                {accept}
                {withdraws.then(|| view! {
                    <button class="button" on:click=move |_| play.act.run(Action::Withdraw { to })>{t!("fantasy-realms-withdraw")}</button>
                })}
            </span>
        </div>
    }
}

/// All that can be done with a card of the hand, where it is picked up: answers first, then offers.
pub(super) fn trades(play: Play<FantasyRealms>, card: Card) -> impl IntoView + use<> {
    let scene = play.scene.get();
    let name = |seat: Seat| scene.names.of(seat).to_owned();
    let theirs = |from: Seat| {
        let to_me = |offer: &&OpenOffer| offer.from == from && Some(offer.to) == scene.seat();
        scene.view.offers.iter().find(to_me).and_then(|offer| offer.give)
    };
    let button = |action: Action| {
        let (words, total, is_answer) = match action {
            Action::Answer { from, give } if give == card => {
                let come = theirs(from)?;
                let words = t!("fantasy-realms-picked-answer", name = name(from), theirs = card_name(come));
                (words, if_swapped(play, give, come), true)
            }
            Action::Offer { to, give } if give == card => {
                (t!("fantasy-realms-picked-offer", name = name(to)), None, false)
            }
            _ => return None,
        };
        Some((
            !is_answer,
            view! {
                <button class="button" class:main=is_answer on:click=move |_| { put_down(); play.act.run(action); }>
                    {words}
                    {total.map(|total| view! { <span class="hint numbers">{points(total)}</span> })}
                </button>
            },
        ))
    };
    let mut buttons: Vec<_> = scene.legal.iter().copied().filter_map(button).collect();
    buttons.sort_by_key(|(is_offer, _)| *is_offer);
    let buttons: Vec<_> = buttons.into_iter().map(|(_, button)| button).collect();
    (!buttons.is_empty()).then(|| view! { <span class="fr-buttons">{buttons}</span> })
}

/// A card of an offer; a tap explains it.
fn slat(play: Play<FantasyRealms>, card: Card) -> impl IntoView + use<> {
    view! {
        <button
            class="fr-slat"
            aria-label=t!("fantasy-realms-explain", card = card_name(card))
            on:click=move |_| play.explain.run(card.id().to_owned())
        >
            <Face card size=Size::Slat />
        </button>
    }
}

/// Offers between other players: that they are there is public.
#[component]
fn Others(play: Play<FantasyRealms>) -> impl IntoView {
    let others = move || {
        let scene = play.scene.get();
        let own = scene.seat();
        let offers: Vec<_> = scene
            .view
            .offers
            .iter()
            .filter(|offer| Some(offer.from) != own && Some(offer.to) != own)
            .copied()
            .collect();
        (!offers.is_empty()).then(|| {
            let line = |offer: OpenOffer| {
                let (from, to) = (scene.names.of(offer.from).to_owned(), scene.names.of(offer.to).to_owned());
                let words = if offer.answered {
                    t!("fantasy-realms-offer-between-answered", from = from, to = to)
                } else {
                    t!("fantasy-realms-offer-between", from = from, to = to)
                };
                view! { <li>{words}</li> }
            };
            view! {
                <h3>{t!("fantasy-realms-others-offers")}</h3>
                <ul>{offers.into_iter().map(line).collect_view()}</ul>
            }
        })
    };
    view! { <div class="fr-others">{others}</div> }
}
