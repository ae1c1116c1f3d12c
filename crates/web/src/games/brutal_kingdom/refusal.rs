//! Why something is not possible, in one sentence.

use pentarchy_brutal_kingdom::{Prompt, Refusal};

use super::words::{back_word, card_name, power};
use crate::screen::Names;
use crate::t;

/// The sentence of a refusal.
pub(super) fn sentence(refusal: &Refusal, names: &Names) -> String {
    let name = |seat| names.of(seat).to_owned();
    match *refusal {
        Refusal::NotAsked(_) => t!("brutal-kingdom-no-not-asked"),
        Refusal::Over => t!("brutal-kingdom-no-over"),
        Refusal::NotNow(prompt) => not_now(prompt),
        Refusal::Must(card) => t!("brutal-kingdom-no-must", card = card_name(card)),
        Refusal::NotInHand(card) => t!("brutal-kingdom-no-not-in-hand", card = card_name(card)),
        Refusal::PassOther { card, back } => {
            t!("brutal-kingdom-no-pass-other", card = card_name(card), back = back_word(back))
        }
        Refusal::NoVictim(card) => t!("brutal-kingdom-no-victim", card = card_name(card)),
        Refusal::NotEliminated(card) => t!("brutal-kingdom-no-not-eliminated", card = card_name(card)),
        Refusal::NotAnOther(_) => t!("brutal-kingdom-no-not-an-other"),
        Refusal::SameBackTwice(back) => t!("brutal-kingdom-no-same-back", back = back_word(back)),
        Refusal::NoSuchBack { seat, back } => {
            t!("brutal-kingdom-no-such-back", name = name(seat), back = back_word(back))
        }
        Refusal::NotOffered(back) => t!("brutal-kingdom-no-not-offered", back = back_word(back)),
        Refusal::NoSuchPlace(place) => t!("brutal-kingdom-no-such-place", place = place + 1),
        Refusal::OtherBack { card, place } => {
            t!("brutal-kingdom-no-other-back", card = card_name(card), place = place + 1, back = back_word(card.back()))
        }
        Refusal::SaintIsSafe => t!("brutal-kingdom-no-saint"),
        Refusal::NotHimself(card) => t!("brutal-kingdom-no-himself", card = card_name(card)),
        Refusal::NotInGame(card) => t!("brutal-kingdom-no-not-in-game", card = card_name(card)),
        Refusal::EmptyHand(seat) => t!("brutal-kingdom-no-empty-hand", name = name(seat)),
        Refusal::NoneLeft { colour, wanted_by } => {
            t!("brutal-kingdom-no-none-left", power = power(colour), card = card_name(wanted_by))
        }
    }
}

/// What is to be decided instead.
fn not_now(prompt: Prompt) -> String {
    match prompt {
        Prompt::Pass { back, .. } => t!("brutal-kingdom-no-now-pass", back = back_word(back)),
        Prompt::Play => t!("brutal-kingdom-no-now-play"),
        Prompt::Restore => t!("brutal-kingdom-no-now-restore"),
        Prompt::Offer | Prompt::OfferMore(_) => t!("brutal-kingdom-no-now-offer"),
        Prompt::Answer(_) => t!("brutal-kingdom-no-now-answer"),
        Prompt::Look => t!("brutal-kingdom-no-now-look"),
        Prompt::Eliminate(card) => t!("brutal-kingdom-no-now-eliminate", card = card_name(card)),
        Prompt::Swap(_) => t!("brutal-kingdom-no-now-swap"),
        Prompt::Doom | Prompt::Accuse => t!("brutal-kingdom-no-now-name"),
        Prompt::Spy => t!("brutal-kingdom-no-now-spy"),
        Prompt::Bless | Prompt::Reward => t!("brutal-kingdom-no-now-token"),
        Prompt::Declare => t!("brutal-kingdom-no-now-declare"),
        Prompt::Surrender(_) => t!("brutal-kingdom-no-now-surrender"),
        Prompt::Wait(_) => t!("brutal-kingdom-no-not-asked"),
        Prompt::Over => t!("brutal-kingdom-no-over"),
    }
}
