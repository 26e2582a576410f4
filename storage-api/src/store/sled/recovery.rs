//! Opening a data folder whatever state it is in.
//!
//! The journal is read whole and the tree is opened, both at the same time. What sled had to put together from its
//! log is compared with the journal; everything else is read beside whoever uses it (`audit`), or before, if
//! nothing is known of the tree or it is all there is. What is then wrong decides:
//!
//! | Journal | Tree | |
//! |---|---|---|
//! | sound | sound | the tree gets the changes it lacks |
//! | sound | hangs, panics, errs, lost something | it is made anew from the journal, then the old one is set aside |
//! | damaged | sound, and has all that the journal lost | the journal begins anew with a snapshot of the tree |
//! | damaged | otherwise | an error that names file and offset |

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::super::journal::{Damage, Folder, Inspection, Journal, JournalOptions, Medium, Stored};
use super::super::{Collection, StoreError};
use super::SledOptions;
use super::build::{build, catch_up, io_failure};
use super::chain;
use super::folder::{self, FolderLock};
use super::keys::{self, State};
use super::patience::{GaveUp, wait_for};
use super::recent::{self, Compared};
use super::repair::Repair;
use super::space;
use super::tree::{Tree, failure};
use super::verify::{self, Verified};

/// Bytes that are free on a disk which nobody would call full.
const SPACE_MIN_BYTES: u64 = 16 << 20;

/// A data folder, open and consistent.
pub(super) struct Opened {
    pub(super) lock: FolderLock,
    pub(super) medium: Arc<dyn Medium>,
    pub(super) journal: Journal,
    pub(super) tree: Tree,
    pub(super) state: State,
    /// `true` if a thread is left that hangs in a damaged tree.
    pub(super) is_hanging: bool,
    /// Repairs that were made, in the order in which the damage was found.
    pub(super) repairs: Vec<Repair>,
}

/// Inputs of opening.
struct Recovery<'r> {
    folder: &'r Path,
    collections: &'static [&'static Collection],
    options: &'r SledOptions,
    medium: Arc<dyn Medium>,
}

/// Opens a data folder, creating it when it is not there.
pub(super) fn open(
    folder: &Path,
    collections: &'static [&'static Collection],
    options: &SledOptions,
) -> Result<Opened, StoreError> {
    let lock = FolderLock::take(folder)?;
    let refuse =
        |error: io::Error| folder::refused(folder, super::super::journal::error::plain(&error));
    let is_used = folder::is_used(folder)?;
    let medium: Arc<dyn Medium> =
        Arc::new(Folder::make(&folder::journal_folder(folder)).map_err(refuse)?);
    let current = folder::current_tree(folder).map_err(refuse)?;
    let recovery = Recovery {
        folder,
        collections,
        options,
        medium,
    };
    let (inspection, verified) = std::thread::scope(|scope| {
        let inspecting = scope.spawn(|| Inspection::of(&*recovery.medium));
        let verified = current.as_deref().map(|tree| verify::open(tree, options));
        let panicked = |_| {
            Err(super::super::journal::JournalError::Io {
                file: folder::journal_folder(folder),
                reason: "reading it broke".to_owned(),
            })
        };
        (inspecting.join().unwrap_or_else(panicked), verified)
    });
    let (journal, tree, state, is_hanging, repairs) = match inspection? {
        None if is_used => return Err(recovery.lost()),
        None => recovery.begin()?,
        Some(inspection) => recovery.go_on(inspection, current.as_deref(), verified)?,
    };
    for repair in &repairs {
        tracing::warn!(%repair, "the data folder was repaired");
    }
    if !folder::has_format(folder) {
        folder::mark_used(folder).map_err(refuse)?;
    }
    Ok(Opened {
        lock,
        medium: recovery.medium,
        journal,
        tree,
        state,
        is_hanging,
        repairs,
    })
}

type Parts = (Journal, Tree, State, bool, Vec<Repair>);

impl Recovery<'_> {
    /// Every file of the journal is gone.
    fn lost(&self) -> StoreError {
        StoreError::Journal(Damage {
            file: folder::journal_folder(self.folder),
            offset: 0,
            what: "the files of the journal are gone".to_owned(),
        })
    }

    fn journal_options(&self) -> JournalOptions {
        self.options.journal
    }

    /// A new, empty store.
    fn begin(&self) -> Result<Parts, StoreError> {
        let identity = uuid::Uuid::new_v4().as_u128();
        let medium = Arc::clone(&self.medium);
        let journal = Journal::create(medium, self.journal_options(), identity)?;
        let (tree, state) = self.build()?;
        Ok((journal, tree, state, false, Vec::new()))
    }

    fn go_on(
        &self,
        mut inspection: Inspection,
        current: Option<&Path>,
        verified: Option<Result<Verified, GaveUp>>,
    ) -> Result<Parts, StoreError> {
        let verified = verified.unwrap_or_else(|| Err(GaveUp::because("it is not there")));
        if let Ok(verified) = &verified {
            inspection.compare_with(&*self.medium, verified.state.sequence);
        }
        if let Some(damage) = inspection.damage.clone() {
            let is_hanging = verified.as_ref().is_err_and(|gave_up| gave_up.is_hanging);
            let (journal, tree, state) = self.renew(&inspection, &damage, verified)?;
            let sequence = state.sequence;
            let repairs = vec![Repair::JournalRewritten { damage, sequence }];
            return Ok((journal, tree, state, is_hanging, repairs));
        }
        let is_known_unacknowledged = inspection.acknowledged.is_some();
        let torn = inspection.torn(&*self.medium)?;
        let cut = torn.map(|torn| Repair::Cut {
            torn,
            is_known_unacknowledged,
        });
        let mut repairs = Vec::from_iter(cut);
        let expected = inspection.fingerprint;
        let inventory = std::mem::take(&mut inspection.inventory);
        let medium = Arc::clone(&self.medium);
        let journal = Journal::resume(medium, self.journal_options(), inspection);
        let journal = journal.map_err(|error| match StoreError::from(error) {
            StoreError::Full => self.explain(StoreError::Full, "the journal cannot be written"),
            other => other,
        })?;
        let brought = verified.and_then(|verified| {
            let (tree, state) = self.bring_up_to_date(verified, journal.sequence())?;
            if Some(state.documents) != expected {
                return Err(GaveUp::because("it does not agree with the journal"));
            }
            Ok((tree, state))
        });
        let gave_up = match brought {
            Ok((tree, state)) => {
                tree.audit.expect(inventory);
                return Ok((journal, tree, state, false, repairs));
            }
            Err(gave_up) => gave_up,
        };
        let old = current.filter(|_| gave_up.is_damage);
        repairs.extend(old.map(|tree| Repair::TreeRebuilt {
            tree: tree.to_owned(),
            reason: gave_up.reason.clone(),
        }));
        // A tree that is made anew needs no comparing, and all the memory there is.
        drop(inventory);
        let (tree, state) = self.replace(current, &gave_up.reason)?;
        Ok((journal, tree, state, gave_up.is_hanging, repairs))
    }

    fn bring_up_to_date(&self, verified: Verified, last: u64) -> Result<(Tree, State), GaveUp> {
        if verified.state.declared != keys::declared(self.collections) {
            return Err(GaveUp {
                is_damage: false,
                ..GaveUp::because("other indexes are declared now")
            });
        }
        let Verified {
            mut tree, state, ..
        } = self.compare(verified)?;
        verify::note_base(&mut tree, state.sequence);
        let missing = last.saturating_sub(state.sequence);
        if missing == 0 {
            return Ok((tree, state));
        }
        tracing::info!(missing, "the embedded store gets the changes it lacks");
        let (medium, collections) = (Arc::clone(&self.medium), self.collections);
        let patience = verify::patience(&tree.folder, self.options);
        let caught_up = wait_for(patience, move |progress| {
            let state = catch_up(&tree, state, &*medium, collections, progress)?;
            Ok::<_, StoreError>((tree, state))
        })?;
        caught_up.map_err(|error| GaveUp::because(error.to_string()))
    }

    /// Looks in a tree that was not read whole for what sled had to put together when it opened.
    fn compare(&self, verified: Verified) -> Result<Verified, GaveUp> {
        if verified.tree.audit.is_passed() {
            return Ok(verified);
        }
        let (medium, collections) = (Arc::clone(&self.medium), self.collections);
        let patience = verify::patience(&verified.tree.folder, self.options);
        let compared = wait_for(patience, move |progress| {
            let changes = (verified.tree.base, verified.state.sequence);
            let compared =
                recent::compare(&verified.tree, &*medium, collections, changes, progress);
            compared.map(|compared| (verified, compared))
        })?;
        match compared.map_err(|error| GaveUp::because(error.to_string()))? {
            (verified, Compared::Agreeing) => Ok(verified),
            (verified, Compared::Forgotten) => verified.read_whole(patience),
        }
    }

    /// Makes another tree from the journal, then sets the one that was there aside: on a full disk it stays where it
    /// is, since it may be sound and only lack space.
    fn replace(&self, old: Option<&Path>, reason: &str) -> Result<(Tree, State), StoreError> {
        if old.is_some() {
            tracing::warn!(
                reason,
                "the embedded store cannot be used: making it anew from the journal"
            );
            folder::remove_set_aside(self.folder).map_err(io_failure)?;
        } else {
            tracing::info!("making the embedded store from the journal");
        }
        let unmade = |error| {
            self.explain(
                error,
                &format!("the embedded store must be made anew ({reason})"),
            )
        };
        let (tree, state) = self.build().map_err(unmade)?;
        if let Some(old) = old {
            let aside = folder::set_aside(self.folder, old).map_err(io_failure)?;
            tracing::warn!(set_aside = %aside.display(), "the embedded store that could not be used is kept aside");
        }
        let documents = state.documents.count;
        tracing::info!(documents, "the embedded store is made");
        Ok((tree, state))
    }

    /// Says what is missing when an error means that there is no space.
    fn explain(&self, error: StoreError, reason: &str) -> StoreError {
        let free = space::free(self.folder);
        let is_full = error == StoreError::Full || free.is_some_and(|free| free < SPACE_MIN_BYTES);
        if !is_full {
            return error;
        }
        let free_mb = free.unwrap_or(0) >> 20;
        let needed_mb = (folder::journal_bytes(self.folder) * 2 + SPACE_MIN_BYTES) >> 20;
        let reason = format!(
            "{reason}, and the disk is full: {free_mb} MB are free, about {needed_mb} MB are needed. Make space and \
             start again; nothing was removed or changed"
        );
        folder::refused(self.folder, reason)
    }

    fn build(&self) -> Result<(Tree, State), StoreError> {
        build(self.folder, &*self.medium, self.collections, self.options)
    }

    /// Begins the journal anew from a tree that has everything, or says where it is damaged.
    fn renew(
        &self,
        inspection: &Inspection,
        damage: &Damage,
        verified: Result<Verified, GaveUp>,
    ) -> Result<(Journal, Tree, State), StoreError> {
        let refusal = || {
            let count = inspection.changes_after_damage();
            let mut damage = damage.clone();
            if count > 0 {
                let first = inspection.sound_until + 1;
                damage.what = format!(
                    "{}; up to {count} records from change {first} on are lost",
                    damage.what
                );
            }
            StoreError::Journal(damage)
        };
        // It is all there is, so it is believed only when everything in it was read.
        let verified = verified.and_then(|verified| {
            let patience = verify::patience(&verified.tree.folder, self.options);
            verified.read_whole(patience)
        });
        let verified = verified.map_err(|_| refusal())?;
        let reached = verified.state.sequence;
        // The tree is only trusted beyond the journal when it was closed in peace: then it has everything.
        let has_all =
            verified.is_complete && inspection.acknowledged.is_none_or(|last| reached >= last);
        let after = inspection.readable_after;
        let last = match after.filter(|after| reached >= *after) {
            Some(_) => inspection.sequence,
            None if has_all => reached,
            None => return Err(refusal()),
        };
        let brought = self.bring_up_to_date(verified, last);
        let (tree, state) = brought.map_err(|_| refusal())?;
        let identity = uuid::Uuid::new_v4().as_u128();
        let medium = Arc::clone(&self.medium);
        let options = self.journal_options();
        let journal = Journal::renew(medium, options, identity, state.sequence, |writer| {
            for pair in tree.database.scan_prefix(keys::DOCUMENTS) {
                let (key, _) = pair.map_err(failure)?;
                let text = chain::read(&tree, &key)?.ok_or_else(unreadable)?;
                writer.document(&stored(&key, &text).ok_or_else(unreadable)?)?;
            }
            Ok::<_, StoreError>(())
        })?;
        Ok((journal, tree, state))
    }
}

fn unreadable() -> StoreError {
    StoreError::Damaged("a document is not what was written".to_owned())
}

/// A document of the tree, as a snapshot keeps it.
fn stored<'b>(key: &'b [u8], text: &'b chain::Text) -> Option<Stored<'b>> {
    let (collection, id) = keys::split_name(key)?;
    Some(Stored {
        collection,
        id,
        version: text.version,
        json: std::str::from_utf8(text.json()).ok()?,
    })
}
