//! Who has won, in one sentence.

use pentarchy_game::{Outcome, Seat};
use pentarchy_table::Plan;

use crate::parts::level_name;
use crate::screen::Names;
use crate::t;
use crate::text::and_list;

/// Who has won. Of a game for one the game itself says what was reached.
pub(super) fn verdict(plan: &Plan, names: &Names, outcome: Option<&Outcome>) -> String {
    let Some(outcome) = outcome else { return t!("table-over") };
    let winners: Vec<Seat> = outcome.winners().collect();
    match winners.as_slice() {
        _ if outcome.seats().count() == 1 => alone(plan, names, outcome),
        [] => t!("table-over"),
        [seat] => t!("table-won", who = names.who(*seat), name = names.of(*seat).to_owned()),
        shared => t!("table-won-shared", names = and_list(shared.iter().map(|seat| names.of(*seat).to_owned()))),
    }
}

fn alone(plan: &Plan, names: &Names, outcome: &Outcome) -> String {
    let seat = Seat::FIRST;
    t!(
        format!("{}-alone", plan.game),
        who = names.who(seat),
        name = names.of(seat).to_owned(),
        won = if outcome.place(seat) == 1 { "yes" } else { "no" },
        level = level_name(plan).unwrap_or_default(),
        count = outcome.total(seat)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::PlayerName;

    fn said(game: &str, outcome: &Outcome, you: Option<usize>) -> String {
        let name = |(index, name): (usize, &&str)| PlayerName {
            name: (*name).to_owned(),
            is_you: you == Some(index),
            is_bot: false,
        };
        let names = Names(["Anna", "Boris", "Clara"].iter().enumerate().map(name).collect());
        verdict(&Plan::new(game, outcome.seats().count() as u8), &names, Some(outcome))
    }

    #[test]
    fn the_winner_is_named() {
        let outcome = Outcome::ranked(&[3, 9, 5], |_| ());
        assert_eq!(said("fantasy-realms", &outcome, Some(1)), "You win!");
        assert_eq!(said("fantasy-realms", &outcome, Some(0)), "Boris wins.");
    }

    #[test]
    fn who_shares_the_first_place_is_named_too() {
        let outcome = Outcome::ranked(&[9, 9, 5], |_| ());
        assert_eq!(said("fantasy-realms", &outcome, Some(0)), "Anna and Boris share the victory.");
    }

    #[test]
    fn alone_the_game_says_what_was_reached() {
        assert!(said("animal-kingdoms", &Outcome::alone(30, true), Some(0)).starts_with("You beat the upstart"));
        assert!(said("animal-kingdoms", &Outcome::alone(30, false), Some(0)).starts_with("The upstart wins"));
        assert_eq!(said("colour-kingdoms", &Outcome::alone(1, false), Some(0)), "The game is over: 1 point.");
    }
}
