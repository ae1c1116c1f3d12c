//! Rules have numbers: the same number stands in the rules' text, in the code, in a refusal and in a test.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Serialize, Serializer};

/// The number of a rule, such as `FR-14`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    /// The game's letters.
    pub prefix: &'static str,
    /// The number in that game's rules.
    pub number: u16,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A game's rules in our own words, in both languages, as Markdown.
///
/// A line `## Title` opens a section; a line `**FR-14.** Text` is a rule; anything else belongs to the rule above it.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// In English.
    pub english: &'static str,
    /// In Russian.
    pub russian: &'static str,
}

/// One numbered statement of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Paragraph {
    /// The title of its section.
    pub section: String,
    /// Its number, such as `FR-14`.
    pub rule: String,
    /// Its text, in Markdown.
    pub text: String,
}

/// Reads the numbered statements of a rulebook's text.
///
/// ```
/// let rules = pentarchy_game::paragraphs("## Turns\n**XX-1.** Draw a card.\n\n**XX-2.** Discard one.");
/// assert_eq!(rules[1].rule, "XX-2");
/// assert_eq!(rules[1].section, "Turns");
/// assert_eq!(rules[1].text, "Discard one.");
/// ```
pub fn paragraphs(text: &str) -> Vec<Paragraph> {
    let mut section = String::new();
    let mut found: Vec<Paragraph> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(title) = line.strip_prefix("## ") {
            section = title.to_owned();
        } else if let Some((rule, text)) = line.strip_prefix("**").and_then(|rest| rest.split_once(".** ")) {
            found.push(Paragraph { section: section.clone(), rule: rule.to_owned(), text: text.to_owned() });
        } else if !line.is_empty()
            && !line.starts_with('#')
            && let Some(last) = found.last_mut()
        {
            last.text.push('\n');
            last.text.push_str(line);
        }
    }
    found
}

/// What is wrong with a rulebook, in sentences; empty when it is whole.
///
/// `tests` are the sources of the game's tests: a rule counts as tested when its number stands in the doc comment
/// directly above a `#[test]`.
pub fn faults(rulebook: Rulebook, prefix: &str, tests: &[String]) -> Vec<String> {
    let english = paragraphs(rulebook.english);
    let russian = paragraphs(rulebook.russian);
    let tested: BTreeSet<String> = tests.iter().flat_map(|source| tested_rules(source)).collect();
    let mut faults = Vec::new();
    for (index, paragraph) in english.iter().enumerate() {
        let expected = format!("{prefix}-{}", index + 1);
        if paragraph.rule != expected {
            faults.push(format!("English rule {} stands where {expected} is due", paragraph.rule));
        }
        if !tested.contains(&paragraph.rule) {
            faults.push(format!("{} has no test", paragraph.rule));
        }
    }
    let numbers = |rules: &[Paragraph]| rules.iter().map(|p| p.rule.clone()).collect::<Vec<_>>();
    if numbers(&english) != numbers(&russian) {
        faults.push("the English and the Russian rules don't have the same numbers".into());
    }
    let known: BTreeSet<String> = numbers(&english).into_iter().collect();
    faults.extend(tested.difference(&known).map(|rule| format!("a test names {rule}, which does not exist")));
    faults
}

/// The rules named in doc comments directly above tests.
fn tested_rules(source: &str) -> BTreeSet<String> {
    let mut comment = String::new();
    let mut rules = BTreeSet::new();
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("///") {
            Some(text) => comment.push_str(text),
            None => {
                if line == "#[test]" {
                    let words = comment.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                    rules.extend(words.filter(|word| is_rule(word)).map(str::to_owned));
                }
                comment.clear();
            }
        }
    }
    rules
}

/// Whether a word looks like a rule's number: capital letters, a hyphen, digits.
fn is_rule(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        let capitals = !prefix.is_empty() && prefix.chars().all(|c| c.is_ascii_uppercase());
        capitals && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: Rulebook = Rulebook { english: "**XX-1.** One.\n**XX-2.** Two.", russian: "**XX-1.** Раз." };

    #[test]
    fn missing_tests_and_translations_are_told() {
        let tests = ["/// XX-1, XX-7: both.\n#[test]\nfn a() {}".to_owned()];
        assert_eq!(
            faults(BOOK, "XX", &tests),
            [
                "XX-2 has no test",
                "the English and the Russian rules don't have the same numbers",
                "a test names XX-7, which does not exist",
            ]
        );
    }

    #[test]
    fn a_number_in_a_body_is_no_test() {
        assert!(tested_rules("#[test]\nfn a() {\n // XX-1\n}").is_empty());
    }
}
