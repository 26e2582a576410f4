//! Time from the server's start to its first answer over a large data folder, and its memory, in every state the folder
//! may be found in.
//!
//! `cargo bench -p storage-api --bench opening` fills folders with a hundred thousand and with a million bucket lists
//! and prints a table; numbers behind it (`-- 100000`) ask for other sizes.

#![expect(clippy::expect_used, reason = "a measurement that fails has no figure")]

use std::fs;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use storage_api::schema::collections::{ALL, BUCKET_LISTS};
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{StoreError, transact};

const SIZES: [usize; 2] = [100_000, 1_000_000];
/// Documents written in one transaction: each is compared with the others of it.
const AT_ONCE: usize = 50;
/// Changes before a kill: nearly as many as sled is left without a snapshot of its own.
const CHANGED: usize = 90_000;
/// First word of a process that writes until it is killed, and what it says when it has.
const WRITE: &str = "--write";
const WRITTEN: &str = "written";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [first, folder, ..] = &words[..]
        && first == WRITE
    {
        return write_until_killed(Path::new(folder));
    }
    let asked: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let sizes = if asked.is_empty() { &SIZES } else { &asked[..] };
    say(
        "| Documents | Folder | First answer, s | Memory then, MB | Read whole, s | Memory at most, MB |",
    );
    say("| --- | --- | --- | --- | --- | --- |");
    for documents in sizes {
        measure(*documents);
    }
}

fn measure(documents: usize) {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = scratch.path().join("data");
    let store = open(&folder);
    write(&store, 0..documents);
    drop(store);
    let served = |state: &str, read, end| {
        let figures = serve(&folder, read, end);
        say(&format!("| {documents} | {state} | {figures} |"));
    };
    served("stopped", Read::Behind, Signal::TERM);
    kill_while_writing(&folder);
    served("killed after 90 000 changes", Read::Behind, Signal::KILL);
    served("killed", Read::Behind, Signal::KILL);
    remove(&folder, Path::is_file);
    served("no note of the tree", Read::Before, Signal::TERM);
    remove(&folder, Path::is_dir);
    served("no tree, made from the journal", Read::Before, Signal::TERM);
}

/// Moment when the tree is read whole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Read {
    Before,
    Behind,
}

fn open(folder: &Path) -> SledStore {
    SledStore::open(folder, &ALL, &SledOptions::default()).expect("a store")
}

fn write(store: &SledStore, documents: std::ops::Range<usize>) {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.expect("a runtime");
    let end = documents.end;
    for first in documents.step_by(AT_ONCE) {
        let written = transact(store, move |transaction| {
            for n in first..(first + AT_ONCE).min(end) {
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
}

/// Writes documents that are there again, and does not end by itself.
fn write_until_killed(folder: &Path) {
    let store = open(folder);
    write(&store, 0..CHANGED);
    say(WRITTEN);
    loop {
        write(&store, 0..AT_ONCE);
    }
}

fn kill_while_writing(folder: &Path) {
    let program = std::env::current_exe().expect("a name");
    let child = Command::new(program)
        .args([WRITE.as_ref(), folder])
        .stdout(Stdio::piped())
        .spawn();
    let mut child = child.expect("a process");
    let mut line = String::new();
    let out = child.stdout.take().expect("an output");
    BufReader::new(out).read_line(&mut line).expect("a line");
    assert_eq!(line.trim(), WRITTEN);
    child.kill().expect("a kill");
    child.wait().expect("an end");
}

/// Starts the server, waits until it has answered and has read everything, and ends it. Figures for the table.
fn serve(folder: &Path, read: Read, end: Signal) -> String {
    let began = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_storage-api"))
        .args(["--listen", "127.0.0.1:0", "--site", "/nonexistent"])
        .arg("--data")
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a process");
    let log = BufReader::new(child.stderr.take().expect("a log"));
    let mut address = String::new();
    let out = child.stdout.take().expect("an output");
    BufReader::new(out).read_line(&mut address).expect("a line");
    ask_whether_ready(&address);
    let ready = began.elapsed().as_secs_f64();
    let memory = memory_mb(&child, "VmRSS:");
    let whole = if read == Read::Behind {
        let mut lines = log.lines().map_while(Result::ok);
        assert!(lines.any(|line| line.contains("was read whole")));
        format!("{:.0}", began.elapsed().as_secs_f64())
    } else {
        "before".to_owned()
    };
    let most = memory_mb(&child, "VmHWM:");
    kill_process(Pid::from_child(&child), end).expect("a signal");
    child.wait().expect("an end");
    format!("{ready:.2} | {memory} | {whole} | {most}")
}

fn ask_whether_ready(address: &str) {
    let port = address.trim().rsplit(':').next().expect("a port");
    let mut socket = TcpStream::connect(format!("127.0.0.1:{port}")).expect("a connection");
    let request = b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    socket.write_all(request).expect("a request");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

fn memory_mb(child: &Child, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id()));
    let status = status.expect("its status");
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.expect("a figure") / 1_024
}

/// Removes trees, or what is noted about them.
fn remove(folder: &Path, is_meant: impl Fn(&Path) -> bool) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("tree.") && is_meant(&path) {
            let removed = if path.is_dir() {
                fs::remove_dir_all(&path)
            } else {
                fs::remove_file(&path)
            };
            removed.expect("a removal");
        }
    }
}

fn say(line: &str) {
    writeln!(std::io::stdout(), "{line}").expect("an output");
}
