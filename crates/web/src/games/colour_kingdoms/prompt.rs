//! What the viewer must do now, with every choice as a button.

use pentarchy_colour_kingdoms::{Action, ColourKingdoms, Drop, Prompt, Turn, TurnView};
use pentarchy_game::{Seat, Seats};

use super::held::{own, own_turn};
use super::words::{die_id, die_name, drop_name, drop_source, in_colour, kingdom_name, region_name, row_name};
use crate::screen::{Ask, Choice, Scene, Weight};
use crate::t;

type TheScene = Scene<ColourKingdoms>;

/// The prompt of the moment.
pub(super) fn ask(scene: &TheScene) -> Ask<Action> {
    let (sentence, rule) = sentence(scene);
    let choices = scene.legal.iter().map(|action| choice(scene, *action)).collect();
    Ask { sentence, choices, rule: rule.map(str::to_owned) }
}

fn sentence(scene: &TheScene) -> (String, Option<&'static str>) {
    match scene.view.prompt {
        Prompt::Over => (t!("colour-kingdoms-ask-over"), None),
        Prompt::Take => (t!("colour-kingdoms-ask-take"), Some("CK-12")),
        Prompt::Paint(0) => (t!("colour-kingdoms-ask-done"), Some("CK-17")),
        Prompt::Paint(_) => {
            let turn = own_turn(scene);
            let drops = turn.map_or_else(String::new, drops_left);
            let kingdoms = turn.map_or_else(String::new, |turn| {
                let all = std::iter::once(turn.origin).chain(turn.spread.iter());
                all.map(kingdom_name).collect::<Vec<_>>().join(", ")
            });
            let of_die = |action: &Action| matches!(action, Action::Paint { drop: Drop::Die | Drop::Mixed(_), .. });
            if !scene.legal.iter().any(of_die) {
                let key =
                    if has_free_blot(scene) { "colour-kingdoms-ask-stuck" } else { "colour-kingdoms-ask-stuck-free" };
                (t!(key, drops = drops), Some("CK-21"))
            } else {
                (t!("colour-kingdoms-ask-paint", drops = drops, kingdoms = kingdoms), Some("CK-20"))
            }
        }
        Prompt::Choose([one, other]) => {
            (t!("colour-kingdoms-ask-choose", one = region_name(one), other = region_name(other)), Some("CK-27"))
        }
        Prompt::Cross => (t!("colour-kingdoms-ask-cross"), Some("CK-48")),
        Prompt::Wait(seats) => {
            let (taking, painting): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|seat| {
                scene.view.players.get(seat.index()).is_some_and(|player| player.turn == TurnView::Waiting)
            });
            let list = |seats: Vec<Seat>| scene.names.list(seats.into_iter().collect::<Seats>());
            match (taking.is_empty(), painting.is_empty()) {
                (false, _) => (t!("colour-kingdoms-ask-wait-take", players = list(taking)), None),
                (true, false) => {
                    let count = painting.len() as u32;
                    (t!("colour-kingdoms-ask-wait-paint", players = list(painting), count = count), Some("CK-16"))
                }
                (true, true) => (t!("colour-kingdoms-ask-wait"), None),
            }
        }
    }
}

/// The drops that the die has brought and that are not placed: those of its colour, and mixed ones.
fn drops_left(turn: &Turn) -> String {
    let mixed = turn.mixed.iter().sum::<u8>();
    let own = (turn.drops > 0).then(|| t!("colour-kingdoms-drops", count = turn.drops, colour = turn.colour.id()));
    let mixed = (mixed > 0).then(|| t!("colour-kingdoms-drops-mixed", count = mixed));
    own.into_iter().chain(mixed).collect::<Vec<_>>().join(", ")
}

/// Whether drops that are not placed would cost a blot.
fn has_free_blot(scene: &TheScene) -> bool {
    own(scene).is_some_and(|player| player.blots < scene.view.blots)
}

fn choice(scene: &TheScene, action: Action) -> Choice<Action> {
    let mut choice = Choice::new(String::new(), action);
    match action {
        Action::Take { die, kingdom, colour } => {
            let count = scene.view.dice.iter().find(|lying| lying.die == die).map_or(0, |lying| lying.thrown.face);
            let drops = t!("colour-kingdoms-drops", count = count, colour = colour.id());
            choice.label = t!("colour-kingdoms-take", drops = drops, kingdom = kingdom_name(kingdom));
            choice.piece = Some(die_id(die).to_owned());
            choice.group = Some(die_name(die));
        }
        Action::Paint { region, drop, matching } => {
            let name = region_name(region);
            let colour = own_turn(scene).map(|turn| turn.colour_of(drop));
            let colour = colour.map(in_colour).unwrap_or_default();
            choice.label = if matching {
                t!("colour-kingdoms-do-paint-matching", region = name, colour = colour)
            } else {
                t!("colour-kingdoms-do-paint", region = name, colour = colour)
            };
            choice.piece = Some(region.to_string());
            choice.group = Some(match drop {
                Drop::Die => t!("colour-kingdoms-group-die"),
                _ => drop_source(drop),
            });
            choice.weight = if matching { Weight::Quiet } else { Weight::Normal };
        }
        Action::Choose(colour) => choice.label = drop_name(colour),
        Action::Move(kingdom) => {
            choice.label = kingdom_name(kingdom);
            choice.group = Some(t!("colour-kingdoms-spell-1"));
            choice.weight = Weight::Quiet;
        }
        Action::Spread(kingdom) => {
            choice.label = kingdom_name(kingdom);
            choice.group = Some(t!("colour-kingdoms-spell-3"));
            choice.weight = Weight::Quiet;
        }
        Action::Mix(colour) => {
            choice.label = drop_name(colour);
            choice.group = Some(t!("colour-kingdoms-spell-4"));
            choice.weight = Weight::Quiet;
        }
        Action::Anew => {
            choice.label = t!("colour-kingdoms-anew");
            choice.weight = Weight::Quiet;
        }
        Action::Finish => {
            let missing = own_turn(scene).map_or(0, |turn| turn.drops + turn.mixed.iter().sum::<u8>());
            choice.label = t!("colour-kingdoms-do-finish");
            choice.weight = Weight::Main;
            choice.confirm =
                (missing > 0 && has_free_blot(scene)).then(|| t!("colour-kingdoms-do-finish-sure", count = missing));
        }
        Action::Cross { row, place } => {
            choice.label = t!("colour-kingdoms-cross", digit = row.points(place), row = row_name(row));
        }
    }
    choice
}
