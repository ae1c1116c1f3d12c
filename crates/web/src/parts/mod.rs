//! Parts that several pages are made of.

mod icon;
mod top_bar;

pub(crate) use icon::Icon;
pub(crate) use top_bar::TopBar;
