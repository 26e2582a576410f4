//! Progress of the audit of a tree, and the sums of what it has read.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use super::super::journal::{Fingerprint, Inventory};
use super::keys;

/// Progress of the audit of one tree.
#[derive(Debug, Default)]
pub(super) struct Audit {
    pub(super) is_passed: AtomicBool,
    pub(super) has_entries: AtomicBool,
    pub(super) sums: Mutex<Sums>,
    /// Content of the journal, as long as the tree was not read.
    pub(super) inventory: RwLock<Inventory>,
}

impl Audit {
    /// Returns `true` if everything was found to be there.
    pub(super) fn is_passed(&self) -> bool {
        self.is_passed.load(Ordering::Acquire)
    }

    /// Takes a tree for whole that was just made, or just read.
    pub(super) fn pass(&self) {
        let mut inventory = self
            .inventory
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *inventory = Inventory::default();
        self.has_entries.store(true, Ordering::Release);
        self.is_passed.store(true, Ordering::Release);
    }

    /// Says which documents there must be, as long as nobody has read all that there are.
    pub(super) fn expect(&self, expected: Inventory) {
        let mut inventory = self
            .inventory
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        if !self.is_passed() {
            *inventory = expected;
        }
    }

    /// Returns `true` if a document is at the version, or as absent, as the journal has it.
    pub(super) fn agrees(&self, collection: &str, id: &str, version: Option<u64>) -> bool {
        let inventory = self
            .inventory
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        self.is_passed() || inventory.version(collection, id) == version
    }

    pub(super) fn note(&self, collection: &str, id: &str, version: Option<u64>) {
        let mut inventory = self
            .inventory
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        inventory.write(collection, id, version);
    }

    pub(super) fn sums(&self) -> MutexGuard<'_, Sums> {
        self.sums.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sums so far: first over the entries of indexes, which searches wait for, then over the documents.
#[derive(Debug)]
pub(super) struct Sums {
    pub(super) entries: Section,
    pub(super) documents: Section,
}

impl Default for Sums {
    fn default() -> Self {
        Self {
            entries: Section::of(keys::ENTRIES),
            documents: Section::of(keys::DOCUMENTS),
        }
    }
}

/// All keys that begin alike.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) prefix: &'static [u8],
    /// The last key that was read.
    pub(super) reached: Option<Vec<u8>>,
    pub(super) is_over: bool,
    pub(super) sum: Fingerprint,
}

impl Section {
    pub(super) fn of(prefix: &'static [u8]) -> Self {
        Self {
            prefix,
            reached: None,
            is_over: false,
            sum: Fingerprint::default(),
        }
    }

    pub(super) fn is_behind(&self, key: &[u8]) -> bool {
        let is_read = |reached: &Vec<u8>| key <= &reached[..];
        key.starts_with(self.prefix) && (self.is_over || self.reached.as_ref().is_some_and(is_read))
    }
}

impl Sums {
    /// The section in which a key was read already.
    pub(super) fn behind(&mut self, key: &[u8]) -> Option<&mut Section> {
        let mut sections = [&mut self.entries, &mut self.documents].into_iter();
        sections.find(|section| section.is_behind(key))
    }
}
