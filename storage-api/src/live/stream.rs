//! One client's stream: snapshots first, then each change in order and once, until it ends.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;

use super::hub::{Key, Place, Subscription};
use super::resume::{self, Since};
use super::topic::{Selects, Topic};
use crate::app::App;
use crate::auth::caller::Caller;
use crate::collections::{BLOCKS, FRIENDSHIPS, HANGOUT_MEMBERS, SESSIONS};
use crate::error::ApiError;
use crate::http::answer::ByteStream;
use crate::rules::evidence::is_relation_of;
use crate::sight::sight;
use crate::store::{Committed, Document, Find, Index};

/// How often a silent stream shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Events written but not yet taken by the connection.
const WRITTEN_AHEAD: usize = 32;
/// How long snapshots may take, from the store to the client.
const BEGINNING: Duration = Duration::from_secs(30);
/// How long the last events of a stream may wait to be taken.
const FAREWELL: Duration = Duration::from_secs(5);
/// Documents in the snapshot of one topic.
const SNAPSHOT_MAX: usize = 500;

/// Who follows what.
pub(super) struct Follower {
    pub(super) app: Arc<App>,
    pub(super) caller: Option<Caller>,
    pub(super) topics: Vec<Topic>,
    /// Held as long as the stream runs.
    pub(super) _place: Place,
}

/// Why a stream ends; told to the client in an `end` event.
pub(super) enum End {
    /// The session was ended, or its account is gone.
    SignedOut,
    /// The token has run out; come again with a new one.
    Expired,
    /// The server is stopping.
    Stopping,
    /// Too many changes were waiting; come again and start from a snapshot.
    Behind,
    /// Something failed on our side.
    Failed,
    /// The client is gone.
    Left,
}

impl From<ApiError> for End {
    fn from(_error: ApiError) -> Self {
        Self::Failed
    }
}

/// Opens a stream. `since` is where the client left off.
pub(super) fn open(follower: Follower, since: Since) -> ByteStream {
    let (sender, receiver) = mpsc::channel(WRITTEN_AHEAD);
    let keys = follower.keys();
    // Following begins before anything is read, so that nothing falls between snapshot and changes.
    let subscription = follower.app.hub.subscribe(keys);
    let stream = Stream {
        follower,
        sender,
        seen: HashMap::new(),
        floor: 0,
    };
    let tasks = stream.follower.app.tasks.clone();
    tasks.spawn(stream.run(subscription, since));
    Box::pin(ReceiverStream::new(receiver))
}

impl Follower {
    fn keys(&self) -> Vec<Key> {
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

    /// Whether a change says how the follower stands to somebody from now on.
    pub(super) fn is_own_relation(&self, collection: &str, id: &str) -> bool {
        let caller = self.caller.as_ref();
        caller.is_some_and(|caller| is_relation_of(&caller.uid, collection, id))
    }

    /// The part of a record the follower sees now, `None` as if it were not there.
    async fn visible(&self, topic: &Topic, id: &str, data: &Value) -> Result<Option<Value>, End> {
        let asker = self.app.asker(self.caller.as_ref(), topic.key.as_deref());
        let sight = sight(&*self.app.store, &asker, topic.collection, id, data).await;
        let sight = sight.map_err(ApiError::from)?;
        Ok(sight.map(|sight| sight.of(data).into_owned()))
    }

    fn is_own_session(&self, change: &Committed) -> bool {
        let sid = self.caller.as_ref().map(|caller| caller.sid.as_str());
        change.collection == &SESSIONS && Some(change.id.as_str()) == sid
    }

    /// How long the token is good for.
    fn lifetime(&self) -> Duration {
        let day_s = 86_400;
        let left_s = self
            .caller
            .as_ref()
            .map_or(day_s, |caller| caller.expires_s - self.app.now_s());
        Duration::from_secs(u64::try_from(left_s).unwrap_or(0))
    }
}

/// Where the hub announces new friends of a person, lost ones, and who blocks them.
fn relations(uid: &str) -> Vec<Key> {
    let fields = [
        (&FRIENDSHIPS, "a"),
        (&FRIENDSHIPS, "b"),
        (&BLOCKS, "whom"),
        (&HANGOUT_MEMBERS, "userId"),
    ];
    let indexes = fields
        .into_iter()
        .filter_map(|(collection, field)| Some((collection, collection.index(field)?)));
    let key = |index: &Index| index.value_key(&[json!(uid)]);
    indexes
        .map(|(collection, index)| Key::Index(collection.name, index.name, key(index)))
        .collect()
}

/// A running stream.
pub(super) struct Stream {
    pub(super) follower: Follower,
    sender: mpsc::Sender<Bytes>,
    /// Version of each document the client has, by topic and id.
    seen: HashMap<(usize, String), u64>,
    /// Changes up to this number are in the snapshot or were sent again.
    floor: u64,
}

impl Stream {
    async fn run(mut self, mut subscription: Subscription, since: Since) {
        let end = match timeout(BEGINNING, self.begin(since)).await {
            Ok(Ok(())) => self.follow(&mut subscription).await,
            Ok(Err(end)) => end,
            Err(_late) => End::Failed,
        };
        let reason = match end {
            End::Left => return,
            End::SignedOut => "signed-out",
            End::Expired => "expired",
            End::Stopping => "stopping",
            End::Behind => "behind",
            End::Failed => "failed",
        };
        // A client that does not even take its last events is not waited for.
        let _ = timeout(FAREWELL, self.say_farewell(&end, reason)).await;
    }

    async fn say_farewell(&self, end: &End, reason: &str) -> Result<(), End> {
        if matches!(end, End::Behind) {
            self.event("reset", None, &json!({})).await?;
        }
        self.event("end", None, &json!({ "reason": reason })).await
    }

    async fn begin(&mut self, since: Since) -> Result<(), End> {
        let app = Arc::clone(&self.follower.app);
        self.floor = app.store.sequence().await.map_err(ApiError::from)?;
        // What is read must be durable before anybody is told.
        app.hub.published(self.floor).await;
        self.check_session().await?;
        if since == Since::Now {
            return self.snapshots().await;
        }
        let Some(missed) = resume::missed(&self.follower, since, self.floor).await? else {
            self.event("reset", Some(self.floor), &json!({})).await?;
            return self.snapshots().await;
        };
        self.assume_seen();
        for change in missed {
            self.change(&change).await?;
        }
        Ok(())
    }

    /// The session may have ended between the request and the first moment its end would have been noticed.
    async fn check_session(&self) -> Result<(), End> {
        let Some(caller) = &self.follower.caller else {
            return Ok(());
        };
        let session = self.follower.app.store.get(&SESSIONS, &caller.sid).await;
        session
            .map_err(ApiError::from)?
            .map(drop)
            .ok_or(End::SignedOut)
    }

    /// A client that comes back has every document of its topics as it was when it left.
    fn assume_seen(&mut self) {
        for (at, topic) in self.follower.topics.iter().enumerate() {
            if let Selects::Document(id) = &topic.selects {
                self.seen.insert((at, id.clone()), 0);
            }
        }
    }

    async fn snapshots(&mut self) -> Result<(), End> {
        for at in 0..self.follower.topics.len() {
            let snapshot = self.snapshot(at).await?;
            self.event("snapshot", Some(self.floor), &snapshot).await?;
        }
        Ok(())
    }

    async fn snapshot(&mut self, at: usize) -> Result<Value, End> {
        let topic = self.follower.topics[at].clone();
        match &topic.selects {
            Selects::Document(id) => {
                let found = self.read(at, id).await?;
                let (version, data) =
                    found.map_or((Value::Null, Value::Null), |(v, data)| (json!(v), data));
                Ok(json!({ "topic": topic.name, "id": id, "version": version, "data": data }))
            }
            Selects::Index { index, values } => {
                let mut documents = Vec::new();
                for document in self.find(at, index, values).await? {
                    let found = self.read(at, &document.id).await?;
                    documents.extend(found.map(|(version, data)| {
                        json!({ "id": document.id, "version": version, "data": data })
                    }));
                }
                Ok(json!({ "topic": topic.name, "documents": documents }))
            }
        }
    }

    /// The visible part of a document as it is now, noted as seen.
    async fn read(&mut self, at: usize, id: &str) -> Result<Option<(u64, Value)>, End> {
        let (app, topic) = (&self.follower.app, &self.follower.topics[at]);
        let document = app
            .store
            .get(topic.collection, id)
            .await
            .map_err(ApiError::from)?;
        let Some(document) = document else {
            return Ok(None);
        };
        app.hub.published(document.version).await;
        let data = self.follower.visible(topic, id, &document.data).await?;
        let found = data.filter(|_| topic.holds(id, &document.data));
        if found.is_some() {
            self.seen.insert((at, id.to_owned()), document.version);
        }
        Ok(found.map(|data| (document.version, data)))
    }

    async fn follow(&mut self, subscription: &mut Subscription) -> End {
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let expiry = sleep(self.follower.lifetime());
        tokio::pin!(expiry);
        let app = Arc::clone(&self.follower.app);
        let stopped = app.stopped();
        tokio::pin!(stopped);
        loop {
            let sent = tokio::select! {
                change = subscription.next() => match change {
                    Some(change) => self.deliver(&change).await,
                    None => Err(End::Behind),
                },
                _ = heartbeat.tick() => self.send(": alive\n\n".to_owned()).await,
                () = &mut expiry => Err(End::Expired),
                () = &mut stopped => Err(End::Stopping),
                () = self.sender.closed() => Err(End::Left),
            };
            if let Err(end) = sent {
                return end;
            }
        }
    }

    /// Sends what a commit means to each topic, unless the client has it already.
    async fn deliver(&mut self, change: &Committed) -> Result<(), End> {
        if self.follower.is_own_session(change) {
            return if change.after.is_none() {
                Err(End::SignedOut)
            } else {
                Ok(())
            };
        }
        if change.sequence <= self.floor {
            return Ok(());
        }
        self.change(change).await
    }

    async fn change(&mut self, change: &Committed) -> Result<(), End> {
        // A relation that goes on lets nobody see anything else.
        let begins_or_ends = change.before.is_none() || change.after.is_none();
        if begins_or_ends
            && self
                .follower
                .is_own_relation(change.collection.name, &change.id)
        {
            self.judge_everything(change.sequence).await?;
        }
        for at in 0..self.follower.topics.len() {
            let topic = &self.follower.topics[at];
            if topic.concerns(change) {
                self.written(at, change).await?;
            } else if let Some(id) = topic.judged_by(change).map(str::to_owned) {
                self.judged_again(at, &id, change.sequence).await?;
            }
        }
        Ok(())
    }

    /// A document of the topic was written.
    async fn written(&mut self, at: usize, change: &Committed) -> Result<(), End> {
        let key = (at, change.id.clone());
        if self
            .seen
            .get(&key)
            .is_some_and(|version| *version >= change.sequence)
        {
            return Ok(());
        }
        let topic = &self.follower.topics[at];
        let after = change
            .after
            .as_ref()
            .filter(|data| topic.holds(&change.id, data));
        let data = match after {
            Some(data) => self.follower.visible(topic, &change.id, data).await?,
            None => None,
        };
        self.tell(at, &change.id, change.sequence, data).await
    }

    /// What decides about the visibility of a document was written, the document was not.
    async fn judged_again(&mut self, at: usize, id: &str, sequence: u64) -> Result<(), End> {
        let was_seen = self.seen.contains_key(&(at, id.to_owned()));
        let found = self.read(at, id).await?;
        if was_seen == found.is_some() {
            return Ok(());
        }
        let (version, data) =
            found.map_or((sequence, None), |(version, data)| (version, Some(data)));
        self.seen.insert((at, id.to_owned()), version);
        self.tell(at, id, version, data).await
    }

    /// The follower has a friend more or less, or was blocked: what they see of anything may be another part of it.
    async fn judge_everything(&mut self, sequence: u64) -> Result<(), End> {
        for at in 0..self.follower.topics.len() {
            for id in self.ids(at).await? {
                let found = self.read(at, &id).await?;
                let (version, data) = found.map_or((sequence, None), |(v, data)| (v, Some(data)));
                self.tell(at, &id, version, data).await?;
            }
        }
        Ok(())
    }

    /// Documents that a topic is about now, and those the client has of it.
    async fn ids(&self, at: usize) -> Result<BTreeSet<String>, End> {
        let seen = self.seen.keys().filter(|(topic, _)| *topic == at);
        let mut ids: BTreeSet<String> = seen.map(|(_, id)| id.clone()).collect();
        match &self.follower.topics[at].selects {
            Selects::Document(id) => {
                ids.insert(id.clone());
            }
            Selects::Index { index, values } => {
                let documents = self.find(at, index, values).await?;
                ids.extend(documents.into_iter().map(|document| document.id));
            }
        }
        Ok(ids)
    }

    async fn find(
        &self,
        at: usize,
        index: &'static Index,
        values: &[Value],
    ) -> Result<Vec<Document>, End> {
        let find = Find {
            collection: self.follower.topics[at].collection,
            index,
            values: values.to_vec(),
            after: None,
            limit: SNAPSHOT_MAX,
        };
        let page = self.follower.app.store.find(&find).await;
        Ok(page.map_err(ApiError::from)?.documents)
    }

    /// Sends a change; that something which was never seen is gone is not worth telling.
    async fn tell(
        &mut self,
        at: usize,
        id: &str,
        version: u64,
        data: Option<Value>,
    ) -> Result<(), End> {
        let key = (at, id.to_owned());
        let known = if data.is_some() {
            self.seen.insert(key, version);
            true
        } else {
            self.seen.remove(&key).is_some()
        };
        if !known {
            return Ok(());
        }
        let topic = &self.follower.topics[at].name;
        let event = json!({ "topic": topic, "id": id, "version": version, "data": data });
        self.event("change", Some(version), &event).await
    }

    async fn event(&self, name: &str, id: Option<u64>, data: &Value) -> Result<(), End> {
        let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
        self.send(format!("event: {name}\n{id}data: {data}\n\n"))
            .await
    }

    async fn send(&self, text: String) -> Result<(), End> {
        self.sender
            .send(Bytes::from(text))
            .await
            .map_err(|_| End::Left)
    }
}
