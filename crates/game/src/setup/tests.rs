use super::*;

const GAME: Description = Description {
    id: "demo",
    prefix: "XX",
    rules: 1,
    seats: SeatRange::new(2, 7),
    longest: 10,
    options: &[
        OptionSpec::new(
            "variant",
            OptionKind::Choice(&[
                Choice { value: "classic", seats: SeatRange::new(2, 6) },
                Choice { value: "trading", seats: SeatRange::new(3, 7) },
            ]),
        ),
        OptionSpec::new("minutes", OptionKind::Number { min: 1, max: 60, default: 5 }).only_with("variant", "trading"),
        OptionSpec::new("draft", OptionKind::Switch { default: false }).for_seats(2, 2),
        OptionSpec::new("map", OptionKind::Choice(&[Choice::any("house")]))
            .or_document(DocumentSpec { most_bytes: 20, check }),
    ],
};

fn check(text: &str) -> Result<(), Vec<Said>> {
    if text.contains("sea") {
        Ok(())
    } else {
        Err(vec![said!("no sea", "нет моря"), said!("no shore", "нет берега")])
    }
}

fn ask(seats: u8, options: &[(&str, &str)]) -> Result<Setup, SetupError> {
    let options = options.iter().map(|(k, v)| ((*k).to_owned(), OptionValue::parse(v))).collect();
    GAME.setup(&SetupRequest { seats, options })
}

#[test]
fn defaults_suit_the_table() {
    assert_eq!(ask(3, &[]).unwrap().choice("variant"), Some("classic"));
    assert_eq!(ask(7, &[]).unwrap().choice("variant"), Some("trading"));
    assert_eq!(ask(7, &[]).unwrap().number("minutes"), Some(5));
    assert_eq!(ask(3, &[]).unwrap().number("minutes"), None);
}

#[test]
fn impossible_requests_are_told_apart() {
    assert!(matches!(ask(8, &[]), Err(SetupError::Seats { seats: 8, .. })));
    assert!(matches!(ask(3, &[("colour", "red")]), Err(SetupError::UnknownOption { .. })));
    assert!(matches!(ask(3, &[("minutes", "5")]), Err(SetupError::DoesNotMatter { key: "minutes" })));
    assert!(matches!(ask(2, &[("variant", "trading")]), Err(SetupError::Value { key: "variant", .. })));
    assert!(matches!(ask(7, &[("minutes", "61")]), Err(SetupError::Value { key: "minutes", .. })));
    assert!(matches!(ask(2, &[("draft", "7")]), Err(SetupError::Value { key: "draft", .. })));
    assert!(matches!(ask(2, &[("variant", "7")]), Err(SetupError::Value { key: "variant", .. })));
}

#[test]
fn a_choice_may_be_a_document() {
    let own = ask(3, &[("map", "{\"sea\":1}")]).unwrap();
    assert_eq!((own.choice("map"), own.document("map")), (Some("{\"sea\":1}"), Some("{\"sea\":1}")));
    assert_eq!(GAME.setup(&own.request()), Ok(own.clone()));
    assert_eq!(own.to_string(), "demo, 3 seats, map=(a document of 9 bytes), variant=classic");
    assert_eq!(ask(3, &[]).unwrap().document("map"), None);
}

#[test]
fn a_wrong_document_is_told_all_that_is_wrong() {
    let faults = |text: &str| match ask(3, &[("map", text)]) {
        Err(SetupError::Document { key: "map", faults }) => {
            faults.into_iter().map(|fault| fault.en).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(faults("{}"), ["no sea", "no shore"]);
    assert_eq!(faults("{                         \"sea\":1}"), ["it has 34 bytes; 20 are allowed"]);
    assert!(matches!(ask(3, &[("map", "hause")]), Err(SetupError::Value { key: "map", .. })));
    assert!(matches!(ask(3, &[("variant", "{}")]), Err(SetupError::Value { key: "variant", .. })));
}

#[test]
fn a_setup_is_its_request_again() {
    let setup = ask(4, &[("variant", "trading"), ("minutes", "9")]).unwrap();
    assert_eq!(GAME.setup(&setup.request()), Ok(setup));
}

#[test]
fn every_setup_is_listed_once() {
    // Two players: draft on and off. Three to six: classic, or trading at five minutes and at one. Seven: trading.
    assert_eq!(GAME.every_setup().len(), 2 + 4 * 3 + 2);
}
