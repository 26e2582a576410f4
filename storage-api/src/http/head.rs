//! The part of a request that handlers may look at, shared without copying.

use std::net::IpAddr;
use std::sync::Arc;

use http::{HeaderMap, Method, Uri, header};
use warp::{Filter, Rejection};

use super::client_address::ClientAddress;

/// Everything of a request but its body.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    pub(crate) headers: HeaderMap,
    /// Who is asking, after a trusted proxy was looked through.
    pub(crate) address: ClientAddress,
    /// Who holds the other end of the connection.
    pub(crate) peer: IpAddr,
}

impl Head {
    /// Text of a header, `None` when it is absent or not printable.
    pub(crate) fn header(&self, name: header::HeaderName) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
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
