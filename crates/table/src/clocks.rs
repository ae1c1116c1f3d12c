//! The clocks of a table: the players', and the game's own.

use pentarchy_game::{Duty, Seat, Seats};
use serde_json::Value;

use crate::{Clock, Millis, SeatClock};

/// All clocks of a table. They are told the time; they never ask for it.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    seats: Vec<SeatTime>,
    bell: Option<Bell>,
}

#[derive(Clone, Copy, Debug)]
struct SeatTime {
    /// Milliseconds, as of `since` if it runs.
    left: u64,
    /// Since when it runs, if it does.
    since: Option<Millis>,
}

/// The game's own clock.
#[derive(Clone, Debug)]
struct Bell {
    duty: Duty<Value>,
    since: Millis,
}

impl Bell {
    fn rings(&self) -> Millis {
        self.since.plus(u64::from(self.duty.after_seconds) * 1_000)
    }
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8) -> Clocks {
        let left = clock.allowance().unwrap_or(0);
        Clocks { clock, seats: vec![SeatTime { left, since: None }; usize::from(seats)], bell: None }
    }

    /// Lets the clocks of these seats run and all others stand. Those of `renewed` have their whole time again, if
    /// this kind of clock gives it for every decision.
    pub(crate) fn run(&mut self, running: Seats, renewed: Seats, at: Millis) {
        let Some(allowance) = self.clock.allowance() else { return };
        for (seat, time) in Seats::first(self.seats.len() as u8).iter().zip(&mut self.seats) {
            if let Some(since) = time.since.take() {
                time.left = time.left.saturating_sub(at.since(since));
            }
            if self.clock.renews() && renewed.contains(seat) {
                time.left = allowance;
            }
            time.since = running.contains(seat).then_some(at);
        }
    }

    /// Which players' clocks run.
    pub(crate) fn running(&self) -> Seats {
        Seats::first(self.seats.len() as u8).iter().filter(|seat| self.seats[seat.index()].since.is_some()).collect()
    }

    /// Sets the game's own clock; one that is the same as before runs on.
    pub(crate) fn set_bell(&mut self, duty: Option<Duty<Value>>, at: Millis) {
        if self.bell.as_ref().map(|bell| &bell.duty) != duty.as_ref() {
            self.bell = duty.map(|duty| Bell { duty, since: at });
        }
    }

    /// Lets no clock have run between the two moments.
    pub(crate) fn slept(&mut self, from: Millis, until: Millis) {
        let shift = |since: &mut Millis| *since = since.plus(until.since(from.max(*since)));
        self.seats.iter_mut().filter_map(|time| time.since.as_mut()).for_each(shift);
        if let Some(bell) = &mut self.bell {
            shift(&mut bell.since);
        }
    }

    /// When the game's own clock runs out, and what the house does then.
    pub(crate) fn bell(&self) -> Option<(Millis, &Value)> {
        self.bell.as_ref().map(|bell| (bell.rings(), &bell.duty.action))
    }

    /// When the players' clocks run out that run.
    pub(crate) fn deadlines(&self) -> impl Iterator<Item = (Millis, Seat)> {
        let seats = Seats::first(self.seats.len() as u8).iter().zip(&self.seats);
        seats.filter_map(|(seat, time)| time.since.map(|since| (since.plus(time.left), seat)))
    }

    /// The players' clocks as they are shown; none at a table without.
    pub(crate) fn shown(&self) -> Vec<SeatClock> {
        if self.clock == Clock::None {
            return Vec::new();
        }
        let show = |time: &SeatTime| match time.since {
            Some(since) => SeatClock::Until(since.plus(time.left)),
            None => SeatClock::Stands(time.left),
        };
        self.seats.iter().map(show).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seats = Seats::only(Seat::FIRST);

    fn left(clocks: &Clocks) -> SeatClock {
        clocks.shown()[0]
    }

    #[test]
    fn a_move_clock_starts_anew_with_each_decision() {
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 10 }, 2);
        clocks.run(ONE, ONE, Millis(0));
        clocks.run(ONE, Seats::NONE, Millis(4_000));
        assert_eq!(left(&clocks), SeatClock::Until(Millis(10_000)));
        clocks.run(ONE, ONE, Millis(5_000));
        assert_eq!(left(&clocks), SeatClock::Until(Millis(15_000)));
    }

    #[test]
    fn a_game_clock_is_used_up() {
        let mut clocks = Clocks::new(Clock::PerGame { seconds: 60 }, 2);
        clocks.run(ONE, ONE, Millis(0));
        clocks.run(Seats::NONE, ONE, Millis(20_000));
        assert_eq!(left(&clocks), SeatClock::Stands(40_000));
        clocks.run(ONE, ONE, Millis(100_000));
        assert_eq!(left(&clocks), SeatClock::Until(Millis(140_000)));
    }

    #[test]
    fn sleep_stops_every_clock() {
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 10 }, 1);
        clocks.run(ONE, ONE, Millis(1_000));
        clocks.set_bell(Some(Duty { action: "ring".into(), after_seconds: 60 }), Millis(1_000));
        clocks.slept(Millis(2_000), Millis(1_000_000));
        assert_eq!(left(&clocks), SeatClock::Until(Millis(1_000_000 + 9_000)));
        assert_eq!(clocks.bell().map(|(at, _)| at), Some(Millis(1_000_000 + 59_000)));
    }

    #[test]
    fn a_clock_set_back_takes_no_time() {
        let mut clocks = Clocks::new(Clock::PerGame { seconds: 60 }, 1);
        clocks.run(ONE, ONE, Millis(50_000));
        clocks.run(Seats::NONE, ONE, Millis(10_000));
        assert_eq!(left(&clocks), SeatClock::Stands(60_000));
    }

    #[test]
    fn the_same_bell_rings_once() {
        let duty = |seconds| Some(Duty { action: "ring".into(), after_seconds: seconds });
        let mut clocks = Clocks::new(Clock::None, 1);
        clocks.set_bell(duty(60), Millis(0));
        clocks.set_bell(duty(60), Millis(30_000));
        assert_eq!(clocks.bell().map(|(at, _)| at), Some(Millis(60_000)));
        clocks.set_bell(duty(90), Millis(30_000));
        assert_eq!(clocks.bell().map(|(at, _)| at), Some(Millis(120_000)));
        clocks.set_bell(None, Millis(30_000));
        assert!(clocks.bell().is_none());
    }
}
