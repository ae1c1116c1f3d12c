//! Which page is shown: the address below the place that the client is served from.
//!
//! Links are plain relative addresses (`<a href="settings">`), which the page's `<base>` makes whole; clicks on them
//! are taken here instead of loading the page anew.

use std::sync::LazyLock;

use leptos::prelude::*;
use leptos::web_sys;
use wasm_bindgen::prelude::*;

use crate::browser::window;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    /// Make a table of a game.
    New {
        game: String,
        way: Way,
    },
    /// A table on the server.
    Table {
        id: String,
    },
    /// A seat that comes from another device.
    Seat {
        token: String,
    },
    /// A game in this browser.
    Local {
        id: String,
    },
    /// A finished game: of the server, of this browser, or of a file.
    Replay {
        of: ReplayOf,
    },
    /// The lesson of a game.
    Learn {
        game: String,
    },
    /// The score calculator of Fantasy Realms.
    Calculator,
    /// The rules of a game.
    Rules {
        game: String,
        rule: Option<String>,
    },
    Settings,
    Unknown,
}

/// With whom one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Bots,
    Friends,
    OneScreen,
}

/// Where a replay's record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReplayOf {
    Table(String),
    Local(String),
    /// The address itself holds it: what stands behind the `#`.
    Sent(String),
    File,
}

impl Way {
    const fn name(self) -> &'static str {
        match self {
            Way::Bots => "bots",
            Way::Friends => "friends",
            Way::OneScreen => "one-screen",
        }
    }

    fn of(name: &str) -> Option<Way> {
        [Way::Bots, Way::Friends, Way::OneScreen].into_iter().find(|way| way.name() == name)
    }
}

impl Route {
    /// The page at an address below the base.
    pub(crate) fn of(address: &str) -> Route {
        let (path, fragment) = address.split_once('#').unwrap_or((address, ""));
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match *parts {
            [] | ["index.html"] => Route::Home,
            ["new", game, way] => match Way::of(way) {
                Some(way) => Route::New { game: game.to_owned(), way },
                None => Route::Unknown,
            },
            ["table", id] => Route::Table { id: id.to_owned() },
            ["seat", token] => Route::Seat { token: token.to_owned() },
            ["local", id] => Route::Local { id: id.to_owned() },
            ["replay"] if !fragment.is_empty() => Route::Replay { of: ReplayOf::Sent(fragment.to_owned()) },
            ["replay"] => Route::Replay { of: ReplayOf::File },
            ["replay", "local", id] => Route::Replay { of: ReplayOf::Local(id.to_owned()) },
            ["replay", id] => Route::Replay { of: ReplayOf::Table(id.to_owned()) },
            ["learn", game] => Route::Learn { game: game.to_owned() },
            ["calculator"] => Route::Calculator,
            ["rules", game] => Route::Rules { game: game.to_owned(), rule: None },
            ["rules", game, rule] => Route::Rules { game: game.to_owned(), rule: Some(rule.to_owned()) },
            ["settings"] => Route::Settings,
            _ => Route::Unknown,
        }
    }

    /// The relative address of the page, for links. The root's is `./`.
    pub(crate) fn path(&self) -> String {
        match self {
            Route::Home | Route::Unknown => "./".to_owned(),
            Route::New { game, way } => format!("new/{game}/{}", way.name()),
            Route::Table { id } => format!("table/{id}"),
            Route::Seat { token } => format!("seat/{token}"),
            Route::Local { id } => format!("local/{id}"),
            Route::Replay { of: ReplayOf::Table(id) } => format!("replay/{id}"),
            Route::Replay { of: ReplayOf::Local(id) } => format!("replay/local/{id}"),
            Route::Replay { of: ReplayOf::Sent(record) } => format!("replay#{record}"),
            Route::Replay { of: ReplayOf::File } => "replay".to_owned(),
            Route::Learn { game } => format!("learn/{game}"),
            Route::Calculator => "calculator".to_owned(),
            Route::Rules { game, rule: None } => format!("rules/{game}"),
            Route::Rules { game, rule: Some(rule) } => format!("rules/{game}/{rule}"),
            Route::Settings => "settings".to_owned(),
        }
    }

    /// The whole address, to be copied and sent.
    pub(crate) fn address(&self) -> String {
        format!("{}{}", base(), self.path().trim_start_matches("./"))
    }
}

static ROUTE: LazyLock<ArcRwSignal<Route>> = LazyLock::new(|| ArcRwSignal::new(here()));

/// The page of the moment; reading it is tracked.
pub(crate) fn current() -> Route {
    ROUTE.get()
}

/// Goes to a page, as if a link had been followed.
pub(crate) fn go(route: &Route) {
    go_to(&route.address());
}

/// Goes to a page without leaving the one of the moment in the history.
pub(crate) fn replace(route: &Route) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.address()));
    }
    arrive();
}

/// Puts a query behind the address of the moment, without a step in the history; what stands behind its `#` stays.
pub(crate) fn set_query(query: &str) {
    let Ok(path) = window().location().pathname() else { return };
    let fragment = window().location().hash().unwrap_or_default();
    let query = if query.is_empty() { String::new() } else { format!("?{query}") };
    let address = format!("{path}{query}{fragment}");
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// What stands behind the `?` where a replay shall open with its review.
pub(crate) const REVIEW: &str = "review";

/// What stands behind the `?` of the address.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default().trim_start_matches('?').to_owned()
}

/// The address that the client is served from, with a slash at its end.
pub(crate) fn base() -> String {
    window().document().and_then(|document| document.base_uri().ok().flatten()).unwrap_or_default()
}

fn here() -> Route {
    let address = window().location().href().unwrap_or_default();
    let below = address.strip_prefix(&base()).unwrap_or_default();
    Route::of(below)
}

fn go_to(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
    arrive();
}

fn arrive() {
    let route = here();
    if ROUTE.get_untracked() != route {
        ROUTE.set(route);
    }
}

/// Takes clicks on links and the browser's back and forward from now on.
pub(crate) fn listen() {
    let back = Closure::<dyn Fn()>::new(arrive);
    let _ = window().add_event_listener_with_callback("popstate", back.as_ref().unchecked_ref());
    back.forget();
    let click = Closure::<dyn Fn(web_sys::MouseEvent)>::new(|event: web_sys::MouseEvent| {
        let plain =
            event.button() == 0 && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if !plain || event.default_prevented() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok()) else { return };
        if !link.target().is_empty() || link.has_attribute("download") || !link.href().starts_with(&base()) {
            return;
        }
        event.prevent_default();
        match link.get_attribute("href") {
            Some(own) if own.starts_with('#') => crate::browser::focus(own.trim_start_matches('#')),
            _ => go_to(&link.href()),
        }
    });
    let _ = window().add_event_listener_with_callback("click", click.as_ref().unchecked_ref());
    click.forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_its_address_again() {
        let game = || "fantasy-realms".to_owned();
        let pages = [
            Route::Home,
            Route::New { game: game(), way: Way::OneScreen },
            Route::Table { id: "a1".into() },
            Route::Seat { token: "t".into() },
            Route::Local { id: "7".into() },
            Route::Replay { of: ReplayOf::File },
            Route::Replay { of: ReplayOf::Sent("q1b_-".into()) },
            Route::Replay { of: ReplayOf::Local("7".into()) },
            Route::Replay { of: ReplayOf::Table("a1".into()) },
            Route::Learn { game: game() },
            Route::Calculator,
            Route::Rules { game: game(), rule: None },
            Route::Rules { game: game(), rule: Some("FR-7".into()) },
            Route::Settings,
        ];
        for page in pages {
            assert_eq!(Route::of(page.path().trim_start_matches("./")), page);
        }
        assert_eq!(Route::of("calculator?hand=ABC#calc-army"), Route::Calculator);
        assert_eq!(Route::of("new/fantasy-realms/nobody"), Route::Unknown);
    }
}
