//! Which choices are allowed, how cards are spelled, and how all of it is written down.

mod scoring_support;

use pentarchy_fantasy_realms::{
    BookChange, Card, CardSet, ChoiceError, Choices, ForEach, Guise, Kind, KindSet, Sheet, UnknownCard, best, check,
    score, sheet,
};
use scoring_support::{Chance, cards, position};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn refusal(text: &str) -> ChoiceError {
    refusal_with(text, CardSet::EMPTY)
}

fn refusal_with(text: &str, pool: CardSet) -> ChoiceError {
    let (hand, choices) = position(text);
    check(hand, pool, &choices).expect_err("these choices are not allowed")
}

/// FR-23: the Necromancer takes one card that is offered and not in the hand.
#[test]
fn what_the_necromancer_may_take() {
    let pool = cards("Dragon, King");
    assert_eq!(check(cards("Necromancer"), pool, &position("Necromancer→Dragon").1), Ok(()));
    assert_eq!(refusal_with("Necromancer→Hydra", pool), ChoiceError::NotOffered { card: Card::Hydra });
    assert_eq!(refusal_with("Necromancer→King, King", pool), ChoiceError::InHandAlready { card: Card::King });
    let nobody = Choices { necromancer: Some(Card::King), ..Choices::default() };
    let refused = ChoiceError::NothingToChoose { chooser: Card::Necromancer };
    assert_eq!(check(cards("Queen"), pool, &nobody), Err(refused));
}

/// FR-23: in the base game the pool is what the discard area holds of four kinds.
#[test]
fn what_the_necromancer_may_raise() {
    let discard = cards("Dragon, King, Knights, Enchantress, Forge, Mirage, Swamp, World Tree, Warship, Smoke, Forest");
    assert_eq!(discard.of_kinds(KindSet::RAISABLE), cards("Dragon, King, Knights, Enchantress"));
}

/// FR-24: the Doppelgänger copies another card of the hand, the Necromancer's included.
#[test]
fn what_the_doppelganger_may_copy() {
    assert_eq!(
        refusal("Doppelgänger→King, Queen"),
        ChoiceError::NotInHand { chooser: Card::Doppelganger, card: Card::King }
    );
    assert_eq!(refusal("Doppelgänger→Doppelgänger"), ChoiceError::Itself { chooser: Card::Doppelganger });
    let (hand, choices) = position("Necromancer→Dragon, Doppelgänger→Dragon");
    assert_eq!(check(hand, cards("Dragon"), &choices), Ok(()));
    assert_eq!(check(cards("Doppelgänger, Mirage"), CardSet::EMPTY, &position("Doppelgänger→Mirage").1), Ok(()));
}

/// FR-25: the Mirage and the Shapeshifter become any card, in the hand or not, of their own five kinds.
#[test]
fn what_the_jokers_may_become() {
    for name in Card::ALL {
        let mirage = Choices { mirage: Some(Guise::Named(name)), ..Choices::default() };
        let allowed = check(cards("Mirage"), CardSet::EMPTY, &mirage);
        assert_eq!(allowed.is_ok(), KindSet::MIRAGE.contains(name.kind()), "{name}");
        let shapeshifter = Choices { shapeshifter: Some(Guise::Named(name)), ..Choices::default() };
        let allowed = check(cards("Shapeshifter"), CardSet::EMPTY, &shapeshifter);
        assert_eq!(allowed.is_ok(), KindSet::SHAPESHIFTER.contains(name.kind()), "{name}");
    }
    let (joker, guise) = (Card::Mirage, Guise::Named(Card::King));
    assert_eq!(refusal("Mirage→King"), ChoiceError::WrongGuise { joker, guise, kind: Kind::Leader });
    let (joker, guise) = (Card::Shapeshifter, Guise::Kind(Kind::Land));
    assert_eq!(refusal("Shapeshifter→any Land"), ChoiceError::WrongGuise { joker, guise, kind: Kind::Land });
    assert!(matches!(refusal("Mirage→any Wild"), ChoiceError::WrongGuise { kind: Kind::Wild, .. }));
}

/// FR-25: which five kinds are whose, kind by kind; neither may become a joker again.
#[test]
fn five_kinds_for_each_joker() {
    use Kind::*;
    for (joker, own) in [
        (Card::Mirage, [Army, Land, Weather, Flood, Flame]),
        (Card::Shapeshifter, [Artifact, Leader, Wizard, Weapon, Beast]),
    ] {
        for kind in Kind::ALL {
            let (hand, choices) = position(&format!("{joker}→any {kind}"));
            assert_eq!(check(hand, CardSet::EMPTY, &choices).is_ok(), own.contains(&kind), "{joker} as {kind}");
        }
    }
}

/// FR-26: the Book changes another card of the hand, and to one of the ten kinds.
#[test]
fn what_the_book_may_change() {
    let book = Card::BookOfChanges;
    assert_eq!(refusal("Book of Changes (Book of Changes→Land)"), ChoiceError::Itself { chooser: book });
    assert_eq!(refusal("Book of Changes (King→Wild), King"), ChoiceError::NoKind { card: Card::King });
    assert_eq!(
        refusal("Book of Changes (King→Land)"),
        ChoiceError::NotInHand { chooser: Card::BookOfChanges, card: Card::King }
    );
    let nobody = Choices { book: Some(BookChange { card: Card::King, kind: Kind::Land }), ..Choices::default() };
    assert_eq!(
        check(cards("King"), CardSet::EMPTY, &nobody),
        Err(ChoiceError::NothingToChoose { chooser: Card::BookOfChanges })
    );
}

/// FR-27, FR-28: the Island's card is a Flood or a Flame after the Book; so is the kind that the Fountain asks for.
#[test]
fn what_island_and_fountain_may_choose() {
    let wrong = |chooser, card, kind| ChoiceError::WrongKind { chooser, card, kind };
    assert_eq!(refusal("Island→King, King"), wrong(Card::Island, Card::King, Kind::Leader));
    assert_eq!(
        refusal("Island→Swamp, Swamp, Book of Changes (Swamp→Army)"),
        wrong(Card::Island, Card::Swamp, Kind::Army)
    );
    assert_eq!(refusal("Island→Swamp"), ChoiceError::NotInHand { chooser: Card::Island, card: Card::Swamp });
    assert_eq!(refusal("Fountain of Life→King, King"), wrong(Card::FountainOfLife, Card::King, Kind::Leader));
    for allowed in [
        "Island→King, King, Book of Changes (King→Flame)",
        "Island→Mirage, Mirage→any Flood",
        "Fountain of Life→Fountain of Life",
        "Fountain of Life→King, King, Book of Changes (King→Weapon)",
    ] {
        let (hand, choices) = position(allowed);
        assert_eq!(check(hand, CardSet::EMPTY, &choices), Ok(()), "{allowed}");
    }
}

/// FR-27, FR-28: which kinds will do for the Island and for the Fountain, kind by kind.
#[test]
fn kinds_for_island_and_fountain() {
    use Kind::*;
    for (chooser, wanted) in
        [("Island", &[Flood, Flame][..]), ("Fountain of Life", &[Weapon, Flood, Flame, Land, Weather][..])]
    {
        for kind in Kind::ALL.into_iter().filter(|&kind| kind != Wild) {
            let (hand, choices) = position(&format!("{chooser}→Hydra, Hydra, Book of Changes (Hydra→{kind})"));
            assert_eq!(check(hand, CardSet::EMPTY, &choices).is_ok(), wanted.contains(&kind), "{chooser}, {kind}");
        }
    }
}

/// FR-28: what is blanked has no strength to lend; what is cleared of its blanking has.
#[test]
fn the_fountain_may_not_choose_what_is_blanked() {
    let blanked = |card| ChoiceError::Blanked { chooser: Card::FountainOfLife, card };
    assert_eq!(refusal("Fountain of Life→Smoke, Smoke"), blanked(Card::Smoke));
    assert_eq!(refusal("Fountain of Life→Candle, Candle, Great Flood"), blanked(Card::Candle));
    assert_eq!(
        refusal("Fountain of Life→Warship, Warship, Book of Changes (Fountain of Life→Land)"),
        blanked(Card::Warship)
    );
    for allowed in [
        "Fountain of Life→Smoke, Smoke, Candle",
        "Fountain of Life→Candle, Candle, Great Flood, Island→Great Flood",
        "Fountain of Life→Warship, Warship",
    ] {
        let (hand, choices) = position(allowed);
        assert_eq!(check(hand, CardSet::EMPTY, &choices), Ok(()), "{allowed}");
    }
}

/// Every refusal says in words what is wrong.
#[test]
fn refusals_explain_themselves() {
    assert_eq!(refusal("Mirage→King").to_string(), "Mirage can't become a card of the kind Leader");
    assert_eq!(
        refusal("Island→King, King").to_string(),
        "Island can't choose King, which is a card of the kind Leader here"
    );
}

/// A card is known by its id, its English and its Russian name, in any case, with е for ё and a for ä.
#[test]
fn cards_by_name() {
    for card in Card::ALL {
        for name in [card.id(), card.english(), card.russian()] {
            assert_eq!(name.parse(), Ok(card));
            assert_eq!(name.to_uppercase().parse(), Ok(card));
            assert_eq!(name.replace('ё', "е").replace('ä', "a").parse(), Ok(card));
        }
        assert_eq!(Card::from_index(card.index() as u8), Some(card));
    }
    assert_eq!("легкая кавалерия".parse(), Ok(Card::LightCavalry));
    assert_eq!("Doppelgönger".parse::<Card>(), Err(UnknownCard("Doppelgönger".to_owned())));
    assert_eq!("Doppelga\u{308}nger".parse(), Ok(Card::Doppelganger));
    assert_eq!("Шарик".parse::<Card>(), Err(UnknownCard("Шарик".to_owned())));
    assert_eq!(Card::from_index(53), None);
    for kind in Kind::ALL {
        for name in [kind.id(), kind.english(), kind.russian()] {
            assert_eq!(name.parse(), Ok(kind));
        }
    }
}

/// FR-1: the deck has five cards of each kind and three jokers, each with a name of its own.
#[test]
fn the_deck() {
    for kind in Kind::ALL {
        let number = if kind == Kind::Wild { 3 } else { 5 };
        assert_eq!(CardSet::ALL.of_kinds(KindSet::of(&[kind])).len(), number, "{kind}");
    }
    let strengths: i32 = Card::ALL.into_iter().map(Card::strength).sum();
    assert_eq!(strengths, 578);
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).expect("it can be written");
    assert_eq!(&serde_json::from_str::<T>(&json).expect("it can be read"), value);
    json
}

/// Cards, kinds and sets are written with their ids, and a list with a card twice is refused.
#[test]
fn cards_in_json() {
    for card in Card::ALL {
        assert_eq!(round_trip(&card), format!("{:?}", card.id()));
    }
    for kind in Kind::ALL {
        assert_eq!(round_trip(&kind), format!("{:?}", kind.id()));
    }
    assert_eq!(round_trip(&cards("Great Flood, Sword of Keth")), r#"["great-flood","sword-of-keth"]"#);
    assert_eq!(round_trip(&CardSet::ALL).matches(',').count(), 52);
    let twice = serde_json::from_str::<CardSet>(r#"["king","queen","king"]"#).unwrap_err();
    assert!(twice.to_string().starts_with("king is listed twice"), "{twice}");
    assert!(serde_json::from_str::<CardSet>(r#"["jester"]"#).is_err());
}

/// Choices leave out what is not chosen, and unknown fields are refused.
#[test]
fn choices_in_json() {
    assert_eq!(round_trip(&Choices::default()), "{}");
    let (_, choices) = position(
        "Necromancer→Dragon, Doppelgänger→Swamp, Mirage→Rainstorm, Shapeshifter→any Weapon, \
         Book of Changes (Swamp→Army), Island→Swamp, Fountain of Life→Swamp",
    );
    let expected = concat!(
        r#"{"necromancer":"dragon","doppelganger":"swamp","mirage":"rainstorm","shapeshifter":{"suit":"weapon"},"#,
        r#""book":{"card":"swamp","suit":"army"},"island":"swamp","fountain":"swamp"}"#
    );
    assert_eq!(round_trip(&choices), expected);
    assert_eq!(choices.len(), 7);
    assert!(serde_json::from_str::<Choices>(r#"{"gem":"king"}"#).is_err());
    assert_eq!(round_trip(&ForEach::Names), r#""names""#);
}

/// A sheet is written with every card, its lines and its reasons.
#[test]
fn sheets_in_json() {
    let (hand, choices) = position("Smoke, Bell Tower, Necromancer, Basilisk, King");
    let json = round_trip(&sheet(hand, &choices, ForEach::Cards));
    for part in [
        r#"{"total":61,"strength":46,"choices":{},"cards":["#,
        r#"{"card":"bell-tower","name":"bell-tower","suit":"land","base":8,"bonus":15,"penalty":0,"blanked":false,"total":23,"#,
        r#""lines":[{"reason":"strength","points":8,"from":["bell-tower"]},"#,
        r#"{"reason":"with","points":15,"from":["necromancer"]}]}"#,
        r#""blanked":true,"blanked_by":{"reason":"missing","suit":"flame"},"total":0,"lines":[]}"#,
        r#""blanked_by":{"reason":"cards","cards":["basilisk"]}"#,
    ] {
        assert!(json.contains(part), "{part} is not in {json}");
    }
    let mut chance = Chance(10);
    for _ in 0..500 {
        let hand = chance.hand(cards("Mirage, Book of Changes"), 7);
        let choices = chance.choices(hand, CardSet::EMPTY);
        round_trip::<Sheet>(&sheet(hand, &choices, ForEach::Cards));
        round_trip(&score(hand, &choices, ForEach::Cards));
        round_trip(&best(hand, CardSet::EMPTY, ForEach::Cards));
    }
}
