//! What the viewer must do now, with every choice as a button.

use pentarchy_fantasy_realms::{Action, Card, FantasyRealms, Prompt, Variant};
use pentarchy_game::Seat;

use super::choosers::way_name;
use super::hints;
use super::words::card_name;
use crate::screen::{Ask, Choice, Scene, Weight};
use crate::t;
use crate::text::points;

type TheScene = Scene<FantasyRealms>;

/// The prompt of the moment.
pub(super) fn ask(scene: &TheScene) -> Ask<Action> {
    let (sentence, rule) = sentence(scene);
    let choices = scene.legal.iter().map(|action| choice(scene, *action)).collect();
    Ask { sentence, choices, rule: rule.map(str::to_owned) }
}

fn sentence(scene: &TheScene) -> (String, Option<&'static str>) {
    match scene.view.prompt {
        Prompt::Draw => (t!("fantasy-realms-ask-draw"), Some("FR-5")),
        Prompt::Draft => (t!("fantasy-realms-ask-draft"), Some("FR-36")),
        Prompt::Discard => (t!("fantasy-realms-ask-discard"), Some("FR-7")),
        Prompt::DiscardDrawn => (t!("fantasy-realms-ask-discard-drawn"), Some("FR-36")),
        Prompt::Trade => trade(scene),
        Prompt::Content => (t!("fantasy-realms-ask-content"), Some("FR-43")),
        Prompt::Declare(card) => (t!("fantasy-realms-ask-declare", card = card_name(card)), Some("FR-33")),
        Prompt::Over => (t!("fantasy-realms-ask-over"), None),
        Prompt::Wait(seats) => {
            let players = scene.names.list(seats);
            let open = scene.view.players.iter().all(|player| player.hand.is_some() && player.choices.is_some());
            if open {
                (t!("fantasy-realms-ask-wait-declaring", players = players), Some("FR-33"))
            } else if scene.view.rules.variant == Variant::Trading {
                (t!("fantasy-realms-ask-wait-trading"), None)
            } else {
                (t!("fantasy-realms-ask-wait", players = players, count = seats.len()), None)
            }
        }
    }
}

/// What is to be done between trades: an answer to an own offer comes first, then an offer of somebody else.
fn trade(scene: &TheScene) -> (String, Option<&'static str>) {
    let own = scene.seat();
    let answered = scene.view.offers.iter().find_map(|offer| {
        let (mine, theirs) = (offer.give?, offer.answer?);
        (Some(offer.from) == own).then_some((offer.to, mine, theirs))
    });
    if let Some((to, mine, theirs)) = answered {
        let name = scene.names.of(to).to_owned();
        let sentence =
            t!("fantasy-realms-ask-trade-answered", name = name, mine = card_name(mine), theirs = card_name(theirs));
        return (sentence, Some("FR-41"));
    }
    let offered = scene.view.offers.iter().find_map(|offer| {
        let come = offer.give.filter(|_| Some(offer.to) == own && !offer.answered)?;
        Some((offer.from, come))
    });
    match offered {
        Some((from, come)) => {
            let name = scene.names.of(from).to_owned();
            (t!("fantasy-realms-ask-trade-offered", name = name, card = card_name(come)), Some("FR-41"))
        }
        None => (t!("fantasy-realms-ask-trade"), Some("FR-40")),
    }
}

fn choice(scene: &TheScene, action: Action) -> Choice<Action> {
    let name = |seat: Seat| scene.names.of(seat).to_owned();
    let mut choice = Choice::new(String::new(), action);
    let mut about = |card: Card| choice.piece = Some(card.id().to_owned());
    match action {
        Action::Draw => {
            choice.label = match scene.view.prompt {
                Prompt::Draft => t!("fantasy-realms-do-draw-two"),
                _ => t!("fantasy-realms-do-draw"),
            };
            choice.weight = Weight::Main;
        }
        Action::Take(card) => {
            about(card);
            choice.label = t!("fantasy-realms-do-take", card = card_name(card));
            choice.hint = hints::known(card).map(points);
            choice.group = Some(t!("fantasy-realms-group-take"));
        }
        Action::Discard(card) => {
            about(card);
            choice.label = t!("fantasy-realms-do-discard", card = card_name(card));
            choice.hint = hints::known(card).map(points);
            choice.group = Some(t!("fantasy-realms-group-discard"));
        }
        Action::Offer { to, give } => {
            about(give);
            choice.label = t!("fantasy-realms-do-offer", card = card_name(give));
            choice.group = Some(t!("fantasy-realms-do-offer-to", name = name(to)));
            choice.weight = Weight::Quiet;
        }
        Action::Withdraw { to } => choice.label = t!("fantasy-realms-do-withdraw", name = name(to)),
        Action::Answer { from, give } => {
            about(give);
            let theirs = scene.view.offers.iter().find(|offer| offer.from == from).and_then(|offer| offer.give);
            let theirs = theirs.map_or_else(|| t!("fantasy-realms-log-a-card"), |card| card_name(card).to_owned());
            choice.label = t!("fantasy-realms-do-answer", card = card_name(give));
            choice.group = Some(t!("fantasy-realms-do-answer-to", theirs = theirs, name = name(from)));
        }
        Action::Refuse { from } => choice.label = t!("fantasy-realms-do-refuse", name = name(from)),
        Action::Accept { to, get } => {
            about(get);
            let own = scene.seat();
            let mine = scene.view.offers.iter().find(|offer| Some(offer.from) == own && offer.to == to);
            let mine = mine.and_then(|offer| offer.give).map_or("", card_name);
            choice.label = t!("fantasy-realms-do-accept", mine = mine, theirs = card_name(get), name = name(to));
            choice.weight = Weight::Main;
        }
        Action::Content => {
            choice.label = t!("fantasy-realms-do-content");
            let others = scene.view.players.iter().filter(|player| !player.content).count();
            choice.confirm = (others == 1).then(|| t!("fantasy-realms-do-content-sure"));
        }
        Action::Resume => choice.label = t!("fantasy-realms-do-resume"),
        Action::Bell => {}
        Action::Declare(declaration) => choice.label = way_name(declaration),
        Action::DeclareBest => {
            choice.label = t!("fantasy-realms-do-declare-best");
            choice.weight = Weight::Main;
        }
    }
    choice
}
