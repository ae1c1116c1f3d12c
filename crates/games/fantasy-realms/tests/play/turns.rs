//! The classic game.

use std::collections::BTreeMap;

use pentarchy_fantasy_realms::Action::{Discard, Draw, Take};
use pentarchy_fantasy_realms::{Action, Card, CardSet, Ending, Event, FantasyRealms, Kind, Prompt, Refusal, Variant};
use pentarchy_game::{Effect, Event as _, Game, OptionValue, Seat, Seats, SetupRequest, Viewer};
use serde_json::json;

use crate::position::{Play, Position, seat, start};

/// FR-1: five cards of each kind and three jokers, names all different, strengths from 0 to 40.
#[test]
fn the_deck() {
    for kind in Kind::ALL {
        let count = Card::ALL.iter().filter(|card| card.kind() == kind).count();
        assert_eq!(count, if kind == Kind::Wild { 3 } else { 5 }, "{kind:?}");
    }
    let mut names: Vec<_> = Card::ALL.iter().flat_map(|card| [card.english(), card.russian()]).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 2 * 53);
    assert!(Card::ALL.iter().all(|card| (0..=40).contains(&card.strength())));
}

/// FR-3, FR-34, FR-39: which game is for how many, and which is played if nothing is said.
#[test]
fn how_many_play() {
    let possible = |seats: u8, options: BTreeMap<String, OptionValue>| {
        FantasyRealms::DESCRIPTION.setup(&SetupRequest { seats, options }).is_ok()
    };
    for (variant, allowed) in [("classic", 2..=6), ("trading", 3..=7)] {
        for seats in 1..=8 {
            let options = [("variant".to_owned(), OptionValue::parse(variant))].into();
            assert_eq!(possible(seats, options), allowed.contains(&seats), "{variant} with {seats}");
        }
    }
    for (seats, variant) in [(2, Variant::Duel), (3, Variant::Classic), (6, Variant::Classic), (7, Variant::Trading)] {
        assert_eq!(start(seats, &[], 1).view(Viewer::Spectator).rules.variant, variant);
    }
}

/// FR-3: seven cards each, the rest is the deck, and lot decides who starts.
#[test]
fn the_deal() {
    let mut first = Seats::NONE;
    for seed in 0..40 {
        let game = start(4, &[], seed);
        let view = game.view(Viewer::Spectator);
        assert!(view.players.iter().all(|player| player.cards == 7));
        assert_eq!((view.deck, view.discard.len()), (53 - 28, 0));
        game.awaiting().iter().for_each(|seat| first.insert(seat));
    }
    assert_eq!(first, Seats::first(4));
}

/// FR-4: clockwise.
#[test]
fn turns_go_round() {
    let mut game = Position::new(3, &[]).turn(1).build();
    for expected in [1, 2, 0, 1] {
        assert_eq!(game.awaiting(), Seats::only(seat(expected)));
        game.does(expected, Draw);
        let card = game.hand_of(expected).first().unwrap();
        game.does(expected, Discard(card));
    }
}

/// FR-5: the top card of the deck, or any open card; then it is time to discard.
#[test]
fn draw_or_take() {
    let position = || Position::new(3, &[]).turn(0).discard(&[Card::King, Card::Queen]).top(&[Card::Dragon]).build();
    assert_eq!(position().options(0), [Draw, Take(Card::King), Take(Card::Queen)]);

    let mut drew = position();
    assert_eq!(drew.does(0, Draw).0, Effect::Revealed);
    assert!(drew.hand_of(0).contains(Card::Dragon));

    let mut took = position();
    assert_eq!(took.does(0, Take(Card::King)).0, Effect::Quiet);
    assert!(took.hand_of(0).contains(Card::King));
    assert_eq!(took.view(Viewer::Spectator).discard, [Card::Queen]);
    assert_eq!(took.may_not(0, Draw), Refusal::DiscardFirst);

    assert_eq!(position().may_not(0, Take(Card::Forest)), Refusal::NotOpen(Card::Forest));
    assert_eq!(position().may_not(0, Discard(Card::King)), Refusal::DrawFirst);
}

/// FR-6: at the start only the deck can be used.
#[test]
fn the_first_turn_draws() {
    let game = start(3, &[], 5);
    let first = game.awaiting().iter().next().unwrap();
    assert_eq!(game.options(first.into()), [Draw]);
}

/// FR-7: any card of the hand is discarded, even the one just taken.
#[test]
fn discard_any_card() {
    let mut game = Position::new(3, &[]).turn(0).discard(&[Card::King]).build();
    game.does(0, Take(Card::King));
    assert_eq!(game.options(0).len(), 8);
    let foreign = game.hand_of(1).first().unwrap();
    assert_eq!(game.may_not(0, Discard(foreign)), Refusal::NotInHand(foreign));
    let (effect, events) = game.does(0, Discard(Card::King));
    assert_eq!(effect, Effect::Quiet);
    assert_eq!(events, [Event::Discarded { seat: seat(0), card: Card::King }]);
    assert_eq!(game.view(Viewer::Spectator).discard, [Card::King]);
}

/// FR-8: the discard area is open to all; a card from the deck is seen by whoever drew it and by nobody else.
#[test]
fn what_is_open_and_what_is_not() {
    let mut game = Position::new(3, &[]).turn(0).discard(&[Card::King]).top(&[Card::Dragon]).build();
    let (_, events) = game.does(0, Draw);
    let seen = |viewer: Viewer| match events[0].seen_by(viewer) {
        Some(Event::Drew { cards, .. }) => cards,
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(seat(0).into()), Some(CardSet::of(&[Card::Dragon])));
    assert_eq!(seen(seat(1).into()), None);
    assert_eq!(seen(Viewer::Spectator), None);
    let other = game.view(seat(1).into());
    assert_eq!(other.discard, [Card::King]);
    assert_eq!((other.players[0].hand, other.players[0].cards), (None, 8));
    assert!(other.fresh.is_empty());
    assert_eq!(game.view(seat(0).into()).fresh, CardSet::of(&[Card::Dragon]));
}

/// FR-8: everybody remembers who took which open card, until it is discarded again.
#[test]
fn taken_cards_are_known() {
    let mut game = Position::new(3, &[]).turn(0).discard(&[Card::King]).build();
    game.does(0, Take(Card::King));
    let known = |game: &FantasyRealms, viewer| game.view(viewer).players[0].known;
    assert_eq!(known(&game, seat(2).into()), CardSet::of(&[Card::King]));
    assert_eq!(known(&game, Viewer::Spectator), CardSet::of(&[Card::King]));
    game.does(0, Discard(Card::King));
    assert!(known(&game, seat(2).into()).is_empty());
}

/// FR-9: only whoever is asked decides, and seats that nobody has can't.
#[test]
fn nobody_acts_unasked() {
    let game = Position::new(3, &[]).turn(0).discard(&[Card::King]).build();
    for other in [1, 2, 5] {
        for action in [Draw, Take(Card::King), Discard(Card::King)] {
            assert_eq!(game.may_not(other, action), Refusal::NotAsked(seat(other).into()));
        }
    }
    assert!(game.options(1).is_empty());
    assert_eq!(game.view(seat(1).into()).prompt, Prompt::Wait(Seats::only(Seat::FIRST)));
}

/// FR-10: the tenth open card ends the game, and all hands are opened.
#[test]
fn ten_open_cards_end_it() {
    use Card::*;
    let nine = [Mountain, Cavern, Forest, Swamp, Island, Rainstorm, Smoke, Candle, Forge];
    let mut game = Position::new(3, &[]).turn(2).discard(&nine).top(&[Knights]).build();
    game.does(2, Draw);
    let (effect, events) = game.does(2, Discard(Knights));
    assert_eq!(effect, Effect::Revealed);
    assert!(matches!(&events[1], Event::Ended { why: Ending::DiscardFull, hands } if hands.len() == 3));
    assert!(game.awaiting().is_empty());
    let view = game.view(Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.hand.is_some()));
    assert_eq!(view.prompt, Prompt::Over);
    for action in [Draw, Take(Knights), Discard(Knights), Action::Content, Action::DeclareBest] {
        assert_eq!(game.may_not(0, action), Refusal::Over);
    }
}

/// FR-10: taking the ninth card and discarding another does not end the game.
#[test]
fn exchanging_an_open_card_does_not_end_it() {
    use Card::*;
    let nine = [Mountain, Cavern, Forest, Swamp, Island, Rainstorm, Smoke, Candle, Forge];
    let mut game = Position::new(3, &[]).turn(2).discard(&nine).build();
    game.does(2, Take(Forge));
    let other = game.hand_of(2).without(Forge).first().unwrap();
    game.does(2, Discard(other));
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
}

/// FR-11: the fiftieth turn in a row without a drawn card ends the game; a drawn card starts the count again.
#[test]
fn taking_for_ever_ends_it() {
    let position = |turns: u8| {
        let position = Position::new(3, &[]).turn(0).discard(&[Card::King]);
        position.field("turns_without_drawing", json!(turns)).build()
    };
    let mut last = position(49);
    last.does(0, Take(Card::King));
    let (_, events) = last.does(0, Discard(Card::King));
    assert!(matches!(events[1], Event::Ended { why: Ending::OnlyTaking, .. }));
    assert!(last.awaiting().is_empty());

    let mut early = position(48);
    early.does(0, Take(Card::King));
    early.does(0, Discard(Card::King));
    assert_eq!(early.view(Viewer::Spectator).turns_without_drawing, 49);
    early.does(1, Draw);
    assert_eq!(early.view(Viewer::Spectator).turns_without_drawing, 0);
}

/// The end of a game with these hands: seat 2 draws the Warship and discards it as the tenth open card.
fn end_with(hands: [[Card; 7]; 3]) -> FantasyRealms {
    use Card::*;
    let nine = [Wildfire, Basilisk, Island, Smoke, Blizzard, GreatFlood, Rainstorm, Whirlwind, Lightning];
    let mut position = Position::new(3, &[]).turn(2).discard(&nine).top(&[Warship]);
    for (number, hand) in (0..).zip(&hands) {
        position = position.hand(number, hand);
    }
    let mut game = position.build();
    game.does(2, Draw);
    game.does(2, Discard(Warship));
    game
}

/// Total, base strength and place of every seat.
fn ranking(game: &FantasyRealms) -> Vec<(i32, i32, u8)> {
    let standings = game.standings().unwrap().0;
    standings.iter().map(|s| (s.total, s.tie_break.as_ref().unwrap().points, s.place)).collect()
}

/// FR-2, FR-12: the highest total wins, whatever the others hold; of equal totals the lower base strength.
#[test]
fn who_wins() {
    use Card::*;
    let game = end_with([
        [ElvenLongbow, Unicorn, Queen, Empress, Forest, Hydra, Collector],
        [Princess, King, ShieldOfKeth, BellTower, Forge, MagicWand, Warhorse],
        [LightCavalry, ElvenArchers, ProtectionRune, Cavern, WorldTree, Enchantress, Rangers],
    ]);
    assert_eq!(ranking(&game), [(93, 59, 2), (93, 38, 1), (66, 46, 3)]);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(1)]);
}

/// FR-12: equal totals of equal base strength share the victory, and the next place is the third.
#[test]
fn a_shared_victory() {
    use Card::*;
    let game = end_with([
        [Cavern, ShieldOfKeth, Collector, Empress, ProtectionRune, Princess, LightCavalry],
        [Unicorn, Forge, Rangers, Dragon, Enchantress, ElvenLongbow, King],
        [Swamp, Queen, Knights, MagicWand, Candle, Hydra, ElvenArchers],
    ]);
    assert_eq!(ranking(&game), [(101, 52, 3), (103, 69, 1), (103, 69, 1)]);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(1), seat(2)]);
}

/// FR-23: what a position promises counts for the Necromancer only what it may raise from the discard area.
#[test]
fn a_necromancer_promises_what_it_may_raise() {
    use Card::*;
    let hand = CardSet::of(&[Necromancer, MagicWand, Knights]);
    let worth = |open: &[Card]| Position::new(3, &[]).turn(0).discard(open).build().worth_of(hand);
    let alone = worth(&[]);
    assert_eq!(alone, 3 + 26 + 12);
    assert_eq!(worth(&[Forge, Swamp, WorldTree, GreatFlood]), alone);
    assert_eq!(worth(&[Forge, King]), alone + 8 + 8 + 5);
}
