//! Around one screen: between two players everything is covered until the next one says that they are there.

use leptos::prelude::*;
use pentarchy_game::Seat;

use super::Desk;
use crate::t;

/// Who is to take the screen, where several people share it.
#[derive(Clone, Copy)]
pub(crate) struct Curtains {
    desk: Desk,
    /// Who has said that they are there.
    present: RwSignal<Option<Seat>>,
    next: Memo<Option<Seat>>,
}

impl Curtains {
    pub(crate) fn new(desk: Desk) -> Curtains {
        let present = RwSignal::new(None);
        let next = Memo::new(move |_| {
            let own = desk.session.own_seats();
            if own.len() < 2 || !desk.is_playing() {
                return None;
            }
            let awaiting = desk.session.now.with(|now| now.awaiting);
            let here: Option<Seat> = present.get();
            if let Some(wanted) = desk.passed_to.get().filter(|&seat| Some(seat) != here && own.contains(&seat)) {
                return Some(wanted);
            }
            let awaited = || own.iter().copied().find(|&seat| awaiting.contains(seat));
            match here {
                // Where many decide at once, whoever has the screen keeps it until they pass it on.
                Some(seat) if awaiting.contains(seat) => None,
                Some(_) => awaited(),
                None => awaited().or(own.first().copied()),
            }
        });
        Curtains { desk, present, next }
    }

    /// Whether hands must not be seen now.
    pub(crate) fn covered(self) -> Memo<bool> {
        Memo::new(move |_| self.next.get().is_some())
    }

    fn lift(self, seat: Seat) {
        self.desk.passed_to.set(None);
        self.desk.chosen.set(Some(seat));
        self.present.set(Some(seat));
    }
}

/// The cover, and the button that lifts it.
#[component]
pub(super) fn Curtain(desk: Desk, curtains: Curtains) -> impl IntoView {
    let name = move |seat: Seat| desk.names.get().of(seat).to_owned();
    let before = move || {
        let seat = curtains.present.get()?;
        let sight = desk.session.sight(seat.into()).filter(|sight| sight.undo > 0)?;
        (sight.viewer == seat.into()).then_some(seat)
    };
    move || {
        let next = curtains.next.get()?;
        Some(view! {
            <section class="curtain" aria-live="assertive">
                <p class="curtain-next">{t!("table-pass-to", name = name(next))}</p>
                <p>{t!("table-pass-why")}</p>
                <button class="button main" autofocus data-now="" on:click=move |_| curtains.lift(next)>
                    {t!("table-i-am", name = name(next))}
                </button>
                {before().map(|seat| view! {
                    <button class="button" on:click=move |_| desk.session.take_back(seat)>
                        {t!("table-take-back-for", name = name(seat))}
                    </button>
                })}
            </section>
        })
    }
}
