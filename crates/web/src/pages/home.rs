//! The shelf of games: play now, with friends, around one screen, or go on.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentarchy_table::{Plan, Stage};

use super::{calculator, new_table};
use crate::games::{self, Cover, Known};
use crate::lesson::TAUGHT;
use crate::part::{self, Coming, OpenPage, part};
use crate::parts::Icon;
use crate::play::{self, ListedChair, ListedTable, Shelved, bot_name, forget_game, shelf, start_local};
use crate::route::{self, ReplayOf, Route, Way};
use crate::settings::own_name;
use crate::style;
use crate::t;
use crate::table::fetch_local;
use crate::text::{self, points, topics};

/// How many local games are listed.
const MOST: usize = 8;

fn open(_: Route) -> AnyView {
    text::learn(topics!["home"]);
    games::COVERS.iter().for_each(|cover| style::wear(cover.style));
    view! { <Shelf /> }.into_any()
}

/// Fetches the shelf.
pub(crate) fn fetch() -> Coming<OpenPage> {
    part!(home: OpenPage = open);
    Box::pin(home())
}

/// The shelf of games.
#[component]
fn Shelf() -> impl IntoView {
    let games = games::GAMES.iter().zip(games::COVERS);
    view! {
        <div class="page home">
            <h1 class="hidden-words">{move || t!("frame-home-title")}</h1>
            <GoOn />
            <ul class="shelf" aria-label=move || t!("home-games")>
                {games.map(|(game, cover)| view! { <GameCard game cover /> }).collect_view()}
            </ul>
            <CalculatorCard />
            <OpenTables />
            <p class="home-foot">
                <a href="replay">{move || t!("home-open-record")}</a>
            </p>
        </div>
    }
}

#[component]
fn GameCard(game: &'static Known, cover: &'static Cover) -> impl IntoView {
    let trouble = RwSignal::new(None::<String>);
    let play_now = move |_| {
        spawn_local(async move {
            let Ok(fetched) = game.fetch().await else {
                let _ = trouble.try_set(Some(t!("frame-not-fetched")));
                return;
            };
            let seats = game.seats.min.max(3).min(game.seats.max);
            match start_local(fetched, Plan::new(game.id, seats), &[own_name()]) {
                Ok(id) => route::go(&Route::Local { id }),
                Err(words) => drop(trouble.try_set(Some(words))),
            }
        });
    };
    let ahead = move || {
        fetch_ahead(Some(game));
        part::fetch_ahead(new_table::fetch());
        part::fetch_ahead(fetch_local());
    };
    let way = |way| Route::New { game: game.id.to_owned(), way }.path();
    view! {
        <li class="game-card" on:pointerenter=move |_| ahead() on:focusin=move |_| ahead()>
            <div class="cover">{(cover.draw)()}</div>
            <div class="game-words">
                <h2>{move || t!(format!("{}-name", game.id))}</h2>
                <div class="game-facts">
                    <p class="soft-words">
                        {move || t!("home-players", min = game.seats.min, max = game.seats.max)}
                    </p>
                    <a class="quiet" href=Route::Rules { game: game.id.to_owned(), rule: None }.path()>
                        <Icon icon=icons::TbBookOutline />
                        {move || t!("frame-rules")}
                    </a>
                </div>
                <p>{move || t!(format!("{}-tagline", game.id))}</p>
                <div class="game-ways">
                    <button class="button main" on:click=play_now>
                        <Icon icon=icons::TbPlayerPlayOutline />
                        {move || t!("frame-play-now")}
                    </button>
                    <a class="button" href=way(Way::Friends)><Icon icon=icons::TbUsersOutline /> {move || t!("home-friends")}</a>
                    <a class="button" href=way(Way::OneScreen)><Icon icon=icons::TbDeviceTabletOutline /> {move || t!("home-one-screen")}</a>
                    <a class="button" href=way(Way::Bots)><Icon icon=icons::TbRobotOutline /> {move || t!("home-bots")}</a>
                    {TAUGHT.contains(&game.id).then(|| view! {
                        <a class="button" href=Route::Learn { game: game.id.to_owned() }.path()>
                            <Icon icon=icons::TbSchoolOutline />
                            {move || t!("home-learn")}
                        </a>
                    })}
                </div>
                <p role="alert" class="bad-words">{move || trouble.get()}</p>
            </div>
        </li>
    }
}

/// A pointer or the focus is there: a press is likely.
fn fetch_ahead(game: Option<&'static Known>) {
    if let Some(game) = game {
        game.fetch_ahead();
    }
}

#[component]
fn CalculatorCard() -> impl IntoView {
    let ahead = || part::fetch_ahead(calculator::fetch());
    view! {
        <a class="calculator-card" href="calculator" on:pointerenter=move |_| ahead() on:focusin=move |_| ahead()>
            <Icon icon=icons::TbCalculatorOutline />
            <span>
                <strong>{move || t!("frame-calculator")}</strong>
                <span class="soft-words">{move || t!("home-calculator-why")}</span>
            </span>
            <Icon icon=icons::TbChevronRightOutline />
        </a>
    }
}

/// Games to go on with: in this browser and on the server.
#[component]
fn GoOn() -> impl IntoView {
    let local = RwSignal::new(shelf());
    let remote = RwSignal::new(Vec::<ListedTable>::new());
    spawn_local(async move {
        // A stranger has no tables; without a network there are none to see.
        if let Ok(Some(_)) = play::who_am_i().await
            && let Ok(tables) = play::my_tables().await
        {
            let _ = remote.try_set(tables);
        }
    });
    let remote_running = move || {
        let running = |table: &&ListedTable| matches!(table.stage, Stage::Playing | Stage::Gathering);
        remote.with(|tables| tables.iter().filter(running).take(MOST).cloned().collect::<Vec<_>>())
    };
    let local_running = move || {
        local.with(|games| {
            games.iter().filter(|game| game.stage == Stage::Playing).take(MOST).cloned().collect::<Vec<_>>()
        })
    };
    let finished = move || {
        local.with(|games| {
            games.iter().filter(|game| game.stage != Stage::Playing).take(MOST).cloned().collect::<Vec<_>>()
        })
    };
    let any_running = move || !remote_running().is_empty() || !local_running().is_empty();
    view! {
        <Show when=any_running>
            <section class="go-on">
                <h2>{move || t!("home-continue")}</h2>
                <ul class="tables">
                    {move || remote_running().into_iter().map(|table| view! { <RemoteRow table /> }).collect_view()}
                    {move || local_running().into_iter().map(|game| view! { <LocalRow game local /> }).collect_view()}
                </ul>
            </section>
        </Show>
        <Show when=move || !finished().is_empty()>
            <details class="finished">
                <summary>{move || t!("home-finished", count = finished().len() as u32)}</summary>
                <ul class="tables">
                    {move || finished().into_iter().map(|game| view! { <LocalRow game local /> }).collect_view()}
                </ul>
            </details>
        </Show>
    }
}

#[component]
fn LocalRow(game: Shelved, local: RwSignal<Vec<Shelved>>) -> impl IntoView {
    let running = game.stage == Stage::Playing;
    let route = if running {
        Route::Local { id: game.id.clone() }
    } else {
        Route::Replay { of: ReplayOf::Local(game.id.clone()) }
    };
    let known = games::find(&game.plan.game);
    let name = {
        let id = game.plan.game.clone();
        move || t!(format!("{id}-name"))
    };
    let (people, seats) = (game.people.clone(), game.plan.setup.seats);
    let who = move || {
        let bots = (people.len()..usize::from(seats)).map(bot_name);
        people.iter().cloned().chain(bots).collect::<Vec<_>>().join(", ")
    };
    let state = move || match game.result {
        Some((place, total)) => t!("home-result", place = place, total = points(total), count = total),
        None => t!("home-moves", count = game.moves),
    };
    let id = game.id.clone();
    let forget = move |_| {
        forget_game(&id);
        local.set(shelf());
    };
    view! {
        <li>
            <a class="table-row" href=route.path() on:pointerenter=move |_| fetch_ahead(known) on:focusin=move |_| fetch_ahead(known)>
                <Icon icon=if running { icons::TbPlayerPlayOutline } else { icons::TbFlagOutline } />
                <span class="table-words"><strong>{name}</strong><span class="soft-words">{who}</span></span>
                <span class="soft-words">{state}</span>
            </a>
            <button class="quiet" aria-label=move || t!("home-forget") title=move || t!("home-forget") on:click=forget>
                <Icon icon=icons::TbTrashOutline />
            </button>
        </li>
    }
}

#[component]
fn RemoteRow(table: ListedTable) -> impl IntoView {
    let route = match table.stage {
        Stage::Over => Route::Replay { of: ReplayOf::Table(table.table.clone()) },
        _ => Route::Table { id: table.table.clone() },
    };
    let known = games::find(&table.game);
    let name = {
        let id = table.game.clone();
        move || t!(format!("{id}-name"))
    };
    let chairs = table.chairs.clone();
    let who = move || {
        let chair = |(index, chair): (usize, &ListedChair)| match chair {
            ListedChair::Open => t!("frame-open-seat"),
            ListedChair::Person(name) => name.clone(),
            ListedChair::Bot(_) => bot_name(index),
        };
        chairs.iter().enumerate().map(chair).collect::<Vec<_>>().join(", ")
    };
    let yours = table.your_turn;
    let stage = table.stage;
    let state = move || match stage {
        _ if yours => t!("home-your-turn"),
        Stage::Gathering => t!("home-gathering"),
        Stage::Playing => t!("home-playing"),
        Stage::Over | Stage::Closed => t!("home-over"),
    };
    view! {
        <li>
            <a class="table-row" class:yours=yours href=route.path() on:pointerenter=move |_| fetch_ahead(known) on:focusin=move |_| fetch_ahead(known)>
                <Icon icon=icons::TbWorldOutline />
                <span class="table-words"><strong>{name}</strong><span class="soft-words">{who}</span></span>
                <span class="soft-words">{state}</span>
            </a>
        </li>
    }
}

/// Tables on the server that anybody may join or watch.
#[component]
fn OpenTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<ListedTable>::new());
    spawn_local(async move {
        if let Ok(open) = play::open_tables().await {
            let _ = tables.try_set(open);
        }
    });
    let shown = move || {
        tables.get().into_iter().filter(|table| games::find(&table.game).is_some()).take(MOST).collect::<Vec<_>>()
    };
    view! {
        <Show when=move || !shown().is_empty()>
            <section class="go-on">
                <h2>{move || t!("home-open-tables")}</h2>
                <ul class="tables">{move || shown().into_iter().map(|table| view! { <RemoteRow table /> }).collect_view()}</ul>
            </section>
        </Show>
    }
}
