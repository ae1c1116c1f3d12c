//! What a seat can be sure of, and positions that it can't tell from the real one.

use arrayvec::ArrayVec;
use pentarchy_game::{Dice, Seat, Viewer};

use crate::deduction::{Course, Observation, Sight, THREADS, bits};
use crate::game::{PLACES, PLAYERS, Step};
use crate::story::Move;
use crate::{Back, BrutalKingdom, Character, CharacterSet};

/// The hidden cards that somebody can be sure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Known {
    pub(crate) hands: [CharacterSet; PLAYERS],
    pub(crate) centre: [Option<Character>; PLACES],
}

impl BrutalKingdom {
    fn observation(&self, observer: Option<Seat>, back: Back) -> Option<Observation> {
        Observation::new(&self.story, self.rules.characters(), self.rules.seats(), observer, back)
    }

    /// BK-10: what every course that the chapter may have taken, as far as this viewer saw it, has in common.
    pub(crate) fn known_to(&self, viewer: Viewer) -> Known {
        let observer = match viewer {
            Viewer::Seat(seat) if self.plays(seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
            Viewer::Referee => return Known::default(),
        };
        let mut known = Known::default();
        for back in Back::BOTH {
            let Some(observation) = self.observation(observer, back) else { continue };
            let mut common: Option<Known> = None;
            observation.each_course(|course| {
                let here = self.certain(&observation, course, back);
                common = Some(common.map_or(here, |before| before.and(&here)));
            });
            if let Some(common) = common {
                known = known.or(&common);
            }
        }
        known
    }

    /// What is certain if the chapter took this course.
    fn certain(&self, observation: &Observation, course: &Course, back: Back) -> Known {
        let unlabelled = observation.unlabelled(course);
        let unseen = observation.unseen(self.rules.characters(), course);
        let mut known = Known::default();
        for (hand, &threads) in known.hands.iter_mut().zip(&course.hands) {
            *hand = bits(threads).filter_map(|thread| course.labels[usize::from(thread)]).collect();
            // All that nobody saw is in this one hand.
            if unlabelled != 0 && unlabelled & !threads == 0 {
                *hand |= unseen;
            }
        }
        for (place, thread) in course.centre.into_iter().enumerate() {
            let last = (unlabelled == 1 << thread).then(|| unseen.first()).flatten();
            known.centre[2 * back.index() + place] = course.labels[usize::from(thread)].or(last);
        }
        known
    }

    /// A position that `seat` can't tell from the real one: another course of the chapter, and other deals to come.
    pub(crate) fn sampled(&self, seat: Seat, dice: &mut Dice) -> BrutalKingdom {
        let mut sample = self.clone();
        sample.seed = dice.seed();
        for back in Back::BOTH {
            let Some(observation) = self.observation(Some(seat), back) else { continue };
            let course = observation.any_course(dice).expect("the real course is one of those that fit");
            let labels = self.complete(&observation, &course, dice);
            sample.rewrite(&observation, &course, &labels, back);
            sample.guess_pass(seat, back, dice);
            sample.guess_exchange(seat, back, dice);
        }
        sample
    }

    /// Deals the cards that the seat has never seen to the threads without a label.
    fn complete(&self, observation: &Observation, course: &Course, dice: &mut Dice) -> [Option<Character>; THREADS] {
        let mut unseen: ArrayVec<Character, THREADS> =
            observation.unseen(self.rules.characters(), course).iter().collect();
        dice.shuffle(&mut unseen);
        let mut labels = course.labels;
        for thread in bits(observation.unlabelled(course)) {
            labels[usize::from(thread)] = unseen.pop();
        }
        labels
    }

    /// Tells the story as if the chapter had taken this course with these cards.
    fn rewrite(
        &mut self,
        observation: &Observation,
        course: &Course,
        labels: &[Option<Character>; THREADS],
        back: Back,
    ) {
        let seats = usize::from(self.rules.seats());
        let card = |thread: usize| labels[thread].expect("every thread has its card");
        let others = |set: CharacterSet| set.backed(back.other());
        let passed = self.story.is_passed(back, self.rules.seats());
        for seat in 0..seats {
            let dealt = [card(2 * seat), card(2 * seat + 1)];
            self.story.dealt[seat] = others(self.story.dealt[seat]) | CharacterSet::of(&dealt);
            let now: CharacterSet = bits(course.hands[seat]).map(|thread| card(usize::from(thread))).collect();
            self.hands[seat] = others(self.hands[seat]) | now;
            if passed {
                self.story.passed[seat][back.index()] = Some(dealt[0]);
            }
        }
        for place in 0..2 {
            self.story.centre[2 * back.index() + place] = card(2 * seats + place);
            self.centre[2 * back.index() + place] = card(usize::from(course.centre[place]));
        }
        for (at, (sight, number)) in observation.sights().enumerate() {
            if !matches!(sight, Sight::Swap { .. } | Sight::Exchange { .. }) {
                continue;
            }
            let (given, taken) = course.moved[at];
            match &mut self.story.moves[usize::from(number)] {
                Move::Swapped { gave, got, .. }
                | Move::Exchanged { gave, got, .. }
                | Move::Surrendered { gave, got, .. } => {
                    (*gave, *got) = (card(usize::from(given)), card(usize::from(taken)));
                }
                _ => {}
            }
        }
    }

    /// What others have chosen to pass on, while somebody still chooses, is guessed.
    fn guess_pass(&mut self, seat: Seat, back: Back, dice: &mut Dice) {
        if self.step != (Step::Pass { back }) {
            return;
        }
        for other in self.others(seat) {
            if self.story.passed[other.index()][back.index()].is_some() {
                self.story.passed[other.index()][back.index()] = any_of(self.hand(other).backed(back), dice);
            }
        }
    }

    /// So is what others have offered or answered while an exchange is being agreed on.
    fn guess_exchange(&mut self, seat: Seat, back: Back, dice: &mut Dice) {
        let Some(mut exchange) = self.exchanges[back.index()] else { return };
        let from = self.turn();
        if from != seat {
            exchange.give = any_of(self.hand(from).backed(back), dice).unwrap_or(exchange.give);
        }
        if exchange.to != seat && exchange.answer.is_some() {
            exchange.answer = any_of(self.hand(exchange.to).backed(back), dice);
        }
        self.exchanges[back.index()] = Some(exchange);
    }
}

fn any_of(cards: CharacterSet, dice: &mut Dice) -> Option<Character> {
    let cards: ArrayVec<Character, THREADS> = cards.iter().collect();
    dice.pick(&cards).copied()
}

impl Known {
    /// What is certain in both cases.
    fn and(self, other: &Known) -> Known {
        let mut both = self;
        both.hands.iter_mut().zip(other.hands).for_each(|(hand, theirs)| *hand = *hand & theirs);
        for (card, theirs) in both.centre.iter_mut().zip(other.centre) {
            *card = card.filter(|_| *card == theirs);
        }
        both
    }

    /// What is known of one back and of the other.
    fn or(self, other: &Known) -> Known {
        let mut either = self;
        either.hands.iter_mut().zip(other.hands).for_each(|(hand, more)| *hand |= more);
        either.centre.iter_mut().zip(other.centre).for_each(|(card, more)| *card = card.or(more));
        either
    }
}
