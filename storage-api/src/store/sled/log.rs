//! Committing: a group of transactions becomes durable, and then readable.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;

use super::super::journal::{Group, Journal, JournalError, Medium, Write};
use super::super::{Collection, Committed, StoreError};
use super::SledOptions;
use super::batch::{Batch, Change, Finished};
use super::build::build;
use super::encode::{Encoded, encode};
use super::folder;
use super::keys::State;
use super::patience::wait_for;
use super::space::Space;
use super::tree::{Tree, failure};
use super::verify;
use super::view::Disk;

/// Changes after which sled is made to take its snapshot: some hundred megabytes of its log, read in a second …
const SETTLE: u64 = 100_000;
/// … or fewer, when the store is closed and nobody waits.
const SETTLE_AT_END: u64 = 10_000;

/// The journal, the tree behind it, and whatever keeps both going.
pub(super) struct Log {
    pub(super) folder: PathBuf,
    pub(super) collections: &'static [&'static Collection],
    pub(super) options: SledOptions,
    pub(super) medium: Arc<dyn Medium>,
    pub(super) journal: Journal,
    pub(super) disk: Disk,
    pub(super) state: State,
    pub(super) space: Arc<Space>,
    pub(super) compacting: Option<JoinHandle<()>>,
}

impl Log {
    /// Returns once the whole group would survive a power loss and can be read.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there is no space: nothing of the group happened and later ones may be tried.
    /// After any other error none may.
    pub(super) fn commit(&mut self, group: &[Committed]) -> Result<(), StoreError> {
        self.space.check()?;
        // A tree that does not tell its chains is made anew; until then records are written whole.
        let heads = self.disk.heads(group).unwrap_or_default();
        let encoded = encode(group, heads)?;
        let batch = self.batch(group, &encoded);
        let appended = self.append(group, &encoded, batch.state);
        appended.inspect_err(|error| self.space.note(error))?;
        let batch = batch.finish();
        let before = std::mem::replace(&mut self.state, batch.state);
        let disk = self.disk.clone();
        match disk.changed_by(group, || self.apply(batch)) {
            Ok(()) => {}
            Err(StoreError::Full) => return Err(self.take_back(before)),
            // The group is in the journal, so its numbers are taken: anything else that fails from here on is final.
            Err(error) => return Err(StoreError::Failed(error.to_string())),
        }
        self.journal.acknowledge()?;
        self.compact_if_worth_while();
        Ok(())
    }

    /// Keeps what must be looked at when the folder is opened again within bounds. Readers and writers wait for it.
    pub(super) fn settle(&mut self) -> Result<(), StoreError> {
        self.settle_after(SETTLE)
    }

    /// Makes the tree anew when a read found it damaged.
    pub(super) fn repair(&mut self) -> Result<(), StoreError> {
        if self.disk.is_suspect() {
            let rebuilt = self.rebuild("it is damaged, or lacks what it had no space for");
            rebuilt.inspect_err(|error| self.space.note(error))?;
        }
        Ok(())
    }

    /// Takes a group out of the journal again that the tree had no space for, and has the tree made anew when there is
    /// some. Returns why the group is refused.
    fn take_back(&mut self, before: State) -> StoreError {
        self.state = before;
        self.disk.suspect();
        self.space.note(&StoreError::Full);
        match self.journal.retract() {
            Ok(()) => StoreError::Full,
            Err(error) => StoreError::Failed(error.to_string()),
        }
    }

    /// The last thing to do.
    pub(super) fn close(mut self) {
        if let Some(compacting) = self.compacting.take()
            && compacting.join().is_err()
        {
            tracing::error!("compaction ended in a panic");
        }
        if let Err(error) = self.settle_after(SETTLE_AT_END) {
            tracing::warn!(%error, "the embedded store will take longer to open");
        }
        self.journal.settle();
    }

    fn batch(&self, group: &[Committed], encoded: &[Encoded]) -> Batch {
        let mut batch = Batch::over(self.state);
        for (write, encoded) in group.iter().zip(encoded) {
            let (data, text) = (write.after.as_deref(), encoded.json.as_deref());
            batch.push(&Change {
                sequence: write.sequence,
                collection: write.collection.name,
                declared: Some(write.collection),
                id: &write.id,
                before: write.replaced.zip(write.before.as_deref()),
                chain: encoded.chain,
                after: data.zip(text.map(str::as_bytes)),
                patch: encoded.patch(),
            });
        }
        batch
    }

    fn append(
        &mut self,
        group: &[Committed],
        encoded: &[Encoded],
        after: State,
    ) -> Result<(), StoreError> {
        let writes = group.iter().zip(encoded).map(|(write, encoded)| Write {
            sequence: write.sequence,
            collection: write.collection.name,
            id: &write.id,
            body: encoded.body(),
        });
        self.journal.append(Group {
            at_ms: super::super::journal::now_ms(),
            after: after.documents,
            writes: writes.collect(),
        })?;
        Ok(())
    }

    /// Applies a group that is in the journal. It will be there after a restart, so a tree that cannot take it is
    /// replaced rather than the write refused.
    fn apply(&mut self, batch: Finished) -> Result<(), StoreError> {
        let tree = self.disk.tree()?;
        let applied = if tree.audit.is_passed() {
            let applied = catch_unwind(AssertUnwindSafe(|| tree.apply(batch)));
            applied.map_err(|_| "sled panicked".to_owned())
        } else {
            let applied = wait_for(self.options.open_timeout, move |_| tree.apply(batch));
            applied.map_err(|gave_up| gave_up.reason)
        };
        match applied {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => self.rebuild(&failure(error).to_string()),
            Err(reason) => self.rebuild(&reason),
        }
    }

    /// Makes another tree from the journal while the old one is still read, and takes its place.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there is no space for it; the old one goes on being read.
    fn rebuild(&mut self, reason: &str) -> Result<(), StoreError> {
        self.space.check()?;
        tracing::warn!(
            reason,
            "the embedded store cannot be used: making it anew from the journal"
        );
        let (tree, state) = build(&self.folder, &*self.medium, self.collections, &self.options)?;
        self.state = state;
        discard(self.disk.replace(tree));
        tracing::info!(
            documents = state.documents.count,
            "the embedded store is made"
        );
        Ok(())
    }

    /// Closes the tree and opens it again when so many changes came since that was done last. sled makes a snapshot of
    /// its log only then, and would read everything after it when the folder is opened. Readers wait meanwhile.
    fn settle_after(&mut self, changes: u64) -> Result<(), StoreError> {
        let tree = self.disk.tree()?;
        let is_long = self.state.sequence.saturating_sub(tree.base) >= changes;
        // Without space it could not be opened again.
        let is_full = is_long && self.space.check().is_err();
        if !is_long || is_full || !tree.audit.is_passed() || self.disk.is_suspect() {
            return Ok(());
        }
        drop(tree);
        let settled = self
            .disk
            .reopen(|folder| verify::settle(folder, &self.options, self.state));
        settled.or_else(|reason| self.rebuild(&reason))
    }

    fn compact_if_worth_while(&mut self) {
        let is_busy = self
            .compacting
            .as_ref()
            .is_some_and(|thread| !thread.is_finished());
        let compactor = self.journal.compactor();
        if is_busy || !compactor.is_worth_while() {
            return;
        }
        let thread = std::thread::Builder::new().name("compaction".to_owned());
        let started = thread.spawn(move || {
            if let Err(error) = compactor.run() {
                tracing::error!(%error, "old segments of the journal are kept");
            }
        });
        self.compacting = started.inspect_err(told).ok();
    }
}

/// Closes a tree and removes its files.
fn discard(tree: Option<Arc<Tree>>) {
    let Some(tree) = tree else { return };
    let path = tree.folder.clone();
    // sled may panic while it lets go of files it could not write.
    let _ = catch_unwind(AssertUnwindSafe(|| drop(tree)));
    if let Err(error) = folder::remove_tree(&path) {
        tracing::warn!(%error, "the old files of the embedded store cannot be removed");
    }
}

fn told(error: &io::Error) {
    tracing::error!(%error, "old segments of the journal are kept");
}

impl From<JournalError> for StoreError {
    fn from(error: JournalError) -> Self {
        match error {
            JournalError::Damaged(damage) => Self::Journal(damage),
            JournalError::Full => Self::Full,
            other => Self::Failed(other.to_string()),
        }
    }
}
