//! The contract, for any store.

use pentarchy_game::{Seat, Seats};
use pentarchy_server::store::{Append, Card, Changed, Guest, Line, LinkKey, SeatLink, Store, StoreError};
use pentarchy_server::{person_id, table_id};
use pentarchy_table::{Millis, Name, Seq, Stage, TableId};

/// The contract, for any store that starts empty.
pub(crate) async fn keeps_the_contract(store: &impl Store) {
    logs_are_read_as_they_were_written(store).await;
    the_loser_of_a_race_is_told(store).await;
    an_append_is_all_or_nothing(store).await;
    store.beat(true).await.unwrap();
    lists_are_in_order(store).await;
    // Who drives which table is known from the first beat on.
    the_opening_hours_are_kept(store).await;
    the_house_is_told_what_is_due(store).await;
    people_are_kept(store).await;
    a_seat_link_works_once(store).await;
    everything_can_be_listed(store).await;
    assert_eq!(store.check().await, Ok(()));
    store.close().await;
    assert_eq!(store.append(append(&table_id(), &[1])).await, Err(StoreError::Closed));
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn card() -> Card {
    Card {
        stage: Stage::Gathering,
        listed: false,
        host: person_id(),
        seats: vec![],
        awaited: Seats::NONE,
        about: "{}".into(),
        wake_at: None,
        made_at: Millis(1),
        changed_at: Millis(1),
    }
}

pub(crate) fn line(seq: u64) -> Line {
    Line {
        seq: Seq(seq),
        at: Millis(1_700_000_000_000 + seq),
        entry: format!("{{\"line\":{seq},\"text\":\"ход 'ход' \\\" 🦊\"}}"),
    }
}

pub(crate) fn append(table: &TableId, lines: &[u64]) -> Append {
    Append {
        table: table.clone(),
        lines: lines.iter().map(|seq| line(*seq)).collect(),
        card: card(),
        changed: Changed::People,
        fence: None,
    }
}

fn with_card(table: &TableId, seq: u64, card: Card) -> Append {
    Append { card, ..append(table, &[seq]) }
}

async fn logs_are_read_as_they_were_written(store: &impl Store) {
    let table = table_id();
    assert_eq!(store.log(&table, Seq(0)).await, Ok(vec![]));
    store.append(append(&table, &[1, 2, 3])).await.unwrap();
    store.append(append(&table, &[4])).await.unwrap();
    store.append(append(&table_id(), &[1])).await.unwrap();
    assert_eq!(store.log(&table, Seq(0)).await, Ok(vec![line(1), line(2), line(3), line(4)]));
    assert_eq!(store.log(&table, Seq(2)).await, Ok(vec![line(3), line(4)]));
    assert_eq!(store.log(&table, Seq(4)).await, Ok(vec![]));
}

async fn the_loser_of_a_race_is_told(store: &impl Store) {
    let table = table_id();
    store.append(append(&table, &[1])).await.unwrap();
    // Many at once share a commit; of each pair exactly one wins, and the others don't suffer.
    let others: Vec<_> = (0..20).map(|_| table_id()).collect();
    let (first, second, all) = tokio::join!(
        store.append(append(&table, &[2])),
        store.append(append(&table, &[2])),
        futures_util::future::join_all(others.iter().map(|table| store.append(append(table, &[1])))),
    );
    assert_eq!([&first, &second].iter().filter(|outcome| outcome.is_ok()).count(), 1);
    assert_eq!(first.and(second), Err(StoreError::Lost));
    assert!(all.iter().all(Result::is_ok));
    assert_eq!(store.log(&table, Seq(0)).await.unwrap().len(), 2);
}

async fn an_append_is_all_or_nothing(store: &impl Store) {
    let table = table_id();
    let host = person_id();
    let with = |about: &str| Card { host: host.clone(), about: about.into(), ..card() };
    store.append(Append { card: with("before"), ..append(&table, &[1, 2]) }).await.unwrap();
    let late = Append { card: with("after"), ..append(&table, &[2, 3]) };
    assert_eq!(store.append(late).await, Err(StoreError::Lost));
    assert_eq!(store.log(&table, Seq(0)).await, Ok(vec![line(1), line(2)]));
    assert_eq!(store.tables_of(&host, 9).await.unwrap()[0].about, "before");
}

async fn lists_are_in_order(store: &impl Store) {
    let (me, other) = (person_id(), person_id());
    let playing = |awaited: u8, changed_at: u64| Card {
        stage: Stage::Playing,
        listed: true,
        seats: vec![Some(other.clone()), Some(me.clone()), None],
        awaited: Seats::only(seat(awaited)),
        made_at: Millis(changed_at),
        changed_at: Millis(changed_at),
        ..card()
    };
    let open = Card { stage: Stage::Gathering, host: me.clone(), listed: true, seats: vec![None; 3], ..card() };
    let finished = |changed_at| Card { stage: Stage::Over, awaited: Seats::NONE, ..playing(0, changed_at) };
    let hidden = Card { listed: false, ..playing(0, 60) };
    let tables: Vec<_> = (0..7).map(|_| table_id()).collect();
    let cards =
        [playing(0, 10), playing(1, 20), playing(1, 30), finished(40), finished(50), open.clone(), hidden.clone()];
    for (table, card) in tables.iter().zip(cards) {
        store.append(with_card(table, 1, card)).await.unwrap();
    }
    let places = |list: Vec<pentarchy_server::store::Listed>| {
        let place = |listed| tables.iter().position(|table| *table == listed);
        list.into_iter().filter_map(|listed| place(listed.table)).collect::<Vec<_>>()
    };
    assert_eq!(places(store.lobby(99).await.unwrap()), [5, 2, 1, 0]);
    assert_eq!(places(store.lobby(2).await.unwrap()), [5, 2]);
    assert_eq!(places(store.results(99).await.unwrap()), [4, 3]);
    let mine = store.tables_of(&me, 99).await.unwrap();
    assert_eq!(
        mine.iter().map(|listed| listed.your_turn).collect::<Vec<_>>(),
        [true, true, false, false, false, false, false]
    );
    assert_eq!(mine[0].awaited, Seats::only(seat(1)));
    assert_eq!(mine[0].stage, Stage::Playing);
    assert_eq!(places(mine), [2, 1, 6, 0, 5, 4, 3]);
    assert_eq!(store.unfinished_of(&me).await, Ok(1));
    assert_eq!(store.unfinished_of(&person_id()).await, Ok(0));

    // A new card takes the place of the old one, and who left the table no longer sees it.
    store.append(with_card(&tables[5], 2, Card { stage: Stage::Closed, ..open })).await.unwrap();
    assert_eq!(store.unfinished_of(&me).await, Ok(0));
    store.append(with_card(&tables[6], 2, Card { seats: vec![None; 3], ..hidden })).await.unwrap();
    assert_eq!(places(store.tables_of(&me, 99).await.unwrap()), [2, 1, 0, 4, 3, 5]);

    // A smaller change leaves the rest of the card as it was.
    let turn = Card { awaited: Seats::only(seat(0)), changed_at: Millis(70), ..playing(0, 10) };
    let smaller = |changed, card| Append { changed, ..with_card(&tables[2], 2 + changed as u64, card) };
    store.append(smaller(Changed::Turn, Card { about: "ignored".into(), ..turn.clone() })).await.unwrap();
    let mine = store.tables_of(&me, 99).await.unwrap();
    let second = mine.iter().find(|listed| listed.table == tables[2]).unwrap();
    assert_eq!((second.your_turn, second.changed_at, second.about.as_str()), (false, Millis(70), "{}"));
    store.append(smaller(Changed::Wake, Card { wake_at: Some(Millis(3)), ..turn.clone() })).await.unwrap();
    assert_eq!(store.due(Millis(3), 9).await, Ok(vec![tables[2].clone()]));
    store.append(smaller(Changed::Card, Card { about: "new".into(), ..turn })).await.unwrap();
    assert_eq!(store.due(Millis(3), 9).await, Ok(vec![]));
    let mine = store.tables_of(&me, 99).await.unwrap();
    assert_eq!(mine.iter().find(|listed| listed.table == tables[2]).unwrap().about, "new");

    let mut all = Vec::new();
    while let Some(page) = Some(store.finished(all.last(), 1).await.unwrap()).filter(|page| !page.is_empty()) {
        all.extend(page);
    }
    let mut expected = vec![tables[3].clone(), tables[4].clone()];
    expected.sort();
    assert_eq!(all, expected);
}

async fn the_house_is_told_what_is_due(store: &impl Store) {
    let tables: Vec<_> = (0..3).map(|_| table_id()).collect();
    for (table, wake_at) in tables.iter().zip([Some(Millis(200)), Some(Millis(100)), None]) {
        store.append(with_card(table, 1, Card { wake_at, ..card() })).await.unwrap();
    }
    assert_eq!(store.due(Millis(99), 9).await, Ok(vec![]));
    assert_eq!(store.due(Millis(100), 9).await, Ok(vec![tables[1].clone()]));
    assert_eq!(store.due(Millis(500), 9).await, Ok(vec![tables[1].clone(), tables[0].clone()]));
    store.append(with_card(&tables[1], 2, card())).await.unwrap();
    assert_eq!(store.due(Millis(500), 9).await, Ok(vec![tables[0].clone()]));
}

async fn people_are_kept(store: &impl Store) {
    let name = |text| Name::new(text).unwrap();
    let guest = Guest { id: person_id(), name: name("Лиса 🦊 O'Fox"), edition: 0, since: Millis(7) };
    assert_eq!(store.guest(&guest.id).await, Ok(None));
    store.add_guest(&guest).await.unwrap();
    assert_eq!(store.guest(&guest.id).await, Ok(Some(guest.clone())));
    store.rename(&guest.id, &name("Fox")).await.unwrap();
    assert_eq!(store.next_edition(&guest.id).await, Ok(1));
    assert_eq!(store.guest(&guest.id).await, Ok(Some(Guest { name: name("Fox"), edition: 1, ..guest })));
}

async fn a_seat_link_works_once(store: &impl Store) {
    let link = |token, number, until| SeatLink {
        key: LinkKey::of(token),
        table: table_id(),
        seat: seat(number),
        from: person_id(),
        until: Millis(until),
    };
    let first = link("one", 1, 100);
    store.add_seat_link(&first).await.unwrap();
    assert_eq!(store.use_seat_link(&LinkKey::of("other"), Millis(50)).await, Ok(None));
    assert_eq!(store.use_seat_link(&first.key, Millis(50)).await, Ok(Some(first.clone())));
    assert_eq!(store.use_seat_link(&first.key, Millis(50)).await, Ok(None));

    store.add_seat_link(&first).await.unwrap();
    assert_eq!(store.use_seat_link(&first.key, Millis(101)).await, Ok(None), "too old");

    let newer = SeatLink { key: LinkKey::of("newer"), ..first.clone() };
    store.add_seat_link(&first).await.unwrap();
    store.add_seat_link(&newer).await.unwrap();
    assert_eq!(store.use_seat_link(&first.key, Millis(50)).await, Ok(None), "a newer link took its place");
    assert_eq!(store.revoke_seat_link(&newer.table, newer.seat).await, Ok(true));
    assert_eq!(store.revoke_seat_link(&newer.table, newer.seat).await, Ok(false));
    assert_eq!(store.use_seat_link(&newer.key, Millis(50)).await, Ok(None));
}

async fn the_opening_hours_are_kept(store: &impl Store) {
    let before = store.now();
    let first = store.beat(true).await.unwrap();
    let again = store.beat(false).await.unwrap();
    assert_eq!(first, again, "it has been open all the time");
    assert!(first.opened_at >= first.closed_since && first.opened_at <= store.now());
    assert!(store.now() >= before && store.now().since(before) < 60_000);
    assert!(store.drives(&table_id()).is_some(), "a node that is alone drives everything");
}

async fn everything_can_be_listed(store: &impl Store) {
    let all = store.tables(None, 1_000).await.unwrap();
    assert!(all.len() > 20 && all.is_sorted());
    assert_eq!(store.tables(Some(&all[3]), 2).await.unwrap(), all[4..6]);
    let guest =
        |number: u64| Guest { id: person_id(), name: Name::new("Fox").unwrap(), edition: 0, since: Millis(number) };
    for number in 0..3 {
        store.add_guest(&guest(number)).await.unwrap();
    }
    let guests = store.guests(None, 1_000).await.unwrap();
    assert_eq!(guests.len(), 4);
    assert_eq!(store.guests(Some(&guests[1].id), 1).await.unwrap(), guests[2..3]);
    let link = SeatLink {
        key: LinkKey::of("kept"),
        table: all[0].clone(),
        seat: seat(2),
        from: person_id(),
        until: Millis(9),
    };
    store.add_seat_link(&link).await.unwrap();
    assert_eq!(store.seat_links().await.unwrap(), [link]);
}

/// The error of something that must fail.
pub(crate) fn failure<T>(outcome: Result<T, StoreError>) -> StoreError {
    outcome.err().expect("this must fail")
}
