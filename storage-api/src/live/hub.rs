//! Hands every commit to the streams it concerns, in commit order, and never waits for a slow one.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use tokio::sync::{mpsc, watch};

use crate::store::{Committed, News, Store};

/// Changes a stream may be behind before it is cut off and told to start again.
const BUFFER: usize = 256;

/// Something a change can be announced under.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) enum Key {
    /// A document: collection and id.
    Document(&'static str, String),
    /// What an index leads to: collection, index, key of the values.
    Index(&'static str, &'static str, Vec<u8>),
}

type Sender = mpsc::Sender<Arc<Committed>>;

/// Knows who follows what.
pub(crate) struct Hub {
    followers: RwLock<HashMap<Key, HashMap<u64, Sender>>>,
    next_id: AtomicU64,
    /// Streams held, by person or address.
    held: Mutex<HashMap<String, u32>>,
    /// Number of the last change handed out: everything up to it is durable.
    published: watch::Sender<u64>,
}

/// What the store told, on its way from the thread that told it.
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

/// One stream's place in the hub; dropping it leaves.
pub(crate) struct Subscription {
    hub: Arc<Hub>,
    id: u64,
    keys: Vec<Key>,
    changes: mpsc::Receiver<Arc<Committed>>,
}

impl Hub {
    /// Listens to the store, whose last change so far is `sequence`. Must be called inside the runtime.
    pub(crate) fn start(store: &dyn Store, sequence: u64) -> Arc<Self> {
        let hub = Arc::new(Self {
            followers: RwLock::default(),
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

    /// Follows the keys from now on.
    pub(crate) fn subscribe(self: &Arc<Self>, keys: Vec<Key>) -> Subscription {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let (sender, changes) = mpsc::channel(BUFFER);
        let mut followers = self
            .followers
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        for key in &keys {
            followers
                .entry(key.clone())
                .or_default()
                .insert(id, sender.clone());
        }
        drop(followers);
        Subscription {
            hub: Arc::clone(self),
            id,
            keys,
            changes,
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

    fn publish(&self, group: Vec<Committed>) {
        let last = group.last().map(|change| change.sequence);
        let mut overrun = HashSet::new();
        let followers = self
            .followers
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        // Where nobody follows anything, nobody asks under which names a change would be told.
        let is_followed = !followers.is_empty();
        for change in group.into_iter().filter(|_| is_followed) {
            let change = Arc::new(change);
            let mut told = HashSet::new();
            for key in keys_of(&change) {
                for (id, sender) in followers.get(&key).into_iter().flatten() {
                    if told.insert(*id) && sender.try_send(Arc::clone(&change)).is_err() {
                        overrun.insert(*id);
                    }
                }
            }
        }
        drop(followers);
        self.cut_off(&overrun);
        if let Some(last) = last {
            self.published.send_replace(last);
        }
    }

    /// Cuts off every stream, because changes up to a number cannot be told to any of them.
    fn begin_anew(&self, up_to: u64) {
        let mut followers = self
            .followers
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        followers.clear();
        drop(followers);
        self.published.send_replace(up_to);
    }

    /// Drops the senders of streams that could not keep up; each sees its channel end.
    fn cut_off(&self, overrun: &HashSet<u64>) {
        if overrun.is_empty() {
            return;
        }
        let mut followers = self
            .followers
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        for senders in followers.values_mut() {
            senders.retain(|id, _| !overrun.contains(id));
        }
    }
}

impl Subscription {
    /// The next change, `None` when the stream was too slow and has been cut off.
    pub(crate) async fn next(&mut self) -> Option<Arc<Committed>> {
        self.changes.recv().await
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
