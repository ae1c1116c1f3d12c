//! Positions in words of the game: hands, realms, who has retreated, whose turn; the deck is what is left.

use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Card, CardSet, Decree, Event, Realm, Refusal, View};
use pentarchy_game::{Actor, Effect, Game, OptionValue, Seat, Seed, Setup, SetupRequest, Viewer, erase};
use serde_json::{Value, json};

/// The kingdom tokens of every position: in the realm of 8 the leftmost is always worth 8.
const TOKENS: [[u8; 3]; 5] = [[7, 9, 10], [5, 6, 7], [5, 6, 7], [6, 9, 10], [8, 8, 8]];

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A card by its name.
pub(crate) fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// Cards by their names, with commas between them.
pub(crate) fn cards(names: &str) -> Vec<Card> {
    names.split(", ").filter(|name| !name.is_empty()).map(card).collect()
}

/// A set of cards by their names.
pub(crate) fn set(names: &str) -> CardSet {
    cards(names).into_iter().collect()
}

/// A possible setup.
pub(crate) fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), OptionValue::parse(value))).collect();
    AnimalKingdoms::DESCRIPTION.setup(&SetupRequest { seats, options }).unwrap()
}

/// A game at its start.
pub(crate) fn start(seats: u8, options: &[(&str, &str)], seed: u64) -> AnimalKingdoms {
    AnimalKingdoms::start(&setup(seats, options), &Seed::from(seed))
}

/// To play a card.
pub(crate) fn play(name: &str, realm: Realm) -> Action {
    Action::Play { card: card(name), realm }
}

/// To play a pair.
pub(crate) fn play_pair(stays: &str, leaves: &str, realm: Realm) -> Action {
    Action::PlayPair { stays: card(stays), leaves: card(leaves), realm }
}

/// To choose a card for a battle.
pub(crate) fn fight(name: &str) -> Action {
    Action::Fight(card(name))
}

/// What a realm of a position has.
#[derive(Clone, Default)]
struct Ground {
    last: Vec<Card>,
    tokens: Vec<u8>,
    capital: Option<u8>,
    council: [Option<u8>; 2],
}

/// A position: what is not said is as at the start, with nothing on the board.
#[derive(Clone)]
pub(crate) struct Position {
    json: Value,
    hands: Vec<Vec<Card>>,
    realms: Vec<Ground>,
    discard: Vec<Card>,
    top: Vec<Card>,
    bonus: Vec<Card>,
    deck_of: Option<usize>,
}

impl Position {
    /// An empty board.
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Position {
        let mut json = serde_json::to_value(start(seats, options, 0)).unwrap();
        json["kingdom_tokens"] = json!(TOKENS);
        json["upstart"]["last"] = json!([null, null]);
        let position = Position {
            json,
            hands: vec![Vec::new(); 5],
            realms: vec![Ground::default(); 5],
            discard: Vec::new(),
            top: Vec::new(),
            bonus: Vec::new(),
            deck_of: None,
        };
        // None of the decrees that a test does not name refuses a card: all of them look at other cards.
        let free = [Decree::U11, Decree::U12, Decree::U29, Decree::U30, Decree::U25];
        Realm::ALL.into_iter().zip(free).fold(position, |position, (realm, decree)| position.decree(realm, decree))
    }

    /// The cards that a player holds; the rest of the hand is dealt.
    pub(crate) fn hand(mut self, number: u8, names: &str) -> Position {
        self.hands[usize::from(number)] = cards(names);
        self
    }

    /// The decree of a realm in the first age.
    pub(crate) fn decree(self, realm: Realm, decree: Decree) -> Position {
        self.decree_of_age(0, realm, decree)
    }

    /// The decree of a realm in an age, counted from 0.
    pub(crate) fn decree_of_age(mut self, age: usize, realm: Realm, decree: Decree) -> Position {
        let place = age * 5 + realm.index();
        let decrees = self.json["decrees"].as_array_mut().unwrap();
        match decrees.iter().position(|other| *other == json!(decree)) {
            Some(other) => decrees.swap(place, other),
            None => decrees[place] = json!(decree),
        }
        self
    }

    /// The last cards of a realm, in order, played by seat 0 unless its tokens are said.
    pub(crate) fn played(mut self, realm: Realm, names: &str) -> Position {
        self.realms[realm.index()].last = cards(names);
        self
    }

    /// How many ordinary territories of a realm each side holds; cards that are not said are dealt.
    pub(crate) fn tokens(mut self, realm: Realm, by_side: &[u8]) -> Position {
        self.realms[realm.index()].tokens = by_side.to_vec();
        self
    }

    /// Who holds the capital of a realm.
    pub(crate) fn capital(mut self, realm: Realm, number: u8) -> Position {
        self.realms[realm.index()].capital = Some(number);
        self
    }

    /// Who came to the council of a realm after the first age, and after the second.
    pub(crate) fn council(mut self, realm: Realm, members: [Option<u8>; 2]) -> Position {
        self.realms[realm.index()].council = members;
        self
    }

    /// Cards of the discard.
    pub(crate) fn discard(mut self, names: &str) -> Position {
        self.discard = cards(names);
        self
    }

    /// The next cards of the deck, the top one first.
    pub(crate) fn top(mut self, names: &str) -> Position {
        self.top = cards(names);
        self
    }

    /// Leaves only so many cards in the deck; the others are discarded.
    pub(crate) fn deck_of(mut self, count: usize) -> Position {
        self.deck_of = Some(count);
        self
    }

    /// A field of the position as it is written.
    pub(crate) fn field(mut self, pointer: &str, value: Value) -> Position {
        *self.json.pointer_mut(pointer).unwrap() = value;
        self
    }

    /// The player whose turn it is.
    pub(crate) fn turn(self, number: u8) -> Position {
        self.field("/step", json!({ "turn": { "seat": number } }))
    }

    /// The first player of the age.
    pub(crate) fn first(self, number: u8) -> Position {
        self.field("/first", json!(number))
    }

    /// The age, counted from 1; seat 0 took the retreat tokens of those before.
    pub(crate) fn age(mut self, number: usize) -> Position {
        self.json["age"] = json!(format!("age-{number}"));
        if self.json["seats"] != 1 {
            (1..number).for_each(|age| self.json["retreat_tokens"]["owners"][age - 1] = json!(0));
        }
        self
    }

    /// Who has retreated, in this order; in games of several the first took the token of the age.
    pub(crate) fn retreated(mut self, order: &[u8]) -> Position {
        for (place, &number) in order.iter().enumerate() {
            self.json["retreated"][usize::from(number)] = json!(place + 1);
        }
        let age = ["age-1", "age-2", "age-3"].iter().position(|age| self.json["age"] == *age).unwrap();
        if self.json["seats"] != 1 {
            self.json["retreat_tokens"]["owners"][age] = json!(order.first());
        }
        self
    }

    /// Points that a player has from rallies in the first age.
    pub(crate) fn score(mut self, number: u8, points: u32) -> Position {
        self.json["rallies"][usize::from(number)][0] = json!(points);
        self
    }

    /// The modifiers of each player.
    pub(crate) fn modifiers(mut self, by_seat: &[u8]) -> Position {
        for (seat, &count) in by_seat.iter().enumerate() {
            self.json["modifiers"][seat] = json!(count);
        }
        self
    }

    /// The upstart's bonus cards, the older first.
    pub(crate) fn bonus(mut self, names: &str) -> Position {
        self.bonus = cards(names);
        self
    }

    /// Deals what is not said and checks the position.
    pub(crate) fn build(mut self) -> AnimalKingdoms {
        let seats = self.json["seats"].as_u64().unwrap() as usize;
        let bonus_count = self.json["upstart"]["bonus"].as_array().unwrap().iter().filter(|b| !b.is_null()).count();
        let held = self.hands.iter().flatten().chain(&self.discard).chain(&self.top).chain(&self.bonus);
        let named: CardSet = held.chain(self.realms.iter().flat_map(|ground| &ground.last)).copied().collect();
        // From the middle of the deck on, so that what is dealt is of mixed types and ranks.
        let rest = (CardSet::ALL - named).iter();
        let mut rest: Vec<Card> = rest.collect();
        rest.sort_by_key(|card| (card.index() * 29 + 17) % 64);
        let mut rest = rest.into_iter();
        for hand in &mut self.hands[..seats] {
            hand.extend(rest.by_ref().take(4 - hand.len()));
        }
        self.bonus.extend(rest.by_ref().take(bonus_count - self.bonus.len()));
        for (index, ground) in self.realms.iter_mut().enumerate() {
            let said = ground.last.len() as u8 - u8::from(ground.capital.is_some() && !ground.last.is_empty());
            if ground.tokens.is_empty() {
                ground.tokens = vec![said];
            }
            ground.tokens.resize(5, 0);
            let count = usize::from(ground.tokens.iter().sum::<u8>()) + usize::from(ground.capital.is_some());
            let below: Vec<Card> = rest.by_ref().take(count - ground.last.len()).collect();
            let played: Vec<Card> = below.into_iter().chain(ground.last.iter().copied()).collect();
            self.json["realms"][index] = json!({
                "played": played, "ordinary": ground.tokens, "capital": ground.capital, "council": ground.council,
            });
        }
        let mut deck: Vec<Card> = rest.chain(self.top.iter().rev().copied()).collect();
        if let Some(count) = self.deck_of {
            self.discard.extend(deck.drain(..deck.len() - count));
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            self.json["hands"][seat]["cards"] = json!(hand);
        }
        for (place, bonus) in self.bonus.iter().enumerate() {
            self.json["upstart"]["bonus"][place] = json!(bonus);
        }
        self.json["discard"] = json!(self.discard);
        self.json["deck"] = json!(deck);
        let state = erase::<AnimalKingdoms>().restore(&self.json.to_string()).unwrap();
        *state.as_any().downcast_ref::<AnimalKingdoms>().unwrap()
    }
}

/// Moves in short.
pub(crate) trait Play {
    /// Does it; it must be allowed.
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>);
    /// Tries it; it must be refused and change nothing.
    fn may_not(&self, number: u8, action: Action) -> Refusal;
    /// What is open to the player.
    fn options(&self, number: u8) -> Vec<Action>;
    /// The hand of a player as they see it.
    fn hand_of(&self, number: u8) -> CardSet;
    /// What everybody sees.
    fn seen(&self) -> View;
    /// The points on the score track.
    fn scores(&self) -> Vec<u32>;
}

impl Play for AnimalKingdoms {
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>) {
        let mut events = Vec::new();
        let effect = Game::apply(self, seat(number).into(), &action, &mut events).unwrap();
        self.check().unwrap();
        (effect, events)
    }

    fn may_not(&self, number: u8, action: Action) -> Refusal {
        let mut trial = *self;
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

    fn hand_of(&self, number: u8) -> CardSet {
        Game::view(self, seat(number).into()).players[usize::from(number)].hand.unwrap()
    }

    fn seen(&self) -> View {
        Game::view(self, Viewer::Spectator)
    }

    fn scores(&self) -> Vec<u32> {
        self.seen().players.iter().map(|player| player.score).collect()
    }
}
