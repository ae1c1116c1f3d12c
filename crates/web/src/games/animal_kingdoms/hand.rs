//! The viewer's own hand: which realms would take each card, and what can be done with the cards.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Card, CardSet, Prompt, Realm};

use super::chosen::{Picked, choose_realm, chosen_realm, pick, picked, picked_now};
use super::face::{Face, Size};
use super::fits::{has_turn, own_hand, would_take};
use super::words::{beast_name, card_id, card_object, realm_name};
use crate::browser;
use crate::parts::Icon;
use crate::screen::Play;
use crate::t;

/// What the hand's parts share.
#[derive(Clone, Copy)]
struct Own {
    play: Play<AnimalKingdoms>,
    prompt: Memo<Prompt>,
    turn: Memo<bool>,
}

impl Own {
    fn fights(self) -> bool {
        matches!(self.prompt.get(), Prompt::Fight(_))
    }

    /// The realms that would take this card.
    fn realms(self, card: Card) -> Vec<Realm> {
        self.play.scene.with(|scene| {
            if scene.view.battle.is_some() {
                return Vec::new(); // No card is played until the next age.
            }
            let hand = own_hand(scene);
            scene.view.realms.iter().filter(|view| would_take(view, hand, card)).map(|view| view.realm).collect()
        })
    }

    /// Plays the card there, or asks for the card that goes with it.
    fn play_in(self, card: Card, realm: Realm) {
        let asks_for_a_pair = self.play.scene.with_untracked(|scene| {
            scene.view.realms.iter().any(|view| view.realm == realm && view.decree.asks_for_a_pair())
        });
        choose_realm(Some(realm));
        if asks_for_a_pair {
            pick(Picked::Pair(card, realm));
        } else {
            self.play.act.run(Action::Play { card, realm });
        }
    }
}

/// What lies before the viewer; nothing for onlookers and at the end.
pub(super) fn hand(play: Play<AnimalKingdoms>) -> AnyView {
    let cards = Memo::new(move |_| play.scene.with(|scene| own_hand(scene)));
    let prompt = Memo::new(move |_| play.scene.with(|scene| scene.view.prompt));
    let turn = Memo::new(move |_| play.scene.with(|scene| has_turn(scene)));
    // What was picked up belongs to the moment.
    Effect::new(move |_| {
        cards.get();
        prompt.get();
        pick(Picked::Nothing);
    });
    on_cleanup(|| pick(Picked::Nothing));
    browser::on_escape(|| {
        if browser::by_keys() {
            browser::focus_on(".ak-card.picked");
        }
        pick(Picked::Nothing);
    });
    // The ways of what was picked up by keys come before it: the focus goes there.
    Effect::new(move |_| {
        let asks = matches!(picked(), Picked::Card(_) | Picked::Pair(..) | Picked::Retreat);
        if asks && browser::by_keys() {
            request_animation_frame(|| browser::focus_on(".ak-bar button"));
        }
    });
    let own = Own { play, prompt, turn };
    let shown =
        Memo::new(move |_| play.scene.with(|scene| scene.seat().is_some() && scene.view.prompt != Prompt::Over));
    view! {
        <Show when=move || shown.get()>
            <div class="ak-hand">
                <div class="ak-hand-row">
                    <div class="ak-bar"><Ways own /></div>
                    <Holdings play />
                    <div class="ak-fan">
                        <For each=move || cards.get().iter() key=|card| *card let:card><OwnCard own card /></For>
                    </div>
                </div>
            </div>
        </Show>
    }
    .into_any()
}

/// What can be done with what is picked up.
#[component]
fn Ways(own: Own) -> impl IntoView {
    let act = move |action: Action| own.play.act.run(action);
    let drop = move || {
        view! { <button class="button" on:click=move |_| pick(Picked::Nothing)>{t!("frame-cancel")}</button> }
    };
    let may_rally = move || own.play.scene.with(|scene| scene.view.rally);
    // Whoever must retreat finds it in the prompt.
    let may_act = move || own.turn.get() && own.prompt.get() != Prompt::MustRetreat;
    move || {
        match picked() {
        Picked::Nothing if may_act() => view! {
            {may_rally().then(|| view! {
                <button class="button" on:click=move |_| pick(Picked::Rally(CardSet::EMPTY))>
                    <Icon icon=icons::TbRefreshOutline />
                    {t!("animal-kingdoms-rally-begin")}
                </button>
            })}
            <button class="button" on:click=move |_| pick(Picked::Retreat)>
                <Icon icon=icons::TbFlagOutline />
                {t!("animal-kingdoms-retreat-begin")}
            </button>
        }
        .into_any(),
        Picked::Nothing => ().into_any(),
        Picked::Card(card) if own.fights() => view! {
            <button class="button main" on:click=move |_| act(Action::Fight(card))>
                <Icon icon=icons::TbSwordsOutline />
                {t!("animal-kingdoms-do-fight", card = card_object(card))}
            </button>
        }
        .into_any(),
        Picked::Card(_) if !own.turn.get() => ().into_any(),
        Picked::Card(card) => {
            let realms = own.realms(card);
            let none = realms
                .is_empty()
                .then(|| view! { <span>{t!("animal-kingdoms-nobody-takes", card = card_object(card))}</span> });
            let way = move |realm: Realm| {
                view! {
                    <button
                        class="button ak-way"
                        aria-label=t!("animal-kingdoms-play-in", card = card_object(card), size = realm.territories())
                        on:click=move |_| own.play_in(card, realm)
                    >
                        <span aria-hidden="true">"→"</span>
                        <span class="ak-size numbers" data-realm=realm.id()>{realm.territories()}</span>
                    </button>
                }
            };
            view! { {none} {realms.into_iter().map(way).collect_view()} }.into_any()
        }
        Picked::Pair(stays, realm) => {
            let partners = own.play.scene.with(|scene| {
                own_hand(scene)
                    .iter()
                    .filter(|&leaves| scene.allows(&Action::PlayPair { stays, leaves, realm }))
                    .collect::<Vec<_>>()
            });
            let way = move |leaves: Card| {
                view! {
                    <button class="button main" on:click=move |_| act(Action::PlayPair { stays, leaves, realm })>
                        {t!("animal-kingdoms-discard-with", card = card_object(leaves))}
                    </button>
                }
            };
            view! {
                <span>{t!("animal-kingdoms-pair-ask", card = card_object(stays), realm = realm_name(realm))}</span>
                {partners.into_iter().map(way).collect_view()}
                {drop()}
            }
            .into_any()
        }
        Picked::Retreat => view! {
            <span>{t!("animal-kingdoms-do-retreat-sure")}</span>
            <button class="button main" on:click=move |_| act(Action::Retreat)>{t!("animal-kingdoms-do-retreat")}</button>
            {drop()}
        }
        .into_any(),
        Picked::Rally(cards) => view! {
            {if cards.is_empty() {
                view! { <span>{t!("animal-kingdoms-rally-choose")}</span> }.into_any()
            } else {
                view! {
                    <button class="button main" on:click=move |_| act(Action::Rally(cards))>
                        <Icon icon=icons::TbRefreshOutline />
                        {t!("animal-kingdoms-rally-do", count = cards.len())}
                    </button>
                }
                .into_any()
            }}
            {drop()}
        }
        .into_any(),
    }
    }
}

/// What else the viewer holds; the retreat tokens are nobody else's business.
#[component]
fn Holdings(play: Play<AnimalKingdoms>) -> impl IntoView {
    let held = Memo::new(move |_| {
        play.scene.with(|scene| {
            let player = scene.view.players.get(scene.seat()?.index())?;
            Some((player.influence, player.modifiers, player.retreat_tokens.clone()))
        })
    });
    move || {
        held.get().map(|(influence, modifiers, tokens)| {
            let token = |(_, value): (_, Option<u8>)| {
                view! {
                    <button
                        class="ak-secret"
                        aria-label=t!("animal-kingdoms-own-retreat-token", points = value.unwrap_or_default())
                        on:click=move |_| play.explain.run("retreat-token".to_owned())
                    >
                        <Icon icon=icons::TbFlagOutline />
                        <b class="numbers">{value}</b>
                        <Icon icon=icons::TbEyeOffOutline />
                    </button>
                }
            };
            view! {
                <span class="ak-held">
                    <span class="numbers ak-influence">{t!("animal-kingdoms-influence", count = influence)}</span>
                    {(modifiers > 0).then(|| view! { <span class="ak-plus numbers">{t!("animal-kingdoms-modifiers", count = modifiers)}</span> })}
                    {tokens.into_iter().map(token).collect_view()}
                </span>
            }
        })
    }
}

/// A card of the hand, with the realms that would take it.
#[component]
fn OwnCard(own: Own, card: Card) -> impl IntoView {
    let play = own.play;
    let realms = Memo::new(move |_| own.realms(card));
    let is_picked = Memo::new(move |_| match picked() {
        Picked::Card(picked) | Picked::Pair(picked, _) => picked == card,
        Picked::Rally(cards) => cards.contains(card),
        Picked::Nothing | Picked::Retreat => false,
    });
    let glows = Memo::new(move |_| {
        own.fights()
            || own.turn.get()
                && chosen_realm().map_or(!realms.with(Vec::is_empty), |realm| realms.with(|all| all.contains(&realm)))
    });
    let pointed = Memo::new(move |_| play.points_at(&card_id(card)));
    let tap = move |_| match picked_now() {
        Picked::Rally(mut cards) => {
            if cards.contains(card) {
                cards.remove(card);
            } else {
                cards.insert(card);
            }
            pick(Picked::Rally(cards));
        }
        Picked::Pair(stays, realm) if stays != card => {
            play.act.run(Action::PlayPair { stays, leaves: card, realm });
        }
        Picked::Card(picked)
            if picked == card && own.prompt.with_untracked(|prompt| matches!(prompt, Prompt::Fight(_))) =>
        {
            play.act.run(Action::Fight(card));
        }
        Picked::Card(picked) | Picked::Pair(picked, _) if picked == card => pick(Picked::Nothing),
        _ => pick(Picked::Card(card)),
    };
    let label = move || {
        let name = t!("animal-kingdoms-card-label", beast = beast_name(card.beast()), rank = card.rank());
        let realms = realms.get();
        if own.fights() {
            return name;
        }
        if realms.is_empty() {
            return format!("{name}. {}", t!("animal-kingdoms-fits-nowhere"));
        }
        let sizes = realms.iter().map(|realm| realm.territories().to_string()).collect::<Vec<_>>().join(", ");
        format!("{name}. {}", t!("animal-kingdoms-fits", realms = sizes))
    };
    view! {
        <button
            class="ak-card"
            class:glows=move || glows.get()
            class:picked=move || is_picked.get()
            class:pointed=move || pointed.get()
            data-card=card_id(card)
            aria-label=label
            aria-pressed=move || is_picked.get().to_string()
            on:click=tap
        >
            <Face card size=Size::Medium />
            <span class="ak-fits" aria-hidden="true">
                <For each=move || realms.get() key=|realm| *realm let:realm>
                    <span class="ak-size numbers" data-realm=realm.id()>{realm.territories()}</span>
                </For>
            </span>
        </button>
    }
}
