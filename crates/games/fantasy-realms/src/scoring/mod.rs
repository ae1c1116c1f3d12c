//! What a hand is worth.
//!
//! The choices of the player ([`Choices`]) turn the hand into a realm, where every card has a name and a kind. Then
//! penalties are cleared, cards are blanked, and what stays active is counted:
//!
//! | step | file |
//! |---|---|
//! | what the cards say | `texts.rs`, in the words of `text.rs` |
//! | Necromancer, Doppelgänger, Mirage, Shapeshifter, Book | `choices.rs`, `check.rs`, `realm.rs` |
//! | how the rules ask about cards | `reading.rs` |
//! | clearing | `clearing.rs` |
//! | blanking | `blanking.rs` |
//! | the count | `tally.rs`, told to a `ledger.rs`: a score or a `sheet.rs`; `quick.rs` without choices |
//! | the best choices | `best.rs`, with `notice.rs` and `ceiling.rs` to leave out what can't matter |

mod best;
mod blanking;
mod ceiling;
mod check;
mod choices;
mod clearing;
mod ledger;
mod notice;
mod quick;
mod reading;
mod realm;
mod sheet;
#[cfg(not(target_arch = "wasm32"))]
mod survey;
mod tally;
mod text;
mod texts;

use serde::{Deserialize, Serialize};

pub(crate) use best::nearly_best;
pub use best::{Best, best};
pub use check::{ChoiceError, check};
pub use choices::{BookChange, Choices, Guise};
pub use ledger::Score;
pub use sheet::{Blanking, CardSheet, Line, Reason, Sheet};
#[cfg(not(target_arch = "wasm32"))]
pub use survey::{Survey, survey};

use crate::CardSet;
use quick::quick_score;
use realm::Realm;
use tally::tally;

/// What "for each" counts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForEach {
    /// Every card of the kind named, as in the original.
    #[default]
    Cards,
    /// Every different name, as the Russian rulebook has it.
    Names,
}

/// What a hand is worth with these choices, which [`check`] has allowed.
///
/// ```
/// use pentarchy_fantasy_realms::{Card, CardSet, Choices, ForEach, score};
///
/// let hand = CardSet::of(&[Card::King, Card::Queen, Card::Knights]);
/// assert_eq!(score(hand, &Choices::default(), ForEach::Cards).total, 74);
/// ```
pub fn score(hand: CardSet, choices: &Choices, for_each: ForEach) -> Score {
    if *choices == Choices::default() {
        return quick_score(hand);
    }
    tally(&Realm::with_choices(hand, choices), for_each, Score::default())
}

/// The same, itemised: why each card counts what it counts.
///
/// ```
/// use pentarchy_fantasy_realms::{Card, CardSet, Choices, ForEach, Reason, sheet};
///
/// let sheet = sheet(CardSet::of(&[Card::Dragon, Card::Knights]), &Choices::default(), ForEach::Cards);
/// let dragon = sheet.card(Card::Dragon).expect("it is in the hand");
/// assert_eq!((dragon.base, dragon.penalty, dragon.total), (30, -40, -10));
/// assert_eq!(dragon.lines[1].reason, Reason::Unless);
/// ```
pub fn sheet(hand: CardSet, choices: &Choices, for_each: ForEach) -> Sheet {
    let realm = Realm::with_choices(hand, choices);
    let ledger = sheet::Itemised { sheet: Sheet::new(&realm, choices), realm: &realm };
    tally(&realm, for_each, ledger).sheet
}
