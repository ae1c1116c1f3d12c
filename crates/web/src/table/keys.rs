//! Keys: numbers choose, U takes back, L, C and R open the panels.

use leptos::prelude::*;
use leptos::{ev, web_sys};
use serde_json::Value;
use wasm_bindgen::JsCast;

use super::matches::toggle;
use super::{Desk, Panel};
use crate::browser;
use crate::screen::Ask;
use crate::settings::settings_now;

#[component]
pub(super) fn Keys(desk: Desk, ask: Signal<Option<Ask<Value>>>, covered: Memo<bool>) -> impl IntoView {
    browser::on_escape(move || desk.panel.set(None));
    let pressed = window_event_listener(ev::keydown, move |event| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        if !settings_now().keys || with_others || event.default_prevented() || is_written_into(&event) {
            return;
        }
        // By the key's place, so that it works with Cyrillic letters too.
        match event.code().as_str() {
            "KeyU" => {
                let own = untrack(|| desk.sight().filter(|sight| sight.undo > 0).and(desk.seat()));
                if let Some(seat) = own {
                    desk.session.take_back(seat);
                }
            }
            "KeyL" => toggle(desk, Panel::Log),
            "KeyC" if !desk.session.is_local() => toggle(desk, Panel::Chat),
            "KeyR" => toggle(desk, Panel::Rules),
            code => {
                let digit = code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok());
                if let Some(index) = digit.and_then(|digit| digit.checked_sub(1)).filter(|_| !covered.get_untracked()) {
                    press(desk, ask, index);
                }
            }
        }
    });
    on_cleanup(move || pressed.remove());
}

/// Presses one of the prompt's buttons: of those that ask whether a choice is meant, where they do.
fn press(desk: Desk, ask: Signal<Option<Ask<Value>>>, index: usize) {
    match (desk.confirming.get_untracked(), index) {
        (Some(choice), 0) => desk.act(choice.action),
        (Some(_), 1) => desk.confirming.set(None),
        (Some(_), _) => {}
        (None, _) => {
            let choices = ask.get_untracked().map(|ask| ask.choices).unwrap_or_default();
            choices.into_iter().nth(index).into_iter().for_each(|choice| desk.choose(choice));
        }
    }
}

/// Whether somebody writes, or a dialog is open.
fn is_written_into(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest("input, textarea, select, dialog").is_ok_and(|found| found.is_some()))
}
