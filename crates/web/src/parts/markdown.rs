//! The few marks of the rules' texts: `**strong**`, `*soft*`, and numbers of rules, which are links.

use leptos::prelude::*;

use crate::parts::RuleLink;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq)]
enum Span {
    Plain(String),
    Strong(String),
    Soft(String),
    Rule(String),
}

/// A text with its marks; `prefix` are the letters of the rules' numbers.
#[component]
pub(crate) fn Markdown(text: String, prefix: String, open: Callback<String>) -> impl IntoView {
    let show = move |span| match span {
        Span::Plain(text) => text.into_any(),
        Span::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
        Span::Soft(text) => view! { <em>{text}</em> }.into_any(),
        Span::Rule(rule) => view! { <RuleLink rule open /> }.into_any(),
    };
    spans(&text, &prefix).into_iter().map(show).collect_view()
}

fn spans(text: &str, prefix: &str) -> Vec<Span> {
    let mut found = Vec::new();
    for (index, strong) in text.split("**").enumerate() {
        if index % 2 == 1 {
            found.push(Span::Strong(strong.to_owned()));
            continue;
        }
        for (index, soft) in strong.split('*').enumerate() {
            if index % 2 == 1 {
                found.push(Span::Soft(soft.to_owned()));
            } else {
                rules(soft, prefix, &mut found);
            }
        }
    }
    found
}

fn rules(text: &str, prefix: &str, found: &mut Vec<Span>) {
    let sign = format!("{prefix}-");
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(&sign) {
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        plain += before;
        if digits == 0 {
            plain += &sign;
        } else {
            if !plain.is_empty() {
                found.push(Span::Plain(std::mem::take(&mut plain)));
            }
            found.push(Span::Rule(format!("{sign}{}", &after[..digits])));
        }
        rest = &after[digits..];
    }
    plain += rest;
    if !plain.is_empty() {
        found.push(Span::Plain(plain));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found() {
        let found = spans("By XX-12, **never** two. *(Our XX-addition.)*", "XX");
        assert_eq!(
            found,
            [
                Span::Plain("By ".into()),
                Span::Rule("XX-12".into()),
                Span::Plain(", ".into()),
                Span::Strong("never".into()),
                Span::Plain(" two. ".into()),
                Span::Soft("(Our XX-addition.)".into()),
            ]
        );
    }
}
