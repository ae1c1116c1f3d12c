//! A symbol for every card: an icon where one fits, a drawing of our own elsewhere.

use icondata_core::IconData;
use icondata_fa as fa;
use icondata_mdi as mdi;
use leptos::prelude::*;
use pentarchy_fantasy_realms::Card;

/// The symbol of a card. It says nothing to a screen reader: the name beside it does.
#[component]
pub(crate) fn Symbol(card: Card) -> impl IntoView {
    let (view_box, data) = match picture(card) {
        Picture::Icon(icon) => (icon.view_box.unwrap_or(OWN_BOX), icon.data),
        Picture::Own(data) => (OWN_BOX, data),
    };
    view! { <svg class="fr-symbol" viewBox=view_box aria-hidden="true" inner_html=data></svg> }
}

enum Picture {
    Icon(&'static IconData),
    /// Shapes in a square of 24; what has the class `d` is a detail in the colour of the paper.
    Own(&'static str),
}

const OWN_BOX: &str = "0 0 24 24";

fn picture(card: Card) -> Picture {
    use Picture::{Icon, Own};
    match card {
        Card::Mountain => Icon(fa::FaMountainSolid),
        Card::Cavern => Icon(fa::FaDungeonSolid),
        Card::BellTower => Own(BELL_TOWER),
        Card::Forest => Icon(mdi::MdiForest),
        Card::EarthElemental => Own(EARTH_ELEMENTAL),

        Card::FountainOfLife => Icon(mdi::MdiFountain),
        Card::Swamp => Icon(fa::FaFrogSolid),
        Card::GreatFlood => Icon(fa::FaHouseFloodWaterSolid),
        Card::Island => Icon(mdi::MdiIsland),
        Card::WaterElemental => Own(WATER_ELEMENTAL),

        Card::Rainstorm => Icon(fa::FaCloudShowersHeavySolid),
        Card::Blizzard => Icon(mdi::MdiSnowflake),
        Card::Smoke => Icon(fa::FaSmogSolid),
        Card::Whirlwind => Icon(fa::FaTornadoSolid),
        Card::AirElemental => Own(AIR_ELEMENTAL),

        Card::Wildfire => Icon(mdi::MdiPineTreeFire),
        Card::Candle => Icon(mdi::MdiCandle),
        Card::Forge => Icon(mdi::MdiAnvil),
        Card::Lightning => Icon(fa::FaBoltSolid),
        Card::FireElemental => Own(FIRE_ELEMENTAL),

        Card::Knights => Icon(mdi::MdiShieldSword),
        Card::ElvenArchers => Icon(mdi::MdiArrowProjectileMultiple),
        Card::LightCavalry => Icon(mdi::MdiHorseHuman),
        Card::DwarvishInfantry => Icon(mdi::MdiPickaxe),
        Card::Rangers => Icon(fa::FaCampgroundSolid),

        Card::Collector => Icon(mdi::MdiCrystalBall),
        Card::Beastmaster => Icon(fa::FaShieldDogSolid),
        Card::Necromancer => Icon(fa::FaSkullSolid),
        Card::WarlockLord => Icon(fa::FaHatWizardSolid),
        Card::Enchantress => Icon(fa::FaHandSparklesSolid),

        Card::King => Icon(fa::FaChessKingSolid),
        Card::Queen => Icon(fa::FaChessQueenSolid),
        Card::Princess => Own(TIARA),
        Card::Warlord => Icon(mdi::MdiBugle),
        Card::Empress => Own(CLOSED_CROWN),

        Card::Unicorn => Icon(mdi::MdiUnicornVariant),
        Card::Basilisk => Icon(mdi::MdiSnake),
        Card::Warhorse => Icon(fa::FaHorseHeadSolid),
        Card::Dragon => Icon(fa::FaDragonSolid),
        Card::Hydra => Own(HYDRA),

        Card::Warship => Icon(mdi::MdiSailBoat),
        Card::MagicWand => Icon(fa::FaWandMagicSparklesSolid),
        Card::SwordOfKeth => Icon(mdi::MdiSword),
        Card::ElvenLongbow => Icon(mdi::MdiBowArrow),
        Card::WarDirigible => Own(AIRSHIP),

        Card::ShieldOfKeth => Icon(fa::FaShieldHalvedSolid),
        Card::GemOfOrder => Icon(fa::FaGemSolid),
        Card::WorldTree => Icon(mdi::MdiTree),
        Card::BookOfChanges => Icon(fa::FaBookOpenSolid),
        Card::ProtectionRune => Own(RUNE_STONE),

        Card::Shapeshifter => Icon(fa::FaMasksTheaterSolid),
        Card::Mirage => Icon(mdi::MdiPalmTree),
        Card::Doppelganger => Icon(mdi::MdiAccountMultiple),
    }
}

const BELL_TOWER: &str = r#"<path d="M12 1l7 6v2h-1.500v13h-11V9H5V7z"/><path class="d" d="M12 8a3.800 3.800 0 0 1 3.800 3.800V18H8.200v-6.200A3.800 3.800 0 0 1 12 8z"/><path d="M12 9.500a2.200 2.200 0 0 1 2.200 2.200v2.100l1 1.400H8.800l1-1.400v-2.100A2.200 2.200 0 0 1 12 9.500zm-1.100 6.400h2.200a1.100 1.100 0 0 1-2.200 0z"/>"#;

const EARTH_ELEMENTAL: &str = r#"<path d="M5 9l3.500-5.500L15 2l5 5.500 1.500 8.500-4 6H8l-5.500-5z"/><path class="d" d="M7.200 10.500l3.800 1.800-.7 2.700-3.600-1.300zM17.300 10.500l-3.800 1.800.7 2.700 3.600-1.300zM9 17.500h6.500l-1.200 2h-4z"/>"#;

const WATER_ELEMENTAL: &str = r#"<path d="M12 1.500c4 5 7.200 8.700 7.200 13a7.200 7.200 0 0 1-14.400 0c0-4.300 3.200-8 7.200-13z"/><circle class="d" cx="9.300" cy="13.300" r="1.600"/><circle class="d" cx="14.700" cy="13.300" r="1.600"/><path class="d" d="M8.800 16.800c2 1.400 4.400 1.400 6.400 0-.5 2-1.800 3-3.200 3s-2.700-1-3.200-3z"/>"#;

const AIR_ELEMENTAL: &str = r#"<path d="M6.500 17.500a4.700 4.700 0 0 1-.7-9.300 6.300 6.300 0 0 1 12-.9A5.200 5.200 0 0 1 18 17.500z"/><path d="M4 19.300h9v1.800H4zM15 19.300h5v1.800h-5zM8 22h8v1.500H8z"/><circle class="d" cx="9.300" cy="11.300" r="1.600"/><circle class="d" cx="14.700" cy="11.300" r="1.600"/>"#;

const FIRE_ELEMENTAL: &str = r#"<path d="M13.500 1.500c.5 4.500 6 6.500 6 12.800a7.500 7.500 0 0 1-15 0c0-3 1.300-5.300 3.200-6.800 0 2 .8 3.200 2 3.500 2.300-2 1.600-6 3.800-9.500z"/><circle class="d" cx="9.300" cy="14" r="1.600"/><circle class="d" cx="14.700" cy="14" r="1.600"/><path class="d" d="M8.800 17.500h6.400c-.6 1.600-1.800 2.400-3.200 2.400s-2.600-.8-3.200-2.400z"/>"#;

const TIARA: &str = r#"<path d="M2.500 18.500c0-3.500.4-6.500 1-9.500l4.300 3L12 4.500l4.200 7.500 4.300-3c.6 3 1 6 1 9.500-6.300 2-12.700 2-19 0z"/><circle class="d" cx="12" cy="13.500" r="2.100"/><circle class="d" cx="6.700" cy="15.500" r="1.100"/><circle class="d" cx="17.300" cy="15.500" r="1.100"/>"#;

const CLOSED_CROWN: &str = r#"<path d="M12 .8a1.700 1.700 0 0 1 .9 3.100C17.500 4.300 21.500 7 21.500 12.200L20 18H4l-1.500-5.800c0-5.200 4-7.900 8.600-8.300A1.700 1.700 0 0 1 12 .8z"/><path d="M3.800 19.500h16.400V22.500H3.800z"/><path class="d" d="M6.800 15.800c-1.300-3.900.2-7.600 3.800-9-1.500 2.700-1.500 6.200-.9 9zM17.200 15.800c1.300-3.900-.2-7.600-3.800-9 1.500 2.700 1.500 6.200.9 9z"/>"#;

const HYDRA: &str = r#"<path d="M5.500 22.500c0-3 1.200-4.500 3.300-5.500-1-3-3.800-3.800-4.300-6.500L1.500 10l.6-2.800 2.700-1.200c2.200 0 3.400 1.600 3.400 3.700 0 1.800 1.200 2.800 2.200 3.800.3-2 .3-3.700 0-5.500L7.700 6.500 8.700 3l3.200-1.500c2.200 0 3.300 2 3 4.200L14.600 8c-.3 2-.3 3.500-.2 5.500 1-1 1.600-2 1.600-3.800 0-2.100 1.200-3.700 3.400-3.700l2.700 1.200.5 2.800-3 .5c-.5 2.700-3 3.500-4.200 6.500 2.100 1 3.200 2.500 3.200 5.500z"/><circle class="d" cx="5.200" cy="8.300" r=".9"/><circle class="d" cx="11.900" cy="4.400" r=".9"/><circle class="d" cx="19" cy="8.300" r=".9"/>"#;

const AIRSHIP: &str = r#"<path d="M1.500 9.800C1.500 6 6.500 3.800 11.500 3.800c4 0 7 1.400 8.700 3l2.300-2.300v10.600l-2.300-2.300c-1.700 1.600-4.700 3-8.700 3-5 0-10-2.200-10-6z"/><path d="M7.500 17.300h8l-1.300 4H8.800z"/><path class="d" d="M4.500 9h12.500v1.600H4.500z"/>"#;

const RUNE_STONE: &str = r#"<path d="M6 22.500L3.500 12 6 4.500l6-3 6 3 2.500 7.500L18 22.500z"/><path class="d" d="M11.100 19.500v-5.800L7.200 9.600l1.300-1.200 2.600 2.700V5h1.800v6.100l2.600-2.700 1.300 1.200-3.900 4.100v5.800z"/>"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_symbol_of_its_own() {
        let data = |card| match picture(card) {
            Picture::Icon(icon) => icon.data,
            Picture::Own(data) => data,
        };
        let mut all: Vec<_> = Card::ALL.map(data).to_vec();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Card::ALL.len());
    }
}
