//! What the search remembers: one tree of what its seat can tell apart, in two arenas, with an index to find decisions by.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use pentarchy_game::Seat;
use rustc_hash::FxBuildHasher;

/// A moment in the game, as far as the searching seat can tell it from others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

/// A decision at a moment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct EdgeId(u32);

impl EdgeId {
    /// Its place in the arena: the root's come first, in the order in which they were added.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// No node or edge: both arenas stay far below it.
const NONE: u32 = u32::MAX;

struct Node {
    /// What the seat learnt by the decision that led here, and the next place that the same decision leads to.
    news: u64,
    sibling: u32,
    /// Its decisions.
    first: u32,
    last: u32,
}

/// A decision, and what became of the games in which it was made.
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// How likely a good player is to make it, in any unit.
    pub(crate) weight: f32,
    /// How often it was made.
    pub(crate) visits: u32,
    /// How often it could have been made.
    pub(crate) available: u32,
    /// The sum of what it was worth to the seat that made it.
    pub(crate) worth: f64,
    node: u32,
    child: u32,
    next: u32,
}

impl<A> Edge<A> {
    /// Whether anything was seen beyond it.
    #[cfg(test)]
    pub(crate) fn leads_on(&self) -> bool {
        self.child != NONE
    }

    /// What it was worth on the mean, once it was tried.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.worth / f64::from(self.visits))
    }
}

pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    index: Index,
}

impl<A: PartialEq + Hash> Tree<A> {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new() -> Tree<A> {
        let root = Node { news: 0, sibling: NONE, first: NONE, last: NONE };
        Tree { nodes: vec![root], edges: Vec::new(), index: Index::default() }
    }

    pub(crate) fn edge(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge.0 as usize]
    }

    pub(crate) fn edge_mut(&mut self, edge: EdgeId) -> &mut Edge<A> {
        &mut self.edges[edge.0 as usize]
    }

    /// The edges of a node.
    pub(crate) fn edges(&self, node: NodeId) -> impl Iterator<Item = &Edge<A>> {
        self.chain(self.nodes[node.0 as usize].first).map(|id| &self.edges[id as usize])
    }

    /// Where a decision leads that brought the seat this news: the node, and whether it was there before.
    pub(crate) fn follow(&mut self, edge: EdgeId, news: u64) -> (NodeId, bool) {
        if let Some(known) = self.children(edge).find(|&id| self.nodes[id as usize].news == news) {
            return (NodeId(known), true);
        }
        let new = self.nodes.len() as u32;
        let child = &mut self.edges[edge.0 as usize].child;
        self.nodes.push(Node { news, sibling: *child, first: NONE, last: NONE });
        *child = new;
        (NodeId(new), false)
    }

    /// Where a decision has led so far: one place, or as many as there was news.
    pub(crate) fn children(&self, edge: EdgeId) -> impl Iterator<Item = u32> {
        let there = |id: u32| (id != NONE).then_some(id);
        let first = there(self.edges[edge.0 as usize].child);
        std::iter::successors(first, move |&id| there(self.nodes[id as usize].sibling))
    }

    /// Finds the edges of these actions, for each of them the edge or nothing.
    ///
    /// The same actions mostly come in the same order again, so that the next edge is tried before the index.
    pub(crate) fn find(&self, node: NodeId, seat: Seat, actions: &[A], found: &mut Vec<Option<EdgeId>>) {
        let mut next = self.nodes[node.0 as usize].first;
        for action in actions {
            let is_it = |id: u32| {
                let edge = &self.edges[id as usize];
                edge.node == node.0 && edge.seat == seat && edge.action == *action
            };
            let hit = if next != NONE && is_it(next) {
                Some(next)
            } else {
                self.index.find(FxBuildHasher.hash_one((node.0, seat, action)), is_it)
            };
            if let Some(id) = hit {
                next = self.edges[id as usize].next;
            }
            found.push(hit.map(EdgeId));
        }
    }

    /// An edge and all after it in its node.
    fn chain(&self, first: u32) -> impl Iterator<Item = u32> {
        let there = |id: u32| (id != NONE).then_some(id);
        std::iter::successors(there(first), move |&id| there(self.edges[id as usize].next))
    }

    /// Adds a decision to a node.
    pub(crate) fn add(&mut self, node: NodeId, seat: Seat, action: A, weight: f32) -> EdgeId {
        let id = self.edges.len() as u32;
        self.index.add(FxBuildHasher.hash_one((node.0, seat, &action)), id);
        let (visits, available, worth, child, next) = (0, 0, 0.0, NONE, NONE);
        self.edges.push(Edge { seat, action, weight, visits, available, worth, node: node.0, child, next });
        let node = &mut self.nodes[node.0 as usize];
        match node.last {
            NONE => node.first = id,
            last => self.edges[last as usize].next = id,
        }
        node.last = id;
        EdgeId(id)
    }
}

/// Where decisions lie in the arena, by their hashes. It knows nothing of actions, so that all games share its code.
#[derive(Default)]
struct Index(HashTable<(u64, u32)>);

impl Index {
    fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        self.0.find(hash, |&(_, id)| is_it(id)).map(|&(_, id)| id)
    }

    fn add(&mut self, hash: u64, id: u32) {
        self.0.insert_unique(hash, (hash, id), |&(hash, _)| hash);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(tree: &Tree<u8>, actions: &[u8]) -> Vec<Option<u8>> {
        let mut found = Vec::new();
        tree.find(Tree::<u8>::ROOT, Seat::FIRST, actions, &mut found);
        found.into_iter().map(|edge| edge.map(|edge| tree.edge(edge).action)).collect()
    }

    #[test]
    fn decisions_are_found_in_any_order() {
        let mut tree = Tree::new();
        assert_eq!(found(&tree, &[1, 2]), [None, None]);
        for action in [1, 2, 3, 4] {
            tree.add(Tree::<u8>::ROOT, Seat::FIRST, action, 1.0);
        }
        assert_eq!(found(&tree, &[1, 2, 3, 4]), [Some(1), Some(2), Some(3), Some(4)]);
        assert_eq!(found(&tree, &[4, 9, 1, 3, 3, 8, 2]), [Some(4), None, Some(1), Some(3), Some(3), None, Some(2)]);
    }

    #[test]
    fn another_seat_decides_something_else() {
        let mut tree = Tree::new();
        let other = Seat::FIRST.next(2);
        tree.add(Tree::<u8>::ROOT, other, 1, 1.0);
        assert_eq!(found(&tree, &[1]), [None]);
    }

    #[test]
    fn a_decision_leads_to_one_place_for_each_news() {
        let mut tree = Tree::new();
        let edge = tree.add(Tree::<u8>::ROOT, Seat::FIRST, 1, 1.0);
        let (node, known) = tree.follow(edge, 0);
        assert!(!known);
        assert!(tree.follow(edge, 0) == (node, true));
        let (other, known) = tree.follow(edge, 7);
        assert!(!known && other != node);
        assert!(tree.follow(edge, 7) == (other, true) && tree.follow(edge, 0) == (node, true));
        assert_eq!(tree.edges(Tree::<u8>::ROOT).count(), 1);
        assert_eq!(tree.edges(node).count(), 0);
    }
}
