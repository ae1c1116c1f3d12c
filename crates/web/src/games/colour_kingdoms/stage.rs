//! The middle of the table: the sheet as a living map, the dice on it, and the score sheet beside it.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_colour_kingdoms::{
    Action, ColourKingdoms, Die, Kingdom, Prompt, Region, RegionSet, Sheet, Spell, TurnView,
};
use pentarchy_game::{Seat, Seats};

use super::chart::{Frame, chart, chart_now, lay_out, points};
use super::crayon::Patterns;
use super::dice::{BoxBottom, DiceLayer, in_sight, rolling};
use super::held::{Grip, Held, drop_in_hand, glowing, grip, let_go, own_turn, put_down};
use super::look::Look;
use super::score_sheet::ScoreSheet;
use super::sheet_map::{Ground, Names, Stamp, Symbols, Touch};
use super::words::kingdom_name;
use crate::browser::{on_escape, window};
use crate::parts::{Icon, SeatSign};
use crate::screen::{Play, Scene};
use crate::t;

/// Below this width a finger needs a part of the map at a time.
const NARROW: f64 = 560.0;

/// Room around a part of the map that is shown large, so that its neighbours are seen.
const AROUND: f64 = 46.0;

/// Whose sheet is looked at, and which part of it.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) play: Play<ColourKingdoms>,
    /// The sheet that was chosen to be looked at.
    chosen: RwSignal<Option<Seat>>,
    /// Whose sheet is looked at.
    pub(super) seat: Memo<Seat>,
    narrow: RwSignal<bool>,
    /// The part that was chosen to be looked at: one kingdom, or all of them.
    part: RwSignal<Option<Option<Kingdom>>>,
    /// The region under the pointer or the focus.
    pub(super) look: RwSignal<Option<Region>>,
    /// The neighbours that forbid what was tried.
    blamed: RwSignal<RegionSet>,
}

/// The middle of the table.
pub(super) fn board(play: Play<ColourKingdoms>) -> AnyView {
    play.scene.with_untracked(|scene| lay_out(scene));
    let chosen = RwSignal::new(None);
    let seat = Memo::new(move |_| {
        let own = play.scene.with(|scene| scene.seat());
        chosen.get().or(own).unwrap_or(Seat::FIRST)
    });
    let stage = Stage {
        play,
        chosen,
        seat,
        narrow: RwSignal::new(is_narrow()),
        part: RwSignal::new(None),
        look: RwSignal::new(None),
        blamed: RwSignal::new(RegionSet::EMPTY),
    };
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if stage.narrow.get_untracked() != is_narrow() {
            stage.narrow.set(is_narrow());
        }
    });
    on_cleanup(move || resized.remove());
    on_cleanup(put_down);
    on_escape(put_down);
    stage.follow();
    let apart = RwSignal::new(false);
    let dice = in_sight(play);
    view! {
        <div class="ck">
            <Patterns />
            <section class="ck-stage">
                <div class="ck-head">
                    <Round play />
                    <Show when=move || dice.get()>
                        <button
                            class="quiet ck-apart"
                            aria-pressed=move || if apart.get() { "true" } else { "false" }
                            aria-label=move || t!("colour-kingdoms-apart")
                            title=move || t!("colour-kingdoms-apart-help")
                            on:click=move |_| apart.update(|apart| *apart = !*apart)
                        >
                            <Icon icon=icons::TbArrowsMoveOutline />
                            <span class="ck-wide">{move || t!("colour-kingdoms-apart")}</span>
                        </button>
                    </Show>
                    <Sheets stage />
                </div>
                <TheMap stage apart dice />
                <Parts stage />
                <Look stage />
            </section>
            <ScoreSheet play seat />
        </div>
    }
    .into_any()
}

/// Whether a finger needs a part of the map at a time.
pub(super) fn is_narrow() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width < NARROW)
}

impl Stage {
    /// Lets go of what is used up, and comes back to one's own sheet when something is to be decided.
    fn follow(self) {
        let play = self.play;
        // Memos that nobody reads never change: the effects read theirs.
        let done = Memo::new(move |_| {
            play.scene.with(|scene| own_turn(scene).map(|turn| (turn.strokes.len(), turn.cast, turn.origin)))
        });
        Effect::new(move |_| {
            done.get();
            let_go();
            self.blamed.set(RegionSet::EMPTY);
        });
        let step = Memo::new(move |_| {
            play.scene.with(|scene| (scene.view.round, std::mem::discriminant(&scene.view.prompt), scene.seat()))
        });
        Effect::new(move |_| {
            step.get();
            put_down();
            self.part.set(None);
            let asked = play.scene.with_untracked(|scene| !scene.legal.is_empty());
            if asked {
                self.chosen.set(None);
            }
        });
        // Another drop may go elsewhere: the part that is shown follows it.
        let held = Memo::new(move |_| grip().held);
        Effect::new(move |_| {
            held.get();
            self.part.set(None);
        });
    }

    /// Whether the viewer's own sheet is looked at.
    pub(super) fn is_own(self) -> bool {
        self.play.scene.with(|scene| scene.seat()) == Some(self.seat.get())
    }

    /// The part of the map that is shown large.
    fn shown(self) -> Option<Frame> {
        let chart = chart();
        let around = |kingdoms: &mut dyn Iterator<Item = Kingdom>| {
            kingdoms.map(|kingdom| chart.lands[kingdom.index()].frame).reduce(Frame::with)
        };
        if !self.narrow.get() {
            return None;
        }
        let frame = match self.part.get() {
            Some(kingdom) => around(&mut kingdom.into_iter()),
            None if !self.is_own() => None,
            None => self.play.scene.with(|scene| match grip().held {
                Some(Held::Die(die)) => {
                    let die = scene.view.dice.iter().find(|lying| lying.die == die)?;
                    around(&mut die.thrown.kingdoms.iter())
                }
                Some(
                    Held::Drop(pentarchy_colour_kingdoms::Drop::Tower(_)) | Held::Spell(Spell::Move | Spell::Spread),
                ) => None,
                _ => {
                    let turn = own_turn(scene).filter(|turn| turn.drops > 0 || turn.mixed != [0; 3])?;
                    around(&mut std::iter::once(turn.origin).chain(turn.spread.iter()))
                }
            }),
        };
        frame.map(|frame| frame.wider(AROUND))
    }

    /// A tap on a region of the map.
    fn tap(self, region: Region) {
        let play = self.play;
        let kingdom = region.kingdom();
        let is_own = untrack(|| self.is_own());
        let small = untrack(|| self.narrow.get() && self.shown().is_none());
        let scene = play.scene.get_untracked();
        let Grip { held, matching } = untrack(grip);
        let mine = is_own && !scene.legal.is_empty();
        match (scene.view.prompt, held) {
            (Prompt::Paint(_), Some(Held::Spell(Spell::Move))) if mine => play.act.run(Action::Move(kingdom)),
            (Prompt::Paint(_), Some(Held::Spell(Spell::Spread))) if mine => play.act.run(Action::Spread(kingdom)),
            _ if small => self.part.set(Some(Some(kingdom))),
            (Prompt::Paint(_), _) if mine => match drop_in_hand(&scene, Grip { held, matching }) {
                Some(drop) => self.paint(region, drop, matching),
                None => play.explain.run(region.to_string()),
            },
            (Prompt::Take, Some(Held::Die(die))) if mine => match takes(&scene.legal, die, kingdom)[..] {
                [take] => play.act.run(take),
                _ => play.explain.run(region.to_string()),
            },
            _ => play.explain.run(region.to_string()),
        }
    }

    /// Paints, or tries to: the frame says why not, and the map shows which neighbours are to blame.
    fn paint(self, region: Region, drop: pentarchy_colour_kingdoms::Drop, matching: bool) {
        let scene = self.play.scene.get_untracked();
        let clashes = match (own_turn(&scene), super::held::own(&scene)) {
            (Some(turn), Some(player)) if !matching => {
                player.sheet.clashes(&chart_now().map, region, turn.colour_of(drop))
            }
            _ => RegionSet::EMPTY,
        };
        self.blamed.set(clashes);
        self.play.act.run(Action::Paint { region, drop, matching });
    }
}

/// The ways to take a die from a kingdom.
fn takes(legal: &[Action], die: Die, kingdom: Kingdom) -> Vec<Action> {
    let fits = |action: &&Action| matches!(action, Action::Take { die: taken, kingdom: from, .. } if *taken == die && *from == kingdom);
    legal.iter().filter(fits).copied().collect()
}

/// Which round it is.
#[component]
fn Round(play: Play<ColourKingdoms>) -> impl IntoView {
    let round = Memo::new(move |_| play.scene.with(|scene| (scene.view.round, scene.view.last_round)));
    view! {
        <p class="ck-round">
            <b>{move || t!("colour-kingdoms-round", number = round.get().0)}</b>
            {move || round.get().1.then(|| view! { <span class="ck-last">{t!("colour-kingdoms-last-round")}</span> })}
        </p>
    }
}

/// Everybody's sheets, small; a tap brings one to the middle.
#[component]
fn Sheets(stage: Stage) -> impl IntoView {
    let seats = Memo::new(move |_| stage.play.scene.with(|scene| scene.view.players.len() as u8));
    let one = move |seat: Seat| {
        let sheet = sheet_of(stage.play, seat);
        let name = move || stage.play.scene.with(|scene| scene.names.of(seat).to_owned());
        view! {
            <button
                class="ck-tab"
                aria-pressed=move || if stage.seat.get() == seat { "true" } else { "false" }
                aria-label=move || t!("colour-kingdoms-sheet-of", name = name())
                title=name
                on:click=move |_| stage.chosen.set(Some(seat))
            >
                <Stamp sheet />
                <SeatSign seat />
            </button>
        }
    };
    move || {
        let seats = seats.get();
        (seats > 1).then(|| {
            view! {
                <div class="ck-tabs" role="group" aria-label=t!("colour-kingdoms-sheets")>
                    {Seats::first(seats).iter().map(one).collect_view()}
                </div>
            }
        })
    }
}

/// A player's sheet, as far as it may be known.
pub(super) fn sheet_of(play: Play<ColourKingdoms>, seat: Seat) -> Memo<Sheet> {
    Memo::new(move |_| {
        play.scene.with(|scene| scene.view.players.get(seat.index()).map(|player| player.sheet)).unwrap_or_default()
    })
}

/// The regions that a player has painted in this round, as far as that may be known.
pub(super) fn fresh_of(scene: &Scene<ColourKingdoms>, seat: Seat) -> RegionSet {
    match scene.view.players.get(seat.index()).map(|player| &player.turn) {
        Some(TurnView::Open(turn)) => turn.strokes.iter().map(|stroke| stroke.region).collect(),
        _ => RegionSet::EMPTY,
    }
}

#[component]
fn TheMap(stage: Stage, apart: RwSignal<bool>, dice: Memo<bool>) -> impl IntoView {
    let play = stage.play;
    let sheet = Memo::new(move |_| {
        let seat = stage.seat.get();
        play.scene.with(|scene| scene.view.players.get(seat.index()).map(|player| player.sheet)).unwrap_or_default()
    });
    let fresh = Memo::new(move |_| play.scene.with(|scene| fresh_of(scene, stage.seat.get())));
    let glows =
        Memo::new(
            move |_| {
                if stage.is_own() { play.scene.with(|scene| glowing(scene, grip())) } else { RegionSet::EMPTY }
            },
        );
    let shown = Memo::new(move |_| stage.shown());
    let open = Signal::derive(move || {
        let paints = play.scene.with(|scene| matches!(scene.view.prompt, Prompt::Paint(_)));
        let small = stage.narrow.get() && shown.get().is_none();
        if paints && !small { glows.get() } else { RegionSet::EMPTY }
    });
    let tap = Callback::new(move |region| stage.tap(region));
    let rolling = rolling(play);
    let pointed = Memo::new(move |_| play.pointed.with(|pointed| pointed.as_deref()?.parse::<Region>().ok()));
    let label = move || {
        let name = play.scene.with(|scene| scene.names.of(stage.seat.get()).to_owned());
        t!("colour-kingdoms-sheet-of", name = name)
    };
    let outlines = move |regions: RegionSet, class: &'static str| {
        let chart = chart();
        let one = |region: Region| {
            view! { <polygon class=class points=points(&chart.regions[region.index()].outline) /> }
        };
        regions.iter().map(one).collect_view()
    };
    let one = |region: Option<Region>| region.into_iter().collect::<RegionSet>();
    view! {
        <div class="ck-map" on:pointerdown=move |_| rolling.set(false)>
            <svg class="ck-sheet" viewBox=move || chart().view_box() role="group" aria-label=label>
                <g class="ck-zoom" style=move || format!("transform: {}", chart().zoom(shown.get()))>
                    <Ground sheet fresh touch=Touch { open, tap, look: stage.look } />
                    <g class="ck-marks">
                        {move || outlines(fresh.get(), "this-turn")}
                        {move || outlines(glows.get(), "glow")}
                        {move || outlines(stage.blamed.get(), "blamed")}
                        {move || outlines(one(pointed.get()), "pointed")}
                        {move || outlines(one(stage.look.get()), "look")}
                    </g>
                    <Symbols sheet />
                    <Names />
                    <Show when=move || dice.get()>
                        <Show when=move || !chart().box_is_sheet><BoxBottom /></Show>
                        <DiceLayer play rolling apart />
                    </Show>
                </g>
            </svg>
        </div>
    }
}

/// On a narrow screen: the kingdoms, to show one of them large.
#[component]
fn Parts(stage: Stage) -> impl IntoView {
    let now = Memo::new(move |_| {
        let frame = stage.shown()?;
        let chart = chart();
        Kingdom::ALL.into_iter().find(|kingdom| chart.lands[kingdom.index()].frame.wider(AROUND) == frame)
    });
    let whole = Memo::new(move |_| stage.shown().is_none());
    let one = move |kingdom: Kingdom| {
        view! {
            <button
                class=format!("ck-part ck-of-{kingdom}")
                aria-pressed=move || if now.get() == Some(kingdom) { "true" } else { "false" }
                aria-label=move || kingdom_name(kingdom)
                title=move || kingdom_name(kingdom)
                on:click=move |_| stage.part.set(Some(Some(kingdom)))
            >
                <span aria-hidden="true">{move || kingdom_name(kingdom).chars().next()}</span>
            </button>
        }
    };
    view! {
        <Show when=move || stage.narrow.get()>
            <div class="ck-parts" role="group" aria-label=move || t!("colour-kingdoms-parts")>
                <button
                    class="ck-part"
                    aria-pressed=move || if whole.get() { "true" } else { "false" }
                    aria-label=move || t!("colour-kingdoms-whole")
                    on:click=move |_| stage.part.set(Some(None))
                >
                    <Icon icon=icons::TbMapOutline />
                </button>
                {Kingdom::ALL.map(one).collect_view()}
            </div>
        </Show>
    }
}
