//! Pages, headers, health, numbers, the base path.

use pentarchy_server::BasePath;
use serde_json::Value;

use crate::room::*;

async fn get(house: &House, path: &str) -> pentarchy_server::client::Answer {
    house.stranger().send("GET", path, &[], None::<&()>).await.unwrap()
}

#[tokio::test]
async fn every_answer_is_careful() {
    let house = House::open().await;
    for path in ["/", "/api/me", "/api/nothing", "/no/such.js", "/healthz"] {
        let answer = get(&house, path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("default-src 'none'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
    assert_eq!(get(&house, "/api/me").await.header("cache-control"), Some("no-store"));
    house.close().await;
}

#[tokio::test]
async fn pages_are_found_and_files_are_not_made_up() {
    let house = House::open().await;
    for path in ["/", "/table/0123456789abcdef", "/rules"] {
        let page = get(&house, path).await;
        assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")), "{path}");
    }
    assert_eq!(get(&house, "/no/such.js").await.status, 404);
    let api = get(&house, "/api/nothing").await;
    assert_eq!((api.status, api.header("content-type")), (404, Some("application/json")));
    house.close().await;
}

#[tokio::test]
async fn health_and_numbers_are_told() {
    let house = House::open().await;
    house.started(&pentarchy_table::Plan::new(GAME, 2)).await;
    let health = get(&house, "/healthz").await;
    assert_eq!((health.status, health.body.as_str()), (200, r#"{"status":"ok","store":"ok"}"#));
    let numbers = get(&house, "/metrics").await.body;
    for name in
        ["pentarchy_entries_total", "pentarchy_commit_seconds_bucket", "pentarchy_tables", "pentarchy_requests_total"]
    {
        assert!(numbers.contains(name), "{name} in {numbers}");
    }
    house.close().await;
}

#[tokio::test]
async fn everything_is_under_the_base_path() {
    let house = House::open_with(|config| config.base_path = BasePath::parse("/games").unwrap()).await;
    let guest = house.guest("Анна").await;
    let table = guest.open(&pentarchy_table::Plan::new(GAME, 2)).await.unwrap();
    Player::enter(&guest, &table, None).await;
    let outside = pentarchy_server::client::Client::new(house.url().trim_end_matches("/games/")).unwrap();
    assert_eq!(outside.get::<Value>("/api/me").await.unwrap_err().to_string().split(':').next(), Some("404"));
    assert_eq!(outside.get::<Value>("/healthz").await.unwrap()["status"], "ok");
    let mut fresh = house.stranger();
    let answer = fresh.send("POST", "/api/me", &[], Some(&serde_json::json!({ "name": "Bob" }))).await.unwrap();
    assert!(answer.header("set-cookie").unwrap().contains("Path=/games/"));
    fresh.keep_cookie(&answer);
    house.close().await;
}
