//! Whether a position read from outside can be one.

use pentarchy_game::{Corrupt, Seat, Seats};

use crate::game::{HAND, PLAYERS, Step};
use crate::setup::Variant;
use crate::turn::TURNS_WITHOUT_DRAWING;
use crate::{Card, CardSet, FantasyRealms, check};

impl FantasyRealms {
    pub(crate) fn soundness(&self) -> Result<(), Corrupt> {
        let range = self.rules.seats();
        Corrupt::unless(range.contains(self.seats), format!("{} seats in a game for {range}", self.seats))?;
        Corrupt::unless((1..=60).contains(&self.rules.minutes), "trading lasts from 1 to 60 minutes")?;
        self.every_card_once()?;
        self.turn_is_possible()?;
        self.knowledge_is_true()?;
        self.trading_is_possible()?;
        self.declared_is_possible()
    }

    fn every_card_once(&self) -> Result<(), Corrupt> {
        let mut seen = CardSet::EMPTY;
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        for card in hands.chain(self.deck.iter().copied()).chain(self.discard.iter().copied()) {
            Corrupt::unless(seen.insert(card), format!("{} is there twice", card.id()))?;
        }
        let missing = (CardSet::ALL - seen).first();
        Corrupt::unless(missing.is_none(), format!("{} is missing", missing.map_or("", Card::id)))?;
        let strangers = self.hands[usize::from(self.seats)..].iter().all(|hand| hand.is_empty());
        Corrupt::unless(strangers, "cards in the hand of nobody")
    }

    /// What is waited for fits the variant, every hand has its size, and the game is not over already.
    fn turn_is_possible(&self) -> Result<(), Corrupt> {
        let trading = self.rules.variant == Variant::Trading;
        let idle = self.turns_without_drawing;
        match self.step {
            Step::Draw { seat } => {
                Corrupt::unless(!trading, "turns in a game of trading")?;
                self.hands_are_possible(seat, CardSet::EMPTY)?;
                Corrupt::unless(idle < TURNS_WITHOUT_DRAWING, "the game should have ended")
            }
            Step::Discard { seat, fresh } => {
                Corrupt::unless(!trading, "turns in a game of trading")?;
                self.hands_are_possible(seat, fresh)?;
                let drawn = if self.hand(seat).len() - fresh.len() < HAND { 2 } else { 1 };
                Corrupt::unless(fresh.len() == drawn, "too few or too many cards were drawn")?;
                Corrupt::unless(idle <= TURNS_WITHOUT_DRAWING, "the game should have ended")
            }
            Step::Trading | Step::Declaring | Step::Over => {
                Corrupt::unless(trading || self.step != Step::Trading, "trading in a game of turns")?;
                Corrupt::unless(!trading || self.discard.is_empty(), "a discard area in a game of trading")?;
                let whole = self.everybody().all(|seat| self.hand(seat).len() == HAND);
                Corrupt::unless(whole, "a hand has too few or too many cards")
            }
        }
    }

    /// Between turns everybody holds seven cards; two players get there one card at a time.
    fn hands_are_possible(&self, turn: Seat, fresh: CardSet) -> Result<(), Corrupt> {
        Corrupt::unless(turn.index() < usize::from(self.seats), format!("seat {turn} does not play"))?;
        Corrupt::unless(fresh.is_subset(self.hand(turn)), "a card just drawn is not in the hand")?;
        let held = |seat: Seat| (self.hand(seat) - if seat == turn { fresh } else { CardSet::EMPTY }).len();
        let (own, next) = (held(turn), held(turn.next(self.seats)));
        let drafting = self.rules.variant == Variant::Duel && own < HAND;
        let filled = if drafting { own == next || own + 1 == next } else { self.everybody().all(|s| held(s) == HAND) };
        Corrupt::unless(filled, "a hand has too few or too many cards")?;
        // While hands are filled, every card of a hand has brought at most one into the discard area.
        let most = if drafting { own + next } else { self.rules.discard_limit() - 1 };
        Corrupt::unless(self.discard.len() <= most, "the discard area has too many cards")
    }

    fn knowledge_is_true(&self) -> Result<(), Corrupt> {
        let seats = || Seats::first(PLAYERS as u8).iter();
        let holds =
            seats().all(|viewer| seats().all(|holder| self.knowledge.of(viewer, holder).is_subset(self.hand(holder))));
        Corrupt::unless(holds, "a player knows of a card that is not in that hand")
    }

    fn trading_is_possible(&self) -> Result<(), Corrupt> {
        let trades = self.step == Step::Trading;
        let offers = self.trading.offers.iter().flatten().flatten().count();
        Corrupt::unless(trades || offers == 0 && self.trading.content.is_empty(), "offers while nobody trades")?;
        Corrupt::unless(self.standing_offers().count() == offers, "an offer from or to nobody")?;
        let everybody = Seats::first(self.seats);
        let content = self.trading.content;
        Corrupt::unless(content.without(everybody).is_empty(), "somebody is content who does not play")?;
        Corrupt::unless(!trades || content != everybody, "trading should have ended")?;
        for (from, to, offer) in self.standing_offers() {
            let held = self.hand(from).contains(offer.give)
                && offer.answer.is_none_or(|answer| self.hand(to).contains(answer));
            Corrupt::unless(from != to && held, "an offer of a card that is not there")?;
        }
        Ok(())
    }

    fn declared_is_possible(&self) -> Result<(), Corrupt> {
        for (declared, seat) in self.declared.iter().zip(Seats::first(PLAYERS as u8).iter()) {
            let early = declared.choices.is_empty() && declared.answered.is_empty();
            Corrupt::unless(self.is_open() || early, "choices before the end of play")?;
            check(self.hand(seat), self.pool(seat), &declared.choices)
                .map_err(|error| Corrupt(format!("seat {seat}: {error}")))?;
        }
        let asked = !self.still_declaring().is_empty();
        Corrupt::unless(self.step != Step::Declaring || asked, "nobody has anything to declare")?;
        Corrupt::unless(self.step != Step::Over || !asked, "somebody has something to declare")
    }
}
