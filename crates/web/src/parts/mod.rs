//! Parts that several pages are made of.

mod copy_link;
mod dialog;
mod icon;
mod late;
mod markdown;
mod plan_view;
mod qr;
mod rule_link;
mod rules_view;
mod seat_sign;
mod second;
mod top_bar;
mod with_part;

pub(crate) use copy_link::CopyLink;
pub(crate) use dialog::Dialog;
pub(crate) use icon::Icon;
pub(crate) use late::Late;
pub(crate) use markdown::Markdown;
pub(crate) use plan_view::{PlanView, level_name, option_name};
pub(crate) use qr::Qr;
pub(crate) use rule_link::RuleLink;
pub(crate) use rules_view::RulesView;
pub(crate) use seat_sign::SeatSign;
pub(crate) use second::every_second;
pub(crate) use top_bar::TopBar;
pub(crate) use with_part::{PartPage, WithGame, WithPart};
