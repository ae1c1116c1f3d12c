//! Information-set Monte-Carlo tree search: every iteration makes up a position that the seat can't tell from the real
//! one, walks down one tree by what promises most, plays the rest out by what good players lean to, and remembers what
//! came of it.

use pentarchy_game::{Actor, Dice, Game, MAX_SEATS, Seat, Seats, Seen};

use crate::draw::draw;
use crate::expertise::Expertise;
use crate::tree::{Edge, EdgeId, NodeId, Tree};
use crate::worth::Worths;

/// How much doubt there is for what was seldom tried, in units of how far results lie apart.
const DOUBT: f64 = 0.7;

/// Once in so many decisions of a playout the house's clock runs out, if it runs.
const CLOCK: u32 = 64;

pub(crate) struct Search<'a, E: Expertise> {
    seen: &'a Seen<'a, E::Game>,
    dice: &'a mut Dice,
    /// What is open to the seat now.
    open: &'a [<E::Game as Game>::Action],
    tree: Tree<<E::Game as Game>::Action>,
    /// How many decisions were carried out in all games.
    pub(crate) decisions: u64,
    /// Whether there is time for more than what players lean to.
    patient: bool,
    /// Whether there is time to look closer at what is open now.
    ponders: bool,
    /// The action that must be tried now, among those that are open.
    pub(crate) forced: Option<usize>,
    /// What the expertise keeps for later.
    memory: E::Memory,
    /// How far the results of each seat lie apart.
    spread: [Spread; MAX_SEATS],
    // Buffers, so that an iteration allocates nothing.
    path: Vec<EdgeId>,
    legal: Vec<<E::Game as Game>::Action>,
    edges: Vec<Option<EdgeId>>,
    weights: Vec<f32>,
}

impl<'a, E: Expertise> Search<'a, E> {
    /// A search by somebody who is patient or not, and looks closer or not.
    pub(crate) fn new(
        seen: &'a Seen<'a, E::Game>,
        open: &'a [<E::Game as Game>::Action],
        dice: &'a mut Dice,
        patient: bool,
        ponders: bool,
    ) -> Search<'a, E> {
        Search {
            seen,
            dice,
            open,
            tree: Tree::new(),
            decisions: 0,
            patient,
            ponders,
            forced: None,
            memory: E::memory(ponders),
            spread: [Spread::default(); MAX_SEATS],
            path: Vec::new(),
            legal: Vec::new(),
            edges: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// One game in the bot's head; the position that it ended with.
    pub(crate) fn iterate(&mut self) -> E::Game {
        let mut game = self.seen.sample(self.dice);
        self.path.clear();
        self.descend(&mut game);
        self.play_out(&mut game);
        let worths = E::judge(&game);
        self.remember(&worths);
        game
    }

    /// Walks down the tree, and one step beyond it.
    fn descend(&mut self, game: &mut E::Game) {
        let me = self.seen.seat();
        let mut node = Tree::<<E::Game as Game>::Action>::ROOT;
        // Those who decide at the same time as somebody else, and have not yet.
        let mut together = Seats::NONE;
        loop {
            let awaiting = game.awaiting();
            if awaiting.len() > 1 {
                together = awaiting.iter().chain(together.iter()).collect();
            }
            together = together.iter().filter(|&seat| awaiting.contains(seat)).collect();
            let Some(seat) = first_of(awaiting, me) else { return };
            // What others choose at the same time is no branch of the tree: nobody can make theirs depend on it.
            if seat != me && together.contains(seat) {
                if !self.lean(game, seat) {
                    return;
                }
                continue;
            }
            self.legal.clear();
            if self.path.is_empty() && seat == me {
                self.legal.extend_from_slice(self.open);
            } else {
                game.legal(seat.into(), &mut self.legal);
            }
            let edge = self.select(game, node, seat);
            let apparent = if seat == me { edge } else { self.apparent(game, node, seat, edge) };
            self.path.push(edge);
            self.decisions += 1;
            if game.apply(seat.into(), &self.tree.edge(edge).action, &mut ()).is_err() {
                return;
            }
            let (child, known) = self.tree.follow(apparent, E::news(game, me));
            if !known {
                return;
            }
            node = child;
        }
    }

    /// What another's decision looks like to the searching seat: what it can't tell apart leads to the same moment.
    fn apparent(&mut self, game: &E::Game, node: NodeId, seat: Seat, edge: EdgeId) -> EdgeId {
        let Some(veiled) = E::veiled(game, self.seen.seat(), &self.tree.edge(edge).action) else { return edge };
        self.edges.clear();
        self.tree.find(node, seat, std::slice::from_ref(&veiled), &mut self.edges);
        self.edges[0].unwrap_or_else(|| self.tree.add(node, seat, veiled, 0.0))
    }

    /// The legal action that promises most, with the benefit of the doubt.
    fn select(&mut self, game: &E::Game, node: NodeId, seat: Seat) -> EdgeId {
        self.edges.clear();
        self.tree.find(node, seat, &self.legal, &mut self.edges);
        if self.edges.contains(&None) {
            self.weights.clear();
            let weigh = if self.path.is_empty() && self.ponders { E::ponder } else { E::weigh };
            weigh(game, seat, &self.legal, &mut self.weights, self.dice, &mut self.memory);
            let faith = if self.patient { E::faith(game) } else { 1.0 };
            for ((edge, action), &weight) in self.edges.iter_mut().zip(&self.legal).zip(&self.weights) {
                edge.get_or_insert_with(|| self.tree.add(node, seat, action.clone(), weight.powf(faith)));
            }
        }
        let (mut weight, mut visits, mut worth) = (0.0, 0, 0.0);
        for &id in self.edges.iter().flatten() {
            let edge = self.tree.edge_mut(id);
            edge.available += 1;
            weight += f64::from(edge.weight);
            visits += edge.visits;
            worth += edge.worth;
        }
        if let Some(forced) = self.forced.filter(|_| self.path.is_empty()) {
            return self.edges[forced].expect("every action has an edge by now");
        }
        // What was never tried is taken to be like the rest, or a little worse.
        let doubt = DOUBT * self.spread[seat.index()].deviation();
        let unknown = if visits == 0 { 0.5 } else { worth / f64::from(visits) - 0.2 * doubt };
        let count = self.edges.len() as f64;
        let promise = |id: EdgeId| {
            let edge = self.tree.edge(id);
            let share = if weight > 0.0 { f64::from(edge.weight) / weight } else { 1.0 / count };
            let scarcity = (count * f64::from(edge.available)).sqrt() / (1.0 + f64::from(edge.visits));
            edge.mean().unwrap_or(unknown) + doubt * share * scarcity
        };
        let promises = self.edges.iter().flatten().map(|&id| (promise(id), id));
        let best = promises.max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.expect("whoever is awaited has a legal action").1
    }

    /// Plays on by what good players lean to, to the end or the horizon.
    fn play_out(&mut self, game: &mut E::Game) {
        for _ in 0..E::horizon(game) {
            if let Some(duty) = game.duty()
                && self.dice.below(CLOCK) == 0
            {
                self.decisions += 1;
                if game.apply(Actor::House, &duty.action, &mut ()).is_err() {
                    return;
                }
            }
            let awaiting = game.awaiting();
            let one = if awaiting.len() < 2 { 0 } else { self.dice.below(awaiting.len()) };
            let Some(seat) = awaiting.iter().nth(one as usize) else { return };
            if !self.lean(game, seat) {
                return;
            }
        }
    }

    /// Lets a seat do what a good player leans to; whether it could.
    fn lean(&mut self, game: &mut E::Game, seat: Seat) -> bool {
        self.decisions += 1;
        if let Some(action) = E::lean(game, seat, self.dice) {
            return game.apply(seat.into(), &action, &mut ()).is_ok();
        }
        self.legal.clear();
        game.legal(seat.into(), &mut self.legal);
        let drawn = if self.legal.len() == 1 {
            self.legal.first()
        } else {
            self.weights.clear();
            E::weigh(game, seat, &self.legal, &mut self.weights, self.dice, &mut self.memory);
            draw(self.legal.iter().zip(self.weights.iter().copied()), self.dice)
        };
        let Some(action) = drawn else { return false };
        game.apply(seat.into(), action, &mut ()).is_ok()
    }

    fn remember(&mut self, worths: &Worths) {
        for (spread, &worth) in self.spread.iter_mut().zip(worths) {
            spread.add(worth.into());
        }
        for &id in &self.path {
            let edge = self.tree.edge_mut(id);
            edge.visits += 1;
            edge.worth += f64::from(worths[edge.seat.index()]);
        }
    }

    /// What is open to the seat now, and what became of it: in the order in which it was told, nothing before the first
    /// iteration.
    pub(crate) fn found(&self) -> impl Iterator<Item = &Edge<<E::Game as Game>::Action>> {
        self.tree.edges(Tree::<<E::Game as Game>::Action>::ROOT)
    }

    /// Which of the open actions was tried last.
    pub(crate) fn tried(&self) -> Option<usize> {
        self.path.first().map(|edge| edge.index())
    }

    /// How much more often the first of the open actions was tried than the second.
    pub(crate) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in self.found() {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        first - second
    }
}

/// The searching seat decides before others who decide at the same time: it can't know what they will do.
fn first_of(awaiting: Seats, me: Seat) -> Option<Seat> {
    if awaiting.contains(me) { Some(me) } else { awaiting.iter().next() }
}

/// How far numbers lie apart, kept as they come.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, number: f64) {
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
    }

    fn deviation(&self) -> f64 {
        if self.count < 2.0 { 0.5 } else { (self.squares / self.count).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FantasyRealmsExpertise;
    use pentarchy_fantasy_realms::{Action, FantasyRealms};
    use pentarchy_game::Seed;

    fn beginning() -> FantasyRealms {
        let request = serde_json::from_value(serde_json::json!({ "seats": 3 })).unwrap();
        let setup = FantasyRealms::DESCRIPTION.setup(&request).unwrap();
        FantasyRealms::start(&setup, &Seed::from(1))
    }

    #[test]
    fn what_is_drawn_makes_another_moment_and_what_others_draw_does_not() {
        let game = beginning();
        let seen = Seen::new(&game, game.awaiting().iter().next().unwrap());
        let (open, mut dice) = (seen.legal(), Seed::from(1).dice(0));
        let mut search = Search::<FantasyRealmsExpertise>::new(&seen, &open, &mut dice, true, true);
        let (mut own, mut others) = (0, 0);
        for _ in 0..2000 {
            search.iterate();
            for &id in &search.path {
                let edge = search.tree.edge(id);
                if edge.action == Action::Draw {
                    let most = if edge.seat == seen.seat() { &mut own } else { &mut others };
                    *most = search.tree.children(id).count().max(*most);
                }
            }
        }
        assert!(own > 20 && others == 1, "{own} {others}");
    }

    /// A seat that may soon be offered a card that it can't see searches; whatever was offered, it answers at one moment.
    #[test]
    fn what_others_hide_leads_to_one_moment() {
        use crate::BrutalKingdomExpertise;
        use pentarchy_brutal_kingdom::{Action, BrutalKingdom, Character};

        let request = serde_json::from_value(serde_json::json!({ "seats": 4 })).unwrap();
        let setup = BrutalKingdom::DESCRIPTION.setup(&request).unwrap();
        let (mut offers, mut moments) = (0, 0);
        for number in 0..40 {
            let mut game = BrutalKingdom::start(&setup, &Seed::from(number));
            let mut dice = Seed::from(number).dice(0);
            let courtesan = Action::Play(Character::Courtesan);
            // Random play up to where somebody may play the Courtesan.
            let mut legal = Vec::new();
            let owner = loop {
                let Some(seat) = game.awaiting().iter().next() else { break None };
                legal.clear();
                game.legal(seat.into(), &mut legal);
                if legal.contains(&courtesan) {
                    break Some(seat);
                }
                game.apply(seat.into(), dice.pick(&legal).unwrap(), &mut ()).unwrap();
            };
            let Some(owner) = owner else { continue };
            game.apply(owner.into(), &courtesan, &mut ()).unwrap();
            let me = Seats::first(4).iter().find(|&seat| seat != owner).unwrap();
            let seen = Seen::new(&game, me);
            let open = seen.legal();
            let mut search = Search::<BrutalKingdomExpertise>::new(&seen, &open, &mut dice, true, true);
            (0..400).for_each(|_| drop(search.iterate()));
            let root = Tree::<Action>::ROOT;
            for edge in search.tree.edges(root).filter(|edge| matches!(edge.action, Action::Offer { .. })) {
                offers += u32::from(edge.visits > 0);
                moments += u32::from(edge.leads_on());
            }
        }
        assert!(offers > 2 * moments && moments > 0, "{offers} offers, {moments} moments");
    }

    #[test]
    fn whoever_has_time_looks_closer_and_trusts_habits_less() {
        let mut game = beginning();
        let seat = game.awaiting().iter().next().unwrap();
        game.apply(seat.into(), &Action::Draw, &mut ()).unwrap();
        let seen = Seen::new(&game, seat);
        let open = seen.legal();
        let [patient, hasty] = [true, false].map(|patient| {
            let mut dice = Seed::from(1).dice(0);
            let mut search = Search::<FantasyRealmsExpertise>::new(&seen, &open, &mut dice, patient, patient);
            search.iterate();
            search.found().map(|edge| edge.weight).collect::<Vec<_>>()
        });
        let mut dice = Seed::from(1).dice(0);
        let (mut look, mut glance, mut memory) = (Vec::new(), Vec::new(), Default::default());
        FantasyRealmsExpertise::ponder(&game, seat, &open, &mut look, &mut dice, &mut memory);
        FantasyRealmsExpertise::weigh(&game, seat, &open, &mut glance, &mut dice, &mut memory);
        assert!(look != glance && hasty == glance, "{hasty:?}");
        for (patient, look) in patient.iter().zip(&look) {
            assert!((patient.powi(4) - look).abs() < 1e-4, "{patient} {look}");
        }
    }

    #[test]
    fn the_spread_is_the_standard_deviation() {
        let mut spread = Spread::default();
        for number in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            spread.add(number);
        }
        assert!((spread.deviation() - 2.0).abs() < 1e-9);
    }
}
