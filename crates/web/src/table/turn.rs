//! Says that it is the player's turn: in the title and by a sound, if they want it.

use leptos::prelude::*;
use leptos::web_sys;
use web_sys::{AudioContext, OscillatorType};

use super::Desk;
use crate::browser::{document, window};
use crate::settings::{settings, settings_now};
use crate::t;

/// Follows whose turn it is, as long as the table is shown.
pub(super) fn follow(desk: Desk) {
    let ours = Memo::new(move |_| desk.is_our_turn());
    Effect::new(move |before: Option<bool>| {
        let ours = ours.get();
        // Not at the first look: a sound explains what changed.
        if before == Some(false) && ours && settings_now().sound && has_been_touched() {
            ring();
        }
        ours
    });
    Effect::new(move |_| {
        let game = t!(format!("{}-name", desk.screen.id()));
        let title = if ours.get() && settings().title { t!("table-your-turn-title", game = game) } else { game };
        document().set_title(&format!("{title} · {}", t!("frame-name")));
    });
}

/// Browsers are silent until the page was touched once, and complain of those who try.
fn has_been_touched() -> bool {
    let navigator = window().navigator();
    let activation = js_sys::Reflect::get(&navigator, &"userActivation".into()).unwrap_or_default();
    js_sys::Reflect::get(&activation, &"hasBeenActive".into()).is_ok_and(|active| active.is_truthy())
}

/// Two soft notes.
fn ring() {
    let Ok(context) = AudioContext::new() else { return };
    for (at, pitch) in [(0.0, 587.33), (0.13, 783.99)] {
        let _ = note(&context, at, pitch);
    }
}

fn note(context: &AudioContext, at: f64, pitch: f32) -> Result<(), wasm_bindgen::JsValue> {
    let begin = context.current_time() + at;
    let tone = context.create_oscillator()?;
    tone.set_type(OscillatorType::Sine);
    tone.frequency().set_value(pitch);
    let volume = context.create_gain()?;
    volume.gain().set_value_at_time(0.0001, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.12, begin + 0.02)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, begin + 0.32)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(begin)?;
    tone.stop_with_when(begin + 0.35)
}
