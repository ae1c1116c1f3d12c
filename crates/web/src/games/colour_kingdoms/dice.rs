//! The dice: as they lie in the box, and as signs beside words.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{ColourKingdoms, Die, DieView, Event, Map, Prompt, Thrown};

use super::art::DROP;
use super::chart::{chart, points};
use super::held::{Held, grip, own, pick};
use super::words::die_id;
use crate::screen::Play;

/// Half the side of a die as it is drawn.
const HALF: f64 = 30.0;

/// How much clearer than the rules ask for a die lies where it was moved for clarity, in units of the board.
const CLEAR: f64 = 14.0;

/// As long as dice roll, in milliseconds.
const ROLL: u64 = 600;

/// Where the drops on a die's face are.
fn pips(face: u8) -> &'static [(f64, f64)] {
    match face {
        2 => &[(-12.0, -11.0), (12.0, 12.0)],
        3 => &[(-14.0, -13.0), (0.0, 1.0), (14.0, 14.0)],
        _ => &[(-13.0, -12.0), (13.0, -12.0), (-13.0, 14.0), (13.0, 14.0)],
    }
}

fn colour_class(die: Die) -> String {
    die.colour().map_or_else(|| "ck-white".to_owned(), |colour| format!("ck-{colour}"))
}

/// A die around the point 0,0.
fn face(die: Die, number: u8) -> impl IntoView {
    let pip = |&(x, y): &(f64, f64)| view! { <path d=DROP transform=format!("translate({x} {y}) scale(.72)") /> };
    view! {
        <g class=format!("ck-die {}", colour_class(die))>
            <rect x=-HALF y=-HALF width=2.0 * HALF height=2.0 * HALF rx="11" />
            {pips(number).iter().map(pip).collect_view()}
        </g>
    }
}

/// A die for the cover.
pub(super) fn blue_die() -> impl IntoView {
    face(Die::Blue, 3)
}

/// A die as a sign beside words.
#[component]
pub(super) fn DieSign(die: Die, number: u8) -> impl IntoView {
    view! { <svg class="ck-die-sign" viewBox="-33 -33 66 66" aria-hidden="true">{face(die, number)}</svg> }
}

/// Whether dice have just been thrown and may be seen to roll.
pub(super) fn rolling(play: Play<ColourKingdoms>) -> RwSignal<bool> {
    let all_there = play.scene.with_untracked(|scene| {
        scene.view.round == 1 && scene.view.dice.iter().all(|die| die.in_box) && scene.view.prompt != Prompt::Over
    });
    let rolling = RwSignal::new(all_there);
    let rest = move || {
        set_timeout(
            move || {
                let _ = rolling.try_set(false);
            },
            std::time::Duration::from_millis(ROLL),
        );
    };
    rest();
    Effect::new(move |before: Option<()>| {
        let thrown = play.recent.with(|events| events.iter().any(|event| matches!(event, Event::Thrown { .. })));
        if thrown && before.is_some() {
            rolling.set(true);
            rest();
        }
    });
    rolling
}

/// Dice are in sight while somebody is to take one, unless the viewer paints.
pub(super) fn in_sight(play: Play<ColourKingdoms>) -> Memo<bool> {
    Memo::new(move |_| {
        play.scene.with(|scene| {
            let waiting = scene
                .view
                .players
                .iter()
                .any(|player| matches!(player.turn, pentarchy_colour_kingdoms::TurnView::Waiting));
            let busy = matches!(scene.view.prompt, Prompt::Paint(_) | Prompt::Choose(_) | Prompt::Cross | Prompt::Over);
            waiting && !busy
        })
    })
}

/// The dice on the board, each where it lies, or moved a little for clarity.
#[component]
pub(super) fn DiceLayer(play: Play<ColourKingdoms>, rolling: RwSignal<bool>, apart: RwSignal<bool>) -> impl IntoView {
    let dice = Memo::new(move |_| play.scene.with(|scene| scene.view.dice.clone()));
    let places = Memo::new(move |_| {
        let dice = dice.get();
        let thrown: Vec<Thrown> = dice.iter().map(|die| die.thrown).collect();
        if apart.get() { nudged(&chart().map, &thrown) } else { thrown.iter().map(place).collect() }
    });
    let takes = Memo::new(move |_| play.scene.with(|scene| scene.view.prompt == Prompt::Take && own(scene).is_some()));
    let one = move |index: usize| {
        let die = Memo::new(move |_| dice.with(|dice| dice.get(index).copied()));
        move || {
            let DieView { die, thrown, in_box } = die.get()?;
            in_box.then(|| {
                let at = move || {
                    let [x, y] = places.with(|places| places.get(index).copied().unwrap_or_default());
                    format!("transform: translate({x:.1}px, {y:.1}px)")
                };
                let turn = format!("rotate({})", f64::from(thrown.angle) / 10.0);
                let tap = move |event: leptos::ev::MouseEvent| {
                    event.stop_propagation();
                    pick(Held::Die(die));
                };
                view! {
                    <g
                        class="ck-lying"
                        class:picked=move || grip().held == Some(Held::Die(die))
                        class:pointed=move || play.points_at(die_id(die))
                        class:offered=move || takes.get()
                        style=at
                        on:click=tap
                    >
                        <g class=format!("ck-roll roll-{index}")>
                            <circle class="reach" r="52" />
                            <g transform=turn>{face(die, thrown.face)}</g>
                        </g>
                    </g>
                }
            })
        }
    };
    view! { <g class="ck-dice" class:rolling=move || rolling.get()>{[0, 1, 2, 3].map(one).collect_view()}</g> }
}

/// The bottom of the box, where it differs from the sheet.
#[component]
pub(super) fn BoxBottom() -> impl IntoView {
    move || {
        let chart = chart();
        let lands = pentarchy_colour_kingdoms::Kingdom::ALL.into_iter().zip(&chart.lands);
        let land = |(kingdom, land): (pentarchy_colour_kingdoms::Kingdom, &super::chart::Land)| {
            view! { <polygon class=format!("ck-field ck-of-{kingdom}") points=points(&land.board) /> }
        };
        view! { <g class="ck-box">{lands.map(land).collect_view()}</g> }
    }
}

fn place(thrown: &Thrown) -> [f64; 2] {
    [f64::from(thrown.x) / 10.0, f64::from(thrown.y) / 10.0]
}

/// Where dice are shown so that everybody sees which kingdoms they lie in: as near as possible to where they fell.
fn nudged(map: &Map, dice: &[Thrown]) -> Vec<[f64; 2]> {
    let mut placed: Vec<[f64; 2]> = Vec::new();
    for thrown in dice {
        let fell = place(thrown);
        let is_clear = |at: [f64; 2]| {
            let around = (0..8).map(|step| {
                let (sine, cosine) = (f64::from(step) * std::f64::consts::FRAC_PI_4).sin_cos();
                [at[0] + CLEAR * cosine, at[1] + CLEAR * sine]
            });
            let apart = placed.iter().all(|other| distance(*other, at) > 3.0 * HALF);
            apart
                && around.chain([at]).all(|[x, y]| {
                    let inside = x > HALF && y > HALF;
                    inside && map.board().lies_in((x * 10.0) as u16, (y * 10.0) as u16, thrown.angle) == thrown.kingdoms
                })
        };
        let rings = (0..24).flat_map(|ring| {
            let reach = f64::from(ring) * 4.0;
            (0..16).map(move |step| {
                let (sine, cosine) = (f64::from(step) * std::f64::consts::FRAC_PI_8).sin_cos();
                [fell[0] + reach * cosine, fell[1] + reach * sine]
            })
        });
        let found = rings.into_iter().find(|at| is_clear(*at)).unwrap_or(fell);
        placed.push(found);
    }
    placed
}

fn distance(one: [f64; 2], other: [f64; 2]) -> f64 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nudged_dice_stay_in_their_kingdoms() {
        let map = Map::house();
        // The dice of the first scenario: in a kingdom, touching a border, on a border, on a corner of three.
        let lying = [(2000, 3800, 200), (3860, 6600, 0), (6000, 4300, 300), (8590, 4400, 100)];
        let dice =
            lying.map(|(x, y, angle)| Thrown { x, y, angle, face: 3, kingdoms: map.board().lies_in(x, y, angle) });
        let shown = nudged(map, &dice);
        for (thrown, [x, y]) in dice.iter().zip(&shown) {
            let now = map.board().lies_in((x * 10.0) as u16, (y * 10.0) as u16, thrown.angle);
            assert_eq!(now, thrown.kingdoms);
            assert!(distance(place(thrown), [*x, *y]) < 100.0, "it stays near");
        }
        assert_eq!(shown[0], [200.0, 380.0], "what is clear stays where it is");
        assert_ne!(shown[1], [386.0, 660.0], "what touches a border is moved");
    }
}
