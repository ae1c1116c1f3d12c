//! Positions in words of the game: sheets, spells, drops, dice in kingdoms; what is not said is as at the start.

use pentarchy_colour_kingdoms::{
    Action, Colour, ColourKingdoms, Die, Drop, Event, Kingdom, Map, Place, PlayerView, Refusal, Region, Row, Spell,
};
use pentarchy_game::{Actor, Effect, Game, Seat, Seed, Viewer, erase};
use serde_json::{Value, json};

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A region by its name.
pub(crate) fn region(name: &str) -> Region {
    name.parse().unwrap()
}

/// A game at its start.
pub(crate) fn start(seats: u8, seed: u64) -> ColourKingdoms {
    ColourKingdoms::start(&ColourKingdoms::DESCRIPTION.plain(seats).unwrap(), &Seed::from(seed))
}

/// A position.
pub(crate) struct Position(Value);

impl Position {
    /// An empty table in the first round: seat 0 has the marker, nobody has a spell, every die shows 2 and lies in sin.
    pub(crate) fn new(seats: u8) -> Position {
        let mut json = serde_json::to_value(start(seats, 0)).unwrap();
        json["first"] = json!(0);
        for player in json["players"].as_array_mut().unwrap() {
            player["spells"] = json!([0, 0, 0, 0]);
        }
        Die::ALL.into_iter().fold(Position(json), |position, die| position.die(die, 2, Kingdom::Sin))
    }

    /// The position of a game, to be changed.
    pub(crate) fn of(game: &ColourKingdoms) -> Position {
        Position(serde_json::to_value(game).unwrap())
    }

    /// A die that lies somewhere inside a kingdom.
    pub(crate) fn die(self, die: Die, face: u8, kingdom: Kingdom) -> Position {
        let (x, y) = match kingdom {
            Kingdom::Sin => (150, 200),
            Kingdom::Lil => (500, 200),
            Kingdom::Kra => (900, 150),
            Kingdom::Zel => (120, 620),
            Kingdom::Zhe => (560, 620),
            Kingdom::Bur => (950, 560),
        };
        let (right, down) = (die as u16 % 2 * 90, die as u16 / 2 * 90);
        self.die_at(die, face, (x + right, y + down, 0))
    }

    /// A die at a place of the board, turned by so many degrees.
    pub(crate) fn die_at(mut self, die: Die, face: u8, (x, y, angle): (u16, u16, u16)) -> Position {
        let (x, y, angle) = (x * 10, y * 10, angle * 10);
        let kingdoms = Map::house().board().lies_in(x, y, angle);
        self.0["dice"][die as usize] = json!({ "x": x, "y": y, "angle": angle, "face": face, "kingdoms": kingdoms });
        self
    }

    /// All dice, each with this number, in one kingdom.
    pub(crate) fn all_dice(self, face: u8, kingdom: Kingdom) -> Position {
        Die::ALL.into_iter().fold(self, |position, die| position.die(die, face, kingdom))
    }

    /// A field of the position as it is written.
    pub(crate) fn field(mut self, name: &str, value: Value) -> Position {
        self.0[name] = value;
        self
    }

    /// The round.
    pub(crate) fn round(self, round: u16) -> Position {
        self.field("round", json!(round))
    }

    /// A painted region.
    pub(crate) fn painted(mut self, player: usize, name: &str, colour: Colour) -> Position {
        let sheet = &mut self.0["players"][player]["sheet"][colour.id()];
        sheet.as_array_mut().unwrap().push(json!(name));
        self
    }

    /// Several regions of one colour.
    pub(crate) fn all_painted(self, player: usize, names: &[&str], colour: Colour) -> Position {
        names.iter().fold(self, |position, name| position.painted(player, name, colour))
    }

    /// A whole kingdom in one colour, but for some regions.
    pub(crate) fn filled(self, player: usize, kingdom: Kingdom, colour: Colour, but: &[&str]) -> Position {
        let names: Vec<String> = (1..=9).map(|number| format!("{kingdom}-{number}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).filter(|name| !but.contains(name)).collect();
        self.all_painted(player, &names, colour)
    }

    /// Spells that can be cast in this round.
    pub(crate) fn spells(mut self, player: usize, spells: &[Spell]) -> Position {
        for &spell in spells {
            let count = &mut self.0["players"][player]["spells"][spell as usize];
            *count = json!(count.as_u64().unwrap() + 1);
        }
        self
    }

    /// A drop from a tower, which must be among the painted ones.
    pub(crate) fn drop(mut self, player: usize, colour: Colour) -> Position {
        let count = &mut self.0["players"][player]["drops"][colour as usize];
        *count = json!(count.as_u64().unwrap() + 1);
        self
    }

    /// Blots.
    pub(crate) fn blots(mut self, player: usize, blots: u8) -> Position {
        self.0["players"][player]["blots"] = json!(blots);
        self
    }

    /// A circled digit.
    pub(crate) fn circled(mut self, player: usize, row: Row, place: Place) -> Position {
        self.0["players"][player]["circled"][row.index()] = json!(place);
        self
    }

    /// A digit that was crossed out.
    pub(crate) fn crossed(mut self, row: Row, place: Place) -> Position {
        let before = self.0["crossed"].as_u64().unwrap();
        self.0["crossed"] = json!(before | 1 << (2 * row.index() + place as usize));
        self
    }

    /// The game is over after this round.
    pub(crate) fn over(self) -> Position {
        let left: &[Die] = match self.0["seats"].as_u64().unwrap() {
            2 => &[Die::Yellow, Die::White],
            3 => &[Die::White],
            4 => &[],
            _ => &[Die::Blue, Die::Red, Die::White],
        };
        self.field("step", json!("over")).field("last_round", json!(true)).field("in_box", json!(left))
    }

    /// Whether the position is refused.
    pub(crate) fn refused(self) -> String {
        erase::<ColourKingdoms>().restore(&self.0.to_string()).err().unwrap().to_string()
    }

    /// Checks the position.
    pub(crate) fn build(self) -> ColourKingdoms {
        let state = erase::<ColourKingdoms>().restore(&self.0.to_string()).unwrap();
        state.as_any().downcast_ref::<ColourKingdoms>().unwrap().clone()
    }
}

/// Taking a die of its own colour.
pub(crate) fn take(die: Die, kingdom: Kingdom) -> Action {
    Action::Take { die, kingdom, colour: die.colour().unwrap() }
}

/// Taking the white die as another.
pub(crate) fn take_white(colour: Colour, kingdom: Kingdom) -> Action {
    Action::Take { die: Die::White, kingdom, colour }
}

/// Painting with a drop of the die.
pub(crate) fn paint(name: &str) -> Action {
    Action::Paint { region: region(name), drop: Drop::Die, matching: false }
}

/// Painting with a drop of the die and the second spell.
pub(crate) fn paint_matching(name: &str) -> Action {
    Action::Paint { region: region(name), drop: Drop::Die, matching: true }
}

/// Painting with a drop from a tower.
pub(crate) fn tower(name: &str, colour: Colour) -> Action {
    Action::Paint { region: region(name), drop: Drop::Tower(colour), matching: false }
}

/// Painting with a mixed drop.
pub(crate) fn mixed(name: &str, colour: Colour) -> Action {
    Action::Paint { region: region(name), drop: Drop::Mixed(colour), matching: false }
}

/// Moves in short.
pub(crate) trait Play {
    /// Does it; it must be allowed.
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>);
    /// Does one thing after another.
    fn does_all(&mut self, number: u8, actions: &[Action]);
    /// Tries it; it must be refused and change nothing.
    fn may_not(&self, number: u8, action: Action) -> Refusal;
    /// What is open to the player.
    fn options(&self, number: u8) -> Vec<Action>;
    /// The player's own sheet and things as they see them.
    fn own(&self, number: u8) -> PlayerView;
    /// A player as onlookers see them.
    fn public(&self, number: u8) -> PlayerView;
    /// Everybody in turn takes a die and paints what is said, with drops of the die.
    fn plays_round(&mut self, painted: &[&[&str]]) -> Vec<Event>;
}

impl Play for ColourKingdoms {
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>) {
        let mut events = Vec::new();
        let effect = Game::apply(self, seat(number).into(), &action, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?} by {number}: {refusal}"));
        self.check().unwrap();
        (effect, events)
    }

    fn does_all(&mut self, number: u8, actions: &[Action]) {
        for &action in actions {
            self.does(number, action);
        }
    }

    fn may_not(&self, number: u8, action: Action) -> Refusal {
        let mut trial = self.clone();
        let refusal = Game::apply(&mut trial, seat(number).into(), &action, &mut ()).unwrap_err();
        assert_eq!(trial, *self);
        assert!(!self.options(number).contains(&action));
        refusal
    }

    fn options(&self, number: u8) -> Vec<Action> {
        let mut options = Vec::new();
        Game::legal(self, Actor::Seat(seat(number)), &mut options);
        options
    }

    fn own(&self, number: u8) -> PlayerView {
        Game::view(self, seat(number).into()).players[usize::from(number)].clone()
    }

    fn public(&self, number: u8) -> PlayerView {
        Game::view(self, Viewer::Spectator).players[usize::from(number)].clone()
    }

    fn plays_round(&mut self, painted: &[&[&str]]) -> Vec<Event> {
        let mut told = Vec::new();
        let first = usize::from(u8::from(Game::view(self, Viewer::Spectator).first));
        for number in (0..painted.len()).map(|place| (first + place) % painted.len()) {
            let player = number as u8;
            told.extend(self.does(player, self.options(player)[0]).1);
            for name in painted[number] {
                told.extend(self.does(player, paint(name)).1);
            }
            told.extend(self.does(player, Action::Finish).1);
        }
        told
    }
}
