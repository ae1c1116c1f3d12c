//! Choosing by hand what jokers become, what the Book changes, and so on.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{BookChange, Card, CardSet, Choices, Declaration, Guise, Kind};

use super::decisions::{CHOOSERS, Decisions, Hand, is_unused, made, totals};
use super::words::{card_name, guise_name, kind_name};
use crate::t;
use crate::text::points;

/// A row for every card of the hand that leaves something to choose.
#[component]
pub(crate) fn Choosers(
    #[prop(into)] hand: Signal<Hand>,
    /// All choices as they stand, made by hand or not.
    #[prop(into)]
    choices: Signal<Choices>,
    decisions: RwSignal<Decisions>,
) -> impl IntoView {
    let present = Memo::new(move |_| {
        let cards = choices.get().necromancer.into_iter().fold(hand.get().cards, CardSet::with);
        CHOOSERS.into_iter().filter(|&card| cards.contains(card)).collect::<Vec<_>>()
    });
    view! {
        <ul class="fr-choosers">
            <For each=move || present.get() key=|card| *card let:card>
                <ChooserRow card hand choices decisions />
            </For>
        </ul>
    }
}

/// The choice of one card: ours until a person takes it into their hands.
#[component]
fn ChooserRow(
    card: Card,
    hand: Signal<Hand>,
    choices: Signal<Choices>,
    decisions: RwSignal<Decisions>,
) -> impl IntoView {
    let by_hand = move || decisions.get().made_for(card);
    let options = Memo::new(move |_| totals(card, &choices.get(), hand.get()));
    let now = Memo::new(move |_| made(&choices.get(), card));
    let make = Callback::new(move |way: Declaration| decisions.update(|decisions| decisions.make(way)));
    let leave = Callback::new(move |()| decisions.update(|decisions| decisions.leave(card)));
    view! {
        <li class="fr-chooser" data-kind=card.kind().id()>
            <WaySelect card options now make automatic=Some((Signal::derive(by_hand), leave)) />
        </li>
    }
}

/// Chooses one of the ways of a card, by plain lists, which every thumb, key and screen reader knows.
#[component]
pub(crate) fn WaySelect(
    card: Card,
    /// The possible ways with their totals.
    #[prop(into)]
    options: Signal<Vec<(Declaration, i32)>>,
    #[prop(into)] now: Signal<Option<Declaration>>,
    make: Callback<Declaration>,
    /// Whether the choice is made by hand, and how it is left to us again; none where one must choose.
    automatic: Option<(Signal<bool>, Callback<()>)>,
) -> impl IntoView {
    let by_hand = move || automatic.is_none_or(|(by_hand, _)| by_hand.get());
    let id = format!("fr-way-{}", card.id());
    let first = id.clone();
    let on_first = move |event| {
        let value = event_target_value(&event);
        if value == AUTO {
            if let Some((_, leave)) = automatic {
                leave.run(());
            }
            return;
        }
        let found = options.with_untracked(|options| {
            let fits = |way: &Declaration| first_value(*way) == value;
            let mut fitting: Vec<_> = options.iter().filter(|(way, _)| fits(way)).collect();
            fitting.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
            fitting.first().map(|(way, _)| *way)
        });
        if let Some(way) = found {
            make.run(way);
        }
    };
    let firsts = move || first_list(&options.get(), now.get(), by_hand(), automatic.is_some());
    let kinds = move || {
        let Some(Declaration::Book(Some(change))) = now.get() else { return Vec::new() };
        options.with(|options| {
            let of_card = options.iter().filter_map(|(way, total)| match way {
                Declaration::Book(Some(other)) if other.card == change.card => Some((other.kind, *total)),
                _ => None,
            });
            of_card.map(|(kind, total)| (kind, total, kind == change.kind)).collect()
        })
    };
    let on_kind = move |event| {
        let value = event_target_value(&event);
        let kind = Kind::ALL.into_iter().find(|kind| kind.id() == value);
        if let (Some(kind), Some(Declaration::Book(Some(change)))) = (kind, now.get_untracked()) {
            make.run(Declaration::Book(Some(BookChange { kind, ..change })));
        }
    };
    view! {
        <label for=first.clone()>{move || t!("fantasy-realms-choose", card = card.id(), name = card_name(card))}</label>
        <select id=id on:change=on_first class:by-hand=by_hand>{firsts}</select>
        <Show when=move || !kinds().is_empty()>
            <select on:change=on_kind aria-label=move || t!("fantasy-realms-choose-kind") class:by-hand=by_hand>
                {move || kinds().into_iter().map(|(kind, total, chosen)| view! {
                    <option value=kind.id() selected=chosen prop:selected=chosen>{with_total(kind_name(kind), total)}</option>
                }).collect_view()}
            </select>
        </Show>
    }
}

const AUTO: &str = "auto";

/// A title, and what stands under it: value, label, total.
type Group = (String, Vec<(String, String, i32)>);

/// The first list: the automatic choice, the unused power, then the cards by kind.
fn first_list(
    options: &[(Declaration, i32)],
    now: Option<Declaration>,
    by_hand: bool,
    may_be_automatic: bool,
) -> impl IntoView + use<> {
    let now_value = now.map(first_value);
    let automatic = may_be_automatic.then(|| {
        let words = match now.filter(|_| !by_hand) {
            // Where nobody has said what lies in the discard area, there is nothing to find the best of.
            Some(Declaration::Necromancer(None)) => t!("fantasy-realms-choose-open"),
            Some(way) => t!("fantasy-realms-choose-auto-now", what = way_name(way)),
            None => t!("fantasy-realms-choose-auto"),
        };
        view! { <option value=AUTO selected=!by_hand prop:selected=!by_hand>{words}</option> }
    });
    let mut groups: Vec<Group> = Vec::new();
    for &(way, total) in options {
        let (value, group, label) = (first_value(way), group(way), first_label(way));
        if groups.last().is_none_or(|(title, _)| *title != group) {
            groups.push((group, Vec::new()));
        }
        let Some((_, members)) = groups.last_mut() else { continue };
        match members.iter_mut().find(|(other, _, _)| *other == value) {
            Some((_, _, best)) => *best = total.max(*best),
            None => members.push((value, label, total)),
        }
    }
    let groups = groups
        .into_iter()
        .map(|(title, members)| {
            let members = members
                .into_iter()
                .map(|(value, label, total)| {
                    let chosen = by_hand && now_value.as_deref() == Some(&value);
                    view! { <option value=value selected=chosen prop:selected=chosen>{with_total(&label, total)}</option> }
                })
                .collect_view();
            if title.is_empty() {
                members.into_any()
            } else {
                view! { <optgroup label=title>{members}</optgroup> }.into_any()
            }
        })
        .collect_view();
    view! { {automatic} {groups} }
}

fn with_total(label: &str, total: i32) -> String {
    format!("{label} · {}", points(total))
}

/// What a way is known by in the first list: for the Book, the card alone.
fn first_value(way: Declaration) -> String {
    if is_unused(way) {
        return "none".to_owned();
    }
    match way {
        Declaration::Necromancer(Some(card))
        | Declaration::Doppelganger(Some(card))
        | Declaration::Island(Some(card))
        | Declaration::Fountain(Some(card)) => card.id().to_owned(),
        Declaration::Mirage(Some(guise)) | Declaration::Shapeshifter(Some(guise)) => match guise {
            Guise::Named(card) => card.id().to_owned(),
            Guise::Kind(kind) => format!("kind-{}", kind.id()),
        },
        Declaration::Book(Some(change)) => change.card.id().to_owned(),
        _ => "none".to_owned(),
    }
}

fn first_label(way: Declaration) -> String {
    match way {
        Declaration::Book(Some(change)) => card_name(change.card).to_owned(),
        _ => way_name(way),
    }
}

/// The title under which a way stands in the first list.
fn group(way: Declaration) -> String {
    match way {
        Declaration::Necromancer(Some(card)) => kind_name(card.kind()).to_owned(),
        Declaration::Mirage(Some(guise)) | Declaration::Shapeshifter(Some(guise)) => match guise {
            Guise::Named(card) => kind_name(card.kind()).to_owned(),
            Guise::Kind(_) => t!("fantasy-realms-choose-nameless"),
        },
        _ => String::new(),
    }
}

/// A way in a few words.
pub(crate) fn way_name(way: Declaration) -> String {
    match way {
        Declaration::Fountain(None) => t!("fantasy-realms-choose-strongest"),
        way if is_unused(way) => t!("fantasy-realms-choose-none"),
        Declaration::Necromancer(Some(card))
        | Declaration::Doppelganger(Some(card))
        | Declaration::Island(Some(card))
        | Declaration::Fountain(Some(card)) => card_name(card).to_owned(),
        Declaration::Mirage(Some(guise)) | Declaration::Shapeshifter(Some(guise)) => guise_name(guise),
        Declaration::Book(Some(BookChange { card, kind })) => {
            t!("fantasy-realms-choose-change", card = card_name(card), kind = kind_name(kind))
        }
        _ => t!("fantasy-realms-choose-none"),
    }
}
