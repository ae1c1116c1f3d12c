//! What anybody may do, so that nobody can take the server from the others.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// The longest body that a request may have, in bytes.
pub(crate) const BODY_BYTES: usize = 64 * 1024;

/// The longest body of a request for a new table, whose plan may bring a document such as a map of one's own.
pub(crate) const PLAN_BYTES: usize = 256 * 1024;

/// As many messages as one that is much work counts for.
const COSTLY: u32 = 10;

/// The limits that whoever runs the server may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Unfinished tables of one guest.
    pub tables_per_guest: u32,
    /// Sockets that one address holds open.
    pub sockets_per_address: u32,
    /// Requests of one address.
    pub requests_per_second: u32,
    /// Messages of one socket.
    pub messages_per_second: u32,
    /// New guests from one address.
    pub guests_per_minute: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_per_guest: 20,
            sockets_per_address: 64,
            requests_per_second: 50,
            messages_per_second: 20,
            guests_per_minute: 30,
        }
    }
}

/// Too much of something; it may be tried again after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMuch {
    /// After how long.
    pub(crate) retry_after: Duration,
}

/// Counts what each address does.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<Neighbourhood>,
    guests: DefaultKeyedRateLimiter<Neighbourhood>,
    sockets: Arc<Counts<Neighbourhood>>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        Gate {
            limits,
            // A page asks for several things at once: what a few seconds allow may come in one burst.
            requests: RateLimiter::keyed(
                Quota::per_second(number(limits.requests_per_second)).allow_burst(burst(limits.requests_per_second, 4)),
            ),
            guests: RateLimiter::keyed(Quota::per_minute(number(limits.guests_per_minute))),
            sockets: Arc::default(),
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), TooMuch> {
        passed(self.requests.check_key(&Neighbourhood::of(from)))
    }

    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), TooMuch> {
        passed(self.guests.check_key(&Neighbourhood::of(from)))
    }

    /// A place for one more socket, held until it is dropped.
    pub(crate) fn socket(&self, from: IpAddr) -> Result<Held<Neighbourhood>, TooMuch> {
        Counts::hold(&self.sockets, Neighbourhood::of(from), self.limits.sockets_per_address)
            .ok_or(TooMuch { retry_after: Duration::from_secs(5) })
    }

    /// How fast one socket may talk.
    pub(crate) fn talk(&self) -> Talk {
        let rate = self.limits.messages_per_second;
        Talk(RateLimiter::direct(Quota::per_second(number(rate)).allow_burst(burst(rate, 2))))
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.requests.shrink_to_fit();
        self.guests.retain_recent();
        self.guests.shrink_to_fit();
    }
}

/// How fast one socket talks.
pub(crate) struct Talk(DefaultDirectRateLimiter);

impl Talk {
    /// A message that is much work counts as many.
    pub(crate) fn costly_message(&self) -> Result<(), TooMuch> {
        let retry_after = Duration::from_secs(1);
        match self.0.check_n(number(COSTLY)) {
            Ok(answer) => passed(answer),
            // A socket that may send only few messages may still ask for something costly once in a while.
            Err(_) => self.message().map_err(|_| TooMuch { retry_after }),
        }
    }

    pub(crate) fn message(&self) -> Result<(), TooMuch> {
        passed(self.0.check())
    }
}

fn number(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

fn burst(rate: u32, seconds: u32) -> NonZeroU32 {
    number(rate.saturating_mul(seconds))
}

fn passed(answer: Result<(), governor::NotUntil<governor::clock::QuantaInstant>>) -> Result<(), TooMuch> {
    answer.map_err(|not_until| TooMuch { retry_after: not_until.wait_time_from(DefaultClock::default().now()) })
}

/// Addresses that count as one: a household gets a whole network of IPv6 addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Neighbourhood {
    V4([u8; 4]),
    V6([u16; 4]),
}

impl Neighbourhood {
    pub(crate) fn of(address: IpAddr) -> Neighbourhood {
        match address.to_canonical() {
            IpAddr::V4(v4) => Neighbourhood::V4(v4.octets()),
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Neighbourhood::V6([a, b, c, d])
            }
        }
    }
}

/// How many of something each key holds.
#[derive(Debug)]
pub(crate) struct Counts<K>(Mutex<HashMap<K, u32>>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Counts(Mutex::default())
    }
}

impl<K: Copy + Eq + Hash> Counts<K> {
    pub(crate) fn hold(counts: &Arc<Self>, key: K, most: u32) -> Option<Held<K>> {
        let mut held = counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Held { counts: Arc::clone(counts), key })
    }
}

/// One of something, given back when dropped.
#[derive(Debug)]
pub(crate) struct Held<K: Copy + Eq + Hash> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K: Copy + Eq + Hash> Drop for Held<K> {
    fn drop(&mut self) {
        let mut held = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_socket_more_is_one_too_many_until_one_goes() {
        let gate = Gate::new(Limits { sockets_per_address: 2, ..Limits::default() });
        let first = gate.socket(HOME).unwrap();
        let _second = gate.socket(HOME).unwrap();
        assert!(gate.socket(HOME).is_err());
        assert!(gate.socket("10.0.0.1".parse().unwrap()).is_ok());
        drop(first);
        assert!(gate.socket(HOME).is_ok());
    }

    #[test]
    fn a_burst_passes_and_a_flood_does_not() {
        let gate = Gate::new(Limits { requests_per_second: 2, ..Limits::default() });
        let passed = (0..100).filter(|_| gate.request(HOME).is_ok()).count();
        assert!((8..=10).contains(&passed), "{passed} passed");
        assert!(gate.request("10.0.0.1".parse().unwrap()).is_ok());
    }

    #[test]
    fn one_network_of_ipv6_is_one_household() {
        let of = |text: &str| Neighbourhood::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
