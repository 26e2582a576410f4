//! Damage at any place of any file: it is found and named, or does not matter; nothing is lost without a word.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use storage_api::store::journal::Inspection;

use super::disk::Disk;
use super::history::{Life, Model, documents};

/// Damages tried on each file.
const DAMAGES: usize = 200;

/// Files that a short history leaves on a disk: snapshots, ended segments and one that is written.
pub(crate) fn written(seed: u64) -> (Vec<(String, Vec<u8>)>, Model) {
    let mut chance = StdRng::seed_from_u64(seed);
    let disk = Disk::new(seed);
    let mut life = Life::begin(&disk, &[&Model::default()], "new").expect("a journal");
    for _ in 0..30 {
        life.write(&Model::any_group(&mut chance)).expect("a write");
        life.compact().expect("a snapshot");
    }
    (disk.contents(), life.model)
}

/// Opens a damaged disk; the answer tells whether it was sound for what matters.
fn outcome(contents: &[(String, Vec<u8>)], promised: &Model, what: &str) -> bool {
    let disk = Disk::with(contents);
    let inspection = Inspection::of(&disk).expect("a readable disk");
    let inspection = inspection.unwrap_or_else(|| unreachable!("{what}: taken for a new journal"));
    let Some(damage) = inspection.damage else {
        let life = Life::begin(&disk, &[promised], what).expect("a journal");
        assert_eq!(
            documents(&disk).expect("documents"),
            life.model.documents,
            "{what}"
        );
        return true;
    };
    let name = damage.file.file_name().expect("a name").to_string_lossy();
    let is_there = contents.iter().find(|(there, _)| *there == name);
    let length = is_there.map_or(0, |(_, bytes)| bytes.len() as u64);
    assert!(damage.offset <= length, "{what}: {damage}");
    false
}

fn damaged(bytes: &[u8], chance: &mut StdRng) -> (Vec<u8>, String) {
    let mut bytes = bytes.to_vec();
    let at = chance.random_range(0..bytes.len());
    let what = match chance.random_range(0..4) {
        0 | 1 => {
            bytes[at] ^= 1 << chance.random_range(0..8);
            format!("a bit of byte {at} flipped")
        }
        2 => {
            let start = at / 512 * 512;
            let end = (start + 512).min(bytes.len());
            bytes[start..end].fill(0);
            format!("zeros from {start}")
        }
        _ => {
            bytes.truncate(at);
            format!("cut at {at}")
        }
    };
    (bytes, what)
}

#[test]
fn damage_to_any_file_is_named_or_does_not_matter() {
    for seed in 0..6 {
        let (contents, promised) = written(seed);
        let mut chance = StdRng::seed_from_u64(seed);
        for place in 0..contents.len() {
            let mut found = 0;
            for _ in 0..DAMAGES {
                let mut contents = contents.clone();
                let (bytes, what) = damaged(&contents[place].1, &mut chance);
                contents[place].1 = bytes;
                let name = &contents[place].0;
                found += usize::from(!outcome(
                    &contents,
                    &promised,
                    &format!("{seed} {name} {what}"),
                ));
            }
            let (name, _) = &contents[place];
            assert!(found > 0 || !name.ends_with(".snapshot"), "{name}");
        }
    }
}

#[test]
fn a_file_that_is_gone_or_older_than_the_rest_is_named_or_does_not_matter() {
    for seed in 0..40 {
        let mut chance = StdRng::seed_from_u64(seed);
        let disk = Disk::new(seed);
        let mut life = Life::begin(&disk, &[&Model::default()], "new").expect("a journal");
        for _ in 0..chance.random_range(1..20) {
            life.write(&Model::any_group(&mut chance)).expect("a write");
            life.compact().expect("a snapshot");
        }
        let older = disk.contents();
        for _ in 0..chance.random_range(1..12) {
            life.write(&Model::any_group(&mut chance)).expect("a write");
            life.compact().expect("a snapshot");
        }
        let contents = disk.contents();
        for (place, (name, _)) in contents.iter().enumerate() {
            let mut without = contents.clone();
            without.remove(place);
            outcome(&without, &life.model, &format!("{seed}: {name} is gone"));
            if let Some((_, bytes)) = older.iter().find(|(older, _)| older == name) {
                let mut with_older = contents.clone();
                with_older[place].1.clone_from(bytes);
                outcome(
                    &with_older,
                    &life.model,
                    &format!("{seed}: an older {name}"),
                );
            }
        }
    }
}
