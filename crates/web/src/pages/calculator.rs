//! The score calculator of Fantasy Realms, for people who play with real cards.

mod address;
mod history;
mod options;
mod party;
mod picker;
mod players;
mod result;
mod share;
mod state;
mod tray;

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Choices, Declaration};

use self::history::History;
use self::options::Options;
use self::picker::Picker;
use self::players::{Players, Ranking};
use self::result::Outcome;
use self::state::{Calculation, Side};
use self::tray::Tray;
use crate::games::fantasy_realms::{CardDialog, Hand};
use crate::part::{Coming, OpenPage, part};
use crate::route::Route;
use crate::style::{self, styles};
use crate::t;
use crate::text::{self, topics};

/// The relative address of the calculator with one hand in it, for links from a game.
pub(crate) fn link_to(hand: Hand, choices: &Choices) -> String {
    let mut player = party::Player { cards: hand.cards, ..party::Player::default() };
    if let Some(card) = choices.necromancer {
        player.decisions.make(Declaration::Necromancer(Some(card)));
    }
    let party = party::Party { players: vec![player], for_each: hand.for_each, ..party::Party::default() };
    format!("{}?{}", Route::Calculator.path(), address::write(&party))
}

fn open(_: Route) -> AnyView {
    text::learn(topics!["fantasy-realms", "calculator"]);
    style::wear(styles!["fantasy-realms-cover", "fantasy-realms", "calculator"]);
    view! { <Calculator /> }.into_any()
}

/// Fetches the calculator.
pub(crate) fn fetch() -> Coming<OpenPage> {
    part!(calculator: OpenPage = open);
    Box::pin(calculator())
}

/// The score calculator of Fantasy Realms.
#[component]
fn Calculator() -> impl IntoView {
    let calculation = Calculation::open();
    view! {
        <section class="page calculator" data-side=move || calculation.side.get().word()>
            <h1>{move || t!("calculator-title")}</h1>
            <Players calculation />
            <div class="calc-sides">
                <div class="calc-pick">
                    <Show when=move || calculation.sheet.with(|sheet| sheet.cards.is_empty())>
                        <p class="calc-begin">{move || t!("calculator-empty")}</p>
                    </Show>
                    <Picker calculation />
                </div>
                <div class="calc-score" id="calc-score" tabindex="-1">
                    <Outcome calculation />
                    <Ranking calculation />
                    <History calculation />
                    <Options calculation />
                </div>
            </div>
            <Tray calculation />
            <CardDialog card=calculation.explained />
        </section>
    }
}

impl Side {
    /// For the style sheet.
    const fn word(self) -> &'static str {
        match self {
            Side::Pick => "pick",
            Side::Score => "score",
        }
    }
}
