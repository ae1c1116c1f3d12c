//! Makes a table: a form drawn from the game's own description.

use std::collections::BTreeMap;

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentarchy_game::{Choice, Description, OptionKind, OptionSpec, OptionValue, Setup, SetupRequest};
use pentarchy_table::{Absent, Clock, Level, Name, Pace, Plan, Watch};

use super::NotFound;
use super::document_field::{Brought, DocumentField};
use crate::games::{self, Fetched};
use crate::part::{Coming, OpenPage, part};
use crate::parts::{Icon, WithGame, option_name};
use crate::play::{self, start_local};
use crate::route::{self, Route, Way};
use crate::settings::{change, settings_now};
use crate::t;
use crate::text::{self, say_if, topics};

fn open(route: Route) -> AnyView {
    text::learn(topics!["new"]);
    let Route::New { game, way } = route else { return view! { <NotFound /> }.into_any() };
    match games::find(&game) {
        Some(game) => view! { <WithGame game show=move |game| view! { <Form game way /> }.into_any() /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

/// Fetches the form.
pub(crate) fn fetch() -> Coming<OpenPage> {
    part!(new: OpenPage = open);
    Box::pin(new())
}

/// What is asked for, as the form stands.
#[derive(Clone, Copy)]
struct Wish {
    game: &'static Description,
    seats: RwSignal<u8>,
    options: RwSignal<BTreeMap<String, OptionValue>>,
    level: RwSignal<Level>,
    pace: RwSignal<Pace>,
    clock: RwSignal<usize>,
    watch: RwSignal<bool>,
    listed: RwSignal<bool>,
    absent: RwSignal<bool>,
    hints: RwSignal<bool>,
    people: RwSignal<u8>,
    names: RwSignal<Vec<String>>,
    /// Files that stand in place of choices.
    brought: Brought,
}

/// The clocks that the form offers, with the keys of their texts.
const CLOCKS: [(&str, Clock); 6] = [
    ("table-clock-none", Clock::None),
    ("new-clock-30-seconds", Clock::PerMove { seconds: 30 }),
    ("new-clock-2-minutes", Clock::PerMove { seconds: 120 }),
    ("new-clock-10-minutes", Clock::PerGame { seconds: 600 }),
    ("new-clock-1-day", Clock::Correspondence { days: 1 }),
    ("new-clock-3-days", Clock::Correspondence { days: 3 }),
];

impl Wish {
    fn new(game: &'static Description, way: Way) -> Wish {
        let seats = game.seats.min.max(3).min(game.seats.max);
        let name = settings_now().name;
        let first = if name.is_empty() { t!("frame-player-number", number = 1) } else { name };
        let names =
            std::iter::once(first).chain((2..=game.seats.max).map(|number| t!("frame-player-number", number = number)));
        Wish {
            game,
            seats: RwSignal::new(seats),
            options: RwSignal::new(BTreeMap::new()),
            level: RwSignal::new(Level::default()),
            pace: RwSignal::new(settings_now().pace),
            clock: RwSignal::new(0),
            watch: RwSignal::new(true),
            listed: RwSignal::new(false),
            absent: RwSignal::new(true),
            hints: RwSignal::new(true),
            people: RwSignal::new(if way == Way::OneScreen { 2 } else { 1 }),
            names: RwSignal::new(names.collect()),
            brought: Brought::new(BTreeMap::new()),
        }
    }

    /// The setup as it would be: options that don't suit are left to their defaults.
    fn setup(self) -> Option<Setup> {
        let mut options = self.options.get();
        loop {
            let request = SetupRequest { seats: self.seats.get(), options: options.clone() };
            match self.game.setup(&request) {
                Ok(setup) => return Some(setup),
                Err(_) => options.pop_last()?,
            };
        }
    }

    fn plan(self) -> Option<Plan> {
        let setup = self.setup()?;
        let mut plan = Plan::new(self.game.id, setup.seats());
        plan.setup = setup.request();
        plan.bots = self.level.get();
        plan.pace = self.pace.get();
        plan.clock = CLOCKS[self.clock.get()].1;
        plan.watch = if self.watch.get() { Watch::Anyone } else { Watch::Nobody };
        plan.listed = self.listed.get();
        plan.absent = if self.absent.get() { Absent::Bot } else { Absent::Wait };
        plan.hints = self.hints.get();
        Some(plan)
    }
}

#[component]
fn Form(game: &'static Fetched, way: Way) -> impl IntoView {
    let wish = Wish::new(game.description(), way);
    let trouble = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(plan) = untrack(|| wish.plan()) else { return };
        match way {
            Way::Friends => make_on_server(plan, wish, trouble, busy),
            Way::Bots | Way::OneScreen => make_here(game, plan, wish, trouble),
        }
    };
    let alone = Memo::new(move |_| wish.seats.get() == 1);
    let goal = move || {
        let words = alone.get().then(|| say_if(&format!("{}-goal-alone", game.screen.id()))).flatten();
        words.map(|words| view! { <p class="soft-words">{words}</p> })
    };
    let title = move || match way {
        Way::Bots if alone.get() => t!("new-title-alone"),
        Way::Bots => t!("new-title-bots"),
        Way::Friends => t!("new-title-friends"),
        Way::OneScreen => t!("new-title-one-screen"),
    };
    view! {
        <section class="page new-table">
            <h1>{move || t!(format!("{}-name", game.screen.id()))}</h1>
            <p class="soft-words">{title}</p>
            {goal}
            <form class="card form" on:submit=submit>
                <People wish way />
                <Seats wish way />
                <GameOptions wish files=false />
                <TableOptions wish way />
                <p role="alert" class="bad-words">{move || trouble.get()}</p>
                <div class="row">
                    <button class="button main" disabled=move || busy.get()>
                        <Icon icon=icons::TbPlayerPlayOutline />
                        {move || match way {
                            Way::Friends => t!("new-make"),
                            Way::Bots | Way::OneScreen => t!("new-start"),
                        }}
                    </button>
                    <a class="button" href="./">{move || t!("frame-cancel")}</a>
                </div>
            </form>
        </section>
    }
}

fn make_on_server(plan: Plan, wish: Wish, trouble: RwSignal<Option<String>>, busy: RwSignal<bool>) {
    let name = wish.names.with_untracked(|names| names.first().cloned()).unwrap_or_default();
    let Ok(name) = Name::new(&name) else { return trouble.set(Some(t!("frame-bad-name"))) };
    busy.set(true);
    spawn_local(async move {
        let made = async {
            play::introduce(name.as_str()).await?;
            let table = play::make_table(&plan).await?;
            let sit = pentarchy_table::Request::Sit { seat: None, name: None };
            play::post::<serde_json::Value>(&format!("api/tables/{table}/requests"), &sit).await?;
            Ok::<_, play::ApiError>(table)
        };
        match made.await {
            Ok(id) => route::replace(&Route::Table { id }),
            Err(error) => {
                busy.set(false);
                trouble.set(Some(error.say()));
            }
        }
    });
}

fn make_here(game: &Fetched, plan: Plan, wish: Wish, trouble: RwSignal<Option<String>>) {
    let count = usize::from(wish.people.get_untracked());
    let names: Result<Vec<Name>, _> =
        wish.names.with_untracked(|names| names.iter().take(count).map(|name| Name::new(name)).collect());
    let Ok(names) = names else { return trouble.set(Some(t!("frame-bad-name"))) };
    match start_local(game, plan, &names) {
        Ok(id) => route::replace(&Route::Local { id }),
        Err(words) => trouble.set(Some(words)),
    }
}

/// Who plays, by name.
#[component]
fn People(wish: Wish, way: Way) -> impl IntoView {
    let count = move || if way == Way::OneScreen { wish.people.get() } else { 1 };
    let rename = move |index: usize, name: String| {
        if index == 0 && way != Way::OneScreen {
            change(|settings| settings.name = name.clone());
        }
        wish.names.update(|names| names[index] = name);
    };
    let field = move |index: usize| {
        let id = format!("player-{index}");
        view! {
            <div class="form-row">
                <label for=id.clone()>
                    {move || if way == Way::OneScreen { t!("frame-player-number", number = index as u32 + 1) } else { t!("frame-your-name") }}
                </label>
                <input
                    id=id
                    class="field"
                    maxlength="32"
                    required
                    autocomplete="off"
                    prop:value=move || wish.names.with(|names| names[index].clone())
                    on:input=move |event| rename(index, event_target_value(&event))
                />
            </div>
        }
    };
    view! {
        <Show when=move || way == Way::OneScreen>
            <Number
                id="people"
                label=Signal::derive(move || t!("new-people"))
                value=Signal::derive(move || i64::from(wish.people.get()))
                min=1
                max=i64::from(wish.game.seats.max)
                set=Callback::new(move |people| {
                    wish.people.set(people as u8);
                    wish.seats.update(|seats| *seats = (*seats).max(people as u8));
                })
            />
        </Show>
        {move || (0..usize::from(count())).map(field).collect_view()}
    }
}

#[component]
fn Seats(wish: Wish, way: Way) -> impl IntoView {
    let least = move || i64::from(wish.game.seats.min.max(if way == Way::OneScreen { wish.people.get() } else { 0 }));
    let bots = move || match way {
        Way::Bots => wish.seats.get() - 1,
        Way::OneScreen => wish.seats.get() - wish.people.get(),
        Way::Friends => 0,
    };
    view! {
        {move || view! {
            <Number
                id="seats"
                label=Signal::derive(move || t!("new-seats"))
                value=Signal::derive(move || i64::from(wish.seats.get()))
                min=least()
                max=i64::from(wish.game.seats.max)
                set=Callback::new(move |seats| wish.seats.set(seats as u8))
            />
        }}
        <Show when=move || way == Way::Friends || { bots() > 0 }>
            <div class="form-row">
                <label for="level">{move || t!("new-level")}</label>
                <select id="level" class="field" on:change=move |event| {
                    if let Ok(level) = event_target_value(&event).parse() {
                        wish.level.set(level);
                    }
                }>
                    {Level::ALL.map(|level| view! {
                        <option value=level.name() selected=move || wish.level.get() == level>
                            {move || t!(format!("table-level-{level}"))}
                        </option>
                    })}
                </select>
                {(way == Way::Friends).then(|| view! { <p class="soft-words">{move || t!("new-level-friends")}</p> })}
            </div>
        </Show>
        <Show when=move || { bots() > 0 }>
            <p class="soft-words">{move || t!("new-bots", count = bots())}</p>
        </Show>
    }
}

/// The game's own options, as far as they matter beside each other: those that only a file answers, or all others.
#[component]
fn GameOptions(wish: Wish, files: bool) -> impl IntoView {
    move || {
        let setup = wish.setup()?.request();
        let matters =
            |spec: &&&OptionSpec| setup.options.contains_key(spec.key) && is_a_file(spec, setup.seats) == files;
        let specs: Vec<_> = wish.game.options.iter().collect();
        let rows = specs.iter().filter(matters).map(|spec| option_row(wish, spec, &setup)).collect_view();
        Some(rows)
    }
}

/// Whether there is nothing to choose from: only a file makes a difference.
fn is_a_file(spec: &OptionSpec, seats: u8) -> bool {
    let OptionKind::Choice(choices) = spec.kind else { return false };
    spec.document.is_some() && choices.iter().filter(|choice| choice.seats.contains(seats)).count() < 2
}

fn option_row(wish: Wish, spec: &'static OptionSpec, setup: &SetupRequest) -> AnyView {
    let game = wish.game.id;
    let id = format!("option-{}", spec.key);
    let value = setup.options.get(spec.key).cloned();
    let set = move |value: OptionValue| wish.options.update(|options| drop(options.insert(spec.key.to_owned(), value)));
    let help =
        say_if(&format!("{game}-option-{}-help", spec.key)).map(|help| view! { <p class="soft-words">{help}</p> });
    let seats = setup.seats;
    match spec.kind {
        OptionKind::Choice(choices) => {
            let suited: Vec<&Choice> = choices.iter().filter(|choice| choice.seats.contains(seats)).collect();
            if let Some(document) = spec.document.filter(|_| is_a_file(spec, seats)) {
                let bring = Callback::new(move |text: Option<String>| match text {
                    Some(text) => set(OptionValue::Choice(text)),
                    None => wish.options.update(|options| drop(options.remove(spec.key))),
                });
                return view! {
                    <fieldset class="document">
                        <legend>{option_name(game, spec.key)}</legend>
                        {help}
                        <DocumentField key=spec.key document brought=wish.brought set=bring />
                    </fieldset>
                }
                .into_any();
            }
            if suited.len() < 2 {
                return ().into_any();
            }
            let option = |choice: &Choice| {
                let chosen = value == Some(OptionValue::Choice(choice.value.to_owned()));
                view! { <option value=choice.value selected=chosen>{t!(format!("{game}-option-{}-{}", spec.key, choice.value))}</option> }
            };
            view! {
                <div class="form-row">
                    <label for=id.clone()>{option_name(game, spec.key)}</label>
                    <select id=id class="field" on:change=move |event| set(OptionValue::Choice(event_target_value(&event)))>
                        {suited.into_iter().map(option).collect_view()}
                    </select>
                    {help}
                </div>
            }
            .into_any()
        }
        OptionKind::Number { min, max, default } => {
            let now = match value {
                Some(OptionValue::Number(number)) => number,
                _ => default,
            };
            let label = option_name(game, spec.key);
            view! {
                <Number
                    id=spec.key
                    label=Signal::derive(move || label.clone())
                    value=Signal::derive(move || now)
                    min
                    max
                    set=Callback::new(move |number| set(OptionValue::Number(number)))
                />
                {help}
            }
            .into_any()
        }
        OptionKind::Switch { default } => {
            let now = value == Some(OptionValue::Switch(true)) || value.is_none() && default;
            let label = option_name(game, spec.key);
            view! { <Switch id label=Signal::derive(move || label.clone()) on=Signal::derive(move || now) set=Callback::new(move |on| set(OptionValue::Switch(on))) /> {help} }
                .into_any()
        }
    }
}

/// The table's own rules, and files that few bring, folded: their defaults are sensible.
#[component]
fn TableOptions(wish: Wish, way: Way) -> impl IntoView {
    let switch = |id: &str, key: &'static str, signal: RwSignal<bool>| {
        view! {
            <Switch
                id=id.to_owned()
                label=Signal::derive(move || t!(key))
                on=signal.into()
                set=Callback::new(move |on| signal.set(on))
            />
        }
    };
    view! {
        <details class="more">
            <summary>{move || t!("new-more")}</summary>
            {(way == Way::Friends).then(|| view! {
                <div class="form-row">
                    <label for="clock">{move || t!("table-plan-clock")}</label>
                    <select id="clock" class="field" on:change=move |event| {
                        wish.clock.set(event_target_value(&event).parse().unwrap_or_default());
                    }>
                        {CLOCKS.iter().enumerate().map(|(index, (key, _))| view! { <option value=index>{move || t!(key)}</option> }).collect_view()}
                    </select>
                </div>
                <div class="form-row">
                    <label for="pace">{move || t!("new-pace")}</label>
                    <select id="pace" class="field" on:change=move |event| {
                        let chosen = Pace::ALL.into_iter().find(|pace| pace.name() == event_target_value(&event));
                        wish.pace.set(chosen.unwrap_or_default());
                    }>
                        {Pace::ALL.map(|pace| {
                            let selected = pace == wish.pace.get_untracked();
                            view! { <option value=pace.name() selected=selected>{move || t!(format!("new-pace-{}", pace.name()))}</option> }
                        }).collect_view()}
                    </select>
                </div>
                {switch("absent", "new-absent", wish.absent)}
                {switch("watch", "new-watch", wish.watch)}
                {switch("listed", "new-listed", wish.listed)}
            })}
            {switch("hints", "new-hints", wish.hints)}
            <GameOptions wish files=true />
        </details>
    }
}

/// A whole number with a button on each side.
#[component]
fn Number(
    #[prop(into)] id: String,
    label: Signal<String>,
    value: Signal<i64>,
    min: i64,
    max: i64,
    set: Callback<i64>,
) -> impl IntoView {
    let step = move |by: i64| set.run((value.get_untracked() + by).clamp(min, max));
    let typed = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<i64>() {
            set.run(number.clamp(min, max));
        }
    };
    view! {
        <div class="form-row">
            <label for=id.clone()>{label}</label>
            <div class="number">
                <button type="button" class="button" aria-label=move || t!("new-less") disabled=move || { value.get() <= min } on:click=move |_| step(-1)>"−"</button>
                <input id=id class="field numbers" type="number" inputmode="numeric" min=min max=max prop:value=move || value.get() on:change=typed />
                <button type="button" class="button" aria-label=move || t!("new-greater") disabled=move || { value.get() >= max } on:click=move |_| step(1)>"+"</button>
            </div>
        </div>
    }
}

/// On or off.
#[component]
pub(super) fn Switch(id: String, label: Signal<String>, on: Signal<bool>, set: Callback<bool>) -> impl IntoView {
    let name = id.clone();
    view! {
        <label class="switch" for=name>
            <input id=id type="checkbox" prop:checked=move || on.get() on:change=move |event| set.run(event_target_checked(&event)) />
            <span>{label}</span>
        </label>
    }
}
