//! What lies before the viewer: the dice to take, or drops and spells to pick up and use, and what the turn has brought.

use leptos::prelude::*;
use pentarchy_colour_kingdoms::{Action, Colour, ColourKingdoms, Die, DieView, Drop, Kingdom, Prompt, Spell, TurnView};
use pentarchy_game::{Seat, Seats};

use super::art::{DropSign, Sign};
use super::dice::DieSign;
use super::held::{Held, drop_in_hand, grip, own, own_turn, pick};
use super::preview::Preview;
use super::score_sheet::row_sign;
use super::words::{colour_name, die_name, drop_name, kingdom_name, row_name, spell_name};
use crate::parts::SeatSign;
use crate::screen::Play;
use crate::t;

/// What the tray shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Dice,
    Tools,
    Colours,
    Digits,
    Nothing,
}

/// The tray.
pub(super) fn hand(play: Play<ColourKingdoms>) -> AnyView {
    let shown = Memo::new(move |_| {
        play.scene.with(|scene| match scene.view.prompt {
            Prompt::Over => Shown::Nothing,
            Prompt::Paint(_) if own_turn(scene).is_some() => Shown::Tools,
            Prompt::Choose(_) => Shown::Colours,
            Prompt::Cross => Shown::Digits,
            _ => Shown::Dice,
        })
    });
    (move || match shown.get() {
        Shown::Nothing => ().into_any(),
        Shown::Dice => view! { <div class="ck-hand"><Dice play /></div> }.into_any(),
        Shown::Tools => {
            view! { <div class="ck-hand"><Tools play /> <Preview play /> <Casting play /></div> }.into_any()
        }
        Shown::Colours => view! { <div class="ck-hand"><TowerColours play /> <Preview play /></div> }.into_any(),
        Shown::Digits => view! { <div class="ck-hand"><Digits play /></div> }.into_any(),
    })
    .into_any()
}

/// The dice of the throw: those in the box, and who took the others.
#[component]
fn Dice(play: Play<ColourKingdoms>) -> impl IntoView {
    let dice = Memo::new(move |_| play.scene.with(|scene| scene.view.dice.clone()));
    view! {
        <div class="ck-tray" role="group" aria-label=move || t!("colour-kingdoms-dice")>
            {move || dice.get().into_iter().map(|die| view! { <DieButton play die /> }).collect_view()}
        </div>
        <Taking play />
    }
}

/// Kingdoms by their first letters, for narrow screens.
fn initials(kingdoms: impl Iterator<Item = Kingdom>) -> impl IntoView {
    let one = |kingdom: Kingdom| {
        view! { <i class=format!("ck-of-{kingdom}")>{kingdom_name(kingdom).chars().next()}</i> }
    };
    view! { <span class="ck-initials" aria-hidden="true">{kingdoms.map(one).collect_view()}</span> }
}

/// Who took a die in this round, and from where.
fn taker(play: Play<ColourKingdoms>, die: Die) -> Option<(Seat, Kingdom)> {
    play.scene.with(|scene| {
        let everybody = Seats::first(scene.view.players.len() as u8);
        everybody.iter().find_map(|seat| match &scene.view.players[seat.index()].turn {
            TurnView::Open(turn) if turn.die == die => Some((seat, turn.kingdom)),
            TurnView::Hidden { die: taken, kingdom, .. } if *taken == die => Some((seat, *kingdom)),
            _ => None,
        })
    })
}

#[component]
fn DieButton(play: Play<ColourKingdoms>, die: DieView) -> impl IntoView {
    let DieView { die, thrown, in_box } = die;
    let places = move || thrown.kingdoms.iter().map(kingdom_name).collect::<Vec<_>>().join(", ");
    let name = move || t!("colour-kingdoms-die-label", die = die_name(die), count = thrown.face, kingdoms = places());
    if !in_box {
        let who = move || {
            taker(play, die).map(|(seat, kingdom)| {
                let name = play.scene.with(|scene| scene.names.of(seat).to_owned());
                let words = format!("{name}: {}", kingdom_name(kingdom));
                view! {
                    <SeatSign seat />
                    <span class="hidden-words">{words}</span>
                    {initials(std::iter::once(kingdom))}
                }
            })
        };
        return view! { <div class="ck-tool gone"><DieSign die number=thrown.face />{who}</div> }.into_any();
    }
    view! {
        <button
            class="ck-tool"
            class:picked=move || grip().held == Some(Held::Die(die))
            aria-pressed=move || if grip().held == Some(Held::Die(die)) { "true" } else { "false" }
            aria-label=name
            on:click=move |_| pick(Held::Die(die))
        >
            <DieSign die number=thrown.face />
            <span class="ck-where" aria-hidden="true">{places}</span>
            {move || initials(thrown.kingdoms.iter())}
        </button>
    }
    .into_any()
}

/// The die that is picked up: from which kingdom, and in which colour, it can be taken.
#[component]
fn Taking(play: Play<ColourKingdoms>) -> impl IntoView {
    move || {
        let Some(Held::Die(die)) = grip().held else { return ().into_any() };
        let scene = play.scene.get();
        if scene.view.prompt != Prompt::Take {
            return ().into_any();
        }
        let Some(lying) = scene.view.dice.iter().find(|lying| lying.die == die).copied() else { return ().into_any() };
        let takes: Vec<(Kingdom, Colour)> = scene
            .legal
            .iter()
            .filter_map(|action| match *action {
                Action::Take { die: taken, kingdom, colour } if taken == die => Some((kingdom, colour)),
                _ => None,
            })
            .collect();
        let count = lying.thrown.face;
        let words = |kingdom: Kingdom, colour: Colour| {
            let drops = t!("colour-kingdoms-drops", count = count, colour = colour.id());
            t!("colour-kingdoms-take", drops = drops, kingdom = kingdom_name(kingdom))
        };
        let button = |(kingdom, colour): (Kingdom, Colour)| {
            let action = Action::Take { die, kingdom, colour };
            view! {
                <button class="button main ck-take" on:click=move |_| play.act.run(action)>
                    <DropSign colour />
                    {words(kingdom, colour)}
                </button>
            }
        };
        if takes.is_empty() {
            // What is not possible says why when it is tried.
            let kingdom = lying.thrown.kingdoms.iter().next().unwrap_or(Kingdom::Sin);
            let colour = die.colour().unwrap_or(Colour::Blue);
            let action = Action::Take { die, kingdom, colour };
            return view! {
                <div class="ck-casting">
                    <button class="button" on:click=move |_| play.act.run(action)>{die_name(die)}</button>
                </div>
            }
            .into_any();
        }
        view! { <div class="ck-casting">{takes.into_iter().map(button).collect_view()}</div> }.into_any()
    }
}

/// Drops and spells.
#[component]
fn Tools(play: Play<ColourKingdoms>) -> impl IntoView {
    let state = Memo::new(move |_| {
        play.scene.with(|scene| {
            let (player, turn) = (own(scene)?, own_turn(scene)?);
            Some((turn.colour, turn.drops, turn.mixed, player.drops, player.spells))
        })
    });
    let tools = move || {
        let (colour, die, mixed, towers, spells) = state.get()?;
        let mixed = Colour::COMPOSITE.into_iter().zip(mixed).filter(|(_, count)| *count > 0);
        let towers = Colour::ALL.into_iter().zip(towers).filter(|(_, count)| *count > 0);
        let spells = Spell::ALL.into_iter().zip(spells).filter(|(_, count)| *count > 0);
        Some(view! {
            <DropTool play drop=Drop::Die colour count=die />
            {mixed.map(|(colour, count)| view! { <DropTool play drop=Drop::Mixed(colour) colour count /> }).collect_view()}
            {towers.map(|(colour, count)| view! { <DropTool play drop=Drop::Tower(colour) colour count /> }).collect_view()}
            {spells.map(|(spell, count)| view! { <SpellTool spell count /> }).collect_view()}
        })
    };
    view! { <div class="ck-tray" role="group" aria-label=move || t!("colour-kingdoms-tools")>{tools}</div> }
}

/// Drops of one sort: a tap picks them up.
#[component]
fn DropTool(play: Play<ColourKingdoms>, drop: Drop, colour: Colour, count: u8) -> impl IntoView {
    let in_hand = Memo::new(move |_| {
        let grip = grip();
        let spell = matches!(grip.held, Some(Held::Spell(_)));
        !spell && play.scene.with(|scene| drop_in_hand(scene, grip)) == Some(drop)
    });
    let source = move || match drop {
        Drop::Die => t!("colour-kingdoms-tool-die"),
        Drop::Mixed(_) => t!("colour-kingdoms-tool-mixed"),
        Drop::Tower(_) => t!("colour-kingdoms-tool-tower"),
    };
    let tap = move |_| {
        if !in_hand.get_untracked() {
            pick(Held::Drop(drop));
        }
    };
    view! {
        <button
            class="ck-tool"
            class:picked=move || in_hand.get()
            class:gone=count == 0
            aria-pressed=move || if in_hand.get() { "true" } else { "false" }
            on:click=tap
        >
            <span class="ck-drops">
                {(0..count.min(4)).map(|_| view! { <DropSign colour /> }).collect_view()}
                {(count == 0).then_some("—")}
                {(count > 4).then(|| view! { <b class="numbers">"×" {count}</b> })}
            </span>
            <span class="ck-where">{move || t!("colour-kingdoms-tool", source = source(), colour = colour_name(colour))}</span>
            <span class="hidden-words">{count}</span>
        </button>
    }
}

/// A spell: a tap picks it up.
#[component]
fn SpellTool(spell: Spell, count: u8) -> impl IntoView {
    let picked = move || match spell {
        Spell::Match => grip().matching,
        _ => grip().held == Some(Held::Spell(spell)),
    };
    view! {
        <button
            class="ck-tool"
            class:picked=picked
            aria-pressed=move || if picked() { "true" } else { "false" }
            title=move || t!(format!("colour-kingdoms-spell-{}-text", spell.index() + 1))
            on:click=move |_| pick(Held::Spell(spell))
        >
            <span class="ck-drops">
                <Sign symbol=pentarchy_colour_kingdoms::Symbol::Spell(spell) />
                {(count > 1).then(|| view! { <b class="numbers">"×" {count}</b> })}
            </span>
            <span class="ck-where">{move || spell_name(spell)}</span>
        </button>
    }
}

/// The spell that is picked up: what it does, and where it can be cast.
#[component]
fn Casting(play: Play<ColourKingdoms>) -> impl IntoView {
    let spell = move || {
        let grip = grip();
        match grip.held {
            Some(Held::Spell(spell)) => Some(spell),
            _ => grip.matching.then_some(Spell::Match),
        }
    };
    move || {
        spell().map(|spell| {
            let legal = play.scene.with(|scene| scene.legal.clone());
            let ways = legal.into_iter().filter(|action| {
                matches!(
                    (action, spell),
                    (Action::Move(_), Spell::Move) | (Action::Spread(_), Spell::Spread) | (Action::Mix(_), Spell::Mix)
                )
            });
            let button = |action: Action| {
                let words = match action {
                    Action::Move(kingdom) | Action::Spread(kingdom) => kingdom_name(kingdom).into_any(),
                    Action::Mix(colour) => view! { <DropSign colour /> {colour_name(colour)} }.into_any(),
                    _ => ().into_any(),
                };
                view! { <button class="button" on:click=move |_| play.act.run(action)>{words}</button> }
            };
            let ways: Vec<Action> = ways.collect();
            let try_anyway = (ways.is_empty() && spell != Spell::Match).then(|| {
                let action = match spell {
                    Spell::Move => Action::Move(Kingdom::Sin),
                    Spell::Spread => Action::Spread(Kingdom::Sin),
                    _ => Action::Mix(Colour::Green),
                };
                view! { <button class="button" on:click=move |_| play.act.run(action)>{t!("colour-kingdoms-why-not")}</button> }
            });
            view! {
                <div class="ck-casting">
                    <p>{t!(format!("colour-kingdoms-spell-{}-text", spell.index() + 1))}</p>
                    {ways.into_iter().map(button).collect_view()}
                    {try_anyway}
                </div>
            }
        })
    }
}

/// A tower gives a drop of one's choice.
#[component]
fn TowerColours(play: Play<ColourKingdoms>) -> impl IntoView {
    let button = move |colour: Colour| {
        view! {
            <button class="button ck-take" on:click=move |_| play.act.run(Action::Choose(colour))>
                <DropSign colour />
                {move || drop_name(colour)}
            </button>
        }
    };
    view! { <div class="ck-casting">{Colour::COMPOSITE.map(button).collect_view()}</div> }
}

/// Alone: the digits that can be crossed out.
#[component]
fn Digits(play: Play<ColourKingdoms>) -> impl IntoView {
    let digits = move || {
        let legal = play.scene.with(|scene| scene.legal.clone());
        let chart = super::chart::chart();
        let button = |action: Action| match action {
            Action::Cross { row, place } => Some(view! {
                <button
                    class="ck-tool"
                    aria-label=t!("colour-kingdoms-cross", digit = row.points(place), row = row_name(row))
                    on:click=move |_| play.act.run(action)
                >
                    {row_sign(&chart.map, row)}
                    <span class="ck-digit open" aria-hidden="true">{row.points(place)}</span>
                </button>
            }),
            _ => None,
        };
        legal.into_iter().filter_map(button).collect_view()
    };
    view! { <div class="ck-tray">{digits}</div> }
}
