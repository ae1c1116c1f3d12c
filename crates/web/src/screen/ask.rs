//! What a game says to the frame: prompts, notes on players, lines of the log.

/// What the viewer must do now.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ask<A> {
    /// One sentence, such as "Your turn: draw from the deck or take an open card".
    pub(crate) sentence: String,
    /// Every decision that is open, so that each can be made without the board.
    pub(crate) choices: Vec<Choice<A>>,
    /// The rule that it rests on, such as `FR-5`.
    pub(crate) rule: Option<String>,
}

/// A decision as a button.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choice<A> {
    /// What it says.
    pub(crate) label: String,
    /// A few letters more: what it would lead to, such as "142".
    pub(crate) hint: Option<String>,
    pub(crate) action: A,
    pub(crate) weight: Weight,
    /// The piece that it is about, which glows while the button has the focus.
    pub(crate) piece: Option<String>,
    /// Choices of one group stand together under its title, folded where there are many.
    pub(crate) group: Option<String>,
    /// A question to confirm first, for what can't be undone and is seldom meant.
    pub(crate) confirm: Option<String>,
}

impl<A> Choice<A> {
    pub(crate) fn new(label: String, action: A) -> Choice<A> {
        Choice { label, hint: None, action, weight: Weight::Normal, piece: None, group: None, confirm: None }
    }
}

/// How much a choice stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Weight {
    /// The one that is most often meant.
    Main,
    #[default]
    Normal,
    /// Seldom meant.
    Quiet,
}

/// What stands beside a player's name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Note {
    /// The score, if it is known: "142".
    pub(crate) score: Option<String>,
    /// What they hold in public, in a few letters: "7 cards".
    pub(crate) holds: String,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LogLine {
    pub(crate) parts: Vec<Part>,
    /// The rule that it rests on, where a player may wonder.
    pub(crate) rule: Option<String>,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    Text(String),
    /// A piece, which glows on the board while the part has the pointer or the focus, and explains itself on a tap.
    Piece {
        id: String,
        label: String,
    },
}

impl LogLine {
    /// A line of a text in which every piece stands as `{id|label}`: texts say where it belongs, in any language.
    ///
    /// [`LogLine::mark`] writes a piece so.
    pub(crate) fn read(text: &str) -> LogLine {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            let Some((piece, tail)) = after.split_once('}') else { break };
            let (id, label) = piece.split_once('|').unwrap_or((piece, piece));
            if !before.is_empty() {
                parts.push(Part::Text(before.to_owned()));
            }
            parts.push(Part::Piece { id: id.to_owned(), label: label.to_owned() });
            rest = tail;
        }
        if !rest.is_empty() {
            parts.push(Part::Text(rest.to_owned()));
        }
        LogLine { parts, rule: None }
    }

    /// A piece as [`LogLine::read`] finds it: an argument for a text.
    pub(crate) fn mark(id: &str, label: &str) -> String {
        format!("{{{id}|{label}}}")
    }

    /// The line as one text.
    pub(crate) fn plain(&self) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Piece { label, .. } => label.clone(),
        };
        self.parts.iter().map(part).collect()
    }

    /// The same line, resting on a rule.
    pub(crate) fn by(mut self, rule: &str) -> LogLine {
        self.rule = Some(rule.to_owned());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_finds_its_pieces() {
        let line = LogLine::read(&format!("Anna takes {}.", LogLine::mark("king", "the King")));
        let piece = Part::Piece { id: "king".into(), label: "the King".into() };
        assert_eq!(line.parts, [Part::Text("Anna takes ".into()), piece, Part::Text(".".into())]);
        assert_eq!(LogLine::read("no {end").parts, [Part::Text("no {end".into())]);
    }
}
