//! The trading variant.

use pentarchy_fantasy_realms::Action::{Accept, Answer, Content, Offer, Refuse, Resume, Withdraw};
use pentarchy_fantasy_realms::{Action, Card, CardSet, Ending, Event, FantasyRealms, OfferEnd, Prompt, Refusal};
use pentarchy_game::{Actor, Duty, Effect, Event as _, Game, Seats, Viewer};

use crate::position::{Play, Position, seat, start};

const TRADING: &[(&str, &str)] = &[("variant", "trading")];

/// King with seat 0, Queen with seat 1, Princess with seat 2.
fn court() -> FantasyRealms {
    let position = Position::new(3, TRADING).hand(0, &[Card::King]).hand(1, &[Card::Queen]);
    position.hand(2, &[Card::Princess]).build()
}

/// FR-39: seven cards each, everybody at once, no turns.
#[test]
fn no_turns() {
    let game = start(7, TRADING, 1);
    assert_eq!(game.awaiting(), Seats::first(7));
    assert_eq!(game.view(Viewer::Spectator).deck, 4);
    let card = game.hand_of(0).first().unwrap();
    for action in [Action::Draw, Action::Take(card), Action::Discard(card)] {
        assert_eq!(game.may_not(0, action), Refusal::NoTurns);
    }
    let classic = start(3, &[], 1);
    for action in [Content, Resume, Offer { to: seat(1), give: card }, Action::Bell] {
        assert_eq!(classic.may_not(0, action), Refusal::NoTrading);
    }
}

/// FR-40: the card is for the two partners' eyes; one offer to each player; taken back or turned down.
#[test]
fn offers() {
    let mut game = court();
    let offer = Offer { to: seat(1), give: Card::King };
    let (effect, events) = game.does(0, offer);
    assert_eq!(effect, Effect::Quiet);
    for (viewer, sees) in [(Viewer::Seat(seat(0)), true), (seat(1).into(), true), (seat(2).into(), false)] {
        let card = sees.then_some(Card::King);
        assert_eq!(events[0].seen_by(viewer), Some(Event::Offered { from: seat(0), to: seat(1), give: card }));
        assert_eq!(game.view(viewer).offers[0].give, card);
    }
    assert_eq!(game.view(seat(1).into()).players[0].known, CardSet::of(&[Card::King]));
    assert_eq!(game.view(seat(2).into()).players[0].known, CardSet::EMPTY);
    assert_eq!(game.view(Viewer::Spectator).offers[0].give, None);

    assert_eq!(game.may_not(0, offer), Refusal::OfferStands(seat(1)));
    assert_eq!(game.may_not(0, Offer { to: seat(0), give: Card::King }), Refusal::NoPartner(seat(0)));
    assert_eq!(game.may_not(0, Offer { to: seat(3), give: Card::King }), Refusal::NoPartner(seat(3)));
    assert_eq!(game.may_not(0, Offer { to: seat(2), give: Card::Queen }), Refusal::NotInHand(Card::Queen));
    assert_eq!(game.may_not(2, Refuse { from: seat(0) }), Refusal::NoOffer(seat(0)));
    assert_eq!(game.may_not(2, Withdraw { to: seat(1) }), Refusal::NoOffer(seat(1)));

    let mut refused = game.clone();
    let ended = |how| Event::OfferEnded { from: seat(0), to: seat(1), how };
    assert_eq!(refused.does(1, Refuse { from: seat(0) }).1, [ended(OfferEnd::Refused)]);
    assert_eq!(game.does(0, Withdraw { to: seat(1) }).1, [ended(OfferEnd::Withdrawn)]);
    assert!(game.view(Viewer::Spectator).offers.is_empty());
}

/// FR-41: an answer, then agreement to that very card; both change hands at once, one for one.
#[test]
fn a_trade() {
    let mut game = court();
    game.does(0, Offer { to: seat(1), give: Card::King });
    assert_eq!(
        game.may_not(0, Accept { to: seat(1), get: Card::Queen }).to_string(),
        "seat 1 does not offer Queen in return"
    );
    assert_eq!(game.may_not(1, Answer { from: seat(0), give: Card::King }), Refusal::NotInHand(Card::King));
    let (_, events) = game.does(1, Answer { from: seat(0), give: Card::Queen });
    for (viewer, sees) in [(seat(0).into(), true), (seat(2).into(), false), (Viewer::Spectator, false)] {
        let give = sees.then_some(Card::Queen);
        assert_eq!(events[0].seen_by(viewer), Some(Event::Answered { from: seat(0), to: seat(1), give }));
        assert_eq!(game.view(viewer).offers[0].answer, give);
    }
    assert_eq!(game.may_not(1, Answer { from: seat(0), give: Card::Queen }), Refusal::Answered(seat(0)));
    let other = Refusal::OtherAnswer { seat: seat(1), card: Card::Princess };
    assert_eq!(game.may_not(0, Accept { to: seat(1), get: Card::Princess }), other);
    assert_eq!(game.may_not(2, Accept { to: seat(1), get: Card::Queen }), Refusal::NoOffer(seat(1)));

    let (_, events) = game.does(0, Accept { to: seat(1), get: Card::Queen });
    assert!(game.hand_of(0).contains(Card::Queen) && game.hand_of(1).contains(Card::King));
    assert_eq!((game.hand_of(0).len(), game.hand_of(1).len()), (7, 7));
    let outside = Event::Traded { from: seat(0), to: seat(1), gave: None, got: None };
    assert_eq!(events[0].seen_by(seat(2).into()), Some(outside));
    assert_eq!(game.view(seat(0).into()).players[1].known, CardSet::of(&[Card::King]));
}

/// FR-42: what was offered elsewhere with a card that is gone lapses; other offers stand.
#[test]
fn stale_offers_lapse() {
    let mut game = court();
    let spare = game.hand_of(0).without(Card::King).first().unwrap();
    game.does(0, Offer { to: seat(1), give: Card::King });
    game.does(0, Offer { to: seat(2), give: Card::King });
    game.does(2, Offer { to: seat(0), give: Card::Princess });
    game.does(0, Answer { from: seat(2), give: spare });
    game.does(1, Answer { from: seat(0), give: Card::Queen });
    let (_, events) = game.does(0, Accept { to: seat(1), get: Card::Queen });
    assert_eq!(events[1..], [Event::OfferEnded { from: seat(0), to: seat(2), how: OfferEnd::Lapsed }]);
    let offers = game.view(seat(2).into()).offers;
    assert_eq!(offers.len(), 1);
    assert_eq!((offers[0].from, offers[0].answer), (seat(2), Some(spare)));
}

/// FR-42: a trade that somebody did not see leaves them sure of nothing in those two hands but of what is on offer.
#[test]
fn unseen_trades_make_unsure() {
    let mut game = court();
    let spare = game.hand_of(0).without(Card::King).first().unwrap();
    game.does(0, Offer { to: seat(2), give: spare });
    game.does(2, Refuse { from: seat(0) });
    assert_eq!(game.view(seat(2).into()).players[0].known, CardSet::of(&[spare]));
    game.does(0, Offer { to: seat(1), give: Card::King });
    game.does(1, Answer { from: seat(0), give: Card::Queen });
    game.does(0, Accept { to: seat(1), get: Card::Queen });
    assert_eq!(game.view(seat(2).into()).players[0].known, CardSet::EMPTY);
}

/// FR-43: content, thinking again, being woken by an offer or an answer, and the end when all are content.
#[test]
fn contentment() {
    let mut game = court();
    game.does(0, Offer { to: seat(2), give: Card::King });
    game.does(0, Content);
    assert_eq!(game.awaiting(), [seat(1), seat(2)].into_iter().collect());
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Content);
    assert_eq!(game.options(0), [Resume]);
    assert_eq!(game.may_not(0, Offer { to: seat(1), give: Card::King }), Refusal::ContentAlready);
    assert_eq!(game.may_not(1, Resume), Refusal::NotContent);
    game.does(0, Resume);
    assert!(game.awaiting().contains(seat(0)));

    game.does(0, Content);
    game.does(1, Offer { to: seat(0), give: Card::Queen });
    assert!(game.awaiting().contains(seat(0)), "an offer wakes");
    game.does(0, Content);
    game.does(2, Answer { from: seat(0), give: Card::Princess });
    assert!(game.awaiting().contains(seat(0)), "an answer wakes");

    game.does(0, Content);
    game.does(1, Content);
    let (effect, events) = game.does(2, Content);
    assert_eq!(effect, Effect::Revealed);
    assert!(matches!(events[1], Event::Ended { why: Ending::AllContent, .. }));
    assert!(game.outcome().is_some());
}

/// FR-44: the house rings after the time agreed, nobody else can, and what is not agreed lapses.
#[test]
fn the_bell() {
    assert_eq!(court().duty(), Some(Duty { action: Action::Bell, after_seconds: 300 }));
    let longer = start(4, &[("variant", "trading"), ("minutes", "9")], 1);
    assert_eq!(longer.duty().map(|duty| duty.after_seconds), Some(540));

    let mut game = court();
    game.does(0, Offer { to: seat(1), give: Card::King });
    game.does(1, Answer { from: seat(0), give: Card::Queen });
    assert_eq!(game.may_not(0, Action::Bell), Refusal::OnlyTheHouse);
    let mut events = Vec::new();
    game.apply(Actor::House, &Action::Bell, &mut events).unwrap();
    assert!(matches!(events[0], Event::Ended { why: Ending::Bell, .. }));
    let view = game.view(Viewer::Spectator);
    assert!(view.offers.is_empty());
    assert!(view.players[0].hand.unwrap().contains(Card::King));
    assert_eq!(game.duty(), None);
}

/// FR-45: the Necromancer looks at the top three cards of the deck and keeps one of any kind; nothing is open before.
#[test]
fn the_necromancer_looks_at_three() {
    let options = &[("variant", "trading"), ("choices", "declared")];
    let position = || {
        let position = Position::new(3, options).hand(0, &[Card::Necromancer, Card::Knights]);
        position.top(&[Card::Mirage, Card::Forge, Card::Dragon, Card::King]).build()
    };
    assert!(position().view(seat(0).into()).pool.is_empty());
    let mut game = position();
    game.apply(Actor::House, &Action::Bell, &mut ()).unwrap();
    assert_eq!(game.view(seat(0).into()).pool, CardSet::of(&[Card::Mirage, Card::Forge, Card::Dragon]));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Declare(Card::Necromancer));
    let keep = |card| Action::Declare(pentarchy_fantasy_realms::Declaration::Necromancer(card));
    assert!(matches!(game.may_not(0, keep(Some(Card::King))), Refusal::Impossible(_)));
    let mut declined = game.clone();
    declined.does(0, keep(None));
    assert!(!declined.awaiting().contains(seat(0)), "nothing need be kept");
    game.does(0, keep(Some(Card::Mirage)));
    assert_eq!(game.view(seat(0).into()).prompt, Prompt::Declare(Card::Mirage), "the card kept asks in its turn");
}

/// FR-45: the house keeps the best of the three as well, though it be a Flood.
#[test]
fn the_house_keeps_one_of_three() {
    use Card::*;
    let mut game = Position::new(3, TRADING)
        .hand(0, &[Necromancer, Hydra, Knights, Princess, King, Unicorn, MagicWand])
        .top(&[Forge, Smoke, Swamp, Dragon])
        .build();
    game.apply(Actor::House, &Action::Bell, &mut ()).unwrap();
    assert_eq!(game.view(Viewer::Spectator).players[0].choices.unwrap().necromancer, Some(Swamp));
}

/// FR-46: equal totals are decided by the lower base strength, as in a classic game.
#[test]
fn trading_breaks_ties() {
    use Card::*;
    let mut game = Position::new(3, TRADING)
        .hand(0, &[ElvenLongbow, Unicorn, Queen, Empress, Forest, Hydra, Collector])
        .hand(1, &[Princess, King, ShieldOfKeth, BellTower, Forge, MagicWand, Warhorse])
        .hand(2, &[LightCavalry, ElvenArchers, ProtectionRune, Cavern, WorldTree, Enchantress, Rangers])
        .build();
    game.apply(Actor::House, &Action::Bell, &mut ()).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!([0, 1].map(|number| (outcome.total(seat(number)), outcome.place(seat(number)))), [(93, 2), (93, 1)]);
}

/// FR-46: scored like a classic game.
#[test]
fn trading_is_scored() {
    use Card::*;
    let mut game = Position::new(3, TRADING)
        .hand(0, &[BellTower, Candle, Queen, SwordOfKeth, ShieldOfKeth, GemOfOrder, BookOfChanges])
        .build();
    game.apply(Actor::House, &Action::Bell, &mut ()).unwrap();
    assert_eq!(game.outcome().unwrap().total(seat(0)), 380);
    assert_eq!(game.outcome().unwrap().place(seat(0)), 1);
}
