//! From what a bot thinks to what it does: its level decides how long it thinks, and which mistakes it makes.

use pentarchy_game::{Dice, Game, Seen};

use crate::{Budget, Considered, Expertise, Level, Occasion, think};

/// The action that a bot of this level takes; nothing if the seat may do nothing.
///
/// The same view and the same dice give the same choice.
pub(crate) fn choose<E: Expertise>(
    seen: &Seen<'_, E::Game>,
    occasion: &Occasion,
    dice: &mut Dice,
) -> Option<<E::Game as Game>::Action> {
    let mut legal = seen.legal();
    if occasion.restless >= Occasion::PATIENCE {
        keep_peaceful(seen, &mut legal, dice);
    }
    overlook(&mut legal, overlooked::<E>(occasion.level), dice);
    let thoughts = think::<E>(seen, legal, budget::<E>(occasion.level).on(occasion.threads), dice);
    pick(thoughts, occasion.level.blur(), dice)
}

/// Where there are so few choices nobody overlooks one.
const FEW: usize = 3;

/// How many in a hundred choices of this game a bot of this level overlooks.
fn overlooked<E: Expertise>(level: Level) -> u32 {
    E::OVERLOOKED.get(level as usize).copied().unwrap_or(0)
}

/// Takes away what somebody does not think of who is not at home in the game; some choices are always left.
fn overlook<A>(legal: &mut Vec<A>, percent: u32, dice: &mut Dice) {
    if percent == 0 || legal.len() <= FEW {
        return;
    }
    // What is told last is not thought of more often.
    dice.shuffle(legal);
    let mut left = legal.len();
    legal.retain(|_| {
        let kept = left <= FEW || dice.below(100) >= percent;
        left -= usize::from(!kept);
        kept
    });
}

/// How much a bot of this level thinks about one decision of this game.
pub(crate) fn budget<E: Expertise>(level: Level) -> Budget {
    let hard = Level::Hard.budget().iterations / E::COST;
    let iterations = match level {
        Level::Novice | Level::Easy | Level::Medium => E::ITERATIONS[level as usize],
        Level::Hard => hard,
        Level::Expert => hard * E::DEPTH,
    };
    Budget { iterations, ..level.budget() }
}

/// The most promising action; or, seen through a blur, one that is worth nearly as much.
fn pick<A>(thoughts: Vec<Considered<A>>, blur: f64, dice: &mut Dice) -> Option<A> {
    if blur == 0.0 {
        return thoughts.into_iter().next().map(|thought| thought.action);
    }
    let best = thoughts.iter().map(|thought| thought.worth).fold(0.0, f64::max);
    let weight = |thought: &Considered<A>| ((thought.worth - best) / blur).exp() * f64::from(thought.visits.max(1));
    let total: f64 = thoughts.iter().map(weight).sum();
    let mut left = total * f64::from(dice.below(1 << 30)) / f64::from(1 << 30);
    let chosen = thoughts.iter().position(|thought| {
        left -= weight(thought);
        left < 0.0
    });
    thoughts.into_iter().nth(chosen.unwrap_or(0)).map(|thought| thought.action)
}

/// Leaves only what would leave the seat in peace: actions after which it is not awaited, or which end the time that
/// the house measures. All of them if there is none.
fn keep_peaceful<G: Game>(seen: &Seen<'_, G>, legal: &mut Vec<G::Action>, dice: &mut Dice) {
    let sample = seen.sample(dice);
    let peaceful = |action: &G::Action| {
        let mut game = sample.clone();
        let applied = game.apply(seen.seat().into(), action, &mut ()).is_ok();
        applied && (!game.awaiting().contains(seen.seat()) || game.duty() != sample.duty())
    };
    let kept: Vec<_> = legal.iter().filter(|action| peaceful(action)).cloned().collect();
    if !kept.is_empty() {
        *legal = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnimalKingdomsExpertise, BrutalKingdomExpertise, FantasyRealmsExpertise};
    use pentarchy_game::Seed;

    fn thoughts() -> Vec<Considered<u8>> {
        let thought = |(action, visits, worth)| Considered { action, visits, worth };
        [(1, 50, 0.60), (2, 40, 0.59), (3, 5, 0.2)].map(thought).into()
    }

    #[test]
    fn clear_eyes_take_the_first() {
        assert_eq!(pick(thoughts(), 0.0, &mut Seed::from(1).dice(0)), Some(1));
        assert_eq!(pick(Vec::<Considered<u8>>::new(), 0.1, &mut Seed::from(1).dice(0)), None);
    }

    #[test]
    fn some_choices_are_overlooked_and_never_nearly_all() {
        let mut dice = Seed::from(1).dice(0);
        let mut left = 0;
        for _ in 0..100 {
            let mut legal: Vec<u8> = (0..10).collect();
            overlook(&mut legal, 40, &mut dice);
            assert!(legal.len() >= FEW);
            left += legal.len();
        }
        assert!((500..700).contains(&left), "{left}");
        let mut few = vec![1, 2, 3];
        overlook(&mut few, 100, &mut dice);
        assert_eq!(few, [1, 2, 3]);
    }

    #[test]
    fn nothing_is_overlooked_for_where_it_stands() {
        let mut dice = Seed::from(1).dice(0);
        let mut kept = [0; 6];
        for _ in 0..600 {
            let mut legal: Vec<usize> = (0..6).collect();
            overlook(&mut legal, 90, &mut dice);
            legal.into_iter().for_each(|choice| kept[choice] += 1);
        }
        assert!(kept.iter().all(|times| (250..400).contains(times)), "{kept:?}");
    }

    #[test]
    fn a_higher_level_thinks_more() {
        for pair in Level::ALL.windows(2) {
            let iterations = |level| [budget::<BrutalKingdomExpertise>(level), budget::<FantasyRealmsExpertise>(level)];
            let (less, more) = (iterations(pair[0]), iterations(pair[1]));
            assert!(less.iter().zip(&more).all(|(less, more)| less.iterations < more.iterations), "{pair:?}");
        }
    }

    #[test]
    fn a_higher_level_overlooks_no_more() {
        for pair in Level::ALL.windows(2) {
            assert!(overlooked::<FantasyRealmsExpertise>(pair[0]) >= overlooked::<FantasyRealmsExpertise>(pair[1]));
            assert!(overlooked::<AnimalKingdomsExpertise>(pair[0]) >= overlooked::<AnimalKingdomsExpertise>(pair[1]));
        }
        assert!(overlooked::<AnimalKingdomsExpertise>(Level::Medium) > 0);
        assert_eq!(overlooked::<FantasyRealmsExpertise>(Level::Hard), 0);
    }

    #[test]
    fn a_blur_confuses_what_is_close_and_not_what_is_far() {
        let mut dice = Seed::from(1).dice(0);
        let mut picked = [0; 4];
        for _ in 0..400 {
            picked[usize::from(pick(thoughts(), 0.04, &mut dice).unwrap())] += 1;
        }
        assert!(picked[1] > picked[2] && picked[2] > 80 && picked[3] < 4, "{picked:?}");
    }
}
