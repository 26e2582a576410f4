//! How long a data folder takes to open, and how much memory, in every state it may be found in.
//!
//! `cargo bench -p storage-api --bench opening` fills a folder with a million bucket lists and opens it; a number
//! behind it (`-- 100000`) asks for another size.

#![expect(clippy::expect_used, reason = "a measurement that fails has no figure")]

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use serde_json::json;
use storage_api::collections::{ALL, BUCKET_LISTS};
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Store, StoreError, transact};

const DOCUMENTS: usize = 1_000_000;
/// Documents written in one transaction: each is compared with the others of it.
const AT_ONCE: usize = 50;

fn main() {
    let asked = std::env::args().find_map(|word| word.parse().ok());
    let documents = asked.unwrap_or(DOCUMENTS);
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = scratch.path().join("data");
    if let Some(at) = std::env::args().position(|word| word == "--folder") {
        let folder = std::env::args().nth(at + 1).expect("a folder");
        // In a process of its own, so that the memory is that of opening alone.
        return say_open(Path::new(&folder));
    }
    let began = Instant::now();
    fill(&folder, documents);
    say(&format!(
        "{documents} documents written in {:.1} s",
        began.elapsed().as_secs_f64()
    ));
    say_size(&folder);
    for (state, remove) in [
        ("closed in peace", None),
        ("killed: the tree is read whole", Some("sum")),
        ("tree lost: made from the journal", Some("")),
    ] {
        if let Some(end) = remove {
            remove_ending(&folder, end);
        }
        say(state);
        let program = std::env::current_exe().expect("a name");
        let run = std::process::Command::new(program)
            .arg("--folder")
            .arg(&folder)
            .status();
        assert!(run.expect("a process").success());
    }
}

fn fill(folder: &Path, documents: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    let store = SledStore::open(folder, &ALL, &SledOptions::default()).expect("a store");
    for first in (0..documents).step_by(AT_ONCE) {
        let written = transact(&store, move |transaction| {
            for n in first..(first + AT_ONCE).min(documents) {
                let data = json!({
                    "userId": format!("user-{:08}", n / 3), "year": 2024 + n % 3,
                    "createdByUsername": format!("somebody_{:07}", n / 3), "updatedAt": "2026-03-01T00:00:00.000Z",
                    "activities": [{ "id": "a", "title": format!("See the northern lights, wish {n}"), "done": false }],
                });
                // Spread over the tree, as ids are.
                let id = format!("{:016x}", (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                transaction.put(&BUCKET_LISTS, &id, data)?;
            }
            Ok::<_, StoreError>(())
        });
        runtime.block_on(written).expect("a write");
    }
    store.close();
}

fn say_open(folder: &Path) {
    let began = Instant::now();
    let store = SledStore::open(folder, &ALL, &SledOptions::default()).expect("a store");
    let opened = began.elapsed().as_secs_f64();
    let (now_mb, peak_mb) = (memory_mb("VmRSS:"), memory_mb("VmHWM:"));
    let closing = Instant::now();
    store.close();
    say(&format!(
        "  open {opened:.2} s, memory {now_mb} MB, at most {peak_mb} MB; close {:.2} s",
        closing.elapsed().as_secs_f64()
    ));
}

fn memory_mb(name: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1_024
}

/// Removes what is noted about the trees, or the trees too.
fn remove_ending(folder: &Path, end: &str) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name.starts_with("tree.") && name.ends_with(end) {
            let _ = std::fs::remove_dir_all(&path).or_else(|_| std::fs::remove_file(&path));
        }
    }
}

fn say_size(folder: &Path) {
    let listed = std::process::Command::new("du")
        .args(["-m", "-d", "1"])
        .arg(folder)
        .output();
    let listed = listed.expect("du").stdout;
    say(String::from_utf8_lossy(&listed).trim_end());
}

fn say(line: &str) {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").expect("an output");
}
