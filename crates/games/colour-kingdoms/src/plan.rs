//! What a turn can come to: every way to go on with it, followed to where it ends. Whoever has time plans a whole turn and
//! not the next drop alone.
//!
//! Like what a player leans to, it looks only at the dice and the own sheet.

use pentarchy_game::{Game, Seat};

use crate::game::Step;
use crate::lure::{SPOILT_CAPITAL, SPOILT_MONSTER};
use crate::prospect::{SPELL, towards};
use crate::{Action, Colour, ColourKingdoms, Drop, Row, Spell, Stroke, Symbol, Turn};

/// So many positions are looked at for one plan, at most.
const MOST: u32 = 4_096;

impl ColourKingdoms {
    /// How much a player who plans leans to each of the actions that are open to them: by what the whole turn can come to.
    pub fn intentions(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let Some(mut plans) = self.plans(seat, legal) else { return self.inclinations(seat, legal, weights) };
        self.weigh(legal, &mut plans);
        weights.append(&mut plans);
    }

    /// About how many points the sheet comes to by the best turn that begins with each of the actions, in their order;
    /// nothing where no turn is decided.
    ///
    /// Spells and towers' drops make for more turns than anybody looks at. So it looks at turns that use none beyond what
    /// the action itself uses, then one more, and so on, as far as all of them can be looked at.
    fn plans(&self, seat: Seat, legal: &[Action]) -> Option<Vec<f32>> {
        if self.step != Step::Round {
            return None;
        }
        let mut plans = None;
        let mut planner = Planner { seat, left: MOST, ways: Vec::new() };
        for spare in 0..=self.held(seat) {
            match legal.iter().map(|action| planner.worth(self, action, spare)).collect() {
                None => break,
                looked_at => plans = looked_at,
            }
        }
        plans
    }

    /// How many spells and towers' drops the player can still use in this turn.
    fn held(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        let spells: u8 = Spell::ALL.into_iter().map(|spell| player.can_cast(spell)).sum();
        let drops: u8 = Colour::ALL.into_iter().map(|colour| player.can_use(colour)).sum();
        u32::from(spells + drops)
    }

    /// About how many points the sheet comes to if the turn ends here.
    fn worth_of_stopping(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let Some(turn) = &player.turn else { return f32::MIN };
        if !turn.unchosen.is_empty() {
            return f32::MIN; // a tower's drop wants its colour first
        }
        // In the last round a row that is not whole brings nothing, and nothing is spoilt or kept for later.
        let last = self.last_round;
        let toward = if last { f32::floor } else { towards };
        let later = if last { 0.0 } else { self.left_for_later(turn) };
        let blot = if turn.unplaced() > 0 && player.blots < self.map.blots() { 1.0 } else { 0.0 };
        let three = Row::ThreeKingdoms.achieved(&player.sheet, &self.map);
        let end = if three { self.open_digits(seat).best_of(Row::ThreeKingdoms) } else { 0.0 };
        self.promise(seat, toward) + end + later - blot
    }

    /// What the turn's painting has brought or taken for later rounds.
    fn left_for_later(&self, turn: &Turn) -> f32 {
        let of_stroke = |stroke: &Stroke| match self.map.symbol(stroke.region) {
            Symbol::Capital { colour, value } if colour != stroke.colour => -SPOILT_CAPITAL * f32::from(value),
            Symbol::Monster { kind, colour } if colour != stroke.colour => -SPOILT_MONSTER * kind.points() as f32,
            Symbol::Spell(_) => SPELL,
            _ => 0.0,
        };
        turn.strokes.iter().map(of_stroke).sum()
    }
}

struct Planner {
    seat: Seat,
    /// How many positions may still be looked at.
    left: u32,
    /// The ways to go on from all positions on the way to where it is.
    ways: Vec<Action>,
}

impl Planner {
    /// What the best turn is worth that begins with this action and uses so many spells and towers' drops more; nothing if
    /// there are too many to be looked at.
    fn worth(&mut self, game: &ColourKingdoms, action: &Action, spare: u32) -> Option<f32> {
        match action {
            Action::Finish => Some(game.worth_of_stopping(self.seat)),
            Action::Anew => Some(f32::MIN), // what it leads to could have been done at once
            _ => self.follow(game, action, order(action, FIRST)?, spare),
        }
    }

    fn follow(&mut self, game: &ColourKingdoms, action: &Action, place: Order, spare: u32) -> Option<f32> {
        self.left = self.left.checked_sub(1)?;
        let mut game = game.clone();
        if game.apply(self.seat.into(), action, &mut ()).is_err() {
            return Some(f32::MIN);
        }
        let mut best = game.worth_of_stopping(self.seat);
        let begin = self.ways.len();
        game.ways_to_paint(self.seat, &mut self.ways);
        for at in begin..self.ways.len() {
            let next = self.ways[at];
            let (Some(after), Some(spare)) = (order(&next, place), spare.checked_sub(uses(&next))) else { continue };
            // What can be done in any order is done in one.
            if after >= place {
                best = best.max(self.follow(&game, &next, after, spare)?);
            }
        }
        self.ways.truncate(begin);
        Some(best)
    }
}

/// The place of an action in a turn, for what can be done in any order: spells on the drops, then drops without the
/// spell that lets them match, kind by kind, then those with it.
type Order = (bool, usize, usize);

const FIRST: Order = (false, 0, 0);

/// The place of an action, `now` if it has to be done at once; nothing if it is none of a turn that goes on.
fn order(action: &Action, now: Order) -> Option<Order> {
    match *action {
        Action::Take { .. } | Action::Choose(_) => Some(now),
        Action::Move(_) => Some((false, 1, 0)),
        Action::Spread(kingdom) => Some((false, 2, kingdom.index())),
        Action::Mix(colour) => Some((false, 3, colour.index())),
        Action::Paint { region, drop, matching } => {
            let kind = match drop {
                Drop::Die => 4,
                Drop::Mixed(colour) => 5 + colour.index(),
                Drop::Tower(colour) => 5 + Colour::ALL.len() + colour.index(),
            };
            Some((matching, kind, region.index()))
        }
        Action::Anew | Action::Finish | Action::Cross { .. } => None,
    }
}

/// How many spells and towers' drops an action uses.
fn uses(action: &Action) -> u32 {
    match *action {
        Action::Move(_) | Action::Spread(_) | Action::Mix(_) => 1,
        Action::Paint { drop, matching, .. } => u32::from(matching) + u32::from(matches!(drop, Drop::Tower(_))),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use pentarchy_game::{Dice, Seed};

    use super::*;

    /// Positions in which somebody takes a die or paints, of games that go on as players lean to, but for a whim now and
    /// then.
    fn positions(seed: u64, mut each: impl FnMut(&ColourKingdoms, Seat, &[Action])) {
        let request = serde_json::from_value(serde_json::json!({ "seats": 3 })).unwrap();
        let setup = ColourKingdoms::DESCRIPTION.setup(&request).unwrap();
        let mut game = ColourKingdoms::start(&setup, &Seed::from(seed));
        let mut dice = Seed::from(seed).dice(99);
        while let Some(seat) = game.awaiting().iter().next() {
            let mut legal = Vec::new();
            game.legal(seat.into(), &mut legal);
            each(&game, seat, &legal);
            let action = lean(&game, seat, &legal, &mut dice);
            game.apply(seat.into(), &action, &mut ()).unwrap();
        }
    }

    fn lean(game: &ColourKingdoms, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        let mut weights = Vec::new();
        game.inclinations(seat, legal, &mut weights);
        let best = (0..legal.len()).max_by(|&one, &other| weights[one].total_cmp(&weights[other])).unwrap();
        if dice.below(8) == 0 { *dice.pick(legal).unwrap() } else { legal[best] }
    }

    /// The best that a turn comes to, by going every way in every order; nothing if that takes too long.
    fn best_in_any_order(
        game: &ColourKingdoms,
        seat: Seat,
        known: &mut HashMap<String, f32>,
        left: &mut u32,
    ) -> Option<f32> {
        *left = left.checked_sub(1)?;
        let mut turn = game.player(seat).turn.clone();
        turn.iter_mut().for_each(|turn| turn.strokes.sort_by_key(|stroke| stroke.region));
        let key = format!("{turn:?}");
        if let Some(&best) = known.get(&key) {
            return Some(best);
        }
        let mut best = game.worth_of_stopping(seat);
        let mut legal = Vec::new();
        game.legal(seat.into(), &mut legal);
        legal.retain(|action| !matches!(action, Action::Anew | Action::Finish));
        for action in legal {
            let mut next = game.clone();
            next.apply(seat.into(), &action, &mut ()).unwrap();
            best = best.max(best_in_any_order(&next, seat, known, left)?);
        }
        known.insert(key, best);
        Some(best)
    }

    #[test]
    fn the_best_plan_is_the_best_turn_there_is() {
        let (mut compared, mut with_spells) = (0, 0);
        for seed in 0..2 {
            positions(seed, |game, seat, legal| {
                let held = game.held(seat);
                let mut planner = Planner { seat, left: u32::MAX, ways: Vec::new() };
                let Some(best) = best_in_any_order(game, seat, &mut HashMap::new(), &mut 3_000) else { return };
                let plans = legal.iter().map(|action| planner.worth(game, action, held).unwrap());
                assert_eq!(plans.fold(f32::MIN, f32::max), best, "{:?}", game.player(seat));
                compared += 1;
                with_spells += u32::from(held > 0);
            });
        }
        assert!(compared > 100 && with_spells > 20, "{compared} {with_spells}");
    }

    #[test]
    fn there_is_always_a_plan() {
        positions(9, |game, seat, legal| {
            let plans = game.plans(seat, legal).unwrap();
            assert_eq!(plans.len(), legal.len());
            assert!(plans.iter().any(|&plan| plan > f32::MIN), "{legal:?}");
        });
    }
}
