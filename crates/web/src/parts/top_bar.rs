//! The bar at the top of every page.

use icondata_tb as icons;
use leptos::prelude::*;

use crate::parts::Icon;
use crate::settings;
use crate::t;
use crate::text::{self, Language};

/// The bar at the top of every page.
#[component]
pub(crate) fn TopBar() -> impl IntoView {
    let other = move || match text::language() {
        Language::English => Language::Russian,
        Language::Russian => Language::English,
    };
    let switch = move |_| {
        let language = other();
        settings::change(|settings| settings.language = Some(language));
    };
    view! {
        <header class="top-bar">
            <a class="brand" href="./"><img src="icon.svg" alt="" width="30" height="30" />{move || t!("frame-name")}</a>
            <nav aria-label=move || t!("frame-menu")>
                <a class="quiet" href="calculator">
                    <Icon icon=icons::TbCalculatorOutline />
                    <span class="wide">{move || t!("frame-calculator")}</span>
                    <span class="hidden-words">{move || t!("frame-calculator")}</span>
                </a>
                <button class="quiet" on:click=switch lang=move || other().tag()>
                    <Icon icon=icons::TbLanguageOutline />
                    <span class="wide">{move || other().own_name()}</span>
                    <span class="narrow" aria-hidden="true">{move || other().tag()}</span>
                    <span class="hidden-words">{move || other().own_name()}</span>
                </button>
                <a class="quiet" href="settings" aria-label=move || t!("frame-settings")>
                    <Icon icon=icons::TbSettingsOutline />
                </a>
            </nav>
        </header>
    }
}
