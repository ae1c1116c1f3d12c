//! Fantasy Realms at the table: no card that somebody may not know is in any message to them.

use std::collections::BTreeSet;

use pentarchy_fantasy_realms::{Card, CardSet, FantasyRealms, View};
use pentarchy_game::{OptionValue, Seats, Viewer};
use pentarchy_table::{Plan, Request, Stage, ToClient, ToServer};

use crate::room::*;

/// The cards in others' closed hands that the viewer can't be sure of.
fn hidden(view: &View, all: &View) -> CardSet {
    let players = view.players.iter().zip(&all.players);
    let closed = players.filter(|(seen, _)| seen.hand.is_none());
    closed.map(|(seen, real)| real.hand.unwrap_or_default() - seen.known).flat_map(|cards| cards.iter()).collect()
}

fn cards_in(text: &str) -> BTreeSet<Card> {
    Card::ALL.into_iter().filter(|card| text.contains(&format!("\"{}\"", card.id()))).collect()
}

fn watch_a_game(plan: Plan) -> usize {
    let seats = plan.setup.seats;
    let mut room = Room::new(Plan { bots: pentarchy_table::Level::Novice, ..plan });
    for _ in 0..seats - 1 {
        room.must(&ann(), ADD_BOT);
    }
    room.must(&bob(), SIT);
    room.must(&ann(), Request::Start);
    let hello = ToServer::Hello { table: pentarchy_table::TableId::new("t").unwrap(), seen: None };
    for person in [bob(), eve()] {
        room.local.receive(&person, &hello, room.now);
    }
    let own = Seats::first(seats).iter().last().unwrap();
    let mut checked = 0;
    while room.table().stage() == Stage::Playing {
        if !room.local.step_bot(&mut room.dice, room.now) {
            let options = room.options(own.into());
            let choice = room.dice.pick(&options).unwrap().clone();
            room.play(&bob(), own.into(), choice);
        }
        let game = room.table().state().unwrap().as_any().downcast_ref::<FantasyRealms>().unwrap().clone();
        let all = pentarchy_game::Game::view(&game, Viewer::Referee);
        for (to, message) in room.local.take_messages() {
            let viewer = if to == bob().id { Viewer::Seat(own) } else { Viewer::Spectator };
            let secret = hidden(&pentarchy_game::Game::view(&game, viewer), &all);
            let told = cards_in(&serde_json::to_string(&message).unwrap());
            let leaked: Vec<_> = told.into_iter().filter(|&card| secret.contains(card)).collect();
            assert!(leaked.is_empty(), "{viewer} is told of {leaked:?}: {message:?}");
            checked += usize::from(matches!(message, ToClient::Update(_)) && !secret.is_empty());
        }
        if room.table().seq().0 > 400 {
            room.wait(100_000);
        }
    }
    checked
}

#[test]
fn no_hidden_card_is_in_any_message() {
    for (seats, variant) in [(2, "classic"), (3, "classic"), (6, "classic"), (4, "trading")] {
        let mut plan = Plan::new("fantasy-realms", seats);
        plan.setup.options.insert("variant".into(), OptionValue::Choice(variant.into()));
        assert!(watch_a_game(plan) > 20);
    }
}
