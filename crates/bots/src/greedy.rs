//! Somebody who looks one step ahead and takes what is worth most then: no search, only the game's expertise.

use pentarchy_game::{Dice, Game, Seen};

use crate::Expertise;

/// In how many made-up positions each action is judged.
const POSITIONS: u32 = 8;

/// The action after which the position is judged best; nothing if the seat may do nothing.
pub(crate) fn choose<E: Expertise>(seen: &Seen<'_, E::Game>, dice: &mut Dice) -> Option<<E::Game as Game>::Action> {
    let mut choices: Vec<_> = seen.legal().into_iter().map(|action| (action, 0.0)).collect();
    for _ in 0..POSITIONS {
        let sample = seen.sample(dice);
        for (action, worth) in &mut choices {
            let mut game = sample.clone();
            if game.apply(seen.seat().into(), action, &mut ()).is_ok() {
                *worth += E::judge(&game)[seen.seat().index()];
            }
        }
    }
    let best = choices.iter().map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
    // Of equals any one, so that it does not always cling to what is listed first.
    choices.retain(|&(_, worth)| worth == best);
    dice.pick(&choices).map(|(action, _)| action.clone())
}
