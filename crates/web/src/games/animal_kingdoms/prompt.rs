//! What the viewer must do now, with every choice as a button.

use pentarchy_animal_kingdoms::{Action, AnimalKingdoms, Prompt, Realm};
use pentarchy_game::{Seat, Seats};

use super::battle::{is_open, would_be_left};
use super::words::{card_id, card_name, card_names, card_object, side_name};
use crate::screen::{Ask, Choice, Scene, Weight};
use crate::t;

type TheScene = Scene<AnimalKingdoms>;

/// The prompt of the moment.
pub(super) fn ask(scene: &TheScene) -> Ask<Action> {
    let (sentence, rule) = sentence(scene);
    let mut legal = scene.legal.clone();
    // What is played, realm by realm; then retreating; then the many ways to rally.
    legal.sort_by_key(|action| match action {
        Action::Play { realm, .. } | Action::PlayPair { realm, .. } => realm.index(),
        Action::Rally(_) => Realm::COUNT + 1,
        Action::Retreat | Action::Fight(_) | Action::Boost(_) | Action::Pass => Realm::COUNT,
    });
    let choices = legal.into_iter().map(|action| choice(scene, action)).collect();
    Ask { sentence, choices, rule: rule.map(str::to_owned) }
}

fn sentence(scene: &TheScene) -> (String, Option<&'static str>) {
    let plays = || scene.legal.iter().any(|action| matches!(action, Action::Play { .. } | Action::PlayPair { .. }));
    match scene.view.prompt {
        Prompt::Turn if plays() => (t!("animal-kingdoms-ask-turn"), Some("AK-10")),
        Prompt::Turn => (t!("animal-kingdoms-ask-turn-stuck"), Some("AK-26")),
        Prompt::CaptureOrRetreat => (t!("animal-kingdoms-ask-capture"), Some("AK-27")),
        Prompt::MustRetreat => (t!("animal-kingdoms-ask-must-retreat"), Some("AK-28")),
        Prompt::Fight(realm) => {
            let size = realm.territories();
            match &scene.view.upstart {
                Some(upstart) => {
                    (t!("animal-kingdoms-ask-fight-upstart", size = size, count = upstart.battle_cards), Some("AK-65"))
                }
                None => (t!("animal-kingdoms-ask-fight", size = size), Some("AK-35")),
            }
        }
        Prompt::Boost(_) => (t!("animal-kingdoms-ask-boost"), Some("AK-42")),
        Prompt::Over => (t!("animal-kingdoms-ask-over"), None),
        Prompt::Wait(seats) => waiting(scene, seats),
    }
}

fn waiting(scene: &TheScene, seats: Seats) -> (String, Option<&'static str>) {
    let names: Vec<String> = seats.iter().map(|seat| side_name(&scene.names, seat)).collect();
    let names = names.join(", ");
    let count = seats.len();
    match &scene.view.battle {
        Some(battle) if is_open(battle) => (t!("animal-kingdoms-ask-wait-boost", names = names), Some("AK-42")),
        Some(battle) => {
            let size = battle.realm.territories();
            (t!("animal-kingdoms-ask-wait-battle", names = names, count = count, size = size), Some("AK-35"))
        }
        None => (t!("animal-kingdoms-ask-wait", names = names, count = count), None),
    }
}

fn choice(scene: &TheScene, action: Action) -> Choice<Action> {
    let mut choice = Choice::new(String::new(), action);
    let group = |realm: Realm| Some(t!("animal-kingdoms-group-play", size = realm.territories()));
    match action {
        Action::Play { card, realm } => {
            choice.label = card_name(card);
            choice.piece = Some(realm.id().to_owned());
            choice.group = group(realm);
        }
        Action::PlayPair { stays, leaves, realm } => {
            choice.label = t!("animal-kingdoms-do-pair", stays = card_name(stays), leaves = card_name(leaves));
            choice.piece = Some(realm.id().to_owned());
            choice.group = group(realm);
        }
        Action::Rally(cards) => {
            choice.label = card_names(cards);
            choice.group = Some(t!("animal-kingdoms-group-rally"));
            choice.weight = Weight::Quiet;
        }
        Action::Retreat => {
            choice.label = t!("animal-kingdoms-do-retreat");
            // The hand offers it too.
            choice.piece = Some("retreat".to_owned());
            if scene.legal.len() == 1 {
                choice.weight = Weight::Main;
            } else {
                choice.confirm = Some(t!("animal-kingdoms-do-retreat-sure"));
            }
        }
        Action::Fight(card) => {
            choice.label = t!("animal-kingdoms-do-fight", card = card_object(card));
            choice.piece = Some(card_id(card));
        }
        Action::Boost(count) => {
            choice.label = t!("animal-kingdoms-do-boost", points = count * 2);
            choice.hint = outlook(scene, count);
            choice.weight = if scene.plan.hints && would_win(scene, count) { Weight::Main } else { Weight::Normal };
        }
        Action::Pass => {
            choice.label = t!("animal-kingdoms-do-pass");
            choice.hint = outlook(scene, 0);
            choice.weight = Weight::Main;
        }
    }
    choice
}

fn would_win(scene: &TheScene, more: u8) -> bool {
    let (Some(seat), Some(battle)) = (scene.seat(), &scene.view.battle) else { return false };
    would_be_left(battle, seat, more) == Seats::only(seat)
}

/// How the battle would stand after this, if hints are allowed.
fn outlook(scene: &TheScene, more: u8) -> Option<String> {
    if !scene.plan.hints {
        return None;
    }
    let seat: Seat = scene.seat()?;
    let left = would_be_left(scene.view.battle.as_ref()?, seat, more);
    Some(match (left.contains(seat), left.len()) {
        (true, 1) => t!("animal-kingdoms-outlook-win"),
        (true, _) => t!("animal-kingdoms-outlook-tie"),
        (false, _) => t!("animal-kingdoms-outlook-loss"),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pentarchy_game::{Actor, Game, Seed};
    use pentarchy_table::Plan;

    use super::*;
    use crate::screen::Names;

    /// A battle whose cards are revealed, as the one sees it who may add to theirs.
    fn open_battle(hints: bool) -> TheScene {
        let setup = AnimalKingdoms::DESCRIPTION.plain(3).unwrap();
        for seed in 0..100 {
            let mut game = AnimalKingdoms::start(&setup, &Seed::from(seed));
            let mut dice = Seed::from(seed).dice(1);
            while let Some(seat) = game.awaiting().iter().next() {
                let mut legal = Vec::new();
                game.legal(Actor::Seat(seat), &mut legal);
                if legal.iter().any(|action| matches!(action, Action::Boost(_))) {
                    let mut plan = Plan::new("animal-kingdoms", 3);
                    plan.hints = hints;
                    return Scene {
                        viewer: seat.into(),
                        view: game.view(seat.into()),
                        legal,
                        names: Names::default(),
                        awaiting: game.awaiting(),
                        bell: None,
                        ending: None,
                        plan: Arc::new(plan),
                    };
                }
                let action = *dice.pick(&legal).unwrap();
                game.apply(Actor::Seat(seat), &action, &mut Vec::new()).unwrap();
            }
        }
        unreachable!("somebody fights in a hundred games");
    }

    #[test]
    fn what_a_battle_would_come_to_is_a_hint() {
        let (told, silent) = (ask(&open_battle(true)).choices, ask(&open_battle(false)).choices);
        assert!(told.iter().all(|choice| choice.hint.is_some()));
        assert!(silent.iter().all(|choice| choice.hint.is_none()));
        let boosts = |choice: &&Choice<Action>| matches!(choice.action, Action::Boost(_));
        assert!(silent.iter().filter(boosts).all(|choice| choice.weight == Weight::Normal));
    }
}
