//! What lists show of a table, and what the store keeps of it beside its log.

use pentarchy_game::{OptionValue, Outcome, Seats, SetupRequest};
use pentarchy_table::{Clock, Holder, Level, Millis, Name, PersonId, Stage, Table, Watch};
use serde::{Deserialize, Serialize};

use crate::store::{Card, Changed};

const DAY: u64 = 86_400_000;

/// Two days: a table that nobody has started by then is closed.
const GATHERING_LASTS: u64 = 2 * DAY;

/// Three months: a game that nobody has touched by then is closed.
const PLAYING_LASTS: u64 = 90 * DAY;

/// What lists show of a table. Nothing here is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct About {
    /// The game's id.
    pub(crate) game: String,
    /// How many seats, and the game's options.
    pub(crate) setup: SetupRequest,
    /// What the host is called.
    pub(crate) host: Name,
    /// The seats, in order.
    pub(crate) chairs: Vec<AboutChair>,
    /// How long a player may think.
    pub(crate) clock: Clock,
    /// Who may look on.
    pub(crate) watch: Watch,
    /// When it was made.
    pub(crate) made_at: Millis,
    /// How it ended: places and totals in the order of the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Outcome>,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AboutChair {
    /// Nobody's.
    Open,
    /// A person's.
    Person(Name),
    /// A bot's.
    Bot(Level),
}

impl About {
    fn of(table: &Table, made_at: Millis) -> About {
        let plan = table.plan();
        let gathering = table.gathering();
        let chair = |holder: Holder| match holder {
            Holder::Open => AboutChair::Open,
            Holder::Person { name, .. } => AboutChair::Person(name),
            Holder::Bot { level } => AboutChair::Bot(level),
        };
        About {
            game: plan.game.clone(),
            setup: short(&plan.setup),
            host: gathering.members[usize::from(gathering.host.0)].name.clone(),
            chairs: gathering.chairs.into_iter().map(|place| chair(place.holder)).collect(),
            clock: plan.clock,
            watch: plan.watch,
            made_at,
            outcome: table.outcome(),
        }
    }
}

/// A setup as lists show it: a document that somebody brought is named, and not told.
fn short(setup: &SetupRequest) -> SetupRequest {
    let told = |value: &OptionValue| match value {
        OptionValue::Choice(_) => OptionValue::Choice(value.to_string()),
        other => other.clone(),
    };
    let options = setup.options.iter().map(|(key, value)| (key.clone(), told(value))).collect();
    SetupRequest { seats: setup.seats, options }
}

/// The card of a table as it is now.
pub(crate) fn card(table: &Table, made_at: Millis) -> Card {
    let about = serde_json::to_string(&About::of(table, made_at)).expect("plain values can be written as JSON");
    refresh(table, made_at, about, people(table))
}

/// The card of a table where only the position has changed since the other card.
pub(super) fn moved_card(table: &Table, before: &Card) -> Card {
    refresh(table, before.made_at, before.about.clone(), before.seats.clone())
}

/// How much of a card has changed.
pub(super) fn changed(before: &Card, after: &Card) -> Changed {
    if before.seats != after.seats || before.host != after.host {
        return Changed::People;
    }
    let same_card = before.stage == after.stage && before.listed == after.listed && before.about == after.about;
    match (same_card, before.wake_at == after.wake_at) {
        (true, true) => Changed::Turn,
        (true, false) => Changed::Wake,
        (false, _) => Changed::Card,
    }
}

fn refresh(table: &Table, made_at: Millis, about: String, seats: Vec<Option<PersonId>>) -> Card {
    Card {
        stage: table.stage(),
        listed: table.plan().listed,
        host: table.host().clone(),
        seats,
        awaited: table.awaiting(),
        about,
        wake_at: wake_at(table),
        made_at,
        changed_at: table.at(),
    }
}

fn people(table: &Table) -> Vec<Option<PersonId>> {
    let seats = Seats::first(table.plan().setup.seats);
    seats.iter().map(|seat| table.person(table.holder(seat)?).cloned()).collect()
}

/// When the house must look at the table next, even if nobody else does.
fn wake_at(table: &Table) -> Option<Millis> {
    if !table.bots_to_move().is_empty() {
        return Some(table.at());
    }
    let deadline = table.next_deadline().map(|(at, _)| at);
    [deadline, forgotten_at(table)].into_iter().flatten().min()
}

/// When a table that nobody touches is closed: at the end of a day, so that not every move changes it.
pub(super) fn forgotten_at(table: &Table) -> Option<Millis> {
    let lasts = match table.stage() {
        Stage::Gathering => GATHERING_LASTS,
        Stage::Playing => PLAYING_LASTS,
        Stage::Over | Stage::Closed => return None,
    };
    Some(Millis(table.at().plus(lasts).0.next_multiple_of(DAY)))
}
