//! Subscribers, their topics, and the part of each that they see.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use serde_json::{Value, json};

use super::end::End;
use super::topic::Topic;
use crate::access::auth::caller::Caller;
use crate::access::rules::evidence::{block_id, is_relation_of};
use crate::access::visibility::sight;
use crate::app::App;
use crate::app::hub::key::Key;
use crate::app::hub::signal::Signal;
use crate::error::ApiError;
use crate::schema::collections::{BLOCKS, DECLARATIONS, SESSIONS};
use crate::store::{Committed, Index};

/// Subscriber and its topics.
pub(super) struct Follower {
    pub(super) app: Arc<App>,
    pub(super) caller: Option<Caller>,
    pub(super) topics: Vec<Topic>,
}

/// A record as JSON, as somebody sees it.
pub(super) enum Json {
    /// All of it, in the memory that everybody shares.
    Shared(Bytes),
    Own(Vec<u8>),
}

impl Json {
    pub(super) fn bytes(&self) -> &[u8] {
        match self {
            Self::Shared(text) => text,
            Self::Own(text) => text,
        }
    }
}

impl Follower {
    pub(super) fn keys(&self) -> Vec<Key> {
        let session = self
            .caller
            .iter()
            .map(|caller| Key::Document(SESSIONS.name, caller.sid.clone()));
        let relations = self.caller.iter().flat_map(|caller| relations(&caller.uid));
        self.topics
            .iter()
            .flat_map(Topic::keys)
            .chain(session)
            .chain(relations)
            .collect()
    }

    /// Returns `true` if the follower may hear a signal by a topic: never those of people they block or who block them.
    pub(super) async fn hears(&self, topic: &Topic, signal: &Signal) -> Result<bool, End> {
        let Some(caller) = &self.caller else {
            return Ok(false);
        };
        if caller.uid == signal.from
            || !topic.keys().contains(&signal.key())
            || !signal.is_for(&caller.uid, topic.key.as_deref())
        {
            return Ok(false);
        }
        for id in [
            block_id(&caller.uid, &signal.from),
            block_id(&signal.from, &caller.uid),
        ] {
            let block = self.app.store.get(&BLOCKS, &id).await;
            if block.map_err(ApiError::from)?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns `true` if a change sets the follower's relation to somebody.
    pub(super) fn is_own_relation(&self, collection: &str, id: &str) -> bool {
        let caller = self.caller.as_ref();
        caller.is_some_and(|caller| is_relation_of(&caller.uid, collection, id))
    }

    /// The part of a record the follower sees now, `None` as if it were not there.
    /// `whole` is all of it as JSON, where somebody wrote that down.
    pub(super) async fn visible(
        &self,
        topic: &Topic,
        id: &str,
        data: &Value,
        whole: Option<&Bytes>,
    ) -> Result<Option<Json>, End> {
        let asker = self.app.asker(self.caller.as_ref(), topic.key.as_deref());
        let sight = sight(&*self.app.store, &asker, topic.collection, id, data).await;
        let Some(sight) = sight.map_err(ApiError::from)? else {
            return Ok(None);
        };
        Ok(Some(match (sight.of(data), whole) {
            (Cow::Borrowed(_), Some(whole)) => Json::Shared(whole.clone()),
            (part, _) => Json::Own(serde_json::to_vec(&*part).map_err(ApiError::internal)?),
        }))
    }

    pub(super) fn is_own_session(&self, change: &Committed) -> bool {
        let sid = self.caller.as_ref().map(|caller| caller.sid.as_str());
        *change.collection == SESSIONS && Some(change.id.as_str()) == sid
    }

    /// Time until the token expires.
    pub(super) fn lifetime(&self) -> Duration {
        let day_s = 86_400;
        let left_s = self
            .caller
            .as_ref()
            .map_or(day_s, |caller| caller.expires_s - self.app.now_s());
        Duration::from_secs(u64::try_from(left_s).unwrap_or(0))
    }
}

/// Keys under which the hub announces new friends of a person, lost ones, and the people who block them.
fn relations(uid: &str) -> Vec<Key> {
    let indexes = DECLARATIONS.iter().flat_map(|collection| {
        let names = collection.relates_by.iter();
        names.filter_map(move |name| Some((collection, collection.index(name)?)))
    });
    let key = |index: &Index| index.value_key(&[json!(uid)]);
    indexes
        .map(|(collection, index)| Key::Index(collection.name, index.name, key(index)))
        .collect()
}
