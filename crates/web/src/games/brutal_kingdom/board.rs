//! The table: a place for every player around the centre, clockwise from the viewer's own.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_brutal_kingdom::{BrutalKingdom, Prompt};
use pentarchy_game::Seat;

use super::centre::Centre;
use super::moment::{Blow, Moments, News};
use super::naming::Naming;
use super::open_hands::OpenHands;
use super::place::Place;
use super::reference::Reference;
use super::sign::Pennant;
use super::words::card_name;
use crate::parts::Icon;
use crate::screen::Play;
use crate::t;

/// BK-3: four chapters of four rounds.
const FOUR: u8 = 4;

/// Where a place lies, seen from the viewer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    Near,
    Left,
    Far,
    Right,
}

impl Side {
    /// The sides of a table, clockwise from the nearest.
    const fn of_table(seats: u8) -> &'static [Side] {
        match seats {
            4 => &[Side::Near, Side::Left, Side::Far, Side::Right],
            _ => &[Side::Near, Side::Left, Side::Right],
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Side::Near => "near",
            Side::Left => "left",
            Side::Far => "far",
            Side::Right => "right",
        }
    }

    /// About where it is, in hundredths of the table.
    pub(super) const fn spot(self) -> (u8, u8) {
        match self {
            Side::Near => (50, 84),
            Side::Left => (13, 50),
            Side::Far => (50, 12),
            Side::Right => (87, 50),
        }
    }
}

/// Which side everybody sits at, in the order of reading: far, left, right, near.
fn seating(seats: u8, near: Seat) -> Vec<(Seat, Side)> {
    let around = std::iter::successors(Some(near), |seat| Some(seat.next(seats)));
    let mut placed: Vec<_> = around.zip(Side::of_table(seats).iter().copied()).collect();
    placed.sort_by_key(|(_, side)| match side {
        Side::Far => 0,
        Side::Left => 1,
        Side::Right => 2,
        Side::Near => 3,
    });
    placed
}

/// The middle of the table.
pub(super) fn board(play: Play<BrutalKingdom>) -> AnyView {
    let moments = Moments::follow(play);
    let reference = RwSignal::new(false);
    let seating = Memo::new(move |_| {
        play.scene.with(|scene| {
            let seats = scene.view.players.len() as u8;
            seating(seats, scene.seat().unwrap_or(Seat::FIRST))
        })
    });
    let names = Memo::new(move |_| play.scene.with(|scene| matches!(scene.view.prompt, Prompt::Doom | Prompt::Accuse)));
    let over = Memo::new(move |_| play.scene.with(|scene| scene.view.prompt == Prompt::Over));
    view! {
        <News play moments />
        <Show when=move || names.get()><Naming play /></Show>
        <div
            class="bk-table"
            class:over=move || over.get()
            style:--seats=move || seating.with(Vec::len).to_string()
            data-seats=move || seating.with(Vec::len).to_string()
        >
            <Heading play reference />
            <For each=move || seating.get() key=|placed| *placed let(placed)>
                <Place play seat=placed.0 side=placed.1 moments />
            </For>
            <Centre play />
            <Blow play moments seating />
        </div>
        <OpenHands play />
        <Reference play open=reference />
    }
    .into_any()
}

/// Chapter and round, who goes first now and next, and the way to the reference.
#[component]
fn Heading(play: Play<BrutalKingdom>, reference: RwSignal<bool>) -> impl IntoView {
    let time = Memo::new(move |_| play.scene.with(|scene| (scene.view.chapter, scene.view.round)));
    let first = move || {
        play.scene.with(|scene| {
            let now = t!("brutal-kingdom-first-now", name = scene.names.of(scene.view.start).to_owned());
            let next = scene.view.next_start.and_then(|seat| {
                let player = scene.view.players.get(seat.index())?;
                Some(t!(
                    "brutal-kingdom-first-next",
                    name = scene.names.of(seat).to_owned(),
                    card = card_name(player.top?),
                    rank = player.rank?
                ))
            });
            (now, next)
        })
    };
    view! {
        <div class="bk-when">
            <p class="bk-time">
                <b>{move || t!("brutal-kingdom-chapter", chapter = time.get().0, of = FOUR)}</b>
                " "
                <span>{move || t!("brutal-kingdom-round", round = time.get().1, of = FOUR)}</span>
            </p>
            <p class="bk-first">
                <span class="bk-pennant"><Pennant /></span>
                <span>{move || first().0}</span>
            </p>
            {move || first().1.map(|next| view! {
                <p class="bk-first"><span class="bk-pennant next"><Pennant /></span> <span>{next}</span></p>
            })}
        </div>
            <button class="quiet bk-reference-open" aria-haspopup="dialog" on:click=move |_| reference.set(true)>
                <Icon icon=icons::TbSwordsOutline />
                <span>{move || t!("brutal-kingdom-reference-open")}</span>
            </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_player_sits_to_the_left() {
        let seat = |number| Seat::new(number).expect("a seat");
        assert!(seating(4, seat(2)).contains(&(seat(3), Side::Left)));
        assert!(seating(4, seat(2)).contains(&(seat(0), Side::Far)));
        assert!(seating(4, seat(2)).contains(&(seat(1), Side::Right)));
        assert!(seating(3, seat(2)).contains(&(seat(0), Side::Left)));
        assert!(seating(3, seat(2)).contains(&(seat(1), Side::Right)));
    }
}
