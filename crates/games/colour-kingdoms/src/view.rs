//! What each viewer may know.

use pentarchy_game::{Game, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::game::Step;
use crate::{Colour, ColourKingdoms, Die, Digit, Kingdom, Place, Region, Row, Score, Sheet, Thrown, Turn, Verdict};

/// Everything that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The map: `house`, or a name for the one that the table's setup brings.
    pub map: String,
    /// What this viewer must decide now.
    pub prompt: Prompt,
    /// The round, counted from 1.
    pub round: u16,
    /// Whether it is the last.
    pub last_round: bool,
    /// Whoever has the marker.
    pub first: Seat,
    /// The dice as they were thrown.
    pub dice: Vec<DieView>,
    /// How many blots a sheet has.
    pub blots: u8,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// How good a game for one was, once it is over.
    pub verdict: Option<Verdict>,
}

/// A die of the last throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieView {
    /// Which.
    pub die: Die,
    /// How it fell.
    pub thrown: Thrown,
    /// Whether it is still in the box.
    pub in_box: bool,
}

/// What this viewer knows of a player. While a turn is hidden, everything is as it was when the round began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The sheet.
    pub sheet: Sheet,
    /// The spells that can still be used in this round, by kind.
    pub spells: [u8; 4],
    /// The drops of towers that can still be used in this round, by colour.
    pub drops: [u8; 6],
    /// The blots.
    pub blots: u8,
    /// The digits for speed, in the order of [`Row::ALL`]: for the first and for the second.
    pub digits: [[Digit; 2]; Row::COUNT],
    /// What the player does in this round.
    pub turn: TurnView,
    /// What the sheet is worth as it is.
    pub score: Score,
}

/// A turn as it may be known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnView {
    /// The player has not taken a die yet.
    Waiting,
    /// The player has taken a die; what they do with it is hidden.
    Hidden {
        /// Which die.
        die: Die,
        /// The colour that it counts as.
        colour: Colour,
        /// The kingdom that it was taken from.
        kingdom: Kingdom,
        /// Whether they are done.
        finished: bool,
    },
    /// All that the player has done.
    Open(Turn),
}

/// What a viewer must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Nothing now: these others decide.
    Wait(Seats),
    /// Take a die.
    Take,
    /// Paint, cast, or be done. So many drops of the die are still to be placed.
    Paint(u8),
    /// Choose the colour of the drop that the tower between these regions gives.
    Choose([Region; 2]),
    /// Cross out a digit.
    Cross,
    /// Nothing: the game is over.
    Over,
}

impl ColourKingdoms {
    /// CK-16: whether a viewer may know what a player does in this round.
    pub(crate) fn sees_turn(&self, viewer: Viewer, seat: Seat) -> bool {
        let both_finished = |viewer: Seat| self.player(viewer).is_finished() && self.player(seat).is_finished();
        viewer.sees(seat)
            || self.player(seat).turn.is_none()
            || matches!(viewer, Viewer::Seat(viewer) if viewer.index() < usize::from(self.seats) && both_finished(viewer))
    }

    pub(crate) fn viewed(&self, viewer: Viewer) -> View {
        let over = self.step == Step::Over;
        View {
            map: self.map.name(),
            prompt: self.prompt(viewer),
            round: self.round,
            last_round: self.last_round,
            first: self.first,
            dice: Die::ALL
                .map(|die| DieView { die, thrown: self.dice[die.index()], in_box: self.in_box.contains(die) })
                .to_vec(),
            blots: self.map.blots(),
            players: self.everybody().map(|seat| self.player_seen(seat, viewer)).collect(),
            verdict: (over && self.seats == 1).then(|| Verdict::of(self.score_of(Seat::FIRST).total)),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        let wait = || Prompt::Wait(self.awaiting());
        match (self.step, viewer) {
            (Step::Over, _) => Prompt::Over,
            (Step::Cross, Viewer::Seat(Seat::FIRST)) => Prompt::Cross,
            (Step::Round, Viewer::Seat(seat)) if self.awaiting().contains(seat) => match &self.player(seat).turn {
                None => Prompt::Take,
                Some(turn) => match turn.unchosen.first() {
                    Some(tower) => Prompt::Choose(self.map.towers[tower].regions),
                    None => Prompt::Paint(turn.unplaced()),
                },
            },
            _ => wait(),
        }
    }

    fn player_seen(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let (sheet, spells, drops, blots) = if self.sees_turn(viewer, seat) {
            let blot = player.turn.as_ref().is_some_and(|turn| turn.blot);
            let spells = crate::Spell::ALL.map(|spell| player.can_cast(spell));
            (player.sheet, spells, Colour::ALL.map(|colour| player.can_use(colour)), player.blots + u8::from(blot))
        } else {
            (player.sheet_before(), player.spells, player.drops, player.blots)
        };
        PlayerView {
            sheet,
            spells,
            drops,
            blots,
            digits: Row::ALL.map(|row| Place::ALL.map(|place| self.digit(seat, row, place))),
            turn: match &player.turn {
                None => TurnView::Waiting,
                Some(turn) if self.sees_turn(viewer, seat) => TurnView::Open(turn.clone()),
                Some(Turn { die, colour, kingdom, finished, .. }) => {
                    TurnView::Hidden { die: *die, colour: *colour, kingdom: *kingdom, finished: *finished }
                }
            },
            score: Score::of(&self.map, &sheet, &player.circled, blots),
        }
    }
}
