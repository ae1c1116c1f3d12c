//! A game in progress, and how it keeps the contract.

use arrayvec::ArrayVec;
use pentarchy_game::{
    Actor, Corrupt, Description, Dice, Effect, Events, Game, Outcome, Rulebook, Seat, Seats, Seed, Setup, Standings,
    Viewer,
};
use serde::{Deserialize, Serialize};

use crate::chapel::Offering;
use crate::courtesan::Exchange;
use crate::setup::{DESCRIPTION, Rules};
use crate::stack::Stack;
use crate::story::Story;
use crate::{Action, Back, Character, CharacterSet, Claim, Duty, Event, Refusal, Tokens, View};

/// The most players.
pub(crate) const PLAYERS: usize = 4;

/// How many chapters there are, and how many rounds each has.
pub(crate) const CHAPTERS: usize = 4;
pub(crate) const ROUNDS: u8 = 4;

/// How many cards lie in the centre: first two light ones, then two dark ones.
pub(crate) const PLACES: usize = 4;

/// Brutal Kingdom, with all that is hidden in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BrutalKingdom {
    pub(crate) rules: Rules,
    /// What the game waits for.
    pub(crate) step: Step,
    /// From 0.
    pub(crate) chapter: u8,
    /// From 0.
    pub(crate) round: u8,
    /// How many have finished their turn in this round.
    pub(crate) played: u8,
    /// Who has the start-player card.
    pub(crate) start: Seat,
    pub(crate) hands: [CharacterSet; PLAYERS],
    pub(crate) centre: ArrayVec<Character, PLACES>,
    pub(crate) stacks: [Stack; PLAYERS],
    /// Whom the Executioner has named in this chapter.
    pub(crate) doomed: Option<Character>,
    /// What was declared for the Inquisitor in this chapter.
    pub(crate) claim: Option<Claim>,
    /// The Courtesan's exchanges that are being agreed on, by back.
    pub(crate) exchanges: [Option<Exchange>; 2],
    pub(crate) supply: Tokens,
    pub(crate) chapel: [Option<Offering>; CHAPTERS],
    pub(crate) tokens: [Tokens; PLAYERS],
    pub(crate) eliminations: [u8; PLAYERS],
    pub(crate) story: Story,
    /// For the deals to come.
    pub(crate) seed: Seed,
}

/// What the game waits for. But for the few that say otherwise, the player in turn decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Step {
    /// Everybody chooses a card to pass on.
    Pass { back: Back },
    /// Play a card.
    Play,
    /// Charlatan: which eliminated card.
    Restore,
    /// Courtesan: whom to offer what.
    Offer,
    /// Those to whom the Courtesan's player has offered cards choose theirs.
    Answer,
    /// Fortune Teller: look or not.
    Look,
    /// Which victim.
    Eliminate,
    /// Druid, White Knight, Monk: what for what.
    Swap,
    /// Executioner: whom to name.
    Doom,
    /// Witch: whose hand.
    Spy,
    /// Saint: which token.
    Bless,
    /// Inquisitor: which rank.
    Declare,
    /// Inquisitor: whom to name.
    Accuse,
    /// Whoever holds the named card chooses where it goes.
    Surrender { holder: Seat, card: Character },
    /// The Black Knight's player chooses a token at the end of the chapter.
    Reward { seat: Seat },
    /// Nothing.
    Over,
}

impl BrutalKingdom {
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.rules.seats()).iter()
    }

    /// Everybody but this one, clockwise from them.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.rules.seats();
        std::iter::successors(Some(seat.next(seats)), move |other| Some(other.next(seats)))
            .take_while(move |&other| other != seat)
    }

    /// The seat that many places clockwise from the start player.
    pub(crate) fn nth_from_start(&self, places: u8) -> Seat {
        (0..places).fold(self.start, |seat, _| seat.next(self.rules.seats()))
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Seat {
        self.nth_from_start(self.played)
    }

    pub(crate) fn hand(&self, seat: Seat) -> CharacterSet {
        self.hands[seat.index()]
    }

    pub(crate) fn stack(&self, seat: Seat) -> &Stack {
        &self.stacks[seat.index()]
    }

    /// Whether somebody plays there.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.rules.seats())
    }

    /// The seat behind an actor, if it is asked now.
    fn asked(&self, actor: Actor) -> Result<Seat, Refusal> {
        match actor {
            Actor::Seat(seat) if Game::awaiting(self).contains(seat) => Ok(seat),
            _ => Err(Refusal::NotAsked(actor)), // BK-11
        }
    }

    /// Why an action does not fit what is asked.
    fn not_now(&self, seat: Seat, action: &Action) -> Refusal {
        let top = self.stack(self.turn()).active_top();
        match top.filter(|card| *action == Action::Done && self.step != Step::Play && card.duty() == Duty::Must) {
            Some(card) => Refusal::Must(card),
            None => Refusal::NotNow(self.prompt(seat.into())),
        }
    }
}

impl Game for BrutalKingdom {
    const DESCRIPTION: Description = DESCRIPTION;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn rulebook() -> Rulebook {
        Rulebook { english: include_str!("../rules/en.md"), russian: include_str!("../rules/ru.md") }
    }

    fn start(setup: &Setup, seed: &Seed) -> BrutalKingdom {
        let rules = Rules::of(setup);
        let mut game = BrutalKingdom {
            rules,
            step: Step::Over,
            chapter: 0,
            round: 0,
            played: 0,
            start: Rules::first(setup).unwrap_or_else(|| crate::dealing::lot(seed, rules.seats())),
            hands: Default::default(),
            centre: ArrayVec::new(),
            stacks: Default::default(),
            doomed: None,
            claim: None,
            exchanges: [None; 2],
            supply: Tokens::each(rules.tokens()),
            chapel: [None; CHAPTERS],
            tokens: Default::default(),
            eliminations: [0; PLAYERS],
            story: Story::default(),
            seed: *seed,
        };
        game.begin_chapter(&mut ());
        game
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    #[inline]
    fn awaiting(&self) -> Seats {
        match self.step {
            Step::Pass { back } => self.still_passing(back),
            Step::Answer => self.still_answering(),
            Step::Surrender { holder, .. } => Seats::only(holder),
            Step::Reward { seat } => Seats::only(seat),
            Step::Over => Seats::NONE,
            _ => Seats::only(self.turn()),
        }
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        let Ok(seat) = self.asked(actor) else { return };
        match self.step {
            Step::Pass { back } => out.extend(self.hand(seat).backed(back).iter().map(Action::Pass)),
            Step::Play => out.extend(self.hand(seat).iter().map(Action::Play)),
            Step::Restore => out.extend(self.stack(seat).eliminated().map(Action::Restore)),
            Step::Offer => self.ways_to_offer(seat, out),
            Step::Answer => self.ways_to_answer(seat, out),
            Step::Look => out.extend([Action::Look, Action::Done]),
            Step::Eliminate => out.extend(self.victims(seat).map(|(_, card)| Action::Eliminate(card))),
            Step::Swap => self.ways_to_swap(seat, out),
            Step::Doom => out.extend(self.doomable().iter().map(Action::Name)),
            Step::Spy => {
                out.extend(self.spied_on(seat).map(Action::Spy));
                out.push(Action::Done);
            }
            Step::Bless => out.extend(self.in_supply().map(Action::Bless)),
            Step::Declare => out.extend([Claim::Highest, Claim::Lowest].map(Action::Declare)),
            Step::Accuse => out.extend(self.accusable().iter().map(Action::Name)),
            Step::Surrender { card, .. } => {
                out.extend(self.places(card.back()).map(|place| Action::Surrender { place }));
            }
            Step::Reward { .. } => {
                out.extend(self.in_supply().map(Action::Take));
                out.push(Action::Done);
            }
            Step::Over => {}
        }
    }

    fn apply(&mut self, actor: Actor, action: &Action, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        if self.step == Step::Over {
            return Err(Refusal::Over);
        }
        let seat = self.asked(actor)?;
        match (self.step, *action) {
            (Step::Pass { back }, Action::Pass(card)) => self.pass(seat, back, card, events),
            (Step::Play, Action::Play(card)) => self.play(seat, card, events),
            (Step::Restore, Action::Restore(card)) => self.restore(seat, card, events),
            (Step::Offer, Action::Offer { to, give }) => self.offer(seat, to, give, events),
            (Step::Offer, Action::Done) => Ok(self.end_offers(seat, events)),
            (Step::Answer, Action::Answer(card)) => self.answer(seat, card, events),
            (Step::Look, Action::Look) => Ok(self.look(seat, events)),
            (Step::Eliminate, Action::Eliminate(card)) => self.eliminate(seat, card, events),
            (Step::Swap, Action::Swap { give, place }) => self.swap(seat, give, place, events),
            (Step::Doom, Action::Name(card)) => self.doom(seat, card, events),
            (Step::Spy, Action::Spy(on)) => self.spy(seat, on, events),
            (Step::Bless, Action::Bless(colour)) => self.bless(seat, colour, events),
            (Step::Declare, Action::Declare(claim)) => Ok(self.declare(seat, claim, events)),
            (Step::Accuse, Action::Name(card)) => self.accuse(seat, card, events),
            (Step::Surrender { card, .. }, Action::Surrender { place }) => self.surrender(seat, card, place, events),
            (Step::Reward { .. }, Action::Take(colour)) => self.take_reward(seat, colour, events),
            (Step::Reward { .. }, Action::Done) => Ok(self.leave_reward(seat, events)),
            (Step::Look | Step::Swap | Step::Spy, Action::Done) => Ok(self.leave_effect(seat, events)),
            _ => Err(self.not_now(seat, action)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed(viewer)
    }

    fn sample(&self, seat: Seat, dice: &mut Dice) -> BrutalKingdom {
        self.sampled(seat, dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| self.ranking())
    }

    fn standings(&self) -> Option<Standings> {
        (self.step == Step::Over).then(|| self.explained())
    }

    fn check(&self) -> Result<(), Corrupt> {
        self.soundness()
    }
}
