//! What a player has: the sheet, spells, drops, blots, digits.

use serde::{Deserialize, Serialize};

use crate::speed::Circled;
use crate::{Colour, Drop, Map, Sheet, Spell, Symbol, Turn};

/// A player. Spells, drops and blots are as they were when the round began; what the round has brought and used is in
/// the turn. The sheet has this round's regions already.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) sheet: Sheet,
    pub(crate) spells: [u8; 4],
    pub(crate) drops: [u8; 6],
    pub(crate) blots: u8,
    pub(crate) circled: Circled,
    pub(crate) turn: Option<Turn>,
}

impl Player {
    /// How many spells of a kind the player can still cast in this turn.
    pub(crate) fn can_cast(&self, spell: Spell) -> u8 {
        let cast = self.turn.as_ref().map_or(0, |turn| turn.times_cast(spell));
        self.spells[spell.index()].saturating_sub(cast)
    }

    /// How many tower drops of a colour the player can still use in this turn.
    pub(crate) fn can_use(&self, colour: Colour) -> u8 {
        let held = self.drops[colour.index()];
        if held == 0 {
            return 0;
        }
        held.saturating_sub(self.turn.as_ref().map_or(0, |turn| turn.tower_drops_used(colour)))
    }

    /// Whether the player has taken a die in this round and is not done.
    pub(crate) fn is_painting(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| !turn.finished)
    }

    /// Whether the player is done with this round.
    pub(crate) fn is_finished(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.finished)
    }

    /// The sheet as it was when the round began.
    pub(crate) fn sheet_before(&self) -> Sheet {
        let mut sheet = self.sheet;
        if let Some(turn) = &self.turn {
            turn.strokes.iter().for_each(|stroke| sheet.wipe(stroke.region, stroke.colour));
        }
        sheet
    }

    /// Wipes this turn's work; the die, which shows so many drops, stays taken.
    pub(crate) fn begin_anew(&mut self, face: u8) {
        self.sheet = self.sheet_before();
        if let Some(turn) = &mut self.turn {
            *turn = Turn::new(turn.die, turn.colour, turn.kingdom, face);
        }
    }

    /// Closes the turn: CK-21, one blot for whatever is not placed, as long as one is free.
    pub(crate) fn close_turn(&mut self, blots: u8) {
        if let Some(turn) = &mut self.turn {
            turn.finished = true;
            turn.blot = turn.unplaced() > 0 && self.blots < blots;
        }
    }

    /// CK-23, CK-25: what the turn has brought becomes the player's, what it has used is gone.
    pub(crate) fn settle(&mut self, map: &Map) {
        let Some(turn) = self.turn.take() else { return };
        for spell in Spell::ALL {
            self.spells[spell.index()] -= turn.times_cast(spell);
        }
        for stroke in &turn.strokes {
            if let Drop::Tower(colour) = stroke.drop {
                self.drops[colour.index()] -= 1;
            }
            if let Symbol::Spell(spell) = map.symbol(stroke.region) {
                self.spells[spell.index()] += 1;
            }
        }
        for (held, paid) in self.drops.iter_mut().zip(turn.paid) {
            *held += paid;
        }
        self.blots += u8::from(turn.blot);
    }
}
