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
    /// In which place the seat would end, on the mean; nothing where there is nobody to end before.
    pub place: Option<f64>,
    /// With how many points; nothing where most games in the coach's head were cut short before that could be told.
    pub score: Option<f64>,
    /// What it is worth in all, from 0 to 1: the place, and points where places are equal.
    pub worth: f64,
    /// How often it was tried: what was tried seldom is known badly.
    pub visits: u32,
    /// What speaks for it, or against it.
    pub reason: Reason,
}

/// What speaks for the first choice beside the next best, or against another beside the first: one line on a screen. A number
/// below zero speaks against it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// There is nothing else that anybody would choose.
    Only,
    /// It brings more points.
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
    /// It is about as good, as far as anybody can tell.
    Close,
}

/// How many choices the coach names.
pub const NAMED: usize = 3;

/// Fewer points than this are not worth a word.
const POINTS: f64 = 0.5;

/// Less than this of a place can't be seen in rounded numbers.
const PLACE: f64 = 0.05;

/// A smaller part of a win than this is not worth a word.
const WORTH: f64 = 0.01;

/// How far what single games are worth lies apart: what was tried seldom is known no better than this, by the root of how
/// often.
const APART: f64 = 0.35;

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
    let mut examined = examine::<E>(seen, made, budget, dice);
    // The first is what the expert would do; of those that are named beside it, what promises more stands before.
    let named = examined.len().min(NAMED);
    if let Some(beside) = examined.get_mut(1..named) {
        beside.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    }
    let outlooks: Vec<Outlook> = examined.iter().map(|choice| Outlook::of(choice, own, rivals)).collect();
    let reason = |at: usize| match at {
        _ if outlooks.len() == 1 => Reason::Only,
        0 => outlooks[0].for_it(&outlooks[1]),
        _ => outlooks[at].against_it(&outlooks[0]),
    };
    // The same for all choices, so that they can be compared.
    let (visits, foretold) =
        examined.iter().fold((0, 0), |(visits, foretold), choice| (visits + choice.visits, foretold + choice.foretold));
    let told_advice = |(at, choice): (usize, Examined<<E::Game as Game>::Action>)| Advice {
        action: choice.action,
        place: (rivals > 0).then(|| told(outlooks[at].place)),
        score: (foretold * 2 >= visits).then(|| told(outlooks[at].score)),
        worth: told(outlooks[at].worth),
        visits: choice.visits,
        reason: reason(at),
    };
    examined.into_iter().enumerate().map(told_advice).collect()
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
    /// How often it was tried.
    visits: f64,
}

impl Outlook {
    fn of<A>(choice: &Examined<A>, own: usize, rivals: u8) -> Outlook {
        let others = (0..MAX_SEATS).filter(|&seat| seat != own && seat <= usize::from(rivals));
        let rival = others.map(|seat| f64::from(choice.points[seat])).fold(f64::MIN, f64::max);
        Outlook {
            worth: choice.worth,
            place: choice.place,
            score: choice.points[own].into(),
            rival: if rivals == 0 { 0.0 } else { rival },
            visits: choice.visits.into(),
        }
    }

    /// What speaks for the first choice, beside the next best.
    fn for_it(&self, next: &Outlook) -> Reason {
        if self.is_better_than(next) { self.beside(next, 1.0) } else { Reason::Close }
    }

    /// What speaks against another choice, beside the first.
    fn against_it(&self, first: &Outlook) -> Reason {
        if first.is_better_than(self) { self.beside(first, -1.0) } else { Reason::Close }
    }

    /// Whether it is better by more than chance makes of it.
    fn is_better_than(&self, other: &Outlook) -> bool {
        let doubt = APART * (1.0 / self.visits + 1.0 / other.visits).sqrt();
        self.worth - other.worth > doubt.max(WORTH)
    }

    /// The difference that says why it is better (`sign` 1) or worse (−1): the larger in points, or else the place.
    fn beside(&self, other: &Outlook, sign: f64) -> Reason {
        let (more, fewer) = (told(self.score - other.score), told(other.rival - self.rival));
        let better = told(other.place - self.place);
        let tells = |difference: f64, least: f64| sign * difference >= least;
        if tells(more, POINTS) && sign * more >= sign * fewer {
            Reason::Points { more }
        } else if tells(fewer, POINTS) {
            Reason::Hinders { fewer }
        } else if tells(better, PLACE) {
            Reason::Place { better }
        } else {
            Reason::Close
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Outlook = Outlook { worth: 0.6, place: 1.8, score: 44.0, rival: 41.0, visits: 900.0 };
    const NEXT: Outlook = Outlook { worth: 0.5, place: 2.0, score: 40.0, rival: 42.0, visits: 400.0 };

    #[test]
    fn the_reason_is_the_larger_difference() {
        assert_eq!(FIRST.for_it(&NEXT), Reason::Points { more: 4.0 });
        assert_eq!(NEXT.against_it(&FIRST), Reason::Points { more: -4.0 });
        let hinders = Outlook { score: 41.0, rival: 37.0, ..FIRST };
        assert_eq!(hinders.for_it(&NEXT), Reason::Hinders { fewer: 5.0 });
        assert_eq!(NEXT.against_it(&hinders), Reason::Hinders { fewer: -5.0 });
    }

    #[test]
    fn without_points_the_place_counts() {
        let better = Outlook { score: 40.2, rival: 42.0, place: 1.5, ..FIRST };
        assert_eq!(better.for_it(&NEXT), Reason::Place { better: 0.5 });
        assert_eq!(NEXT.against_it(&better), Reason::Place { better: -0.5 });
        assert_eq!(NEXT.for_it(&NEXT), Reason::Close);
    }

    /// Nothing speaks for what is worse, nor against what is better.
    #[test]
    fn points_against_the_order_are_no_reason() {
        let richer = Outlook { score: 49.0, place: 2.2, ..NEXT };
        assert_eq!(richer.against_it(&Outlook { rival: 42.0, ..FIRST }), Reason::Place { better: -0.4 });
        assert_eq!(NEXT.for_it(&FIRST), Reason::Close);
    }

    #[test]
    fn what_was_tried_seldom_is_not_known_well() {
        let seldom = Outlook { visits: 9.0, ..NEXT };
        assert_eq!((FIRST.for_it(&seldom), seldom.against_it(&FIRST)), (Reason::Close, Reason::Close));
    }

    #[test]
    fn it_survives_json() {
        let advice = Advice {
            action: 7,
            place: Some(1.5),
            score: Some(30.0),
            worth: 0.75,
            visits: 9,
            reason: Reason::Points { more: 2.0 },
        };
        let written = serde_json::to_string(&advice).unwrap();
        assert_eq!(serde_json::from_str::<Advice<i32>>(&written).unwrap(), advice);
    }
}
