//! `storage-api check`: whether every document, index and sum is what was written, no seat was given twice, and every
//! total of points is what the ledger adds up to.

use std::path::Path;

use wasm_core::domain::Timestamp;

use super::{Refusal, say};
use crate::clock::Clock;
use crate::collections;
use crate::points::Totals;
use crate::quests::audit;
use crate::store::journal::compact::readable;
use crate::store::journal::merge::Merge;
use crate::store::journal::{Folder, JournalError};
use crate::store::sled::folder::journal_folder;
use crate::store::sled::{Checked, SledOptions, SledStore, WhenAudited};
use crate::store::{Store, StoreError};

/// What was found in order.
pub(super) struct Verified {
    documents: Checked,
    bookings: usize,
    totals: usize,
}

pub(super) fn run(data: &Path) -> Result<(), Refusal> {
    let Verified {
        documents,
        bookings,
        totals,
    } = verify(data)?;
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
pub(super) fn verify(data: &Path) -> Result<Verified, Refusal> {
    let refuse = |error: StoreError| Refusal::store(&error, data);
    if !data.is_dir() {
        let data = data.display();
        return Err(Refusal::usage(format!("there is no data folder {data}")));
    }
    let options = SledOptions {
        audit: WhenAudited::BeforeReady,
        ..SledOptions::default()
    };
    let store = SledStore::open(data, &collections::ALL, &options).map_err(refuse)?;
    let checked = store.check().map_err(refuse);
    let checked = checked.and_then(|checked| Ok((checked, bookings(&store)?)));
    store.close();
    let (documents, bookings) = checked?;
    Ok(Verified {
        documents,
        bookings,
        totals: check_totals(data)?,
    })
}

/// How many bookings have seats; refuses what must not be.
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
