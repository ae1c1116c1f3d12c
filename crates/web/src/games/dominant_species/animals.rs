//! The animals: elements, gene pool, pawns, points; the initiative, and who survives on tundra.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Board, Element, Section};
use pentarchy_game::Seat;

use super::Table;
use super::art::{CONE, Disc, Glyph, Token};
use super::display::{decision, one_by_one};
use super::spot::{Spot, standing};
use super::words::animal_name;
use crate::parts::SeatSign;
use crate::screen::Names;
use crate::t;
use crate::text::points;

/// What is shown of an animal.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    owner: Option<Seat>,
    discs: Vec<Element>,
    room: u8,
    pool: u8,
    lost: u8,
    pawns: u8,
    all_pawns: u8,
    points: i16,
    cones: usize,
    cubes: u16,
    endangered: u16,
    survives: bool,
    decides: bool,
    yours: bool,
}

impl Shown {
    fn of(board: &Board, names: &Names, animal: Animal, decides: bool) -> Shown {
        let beast = board.beast(animal);
        let doomed = board.endangered(animal).iter().map(|tile| u16::from(board.doomed(tile, animal)));
        Shown {
            owner: beast.owner,
            discs: one_by_one(beast.discs),
            room: 6_u8.saturating_sub(board.element_count(animal)),
            pool: beast.pool,
            lost: beast.eliminated,
            pawns: beast.pawns,
            all_pawns: board.pawns_of(animal),
            points: beast.points,
            cones: board.dominates(animal),
            cubes: board.earth.population_of(animal),
            endangered: doomed.sum(),
            survives: board.survivor() == Some(animal),
            decides,
            yours: beast.owner.is_some_and(|seat| names.is_you(seat)),
        }
    }
}

/// The animals, from the top of the food chain down.
#[component]
pub(super) fn Animals(play: Table) -> impl IntoView {
    let playing = Memo::new(move |_| {
        play.scene.with(|scene| {
            let playing = scene.view.board.playing();
            // Before animals are chosen, all of them are shown.
            if playing.is_empty() { Animal::ALL.to_vec() } else { playing.iter().collect::<Vec<_>>() }
        })
    });
    view! {
        <Initiative play />
        <ul class="ds-animals" aria-label=move || t!("dominant-species-food-chain")>
            <For each=move || playing.get() key=|animal| *animal let:animal>
                <li><AnimalRow play animal /></li>
            </For>
        </ul>
    }
}

/// Who places first, second, …; and who placed a pawn last.
#[component]
fn Initiative(play: Table) -> impl IntoView {
    let track = Memo::new(move |_| {
        play.scene.with(|scene| {
            let deciding = decision(scene).animal();
            let track = scene.view.board.initiative.iter();
            track.map(|&animal| (animal, deciding == Some(animal))).collect::<Vec<_>>()
        })
    });
    let turn = Memo::new(move |_| play.scene.with(|scene| (scene.view.board.turn, scene.view.board.ice_age)));
    let step = |(animal, now): (Animal, bool)| {
        view! {
            <li class:now=now><Token animal /><span class="hidden-words">{animal_name(animal)}</span></li>
        }
    };
    view! {
        <div class="ds-initiative">
            <span class="ds-turn numbers">{move || t!("dominant-species-turn", turn = turn.get().0)}</span>
            {move || turn.get().1.then(|| view! { <b class="ds-warn">{t!("dominant-species-last-turn")}</b> })}
            <span class="ds-note" title=move || t!("dominant-species-initiative")><Glyph picture=Section::Initiative /><span class="hidden-words">{move || t!("dominant-species-initiative")}</span></span>
            <ol>{move || track.get().into_iter().map(step).collect_view()}</ol>
        </div>
    }
}

/// All that lies open of one animal.
#[component]
pub(super) fn AnimalRow(play: Table, animal: Animal) -> impl IntoView {
    let shown = Memo::new(move |_| {
        play.scene.with(|scene| {
            let decides = decision(scene).animal() == Some(animal);
            Shown::of(&scene.view.board, &scene.names, animal, decides)
        })
    });
    let standing = standing(play, Spot::Animal(animal));
    let owner = move || {
        let seat = shown.get().owner?;
        let name = play.scene.with(|scene| scene.names.of(seat).to_owned());
        Some(view! { <span class="ds-owner"><SeatSign seat /> <span>{name}</span></span> })
    };
    let elements = move || {
        let shown = shown.get();
        let printed = (0..animal.printed())
            .map(|_| view! { <span class="ds-printed-disc"><Disc element=animal.element() /></span> });
        let discs = shown.discs.into_iter().map(|element| view! { <Disc element /> });
        let room = (0..shown.room).map(|_| view! { <i class="ds-room"></i> });
        view! { {printed.collect_view()} {discs.collect_view()} {room.collect_view()} }
    };
    let elements_words = move || {
        let all = std::iter::repeat_n(animal.element(), usize::from(animal.printed())).chain(shown.get().discs);
        let all: Vec<String> = all.map(super::words::element_name).collect();
        t!("dominant-species-elements", elements = all.join(", "))
    };
    let facts = move || {
        let shown = shown.get();
        let fact = |key: &'static str, value: String| {
            let words = t!(key, value = value.clone());
            view! { <span class="ds-fact numbers" data-fact=key.rsplit('-').next().unwrap_or_default() title=words.clone()><i aria-hidden="true"></i><span aria-hidden="true">{value}</span><span class="hidden-words">{words.clone()}</span></span> }
        };
        view! {
            {fact("dominant-species-fact-pawns", format!("{}/{}", shown.pawns, shown.all_pawns))}
            {fact("dominant-species-fact-pool", shown.pool.to_string())}
            {fact("dominant-species-fact-cubes", shown.cubes.to_string())}
            {(shown.lost > 0).then(|| fact("dominant-species-fact-lost", shown.lost.to_string()))}
            <span class="ds-fact numbers" title=t!("dominant-species-fact-cones", value = shown.cones)>
                <Glyph picture=CONE /><span aria-hidden="true">{shown.cones}</span>
                <span class="hidden-words">{t!("dominant-species-fact-cones", value = shown.cones)}</span>
            </span>
            {(shown.endangered > 0).then(|| view! {
                <span class="ds-fact ds-warn numbers" title=t!("dominant-species-fact-endangered", value = shown.endangered)>
                    "!" {shown.endangered}<span class="hidden-words">{t!("dominant-species-fact-endangered", value = shown.endangered)}</span>
                </span>
            })}
            {shown.survives.then(|| view! { <span class="ds-survives" title=t!("dominant-species-survives-help")>{t!("dominant-species-survives")}</span> })}
        }
    };
    view! {
        <button
            class="ds-animal"
            class:decides=move || shown.get().decides
            class:yours=move || shown.get().yours
            class:glows=move || standing.glows.get()
            class:pointed=move || standing.pointed.get()
            data-animal=animal.id()
            on:click=move |_| {
                if standing.glows.get_untracked() {
                    super::spot::touch(play, Spot::Animal(animal));
                } else {
                    play.explain.run(super::spot::id(Spot::Animal(animal)));
                }
            }
        >
            <Token animal />
            <span class="ds-animal-name"><b>{move || animal_name(animal)}</b> {owner}</span>
            <b class="ds-points numbers">
                {move || points(shown.get().points.into())}<span class="hidden-words">" " {move || t!("dominant-species-points-word", count = shown.get().points)}</span>
            </b>
            <span class="ds-animal-line">
                <span class="ds-elements"><span class="hidden-words">{elements_words}</span>{elements}</span>
                <span class="ds-facts">{facts}</span>
            </span>
        </button>
    }
}
