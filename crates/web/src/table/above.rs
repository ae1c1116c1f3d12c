//! What a page may put above the prompt of a table that it shows.

use leptos::prelude::*;
use serde_json::Value;

use super::Desk;
use crate::screen::{Ask, Make};

/// Makes what stands above the prompt, given the table and what it asks. A context of the page around the table.
#[derive(Clone)]
pub(crate) struct AboveDock(pub(crate) Make<(Desk, Signal<Option<Ask<Value>>>)>);
