//! What a position promises: an evaluation for searches, which look at positions that are not over.

use arrayvec::ArrayVec;
use pentarchy_game::{Outcome, Seat};

use crate::game::{PLAYERS, Step};
use crate::{BrutalKingdom, Colour, Tokens};

impl BrutalKingdom {
    /// The outcome if no other card were played: everybody takes what the icons lying face up bring (BK-43), and
    /// everything is scored (BK-47, BK-48).
    ///
    /// For a game that is over this is its outcome.
    pub fn prospect(&self) -> Outcome {
        let (tokens, worth) = self.tokens_in_prospect();
        let total = |seat: Seat| {
            let power: i32 =
                Colour::ALL.iter().map(|&c| i32::from(tokens[seat.index()][c]) * i32::from(worth[c])).sum();
            power + i32::from(self.eliminations[seat.index()])
        };
        let totals: ArrayVec<i32, PLAYERS> = self.everybody().map(total).collect();
        self.ranked(&totals)
    }

    /// The tokens that everybody would have, and what one of each colour would be worth.
    fn tokens_in_prospect(&self) -> ([Tokens; PLAYERS], Tokens) {
        let (mut tokens, mut supply, mut worth) = (self.tokens, self.supply, self.worth());
        let paid = matches!(self.step, Step::Reward { .. } | Step::Over);
        let first = self.highest().map_or(self.start, |(seat, _)| seat);
        for seat in std::iter::once(first).chain(self.others(first)).filter(|_| !paid) {
            let icons = self.stack(seat).icons();
            for colour in Colour::ALL {
                let taken = icons[colour].min(supply[colour]);
                supply[colour] -= taken;
                worth[colour] -= taken;
                tokens[seat.index()][colour] += taken;
            }
        }
        (tokens, worth)
    }
}
