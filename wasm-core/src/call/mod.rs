//! The client half of callable functions, and the retry policy of the plain HTTP client. Everything but the request
//! itself: what is sent, where to, with which headers, and what the answer means.
//!
//! It knows no network, no clock and no tokens' origin. The peers are `firebase` 12.6.0 (functions 0.13), with the
//! messages of functions 0.14 as [`Dialect::Functions014`], and `ofetch` 1.5; the tests compare with both.
//!
//! Where we differ from `firebase`: a trailing slash of a custom domain is collapsed; an `error.status` that names a
//! member of every JavaScript object (`constructor`) is unknown like any other; a number given as `Infinity` cannot be
//! decoded, and neither can nesting deeper than [`DEPTH_MAX`].
//!
//! Start at [`encode()`], [`result_of_response`] and [`should_retry`].

mod address;
mod decode;
mod encode;
mod headers;
mod response;
mod retry;
mod status;
mod stream;

pub use address::Endpoint;
pub use decode::{Undecodable, decode};
pub use encode::{DEPTH_MAX, Plain, Unencodable, encode};
pub use headers::{CallTokens, call_headers};
pub use response::{CallError, Dialect, error_for_response, result_of_response};
pub use retry::{Attempt, is_http_error, should_retry};
pub use status::{code_for_http_status, code_for_status_name};
pub use stream::{StreamLine, read_stream_line};
