//! Log, chat, rules and the table's menu: beside the table, on a phone over it.

use icondata_core::IconData;
use icondata_tb as icons;
use leptos::prelude::*;
use leptos::web_sys;
use pentarchy_table::What;
use wasm_bindgen::JsCast;

use super::chat::Chat;
use super::focus;
use super::log::Log;
use super::matches::toggle;
use super::menu::Menu;
use super::{Desk, Panel};
use crate::browser::document;
use crate::games;
use crate::parts::{Icon, RulesView};
use crate::t;

const PANELS: [(Panel, &str, &IconData); 4] = [
    (Panel::Log, "table-log", icons::TbListOutline),
    (Panel::Chat, "table-chat", icons::TbMessageOutline),
    (Panel::Rules, "table-rules", icons::TbBookOutline),
    (Panel::Menu, "table-menu", icons::TbDotsVerticalOutline),
];

/// The buttons that open the panels.
#[component]
pub(super) fn PanelButtons(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let said = Memo::new(move |_| {
        session.log.with(|log| log.iter().filter(|happened| matches!(happened.what, What::Said { .. })).count())
    });
    let read = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        let said = said.get();
        if desk.panel.get() == Some(Panel::Chat) || read.get_untracked().is_none() {
            read.set(Some(said));
        }
    });
    let unread = move || said.get().saturating_sub(read.get().unwrap_or_default());
    // Nobody to talk to in a game of one's own.
    let panels = PANELS.into_iter().filter(move |(panel, ..)| *panel != Panel::Chat || !session.is_local());
    let button = move |(panel, key, icon): (Panel, &'static str, &'static IconData)| {
        let open = move || desk.panel.get() == Some(panel);
        view! {
            <button
                class="quiet"
                aria-pressed=move || if open() { "true" } else { "false" }
                aria-label=move || t!(key)
                title=move || t!(key)
                on:click=move |_| toggle(desk, panel)
            >
                <Icon icon />
                {(panel == Panel::Chat).then(|| view! {
                    <Show when=move || { unread() > 0 }>
                        <span class="badge numbers">{unread}<span class="hidden-words">" " {move || t!("table-unread")}</span></span>
                    </Show>
                })}
            </button>
        }
    };
    view! { <div class="panel-buttons" role="group" aria-label=move || t!("table-panels")>{panels.map(button).collect_view()}</div> }
}

/// The panel that is open.
#[component]
pub(super) fn SidePanel(desk: Desk, covered: Memo<bool>) -> impl IntoView {
    let title = move |panel: Panel| PANELS.iter().find(|(other, ..)| *other == panel).map(|(_, key, _)| t!(key));
    let content = move |panel| match panel {
        Panel::Log => view! { <Log desk /> }.into_any(),
        Panel::Chat => view! { <Chat session=desk.session /> }.into_any(),
        Panel::Rules => games::find(desk.screen.id()).map(|game| view! { <RulesView game at=desk.rule /> }).into_any(),
        Panel::Menu => view! { <Menu desk /> }.into_any(),
    };
    let open = Memo::new(move |_| desk.panel.get());
    // On a wide screen the log stands beside the table unless something else does.
    let shown = move || open.get().unwrap_or(Panel::Log);
    // Whoever leaves a panel is again where they were.
    Effect::new(move |opener: Option<Option<web_sys::HtmlElement>>| {
        let opener = opener.flatten();
        let at = document().active_element();
        let inside = at.as_ref().and_then(|at| at.closest(".panel").ok()).flatten().is_some();
        match (open.get(), opener) {
            (Some(_), opener) if inside => opener,
            (Some(_), _) => at.and_then(|at| at.dyn_into().ok()),
            (None, opener) => {
                if let Some(opener) = opener.filter(|_| inside || focus::is_lost()) {
                    let _ = opener.focus();
                }
                None
            }
        }
    });
    view! {
        <aside class="panel" class:open=move || open.get().is_some() aria-label=move || title(shown())>
            <div class="panel-head">
                <h2>{move || title(shown())}</h2>
                <button
                    class="quiet panel-close"
                    aria-label=move || t!("frame-close")
                    on:click=move |_| desk.panel.set(None)
                >
                    <Icon icon=icons::TbXOutline />
                </button>
            </div>
            <div class="panel-body">{move || (!covered.get()).then(|| content(shown()))}</div>
        </aside>
    }
}
