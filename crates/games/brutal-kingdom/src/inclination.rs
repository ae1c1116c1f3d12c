//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at the table.
//!
//! A weight looks only at what the player who decides may know: the open table and the own hand.

use pentarchy_game::Seat;

use crate::game::{ROUNDS, Step};
use crate::{Action, BrutalKingdom, Character, CharacterSet, Colour, Tokens};

impl BrutalKingdom {
    /// How much the player leans to each of the actions that are open to them; always at least 1.
    pub fn inclinations(&self, seat: Seat, actions: &[Action]) -> impl Iterator<Item = u32> {
        let outlook = Outlook::of(self, seat);
        actions.iter().map(move |action| outlook.inclination(action))
    }
}

/// What the player who decides sees: worked out once for all that they may do.
struct Outlook<'a> {
    game: &'a BrutalKingdom,
    seat: Seat,
    /// What a token of each colour is worth to whoever takes it: every token taken makes its colour worth one less.
    prices: Tokens,
    /// What the own stack is worth.
    own: u32,
    /// The characters that the player has not seen played and does not hold.
    at_large: CharacterSet,
    /// The characters for which a card of somebody else lies in wait.
    waited_for: CharacterSet,
}

impl<'a> Outlook<'a> {
    fn of(game: &'a BrutalKingdom, seat: Seat) -> Outlook<'a> {
        let mut prices = game.worth();
        for colour in Colour::ALL {
            prices[colour] = prices[colour].saturating_sub(1);
        }
        let lying = game.stacks.iter().flat_map(|stack| stack.0.iter()).map(|laid| laid.card).collect();
        let at_large = game.rules.characters() - lying - game.hand(seat);
        let waiting = game.others(seat).filter_map(|other| game.stack(other).active_top());
        let waited_for = waiting.filter_map(|card| game.lies_in_wait_for(card)).collect();
        Outlook { game, seat, prices, own: stack_worth(game, seat, prices), at_large, waited_for }
    }

    fn inclination(&self, action: &Action) -> u32 {
        match *action {
            Action::Play(card) => self.lean_to_play(card),
            Action::Pass(card) => 1 + 3 * u32::from(card.icons().count == 0),
            Action::Done => 1,
            Action::Restore(card) => 1 + 8 * self.icons_worth(card),
            Action::Offer { give, .. } => 1 + u32::from(give.icons().count == 0),
            Action::Answer(card) => 1 + 3 * u32::from(card.icons().count == 0),
            Action::Look | Action::Spy(_) => 8,
            Action::Eliminate(card) => 1 + self.harm(card),
            Action::Swap { give, .. } => 1 + 2 * u32::from(give.icons().count == 0),
            Action::Name(card) => self.lean_to_name(card),
            Action::Bless(colour) => 1 + 2 * u32::from(self.game.tokens[self.seat.index()][colour]),
            Action::Declare(_) | Action::Surrender { .. } => 1,
            Action::Take(colour) => 1 + u32::from(self.prices[colour]),
        }
    }

    fn icons_worth(&self, card: Character) -> u32 {
        let icons = card.icons();
        u32::from(icons.count) * u32::from(self.prices[icons.colour]) / 4
    }

    /// What eliminating this top card would cost its owner.
    fn harm(&self, card: Character) -> u32 {
        let owner = self.game.others(self.seat).find(|&other| self.game.stack(other).open_top() == Some(card));
        owner.map_or(0, |owner| 2 + 2 * stack_worth(self.game, owner, self.prices))
    }

    fn lean_to_play(&self, card: Character) -> u32 {
        if self.waited_for.contains(card) {
            return 1;
        }
        let Outlook { game, seat, own, .. } = *self;
        let to_come = u32::from(game.rules.seats() - 1 - game.played);
        let last = game.round + 1 == ROUNDS;
        // How many of those who could strike this card are still about, if anybody plays before it can be covered.
        let exposed = (card.threatened_by() & self.at_large).len() as u32 * (to_come + u32::from(!last)).min(2);
        let stake = own + self.icons_worth(card);
        let safety = 12u32.saturating_sub(exposed * (1 + stake) / 4);
        let gain = match card {
            Character::Poisoner | Character::Berserker | Character::Assassin | Character::Abbot => {
                let victims = card.victims();
                let tops = game.others(seat).filter_map(|other| game.stack(other).open_top());
                let best = tops.filter(|&top| victims.contains(top)).map(|top| self.harm(top)).max();
                best.map_or(0, |harm| 8 + 4 * harm)
            }
            Character::Charlatan => 6 * game.stack(seat).eliminated().map(|c| self.icons_worth(c)).max().unwrap_or(0),
            Character::Intriguer => {
                let (owner, top) = game.highest().unwrap_or((seat, card));
                if owner != seat && game.rank(top) > card.rank() { 4 * self.icons_worth(top) } else { 0 }
            }
            Character::Saint => 2 * own,
            Character::Executioner if last => 4,
            _ => 4 * self.icons_worth(card) * (u32::from(game.round) + 1) / u32::from(ROUNDS),
        };
        1 + safety + gain
    }

    fn lean_to_name(&self, card: Character) -> u32 {
        match self.game.step {
            _ if !self.at_large.contains(card) => 1,
            Step::Doom => 2 + 4 * self.icons_worth(card),
            // The Inquisitor takes away what would strike the own hand or stack.
            _ => 2 + 4 * u32::from(!(card.victims() & self.game.hand(self.seat)).is_empty()),
        }
    }
}

/// What lies face up before a player.
fn stack_worth(game: &BrutalKingdom, seat: Seat, prices: Tokens) -> u32 {
    let icons = game.stack(seat).icons();
    Colour::ALL.iter().map(|&colour| u32::from(icons[colour]) * u32::from(prices[colour]) / 4).sum()
}
