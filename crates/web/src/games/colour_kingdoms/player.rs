//! All that the viewer may know of a player: the sheet, spells, drops, and the score.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Colour, ColourKingdoms, Spell, Symbol, TurnView};
use pentarchy_game::Seat;

use super::art::{DropSign, Sign};
use super::dice::DieSign;
use super::score_sheet::ScoreSheet;
use super::sheet_map::StillMap;
use super::stage::{fresh_of, sheet_of};
use super::words::{drop_name, kingdom_name, spell_name};
use crate::screen::{Note, Play, Scene};
use crate::t;
use crate::text::points;

/// All that the viewer may know of a player.
pub(super) fn player(play: Play<ColourKingdoms>, seat: Seat) -> AnyView {
    let sheet = sheet_of(play, seat);
    let fresh = Memo::new(move |_| play.scene.with(|scene| fresh_of(scene, seat)));
    let the_seat = Memo::new(move |_| seat);
    let has = move || {
        let scene = play.scene.get();
        let player = scene.view.players.get(seat.index())?;
        let spells = Spell::ALL.into_iter().zip(player.spells).filter(|(_, count)| *count > 0);
        let drops = Colour::ALL.into_iter().zip(player.drops).filter(|(_, count)| *count > 0);
        let spell = |(spell, count): (Spell, u8)| {
            view! { <li><Sign symbol=Symbol::Spell(spell) />{spell_name(spell)}<b class="numbers">" ×" {count}</b></li> }
        };
        let drop = |(colour, count): (Colour, u8)| {
            view! { <li><DropSign colour />{drop_name(colour)}<b class="numbers">" ×" {count}</b></li> }
        };
        let nothing = player.spells == [0; 4] && player.drops == [0; 6];
        Some(view! {
            <ul class="ck-has">
                {spells.map(spell).collect_view()}
                {drops.map(drop).collect_view()}
                {nothing.then(|| view! { <li>{t!("colour-kingdoms-has-nothing")}</li> })}
            </ul>
        })
    };
    let turn = move || {
        let scene = play.scene.get();
        let name = scene.names.of(seat).to_owned();
        let player = scene.view.players.get(seat.index())?;
        let (die, kingdom, hidden) = match &player.turn {
            TurnView::Waiting => return None,
            TurnView::Hidden { die, kingdom, .. } => (*die, *kingdom, true),
            TurnView::Open(turn) => (turn.die, turn.kingdom, false),
        };
        let face = scene.view.dice.iter().find(|lying| lying.die == die)?.thrown.face;
        Some(view! {
            <p class="ck-die-line"><DieSign die number=face />{kingdom_name(kingdom)}</p>
            {hidden.then(|| view! { <p class="ck-note">{t!("colour-kingdoms-hidden", name = name)}</p> })}
        })
    };
    view! {
        <section class="ck-player">
            {turn}
            <StillMap sheet fresh=fresh />
            {has}
            <ScoreSheet play seat=the_seat />
        </section>
    }
    .into_any()
}

/// What stands beside a player's name.
pub(super) fn note(scene: &Scene<ColourKingdoms>, seat: Seat) -> Note {
    let Some(player) = scene.view.players.get(seat.index()) else { return Note::default() };
    let spells: u32 = player.spells.iter().map(|&count| u32::from(count)).sum();
    let drops: u32 = player.drops.iter().map(|&count| u32::from(count)).sum();
    let first = scene.view.players.len() > 1 && scene.view.first == seat;
    let done = matches!(&player.turn, TurnView::Hidden { finished: true, .. })
        || matches!(&player.turn, TurnView::Open(turn) if turn.finished);
    let mut holds = t!("colour-kingdoms-holds", spells = spells, drops = drops);
    if first {
        holds = format!("★ {holds}");
    }
    if done {
        holds = format!("✓ {holds}");
    }
    Note { score: Some(points(player.score.total)), holds }
}
