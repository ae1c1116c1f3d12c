//! Who calls: from which address, over which kind of connection, from which page.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};

use crate::app::Shared;
use crate::error::Failure;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// Who calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Caller {
    /// From where.
    pub(crate) address: IpAddr,
    /// Whether the browser's side of the connection is encrypted, as far as we are told.
    pub(crate) encrypted: bool,
}

impl Caller {
    fn of(headers: &HeaderMap, peer: IpAddr, trust_proxy: bool) -> Caller {
        if !trust_proxy {
            return Caller { address: peer, encrypted: false };
        }
        // The last address is the one that our own proxy saw; those before it are what it was told.
        let address = last(headers, &FORWARDED_FOR).and_then(|text| text.parse().ok()).unwrap_or(peer);
        Caller { address, encrypted: last(headers, &FORWARDED_PROTO) == Some("https") }
    }
}

/// The last value of a header that may be a list.
fn last<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let value = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next().map(str::trim)
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Caller, Failure> {
        let ConnectInfo(peer) =
            parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Failure::Internal("no address"))?;
        let mut caller = Caller::of(&parts.headers, peer.ip(), app.config.trust_proxy);
        caller.encrypted |= app.config.origins.iter().any(|origin| origin.starts_with("https://"));
        Ok(caller)
    }
}

/// Whether a request may come from the page that sent it: our own, one that was allowed, or no page at all (a program
/// that is no browser sends no origin).
pub(crate) fn is_welcome(headers: &HeaderMap, allowed: &[String], trust_proxy: bool) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str().map(str::to_ascii_lowercase) else { return false };
    if allowed.contains(&origin) {
        return true;
    }
    let told = if trust_proxy { last(headers, &FORWARDED_HOST) } else { None };
    let host = told.or_else(|| headers.get(HOST).and_then(|host| host.to_str().ok()));
    let page = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    matches!((page, host), (Some(page), Some(host)) if page == host.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_proxy_is_believed_only_when_it_should_be() {
        let peer: IpAddr = "10.0.0.9".parse().unwrap();
        let forwarded = headers(&[("x-forwarded-for", "6.6.6.6, 1.2.3.4"), ("x-forwarded-proto", "https")]);
        assert_eq!(Caller::of(&forwarded, peer, false), Caller { address: peer, encrypted: false });
        let address = "1.2.3.4".parse().unwrap();
        assert_eq!(Caller::of(&forwarded, peer, true), Caller { address, encrypted: true });
        assert_eq!(Caller::of(&HeaderMap::new(), peer, true).address, peer);
        assert_eq!(Caller::of(&headers(&[("x-forwarded-for", "nobody")]), peer, true).address, peer);
    }

    #[test]
    fn pages_of_others_are_not_welcome() {
        let from = |origin, allowed: &[String]| {
            is_welcome(&headers(&[("origin", origin), ("host", "games.example:5757")]), allowed, false)
        };
        assert!(from("http://games.example:5757", &[]));
        assert!(from("https://GAMES.example:5757", &[]));
        assert!(!from("http://games.example", &[]));
        assert!(!from("https://evil.example", &[]));
        assert!(!from("null", &[]));
        assert!(!from("http://games.example:5757.evil.example", &[]));
        assert!(from("https://front.example", &["https://front.example".into()]));
        assert!(is_welcome(&headers(&[("host", "games.example")]), &[], false), "a program that is no browser");
    }

    #[test]
    fn the_host_that_a_trusted_proxy_tells_counts() {
        let told = headers(&[
            ("origin", "https://games.example"),
            ("host", "127.0.0.1:5757"),
            ("x-forwarded-host", "games.example"),
        ]);
        assert!(is_welcome(&told, &[], true));
        assert!(!is_welcome(&told, &[], false));
    }
}
