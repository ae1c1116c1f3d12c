//! The pages.

mod calculator;
mod document_field;
mod home;
mod new_table;
mod not_found;
mod rules;
mod seat;
mod settings;

pub(crate) use calculator::{CalculatorPage, calculator_ahead, link_to};
pub(crate) use home::Home;
pub(crate) use new_table::NewTable;
pub(crate) use not_found::NotFound;
pub(crate) use rules::RulesPage;
pub(crate) use seat::TakeSeat;
pub(crate) use settings::SettingsPage;
