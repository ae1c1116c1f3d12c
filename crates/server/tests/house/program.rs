//! The example program of the documentation plays, and the documentation names every option.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use clap::Args;
use pentarchy_server::ServeOptions;
use pentarchy_table::{Plan, Request};
use tokio::process::Command;

use crate::room::*;

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

#[tokio::test]
async fn the_example_of_the_documentation_plays_a_whole_game() {
    let python = Command::new("python3").arg("--version").stdout(Stdio::null()).status().await;
    if !python.is_ok_and(|status| status.success()) {
        eprintln!("there is no python3 here: its example is not played");
        return;
    }
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table = host.open(&Plan::new(GAME, 2)).await.unwrap();
    let mut onlooker = Player::enter(&host, &table, None).await;
    let play = |name: &'static str| {
        Command::new("python3")
            .arg(docs().join("examples/bot.py"))
            .args([&house.url(), table.as_str(), name])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap()
            .wait_with_output()
    };
    let meanwhile = async {
        let mut sat = 0;
        while sat < 2 {
            let message = onlooker.hear().await.unwrap();
            sat += usize::from(serde_json::to_string(&message).unwrap().contains("\"sat\""));
        }
        onlooker.ask(Request::Start).await.unwrap();
        onlooker.watch().await;
    };
    let (first, second, ()) = tokio::join!(play("One"), play("Two"), meanwhile);
    for output in [first.unwrap(), second.unwrap()] {
        assert!(output.status.success());
        assert!(String::from_utf8(output.stdout).unwrap().contains("\"place\""));
    }
    house.close().await;
}

#[test]
fn every_option_is_documented() {
    let hosting = std::fs::read_to_string(docs().join("hosting.md")).unwrap();
    let command = ServeOptions::augment_args(clap::Command::new("serve"));
    let mut options = 0;
    for option in command.get_arguments() {
        let (flag, variable) = (option.get_long().unwrap(), option.get_env().unwrap().to_string_lossy().into_owned());
        assert!(hosting.contains(&format!("| `--{flag}` | `{variable}` |")), "--{flag}");
        options += 1;
    }
    assert_eq!(options, hosting.lines().filter(|line| line.starts_with("| `--")).count());
}
