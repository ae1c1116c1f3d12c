//! What a card does, as its Fluent text says it, with emphasis, cards and kinds marked.

use leptos::prelude::*;
use pentarchy_fantasy_realms::{Card, Kind};

use super::sign::Sign;
use crate::t;

/// One line of a card's text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EffectLine {
    pub(crate) sort: Sort,
    pub(crate) spans: Vec<Span>,
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Bonus,
    Penalty,
    Blanks,
    Clears,
    Power,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Span {
    Plain(String),
    Strong(String),
    Card(String),
    Kind(Kind, String),
}

impl Sort {
    const fn of(mark: char) -> Option<Sort> {
        match mark {
            '+' => Some(Sort::Bonus),
            '-' => Some(Sort::Penalty),
            'x' => Some(Sort::Blanks),
            'o' => Some(Sort::Clears),
            '>' => Some(Sort::Power),
            _ => None,
        }
    }

    /// For the style sheet.
    const fn word(self) -> &'static str {
        match self {
            Sort::Bonus => "bonus",
            Sort::Penalty => "penalty",
            Sort::Blanks => "blanks",
            Sort::Clears => "clears",
            Sort::Power => "power",
        }
    }

    const fn mark(self) -> &'static str {
        match self {
            Sort::Bonus => "+",
            Sort::Penalty => "−",
            Sort::Blanks => "✕",
            Sort::Clears => "✓",
            Sort::Power => "★",
        }
    }
}

/// Reads a text: a line a row, each with its mark. A line without one is left out, which the tests forbid.
pub(crate) fn read(text: &str) -> Vec<EffectLine> {
    let line = |row: &str| {
        let (mark, rest) = row.split_once(' ')?;
        let sort = Sort::of(mark.chars().next()?)?;
        Some(EffectLine { sort, spans: spans(rest) })
    };
    text.lines().filter_map(line).collect()
}

fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '_', '[']) {
        let (before, marked) = rest.split_at(at);
        let (open, inner) = marked.split_at(1);
        let close = if open == "[" { "]" } else { open };
        let Some((inside, after)) = inner.split_once(close) else { break };
        if !before.is_empty() {
            spans.push(Span::Plain(before.to_owned()));
        }
        spans.push(match open {
            "*" => Span::Strong(inside.to_owned()),
            "_" => Span::Card(inside.to_owned()),
            _ => match inside.split_once('|').and_then(|(id, word)| Some((kind_of(id)?, word))) {
                Some((kind, word)) => Span::Kind(kind, word.to_owned()),
                None => Span::Plain(inside.to_owned()),
            },
        });
        rest = after;
    }
    if !rest.is_empty() {
        spans.push(Span::Plain(rest.to_owned()));
    }
    spans
}

fn kind_of(id: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.id() == id)
}

/// What a card does, in lines.
#[component]
pub(crate) fn Effects(card: Card) -> impl IntoView {
    move || {
        let text = t!(format!("fantasy-realms-text-{}", card.id()));
        let lines = read(&text).into_iter().map(|line| {
            view! {
                <span class="fr-effect" data-sort=line.sort.word()>
                    <span class="fr-effect-mark" aria-hidden="true">{line.sort.mark()}</span>
                    <span>{line.spans.into_iter().map(span_view).collect_view()}</span>
                </span>
            }
        });
        view! { <span class="fr-effects">{lines.collect_view()}</span> }
    }
}

/// What a card does as a plain text, for a pointer that rests on it. Call it where the language is followed.
pub(super) fn plain(card: Card) -> String {
    let word = |span: Span| match span {
        Span::Plain(text) | Span::Strong(text) | Span::Card(text) | Span::Kind(_, text) => text,
    };
    let line =
        |line: EffectLine| format!("{} {}", line.sort.mark(), line.spans.into_iter().map(word).collect::<String>());
    let text = t!(format!("fantasy-realms-text-{}", card.id()));
    read(&text).into_iter().map(line).collect::<Vec<_>>().join("\n")
}

fn span_view(span: Span) -> AnyView {
    match span {
        Span::Plain(text) => text.into_any(),
        Span::Strong(text) => view! { <b>{text}</b> }.into_any(),
        Span::Card(name) => view! { <b class="fr-card-word">{name}</b> }.into_any(),
        Span::Kind(kind, word) => {
            view! { <b class="fr-kind-word" data-kind=kind.id()><Sign kind />{word}</b> }.into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, say_in};

    fn text(card: Card, language: Language) -> String {
        let key = format!("fantasy-realms-text-{}", card.id());
        say_in(language, &key, &[]).unwrap_or_else(|| panic!("{key} is missing in {}", language.tag()))
    }

    #[test]
    fn every_card_has_a_text_in_both_languages_whose_every_mark_is_understood() {
        for card in Card::ALL {
            for language in Language::ALL {
                let text = text(card, language);
                let lines = read(&text);
                assert_eq!(lines.len(), text.lines().count(), "{card}: {text}");
                for span in lines.iter().flat_map(|line| &line.spans) {
                    if let Span::Plain(plain) = span {
                        assert!(!plain.contains(['*', '_', '[', ']', '|']), "{card}: {plain}");
                    }
                }
            }
        }
    }

    #[test]
    fn both_languages_say_the_same_numbers_kinds_and_sorts() {
        let numbers = |text: &str| -> Vec<i32> {
            let mut found: Vec<i32> = text
                .replace('−', " -")
                .split(|c: char| !c.is_ascii_digit() && c != '-')
                .filter_map(|number| number.parse().ok())
                .collect();
            found.sort();
            found
        };
        let gist = |text: &str| {
            let lines = read(text);
            let mut kinds: Vec<Kind> = lines
                .iter()
                .flat_map(|line| &line.spans)
                .filter_map(|span| if let Span::Kind(kind, _) = span { Some(*kind) } else { None })
                .collect();
            kinds.sort();
            let cards = lines.iter().flat_map(|line| &line.spans).filter(|span| matches!(span, Span::Card(_))).count();
            (numbers(text), kinds, cards, lines.iter().map(|line| line.sort).collect::<Vec<_>>())
        };
        for card in Card::ALL {
            assert_eq!(gist(&text(card, Language::English)), gist(&text(card, Language::Russian)), "{card}");
        }
    }

    #[test]
    fn the_cards_that_a_text_names_are_cards() {
        for card in Card::ALL {
            for span in read(&text(card, Language::English)).into_iter().flat_map(|line| line.spans) {
                if let Span::Card(name) = span {
                    assert!(name.parse::<Card>().is_ok(), "{card} names {name}");
                }
            }
        }
    }
}
