//! Which cards beat which in a battle.

use pentarchy_game::Seats;

use crate::Card;
use crate::components::MODIFIER;
use crate::game::SIDES;

/// From this strength on a card is beaten by a natural 1.
const MIGHTY: u8 = 8;

/// A card in battle with the modifiers added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    value: u8,
    natural_one: bool,
}

impl Strength {
    /// The card with so many modifiers.
    pub fn new(card: Card, modifiers: u8) -> Strength {
        let value = card.rank() + MODIFIER * modifiers;
        Strength { value, natural_one: value == 1 }
    }

    /// Whether this beats the other: AK-36.
    ///
    /// ```
    /// use pentarchy_animal_kingdoms::Strength;
    ///
    /// let one = Strength::new("owl 1".parse()?, 0);
    /// let six = Strength::new("bee 6".parse()?, 0);
    /// let boosted = Strength::new("bee 6".parse()?, 1);
    /// assert!(six.beats(one) && one.beats(boosted) && boosted.beats(six));
    /// # Ok::<(), pentarchy_animal_kingdoms::UnknownCard>(())
    /// ```
    pub fn beats(self, other: Strength) -> bool {
        let toppled = |one: Strength, mighty: Strength| one.natural_one && mighty.value >= MIGHTY;
        toppled(self, other) || self.value > other.value && !toppled(other, self)
    }
}

/// AK-38: the smallest set of those in battle each of whom beats everyone outside it.
///
/// Sides that show no card are not in the battle.
pub fn survivors(shown: &[Option<Strength>; SIDES]) -> Seats {
    let in_battle: Seats = Seats::first(SIDES as u8).iter().filter(|seat| shown[seat.index()].is_some()).collect();
    let beats = |a: usize, b: usize| matches!((shown[a], shown[b]), (Some(one), Some(other)) if one.beats(other));
    // Whoever beats most and is beaten by fewest is in every such set; then all who hold out against a member join.
    let merit = |a: usize| -> i8 {
        in_battle.iter().map(|b| i8::from(beats(a, b.index())) - i8::from(beats(b.index(), a))).sum()
    };
    let Some(best) = in_battle.iter().max_by_key(|seat| merit(seat.index())) else { return Seats::NONE };
    let mut set = Seats::only(best);
    loop {
        let holds_out = |seat: &pentarchy_game::Seat| set.iter().any(|member| !beats(member.index(), seat.index()));
        let joining: Seats = in_battle.without(set).iter().filter(holds_out).collect();
        if joining.is_empty() {
            return set;
        }
        joining.iter().for_each(|seat| set.insert(seat));
    }
}
