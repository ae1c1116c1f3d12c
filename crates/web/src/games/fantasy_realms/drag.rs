//! Dragging a card: a copy of it follows the pointer, and where it is let go decides.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::web_sys::{Element, HtmlElement, PointerEvent};
use wasm_bindgen::JsCast;

use crate::browser::document;

/// How far a pointer moves before it drags.
const SLACK: f64 = 8.0;

/// How long a press lasts before it asks what the card does.
const LONG_PRESS: Duration = Duration::from_millis(480);

/// What a press may become.
#[derive(Clone, Copy)]
pub(super) struct Press {
    /// The card is let go over an element with this `data-drop`.
    pub(super) dropped: Option<Callback<String>>,
    /// The press lasts.
    pub(super) held: Callback<()>,
}

/// The press of the moment: there is one pointer that counts.
struct Held {
    card: HtmlElement,
    ghost: Option<HtmlElement>,
    start: (f64, f64),
    grip: (f64, f64),
    number: u32,
    press: Press,
}

thread_local! {
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
    static PRESSES: RefCell<u32> = const { RefCell::new(0) };
    /// Whether the click that follows is the end of a drag or of a long press.
    static SWALLOW: RefCell<bool> = const { RefCell::new(false) };
}

/// Whether the click that comes now ends a drag or a long press, and means nothing by itself.
pub(super) fn swallows_click() -> bool {
    SWALLOW.replace(false)
}

/// The pointer goes down on a card.
pub(super) fn down(event: &PointerEvent, press: Press) {
    SWALLOW.set(false);
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    let Some(card) = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else { return };
    let number = PRESSES.with_borrow_mut(|presses| {
        *presses += 1;
        *presses
    });
    let place = card.get_bounding_client_rect();
    let start = (f64::from(event.client_x()), f64::from(event.client_y()));
    let grip = (start.0 - place.left(), start.1 - place.top());
    HELD.set(Some(Held { card, ghost: None, start, grip, number, press }));
    set_timeout(
        move || {
            let held = HELD.with_borrow(|held| {
                held.as_ref().filter(|held| held.number == number && held.ghost.is_none()).map(|held| held.press.held)
            });
            if let Some(held) = held {
                HELD.set(None);
                SWALLOW.set(true);
                held.run(());
            }
        },
        LONG_PRESS,
    );
}

/// The pointer moves.
pub(super) fn moved(event: &PointerEvent) {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    HELD.with_borrow_mut(|held| {
        let Some(held) = held else { return };
        let far = (x - held.start.0).hypot(y - held.start.1) > SLACK;
        if held.ghost.is_none() && far && held.press.dropped.is_some() {
            held.ghost = lift(&held.card);
            let _ = held.card.set_pointer_capture(event.pointer_id());
        }
        if let Some(ghost) = &held.ghost {
            let place = format!("translate({}px, {}px) rotate(-3deg)", x - held.grip.0, y - held.grip.1);
            let _ = ghost.style().set_property("transform", &place);
        }
    });
}

/// The pointer goes up.
pub(super) fn up(event: &PointerEvent) {
    let Some(held) = HELD.take() else { return };
    let Some(ghost) = held.ghost else { return };
    put_down(&held.card, &ghost);
    SWALLOW.set(true);
    let below = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let place = below.and_then(|below: Element| below.closest("[data-drop]").ok().flatten());
    if let (Some(dropped), Some(place)) = (held.press.dropped, place.and_then(|place| place.get_attribute("data-drop")))
    {
        dropped.run(place);
    }
}

/// The browser takes the pointer away, to scroll or otherwise.
pub(super) fn cancel() {
    if let Some(held) = HELD.take()
        && let Some(ghost) = held.ghost
    {
        put_down(&held.card, &ghost);
    }
}

/// A copy of the card that lies above everything.
fn lift(card: &HtmlElement) -> Option<HtmlElement> {
    let ghost = card.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
    let place = card.get_bounding_client_rect();
    let _ = ghost.class_list().add_1("fr-ghost");
    let _ = ghost.set_attribute("aria-hidden", "true");
    let _ = ghost.style().set_property("width", &format!("{}px", place.width()));
    let body = document().body()?;
    let _ = body.append_child(&ghost);
    let _ = body.class_list().add_1("fr-dragging");
    let _ = card.class_list().add_1("fr-lifted");
    Some(ghost)
}

fn put_down(card: &HtmlElement, ghost: &HtmlElement) {
    ghost.remove();
    let _ = card.class_list().remove_1("fr-lifted");
    if let Some(body) = document().body() {
        let _ = body.class_list().remove_1("fr-dragging");
    }
}
