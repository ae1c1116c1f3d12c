//! How the player wants it.

use leptos::prelude::*;
use pentarchy_table::Pace;

use super::new_table::Switch;
use crate::part::{Coming, OpenPage, part};
use crate::route::Route;
use crate::settings::{Contrast, Motion, Settings, TextSize, Theme, change, settings};
use crate::t;
use crate::text::{self, Language, topics};

fn open(_: Route) -> AnyView {
    text::learn(topics!["settings"]);
    view! { <SettingsPage /> }.into_any()
}

/// Fetches the page of the settings.
pub(crate) fn fetch() -> Coming<OpenPage> {
    part!(settings: OpenPage = open);
    Box::pin(settings())
}

/// How the player wants it.
#[component]
fn SettingsPage() -> impl IntoView {
    view! {
        <section class="page settings">
            <h1>{move || t!("frame-settings")}</h1>
            <div class="card form">
                <div class="form-row">
                    <label for="name">{move || t!("frame-your-name")}</label>
                    <input
                        id="name"
                        class="field"
                        maxlength="32"
                        autocomplete="nickname"
                        prop:value=move || settings().name
                        on:change=move |event| {
                            let name = event_target_value(&event).trim().to_owned();
                            change(|settings| settings.name = name);
                        }
                    />
                </div>
                <Languages />
                <Choices
                    name="theme"
                    all=Theme::ALL
                    word=Theme::word
                    get=|settings: &Settings| settings.theme
                    set=|settings: &mut Settings, theme| settings.theme = theme
                />
                <Choices
                    name="text-size"
                    all=TextSize::ALL
                    word=TextSize::word
                    get=|settings: &Settings| settings.text_size
                    set=|settings: &mut Settings, size| settings.text_size = size
                />
                <Choices
                    name="contrast"
                    all=Contrast::ALL
                    word=Contrast::word
                    get=|settings: &Settings| settings.contrast
                    set=|settings: &mut Settings, contrast| settings.contrast = contrast
                />
                <Choices
                    name="motion"
                    all=Motion::ALL
                    word=Motion::word
                    get=|settings: &Settings| settings.motion
                    set=|settings: &mut Settings, motion| settings.motion = motion
                />
                <Choices
                    name="pace"
                    all=&Pace::ALL
                    word=Pace::name
                    get=|settings: &Settings| settings.pace
                    set=|settings: &mut Settings, pace| settings.pace = pace
                />
                {switch("sound", |settings| settings.sound, |settings, on| settings.sound = on)}
                {switch("title-sign", |settings| settings.title, |settings, on| settings.title = on)}
                {switch("keys", |settings| settings.keys, |settings, on| settings.keys = on)}
            </div>
        </section>
    }
}

fn switch(name: &'static str, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> impl IntoView {
    view! {
        <Switch
            id=format!("settings-{name}")
            label=Signal::derive(move || t!(format!("settings-{name}")))
            on=Signal::derive(move || get(&settings()))
            set=Callback::new(move |on| change(|settings| set(settings, on)))
        />
    }
}

#[component]
fn Languages() -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{move || t!("settings-language")}</legend>
            {Language::ALL.map(|language| view! {
                <label lang=language.tag()>
                    <input
                        type="radio"
                        name="language"
                        prop:checked=move || text::language() == language
                        on:change=move |_| change(|settings| settings.language = Some(language))
                    />
                    <span>{language.own_name()}</span>
                </label>
            })}
        </fieldset>
    }
}

/// One of several, as buttons of which one is pressed.
#[component]
fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    all: &'static [T],
    word: fn(T) -> &'static str,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let choice = move |value: T| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || get(&settings()) == value
                    on:change=move |_| change(|settings| set(settings, value))
                />
                <span>{move || t!(format!("settings-{name}-{}", word(value)))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{move || t!(format!("settings-{name}"))}</legend>
            {all.iter().copied().map(choice).collect_view()}
        </fieldset>
    }
}
