//! The drawings: flat shapes with one outline, about 60 units high around the point 0,0.
//!
//! Parts of class `c` have the piece's colour, `l` and `d` a lighter and a darker one, `k` and `o` are ink.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Colour, Monster, Spell, Symbol};

/// A castle with a flag.
const CAPITAL: &str = concat!(
    r##"<g class="o" stroke-width="2" stroke-linejoin="round"><path d="M0,-33 V-45 L15,-41 L0,-37" class="c"/>"##,
    r##"<path d="M-12,-8 V-18 H-15 V-32 H-9.5 V-27.5 H-4 V-32 H4 V-27.5 H9.5 V-32 H15 V-18 H12 V-8 Z" class="l"/>"##,
    r##"<path d="M-29,26 V-8 H-32 V-21 H-27 V-17 H-22.5 V-21 H-17 V-8 H17 V-21 H22.5 V-17 H27 V-21 H32 V-8 H29 V26 Z" class="c"/>"##,
    r##"<path d="M-17,-8 V26 M17,-8 V26" fill="none" stroke-width="1.4"/>"##,
    r##"<path d="M-8,26 V13 A8,8.5 0 0 1 8,13 V26 Z" class="k"/></g><g class="k">"##,
    r##"<rect x="-25" y="-1" width="4" height="8" rx="2"/><rect x="21" y="-1" width="4" height="8" rx="2"/>"##,
    r##"<rect x="-2" y="-22" width="4" height="8" rx="2"/></g>"##,
);

/// A dragon's head.
const DRAGON: &str = concat!(
    r##"<g class="o" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">"##,
    r##"<path d="M6,31 C16,22 20,14 19,4 L29,7 L22,-3 L31,-5 L20,-11 L32,-27 L9,-19 L14,-34 L-3,-18 C-10,-17 -17,-13 -22,-10 C-30,-10 -34,-4 -32,3 L-30,6 L-12,8 L-27,13 C-24,20 -15,22 -6,20 C-5,25 -9,29 -14,31 Z" class="c"/>"##,
    r##"<path d="M19,4 C12,-2 6,-4 2,-4 M6,31 C8,24 8,18 4,12 C0,12 -6,12 -12,8" fill="none" stroke-width="1.5"/>"##,
    r##"<path d="M-26,6.5 L-24,11 L-21,7 L-19,11 L-16,7.6" fill="#fff" stroke-width="1.1"/>"##,
    r##"<path d="M-12,-8 L-1,-11 L-3,-5 Z" fill="#fff7d0" stroke-width="1.4"/>"##,
    r##"</g><circle cx="-5" cy="-7.6" r="1.7" class="k"/><circle cx="-27.5" cy="-3" r="1.6" class="k"/>"##,
);

/// A griffin's head.
const GRIFFIN: &str = concat!(
    r##"<g class="o" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">"##,
    r##"<path d="M22,31 C28,12 25,-4 17,-15 L24,-33 L6,-25 C-3,-29 -13,-24 -16,-15 L-14,5 C-13,10 -9,13 -5,14 L-12,19 L-4,20 L-10,26 L-1,26 L-4,31 Z" class="c"/>"##,
    r##"<path d="M-15,-16 C-25,-19 -34,-11 -32,6 C-27,1 -21,1 -14,4 C-10,0 -9,-10 -15,-16 Z" fill="#f7d774"/>"##,
    r##"<path d="M-31,1 C-26,-3 -20,-4 -13,-4" fill="none" stroke-width="1.5"/>"##,
    r##"<path d="M6,-25 L12,-15 L17,-15 M4,2 L9,8 L10,1 L15,8 L17,1 M2,14 L7,20 L9,13 L14,20 L17,13 L21,18" fill="none" stroke-width="1.6"/>"##,
    r##"<path d="M-11,-13 L1,-11 C0,-5 -7,-4 -9,-8 Z" fill="#fffbe6" stroke-width="1.5"/>"##,
    r##"</g><circle cx="-4.5" cy="-9" r="2" class="k"/>"##,
);

/// A unicorn's head.
const UNICORN: &str = concat!(
    r##"<g class="o" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">"##,
    r##"<path d="M-7,-17 L-24,-41 L1,-22 Z" fill="#fff6d6"/><path d="M-12,-24 L-7.5,-27 M-16,-30 L-12.5,-32.5" stroke-width="1.5" fill="none"/>"##,
    r##"<path d="M8,-22 C17,-25 24,-18 22,-11 C31,-9 32,1 26,5 C33,11 32,20 26,23 C30,27 30,30 28,32 L12,32 Z" class="d"/>"##,
    r##"<path d="M20,32 C21,12 18,-8 9,-20 L9,-33 L-1,-20 C-8,-18 -12,-12 -15,-5 L-28,9 C-31,14 -29,19 -24,20 C-18,21 -14,17 -10,14 C-5,15 -1,13 2,10 C2,18 -4,24 -9,32 Z" class="c"/>"##,
    r##"<path d="M9,-20 C4,-18 1,-21 -1,-20" fill="none" stroke-width="1.4"/>"##,
    r##"<path d="M-25,14 L-20,15" stroke-width="1.6" fill="none"/></g>"##,
    r##"<circle cx="-6" cy="-6" r="2.4" class="k"/><circle cx="-25" cy="11" r="1.3" class="k"/>"##,
);

/// A hydra with three heads.
const HYDRA: &str = concat!(
    r##"<path class="c o" d="M-20,31 C-20,20 20,20 20,31 Z" stroke-width="2"/>"##,
    r##"<path d="M-9,29 C-13,12 -31,14 -24,-6" fill="none" class="o" stroke-width="14" stroke-linecap="round"/>"##,
    r##"<path d="M0,29 C-4,12 6,2 1,-18" fill="none" class="o" stroke-width="14" stroke-linecap="round"/>"##,
    r##"<path d="M9,29 C13,12 31,14 25,-6" fill="none" class="o" stroke-width="14" stroke-linecap="round"/>"##,
    r##"<path d="M-9,29 C-13,12 -31,14 -24,-6" fill="none" class="cs" stroke-width="10" stroke-linecap="round"/>"##,
    r##"<path d="M0,29 C-4,12 6,2 1,-18" fill="none" class="cs" stroke-width="10" stroke-linecap="round"/>"##,
    r##"<path d="M9,29 C13,12 31,14 25,-6" fill="none" class="cs" stroke-width="10" stroke-linecap="round"/>"##,
    r##"<path d="M-18.5,30 H18.5 V24 H-18.5 Z" class="c"/><path d="M-20,31 H20" class="o" stroke-width="2.4" stroke-linecap="round"/>"##,
    r##"<g transform="translate(-21,-11)"><path class="c o" d="M9,4 C10,-6 2,-10 -6,-7 L-17,-3 C-18,0 -17,2 -15,3 L-8,3 L-14,6 C-9,10 3,10 9,4 Z" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<circle cx="-4" cy="-2.5" r="2" fill="#fff"/><circle cx="-4.4" cy="-2.5" r="1" class="k"/>"##,
    r##"<path class="c o" d="M4,-8 L9,-13 L9,-5" stroke-width="1.6" stroke-linejoin="round"/>"##,
    r##"</g><g transform="translate(23,-11) scale(-1,1)"><path class="c o" d="M9,4 C10,-6 2,-10 -6,-7 L-17,-3 C-18,0 -17,2 -15,3 L-8,3 L-14,6 C-9,10 3,10 9,4 Z" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<circle cx="-4" cy="-2.5" r="2" fill="#fff"/><circle cx="-4.4" cy="-2.5" r="1" class="k"/>"##,
    r##"<path class="c o" d="M4,-8 L9,-13 L9,-5" stroke-width="1.6" stroke-linejoin="round"/>"##,
    r##"</g><g transform="translate(2,-23)"><path class="c o" d="M9,4 C10,-6 2,-10 -6,-7 L-17,-3 C-18,0 -17,2 -15,3 L-8,3 L-14,6 C-9,10 3,10 9,4 Z" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<circle cx="-4" cy="-2.5" r="2" fill="#fff"/><circle cx="-4.4" cy="-2.5" r="1" class="k"/>"##,
    r##"<path class="c o" d="M4,-8 L9,-13 L9,-5" stroke-width="1.6" stroke-linejoin="round"/>"##,
    r##"</g>"##,
);

/// A watchtower with a drop on top.
const TOWER: &str = concat!(
    r##"<ellipse cx="0" cy="17" rx="14" ry="4" fill="#000" fill-opacity=".22"/>"##,
    r##"<g class="o" stroke-width="2" stroke-linejoin="round"><path d="M-9,17 L-7.5,-4 H7.5 L9,17 Z" fill="#efe9dc"/>"##,
    r##"<path d="M-11,-3 V-14 H-6.5 V-10.5 H-2.3 V-14 H2.3 V-10.5 H6.5 V-14 H11 V-3 Z" fill="#fbf7ee"/>"##,
    r##"<path d="M-3.4,17 V10 A3.4,3.6 0 0 1 3.4,10 V17 Z" class="k" stroke-width="1"/>"##,
    r##"</g><path d="M0,-24 c2.4,3.2 3.6,4.6 3.6,6.6 a3.6,3.6 0 1 1 -7.2,0 c0,-2 1.2,-3.4 3.6,-6.6 z" fill="#fff" class="o" stroke-width="1.5"/>"##,
);

/// A drop that jumps elsewhere.
const SPELL_1: &str = concat!(
    r##"<path d="M-10,-1.5 C-7,2.9 -4.5,5.1 -4.5,8.1 A5.5,5.5 0 1 1 -15.5,8.1 C-15.5,5.1 -13,2.9 -10,-1.5 Z" fill="#8fb3e8" class="o" stroke-width="1.8" stroke-linejoin="round"/>"##,
    r##"<path d="M-8,-6 C-2,-16 9,-14 11,-3 M5.5,-5.5 L11.3,-2 L15,-8" class="o" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>"##,
    r##"<path d="M5,8 h12 v7 h-12 z" fill="none" class="o" stroke-width="2" stroke-dasharray="2.5 2"/>"##,
);

/// Two equal fields side by side.
const SPELL_2: &str = concat!(
    r##"<path d="M-14,-12 H0 V12 H-14 Z" fill="#8fb3e8" class="o" stroke-width="2"/>"##,
    r##"<path d="M0,-12 H14 V12 H0 Z" fill="#8fb3e8" class="o" stroke-width="2"/>"##,
    r##"<path d="M-9,-3 H9 M-9,4 H9" class="o" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>"##,
);

/// A drop that goes two ways.
const SPELL_3: &str = concat!(
    r##"<path d="M0,-15.5 C3,-11.1 5.5,-8.9 5.5,-5.9 A5.5,5.5 0 1 1 -5.5,-5.9 C-5.5,-8.9 -3,-11.1 0,-15.5 Z" fill="#8fb3e8" class="o" stroke-width="1.8" stroke-linejoin="round"/>"##,
    r##"<path d="M-3,4 L-11,12 M3,4 L11,12 M-11,6 L-11.5,12.5 L-5,12.5 M11,6 L11.5,12.5 L5,12.5" class="o" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>"##,
);

/// Two drops that become one.
const SPELL_4: &str = concat!(
    r##"<path d="M-11,-11.8 C-8.6,-8.3 -6.6,-6.5 -6.6,-4.1 A4.4,4.4 0 1 1 -15.4,-4.1 C-15.4,-6.5 -13.4,-8.3 -11,-11.8 Z" fill="#8fb3e8" class="o" stroke-width="1.8" stroke-linejoin="round"/>"##,
    r##"<path d="M-2,-11.8 C0.4,-8.3 2.4,-6.5 2.4,-4.1 A4.4,4.4 0 1 1 -6.4,-4.1 C-6.4,-6.5 -4.4,-8.3 -2,-11.8 Z" fill="#8fb3e8" class="o" stroke-width="1.8" stroke-linejoin="round"/>"##,
    r##"<path d="M-8,4 C-6,11 -1,12 3,10 M-1,6 L4,9.6 L0.5,14" class="o" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>"##,
    r##"<path d="M11,-5.8 C14.9,-0.2 18,2.6 18,6.4 A7,7 0 1 1 4,6.4 C4,2.6 7.1,-0.2 11,-5.8 Z" fill="#c79adf" class="o" stroke-width="1.8" stroke-linejoin="round"/>"##,
);

/// The seal that every spell is on.
const SEAL: &str = concat!(
    r##"<polygon points="27,0 22.7,6.1 23.4,13.5 16.6,16.6 13.5,23.4 6.1,22.7 0,27 -6.1,22.7 -13.5,23.4 -16.6,16.6 -23.4,13.5 -22.7,6.1 -27,0 -22.7,-6.1 -23.4,-13.5 -16.6,-16.6 -13.5,-23.4 -6.1,-22.7 -0,-27 6.1,-22.7 13.5,-23.4 16.6,-16.6 23.4,-13.5 22.7,-6.1" fill="#5d6b8f" class="o" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<circle r="20.5" fill="#fbf4e0" class="o" stroke-width="1.2"/>"##,
);

/// A drop.
pub(super) const DROP: &str = "M0-13C6-5 9-1 9 4A9 9 0 1 1-9 4C-9-1-6-5 0-13Z";

fn spell_art(spell: Spell) -> &'static str {
    match spell {
        Spell::Move => SPELL_1,
        Spell::Match => SPELL_2,
        Spell::Spread => SPELL_3,
        Spell::Mix => SPELL_4,
    }
}

fn monster_art(kind: Monster) -> &'static str {
    match kind {
        Monster::Dragon => DRAGON,
        Monster::Griffin => GRIFFIN,
        Monster::Unicorn => UNICORN,
        Monster::Hydra => HYDRA,
    }
}

/// What a region shows, drawn around the point 0,0.
pub(super) fn symbol_art(symbol: Symbol) -> AnyView {
    match symbol {
        Symbol::Blank => ().into_any(),
        Symbol::Capital { colour, value } => view! {
            <g class=art_class(Some(colour))>
                <g inner_html=CAPITAL></g>
                <circle class="seal" cx="25" cy="25" r="11" />
                <text class="worth" x="25" y="30.5">{value}</text>
            </g>
        }
        .into_any(),
        Symbol::Monster { kind, colour } => {
            view! { <g class=art_class(Some(colour)) inner_html=monster_art(kind)></g> }.into_any()
        }
        Symbol::Spell(spell) => view! {
            <g class=art_class(None)>
                <g inner_html=SEAL></g>
                <g inner_html=spell_art(spell)></g>
                <circle class="k" cx="19" cy="19" r="10" />
                <text class="number" x="19" y="24">{spell.index() + 1}</text>
            </g>
        }
        .into_any(),
    }
}

/// A watchtower, drawn around the point 0,0.
pub(super) fn tower_art() -> AnyView {
    view! { <g class=art_class(None) inner_html=TOWER></g> }.into_any()
}

/// The class of a drawing in a colour.
fn art_class(colour: Option<Colour>) -> String {
    colour.map_or_else(|| "ck-art".to_owned(), |colour| format!("ck-art ck-{colour}"))
}

/// A symbol as a picture of its own beside words.
#[component]
pub(super) fn Sign(symbol: Symbol) -> impl IntoView {
    view! { <svg class="ck-sign" viewBox="-36 -46 72 84" aria-hidden="true">{symbol_art(symbol)}</svg> }
}

/// A kind of monsters as a sign; dragons have three colours, and here none.
#[component]
pub(super) fn MonsterSign(kind: Monster) -> impl IntoView {
    let colour = match kind {
        Monster::Dragon => None,
        Monster::Griffin => Some(Colour::Red),
        Monster::Unicorn => Some(Colour::Yellow),
        Monster::Hydra => Some(Colour::Blue),
    };
    view! {
        <svg class="ck-sign" viewBox="-36 -42 72 76" aria-hidden="true">
            <g class=art_class(colour) inner_html=monster_art(kind)></g>
        </svg>
    }
}

/// A watchtower as a sign.
#[component]
pub(super) fn TowerSign() -> impl IntoView {
    view! { <svg class="ck-sign" viewBox="-22 -26 44 50" aria-hidden="true">{tower_art()}</svg> }
}

/// A drop of a colour, with the colour's pattern.
#[component]
pub(super) fn DropSign(colour: Colour) -> impl IntoView {
    view! {
        <svg class=format!("ck-drop ck-{colour}") viewBox="-11 -15 22 30" aria-hidden="true">
            <path class="fill" d=DROP />
            <path d=DROP fill=super::crayon::pattern(colour) />
            <path class="rim" d=DROP />
        </svg>
    }
}
