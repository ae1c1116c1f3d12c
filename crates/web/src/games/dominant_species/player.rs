//! What stands beside a player's name, and all that is known of a player.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Board};
use pentarchy_game::Seat;

use super::account::{Account, account};
use super::animals::AnimalRow;
use super::words::animal_name;
use super::{Moment, Table};
use crate::screen::Note;
use crate::t;
use crate::text::points;

/// Where names break that are wider than a player's place on a phone: a soft hyphen shows only where the line ends.
const BREAKS: [(&str, &str); 2] = [("Млекопитающие", "Млекопи\u{ad}тающие"), ("Паукообразные", "Пауко\u{ad}образные")];

/// The animals that a player leads.
pub(super) fn animals_of(board: &Board, seat: Seat) -> Vec<Animal> {
    board.playing().iter().filter(|&animal| board.beast(animal).owner == Some(seat)).collect()
}

/// What stands beside a player's name: the points that count, and the animals.
pub(super) fn note(scene: &Moment, seat: Seat) -> Note {
    let board = &scene.view.board;
    let own = animals_of(board, seat);
    let counted = own.iter().map(|&animal| board.beast(animal).points).min();
    // Names of three animals would not fit; a tap on the player opens them.
    let holds = match own.as_slice() {
        [only] => {
            BREAKS.into_iter().fold(animal_name(*only).to_owned(), |name, (whole, parts)| name.replace(whole, parts))
        }
        several => {
            let each: Vec<String> = several.iter().map(|&animal| points(board.beast(animal).points.into())).collect();
            t!("dominant-species-least-of", points = each.join(" · "))
        }
    };
    Note { score: counted.map(|counted| points(counted.into())), holds }
}

/// A player's animals, with where every point came from.
pub(super) fn player(play: Table, seat: Seat) -> AnyView {
    let own = Memo::new(move |_| play.scene.with(|scene| animals_of(&scene.view.board, seat)));
    let one = move |animal: Animal| {
        let periods = Memo::new(move |_| {
            play.scene.with(|scene| account(&scene.view.board.ledger, animal, scene.view.board.turn))
        });
        view! {
            <section class="ds-player">
                <AnimalRow play animal />
                <p class="ds-note">{move || t!(format!("dominant-species-ability-{}", animal.id()))}</p>
                <h3>{move || t!("dominant-species-where-points")}</h3>
                {move || view! { <Account periods=periods.get() /> }}
            </section>
        }
    };
    (move || own.get().into_iter().map(one).collect_view()).into_any()
}
