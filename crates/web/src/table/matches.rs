//! A game at play, or played: players, board, prompt, hand; log, chat and rules beside it.

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::Stage;

use super::above::AboveDock;
use super::curtain::{Curtain, Curtains};
use super::ending::EndingBar;
use super::explain::Explain;
use super::focus;
use super::keys::Keys;
use super::missed::Missed;
use super::panel::{PanelButtons, SidePanel};
use super::players::Players;
use super::prompt::Prompt;
use super::turn;
use super::{Desk, Panel};
use crate::parts::Icon;
use crate::play::{Link, Session};
use crate::screen::AnyScreen;
use crate::t;

/// A game at play, or played.
#[component]
pub(crate) fn Match(session: Session, screen: &'static dyn AnyScreen) -> impl IntoView {
    let desk = Desk::new(session, screen);
    let opened = screen.open(desk.feed());
    let curtains = Curtains::new(desk);
    turn::follow(desk);
    focus::keep();
    let covered = curtains.covered();
    let (board, hand, ending, player) = (opened.board, opened.hand, opened.ending, opened.player);
    let (ask, notes) = (opened.ask, opened.notes);
    let over = Memo::new(move |_| matches!(session.stage(), Some(Stage::Over | Stage::Closed)));
    let game_name = move || t!(format!("{}-name", screen.id()));
    view! {
        <div class="table" class:with-panel=move || desk.panel.get().is_some()>
            <div class="table-bar">
                <a class="quiet table-home" href="./" aria-label=move || t!("frame-home")>
                    <Icon icon=icons::TbHomeOutline />
                </a>
                <h1>{game_name}</h1>
                <LinkSign session />
                <PanelButtons desk />
            </div>
            <div class="table-main">
                <Players desk notes player covered />
                <Show when=move || over.get()>
                    <EndingBar desk />
                </Show>
                <Show when=move || !covered.get() fallback=move || view! { <Curtain desk curtains /> }>
                    <section class="board" aria-label=move || t!("table-board")>
                        {
                            let ending = ending.clone();
                            move || over.get().then(|| ending(()))
                        }
                        {board(())}
                    </section>
                </Show>
            </div>
            <Missed desk covered />
            <div class="dock">
                {use_context::<AboveDock>().map(|above| (above.0)((desk, ask)))}
                <Show when=move || !covered.get()>
                    <Show when=move || !over.get()>
                        <Prompt desk ask />
                    </Show>
                    <section class="hand" aria-label=move || t!("table-hand")>{hand(())}</section>
                </Show>
            </div>
            <SidePanel desk covered />
            <Explain screen explained=desk.explained />
            <Keys desk ask covered />
        </div>
    }
}

/// A small sign while the connection is lost.
#[component]
fn LinkSign(session: Session) -> impl IntoView {
    let lost = move || session.link.get() == Link::Lost;
    view! {
        <span class="link-sign" role="status" class:shown=lost>
            {move || lost().then(|| view! { <Icon icon=icons::TbPlugConnectedXOutline /> {t!("table-reconnecting")} })}
        </span>
    }
}

/// Opens or closes a panel.
pub(super) fn toggle(desk: Desk, panel: Panel) {
    desk.panel.update(|open| *open = if *open == Some(panel) { None } else { Some(panel) });
}
