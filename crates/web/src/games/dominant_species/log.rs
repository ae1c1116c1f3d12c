//! Events in the words of the log.

use pentarchy_dominant_species::{Animal, Award, Card, Cause, Corner, Element, Event, Eyeball, Hex, Scored};

use super::spot::{self, Spot};
use super::words::{
    animal_name, card_name, corner_label, element_name, eyeball_name, section_name, terrain_name, tile_label,
};
use crate::screen::{LogLine, Names};
use crate::t;
use crate::text::signed;

/// The line of an event.
pub(super) fn line(event: &Event, names: &Names) -> Option<LogLine> {
    let text = match event {
        Event::Chose { seat, animal: chosen } => t!(
            "dominant-species-log-chose",
            who = names.who(*seat),
            name = names.of(*seat).to_owned(),
            animal = animal(*chosen)
        ),
        Event::Turn { turn } => t!("dominant-species-log-turn", turn = *turn),
        Event::Placed { animal: who, eyeball: at } => {
            t!("dominant-species-log-placed", animal = animal(*who), place = eyeball(*at))
        }
        Event::Executes { animal: who, eyeball: at } => {
            t!("dominant-species-log-executes", animal = animal(*who), place = eyeball(*at))
        }
        Event::Passed { animal: who, section } => match section {
            Some(section) => {
                t!("dominant-species-log-passed", animal = animal(*who), section = section_name(*section))
            }
            None => t!("dominant-species-log-nothing", animal = animal(*who)),
        },
        Event::Advanced { animal: who } => t!("dominant-species-log-advanced", animal = animal(*who)),
        Event::Adapted { animal: who, element: what } => {
            t!("dominant-species-log-adapted", animal = animal(*who), element = element(*what))
        }
        Event::Protected { animal: who, element: what } => {
            t!("dominant-species-log-protected", animal = animal(*who), element = element(*what))
        }
        Event::LostDisc { animal: who, element: what } => {
            t!("dominant-species-log-lost-disc", animal = animal(*who), element = element(*what))
        }
        Event::Put { animal: who, element: what, corner: at } => {
            t!("dominant-species-log-put", animal = animal(*who), element = element(*what), corner = corner(*at))
        }
        Event::Removed { element: what, corner: at } => {
            t!("dominant-species-log-removed", element = element(*what), corner = corner(*at))
        }
        Event::Spared { animal: who, element: what } => {
            t!("dominant-species-log-spared", animal = animal(*who), element = element(*what))
        }
        Event::Froze { animal: who, tile: at } => {
            t!("dominant-species-log-froze", animal = animal(*who), tile = tile(*at))
        }
        Event::WentBack { animal: who, tile: at, count } => {
            t!("dominant-species-log-went-back", animal = animal(*who), tile = tile(*at), count = *count)
        }
        Event::Born { animal: who, tile: at, count } => {
            t!("dominant-species-log-born", animal = animal(*who), tile = tile(*at), count = *count)
        }
        Event::Laid { animal: who, tile: at, terrain } => {
            t!("dominant-species-log-laid", animal = animal(*who), tile = tile(*at), terrain = terrain_name(*terrain))
        }
        Event::Moved { animal: who, from, to, count } => {
            t!("dominant-species-log-moved", animal = animal(*who), from = tile(*from), to = tile(*to), count = *count)
        }
        Event::Eliminated { animal: who, tile: at, count } => {
            t!("dominant-species-log-eliminated", animal = animal(*who), tile = tile(*at), count = *count)
        }
        Event::Scored(scored) => scored_text(scored),
        Event::Awarded(award) => awarded_text(award),
        Event::Took { animal: who, card: what } => {
            t!("dominant-species-log-took", animal = animal(*who), card = card(*what))
        }
        Event::GainedPawn { animal: who } => t!("dominant-species-log-gained-pawn", animal = animal(*who)),
        Event::LostPawn { animal: who, eyeball: None } => t!("dominant-species-log-lost-pawn", animal = animal(*who)),
        Event::LostPawn { animal: who, eyeball: Some(from) } => {
            t!("dominant-species-log-lost-pawn-from", animal = animal(*who), place = eyeball(*from))
        }
        Event::Saved { tile: at } => {
            t!("dominant-species-log-saved", animal = animal(Animal::Mammals), tile = tile(*at))
        }
        Event::Reseeded { .. } => t!("dominant-species-log-reseeded"),
        Event::Ended => t!("dominant-species-log-ended"),
    };
    let line = LogLine::read(&text);
    Some(match rule(event) {
        Some(rule) => line.by(rule),
        None => line,
    })
}

/// The rule, where a player may wonder.
fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        // Regression, Wasteland, Depletion, Glaciation and cards all take discs; what becomes of them is the same.
        Event::LostDisc { .. } | Event::Removed { .. } => "DS-22",
        Event::WentBack { .. } => "DS-42",
        Event::Scored(_) => "DS-60",
        Event::Took { .. } => "DS-62",
        Event::Saved { .. } => "DS-93",
        Event::Reseeded { .. } => "DS-95",
        Event::Ended => "DS-101",
        Event::Awarded(Award { cause: Cause::Survival, .. }) => "DS-94",
        Event::Awarded(Award { cause: Cause::Glaciation, .. }) => "DS-44",
        Event::Awarded(Award { cause: Cause::Wanderlust, .. }) => "DS-51",
        Event::Awarded(Award { cause: Cause::Start, .. }) => "DS-110",
        _ => return None,
    })
}

fn scored_text(scored: &Scored) -> String {
    let gain = |who: Animal| format!("{} {}", animal(who), signed(scored.points(who).into()));
    let gains: Vec<String> = scored.places.into_iter().flatten().map(gain).collect();
    let (at, terrain) = (tile(scored.tile), terrain_name(scored.terrain));
    if gains.is_empty() {
        t!("dominant-species-log-scored-nothing", tile = at, terrain = terrain)
    } else {
        t!("dominant-species-log-scored", tile = at, terrain = terrain, gains = gains.join(", "))
    }
}

fn awarded_text(award: &Award) -> String {
    t!(
        "dominant-species-log-awarded",
        animal = animal(award.animal),
        points = signed(award.points.into()),
        why = cause(award.cause)
    )
}

/// Why points were won or lost, in a few words.
pub(super) fn cause(cause: Cause) -> String {
    match cause {
        Cause::Start => t!("dominant-species-cause-start"),
        Cause::Glaciation => t!("dominant-species-cause-glaciation"),
        Cause::Wanderlust => t!("dominant-species-cause-wanderlust"),
        Cause::Survival => t!("dominant-species-cause-survival"),
        Cause::Card(card) => t!("dominant-species-card-quoted", card = card_name(card)),
    }
}

fn animal(animal: Animal) -> String {
    LogLine::mark(&spot::id(Spot::Animal(animal)), animal_name(animal))
}

fn tile(tile: Hex) -> String {
    LogLine::mark(&spot::id(Spot::Tile(tile)), &tile_label(tile))
}

fn corner(corner: Corner) -> String {
    LogLine::mark(&spot::id(Spot::Corner(corner)), &corner_label(corner))
}

fn element(element: Element) -> String {
    LogLine::mark(&spot::id(Spot::Element(element)), &element_name(element))
}

fn eyeball(eyeball: Eyeball) -> String {
    LogLine::mark(&spot::id(Spot::Eyeball(eyeball)), &eyeball_name(eyeball))
}

fn card(card: Card) -> String {
    LogLine::mark(&spot::id(Spot::Card(card)), card_name(card))
}
