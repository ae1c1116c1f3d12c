//! What the coach is asked and says, and for how long that is about the position.

use std::sync::Arc;

use leptos::prelude::*;
use pentarchy_game::{Actor, Seat};
use pentarchy_table::{Advised, Fault, Seq, Sight, ToServer, What};

use super::Session;

impl Session {
    /// Asks the coach of a seat.
    pub(crate) fn advise(self, seat: Seat) {
        let id = self.next_ask.get_value();
        self.next_ask.set_value(id + 1);
        self.drop_question();
        self.refused.set(None);
        self.advised.set(None);
        self.unadvised.set(None);
        self.question.set_value(Some((id, seat)));
        self.advising.set(true);
        self.send(ToServer::Advise { id, seat });
    }

    /// Whom the coach was asked for last.
    pub(crate) fn coached(self) -> Option<Seat> {
        self.question.get_value().map(|(_, seat)| seat)
    }

    /// Who decides waits for the coach no longer: its answer would be about a decision that is made.
    pub(super) fn drop_question_of(self, seat: Seat) {
        if self.coached() == Some(seat) {
            self.drop_question();
        }
    }

    fn drop_question(self) {
        if let Some((id, _)) = self.question.get_value() {
            self.dropped.update_value(|dropped| dropped.push(id));
        }
        self.question.set_value(None);
        if self.advising.get_untracked() {
            self.advising.set(false);
        }
    }

    /// The coach has answered. What it says of an earlier position is of no use; when somebody else has changed it
    /// meanwhile, it must look again.
    pub(super) fn answered_by_coach(self, id: u32, advised: Advised) {
        if self.question.get_value() != Some((id, advised.seat)) {
            return;
        }
        self.unadvised.set(None);
        if (self.moved.get_value()..=self.seen()).contains(&advised.seen) {
            self.advising.set(false);
            self.advised.set(Some(Arc::new(advised)));
        } else if self.now.with_untracked(|now| now.awaiting.contains(advised.seat)) {
            self.advise(advised.seat);
        } else {
            self.drop_question();
        }
    }

    /// Something was refused; whether to tell: not if it is a question to the coach that nobody waits for any more.
    pub(super) fn hears_refusal(self, id: u32) -> bool {
        if self.question.get_value().is_some_and(|(asked, _)| asked == id) {
            self.drop_question();
            return true;
        }
        self.dropped.with_value(|dropped| !dropped.contains(&id))
    }

    /// Something is wrong. A fault does not say with what; only the coach leaves somebody waiting.
    pub(super) fn fault_of_coach(self, fault: &Fault) {
        if self.advising.get_untracked() {
            self.advising.set(false);
            self.unadvised.set(Some(fault.clone()));
        }
    }

    /// Whether an update leaves whom the coach was asked for the choices that they had. What it says of them stays then, for
    /// they read it: others who decide at the same time, seen or unseen, must not take it away.
    pub(super) fn leaves_the_choices(self, sights: &[Sight]) -> bool {
        let coached = self.coached();
        let is_theirs = |sight: &Sight| coached.is_some_and(|seat| sight.viewer == seat.into());
        let new = sights.iter().find(|sight| is_theirs(sight));
        new.is_some_and(|new| {
            self.sights.with_untracked(|old| {
                let old = old.iter().find(|sight| is_theirs(sight));
                old.is_some_and(|old| old.legal == new.legal)
            })
        })
    }

    /// An entry of the log, which may leave the same choices: what the coach said outlives that, and what nobody has decided or
    /// taken back.
    pub(super) fn enter(self, seq: Seq, what: &What, same_choices: bool) {
        self.seq.set_value(seq);
        let by = match what {
            // One's own decision is made, even where the next one offers the same.
            What::Acted { by, .. } if same_choices && self.coached().is_none_or(|seat| *by != Actor::Seat(seat)) => {
                return;
            }
            What::Acted { by, .. } => Some(*by),
            What::TakenBack { .. } | What::Started | What::Closed => None,
            _ => return,
        };
        self.moved.set_value(seq);
        self.advised.set(None);
        self.unadvised.set(None);
        // While others decide, a seat has the same question as before; whoever asked after their own decision, asked about
        // what comes now. Else nobody has.
        let others = matches!((by, self.coached()), (Some(Actor::Seat(by)), Some(seat)) if by != seat);
        let asked_since = self.question.get_value().zip(self.acting.get_value()).is_some_and(|((id, _), act)| id > act);
        if !others && !asked_since {
            self.drop_question();
        }
    }
}

#[cfg(test)]
mod tests {
    use pentarchy_game::Seats;
    use pentarchy_table::{Hand, Member, Saying, TableError, ToClient};
    use serde_json::Value;

    use super::super::Home;
    use super::*;

    const ANNA: Seat = Seat::FIRST;
    const BORIS: Seat = Seat::new(1).expect("there is a second seat");

    /// A game at play with three entries, in which both decide.
    fn at_play() -> Session {
        let session = Session::new(Home::Local("1".to_owned()));
        session.now.update(|now| now.awaiting = Seats::first(2));
        (1..=3).for_each(|seq| enter(session, seq, What::Started));
        session
    }

    /// An entry that everybody sees.
    fn enter(session: Session, seq: u64, what: What) {
        session.enter(Seq(seq), &what, false);
    }

    fn acted(by: Seat) -> What {
        What::Acted { by: Actor::Seat(by), hand: Hand::Person }
    }

    fn came_back() -> What {
        What::Back { member: Member(0) }
    }

    /// What the coach says to a question, asked when this was the last entry.
    fn answer(session: Session, id: u32, seen: u64) {
        let advised = Advised { seat: ANNA, seen: Seq(seen), choices: Vec::new() };
        session.hear(ToClient::Advice { id, advised });
    }

    /// Whether the coach thinks, and whether it has said something.
    fn coach(session: Session) -> (bool, bool) {
        (session.advising.get_untracked(), session.advised.get_untracked().is_some())
    }

    #[test]
    fn what_the_coach_said_outlives_what_changes_nothing() {
        let session = at_play();
        session.advise(ANNA);
        enter(session, 4, came_back());
        answer(session, 1, 3);
        assert_eq!(coach(session), (false, true));
        enter(session, 5, came_back());
        assert_eq!(coach(session), (false, true));
        enter(session, 6, acted(BORIS));
        assert_eq!(coach(session), (false, false));
    }

    #[test]
    fn what_the_coach_said_outlives_what_leaves_the_same_choices() {
        let sees = |view: &str, choice: &str| Sight {
            viewer: ANNA.into(),
            view: serde_json::value::to_raw_value(view).unwrap().into(),
            legal: serde_json::value::to_raw_value(&[choice]).unwrap().into(),
            undo: 0,
        };
        let session = at_play();
        session.sights.set(vec![Arc::new(sees("a mountain", "wait"))]);
        session.advise(ANNA);
        assert!(session.leaves_the_choices(&[sees("a lake", "wait")]));
        assert!(!session.leaves_the_choices(&[sees("a mountain", "swim")]));
        session.enter(Seq(4), &acted(BORIS), true);
        answer(session, 1, 3);
        assert_eq!(coach(session), (false, true));
        session.enter(Seq(5), &acted(BORIS), true);
        assert_eq!(coach(session), (false, true));
        session.enter(Seq(6), &acted(ANNA), true);
        assert_eq!(coach(session), (false, false));
    }

    #[test]
    fn the_coach_looks_again_when_somebody_else_has_decided_meanwhile() {
        let session = at_play();
        session.advise(ANNA);
        enter(session, 4, acted(BORIS));
        answer(session, 1, 3);
        assert_eq!(coach(session), (true, false));
        answer(session, 2, 4);
        assert_eq!(coach(session), (false, true));
    }

    #[test]
    fn nobody_hears_of_a_decision_that_is_made() {
        let decides: [fn(Session); 4] = [
            |session| session.act(ANNA, Value::Null),
            |session| session.take_back(ANNA),
            |session| enter(session, 4, acted(ANNA)),
            |session| enter(session, 4, What::TakenBack { keep: 0, by: None }),
        ];
        for decide in decides {
            let session = at_play();
            session.advise(ANNA);
            decide(session);
            assert_eq!(coach(session), (false, false));
            answer(session, 1, 3);
            assert_eq!(coach(session), (false, false));
        }
    }

    /// Around one screen others decide meanwhile, unseen; what they decide or take back is not about this question.
    #[test]
    fn what_another_seat_decides_leaves_the_question() {
        let session = at_play();
        session.advise(ANNA);
        session.act(BORIS, Value::Null);
        session.take_back(BORIS);
        answer(session, 1, 3);
        assert_eq!(coach(session), (false, true));
    }

    #[test]
    fn a_question_after_ones_own_decision_is_about_what_comes_of_it() {
        let session = at_play();
        session.act(ANNA, Value::Null);
        session.advise(ANNA);
        enter(session, 4, acted(ANNA));
        assert_eq!(coach(session), (true, false));
        answer(session, 2, 4);
        assert_eq!(coach(session), (false, true));
    }

    #[test]
    fn only_what_the_coach_was_asked_ends_its_thinking() {
        let session = at_play();
        session.advise(ANNA);
        session.say(Saying::new("Well?").unwrap());
        session.hear(ToClient::Refused { id: 2, error: TableError::NotSeated });
        assert_eq!(coach(session), (true, false));
        session.hear(ToClient::Refused { id: 1, error: TableError::NoHints });
        assert_eq!(coach(session), (false, false));
        assert_eq!(session.refused.get_untracked(), Some(TableError::NoHints));
    }

    #[test]
    fn what_nobody_waits_for_is_refused_in_silence() {
        let session = at_play();
        session.advise(ANNA);
        session.act(ANNA, Value::Null);
        session.hear(ToClient::Refused { id: 1, error: TableError::NothingToDecide { seat: ANNA } });
        assert_eq!(session.refused.get_untracked(), None);
    }

    #[test]
    fn a_coach_that_does_not_come_is_told() {
        let session = at_play();
        session.hear(ToClient::Fault(Fault::TooFast));
        assert_eq!(session.unadvised.get_untracked(), None);
        session.advise(ANNA);
        session.hear(ToClient::Fault(Fault::Unavailable));
        assert_eq!((coach(session), session.unadvised.get_untracked()), ((false, false), Some(Fault::Unavailable)));
        session.advise(ANNA);
        assert_eq!(session.unadvised.get_untracked(), None);
        // The fault was about something else: the answer comes all the same.
        session.hear(ToClient::Fault(Fault::TooFast));
        answer(session, 2, 3);
        assert_eq!((coach(session), session.unadvised.get_untracked()), ((false, true), None));
    }
}
