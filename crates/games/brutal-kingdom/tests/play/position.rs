//! Positions in words of the game: stacks, hands, whose turn; whatever is not said is filled with cards that don't matter.

use pentarchy_brutal_kingdom::{
    Action, Back, BrutalKingdom, Character, CharacterSet, Event, Face, Laid, Refusal, View,
};
use pentarchy_game::{Actor, Effect, Game, OptionValue, Seat, Seed, Setup, SetupRequest, Viewer, erase};
use serde_json::{Value, json};

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A possible setup.
pub(crate) fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), OptionValue::parse(value))).collect();
    BrutalKingdom::DESCRIPTION.setup(&SetupRequest { seats, options }).unwrap()
}

/// A game at its start.
pub(crate) fn start(seats: u8, options: &[(&str, &str)], seed: u64) -> BrutalKingdom {
    BrutalKingdom::start(&setup(seats, options), &Seed::from(seed))
}

/// The same game, from its JSON; it must be a sound position.
pub(crate) fn restore(json: &Value) -> BrutalKingdom {
    let state = erase::<BrutalKingdom>().restore(&json.to_string()).unwrap();
    state.as_any().downcast_ref::<BrutalKingdom>().unwrap().clone()
}

/// A position in which somebody must play a card, or in which the game is over.
pub(crate) struct Position {
    seats: usize,
    json: Value,
    start: usize,
    turn: usize,
    stacks: Vec<Vec<Laid>>,
    hands: Vec<CharacterSet>,
    centre: Vec<Character>,
    /// At least this many rounds are over.
    rounds: usize,
    over: bool,
}

impl Position {
    /// A table before the first card is played; seat 0 has the start-player card.
    pub(crate) fn new(seats: u8) -> Position {
        Position::with(seats, &[])
    }

    /// The same with options.
    pub(crate) fn with(seats: u8, options: &[(&str, &str)]) -> Position {
        Position {
            seats: seats.into(),
            json: serde_json::to_value(start(seats, options, 0)).unwrap(),
            start: 0,
            turn: 0,
            stacks: vec![Vec::new(); 4],
            hands: vec![CharacterSet::EMPTY; 4],
            centre: Vec::new(),
            rounds: 0,
            over: false,
        }
    }

    /// Who has the start-player card.
    pub(crate) fn start(mut self, number: usize) -> Position {
        self.start = number;
        self.turn = number;
        self
    }

    /// Whose turn it is; say the start player first.
    pub(crate) fn turn(mut self, number: usize) -> Position {
        self.turn = number;
        self
    }

    /// The top of a stack, the last card on top; below it lie eliminated cards up to the height of the round.
    pub(crate) fn stack(mut self, number: usize, cards: &[Character]) -> Position {
        self.stacks[number].extend(cards.iter().map(|&card| Laid { card, face: Face::Up }));
        self
    }

    /// Eliminated cards, to be followed by open ones or not.
    pub(crate) fn down(mut self, number: usize, cards: &[Character]) -> Position {
        self.stacks[number].extend(cards.iter().map(|&card| Laid { card, face: Face::Down }));
        self
    }

    /// Cards that lie face up without effect: turned up again or moved.
    pub(crate) fn mute(mut self, number: usize, cards: &[Character]) -> Position {
        self.stacks[number].extend(cards.iter().map(|&card| Laid { card, face: Face::Mute }));
        self
    }

    /// The fourth round.
    pub(crate) fn last_round(mut self) -> Position {
        self.rounds = 3;
        self
    }

    /// Some cards of a hand.
    pub(crate) fn hand(mut self, number: usize, cards: &[Character]) -> Position {
        self.hands[number] = CharacterSet::of(cards);
        self
    }

    /// All four cards of the centre: two light ones, two dark ones.
    pub(crate) fn centre(mut self, cards: [Character; 4]) -> Position {
        self.centre = cards.to_vec();
        self
    }

    /// Which chapter it is, from 1; the chapel has elimination tokens for those before.
    pub(crate) fn chapter(mut self, chapter: usize) -> Position {
        self.json["chapter"] = json!(chapter - 1);
        for space in 0..chapter - 1 {
            self.json["chapel"][space] = json!("elimination");
        }
        self
    }

    /// A field of the position as it is written.
    pub(crate) fn field(mut self, name: &str, value: Value) -> Position {
        self.json[name] = value;
        self
    }

    /// The tokens of a player, blue, green and yellow.
    pub(crate) fn tokens(mut self, number: usize, [blue, green, yellow]: [u8; 3]) -> Position {
        self.json["tokens"][number] = json!({ "blue": blue, "green": green, "yellow": yellow });
        self
    }

    /// The supply; what nobody has been given is the last player's.
    pub(crate) fn supply(mut self, [blue, green, yellow]: [u8; 3]) -> Position {
        self.json["supply"] = json!({ "blue": blue, "green": green, "yellow": yellow });
        self
    }

    /// A space of the chapel, from 0.
    pub(crate) fn chapel(mut self, space: usize, colour: &str) -> Position {
        self.json["chapel"][space] = json!({ "power": colour });
        self
    }

    /// The last chapter is over.
    pub(crate) fn over(mut self) -> Position {
        self = self.chapter(4);
        self.json["chapel"][3] = json!("elimination");
        self.over = true;
        self
    }

    /// Fills what is not said and checks the position.
    pub(crate) fn build(mut self) -> BrutalKingdom {
        self.pad_stacks();
        self.fill_hands();
        self.fill_tokens();
        let story = self.story();
        let (round, played) = (self.round(), (self.turn + self.seats - self.start) % self.seats);
        self.json["story"] = story;
        self.json["step"] = json!(if self.over { "over" } else { "play" });
        self.json["round"] = json!(round);
        self.json["played"] = json!(played);
        self.json["start"] = json!(self.start);
        self.json["stacks"] = json!(self.stacks);
        self.json["hands"] = json!(self.hands);
        self.json["centre"] = json!(self.centre);
        restore(&self.json)
    }

    fn has_played(&self, number: usize) -> bool {
        let place = |number: usize| (number + self.seats - self.start) % self.seats;
        place(number) < place(self.turn)
    }

    fn round(&self) -> usize {
        if self.over {
            return 3;
        }
        let needed = |number: usize| self.stacks[number].len().saturating_sub(usize::from(self.has_played(number)));
        (0..self.seats).map(needed).max().unwrap().max(self.rounds)
    }

    fn height(&self, number: usize) -> usize {
        if self.over { 4 } else { self.round() + usize::from(self.has_played(number)) }
    }

    fn characters(&self) -> CharacterSet {
        if self.json["rules"]["cast"] == "fixed" {
            Character::ALL[4..].iter().copied().collect()
        } else {
            CharacterSet::ALL
        }
    }

    fn free(&self) -> CharacterSet {
        let lying = self.stacks.iter().flatten().map(|laid| laid.card);
        let held = self.hands.iter().flat_map(|hand| hand.iter());
        self.characters() - lying.chain(held).chain(self.centre.iter().copied()).collect()
    }

    /// A card to lie in a stack: the backs are used evenly, so that two of each remain for the centre, and none is used
    /// that does something by itself.
    fn spare(&self) -> Character {
        let free = self.free();
        let back =
            if free.backed(Back::Light).len() > free.backed(Back::Dark).len() { Back::Light } else { Back::Dark };
        let idle = free - CharacterSet::of(&[Character::BlackKnight, Character::King, Character::Queen]);
        idle.backed(back).first().unwrap()
    }

    fn pad_stacks(&mut self) {
        let heights: Vec<_> = (0..self.seats).map(|number| self.height(number)).collect();
        let open = |stack: &Vec<Laid>| stack.last().is_some_and(|laid| laid.face != Face::Down);
        let mut nobody_is_open = !self.stacks.iter().any(open);
        for (number, height) in heights.into_iter().enumerate() {
            while self.stacks[number].len() < height {
                let card = self.spare();
                // Somebody's top is always open.
                let opens = nobody_is_open && self.stacks[number].is_empty();
                nobody_is_open &= !opens;
                self.stacks[number].insert(0, Laid { card, face: if opens { Face::Up } else { Face::Down } });
            }
        }
    }

    /// Hands such that everybody's four cards can have been two light and two dark ones.
    fn fill_hands(&mut self) {
        let lying = |back: Back| self.stacks.iter().flatten().filter(|laid| laid.card.back() == back).count();
        let mut missing = [2 * self.seats - lying(Back::Light), 2 * self.seats - lying(Back::Dark)];
        for hand in &self.hands {
            Back::BOTH.iter().for_each(|&back| missing[back.index()] -= hand.backed(back).len());
        }
        for number in 0..self.seats {
            while self.hands[number].len() < 4 - self.stacks[number].len() {
                let played = |back: Back| self.stacks[number].iter().filter(|laid| laid.card.back() == back).count();
                let own = |back: Back| played(back) + self.hands[number].backed(back).len();
                let fewer = if own(Back::Light) <= own(Back::Dark) { Back::Light } else { Back::Dark };
                let fits = |back: Back| missing[back.index()] > 0 && self.hands[number].backed(back).len() < 2;
                let back = if fits(fewer) { fewer } else { fewer.other() };
                missing[back.index()] -= 1;
                let card = self.free().backed(back).first().unwrap();
                self.hands[number].insert(card);
            }
        }
        if self.centre.is_empty() {
            let free = self.free();
            self.centre = Back::BOTH.iter().flat_map(|&back| free.backed(back).iter().take(2)).collect();
        }
    }

    fn fill_tokens(&mut self) {
        let all = if self.seats == 3 { 11 } else { 13 };
        for colour in ["blue", "green", "yellow"] {
            let number = |value: &Value| value[colour].as_u64().unwrap();
            let given: u64 = self.json["tokens"].as_array().unwrap().iter().map(number).sum();
            let chapel = self.json["chapel"].as_array().unwrap();
            let chapel = chapel.iter().filter(|space| space["power"] == *colour).count() as u64;
            let rest = all - given - chapel - number(&self.json["supply"]).min(all - given - chapel);
            let last = &mut self.json["tokens"][self.seats - 1][colour];
            *last = json!(last.as_u64().unwrap() + rest);
            if number(&self.json["supply"]) == all {
                self.json["supply"][colour] = json!(all - given - chapel);
            }
        }
    }

    /// A story that leads to these hands and stacks; who played a card that now lies elsewhere does not matter.
    fn story(&self) -> Value {
        let mut quota: Vec<[usize; 2]> =
            self.hands.iter().map(|hand| Back::BOTH.map(|back| 2 - hand.backed(back).len())).collect();
        let mut played: Vec<(usize, Character)> = Vec::new();
        let mut elsewhere = Vec::new();
        for (number, laid) in self.stacks.iter().enumerate().flat_map(|(n, stack)| stack.iter().map(move |l| (n, l))) {
            let quota = &mut quota[number][laid.card.back().index()];
            if *quota > 0 {
                *quota -= 1;
                played.push((number, laid.card));
            } else {
                elsewhere.push(laid.card);
            }
        }
        for card in elsewhere {
            let number = quota.iter().position(|quota| quota[card.back().index()] > 0).unwrap();
            quota[number][card.back().index()] -= 1;
            played.push((number, card));
        }
        // What everybody had after passing; then each passes back the first card of each back.
        let mut after = self.hands.clone();
        for &(number, card) in &played {
            after[number].insert(card);
        }
        let mut dealt = vec![CharacterSet::EMPTY; 4];
        let mut passed = vec![[None; 2]; 4];
        for number in 0..self.seats {
            for (back, giver) in [(Back::Light, self.seats - 1), (Back::Dark, 1)] {
                let giver = (number + giver) % self.seats;
                let cards = after[number].backed(back);
                let first = cards.first().unwrap();
                passed[giver][back.index()] = Some(first);
                dealt[giver].insert(first);
                dealt[number] |= cards.without(first);
            }
        }
        let moves: Vec<Value> =
            played.iter().map(|(number, card)| json!({ "played": { "seat": number, "card": card } })).collect();
        json!({ "dealt": dealt, "centre": self.centre, "passed": passed, "moves": moves })
    }
}

/// Moves in short.
pub(crate) trait Play {
    /// Does it; it must be allowed.
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>);
    /// Plays a card.
    fn plays(&mut self, number: u8, card: Character) -> Vec<Event>;
    /// Tries it; it must be refused and change nothing.
    fn may_not(&self, number: u8, action: Action) -> Refusal;
    /// What is open to the player.
    fn options(&self, number: u8) -> Vec<Action>;
    /// What the player sees.
    fn seen_by(&self, number: u8) -> View;
    /// What everybody sees.
    fn open(&self) -> View;
    /// A stack: its cards and whether they lie face up.
    fn lies(&self, number: u8) -> Vec<(Character, bool)>;
    /// Points for eliminations, by seat.
    fn kills(&self) -> Vec<u8>;
    /// The hand of a player.
    fn hand_of(&self, number: u8) -> CharacterSet;
}

impl Play for BrutalKingdom {
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>) {
        let mut events = Vec::new();
        let effect = Game::apply(self, seat(number).into(), &action, &mut events).unwrap();
        self.check().unwrap();
        (effect, events)
    }

    fn plays(&mut self, number: u8, card: Character) -> Vec<Event> {
        self.does(number, Action::Play(card)).1
    }

    fn may_not(&self, number: u8, action: Action) -> Refusal {
        let mut trial = self.clone();
        let refusal = Game::apply(&mut trial, seat(number).into(), &action, &mut ()).unwrap_err();
        assert_eq!(trial, *self);
        refusal
    }

    fn options(&self, number: u8) -> Vec<Action> {
        let mut options = Vec::new();
        Game::legal(self, Actor::Seat(seat(number)), &mut options);
        options
    }

    fn seen_by(&self, number: u8) -> View {
        Game::view(self, seat(number).into())
    }

    fn open(&self) -> View {
        Game::view(self, Viewer::Spectator)
    }

    fn lies(&self, number: u8) -> Vec<(Character, bool)> {
        let stack = self.seen_by(number).players[usize::from(number)].stack.clone().unwrap();
        stack.iter().map(|laid| (laid.card, laid.face != Face::Down)).collect()
    }

    fn kills(&self) -> Vec<u8> {
        self.open().players.iter().map(|player| player.eliminations).collect()
    }

    fn hand_of(&self, number: u8) -> CharacterSet {
        self.seen_by(number).players[usize::from(number)].hand.unwrap()
    }
}
