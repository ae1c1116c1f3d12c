//! What hands are worth: the scenarios, and every card.

mod scoring_support;

use pentarchy_fantasy_realms::{Card, CardSet, ForEach, Kind, Reason, best};
use scoring_support::{cards, position, sheet_of, total};

/// FR-13, FR-20: the scenarios that must hold, with the choices said, and best choices that are no worse.
#[test]
fn scenarios() {
    let scenarios = [
        ("Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage→Rainstorm", 260),
        (
            "Bell Tower, Candle, Queen, Sword of Keth, Shield of Keth, Gem of Order, Book of Changes (Candle→Wizard)",
            380,
        ),
        ("Bell Tower, Candle, Queen, Sword of Keth, Shield of Keth, Gem of Order, Book of Changes (Queen→Wizard)", 300),
        ("Blizzard, Great Flood, Wildfire, Cavern", 62),
        ("Blizzard, Great Flood, Wildfire", 65),
        ("Basilisk, Doppelgänger→Basilisk", 0),
        ("Basilisk, Doppelgänger→Basilisk, Beastmaster", 97),
        ("Basilisk, Doppelgänger→Basilisk, Knights", 12),
        ("Magic Wand, Collector, Enchantress", 38),
        ("Rangers, Knights, Wildfire", 40),
        ("Rangers, Knights, Basilisk", 52),
        ("World Tree, Forge, Shapeshifter→any Weapon, King, Collector, Knights", 119),
        ("Gem of Order, Magic Wand, Candle, Mirage", 18),
        (
            "Bell Tower, Candle, Necromancer→Warhorse, Sword of Keth, Shield of Keth, Gem of Order, \
             Book of Changes (Bell Tower→Leader)",
            397,
        ),
        (
            "Bell Tower, Candle, Necromancer, Warhorse, Sword of Keth, Shield of Keth, Gem of Order, \
             Book of Changes (Bell Tower→Leader)",
            397,
        ),
        ("Collector, Shield of Keth, Gem of Order, Shapeshifter→Shield of Keth, Doppelgänger→Shield of Keth", 20),
        ("Smoke, Dwarvish Infantry, War Dirigible", 50),
        ("Smoke, Dwarvish Infantry, War Dirigible, Candle", 44),
        ("Island→Wildfire, Blizzard, Wildfire, Basilisk", 95),
        ("Book of Changes (War Dirigible→Flood), Warship, War Dirigible", 61),
        ("King, Queen, Knights, Doppelgänger→Knights", 134),
        ("Forest, Elven Archers, Book of Changes (Elven Archers→Beast)", 37),
        ("Wildfire, Great Flood, Rainstorm, Book of Changes (Rainstorm→Leader)", 53),
        ("Smoke, Doppelgänger→Smoke, War Dirigible, Knights", 47),
        ("Blizzard, Great Flood, Wildfire, Book of Changes (Blizzard→Beast)", 3),
        ("Fountain of Life, Swamp, Great Flood, Island, Rainstorm, Water Elemental, Collector", 326),
        ("Mirage, Shapeshifter, Doppelgänger, Collector", 7),
        ("World Tree, Wildfire, King, Knights, Collector, Magic Wand, Smoke", 152),
    ];
    for (text, expected) in scenarios {
        assert_eq!(total(text), expected, "{text}");
        let (hand, choices) = position(text);
        let pool = choices.necromancer.map_or(CardSet::EMPTY, CardSet::from);
        assert!(best(hand, pool, ForEach::Cards).score.total >= expected, "{text}");
    }
}

/// FR-26: the second example of the rulebook: whichever card but the Queen becomes the Wizard, the hand is worth the same.
#[test]
fn any_card_but_the_queen_may_become_the_wizard() {
    for card in ["Bell Tower", "Candle", "Sword of Keth", "Shield of Keth", "Gem of Order"] {
        let hand = "Bell Tower, Candle, Queen, Sword of Keth, Shield of Keth, Gem of Order";
        assert_eq!(total(&format!("{hand}, Book of Changes ({card}→Wizard)")), 380, "{card}");
    }
}

/// FR-13, FR-25: the first example of the rulebook, card by card.
#[test]
fn the_rulebooks_example_card_by_card() {
    let sheet = sheet_of("Mountain, Great Flood, Smoke, Whirlwind, Air Elemental, Wildfire, Mirage→Rainstorm");
    let totals: Vec<_> = sheet.cards.iter().map(|card| (card.card, card.total)).collect();
    let expected = [
        (Card::Mountain, 59),
        (Card::GreatFlood, 32),
        (Card::Smoke, 27),
        (Card::Whirlwind, 53),
        (Card::AirElemental, 49),
        (Card::Wildfire, 40),
        (Card::Mirage, 0),
    ];
    assert_eq!(totals, expected);
    assert_eq!(sheet.card(Card::GreatFlood).unwrap().cleared_by, cards("Mountain"));
    assert_eq!(sheet.card(Card::Mirage).unwrap().name, Some(Card::Rainstorm));
    assert_eq!(sheet.card(Card::Mirage).unwrap().kind, Kind::Weather);
    let air = &sheet.card(Card::AirElemental).unwrap().lines[1];
    assert_eq!((air.reason, air.points, air.from), (Reason::Per, 45, cards("Smoke, Whirlwind, Mirage")));
}

/// FR-13: each card's bonus and penalty, alone and with what it asks for.
#[test]
fn every_card_does_what_it_says() {
    let table = [
        // Lands
        ("Mountain", 9),
        ("Mountain, Smoke", 9), // the Smoke has no Flame
        ("Mountain, Smoke, Wildfire", 9 + 50 + 27 + 40),
        ("Mountain, Swamp, Knights, King", 9 + 18 + 20 + 8 + 5), // the Swamp is cleared
        ("Cavern, Dragon", 6 + 25 + 30 - 40),
        ("Cavern, Dwarvish Infantry, Dragon", 6 + 25 + 15 + 30 - 40), // once
        ("Cavern, Blizzard, Knights", 6 + 30 + 20 - 8),
        ("Bell Tower", 8),
        ("Bell Tower, Necromancer, Enchantress", 8 + 15 + 3 + 5 + 5),
        ("Forest, Hydra, Elven Archers", 7 + 24 + 12 + 10 + 5),
        ("Earth Elemental", 4),
        ("Earth Elemental, Forest, Cavern", 4 + 30 + 7 + 6),
        // Floods
        ("Fountain of Life", 2),
        ("Fountain of Life, Smoke", 2), // a blanked card lends nothing
        ("Fountain of Life, Swamp, Necromancer", 1 + 18 + 18 + 3),
        ("Fountain of Life→Swamp, Swamp, Blizzard, Cavern", 1 + 18 + 18 + 30 + 6),
        ("Fountain of Life, Swamp, Blizzard, Cavern", 1 + 30 + 18 + 30 + 6),
        ("Swamp, Knights, Candle, Forge", 18 - 9 + 20 - 8 + 2 + 9),
        ("Great Flood, Knights, Forest, Mountain, Forge, Lightning", 32 + 20 - 8 + 7 + 9 + 9 + 11), // Mountain clears
        ("Great Flood, Knights, Forest, Forge, Lightning", 32 + 11),
        ("Island→Swamp, Swamp, Candle", 14 + 18 + 2),
        ("Island, Swamp, Candle", 14 + 18 - 3 + 2), // nothing chosen, nothing cleared
        ("Island→Wildfire, Wildfire, Knights", 14 + 40 + 12),
        ("Water Elemental, Swamp, Island", 4 + 30 + 18 + 14),
        // Weather
        ("Rainstorm, Swamp, Island, Candle, Lightning", 8 + 20 + 18 - 3 + 14 + 11 + 30), // the Candle is out
        ("Blizzard, Swamp, Knights, King, Hydra, Candle", 30 - 20 + 20 + 8 + 5 + 12 + 2),
        ("Smoke", 0),
        ("Smoke, Candle", 29),
        ("Whirlwind, Rainstorm", 13 + 8),
        ("Whirlwind, Rainstorm, Blizzard", 13 + 40 + 8 + 30),
        ("Whirlwind, Rainstorm, Great Flood", 13 + 40 + 8 + 10 + 32),
        ("Whirlwind, Blizzard, Great Flood", 13 + 30),
        ("Air Elemental, Whirlwind, Rainstorm", 4 + 30 + 13 + 8),
        // Flames
        ("Wildfire, Candle, Necromancer, Rainstorm, Magic Wand, Gem of Order", 3 + 8 + 1 + 25 + 5), // rained out
        ("Wildfire, Candle, Necromancer, Whirlwind, Magic Wand, World Tree", 40 + 2 + 3 + 13 + 1 + 25 + 2),
        ("Wildfire, Mountain, Island, Unicorn, Dragon, Necromancer", 40 + 9 + 14 + 9 + 30 + 3),
        ("Wildfire, Great Flood, Island→Great Flood", 40 + 32 + 14),
        ("Wildfire, Knights, King, Hydra, Swamp, Forest", 40),
        ("Wildfire, Mirage, Shapeshifter, Doppelgänger", 40),
        ("Candle, Bell Tower, Book of Changes, Necromancer", 2 + 100 + 8 + 15 + 3 + 3),
        ("Candle, Bell Tower, Necromancer", 2 + 8 + 15 + 3),
        ("Forge, Magic Wand, Gem of Order, World Tree", 9 + 27 + 1 + 5 + 2),
        ("Lightning, Rainstorm", 11 + 30 + 8),
        ("Fire Elemental, Candle, Forge", 4 + 30 + 2 + 9),
        // Armies
        ("Knights", 12),
        ("Knights, Princess", 20 + 2 + 8),
        ("Elven Archers", 15),
        ("Elven Archers, Whirlwind", 10 + 13),
        ("Elven Archers, Smoke", 15), // the Smoke is blanked
        ("Light Cavalry, Forest, Cavern", 17 - 4 + 7 + 6),
        ("Dwarvish Infantry, Elven Archers, Light Cavalry", 15 - 4 + 15 + 17),
        ("Rangers, Forest, Cavern", 5 + 20 + 7 + 6),
        ("Rangers, Dwarvish Infantry, Knights", 5 + 15 + 20 - 8), // Infantry's word Army is gone, Knights' Leader stays
        ("Rangers, Swamp, Candle", 5 + 18 - 3 + 2),
        ("Rangers, Blizzard, Candle, Hydra", 5 + 30 - 10 + 2 + 12),
        ("Rangers, Great Flood, Forest, Candle", 5 + 32),
        ("Rangers, War Dirigible", 5 + 35),
        ("Rangers, Light Cavalry, Forest", 5 + 10 + 17 - 2 + 7),
        // Wizards
        ("Collector, Enchantress, Necromancer", 7 + 10 + 5 + 3),
        ("Collector, Enchantress, Necromancer, Beastmaster", 7 + 40 + 5 + 3 + 9),
        ("Collector, Enchantress, Necromancer, Beastmaster, Warlock Lord", 7 + 100 + 5 + 3 + 9 + 25 - 40),
        ("Beastmaster, Dragon, Basilisk, Hydra", 9 + 27 + 30 + 35 + 12),
        ("Necromancer→Knights", 3 + 12),
        ("Necromancer→Dragon", 3 + 30),
        ("Warlock Lord, King, Queen, Enchantress", 25 - 30 + 8 + 6 + 5),
        ("Enchantress, Forest, Whirlwind, Swamp, Forge", 5 + 20 + 7 + 13 + 18 - 3 + 9),
        // Leaders
        ("King, Rangers, Elven Archers", 8 + 10 + 5 + 15),
        ("Queen, Rangers, Elven Archers", 6 + 10 + 5 + 15),
        ("King, Queen, Rangers", 8 + 20 + 6 + 20 + 5),
        ("Princess, Rangers, Necromancer, King", 2 + 24 + 5 + 3 + 8 + 5),
        ("Warlord, Rangers, Knights", 4 + 25 + 5 + 20),
        ("Empress, Rangers, Queen, King", 15 + 10 - 10 + 5 + 6 + 20 + 8 + 20),
        // Beasts
        ("Unicorn, Princess", 9 + 30 + 2),
        ("Unicorn, Princess, Queen", 9 + 30 + 2 + 8 + 6),
        ("Unicorn, Empress", 9 + 15 + 15),
        ("Unicorn, Queen, Enchantress", 9 + 15 + 6 + 5),
        ("Basilisk, Knights, King, Hydra, Necromancer", 35 + 3),
        ("Warhorse", 6),
        ("Warhorse, Queen, Necromancer", 6 + 14 + 6 + 3),
        ("Dragon", -10),
        ("Dragon, Necromancer", 33),
        ("Hydra", 12),
        ("Hydra, Swamp", 12 + 28 + 18),
        // Weapons
        ("Warship", 0),
        ("Warship, Swamp, Knights, King", 23 + 18 + 20 + 8 + 5),
        ("Warship, Great Flood, Elven Archers", 23 + 32 + 15),
        ("Warship, Island, Basilisk, Rangers, Knights", 23 + 14 + 35 + 5 + 12), // Rangers: the Basilisk spares Armies
        ("Warship, Island, Basilisk, Knights", 23 + 14 + 35),                   // the Warship helps against Floods only
        ("Magic Wand", 1),
        ("Magic Wand, Necromancer", 1 + 25 + 3),
        ("Sword of Keth", 7),
        ("Sword of Keth, Queen", 7 + 10 + 6),
        ("Sword of Keth, Shield of Keth", 7 + 4),
        ("Sword of Keth, Shield of Keth, Queen", 7 + 40 + 4 + 40 + 6),
        ("Elven Longbow", 3),
        ("Elven Longbow, Elven Archers", 3 + 30 + 15),
        ("Elven Longbow, Warlord, Beastmaster", 3 + 30 + 4 + 9),
        ("War Dirigible", 0),
        ("War Dirigible, Elven Archers", 35 + 15),
        ("War Dirigible, Elven Archers, Whirlwind", 10 + 13),
        // Artifacts
        ("Shield of Keth", 4),
        ("Shield of Keth, Queen", 4 + 15 + 6),
        ("Gem of Order", 5),
        ("Gem of Order, Shield of Keth, Book of Changes", 5 + 10 + 4 + 3),
        ("Gem of Order, Shield of Keth, Book of Changes, World Tree", 5 + 30 + 4 + 3 + 2),
        ("Gem of Order, Shield of Keth, Book of Changes, World Tree, Magic Wand", 5 + 60 + 4 + 3 + 2 + 1),
        ("Gem of Order, Shield of Keth, Book of Changes, World Tree, Magic Wand, Mirage", 5 + 100 + 4 + 3 + 2 + 1),
        ("Gem of Order, Shield of Keth, Book of Changes, World Tree, Magic Wand, Mirage, Warhorse", 171),
        ("World Tree", 52),
        ("World Tree, Gem of Order", 7),
        ("World Tree, Knights, King, Mirage", 2 + 50 + 20 + 8 + 5),
        ("World Tree, Mirage, Shapeshifter", 2), // both wild: they don't differ
        ("World Tree, Smoke, Whirlwind", 2 + 50 + 13), // the Smoke is blanked
        ("Book of Changes", 3),
        ("Protection Rune, Dragon, Knights, Smoke, Basilisk, Wildfire", 1 + 30 + 20 + 27 + 35 + 40),
        // Jokers
        ("Shapeshifter→Princess, Unicorn", 39),
        ("Shapeshifter→any Wizard, Dragon", 30),
        ("Mirage→Swamp, Hydra", 40),
        ("Mirage→any Army, War Dirigible", 35),
        ("Doppelgänger→Hydra, Hydra, Swamp", 12 + 28 + 12 + 18), // no bonus for the copy
        ("Doppelgänger, Hydra", 12),
    ];
    for (text, expected) in table {
        assert_eq!(total(text), expected, "{text}");
    }
    let tested: CardSet = table.iter().flat_map(|(text, _)| position(text).0).collect();
    assert_eq!(tested, CardSet::ALL);
}

/// FR-13: where a text names several cards, each of them alone will do; where it asks for all, none may be missing.
#[test]
fn one_of_several_and_all_of_several() {
    let table = [
        ("Cavern, Dwarvish Infantry", 6 + 25 + 15),
        ("Unicorn, Queen", 9 + 15 + 6),
        ("Unicorn, Enchantress", 9 + 15 + 5),
        ("Warhorse, Queen", 6 + 14 + 6),
        ("Warhorse, Necromancer", 6 + 14 + 3),
        ("Elven Longbow, Warlord", 3 + 30 + 4),
        ("Elven Longbow, Beastmaster", 3 + 30 + 9),
        ("Mountain, Smoke, Candle", 9 + 27 + 2),
        ("Mountain, Wildfire", 9 + 40),
        ("Candle, Book of Changes, Necromancer", 2 + 3 + 3),
        ("Candle, Bell Tower, Book of Changes", 2 + 8 + 3),
    ];
    for (text, expected) in table {
        assert_eq!(total(text), expected, "{text}");
    }
}
