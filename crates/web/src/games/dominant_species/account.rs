//! An animal's points: every turn, tile, bonus and card that made them.

use leptos::prelude::*;
use pentarchy_dominant_species::{Animal, Cause, Ledger};

use super::log::cause;
use super::words::{terrain_name, tile_label};
use crate::t;
use crate::text::{points, signed};

/// When points were won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    Start,
    Turn(u8),
    FinalScoring,
}

/// A part of the account: when, and what it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Period {
    pub(super) when: When,
    pub(super) lines: Vec<(String, i16)>,
}

impl Period {
    fn total(&self) -> i16 {
        self.lines.iter().map(|(_, points)| points).sum()
    }
}

/// All that an animal's points came from, in order; periods without points are left out.
pub(super) fn account(ledger: &Ledger, animal: Animal, turn: u8) -> Vec<Period> {
    let tiles = |wanted: When| {
        let scored = ledger.scored.iter().filter(move |scored| match wanted {
            When::Start => false,
            When::Turn(turn) => !scored.last && scored.turn == turn,
            When::FinalScoring => scored.last,
        });
        let line = move |scored: &pentarchy_dominant_species::Scored| {
            let points = scored.points(animal);
            let words = t!(
                "dominant-species-line-tile",
                tile = tile_label(scored.tile),
                terrain = terrain_name(scored.terrain)
            );
            (points != 0).then_some((words, points))
        };
        scored.filter_map(line).collect::<Vec<_>>()
    };
    let awards = |wanted: When| {
        let awards = ledger.awards.iter().filter(move |award| award.animal == animal);
        let of_period = awards.filter(move |award| match wanted {
            When::Start => award.cause == Cause::Start,
            When::Turn(turn) => award.cause != Cause::Start && award.turn == turn,
            When::FinalScoring => false,
        });
        of_period.map(|award| (cause(award.cause), award.points)).collect::<Vec<_>>()
    };
    let periods = [When::Start].into_iter().chain((1..=turn).map(When::Turn)).chain([When::FinalScoring]);
    let periods = periods.map(|when| {
        let mut lines = tiles(when);
        lines.extend(awards(when));
        Period { when, lines }
    });
    periods.filter(|period| !period.lines.is_empty()).collect()
}

/// The account, turn by turn; each opens to its lines.
#[component]
pub(super) fn Account(periods: Vec<Period>, #[prop(optional)] open: bool) -> impl IntoView {
    let period = move |period: Period| {
        let total = period.total();
        let title = match period.when {
            When::Start => t!("dominant-species-cause-start"),
            When::Turn(turn) => t!("dominant-species-turn", turn = turn),
            When::FinalScoring => t!("dominant-species-final-scoring"),
        };
        let line = |(words, points): (String, i16)| {
            view! { <li><span>{words}</span><b class="numbers">{signed(points.into())}</b></li> }
        };
        view! {
            <details class="ds-period" open=open>
                <summary><span>{title}</span><b class="numbers">{points(total.into())}</b></summary>
                <ul>{period.lines.into_iter().map(line).collect_view()}</ul>
            </details>
        }
    };
    if periods.is_empty() {
        return view! { <p class="ds-note">{t!("dominant-species-no-points-yet")}</p> }.into_any();
    }
    periods.into_iter().map(period).collect_view().into_any()
}

#[cfg(test)]
mod tests {
    use pentarchy_dominant_species::DominantSpecies;
    use pentarchy_game::{Game, Seat, Seed, Viewer};

    use super::*;

    /// Plays a whole game by the first, second, third … legal decision in turn.
    fn played(seed: u64) -> DominantSpecies {
        let mut game = DominantSpecies::start(&DominantSpecies::DESCRIPTION.plain(3).unwrap(), &Seed::from(seed));
        let mut options = Vec::new();
        for step in 0.. {
            let Some(seat) = game.awaiting().iter().next() else { break };
            options.clear();
            game.legal(seat.into(), &mut options);
            let action = options[step * 7 % options.len()];
            game.apply(seat.into(), &action, &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn every_total_is_the_sum_of_its_lines() {
        let view = played(5).view(Viewer::Seat(Seat::FIRST));
        for animal in view.board.playing().iter() {
            let periods = account(&view.board.ledger, animal, view.board.turn);
            let sum: i16 = periods.iter().map(Period::total).sum();
            assert_eq!(sum, view.board.beast(animal).points, "{animal}");
        }
    }
}
