//! Positions in words of the game: hands, discard area, whose turn; the deck is what is left.

use pentarchy_fantasy_realms::{Action, Card, CardSet, Event, FantasyRealms, Refusal};
use pentarchy_game::{Actor, Effect, Game, OptionValue, Seat, Seed, Setup, SetupRequest, erase};
use serde_json::{Value, json};

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A possible setup.
pub(crate) fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), OptionValue::parse(value))).collect();
    FantasyRealms::DESCRIPTION.setup(&SetupRequest { seats, options }).unwrap()
}

/// A game at its start.
pub(crate) fn start(seats: u8, options: &[(&str, &str)], seed: u64) -> FantasyRealms {
    FantasyRealms::start(&setup(seats, options), &Seed::from(seed))
}

/// A position: what is not said is as at the start.
pub(crate) struct Position {
    json: Value,
    hands: Vec<CardSet>,
    discard: Vec<Card>,
    top: Vec<Card>,
}

impl Position {
    /// An empty table.
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Position {
        let json = serde_json::to_value(start(seats, options, 0)).unwrap();
        Position { json, hands: vec![CardSet::EMPTY; 7], discard: Vec::new(), top: Vec::new() }
    }

    /// The hand of a player.
    pub(crate) fn hand(mut self, number: u8, cards: &[Card]) -> Position {
        self.hands[usize::from(number)] = CardSet::of(cards);
        self
    }

    /// The discard area.
    pub(crate) fn discard(mut self, cards: &[Card]) -> Position {
        self.discard = cards.to_vec();
        self
    }

    /// The next cards of the deck, the top one first.
    pub(crate) fn top(mut self, cards: &[Card]) -> Position {
        self.top = cards.to_vec();
        self
    }

    /// A field of the position as it is written.
    pub(crate) fn field(mut self, name: &str, value: Value) -> Position {
        self.json[name] = value;
        self
    }

    /// The player who must draw or take.
    pub(crate) fn turn(self, number: u8) -> Position {
        self.field("step", json!({ "draw": { "seat": number } }))
    }

    /// Deals what is not said and checks the position.
    pub(crate) fn build(mut self) -> FantasyRealms {
        let seats = self.json["seats"].as_u64().unwrap() as usize;
        let named = self.hands.iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
        let named = named | self.discard.iter().chain(&self.top).copied().collect();
        let mut rest = (CardSet::ALL - named).iter();
        let duel = self.json["rules"]["variant"] == "duel";
        for hand in &mut self.hands[..seats] {
            while !duel && hand.len() < 7 {
                hand.insert(rest.next().unwrap());
            }
        }
        let deck: Vec<Card> = rest.chain(self.top.iter().rev().copied()).collect();
        self.json["hands"] = json!(self.hands);
        self.json["discard"] = json!(self.discard);
        self.json["deck"] = json!(deck);
        let state = erase::<FantasyRealms>().restore(&self.json.to_string()).unwrap();
        state.as_any().downcast_ref::<FantasyRealms>().unwrap().clone()
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
}

impl Play for FantasyRealms {
    fn does(&mut self, number: u8, action: Action) -> (Effect, Vec<Event>) {
        let mut events = Vec::new();
        let effect = Game::apply(self, seat(number).into(), &action, &mut events).unwrap();
        self.check().unwrap();
        (effect, events)
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

    fn hand_of(&self, number: u8) -> CardSet {
        Game::view(self, seat(number).into()).players[usize::from(number)].hand.unwrap()
    }
}
