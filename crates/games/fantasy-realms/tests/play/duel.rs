//! Two players.

use pentarchy_fantasy_realms::Action::{Discard, Draw, Take};
use pentarchy_fantasy_realms::{Card, Ending, Event, FantasyRealms, Prompt, Refusal};
use pentarchy_game::{Game, Seats, Viewer};

use crate::position::{Play, Position, seat, start};

/// FR-34, FR-35: both start with nothing, and the first turn uses the deck.
#[test]
fn empty_hands() {
    let game = start(2, &[], 3);
    let view = game.view(Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.cards == 0));
    assert_eq!((view.deck, view.discard_limit), (53, Some(12)));
    let first = game.awaiting().iter().next().unwrap();
    assert_eq!(game.options(first.into()), [Draw]);
    assert_eq!(game.view(first.into()).prompt, Prompt::Draft);
    let starters: Seats = (0..20).flat_map(|seed| start(2, &[], seed).awaiting().iter()).collect();
    assert_eq!(starters, Seats::first(2), "lot decides who starts");
}

/// FR-36: two cards from the deck and any card of the hand into the discard area.
#[test]
fn draft_from_the_deck() {
    let mut game = Position::new(2, &[]).hand(0, &[Card::King]).hand(1, &[Card::Queen]).turn(0).build();
    game.does(0, Draw);
    assert_eq!(game.hand_of(0).len(), 3);
    assert_eq!(game.options(0).len(), 3);
    game.does(0, Discard(Card::King));
    assert_eq!(game.hand_of(0).len(), 2);
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
}

/// FR-36: by the option only one of the two cards just drawn may go.
#[test]
fn draft_discards_one_of_the_two() {
    let position = Position::new(2, &[("draft_discard", "drawn")]).hand(0, &[Card::King]).hand(1, &[Card::Queen]);
    let mut game = position.top(&[Card::Dragon, Card::Forest]).turn(0).build();
    game.does(0, Draw);
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::DiscardDrawn);
    assert_eq!(game.may_not(0, Discard(Card::King)), Refusal::NotDrawn(Card::King));
    assert_eq!(game.options(0), [Discard(Card::Forest), Discard(Card::Dragon)]);
    game.does(0, Discard(Card::Forest));
    assert!(game.hand_of(0).contains(Card::Dragon));
}

/// FR-36: an open card is taken without a discard.
#[test]
fn draft_an_open_card() {
    let position = Position::new(2, &[]).hand(0, &[Card::King]).hand(1, &[Card::Queen]);
    let mut game = position.discard(&[Card::Dragon]).turn(0).build();
    game.does(0, Take(Card::Dragon));
    assert_eq!(game.hand_of(0).len(), 2);
    assert_eq!(game.awaiting(), Seats::only(seat(1)));
    assert!(game.view(Viewer::Spectator).discard.is_empty());
}

const SEVEN: [Card; 7] =
    [Card::King, Card::Queen, Card::Knights, Card::Forest, Card::Forge, Card::Dragon, Card::Candle];
const SIX: [Card; 6] = [Card::Smoke, Card::Swamp, Card::Cavern, Card::Mountain, Card::Empress, Card::Hydra];

/// FR-37: with seven cards a turn draws or takes one and discards one.
#[test]
fn whole_hands_play_the_classic_turn() {
    let mut other = SIX.to_vec();
    other.push(Card::Island);
    let mut game = Position::new(2, &[]).hand(0, &SEVEN).hand(1, &other).discard(&[Card::Unicorn]).turn(0).build();
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Draw);
    game.does(0, Take(Card::Unicorn));
    assert_eq!(game.hand_of(0).len(), 8);
    game.does(0, Discard(Card::Unicorn));
    game.does(1, Draw);
    assert_eq!(game.hand_of(1).len(), 8);
}

/// FR-38: twelve open cards end the game only when both hands are whole.
#[test]
fn twelve_open_cards_and_whole_hands() {
    use Card::*;
    let twelve = [
        Lightning,
        Blizzard,
        Rainstorm,
        Whirlwind,
        GreatFlood,
        Wildfire,
        Rangers,
        Collector,
        Beastmaster,
        Warlord,
        Princess,
        Unicorn,
    ];
    let mut game = Position::new(2, &[]).hand(0, &SIX).hand(1, &SEVEN).discard(&twelve).turn(0).build();
    assert_eq!(game.awaiting(), Seats::only(seat(0)));
    game.does(0, Draw);
    let card = game.view(seat(0).into()).fresh.first().unwrap();
    let (_, events) = game.does(0, Discard(card));
    assert!(matches!(events[1], Event::Ended { why: Ending::DiscardFull, .. }));

    let mut eleven = Position::new(2, &[]).hand(0, &SIX).hand(1, &SEVEN).discard(&twelve[1..]).turn(0).build();
    eleven.does(0, Take(Unicorn));
    assert_eq!(eleven.awaiting(), Seats::only(seat(1)));

    // The twelfth comes while the other has six: they fill their hand, and only then it may be the end.
    let mut early = Position::new(2, &[]).hand(0, &SIX).hand(1, &SEVEN[1..]).discard(&twelve[1..]).turn(0).build();
    let draws = |game: &mut FantasyRealms, number: u8| {
        game.does(number, Draw);
        let card = game.view(seat(number).into()).fresh.first().unwrap();
        game.does(number, Discard(card)).1
    };
    assert_eq!(draws(&mut early, 0).len(), 1);
    assert_eq!(early.view(Viewer::Spectator).discard.len(), 12);
    assert_eq!(early.awaiting(), Seats::only(seat(1)));
    let ended = |events: &[Event]| matches!(events[1..], [Event::Ended { why: Ending::DiscardFull, .. }, ..]);
    assert!(ended(&draws(&mut early.clone(), 1)), "thirteen end it too");
    early.does(1, Take(Unicorn));
    assert_eq!(early.awaiting(), Seats::only(seat(0)), "with eleven it goes on");
    assert!(ended(&draws(&mut early, 0)), "twelve end it");
}
