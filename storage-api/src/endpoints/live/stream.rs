//! One client's stream: snapshots first, then each change in order and once, until it ends.
//!
//! A task makes the events and leaves them in the backlog, from which the connection takes them. It makes no further
//! one while enough wait, so a client that does not read costs the backlog and no more.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use serde_json::json;
use tokio::time::{Instant, interval_at, sleep, timeout};

use super::end::End;
use super::follower::{Follower, Json};
use super::resume::{self, Since};
use super::topic::Selects;
use crate::app::hub::backlog::{Backlog, Published, SLICE_BYTES};
use crate::app::hub::signal::Signal;
use crate::app::hub::{Connection, Place, Subscription};
use crate::error::ApiError;
use crate::http::answer::ByteStream;
use crate::schema::collections::SESSIONS;
use crate::store::Committed;

/// Interval at which a silent stream shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Longest time for the store to find the beginning of a stream.
const BEGINNING: Duration = Duration::from_secs(30);

/// Opens a stream. `since` is where the client left off; the place is given back when the stream has ended.
pub(super) fn open(follower: Follower, place: Place, since: Since) -> ByteStream {
    // Following begins before anything is read, so that nothing falls between snapshot and changes.
    let (subscription, connection) = follower.app.hub.subscribe(follower.keys());
    let stream = Stream {
        follower,
        backlog: Arc::clone(subscription.backlog()),
        seen: HashMap::new(),
        floor: 0,
        is_inside_event: false,
    };
    let tasks = stream.follower.app.tasks.clone();
    tasks.spawn(stream.run(subscription, since));
    Box::pin(Taking {
        connection,
        place: Some(place),
    })
}

/// The stream as its connection takes it.
struct Taking {
    connection: Connection,
    place: Option<Place>,
}

impl futures_util::Stream for Taking {
    type Item = Bytes;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let next = self.connection.backlog().poll_piece(context);
        if matches!(next, Poll::Ready(None)) {
            // Before the client sees the end, so that it may come again at once.
            self.place = None;
        }
        next
    }
}

/// A running stream.
pub(super) struct Stream {
    pub(super) follower: Follower,
    backlog: Arc<Backlog>,
    /// Version of each document the client has, by topic and id.
    pub(super) seen: HashMap<(usize, String), u64>,
    /// Changes up to this number are in the snapshot or were sent again.
    pub(super) floor: u64,
    /// `true` if an event was begun and not ended.
    pub(super) is_inside_event: bool,
}

impl Stream {
    async fn run(mut self, subscription: Subscription, since: Since) {
        let app = Arc::clone(&self.follower.app);
        let backlog = Arc::clone(&self.backlog);
        let lifetime = self.follower.lifetime();
        let end = tokio::select! {
            end = self.serve(&subscription, since) => end,
            () = sleep(lifetime) => End::Expired,
            () = app.stopped() => End::Stopping,
            () = backlog.left() => End::Left,
        };
        self.say_farewell(&end);
        backlog.finish();
    }

    async fn serve(&mut self, subscription: &Subscription, since: Since) -> End {
        match self.begin(since).await {
            Ok(()) => self.follow(subscription).await,
            Err(end) => end,
        }
    }

    fn say_farewell(&mut self, end: &End) {
        let reason = match end {
            End::Left => return,
            End::SignedOut => "signed-out",
            End::Expired => "expired",
            End::Stopping => "stopping",
            End::Behind => "behind",
            End::Failed => "failed",
        };
        // In the middle of an event nothing else can be told; a client drops the half and comes again.
        if self.is_inside_event {
            return;
        }
        let reset = matches!(end, End::Behind).then_some("event: reset\ndata: {}\n\n");
        let reset = reset.unwrap_or_default();
        let end = json!({ "reason": reason });
        // Without memory for it the connection just ends, which says the same.
        let _ = self.push(format!("{reset}event: end\ndata: {end}\n\n").into_bytes());
    }

    async fn begin(&mut self, since: Since) -> Result<(), End> {
        let late = |_| End::Failed;
        let start = timeout(BEGINNING, self.start(since)).await;
        let Some(missed) = start.map_err(late)?? else {
            return self.snapshots().await;
        };
        self.assume_seen();
        for change in missed {
            let change = Published {
                change,
                json: None,
                _charge: None,
            };
            self.change(&change).await?;
        }
        Ok(())
    }

    /// Finds the beginning of the stream: the changes that the client missed, or `None` when it begins with snapshots.
    async fn start(&mut self, since: Since) -> Result<Option<Vec<Committed>>, End> {
        let app = Arc::clone(&self.follower.app);
        self.floor = app.store.sequence().await.map_err(ApiError::from)?;
        // A change must be durable before anybody is told.
        app.hub.published(self.floor).await;
        self.check_session().await?;
        if since == Since::Now {
            return Ok(None);
        }
        let missed = resume::missed(&self.follower, since, self.floor).await?;
        if missed.is_none() {
            self.event("reset", Some(self.floor), "{}").await?;
        }
        Ok(missed)
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

    async fn follow(&mut self, subscription: &Subscription) -> End {
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        loop {
            let sent = tokio::select! {
                change = subscription.backlog().next_change() => match change {
                    Some(change) => self.deliver(&change).await,
                    None => Err(End::Behind),
                },
                signal = subscription.backlog().next_signal() => self.pass(&signal).await,
                _ = heartbeat.tick() => {
                    if self.backlog.is_taken() {
                        self.backlog.push(Bytes::from_static(b": alive\n\n"));
                    }
                    Ok(())
                }
            };
            if let Err(end) = sent {
                return end;
            }
        }
    }

    /// Sends a signal on each topic by which the client may hear it.
    async fn pass(&mut self, signal: &Signal) -> Result<(), End> {
        for at in 0..self.follower.topics.len() {
            if !self
                .follower
                .hears(&self.follower.topics[at], signal)
                .await?
            {
                continue;
            }
            self.room().await?;
            let topic = &self.follower.topics[at].name;
            self.push(signal.event(topic))?;
        }
        Ok(())
    }

    /// Sends what a commit means to each topic, unless the client has it already.
    async fn deliver(&mut self, change: &Published) -> Result<(), End> {
        let commit = &change.change;
        if self.follower.is_own_session(commit) {
            return if commit.after.is_none() {
                Err(End::SignedOut)
            } else {
                Ok(())
            };
        }
        if commit.sequence <= self.floor {
            return Ok(());
        }
        self.change(change).await
    }

    async fn change(&mut self, change: &Published) -> Result<(), End> {
        let commit = &change.change;
        // A relation that goes on lets nobody see anything else.
        let begins_or_ends = commit.before.is_none() || commit.after.is_none();
        if begins_or_ends
            && self
                .follower
                .is_own_relation(commit.collection.name, &commit.id)
        {
            self.judge_everything(commit.sequence).await?;
        }
        for at in 0..self.follower.topics.len() {
            let topic = &self.follower.topics[at];
            if topic.concerns(commit) {
                self.written(at, change).await?;
            } else if let Some(id) = topic.judged_by(commit).map(str::to_owned) {
                self.judged_again(at, &id, commit.sequence).await?;
            }
        }
        Ok(())
    }

    /// A document of the topic was written.
    async fn written(&mut self, at: usize, change: &Published) -> Result<(), End> {
        let commit = &change.change;
        let key = (at, commit.id.clone());
        if self
            .seen
            .get(&key)
            .is_some_and(|version| *version >= commit.sequence)
        {
            return Ok(());
        }
        self.room().await?;
        let topic = &self.follower.topics[at];
        let after = commit
            .after
            .as_ref()
            .filter(|data| topic.holds(&commit.id, data));
        let data = match after {
            Some(data) => {
                let whole = change.json.as_ref();
                let visible = self.follower.visible(topic, &commit.id, data, whole);
                visible.await?
            }
            None => None,
        };
        self.tell(at, &commit.id, commit.sequence, data)
    }

    /// Judges a document again after a write to a record that decides about its visibility.
    async fn judged_again(&mut self, at: usize, id: &str, sequence: u64) -> Result<(), End> {
        let key = (at, id.to_owned());
        let known = self.seen.get(&key).copied();
        self.room().await?;
        let found = self.read(at, id).await?;
        if known.is_some() == found.is_some() {
            // A newer version that was read just now has its own commit, which is still to be sent.
            if let Some(version) = known {
                self.seen.insert(key, version);
            }
            return Ok(());
        }
        let (version, data) =
            found.map_or((sequence, None), |(version, data)| (version, Some(data)));
        self.seen.insert((at, id.to_owned()), version);
        self.tell(at, id, version, data)
    }

    /// The follower has a friend more or less, or was blocked: what they see of anything may be another part of it.
    async fn judge_everything(&mut self, sequence: u64) -> Result<(), End> {
        for at in 0..self.follower.topics.len() {
            for id in self.ids(at).await? {
                self.room().await?;
                let found = self.read(at, &id).await?;
                let (version, data) = found.map_or((sequence, None), |(v, data)| (v, Some(data)));
                self.tell(at, &id, version, data)?;
            }
        }
        Ok(())
    }

    /// Sends a change; that something which was never seen is gone is not worth telling.
    fn tell(&mut self, at: usize, id: &str, version: u64, data: Option<Json>) -> Result<(), End> {
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
        let (topic, id) = (json!(self.follower.topics[at].name), json!(id));
        let head = format!(
            "event: change\nid: {version}\ndata: {{\"topic\":{topic},\"id\":{id},\"version\":{version},\"data\":"
        );
        match data {
            // Worth a piece of its own, which nobody copies.
            Some(Json::Shared(whole)) if whole.len() > SLICE_BYTES => {
                self.push(head.into_bytes())?;
                self.backlog.push(whole);
                self.backlog.push(Bytes::from_static(b"}\n\n"));
                Ok(())
            }
            data => {
                let data = data.as_ref().map_or(&b"null"[..], Json::bytes);
                self.push([head.as_bytes(), data, b"}\n\n"].concat())
            }
        }
    }

    /// Sends an event of its own words.
    pub(super) async fn event(
        &mut self,
        name: &str,
        id: Option<u64>,
        data: &str,
    ) -> Result<(), End> {
        self.room().await?;
        let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
        self.push(format!("event: {name}\n{id}data: {data}\n\n").into_bytes())
    }

    /// Waits until the client has taken enough. Its session may have ended meanwhile.
    pub(super) async fn room(&self) -> Result<(), End> {
        if self.backlog.room().await? {
            self.check_session().await?;
        }
        Ok(())
    }

    /// Adds a text to what the connection takes.
    pub(super) fn push(&self, text: Vec<u8>) -> Result<(), End> {
        let text = self.follower.app.hub.hold(text).ok_or(End::Behind)?;
        self.backlog.push(text);
        Ok(())
    }
}
