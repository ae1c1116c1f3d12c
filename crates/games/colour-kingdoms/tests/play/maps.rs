//! Maps: the house's own, those of players, and wrong ones.

use pentarchy_colour_kingdoms::{Action, ColourKingdoms, Map, MapFault};
use pentarchy_game::{
    Game, OptionValue, Record, Seed, Setup, SetupError, SetupRequest, Viewer, conformance, erase, random,
};
use serde_json::{Value, json};

use crate::position::{Play, region};

/// The house's map, to be changed.
fn house() -> Value {
    serde_json::from_str(Map::house().text()).unwrap()
}

/// All that is wrong with a map, in sentences. Each is told in Russian too.
fn faults(map: &Value) -> Vec<String> {
    let faults = Map::read(&map.to_string()).unwrap_err();
    let is_russian = |fault: &MapFault| fault.what.ru.contains(|letter| ('а'..='я').contains(&letter));
    assert!(faults.iter().all(is_russian), "{faults:?}");
    faults.iter().map(MapFault::to_string).collect()
}

/// What is done to a map to make it wrong.
type Change<'a> = &'a dyn Fn(&mut Value);

/// A region of a map in the making.
fn written<'a>(map: &'a mut Value, id: &str) -> &'a mut Value {
    map["regions"].as_array_mut().unwrap().iter_mut().find(|region| region["id"] == id).unwrap()
}

/// A request for a table with a map of one's own.
fn request(seats: u8, map: &Value) -> SetupRequest {
    let options = [("map".to_owned(), OptionValue::Choice(map.to_string()))];
    SetupRequest { seats, options: options.into() }
}

/// A map on which two symbols have changed places, and with fewer blots.
fn other_map() -> Value {
    let mut map = house();
    let spell = written(&mut map, "sin-1")["symbol"].take();
    let blank = written(&mut map, "sin-7")["symbol"].take();
    written(&mut map, "sin-1")["symbol"] = blank;
    written(&mut map, "sin-7")["symbol"] = spell;
    map["sheet"]["blots"] = json!(4);
    map
}

fn setup(seats: u8, map: &Value) -> Setup {
    ColourKingdoms::DESCRIPTION.setup(&request(seats, map)).unwrap()
}

/// CK-3: what each kind of mistake is told, all of them at once.
#[test]
fn wrong_maps_are_told_what_is_wrong() {
    let change = |change: Change<'_>| {
        let mut map = house();
        change(&mut map);
        faults(&map).join("\n")
    };
    let cases: [(Change<'_>, &str); 22] = [
        (&|map| map["schema"] = json!("x"), r#"schema: it is "x"; "colored-kingdoms-map/1" is read here"#),
        (&|map| drop(map["regions"].as_array_mut().unwrap().pop()), "regions: zhe has nine regions; missing: zhe-9"),
        (&|map| map["regions"][0]["id"] = json!("bur-2"), "regions/bur-2: it is there twice"),
        (&|map| map["regions"][0]["id"] = json!("bur-0"), "regions/bur-0: there is no region"),
        (&|map| map["regions"][0]["kingdom"] = json!("sin"), r#"regions/bur-1: it belongs to bur, not to "sin""#),
        (&|map| drop(map["kingdoms"].as_array_mut().unwrap().pop()), "kingdoms: bur is missing"),
        (
            &|map| map["kingdoms"][0]["neighbours"] = json!(["lil"]),
            "kingdoms/sin: zel borders on it, but is not listed",
        ),
        (
            &|map| map["kingdoms"][0]["neighbours"] = json!(["lil", "zel", "bur"]),
            "kingdoms/sin: bur is listed as a neighbour, but no regions of theirs share a side",
        ),
        (
            &|map| written(map, "sin-1")["neighbours"] = json!(["sin-2", "sin-4"]),
            "regions/sin-1: sin-5 lists sin-1 as a neighbour, but sin-1 does not list sin-5",
        ),
        (
            &|map| {
                written(map, "sin-1")["neighbours"] = json!(["sin-2", "sin-4"]);
                written(map, "sin-5")["neighbours"] = json!(["sin-2", "sin-3", "sin-4", "sin-6", "sin-9"]);
            },
            "the outlines of sin-1 and sin-5 share a side, but they are not listed as neighbours",
        ),
        (
            &|map| {
                written(map, "lil-6")["neighbours"].as_array_mut().unwrap().push(json!("lil-8"));
                written(map, "lil-8")["neighbours"].as_array_mut().unwrap().push(json!("lil-6"));
            },
            "lil-6 and lil-8 are listed as neighbours, but their outlines share no side",
        ),
        (&|map| drop(map["sides"].as_array_mut().unwrap().pop()), "sides: the side of"),
        (
            &|map| map["corner_contacts"][0]["regions"] = json!(["sin-1", "sin-2"]),
            "corner_contacts: sin-1 and sin-2 are neighbours",
        ),
        (
            &|map| written(map, "sin-7")["symbol"] = json!({ "type": "unicorn", "colour": "yellow" }),
            "monsters/unicorn: there are 5 of them on the map; the rules have 4",
        ),
        (
            &|map| written(map, "sin-6")["symbol"]["colour"] = json!("red"),
            "monsters/unicorn: one of them is red, which is not a colour of theirs",
        ),
        (&|map| written(map, "sin-5")["symbol"] = json!({ "type": "blank" }), "a kingdom has one capital, not 0"),
        (
            &|map| written(map, "sin-7")["symbol"] = json!({ "type": "spell", "spell": 1 }),
            "regions: 7 regions show spell 1, and its row on the sheet has 6 cells",
        ),
        (
            &|map| written(map, "sin-7")["symbol"] = json!({ "type": "castle" }),
            r#"regions/sin-7/symbol: "castle" is none of"#,
        ),
        (
            &|map| map["towers"][0]["regions"] = json!(["sin-1", "sin-9"]),
            "towers/t1: sin-1 and sin-9 share no side for it to stand on",
        ),
        (&|map| map["sheet"]["speed"]["monster"] = json!([4, 1]), "sheet/speed/monster: the rules give 3 and 1 points"),
        (&|map| map["board"]["die_side"] = json!(400), "board/die_side: a die's side is from 4 to an eighth"),
        (
            &|map| map["board"]["kingdoms"]["sin"] = json!([[0, 0], [100, 0], [0, 100]]),
            "board/kingdoms: together they cover",
        ),
    ];
    for (wrong, told) in cases {
        let faults = change(wrong);
        assert!(faults.contains(told), "expected: {told}\ntold:\n{faults}");
    }
    let both = change(&|map| {
        map["sheet"]["blots"] = json!(0);
        map["towers"] = json!([]);
    });
    assert_eq!(both, "sheet/blots: a sheet has 1 to 30 blots, not 0\ntowers: a map has 1 to 16 towers, not 0");
}

/// CK-3: text that is no map at all is told where it goes wrong.
#[test]
fn no_map_at_all() {
    assert_eq!(Map::read("").unwrap_err()[0].place, "1:0");
    assert_eq!(
        Map::read(&" ".repeat(200_000)).unwrap_err()[0].to_string(),
        "file: it has 200000 bytes; at most 163840 are read"
    );
    let fault = &Map::read("{\n \"schema\": 7 }").unwrap_err()[0];
    assert_eq!(fault.to_string(), "2:12: invalid type: integer `7`, expected a string");
}

/// CK-3: a table with a wrong map can't be set up, and is told all that is wrong with it.
#[test]
fn a_setup_checks_its_map() {
    let mut map = house();
    map["sheet"]["blots"] = json!(0);
    map["schema"] = json!("x");
    match ColourKingdoms::DESCRIPTION.setup(&request(2, &map)) {
        Err(SetupError::Document { key: "map", faults }) => assert_eq!(faults.len(), 2),
        other => panic!("{other:?}"),
    }
}

/// CK-3: the game is played by the table's own map, for any number of players, and keeps the contract.
#[test]
fn a_map_of_ones_own_conforms() {
    let map = other_map();
    for seats in [1, 3] {
        conformance::one_setup::<ColourKingdoms>(&setup(seats, &map), 1);
    }
    let game = ColourKingdoms::start(&setup(2, &map), &Seed::from(1));
    assert_eq!(game.view(Viewer::Spectator).blots, 4);
    assert!(game.view(Viewer::Spectator).map.starts_with("own-"));
    assert_ne!(game.map().symbol(region("sin-1")), Map::house().symbol(region("sin-1")));
    let ordinary = ColourKingdoms::start(&ColourKingdoms::DESCRIPTION.plain(2).unwrap(), &Seed::from(1));
    assert_eq!(ordinary.view(Viewer::Spectator).map, "house");
    assert_ne!(game, ordinary);
}

/// CK-3: a record carries its map, and so does a position.
#[test]
fn records_and_positions_carry_their_map() {
    let setup = setup(2, &other_map());
    let record = random::record::<ColourKingdoms>(&setup, &Seed::from(3));
    let json = serde_json::to_string(&record).unwrap();
    let read: Record = serde_json::from_str(&json).unwrap();
    let end = read.replay(erase::<ColourKingdoms>(), |_, _, _, _| {}).unwrap();
    let end = end.as_any().downcast_ref::<ColourKingdoms>().unwrap();
    assert_eq!(end.map().blots(), 4);
    let restored = erase::<ColourKingdoms>().restore(&serde_json::to_string(end).unwrap()).unwrap();
    assert_eq!(restored.as_any().downcast_ref::<ColourKingdoms>(), Some(end));
    // On the house's map a position says nothing of it.
    let plain = ColourKingdoms::start(&ColourKingdoms::DESCRIPTION.plain(2).unwrap(), &Seed::from(3));
    assert_eq!(serde_json::to_value(&plain).unwrap()["map"], Value::Null);
    assert!(serde_json::to_string(&plain).unwrap().len() < 3000);
}

/// CK-3: with fewer blots the game ends sooner.
#[test]
fn blots_of_the_map() {
    let setup = setup(1, &other_map());
    let mut game = ColourKingdoms::start(&setup, &Seed::from(1));
    for round in 1..=4 {
        game.does_all(0, &[game.options(0)[0], Action::Finish]);
        if round < 4 {
            game.does(0, game.options(0)[0]);
        }
    }
    assert!(game.outcome().is_some());
}

/// CK-3: whatever is done to a map's text, it is read or refused, and what is read can be played on.
#[test]
fn no_text_breaks_the_loader() {
    const BYTES: &[u8] = b"0123456789-.,:[]{}\"erst";
    let mut playable = 0;
    for number in 0..240 {
        let mut dice = Seed::from(number).dice(u64::MAX);
        let mut text = Map::house().text().as_bytes().to_vec();
        for _ in 0..=dice.below(2) {
            let place = dice.below(text.len() as u32) as usize;
            text[place] = *dice.pick(BYTES).unwrap();
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        let options = [("map".to_owned(), OptionValue::Choice(text))].into();
        if let Ok(setup) = ColourKingdoms::DESCRIPTION.setup(&SetupRequest { seats: 2, options }) {
            random::game::<ColourKingdoms>(&setup, &Seed::from(number));
            playable += 1;
        }
    }
    assert!((20..220).contains(&playable), "{playable}");
}
