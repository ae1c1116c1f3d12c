//! What a good player of one game knows, in the form that the search asks for it.

use pentarchy_game::{Dice, Game, MAX_SEATS, Outcome, Seat};

use crate::Level;
use crate::worth::{Worths, of_outcome};

/// What a good player of a game knows.
///
/// Everything here is asked of positions that the bot made up, so it may look at all of them; but what a seat would do
/// must rest on what that seat could see, or the bot expects others to be clairvoyant.
pub trait Expertise: 'static {
    /// The game.
    type Game: Game;

    /// What was worked out before and may be asked again, for as long as one search lasts. What was asked before must not
    /// change what is answered, only how soon.
    type Memory: Default;

    /// What one iteration costs beside that of a game whose playouts are cheap: the two highest levels think so many
    /// times less.
    const COST: u32 = 1;

    /// How many times as often as hard the expert thinks.
    const DEPTH: u32 = 8;

    /// How often the lower levels think, from the lowest on: so little is done at once in every game.
    const ITERATIONS: [u32; 3] =
        [Level::Novice.budget().iterations, Level::Easy.budget().iterations, Level::Medium.budget().iterations];

    /// How many in a hundred choices are overlooked where there are many, from the lowest level on: the mistakes that
    /// people make. Levels above these overlook nothing.
    const OVERLOOKED: [u32; 3] = [70, 45, 30];

    /// What a search begins with. Whoever thinks more often than hard does (`keen`) may look closer all along.
    fn memory(_keen: bool) -> Self::Memory {
        Self::Memory::default()
    }

    /// After how many decisions beyond the tree a game is cut short and its position judged.
    fn horizon(_game: &Self::Game) -> u32 {
        4_000
    }

    /// How much the tree trusts what players lean to: there their weights are taken to this power. At 1 it tries first
    /// what they would do, at 0 everything alike. Beyond the tree, and where there is only a moment to think, the weights
    /// count as they are.
    fn faith(_game: &Self::Game) -> f32 {
        1.0
    }

    /// How likely a good player is to take each of the seat's legal actions, in any unit: adds one weight for each, in
    /// their order. What weighs nothing is looked at only when nothing else is left.
    fn weigh(
        _game: &Self::Game,
        _seat: Seat,
        legal: &[<Self::Game as Game>::Action],
        weights: &mut Vec<f32>,
        _dice: &mut Dice,
        _memory: &mut Self::Memory,
    ) {
        weights.extend(legal.iter().map(|_| 1.0));
    }

    /// One action, drawn by the weights of [`weigh`](Expertise::weigh), where that can be done without listing all that is
    /// legal: the same dice must give the same action. Nothing where they must be listed.
    fn lean(_game: &Self::Game, _seat: Seat, _dice: &mut Dice) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// The weights for the decision that is really to be made, asked by those who think more often than hard does: it may take
    /// longer and look closer. That tells the expert from hard where thinking more often changes little.
    fn ponder(
        game: &Self::Game,
        seat: Seat,
        legal: &[<Self::Game as Game>::Action],
        weights: &mut Vec<f32>,
        dice: &mut Dice,
        memory: &mut Self::Memory,
    ) {
        Self::weigh(game, seat, legal, weights, dice, memory);
    }

    /// What the position promises everybody, from 0 to 1 each. Playouts are judged by it when they end or are cut.
    fn judge(game: &Self::Game) -> Worths {
        game.outcome().map_or([UNDECIDED; _], |outcome| of_outcome(&outcome))
    }

    /// About how many points everybody has, or will end with, for a coach to compare. Where a rule plays as a side of its
    /// own, its points stand after those of the seats.
    fn points(game: &Self::Game) -> [f32; MAX_SEATS] {
        game.outcome().map_or([0.0; _], |outcome| totals(&outcome))
    }

    /// Whether [`points`](Expertise::points) of this position are about what everybody will end with; where they are not, a
    /// coach does not tell them.
    fn foretells(game: &Self::Game) -> bool {
        game.outcome().is_some()
    }

    /// What the seat knows now and could not tell from what everybody did: a number for it, such as a hash of its hand.
    ///
    /// Moments that differ in it are different moments to the search, so that what it does after a card was drawn can
    /// depend on the card. Worth telling where chance gives the searching seat something to decide by.
    fn news(_game: &Self::Game, _seat: Seat) -> u64 {
        0
    }

    /// What the searching seat sees of somebody else's decision of which a part is hidden: one decision that stands for all
    /// that it can't tell from it. Nothing where all of it is open.
    ///
    /// What others do at the same time is never told; this is for what they do in turn.
    fn veiled(
        _game: &Self::Game,
        _searching: Seat,
        _action: &<Self::Game as Game>::Action,
    ) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// In which place the seat will end, on the mean, for a coach to tell.
    fn place(game: &Self::Game, seat: Seat) -> f32 {
        match game.outcome() {
            Some(outcome) => outcome.place(seat).into(),
            None => 1.0 + f32::from(Self::rivals(game)) * (1.0 - Self::judge(game)[seat.index()]),
        }
    }

    /// Among how many others places are counted: the other seats, and a rule that plays.
    fn rivals(game: &Self::Game) -> u8 {
        game.seats() - 1
    }
}

/// What everybody ended with.
pub fn totals(outcome: &Outcome) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    for seat in outcome.seats() {
        points[seat.index()] = outcome.total(seat) as f32;
    }
    points
}

/// What a position is worth of which nothing is known.
pub const UNDECIDED: f32 = 0.5;

/// The expertise of somebody who knows the rules and no more: for games that have no other.
pub struct Rules<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Game> Expertise for Rules<G> {
    type Game = G;
    type Memory = ();
}
