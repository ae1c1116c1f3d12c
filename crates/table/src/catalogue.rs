//! The games of the house.

use pentarchy_bots::{
    AnimalKingdomsExpertise, Brain, BrutalKingdomExpertise, ColourKingdomsExpertise, DominantSpeciesExpertise,
    Expertise, FantasyRealmsExpertise, Rules, Thoughtless, brain,
};
use pentarchy_game::{AnyGame, Description, Game, Rulebook, erase};

/// A game of the house, and who can play it for an empty seat.
#[derive(Clone, Copy)]
pub struct Listed {
    /// Its rules.
    pub game: &'static dyn AnyGame,
    /// Its bot.
    pub brain: &'static dyn Brain,
    /// Its numbered rules, in words.
    pub rulebook: fn() -> Rulebook,
}

impl Listed {
    /// A game with the bot that plays by the contract alone.
    pub const fn of<G: Game>() -> Listed {
        Listed::with::<Rules<G>>()
    }

    /// A game whose bots think elsewhere: here they take whatever is legal. Its rules are read elsewhere too: here the book
    /// is empty.
    pub const fn quiet<G: Game>() -> Listed {
        Listed { game: erase::<G>(), brain: &Thoughtless, rulebook: no_rulebook }
    }

    /// The same without its numbered rules, for where nobody reads them.
    const fn unread(self) -> Listed {
        Listed { rulebook: no_rulebook, ..self }
    }

    /// A game with a bot that plays it well.
    pub const fn with<E: Expertise>() -> Listed {
        Listed { game: erase::<E::Game>(), brain: brain::<E>(), rulebook: E::Game::rulebook }
    }
}

const fn no_rulebook() -> Rulebook {
    Rulebook { english: "", russian: "" }
}

/// A list of games. The house's own is [`Catalogue::HOUSE`]; tests make theirs.
#[derive(Clone, Copy)]
pub struct Catalogue(&'static [Listed]);

/// Where a game is added: one line each. Older rules of a game, for tables that still play by them, follow the newest.
const HOUSE: [Listed; 5] = [
    Listed::with::<FantasyRealmsExpertise>(),
    Listed::with::<BrutalKingdomExpertise>(),
    Listed::with::<AnimalKingdomsExpertise>(),
    Listed::with::<ColourKingdomsExpertise>(),
    Listed::with::<DominantSpeciesExpertise>(),
];

const fn unread<const N: usize>(mut games: [Listed; N]) -> [Listed; N] {
    let mut index = 0;
    while index < N {
        games[index] = games[index].unread();
        index += 1;
    }
    games
}

impl Catalogue {
    /// All games of the house.
    pub const HOUSE: Catalogue = Catalogue(&HOUSE);

    /// The same with empty rulebooks, so that a program that only plays need not hold them.
    pub const UNREAD: Catalogue = Catalogue(&unread(HOUSE));

    /// A list of one's own.
    pub const fn new(games: &'static [Listed]) -> Catalogue {
        Catalogue(games)
    }

    /// The game with this id, by its newest rules.
    pub fn find(self, id: &str) -> Option<&'static Listed> {
        self.0.iter().find(|listed| listed.game.description().id == id)
    }

    /// The game with this id, by these rules.
    pub fn version(self, id: &str, rules: u32) -> Option<&'static Listed> {
        self.0.iter().find(|listed| {
            let description = listed.game.description();
            description.id == id && description.rules == rules
        })
    }

    /// The newest rules of each game, in the order of the house.
    pub fn games(self) -> impl Iterator<Item = &'static Listed> {
        self.0.iter().enumerate().filter_map(move |(index, listed)| {
            let id = listed.game.description().id;
            let newer = self.0[..index].iter().any(|earlier| earlier.game.description().id == id);
            (!newer).then_some(listed)
        })
    }

    /// What the games tell of themselves: enough to draw a form for a new table.
    pub fn descriptions(self) -> Vec<&'static Description> {
        self.games().map(|listed| listed.game.description()).collect()
    }
}
