//! Whether a position read from outside can be one.

use pentarchy_game::{Corrupt, Seat};

use crate::chapel::Offering;
use crate::game::{CHAPTERS, PLAYERS, ROUNDS, Step};
use crate::story::Move;
use crate::{Back, BrutalKingdom, Character, CharacterSet, Colour};

impl BrutalKingdom {
    pub(crate) fn soundness(&self) -> Result<(), Corrupt> {
        Corrupt::unless(usize::from(self.chapter) < CHAPTERS && self.round < ROUNDS, "there is no such round")?;
        Corrupt::unless(self.plays(self.start), "nobody has the start-player card")?;
        self.tokens_are_all_there()?;
        self.chapel_fits_the_chapter()?;
        self.deal_is_possible()?;
        self.story_leads_here()?;
        self.stacks_are_possible()?;
        self.words_are_possible()?;
        self.exchanges_are_possible()?;
        self.step_is_possible()
    }

    fn nobodys<'a, T>(&self, all: &'a [T; PLAYERS]) -> &'a [T] {
        &all[usize::from(self.rules.seats())..]
    }

    fn tokens_are_all_there(&self) -> Result<(), Corrupt> {
        for colour in Colour::ALL {
            let owned: u32 = self.tokens.iter().map(|tokens| u32::from(tokens[colour])).sum();
            let all = u32::from(self.supply[colour]) + u32::from(self.on_chapel(colour)) + owned;
            Corrupt::unless(all == u32::from(self.rules.tokens()), format!("there are {all} {colour} tokens"))?;
        }
        let none = self.nobodys(&self.tokens).iter().all(|tokens| tokens.sum() == 0);
        let nobody = self.nobodys(&self.eliminations).iter().all(|&points| points == 0);
        Corrupt::unless(none && nobody, "points of nobody")?;
        let eliminations: u32 = self.eliminations.iter().map(|&points| u32::from(points)).sum();
        let cards = u32::from(self.chapter) * u32::from(ROUNDS * self.rules.seats()) + self.played_cards().len() as u32;
        Corrupt::unless(eliminations <= cards, "more eliminations than cards that were played")
    }

    fn chapel_fits_the_chapter(&self) -> Result<(), Corrupt> {
        let chapter = usize::from(self.chapter);
        let over = self.step == Step::Over;
        let before = self.chapel[..chapter].iter().all(Option::is_some);
        let after = self.chapel[chapter + 1..].iter().all(Option::is_none);
        Corrupt::unless(before && after, "the chapel is not as full as it should be")?;
        let blessed = self.played_cards().contains(Character::Saint) && self.step != Step::Bless;
        let fits = match self.chapel[chapter] {
            Some(Offering::Power(_)) => blessed,
            Some(Offering::Elimination) => over,
            None => !over,
        };
        Corrupt::unless(fits, "the chapel has what nobody gave it")
    }

    /// Two cards with each back for everybody and for the centre, and the passed ones among them.
    fn deal_is_possible(&self) -> Result<(), Corrupt> {
        let story = &self.story;
        let backs = match self.step {
            Step::Pass { back } => back.index() + 1,
            _ => 2,
        };
        Corrupt::unless(story.centre.len() == 2 * backs, "the centre has too few or too many cards")?;
        let mut seen = CharacterSet::EMPTY;
        let dealt = story.dealt.iter().flat_map(|dealt| dealt.iter()).chain(story.centre.iter().copied());
        for card in dealt {
            Corrupt::unless(self.rules.characters().contains(card), format!("{} does not take part", card.id()))?;
            Corrupt::unless(seen.insert(card), format!("{} is there twice", card.id()))?;
        }
        let nobody = self.nobodys(&story.dealt).iter().all(|dealt| dealt.is_empty())
            && self.nobodys(&story.passed).iter().all(|passed| passed == &[None; 2]);
        Corrupt::unless(nobody, "cards in the hand of nobody")?;
        for back in Back::BOTH {
            let count = if back.index() < backs { 2 } else { 0 };
            let pairs = self.everybody().all(|seat| story.dealt[seat.index()].backed(back).len() == count);
            let centre = story.centre.iter().skip(2 * back.index()).take(2).all(|card| card.back() == back);
            Corrupt::unless(pairs && centre, "the cards are not dealt two by two")?;
            let own = self.everybody().all(|seat| {
                let card = story.passed[seat.index()][back.index()];
                card.is_none_or(|card| story.dealt[seat.index()].backed(back).contains(card))
            });
            Corrupt::unless(own, "somebody passes on a card that they were not dealt")?;
            let done = story.is_passed(back, self.rules.seats());
            let awaited = self.step == (Step::Pass { back }) || count == 0;
            Corrupt::unless(done != awaited, "the cards are passed on too early or too late")?;
        }
        Ok(())
    }

    /// The moves of the story can have happened, one after the other, and lead to the cards as they are now.
    fn story_leads_here(&self) -> Result<(), Corrupt> {
        let mut now = self.story.opening(self.rules.seats());
        let mut before: Option<&Move> = None;
        for step in &self.story.moves {
            let in_order = self.follows(before, step);
            Corrupt::unless(in_order, format!("{step:?} after {before:?}"))?;
            now.follow(step)?;
            before = Some(step);
        }
        let started = !matches!(self.step, Step::Pass { .. });
        Corrupt::unless(started || self.story.moves.is_empty(), "somebody played before all cards were passed on")?;
        Corrupt::unless(now.hands == self.hands && now.centre == self.centre, "the story leads elsewhere")
    }

    /// Whether a move can come directly after another: looks and swaps follow the card that allows them.
    fn follows(&self, before: Option<&Move>, step: &Move) -> bool {
        let played = match before {
            Some(&Move::Played { seat, card }) => Some((seat, card)),
            _ => None,
        };
        let by =
            |who: Seat, cards: &[Character]| played.is_some_and(|(seat, card)| seat == who && cards.contains(&card));
        match *step {
            Move::Played { seat, .. } => self.plays(seat) && !matches!(before, Some(Move::Revealed { .. })),
            Move::Swapped { seat, .. } => by(seat, &[Character::Druid, Character::WhiteKnight, Character::Monk]),
            Move::Exchanged { from, to, gave, .. } => {
                let second = matches!(before, Some(Move::Exchanged { from: again, gave: first, .. })
                    if *again == from && (first.back(), gave.back()) == (Back::Light, Back::Dark));
                self.plays(to) && (by(from, &[Character::Courtesan]) || second)
            }
            Move::SawHand { by: who, of } => self.plays(of) && by(who, &[Character::Witch]),
            Move::SawCentre { by: who } => by(who, &[Character::FortuneTeller]),
            Move::Revealed { card, .. } | Move::NotHeld { card } => {
                played.is_some_and(|(_, by)| by == Character::Inquisitor) && self.accusable().contains(card)
            }
            Move::Surrendered { seat, gave, .. } => before == Some(&Move::Revealed { seat, card: gave }),
        }
    }

    /// The cards that were played in this chapter.
    fn played_cards(&self) -> CharacterSet {
        let played = self.story.moves.iter().filter_map(|step| match step {
            Move::Played { card, .. } => Some(*card),
            _ => None,
        });
        played.collect()
    }

    /// How many cards the seat should have before it.
    fn expected_height(&self, seat: Seat) -> usize {
        let position = (0..self.rules.seats()).position(|places| self.nth_from_start(places) == seat).unwrap_or(0);
        let played = usize::from(self.played);
        let begun = !matches!(self.step, Step::Pass { .. } | Step::Play);
        usize::from(self.round) + usize::from(position < played || position == played && begun)
    }

    /// Every played card lies once in a stack; every stack has its height; somebody's top is open.
    fn stacks_are_possible(&self) -> Result<(), Corrupt> {
        let mut lying = CharacterSet::EMPTY;
        for laid in self.stacks.iter().flat_map(|stack| &stack.0) {
            Corrupt::unless(lying.insert(laid.card), format!("{} lies there twice", laid.card.id()))?;
        }
        Corrupt::unless(lying == self.played_cards(), "the stacks are not what was played")?;
        let nobody = self.nobodys(&self.stacks).iter().all(|stack| stack.height() == 0);
        Corrupt::unless(nobody, "a stack of nobody")?;
        Corrupt::unless(self.played < self.rules.seats(), "the round should have ended")?;
        let ended = matches!(self.step, Step::Reward { .. } | Step::Over);
        let last = self.round == ROUNDS - 1 && self.played == 0;
        Corrupt::unless(!ended || last, "the chapter ended too early")?;
        for seat in self.everybody() {
            let expected = if ended { usize::from(ROUNDS) } else { self.expected_height(seat) };
            let height = self.stack(seat).height();
            Corrupt::unless(height == expected, format!("{height} cards before seat {seat}, not {expected}"))?;
            let played =
                self.story.moves.iter().filter(|step| matches!(step, Move::Played { seat: by, .. } if *by == seat));
            Corrupt::unless(played.count() == height, format!("seat {seat} played more or fewer cards"))?;
        }
        Corrupt::unless(lying.is_empty() || self.highest().is_some(), "no top card is open")
    }

    /// What was named and declared fits whoever names and declares.
    fn words_are_possible(&self) -> Result<(), Corrupt> {
        let named = self.doomed.is_none_or(|card| self.doomable().contains(card));
        let executioner = self.played_cards().contains(Character::Executioner) && self.step != Step::Doom;
        Corrupt::unless(self.doomed.is_none() || named && executioner, "nobody named a victim")?;
        let inquisitor = self.played_cards().contains(Character::Inquisitor) && self.step != Step::Declare;
        Corrupt::unless(self.claim.is_none() || inquisitor, "nobody declared a rank")
    }

    fn exchanges_are_possible(&self) -> Result<(), Corrupt> {
        let count = self.agreed().count();
        let asked = !self.still_answering().is_empty();
        match self.step {
            Step::Offer => {
                let early = self.agreed().all(|(_, exchange)| exchange.answer.is_none());
                Corrupt::unless(early && self.can_offer(self.turn()), "there is nothing to offer")?;
            }
            Step::Answer => Corrupt::unless(asked, "nobody is asked for a card")?,
            _ => return Corrupt::unless(count == 0, "an exchange without the Courtesan"),
        }
        let from = self.turn();
        for (back, exchange) in self.agreed() {
            let to = exchange.to;
            Corrupt::unless(self.plays(to) && to != from, "an exchange with nobody")?;
            let theirs = self.hand(to).backed(back);
            let held = self.hand(from).backed(back).contains(exchange.give)
                && !theirs.is_empty()
                && exchange.answer.is_none_or(|card| theirs.contains(card));
            Corrupt::unless(held, "an exchange of a card that is not there")?;
        }
        Ok(())
    }

    /// What is waited for follows from the card that was played last.
    fn step_is_possible(&self) -> Result<(), Corrupt> {
        let last = self.story.moves.last();
        let just_played = match last {
            Some(&Move::Played { seat, card }) if seat == self.turn() => Some(card),
            _ => None,
        };
        let active = self.stack(self.turn()).active_top();
        let asks = just_played.filter(|&card| active == Some(card)).and_then(|card| self.question(self.turn(), card));
        let fits = match self.step {
            Step::Pass { .. } => self.round == 0 && self.played == 0,
            Step::Play => !matches!(last, Some(Move::Revealed { .. })),
            Step::Over => usize::from(self.chapter) == CHAPTERS - 1,
            // After an offer the question may be asked again, or others are asked.
            Step::Offer | Step::Answer => just_played == Some(Character::Courtesan) && active == just_played,
            Step::Accuse => asks == Some(Step::Declare) && self.claim.is_some(),
            Step::Surrender { holder, card } => {
                last == Some(&Move::Revealed { seat: holder, card })
                    && active == Some(Character::Inquisitor)
                    && self.claim.is_some()
            }
            Step::Reward { seat } => {
                self.plays(seat) && self.has_black_knight(seat) && self.in_supply().next().is_some()
            }
            other => asks == Some(other),
        };
        Corrupt::unless(fits, "that is not what the game can wait for")
    }
}
