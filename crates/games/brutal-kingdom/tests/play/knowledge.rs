//! What a seat knows, and what its samples keep: exactly that.

use pentarchy_brutal_kingdom::Action::{Declare, Done, Look, Name, Offer, Play as PlayCard, Spy, Surrender, Swap};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Action, Back, BrutalKingdom, Character, CharacterSet, Claim};
use pentarchy_game::{Game, Seed, Viewer, random};

use crate::position::{Play, Position, seat, start};

/// Everything hidden: hands, then the centre.
fn hidden(game: &BrutalKingdom) -> (Vec<CharacterSet>, Vec<Character>) {
    let referee = game.view(Viewer::Referee);
    let hands = referee.players.iter().map(|player| player.hand.unwrap()).collect();
    (hands, referee.centre.iter().map(|card| card.known.unwrap()).collect())
}

fn samples(game: &BrutalKingdom, number: u8, count: u64) -> Vec<(Vec<CharacterSet>, Vec<Character>)> {
    let mut dice = Seed::from(count).dice(5);
    (0..count).map(|_| hidden(&game.sample(seat(number), &mut dice))).collect()
}

/// BK-9, BK-10: what a view says is known holds in every sample, and what it does not say differs in some.
#[test]
fn known_is_what_all_samples_share() {
    for (seats, options, seed) in [(4, [].as_slice(), 1), (4, &[], 2), (3, &[], 3), (3, &[("cast", "changing")], 4)] {
        let mut game = start(seats, options, seed);
        let mut dice = Seed::from(seed).dice(7);
        let mut buffer = Vec::new();
        for step in 0..80 {
            let Some((actor, action)) = random::choose(&game, &mut dice, &mut buffer) else { break };
            game.apply(actor, &action, &mut ()).unwrap();
            let number = step % seats;
            let view = game.seen_by(number);
            let (truth, in_truth) = hidden(&game);
            assert!(view.players.iter().zip(&truth).all(|(player, hand)| player.known.is_subset(*hand)));
            assert!(
                view.centre.iter().zip(&in_truth).all(|(card, real)| card.known.is_none_or(|known| known == *real))
            );
            let samples = samples(&game, number, 150);
            for (holder, player) in view.players.iter().enumerate() {
                let shared = samples.iter().fold(CharacterSet::ALL, |shared, (hands, _)| shared & hands[holder]);
                assert_eq!(player.hand.unwrap_or(player.known), shared, "step {step}: seat {number} on seat {holder}");
            }
            for (place, card) in view.centre.iter().enumerate() {
                let same = samples.iter().all(|(_, centre)| centre[place] == samples[0].1[place]);
                assert_eq!(
                    card.known,
                    same.then(|| samples[0].1[place]),
                    "step {step}: seat {number} on place {place}"
                );
            }
        }
    }
}

/// BK-10: whoever saw both light cards of a hand knows that one of the two is in the centre after a hidden swap.
#[test]
fn one_of_two_cards_has_moved() {
    let position = Position::new(4).hand(0, &[Witch]).hand(1, &[WhiteKnight, King, Wizard]);
    let mut game = position.centre([Poisoner, Assassin, Abbot, Berserker]).build();
    game.plays(0, Witch);
    game.does(0, Spy(seat(1)));
    game.plays(1, WhiteKnight);
    game.does(1, Swap { give: King, place: 0 });
    let view = game.seen_by(0);
    let light = |known: CharacterSet| known.backed(Back::Light);
    assert!(light(view.players[1].known).is_empty() && view.centre[0].known.is_none());
    let samples = samples(&game, 0, 400);
    let moved = samples.iter().filter(|(hands, centre)| {
        let in_hand = light(hands[1]) & CharacterSet::of(&[King, Wizard]);
        assert_eq!(in_hand.len(), 1, "one of them has stayed");
        assert!([King, Wizard].contains(&centre[0]) && !in_hand.contains(centre[0]), "the other has moved");
        centre[0] == King
    });
    let moved = moved.count();
    assert!((140..260).contains(&moved), "either is as likely: {moved} of 400");

    // Once one of them is played, it is clear where the other is.
    game.plays(2, game.hand_of(2).first().unwrap());
    finish(&mut game, 2);
    game.plays(3, game.hand_of(3).first().unwrap());
    finish(&mut game, 3);
    while game.open().turn != Some(seat(1)) {
        let turn = u8::from(game.open().turn.unwrap());
        game.plays(turn, game.hand_of(turn).first().unwrap());
        finish(&mut game, turn);
    }
    game.plays(1, Wizard);
    assert_eq!(game.seen_by(0).centre[0].known, Some(King));
}

/// Ends whatever the last card started, without moving any hidden card.
fn finish(game: &mut BrutalKingdom, number: u8) {
    while game.open().turn == Some(seat(number)) && !game.options(number).iter().any(|a| matches!(a, PlayCard(_))) {
        let action = *game.options(number).last().unwrap();
        game.does(number, action);
    }
}

/// BK-10: what turns out to have moved rules out the other.
#[test]
fn finding_one_card_places_the_other() {
    let position = Position::new(4).hand(0, &[Witch, Monk, Saint]).hand(1, &[WhiteKnight, King, Wizard]);
    let position = position.hand(2, &[Abbot]).hand(3, &[Berserker]);
    let mut game = position.centre([Poisoner, Assassin, Bishop, Inquisitor]).build();
    game.plays(0, Witch);
    game.does(0, Spy(seat(1)));
    game.plays(1, WhiteKnight);
    game.does(1, Swap { give: King, place: 0 });
    game.plays(2, Abbot);
    game.plays(3, Berserker);
    // The Abbot has eliminated the Witch, so the White Knight's player goes first.
    assert_eq!(game.open().turn, Some(seat(1)));
    let dark = game.hand_of(1).backed(Back::Dark).first().unwrap();
    game.plays(1, dark);
    finish(&mut game, 1);
    for number in [2, 3] {
        let card = game.hand_of(number).backed(Back::Dark).first().unwrap();
        game.plays(number, card);
        finish(&mut game, number);
    }
    assert!(!game.seen_by(0).players[1].known.contains(Wizard));
    game.plays(0, Monk);
    game.does(0, Swap { give: Saint, place: 0 });
    assert!(game.hand_of(0).contains(King));
    assert!(game.seen_by(0).players[1].known.contains(Wizard));
}

/// BK-10: the card that was passed on is followed: after a hidden swap it is in the hand or in that place.
#[test]
fn a_passed_card_is_followed() {
    let position = Position::new(4).hand(1, &[WhiteKnight, King, Wizard]).hand(0, &[Bishop]);
    let mut game = position.centre([Poisoner, Assassin, Abbot, Berserker]).build();
    let passed = game.seen_by(0).players[1].known;
    let card = passed.backed(Back::Light).first().unwrap();
    assert!([King, Wizard].contains(&card), "seat 0 gave one of the two");
    game.plays(0, Bishop);
    game.plays(1, WhiteKnight);
    game.does(1, Swap { give: King, place: 1 });
    assert!(!game.seen_by(0).players[1].known.contains(card));
    let samples = samples(&game, 0, 300);
    let there = samples.iter().filter(|(hands, centre)| {
        assert!(hands[1].contains(card) ^ (centre[1] == card));
        centre[1] == card
    });
    assert!((100..200).contains(&there.count()));
}

/// BK-10: courses weigh as much as they are likely. After the swap of the test above the hand plays a card that seat 0
/// has never seen: two cards could have been it if the known one has moved, only one if it has stayed.
#[test]
fn courses_weigh_what_they_are_worth() {
    let position = Position::new(4).hand(0, &[Bishop, Queen]).hand(1, &[WhiteKnight, King, Wizard]);
    let position = position.hand(2, &[Abbot]).hand(3, &[Berserker]);
    let mut game = position.centre([Poisoner, Assassin, Witch, Inquisitor]).build();
    assert!(game.seen_by(0).players[1].known.contains(King));
    game.plays(0, Bishop);
    game.plays(1, WhiteKnight);
    game.does(1, Swap { give: King, place: 1 });
    game.plays(2, Abbot);
    game.plays(3, Berserker);
    game.plays(0, Queen);
    game.plays(1, Wizard);
    let moved = samples(&game, 0, 900).iter().filter(|(_, centre)| centre[1] == King).count();
    assert!((540..660).contains(&moved), "two of three: {moved} of 900");
}

/// BK-10: a card known in the centre is known in the hand of whoever took it; an exchange makes two hands possible.
#[test]
fn looks_and_exchanges_are_followed() {
    let position = Position::new(4).hand(0, &[FortuneTeller]).hand(1, &[Druid, King]).hand(2, &[Courtesan, Wizard]);
    let mut game = position.centre([Poisoner, Assassin, Abbot, Berserker]).build();
    game.plays(0, FortuneTeller);
    game.does(0, Look);
    game.plays(1, Druid);
    game.does(1, Swap { give: King, place: 0 });
    assert!(game.seen_by(0).players[1].known.contains(Poisoner));
    assert_eq!(game.seen_by(1).centre[0].known, Some(King));
    game.plays(2, Courtesan);
    game.does(2, Offer { to: seat(1), give: Wizard });
    game.does(2, Done);
    // Seat 1 had one light card left, so it went, and who knew of it knows where it is.
    assert!(game.seen_by(0).players[2].known.contains(Poisoner));
    assert!(game.seen_by(2).players[1].known.contains(Wizard));
    assert!(!game.open().players[2].known.contains(Poisoner));
}

/// BK-42: when nobody shows the named card, everybody knows that it is in no hand.
#[test]
fn silence_tells() {
    let position = Position::new(4).hand(0, &[Inquisitor]).centre([Wizard, Assassin, Abbot, Berserker]);
    let mut game = position.build();
    game.plays(0, Inquisitor);
    game.does(0, Declare(Claim::Lowest));
    game.does(0, Name(Wizard));
    for number in 0..4 {
        let samples = samples(&game, number, 200);
        let first = samples.iter().filter(|(hands, centre)| {
            assert!(hands.iter().all(|hand| !hand.contains(Wizard)));
            assert!(centre[..2].contains(&Wizard));
            centre[0] == Wizard
        });
        assert!((60..140).contains(&first.count()));
    }
}

/// BK-42: what was named and given up is known to all in its place.
#[test]
fn a_surrendered_card_is_known() {
    let position = Position::new(4).hand(0, &[Inquisitor]).hand(2, &[Wizard]);
    let mut game = position.centre([Poisoner, Assassin, Abbot, Berserker]).build();
    game.plays(0, Inquisitor);
    game.does(0, Declare(Claim::Lowest));
    game.does(0, Name(Wizard));
    game.does(2, Surrender { place: 0 });
    for number in [0, 1, 3] {
        assert_eq!(game.seen_by(number).centre[0].known, Some(Wizard));
        assert!(samples(&game, number, 20).iter().all(|(_, centre)| centre[0] == Wizard));
    }
}

/// BK-7, BK-29: choices that are still secret are guessed anew in every sample, own ones are kept.
#[test]
fn secret_choices_are_guessed() {
    let mut game = start(4, &[], 8);
    let options = game.options(0);
    game.does(0, options[0]);
    let guesses = |game: &BrutalKingdom, observer: u8| {
        let mut dice = Seed::from(1).dice(3);
        let chosen = |sample: BrutalKingdom| sample.seen_by(0).passing.unwrap();
        let guesses: CharacterSet = (0..60).map(|_| chosen(game.sample(seat(observer), &mut dice))).collect();
        guesses
    };
    assert!(guesses(&game, 2).len() > 4);
    assert_eq!(guesses(&game, 0).len(), 1);
    assert!(matches!(options[0], Action::Pass(card) if guesses(&game, 0).contains(card)));

    let position = Position::new(4).hand(0, &[Courtesan, King]).hand(1, &[Monk, Druid]).hand(2, &[Wizard, Saint]);
    let mut game = position.build();
    game.plays(0, Courtesan);
    game.does(0, Offer { to: seat(1), give: King });
    let mut dice = Seed::from(1).dice(3);
    let mut offered = |observer: u8| {
        let sampled = (0..60).map(|_| game.sample(seat(observer), &mut dice).seen_by(0).offers[0].give.unwrap());
        sampled.collect::<CharacterSet>()
    };
    assert_eq!(offered(0), CharacterSet::of(&[King]));
    assert!(offered(1).len() > 1);
}

/// BK-6: the deals of the chapters to come are drawn anew in every sample.
#[test]
fn samples_know_nothing_of_the_deals_to_come() {
    let position = Position::new(4).last_round().start(1).turn(0).hand(0, &[Bishop]);
    let mut game = position.build();
    let mut sample = game.sample(seat(0), &mut Seed::from(1).dice(3));
    game.plays(0, Bishop);
    sample.plays(0, Bishop);
    assert_eq!((game.open().chapter, sample.open().chapter), (2, 2));
    assert_ne!(hidden_hands(&game), hidden_hands(&sample));
}

fn hidden_hands(game: &BrutalKingdom) -> Vec<CharacterSet> {
    (0..4).map(|number| game.hand_of(number)).collect()
}
