//! How the player wants it: kept in this browser, applied at once.

use std::sync::LazyLock;

use leptos::prelude::*;
use pentarchy_table::{Name, Pace};
use serde::{Deserialize, Serialize};

use crate::browser::{document, keep, kept, matches, window};
use crate::t;
use crate::text::{self, Language};

/// How the player wants it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// What the player is called.
    pub(crate) name: String,
    /// The language; the browser's own if none.
    pub(crate) language: Option<Language>,
    pub(crate) theme: Theme,
    pub(crate) contrast: Contrast,
    pub(crate) text_size: TextSize,
    pub(crate) motion: Motion,
    /// How much time bots take that play in this browser, and those at tables that the player makes.
    pub(crate) pace: Pace,
    /// A sound when it is the player's turn.
    pub(crate) sound: bool,
    /// Single keys do things at a table.
    pub(crate) keys: bool,
    /// The page's title says that it is the player's turn.
    pub(crate) title: bool,
}

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum $name { #[default] $($variant),+ }

        impl $name {
            pub(crate) const ALL: &[$name] = &[$($name::$variant),+];

            /// As it stands in the page's attributes and in the keys of its texts.
            pub(crate) const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }
    };
}

choice! {
    /// Light or dark.
    Theme { Auto = "auto", Light = "light", Dark = "dark" }
}
choice! {
    /// How strongly things stand out.
    Contrast { Auto = "auto", More = "more" }
}
choice! {
    /// How large the letters are.
    TextSize { Normal = "normal", Large = "large", Larger = "larger", Largest = "largest" }
}
choice! {
    /// Whether things move.
    Motion { Auto = "auto", Less = "less" }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            language: None,
            theme: Theme::Auto,
            contrast: Contrast::Auto,
            text_size: TextSize::Normal,
            motion: Motion::Auto,
            pace: Pace::Normal,
            keys: true,
            sound: true,
            title: true,
        }
    }
}

const KEPT: &str = "settings";

static SETTINGS: LazyLock<ArcRwSignal<Settings>> = LazyLock::new(|| {
    let settings = kept(KEPT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    ArcRwSignal::new(settings)
});

/// The settings of the moment; reading them is tracked.
pub(crate) fn settings() -> Settings {
    SETTINGS.get()
}

/// The settings of the moment, outside of anything that follows them.
pub(crate) fn settings_now() -> Settings {
    SETTINGS.get_untracked()
}

/// Changes the settings.
pub(crate) fn change(with: impl FnOnce(&mut Settings)) {
    SETTINGS.update(with);
}

/// Applies the settings to the page and keeps them, now and whenever they change.
pub(crate) fn apply() {
    // At once, so that even the first words are in the right language.
    text::speak(settings_now().language.unwrap_or_else(browsers_language));
    Effect::new(move |before: Option<()>| {
        let settings = settings();
        let language = settings.language.unwrap_or_else(browsers_language);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", language.tag());
            let _ = root.set_attribute("data-theme", settings.theme.word());
            let _ = root.set_attribute("data-contrast", settings.contrast.word());
            let _ = root.set_attribute("data-text-size", settings.text_size.word());
            let _ = root.set_attribute("data-motion", settings.motion.word());
        }
        text::speak(language);
        if before.is_some()
            && let Ok(text) = serde_json::to_string(&settings)
        {
            keep(KEPT, &text);
        }
    });
}

/// Whether nothing shall move by itself: the player or the device wants it so.
pub(crate) fn wants_stillness() -> bool {
    settings_now().motion == Motion::Less || matches("(prefers-reduced-motion: reduce)")
}

fn browsers_language() -> Language {
    let tags: Vec<String> = window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}

/// What the player is called; a word for "me" as long as they have not said it.
pub(crate) fn own_name() -> Name {
    let settings = settings_now();
    Name::new(&settings.name).or_else(|_| Name::new(&t!("frame-me"))).expect("our own word for a player is a name")
}
