//! Where cards are let go, and what that decides. What is not allowed is tried all the same: the frame says why not.

use pentarchy_fantasy_realms::{Action, Card, FantasyRealms};
use pentarchy_game::Seat;

use crate::screen::Play;
use leptos::prelude::*;

/// A card of the hand is let go somewhere.
pub(super) fn own_card(play: Play<FantasyRealms>, card: Card, place: &str) {
    if place == "discard" {
        return play.act.run(Action::Discard(card));
    }
    if let Some(seat) = seat_of(place) {
        play.act.run(to_player(play, card, seat));
    }
}

/// A card of the discard area is let go somewhere.
pub(super) fn open_card(play: Play<FantasyRealms>, card: Card, place: &str) {
    if place == "hand" {
        play.act.run(Action::Take(card));
    }
}

/// What giving a card to a player means now: an answer to their offer, or an offer.
pub(super) fn to_player(play: Play<FantasyRealms>, card: Card, seat: Seat) -> Action {
    let own = play.scene.with_untracked(|scene| scene.seat());
    let unanswered = play.scene.with_untracked(|scene| {
        scene.view.offers.iter().any(|offer| offer.from == seat && Some(offer.to) == own && !offer.answered)
    });
    if unanswered { Action::Answer { from: seat, give: card } } else { Action::Offer { to: seat, give: card } }
}

/// The name of a player's place.
pub(super) fn place_of(seat: Seat) -> String {
    format!("seat-{seat}")
}

fn seat_of(place: &str) -> Option<Seat> {
    place.strip_prefix("seat-")?.parse().ok().and_then(Seat::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_names_its_seat() {
        let seat = Seat::new(6).unwrap();
        assert_eq!(seat_of(&place_of(seat)), Some(seat));
        assert_eq!(seat_of("seat-9"), None);
        assert_eq!(seat_of("discard"), None);
    }
}
