//! Why something is not possible, in one sentence.

use pentarchy_colour_kingdoms::Refusal;

use super::words::{colour_name, die_name, drop_name, kingdom_name, region_name, row_name, spell_name};
use crate::screen::Names;
use crate::t;

/// The sentence of a refusal.
pub(super) fn sentence(refusal: &Refusal, names: &Names) -> String {
    match *refusal {
        Refusal::NotAsked(_) => t!("colour-kingdoms-no-not-asked"),
        Refusal::Over => t!("colour-kingdoms-no-over"),
        Refusal::Queue(seat) => t!("colour-kingdoms-no-queue", name = names.of(seat).to_owned()),
        Refusal::TakeFirst => t!("colour-kingdoms-no-take-first"),
        Refusal::TakenAlready => t!("colour-kingdoms-no-taken"),
        Refusal::DieGone(die) => t!("colour-kingdoms-no-die-gone", die = die_name(die)),
        Refusal::NotThere { die, kingdom } => {
            t!("colour-kingdoms-no-not-there", die = die_name(die), kingdom = kingdom_name(kingdom))
        }
        Refusal::WhiteFirst => t!("colour-kingdoms-no-white-first"),
        Refusal::WhiteColour(colour) => t!("colour-kingdoms-no-white-colour", colour = colour_name(colour)),
        Refusal::OwnColour(die) => t!("colour-kingdoms-no-own-colour", die = die_name(die)),
        Refusal::Finished => t!("colour-kingdoms-no-finished"),
        Refusal::NothingToWipe => t!("colour-kingdoms-no-nothing-to-wipe"),
        Refusal::NoDrop => t!("colour-kingdoms-no-drop"),
        Refusal::OtherKingdom(region) => {
            t!("colour-kingdoms-no-other-kingdom", region = region_name(region))
        }
        Refusal::Painted(region) => t!("colour-kingdoms-no-painted", region = region_name(region)),
        Refusal::Clash { region, neighbour, colour } => t!(
            "colour-kingdoms-no-clash",
            region = region_name(region),
            neighbour = region_name(neighbour),
            colour = colour_name(colour)
        ),
        Refusal::ChooseFirst(one, other) => {
            t!("colour-kingdoms-no-choose-first", one = region_name(one), other = region_name(other))
        }
        Refusal::NothingToChoose => t!("colour-kingdoms-no-nothing-to-choose"),
        Refusal::ChooseComposite(colour) => t!("colour-kingdoms-no-composite", colour = colour_name(colour)),
        Refusal::NoTowerDrop(colour) => t!("colour-kingdoms-no-tower-drop", drop = drop_name(colour)),
        Refusal::NoSpell(spell) => t!("colour-kingdoms-no-spell", spell = spell_name(spell)),
        Refusal::TooLate => t!("colour-kingdoms-no-too-late"),
        Refusal::SameKingdom(kingdom) => t!("colour-kingdoms-no-same-kingdom", kingdom = kingdom_name(kingdom)),
        Refusal::NoNeed(region) => t!("colour-kingdoms-no-need", region = region_name(region)),
        Refusal::NotNeighbour(kingdom) => t!("colour-kingdoms-no-not-neighbour", kingdom = kingdom_name(kingdom)),
        Refusal::SpreadAlready(kingdom) => t!("colour-kingdoms-no-spread-already", kingdom = kingdom_name(kingdom)),
        Refusal::NothingToSpread => t!("colour-kingdoms-no-nothing-to-spread"),
        Refusal::TooFewDrops(count) => t!("colour-kingdoms-no-too-few", count = count),
        Refusal::MixComposite(colour) => t!("colour-kingdoms-no-composite", colour = colour_name(colour)),
        Refusal::NotMixed(colour) => t!("colour-kingdoms-no-not-mixed", drop = drop_name(colour)),
        Refusal::CrossFirst => t!("colour-kingdoms-no-cross-first"),
        Refusal::NothingToCross => t!("colour-kingdoms-no-nothing-to-cross"),
        Refusal::LastRow => t!("colour-kingdoms-no-last-row"),
        Refusal::DigitGone { row, place } => {
            t!("colour-kingdoms-no-digit-gone", digit = row.points(place), row = row_name(row))
        }
        Refusal::GreaterFirst => t!("colour-kingdoms-no-greater-first"),
    }
}
