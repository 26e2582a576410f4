//! Reading a whole tree beside whoever uses it, to see that nothing is missing.
//!
//! An audit goes through the keys in order, some at a time, and sums up what it finds. A write behind the place it
//! has come to changes its sums as it changes the tree; one ahead of it is met later. So at the end the sums must be
//! those of the state, whatever was written meanwhile.
//!
//! Until then nothing is believed that could be a gap: a document must be at the version, or as absent, as the journal
//! has it, and whoever searches an index waits until all entries were read.

use std::collections::BTreeSet;
use std::ops::Bound;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::super::journal::Fingerprint;
use super::super::{Document, StoreError};
use super::audit_progress::{Section, Sums};
use super::batch::Finished;
use super::chain;
use super::keys::{self, State};
use super::patience::{Progress, wait_for};
use super::tree::Tree;
use super::view::{Disk, get, version};

/// Keys read before a writer gets a turn.
const AT_ONCE: usize = 512;

impl Section {
    /// Reads some more; `false` when there is nothing left.
    fn read_on(&mut self, tree: &Tree, progress: &Progress) -> Result<bool, String> {
        if self.is_over {
            return Ok(false);
        }
        let start = match &self.reached {
            Some(reached) => Bound::Excluded(&reached[..]),
            None => Bound::Included(self.prefix),
        };
        let rest = tree.database.range::<&[u8], _>((start, Bound::Unbounded));
        let mut last = None;
        let mut count = 0;
        for pair in rest.take(AT_ONCE) {
            let (key, value) = pair.map_err(|error| error.to_string())?;
            if !key.starts_with(self.prefix) {
                break;
            }
            self.sum = added(self.sum, &key, &value)?;
            if self.prefix == keys::DOCUMENTS {
                chain::verify(tree, &key, &value)?;
            }
            progress.step();
            (last, count) = (Some(key), count + 1);
        }
        if let Some(last) = last {
            self.reached = Some(last.to_vec());
        }
        self.is_over = count < AT_ONCE;
        Ok(!self.is_over)
    }
}

fn added(sum: Fingerprint, key: &[u8], value: &[u8]) -> Result<Fingerprint, String> {
    changed(
        sum,
        key,
        value,
        Fingerprint::add_document,
        Fingerprint::add_pair,
    )
}

fn removed(sum: Fingerprint, key: &[u8], value: &[u8]) -> Result<Fingerprint, String> {
    changed(
        sum,
        key,
        value,
        Fingerprint::remove_document,
        Fingerprint::remove_pair,
    )
}

fn changed(
    mut sum: Fingerprint,
    key: &[u8],
    value: &[u8],
    document: fn(&mut Fingerprint, &str, &str, u64),
    pair: fn(&mut Fingerprint, &[u8], &[u8]),
) -> Result<Fingerprint, String> {
    if key.starts_with(keys::DOCUMENTS) {
        let damaged = || "a document is not what was written".to_owned();
        let (version, _) = keys::split_document(key, value).ok_or_else(damaged)?;
        let (collection, id) = keys::split_name(key).ok_or_else(damaged)?;
        document(&mut sum, collection, id, version);
    } else {
        pair(&mut sum, key, value);
    }
    Ok(sum)
}

impl Sums {
    /// Reads everything that is left.
    pub(super) fn of_all(tree: &Tree, progress: &Progress) -> Result<Self, String> {
        let mut sums = Self::default();
        while sums.entries.read_on(tree, progress)? {}
        while sums.documents.read_on(tree, progress)? {}
        Ok(sums)
    }

    /// Compares them with the tree's own sums.
    pub(super) fn compare(&self, state: State) -> Result<(), String> {
        self.compare_entries(state)?;
        if self.documents.sum != state.documents {
            let (found, expected) = (self.documents.sum.count, state.documents.count);
            return Err(format!("it lost documents: {found} of {expected} add up"));
        }
        Ok(())
    }

    fn compare_entries(&self, state: State) -> Result<(), String> {
        if self.entries.sum != state.entries {
            return Err("the entries of its indexes do not add up".to_owned());
        }
        Ok(())
    }
}

type Change = fn(Fingerprint, &[u8], &[u8]) -> Result<Fingerprint, String>;

impl Tree {
    /// Applies a batch, and takes it into account in an audit that is under way.
    pub(super) fn apply(&self, finished: Finished) -> Result<(), ::sled::Error> {
        if self.audit.is_passed() {
            return self.write(finished).map(drop);
        }
        let mut sums = self.audit.sums();
        self.take_in(&mut sums, &finished.keys, removed)?;
        let keys = &self.write(finished)?;
        self.take_in(&mut sums, keys, added)?;
        for key in keys {
            if let Some((collection, id)) = keys::name_of(key) {
                let version = version(self, collection, id);
                let version =
                    version.map_err(|error| ::sled::Error::ReportableBug(error.to_string()))?;
                self.audit.note(collection, id, version);
            }
        }
        Ok(())
    }

    /// Writes a batch, and answers with the keys it touched. Whoever reads meanwhile finds the base of every head.
    fn write(&self, finished: Finished) -> Result<BTreeSet<Vec<u8>>, ::sled::Error> {
        for (key, base) in finished.bases {
            self.bases.insert(key, base)?;
        }
        self.database.apply_batch(finished.batch)?;
        for key in finished.outdated_bases {
            self.bases.remove(key)?;
        }
        Ok(finished.keys)
    }

    /// Changes the sums of what was read already by what is there now.
    fn take_in(
        &self,
        sums: &mut Sums,
        keys: &BTreeSet<Vec<u8>>,
        change: Change,
    ) -> Result<(), ::sled::Error> {
        for key in keys {
            if let Some(section) = sums.behind(key)
                && let Some(value) = self.database.get(key)?
            {
                let sum = change(section.sum, key, &value);
                section.sum = sum.map_err(::sled::Error::ReportableBug)?;
            }
        }
        Ok(())
    }

    /// A document as it was written last, also where sled lost that without noticing: then it is an error.
    pub(super) fn get(&self, collection: &str, id: &str) -> Result<Option<Document>, StoreError> {
        let look = || {
            let found = get(self, collection, id)?;
            let version = found.as_ref().map(|document| document.version);
            let agrees = self.audit.agrees(collection, id, version);
            Ok::<_, StoreError>(agrees.then_some(found))
        };
        if let Some(found) = look()? {
            return Ok(found);
        }
        // A write may have come between the two looks of it; with the sums in hand none does.
        let _sums = self.audit.sums();
        let lost = || StoreError::Damaged(format!("it lost a change of {collection}/{id}"));
        look()?.ok_or_else(lost)
    }

    /// Waits until every entry of an index was read, after which none can be missing. O(entries) once, together with
    /// all others who wait.
    pub(super) fn read_entries(&self, progress: &Progress) -> Result<(), StoreError> {
        while !self.audit.has_entries.load(Ordering::Acquire) {
            self.audit_some(progress).map_err(StoreError::Damaged)?;
        }
        Ok(())
    }

    /// Goes on with the audit; `false` when it is over.
    fn audit_some(&self, progress: &Progress) -> Result<bool, String> {
        let mut sums = self.audit.sums();
        let state = || {
            let state = self.state().map_err(|error| error.to_string())?;
            state.ok_or_else(|| "its state is missing".to_owned())
        };
        if sums.entries.read_on(self, progress)? {
            return Ok(true);
        }
        if !self.audit.has_entries.load(Ordering::Acquire) {
            sums.compare_entries(state()?)?;
            self.audit.has_entries.store(true, Ordering::Release);
        }
        if sums.documents.read_on(self, progress)? {
            return Ok(true);
        }
        sums.compare(state()?)?;
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

#[cfg(test)]
mod tests;
