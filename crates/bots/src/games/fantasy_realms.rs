//! Fantasy Realms: the best completion of a hand, and what the open cards would bring it.

use std::hash::BuildHasher;

use pentarchy_fantasy_realms::{Action, Card, CardSet, FantasyRealms};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat, Seats};
use rustc_hash::FxBuildHasher;

use crate::{Expertise, Worths, of_outcome, of_points, totals};

/// What a good player of Fantasy Realms knows.
pub struct FantasyRealmsExpertise;

/// A choice that is worth so many points less is taken about a third as often.
const CLOSE: f32 = 5.0;

/// The best of swaps is taken so many times as often as one that changes nothing.
const TEMPTING: f32 = 20.0;

/// How many cards a whole hand has.
const FULL: usize = 7;

/// What drawing is worth beyond that: whoever draws keeps what lies open for later.
const PATIENCE: f32 = 1.0;

/// A hand that is worth so many points more ends before the other three times in four.
const DOUBT: f32 = 30.0;

impl Expertise for FantasyRealmsExpertise {
    type Game = FantasyRealms;
    type Memory = Glances;

    const COST: u32 = 4;

    /// What the expert has time for it spends on looking closer, which helps more here.
    const DEPTH: u32 = 2;

    fn memory(keen: bool) -> Glances {
        Glances { keen, ..Glances::default() }
    }

    /// Much is luck: whoever is to lose clearly must overlook more than elsewhere.
    const OVERLOOKED: [u32; 3] = [98, 59, 47];

    /// Mostly the whole game, which is short.
    fn horizon(_: &FantasyRealms) -> u32 {
        48
    }

    /// The best hand often begins with a card that fits no better than others.
    fn faith(_: &FantasyRealms) -> f32 {
        0.25
    }

    fn weigh(
        game: &FantasyRealms,
        seat: Seat,
        legal: &[Action],
        weights: &mut Vec<f32>,
        dice: &mut Dice,
        glances: &mut Glances,
    ) {
        let care = if glances.keen { &STUDY } else { &GLANCE };
        weigh_with(&mut Eye { care, game, glances }, seat, legal, weights, dice);
    }

    fn ponder(
        game: &FantasyRealms,
        seat: Seat,
        legal: &[Action],
        weights: &mut Vec<f32>,
        dice: &mut Dice,
        glances: &mut Glances,
    ) {
        weigh_with(&mut Eye { care: &LOOK, game, glances }, seat, legal, weights, dice);
    }

    fn news(game: &FantasyRealms, seat: Seat) -> u64 {
        FxBuildHasher.hash_one(game.held(seat))
    }

    fn judge(game: &FantasyRealms) -> Worths {
        if let Some(outcome) = game.outcome() {
            return of_outcome(&outcome);
        }
        of_points(&Self::points(game)[..usize::from(game.seats())], DOUBT)
    }

    /// A hand counts at the end what it would count now, or a little more.
    fn foretells(_: &FantasyRealms) -> bool {
        true
    }

    fn points(game: &FantasyRealms) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seats::first(game.seats()).iter() {
            points[seat.index()] = game.worth_of(game.held(seat)) as f32;
        }
        game.outcome().map_or(points, |outcome| totals(&outcome))
    }
}

/// How closely somebody looks.
struct Care {
    /// Whether what cards are worth is worked out exactly, or seen at a glance.
    exact: bool,
    /// How many cards of a full hand are tried as the one to do without: it nearly always is one of three.
    spares: usize,
    /// From how many unknown cards is estimated what drawing would bring.
    draws: u32,
}

/// In games that are made up, quickly.
const GLANCE: Care = Care { exact: false, spares: 1, draws: 1 };

/// The same by the expert, who sees what jokers would bring.
const STUDY: Care = Care { exact: false, spares: 2, draws: 1 };

/// At the decision that is really to be made.
const LOOK: Care = Care { exact: true, spares: 3, draws: 3 };

/// What many hands were worth at a glance: made-up games come to the same hands again and again.
pub struct Glances {
    hands: Vec<Glance>,
    /// Whether they are looked at more closely.
    keen: bool,
}

/// How many hands are remembered. More would be found a little more often, but not at hand for the processor.
const GLANCES: usize = 1 << 15;

impl Default for Glances {
    fn default() -> Glances {
        Glances { hands: vec![Glance::default(); GLANCES], keen: false }
    }
}

impl Glances {
    /// What cards are worth at a glance in this game. Hands that fall on one place take turns there.
    fn at(&mut self, game: &FantasyRealms, cards: CardSet) -> i32 {
        let place = FxBuildHasher.hash_one(cards) as usize % GLANCES;
        let glance = &mut self.hands[place];
        if !glance.is_at(cards) {
            *glance = Glance::new(cards, if self.keen { game.study(cards) } else { game.glance_at(cards) });
        }
        glance.worth()
    }
}

/// A hand and its worth in one number, so that many fit: the bits of the cards above, the worth below.
// By default no cards and no worth, which is right too.
#[derive(Clone, Copy, Default)]
struct Glance(u64);

impl Glance {
    /// What 53 cards leave of 64 bits: the worth of a hand, with its sign, is far from filling it.
    const WORTH_BITS: u32 = u64::BITS - Card::ALL.len() as u32;

    fn new(cards: CardSet, worth: i32) -> Glance {
        let glance = Glance(cards.bits() << Glance::WORTH_BITS | worth as u64 & ((1 << Glance::WORTH_BITS) - 1));
        debug_assert_eq!(glance.worth(), worth, "{cards:?}");
        glance
    }

    fn is_at(self, cards: CardSet) -> bool {
        self.0 >> Glance::WORTH_BITS == cards.bits()
    }

    fn worth(self) -> i32 {
        let above = u64::BITS - Glance::WORTH_BITS;
        ((self.0 << above) as i64 >> above) as i32
    }
}

/// Somebody who looks at hands.
struct Eye<'a> {
    care: &'static Care,
    game: &'a FantasyRealms,
    glances: &'a mut Glances,
}

impl Eye<'_> {
    fn worth(&mut self, cards: CardSet) -> i32 {
        if self.care.exact { self.game.worth_of(cards) } else { self.glances.at(self.game, cards) }
    }
}

/// Weighs the player's choices by what the hand would be worth after them.
fn weigh_with(eye: &mut Eye<'_>, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, dice: &mut Dice) {
    let hand = eye.game.held(seat);
    let takes = |action: &Action| matches!(action, Action::Take(_) | Action::Draw);
    let spare = if legal.iter().any(takes) { Spare::of(eye, hand) } else { Spare::default() };
    let begin = weights.len();
    weights.extend(legal.iter().map(|action| match *action {
        Action::Discard(card) => eye.worth(hand.without(card)) as f32,
        Action::Take(card) => spare.worth_with(eye, hand, card) as f32,
        Action::Draw => of_drawing(eye, hand, &spare, dice),
        Action::DeclareBest => 1e3,
        _ => 0.0,
    }));
    let best = weights[begin..].iter().copied().fold(f32::MIN, f32::max);
    for weight in &mut weights[begin..] {
        *weight = ((*weight - best) / CLOSE).exp();
    }
    // Of bargains only the last step is weighed by what it brings: before it, what the other would give is not known.
    let even = 1.0 / legal.len() as f32;
    for (weight, action) in weights[begin..].iter_mut().zip(legal) {
        *weight = match *action {
            Action::Accept { to, get } => even * of_swap(eye, seat, to, get),
            Action::Content => 0.5,
            _ if is_bargain(action) => even,
            _ => *weight,
        };
    }
}

/// How much more a swap of cards is leaned to than one that changes nothing.
fn of_swap(eye: &mut Eye<'_>, seat: Seat, to: Seat, get: Card) -> f32 {
    let hand = eye.game.held(seat);
    let Some(give) = eye.game.offered(seat, to) else { return 1.0 };
    let gain = eye.worth(hand.without(give).with(get)) - eye.worth(hand);
    (gain as f32 / CLOSE).exp().min(TEMPTING)
}

fn is_bargain(action: &Action) -> bool {
    matches!(
        action,
        Action::Offer { .. } | Action::Withdraw { .. } | Action::Answer { .. } | Action::Refuse { .. } | Action::Resume
    )
}

/// The cards that a full hand would miss least.
#[derive(Default)]
struct Spare {
    cards: CardSet,
    /// What the hand is worth as it is.
    now: i32,
}

impl Spare {
    fn of(eye: &mut Eye<'_>, hand: CardSet) -> Spare {
        let now = eye.worth(hand);
        if hand.len() < FULL {
            return Spare { cards: CardSet::EMPTY, now };
        }
        let (mut cards, mut left) = (CardSet::EMPTY, hand);
        let mut worths = [(i32::MIN, Card::ALL[0]); FULL];
        for (entry, card) in worths.iter_mut().zip(hand.iter()) {
            *entry = (eye.worth(hand.without(card)), card);
        }
        for _ in 0..eye.care.spares {
            let best = worths.iter().filter(|(_, card)| left.contains(*card)).max_by_key(|(worth, _)| *worth);
            if let Some(&(_, card)) = best {
                cards = cards.with(card);
                left = left.without(card);
            }
        }
        Spare { cards, now }
    }

    /// What the hand would be worth with one more card, after the discard.
    fn worth_with(&self, eye: &mut Eye<'_>, hand: CardSet, card: Card) -> i32 {
        if self.cards.is_empty() {
            return eye.worth(hand.with(card));
        }
        let exchanged = self.cards.iter().map(|spare| eye.worth(hand.without(spare).with(card)));
        exchanged.max().unwrap_or(self.now).max(self.now)
    }
}

/// What the hand would be worth with a card from the deck, on the mean of a few that it might be.
fn of_drawing(eye: &mut Eye<'_>, hand: CardSet, spare: &Spare, dice: &mut Dice) -> f32 {
    let seen = hand.union(eye.game.open_cards());
    let mut sum = 0;
    for _ in 0..eye.care.draws {
        sum += spare.worth_with(eye, hand, unseen(seen, dice));
    }
    sum as f32 / eye.care.draws as f32 + PATIENCE
}

/// A card that the player has not seen; there are always some, because others hold cards.
fn unseen(seen: CardSet, dice: &mut Dice) -> Card {
    loop {
        let card = Card::ALL[dice.below(Card::ALL.len() as u32) as usize];
        if !seen.contains(card) {
            return card;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentarchy_game::Seed;

    #[test]
    fn the_expert_sees_what_jokers_bring() {
        let request = serde_json::from_value(serde_json::json!({ "seats": 3 })).unwrap();
        let game = FantasyRealms::start(&FantasyRealms::DESCRIPTION.setup(&request).unwrap(), &Seed::from(1));
        let cards = CardSet::of(&[Card::Hydra, Card::Mirage]);
        let [keen, hasty] = [true, false].map(|keen| FantasyRealmsExpertise::memory(keen).at(&game, cards));
        assert_eq!(keen, 40); // the Mirage is the Swamp
        assert_eq!(hasty, game.glance_at(cards));
        assert_ne!(keen, hasty);
    }

    #[test]
    fn a_swap_is_leaned_to_by_what_it_brings() {
        let request = serde_json::json!({ "seats": 3, "options": { "variant": "trading" } });
        let setup = FantasyRealms::DESCRIPTION.setup(&serde_json::from_value(request).unwrap()).unwrap();
        let (mut better, mut worse) = (0, 0);
        for number in 0..30 {
            let mut game = FantasyRealms::start(&setup, &Seed::from(number));
            let mut dice = Seed::from(number).dice(0);
            for _ in 0..60 {
                let awaiting = game.awaiting();
                let Some(seat) = awaiting.iter().nth(dice.below(awaiting.len().max(1)) as usize) else { break };
                let (mut legal, mut weights, mut glances) = (Vec::new(), Vec::new(), Glances::default());
                game.legal(seat.into(), &mut legal);
                FantasyRealmsExpertise::weigh(&game, seat, &legal, &mut weights, &mut dice, &mut glances);
                let even = 1.0 / legal.len() as f32;
                for (action, &weight) in legal.iter().zip(&weights) {
                    let Action::Accept { to, get } = *action else { continue };
                    let hand = game.held(seat);
                    let after = hand.without(game.offered(seat, to).unwrap()).with(get);
                    let gain = game.glance_at(after) - game.glance_at(hand);
                    assert_eq!(weight > even, gain > 0, "{weight} {gain}");
                    better += u32::from(gain > 0);
                    worse += u32::from(gain < 0);
                }
                let action = *dice.pick(&legal).unwrap();
                game.apply(seat.into(), &action, &mut ()).unwrap();
            }
        }
        assert!(better > 5 && worse > 5, "{better} {worse}");
    }
}
