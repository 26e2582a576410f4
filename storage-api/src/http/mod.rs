//! HTTP for every path: reading a request within limits, writing an answer, and the accept loop.
//!
//! It knows no document and no person. [`server`] accepts connections and wraps every request, [`head`] is the part
//! of a request handlers may look at, [`answer`] what they give back.

pub(crate) mod answer;
pub(crate) mod bearer;
pub(crate) mod body;
pub(crate) mod body_budget;
pub(crate) mod client_address;
#[cfg_attr(
    not(feature = "describe"),
    allow(
        dead_code,
        reason = "most of its shapes stand in the description alone"
    )
)]
pub(crate) mod describe;
pub(crate) mod etag;
pub(crate) mod files;
pub(crate) mod head;
pub(crate) mod headers;
pub(crate) mod json;
pub(crate) mod markup;
pub(crate) mod metrics;
pub(crate) mod origin;
pub(crate) mod server;
pub(crate) mod throttle;
pub(crate) mod tls;

pub(crate) use self::answer::{Answer, recover, reply};
pub(crate) use self::head::Head;
