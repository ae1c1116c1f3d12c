//! The contract that every game of the house keeps.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Actor, Description, Dice, Outcome, Rule, Rulebook, Seat, Seats, Seed, Setup, Standings, Viewer};

/// A plain value that can be copied, compared, shown and written down.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A game: the value is a position, with all that is hidden in it.
///
/// Everything is deterministic: the same setup, seed and actions give the same game on every machine. Nothing of a
/// position may leave it but through [`view`](Game::view) and [`Event::seen_by`].
pub trait Game: Data {
    /// What the game tells of itself before it starts.
    const DESCRIPTION: Description;

    /// One decision: small, so that a turn is a chain of them and undo goes step by step.
    type Action: Data + Hash;
    /// What happened, for the log and the animation.
    type Event: Event;
    /// Everything that one viewer may know, and what they are asked to decide.
    type View: Data;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// The numbered rules.
    fn rulebook() -> Rulebook;

    /// The position at the start. The setup must be this game's own.
    fn start(setup: &Setup, seed: &Seed) -> Self;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// Who must decide now. Empty: the game is over.
    fn awaiting(&self) -> Seats;

    /// What the house will do when its clock runs out, if it has something to do.
    fn duty(&self) -> Option<Duty<Self::Action>> {
        None
    }

    /// Adds every decision that is open to the actor now.
    ///
    /// Whoever is awaited has at least one. A seat that is not awaited may have some too: it may speak up unasked
    /// (think again after it was content with its cards).
    fn legal(&self, actor: Actor, out: &mut Vec<Self::Action>);

    /// Carries out a decision, or refuses it and leaves everything as it was.
    fn apply(
        &mut self,
        actor: Actor,
        action: &Self::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<Effect, Self::Refusal>;

    /// All that the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole position that this seat can't tell from the real one, drawn from all such positions.
    ///
    /// Chance that is still to come is drawn anew too: the sample knows nothing of the real seed. It depends on what
    /// the seat sees and on the dice, and on nothing else: a sample of a sample is the sample. (Gather what the seat
    /// can't see into a set, or sort it, before it is shuffled.)
    fn sample(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// Places and totals, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The outcome with every point explained, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Checks that the position is one: every component once, every hand of its size. A position read from outside
    /// is used only after this; the conformance tests call it after every step.
    fn check(&self) -> Result<(), Corrupt>;
}

/// What happened in a game.
pub trait Event: Data {
    /// The event as this viewer may know it; nothing when they may not even know that it happened.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Why an action is not allowed: the variant carries what is needed to explain it; its text is for the command line.
pub trait Refusal: Data + std::error::Error {
    /// The rule that it rests on.
    fn rule(&self) -> Rule;
}

/// Where events go. `()` drops them: for searches that look at positions only.
pub trait Events<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Events<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

impl<E> Events<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}

/// Whether a step can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Whoever acted knows nothing more than before, nor does anybody know more than the actor could have told them.
    Quiet,
    /// Something hidden came to light: undo stops here.
    Revealed,
}

/// What the house does by the clock.
///
/// The clock starts when the duty appears and runs as long as it stays the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duty<A> {
    /// The action of [`Actor::House`].
    pub action: A,
    /// After how long.
    pub after_seconds: u32,
}

/// A position that can't be one, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a position of this game: {0}")]
pub struct Corrupt(pub String);

impl Corrupt {
    /// Fails with `why` unless the condition holds.
    pub fn unless(holds: bool, why: impl Into<String>) -> Result<(), Corrupt> {
        if holds { Ok(()) } else { Err(Corrupt(why.into())) }
    }
}

/// All that a bot is given: what its seat sees, what it may do, and positions that it can't tell from the real one.
///
/// It holds the real position but hands out nothing else of it.
#[derive(Debug)]
pub struct Seen<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The game as this seat sees it.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Seen { game, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.seat.into())
    }

    /// What the seat may do now.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(self.seat.into(), &mut legal);
        legal
    }

    /// A position that the seat can't tell from the real one; the dice are the bot's own.
    pub fn sample(&self, dice: &mut Dice) -> G {
        self.game.sample(self.seat, dice)
    }
}
