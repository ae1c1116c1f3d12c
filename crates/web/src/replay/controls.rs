//! Step, jump, play, speed, and whose eyes.

use std::time::Duration;

use icondata_core::IconData;
use icondata_tb as icons;
use leptos::prelude::*;
use leptos::{ev, web_sys};
use pentarchy_game::{Seats, Viewer};
use wasm_bindgen::JsCast;

use super::page::{asked, eyes_of, eyes_word};
use crate::parts::Icon;
use crate::route;
use crate::screen::Names;
use crate::t;

/// Milliseconds a step, by speed.
const SPEEDS: [(&str, u64); 4] = [("½", 2_400), ("1", 1_200), ("2", 600), ("4", 300)];

/// Where a replay stands. It is a handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct Projector {
    /// How many steps have been made.
    pub(crate) at: RwSignal<usize>,
    pub(crate) eyes: RwSignal<Viewer>,
    running: RwSignal<bool>,
    speed: RwSignal<usize>,
    len: usize,
    seats: u8,
}

impl Projector {
    pub(crate) fn new(len: usize, seats: u8) -> Projector {
        let (step, eyes) = asked();
        let eyes = match eyes {
            Viewer::Seat(seat) if seat.index() >= usize::from(seats) => Viewer::Referee,
            eyes => eyes,
        };
        Projector {
            at: RwSignal::new(step.unwrap_or(0).min(len)),
            eyes: RwSignal::new(eyes),
            running: RwSignal::new(false),
            speed: RwSignal::new(1),
            len,
            seats,
        }
    }

    /// The query of an address that shows this very moment.
    pub(crate) fn query(self) -> String {
        format!("step={}&eyes={}", self.at.get(), eyes_word(self.eyes.get()))
    }

    /// Goes to a step and stays there.
    pub(crate) fn jump(self, at: usize) {
        self.running.set(false);
        self.at.set(at.min(self.len));
    }

    fn by(self, steps: isize) {
        self.jump(self.at.get_untracked().saturating_add_signed(steps));
    }

    fn play_or_pause(self) {
        if !self.running.get_untracked() && self.at.get_untracked() >= self.len {
            self.at.set(0);
        }
        self.running.update(|running| *running = !*running);
    }

    /// Makes a step after the other while it runs.
    fn run(self) {
        Effect::new(move |_| {
            let at = self.at.get();
            if !self.running.get() {
                return;
            }
            if at >= self.len {
                return self.running.set(false);
            }
            set_timeout(
                move || {
                    if self.running.try_get_untracked() == Some(true) && self.at.get_untracked() == at {
                        self.at.set(at + 1);
                    }
                },
                Duration::from_millis(SPEEDS[self.speed.get()].1),
            );
        });
    }
}

#[component]
pub(super) fn Controls(projector: Projector, names: Names) -> impl IntoView {
    projector.run();
    Effect::new(move |_| route::set_query(&projector.query()));
    let button = move |key: &'static str, icon: &'static IconData, press: fn(Projector)| {
        view! {
            <button class="quiet" aria-label=move || t!(key) title=move || t!(key) on:click=move |_| press(projector)>
                <Icon icon />
            </button>
        }
    };
    let eyes = Seats::first(projector.seats)
        .iter()
        .map(|seat| {
            let viewer = Viewer::Seat(seat);
            let name = names.of(seat).to_owned();
            view! { <option value=eyes_word(viewer) selected=move || projector.eyes.get() == viewer>{name}</option> }
        })
        .collect_view();
    let pressed = window_event_listener(ev::keydown, move |event| key(projector, &event));
    on_cleanup(move || pressed.remove());
    view! {
        <div class="controls" role="group" aria-label=move || t!("replay-controls")>
            <input
                type="range"
                class="slider"
                min="0"
                max=projector.len
                aria-label=move || t!("replay-step")
                aria-valuetext=move || t!("replay-step-of", step = projector.at.get() as u32, count = projector.len as u32)
                prop:value=move || projector.at.get()
                on:input=move |event| projector.jump(event_target_value(&event).parse().unwrap_or_default())
            />
            <div class="control-row">
                {button("replay-first", icons::TbPlayerSkipBackOutline, |projector| projector.jump(0))}
                {button("replay-back", icons::TbPlayerTrackPrevOutline, |projector| projector.by(-1))}
                <button class="button main play" on:click=move |_| projector.play_or_pause()>
                    {move || if projector.running.get() {
                        view! { <Icon icon=icons::TbPlayerPauseOutline /> <span class="hidden-words">{t!("replay-pause")}</span> }.into_any()
                    } else {
                        view! { <Icon icon=icons::TbPlayerPlayOutline /> <span class="hidden-words">{t!("replay-play")}</span> }.into_any()
                    }}
                </button>
                {button("replay-forward", icons::TbPlayerTrackNextOutline, |projector| projector.by(1))}
                {button("replay-last", icons::TbPlayerSkipForwardOutline, |projector| projector.jump(usize::MAX))}
                <span class="numbers step-count">{move || format!("{} / {}", projector.at.get(), projector.len)}</span>
                <label class="inline">
                    <span class="hidden-words">{move || t!("replay-speed")}</span>
                    <select class="field" on:change=move |event| projector.speed.set(event_target_value(&event).parse().unwrap_or(1))>
                        {SPEEDS.iter().enumerate().map(|(index, (name, _))| view! {
                            <option value=index selected=index == 1>{format!("×{name}")}</option>
                        }).collect_view()}
                    </select>
                </label>
                <label class="inline">
                    <Icon icon=icons::TbEyeOutline />
                    <span class="hidden-words">{move || t!("replay-eyes")}</span>
                    <select class="field" on:change=move |event| projector.eyes.set(eyes_of(&event_target_value(&event)))>
                        <option value="all" selected=move || projector.eyes.get() == Viewer::Referee>{move || t!("replay-all-open")}</option>
                        {eyes}
                    </select>
                </label>
            </div>
        </div>
    }
}

fn key(projector: Projector, event: &web_sys::KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let taken = target
        .is_some_and(|target| target.closest("input, select, dialog, button, a").is_ok_and(|found| found.is_some()));
    if taken || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => projector.by(-1),
        "ArrowRight" => projector.by(1),
        "Home" => projector.jump(0),
        "End" => projector.jump(usize::MAX),
        " " => projector.play_or_pause(),
        _ => return,
    }
    event.prevent_default();
}
