//! What a decree would take now, in words: "a rank of 3 at most", "a wolf or a frog".

use pentarchy_animal_kingdoms::{Beast, Card, CardSet, Decree, Looks, Ranks, Shown};

use super::words::{beast_name, card_object, or_list};
use crate::t;
use crate::text::and_list;

/// What a set of cards that a decree takes has in common.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Need {
    /// Any card will do.
    Any,
    /// No card will do.
    Nothing,
    /// One of these ranks.
    Ranks(Vec<u8>),
    /// One of these beasts.
    Beasts(Vec<Beast>),
    /// One of these ranks or one of these beasts.
    Either(Vec<u8>, Vec<Beast>),
    /// None of these ranks and none of these beasts.
    Neither(Vec<u8>, Vec<Beast>),
}

impl Need {
    fn of(takes: CardSet) -> Need {
        let whole = |takes: CardSet| {
            let ranks = (1..=8).filter(|&rank| CardSet::of_ranks(Ranks::only(rank)).is_subset(takes));
            let beasts = Beast::ALL.into_iter().filter(|&beast| CardSet::of_beast(beast).is_subset(takes));
            (ranks.collect::<Vec<_>>(), beasts.collect::<Vec<_>>())
        };
        if takes == CardSet::ALL {
            return Need::Any;
        }
        if takes.is_empty() {
            return Need::Nothing;
        }
        let (ranks, beasts) = whole(takes);
        let covered = |ranks: &[u8], beasts: &[Beast]| {
            let by_rank = ranks.iter().map(|&rank| CardSet::of_ranks(Ranks::only(rank)));
            let by_beast = beasts.iter().map(|&beast| CardSet::of_beast(beast));
            by_rank.chain(by_beast).fold(CardSet::EMPTY, |all, some| all | some)
        };
        if covered(&ranks, &[]) == takes {
            return if ranks.len() > 4 && !reaches_an_end(&ranks) {
                Need::Neither((1..=8).filter(|rank| !ranks.contains(rank)).collect(), Vec::new())
            } else {
                Need::Ranks(ranks)
            };
        }
        if covered(&[], &beasts) == takes {
            return if beasts.len() > 4 {
                Need::Neither(Vec::new(), Beast::ALL.into_iter().filter(|beast| !beasts.contains(beast)).collect())
            } else {
                Need::Beasts(beasts)
            };
        }
        if covered(&ranks, &beasts) == takes {
            return Need::Either(ranks, beasts);
        }
        let (ranks, beasts) = whole(CardSet::ALL - takes);
        Need::Neither(ranks, beasts)
    }

    fn words(&self) -> String {
        match self {
            Need::Any => t!("animal-kingdoms-need-any"),
            Need::Nothing => t!("animal-kingdoms-need-nothing"),
            Need::Ranks(ranks) => match ranks.as_slice() {
                [low, .., 8] if reaches_an_end(ranks) => t!("animal-kingdoms-need-at-least", rank = *low),
                [1, .., high] if reaches_an_end(ranks) => t!("animal-kingdoms-need-at-most", rank = *high),
                ranks => t!("animal-kingdoms-need-rank", ranks = or_list(ranks.iter().map(u8::to_string))),
            },
            Need::Beasts(beasts) => t!("animal-kingdoms-need-beast", beasts = or_list(names(beasts))),
            Need::Either(ranks, beasts) => {
                let ranks = ranks.iter().map(|rank| t!("animal-kingdoms-rank", rank = *rank));
                t!("animal-kingdoms-need-beast", beasts = or_list(ranks.chain(names(beasts))))
            }
            Need::Neither(ranks, beasts) => {
                let ranks = ranks.iter().map(|rank| t!("animal-kingdoms-rank", rank = *rank));
                t!("animal-kingdoms-need-other", others = and_list(ranks.chain(names(beasts))))
            }
        }
    }
}

fn names(beasts: &[Beast]) -> impl Iterator<Item = String> {
    beasts.iter().map(|&beast| beast_name(beast).to_owned())
}

/// Whether the ranks are a row without gaps from 1 or to 8, of more than one.
fn reaches_an_end(ranks: &[u8]) -> bool {
    let [low, .., high] = ranks else { return false };
    usize::from(high - low) + 1 == ranks.len() && (*low == 1 || *high == 8)
}

/// What the decree asks for now: "a rank of 3 at most".
pub(super) fn needed(decree: Decree, looked_at: &[Shown]) -> String {
    if decree.asks_for_a_pair() {
        return t!("animal-kingdoms-need-pair");
    }
    Need::of(decree.takes(looked_at.iter().map(|shown| shown.card).collect())).words()
}

/// What the decree looks at and what it asks for now: "the neighbours show 7 and 3: a rank of 3 at most is needed".
pub(super) fn seen_and_needed(decree: Decree, looked_at: &[Shown]) -> String {
    let need = needed(decree, looked_at);
    // Where only ranks matter, beasts would only be in the way.
    let by_rank = matches!(
        Need::of(decree.takes(looked_at.iter().map(|shown| shown.card).collect())),
        Need::Ranks(_) | Need::Nothing
    ) || matches!(decree, Decree::U11 | Decree::U29);
    let name = |card: Card| if by_rank { card.rank().to_string() } else { card_object(card) };
    let cards = and_list(looked_at.iter().map(|shown| name(shown.card)));
    let seen = match decree.looks() {
        Looks::Nowhere => return need,
        Looks::LastOrFirst if looked_at.is_empty() => t!("animal-kingdoms-seen-first"),
        _ if looked_at.is_empty() => return need,
        Looks::Last | Looks::LastOrFirst => t!("animal-kingdoms-seen-last", cards = cards),
        Looks::Realm => t!("animal-kingdoms-seen-realm", cards = cards),
        Looks::Neighbours => t!("animal-kingdoms-seen-neighbours", count = looked_at.len(), cards = cards),
        Looks::Others => t!("animal-kingdoms-seen-others", count = looked_at.len(), cards = cards),
    };
    format!("{seen}: {need}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn need(decree: Decree, looked_at: &[&str]) -> Need {
        Need::of(decree.takes(looked_at.iter().map(|name| name.parse::<Card>().unwrap()).collect()))
    }

    #[test]
    fn what_is_needed_is_found_in_what_is_taken() {
        use Beast::{Frog, Owl, RedPanda, Tiger, Wolf};
        assert_eq!(need(Decree::U24, &["tiger 7", "owl 3"]), Need::Ranks(vec![1, 2, 3]));
        assert_eq!(need(Decree::U23, &["tiger 7", "owl 3"]), Need::Ranks(vec![7, 8]));
        assert_eq!(need(Decree::U13, &["tiger 5"]), Need::Ranks(vec![4, 6]));
        assert_eq!(need(Decree::U06, &[]), Need::Beasts(vec![Frog, Wolf]));
        assert_eq!(need(Decree::U14, &["red panda 4"]), Need::Either(vec![4], vec![RedPanda]));
        assert_eq!(need(Decree::U25, &["tiger 7", "owl 3"]), Need::Neither(vec![3, 7], vec![Tiger, Owl]));
        assert_eq!(need(Decree::U11, &["wolf 4", "owl 2", "owl 1"]), Need::Neither(vec![1, 2, 4], vec![]));
        assert_eq!(need(Decree::U12, &["wolf 4", "owl 2"]), Need::Neither(vec![], vec![Owl, Wolf]));
        assert_eq!(need(Decree::U16, &["bee 8"]), Need::Nothing);
        assert_eq!(need(Decree::U20, &[]), Need::Any);
    }
}
