//! A whole game, as small as one can be that has something to hide: its rules stand in `rules/`.

use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Effect, Event, Events, Game, Line, Outcome, Rule, Rulebook, Seat, SeatRange,
    Seats, Seed, Setup, Standing, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

pub(crate) type Realm = u8;

const REALMS: Realm = 7;
const ROUNDS: u8 = 4;
const MOST_SEATS: usize = 4;

/// A position. Realms are the bits of a set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct HiddenBeast {
    seats: u8,
    beast: Realm,
    step: Step,
    round: u8,
    looked: [u8; MOST_SEATS],
    misses: [u8; MOST_SEATS],
    closed: u8,
    caught: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    Go(Seat),
    Act(Seat, Realm),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Go(Realm),
    Look,
    Pounce,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Happened {
    Went {
        seat: Seat,
        realm: Realm,
    },
    /// Whether the beast was there is for whoever looked.
    Looked {
        seat: Seat,
        found: Option<bool>,
    },
    Pounced {
        seat: Seat,
        caught: bool,
    },
}

impl Event for Happened {
    fn seen_by(&self, viewer: Viewer) -> Option<Happened> {
        Some(match *self {
            Happened::Looked { seat, .. } if !viewer.sees(seat) => Happened::Looked { seat, found: None },
            _ => self.clone(),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) step: Step,
    pub(crate) round: u8,
    pub(crate) looked: [u8; MOST_SEATS],
    pub(crate) misses: [u8; MOST_SEATS],
    pub(crate) closed: u8,
    /// Where the beast is, for those who know.
    pub(crate) beast: Option<Realm>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Refusal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("realm {0} is closed or none")]
    Closed(Realm),
    #[error("first go to a realm")]
    GoFirst,
    #[error("you are in realm {0}: look or pounce")]
    There(Realm),
    #[error("the game is over")]
    Over,
}

impl pentarchy_game::Refusal for Refusal {
    fn rule(&self) -> Rule {
        let number = match self {
            Refusal::NotYourTurn | Refusal::Closed(_) => 2,
            Refusal::GoFirst | Refusal::There(_) => 3,
            Refusal::Over => 5,
        };
        Rule { prefix: HiddenBeast::DESCRIPTION.prefix, number }
    }
}

fn has(set: u8, realm: Realm) -> bool {
    set & 1 << realm != 0
}

impl HiddenBeast {
    fn everybody(&self) -> Seats {
        Seats::first(self.seats)
    }

    fn is_open(&self, realm: Realm) -> bool {
        realm < REALMS && !has(self.closed, realm)
    }

    fn knows(&self, viewer: Viewer) -> bool {
        let has_seen = |seat: Seat| viewer.sees(seat) && has(self.looked[seat.index()], self.beast);
        self.step == Step::Over || viewer == Viewer::Referee || self.everybody().iter().any(has_seen)
    }

    /// HB-5: the next in turn, if there is one.
    fn pass_on(&mut self, seat: Seat) {
        let next = seat.next(self.seats);
        self.round += u8::from(next == Seat::FIRST);
        let over = self.caught.is_some() || self.round == ROUNDS;
        self.step = if over { Step::Over } else { Step::Go(next) };
    }

    fn lines(&self, seat: Seat) -> Vec<Line> {
        let caught = if self.caught == Some(seat) { 3 } else { 0 };
        vec![Line::new("caught", caught), Line::new("misses", -i32::from(self.misses[seat.index()]))]
    }
}

impl Game for HiddenBeast {
    const DESCRIPTION: Description = Description {
        id: "hidden-beast",
        prefix: "HB",
        rules: 1,
        seats: SeatRange::new(2, MOST_SEATS as u8),
        options: &[],
        longest: 2 * (ROUNDS as u32) * (MOST_SEATS as u32) + 1,
    };

    type Action = Action;
    type Event = Happened;
    type View = View;
    type Refusal = Refusal;

    fn rulebook() -> Rulebook {
        Rulebook { english: include_str!("rules/en.md"), russian: include_str!("rules/ru.md") }
    }

    // HB-1
    fn start(setup: &Setup, seed: &Seed) -> HiddenBeast {
        HiddenBeast {
            seats: setup.seats(),
            beast: seed.dice(0).below(REALMS.into()) as Realm,
            step: Step::Go(Seat::FIRST),
            round: 0,
            looked: [0; MOST_SEATS],
            misses: [0; MOST_SEATS],
            closed: 0,
            caught: None,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaiting(&self) -> Seats {
        match self.step {
            Step::Go(seat) | Step::Act(seat, _) => Seats::only(seat),
            Step::Over => Seats::NONE,
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        match self.step {
            Step::Go(seat) if actor == seat.into() => {
                out.extend((0..REALMS).filter(|&realm| self.is_open(realm)).map(Action::Go));
            }
            Step::Act(seat, _) if actor == seat.into() => out.extend([Action::Look, Action::Pounce]),
            _ => {}
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Happened>) -> Result<Effect, Refusal> {
        match (self.step, *action) {
            (Step::Over, _) => Err(Refusal::Over),
            (Step::Go(seat) | Step::Act(seat, _), _) if actor != seat.into() => Err(Refusal::NotYourTurn),
            (Step::Go(_), Action::Go(realm)) if !self.is_open(realm) => Err(Refusal::Closed(realm)),
            // HB-2: nothing is learnt by going, so it can be taken back.
            (Step::Go(seat), Action::Go(realm)) => {
                self.step = Step::Act(seat, realm);
                events.push(Happened::Went { seat, realm });
                Ok(Effect::Quiet)
            }
            (Step::Go(_), _) => Err(Refusal::GoFirst),
            (Step::Act(_, realm), Action::Go(_)) => Err(Refusal::There(realm)),
            // HB-3
            (Step::Act(seat, realm), Action::Look) => {
                self.looked[seat.index()] |= 1 << realm;
                events.push(Happened::Looked { seat, found: Some(realm == self.beast) });
                self.pass_on(seat);
                Ok(Effect::Revealed)
            }
            // HB-4
            (Step::Act(seat, realm), Action::Pounce) => {
                let caught = realm == self.beast;
                if caught {
                    self.caught = Some(seat);
                } else {
                    self.misses[seat.index()] += 1;
                    self.closed |= 1 << realm;
                }
                events.push(Happened::Pounced { seat, caught });
                self.pass_on(seat);
                Ok(Effect::Revealed)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let HiddenBeast { step, round, looked, misses, closed, .. } = *self;
        View { step, round, looked, misses, closed, beast: self.knows(viewer).then_some(self.beast) }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> HiddenBeast {
        let mut sample = self.clone();
        if !self.knows(seat.into()) {
            let ruled_out = self.closed | self.looked[seat.index()];
            let possible: Vec<Realm> = (0..REALMS).filter(|&realm| !has(ruled_out, realm)).collect();
            sample.beast = *dice.pick(&possible).expect("the beast is somewhere that the seat has not looked");
        }
        sample
    }

    fn outcome(&self) -> Option<Outcome> {
        let total = |seat| self.lines(seat).iter().map(|line| line.points).sum();
        let totals: Vec<i32> = self.everybody().iter().map(total).collect();
        (self.step == Step::Over).then(|| Outcome::ranked(&totals, |_| ()))
    }

    fn standings(&self) -> Option<Standings> {
        let outcome = self.outcome()?;
        let standing = |seat| Standing {
            seat,
            place: outcome.place(seat),
            total: outcome.total(seat),
            tie_break: None,
            lines: self.lines(seat),
        };
        Some(Standings(outcome.seats().map(standing).collect()))
    }

    fn check(&self) -> Result<(), Corrupt> {
        Corrupt::unless(Self::DESCRIPTION.seats.contains(self.seats), "so many can't play")?;
        Corrupt::unless(self.is_open(self.beast), "the beast is nowhere, or in a closed realm")?;
        let all_realms = self.looked.iter().fold(self.closed, |all, set| all | set);
        Corrupt::unless(all_realms >> REALMS == 0, "there are seven realms")?;
        let misses: u32 = self.misses.iter().map(|&misses| u32::from(misses)).sum();
        Corrupt::unless(misses == self.closed.count_ones(), "a realm is closed by a miss")?;
        let strangers = self.looked.iter().zip(self.misses).skip(self.seats.into());
        Corrupt::unless(strangers.into_iter().all(|none| none == (&0, 0)), "nobody sits there")?;
        Corrupt::unless(self.caught.is_none_or(|seat| self.everybody().contains(seat)), "nobody caught it")?;
        Corrupt::unless((self.step == Step::Over) == (self.caught.is_some() || self.round == ROUNDS), "is it over?")?;
        Corrupt::unless(self.round < ROUNDS || self.step == Step::Over && self.round == ROUNDS, "a round too many")?;
        Corrupt::unless(self.awaiting().without(self.everybody()).is_empty(), "nobody sits there")?;
        let there = !matches!(self.step, Step::Act(_, realm) if !self.is_open(realm));
        Corrupt::unless(there, "somebody is in a closed realm")
    }
}
