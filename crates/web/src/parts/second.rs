//! A tick every second, for clocks.

use std::time::Duration;

use leptos::prelude::*;

/// Changes every second as long as whoever asked for it is shown.
pub(crate) fn every_second() -> ReadSignal<u32> {
    let (tick, set_tick) = signal(0);
    let timer = set_interval_with_handle(
        move || {
            let _ = set_tick.try_update(|tick: &mut u32| *tick = tick.wrapping_add(1));
        },
        Duration::from_secs(1),
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    tick
}
