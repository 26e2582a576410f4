//! A call that has been understood, and what it is answered with.

use http::header;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use wasm_core::error::Code;

use crate::access::auth::caller::Caller;
use crate::app::App;
use crate::error::ApiError;
use crate::http::{Answer, Head};

/// A call that has been understood.
pub(super) struct Call<'a> {
    pub(super) app: &'a App,
    /// Name of the function.
    pub(super) name: &'a str,
    pub(super) head: &'a Head,
    pub(super) caller: Option<Caller>,
    pub(super) data: Value,
}

impl Call<'_> {
    /// The person calling; only signed-in people may.
    pub(super) fn person(&self) -> Result<&Caller, ApiError> {
        self.caller
            .as_ref()
            .ok_or_else(|| ApiError::unauthenticated("sign in first"))
    }
}

/// Answer of a function, and the cookies that go with it.
pub(super) struct Done {
    pub(super) result: Outcome,
    pub(super) cookies: Vec<String>,
}

/// The result of a function, as JSON or as the text of it.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Outcome {
    Value(Value),
    Text(Box<RawValue>),
}

/// The result as it travels.
#[derive(Serialize)]
pub(super) struct Envelope<'a> {
    result: &'a Outcome,
}

impl From<Value> for Done {
    fn from(result: Value) -> Self {
        Self {
            result: Outcome::Value(result),
            cookies: Vec::new(),
        }
    }
}

impl Done {
    /// A large result, written as text at once: nothing of it is copied as a value.
    pub(super) fn of(result: &impl Serialize) -> Result<Self, ApiError> {
        let text = to_raw_value(result).map_err(ApiError::internal)?;
        Ok(Self {
            result: Outcome::Text(text),
            cookies: Vec::new(),
        })
    }

    /// The result as it travels.
    pub(super) fn envelope(&self) -> Envelope<'_> {
        Envelope {
            result: &self.result,
        }
    }

    /// The answer with the cookies that go with it.
    pub(super) fn set_cookies(&self, answer: Answer) -> Answer {
        let cookies = self.cookies.iter();
        cookies.fold(answer, |answer, cookie| {
            answer.with_text_header(header::SET_COOKIE, cookie)
        })
    }
}

/// `data` and nothing else.
pub(super) fn open_envelope(body: Value) -> Result<Value, ApiError> {
    match body {
        Value::Object(mut members) if members.len() == 1 && members.contains_key("data") => {
            Ok(members.remove("data").unwrap_or_default())
        }
        _ => Err(ApiError::new(Code::InvalidArgument, "Bad Request")),
    }
}
