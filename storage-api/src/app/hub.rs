//! Hands every commit to the streams it concerns, in commit order, and never waits for a slow one.

pub(crate) mod backlog;
mod budget;
pub(crate) mod key;
pub(crate) mod signal;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use bytes::Bytes;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::{mpsc, watch};

use self::backlog::{Backlog, Published};
use self::budget::{Budget, Charge};
use self::key::Key;
use self::signal::Signal;
use crate::store::{Committed, News, Store, memory_bytes};

/// Memory for everything that streams have not taken yet, in bytes.
const WAITING_BYTES_MAX: usize = 64 << 20;

/// Knows who follows what.
pub(crate) struct Hub {
    followers: RwLock<HashMap<Key, HashMap<u64, Arc<Backlog>>>>,
    /// Events that wait for each stream, including one that only waits to be taken.
    backlogs: Mutex<HashMap<u64, Arc<Backlog>>>,
    budget: Arc<Budget>,
    /// Streams told to begin anew because too much waited for them.
    pub(crate) cut_off: Counter,
    next_id: AtomicU64,
    /// Streams held, by person or address.
    held: Mutex<HashMap<String, u32>>,
    /// Number of the last change handed out: everything up to it is durable.
    published: watch::Sender<u64>,
}

/// News of the store, on its way from the thread that sent it.
enum Heard {
    Committed(Vec<Committed>),
    Missed(u64),
}

impl From<News<'_>> for Heard {
    fn from(news: News<'_>) -> Self {
        match news {
            News::Committed(group) => Self::Committed(group.to_vec()),
            News::Missed { up_to } => Self::Missed(up_to),
        }
    }
}

/// Subscription of a stream; dropping it ends it.
pub(crate) struct Subscription {
    hub: Arc<Hub>,
    id: u64,
    keys: Vec<Key>,
    backlog: Arc<Backlog>,
}

impl Hub {
    /// Listens to the store, whose last change so far is `sequence`. Must be called inside the runtime.
    pub(crate) fn start(store: &dyn Store, sequence: u64) -> Arc<Self> {
        let hub = Arc::new(Self {
            followers: RwLock::default(),
            backlogs: Mutex::default(),
            budget: Budget::new(WAITING_BYTES_MAX),
            cut_off: Counter::default(),
            next_id: AtomicU64::new(0),
            held: Mutex::default(),
            published: watch::Sender::new(sequence),
        });
        // The committing thread only hands over; finding followers is done here.
        let (sender, mut heard) = mpsc::unbounded_channel::<Heard>();
        store.listen(Box::new(move |news| {
            // The receiver ends only with the process.
            let _ = sender.send(news.into());
        }));
        let publisher = Arc::clone(&hub);
        tokio::spawn(async move {
            while let Some(heard) = heard.recv().await {
                match heard {
                    Heard::Committed(group) => publisher.publish(group),
                    Heard::Missed(up_to) => publisher.begin_anew(up_to),
                }
            }
        });
        hub
    }

    /// Follows the keys from now on, for a stream whose connection takes what the second part has.
    pub(crate) fn subscribe(self: &Arc<Self>, keys: Vec<Key>) -> (Subscription, Connection) {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let backlog = Arc::<Backlog>::default();
        self.backlogs().insert(id, Arc::clone(&backlog));
        let mut followers = self
            .followers
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        for key in &keys {
            followers
                .entry(key.clone())
                .or_default()
                .insert(id, Arc::clone(&backlog));
        }
        drop(followers);
        let connection = Connection {
            hub: Arc::clone(self),
            id,
            backlog: Arc::clone(&backlog),
        };
        let subscription = Subscription {
            hub: Arc::clone(self),
            id,
            keys,
            backlog,
        };
        (subscription, connection)
    }

    /// Hands a signal to every stream that follows its document. Nothing of it is kept.
    pub(crate) fn signal(&self, signal: Signal) {
        let followers = self
            .followers
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        let signal = Arc::new(signal);
        for backlog in followers.get(&signal.key()).into_iter().flatten() {
            backlog.1.offer_signal(&signal);
        }
    }

    /// Takes a place for one more stream of somebody, `None` when they hold `most` already.
    pub(crate) fn take_place(self: &Arc<Self>, who: String, most: u32) -> Option<Place> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(who.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place {
            hub: Arc::clone(self),
            who,
        })
    }

    /// Streams held at this moment.
    pub(crate) fn streams(&self) -> u32 {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.values().sum()
    }

    /// Waits until everything up to that change is durable and handed out.
    pub(crate) async fn published(&self, sequence: u64) {
        let mut published = self.published.subscribe();
        // The sender lives as long as the hub.
        let _ = published.wait_for(|published| *published >= sequence).await;
    }

    /// Bytes that wait for all streams.
    pub(crate) fn waiting_bytes(&self) -> usize {
        self.budget.used()
    }

    /// Binds a text to the memory for streams; `None` when there is none left.
    pub(crate) fn hold(&self, text: Vec<u8>) -> Option<Bytes> {
        let charge = self.charge(text.capacity())?;
        Some(charge.bind(text))
    }

    /// Takes memory for streams. Where there is none left, the stream for which most waits gives up all of it, then
    /// the next: whoever keeps up is not concerned.
    fn charge(&self, bytes: usize) -> Option<Charge> {
        loop {
            if let Some(charge) = self.budget.charge(bytes) {
                return Some(charge);
            }
            let backlogs = self.backlogs();
            let most = backlogs.values().max_by_key(|backlog| backlog.bytes());
            let most = most.filter(|backlog| backlog.bytes() > 0)?;
            most.evict();
            self.cut_off.inc();
        }
    }

    fn publish(&self, group: Vec<Committed>) {
        let last = group.last().map(|change| change.sequence);
        let followers = self
            .followers
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        // Without followers nobody asks under which names a change would be told.
        let is_followed = !followers.is_empty();
        for change in group.into_iter().filter(|_| is_followed) {
            let keys = keys_of(&change);
            if !keys.iter().any(|key| followers.contains_key(key)) {
                continue;
            }
            let published = self.share(change);
            let mut told = HashSet::new();
            let concerned = keys.iter().filter_map(|key| followers.get(key)).flatten();
            for (id, backlog) in concerned {
                if !told.insert(*id) {
                    continue;
                }
                let is_taken = published
                    .as_ref()
                    .is_some_and(|change| backlog.offer(change));
                if !is_taken && backlog.cut_off() {
                    self.cut_off.inc();
                }
            }
        }
        drop(followers);
        if let Some(last) = last {
            self.published.send_replace(last);
        }
    }

    /// Writes the record down once for all who follow it; `None` when there is no memory for it.
    fn share(&self, change: Committed) -> Option<Arc<Published>> {
        let records = [&change.before, &change.after].into_iter().flatten();
        let bytes: u64 = records.map(|data| memory_bytes(data)).sum();
        let memory = self.charge(usize::try_from(bytes).unwrap_or(usize::MAX))?;
        let json = match &change.after {
            Some(data) => Some(self.hold(serde_json::to_vec(&**data).ok()?)?),
            None => None,
        };
        Some(Arc::new(Published {
            change,
            json,
            _charge: Some(memory),
        }))
    }

    /// Cuts off every stream, because changes up to a number cannot be told to any of them.
    fn begin_anew(&self, up_to: u64) {
        for backlog in self.backlogs().values() {
            backlog.cut_off();
        }
        self.published.send_replace(up_to);
    }

    fn backlogs(&self) -> MutexGuard<'_, HashMap<u64, Arc<Backlog>>> {
        self.backlogs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Subscription {
    /// Events that wait for the stream.
    pub(crate) fn backlog(&self) -> &Arc<Backlog> {
        &self.backlog
    }
}

/// The end of a stream that its connection takes; dropping it leaves.
pub(crate) struct Connection {
    hub: Arc<Hub>,
    id: u64,
    backlog: Arc<Backlog>,
}

impl Connection {
    /// Events that wait for the stream.
    pub(crate) fn backlog(&self) -> &Arc<Backlog> {
        &self.backlog
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.hub.backlogs().remove(&self.id);
        self.backlog.leave();
    }
}

/// The right to one stream; dropping it gives it back.
pub(crate) struct Place {
    hub: Arc<Hub>,
    who: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.hub.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.who);
            }
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let mut followers = self
            .hub
            .followers
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            if let Some(senders) = followers.get_mut(key) {
                senders.remove(&self.id);
                if senders.is_empty() {
                    followers.remove(key);
                }
            }
        }
    }
}

/// Everything a change may be followed under: its document, and what its indexes said before and say now.
fn keys_of(change: &Committed) -> Vec<Key> {
    let collection = change.collection;
    let mut keys = vec![Key::Document(collection.name, change.id.clone())];
    for index in collection.indexes {
        for data in [&change.before, &change.after].into_iter().flatten() {
            if let Some(value) = index.value_of(data) {
                keys.push(Key::Index(collection.name, index.name, value));
            }
        }
    }
    keys
}
