//! Three players.

use pentarchy_brutal_kingdom::Action::Name;
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Cast, CharacterSet, Refusal, Tokens};
use pentarchy_game::{Game, Refusal as _};

use crate::position::{Play, Position, start};

/// BK-50: without the ranks 1 to 4 and with eleven tokens of each colour.
#[test]
fn scenario_02() {
    let lowest = CharacterSet::of(&[Charlatan, BlackKnight, Courtesan, FortuneTeller]);
    for seed in 0..10 {
        let mut game = start(3, &[], seed);
        assert_eq!(game.open().supply, Tokens::each(11));
        assert_eq!(game.open().characters, CharacterSet::ALL - lowest);
        while game.open().turn.is_none() {
            let seat = game.awaiting().iter().next().unwrap();
            let action = game.options(seat.into())[0];
            game.does(seat.into(), action);
        }
        let view = game.open();
        assert!(view.players.iter().all(|player| (player.light, player.dark) == (2, 2)));
        assert_eq!((view.players.len(), view.centre.len(), view.aside), (3, 4, 0));
        assert!((0..3).all(|number| (game.hand_of(number) & lowest).is_empty()));
    }
}

/// BK-50: who is not in the game can't be named.
#[test]
fn only_those_in_the_game_are_named() {
    let mut game = Position::new(3).hand(0, &[Executioner]).build();
    game.plays(0, Executioner);
    let refusal = game.may_not(0, Name(Courtesan));
    assert_eq!((refusal.rule().number, refusal), (50, Refusal::NotInGame(Courtesan)));
    assert_eq!(game.options(0).len(), 14);
}

/// BK-51: all twenty characters, two of each back set aside, others in every chapter.
#[test]
fn the_changing_cast() {
    let mut out = CharacterSet::EMPTY;
    for seed in 0..10 {
        let mut game = start(3, &[("cast", "changing")], seed);
        let view = game.open();
        assert_eq!((view.rules.cast, view.aside), (Cast::Changing, 2));
        assert_eq!((view.supply, view.characters), (Tokens::each(11), CharacterSet::ALL));
        let mut asides = Vec::new();
        while !game.awaiting().is_empty() {
            let referee = game.view(pentarchy_game::Viewer::Referee);
            if referee.turn.is_some() && referee.players.iter().all(|player| player.height == 0) {
                let held = referee.players.iter().flat_map(|player| player.hand.unwrap().iter());
                let centre = referee.centre.iter().map(|card| card.known.unwrap());
                let aside = CharacterSet::ALL - held.chain(centre).collect();
                assert_eq!(aside.len(), 4);
                if asides.last() != Some(&aside) {
                    asides.push(aside);
                }
                out |= aside;
            }
            let seat = game.awaiting().iter().next().unwrap();
            let action = game.options(seat.into())[0];
            game.does(seat.into(), action);
        }
        assert!(asides.len() > 1, "other cards in other chapters");
    }
    assert_eq!(out, CharacterSet::ALL);
}
