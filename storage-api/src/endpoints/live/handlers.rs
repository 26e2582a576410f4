//! Opening a live read.

use std::sync::Arc;

use http::{HeaderValue, Method, header};
use wasm_core::constants::AUTH_COOKIE_NAME;
use wasm_core::error::Code;

use super::follower::Follower;
use super::resume::Since;
use super::stream;
use super::topic::Topic;
use crate::access::auth::caller::Caller;
use crate::access::rules::Actor;
use crate::access::visibility::actor;
use crate::app::App;
use crate::error::ApiError;
use crate::http::answer::{ByteStream, Content};
use crate::http::bearer::bearer;
use crate::http::{Answer, Head};

/// Topics of one stream.
const TOPICS_MAX: usize = 50;

/// Opens a stream on the topic of the path, or on those of the query.
pub(super) async fn open(
    app: &Arc<App>,
    topic: Option<String>,
    head: &Head,
) -> Result<Answer, ApiError> {
    if head.method != Method::GET {
        return Err(ApiError::method_not_allowed("GET"));
    }
    let caller = caller(app, head).await?;
    let topics = topics(topic, head, actor(caller.as_ref()))?;
    let who = caller
        .as_ref()
        .map_or_else(|| head.address.to_string(), |caller| caller.uid.clone());
    let place = app
        .hub
        .take_place(who, app.config.max_streams)
        .ok_or_else(|| {
            ApiError::new(
                Code::ResourceExhausted,
                "too many live streams are open; close some first",
            )
        })?;
    let follower = Follower {
        app: Arc::clone(app),
        caller,
        topics,
    };
    Ok(events(stream::open(follower, place, Since::of(head))))
}

/// The topic of the path, else those of the query.
fn topics(topic: Option<String>, head: &Head, actor: Actor<'_>) -> Result<Vec<Topic>, ApiError> {
    let asked = head
        .query()
        .into_iter()
        .filter(|(key, _)| key == "topic")
        .map(|(_, value)| value);
    let names: Vec<String> = topic.map_or_else(|| asked.collect(), |topic| vec![topic]);
    if names.is_empty() || names.len() > TOPICS_MAX {
        let message = format!("name 1 to {TOPICS_MAX} topics: ?topic=users/…");
        return Err(ApiError::invalid(message));
    }
    let mut topics: Vec<Topic> = Vec::new();
    for name in names {
        let topic = Topic::parse(&name, actor)?;
        if topics.iter().any(|other| other.is_same(&topic)) {
            let message = format!("{name} is named twice; name each topic once");
            return Err(ApiError::invalid(message));
        }
        topics.push(topic);
    }
    Ok(topics)
}

fn events(body: ByteStream) -> Answer {
    // Proxies that gather answers would hold events back.
    let unbuffered = http::HeaderName::from_static("x-accel-buffering");
    let mut answer = Answer::bytes("text/event-stream", "")
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
        .with_header(unbuffered, HeaderValue::from_static("no"));
    answer.body = Content::Stream(body);
    answer
}

/// The bearer token, or the cookie if no foreign page is behind the request.
async fn caller(app: &App, head: &Head) -> Result<Option<Caller>, ApiError> {
    app.origins.check(head)?;
    if bearer(head)?.is_some() {
        return app.caller(head).await;
    }
    match head
        .cookie(AUTH_COOKIE_NAME)
        .filter(|token| !token.is_empty())
    {
        Some(token) => app.authenticate(token).await.map(Some),
        None => Ok(None),
    }
}
