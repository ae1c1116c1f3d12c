//! Dragging a card: a copy of it follows the pointer, and where it is let go decides.
//!
//! The copy is made soon after the pointer went down, unseen, in a frame of its own: laid out and painted before
//! anything moves, so that neither the press nor the lift has much more to do than other frames.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::web_sys::{Element, HtmlElement, PointerEvent};
use wasm_bindgen::JsCast;

use crate::browser::document;

/// How far a pointer moves before it drags.
const SLACK: f64 = 8.0;

/// How long a press lasts before the card's copy is made: the frames that answer the press itself are over.
const SOON: Duration = Duration::from_millis(40);

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
    /// The copy, once it is made.
    ghost: Option<HtmlElement>,
    lifted: bool,
    start: (f64, f64),
    grip: (f64, f64),
    number: u32,
    press: Press,
}

impl Held {
    /// Makes the copy, unless it is there.
    fn make_ready(&mut self) {
        if self.ghost.is_none() {
            self.ghost = copy(&self.card);
        }
    }
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
    cancel();
    let Some(card) = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else { return };
    let number = PRESSES.with_borrow_mut(|presses| {
        *presses += 1;
        *presses
    });
    let place = card.get_bounding_client_rect();
    let start = (f64::from(event.client_x()), f64::from(event.client_y()));
    let grip = (start.0 - place.left(), start.1 - place.top());
    HELD.set(Some(Held { card, ghost: None, lifted: false, start, grip, number, press }));
    if press.dropped.is_some() {
        set_timeout(
            move || {
                HELD.with_borrow_mut(|held| {
                    if let Some(held) = held.as_mut().filter(|held| held.number == number) {
                        held.make_ready();
                    }
                });
            },
            SOON,
        );
    }
    set_timeout(
        move || {
            let lasts = HELD.with_borrow_mut(|held| held.take_if(|held| held.number == number && !held.lifted));
            if let Some(held) = lasts {
                put_down(&held);
                SWALLOW.set(true);
                held.press.held.run(());
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
        if !held.lifted && held.press.dropped.is_some() && (x - held.start.0).hypot(y - held.start.1) > SLACK {
            held.make_ready();
            held.lifted = held.ghost.is_some();
            show_drag(held.lifted);
            let _ = held.card.set_pointer_capture(event.pointer_id());
        }
        if let Some(ghost) = held.ghost.as_ref().filter(|_| held.lifted) {
            let place = format!("translate({}px, {}px) rotate(-3deg)", x - held.grip.0, y - held.grip.1);
            let _ = ghost.style().set_property("transform", &place);
        }
    });
}

/// The pointer goes up.
pub(super) fn up(event: &PointerEvent) {
    let Some(held) = HELD.take() else { return };
    put_down(&held);
    if !held.lifted {
        return;
    }
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
    if let Some(held) = HELD.take() {
        put_down(&held);
    }
}

/// A copy of the card that lies above everything, not yet seen.
fn copy(card: &HtmlElement) -> Option<HtmlElement> {
    let width = card.get_bounding_client_rect().width();
    let ghost = card.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
    let _ = ghost.class_list().add_1("fr-ghost");
    let _ = ghost.set_attribute("inert", "");
    let _ = ghost.style().set_property("width", &format!("{width}px"));
    document().body()?.append_child(&ghost).ok()?;
    let _ = card.class_list().add_1("fr-held");
    Some(ghost)
}

/// Shows the copy, the gap where the card was, and where it may go; or no longer.
fn show_drag(dragging: bool) {
    if let Some(body) = document().body() {
        let _ = body.class_list().toggle_with_force("fr-dragging", dragging);
    }
}

fn put_down(held: &Held) {
    if let Some(ghost) = &held.ghost {
        ghost.remove();
        let _ = held.card.class_list().remove_1("fr-held");
        show_drag(false);
    }
}
