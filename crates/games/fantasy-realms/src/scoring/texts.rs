//! What each card gives and costs, a line a card, in the order of the deck.
//!
//! The numbers and conditions are those of the printed cards, said in the words of `text.rs`.

use super::text::{Blanks, Bonus, Clears, NOTHING, OfKinds, Penalty, Text, Wanted, any, named, other};
use crate::cards::PRINTS;
use crate::{Card, CardSet, Kind, KindSet};
use Card::*;
use Kind::*;

/// What the Fountain of Life may take its bonus from.
pub(crate) const FOUNTAIN_TAKES: OfKinds = OfKinds::of(&[Weapon, Flood, Flame, Land, Weather]);
/// What the Island may clear.
pub(crate) const ISLAND_CLEARS: OfKinds = OfKinds::of(&[Flood, Flame]);

/// A table of something of every card, in the order of the deck.
macro_rules! by_card {
    (|$i:ident| $of:expr) => {{
        let mut $i = 0;
        let mut table = [$of; Card::ALL.len()];
        while $i < table.len() {
            table[$i] = $of;
            $i += 1;
        }
        table
    }};
}
pub(super) use by_card;

const EVERY_KIND: OfKinds = OfKinds::new(KindSet::ALL);

pub(crate) const TEXTS: [(Card, Text); 53] = [
    (Mountain, NOTHING.with(50, &[named(&[Smoke]), named(&[Wildfire])]).clears(every(Flood))),
    (Cavern, NOTHING.with(25, &[named(&[DwarvishInfantry, Dragon])]).clears(every(Weather))),
    (BellTower, NOTHING.with(15, &[any(&[Wizard])])),
    (Forest, NOTHING.per(12, any(&[Beast]).or_named(&[ElvenArchers]))),
    (EarthElemental, NOTHING.per(15, other(Land))),
    //
    (FountainOfLife, NOTHING.gains(Bonus::StrengthOfOne(Wanted::of(FOUNTAIN_TAKES)))),
    (Swamp, NOTHING.loses_per(3, any(&[Army, Flame]))),
    (
        GreatFlood,
        NOTHING.blanks(Blanks::Each(&[any(&[Army]), any(&[Land]).except(Mountain), any(&[Flame]).except(Lightning)])),
    ),
    (Island, NOTHING.clears(Clears::Chosen(ISLAND_CLEARS))),
    (WaterElemental, NOTHING.per(15, other(Flood))),
    //
    (Rainstorm, NOTHING.per(10, any(&[Flood])).blanks(Blanks::Each(&[any(&[Flame]).except(Lightning)]))),
    (Blizzard, NOTHING.blanks(Blanks::Each(&[any(&[Flood])])).loses_per(5, any(&[Army, Leader, Beast, Flame]))),
    (Smoke, NOTHING.blanked_unless(Flame)),
    (Whirlwind, NOTHING.with(40, &[named(&[Rainstorm]), named(&[Blizzard, GreatFlood])])),
    (AirElemental, NOTHING.per(15, other(Weather))),
    //
    // FR: a joker that stays wild is spared (ruling 2).
    (
        Wildfire,
        NOTHING.blanks(Blanks::AllBut(
            any(&[Flame, Wizard, Weather, Weapon, Artifact, Wild])
                .or_named(&[Mountain, GreatFlood, Island, Unicorn, Dragon]),
        )),
    ),
    (Candle, NOTHING.with(100, &[named(&[BookOfChanges]), named(&[BellTower]), any(&[Wizard])])),
    (Forge, NOTHING.per(9, any(&[Weapon, Artifact]))),
    (Lightning, NOTHING.with(30, &[named(&[Rainstorm])])),
    (FireElemental, NOTHING.per(15, other(Flame))),
    //
    (Knights, NOTHING.loses_unless(8, any(&[Leader]))),
    (ElvenArchers, NOTHING.gains(Bonus::Without(5, any(&[Weather])))),
    (LightCavalry, NOTHING.loses_per(2, any(&[Land]))),
    (DwarvishInfantry, NOTHING.loses_per(2, other(Army))),
    (Rangers, NOTHING.per(10, any(&[Land])).clears(Clears::WordArmy(EVERY_KIND))),
    //
    (Collector, NOTHING.gains(Bonus::Collections)),
    (Beastmaster, NOTHING.per(9, any(&[Beast])).clears(every(Beast))),
    (Necromancer, NOTHING), // its card comes before the scoring: see `Choices::necromancer`
    (WarlockLord, NOTHING.loses_per(10, any(&[Leader]).or_other(Wizard))),
    (Enchantress, NOTHING.per(5, any(&[Land, Weather, Flood, Flame]))),
    //
    (King, NOTHING.gains(Bonus::PerOrWith(5, any(&[Army]), Queen, 20))),
    (Queen, NOTHING.gains(Bonus::PerOrWith(5, any(&[Army]), King, 20))),
    (Princess, NOTHING.per(8, any(&[Army, Wizard]).or_other(Leader))),
    (Warlord, NOTHING.gains(Bonus::StrengthOfAll(any(&[Army])))),
    (Empress, NOTHING.per(10, any(&[Army])).loses_per(5, other(Leader))),
    //
    (Unicorn, NOTHING.first_of(&[(30, &[named(&[Princess])]), (15, &[named(&[Empress, Queen, Enchantress])])])),
    (Basilisk, NOTHING.blanks(Blanks::Each(&[any(&[Army, Leader]).or_other(Beast)]))),
    (Warhorse, NOTHING.with(14, &[any(&[Leader, Wizard])])),
    (Dragon, NOTHING.loses_unless(40, any(&[Wizard]))),
    (Hydra, NOTHING.with(28, &[named(&[Swamp])])),
    //
    (Warship, NOTHING.clears(Clears::WordArmy(OfKinds::of(&[Flood]))).blanked_unless(Flood)),
    (MagicWand, NOTHING.with(25, &[any(&[Wizard])])),
    (SwordOfKeth, NOTHING.first_of(&[(40, &[any(&[Leader]), named(&[ShieldOfKeth])]), (10, &[any(&[Leader])])])),
    (ElvenLongbow, NOTHING.with(30, &[named(&[ElvenArchers, Warlord, Beastmaster])])),
    (WarDirigible, NOTHING.blanked_unless(Army).blanked_with(Weather)),
    //
    (ShieldOfKeth, NOTHING.first_of(&[(40, &[any(&[Leader]), named(&[SwordOfKeth])]), (15, &[any(&[Leader])])])),
    (GemOfOrder, NOTHING.gains(Bonus::Runs)),
    (WorldTree, NOTHING.gains(Bonus::AllDifferent(50))),
    (BookOfChanges, NOTHING), // its change comes before the scoring: see `Choices::book`
    (ProtectionRune, NOTHING.clears(Clears::Every(EVERY_KIND))),
    //
    (Shapeshifter, NOTHING), // the jokers act before the scoring: see `Choices`
    (Mirage, NOTHING),
    (Doppelganger, NOTHING),
];

/// What the Gem of Order gives for a run of so many base strengths.
pub(crate) const fn run_points(length: u32) -> i32 {
    match length {
        0..=2 => 0,
        3 => 10,
        4 => 30,
        5 => 60,
        6 => 100,
        _ => 150,
    }
}

/// What the Collector gives for so many different names of one kind.
pub(crate) const fn collection_points(names: usize) -> i32 {
    match names {
        0..=2 => 0,
        3 => 10,
        4 => 40,
        _ => 100,
    }
}

// What is printed on a card, each part in a table of its own: scoring goes through them all the time, and close together
// they stay at hand.

/// The base strength printed on a card.
#[inline]
pub(crate) fn strength(card: Card) -> i32 {
    static BY_CARD: [i8; 53] = by_card!(|i| PRINTS[i].strength as i8);
    BY_CARD[card.index()].into()
}

/// The bonus printed on a card.
#[inline]
pub(crate) fn bonus(card: Card) -> &'static Bonus {
    static BY_CARD: [Bonus; 53] = by_card!(|i| TEXTS[i].1.bonus);
    &BY_CARD[card.index()]
}

/// What a card clears.
#[inline]
pub(crate) fn clears(card: Card) -> &'static Clears {
    static BY_CARD: [Clears; 53] = by_card!(|i| TEXTS[i].1.clears);
    &BY_CARD[card.index()]
}

/// The penalty printed on a card.
#[inline]
pub(crate) fn penalty(card: Card) -> &'static Penalty {
    static BY_CARD: [Penalty; 53] = by_card!(|i| TEXTS[i].1.penalty);
    &BY_CARD[card.index()]
}

/// The cards that give themselves a bonus.
pub(crate) const GAINERS: CardSet = cards_with(Part::Gains);
/// The cards that clear anything.
pub(crate) const CLEARERS: CardSet = cards_with(Part::Clears);
/// The cards that have any penalty.
pub(crate) const PENALISED: CardSet = cards_with(Part::AnyPenalty);
/// The cards that lose points.
pub(crate) const LOSERS: CardSet = cards_with(Part::LosesPoints);
/// The cards that blank others.
pub(crate) const BLANKERS: CardSet = cards_with(Part::BlanksOthers);
/// The cards that may blank themselves.
pub(crate) const SELF_BLANKERS: CardSet = cards_with(Part::BlanksItself);

enum Part {
    Gains,
    Clears,
    AnyPenalty,
    LosesPoints,
    BlanksOthers,
    BlanksItself,
}

const fn cards_with(part: Part) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut i = 0;
    while i < TEXTS.len() {
        let (card, text) = &TEXTS[i];
        // The lines stand in the order of the deck, so that a card's index finds its text.
        assert!(*card as usize == i);
        let there = match part {
            Part::Gains => !matches!(text.bonus, Bonus::None),
            Part::Clears => !matches!(text.clears, Clears::Nothing),
            Part::AnyPenalty => text.penalty.is_some(),
            Part::LosesPoints => text.penalty.loses_points(),
            Part::BlanksOthers => text.penalty.blanks_others(),
            Part::BlanksItself => text.penalty.blanks_itself(),
        };
        if there {
            set = set.with(*card);
        }
        i += 1;
    }
    set
}

const fn every(kind: Kind) -> Clears {
    Clears::Every(OfKinds::of(&[kind]))
}
