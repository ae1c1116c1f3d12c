//! A symbol for every animal, element, terrain, action and card: an icon where one fits, a drawing of our own elsewhere.

use icondata_core::IconData;
use icondata_fa as fa;
use icondata_mdi as mdi;
use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Card, Element, Section, Terrain};

/// A drawing in one colour.
#[derive(Clone, Copy)]
pub(super) enum Picture {
    Icon(&'static IconData),
    /// Shapes in a square of 24.
    Own(&'static str),
}

use Picture::{Icon, Own};

/// A picture as large as the letters beside it. It says nothing to a screen reader: the words beside it do.
#[component]
pub(super) fn Glyph(#[prop(into)] picture: Picture) -> impl IntoView {
    let (view_box, data) = picture.parts();
    view! { <svg class="ds-glyph" viewBox=view_box fill="currentColor" aria-hidden="true" inner_html=data></svg> }
}

/// A picture inside of another, round the point (x, y).
pub(super) fn glyph_at(picture: Picture, x: f64, y: f64, size: f64) -> impl IntoView {
    let (view_box, data) = picture.parts();
    view! {
        <svg
            class="ds-glyph"
            x=x - size / 2.0
            y=y - size / 2.0
            width=size
            height=size
            viewBox=view_box
            fill="currentColor"
            inner_html=data
        ></svg>
    }
}

impl Picture {
    fn parts(self) -> (&'static str, &'static str) {
        match self {
            Icon(icon) => (icon.view_box.unwrap_or(OWN_BOX), icon.data),
            Own(data) => (OWN_BOX, data),
        }
    }
}

const OWN_BOX: &str = "0 0 24 24";

/// The cone of dominance.
pub(super) const CONE: Picture = Own(r#"<path d="M12 1.5 20.5 18c0 2.6-3.8 4.5-8.5 4.5S3.500 20.600 3.500 18z"/>"#);

/// An acacia on a plain.
const ACACIA: &str = r#"<path d="M12 3c5.500 0 10 2.200 10 4.800 0 1.400-3 2-6.200 2.100l-2.300 4.300V21h-3v-6.800L8.200 9.900C5 9.800 2 9.200 2 7.800 2 5.200 6.500 3 12 3z"/>"#;

/// Reeds over water.
const REEDS: &str = r#"<path d="M7 2c1 0 1.700.8 1.700 1.800v5c0 .8-.5 1.500-1.200 1.700V17h-1v-6.500c-.7-.2-1.200-.9-1.200-1.700v-5C5.300 2.800 6 2 7 2zm9 2c1 0 1.700.8 1.700 1.800v4.500c0 .8-.5 1.500-1.200 1.700v5h-1v-5c-.7-.2-1.200-.9-1.200-1.700V5.800C14.300 4.800 15 4 16 4zm-4.800 13c0-3-.7-5.500-2-7.500 2 1.300 3 4 3 7.500zM2 19c1.700-1.300 3.300-1.300 5 0s3.300 1.300 5 0 3.300-1.300 5 0 3.300 1.300 5 0v2.500c-1.700 1.300-3.300 1.300-5 0s-3.300-1.300-5 0-3.300 1.300-5 0-3.300-1.300-5 0z"/>"#;

impl From<Animal> for Picture {
    fn from(animal: Animal) -> Picture {
        match animal {
            Animal::Mammals => Icon(mdi::MdiElephant),
            Animal::Reptiles => Icon(mdi::MdiSnake),
            Animal::Birds => Icon(mdi::MdiBird),
            Animal::Amphibians => Icon(fa::FaFrogSolid),
            Animal::Arachnids => Icon(mdi::MdiSpider),
            Animal::Insects => Icon(mdi::MdiLadybug),
        }
    }
}

impl From<Element> for Picture {
    fn from(element: Element) -> Picture {
        match element {
            Element::Grass => Icon(mdi::MdiGrass),
            Element::Grub => Icon(fa::FaWormSolid),
            Element::Meat => Icon(mdi::MdiFoodDrumstick),
            Element::Seed => Icon(mdi::MdiSeed),
            Element::Sun => Icon(mdi::MdiWhiteBalanceSunny),
            Element::Water => Icon(mdi::MdiWater),
        }
    }
}

impl From<Terrain> for Picture {
    fn from(terrain: Terrain) -> Picture {
        match terrain {
            Terrain::Sea => Icon(mdi::MdiWaves),
            Terrain::Wetland => Own(REEDS),
            Terrain::Savannah => Own(ACACIA),
            Terrain::Jungle => Icon(mdi::MdiPalmTree),
            Terrain::Forest => Icon(mdi::MdiPineTree),
            Terrain::Desert => Icon(mdi::MdiCactus),
            Terrain::Mountain => Icon(mdi::MdiImageFilterHdr),
            Terrain::Tundra => Icon(mdi::MdiSnowflake),
        }
    }
}

impl From<Section> for Picture {
    fn from(section: Section) -> Picture {
        match section {
            Section::Initiative => Icon(mdi::MdiPodium),
            Section::Adaptation => Icon(mdi::MdiDna),
            Section::Regression => Icon(mdi::MdiShieldHalfFull),
            Section::Abundance => Icon(mdi::MdiSprout),
            Section::Wasteland => Icon(fa::FaPlantWiltSolid),
            Section::Depletion => Icon(mdi::MdiShovel),
            Section::Glaciation => Icon(mdi::MdiSnowflake),
            Section::Speciation => Icon(fa::FaEggSolid),
            Section::Wanderlust => Icon(mdi::MdiCompass),
            Section::Migration => Icon(mdi::MdiArrowAll),
            Section::Competition => Icon(mdi::MdiSwordCross),
            Section::Domination => CONE,
        }
    }
}

impl From<Card> for Picture {
    fn from(card: Card) -> Picture {
        match card {
            Card::Aquatic => Icon(mdi::MdiFish),
            Card::Biodiversity => Icon(mdi::MdiFamilyTree),
            Card::Biomass => Icon(fa::FaBugsSolid),
            Card::Blight => Icon(fa::FaPlantWiltSolid),
            Card::Catastrophe => Icon(fa::FaVolcanoSolid),
            Card::ColdSnap => Icon(fa::FaTemperatureLowSolid),
            Card::Disease => Icon(mdi::MdiVirus),
            Card::Ecodiversity => Icon(mdi::MdiNature),
            Card::Evolution => Icon(mdi::MdiDna),
            Card::Fecundity => Icon(fa::FaEggSolid),
            Card::Fertile => Icon(fa::FaWheatAwnSolid),
            Card::Habitat => Icon(fa::FaSeedlingSolid),
            Card::Hibernation => Icon(mdi::MdiSleep),
            Card::IceAge => Icon(fa::FaSnowflakeSolid),
            Card::IceSheet => Icon(mdi::MdiSnowflakeAlert),
            Card::Immigrants => Icon(fa::FaOtterSolid),
            Card::Instinct => Icon(mdi::MdiEye),
            Card::Intelligence => Icon(mdi::MdiBrain),
            Card::MassExodus => Icon(mdi::MdiArrowExpandAll),
            Card::Metamorphosis => Icon(mdi::MdiButterfly),
            Card::NicheBiomes => Icon(fa::FaHexagonNodesSolid),
            Card::Nocturnal => Icon(mdi::MdiWeatherNight),
            Card::Omnivore => Icon(fa::FaUtensilsSolid),
            Card::Parasitism => Icon(fa::FaMosquitoSolid),
            Card::Predator => Icon(mdi::MdiShark),
            Card::Symbiotic => Icon(mdi::MdiBeeFlower),
        }
    }
}

/// An animal's sign in its colour.
#[component]
pub(super) fn Token(animal: Animal) -> impl IntoView {
    view! { <span class="ds-token" data-animal=animal.id()><Glyph picture=animal /></span> }
}

/// An element as a disc.
#[component]
pub(super) fn Disc(element: Element) -> impl IntoView {
    view! { <span class="ds-disc" data-element=element.id()><Glyph picture=element /></span> }
}
