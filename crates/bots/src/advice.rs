//! What a coach says of a seat's choices: where each would lead, and what is good about it.
//!
//! No words: whoever shows it finds them, in the reader's language.

use pentarchy_game::{Dice, Game, MAX_SEATS, Seen};
use serde::{Deserialize, Serialize};

use crate::think::{Examined, examine};
use crate::{Budget, Expertise};

/// What a coach says of one choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice<A> {
    /// The choice.
    pub action: A,
    /// In which place the seat would end, on the mean. Alone it is the first.
    pub place: f64,
    /// With how many points; nothing where most games in the coach's head were cut short before that could be told.
    pub score: Option<f64>,
    /// What it is worth in all, from 0 to 1: the place, and points where places are equal.
    pub worth: f64,
    /// How often it was tried: what was tried seldom is known badly.
    pub visits: u32,
    /// What speaks for it.
    pub reason: Reason,
}

/// What speaks for a choice, beside the other choices: one line on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// There is nothing else that anybody would choose.
    Only,
    /// It brings more points than the choices do on the mean.
    Points {
        /// So many more.
        more: f64,
    },
    /// It leaves the best of the others fewer points.
    Hinders {
        /// So many fewer.
        fewer: f64,
    },
    /// It leads to a better place, though the points are about the same.
    Place {
        /// By so many places.
        better: f64,
    },
    /// It is about as good as the others.
    Close,
    /// It is worse than the others on the mean.
    Worse,
}

/// Fewer points than this are not worth a word.
const POINTS: f64 = 0.5;

/// A smaller part of a win than this is not worth a word.
const WORTH: f64 = 0.01;

/// What was tried less often is left out of the mean that others are compared with.
const KNOWN: u32 = 4;

/// Thinks about the seat's choices as a coach does; the best first. Nothing if the seat may do nothing.
///
/// A choice that was made (in a game that is looked at again) is tried often enough to be judged, however bad it is.
pub(crate) fn advise<E: Expertise>(
    seen: &Seen<'_, E::Game>,
    made: Option<&<E::Game as Game>::Action>,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Advice<<E::Game as Game>::Action>> {
    let rivals = E::rivals(&seen.sample(dice));
    let own = seen.seat().index();
    let examined = examine::<E>(seen, made, budget, dice);
    let outlooks: Vec<Outlook> = examined.iter().map(|choice| Outlook::of(choice, own, rivals)).collect();
    let mean = Outlook::mean(examined.iter().zip(&outlooks).filter(|(choice, _)| choice.visits >= KNOWN));
    // The same for all choices, so that they can be compared.
    let only = examined.len() == 1;
    let (visits, foretold) =
        examined.iter().fold((0, 0), |(visits, foretold), choice| (visits + choice.visits, foretold + choice.foretold));
    let advice = examined.into_iter().zip(outlooks).map(|(choice, outlook)| Advice {
        action: choice.action,
        place: told(outlook.place),
        score: (foretold * 2 >= visits).then(|| told(outlook.score)),
        worth: told(outlook.worth),
        visits: choice.visits,
        reason: if only { Reason::Only } else { outlook.beside(&mean) },
    });
    advice.collect()
}

/// As exactly as it is known, and short enough that it is the same number after its way through JSON.
fn told(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Where a choice leads.
#[derive(Clone, Copy, Default)]
struct Outlook {
    worth: f64,
    place: f64,
    score: f64,
    /// The points of the best other side.
    rival: f64,
}

impl Outlook {
    fn of<A>(choice: &Examined<A>, own: usize, rivals: u8) -> Outlook {
        let others = (0..MAX_SEATS).filter(|&seat| seat != own && seat <= usize::from(rivals));
        let rival = others.map(|seat| f64::from(choice.points[seat])).fold(f64::MIN, f64::max);
        Outlook {
            worth: choice.worth,
            place: if rivals == 0 { 1.0 } else { choice.place },
            score: choice.points[own].into(),
            rival: if rivals == 0 { 0.0 } else { rival },
        }
    }

    fn mean<'a, A: 'a>(choices: impl Iterator<Item = (&'a Examined<A>, &'a Outlook)>) -> Outlook {
        let (mut sum, mut count) = (Outlook::default(), 0.0);
        for (_, outlook) in choices {
            sum.worth += outlook.worth;
            sum.place += outlook.place;
            sum.score += outlook.score;
            sum.rival += outlook.rival;
            count += 1.0;
        }
        let share = |sum: f64| sum / f64::max(count, 1.0);
        Outlook { worth: share(sum.worth), place: share(sum.place), score: share(sum.score), rival: share(sum.rival) }
    }

    /// What speaks for it, beside what choices are like on the mean.
    fn beside(&self, mean: &Outlook) -> Reason {
        let (more, fewer) = (told(self.score - mean.score), told(mean.rival - self.rival));
        let better = told(mean.place - self.place);
        if self.worth < mean.worth - WORTH {
            Reason::Worse
        } else if more >= POINTS && more >= fewer {
            Reason::Points { more }
        } else if fewer >= POINTS {
            Reason::Hinders { fewer }
        } else if self.worth > mean.worth + WORTH && better > 0.0 {
            Reason::Place { better }
        } else {
            Reason::Close
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEAN: Outlook = Outlook { worth: 0.5, place: 2.0, score: 40.0, rival: 42.0 };

    #[test]
    fn the_reason_is_the_larger_difference() {
        let outlook = Outlook { worth: 0.6, place: 1.8, score: 44.0, rival: 41.0 };
        assert_eq!(outlook.beside(&MEAN), Reason::Points { more: 4.0 });
        let outlook = Outlook { worth: 0.6, place: 1.8, score: 41.0, rival: 37.0 };
        assert_eq!(outlook.beside(&MEAN), Reason::Hinders { fewer: 5.0 });
    }

    #[test]
    fn without_points_the_place_counts() {
        let outlook = Outlook { worth: 0.75, place: 1.5, score: 40.2, rival: 42.0 };
        assert_eq!(outlook.beside(&MEAN), Reason::Place { better: 0.5 });
        assert_eq!(MEAN.beside(&MEAN), Reason::Close);
        let outlook = Outlook { worth: 0.4, place: 2.2, score: 49.0, rival: 60.0 };
        assert_eq!(outlook.beside(&MEAN), Reason::Worse);
    }

    #[test]
    fn it_survives_json() {
        let advice = Advice {
            action: 7,
            place: 1.5,
            score: Some(30.0),
            worth: 0.75,
            visits: 9,
            reason: Reason::Points { more: 2.0 },
        };
        let written = serde_json::to_string(&advice).unwrap();
        assert_eq!(serde_json::from_str::<Advice<i32>>(&written).unwrap(), advice);
    }
}
