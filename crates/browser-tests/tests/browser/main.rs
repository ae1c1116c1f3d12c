//! The client in a real browser, on a real server.
//!
//! `PENTARCHY_BIN=target/debug/pentarchy cargo test -p pentarchy-browser-tests [-- part-of-a-name]`

#![allow(clippy::print_stdout, reason = "a test says how it went")]

mod access;
mod alone;
mod animal_kingdoms;
mod brutal_kingdom;
mod calculator;
mod clocks;
mod coach;
mod colour_kingdoms;
mod dominant_species;
mod friends;
mod lessons;
mod measure;
mod parts;
mod phone;
mod pictures;
mod player;
mod thinker;

use std::path::PathBuf;
use std::pin::Pin;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use pentarchy_browser_tests::Chromium;

/// What every test is given.
pub(crate) struct World {
    pub(crate) chromium: Chromium,
    /// The built server.
    pub(crate) program: PathBuf,
}

type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + 'a>>;
type Test = (&'static str, for<'a> fn(&'a World) -> Running<'a>);

macro_rules! tests {
    ($($part:ident::$name:ident),+ $(,)?) => {
        &[$((stringify!($name), |world| Box::pin($part::$name(world)))),+]
    };
}

const TESTS: &[Test] = tests![
    friends::two_browsers_play_a_whole_game_and_verify_it,
    friends::a_lost_connection_goes_on_by_itself,
    friends::an_onlooker_sees_the_board_and_no_hand,
    friends::whoever_comes_back_sees_what_they_missed,
    friends::everything_works_below_a_path,
    friends::a_seat_that_was_left_in_mid_game_is_taken_again,
    friends::a_seat_where_a_bot_plays_on_is_offered_to_people_alone,
    alone::a_game_around_one_screen_needs_no_server_and_survives_a_reload,
    alone::the_house_can_be_installed_and_bots_play_without_a_network,
    alone::a_game_against_bots_is_played_by_keyboard_alone,
    alone::the_language_is_switched_in_place,
    alone::a_record_is_saved_and_opened_again,
    alone::a_game_of_ones_own_is_shared_by_its_address,
    calculator::the_calculator_counts_hands_and_needs_no_server,
    clocks::cards_are_traded_until_the_bell,
    clocks::whoever_runs_out_of_time_is_played_for,
    parts::a_game_is_fetched_when_it_is_needed,
    parts::a_game_that_does_not_come_is_told_and_tried_again,
    parts::a_visitor_fetches_the_page_that_they_see,
    parts::what_is_fetched_comes_with_its_style,
    phone::a_phone_shows_every_page_without_scrolling_sideways,
    phone::a_phone_with_the_largest_letters_does_so_too,
    access::every_page_is_open_to_everybody,
    coach::the_coach_advises_and_looks_at_the_game_again,
    coach::the_coach_speaks_over_the_server_and_is_silent_where_the_host_says_so,
    coach::what_the_coach_says_is_for_one_player_and_one_position,
    coach::what_the_coach_names_is_asked_about_like_any_other_choice,
    coach::where_the_host_wants_no_hints_no_game_is_looked_at_again,
    thinker::a_refused_tap_leaves_a_bot_to_its_thoughts,
    thinker::a_worker_of_another_version_says_so,
    thinker::what_a_browser_keeps_bears_its_content_in_its_name,
    lessons::every_lesson_is_played_to_its_end,
    brutal_kingdom::a_whole_game_of_brutal_kingdom_on_a_desk,
    brutal_kingdom::a_whole_game_of_brutal_kingdom_on_a_phone,
    dominant_species::dominant_species_six_animals_on_a_desk,
    dominant_species::dominant_species_three_animals_each_on_a_phone,
    animal_kingdoms::a_game_of_animal_kingdoms_with_bots,
    animal_kingdoms::a_game_of_animal_kingdoms_in_peace_on_a_phone,
    animal_kingdoms::alone_against_the_upstart_at_every_level,
    colour_kingdoms::colour_kingdoms_for_two_in_two_browsers,
    colour_kingdoms::colour_kingdoms_without_hints_leaves_the_counting_to_its_player,
    colour_kingdoms::colour_kingdoms_for_four_with_bots,
    colour_kingdoms::colour_kingdoms_alone_on_a_phone,
];

/// What is done only when it is asked for by name.
const ASKED_FOR: &[Test] = tests![
    measure::measure,
    pictures::pictures,
    brutal_kingdom::brutal_kingdom_pictures,
    colour_kingdoms::colour_kingdoms_pictures,
    dominant_species::dominant_species_pictures,
    animal_kingdoms::pictures_of_animal_kingdoms,
];

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let Some(program) = std::env::var_os("PENTARCHY_BIN").map(PathBuf::from) else {
        println!("browser tests skipped: PENTARCHY_BIN is not set (it names the built pentarchy)");
        return ExitCode::SUCCESS;
    };
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let chromium = match Chromium::find().await {
        Ok(chromium) => chromium,
        Err(error) => {
            println!("no browser: {error:#}");
            return ExitCode::FAILURE;
        }
    };
    let world = World { chromium, program };
    let mut failed = 0;
    let is_wanted = |name: &str| wanted.iter().any(|word| name.contains(word.as_str()));
    let tests = TESTS.iter().filter(|(name, _)| wanted.is_empty() || is_wanted(name));
    let asked_for = ASKED_FOR.iter().filter(|(name, _)| is_wanted(name));
    for (name, test) in tests.chain(asked_for) {
        let begun = Instant::now();
        match test(&world).await {
            Ok(()) => println!("ok      {name} ({:.1} s)", begun.elapsed().as_secs_f64()),
            Err(error) => {
                failed += 1;
                println!("FAILED  {name}: {error:#}");
            }
        }
    }
    if let Err(error) = world.chromium.close().await {
        failed += 1;
        println!("the browsers do not end: {error:#}");
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
