//! What a good player of one game knows, in the form that the search asks for it.

use pentarchy_game::{Dice, Game, Seat};

use crate::worth::{Worths, of_outcome};

/// What a good player of a game knows.
///
/// Everything here is asked of positions that the bot made up, so it may look at all of them; but what a seat would do
/// must rest on what that seat could see, or the bot expects others to be clairvoyant.
pub trait Expertise: 'static {
    /// The game.
    type Game: Game;

    /// After how many decisions a playout is cut short and its position judged.
    const HORIZON: u32 = 4_000;

    /// What one iteration costs beside that of a game whose playouts are cheap: levels think so many times less.
    const COST: u32 = 1;

    /// How likely a good player is to take each of the seat's legal actions, in any unit: adds one weight for each, in
    /// their order. What weighs nothing is looked at only when nothing else is left.
    fn weigh(
        _game: &Self::Game,
        _seat: Seat,
        legal: &[<Self::Game as Game>::Action],
        weights: &mut Vec<f32>,
        _dice: &mut Dice,
    ) {
        weights.extend(legal.iter().map(|_| 1.0));
    }

    /// What the position promises everybody, from 0 to 1 each. Playouts are judged by it when they end or are cut.
    fn judge(game: &Self::Game) -> Worths {
        game.outcome().map_or([UNDECIDED; _], |outcome| of_outcome(&outcome))
    }
}

/// What a position is worth of which nothing is known.
pub const UNDECIDED: f32 = 0.5;

/// The expertise of somebody who knows the rules and no more: for games that have no other.
pub struct Rules<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Game> Expertise for Rules<G> {
    type Game = G;
}
