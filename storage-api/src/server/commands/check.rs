//! `storage-api check`: whether every document, index and sum is what was written, no seat was given twice, and every
//! total of points is what the ledger adds up to. It repairs nothing unless it is told to.

use std::path::Path;

use tracing::subscriber::{NoSubscriber, with_default};
use wasm_core::domain::Timestamp;

use super::{EXIT_DAMAGED, Refusal, say};
use crate::clock::Clock;
use crate::config::CheckWhat;
use crate::domain::points::Totals;
use crate::domain::quests::audit;
use crate::schema::collections;
use crate::store::journal::compact::readable;
use crate::store::journal::merge::Merge;
use crate::store::journal::{Folder, JournalError};
use crate::store::sled::folder::journal_folder;
use crate::store::sled::scratch::ScratchCopy;
use crate::store::sled::{Checked, Repair, SledOptions, SledStore, WhenAudited};
use crate::store::{Store, StoreError};

/// Result of a check that found everything in order.
pub(super) struct Verified {
    documents: Checked,
    bookings: usize,
    totals: usize,
    repairs: Vec<Repair>,
}

/// Permission of a check to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Looks at a copy and leaves the folder as it is.
    ReadOnly,
    /// Opens the folder itself, which repairs it.
    Repair,
}

pub(super) fn run(what: &CheckWhat) -> Result<(), Refusal> {
    let access = if what.repair {
        Access::Repair
    } else {
        Access::ReadOnly
    };
    let Verified {
        documents,
        bookings,
        totals,
        repairs,
    } = verify(&what.data.data, access)?;
    for repair in &repairs {
        say(&format!("repaired: {repair}"));
    }
    say(&format!(
        "{} documents and {} index entries are as they were written, up to change {}",
        documents.documents, documents.entries, documents.sequence
    ));
    if bookings > 0 {
        say(&format!(
            "{bookings} bookings have seats, and no seat is taken twice"
        ));
    }
    say(&format!(
        "{totals} totals of points are what the ledger adds up to"
    ));
    Ok(())
}

/// Checks a data folder that no server uses.
///
/// # Errors
/// A [`Refusal`] that names the first thing that is not as it was written, also where opening would repair it, unless
/// `access` allows that.
pub(super) fn verify(data: &Path, access: Access) -> Result<Verified, Refusal> {
    if !data.is_dir() {
        let data = data.display();
        return Err(Refusal::usage(format!("there is no data folder {data}")));
    }
    match access {
        Access::Repair => verify_opened(data).map_err(|failure| failure.refusal(data)),
        Access::ReadOnly => {
            let copy = ScratchCopy::of(data).map_err(|error| Refusal::store(&error, data))?;
            // What happens to the copy is told by the refusal, about the original.
            let verified = with_default(NoSubscriber::new(), || verify_opened(copy.path()));
            let verified = verified.map_err(|failure| match failure {
                Failure::Store(error) => Refusal::store(&copy.translate(error), data),
                Failure::Refused(refusal) => refusal,
            })?;
            let mut repairs = verified.repairs.iter().cloned();
            match repairs.next().map(|repair| copy.translate_repair(repair)) {
                None => Ok(verified),
                Some(repair) => Err(unrepaired(&repair, data)),
            }
        }
    }
}

/// Reasons why a check ended early.
enum Failure {
    Store(StoreError),
    Refused(Refusal),
}

impl Failure {
    fn refusal(self, data: &Path) -> Refusal {
        match self {
            Self::Store(error) => Refusal::store(&error, data),
            Self::Refused(refusal) => refusal,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Refuses a folder that starting the server would repair.
fn unrepaired(repair: &Repair, data: &Path) -> Refusal {
    let data = data.display();
    Refusal {
        sentence: format!(
            "{repair}; nothing was changed: starting the server repairs it, or storage-api check --repair --data {data}"
        ),
        code: EXIT_DAMAGED,
    }
}

/// Opens a folder and checks everything in it.
fn verify_opened(data: &Path) -> Result<Verified, Failure> {
    let options = SledOptions {
        audit: WhenAudited::BeforeReady,
        ..SledOptions::default()
    };
    let store = SledStore::open(data, &collections::ALL, &options)?;
    let repairs = store.repairs().to_vec();
    let checked = store.check().map_err(Failure::Store);
    let checked = checked.and_then(|checked| Ok((checked, bookings(&store)?)));
    store.close();
    let (documents, bookings) = checked?;
    Ok(Verified {
        documents,
        bookings,
        totals: check_totals(data)?,
        repairs,
    })
}

/// Counts the bookings that have seats; refuses seats that break a rule.
fn bookings(store: &SledStore) -> Result<usize, Refusal> {
    let failed = |why: String| Refusal::failed(format!("the bookings cannot be checked: {why}"));
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| failed(error.to_string()))?;
    let now = Timestamp::from_epoch_ms(Clock::system().now_ms());
    let now = now.map_err(|error| failed(error.to_string()))?;
    let audited = runtime.block_on(audit(store, now));
    let (looked_at, wrong) = audited.map_err(|error| failed(format!("{error:?}")))?;
    if wrong.is_empty() {
        Ok(looked_at)
    } else {
        Err(Refusal::failed(wrong.join("; ")))
    }
}

/// Adds the ledger of points up and compares every total with it.
fn check_totals(data: &Path) -> Result<usize, Refusal> {
    let journal = readable(&Folder::at(&journal_folder(data))).map_err(Refusal::from)?;
    let mut totals = Totals::default();
    let mut unreadable = None;
    let documents = Merge::over(journal, u64::MAX)?;
    documents.documents(|stored| {
        let data = serde_json::from_str(stored.json).unwrap_or_default();
        let noted = totals.note(stored.collection, stored.id, &data);
        unreadable = unreadable.take().or(noted.err());
        Ok::<_, JournalError>(())
    })?;
    let compared = match unreadable {
        Some(sentence) => Err(sentence),
        None => totals.compare(),
    };
    compared.map_err(Refusal::failed)
}
