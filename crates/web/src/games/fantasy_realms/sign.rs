//! The signs of the kinds: colour never says alone what a card is.

use icondata_core::IconData;
use leptos::prelude::*;
use pentarchy_fantasy_realms::Kind;

/// The sign of a kind, as large as the letters beside it.
#[component]
pub(crate) fn Sign(kind: Kind) -> impl IntoView {
    let icon = icon(kind);
    view! { <svg class="fr-sign" viewBox=icon.view_box fill="currentColor" aria-hidden="true" inner_html=icon.data></svg> }
}

fn icon(kind: Kind) -> &'static IconData {
    match kind {
        Kind::Land => icondata_mdi::MdiImageFilterHdr,
        Kind::Flood => icondata_mdi::MdiWaves,
        Kind::Weather => icondata_mdi::MdiWeatherWindy,
        Kind::Flame => icondata_mdi::MdiFire,
        Kind::Army => icondata_mdi::MdiSwordCross,
        Kind::Wizard => icondata_mdi::MdiWizardHat,
        Kind::Leader => icondata_mdi::MdiCrown,
        Kind::Beast => icondata_mdi::MdiPaw,
        Kind::Weapon => icondata_mdi::MdiAxeBattle,
        Kind::Artifact => icondata_mdi::MdiDiamondStone,
        Kind::Wild => icondata_mdi::MdiStarFourPoints,
    }
}
