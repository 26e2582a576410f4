//! Friendships, requests and blocks: read by those they are about, written by functions only.

use serde_json::Value;

use super::{Asker, Sight};

/// A friendship or a request is seen by both.
pub(crate) fn read_between(asker: &Asker<'_>, data: &Value, parties: [&str; 2]) -> Option<Sight> {
    let is_party = parties
        .iter()
        .any(|party| asker.actor.is(data[*party].as_str()));
    is_party.then_some(Sight::Whole)
}

/// A block is seen by whoever made it; the other never learns of it.
pub(crate) fn read_block(asker: &Asker<'_>, data: &Value) -> Option<Sight> {
    asker.actor.is(data["by"].as_str()).then_some(Sight::Whole)
}
