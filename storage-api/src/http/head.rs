//! The part of a request that handlers may look at, shared without copying.

use std::net::IpAddr;
use std::sync::Arc;

use http::{HeaderMap, Method, Uri, header};
use warp::{Filter, Rejection};

use super::client_address::ClientAddress;

/// Beginnings of paths that go on with a secret.
const SECRET_PATHS: [&str; 2] = ["/v1/calendars/", "/exports/"];

/// Everything of a request but its body.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    pub(crate) headers: HeaderMap,
    /// Address of the client, behind a trusted proxy if there is one.
    pub(crate) address: ClientAddress,
    /// Address at the other end of the connection.
    pub(crate) peer: IpAddr,
}

impl Head {
    /// Text of a header, `None` when it is absent or not printable.
    pub(crate) fn header(&self, name: header::HeaderName) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The path as the log may have it: without the secrets of addresses that need no sign-in.
    pub(crate) fn logged_path(&self) -> &str {
        let path = self.uri.path();
        let secret = SECRET_PATHS
            .iter()
            .find(|secret| path.starts_with(**secret));
        secret.unwrap_or(&path)
    }

    /// Value of a cookie.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        let headers = self.headers.get_all(header::COOKIE).into_iter();
        let pairs = headers
            .filter_map(|value| value.to_str().ok())
            .flat_map(|text| text.split(';'));
        let mut named = pairs.filter_map(|pair| pair.trim().split_once('='));
        named.find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// The secret of a link, `?k=…`.
    pub(crate) fn link_key(&self) -> Option<String> {
        let key = self.query().into_iter().find(|(name, _)| name == "k");
        key.map(|(_, key)| key)
    }

    /// The decoded pairs of the query, in their order.
    pub(crate) fn query(&self) -> Vec<(String, String)> {
        let query = self.uri.query().unwrap_or_default();
        form_urlencoded::parse(query.as_bytes())
            .into_owned()
            .collect()
    }
}

/// Extracts the head that the accept loop put beside every request.
pub(crate) fn head() -> impl Filter<Extract = (Arc<Head>,), Error = Rejection> + Copy {
    warp::ext::get::<Arc<Head>>()
}
