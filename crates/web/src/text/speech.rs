//! What can be said in one language.

use std::sync::PoisonError;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::topics::FRAME;
use super::{Argument, LEARNED, Language, Topic};

/// What can be said in one language.
pub(super) struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// How many of the learned topics it has read: in a language that nobody speaks, none.
    read: usize,
}

impl Speech {
    /// The texts of the frame.
    pub(super) fn new(language: Language) -> Speech {
        let mut bundle = FluentBundle::new_concurrent(vec![language.locale()]);
        bundle.set_use_isolating(false);
        let mut speech = Speech { language, bundle, read: 0 };
        FRAME.iter().for_each(|topic| speech.take(topic));
        #[cfg(test)]
        super::tests::every_topic().iter().for_each(|(_, topic)| speech.take(topic));
        speech
    }

    fn take(&mut self, topic: &Topic) {
        // The tests read every file; a fault in one must not take the page away from a player.
        let text = topic.text(self.language).to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        self.bundle.add_resource_overriding(resource);
    }

    pub(super) fn has_read_all(&self) -> bool {
        self.read == LEARNED.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Reads what was learned since.
    pub(super) fn read_on(&mut self) {
        let learned = LEARNED.read().unwrap_or_else(PoisonError::into_inner);
        learned[self.read..].iter().for_each(|topic| self.take(topic));
        self.read = learned.len();
    }

    pub(super) fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            values.set(*name, value.clone());
        }
        Some(self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }
}
