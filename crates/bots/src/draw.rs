//! One of several things, drawn by weight.

use pentarchy_game::Dice;

/// One of the things, drawn by its weight; any of them if nothing weighs anything, and nothing if there is none.
pub(crate) fn draw<T>(weighed: impl Iterator<Item = (T, f32)> + Clone, dice: &mut Dice) -> Option<T> {
    let (mut total, mut count) = (0.0, 0_usize);
    for (_, weight) in weighed.clone() {
        total += weight;
        count += 1;
    }
    let chance = dice.below(1 << 24) as f32 / (1 << 24) as f32;
    if total <= 0.0 {
        return weighed.map(|(thing, _)| thing).nth((chance * count as f32) as usize);
    }
    let mut left = chance * total;
    let mut heavy = None;
    for (thing, weight) in weighed {
        left -= weight;
        if left < 0.0 {
            return Some(thing);
        }
        if weight > 0.0 {
            heavy = Some(thing);
        }
    }
    // Rounding may leave a crumb at the end.
    heavy
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentarchy_game::Seed;

    #[test]
    fn what_weighs_more_is_drawn_more_often() {
        let mut dice = Seed::from(1).dice(0);
        let mut drawn = [0; 4];
        for _ in 0..1000 {
            let weighed = [1.0, 0.0, 3.0, 0.0].into_iter().enumerate();
            drawn[draw(weighed, &mut dice).unwrap()] += 1;
        }
        assert!(drawn[1] == 0 && drawn[3] == 0 && drawn[2] > 2 * drawn[0] && drawn[0] > 150, "{drawn:?}");
    }

    #[test]
    fn where_nothing_weighs_anything_all_are_drawn() {
        let mut dice = Seed::from(1).dice(0);
        let mut drawn = [0; 3];
        for _ in 0..300 {
            drawn[draw([0.0; 3].into_iter().enumerate(), &mut dice).unwrap()] += 1;
        }
        assert!(drawn.iter().all(|&times| times > 60), "{drawn:?}");
    }
}
