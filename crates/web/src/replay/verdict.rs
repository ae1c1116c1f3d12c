//! Whether the house was honest: the seed is the sealed one, and the moves lead where the record says.

use std::sync::Arc;

use icondata_tb as icons;
use leptos::prelude::*;
use pentarchy_table::{Seal, VerifyError, verify};

use super::controls::Projector;
use super::file::download;
use super::reel::Reel;
use super::share::Share;
use crate::parts::Icon;
use crate::t;

#[component]
pub(super) fn Verify(reel: Arc<Reel>, address: Option<String>, projector: Projector) -> impl IntoView {
    let verdict = RwSignal::new(None::<Result<(), VerifyError>>);
    let sealed = reel.seal.is_some();
    let seal = reel.seal.clone().unwrap_or_else(|| Seal::of(&reel.record.seed));
    let seed = reel.record.seed;
    let (checked, kept) = (reel.clone(), reel.clone());
    let check = {
        let seal = seal.clone();
        move |_| verdict.set(Some(verify(checked.game.catalogue, &checked.record, &seal).map(drop)))
    };
    let words = move || {
        verdict.get().map(|verdict| match verdict {
            Ok(()) if sealed => (true, t!("replay-verified")),
            Ok(()) => (true, t!("replay-verified-moves")),
            Err(VerifyError::Seal) => (false, t!("replay-wrong-seal")),
            Err(error) => (false, t!("replay-broken", error = error.to_string())),
        })
    };
    view! {
        <section class="verify">
            <div class="row">
                <button class="button" on:click=check><Icon icon=icons::TbShieldCheckOutline /> {move || t!("replay-verify")}</button>
                <button class="button" on:click=move |_| download(&kept.record)>
                    <Icon icon=icons::TbDownloadOutline />
                    {move || t!("replay-download")}
                </button>
            </div>
            <div role="status">
                {move || words().map(|(good, words)| view! {
                    <p class="notice" class:good=good class:bad=!good>
                        <Icon icon=if good { icons::TbCircleCheckOutline } else { icons::TbAlertCircleOutline } />
                        <span>{words}</span>
                    </p>
                })}
            </div>
            <details>
                <summary>{move || t!("replay-seal")}</summary>
                <p class="soft-words">{move || t!("table-seal-why")}</p>
                <code class="seal">{seal.to_string()}</code>
                <p class="soft-words">{move || t!("replay-seed")}</p>
                <code class="seal">{seed.to_string()}</code>
            </details>
            <Share reel address projector />
        </section>
    }
}
