//! The cards that lie before a player.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Character, Tokens};

/// A card in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which.
    pub card: Character,
    /// How it lies.
    pub face: Face,
}

/// How a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Face up, where it was played.
    Up,
    /// Face up, but its effect is gone: the Charlatan turned it up again, or the Intriguer brought it here.
    Mute,
    /// Face down: eliminated.
    Down,
}

/// The cards that lie before a player, the last on top.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Stack(pub(crate) ArrayVec<Laid, 4>);

impl Stack {
    pub(crate) fn height(&self) -> usize {
        self.0.len()
    }

    /// The uncovered card, if it lies face up.
    pub(crate) fn open_top(&self) -> Option<Character> {
        self.0.last().filter(|laid| laid.face != Face::Down).map(|laid| laid.card)
    }

    /// The uncovered card, if it lies where it was played and its effect lasts.
    pub(crate) fn active_top(&self) -> Option<Character> {
        self.0.last().filter(|laid| laid.face == Face::Up).map(|laid| laid.card)
    }

    pub(crate) fn lay(&mut self, card: Character) {
        self.0.push(Laid { card, face: Face::Up });
    }

    /// Puts another card in the place of the uncovered one; it has no effect here.
    pub(crate) fn replace_top(&mut self, card: Character) {
        if let Some(top) = self.0.last_mut() {
            *top = Laid { card, face: Face::Mute };
        }
    }

    /// BK-20: the whole stack is turned down.
    pub(crate) fn turn_down(&mut self) {
        self.0.iter_mut().for_each(|laid| laid.face = Face::Down);
    }

    /// The eliminated cards, the lowest first.
    pub(crate) fn eliminated(&self) -> impl Iterator<Item = Character> {
        self.0.iter().filter(|laid| laid.face == Face::Down).map(|laid| laid.card)
    }

    /// The icons of all cards that lie face up.
    pub(crate) fn icons(&self) -> Tokens {
        let mut icons = Tokens::default();
        for laid in self.0.iter().filter(|laid| laid.face != Face::Down) {
            let printed = laid.card.icons();
            icons[printed.colour] += printed.count;
        }
        icons
    }
}
