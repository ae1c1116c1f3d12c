//! A symbol for every character: a drawing of our own, or an icon where one fits.

use icondata_core::IconData;
use icondata_fa as fa;
use icondata_mdi as mdi;
use leptos::prelude::*;
use pentarchy_brutal_kingdom::Character;

/// The symbol of a character. It says nothing to a screen reader: the name beside it does.
#[component]
pub(super) fn Symbol(card: Character) -> impl IntoView {
    let (view_box, data) = match picture(card) {
        Picture::Icon(icon) => (icon.view_box.unwrap_or(OWN_BOX), icon.data),
        Picture::Own(data) => (OWN_BOX, data),
    };
    view! { <svg class="bk-symbol" viewBox=view_box aria-hidden="true" inner_html=data></svg> }
}

/// A symbol of our own, by its shapes.
#[component]
pub(super) fn Shapes(shapes: &'static str) -> impl IntoView {
    view! { <svg class="bk-symbol" viewBox=OWN_BOX aria-hidden="true" inner_html=shapes></svg> }
}

enum Picture {
    Icon(&'static IconData),
    /// Shapes in a square of 24; what has the class `d` is a detail in the colour of the paper.
    Own(&'static str),
}

const OWN_BOX: &str = "0 0 24 24";

fn picture(card: Character) -> Picture {
    use Picture::{Icon, Own};
    match card {
        Character::Charlatan => Own(JESTERS_CAP),
        Character::BlackKnight => Own(GREAT_HELM),
        Character::Courtesan => Own(HAND_FAN),
        Character::FortuneTeller => Own(CRYSTAL_BALL),
        Character::Poisoner => Own(POISON_FLASK),
        Character::Berserker => Own(BATTLE_AXE),
        Character::Assassin => Own(DAGGER),
        Character::Abbot => Own(CROSIER),
        Character::Druid => Own(OAK_LEAF),
        Character::WhiteKnight => Icon(fa::FaChessKnightSolid),
        Character::Monk => Own(HOOD),
        Character::Executioner => Own(BLOCK_AND_AXE),
        Character::Intriguer => Icon(mdi::MdiDominoMask),
        Character::Witch => Icon(fa::FaCatSolid),
        Character::King => Own(CROWN),
        Character::Queen => Own(TIARA),
        Character::Saint => Own(HALO),
        Character::Bishop => Own(MITRE),
        Character::Wizard => Own(STARRY_HAT),
        Character::Inquisitor => Own(ALL_SEEING_EYE),
    }
}

const JESTERS_CAP: &str = r#"<path d="M4.500 18.500C5 13 3.800 9.500 1.800 8c3-1.600 6.200-.6 7.700 2.500C10 6.500 11 4 13.500 2.500c-.3 3 .3 5.500 1.800 8 1.300-2.800 4-4 7-2.700-2 1.700-2.700 5.500-2.800 10.700z"/><path d="M4 18.800h16v3.400H4z"/><circle class="d" cx="2.600" cy="8.300" r="1.700"/><circle class="d" cx="13.300" cy="2.900" r="1.700"/><circle class="d" cx="21.500" cy="8.100" r="1.700"/><path class="d" d="M12 12.500l1.900 2.500-1.900 2.500-1.900-2.500z"/>"#;

const GREAT_HELM: &str = r#"<path d="M5 8c0-3.800 3-6.500 7-6.500S19 4.200 19 8v11.500L12 22.500 5 19.500z"/><path class="d" d="M6.500 10h4.300v1.800H6.500zM13.200 10h4.300v1.800h-4.300z"/><path d="M11 1.500h2V22h-2z"/><circle class="d" cx="8.300" cy="15" r=".8"/><circle class="d" cx="8.300" cy="17.500" r=".8"/><circle class="d" cx="15.700" cy="15" r=".8"/><circle class="d" cx="15.700" cy="17.500" r=".8"/>"#;

const HAND_FAN: &str = r#"<path d="M12 21.500L1.500 11C4 6.500 7.800 4 12 4s8 2.500 10.500 7z"/><path class="d" d="M11.600 17.500L5 10.200l1.200-1.300 5.600 8.300zM12.400 17.500L19 10.200l-1.200-1.300-5.600 8.300zM11.300 16.500V7h1.400v9.500z"/><circle cx="12" cy="20.800" r="1.900"/>"#;

const CRYSTAL_BALL: &str = r#"<circle cx="12" cy="10" r="8.300"/><path d="M6.500 18h11l2.500 4.200H4z"/><path class="d" d="M12 5l1.200 3.300 3.500.2-2.700 2.200.9 3.400-2.900-1.900-2.900 1.900.9-3.400-2.700-2.200 3.500-.2z"/>"#;

const POISON_FLASK: &str = r#"<path d="M9.200 1.500h5.600v2.700h-1v4.300c4 1.200 6.200 4 6.200 7.300 0 4-3.400 6.700-8 6.700s-8-2.700-8-6.700c0-3.300 2.200-6.100 6.200-7.300V4.200h-1z"/><path class="d" d="M12 10.500a4.200 4.200 0 0 0-4.200 4.100c0 1.500.8 2.600 1.800 3.200v1.900h4.800v-1.900c1-.6 1.800-1.700 1.800-3.200A4.200 4.200 0 0 0 12 10.500z"/><circle cx="10.400" cy="14.700" r="1.100"/><circle cx="13.600" cy="14.700" r="1.100"/>"#;

const BATTLE_AXE: &str = r#"<path d="M10.900 3h2.200v19.500h-2.200z"/><path d="M13 4.500c2.500.8 5.500 0 8-2.500 1.800 4.500 1.800 8.500 0 13-2.500-2.500-5.500-3.300-8-2.500z"/><path d="M11 4.500c-2.500.8-5.500 0-8-2.500-1.800 4.500-1.800 8.500 0 13 2.500-2.500 5.500-3.300 8-2.500z"/><path class="d" d="M19.300 5.800c.6 2 .6 3.700 0 5.500l-1-.7c.4-1.400.4-2.700 0-4.100zM4.700 5.800c-.6 2-.6 3.700 0 5.500l1-.7c-.4-1.400-.4-2.700 0-4.100z"/>"#;

pub(super) const DAGGER: &str = r#"<path d="M12 23l-3-5.500L9.700 8h4.600l.7 9.500z"/><path d="M5 6.200h14v2.300H5z"/><path d="M10.600 1.500h2.800v5h-2.800z"/><circle cx="12" cy="2" r="1.700"/><path class="d" d="M11.400 9.500h1.200v8l-.6 1.800-.6-1.800z"/>"#;

const CROSIER: &str = r#"<path d="M10 22.500V8.500a5.500 5.500 0 1 1 7.800 5c-2.300 1-5-.5-5-3 0-1.800 1.400-3 3-2.900l-.3 2c-.5 0-.7.4-.7.9 0 .9 1 1.500 2 1.100a3.300 3.300 0 1 0-4.500-3.100v14z"/><path d="M7.500 14h7.300v2.200H7.500z"/><path class="d" d="M3 4.500h1.500V3H6v1.500h1.500V6H6v3H4.500V6H3z"/>"#;

const OAK_LEAF: &str = r#"<path d="M12 1.500c1.800.8 2.600 2 2.700 3.500 1.900-.4 3.300.2 3.800 1.700.4 1.200 0 2.300-.8 3.200 1.600.5 2.400 1.600 2.200 3-.2 1.300-1.100 2-2.300 2.300.6 2.200-1.200 3.700-4.600 3.500V22.500h-2v-3.800c-3.400.2-5.200-1.300-4.600-3.500-1.200-.3-2.100-1-2.300-2.300-.2-1.400.6-2.500 2.200-3-.8-.9-1.200-2-.8-3.200.5-1.500 1.900-2.100 3.800-1.700.1-1.500.9-2.700 2.700-3.500z"/><path class="d" d="M11.400 6h1.200v4l2.400-1.500.6 1-3 2v3l2.700-1.400.6 1-3.300 2v2.400h-1.200v-2.400l-3.300-2 .6-1 2.700 1.400v-3l-3-2 .6-1 2.400 1.500z"/>"#;

const HOOD: &str = r#"<path d="M12 1.500c4.500 1.500 6.500 5.500 6.500 9.500 2 2.500 3 6 3 11.500h-19c0-5.500 1-9 3-11.500 0-4 2-8 6.500-9.500z"/><path class="d" d="M12 6c2.600 1 3.800 3 3.800 5.500S14.300 16.500 12 16.500s-3.800-2.500-3.800-5S9.400 7 12 6z"/><path d="M9.600 11.300h1.800v1.200H9.600zM12.600 11.300h1.800v1.200h-1.800z"/><path class="d" d="M11.300 18h1.400v1.200h1.300v1.200h-1.300v1.600h-1.400v-1.600H10v-1.200h1.300z"/>"#;

const BLOCK_AND_AXE: &str = r#"<path d="M2 15.500h20v3H2zM4 18.500h16v4H4z"/><path d="M15.800 2.200l1.900 1-6.500 12.300H9z"/><path d="M14.500 2.300c-2.700-.8-5.500-.5-8 1.200-.2 3.400 1 6.300 3.800 8.500z"/><path class="d" d="M8 4.600c-.1 2 .5 3.700 1.800 5.200l.6-1.200c-.9-1.100-1.300-2.400-1.300-3.900z"/>"#;

pub(super) const CROWN: &str = r#"<path d="M3.500 17L1.500 6l5.700 4.200L12 2.500l4.800 7.700L22.500 6l-2 11z"/><path d="M3.500 18h17v3.800h-17z"/><circle class="d" cx="12" cy="13" r="2"/><circle class="d" cx="6.700" cy="14" r="1.200"/><circle class="d" cx="17.300" cy="14" r="1.200"/>"#;

pub(super) const TIARA: &str = r#"<path d="M2 18.500c0-4 .5-7.500 1.500-10.500 1.600 2.300 3 3.500 4.500 4C9 9 10.300 6 12 3.500 13.700 6 15 9 16 12c1.500-.5 2.900-1.700 4.500-4 1 3 1.500 6.500 1.500 10.500-6.500 2.500-13.500 2.500-20 0z"/><path class="d" d="M12 9.500l2 3.200-2 3.300-2-3.300z"/><circle cx="3.500" cy="6.700" r="1.700"/><circle cx="12" cy="2.600" r="1.700"/><circle cx="20.500" cy="6.700" r="1.700"/><circle class="d" cx="6.500" cy="16" r="1.100"/><circle class="d" cx="17.500" cy="16" r="1.100"/>"#;

const HALO: &str = r#"<path fill-rule="evenodd" d="M12 1c5 0 8 1.300 8 3s-3 3-8 3-8-1.300-8-3 3-3 8-3zm0 1.700C8.500 2.700 6.300 3.300 6.300 4S8.500 5.300 12 5.300 17.700 4.700 17.700 4 15.500 2.700 12 2.700z"/><circle cx="12" cy="11" r="3.700"/><path d="M5 22.500c0-5 2.800-7.300 7-7.300s7 2.300 7 7.300z"/><path class="d" d="M11.200 17h1.600v1.300h1.400v1.500h-1.400v2h-1.600v-2H9.800v-1.500h1.400z"/>"#;

const MITRE: &str = r#"<path d="M12 1.500c4.500 3.500 7.200 7.500 7 13l-.8 4.500H5.800L5 14.500c-.2-5.500 2.500-9.500 7-13z"/><path d="M5.500 19.500h13V22h-13z"/><path class="d" d="M11 6.500h2v3.300h3v2h-3v5.400h-2v-5.400H8v-2h3z"/>"#;

const STARRY_HAT: &str = r#"<path d="M14.500 1.200l-1.300 3.600 4.600 13.400H5.400L10.200 5z"/><path d="M12 17.200c5.800 0 10.500 1.200 10.500 2.800S17.800 22.800 12 22.800 1.500 21.600 1.500 20s4.700-2.800 10.500-2.800z"/><path class="d" d="M11.800 7.500l.8 2 2.100.1-1.600 1.400.5 2-1.800-1.100-1.800 1.100.5-2-1.600-1.400 2.100-.1zM9 13.500l.5 1.200 1.300.1-1 .8.3 1.300-1.100-.7-1.100.7.3-1.300-1-.8 1.300-.1z"/>"#;

const ALL_SEEING_EYE: &str = r#"<path d="M12 2l10.500 19.500h-21z"/><path class="d" d="M12 10.500c2.500 0 4.500 1.500 5.800 3.800-1.300 2.300-3.300 3.800-5.800 3.800s-4.500-1.500-5.800-3.800c1.300-2.300 3.300-3.800 5.800-3.800z"/><circle cx="12" cy="14.300" r="2.100"/><path class="d" d="M11.400 5.500h1.200v3h-1.200z"/>"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_symbol_of_its_own() {
        let data = |card| match picture(card) {
            Picture::Icon(icon) => icon.data,
            Picture::Own(data) => data,
        };
        let mut all: Vec<_> = Character::ALL.map(data).to_vec();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Character::ALL.len());
    }
}
