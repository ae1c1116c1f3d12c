//! The end of a chapter and of the game: tokens, Black Knight, chapel, scores.

use pentarchy_brutal_kingdom::Action::{Bless, Done, Eliminate, Play as PlayCard, Restore, Take};
use pentarchy_brutal_kingdom::Character::*;
use pentarchy_brutal_kingdom::{Colour, Event, Offering, Prompt, Refusal, Tokens};
use pentarchy_game::{Effect, Game, Refusal as _, Seat, Seats, Seed, random};
use serde_json::json;

use crate::position::{Play, Position, seat, setup, start};

fn collected(events: &[Event]) -> Vec<(Seat, Colour, u8, u8)> {
    let collected = events.iter().filter_map(|event| match *event {
        Event::Collected { seat, colour, icons, tokens } => Some((seat, colour, icons, tokens)),
        _ => None,
    });
    collected.collect()
}

/// BK-38, BK-45: the Saint's token is on the chapel, so no elimination token goes there.
#[test]
fn scenario_16() {
    let position = Position::new(4).last_round().start(1).turn(0).supply([13, 9, 13]).hand(0, &[Saint]);
    let mut game = position.build();
    game.plays(0, Saint);
    assert_eq!(game.seen_by(0).prompt, Prompt::Bless);
    assert_eq!(game.options(0), Colour::ALL.map(Bless));
    assert_eq!(game.may_not(0, Take(Colour::Green)).rule().number, 38);
    let (_, events) = game.does(0, Bless(Colour::Green));
    assert_eq!(events[0], Event::Blessed { seat: seat(0), colour: Colour::Green });
    assert_eq!(game.open().supply, Tokens { blue: 13, green: 8, yellow: 13 });
    assert_eq!(game.open().worth[Colour::Green], 9);
    assert_eq!(game.open().chapel, [Some(Offering::Power(Colour::Green)), None, None, None]);
    assert!(!events.iter().any(|event| matches!(event, Event::ChapelSpaceClosed { .. })));

    // Every chapter has its own space.
    let mut third = Position::new(4).chapter(3).hand(0, &[Saint]).build();
    third.plays(0, Saint);
    third.does(0, Bless(Colour::Blue));
    let [none, blue] = [Offering::Elimination, Offering::Power(Colour::Blue)].map(Some);
    assert_eq!(third.open().chapel, [none, none, blue, None]);
}

/// BK-38: only what the supply has; with an empty supply nothing, and an elimination token closes the space.
#[test]
fn the_saint_and_an_empty_supply() {
    let position = || Position::new(4).last_round().start(1).turn(0).hand(0, &[Saint]);
    let mut two = position().supply([0, 1, 1]).build();
    two.plays(0, Saint);
    let refusal = two.may_not(0, Bless(Colour::Blue));
    assert_eq!((refusal.rule().number, refusal), (38, Refusal::NoneLeft { colour: Colour::Blue, wanted_by: Saint }));

    let mut none = position().supply([0, 0, 0]).build();
    let events = none.plays(0, Saint);
    assert_eq!(events[1], Event::NoEffect { seat: seat(0), card: Saint });
    assert_eq!(none.open().chapel[0], Some(Offering::Elimination));
}

/// BK-14, BK-45, BK-46: without the Saint an elimination token, after the tokens; then all cards are dealt anew, and the
/// start player begins.
#[test]
fn scenario_18() {
    let mut game = Position::new(4).last_round().start(1).turn(0).hand(0, &[Bishop]).build();
    let (effect, events) = game.does(0, PlayCard(Bishop));
    assert_eq!(effect, Effect::Revealed);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let taken = place(|event| matches!(event, Event::Collected { .. }));
    let closed = place(|event| matches!(event, Event::ChapelSpaceClosed { chapter: 1, .. }));
    let begun = place(|event| matches!(event, Event::ChapterBegan { chapter: 2 }));
    assert!(taken < closed && closed < begun);
    assert_eq!(events[closed], Event::ChapelSpaceClosed { seat: seat(0), chapter: 1 });
    let view = game.open();
    assert_eq!(view.chapel, [Some(Offering::Elimination), None, None, None]);
    assert_eq!((view.chapter, view.round, view.start), (2, 1, seat(0)));
    assert!(view.players.iter().all(|player| (player.light, player.height) == (2, 0)));
    assert_eq!(game.awaiting(), Seats::first(4));
    while game.open().turn.is_none() {
        let next = u8::from(game.awaiting().iter().next().unwrap());
        game.does(next, game.options(next)[0]);
    }
    assert_eq!((game.awaiting(), game.seen_by(0).prompt), (Seats::only(seat(0)), Prompt::Play));
}

/// BK-43, BK-44: clockwise from the new start player, as far as the supply goes, with nothing instead.
#[test]
fn scenario_28() {
    let position = Position::new(4).last_round().turn(3).supply([1, 13, 13]).stack(2, &[King]);
    let mut game = position.hand(3, &[WhiteKnight]).build();
    let before = game.open();
    let events = game.plays(3, WhiteKnight);
    assert_eq!(collected(&events), [(seat(2), Colour::Blue, 2, 1), (seat(3), Colour::Blue, 1, 0)]);
    let gained = |number: usize| game.open().players[number].tokens.sum() - before.players[number].tokens.sum();
    assert_eq!((gained(2), gained(3)), (1, 0));

    // Past the last seat the first follows.
    let position = Position::new(4).last_round().start(2).turn(1).supply([1, 13, 13]).stack(3, &[King]);
    let mut round = position.stack(0, &[WhiteKnight]).hand(1, &[Poisoner]).build();
    let events = round.plays(1, Poisoner);
    assert_eq!(collected(&events), [(seat(3), Colour::Blue, 2, 1), (seat(0), Colour::Blue, 1, 0)]);
}

/// BK-43, BK-44: covered cards count as long as they lie face up; face down they don't.
#[test]
fn every_open_icon_counts() {
    let position = Position::new(4).last_round().start(1).turn(0).down(0, &[Witch]).stack(0, &[Monk, Bishop]);
    let mut game = position.hand(0, &[King]).build();
    let events = game.plays(0, King);
    let own: Vec<_> = collected(&events).into_iter().filter(|(who, ..)| *who == seat(0)).collect();
    assert_eq!(own, [(seat(0), Colour::Blue, 2, 2), (seat(0), Colour::Green, 3, 3)]);
    assert_eq!(game.open().players[0].tokens, Tokens { blue: 2, green: 3, yellow: 0 });
}

/// BK-27: no icon card, so a token of choice, whatever was eliminated; with an icon, nothing.
#[test]
fn scenario_29() {
    let position = Position::new(4).last_round().start(1).turn(0).stack(0, &[BlackKnight]).stack(2, &[Bishop]);
    let mut game = position.hand(0, &[Poisoner]).build();
    game.plays(0, Poisoner);
    assert_eq!(game.kills(), [1, 0, 0, 0]);
    assert_eq!((game.awaiting(), game.seen_by(0).prompt), (Seats::only(seat(0)), Prompt::Reward));
    assert_eq!(game.options(0), [Take(Colour::Blue), Take(Colour::Green), Take(Colour::Yellow), Done]);
    assert_eq!(game.may_not(0, Bless(Colour::Blue)).rule().number, 27);
    let mut left = game.clone();
    let (_, events) = game.does(0, Take(Colour::Yellow));
    assert_eq!(events[0], Event::Rewarded { seat: seat(0), colour: Colour::Yellow });
    assert_eq!(game.open().players[0].tokens, Tokens { blue: 0, green: 0, yellow: 1 });
    left.does(0, Done);
    assert_eq!((left.open().players[0].tokens.sum(), left.open().chapter), (0, 2));

    let position = Position::new(4).last_round().start(1).turn(0).stack(0, &[Monk, BlackKnight]);
    let mut with_monk = position.hand(0, &[Poisoner]).build();
    with_monk.plays(0, Poisoner);
    assert_eq!(with_monk.open().players[0].tokens, Tokens { blue: 0, green: 1, yellow: 0 });
    assert_eq!(with_monk.open().chapter, 2);
}

/// BK-27: face down or restored he gives nothing; icons without a token in the supply don't stand in his way.
#[test]
fn the_black_knight_must_lie_as_he_was_played() {
    let last = || Position::new(4).last_round().start(1).turn(0);
    let mut down = last().down(0, &[BlackKnight]).hand(0, &[Poisoner]).build();
    down.plays(0, Poisoner);
    assert_eq!(down.open().chapter, 2);
    let mut restored = last().down(0, &[BlackKnight]).stack(1, &[Monk]).hand(0, &[Charlatan]).build();
    restored.plays(0, Charlatan);
    restored.does(0, Restore(BlackKnight));
    assert_eq!(restored.open().chapter, 2);
    let position = last().supply([0, 5, 0]).stack(0, &[WhiteKnight, BlackKnight]).hand(0, &[Poisoner]);
    let mut game = position.build();
    game.plays(0, Poisoner);
    assert_eq!(game.options(0), [Take(Colour::Green), Done]);
    let refusal = game.may_not(0, Take(Colour::Blue));
    assert_eq!(refusal, Refusal::NoneLeft { colour: Colour::Blue, wanted_by: BlackKnight });
    assert_eq!(refusal.rule().number, 27);
    let mut empty = last().supply([0, 0, 0]).stack(0, &[BlackKnight]).hand(0, &[Poisoner]).build();
    empty.plays(0, Poisoner);
    assert_eq!(empty.open().chapter, 2);
}

/// BK-27, BK-43: the Black Knight's player chooses before those after them take theirs.
#[test]
fn the_black_knight_waits_for_his_turn() {
    let position = Position::new(4).last_round().start(1).turn(0).supply([1, 0, 0]).stack(0, &[BlackKnight]);
    let mut game = position.stack(1, &[King, Druid]).hand(0, &[Saint]).build();
    // The Saint takes the only token for the chapel, so there is nothing left for anybody.
    game.plays(0, Saint);
    assert_eq!(game.open().chapter, 2);

    let position = Position::new(4).last_round().start(1).turn(0).supply([1, 5, 5]).stack(0, &[BlackKnight]);
    let mut game = position.stack(1, &[WhiteKnight]).stack(1, &[Poisoner]).hand(0, &[Assassin]).build();
    let events = game.plays(0, Assassin);
    assert_eq!(game.open().start, seat(0), "{events:?}");
    let (_, events) = game.does(0, Take(Colour::Blue));
    assert!(collected(&events).contains(&(seat(1), Colour::Blue, 1, 0)));
}

/// BK-1, BK-47, BK-48: tokens by what is left, eliminations by one, every point explained.
#[test]
fn scenario_31() {
    let position = Position::new(4).over().chapel(0, "green").chapel(1, "green").supply([2, 1, 4]);
    let game = position.tokens(0, [1, 3, 2]).field("eliminations", json!([4, 0, 0, 0])).build();
    assert_eq!(game.open().worth, Tokens { blue: 2, green: 3, yellow: 4 });
    let standing = &game.standings().unwrap().0[0];
    assert_eq!(standing.total, 23);
    let lines: Vec<_> = standing.lines.iter().map(|line| (&*line.cause, line.points, line.parts.len())).collect();
    assert_eq!(lines, [("tokens", 2, 1), ("tokens", 9, 3), ("tokens", 8, 2), ("eliminations", 4, 0)]);
    let green = &standing.lines[1].parts[0];
    assert_eq!((&*green.cause, green.points), ("token", 3));
    assert_eq!(
        green.parts.iter().map(|part| (&*part.cause, part.points)).collect::<Vec<_>>(),
        [("supply", 1), ("chapel", 2)]
    );

    let game = Position::new(4).over().supply([0, 1, 4]).tokens(0, [6, 0, 0]).build();
    assert_eq!(game.outcome().unwrap().total(seat(0)), 0);
}

/// BK-21, BK-48: neither what lies on the chapel nor how many tokens the box has limits what eliminations are worth.
#[test]
fn eliminations_are_worth_one() {
    let game = Position::new(4).over().field("eliminations", json!([0, 21, 3, 0])).build();
    let outcome = game.outcome().unwrap();
    assert_eq!([0, 1, 2, 3].map(|number| outcome.total(seat(number))), [0, 21, 3, 0]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(1)]);
}

/// BK-49: of equal totals the start-player card, else the nearest clockwise from it.
#[test]
fn scenario_32() {
    let winner = |holder: usize| {
        let game = Position::new(4).start(holder).over().tokens(0, [1, 0, 0]).tokens(2, [1, 0, 0]).build();
        game.outcome().unwrap().winners().collect::<Vec<_>>()
    };
    assert_eq!(winner(3), [seat(0)]);
    assert_eq!(winner(2), [seat(2)]);
    assert_eq!(winner(1), [seat(2)]);
}

/// BK-49: after the end nothing is accepted.
#[test]
fn the_end() {
    let game = Position::new(4).over().build();
    assert!(game.awaiting().is_empty());
    assert_eq!(game.open().prompt, Prompt::Over);
    for action in [Done, PlayCard(King), Eliminate(King)] {
        assert_eq!(game.may_not(0, action), Refusal::Over);
    }
    assert_eq!(game.may_not(0, Done).rule().number, 49);
}

/// BK-2, BK-50: no token is ever lost.
#[test]
fn scenario_34() {
    for (seats, all) in [(4, 13), (3, 11)] {
        for seed in 0..20 {
            let mut game = start(seats, &[], seed);
            let mut dice = Seed::from(seed).dice(99);
            let mut buffer = Vec::new();
            while let Some((actor, action)) = random::choose(&game, &mut dice, &mut buffer) {
                game.apply(actor, &action, &mut ()).unwrap();
                let view = game.open();
                for colour in Colour::ALL {
                    let chapel = view.chapel.iter().filter(|&&space| space == Some(Offering::Power(colour))).count();
                    let owned: u8 = view.players.iter().map(|player| player.tokens[colour]).sum();
                    assert_eq!(view.supply[colour] + chapel as u8 + owned, all);
                    assert_eq!(view.worth[colour], view.supply[colour] + chapel as u8);
                }
            }
        }
    }
    assert_eq!(setup(4, &[]).seats(), 4);
}
