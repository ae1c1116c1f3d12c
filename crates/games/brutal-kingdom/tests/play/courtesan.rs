//! The Courtesan.

use pentarchy_brutal_kingdom::Action::{Answer, Done, Offer};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Back, CharacterSet, Event, Prompt, Refusal};
use pentarchy_game::{Effect, Event as _, Game, Refusal as _, Seats, Viewer};

use crate::position::{Play, Position, seat};

/// BK-28, BK-29: one exchange of each back, with one or two players who have such a card.
#[test]
fn scenario_21() {
    let position = || Position::new(4).hand(0, &[Courtesan, King, Bishop, Queen]);
    let mut game = position().hand(1, &[Monk, Druid]).hand(2, &[Witch, Abbot]).build();
    game.plays(0, Courtesan);
    assert_eq!(game.seen_by(0).prompt, Prompt::Offer);
    game.does(0, Offer { to: seat(2), give: Bishop });
    assert_eq!(game.seen_by(0).prompt, Prompt::OfferMore(Back::Light));
    let again = game.may_not(0, Offer { to: seat(1), give: Queen });
    assert_eq!((again.rule().number, again), (28, Refusal::SameBackTwice(Back::Dark)));
    let (effect, _) = game.does(0, Offer { to: seat(1), give: King });
    assert_eq!(effect, Effect::Quiet);
    assert_eq!(game.awaiting(), [seat(1), seat(2)].into_iter().collect::<Seats>());
    game.does(2, Answer(Abbot));
    let (effect, events) = game.does(1, Answer(Druid));
    assert_eq!(effect, Effect::Revealed);
    assert_eq!(game.hand_of(0), CharacterSet::of(&[Queen, Druid, Abbot]));
    assert!(game.hand_of(1).contains(King) && game.hand_of(2).contains(Bishop));
    assert!(matches!(events[1], Event::Exchanged { gave: Some(King), got: Some(Druid), .. }));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));

    // Whoever has no dark card can't be asked for one.
    let position = Position::new(4).stack(0, &[Monk, Abbot]).stack(3, &[Bishop, Queen]);
    let mut missing = position.hand(0, &[Courtesan, Witch]).hand(3, &[King, Druid]).build();
    missing.plays(0, Courtesan);
    let refusal = missing.may_not(0, Offer { to: seat(3), give: Witch });
    assert_eq!(refusal, Refusal::NoSuchBack { seat: seat(3), back: Back::Dark });
    assert!(!missing.options(0).contains(&Offer { to: seat(3), give: Witch }));

    // As the fourth card she has nothing to exchange.
    let mut fourth = Position::new(4).last_round().hand(0, &[Courtesan]).build();
    let events = fourth.plays(0, Courtesan);
    assert_eq!(events[1], Event::NoEffect { seat: seat(0), card: Courtesan });
}

/// BK-17, BK-28: with one light card in hand, and nobody else who has one, she has nobody to exchange with.
#[test]
fn nobody_has_such_a_card() {
    let position = Position::new(4).stack(0, &[Abbot, Bishop]).stack(1, &[Poisoner, Assassin]);
    let position = position.stack(2, &[Druid, Monk]).stack(3, &[Intriguer, Saint]).hand(0, &[Courtesan, King]);
    let position = position.hand(1, &[BlackKnight, FortuneTeller]).hand(2, &[Berserker, WhiteKnight]);
    let mut game = position.hand(3, &[Executioner, Witch]).build();
    let events = game.plays(0, Courtesan);
    assert_eq!(events[1], Event::NoEffect { seat: seat(0), card: Courtesan });
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
}

/// BK-28: two cards with the same player, or one only, or none; never with oneself or with nobody.
#[test]
fn one_partner_or_none() {
    let position = || Position::new(4).hand(0, &[Courtesan, King, Bishop]).hand(1, &[Monk, Druid, Witch, Abbot]);
    let mut both = position().build();
    both.plays(0, Courtesan);
    assert_eq!(both.may_not(0, Offer { to: seat(0), give: King }), Refusal::NotAnOther(seat(0)));
    assert_eq!(both.may_not(0, Offer { to: seat(6), give: King }), Refusal::NotAnOther(seat(6)));
    assert_eq!(both.may_not(0, Offer { to: seat(1), give: Wizard }), Refusal::NotInHand(Wizard));
    both.does(0, Offer { to: seat(1), give: King });
    both.does(0, Offer { to: seat(1), give: Bishop });
    assert_eq!(both.options(1), [Druid, Monk, Abbot, Witch].map(Answer));
    both.does(1, Answer(Witch));
    assert_eq!(both.may_not(1, Answer(Abbot)), Refusal::NotOffered(Back::Dark));
    assert_eq!(both.may_not(1, Answer(Abbot)).rule().number, 29);
    both.does(1, Answer(Monk));
    assert_eq!(both.hand_of(1), CharacterSet::of(&[Druid, Abbot, King, Bishop]));

    let mut one = position().build();
    one.plays(0, Courtesan);
    one.does(0, Offer { to: seat(1), give: King });
    one.does(0, Done);
    assert_eq!(one.awaiting(), Seats::only(seat(1)));
    assert_eq!(one.seen_by(1).prompt, Prompt::Answer(seat(0)));
    assert_eq!(one.may_not(1, Answer(Witch)), Refusal::NotOffered(Back::Dark));
    assert_eq!(one.may_not(1, Answer(Wizard)), Refusal::NotInHand(Wizard));
    one.does(1, Answer(Monk));
    assert!(one.hand_of(0).contains(Monk) && one.hand_of(1).contains(King));
}

/// BK-29: nobody sees a card before all are chosen; then the two see both, the others none.
#[test]
fn exchanges_are_secret() {
    let position = Position::new(4).hand(0, &[Courtesan, King]).hand(1, &[Monk, Druid]).hand(2, &[Witch, Abbot]);
    let mut game = position.build();
    game.plays(0, Courtesan);
    let (_, offered) = game.does(0, Offer { to: seat(1), give: King });
    let card = |event: &Event, viewer: Viewer| match event.seen_by(viewer) {
        Some(Event::Offered { card, .. }) => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(card(&offered[0], seat(0).into()), Some(King));
    assert_eq!([card(&offered[0], seat(1).into()), card(&offered[0], Viewer::Spectator)], [None; 2]);
    assert_eq!(game.seen_by(0).offers[0].give, Some(King));
    assert_eq!(game.seen_by(1).offers[0].give, None);
    // With a second exchange open, nobody sees what the first answer was.
    let mut two = game.clone();
    let dark = two.hand_of(0).backed(Back::Dark).first().unwrap();
    two.does(0, Offer { to: seat(2), give: dark });
    two.does(1, Answer(Monk));
    let answer = |viewer: u8| two.seen_by(viewer).offers[0].answer;
    assert_eq!([0, 1, 2, 3].map(answer), [None, Some(Monk), None, None]);
    assert_eq!((two.open().offers[0].answered, two.open().offers[0].answer), (true, None));

    game.does(0, Done);
    let (_, events) = game.does(1, Answer(Monk));
    let seen = |viewer: Viewer| match events[1].seen_by(viewer) {
        Some(Event::Exchanged { gave, got, .. }) => (gave, got),
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(seat(0).into()), (Some(King), Some(Monk)));
    assert_eq!(seen(seat(1).into()), (Some(King), Some(Monk)));
    assert_eq!(seen(seat(2).into()), (None, None));
    // Both remember where their card went; so does nobody else.
    assert!(game.seen_by(0).players[1].known.contains(King));
    assert!(game.seen_by(1).players[0].known.contains(Monk));
    assert!(!game.seen_by(2).players[1].known.contains(King));
}

/// BK-16: who has only one card of that back is not asked.
#[test]
fn a_forced_answer_is_given_by_the_house() {
    let position = Position::new(4).stack(1, &[Monk]).hand(0, &[Courtesan, King]).hand(1, &[Druid, Abbot, Witch]);
    let mut game = position.build();
    game.plays(0, Courtesan);
    game.does(0, Offer { to: seat(1), give: King });
    let (effect, _) = game.does(0, Done);
    assert_eq!(effect, Effect::Revealed);
    assert!(game.hand_of(0).contains(Druid) && game.hand_of(1).contains(King));
}
