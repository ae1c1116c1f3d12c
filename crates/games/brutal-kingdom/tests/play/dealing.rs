//! The characters, the deal, and passing.

use pentarchy_brutal_kingdom::Action::{Pass, Play as PlayCard};
use pentarchy_brutal_kingdom::{
    Back, BrutalKingdom, Character, CharacterSet, Colour, Duty, Event, Mark, Prompt, Refusal, Tokens,
};
use pentarchy_game::{Effect, Event as _, Game, Refusal as _, Seats, Viewer};

use crate::position::{Play, seat, start};

/// BK-2, BK-16, BK-31, BK-37, BK-40: the whole table: icons, whether the effect may be left, victims; by rank.
#[test]
fn the_table_of_characters() {
    use Character::*;
    use Colour::{Blue, Green, Yellow};
    let table: [(Character, &[Colour], Duty, &[Character]); 20] = [
        (Charlatan, &[], Duty::Must, &[]),
        (BlackKnight, &[], Duty::May, &[]),
        (Courtesan, &[], Duty::May, &[]),
        (FortuneTeller, &[], Duty::May, &[]),
        (Poisoner, &[], Duty::Must, &[Abbot, Bishop]),
        (Berserker, &[], Duty::Must, &[Intriguer, Wizard]),
        (Assassin, &[], Duty::Must, &[King, Queen]),
        (Abbot, &[Green], Duty::Must, &[Witch, Wizard]),
        (Druid, &[Yellow], Duty::May, &[]),
        (WhiteKnight, &[Blue], Duty::May, &[]),
        (Monk, &[Green], Duty::May, &[]),
        (Executioner, &[], Duty::Must, &[]),
        (Intriguer, &[], Duty::Must, &[]),
        (Witch, &[Yellow], Duty::May, &[]),
        (King, &[Blue, Blue], Duty::Automatic, &[Queen]),
        (Queen, &[Blue], Duty::Automatic, &[King]),
        (Saint, &[], Duty::Must, &[]),
        (Bishop, &[Green, Green], Duty::Nothing, &[]),
        (Wizard, &[Yellow, Yellow], Duty::Nothing, &[]),
        (Inquisitor, &[], Duty::Must, &[]),
    ];
    for (rank, (card, icons, duty, victims)) in (1..).zip(table) {
        let printed = card.icons();
        assert_eq!((card.rank(), card.duty()), (rank, duty), "{card}");
        assert_eq!(vec![printed.colour; printed.count.into()], icons, "{card}");
        assert_eq!(card.victims(), CharacterSet::of(victims), "{card}");
    }
}

/// BK-2, BK-40: twenty names, ten of each back, four icons of each colour, two icons only for three characters.
#[test]
fn the_characters() {
    for (index, card) in Character::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(card.rank()), index + 1);
        assert_eq!(card.back() == Back::Light, card.rank() % 2 == 1, "{card}");
    }
    for colour in Colour::ALL {
        let icons = Character::ALL.map(Character::icons).into_iter().filter(|icons| icons.colour == colour);
        assert_eq!(icons.map(|icons| icons.count).sum::<u8>(), 4, "{colour}");
    }
    for back in Back::BOTH {
        let icons = CharacterSet::ALL.backed(back).iter().map(|card| card.icons().count).sum::<u8>();
        assert_eq!((CharacterSet::ALL.backed(back).len(), icons), (10, 6));
    }
    let two = Character::ALL.into_iter().filter(|card| card.icons().count == 2).collect::<Vec<_>>();
    assert_eq!(two, [Character::King, Character::Bishop, Character::Wizard]);
    assert!(Character::ALL.into_iter().all(|card| card.icons().count <= 2));
    assert_eq!([Character::Bishop.duty(), Character::Wizard.duty()], [Duty::Nothing; 2]);
    let mut names: Vec<_> = Character::ALL.iter().flat_map(|c| [c.id(), c.english(), c.russian()]).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 60);
    assert_eq!(Character::Witch.marks(), [Mark::Reconstructed, Mark::Rulebook, Mark::Rulebook]);
    assert_eq!(Character::Berserker.marks()[2], Mark::Published);
}

/// BK-5, BK-31: the reference of who eliminates whom.
#[test]
fn who_eliminates_whom() {
    use Character::*;
    let victims = |card: Character| card.victims().iter().collect::<Vec<_>>();
    assert_eq!(victims(Poisoner), [Abbot, Bishop]);
    assert_eq!(victims(Berserker), [Intriguer, Wizard]);
    assert_eq!(victims(Assassin), [King, Queen]);
    assert_eq!(victims(Abbot), [Witch, Wizard]);
    assert_eq!(Wizard.threatened_by(), CharacterSet::of(&[Berserker, Abbot, Executioner]));
    assert_eq!(Queen.threatened_by(), CharacterSet::of(&[Assassin, King, Executioner]));
    assert_eq!(Saint.threatened_by(), CharacterSet::EMPTY);
    assert_eq!(Executioner.threatened_by(), CharacterSet::EMPTY);
}

/// BK-2, BK-6, BK-8, BK-9: a new game with four.
#[test]
fn scenario_01() {
    let mut game = start(4, &[], 1);
    assert_eq!(game.open().supply, Tokens::each(13));
    assert_eq!(game.open().worth, Tokens::each(13));
    let light = game.open();
    assert!(light.players.iter().all(|player| (player.light, player.dark) == (2, 0)));
    assert_eq!(light.centre.iter().map(|card| card.back).collect::<Vec<_>>(), [Back::Light; 2]);
    pass_all(&mut game);
    pass_all(&mut game);
    let whole = game.open();
    assert!(whole.players.iter().all(|player| (player.light, player.dark) == (2, 2)));
    assert_eq!(
        whole.centre.iter().map(|card| card.back).collect::<Vec<_>>(),
        [Back::Light, Back::Light, Back::Dark, Back::Dark]
    );
    assert_eq!((whole.chapter, whole.round, whole.aside), (1, 1, 0));
    assert_eq!(whole.chapel, [None; 4]);
}

/// Everybody passes on the lower of the two cards that are asked for; what each gave.
fn pass_all(game: &mut BrutalKingdom) -> Vec<Character> {
    let seats = game.awaiting();
    seats
        .iter()
        .map(|seat| {
            let action = game.options(seat.into())[0];
            game.does(seat.into(), action);
            match action {
                Pass(card) => card,
                other => panic!("{other:?}"),
            }
        })
        .collect()
}

/// BK-7, BK-8, BK-9: light cards go to the left, dark ones to the right, and only the two concerned see them.
#[test]
fn scenario_03() {
    for (seats, right) in [(4, 3), (3, 2)] {
        let mut game = start(seats, &[], 5);
        let light = pass_all(&mut game);
        assert!(game.hand_of(1).contains(light[0]), "to the left");
        assert!(!game.hand_of(0).contains(light[0]));
        let before = game.hand_of(0);
        let dark = pass_all(&mut game);
        assert!(game.hand_of(right).contains(dark[0]), "to the right");
        assert!(before.contains(dark[0]) && !game.hand_of(0).contains(dark[0]));
        let view = game.seen_by(0);
        assert!(view.players[1].known.contains(light[0]));
        assert!(view.players[usize::from(right)].known.contains(dark[0]));
        assert_eq!(view.players[1].known.len() + view.players[usize::from(right)].known.len(), 2);
    }
}

/// BK-7: nobody's choice is seen before all have chosen, and it can't be changed.
#[test]
fn passing_is_secret() {
    let mut game = start(4, &[], 9);
    assert_eq!(game.awaiting(), Seats::first(4));
    assert_eq!(game.seen_by(0).prompt, Prompt::Pass { back: Back::Light, to: seat(1) });
    let hand: Vec<_> = game.hand_of(0).iter().collect();
    let (effect, events) = game.does(0, Pass(hand[1]));
    assert_eq!((effect, events), (Effect::Quiet, vec![Event::Committed { seat: seat(0) }]));
    assert_eq!(game.seen_by(0).passing, Some(hand[1]));
    assert_eq!(game.seen_by(1).passing, None);
    assert_eq!(game.hand_of(0).len(), 2);
    assert_eq!(game.may_not(0, Pass(hand[0])), Refusal::NotAsked(seat(0).into()));
    let foreign = game.hand_of(2).first().unwrap();
    assert_eq!(game.may_not(1, Pass(foreign)), Refusal::NotInHand(foreign));
    let own = game.hand_of(1).first().unwrap();
    let refusal = game.may_not(1, PlayCard(own));
    assert_eq!(refusal, Refusal::NotNow(Prompt::Pass { back: Back::Light, to: seat(2) }));
    assert_eq!(refusal.rule().number, 7);
    game.does(1, Pass(own));
    let card = game.hand_of(2).first().unwrap();
    game.does(2, Pass(card));
    let card = game.hand_of(3).first().unwrap();
    let (effect, events) = game.does(3, Pass(card));
    assert_eq!(effect, Effect::Revealed);
    let passed = events.iter().find(|event| matches!(event, Event::Passed { from, .. } if *from == seat(0))).unwrap();
    let card_seen = |viewer: Viewer| match passed.seen_by(viewer) {
        Some(Event::Passed { card, .. }) => card,
        other => panic!("{other:?}"),
    };
    assert_eq!([card_seen(seat(0).into()), card_seen(seat(1).into())], [Some(hand[1]); 2]);
    assert_eq!([card_seen(seat(2).into()), card_seen(Viewer::Spectator)], [None; 2]);

    // BK-8: the dark cards that are dealt now are face down for everybody else.
    let dealt = events.iter().find(|event| matches!(event, Event::Dealt { seat: to, .. } if *to == seat(0))).unwrap();
    let dark = game.hand_of(0).backed(Back::Dark);
    let seen = |cards| Some(Event::Dealt { seat: seat(0), back: Back::Dark, cards });
    assert_eq!(dealt.seen_by(seat(0).into()), seen(Some(dark)));
    assert_eq!([dealt.seen_by(seat(1).into()), dealt.seen_by(Viewer::Spectator)], [seen(None), seen(None)]);
}

/// BK-8: in the second pass only dark cards are passed on.
#[test]
fn only_dark_cards_go_to_the_right() {
    let mut game = start(4, &[], 2);
    pass_all(&mut game);
    assert_eq!(game.seen_by(0).prompt, Prompt::Pass { back: Back::Dark, to: seat(3) });
    let light = game.hand_of(0).backed(Back::Light).first().unwrap();
    let refusal = game.may_not(0, Pass(light));
    assert_eq!(refusal, Refusal::PassOther { card: light, back: Back::Dark });
    assert_eq!(refusal.rule().number, 8);
}

/// BK-4: lot decides who has the start-player card, or the host.
#[test]
fn who_starts() {
    let mut first = Seats::NONE;
    for seed in 0..40 {
        first.insert(start(4, &[], seed).open().start);
        assert_eq!(start(4, &[("first", "seat-3")], seed).open().start, seat(3));
    }
    assert_eq!(first, Seats::first(4));
}

/// BK-6: every chapter is dealt by the seed alone, whatever was played before.
#[test]
fn deals_don_t_depend_on_play() {
    let second_chapter = |choice: usize| {
        let mut game = start(4, &[], 3);
        while game.open().chapter == 1 {
            let seat = game.awaiting().iter().next().unwrap();
            let options = game.options(seat.into());
            game.does(seat.into(), options[choice.min(options.len() - 1)]);
        }
        (0..4).map(|seat| game.hand_of(seat)).collect::<Vec<_>>()
    };
    assert_eq!(second_chapter(0), second_chapter(usize::MAX));
    assert_ne!(second_chapter(0)[0], start(4, &[], 3).hand_of(0));
}
