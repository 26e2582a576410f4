//! Reading a whole tree beside whoever uses it, to see that nothing is missing.
//!
//! An audit goes through the keys in order, some at a time, and sums up what it finds. A write behind the place it
//! has come to changes its sums as it changes the tree; one ahead of it is met later. So at the end the sums must be
//! those of the state, whatever was written meanwhile.

use std::collections::BTreeSet;
use std::ops::Bound;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::super::journal::Fingerprint;
use super::keys::{self, State};
use super::patience::{Progress, wait_for};
use super::view::{Disk, Tree};

/// Keys read before a writer gets a turn.
const AT_ONCE: usize = 512;

/// How far the audit of one tree has come.
#[derive(Debug, Default)]
pub(super) struct Audit {
    is_passed: AtomicBool,
    sums: Mutex<Sums>,
}

impl Audit {
    /// Of a tree that was just made, or just read whole.
    pub(super) fn passed() -> Self {
        let audit = Self::default();
        audit.pass();
        audit
    }

    /// Whether everything was found to be there.
    pub(super) fn is_passed(&self) -> bool {
        self.is_passed.load(Ordering::Acquire)
    }

    pub(super) fn pass(&self) {
        self.is_passed.store(true, Ordering::Release);
    }

    fn sums(&self) -> MutexGuard<'_, Sums> {
        self.sums.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Sums {
    /// The last key that was read.
    reached: Option<Vec<u8>>,
    documents: Fingerprint,
    entries: Fingerprint,
}

impl Sums {
    /// Reads everything that is left.
    pub(super) fn of_all(tree: &Tree, progress: &Progress) -> Result<Self, String> {
        let mut sums = Self::default();
        while sums.read_on(tree, progress)? {}
        Ok(sums)
    }

    /// Reads some more; `false` when there is nothing left.
    fn read_on(&mut self, tree: &Tree, progress: &Progress) -> Result<bool, String> {
        let start = match self.reached.take() {
            Some(reached) => Bound::Excluded(reached),
            None => Bound::Unbounded,
        };
        let rest = tree.database.range((start, Bound::Unbounded));
        let mut last = None;
        let mut count = 0;
        for pair in rest.take(AT_ONCE) {
            let (key, value) = pair.map_err(|error| error.to_string())?;
            self.change(
                &key,
                &value,
                Fingerprint::add_document,
                Fingerprint::add_pair,
            )?;
            progress.step();
            (last, count) = (Some(key), count + 1);
        }
        self.reached = last.map(|key| key.to_vec());
        Ok(count == AT_ONCE)
    }

    fn change(
        &mut self,
        key: &[u8],
        value: &[u8],
        document: fn(&mut Fingerprint, &str, &str, u64),
        pair: fn(&mut Fingerprint, &[u8], &[u8]),
    ) -> Result<(), String> {
        if key.starts_with(keys::DOCUMENTS) {
            let damaged = || "a document is not what was written".to_owned();
            let (version, _) = keys::split_document(key, value).ok_or_else(damaged)?;
            let (collection, id) = keys::decode_name(key).ok_or_else(damaged)?;
            document(&mut self.documents, collection, id, version);
        } else if *key != *keys::STATE_KEY {
            pair(&mut self.entries, key, value);
        }
        Ok(())
    }

    /// Whether they are what the tree says of itself.
    pub(super) fn compare(&self, state: State) -> Result<(), String> {
        if self.documents != state.documents {
            let (found, expected) = (self.documents.count, state.documents.count);
            return Err(format!("it lost documents: {found} of {expected} add up"));
        }
        if self.entries != state.entries {
            return Err("the entries of its indexes do not add up".to_owned());
        }
        Ok(())
    }
}

impl Tree {
    /// Applies a batch that touches `keys`, and takes it into account in an audit that is under way.
    pub(super) fn apply(
        &self,
        batch: ::sled::Batch,
        keys: &BTreeSet<Vec<u8>>,
    ) -> Result<(), ::sled::Error> {
        if self.audit.is_passed() {
            return self.database.apply_batch(batch);
        }
        let mut sums = self.audit.sums();
        let behind = |key: &&Vec<u8>| sums.reached.as_ref().is_some_and(|reached| *key <= reached);
        let behind: Vec<&Vec<u8>> = keys.iter().take_while(behind).collect();
        for key in &behind {
            if let Some(value) = self.database.get(key)? {
                let removed = sums.change(
                    key,
                    &value,
                    Fingerprint::remove_document,
                    Fingerprint::remove_pair,
                );
                removed.map_err(::sled::Error::ReportableBug)?;
            }
        }
        self.database.apply_batch(batch)?;
        for key in &behind {
            if let Some(value) = self.database.get(key)? {
                let added = sums.change(
                    key,
                    &value,
                    Fingerprint::add_document,
                    Fingerprint::add_pair,
                );
                added.map_err(::sled::Error::ReportableBug)?;
            }
        }
        Ok(())
    }

    /// Goes on with the audit; `false` when it is over.
    fn audit_some(&self, progress: &Progress) -> Result<bool, String> {
        let mut sums = self.audit.sums();
        if sums.read_on(self, progress)? {
            return Ok(true);
        }
        let state = self.state().map_err(|error| error.to_string())?;
        sums.compare(state.ok_or("its state is missing")?)?;
        self.audit.pass();
        Ok(false)
    }
}

/// An audit on a thread of its own.
#[derive(Debug)]
pub(super) struct Auditor {
    is_over: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Auditor {
    /// Begins to read the tree in use. A tree in which something is missing, or that cannot be read, becomes
    /// suspect, and `alarm` is called.
    pub(super) fn start(
        disk: Disk,
        patience: Duration,
        alarm: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let run = move || {
            let (began, audited) = (Instant::now(), disk.clone());
            let done = wait_for(patience, move |progress| audit(&audited, &over, progress));
            match done.unwrap_or_else(|gave_up| Err(gave_up.reason)) {
                Ok(true) => tracing::info!(
                    seconds = began.elapsed().as_secs(),
                    "the embedded store was read whole: nothing is missing"
                ),
                Ok(false) => {}
                Err(reason) => {
                    tracing::error!(reason, "the embedded store is damaged");
                    disk.suspect();
                    alarm();
                }
            }
        };
        let thread = std::thread::Builder::new().name("audit".to_owned());
        let thread = thread.spawn(run)?;
        Ok(Self { is_over, thread })
    }

    /// Ends the audit, finished or not.
    pub(super) fn stop(self) {
        self.is_over.store(true, Ordering::Release);
        if self.thread.join().is_err() {
            tracing::error!("the audit ended in a panic");
        }
    }
}

/// Reads the tree in use to its end, at half speed so that others come before it. `false` when it was not finished.
fn audit(disk: &Disk, is_over: &AtomicBool, progress: &Progress) -> Result<bool, String> {
    while !is_over.load(Ordering::Acquire) {
        let Ok(tree) = disk.tree() else {
            return Ok(false);
        };
        // Another tree took its place.
        if tree.audit.is_passed() {
            return Ok(false);
        }
        let began = Instant::now();
        if !tree.audit_some(progress)? {
            return Ok(true);
        }
        drop(tree);
        std::thread::sleep(began.elapsed());
    }
    Ok(false)
}
