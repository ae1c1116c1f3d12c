//! Positions in words of the game: what is not said is as at the start.

use pentarchy_dominant_species::{
    Action, Animal, Board, Card, Corner, Decision, DominantSpecies, Element, Event, Eyeball, Hex, Prompt, Refusal,
    Terrain, View,
};
use pentarchy_game::{Effect, Game, OptionValue, Seat, Seed, Setup, SetupRequest, Viewer, erase};
use serde_json::{Value, json};

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A possible setup.
pub(crate) fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), OptionValue::parse(value))).collect();
    DominantSpecies::DESCRIPTION.setup(&SetupRequest { seats, options }).unwrap()
}

/// A game at its start.
pub(crate) fn start(seats: u8, options: &[(&str, &str)], seed: u64) -> DominantSpecies {
    DominantSpecies::start(&setup(seats, options), &Seed::from(seed))
}

/// A hex by its coordinates.
pub(crate) fn hex(q: i8, r: i8) -> Hex {
    Hex::at(q, r).unwrap()
}

/// A corner by its name: `corner("E(0,0)")`.
pub(crate) fn corner(name: &str) -> Corner {
    name.parse().unwrap()
}

/// An eyeball by its name: `eye("adaptation-2")`.
pub(crate) fn eye(name: &str) -> Eyeball {
    name.parse().unwrap()
}

pub(crate) fn tundra() -> Hex {
    hex(0, 0)
}
pub(crate) fn wetland() -> Hex {
    hex(0, -1)
}
pub(crate) fn savannah() -> Hex {
    hex(1, -1)
}
pub(crate) fn desert() -> Hex {
    hex(1, 0)
}
pub(crate) fn mountain() -> Hex {
    hex(0, 1)
}
pub(crate) fn forest() -> Hex {
    hex(-1, 1)
}
pub(crate) fn jungle() -> Hex {
    hex(-1, 0)
}

/// Where each animal lives in numbers at the start, and dominates.
pub(crate) fn home(animal: Animal) -> Hex {
    match animal {
        Animal::Mammals => mountain(),
        Animal::Reptiles => desert(),
        Animal::Birds => forest(),
        Animal::Amphibians => wetland(),
        Animal::Arachnids => jungle(),
        Animal::Insects => savannah(),
    }
}

/// Lets the players choose these animals in turn.
pub(crate) fn choose(seats: u8, options: &[(&str, &str)], animals: &[Animal]) -> DominantSpecies {
    let mut all = options.to_vec();
    all.push(("assignment", "chosen"));
    let mut game = start(seats, &all, 1);
    for (&animal, number) in animals.iter().zip((0..seats).cycle()) {
        if matches!(game.decision(), Decision::ChooseAnimal { .. }) {
            Game::apply(&mut game, seat(number).into(), &Action::Animal(animal), &mut ()).unwrap();
        }
    }
    game
}

/// A position: no discs on the display, all pawns still to be placed.
pub(crate) struct Position {
    json: Value,
}

impl Position {
    /// Six players, each with the animal of their number.
    pub(crate) fn six() -> Position {
        Position::of(choose(6, &[], &Animal::ALL))
    }

    /// Two players with three animals each: Mammals, Birds and Arachnids; Reptiles, Amphibians and Insects.
    pub(crate) fn two_with_three() -> Position {
        Position::of(choose(2, &[("animals", "all")], &Animal::ALL))
    }

    /// As many players as animals.
    pub(crate) fn with(animals: &[Animal]) -> Position {
        Position::of(choose(animals.len() as u8, &[], animals))
    }

    fn of(game: DominantSpecies) -> Position {
        let mut position = Position { json: serde_json::to_value(game).unwrap() };
        for section in ["adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust"] {
            position = position.boxed(section, &[]);
        }
        position
    }

    fn board(&mut self) -> &mut Value {
        &mut self.json["board"]
    }

    fn beast(&mut self, animal: Animal) -> &mut Value {
        &mut self.json["board"]["animals"][animal.index()]
    }

    fn add(value: &mut Value, change: i64) {
        *value = json!(value.as_i64().unwrap() + change);
    }

    fn tile_at(&mut self, tile: Hex) -> &mut Value {
        let tiles = self.board()["earth"]["tiles"].as_array_mut().unwrap();
        tiles.iter_mut().find(|value| value["hex"] == tile.to_string()).unwrap()
    }

    fn bag(&mut self, element: Element, change: i64) {
        Position::add(&mut self.board()["bag"][element.index()], change);
    }

    /// So many cubes on a tile, from or into the gene pool.
    pub(crate) fn cubes(mut self, tile: Hex, animal: Animal, count: u8) -> Position {
        let place = &mut self.tile_at(tile)["cubes"][animal.index()];
        let before = place.as_i64().unwrap();
        *place = json!(count);
        Position::add(&mut self.beast(animal)["pool"], before - i64::from(count));
        self
    }

    /// Nobody on earth.
    pub(crate) fn empty_earth(mut self) -> Position {
        let tiles: Vec<Hex> = self.board()["earth"]["tiles"].as_array().unwrap().iter().map(hex_of).collect();
        for tile in tiles {
            for animal in Animal::ALL {
                if self.beast(animal)["owner"] != Value::Null {
                    self = self.cubes(tile, animal, 0);
                }
            }
        }
        self
    }

    /// The gene pool; the cubes that are too many have been eliminated.
    pub(crate) fn pool(mut self, animal: Animal, count: u8) -> Position {
        let beast = self.beast(animal);
        let gone = beast["pool"].as_i64().unwrap() - i64::from(count);
        beast["pool"] = json!(count);
        Position::add(&mut beast["eliminated"], gone);
        self
    }

    /// An element on a corner, from the bag.
    pub(crate) fn element(mut self, at: &str, element: Element) -> Position {
        self.bag(element, -1);
        let elements = self.board()["earth"]["elements"].as_array_mut().unwrap();
        elements.push(json!([corner(at), element]));
        self
    }

    /// No element on this corner.
    pub(crate) fn no_element(mut self, at: &str) -> Position {
        let elements = self.board()["earth"]["elements"].as_array_mut().unwrap();
        let place = elements.iter().position(|value| value[0] == at).unwrap();
        let element: Element = serde_json::from_value(elements.remove(place)[1].clone()).unwrap();
        self.bag(element, 1);
        self
    }

    /// Whether an element lies on the corner.
    pub(crate) fn is_taken(&self, corner: Corner) -> bool {
        let elements = self.json["board"]["earth"]["elements"].as_array().unwrap();
        elements.iter().any(|value| value[0] == corner.to_string())
    }

    /// So few discs in the bag: the earth is large, and all the others lie on it and on the animals.
    pub(crate) fn nearly_empty_bag(mut self, left: i64) -> Position {
        let rest = Terrain::ALL.into_iter().filter(|&terrain| terrain != Terrain::Tundra);
        let rest: Vec<Terrain> = rest.flat_map(|terrain| vec![terrain; usize::from(terrain.tiles()) - 1]).collect();
        for terrain in rest {
            let near = |place: &Hex| place.neighbours().iter().any(|near| self.has_tile(near));
            let place = Hex::ALL.into_iter().filter(near).find(|&place| !self.has_tile(place)).unwrap();
            self = self.tile(place, terrain);
        }
        use Element::{Grass, Grub, Meat, Seed};
        self = self.boxed("adaptation", &[Grass, Grub, Meat, Seed]).boxed("abundance", &[Grass, Grub, Meat, Seed]);
        for animal in Animal::ALL {
            let count = 6 - usize::from(animal.printed());
            self = self.discs(animal, &vec![animal.element(); count]);
        }
        for corner in Corner::ALL {
            let in_bag = |position: &Position, e: Element| position.json["board"]["bag"][e.index()].as_i64().unwrap();
            let all: i64 = Element::ALL.iter().map(|&element| in_bag(&self, element)).sum();
            let land = corner.hexes().iter().any(|place| self.has_tile(place));
            if all > left && land && !self.is_taken(corner) {
                let element = Element::ALL.into_iter().max_by_key(|&element| in_bag(&self, element)).unwrap();
                self = self.element(&corner.to_string(), element);
            }
        }
        self
    }

    fn has_tile(&self, place: Hex) -> bool {
        let tiles = self.json["board"]["earth"]["tiles"].as_array().unwrap();
        tiles.iter().any(|tile| tile["hex"] == place.to_string())
    }

    /// No elements on earth at all.
    pub(crate) fn barren(mut self) -> Position {
        let elements = self.board()["earth"]["elements"].as_array().unwrap().clone();
        for value in elements {
            self = self.no_element(value[0].as_str().unwrap());
        }
        self
    }

    /// Discs on an animal, from the bag.
    pub(crate) fn discs(mut self, animal: Animal, elements: &[Element]) -> Position {
        for &element in elements {
            self.bag(element, -1);
            Position::add(&mut self.beast(animal)["discs"][element.index()], 1);
        }
        self
    }

    /// What lies in a box of the display, from the bag.
    pub(crate) fn boxed(mut self, section: &str, elements: &[Element]) -> Position {
        for element in Element::ALL {
            let count = elements.iter().filter(|&&other| other == element).count() as i64;
            let place = &mut self.board()["boxes"][section][element.index()];
            let before = place.as_i64().unwrap();
            *place = json!(count);
            self.bag(element, before - count);
        }
        self
    }

    /// A pawn on the display.
    pub(crate) fn pawn(mut self, eyeball: &str, animal: Animal) -> Position {
        self.board()["pawns"].as_array_mut().unwrap().push(json!([eye(eyeball), animal]));
        self
    }

    /// Pawns in hand.
    pub(crate) fn hand(mut self, animal: Animal, count: u8) -> Position {
        self.beast(animal)["pawns"] = json!(count);
        self
    }

    /// A large tile from the stacks onto a hex.
    pub(crate) fn tile(mut self, at: Hex, terrain: Terrain) -> Position {
        let stacks = self.json["hidden"]["stacks"].as_array_mut().unwrap();
        let stack = stacks.iter_mut().find(|stack| stack["tiles"].as_array().unwrap().contains(&json!(terrain)));
        let stack = stack.unwrap();
        let tiles = stack["tiles"].as_array_mut().unwrap();
        tiles.remove(tiles.iter().position(|tile| *tile == json!(terrain)).unwrap());
        stack["open"] = json!(!stack["tiles"].as_array().unwrap().is_empty());
        let tiles = self.board()["earth"]["tiles"].as_array_mut().unwrap();
        tiles.push(json!({ "hex": at, "terrain": terrain, "cubes": [0, 0, 0, 0, 0, 0] }));
        self
    }

    /// A tile under tundra.
    pub(crate) fn tundra(mut self, at: Hex) -> Position {
        self.tile_at(at)["tundra"] = json!(true);
        self
    }

    /// The open cards; the deck is the Ice Age alone, unless it lies open itself.
    pub(crate) fn cards(self, cards: &[Card]) -> Position {
        let deck: &[Card] = if cards.contains(&Card::IceAge) { &[] } else { &[Card::IceAge] };
        self.deck(cards, deck)
    }

    /// The open cards, and the deck with its top card last.
    pub(crate) fn deck(mut self, cards: &[Card], deck: &[Card]) -> Position {
        self.board()["cards"] = json!(cards);
        self.json["hidden"]["deck"] = json!(deck);
        self
    }

    /// The turn.
    pub(crate) fn turn(mut self, turn: u8) -> Position {
        self.board()["turn"] = json!(turn);
        self
    }

    /// Points won before, in turns of which there must have been enough.
    pub(crate) fn points(mut self, animal: Animal, points: i16) -> Position {
        Position::add(&mut self.beast(animal)["points"], points.into());
        let turn = self.board()["turn"].as_u64().unwrap().max(12);
        self.board()["turn"] = json!(turn);
        let award = json!({ "turn": 1, "animal": animal, "cause": "survival", "points": points });
        self.board()["ledger"]["awards"].as_array_mut().unwrap().push(award);
        self
    }

    /// The order of initiative.
    pub(crate) fn initiative(mut self, order: &[Animal]) -> Position {
        self.board()["initiative"] = json!(order);
        self
    }

    /// A field of the position as it is written, such as `/board/ice_age`.
    pub(crate) fn field(mut self, pointer: &str, value: Value) -> Position {
        *self.json.pointer_mut(pointer).unwrap() = value;
        self
    }

    /// Checks the position.
    pub(crate) fn build(self) -> DominantSpecies {
        let state = erase::<DominantSpecies>().restore(&self.json.to_string()).unwrap();
        state.as_any().downcast_ref::<DominantSpecies>().unwrap().clone()
    }

    /// All pawns that were not put somewhere stay away, and the turn is carried out up to its first decision.
    ///
    /// One last pawn is put onto the fourth eyeball of Glaciation, where it does nothing. Nobody has a pawn for the next
    /// turn then, unless some come back: it runs on to the insects' free cube.
    pub(crate) fn execute(mut self) -> DominantSpecies {
        let runner = Animal::ALL.into_iter().find(|&animal| self.beast(animal)["owner"] != Value::Null).unwrap();
        for animal in Animal::ALL {
            let hand = u8::from(animal == runner);
            self = self.hand(animal, hand);
        }
        self.json["decision"] = json!({ "place": { "animal": runner } });
        let mut game = self.build();
        game.does(Action::Eyeball(eye("glaciation-4")));
        game
    }

    /// The animal dominates its home, where it lives at the start, and takes the only open card.
    pub(crate) fn plays(self, card: Card, animal: Animal) -> DominantSpecies {
        self.plays_on(card, animal, home(animal))
    }

    /// The animal dominates that tile and takes the only open card.
    pub(crate) fn plays_on(self, card: Card, animal: Animal, tile: Hex) -> DominantSpecies {
        let mut game = self.cards(&[card]).pawn("domination-1", animal).execute();
        game.pass_to_domination();
        assert_eq!(game.board().dominant(tile), Some(animal));
        game.does(Action::Tile(tile));
        game
    }
}

fn hex_of(tile: &Value) -> Hex {
    serde_json::from_value(tile["hex"].clone()).unwrap()
}

/// Moves in short.
pub(crate) trait Play {
    /// What is decided now.
    fn decision(&self) -> Decision;
    /// What lies open.
    fn board(&self) -> Board;
    /// What a spectator sees.
    fn seen(&self) -> View;
    /// Whoever is asked does it; it must be on offer and allowed.
    fn does(&mut self, action: Action) -> (Effect, Vec<Event>);
    /// Whoever is asked tries it; it must be refused and change nothing.
    fn may_not(&self, action: Action) -> Refusal;
    /// What is open to whoever is asked.
    fn options(&self) -> Vec<Action>;
    /// Whoever is asked declines.
    fn pass(&mut self);
    /// Everybody declines until this comes.
    fn pass_until(&mut self, wanted: impl Fn(&Decision) -> bool);
    /// Everybody declines until a tile is to be dominated.
    fn pass_to_domination(&mut self);
    /// Everybody declines until the turn is over.
    fn finish_turn(&mut self);
    /// The animal that decides.
    fn awaiting_animal(&self) -> Option<Animal>;
    /// The points of an animal.
    fn points(&self, animal: Animal) -> i16;
    /// The cubes of an animal on a tile.
    fn cubes(&self, tile: Hex, animal: Animal) -> u8;
}

impl Play for DominantSpecies {
    fn decision(&self) -> Decision {
        match self.seen().prompt {
            Prompt::Wait { decision, .. } | Prompt::Decide(decision) => decision,
            Prompt::Over => Decision::Over,
        }
    }

    fn board(&self) -> Board {
        self.seen().board
    }

    fn seen(&self) -> View {
        Game::view(self, Viewer::Spectator)
    }

    fn does(&mut self, action: Action) -> (Effect, Vec<Event>) {
        assert!(self.options().contains(&action), "{action:?} is not on offer");
        let asked = self.awaiting().iter().next().expect("somebody is asked");
        let mut events = Vec::new();
        let effect = Game::apply(self, asked.into(), &action, &mut events).unwrap();
        self.check().unwrap();
        (effect, events)
    }

    fn may_not(&self, action: Action) -> Refusal {
        let asked = self.awaiting().iter().next().expect("somebody is asked");
        assert!(!self.options().contains(&action));
        let mut trial = self.clone();
        let refusal = Game::apply(&mut trial, asked.into(), &action, &mut ()).unwrap_err();
        assert_eq!(trial, *self);
        refusal
    }

    fn options(&self) -> Vec<Action> {
        let mut options = Vec::new();
        for asked in self.awaiting().iter() {
            Game::legal(self, asked.into(), &mut options);
        }
        options
    }

    fn pass(&mut self) {
        self.does(Action::Pass);
    }

    fn pass_until(&mut self, wanted: impl Fn(&Decision) -> bool) {
        while !wanted(&self.decision()) {
            self.pass();
        }
    }

    fn pass_to_domination(&mut self) {
        self.pass_until(|decision| matches!(decision, Decision::Domination { .. }));
    }

    fn finish_turn(&mut self) {
        let turn = self.board().turn;
        while self.board().turn == turn && !matches!(self.decision(), Decision::Over | Decision::Save) {
            self.pass();
        }
    }

    fn awaiting_animal(&self) -> Option<Animal> {
        let asked = self.awaiting().iter().next();
        Animal::ALL.into_iter().find(|&animal| asked.is_some() && self.board().beast(animal).owner == asked)
    }

    fn points(&self, animal: Animal) -> i16 {
        self.board().beast(animal).points
    }

    fn cubes(&self, tile: Hex, animal: Animal) -> u8 {
        self.board().earth.cubes(tile, animal)
    }
}
