//! What nobody knows: the order of cards and tiles, and the discs still to be drawn.

use std::collections::BTreeSet;

use pentarchy_dominant_species::{Action, Decision, DominantSpecies};
use pentarchy_game::{Game, Seed};

use crate::position::{Play, Position, hex, seat};

/// What lies open after this turn.
fn next_turn(mut game: DominantSpecies) -> String {
    game.finish_turn();
    format!("{:?}", game.board().boxes)
}

/// A sample knows nothing of the discs that the real game will draw.
#[test]
fn discs_to_come() {
    let game = Position::six().execute();
    let mut dice = Seed::from(5).dice(u64::MAX);
    let drawn: BTreeSet<String> = (0..12).map(|_| next_turn(game.sample(seat(0), &mut dice))).collect();
    assert!(drawn.len() > 6, "every sample draws anew");
    assert_eq!(next_turn(game.clone()), next_turn(game));
}

/// Nor of the cards that will be opened, nor of the tiles under the open ones.
#[test]
fn cards_and_tiles_to_come() {
    use pentarchy_dominant_species::{Animal, Card};
    let deck = [Card::IceAge, Card::Aquatic, Card::Biomass, Card::Blight, Card::Disease, Card::Fertile];
    let mut game = Position::six().deck(&[Card::Habitat], &deck).pawn("wanderlust-1", Animal::Birds).execute();
    game.pass_until(|decision| matches!(decision, Decision::Wanderlust { .. }));
    game.does(Action::Stack(0));
    game.does(Action::Tile(hex(2, 0)));
    let mut dice = Seed::from(6).dice(u64::MAX);
    let mut futures = BTreeSet::new();
    for _ in 0..12 {
        let mut sample = game.sample(seat(2), &mut dice);
        assert_eq!(sample.seen(), game.seen());
        sample.finish_turn();
        assert!(!sample.board().cards.contains(&Card::IceAge), "the Ice Age stays at the bottom");
        futures.insert((sample.board().cards.to_vec(), sample.seen().stacks[0].open));
    }
    assert!(futures.len() > 6);
    assert!(futures.iter().map(|(_, tile)| tile).collect::<BTreeSet<_>>().len() > 2);
}
