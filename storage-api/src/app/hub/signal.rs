//! Signals: what streams pass on to whoever follows a document at this moment, and nobody stores. Several servers over
//! one database do not hear each other's.

use serde_json::{Value, json};

use super::key::Key;
use crate::store::Collection;

/// A signal of somebody about a document.
#[derive(Debug)]
pub(crate) struct Signal {
    /// Collection of the document.
    pub(crate) collection: &'static Collection,
    /// Its id.
    pub(crate) id: String,
    /// Name of the event.
    pub(crate) event: &'static str,
    /// Id of the person it comes from, who does not hear it.
    pub(crate) from: String,
    /// Ids of those who may hear it.
    pub(crate) people: Vec<String>,
    /// Secret of the link whose holders may hear it too.
    pub(crate) link: Option<String>,
    /// The message.
    pub(crate) data: Value,
}

impl Signal {
    /// The name that streams follow to hear it.
    pub(crate) fn key(&self) -> Key {
        Key::Document(self.collection.name, self.id.clone())
    }

    /// Returns `true` if somebody may hear it, by their id or the secret they follow with.
    pub(crate) fn is_for(&self, uid: &str, secret: Option<&str>) -> bool {
        self.people.iter().any(|person| person == uid)
            || self.link.is_some() && self.link.as_deref() == secret
    }

    /// The event as it is sent; it has no number, so that a client resumes where it was.
    pub(crate) fn event(&self, topic: &str) -> Vec<u8> {
        let data = json!({ "topic": topic, "from": self.from, "data": self.data });
        format!("event: {}\ndata: {data}\n\n", self.event).into_bytes()
    }
}
