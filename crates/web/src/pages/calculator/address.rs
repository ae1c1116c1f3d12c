//! The calculator's address: everything that it holds, short enough to be sent.
//!
//! `hand=AbQ&choose=mX&name=Anna&hand=…&discard=…&each=names&game=trading`: a letter a card, a `hand` for every player,
//! `name` and `choose` for the hand before them. What can't be read is left out: an address that somebody has cut off
//! still opens.

use pentarchy_fantasy_realms::{BookChange, Card, CardSet, Declaration, ForEach, Guise, Kind};

use super::party::{MOST_PLAYERS, Party, Player, WHOLE_HAND};

const LETTERS: &[u8; 53] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0";
const UNUSED: char = '-';
const NAMELESS: char = '.';

/// What stands behind the `?`; nothing for an empty calculator.
pub(super) fn write(party: &Party) -> String {
    let mut parts = Vec::new();
    let only_empty = |player: &Player| player.cards.is_empty() && player.name.is_empty();
    if !(party.players.len() == 1 && only_empty(&party.players[0])) {
        for player in &party.players {
            parts.push(format!("hand={}", letters(player.cards)));
            let choices: String = player.decisions.made().map(choice).collect();
            if !choices.is_empty() {
                parts.push(format!("choose={choices}"));
            }
            if !player.name.is_empty() {
                parts.push(format!("name={}", escape(&player.name)));
            }
        }
    }
    if !party.offered.is_empty() {
        parts.push(format!("discard={}", letters(party.offered)));
    }
    if party.for_each == ForEach::Names {
        parts.push("each=names".to_owned());
    }
    if party.trading {
        parts.push("game=trading".to_owned());
    }
    parts.join("&")
}

/// What an address holds.
pub(super) fn read(query: &str) -> Party {
    let mut party = Party { players: Vec::new(), ..Party::default() };
    let pairs = || query.split('&').filter_map(|part| part.split_once('='));
    let mut held = CardSet::EMPTY;
    for (key, value) in pairs() {
        let room = party.players.len() < MOST_PLAYERS;
        match (key, party.players.last_mut()) {
            ("hand", _) if room => {
                let cards: CardSet = (cards(value) - held).iter().take(WHOLE_HAND).collect();
                held |= cards;
                party.players.push(Player { cards, ..Player::default() });
            }
            ("name", Some(player)) => player.name = unescape(value),
            ("choose", Some(player)) => choices(value, player),
            ("discard", _) => party.offered = cards(value),
            ("each", _) if value == "names" => party.for_each = ForEach::Names,
            ("game", _) if value == "trading" => party.trading = true,
            _ => {}
        }
    }
    party.offered -= held;
    if party.players.is_empty() {
        party.players.push(Player::default());
    }
    party
}

fn letter(card: Card) -> char {
    char::from(LETTERS[card.index()])
}

fn card(letter: char) -> Option<Card> {
    let index = LETTERS.iter().position(|&known| char::from(known) == letter)?;
    Card::from_index(index as u8)
}

fn letters(cards: CardSet) -> String {
    cards.iter().map(letter).collect()
}

fn cards(letters: &str) -> CardSet {
    letters.chars().filter_map(card).collect()
}

fn digit(kind: Kind) -> char {
    char::from(b'0' + kind as u8)
}

fn kind(digit: char) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| kind != Kind::Wild && self::digit(kind) == digit)
}

/// A choice: a letter for the card that chooses, then what it chooses.
fn choice(declaration: Declaration) -> String {
    let one = |card: Option<Card>| card.map_or(UNUSED, letter).to_string();
    let guise = |guise: Option<Guise>| match guise {
        None => UNUSED.to_string(),
        Some(Guise::Named(card)) => letter(card).to_string(),
        Some(Guise::Kind(kind)) => format!("{NAMELESS}{}", digit(kind)),
    };
    match declaration {
        Declaration::Necromancer(card) => format!("n{}", one(card)),
        Declaration::Doppelganger(card) => format!("d{}", one(card)),
        Declaration::Mirage(what) => format!("m{}", guise(what)),
        Declaration::Shapeshifter(what) => format!("s{}", guise(what)),
        Declaration::Book(None) => format!("b{UNUSED}"),
        Declaration::Book(Some(change)) => format!("b{}{}", letter(change.card), digit(change.kind)),
        Declaration::Island(card) => format!("i{}", one(card)),
        Declaration::Fountain(card) => format!("f{}", one(card)),
    }
}

fn choices(text: &str, player: &mut Player) {
    let mut rest = text.chars();
    while let Some(declaration) = next_choice(&mut rest) {
        player.decisions.make(declaration);
    }
}

fn next_choice(rest: &mut std::str::Chars<'_>) -> Option<Declaration> {
    let chooser = rest.next()?;
    let first = rest.next()?;
    let one = || if first == UNUSED { Some(None) } else { card(first).map(Some) };
    let mut guise = || match first {
        UNUSED => Some(None),
        NAMELESS => Some(Some(Guise::Kind(kind(rest.next()?)?))),
        _ => card(first).map(|card| Some(Guise::Named(card))),
    };
    Some(match chooser {
        'n' => Declaration::Necromancer(one()?),
        'd' => Declaration::Doppelganger(one()?),
        'm' => Declaration::Mirage(guise()?),
        's' => Declaration::Shapeshifter(guise()?),
        'b' if first == UNUSED => Declaration::Book(None),
        'b' => Declaration::Book(Some(BookChange { card: card(first)?, kind: kind(rest.next()?)? })),
        'i' => Declaration::Island(one()?),
        'f' => Declaration::Fountain(one()?),
        _ => return None,
    })
}

fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => escaped.push(char::from(byte)),
            _ => escaped += &format!("%{byte:02X}"),
        }
    }
    escaped
}

fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = |at: usize| after.get(at).and_then(|&byte| char::from(byte).to_digit(16));
        if let (b'%', Some(high), Some(low)) = (first, hex(0), hex(1)) {
            bytes.push((high * 16 + low) as u8);
            rest = &after[2..];
        } else {
            bytes.push(if first == b'+' { b' ' } else { first });
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

/// The longest name of a player.
pub(super) const LONGEST_NAME: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;

    fn full() -> Party {
        let mut anna = Player {
            name: "Анна & Ко".into(),
            cards: CardSet::of(&Card::ALL[..6]).with(Necromancer),
            ..Player::default()
        };
        anna.decisions.make(Declaration::Necromancer(Some(Dragon)));
        anna.decisions.make(Declaration::Fountain(None));
        let mut boris = Player {
            name: "Boris".into(),
            cards: CardSet::of(&[Mirage, Shapeshifter, Doppelganger]),
            ..Player::default()
        };
        boris.cards = boris.cards.with(BookOfChanges).with(Island);
        boris.decisions.make(Declaration::Doppelganger(None));
        boris.decisions.make(Declaration::Mirage(Some(Guise::Named(Swamp))));
        boris.decisions.make(Declaration::Shapeshifter(Some(Guise::Kind(Kind::Artifact))));
        boris.decisions.make(Declaration::Book(Some(BookChange { card: Island, kind: Kind::Land })));
        boris.decisions.make(Declaration::Island(Some(Mirage)));
        Party {
            players: vec![anna, boris],
            offered: CardSet::of(&[Dragon, Hydra]),
            trading: true,
            for_each: ForEach::Names,
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(read(&write(&full())), full());
        assert_eq!(write(&Party::default()), "");
        assert_eq!(read(""), Party::default());
    }

    #[test]
    fn every_card_has_a_letter_of_its_own() {
        for card in Card::ALL {
            assert_eq!(super::card(letter(card)), Some(card));
        }
    }

    #[test]
    fn an_address_stays_short() {
        let party = Party {
            players: vec![Player { cards: CardSet::of(&Card::ALL[..7]), ..Player::default() }],
            ..Party::default()
        };
        assert_eq!(write(&party), "hand=ABCDEFG");
    }

    #[test]
    fn a_damaged_address_still_opens() {
        let whole = write(&full());
        for end in (0..=whole.len()).filter(|&end| whole.is_char_boundary(end)) {
            let party = read(&whole[..end]);
            assert!(!party.players.is_empty());
        }
        let party = read("hand=AAB!?&choose=zz&hand=ABCDEFGHIJKLM&each=nobody&%=%&name=%zz");
        assert_eq!(party.players[0].cards, CardSet::of(&[Mountain, Cavern]));
        assert_eq!(party.players[1].cards.len(), 7);
        assert!(!party.players[1].cards.contains(Mountain));
    }
}
