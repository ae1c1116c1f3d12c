//! A small game for the tests of the table, with one of everything: hidden hands, a secret simultaneous choice, turns of
//! several steps, something to reveal, and a time that only the house ends.
//!
//! Everybody chooses one of three cards in secret; the cards are shown, and everybody draws one more. Then everybody has
//! a turn: peek at a card of the deck or skip, and set two marks. Then all shout or are done, until all are done or the
//! bell rings.
//!
//! On demand it tells what it should not: to see that such a thing is found.

use pentarchy_game::{
    Actor, Choice, Corrupt, Description, Dice, Duty, Effect, Event, Events, Game, Line, OptionKind, OptionSpec,
    OptionValue, Outcome, Rule, Rulebook, Seat, SeatRange, Seats, Seed, Setup, SetupRequest, Standing, Standings,
    Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Whisper {
    hands: Vec<Vec<Card>>,
    deck: Vec<Card>,
    chosen: Vec<Option<u8>>,
    peeked: Vec<Option<u8>>,
    marks: Vec<u8>,
    shouts: Vec<u8>,
    step: Step,
    leak: Leak,
    seed: Seed,
}

/// A card as a position is written: it has a name there, as those of other games do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Card(u8);

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.0.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = std::num::ParseIntError;

    fn try_from(name: String) -> Result<Card, Self::Error> {
        name.parse().map(Card)
    }
}

/// Where something shows that should not.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Leak {
    Nowhere,
    /// A secret choice, in an event.
    Event,
    /// A secret choice, in the view.
    View,
    /// Others' new cards, in an event for players only, who all get new cards with it.
    Deal,
    /// Something of the deck, in the order of what may be done.
    Legal,
    /// The seed, in the view, as a number.
    Seed,
    /// The top card of the deck, in a refusal.
    Refusal,
    /// The real seed, in what bots are given to think about.
    Sample,
}

impl Leak {
    const ALL: [(&str, Leak); 8] = [
        ("nowhere", Leak::Nowhere),
        ("event", Leak::Event),
        ("view", Leak::View),
        ("deal", Leak::Deal),
        ("legal", Leak::Legal),
        ("seed", Leak::Seed),
        ("refusal", Leak::Refusal),
        ("sample", Leak::Sample),
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    Choose,
    Peek(Seat),
    Mark(Seat, u8),
    Shout(Seats),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Choose(u8),
    Rethink,
    Peek,
    Skip,
    Mark(u8),
    Shout,
    Done,
    Again,
    Bell,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Happened {
    Chose { seat: Seat, card: Option<u8> },
    Blabbed { card: u8 },
    Drew { seat: Seat, card: Option<Card> },
    Overheard { card: Card },
    Rethought { seat: Seat },
    Shown { cards: Vec<u8> },
    Peeked { seat: Seat, card: Option<u8> },
    Skipped { seat: Seat },
    Marked { seat: Seat, mark: u8 },
    Shouted { seat: Seat },
    Done { seat: Seat },
    Again { seat: Seat },
    Ended,
}

impl Event for Happened {
    fn seen_by(&self, viewer: Viewer) -> Option<Happened> {
        let mut seen = self.clone();
        match &mut seen {
            Happened::Chose { seat, card } | Happened::Peeked { seat, card } if !viewer.sees(*seat) => *card = None,
            Happened::Drew { seat, card } if !viewer.sees(*seat) => *card = None,
            Happened::Overheard { .. } if viewer == Viewer::Spectator => return None,
            _ => {}
        }
        Some(seen)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) step: Step,
    pub(crate) hand: Vec<u8>,
    pub(crate) chosen: Vec<Option<u8>>,
    pub(crate) has_chosen: Vec<bool>,
    pub(crate) has_peeked: Vec<bool>,
    pub(crate) peeked: Vec<Option<u8>>,
    pub(crate) marks: Vec<u8>,
    pub(crate) shouts: Vec<u8>,
    pub(crate) blabbed: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[error("not now")]
pub(crate) struct NotNow {
    hint: Option<u8>,
}

impl pentarchy_game::Refusal for NotNow {
    fn rule(&self) -> Rule {
        Rule { prefix: "WH", number: 1 }
    }
}

const SHOUTS: u8 = 3;
pub(crate) const BELL_SECONDS: u32 = 60;

impl Whisper {
    fn everybody(&self) -> Seats {
        Seats::first(self.hands.len() as u8)
    }

    fn after_turn(&self, seat: Seat) -> Step {
        let next = seat.next(self.hands.len() as u8);
        if next == Seat::FIRST { Step::Shout(Seats::NONE) } else { Step::Peek(next) }
    }

    fn is_shown(&self) -> bool {
        self.step != Step::Choose
    }

    fn deal_one_more(&mut self, events: &mut impl Events<Happened>) {
        for seat in self.everybody().iter() {
            let card = self.deck.pop().expect("there are cards enough");
            self.hands[seat.index()] = sorted([self.hands[seat.index()].as_slice(), &[card]].concat());
            events.push(Happened::Drew { seat, card: Some(card) });
            if self.leak == Leak::Deal {
                events.push(Happened::Overheard { card });
            }
        }
    }
}

impl Game for Whisper {
    const DESCRIPTION: Description = Description {
        id: "whisper",
        prefix: "WH",
        rules: 1,
        seats: SeatRange::new(2, 4),
        longest: 5_000,
        options: &[OptionSpec::new(
            "leak",
            OptionKind::Choice(&[
                Choice::any("nowhere"),
                Choice::any("event"),
                Choice::any("view"),
                Choice::any("deal"),
                Choice::any("legal"),
                Choice::any("seed"),
                Choice::any("refusal"),
                Choice::any("sample"),
            ]),
        )],
    };

    type Action = Action;
    type Event = Happened;
    type View = View;
    type Refusal = NotNow;

    fn rulebook() -> Rulebook {
        Rulebook {
            english: "**WH-1.** Do what is asked for.", russian: "**WH-1.** Делай то, о чём просят."
        }
    }

    fn start(setup: &Setup, seed: &Seed) -> Whisper {
        let seats = usize::from(setup.seats());
        let mut deck: Vec<Card> = (100..124).map(Card).collect();
        seed.dice(0).shuffle(&mut deck);
        let hands = (0..seats).map(|_| sorted(deck.split_off(deck.len() - 3))).collect();
        Whisper {
            hands,
            deck,
            chosen: vec![None; seats],
            peeked: vec![None; seats],
            marks: vec![0; seats],
            shouts: vec![0; seats],
            step: Step::Choose,
            leak: Leak::ALL.iter().find(|(name, _)| setup.choice("leak") == Some(name)).unwrap().1,
            seed: *seed,
        }
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn awaiting(&self) -> Seats {
        match self.step {
            Step::Choose => self.everybody().iter().filter(|seat| self.chosen[seat.index()].is_none()).collect(),
            Step::Peek(seat) | Step::Mark(seat, _) => Seats::only(seat),
            Step::Shout(done) => self.everybody().without(done),
            Step::Over => Seats::NONE,
        }
    }

    fn duty(&self) -> Option<Duty<Action>> {
        matches!(self.step, Step::Shout(_)).then_some(Duty { action: Action::Bell, after_seconds: BELL_SECONDS })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        let seat = match actor {
            Actor::House => return out.extend(self.duty().map(|duty| duty.action)),
            Actor::Seat(seat) if self.everybody().contains(seat) => seat,
            Actor::Seat(_) => return,
        };
        match self.step {
            Step::Choose if self.chosen[seat.index()].is_some() => out.push(Action::Rethink),
            Step::Choose => out.extend(self.hands[seat.index()].iter().map(|card| Action::Choose(card.0))),
            Step::Peek(turn) if turn == seat => out.extend([Action::Peek, Action::Skip]),
            Step::Mark(turn, _) if turn == seat => out.extend([0, 1, 2].map(Action::Mark)),
            Step::Shout(done) if done.contains(seat) => out.push(Action::Again),
            Step::Shout(_) => {
                out.push(Action::Done);
                if self.shouts[seat.index()] < SHOUTS {
                    out.push(Action::Shout);
                }
            }
            _ => {}
        }
        if self.leak == Leak::Legal && self.deck.last().is_some_and(|card| card.0 % 2 == 0) {
            out.reverse();
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Happened>) -> Result<Effect, NotNow> {
        let mut legal = Vec::new();
        self.legal(actor, &mut legal);
        if !legal.contains(action) {
            let hint = self.deck.last().filter(|_| self.leak == Leak::Refusal).map(|card| card.0);
            return Err(NotNow { hint });
        }
        let Actor::Seat(seat) = actor else {
            self.step = Step::Over;
            events.push(Happened::Ended);
            return Ok(Effect::Revealed);
        };
        let own = seat.index();
        match *action {
            Action::Choose(card) => {
                self.chosen[own] = Some(card);
                events.push(Happened::Chose { seat, card: Some(card) });
                if self.leak == Leak::Event {
                    events.push(Happened::Blabbed { card });
                }
                if self.awaiting().is_empty() {
                    self.step = Step::Peek(Seat::FIRST);
                    events.push(Happened::Shown { cards: self.chosen.iter().flatten().copied().collect() });
                    self.deal_one_more(events);
                    return Ok(Effect::Revealed);
                }
            }
            Action::Rethink => {
                self.chosen[own] = None;
                events.push(Happened::Rethought { seat });
            }
            Action::Peek => {
                let card = self.deck.pop().map(|card| card.0);
                self.peeked[own] = card;
                self.step = Step::Mark(seat, 0);
                events.push(Happened::Peeked { seat, card });
                return Ok(Effect::Revealed);
            }
            Action::Skip => {
                self.step = Step::Mark(seat, 0);
                events.push(Happened::Skipped { seat });
            }
            Action::Mark(mark) => {
                self.marks[own] = self.marks[own] * 3 + mark;
                events.push(Happened::Marked { seat, mark });
                self.step = match self.step {
                    Step::Mark(seat, 0) => Step::Mark(seat, 1),
                    _ => self.after_turn(seat),
                };
            }
            Action::Shout => {
                self.shouts[own] += 1;
                events.push(Happened::Shouted { seat });
            }
            Action::Done | Action::Again => {
                let Step::Shout(done) = &mut self.step else { return Err(NotNow { hint: None }) };
                if *action == Action::Again {
                    done.remove(seat);
                    events.push(Happened::Again { seat });
                } else {
                    done.insert(seat);
                    events.push(Happened::Done { seat });
                    if self.awaiting().is_empty() {
                        self.step = Step::Over;
                        events.push(Happened::Ended);
                        return Ok(Effect::Revealed);
                    }
                }
            }
            Action::Bell => return Err(NotNow { hint: None }),
        }
        Ok(Effect::Quiet)
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.step == Step::Over;
        let seen = |cards: &[Option<u8>], open: bool| {
            let card = |seat: Seat| cards[seat.index()].filter(|_| open || viewer.sees(seat));
            self.everybody().iter().map(card).collect()
        };
        View {
            step: self.step,
            hand: match viewer {
                Viewer::Seat(seat) => self.hands.get(seat.index()).map_or_else(Vec::new, |hand| numbers(hand)),
                Viewer::Spectator => Vec::new(),
                Viewer::Referee => numbers(&self.hands.concat()),
            },
            chosen: seen(&self.chosen, self.is_shown()),
            has_chosen: self.chosen.iter().map(Option::is_some).collect(),
            has_peeked: self.peeked.iter().map(Option::is_some).collect(),
            peeked: seen(&self.peeked, over),
            marks: self.marks.clone(),
            shouts: self.shouts.clone(),
            blabbed: match self.leak {
                Leak::View => self.chosen.iter().flatten().map(|&card| card.into()).collect(),
                Leak::Seed => self.seed.bytes().iter().map(|&byte| byte.into()).collect(),
                _ => Vec::new(),
            },
        }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> Whisper {
        let mut sample = self.clone();
        let others = || self.everybody().iter().filter(move |&other| other != seat).map(Seat::index);
        let shown = |other: usize, card: Card| self.is_shown() && self.chosen[other] == Some(card.0);
        let open = self.step == Step::Over;
        let mut unseen = self.deck.clone();
        for other in others() {
            unseen.extend(self.hands[other].iter().filter(|&&card| !shown(other, card)));
            unseen.extend(self.peeked[other].filter(|_| !open).map(Card));
        }
        // From a fixed order, so that the sample depends on nothing but what the seat sees and the dice.
        let mut unseen = sorted(unseen);
        dice.shuffle(&mut unseen);
        let mut draw = || unseen.pop().expect("as many as were taken");
        for other in others() {
            let hand = self.hands[other].iter().map(|&card| if shown(other, card) { card } else { draw() });
            sample.hands[other] = sorted(hand.collect());
            if !self.is_shown() {
                sample.chosen[other] =
                    self.chosen[other].and_then(|_| dice.pick(&sample.hands[other]).map(|card| card.0));
            }
            if !open {
                sample.peeked[other] = self.peeked[other].map(|_| draw().0);
            }
        }
        sample.deck = unseen;
        if self.leak != Leak::Sample {
            sample.seed = dice.seed();
        }
        sample
    }

    fn outcome(&self) -> Option<Outcome> {
        let total = |seat: Seat| {
            let own = seat.index();
            let cards = i32::from(self.chosen[own].unwrap_or(0)) + i32::from(self.peeked[own].unwrap_or(110));
            cards + i32::from(self.marks[own]) - 5 * i32::from(self.shouts[own])
        };
        let totals: Vec<i32> = self.everybody().iter().map(total).collect();
        (self.step == Step::Over).then(|| Outcome::ranked(&totals, |_| 0))
    }

    fn standings(&self) -> Option<Standings> {
        let outcome = self.outcome()?;
        let standing = |seat| Standing {
            seat,
            place: outcome.place(seat),
            total: outcome.total(seat),
            tie_break: None,
            lines: vec![Line::new("all", outcome.total(seat))],
        };
        Some(Standings(outcome.seats().map(standing).collect()))
    }

    fn check(&self) -> Result<(), Corrupt> {
        let seats = self.hands.len();
        let sizes = [self.chosen.len(), self.peeked.len(), self.marks.len(), self.shouts.len()];
        Corrupt::unless((2..=4).contains(&seats) && sizes == [seats; 4], "other seats")?;
        let all = self
            .hands
            .concat()
            .into_iter()
            .chain(self.deck.iter().copied())
            .chain(self.peeked.iter().flatten().map(|&card| Card(card)));
        Corrupt::unless(sorted(all.collect()) == (100..124).map(Card).collect::<Vec<_>>(), "other cards")
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.0).collect()
}

/// It keeps the contract like any other game.
#[test]
fn conformance() {
    for seats in 2..=4 {
        pentarchy_game::conformance::one_setup::<Whisper>(&Whisper::DESCRIPTION.plain(seats).unwrap(), 20);
    }
}

#[test]
#[should_panic(expected = "keeps the real seed")]
fn a_sample_with_the_real_seed_is_found() {
    let options = [("leak".to_owned(), OptionValue::Choice("sample".into()))].into();
    let setup = Whisper::DESCRIPTION.setup(&SetupRequest { seats: 3, options }).unwrap();
    pentarchy_game::conformance::one_setup::<Whisper>(&setup, 1);
}
