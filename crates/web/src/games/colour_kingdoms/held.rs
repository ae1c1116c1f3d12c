//! What the viewer has picked up: a die to look at, a drop to paint with, a spell to cast.

use std::sync::LazyLock;

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{
    Action, Colour, ColourKingdoms, Die, Drop, PlayerView, Prompt, RegionSet, Spell, Turn, TurnView,
};

use super::chart::chart_now;
use crate::screen::Scene;

/// A thing that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    Die(Die),
    Drop(Drop),
    Spell(Spell),
}

/// What is picked up, and whether the second spell is cast on the next drop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Grip {
    pub(super) held: Option<Held>,
    pub(super) matching: bool,
}

static GRIP: LazyLock<ArcRwSignal<Grip>> = LazyLock::new(|| ArcRwSignal::new(Grip::default()));

/// What is picked up; reading it is tracked.
pub(super) fn grip() -> Grip {
    GRIP.get()
}

/// Picks a thing up, or puts it down if it is the one. The second spell goes along with a drop.
pub(super) fn pick(thing: Held) {
    GRIP.update(|grip| match thing {
        Held::Spell(Spell::Match) => {
            grip.matching = !grip.matching;
            grip.held = grip.held.filter(|held| matches!(held, Held::Drop(_)));
        }
        _ => {
            grip.held = if grip.held == Some(thing) { None } else { Some(thing) };
            grip.matching &= matches!(thing, Held::Drop(_));
        }
    });
}

/// Puts everything down.
pub(super) fn put_down() {
    if GRIP.get_untracked() != Grip::default() {
        GRIP.set(Grip::default());
    }
}

/// After a stroke: a spell that is cast is gone, a drop stays in the hand as long as there is another.
pub(super) fn let_go() {
    let grip = GRIP.get_untracked();
    let after = Grip { held: grip.held.filter(|held| matches!(held, Held::Drop(_))), matching: false };
    if grip != after {
        GRIP.set(after);
    }
}

/// The viewer's own part of the table.
pub(super) fn own(scene: &Scene<ColourKingdoms>) -> Option<&PlayerView> {
    scene.view.players.get(scene.seat()?.index())
}

/// The viewer's turn, while they are at work on it.
pub(super) fn own_turn(scene: &Scene<ColourKingdoms>) -> Option<&Turn> {
    match &own(scene)?.turn {
        TurnView::Open(turn) if !turn.finished => Some(turn),
        _ => None,
    }
}

/// The drop that a tap on a region would place: the one that is picked up, or else one of the die's.
pub(super) fn drop_in_hand(scene: &Scene<ColourKingdoms>, grip: Grip) -> Option<Drop> {
    let turn = own_turn(scene)?;
    let player = own(scene)?;
    let mixed = |colour: Colour| {
        Colour::COMPOSITE.iter().position(|&other| other == colour).is_some_and(|at| turn.mixed[at] > 0)
    };
    let has = |drop: Drop| match drop {
        Drop::Die => turn.drops > 0,
        Drop::Mixed(colour) => mixed(colour),
        Drop::Tower(colour) => player.drops[colour.index()] > 0,
    };
    let picked = match grip.held {
        Some(Held::Drop(drop)) => Some(drop).filter(|&drop| has(drop)),
        _ => None,
    };
    let of_die = std::iter::once(Drop::Die).chain(Colour::COMPOSITE.map(Drop::Mixed));
    picked.or_else(|| of_die.into_iter().find(|&drop| has(drop)))
}

/// The regions that what is picked up can go to.
pub(super) fn glowing(scene: &Scene<ColourKingdoms>, grip: Grip) -> RegionSet {
    match (scene.view.prompt, grip.held) {
        (Prompt::Paint(_), Some(Held::Spell(spell @ (Spell::Move | Spell::Spread)))) => {
            let kingdoms = scene.legal.iter().filter_map(|action| match (action, spell) {
                (Action::Move(kingdom), Spell::Move) | (Action::Spread(kingdom), Spell::Spread) => Some(*kingdom),
                _ => None,
            });
            kingdoms.fold(RegionSet::EMPTY, |set, kingdom| set | RegionSet::of_kingdom(kingdom))
        }
        (Prompt::Paint(_), Some(Held::Spell(_))) => RegionSet::EMPTY,
        (Prompt::Paint(_), _) => {
            let Some(in_hand) = drop_in_hand(scene, grip) else { return RegionSet::EMPTY };
            let fits = |action: &Action| match *action {
                Action::Paint { region, drop, matching } if drop == in_hand && matching == grip.matching => {
                    Some(region)
                }
                _ => None,
            };
            scene.legal.iter().filter_map(fits).collect()
        }
        (Prompt::Take, Some(Held::Die(die))) => {
            let Some(player) = own(scene) else { return RegionSet::EMPTY };
            let takes = scene.legal.iter().filter_map(|action| match *action {
                Action::Take { die: taken, kingdom, colour } if taken == die => Some((kingdom, colour)),
                _ => None,
            });
            let free = RegionSet::ALL - player.sheet.painted();
            let map = &chart_now().map;
            takes.fold(RegionSet::EMPTY, |set, (kingdom, colour)| {
                let fits = (free & RegionSet::of_kingdom(kingdom))
                    .iter()
                    .filter(|&region| player.sheet.clashes(map, region, colour).is_empty());
                set | fits.collect()
            })
        }
        (Prompt::Choose(regions), _) => regions.into_iter().collect(),
        _ => RegionSet::EMPTY,
    }
}
