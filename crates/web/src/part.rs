//! Parts of the client that come when they are needed.
//!
//! The program is compiled in one piece and then taken apart by `cargo xtask web --release`: what nothing but the
//! function of a [`part!`] leads to is fetched when that function is first called. A debug build stays in one piece.

use std::pin::Pin;

use leptos::prelude::AnyView;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

use crate::route::Route;

/// A part on its way.
pub(crate) type Coming<T> = Pin<Box<dyn Future<Output = Result<T, NotFetched>>>>;

/// A page that is a part: it is shown for a route that leads to it.
pub(crate) type OpenPage = fn(Route) -> AnyView;

/// A part could not be fetched. It may be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotFetched;

impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

/// Fetches a part before it is asked for, where that is likely.
pub(crate) fn fetch_ahead<T: 'static>(part: Coming<T>) {
    spawn_local(async {
        // Who really needs it tries again, and says so.
        let _ = part.await;
    });
}

/// A function that fetches the part of its name and gives a value of it: `part!(replay: OpenPage = open)`.
macro_rules! part {
    ($name:ident: $type:ty = $value:expr) => {
        #[cfg(not(all(target_family = "wasm", debug_assertions)))]
        #[leptos::wasm_split::wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
        fn $name() -> Result<$type, $crate::part::NotFetched> {
            Ok($value)
        }

        #[cfg(all(target_family = "wasm", debug_assertions))]
        async fn $name() -> Result<$type, $crate::part::NotFetched> {
            Ok($value)
        }
    };
}

pub(crate) use part;
