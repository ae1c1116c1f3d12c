//! What can be concluded from a story by somebody who saw only a part of it.
//!
//! The cards of the two backs never mix, so each back is thought through by itself. Every card that was dealt face
//! down is a *thread*, which is followed from place to place; what was seen gives threads their *labels*. Where a card
//! moved unseen, any thread of that hand may have moved, so the thought branches; a branch in which a card would have
//! to be in two places, or a thread would have to be two cards, is dropped. What remains are exactly the courses that
//! the chapter may have taken, as far as the observer knows.
//!
//! Threads without a label in the same hand are as good as each other: they are tried once, and weigh as many times as
//! there are of them. Every course leaves the same number of threads without a label, and the cards that nobody saw can
//! be theirs in any order, so the courses are as likely as they weigh.

use arrayvec::ArrayVec;
use pentarchy_game::{Dice, Seat, Seats};

use crate::game::PLAYERS;
use crate::story::{LONGEST, Move, Story, back_of_place, receiver};
use crate::{Back, Character, CharacterSet};

/// The most cards with one back.
pub(crate) const THREADS: usize = 10;

/// What the longest story can show to one observer: looking at a hand and at the centre shows several cards at once.
const SIGHTS: usize = LONGEST + 4;

/// Something that the observer saw, about cards with one back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// This card is in this hand.
    Held { seat: usize, card: Character },
    /// This card is played from this hand.
    Played { seat: usize, card: Character },
    /// This card lies in the first or the second place of the centre.
    InCentre { place: usize, card: Character },
    /// This card is in nobody's hand.
    NotHeld { card: Character },
    /// A card of a hand and one of the centre change places.
    Swap { seat: usize, place: usize, gave: Option<Character>, got: Option<Character> },
    /// Cards of two hands change places.
    Exchange { from: usize, to: usize, gave: Option<Character>, got: Option<Character> },
}

/// All that an observer saw of one back, each sight with the number of the move that showed it.
pub(crate) struct Observation {
    back: Back,
    seats: u8,
    /// How many cards with this back there are.
    threads: usize,
    passed: bool,
    /// The observer's own cards, and the one that they were given; nothing for a spectator.
    own: Option<Own>,
    sights: ArrayVec<(Sight, u8), SIGHTS>,
}

struct Own {
    seat: usize,
    /// The card that was passed on and the one that was kept; in any order as long as nothing is passed.
    dealt: [Character; 2],
    received: Option<Character>,
}

/// One course that the chapter may have taken.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// Which threads are in which hand, as bits.
    pub(crate) hands: [u16; PLAYERS],
    pub(crate) centre: [u8; 2],
    /// Those set aside.
    pub(crate) aside: u16,
    pub(crate) labels: [Option<Character>; THREADS],
    /// For every sight the two threads that changed places, where any did.
    pub(crate) moved: [(u8, u8); SIGHTS],
}

impl Observation {
    /// What `observer` saw of the cards with this back; nothing if they are not dealt yet.
    pub(crate) fn new(
        story: &Story,
        characters: CharacterSet,
        seats: u8,
        observer: Option<Seat>,
        back: Back,
    ) -> Option<Observation> {
        if !story.is_dealt(back) {
            return None;
        }
        let passed = story.is_passed(back, seats);
        let own = observer.and_then(|seat| {
            let dealt = story.dealt[seat.index()].backed(back);
            let gone = story.passed[seat.index()][back.index()].filter(|_| passed).or(dealt.first())?;
            let kept = dealt.without(gone).first()?;
            let giver = Seats::first(seats).iter().find(|&giver| receiver(giver, back, seats) == seat)?;
            let received = story.passed[giver.index()][back.index()].filter(|_| passed);
            Some(Own { seat: seat.index(), dealt: [gone, kept], received })
        });
        let threads = characters.backed(back).len();
        let sights = sights(story, seats, observer, back);
        Some(Observation { back, seats, threads, passed, own, sights })
    }

    pub(crate) fn sights(&self) -> impl Iterator<Item = (Sight, u8)> + '_ {
        self.sights.iter().copied()
    }

    /// The cards with this back that the observer has never seen, given a course.
    pub(crate) fn unseen(&self, characters: CharacterSet, course: &Course) -> CharacterSet {
        characters.backed(self.back) - course.labels.iter().flatten().copied().collect()
    }

    /// The threads that have no label, given a course.
    pub(crate) fn unlabelled(&self, course: &Course) -> u16 {
        let labelled = |thread: &usize| course.labels[*thread].is_none();
        (0..self.threads).filter(labelled).fold(0, |set, thread| set | 1 << thread)
    }

    /// The dice decide which of equal threads stands for them.
    fn search(&self, dice: Option<&mut Dice>, visit: &mut Visit<'_>) {
        let mut search = Search { observation: self, dice, visit };
        search.explore(0, self.opening(), 1);
    }

    /// Visits every course that fits.
    pub(crate) fn each_course(&self, mut visit: impl FnMut(&Course)) {
        self.search(None, &mut |course, _, _| visit(course));
    }

    /// One of the courses that fit, as likely as it weighs.
    pub(crate) fn any_course(&self, dice: &mut Dice) -> Option<Course> {
        let mut total = 0;
        let mut chosen = None;
        self.search(Some(dice), &mut |course, weight, dice| {
            total += weight;
            if total == weight || dice.is_some_and(|dice| dice.below(total) < weight) {
                chosen = Some(*course);
            }
        });
        chosen
    }

    /// Seat `n` is dealt the threads `2n` and `2n + 1` and passes on the first of them: to anybody who did not see
    /// them they are as good as each other. The centre follows, then what is set aside.
    fn opening(&self) -> Course {
        let seats = usize::from(self.seats);
        let mut course = Course {
            hands: [0; PLAYERS],
            centre: [2 * seats as u8, 2 * seats as u8 + 1],
            aside: ((1 << self.threads) - 1) & !((1 << (2 * seats + 2)) - 1),
            labels: [None; THREADS],
            moved: [(0, 0); SIGHTS],
        };
        for seat in Seats::first(self.seats).iter() {
            let first = 1 << (2 * seat.index());
            let gets_first = if self.passed { receiver(seat, self.back, self.seats) } else { seat };
            course.hands[gets_first.index()] |= first;
            course.hands[seat.index()] |= first << 1;
        }
        if let Some(own) = &self.own {
            let kept = 2 * own.seat + 1;
            course.labels[kept - 1] = Some(own.dealt[0]);
            course.labels[kept] = Some(own.dealt[1]);
            let received = course.hands[own.seat] & !(1 << kept) & !(1 << (kept - 1));
            if received != 0 {
                course.labels[received.trailing_zeros() as usize] = own.received;
            }
        }
        course
    }
}

/// Puts down what the observer saw, move by move.
fn sights(story: &Story, seats: u8, observer: Option<Seat>, back: Back) -> ArrayVec<(Sight, u8), SIGHTS> {
    let mut sights = ArrayVec::new();
    let mut now = story.opening(seats);
    for (number, step) in story.moves.iter().enumerate() {
        let mut see = |sight| sights.push((sight, number as u8));
        let own = |seat: Seat, card: Character| (observer == Some(seat)).then_some(card);
        match *step {
            Move::Played { seat, card } if card.back() == back => see(Sight::Played { seat: seat.index(), card }),
            Move::Swapped { seat, place, gave, got } if gave.back() == back => see(Sight::Swap {
                seat: seat.index(),
                place: usize::from(place) % 2,
                gave: own(seat, gave),
                got: own(seat, got),
            }),
            Move::Surrendered { seat, place, gave, got } if gave.back() == back => see(Sight::Swap {
                seat: seat.index(),
                place: usize::from(place) % 2,
                gave: Some(gave),
                got: own(seat, got),
            }),
            Move::Exchanged { from, to, gave, got } if gave.back() == back => see(Sight::Exchange {
                from: from.index(),
                to: to.index(),
                gave: own(from, gave).or(own(to, gave)),
                got: own(from, got).or(own(to, got)),
            }),
            Move::SawHand { by, of } if observer == Some(by) => {
                let hand = now.hands[of.index()].backed(back);
                hand.iter().for_each(|card| see(Sight::Held { seat: of.index(), card }));
            }
            Move::SawCentre { by } if observer == Some(by) => {
                let places = now.centre.iter().enumerate().filter(|(place, _)| back_of_place(*place as u8) == back);
                places.for_each(|(place, &card)| see(Sight::InCentre { place: place % 2, card }));
            }
            Move::Revealed { seat, card } if card.back() == back => see(Sight::Held { seat: seat.index(), card }),
            Move::NotHeld { card } if card.back() == back => see(Sight::NotHeld { card }),
            _ => {}
        }
        now.follow(step).expect("the story of a sound position can be followed");
    }
    sights
}

/// Is shown a course that fits, its weight, and the dice of the search.
type Visit<'a> = dyn FnMut(&Course, u32, Option<&mut Dice>) + 'a;

struct Search<'a, 'b> {
    observation: &'a Observation,
    dice: Option<&'a mut Dice>,
    visit: &'a mut Visit<'b>,
}

/// A thread that may be meant, and for how many it stands.
type Candidates = ArrayVec<(u8, u32), 4>;

impl Search<'_, '_> {
    /// Takes in the sights from this one on, in every way that fits.
    fn explore(&mut self, from: usize, mut course: Course, mut weight: u32) {
        for at in from..self.observation.sights.len() {
            match self.observation.sights[at].0 {
                Sight::Held { seat, card } | Sight::Played { seat, card } => {
                    // If no thread has this label yet, any of the hand's threads without one may be it.
                    let Some(&(thread, count)) = self.candidates(&course, course.hands[seat], Some(card)).first()
                    else {
                        return;
                    };
                    course.labels[usize::from(thread)] = Some(card);
                    if matches!(self.observation.sights[at].0, Sight::Played { .. }) {
                        course.hands[seat] &= !(1 << thread);
                    }
                    weight *= count;
                }
                Sight::InCentre { place, card } => {
                    if !course.label(course.centre[place], card) {
                        return;
                    }
                }
                Sight::NotHeld { card } => return self.not_held(at, course, weight, card),
                Sight::Swap { seat, place, gave, got } => {
                    for (given, count) in self.candidates(&course, course.hands[seat], gave) {
                        let mut next = course;
                        let taken = next.centre[place];
                        let fits = gave.is_none_or(|card| next.label(given, card))
                            && got.is_none_or(|card| next.label(taken, card));
                        if fits {
                            next.hands[seat] = next.hands[seat] & !(1 << given) | 1 << taken;
                            next.centre[place] = given;
                            next.moved[at] = (given, taken);
                            self.explore(at + 1, next, weight * count);
                        }
                    }
                    return;
                }
                Sight::Exchange { from, to, gave, got } => {
                    let theirs = self.candidates(&course, course.hands[to], got);
                    for (given, count) in self.candidates(&course, course.hands[from], gave) {
                        for &(taken, ways) in &theirs {
                            let mut next = course;
                            let fits = gave.is_none_or(|card| next.label(given, card))
                                && got.is_none_or(|card| next.label(taken, card));
                            if fits {
                                next.hands[from] = next.hands[from] & !(1 << given) | 1 << taken;
                                next.hands[to] = next.hands[to] & !(1 << taken) | 1 << given;
                                next.moved[at] = (given, taken);
                                self.explore(at + 1, next, weight * count * ways);
                            }
                        }
                    }
                    return;
                }
            }
        }
        (self.visit)(&course, weight, self.dice.as_deref_mut());
    }

    /// A card that nobody holds was played, or is in the centre, or set aside.
    fn not_held(&mut self, at: usize, course: Course, weight: u32, card: Character) {
        match course.find(card) {
            Some(thread) if course.hands.iter().any(|hand| hand >> thread & 1 == 1) => {}
            Some(_) => self.explore(at + 1, course, weight),
            None => {
                let centre = course.centre.map(|thread| 1u16 << thread);
                for place in [centre[0], centre[1], course.aside] {
                    for (thread, count) in self.candidates(&course, place, Some(card)) {
                        let mut next = course;
                        next.labels[usize::from(thread)] = Some(card);
                        self.explore(at + 1, next, weight * count);
                    }
                }
            }
        }
    }

    /// The threads among `among` that may be this card; all of them if it is any card.
    fn candidates(&mut self, course: &Course, among: u16, card: Option<Character>) -> Candidates {
        let mut candidates = Candidates::new();
        let mut unlabelled = 0u16;
        for thread in bits(among) {
            match (course.labels[usize::from(thread)], card) {
                (None, _) => unlabelled |= 1 << thread,
                (Some(_), None) => candidates.push((thread, 1)),
                (Some(label), Some(card)) if label == card => return Candidates::from_iter([(thread, 1)]),
                (Some(_), Some(_)) => {}
            }
        }
        let elsewhere = card.is_some_and(|card| course.find(card).is_some());
        if unlabelled != 0 && !elsewhere {
            candidates.push((self.one_of(unlabelled), unlabelled.count_ones()));
        }
        candidates
    }

    fn one_of(&mut self, threads: u16) -> u8 {
        let count = threads.count_ones();
        let index = match &mut self.dice {
            Some(dice) if count > 1 => dice.below(count),
            _ => 0,
        };
        bits(threads).nth(index as usize).unwrap_or(0)
    }
}

impl Course {
    fn find(&self, card: Character) -> Option<usize> {
        self.labels.iter().position(|&label| label == Some(card))
    }

    /// Gives a thread its label; whether it can have it.
    fn label(&mut self, thread: u8, card: Character) -> bool {
        match self.find(card) {
            Some(found) => found == usize::from(thread),
            None => self.labels[usize::from(thread)].replace(card).is_none(),
        }
    }
}

/// The numbers in a set of threads.
pub(crate) fn bits(set: u16) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let thread = rest.trailing_zeros() as u8;
        (rest != 0).then(|| {
            rest &= rest - 1;
            thread
        })
    })
}
