//! What each viewer may know.

use pentarchy_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::executing::Moment;
use crate::setup::Rules;
use crate::{Board, Card, Decision, DominantSpecies, Eyeball, Terrain};

/// Everything that one viewer may know: all but the order of what is still to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The rules of this table.
    pub rules: Rules,
    /// How many players there are.
    pub seats: u8,
    /// What is decided now, and by whom.
    pub prompt: Prompt,
    /// The eyeball whose action is carried out; those before it have had their time in this turn.
    pub executing: Option<Eyeball>,
    /// All that lies open.
    pub board: Board,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// The cards that were taken and have left the game.
    pub taken: Vec<Card>,
    /// The three stacks of large tiles.
    pub stacks: [Stack; 3],
}

/// A stack of large tiles as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The top tile, if it lies open.
    pub open: Option<Terrain>,
    /// How many tiles are left.
    pub left: u8,
}

/// What a viewer must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Nothing now: somebody else decides.
    Wait {
        /// Who.
        seat: Seat,
        /// What.
        decision: Decision,
    },
    /// The viewer decides.
    Decide(Decision),
    /// Nothing: the game is over.
    Over,
}

impl DominantSpecies {
    pub(crate) fn viewed(&self, viewer: Viewer) -> View {
        View {
            rules: self.rules,
            seats: self.seats,
            prompt: self.prompt(viewer),
            executing: match self.moment() {
                Some(Moment::Pawn(eyeball)) => Some(eyeball),
                _ => None,
            },
            board: self.board.clone(),
            deck: self.hidden.deck.len() as u8,
            taken: Card::ALL.into_iter().filter(|&card| self.taken(card)).collect(),
            stacks: [0, 1, 2].map(|stack| {
                let pile = &self.hidden.stacks[stack];
                Stack { open: pile.top(), left: pile.tiles.len() as u8 }
            }),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        match self.decision.seat(&self.board) {
            None => Prompt::Over,
            Some(seat) if viewer == Viewer::Seat(seat) => Prompt::Decide(self.decision),
            Some(seat) => Prompt::Wait { seat, decision: self.decision },
        }
    }
}
