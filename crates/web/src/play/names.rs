//! What the players of a table are called.

use pentarchy_game::{Seat, Viewer};
use pentarchy_table::{Chair, Gathering, Holder, Member};

use crate::screen::{Names, PlayerName};
use crate::t;

/// What a bot on this seat is called.
pub(crate) fn bot_name(seat: usize) -> String {
    t!(format!("frame-bot-{}", seat % 8))
}

/// The names at a table, for one who looks with these eyes.
pub(crate) fn names(gathering: &Gathering, you: Option<Member>, viewer: Viewer) -> Names {
    let mine = |member: &Member| Some(*member) == you;
    let several = gathering
        .chairs
        .iter()
        .filter(|chair| matches!(&chair.holder, Holder::Person { member, .. } if mine(member)))
        .count()
        > 1;
    let player = |(index, chair): (usize, &Chair)| match &chair.holder {
        // A bot that plays on where somebody left is a player like any other bot.
        Holder::Open if chair.bot.is_none() => PlayerName { name: t!("frame-open-seat"), is_you: false, is_bot: false },
        Holder::Open | Holder::Bot { .. } => PlayerName { name: bot_name(index), is_you: false, is_bot: true },
        Holder::Person { member, name } => {
            // Around one screen, "you" is whoever looks at it.
            let looks = Seat::new(index as u8).is_some_and(|seat| viewer == Viewer::Seat(seat));
            PlayerName { name: name.to_string(), is_you: mine(member) && (looks || !several), is_bot: false }
        }
    };
    Names(gathering.chairs.iter().enumerate().map(player).collect())
}
