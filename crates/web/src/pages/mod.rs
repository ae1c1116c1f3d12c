//! The pages.

pub(crate) mod calculator;
mod document_field;
pub(crate) mod home;
pub(crate) mod new_table;
mod not_found;
mod rules;
mod seat;
pub(crate) mod settings;

pub(crate) use not_found::NotFound;
pub(crate) use rules::RulesPage;
pub(crate) use seat::TakeSeat;
