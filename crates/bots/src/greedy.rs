//! Somebody who looks one step ahead and takes what is worth most then: no search, only the game's expertise.

use pentarchy_game::{Dice, Game, Seen};

use crate::Expertise;

/// In how many made-up positions each action is judged.
const POSITIONS: u32 = 8;

/// The action after which the position is judged best; nothing if the seat may do nothing.
pub(crate) fn choose<E: Expertise>(seen: &Seen<'_, E::Game>, dice: &mut Dice) -> Option<<E::Game as Game>::Action> {
    let mut choices: Vec<_> = thinkable::<E>(seen, dice).into_iter().map(|action| (action, 0.0)).collect();
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

/// What is open to the seat, without what nobody would do if there is anything else. Whoever looks one step ahead would
/// begin a turn anew as often as it can't be ended well, and go round in circles.
fn thinkable<E: Expertise>(seen: &Seen<'_, E::Game>, dice: &Dice) -> Vec<<E::Game as Game>::Action> {
    let (mut legal, mut weights, mut dice) = (seen.legal(), Vec::new(), dice.clone());
    E::weigh(&seen.sample(&mut dice), seen.seat(), &legal, &mut weights, &mut dice, &mut E::Memory::default());
    if weights.iter().any(|&weight| weight > 0.0) {
        let mut weights = weights.into_iter();
        legal.retain(|_| weights.next().is_some_and(|weight| weight > 0.0));
    }
    legal
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ColourKingdomsExpertise;
    use pentarchy_colour_kingdoms::{Action, ColourKingdoms};
    use pentarchy_game::Seed;

    #[test]
    fn nobody_begins_anew_for_ever() {
        let request = serde_json::from_value(serde_json::json!({ "seats": 2 })).unwrap();
        let setup = ColourKingdoms::DESCRIPTION.setup(&request).unwrap();
        let mut game = ColourKingdoms::start(&setup, &Seed::from(1));
        let mut dice = Seed::from(1).dice(0);
        let (mut legal, mut decisions, mut possible) = (Vec::new(), 0, 0);
        while let Some(seat) = game.awaiting().iter().next() {
            legal.clear();
            game.legal(seat.into(), &mut legal);
            possible += u32::from(legal.contains(&Action::Anew));
            let action = choose::<ColourKingdomsExpertise>(&Seen::new(&game, seat), &mut dice).unwrap();
            assert_ne!(action, Action::Anew);
            game.apply(seat.into(), &action, &mut ()).unwrap();
            decisions += 1;
            assert!(decisions < 2_000, "no end");
        }
        assert!(possible > 20, "{possible}");
    }
}
