//! What each viewer may know.

use pentarchy_game::{Game, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::MODIFIERS;
use crate::decree::Shown;
use crate::game::Step;
use crate::upstart::UpstartMove;
use crate::{Age, AnimalKingdoms, Card, CardSet, Decree, Level, Mode, Place, Prospect, Realm};

/// Everything that one viewer may know. Lists by side have a place for every player, and in solo one more, the
/// upstart's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Which game is played.
    pub mode: Mode,
    /// What this viewer must decide now.
    pub prompt: Prompt,
    /// The age.
    pub age: Age,
    /// Who started this age.
    pub first: Seat,
    /// The realms, clockwise from the smallest.
    pub realms: Vec<RealmView>,
    /// By side.
    pub players: Vec<Player>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The discard.
    pub discard: CardSet,
    /// Whether rallying is still possible in this age.
    pub rally: bool,
    /// The modifiers that nobody holds.
    pub modifiers: u8,
    /// The battle in progress.
    pub battle: Option<BattleView>,
    /// The upstart's part of a solo game.
    pub upstart: Option<UpstartView>,
}

/// A realm as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RealmView {
    /// Which.
    pub realm: Realm,
    /// Its decree in this age.
    pub decree: Decree,
    /// The cards that the decree looks at.
    pub looked_at: Vec<Shown>,
    /// The cards played below it, in order.
    pub played: Vec<Card>,
    /// How many ordinary territories each side holds.
    pub ordinary: Vec<u8>,
    /// How many ordinary territories are free.
    pub free: u8,
    /// Who holds the capital.
    pub capital: Option<Seat>,
    /// Who sits in the council: who held the capital at the end of the first age, and of the second.
    pub council: [Option<Seat>; 2],
    /// What each side would get if the age ended now.
    pub prospects: Vec<Prospect>,
    /// The kingdom tokens by age; those of scored ages have left the game.
    pub tokens: [u8; 3],
    /// The places taken so far: by age, then by side; nothing for an age in which the realm is not scored yet.
    pub places: Vec<Vec<Place>>,
}

impl RealmView {
    /// All cards that the decree takes now; of a pair, any card that may stay.
    pub fn takes(&self) -> CardSet {
        self.decree.takes(self.looked_at.iter().map(|shown| shown.card).collect())
    }
}

/// What everybody, and this viewer in particular, knows of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// How many cards are in the hand.
    pub cards: u8,
    /// The hand, if the viewer may see it.
    pub hand: Option<CardSet>,
    /// The influence tokens left.
    pub influence: u8,
    /// The points on the score track.
    pub score: u32,
    /// How often the player rallied, by age.
    pub rallies: [u32; 3],
    /// The battle modifiers.
    pub modifiers: u8,
    /// The place in the order of retreating in this age.
    pub retreated: Option<u8>,
    /// In which ages the player took a retreat token, and its value, if the viewer may see it.
    pub retreat_tokens: Vec<(Age, Option<u8>)>,
}

/// A battle as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleView {
    /// Where.
    pub realm: Realm,
    /// Who still fights.
    pub fighters: Seats,
    /// Who is out.
    pub beaten: Seats,
    /// How many times the cards have decided nothing.
    pub ties: u8,
    /// Who has chosen a card.
    pub chosen: Seats,
    /// The cards that the viewer sees: all once they are revealed, until then the own one. By side.
    pub cards: Vec<Option<Card>>,
    /// The modifiers added to the cards, by side.
    pub boosts: Vec<u8>,
}

/// The upstart's part of a solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UpstartView {
    /// How strong he is.
    pub level: Level,
    /// His bonus cards, the older first.
    pub bonus: Vec<Card>,
    /// How many cards he shows in the next battle of this age.
    pub battle_cards: u8,
    /// What he played on his last turn in this age.
    pub last: Vec<UpstartMove>,
}

/// What a viewer must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Nothing now: these others decide.
    Wait(Seats),
    /// Capture a territory, rally or retreat.
    Turn,
    /// Capture a territory or retreat: nobody rallies any more.
    CaptureOrRetreat,
    /// Retreat: no card fits anywhere, and nobody rallies any more.
    MustRetreat,
    /// Choose a card for the battle in this realm.
    Fight(Realm),
    /// Add modifiers to one's card or pass.
    Boost(Realm),
    /// Nothing: the game is over.
    Over,
}

impl AnimalKingdoms {
    pub(crate) fn viewed(&self, viewer: Viewer) -> View {
        View {
            mode: self.mode,
            prompt: self.prompt(viewer),
            age: self.age,
            first: self.first,
            realms: Realm::ALL.map(|realm| self.realm_view(realm)).into(),
            players: self.sides().map(|seat| self.player(seat, viewer)).collect(),
            deck: self.deck.len() as u8,
            discard: self.discard,
            rally: self.step != Step::Over && self.first_out().is_none(),
            modifiers: if self.mode == Mode::Battles { MODIFIERS - self.modifiers_out() } else { 0 },
            battle: self.battle_view(viewer),
            upstart: self.level().map(|level| self.upstart_view(level)),
        }
    }

    /// The modifiers held by players or lying on cards.
    pub(crate) fn modifiers_out(&self) -> u8 {
        let on_cards: u8 = match self.step {
            Step::Boost { boosts, .. } => boosts.iter().sum(),
            _ => 0,
        };
        self.modifiers.iter().sum::<u8>() + on_cards
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        let awaiting = Game::awaiting(self);
        let asked = matches!(viewer, Viewer::Seat(seat) if awaiting.contains(seat));
        match self.step {
            Step::Over => Prompt::Over,
            _ if !asked => Prompt::Wait(awaiting),
            Step::Turn { .. } if self.first_out().is_none() => Prompt::Turn,
            Step::Turn { seat } => {
                let mut ways = Vec::new();
                self.ways_to_act(seat, &mut ways);
                if ways.len() > 1 { Prompt::CaptureOrRetreat } else { Prompt::MustRetreat }
            }
            Step::Choose { battle, .. } => Prompt::Fight(battle.realm),
            Step::Boost { battle, .. } => Prompt::Boost(battle.realm),
        }
    }

    fn realm_view(&self, realm: Realm) -> RealmView {
        let holdings = self.holdings(realm);
        let sides = usize::from(self.side_count());
        let places = |age: Age| {
            let scored = age < self.age || age == self.age && self.is_scored(realm);
            if scored { self.places[age.index()][realm.index()][..sides].to_vec() } else { Vec::new() }
        };
        RealmView {
            realm,
            decree: self.decree(realm),
            looked_at: self.looked_at(realm),
            played: holdings.played.to_vec(),
            ordinary: holdings.ordinary[..sides].to_vec(),
            free: holdings.free_ordinary(realm),
            capital: holdings.capital,
            council: holdings.council,
            prospects: self.prospects(realm),
            tokens: self.kingdom_tokens[realm.index()],
            places: Age::ALL.map(places).into(),
        }
    }

    /// Whether the realm has been scored at the end of this age.
    pub(crate) fn is_scored(&self, realm: Realm) -> bool {
        match self.step {
            Step::Turn { .. } => false,
            Step::Choose { battle, .. } | Step::Boost { battle, .. } => {
                Realm::ALL.into_iter().take_while(|&other| other != battle.realm).any(|other| other == realm)
            }
            Step::Over => true,
        }
    }

    fn player(&self, seat: Seat, viewer: Viewer) -> Player {
        let open = self.level().is_some(); // AK-54: against the upstart the hand lies open.
        let seen = viewer.sees(seat) || self.step == Step::Over;
        let tokens = self.retreat_tokens_of(seat).map(|(age, value)| (age, seen.then_some(value)));
        Player {
            cards: self.hand(seat).len() as u8,
            hand: (open || viewer.sees(seat)).then(|| self.hand(seat)),
            influence: self.influence(seat),
            score: self.score(seat),
            rallies: self.rallies[seat.index()],
            modifiers: self.modifiers[seat.index()],
            retreated: Some(self.retreated[seat.index()]).filter(|&place| place > 0),
            retreat_tokens: tokens.collect(),
        }
    }

    fn battle_view(&self, viewer: Viewer) -> Option<BattleView> {
        let sees = |seat: Seat| viewer.sees(seat);
        let (battle, chosen, boosts, open) = match self.step {
            Step::Choose { battle, chosen } => (battle, chosen, Default::default(), false),
            Step::Boost { battle, shown, boosts, .. } => (battle, shown, boosts, true),
            Step::Turn { .. } | Step::Over => return None,
        };
        Some(BattleView {
            realm: battle.realm,
            fighters: battle.fighters,
            beaten: battle.beaten,
            ties: battle.ties,
            chosen: self.sides().filter(|seat| chosen[seat.index()].is_some()).collect(),
            cards: self.sides().map(|seat| chosen[seat.index()].filter(|_| open || sees(seat))).collect(),
            boosts: boosts[..usize::from(self.side_count())].to_vec(),
        })
    }

    fn upstart_view(&self, level: Level) -> UpstartView {
        UpstartView {
            level,
            bonus: self.upstart.bonus.into_iter().flatten().collect(),
            battle_cards: self.upstart_battle_cards(),
            last: self.upstart.last.into_iter().flatten().collect(),
        }
    }
}
