//! What the viewer must do now, with every choice as a button.

use pentarchy_brutal_kingdom::{Action, BrutalKingdom, Character, Claim, Prompt};
use pentarchy_game::Seat;

use super::words::{back_word, card_name, whom};
use crate::screen::{Ask, Choice, Scene, Weight};
use crate::t;

type TheScene = Scene<BrutalKingdom>;

/// The prompt of the moment.
pub(super) fn ask(scene: &TheScene) -> Ask<Action> {
    let (sentence, rule) = sentence(scene);
    let choices = scene.legal.iter().map(|action| choice(scene, *action)).collect();
    Ask { sentence, choices, rule: rule.map(str::to_owned) }
}

fn sentence(scene: &TheScene) -> (String, Option<&'static str>) {
    let name = |seat: Seat| scene.names.of(seat).to_owned();
    match scene.view.prompt {
        Prompt::Pass { back, to } => {
            let rule = if back_word(back) == "light" { "BK-7" } else { "BK-8" };
            (t!("brutal-kingdom-ask-pass", back = back_word(back), name = name(to)), Some(rule))
        }
        Prompt::Play => (t!("brutal-kingdom-ask-play"), Some("BK-11")),
        Prompt::Restore => (t!("brutal-kingdom-ask-restore"), Some("BK-26")),
        Prompt::Offer => (t!("brutal-kingdom-ask-offer"), Some("BK-28")),
        Prompt::OfferMore(back) => (t!("brutal-kingdom-ask-offer-more", back = back_word(back)), Some("BK-28")),
        Prompt::Answer(seat) => {
            let backs: Vec<_> = scene
                .view
                .offers
                .iter()
                .filter(|offer| Some(offer.to) == scene.seat() && !offer.answered)
                .map(|offer| offer.back)
                .collect();
            let back = match backs.as_slice() {
                [back] => back_word(*back),
                _ => "any",
            };
            (t!("brutal-kingdom-ask-answer", name = name(seat), back = back), Some("BK-29"))
        }
        Prompt::Look => (t!("brutal-kingdom-ask-look"), Some("BK-30")),
        Prompt::Eliminate(card) => (t!("brutal-kingdom-ask-eliminate", card = card_name(card)), Some("BK-19")),
        Prompt::Swap(card) => (t!("brutal-kingdom-ask-swap", card = card_name(card)), Some("BK-32")),
        Prompt::Doom => (t!("brutal-kingdom-ask-doom"), Some("BK-33")),
        Prompt::Spy => (t!("brutal-kingdom-ask-spy"), Some("BK-36")),
        Prompt::Bless => (t!("brutal-kingdom-ask-bless"), Some("BK-38")),
        Prompt::Declare => (t!("brutal-kingdom-ask-declare"), Some("BK-41")),
        Prompt::Accuse => (t!("brutal-kingdom-ask-accuse"), Some("BK-42")),
        Prompt::Surrender(card) => (t!("brutal-kingdom-ask-surrender", card = whom(card)), Some("BK-42")),
        Prompt::Reward => (t!("brutal-kingdom-ask-reward"), Some("BK-27")),
        Prompt::Over => (t!("brutal-kingdom-ask-over"), None),
        Prompt::Wait(seats) => (waiting(scene, &scene.names.list(seats), seats.len()), None),
    }
}

/// Who decides, and about what: whoever plays a card is asked by it.
fn waiting(scene: &TheScene, players: &str, count: u32) -> String {
    let players = players.to_owned();
    if scene.view.turn.is_none() {
        return match scene.view.passing {
            Some(_) => t!("brutal-kingdom-ask-wait-passing", players = players, count = count),
            None => t!("brutal-kingdom-ask-wait", players = players, count = count),
        };
    }
    let offered = scene.view.offers.iter().any(|offer| !offer.answered);
    if offered {
        t!("brutal-kingdom-ask-wait-answer", players = players, count = count)
    } else {
        t!("brutal-kingdom-ask-wait", players = players, count = count)
    }
}

/// A decision in the words of a button.
pub(super) fn label(scene: &TheScene, action: Action) -> String {
    let name = |seat: Seat| scene.names.of(seat).to_owned();
    match action {
        Action::Pass(card) => t!("brutal-kingdom-do-pass", card = whom(card)),
        Action::Play(card) => t!("brutal-kingdom-do-play", card = whom(card)),
        Action::Done => match scene.view.prompt {
            Prompt::OfferMore(_) => t!("brutal-kingdom-do-enough"),
            _ => t!("brutal-kingdom-do-leave"),
        },
        Action::Restore(card) => t!("brutal-kingdom-do-restore", card = whom(card)),
        Action::Offer { to, give } => t!("brutal-kingdom-do-offer", card = whom(give), name = name(to)),
        Action::Answer(card) => t!("brutal-kingdom-do-answer", card = whom(card)),
        Action::Look => t!("brutal-kingdom-do-look"),
        Action::Eliminate(card) => {
            let owner = scene.view.players.iter().position(|player| player.top == Some(card));
            let owner = owner.and_then(|index| Seat::new(index as u8)).map(name).unwrap_or_default();
            t!("brutal-kingdom-do-eliminate", card = whom(card), name = owner)
        }
        Action::Swap { give, place } => t!("brutal-kingdom-do-swap", card = whom(give), place = place + 1),
        Action::Name(card) => t!("brutal-kingdom-do-name", card = whom(card)),
        Action::Spy(on) => t!("brutal-kingdom-do-spy", name = name(on)),
        Action::Declare(Claim::Highest) => t!("brutal-kingdom-do-declare-20"),
        Action::Declare(Claim::Lowest) => t!("brutal-kingdom-do-declare-0"),
        Action::Surrender { place } => t!("brutal-kingdom-do-surrender", place = place + 1),
        Action::Bless(colour) | Action::Take(colour) => t!(format!("brutal-kingdom-token-{}", colour.id())),
    }
}

fn choice(scene: &TheScene, action: Action) -> Choice<Action> {
    let mut choice = Choice::new(label(scene, action), action);
    let about = |card: Character| Some(card.id().to_owned());
    match action {
        Action::Pass(card) | Action::Answer(card) | Action::Restore(card) | Action::Eliminate(card) => {
            choice.piece = about(card);
        }
        Action::Play(card) => {
            choice.piece = about(card);
            let struck = scene.seat().and_then(|own| scene.view.striker(own, card));
            choice.hint = struck.map(|_| t!("brutal-kingdom-hint-falls"));
        }
        Action::Name(card) => {
            choice.piece = about(card);
            choice.group = Some(t!("brutal-kingdom-group-name"));
        }
        Action::Offer { to, give } => {
            choice.piece = about(give);
            choice.group = Some(t!("brutal-kingdom-group-offer", name = scene.names.of(to).to_owned()));
        }
        Action::Swap { give, place } => {
            choice.piece = Some(format!("centre-{place}"));
            choice.group = Some(t!("brutal-kingdom-group-swap", card = whom(give)));
        }
        Action::Surrender { place } => choice.piece = Some(format!("centre-{place}")),
        Action::Bless(colour) | Action::Take(colour) => {
            choice.piece = Some(colour.id().to_owned());
            choice.hint = Some(t!("brutal-kingdom-worth-short", points = scene.view.worth[colour]));
        }
        Action::Look => choice.weight = Weight::Main,
        Action::Spy(on) => {
            choice.piece = Some(format!("seat-{}", on.index()));
        }
        Action::Done => choice.weight = Weight::Quiet,
        Action::Declare(_) => {}
    }
    choice
}
