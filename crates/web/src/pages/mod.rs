//! The pages.

mod calculator;
mod home;
mod not_found;
mod settings;

pub(crate) use calculator::Calculator;
pub(crate) use home::Home;
pub(crate) use not_found::NotFound;
pub(crate) use settings::SettingsPage;
