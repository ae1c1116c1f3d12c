//! Bots in seats.

use pentarchy_bots::{Brain, Occasion, brain};
use pentarchy_fantasy_realms::FantasyRealms;
use pentarchy_game::{AnyGame, Dice, OptionValue, Seats, Seed, erase, random};
use pentarchy_table::{Consultation, Level, Plan, Request, Stage, TableError};

use crate::room::*;
use crate::whisper::Whisper;

fn all_bots(mut plan: Plan, level: Level) -> Room {
    plan.bots = level;
    let seats = plan.setup.seats;
    let mut room = Room::new(plan);
    for _ in 0..seats {
        room.must(&ann(), ADD_BOT);
    }
    room.must(&ann(), Request::Start);
    room
}

#[test]
fn bots_play_every_game_to_its_end() {
    for game in GAMES.games() {
        let description = game.game.description();
        for seats in description.seats.min..=description.seats.max {
            let mut room = all_bots(Plan::new(description.id, seats), Level::Novice);
            room.bots();
            // Where the clock ends a game, content bots may end it before.
            assert_eq!(room.table().stage(), Stage::Over, "{} {seats}", description.id);
        }
    }
}

#[test]
fn bots_do_not_trade_for_ever() {
    for choices in ["best", "declared"] {
        let mut plan = Plan::new("fantasy-realms", 4);
        plan.setup.options.insert("variant".into(), OptionValue::Choice("trading".into()));
        plan.setup.options.insert("choices".into(), OptionValue::Choice(choices.into()));
        let mut room = all_bots(plan, Level::Novice);
        assert!(room.bots() < 200);
        assert_eq!(room.table().stage(), Stage::Over);
    }
}

#[test]
fn a_person_who_does_not_act_does_not_keep_bots_busy() {
    let mut plan = Plan::new("fantasy-realms", 4);
    plan.setup.options.insert("variant".into(), OptionValue::Choice("trading".into()));
    let mut room = Room::new(Plan { bots: Level::Novice, ..plan });
    room.must(&ann(), SIT);
    for _ in 0..3 {
        room.must(&ann(), ADD_BOT);
    }
    room.must(&ann(), Request::Start);
    assert!(room.bots() < 100);
    assert_eq!(room.table().awaiting(), Seats::only(seat(0)));
    // Whoever offers them something finds them awake again.
    let offer = room.options(0).into_iter().find(|action| action.get("offer").is_some());
    if let Some(offer) = offer {
        room.play(&ann(), 0, offer);
        assert!(room.bots() > 0);
    }
}

/// What a bot can't see does not change what it does: same view, same dice, same decision.
fn blind(game: &'static dyn AnyGame, brain: &'static dyn Brain, seats: u8, positions: usize) {
    let setup = game.description().plain(seats).unwrap();
    for number in 0..positions as u64 {
        let mut dice = Seed::from(number).dice(1 << 40);
        let mut state = game.start(&setup, &Seed::from(number));
        for _ in 0..dice.below(30) {
            let Some(awaited) = state.awaiting().iter().next() else { break };
            let action = dice.pick(&state.legal(awaited.into())).unwrap().clone();
            state.apply(awaited.into(), &action).unwrap();
        }
        for seat in state.awaiting().iter() {
            let occasion = Occasion { seat, budget: Level::Novice.budget(), restless: 0 };
            let own = |number| Seed::from(number).dice(7);
            let decided = brain.choose(&*state, &occasion, &mut own(number)).unwrap();
            for other in 0..4 {
                let sample = state.sample(seat, &mut own(1_000 + other));
                let again = brain.choose(&*sample, &occasion, &mut own(number)).unwrap();
                assert_eq!(decided, again, "{} with seed {number}: seat {seat} knows too much", game.description().id);
            }
        }
    }
}

#[test]
fn what_a_bot_cannot_see_does_not_change_what_it_does() {
    blind(erase::<Whisper>(), brain::<Whisper>(), 3, 30);
    blind(erase::<FantasyRealms>(), brain::<FantasyRealms>(), 4, 30);
}

#[test]
fn a_bot_plays_better_than_chance() {
    let game = erase::<FantasyRealms>();
    let setup = game.description().plain(3).unwrap();
    let (mut won, games) = (0, 20);
    for number in 0..games {
        let mut state = game.start(&setup, &Seed::from(number));
        let mut dice = Seed::from(number).dice(1 << 40);
        while let Some(awaited) = state.awaiting().iter().next() {
            let action = if awaited == seat(number as u8 % 3) {
                let occasion = Occasion { seat: awaited, budget: Level::Novice.budget(), restless: 0 };
                brain::<FantasyRealms>().choose(&*state, &occasion, &mut dice).unwrap()
            } else {
                dice.pick(&state.legal(awaited.into())).unwrap().clone()
            };
            state.apply(awaited.into(), &action).unwrap();
        }
        won += u32::from(state.outcome().unwrap().place(seat(number as u8 % 3)) == 1);
    }
    assert!(won >= 14, "won {won} of {games} against two who choose at random");
}

#[test]
fn a_consultation_goes_to_a_worker_and_back() {
    let room = all_bots(Plan::new("fantasy-realms", 3), Level::Novice);
    let asked = room.local.consult().unwrap();
    let there = Consultation::read(GAMES, &asked.write()).unwrap();
    let dice = || -> Dice { Seed::from(3).dice(3) };
    assert_eq!(there.answer(&mut dice()), asked.answer(&mut dice()));
    assert!(Consultation::read(GAMES, "{}").is_err());
    assert!(Consultation::read(GAMES, &asked.write().replace("fantasy-realms", "chess")).is_err());
}

#[test]
fn a_bots_decision_that_comes_too_late_is_refused() {
    let mut room = all_bots(Plan::new("whisper", 2), Level::Novice);
    let decided = room.local.consult().unwrap().answer(&mut room.dice).unwrap();
    assert!(room.local.bot_move(&decided, room.now).is_ok());
    let again = room.local.bot_move(&decided, room.now);
    assert!(matches!(again, Err(TableError::Stale { .. })), "{again:?}");
    let mut room = Room::of_two(|_| ());
    let refused = room.local.bot_move(&decided, room.now);
    assert_eq!(refused, Err(TableError::NoBot { seat: decided.seat }));
}

/// The playouts in a bot's head must not disturb the game: the dice are its own.
#[test]
fn thinking_changes_nothing() {
    let room = all_bots(Plan::new("fantasy-realms", 3), Level::Easy);
    let before = room.position();
    room.local.consult().unwrap().answer(&mut Seed::from(1).dice(1)).unwrap();
    assert_eq!(room.position(), before);
    let mut game = room.table().state().unwrap().as_any().downcast_ref::<FantasyRealms>().unwrap().clone();
    random::play(&mut game, &mut Seed::from(1).dice(1), &mut Vec::new());
    assert_eq!(room.position(), before);
}
