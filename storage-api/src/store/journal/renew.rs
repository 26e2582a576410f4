//! A journal that begins anew with a snapshot: after damage to the old one, or from a backup.

use std::sync::Arc;

use super::error::JournalError;
use super::frame::{Header, Kind};
use super::layout::{DAMAGED, Layout, Names, Snapshot, segment_name, snapshot_name};
use super::medium::Medium;
use super::write::Writer;
use super::{Journal, JournalOptions, new_segment, now_ms};

impl Journal {
    /// Begins anew after change `sequence` with the documents that `fill` writes, in the order of collection and
    /// id. What was there before gets names that end in `.damaged`; those of an earlier time are removed.
    ///
    /// # Errors
    /// The error of `fill`, or [`JournalError`] when a file cannot be written; the old files then keep their names.
    pub fn renew<E: From<JournalError>>(
        medium: Arc<dyn Medium>,
        options: JournalOptions,
        identity: u128,
        sequence: u64,
        fill: impl FnOnce(&mut Writer<'_>) -> Result<(), E>,
    ) -> Result<Self, E> {
        let header = Header {
            kind: Kind::Snapshot,
            journal: identity,
            base: sequence,
            made_ms: now_ms(),
        };
        let failed = |error: std::io::Error| JournalError::io(&medium.path(""), &error);
        let before = medium.names().map_err(failed)?;
        let mut writer = Writer::create(&*medium, &snapshot_name(sequence), header)?;
        fill(&mut writer)?;
        writer.end_documents()?;
        let length = writer.finish()?;
        let (segment, _) = new_segment(&*medium, identity, sequence)?;
        set_aside(&*medium, before, sequence).map_err(failed)?;
        let layout = Layout {
            snapshot: Some(Snapshot { sequence, length }),
            segments: vec![segment],
        };
        Ok(Self::start(medium, options, identity, layout, sequence)?)
    }
}

/// Renames every file of the old journal that the new one does not replace.
fn set_aside(medium: &dyn Medium, before: Vec<String>, sequence: u64) -> std::io::Result<()> {
    for name in before.iter().filter(|name| name.ends_with(DAMAGED)) {
        medium.remove(name)?;
    }
    let old = Names::of(before);
    let segments = old
        .segments
        .into_iter()
        .map(|base| (base, segment_name(base)));
    let snapshots = old
        .snapshots
        .into_iter()
        .map(|base| (base, snapshot_name(base)));
    for (base, name) in segments.chain(snapshots) {
        if base != sequence {
            medium.rename(&name, &format!("{name}{DAMAGED}"))?;
        }
    }
    medium.sync_names()
}
