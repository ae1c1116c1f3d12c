//! What searches are given: the evaluation and the weights for playouts.

use pentarchy_brutal_kingdom::Action::{Bless, Eliminate, Play as PlayCard};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{BrutalKingdom, Colour};
use pentarchy_game::{Actor, Game, Seed, random};

use crate::position::{Play, Position, seat, start};

/// BK-43, BK-47: what lies face up is counted as if the game ended now, in the order in which it would be taken.
#[test]
fn the_prospect_counts_what_lies_open() {
    let game = Position::new(4).stack(0, &[Bishop]).stack(1, &[King]).down(2, &[Wizard]).supply([1, 13, 13]).build();
    let prospect = game.prospect();
    // Two green at 11 each; one blue of two at 0, for the last token is taken.
    assert_eq!([0, 1, 2].map(|number| prospect.total(seat(number))), [22, 0, 0]);
    let over = Position::new(4).over().tokens(1, [2, 0, 0]).build();
    assert_eq!(Some(over.prospect()), over.outcome());
}

/// BK-18: a victim is worth playing for.
#[test]
fn leaning_to_the_better() {
    let position = Position::new(4).start(1).turn(0).stack(1, &[Monk, Bishop]).stack(2, &[Abbot]);
    let mut game = position.hand(0, &[Poisoner, Assassin, Witch]).build();
    let weight = |game: &BrutalKingdom, action| game.inclinations(seat(0), &[action]).next().unwrap();
    assert!(weight(&game, PlayCard(Poisoner)) > weight(&game, PlayCard(Assassin)));
    game.plays(0, Poisoner);
    assert!(weight(&game, Eliminate(Bishop)) > weight(&game, Eliminate(Abbot)));
    let mut saint = Position::new(4).hand(0, &[Saint]).tokens(0, [0, 0, 4]).build();
    saint.plays(0, Saint);
    assert!(weight(&saint, Bless(Colour::Yellow)) > weight(&saint, Bless(Colour::Blue)));
}

/// Whoever leans wins clearly more than their share against those who choose at random.
#[test]
fn leaning_beats_chance() {
    for seats in [3, 4] {
        let (games, mut wins) = (400, 0);
        for number in 0..games {
            let clever = seat((number % u64::from(seats)) as u8);
            let mut game = start(seats, &[], number);
            let mut dice = Seed::from(number).dice(77);
            let mut legal = Vec::new();
            while let Some((actor, mut action)) = random::choose(&game, &mut dice, &mut legal) {
                if actor == Actor::Seat(clever) {
                    let leaned =
                        game.inclinations(clever, &legal).zip(&legal).max_by_key(|(inclination, _)| *inclination);
                    action = *leaned.unwrap().1;
                }
                game.apply(actor, &action, &mut ()).unwrap();
            }
            wins += u64::from(game.outcome().unwrap().place(clever) == 1);
        }
        let share = games / u64::from(seats);
        assert!(wins * 2 > share * 3, "{wins} of {games} games won by leaning, with {seats} players");
    }
}
