//! Power losses, kills and failing disks at any operation: what was acknowledged is there, whole groups only.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use storage_api::store::journal::JournalError;

use super::disk::{Disk, Fault};
use super::history::{Life, Model};

/// Histories, each with [`LIVES`] crashes. `YONDER_TORTURE` asks for so many times more.
const HISTORIES: u64 = 1_000;
const LIVES: u64 = 6;
/// Groups written in one life.
const GROUPS: u64 = 24;

fn histories() -> std::ops::Range<u64> {
    let times = std::env::var("YONDER_TORTURE").ok();
    let times = times.and_then(|times| times.parse().ok()).unwrap_or(1);
    0..HISTORIES * times
}

#[test]
fn a_power_loss_or_kill_at_any_operation_loses_nothing_acknowledged() {
    let (mut crashes, mut unanswered_kept) = (0, 0);
    for seed in histories() {
        let mut chance = StdRng::seed_from_u64(seed);
        let disk = Disk::new(seed);
        let mut known = vec![Model::default()];
        for life in 0..LIVES {
            let when = format!("history {seed}, life {life}");
            disk.plan(chance.random_range(0..4 * GROUPS), Fault::PowerLoss);
            let expected: Vec<&Model> = known.iter().collect();
            if let Some(life) = Life::begin(&disk, &expected, &when) {
                unanswered_kept += usize::from(known.len() == 2 && life.model == known[1]);
                known = live(life, &mut chance);
            }
            crashes += 1;
            if chance.random_bool(0.7) {
                disk.lose_power();
            } else {
                disk.kill_process();
            }
        }
        let expected: Vec<&Model> = known.iter().collect();
        let last = Life::begin(&disk, &expected, &format!("history {seed}, at last"));
        last.expect("a sound disk")
            .verify_feed(&format!("history {seed}"));
    }
    assert!(crashes >= 6_000 && unanswered_kept > 0, "{crashes} crashes");
}

/// Writes until the disk is gone, and answers with what may be found on it.
fn live(mut life: Life, chance: &mut StdRng) -> Vec<Model> {
    for _ in 0..GROUPS {
        if life.write(&Model::any_group(chance)).is_err() || life.compact().is_err() {
            break;
        }
    }
    [Some(life.model), life.unanswered]
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn a_full_disk_refuses_groups_whole_and_takes_the_next_ones_when_there_is_space() {
    for seed in histories() {
        let mut chance = StdRng::seed_from_u64(seed);
        let disk = Disk::new(seed);
        let when = format!("history {seed}");
        let mut life = Life::begin(&disk, &[&Model::default()], &when).expect("a journal");
        let mut refused = 0;
        for _ in 0..GROUPS {
            disk.plan(chance.random_range(0..6), Fault::Full);
            match life.write(&Model::any_group(&mut chance)) {
                Ok(()) => {}
                Err(JournalError::Full) => refused += 1,
                // The same fault may hit the cut that takes a group back; then writing stops.
                Err(JournalError::Io { .. }) => break,
                Err(error) => unreachable!("{when}: {error}"),
            }
            // A snapshot that found no space is tried again later.
            let compacted = life.compact();
            assert!(
                matches!(compacted, Ok(()) | Err(JournalError::Full)),
                "{when}"
            );
        }
        assert!(refused > 0 || seed > 0, "{when}");
        disk.plan_nothing();
        life.write(&Model::any_group(&mut chance))
            .expect("space again");
        life.verify_feed(&when);
        let promised = life.model;
        disk.lose_power();
        Life::begin(&disk, &[&promised], &when).expect("a journal");
    }
}

#[test]
fn after_a_failed_write_or_sync_nothing_is_acknowledged_until_the_journal_is_opened_again() {
    for seed in histories() {
        let mut chance = StdRng::seed_from_u64(seed);
        let disk = Disk::new(seed);
        let when = format!("history {seed}");
        let mut life = Life::begin(&disk, &[&Model::default()], &when).expect("a journal");
        disk.plan(chance.random_range(0..40), Fault::Broken);
        let mut failed = false;
        for _ in 0..GROUPS {
            let written = life.write(&Model::any_group(&mut chance));
            assert!(!failed || written.is_err(), "{when}");
            failed |= written.is_err();
            if failed && life.unanswered.is_some() {
                break;
            }
        }
        let known = [Some(life.model), life.unanswered];
        let known: Vec<&Model> = known.iter().flatten().collect();
        disk.lose_power();
        Life::begin(&disk, &known, &when).expect("a journal");
    }
}
