use pentarchy_game::Actor;
use pentarchy_table::Catalogue;

use super::script::{Kind, LESSONS, lesson};
use crate::text::{Language, Topic, say_in, topics};

#[test]
fn the_shelf_offers_every_lesson() {
    assert!(LESSONS.iter().map(|(game, _)| *game).eq(super::TAUGHT.iter().copied()));
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for (game, _) in LESSONS {
        let lesson = lesson(game).unwrap();
        let listed = Catalogue::HOUSE.version(&lesson.record.game, lesson.record.rules).unwrap();
        assert_eq!(lesson.record.game, *game);
        lesson.record.replay(listed.game, |_, _, _, _| {}).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert!(lesson.record.moves.iter().all(|step| matches!(step.by, Actor::Seat(_))), "{game}");
        assert_eq!(lesson.begins(lesson.steps.len()), lesson.record.moves.len(), "{game}: every decision has a step");
        let kinds: Vec<Kind> = (0..lesson.steps.len()).map(|step| lesson.kind(step)).collect();
        assert!(kinds.contains(&Kind::Do), "{game}: there is something to do");
    }
}

#[test]
fn every_step_is_said_in_both_languages() {
    const LESSON_TEXTS: &[Topic] = topics!["lessons"];
    crate::text::learn(LESSON_TEXTS);
    for (game, _) in LESSONS {
        for step in lesson(game).unwrap().steps {
            let key = format!("lesson-{game}-{}", step.say);
            for language in [Language::English, Language::Russian] {
                assert!(say_in(language, &key, &[]).is_some(), "{key} in {language:?}");
            }
        }
    }
}
