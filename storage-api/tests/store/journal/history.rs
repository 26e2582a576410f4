//! Somebody who writes to a journal, and the map that says what must be in it.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::RngExt;
use rand::rngs::StdRng;
use storage_api::store::journal::compact::readable;
use storage_api::store::journal::merge::Merge;
use storage_api::store::journal::patch::digest;
use storage_api::store::journal::{
    Body, Fingerprint, Group, Inspection, Journal, JournalError, JournalOptions, Medium, Patch,
    Write,
};

use super::disk::Disk;

/// Small enough that a short history ends segments and makes snapshots.
pub(crate) const OPTIONS: JournalOptions = JournalOptions {
    segment_bytes: 700,
    compact_bytes: 1_500,
    history_bytes: 9_000,
};

/// Content of a journal: version and record of each document.
pub(crate) type Documents = BTreeMap<String, (u64, String)>;

/// All that is known about what was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Model {
    pub(crate) documents: Documents,
    pub(crate) sequence: u64,
    fingerprint: Fingerprint,
}

/// One write of a group: the document's name, and its record unless it is deleted.
type Planned = (String, Option<String>);

impl Model {
    /// A group of writes nobody has thought of.
    pub(crate) fn any_group(chance: &mut StdRng) -> Vec<Planned> {
        let mut names: Vec<u32> = (0..chance.random_range(1..5)).collect();
        for name in &mut names {
            *name = *name * 7 + chance.random_range(0..7);
        }
        let write = |name| {
            let length = [3, 40, 700][chance.random_range(0..3)];
            let record = || format!("\"{}\"", "x".repeat(length));
            (
                format!("d{name}"),
                (length != 3 || name % 3 > 0).then(record),
            )
        };
        names.into_iter().map(write).collect()
    }

    /// Every other time that a document is written again: the version before, and what makes the new record of it.
    fn hunks(&self, (id, json): &Planned) -> Option<(u64, Vec<u8>)> {
        let (version, before) = self.documents.get(id)?;
        let json = json.as_deref().filter(|_| version % 2 == 0)?;
        Some((*version, Patch::between(before.as_bytes(), json.as_bytes())))
    }

    fn after(&self, group: &[Planned]) -> Self {
        let mut model = self.clone();
        for (id, json) in group {
            model.sequence += 1;
            if let Some((version, _)) = model.documents.remove(id) {
                model.fingerprint.remove_document("things", id, version);
            }
            if let Some(json) = json {
                model
                    .documents
                    .insert(id.clone(), (model.sequence, json.clone()));
                model.fingerprint.add_document("things", id, model.sequence);
            }
        }
        model
    }
}

/// A journal that is open, and what must be in it.
pub(crate) struct Life {
    pub(crate) journal: Journal,
    pub(crate) model: Model,
    /// A group that was not acknowledged and may be there after a restart.
    pub(crate) unanswered: Option<Model>,
}

impl Life {
    /// Opens what is on a disk and compares it with what was promised. The answer is `None` when the disk fails.
    pub(crate) fn begin(disk: &Disk, expected: &[&Model], when: &str) -> Option<Self> {
        let medium: Arc<dyn Medium> = Arc::new(disk.clone());
        let journal = match Inspection::of(&*medium).expect("a readable disk") {
            None => Journal::create(medium, OPTIONS, 42),
            Some(inspection) => {
                assert_eq!(inspection.damage, None, "{when}");
                Journal::resume(medium, OPTIONS, inspection)
            }
        };
        let journal = journal.ok()?;
        let found = documents(disk).expect("documents");
        let sequence = journal.sequence();
        let promised = |model: &&&Model| model.sequence == sequence && model.documents == found;
        let model = expected.iter().find(promised).unwrap_or_else(|| {
            unreachable!("{when}: {found:?} after change {sequence} is none of {expected:?}")
        });
        Some(Self {
            journal,
            model: (*model).clone(),
            unanswered: None,
        })
    }

    /// Writes a group and says whether it was acknowledged.
    pub(crate) fn write(&mut self, group: &[Planned]) -> Result<(), JournalError> {
        let next = self.model.after(group);
        let hunks: Vec<_> = group.iter().map(|write| self.model.hunks(write)).collect();
        let writes = group.iter().zip(&hunks).zip(self.model.sequence + 1..);
        let writes = writes.map(|(((id, json), hunks), sequence)| Write {
            sequence,
            collection: "things",
            id,
            body: match (hunks, json) {
                (Some((over, hunks)), Some(json)) => Body::Patched(Patch {
                    over: *over,
                    digest: digest(json.as_bytes()),
                    hunks,
                }),
                _ => Body::of(json.as_deref()),
            },
        });
        let group = Group {
            at_ms: 1_000 + next.sequence,
            after: next.fingerprint,
            writes: writes.collect(),
        };
        self.unanswered = Some(next);
        self.journal.append(group)?;
        self.journal.acknowledge()?;
        self.model = self.unanswered.take().unwrap_or_default();
        Ok(())
    }

    /// Makes a snapshot if it is time.
    pub(crate) fn compact(&self) -> Result<(), JournalError> {
        let compactor = self.journal.compactor();
        if compactor.is_worth_while() {
            compactor.run()?;
        }
        Ok(())
    }

    /// The newest changes are told in order and without a gap.
    pub(crate) fn verify_feed(&self, when: &str) {
        let last = self.model.sequence;
        let after = last.saturating_sub(3);
        let mut told = Vec::new();
        let kept = self.journal.feed().after(after, |write| {
            told.push(write.sequence);
            true
        });
        assert!(kept.expect("a read"), "{when}");
        assert_eq!(told, (after + 1..=last).collect::<Vec<_>>(), "{when}");
    }
}

/// Everything the journal on a disk holds.
pub(crate) fn documents(disk: &Disk) -> Result<Documents, JournalError> {
    let mut found = Documents::new();
    Merge::over(readable(disk)?, u64::MAX)?.documents(|stored| {
        let record = (stored.version, stored.json.to_owned());
        let known = found.insert(stored.id.to_owned(), record);
        assert_eq!(known, None, "{} is told twice", stored.id);
        Ok::<_, JournalError>(())
    })?;
    Ok(found)
}
