//! A call that has been understood, and what it is answered with.

use std::marker::PhantomData;
use std::sync::Arc;

use http::header;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use wasm_core::error::Code;

use super::arguments;
use crate::access::auth::caller::Caller;
use crate::app::App;
use crate::error::ApiError;
use crate::http::{Answer, Head};
use crate::schema::shape::Shape;

/// A call that has been understood.
pub(super) struct Call {
    pub(super) app: Arc<App>,
    /// Name of the function.
    pub(super) name: &'static str,
    pub(super) head: Arc<Head>,
    pub(super) caller: Option<Caller>,
    pub(super) data: Value,
}

impl Call {
    /// The person calling; only signed-in people may.
    pub(super) fn person(&self) -> Result<&Caller, ApiError> {
        self.caller
            .as_ref()
            .ok_or_else(|| ApiError::unauthenticated("sign in first"))
    }

    /// Parses the arguments of the function.
    pub(super) fn arguments<A: DeserializeOwned>(&self) -> Result<A, ApiError> {
        arguments::read(&self.data)
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

/// Answers of a function.
pub(super) trait Answers {
    /// The result, as the description has it.
    type Result: Shape;

    /// The answer as it travels.
    fn done(self) -> Result<Done, ApiError>;
}

impl<R: Serialize + Shape> Answers for R {
    type Result = R;

    fn done(self) -> Result<Done, ApiError> {
        Done::of(&self)
    }
}

/// A result with cookies beside it.
pub(super) struct WithCookies<R> {
    pub(super) result: R,
    pub(super) cookies: Vec<String>,
}

impl<R: Serialize + Shape> Answers for WithCookies<R> {
    type Result = R;

    fn done(self) -> Result<Done, ApiError> {
        let cookies = self.cookies;
        Ok(Done {
            cookies,
            ..Done::of(&self.result)?
        })
    }
}

/// A result that was written as JSON before.
pub(super) struct Written<R> {
    pub(super) json: Value,
    result: PhantomData<fn() -> R>,
}

impl<R> From<Value> for Written<R> {
    fn from(json: Value) -> Self {
        let result = PhantomData;
        Self { json, result }
    }
}

impl<R: Shape> Answers for Written<R> {
    type Result = R;

    fn done(self) -> Result<Done, ApiError> {
        Ok(self.json.into())
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
