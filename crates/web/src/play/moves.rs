//! Which decisions stand, by the log: for asking everybody to go back.

use std::sync::Arc;

use pentarchy_game::{Actor, Seat};
use pentarchy_table::{Happened, What};

/// Who made each decision that stands.
pub(crate) struct Moves(Vec<Actor>);

/// The decisions that stand after all this.
pub(crate) fn moves_of(log: &[Arc<Happened>]) -> Moves {
    let mut moves = Vec::new();
    for happened in log {
        match happened.what {
            What::Acted { by, .. } => moves.push(by),
            What::TakenBack { keep, .. } => moves.truncate(keep as usize),
            _ => {}
        }
    }
    Moves(moves)
}

impl Moves {
    /// How many would be left if the seat's last decision, and all after it, were taken back.
    pub(crate) fn before_last_of(&self, seat: Seat) -> Option<u32> {
        self.0.iter().rposition(|by| *by == Actor::Seat(seat)).map(|at| at as u32)
    }
}

#[cfg(test)]
mod tests {
    use pentarchy_table::{Hand, Millis, Seq};

    use super::*;

    fn log(whats: Vec<What>) -> Vec<Arc<Happened>> {
        let happened = |what| Arc::new(Happened { seq: Seq(1), at: Millis(0), what, events: Vec::new() });
        whats.into_iter().map(happened).collect()
    }

    fn acted(seat: u8) -> What {
        What::Acted { by: Actor::Seat(Seat::new(seat).unwrap()), hand: Hand::Person }
    }

    #[test]
    fn what_was_taken_back_does_not_stand() {
        let seat = |number| Seat::new(number).unwrap();
        let moves = moves_of(&log(vec![acted(0), acted(1), acted(0), What::TakenBack { keep: 2, by: None }]));
        assert_eq!(moves.before_last_of(seat(0)), Some(0));
        assert_eq!(moves.before_last_of(seat(1)), Some(1));
        assert_eq!(moves.before_last_of(seat(2)), None);
    }
}
