//! The address of a client, as throttles and shares of room count it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use http::HeaderMap;

/// A client's address: all 32 bits of IPv4, the first 64 of IPv6. The other 64 bits are the client's own to choose, and a
/// new one for each attempt would pass every limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum ClientAddress {
    /// An IPv4 address, also where a socket for both versions wrote it as `::ffff:192.0.2.1`.
    V4(Ipv4Addr),
    /// An IPv6 network of 64 bits, by its first address.
    V6(Ipv6Addr),
}

impl From<IpAddr> for ClientAddress {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        }
    }
}

impl fmt::Display for ClientAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::V4(address) => address.fmt(formatter),
            Self::V6(network) => write!(formatter, "{network}/64"),
        }
    }
}

/// The address our own proxy saw: the last entry of the last `X-Forwarded-For`. The entries before it are whatever the
/// client wrote. `None` when the entry is no address, so that the proxy's own counts.
pub(super) fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let mut lines = headers.get_all("x-forwarded-for").into_iter();
    // As bytes: a client's entry may hold some that are no text.
    let mut entries = lines.next_back()?.as_bytes().rsplit(|byte| *byte == b',');
    parse_entry(str::from_utf8(entries.next()?).ok()?)
}

/// An address with or without quotes, brackets and a port: `192.0.2.1:567`, `[2001:db8::1]`, `"[2001:db8::1]:5"`.
fn parse_entry(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let quoted = entry
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let entry = quoted.unwrap_or(entry);
    let with_port = || entry.parse::<SocketAddr>().ok().map(|socket| socket.ip());
    let in_brackets = || {
        let inner = entry.strip_prefix('[')?.strip_suffix(']')?;
        inner.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
    };
    entry.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    fn forwarded(lines: &[&[u8]]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            let value = HeaderValue::from_bytes(line).expect("a value");
            headers.append("x-forwarded-for", value);
        }
        forwarded_for(&headers).map(|address| ClientAddress::from(address).to_string())
    }

    #[test]
    fn the_last_entry_is_read_with_and_without_a_port() {
        for (entry, address) in [
            ("192.0.2.1", "192.0.2.1"),
            ("192.0.2.1:567", "192.0.2.1"),
            ("203.0.113.9, 192.0.2.1:567", "192.0.2.1"),
            ("::1", "::/64"),
            ("[::1]:567", "::/64"),
            ("2001:db8::1", "2001:db8::/64"),
            ("[2001:db8::1]", "2001:db8::/64"),
            ("\"[2001:db8::1]:5\"", "2001:db8::/64"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("[::ffff:192.0.2.1]:80", "192.0.2.1"),
        ] {
            assert_eq!(forwarded(&[entry.as_bytes()]).as_deref(), Some(address));
        }
    }

    #[test]
    fn garbage_is_no_address_and_what_a_client_wrote_before_is_not_looked_at() {
        for entry in [
            "",
            "unknown",
            "_hidden",
            "192.0.2.1:",
            "192.0.2.1:99999",
            "192.0.2.1 192.0.2.2",
            "[192.0.2.1]:80",
            "\"192.0.2.1",
            "192.0.2.1,",
        ] {
            assert_eq!(forwarded(&[entry.as_bytes()]), None, "{entry}");
        }
        assert_eq!(forwarded(&[]), None);
        let lines: [&[u8]; 2] = [b"198.51.100.7", b"\xff\xfe, 192.0.2.1"];
        assert_eq!(forwarded(&lines).as_deref(), Some("192.0.2.1"));
    }

    #[test]
    fn addresses_of_one_ipv6_network_are_one_client() {
        let client = |text: &str| ClientAddress::from(text.parse::<IpAddr>().expect("an address"));
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ffff::7"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_ne!(client("192.0.2.1"), client("192.0.2.2"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
    }
}
