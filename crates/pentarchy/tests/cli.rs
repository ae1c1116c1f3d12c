//! The command line as a shell uses it.
#![allow(clippy::unwrap_used, reason = "a test may fall over where its ground gives way")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pentarchy"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that fails early does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The command's complaint; it must not have written anything else.
fn complaint(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

fn new_game() -> String {
    out(&run(&["new", "fantasy-realms", "--seats", "3", "--seed", "7"], ""))
}

fn view(position: &str, seat: &str) -> Value {
    serde_json::from_str(&out(&run(&["view", "--seat", seat, "--json"], position))).unwrap()
}

#[test]
fn a_position_goes_through_a_pipe() {
    let position = new_game();
    let first = view(&position, "spectator")["awaiting"][0].to_string();
    assert_eq!(out(&run(&["legal", "--seat", &first], &position)), "\"draw\"\n");

    let applied = run(&["apply", "--seat", &first, "--action", "\"draw\"", "--events"], &position);
    let event: Value = serde_json::from_slice(&applied.stderr).unwrap();
    let drawn = event["drew"]["cards"][0].as_str().unwrap();
    let next = out(&applied);

    let seen = view(&next, &first);
    assert_eq!(seen["view"]["prompt"], "discard");
    assert_eq!(seen["legal"].as_array().unwrap().len(), 8);
    let others = view(&next, "spectator").to_string();
    assert!(!others.contains(drawn), "a spectator sees {drawn}: {others}");

    let discard = json!({ "discard": drawn }).to_string();
    let after = out(&run(&["apply", "--seat", &first, "--action", &discard], &next));
    assert_eq!(view(&after, "spectator")["view"]["discard"], json!([drawn]));
}

#[test]
fn all_that_is_legal_is_listed() {
    let listed: Value = serde_json::from_str(&out(&run(&["legal", "--json"], &new_game()))).unwrap();
    assert_eq!(listed["actors"].as_array().unwrap().len(), 4, "three seats and the house");
    let trading = out(&run(&["new", "fantasy-realms", "--option", "variant=trading"], ""));
    assert!(out(&run(&["legal"], &trading)).contains("the house: \"bell\""));
}

#[test]
fn bad_requests_are_explained() {
    let position = new_game();
    let first = view(&position, "spectator")["awaiting"][0].as_u64().unwrap();
    let other = ((first + 1) % 3).to_string();
    let first = first.to_string();
    let apply = |seat: &str, action: &str| complaint(&["apply", "--seat", seat, "--action", action], &position);
    assert!(apply(&other, "\"draw\"").contains("FR-9"));
    assert!(apply("5", "\"draw\"").contains("no seat 5 at a table of 3"));
    assert!(apply(&first, "{\"take\":\"king\"}").contains("FR-5: King is not in the discard area"));
    assert!(apply(&first, "\"dance\"").contains("not an action of this game"));
    assert!(apply(&first, "dance").contains("not the JSON that is expected here"));
    let nobody = run(&["view", "--seat", "300"], &position);
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("a seat's number, from 0 to 7"));
    assert!(complaint(&["view"], "{}").contains("missing field"));
    assert!(complaint(&["view", "--seat", "3"], &position).contains("no seat 3"));
    assert!(complaint(&["new", "fantasy-realms", "--seats", "9"], "").contains("2 to 7 players, not 9"));
    assert!(complaint(&["new", "fantasy-realms", "--option", "speed=9"], "").contains("no option \"speed\""));
    let minutes = ["new", "fantasy-realms", "--option", "variant=trading", "--option", "minutes=0"];
    assert!(complaint(&minutes, "").contains("the option minutes can't be 0"));
    let twice = position.replacen("mountain", "forest", 1);
    assert!(complaint(&["view"], &twice).contains("forest is there twice"));
    let future = position.replacen("\"rules\":1", "\"rules\":9", 1);
    assert!(complaint(&["view"], &future).contains("version 9 of the rules"));
    let other_game = position.replacen("fantasy-realms", "chess", 1);
    assert!(complaint(&["view"], &other_game).contains("no game \"chess\""));
}

#[test]
fn a_record_is_played_again() {
    let record = json!({
        "format": 1, "game": "fantasy-realms", "rules": 1, "setup": { "seats": 3 },
        "seed": format!("07{}", "0".repeat(62)),
        "moves": [{ "by": 2, "action": "draw" }],
    });
    let told = out(&run(&["replay", "-"], &record.to_string()));
    assert!(told.contains("seat 2: \"draw\"") && told.contains("1 moves, all allowed."), "{told}");

    let bad = |change: fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        complaint(&["replay", "-"], &record.to_string())
    };
    assert!(bad(|r| r["moves"][0]["by"] = json!(1)).contains("move 0, by seat 1"));
    assert!(bad(|r| r["moves"][0]["action"] = json!("fly")).contains("move 0: unknown variant"));
    assert!(bad(|r| r["rules"] = json!(2)).contains("version 2 of the rules"));
    assert!(bad(|r| r["format"] = json!(2)).contains("format 2"));
    assert!(bad(|r| r["seed"] = json!("7")).contains("64 hexadecimal digits"));
    assert!(bad(|r| r["setup"]["seats"] = json!(1)).contains("2 to 7 players"));
    assert!(bad(|r| r["outcome"] = json!([])).contains("outcome"));
}

#[test]
fn hands_are_scored_line_by_line() {
    let input = [
        r#"{"hand":["Mountain","Great Flood","Дым","WHIRLWIND","air-elemental","Wildfire","Mirage"],"choices":{"mirage":"Rainstorm"}}"#,
        r#"{"hand":["Mountain","Great Floods"]}"#,
        r#"{"hand":["King","король"]}"#,
        r#"{"hand":["King"],"choices":{"mirage":"Rainstorm"}}"#,
        r#"{"hand":[]}"#,
        r#"{"hand":"#,
        "",
        r#"{"hand":["Bell Tower","Candle","Necromancer","Sword of Keth","Shield of Keth","Gem of Order","Book of Changes"],"discard":["Warhorse","Forge"]}"#,
        r#"{"hand":["Forest","Elven Archers","Book of Changes"],"choices":{"book":{"card":"Elven Archers","suit":"beast"}}}"#,
        r#"{"hand":["World Tree","Forge","Shapeshifter","King","Collector","Knights"],"choices":{"shapeshifter":{"suit":"weapon"}}}"#,
    ];
    let output = run(&["score", "fantasy-realms", "--json"], &input.join("\n"));
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> =
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let totals: Vec<Option<i64>> = lines.iter().map(|line| line["total"].as_i64()).collect();
    let none = None;
    assert_eq!(totals, [Some(260), none, none, none, none, none, Some(397), Some(37), Some(119)]);
    assert_eq!(lines[1]["error"], "no card is called \"Great Floods\"");
    assert_eq!(lines[2]["error"], "King is there twice");
    assert!(lines[3]["error"].as_str().unwrap().contains("Mirage is not in the hand"));
    assert_eq!(lines[4]["error"], "a hand has 1 to 8 cards, not 0");
    assert_eq!(
        lines[6]["choices"],
        json!({ "necromancer": "warhorse", "book": { "card": "bell-tower", "suit": "leader" } })
    );
    let mountain = &lines[0]["cards"][0];
    assert_eq!((&mountain["card"], &mountain["base"], &mountain["bonus"]), (&json!("mountain"), &json!(9), &json!(50)));
    assert_eq!(
        (&mountain["penalty"], &mountain["blanked"], &mountain["total"]),
        (&json!(0), &json!(false), &json!(59))
    );

    let good = run(&["score", "fantasy-realms"], r#"{"hand":["King"]}"#);
    assert!(good.status.success());
}

#[test]
fn a_hand_is_answered_before_the_next_is_asked() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pentarchy"))
        .args(["score", "fantasy-realms"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (card, total) in [("King", 8), ("Queen", 6)] {
        writeln!(questions, "{}", json!({ "hand": [card] })).unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["total"], total);
    }
    drop(questions);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_joker_takes_a_name_or_a_suit() {
    for guise in [json!(5), json!({ "suit": "land", "card": "King" }), json!({ "kind": "land" })] {
        let asked = json!({ "hand": ["Mirage"], "choices": { "mirage": guise } }).to_string();
        let output = run(&["score", "fantasy-realms"], &asked);
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        let error = told["error"].as_str().unwrap();
        assert!(error.contains("a joker becomes a card's name or"), "{error}");
    }
}

#[test]
fn a_seed_of_64_digits_is_a_whole_seed() {
    let start = |seed: &str| out(&run(&["new", "fantasy-realms", "--seed", seed], ""));
    assert_eq!(start(&format!("07{}", "0".repeat(62))), start("7"));
    assert_ne!(start(&format!("{}7", "0".repeat(63))), start("7"));
}

#[test]
fn simulation_is_repeatable() {
    let simulate = |threads| {
        let args = ["simulate", "fantasy-realms", "--seats", "4", "--games", "40", "--json", "--threads", threads];
        let summary: Value = serde_json::from_str(&out(&run(&args, ""))).unwrap();
        (summary["mean_decisions"].clone(), summary["scores"].clone(), summary["wins_by_seat"].clone())
    };
    let (decisions, scores, wins) = simulate("1");
    assert!(decisions.as_f64().unwrap() > 20.0);
    assert_eq!(simulate("3"), (decisions, scores, wins));
}

#[test]
fn the_games_describe_themselves() {
    let games: Value = serde_json::from_str(&out(&run(&["games", "--json"], ""))).unwrap();
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == "fantasy-realms").unwrap();
    assert_eq!(game["seats"], json!({ "min": 2, "max": 7 }));
    assert_eq!(game["options"][0]["key"], "variant");
    let told = out(&run(&["games"], ""));
    assert!(told.contains("variant=classic (2 to 6 players) | trading (3 to 7 players)"), "{told}");
    assert!(told.contains("draft_discard=any | drawn  (2 players)"), "{told}");
}

/// The arena's table of a small contest.
fn arena(game: &str, bots: &str, games: &str) -> Value {
    serde_json::from_str(&out(&run(&["arena", game, "--bots", bots, "--games", games, "--json"], ""))).unwrap()
}

#[test]
fn the_arena_rotates_seats_and_finds_the_stronger() {
    let table = arena("brutal-kingdom", "novice,random,random", "30");
    assert_eq!((&table["games"], &table["deals"]), (&json!(30), &json!(10)));
    assert_eq!(table["lineup"], json!(["novice", "random", "random"]));
    let bots = table["bots"].as_array().unwrap();
    assert_eq!(bots[0]["bot"], "novice", "{table}");
    assert_eq!((bots[0]["seats"].as_u64(), bots[1]["seats"].as_u64()), (Some(1), Some(2)));
    assert!(bots[0]["elo"].as_f64() > bots[1]["elo"].as_f64());
    // Everything but the time is the same again.
    assert_eq!(arena("brutal-kingdom", "novice,random,random", "30")["bots"], table["bots"]);
}

#[test]
fn a_program_enters_the_arena() {
    // It draws when it may draw, and else discards whatever it was asked about first.
    let program = r#"program:sed -u 's/.*"legal":\[\("[a-z-]*"\|{[^}]*}\).*/\1/'"#;
    let table = arena("fantasy-realms", &format!("random,random,{program}"), "3");
    assert_eq!((&table["games"], &table["lineup"][2]), (&json!(3), &json!(program)));
    let fails = |command: &str| {
        let bots = format!("random,random,program:{command}");
        complaint(&["arena", "fantasy-realms", "--bots", &bots, "--games", "1"], "")
    };
    // Whether it is still there when it is asked is a matter of luck.
    let gone = fails("true");
    assert!(gone.contains("stopped answering") || gone.contains("takes no question"), "{gone}");
    assert!(fails("sed -u 's/.*/nonsense/'").contains("is no JSON"));
    let refused = fails("sed -u 's/.*/\"sing\"/'");
    assert!(refused.contains(r#"sed -u 's/.*/"sing"/' decides "sing", which is refused"#), "{refused}");
    assert!(fails(r#"sed -u 's/.*/"draw"\n"draw"/'"#).contains("one line for each question"));
}

#[test]
fn a_program_learns_that_there_are_no_more_questions() {
    let place = tempfile::tempdir().unwrap();
    let farewell = place.path().join("farewell");
    let answer = r#"s/.*"legal":\[\("[a-z-]*"\|{[^}]*}\).*/\1/"#;
    let program = format!("program:sed -u '{answer}'; echo farewell > {}", farewell.display());
    arena("fantasy-realms", &format!("random,random,{program}"), "1");
    assert_eq!(std::fs::read_to_string(farewell).unwrap(), "farewell\n");
}

#[test]
fn the_example_of_the_documentation_enters_the_arena() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("there is no python3 here: its example is not played");
        return;
    }
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/arena_bot.py");
    let table = arena("fantasy-realms", &format!("novice,random,program:python3 {example}"), "3");
    assert_eq!(
        (&table["games"], &table["seed"], &table["bots"][0]["win_rate"]["margin"]),
        (&json!(3), &json!(0), &json!(null))
    );
}

#[test]
fn the_arena_says_what_is_wrong_with_a_lineup() {
    let short = complaint(&["arena", "brutal-kingdom", "--seats", "4", "--bots", "easy,easy"], "");
    assert!(short.contains("name one for each seat"), "{short}");
    let unknown = run(&["arena", "brutal-kingdom", "--bots", "clever,easy,easy"], "");
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("plays nothing"));
}
