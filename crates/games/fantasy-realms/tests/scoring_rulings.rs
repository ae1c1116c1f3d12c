//! What hands are worth by the rulings of the house: jokers, blanking, clearing, copies.

mod scoring_support;

use pentarchy_fantasy_realms::{Blanking, Card, CardSet, ForEach, Kind, Reason};
use scoring_support::{cards, sheet_of, total, total_for};

/// FR-29: the Gem adds all runs, equal ones too, and gives no more than 150 for one.
#[test]
fn the_gem_adds_all_runs() {
    // 1 2 3 and 5 6 7
    assert_eq!(total("Gem of Order, Protection Rune, World Tree, Book of Changes, Cavern, Forest"), 24 + 20);
    // 3 4 5 twice
    assert_eq!(total("Gem of Order, Book of Changes, Elven Longbow, Shield of Keth, Air Elemental, Rangers"), 24 + 20,);
    // 0 to 7: eight in a row
    let long = "Mirage, Protection Rune, World Tree, Book of Changes, Shield of Keth, Gem of Order, Warhorse, Forest";
    assert_eq!(total(long), 28 + 12 + 150);
    // 1 2 3 4 5 with 2 3 4: the long run first
    let two = "Protection Rune, World Tree, Book of Changes, Shield of Keth, Gem of Order, Candle, Elven Longbow, Air Elemental";
    assert_eq!(total(two), 24 + 60 + 10);
}

/// FR-29: the Collector adds all kinds, by different names, and jokers that stay wild are no kind.
#[test]
fn the_collector_adds_all_kinds() {
    let two_kinds = "Collector, Enchantress, Necromancer, Shield of Keth, World Tree, Protection Rune";
    assert_eq!(total(two_kinds), 7 + 20 + 5 + 3 + 4 + 2 + 1);
    assert_eq!(total("Collector, Mirage, Shapeshifter, Doppelgänger"), 7);
    assert_eq!(total("Collector, Enchantress, Doppelgänger→Enchantress"), 7 + 5 + 5);
    assert_eq!(total("Collector, Enchantress, Shapeshifter→any Wizard"), 7 + 10 + 5);
    // Six names give no more than five.
    let six = "Collector, Enchantress, Necromancer, Beastmaster, Warlock Lord, Shapeshifter→any Wizard";
    assert_eq!(total(six), 7 + 100 + 5 + 3 + 9 + 25 - 50);
}

/// FR-22, FR-26: after the Book a card may be what it asks for.
#[test]
fn a_card_may_satisfy_itself() {
    let table = [
        ("Bell Tower, Book of Changes (Bell Tower→Wizard)", 8 + 15 + 3),
        ("Knights, Book of Changes (Knights→Leader)", 20 + 3),
        ("Dragon, Book of Changes (Dragon→Wizard)", 30 + 3),
        ("Smoke, Book of Changes (Smoke→Flame)", 27 + 3),
        ("Warship, Book of Changes (Warship→Flood)", 23 + 3),
        ("War Dirigible, Book of Changes (War Dirigible→Army)", 35 + 3),
        ("War Dirigible, Knights, Book of Changes (War Dirigible→Weather)", 12 + 3),
        ("Forest, Book of Changes (Forest→Beast)", 7 + 12 + 3),
        ("Earth Elemental, Book of Changes (Earth Elemental→Land)", 4 + 3),
        ("Swamp, Book of Changes (Swamp→Army)", 18 - 3 + 3),
        ("Elven Archers, Book of Changes (Elven Archers→Weather)", 10 + 3),
        ("Fountain of Life, Book of Changes (Fountain of Life→Leader)", 1 + 3),
    ];
    for (text, expected) in table {
        assert_eq!(total(text), expected, "{text}");
    }
}

/// FR-25: names that a text spares protect a joker of that name, and kinds that it names don't.
#[test]
fn names_protect_jokers() {
    assert_eq!(total("World Tree, Wildfire, Mirage→Mountain"), 2 + 50 + 40);
    assert_eq!(total("Earth Elemental, Great Flood, Island→Great Flood, Mirage→Mountain"), 4 + 15 + 32 + 14);
    assert_eq!(total("Fire Elemental, Rainstorm, Protection Rune, Mirage→Lightning"), 4 + 15 + 8 + 1);
    // The same with blankers that nobody clears: the Enchantress counts who is left.
    assert_eq!(total("Enchantress, Great Flood, Mirage→Mountain"), 5 + 10 + 32);
    assert_eq!(total("Enchantress, Great Flood, Mirage→Lightning"), 5 + 10 + 32);
    assert_eq!(total("Enchantress, Great Flood, Mirage→Forest"), 5 + 5 + 32);
    assert_eq!(total("Enchantress, Rainstorm, Mirage→Lightning"), 5 + 10 + 8);
    assert_eq!(total("Enchantress, Rainstorm, Mirage→Forge"), 5 + 5 + 8);
    let sheet = sheet_of("Wildfire, Mirage→any Land");
    assert_eq!(sheet.card(Card::Mirage).unwrap().blanked_by, Some(Blanking::Cards { cards: cards("Wildfire") }));
    assert!(!sheet_of("Wildfire, Mirage→Mountain").card(Card::Mirage).unwrap().blanked);
    // A joker that stays a joker is spared: it counts in a run.
    assert_eq!(total("Wildfire, Gem of Order, Magic Wand, Candle, Mirage"), 40 + 5 + 10 + 1 + 2);
}

/// FR-25: a joker is worth 0 whatever it passes for, and with its 0 it may begin a run.
#[test]
fn a_disguised_joker_may_begin_a_run() {
    assert_eq!(total("Gem of Order, Magic Wand, Candle, Mirage→Great Flood"), 5 + 10 + 1 + 2);
    assert_eq!(total("Gem of Order, Magic Wand, Princess, Shapeshifter→Dragon"), 5 + 10 + 1 + 2);
}

/// FR-21: what blanks each other is blanked, but nothing else; what is blanked from outside doesn't blank.
#[test]
fn knots_of_blanking() {
    let pair = sheet_of("Basilisk, Doppelgänger→Basilisk, Knights");
    assert_eq!(pair.card(Card::Basilisk).unwrap().blanked_by, Some(Blanking::Cards { cards: cards("Doppelgänger") }));
    assert_eq!(pair.card(Card::Doppelganger).unwrap().blanked_by, Some(Blanking::Cards { cards: cards("Basilisk") }));
    assert!(!pair.card(Card::Knights).unwrap().blanked);
    // Wildfire blanks both Basilisks before they can look at each other.
    assert_eq!(total("Basilisk, Doppelgänger→Basilisk, Wildfire, Knights"), 40);
    // The Book makes the Blizzard a Flood: it blanks itself, and the Island stays.
    assert_eq!(total("Blizzard, Island, Book of Changes (Blizzard→Flood)"), 14 + 3);
    let alone = sheet_of("Blizzard, Island, Book of Changes (Blizzard→Flood)");
    assert_eq!(alone.card(Card::Blizzard).unwrap().blanked_by, Some(Blanking::Cards { cards: cards("Blizzard") }));
    // Three in a circle.
    let circle = sheet_of("Blizzard, Great Flood, Wildfire, Book of Changes (Blizzard→Beast)");
    assert_eq!(circle.cards.iter().filter(|card| card.blanked).count(), 3);
}

/// FR-22: cards that can be blanked only with and without each other all go; what hangs on them is settled afterwards.
#[test]
fn a_paradox_blanks_all_in_it() {
    let text = "Smoke, War Dirigible, Elven Archers, Book of Changes (War Dirigible→Flame)";
    assert_eq!(total(text), 15 + 3);
    let both = Some(Blanking::Paradox { cards: cards("Smoke, War Dirigible") });
    assert_eq!(sheet_of(text).card(Card::Smoke).unwrap().blanked_by, both);
    assert_eq!(sheet_of(text).card(Card::WarDirigible).unwrap().blanked_by, both);
    let copy = "Smoke, War Dirigible, Elven Archers, Doppelgänger→War Dirigible, Book of Changes (Doppelgänger→Flame)";
    assert_eq!(total(copy), 35 + 15 + 3);
}

/// FR-20, FR-26: a copy keeps the kind that its original was printed with, and the Book may change the copy instead.
#[test]
fn the_book_comes_after_the_doppelganger() {
    let original = sheet_of("Knights, Doppelgänger→Knights, Book of Changes (Knights→Leader)");
    assert_eq!(original.card(Card::Knights).unwrap().kind, Kind::Leader);
    assert_eq!(original.card(Card::Doppelganger).unwrap().kind, Kind::Army);
    assert_eq!(original.total, 20 + 20 + 3);
    let copy = sheet_of("Knights, Doppelgänger→Knights, Book of Changes (Doppelgänger→Leader)");
    assert_eq!(copy.card(Card::Doppelganger).unwrap().kind, Kind::Leader);
    assert_eq!(copy.card(Card::Doppelganger).unwrap().name, Some(Card::Knights));
    assert_eq!(copy.total, 20 + 20 + 3);
}

/// FR-27: the Island may clear a copy, and what the Book made a Flood or a Flame.
#[test]
fn the_island_clears_what_the_book_has_made() {
    assert_eq!(total("Island→Doppelgänger, Swamp, Doppelgänger→Swamp, Candle"), 14 + 18 - 3 + 18 + 2);
    assert_eq!(total("Island→Dragon, Dragon, Book of Changes (Dragon→Flame)"), 14 + 30 + 3);
}

/// FR-18: a clearer that is blanked has cleared all the same, and a joker that passes for a clearer clears nothing.
#[test]
fn clearing_comes_first_and_is_not_copied() {
    let cavern = sheet_of("Blizzard, Great Flood, Wildfire, Cavern");
    assert!(cavern.card(Card::Cavern).unwrap().blanked);
    assert_eq!(cavern.card(Card::Blizzard).unwrap().cleared_by, cards("Cavern"));
    assert_eq!(total("Great Flood, Knights, Mirage→Mountain"), 32);
    assert_eq!(total("Dragon, Doppelgänger→Protection Rune, Protection Rune"), 30 + 1 + 1);
    assert_eq!(total("Basilisk, Knights, Mirage→Rangers"), 35);
    assert_eq!(total("Swamp, Warship, Knights, Book of Changes (Swamp→Land)"), 18 - 3 + 12 + 3); // no Flood, no word
}

/// FR-20, FR-24: a copy carries the penalty, "other" then means other than the copy, and what it needs is asked for it too.
#[test]
fn doppelganger_copies_penalties() {
    let table = [
        ("Dragon, Doppelgänger→Dragon", -20),
        ("Warlock Lord, Doppelgänger→Warlock Lord", 2 * (25 - 10)),
        ("Empress, Doppelgänger→Empress", 15 - 5 + 15 - 5),
        ("Dwarvish Infantry, Doppelgänger→Dwarvish Infantry", 2 * (15 - 2)),
        ("Great Flood, Doppelgänger→Great Flood, Knights", 64),
        ("Warship, Doppelgänger→Warship, Swamp", 23 + 23 + 18),
        ("Warship, Doppelgänger→Warship", 0),
        ("War Dirigible, Doppelgänger→War Dirigible, Elven Archers", 35 + 35 + 15),
        ("Gem of Order, Shield of Keth, Warhorse, Doppelgänger→Warhorse", 5 + 10 + 4 + 6 + 6),
        ("Rainstorm, Doppelgänger→Rainstorm, Candle, Swamp", 8 + 10 + 8 + 18),
        ("Necromancer→Knights, Doppelgänger→Knights", 3 + 12 + 12),
        // What is printed on a joker is copied, not what it passes for.
        ("King, Mirage→any Army, Doppelgänger→Mirage", 8 + 5),
    ];
    for (text, expected) in table {
        assert_eq!(total(text), expected, "{text}");
    }
}

/// FR-23: the Necromancer's card comes even if the Necromancer is blanked.
#[test]
fn a_blanked_necromancer_has_raised_its_card() {
    assert_eq!(total("Necromancer→Dragon, Wildfire, Book of Changes (Necromancer→Army)"), 40 + 30 - 40 + 3);
}

/// FR-15: with the option, "for each" counts every name once; without it, every card.
#[test]
fn for_each_name() {
    let table = [
        ("King, Queen, Knights, Doppelgänger→Knights", 134, 94),
        ("Swamp, Knights, Doppelgänger→Knights", 18 - 6 + 24, 18 - 3 + 24),
        ("Forge, Magic Wand, Shapeshifter→Magic Wand", 9 + 18 + 1, 9 + 9 + 1),
        ("Forge, Magic Wand, Shapeshifter→any Weapon", 9 + 18 + 1, 9 + 18 + 1),
        ("Warlord, Knights, Doppelgänger→Knights", 4 + 40 + 40, 4 + 40 + 40), // a sum, not "for each"
        ("Earth Elemental, Forest, Doppelgänger→Forest", 4 + 30 + 14, 4 + 15 + 14),
    ];
    for (text, by_card, by_name) in table {
        assert_eq!(total_for(text, ForEach::Cards), by_card, "{text}");
        assert_eq!(total_for(text, ForEach::Names), by_name, "{text}");
    }
}

/// FR-12, FR-16: the tie-break adds up the base strengths of the active cards only.
#[test]
fn strength_leaves_out_blanked_cards() {
    assert_eq!(sheet_of("Smoke, Knights, Mirage").strength, 20);
    assert_eq!(sheet_of("Dragon, Doppelgänger→Dragon").strength, 60);
}

/// FR-16, FR-18: the sheet says why a card is blanked and what has cleared it, only where there was something to clear.
#[test]
fn the_sheet_gives_reasons() {
    let sheet = sheet_of("Smoke, War Dirigible, Rangers, Swamp, Candle, Basilisk, King, Mountain");
    let card = |card| sheet.card(card).unwrap();
    assert_eq!(card(Card::WarDirigible).army_cleared_by, cards("Rangers"));
    let weather = Blanking::Present { kind: Kind::Weather, cards: cards("Smoke") };
    assert_eq!(card(Card::WarDirigible).blanked_by, Some(weather));
    assert_eq!(card(Card::King).blanked_by, Some(Blanking::Cards { cards: cards("Basilisk") }));
    assert_eq!(card(Card::Swamp).cleared_by, cards("Mountain"));
    assert_eq!(card(Card::Candle).cleared_by, CardSet::EMPTY);
    assert_eq!(card(Card::Basilisk).army_cleared_by, cards("Rangers"));
    let smoke = sheet_of("Smoke");
    assert_eq!(smoke.card(Card::Smoke).unwrap().blanked_by, Some(Blanking::Missing { kind: Kind::Flame }));
    let gem = sheet_of("Gem of Order, Shield of Keth, Warlord, Book of Changes");
    let run = gem.card(Card::GemOfOrder).unwrap().lines[1];
    assert_eq!((run.reason, run.points, run.from.len()), (Reason::Run, 10, 3));
}

/// FR-14: a bonus "with" cards is given once, however many of them are there.
#[test]
fn with_counts_once() {
    assert_eq!(total("Magic Wand, Collector, Enchantress"), 1 + 25 + 7 + 5);
    assert_eq!(total("Sword of Keth, King, Queen"), 7 + 10 + 8 + 6);
    assert_eq!(total("Elven Longbow, Elven Archers, Warlord"), 3 + 30 + 10 + 5 + 4 + 10);
}

/// FR-15: "for each" counts every card that fits, and a card that fits twice once.
#[test]
fn for_each_card() {
    assert_eq!(total("Forge, Magic Wand, Elven Longbow, Gem of Order"), 9 + 27 + 1 + 3 + 5);
    assert_eq!(total("Forest, Elven Archers, Book of Changes (Elven Archers→Beast)"), 7 + 12 + 10 + 5 + 3);
}

/// FR-16: a blanked card has no name, no kind, no strength and no penalty for anybody.
#[test]
fn blanked_cards_are_not_there() {
    assert_eq!(total("Hydra, Swamp, Blizzard"), 12 + 30 - 5); // no name
    assert_eq!(total("Warlord, Knights, Great Flood"), 4 + 32); // no strength
    assert_eq!(total("Elven Archers, Smoke"), 10 + 5); // no kind
    assert_eq!(total("Gem of Order, Queen, Forest, Wildfire"), 5 + 40); // no part in a run
    assert_eq!(total("Basilisk, Dragon, Knights"), 35); // no penalty
}

/// FR-17: a card that needs a kind is blanked without it, a card that can't stand a kind is blanked with it.
#[test]
fn some_cards_blank_themselves() {
    assert_eq!(total("Smoke, Warship, War Dirigible"), 0);
    assert_eq!(total("Smoke, Candle, Warship, Island"), 27 + 2 + 23 + 14);
    assert_eq!(total("War Dirigible, Knights, Whirlwind"), 20 - 8 + 13);
    assert_eq!(total("War Dirigible, Knights, Whirlwind, Protection Rune"), 35 + 20 + 13 + 1);
}

/// FR-19: the word Army goes from every penalty with Rangers, from those of Floods with the Warship.
#[test]
fn the_word_army() {
    let table = [
        ("Rangers, Great Flood, Knights", 5 + 32 + 12),
        ("Rangers, Basilisk, Knights, Hydra", 5 + 35 + 12),
        ("Rangers, Swamp, Knights", 5 + 18 + 12),
        ("Rangers, Blizzard, Knights", 5 + 30 + 12),
        ("Rangers, Dwarvish Infantry", 5 + 15),
        ("Rangers, Wildfire", 40),
        ("War Dirigible, Rangers, Book of Changes (Rangers→Land)", 35 + 5 + 10 + 3), // no Army, and no need of one
        ("Warship, Great Flood, Knights", 23 + 32 + 12),
        ("Warship, Swamp, Knights", 23 + 18 + 12),
        ("Warship, Island, Dwarvish Infantry, Light Cavalry", 23 + 14 + 15 - 2 + 17),
        ("Warship, Island, Dwarvish Infantry, Light Cavalry, Book of Changes (Dwarvish Infantry→Flood)", 72),
    ];
    for (text, expected) in table {
        assert_eq!(total(text), expected, "{text}");
    }
}

/// FR-28: the Fountain adds the strongest that will do, itself if need be, or the one that is named.
#[test]
fn the_fountain_takes_one_strength() {
    assert_eq!(total("Fountain of Life"), 1 + 1);
    assert_eq!(total("Fountain of Life, Knights, Forge, Bell Tower"), 1 + 9 + 12 + 9 + 8);
    assert_eq!(total("Fountain of Life→Bell Tower, Knights, Forge, Bell Tower"), 1 + 8 + 12 + 9 + 8);
    assert_eq!(total("Fountain of Life, Swamp, Doppelgänger→Swamp"), 1 + 18 + 18 + 18);
    assert_eq!(total("Fountain of Life, Sword of Keth"), 1 + 7 + 7);
}

/// FR-30: the World Tree asks that no two active cards are of one kind; two jokers that stay wild are.
#[test]
fn the_world_tree_wants_different_kinds() {
    assert_eq!(total("World Tree, Knights, King"), 2 + 50 + 20 + 8 + 5);
    assert_eq!(total("World Tree, Knights, King, Queen"), 2 + 20 + 8 + 20 + 6 + 20);
    assert_eq!(total("World Tree, Knights, King, Queen, Book of Changes (Queen→Land)"), 2 + 20 + 8 + 20 + 6 + 20 + 3);
    assert_eq!(total("World Tree, Gem of Order, Book of Changes (Gem of Order→Land)"), 2 + 5 + 3);
    assert_eq!(total("World Tree, Shapeshifter→any Weapon, Mirage"), 2 + 50);
    assert_eq!(total("World Tree, Shapeshifter, Mirage"), 2);
}
