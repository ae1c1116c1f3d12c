//! The client's files, which are part of the program; and a plain page where there are none.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::config::BasePath;

/// The files that the build of the client leaves; a build without it has none.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Client;

const INDEX: &str = "index.html";

/// How the client's page names the place that it is served from; replaced by the base path.
const BASE: &str = "<base href=\"/\">";

/// The name says what is in it: it never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// It may change with the next version: ask, and be told that it did not.
const ASK: &str = "no-cache";

/// Answers a request for a page or a file of the client.
pub(crate) fn serve(method: &Method, uri: &Uri, headers: &HeaderMap, base: &BasePath) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "This is a page: it can only be read.\n");
    }
    let path = uri.path().trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    if path != INDEX && last.contains('.') {
        return match Client::get(path) {
            Some(file) => file_answer(path, &file, headers),
            None => plain(StatusCode::NOT_FOUND, "There is no such file.\n"),
        };
    }
    match Client::get(INDEX) {
        Some(file) => page_answer(&file, headers, base),
        None => without_client(base),
    }
}

fn file_answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response<Body> {
    let cache = if names_its_content(path) { FOR_EVER } else { ASK };
    let kind = content_type(path, file);
    let squeezed = if accepts_brotli(headers) { Client::get(&format!("{path}.br")) } else { None };
    match squeezed {
        Some(squeezed) => answer(squeezed.data, &kind, cache, file, Some("br"), headers),
        None => answer(file.data.clone(), &kind, cache, file, None, headers),
    }
}

fn page_answer(file: &EmbeddedFile, headers: &HeaderMap, base: &BasePath) -> Response<Body> {
    let html = "text/html; charset=utf-8";
    if base.as_str().is_empty() {
        return match Client::get("index.html.br").filter(|_| accepts_brotli(headers)) {
            Some(squeezed) => answer(squeezed.data, html, ASK, file, Some("br"), headers),
            None => answer(file.data.clone(), html, ASK, file, None, headers),
        };
    }
    let page = String::from_utf8_lossy(&file.data).replace(BASE, &format!("<base href=\"{}\">", base.root()));
    answer(Cow::Owned(page.into_bytes()), html, ASK, file, None, headers)
}

fn answer(
    data: Cow<'static, [u8]>,
    kind: &str,
    cache: &'static str,
    file: &EmbeddedFile,
    encoding: Option<&'static str>,
    headers: &HeaderMap,
) -> Response<Body> {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}{}\"", encoding.unwrap_or_default());
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let fresh = known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag));
    let mut response = if fresh {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        Response::new(match data {
            Cow::Borrowed(data) => Body::from(data),
            Cow::Owned(data) => Body::from(data),
        })
    };
    let out = response.headers_mut();
    if let Ok(kind) = HeaderValue::from_str(kind) {
        out.insert(CONTENT_TYPE, kind);
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(ETAG, tag);
    }
    out.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The type of a file by its name, with the letters' encoding for texts.
fn content_type(path: &str, file: &EmbeddedFile) -> String {
    if path.ends_with(".webmanifest") {
        return "application/manifest+json".to_owned();
    }
    let kind = file.metadata.mimetype();
    let text = kind.starts_with("text/") || kind.ends_with("javascript") || kind.ends_with("json");
    if text { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut offers = listed.flat_map(|value| value.split(','));
    offers.any(|offer| {
        let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
        name.trim() == "br" && quality.replace(' ', "") != "q=0"
    })
}

/// Whether a file's name has a hash of its content: `app-0f1e2d3c4b5a6978.wasm`.
fn names_its_content(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let stem = name.split('.').next().unwrap_or(name);
    let hash = stem.rsplit('-').next().unwrap_or_default();
    stem.contains('-') && hash.len() >= 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}

/// The page of a program that was built without the client.
fn without_client(base: &BasePath) -> Response<Body> {
    let root = base.root();
    let page = format!(
        "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Pentarchy</title>
<h1>Pentarchy</h1>
<p>The server is running, but this program was built without the pages to play on.
Programs can play through <a href=\"{root}api/openapi.json\">{root}api/openapi.json</a>.</p>
<p lang=\"ru\">Сервер работает, но эта программа собрана без страниц для игры.
Программы могут играть через <a href=\"{root}api/openapi.json\">{root}api/openapi.json</a>.</p>
</html>
"
    );
    let mut response = Response::new(Body::from(page));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(ASK));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_sent_to_those_who_take_it() {
        let takes = |value: &'static str| {
            accepts_brotli(&[(ACCEPT_ENCODING, HeaderValue::from_static(value))].into_iter().collect())
        };
        assert!(takes("gzip, deflate, br"));
        assert!(takes("br;q=1.0"));
        assert!(!takes("gzip"));
        assert!(!takes("br; q=0, gzip"));
        assert!(!takes("brotli"));
    }

    #[test]
    fn only_a_hash_in_the_name_is_for_ever() {
        assert!(names_its_content("assets/pentarchy-0f1e2d3c4b5a6978.wasm"));
        assert!(!names_its_content("sw.js"));
        assert!(!names_its_content("pentarchy-web.js"));
        assert!(!names_its_content("deadbeefdeadbeef.js"));
    }

    #[test]
    fn other_methods_and_missing_files_are_told() {
        let ask = |method: Method, path: &'static str| {
            serve(&method, &Uri::from_static(path), &HeaderMap::new(), &BasePath::default()).status()
        };
        assert_eq!(ask(Method::POST, "/"), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(ask(Method::GET, "/no/such.js"), StatusCode::NOT_FOUND);
        assert_eq!(ask(Method::GET, "/../Cargo.toml"), StatusCode::NOT_FOUND);
        assert_eq!(ask(Method::GET, "/table/0123456789abcdef"), StatusCode::OK);
    }
}
