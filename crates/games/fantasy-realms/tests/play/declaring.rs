//! The choices of the final scoring.

use pentarchy_fantasy_realms::Action::{Declare, DeclareBest, Discard, Draw};
use pentarchy_fantasy_realms::{
    BookChange, Card, CardSet, ChoiceError, Declaration, Event, FantasyRealms, Guise, Kind, Prompt, Refusal,
};
use pentarchy_game::{Game, Seats, Viewer};

use crate::position::{Play, Position, seat, start};

use Card::*;

/// One turn before the end: seat 0 holds the Necromancer's hand of 397, seat 1 a Mirage.
fn last_turn(choices: &str) -> FantasyRealms {
    let mut game = Position::new(3, &[("choices", choices)])
        .hand(0, &[BellTower, Candle, Necromancer, SwordOfKeth, ShieldOfKeth, GemOfOrder, BookOfChanges])
        .hand(1, &[Mountain, GreatFlood, Smoke, Whirlwind, AirElemental, Wildfire, Mirage])
        .hand(2, &[Forest, ElvenArchers, King, Knights, Rangers, Swamp, LightCavalry])
        .discard(&[Warhorse, Forge, Cavern, Queen, Basilisk, Lightning, Blizzard, Warship, ElvenLongbow])
        .turn(2)
        .top(&[MagicWand])
        .build();
    game.does(2, Draw);
    game.does(2, Discard(MagicWand));
    game
}

/// FR-31: the house finds the best choices: 397 with the Warhorse, 260 with the Mirage as Rainstorm or better.
#[test]
fn the_house_chooses() {
    let game = last_turn("best");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.total(seat(0)), 397);
    assert!(outcome.total(seat(1)) >= 260);
    let choices = game.view(Viewer::Spectator).players[0].choices.unwrap();
    assert_eq!(choices.necromancer, Some(Warhorse));
}

/// FR-32: nothing is declared before play has ended, nor where the house chooses.
#[test]
fn declaring_has_its_time() {
    let game = start(3, &[("choices", "declared")], 1);
    assert_eq!(game.may_not(0, DeclareBest), Refusal::NothingToDeclare);
    assert_eq!(game.may_not(0, Declare(Declaration::Mirage(None))), Refusal::NothingToDeclare);
    assert_eq!(last_turn("best").may_not(0, DeclareBest), Refusal::Over);
}

/// FR-33: all at once, card after card, each choice possible beside those before it, or left to the house.
#[test]
fn declaring_in_order() {
    let mut game = last_turn("declared");
    assert_eq!(game.awaiting(), [seat(0), seat(1)].into_iter().collect());
    assert_eq!(game.outcome(), None);
    let book = |card, kind| Declare(Declaration::Book(Some(BookChange { card, kind })));
    assert_eq!(game.may_not(0, book(Candle, Kind::Leader)), Refusal::AnotherFirst(Necromancer));
    assert_eq!(game.may_not(2, DeclareBest), Refusal::NothingToDeclare);
    let forge = Declare(Declaration::Necromancer(Some(Forge)));
    assert!(matches!(game.may_not(0, forge), Refusal::Impossible(_)), "a Flame is not raised");
    assert!(game.options(0).contains(&Declare(Declaration::Necromancer(None))));
    assert!(!game.options(0).contains(&forge));

    game.does(0, Declare(Declaration::Necromancer(Some(Warhorse))));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Declare(BookOfChanges));
    assert!(matches!(game.may_not(0, book(BookOfChanges, Kind::Leader)), Refusal::Impossible(_)));
    game.does(0, book(BellTower, Kind::Leader));
    assert_eq!(game.awaiting(), Seats::only(seat(1)));

    game.does(1, Declare(Declaration::Mirage(Some(Guise::Named(Rainstorm)))));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.total(seat(0)), outcome.total(seat(1))), (397, 260));
}

/// FR-33: a power left unused counts nothing; the house's choices replace one's own.
#[test]
fn unused_powers_and_the_house() {
    let mut unused = last_turn("declared");
    unused.does(0, DeclareBest);
    unused.does(1, Declare(Declaration::Mirage(None)));
    let outcome = unused.outcome().unwrap();
    assert_eq!(outcome.total(seat(0)), 397);
    assert!(outcome.total(seat(1)) < 260);

    let mut changed = last_turn("declared");
    changed.does(0, Declare(Declaration::Necromancer(None)));
    let (_, told) = changed.does(0, DeclareBest);
    let raised = Declaration::Necromancer(Some(Warhorse));
    assert_eq!(told[0], Event::Declared { seat: seat(0), declaration: raised }, "told like one's own choice");
    assert!(matches!(told[1..], [Event::Declared { declaration: Declaration::Book(Some(_)), .. }]), "{told:?}");
    changed.does(1, DeclareBest);
    assert_eq!(changed.outcome().unwrap().total(seat(0)), 397);
}

/// FR-28, FR-33: the Fountain, asked last, is not offered what is blanked by then.
#[test]
fn the_fountain_is_offered_active_cards_alone() {
    let mut game = Position::new(3, &[("choices", "declared")])
        .hand(0, &[FountainOfLife, Island, GreatFlood, Candle, Smoke, King, GemOfOrder])
        .discard(&[Warhorse, Forge, Cavern, Queen, Basilisk, Lightning, Blizzard, Warship, ElvenLongbow])
        .turn(2)
        .top(&[MagicWand])
        .build();
    game.does(2, Draw);
    game.does(2, Discard(MagicWand));
    let offered = |game: &FantasyRealms| -> CardSet {
        let named = |action| match action {
            Declare(Declaration::Fountain(card)) => card,
            _ => None,
        };
        game.options(0).into_iter().filter_map(named).collect()
    };
    let mut flooded = game.clone();
    flooded.does(0, Declare(Declaration::Island(None)));
    assert_eq!(offered(&flooded), CardSet::of(&[FountainOfLife, Island, GreatFlood]));
    let candle = flooded.may_not(0, Declare(Declaration::Fountain(Some(Candle))));
    assert!(matches!(candle, Refusal::Impossible(ChoiceError::Blanked { .. })), "{candle:?}");
    // With the flood cleared the Candle burns, and there is Smoke.
    game.does(0, Declare(Declaration::Island(Some(GreatFlood))));
    assert_eq!(offered(&game), CardSet::of(&[FountainOfLife, Island, GreatFlood, Candle, Smoke]));
    game.does(0, Declare(Declaration::Fountain(Some(Smoke))));
}
