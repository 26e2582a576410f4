//! Snapshot of the topics of a stream, written piece by piece: a snapshot of many large documents is never whole in
//! memory.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::end::End;
use super::follower::Json;
use super::stream::Stream;
use super::topic::Selects;
use crate::app::hub::backlog::SLICE_BYTES;
use crate::error::ApiError;
use crate::store::{Find, Index};

/// Documents in the snapshot of one topic.
const SNAPSHOT_MAX: usize = 500;
/// Documents of which the ids are read at once.
const PAGE: usize = 16;

impl Stream {
    pub(super) async fn snapshots(&mut self) -> Result<(), End> {
        for at in 0..self.follower.topics.len() {
            self.room().await?;
            let topic = self.follower.topics[at].clone();
            match &topic.selects {
                Selects::Document(id) => self.document(at, id).await?,
                Selects::Index { index, values } => self.documents(at, index, values).await?,
            }
        }
        Ok(())
    }

    /// A topic of one document.
    async fn document(&mut self, at: usize, id: &str) -> Result<(), End> {
        let found = self.read(at, id).await?;
        let version = found
            .as_ref()
            .map_or(Value::Null, |(version, _)| json!(version));
        let head = format!(
            "{},\"id\":{},\"version\":{version},\"data\":",
            self.head(at),
            json!(id)
        );
        let data = found
            .as_ref()
            .map_or(&b"null"[..], |(_, data)| data.bytes());
        self.push([head.as_bytes(), data, b"}\n\n"].concat())
    }

    /// A topic of all that an index leads to.
    async fn documents(
        &mut self,
        at: usize,
        index: &'static Index,
        values: &[Value],
    ) -> Result<(), End> {
        let ids = self.find(at, index, values).await?;
        let mut text = format!("{},\"documents\":[", self.head(at)).into_bytes();
        let mut comma = "";
        for id in ids {
            self.room().await?;
            let Some((version, data)) = self.read(at, &id).await? else {
                continue;
            };
            let head = format!(
                "{comma}{{\"id\":{},\"version\":{version},\"data\":",
                json!(id)
            );
            text.extend_from_slice(head.as_bytes());
            text.extend_from_slice(data.bytes());
            text.push(b'}');
            comma = ",";
            if text.len() > SLICE_BYTES {
                self.is_inside_event = true;
                self.push(std::mem::take(&mut text))?;
            }
        }
        text.extend_from_slice(b"]}\n\n");
        self.push(text)?;
        self.is_inside_event = false;
        Ok(())
    }

    /// The beginning of a snapshot event.
    fn head(&self, at: usize) -> String {
        let topic = json!(self.follower.topics[at].name);
        format!(
            "event: snapshot\nid: {}\ndata: {{\"topic\":{topic}",
            self.floor
        )
    }

    /// The visible part of a document as it is now, noted as seen.
    pub(super) async fn read(&mut self, at: usize, id: &str) -> Result<Option<(u64, Json)>, End> {
        let (app, topic) = (&self.follower.app, &self.follower.topics[at]);
        let document = app.store.get(topic.collection, id).await;
        let Some(document) = document.map_err(ApiError::from)? else {
            return Ok(None);
        };
        app.hub.published(document.version).await;
        let data = self.follower.visible(topic, id, &document.data, None);
        let found = data.await?.filter(|_| topic.holds(id, &document.data));
        if found.is_some() {
            self.seen.insert((at, id.to_owned()), document.version);
        }
        Ok(found.map(|data| (document.version, data)))
    }

    /// Documents that a topic is about now, and those the client has of it.
    pub(super) async fn ids(&self, at: usize) -> Result<BTreeSet<String>, End> {
        let seen = self.seen.keys().filter(|(topic, _)| *topic == at);
        let mut ids: BTreeSet<String> = seen.map(|(_, id)| id.clone()).collect();
        match &self.follower.topics[at].selects {
            Selects::Document(id) => {
                ids.insert(id.clone());
            }
            Selects::Index { index, values } => ids.extend(self.find(at, index, values).await?),
        }
        Ok(ids)
    }

    /// Ids of the documents that an index leads to, in its order.
    async fn find(
        &self,
        at: usize,
        index: &'static Index,
        values: &[Value],
    ) -> Result<Vec<String>, End> {
        let mut find = Find {
            collection: self.follower.topics[at].collection,
            index,
            values: values.to_vec(),
            after: None,
            limit: PAGE,
        };
        let mut ids = Vec::new();
        while ids.len() < SNAPSHOT_MAX {
            let page = self.follower.app.store.find(&find).await;
            let page = page.map_err(ApiError::from)?;
            ids.extend(page.documents.into_iter().map(|document| document.id));
            find.after = page.next;
            if find.after.is_none() {
                break;
            }
        }
        ids.truncate(SNAPSHOT_MAX);
        Ok(ids)
    }
}
