//! Fantasy Realms: the best completion of a hand, and what the open cards would bring it.

use pentarchy_fantasy_realms::{Action, Card, CardSet, FantasyRealms};
use pentarchy_game::{Dice, Game, MAX_SEATS, Seat, Seats};

use crate::{Expertise, Worths, of_outcome, of_points};

/// What a good player of Fantasy Realms knows.
pub struct FantasyRealmsExpertise;

/// A choice that is worth so many points less is taken about a third as often.
const CLOSE: f32 = 5.0;

/// From how many unknown cards is estimated what drawing would bring.
const DRAWS: u32 = 3;

/// What drawing is worth beyond that: whoever draws keeps what lies open for later.
const PATIENCE: f32 = 1.0;

/// A hand that is worth so many points more ends before the other three times in four.
const DOUBT: f32 = 30.0;

impl Expertise for FantasyRealmsExpertise {
    type Game = FantasyRealms;

    const COST: u32 = 4;

    fn weigh(game: &FantasyRealms, seat: Seat, legal: &[Action], weights: &mut Vec<f32>, dice: &mut Dice) {
        let hand = game.held(seat);
        let begin = weights.len();
        weights.extend(legal.iter().map(|action| match *action {
            Action::Discard(card) => game.glance_at(hand.without(card)) as f32,
            Action::Take(card) => game.glance_at(hand.with(card)) as f32,
            Action::Draw => of_drawing(game, seat, dice),
            Action::Accept { to: _, get } => game.glance_at(hand.with(get)) as f32,
            Action::DeclareBest => 1e3,
            _ => 0.0,
        }));
        let best = weights[begin..].iter().copied().fold(f32::MIN, f32::max);
        for weight in &mut weights[begin..] {
            *weight = ((*weight - best) / CLOSE).exp();
        }
        // Bargains are not weighed by what they bring: what the other would give is not known yet.
        for (weight, action) in weights[begin..].iter_mut().zip(legal) {
            if is_bargain(action) {
                *weight = 1.0 / legal.len() as f32;
            } else if matches!(action, Action::Content) {
                *weight = 0.5;
            }
        }
    }

    fn judge(game: &FantasyRealms) -> Worths {
        if let Some(outcome) = game.outcome() {
            return of_outcome(&outcome);
        }
        let mut points = [0.0; MAX_SEATS];
        for seat in Seats::first(game.seats()).iter() {
            points[seat.index()] = game.worth_of(game.held(seat)) as f32;
        }
        of_points(&points[..usize::from(game.seats())], DOUBT)
    }
}

fn is_bargain(action: &Action) -> bool {
    matches!(
        action,
        Action::Offer { .. }
            | Action::Withdraw { .. }
            | Action::Answer { .. }
            | Action::Refuse { .. }
            | Action::Accept { .. }
            | Action::Resume
    )
}

/// What the hand would be worth with a card from the deck, on the mean of a few that it might be.
fn of_drawing(game: &FantasyRealms, seat: Seat, dice: &mut Dice) -> f32 {
    let hand = game.held(seat);
    let seen = hand.union(game.open_cards());
    let mut sum = 0;
    for _ in 0..DRAWS {
        let card = unseen(seen, dice);
        sum += game.glance_at(hand.with(card));
    }
    sum as f32 / DRAWS as f32 + PATIENCE
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
