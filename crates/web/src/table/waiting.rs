//! The waiting room: who sits where, bots for empty seats, the link to send, start.

use icondata_tb as icons;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::{ev, html};
use pentarchy_game::{Seat, Seats};
use pentarchy_table::{Holder, Name, Request, Watch};

use super::chat::Chat;
use crate::games::{self, Fetched};
use crate::part::{Coming, part};
use crate::parts::{CopyLink, Icon, PlanView, SeatSign, WithGame};
use crate::play::{self, Home, Session, bot_name};
use crate::route::Route;
use crate::settings::settings_now;
use crate::t;
use crate::text::{self, topics};

/// Shows the waiting room of a table.
pub(super) type OpenRoom = fn(Session) -> AnyView;

fn open(session: Session) -> AnyView {
    text::learn(topics!["waiting"]);
    view! { <WaitingRoom session /> }.into_any()
}

/// Fetches the waiting room: most pages have none.
pub(super) fn fetch() -> Coming<OpenRoom> {
    part!(waiting: OpenRoom = open);
    Box::pin(waiting())
}

#[component]
fn WaitingRoom(session: Session) -> impl IntoView {
    let Home::Server(id) = session.home.get_value() else { return ().into_any() };
    let address = Route::Table { id }.address();
    let seats = Memo::new(move |_| {
        session.gathering.with(|gathering| gathering.as_ref().map_or(0, |gathering| gathering.chairs.len() as u8))
    });
    let open = Memo::new(move |_| {
        session.gathering.with(|gathering| {
            let chairs = gathering.as_ref().map(|gathering| gathering.chairs.as_slice()).unwrap_or_default();
            chairs.iter().filter(|chair| chair.holder == Holder::Open).count() as u32
        })
    });
    let is_seated = Memo::new(move |_| !session.own_seats().is_empty());
    let is_host = Memo::new(move |_| session.is_host());
    let game = move || session.plan.with(|plan| plan.as_ref().map(|plan| plan.game.clone())).unwrap_or_default();
    let invited = move || match open.get() {
        0 if session.plan.with(|plan| plan.as_ref().is_some_and(|plan| plan.watch == Watch::Nobody)) => "nothing",
        0 => "watch",
        _ => "sit",
    };
    let refused = move || {
        let error = session.refused.get()?;
        // Before the game nothing is refused by its rules.
        Some(super::refusal::say(None, &error, &Default::default()))
    };
    view! {
        <section class="page waiting">
            <h1>{move || t!(format!("{}-name", game()))}</h1>
            <p role="status" class="waiting-state">
                {move || match open.get() {
                    0 if is_host.get() => t!("waiting-ready"),
                    0 => t!("waiting-for-host"),
                    count => t!("waiting-for-players", count = count),
                }}
            </p>
            <div role="alert">{move || refused().map(|words| view! { <p class="notice bad">{words}</p> })}</div>
            <div class="waiting-columns">
                <div class="card">
                    <h2>{move || t!("waiting-seats")}</h2>
                    <ul class="seats">
                        {move || Seats::first(seats.get()).iter().map(|seat| view! { <SeatRow session seat /> }).collect_view()}
                    </ul>
                    <Show when=move || !is_seated.get() && { open.get() > 0 }>
                        <SitDown session seat=None />
                    </Show>
                    <Show when=move || is_host.get()>
                        <div class="row">
                            <button
                                class="button main"
                                disabled=move || { open.get() > 0 }
                                on:click=move |_| session.ask(Request::Start)
                            >
                                <Icon icon=icons::TbPlayerPlayOutline />
                                {move || t!("waiting-start")}
                            </button>
                            <Show when=move || { open.get() > 0 }>
                                <button class="button" on:click=move |_| fill(session)>
                                    <Icon icon=icons::TbRobotOutline />
                                    {move || t!("waiting-fill-with-bots", count = open.get())}
                                </button>
                            </Show>
                        </div>
                    </Show>
                </div>
                <div class="card">
                    <h2>{move || t!("waiting-invite")}</h2>
                    <p>{move || t!("waiting-invite-why", can = invited())}</p>
                    <CopyLink address=address.clone() with_qr=true />
                    {move || {
                        let plan = session.plan.get()?;
                        let game = games::find(&plan.game)?;
                        let show = move |_: &Fetched| view! { <PlanView plan=plan.clone() /> }.into_any();
                        Some(view! { <WithGame game show /> })
                    }}
                </div>
                <div class="card">
                    <h2>{move || t!("table-chat")}</h2>
                    <Chat session />
                    <a class="quiet waiting-rules" href=move || Route::Rules { game: game(), rule: None }.path()>
                        <Icon icon=icons::TbBookOutline />
                        {move || t!("table-rules")}
                    </a>
                </div>
            </div>
        </section>
    }
    .into_any()
}

/// Puts bots on all open seats.
fn fill(session: Session) {
    let Some(gathering) = session.gathering.get_untracked() else { return };
    for _ in gathering.chairs.iter().filter(|chair| chair.holder == Holder::Open) {
        session.ask(Request::AddBot { seat: None, level: None });
    }
}

#[component]
fn SeatRow(session: Session, seat: Seat) -> impl IntoView {
    let holder = Memo::new(move |_| {
        let chair = session.gathering.get()?.chairs.get(seat.index()).cloned()?;
        Some(chair.holder)
    });
    let is_host = Memo::new(move |_| session.is_host());
    let is_own = move || session.own_seats().contains(&seat);
    let clear =
        move |_| session.ask(if is_own() { Request::Leave { seat: Some(seat) } } else { Request::Clear { seat } });
    let add = move |_| session.ask(Request::AddBot { seat: Some(seat), level: None });
    view! {
        <li class="seat-row">
            <SeatSign seat />
            {move || match holder.get() {
                Some(Holder::Person { name, member }) => {
                    let hosts = session.gathering.with(|gathering| gathering.as_ref().is_some_and(|gathering| gathering.host == member));
                    let here = session.presence.with(|presence| presence.members.contains(&member)) || session.you.get() == Some(member);
                    view! {
                        <span class="seat-name" class:away=!here>{name.to_string()} {is_own().then(|| view! { <span class="you">" " {t!("table-you-mark")}</span> })}</span>
                        {hosts.then(|| view! { <span class="tag">{t!("waiting-host")}</span> })}
                        {(!here).then(|| view! { <span class="tag">{t!("table-away")}</span> })}
                        {(is_own() || is_host.get()).then(|| view! {
                            <button class="quiet" aria-label=t!("waiting-clear-seat", name = name.to_string()) on:click=clear><Icon icon=icons::TbXOutline /></button>
                        })}
                    }.into_any()
                }
                Some(Holder::Bot { level }) => view! {
                    <span class="seat-name">{bot_name(seat.index())}</span>
                    <span class="tag"><Icon icon=icons::TbRobotOutline /> {t!(format!("table-level-{level}"))}</span>
                    {is_host.get().then(|| view! {
                        <button class="quiet" aria-label=t!("waiting-clear-seat", name = bot_name(seat.index())) on:click=clear><Icon icon=icons::TbXOutline /></button>
                    })}
                }.into_any(),
                _ => view! {
                    <span class="seat-name open">{t!("frame-open-seat")}</span>
                    {is_host.get().then(|| view! { <button class="quiet" on:click=add><Icon icon=icons::TbRobotOutline /> {t!("waiting-add-bot")}</button> })}
                }.into_any(),
            }}
        </li>
    }
}

/// Under which name to sit down, and on which seat, if not on any.
#[component]
pub(super) fn SitDown(session: Session, seat: Option<Seat>) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let trouble = RwSignal::new(None::<String>);
    let sit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let Ok(name) = Name::new(&field.value()) else { return trouble.set(Some(t!("frame-bad-name"))) };
        spawn_local(async move {
            match play::introduce(name.as_str()).await {
                Ok(()) => {
                    session.renew();
                    session.ask_when_open(Request::Sit { seat, name: None });
                }
                Err(error) => trouble.set(Some(error.say())),
            }
        });
    };
    view! {
        <form class="row sit" on:submit=sit>
            <label for="sit-name">{move || t!("frame-your-name")}</label>
            <input id="sit-name" class="field" node_ref=field maxlength="32" required value=settings_now().name autocomplete="nickname" />
            <button class="button main">{move || t!("table-sit")}</button>
            <p role="alert">{move || trouble.get()}</p>
        </form>
    }
}
