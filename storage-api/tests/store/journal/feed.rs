//! Looking back: every change after a given one, in order, or the word that they are no longer kept.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::StdRng;
use storage_api::store::journal::{Inspection, Journal, JournalOptions};

use super::damage::written;
use super::disk::Disk;
use super::history::{Life, Model};

#[test]
fn changes_that_a_snapshot_stands_for_are_told_as_before_after_a_restart_too() {
    let disk = Disk::new(1);
    // Segments long enough that places in them are remembered.
    let options = JournalOptions {
        segment_bytes: 200 << 10,
        compact_bytes: 1,
        history_bytes: 10 << 20,
    };
    let journal = Journal::create(Arc::new(disk.clone()), options, 7).expect("a journal");
    let mut life = Life {
        journal,
        model: Model::default(),
        unanswered: None,
    };
    let mut chance = StdRng::seed_from_u64(1);
    for _ in 0..2_500 {
        life.write(&Model::any_group(&mut chance)).expect("a write");
        life.compact().expect("a snapshot");
    }
    let inspection = Inspection::of(&disk).expect("a readable disk");
    let inspection = inspection.expect("a journal");
    let again = Journal::resume(Arc::new(disk.clone()), options, inspection);
    let again = again.expect("a journal");
    let names = disk.contents();
    let segments = names.iter().filter(|(name, _)| name.ends_with(".segment"));
    assert!(segments.count() > 3);
    for journal in [&life.journal, &again] {
        for after in (0..life.model.sequence).step_by(97) {
            let mut last = after;
            let kept = journal.feed().after(after, |write| {
                assert_eq!(write.sequence, last + 1);
                last = write.sequence;
                true
            });
            assert_eq!((kept, last), (Ok(true), life.model.sequence));
        }
    }
}

/// Offset of the end of a segment's first record.
fn end_of_first(bytes: &[u8]) -> usize {
    let length = u32::from_le_bytes(bytes[64..68].try_into().expect("a length"));
    64 + 16 + usize::try_from(length).expect("a length")
}

#[test]
fn nobody_who_looks_back_is_led_over_a_gap() {
    let (mut cut, mut seed) = (0, 0);
    while cut < 10 {
        seed += 1;
        let (mut contents, promised) = written(seed);
        let snapshot = contents
            .iter()
            .find(|(name, _)| name.ends_with(".snapshot"));
        let first_needed = snapshot.map(|(name, _)| name.replace("snapshot", "segment"));
        let history = contents.iter_mut().find(|(name, bytes)| {
            name.ends_with(".segment")
                && Some(name.as_str()) < first_needed.as_deref()
                && bytes.len() > end_of_first(bytes)
        });
        let Some((name, bytes)) = history else {
            continue;
        };
        // Nothing is left that cannot be read.
        bytes.truncate(end_of_first(bytes));
        let base: u64 = name.trim_end_matches(".segment").parse().expect("a number");
        let disk = Disk::with(&contents);
        let life = Life::begin(&disk, &[&promised], "history was cut").expect("a journal");
        let mut told = Vec::new();
        let kept = life.journal.feed().after(base, |write| {
            told.push(write.sequence);
            true
        });
        assert_eq!(kept, Ok(false), "{told:?}");
        assert!(
            told.len() < 6 && told.first() == Some(&(base + 1)),
            "{told:?}"
        );
        cut += 1;
    }
}
