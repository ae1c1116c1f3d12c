//! The client: every game's frame, and the games' screens.
//!
//! A page is a [`route::Route`]; what a player reads stands in `texts/` and is said by [`text`]; a game plugs its
//! screen into the frame through [`screen::Screen`].

#![allow(unreachable_pub, reason = "the component macro writes public property types")]

mod app;
mod browser;
mod games;
mod lesson;
mod pages;
mod part;
mod parts;
mod play;
mod replay;
mod route;
mod screen;
mod settings;
mod style;
mod table;
mod text;

fn main() {
    console_error_panic_hook::set_once();
    app::start();
}
