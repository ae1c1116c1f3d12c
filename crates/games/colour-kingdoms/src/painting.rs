//! Painting regions, drop by drop.

use pentarchy_game::{Effect, Events, Seat};

use crate::{Action, Colour, ColourKingdoms, Drop, Event, Refusal, Region, RegionSet, Spell, Stroke, Turn};

impl ColourKingdoms {
    /// The turn of a player who is at work on it.
    pub(crate) fn turn_of(&self, seat: Seat) -> Result<&Turn, Refusal> {
        match &self.player(seat).turn {
            None => Err(Refusal::TakeFirst),
            Some(turn) if turn.finished => Err(Refusal::Finished),
            Some(turn) => Ok(turn),
        }
    }

    /// The same, when no tower waits for a colour.
    pub(crate) fn settled_turn_of(&self, seat: Seat) -> Result<&Turn, Refusal> {
        let turn = self.turn_of(seat)?;
        match turn.unchosen.first() {
            None => Ok(turn),
            Some(tower) => {
                let [one, other] = self.map.towers[tower].regions;
                Err(Refusal::ChooseFirst(one, other)) // CK-27
            }
        }
    }

    pub(crate) fn turn_mut(&mut self, seat: Seat) -> &mut Turn {
        self.player_mut(seat).turn.as_mut().expect("a turn that was looked at is there")
    }

    pub(crate) fn ways_to_paint(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let Some(turn) = &player.turn else { return };
        if turn.unchosen.is_empty() {
            let free = RegionSet::ALL - player.sheet.painted();
            let in_reach = free & turn.reach();
            if turn.drops > 0 {
                self.ways_to_place(seat, Drop::Die, turn.colour, in_reach, out);
            }
            if turn.mixed != [0; 3] {
                for colour in Colour::COMPOSITE.into_iter().filter(|&colour| turn.mixed_of(colour) > 0) {
                    self.ways_to_place(seat, Drop::Mixed(colour), colour, in_reach, out);
                }
            }
            if player.drops != [0; 6] {
                for colour in Colour::ALL.into_iter().filter(|&colour| player.can_use(colour) > 0) {
                    self.ways_to_place(seat, Drop::Tower(colour), colour, free, out);
                }
            }
            self.ways_to_cast(seat, turn, out);
            out.push(Action::Finish);
        } else {
            out.extend(Colour::COMPOSITE.map(Action::Choose));
        }
        if !turn.is_untouched() {
            out.push(Action::Anew);
        }
    }

    fn ways_to_place(&self, seat: Seat, drop: Drop, colour: Colour, regions: RegionSet, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let fitting = player.sheet.fitting(&self.map, regions, colour);
        let spell = player.can_cast(Spell::Match) > 0;
        let possible = if spell { regions } else { fitting };
        let paint = |region| Action::Paint { region, drop, matching: !fitting.contains(region) };
        out.extend(possible.iter().map(paint));
    }

    pub(crate) fn paint(
        &mut self,
        seat: Seat,
        region: Region,
        drop: Drop,
        matching: bool,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let turn = self.settled_turn_of(seat)?;
        let player = self.player(seat);
        match drop {
            Drop::Die if turn.drops == 0 => return Err(Refusal::NoDrop), // CK-18
            Drop::Mixed(colour) if turn.mixed_of(colour) == 0 => return Err(Refusal::NotMixed(colour)),
            Drop::Tower(colour) if player.can_use(colour) == 0 => return Err(Refusal::NoTowerDrop(colour)),
            // CK-18, CK-28: drops of towers may go anywhere.
            Drop::Die | Drop::Mixed(_) if !turn.reach().contains(region) => {
                return Err(Refusal::OtherKingdom(region));
            }
            _ => {}
        }
        if player.sheet.painted().contains(region) {
            return Err(Refusal::Painted(region)); // CK-19
        }
        let colour = turn.colour_of(drop);
        match (player.sheet.clashes(&self.map, region, colour).first(), matching) {
            (Some(neighbour), false) => return Err(Refusal::Clash { region, neighbour, colour }), // CK-20
            (None, true) => return Err(Refusal::NoNeed(region)),                                  // CK-31
            (Some(_), true) if player.can_cast(Spell::Match) == 0 => return Err(Refusal::NoSpell(Spell::Match)),
            _ => {}
        }
        self.stroke(seat, Stroke { region, colour, drop, matching });
        events.push(Event::Painted { seat, region, colour, drop, matching });
        self.pay_towers(seat, region, events);
        Ok(Effect::Quiet)
    }

    /// Carries out what [`paint`](Self::paint) has found possible.
    fn stroke(&mut self, seat: Seat, stroke: Stroke) {
        self.player_mut(seat).sheet.paint(stroke.region, stroke.colour);
        let turn = self.turn_mut(seat);
        match stroke.drop {
            Drop::Die => turn.drops -= 1,
            Drop::Mixed(colour) => *turn.mixed_of_mut(colour) -= 1,
            Drop::Tower(_) => {}
        }
        if stroke.matching {
            turn.cast[Spell::Match.index()] += 1;
        }
        turn.strokes.push(stroke);
    }

    /// CK-25: every tower whose second region has just been painted pays a drop.
    fn pay_towers(&mut self, seat: Seat, region: Region, events: &mut impl Events<Event>) {
        let towers = self.map.towers_at[region.index()];
        if towers.is_empty() {
            return;
        }
        let sheet = self.player(seat).sheet;
        for tower in towers.iter() {
            let regions = self.map.towers[tower].regions;
            let [Some(one), Some(other)] = regions.map(|region| sheet.colour(region)) else { continue };
            match one.mixed_with(other) {
                Some(colour) => {
                    self.turn_mut(seat).paid[colour.index()] += 1; // CK-26
                    events.push(Event::TowerPaid { seat, tower: regions, colour });
                }
                None => self.turn_mut(seat).unchosen.insert(tower), // CK-27
            }
        }
    }

    /// CK-27: the colour of a drop of one's choice.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        colour: Colour,
        events: &mut impl Events<Event>,
    ) -> Result<Effect, Refusal> {
        let tower = self.turn_of(seat)?.unchosen.first().ok_or(Refusal::NothingToChoose)?;
        if colour.is_basic() {
            return Err(Refusal::ChooseComposite(colour));
        }
        let turn = self.turn_mut(seat);
        turn.unchosen.remove(tower);
        turn.paid[colour.index()] += 1;
        events.push(Event::TowerPaid { seat, tower: self.map.towers[tower].regions, colour });
        Ok(Effect::Quiet)
    }

    /// CK-17: everything since the die was taken is wiped out.
    pub(crate) fn begin_anew(&mut self, seat: Seat, events: &mut impl Events<Event>) -> Result<Effect, Refusal> {
        let turn = self.turn_of(seat)?;
        if turn.is_untouched() {
            return Err(Refusal::NothingToWipe);
        }
        let face = self.dice[turn.die.index()].face;
        self.player_mut(seat).begin_anew(face);
        events.push(Event::Anew { seat });
        Ok(Effect::Quiet)
    }
}
