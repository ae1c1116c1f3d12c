//! What a sensible player leans to: weights for playouts, quick to compute and good enough to make them play like
//! people who look at the table.
//!
//! A weight looks only at what the player who decides may know: the open table and the own hand.

use pentarchy_game::{Dice, Seat};

use crate::game::{ROUNDS, Step};
use crate::{Action, BrutalKingdom, Character, CharacterSet, Colour};

impl BrutalKingdom {
    /// How much the player leans to an action that is open to them; always at least 1.
    pub fn inclination(&self, seat: Seat, action: &Action) -> u32 {
        match *action {
            Action::Play(card) => self.lean_to_play(seat, card),
            Action::Pass(card) => 1 + 3 * u32::from(card.icons().count == 0),
            Action::Done => 1,
            Action::Restore(card) => 1 + 8 * self.icons_worth(card),
            Action::Offer { give, .. } => 1 + u32::from(give.icons().count == 0),
            Action::Answer(card) => 1 + 3 * u32::from(card.icons().count == 0),
            Action::Look | Action::Spy(_) => 8,
            Action::Eliminate(card) => 1 + self.harm(seat, card),
            Action::Swap { give, .. } => 1 + 2 * u32::from(give.icons().count == 0),
            Action::Name(card) => self.lean_to_name(seat, card),
            Action::Bless(colour) => 1 + 2 * u32::from(self.tokens[seat.index()][colour]),
            Action::Declare(_) | Action::Surrender { .. } => 1,
            Action::Take(colour) => 1 + self.token_worth(colour),
        }
    }

    /// One of the actions; who leans to one twice as much chooses it four times as often.
    pub fn lean<'a>(&self, seat: Seat, actions: &'a [Action], dice: &mut Dice) -> Option<&'a Action> {
        let total: u32 = actions.iter().map(|action| self.inclination(seat, action).pow(2)).sum();
        let mut left = if total == 0 { 0 } else { dice.below(total) };
        actions.iter().find(|action| {
            let weight = self.inclination(seat, action).pow(2);
            let chosen = left < weight;
            left = left.saturating_sub(weight);
            chosen
        })
    }

    fn token_worth(&self, colour: Colour) -> u32 {
        u32::from(self.worth()[colour]).saturating_sub(1)
    }

    fn icons_worth(&self, card: Character) -> u32 {
        let icons = card.icons();
        u32::from(icons.count) * self.token_worth(icons.colour) / 4
    }

    /// What lies face up before the player.
    fn stack_worth(&self, seat: Seat) -> u32 {
        let icons = self.stack(seat).icons();
        Colour::ALL.iter().map(|&colour| u32::from(icons[colour]) * self.token_worth(colour) / 4).sum()
    }

    /// What eliminating this top card would cost its owner.
    fn harm(&self, seat: Seat, card: Character) -> u32 {
        let owner = self.others(seat).find(|&other| self.stack(other).open_top() == Some(card));
        owner.map_or(0, |owner| 2 + 2 * self.stack_worth(owner))
    }

    /// The characters that the player has not seen played and does not hold.
    fn at_large(&self, seat: Seat) -> CharacterSet {
        let lying = self.stacks.iter().flat_map(|stack| stack.0.iter()).map(|laid| laid.card).collect();
        self.rules.characters() - lying - self.hand(seat)
    }

    /// Whether a card of the hand could strike another card of the same hand if it were somebody else's.
    fn is_threat_to(&self, seat: Seat, card: Character) -> bool {
        !(card.victims() & self.hand(seat)).is_empty()
    }

    fn lean_to_play(&self, seat: Seat, card: Character) -> u32 {
        if self.striker(seat, card).is_some() {
            return 1;
        }
        let own = self.stack_worth(seat);
        let to_come = u32::from(self.rules.seats() - 1 - self.played);
        let last = self.round + 1 == ROUNDS;
        // How many of those who could strike this card are still about, if anybody plays before it can be covered.
        let exposed = (card.threatened_by() & self.at_large(seat)).len() as u32 * (to_come + u32::from(!last)).min(2);
        let stake = own + self.icons_worth(card);
        let safety = 12u32.saturating_sub(exposed * (1 + stake) / 4);
        let gain = match card {
            Character::Poisoner | Character::Berserker | Character::Assassin | Character::Abbot => {
                let victims = card.victims();
                let tops = self.others(seat).filter_map(|other| self.stack(other).open_top());
                let best = tops.filter(|&top| victims.contains(top)).map(|top| self.harm(seat, top)).max();
                best.map_or(0, |harm| 8 + 4 * harm)
            }
            Character::Charlatan => 6 * self.stack(seat).eliminated().map(|c| self.icons_worth(c)).max().unwrap_or(0),
            Character::Intriguer => {
                let (owner, top) = self.highest().unwrap_or((seat, card));
                if owner != seat && self.rank(top) > card.rank() { 4 * self.icons_worth(top) } else { 0 }
            }
            Character::Saint => 2 * own,
            Character::Executioner if last => 4,
            _ => 4 * self.icons_worth(card) * (u32::from(self.round) + 1) / u32::from(ROUNDS),
        };
        1 + safety + gain
    }

    fn lean_to_name(&self, seat: Seat, card: Character) -> u32 {
        let large = self.at_large(seat).contains(card);
        match self.step {
            _ if !large => 1,
            Step::Doom => 2 + 4 * self.icons_worth(card),
            // The Inquisitor takes away what would strike the own hand or stack.
            _ => 2 + 4 * u32::from(self.is_threat_to(seat, card)),
        }
    }
}
