//! "What does this do?": a piece, large, with its full text.

use leptos::prelude::*;

use crate::parts::Dialog;
use crate::screen::AnyScreen;
use crate::t;

#[component]
pub(crate) fn Explain(screen: &'static dyn AnyScreen, explained: RwSignal<Option<String>>) -> impl IntoView {
    view! {
        <Dialog
            open=Signal::derive(move || explained.get().is_some())
            close=Callback::new(move |()| explained.set(None))
            title=Signal::derive(move || t!("table-what-does-it-do"))
        >
            {move || explained.get().and_then(|id| screen.piece(&id))}
        </Dialog>
    }
}
