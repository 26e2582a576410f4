//! Opening sled so that whatever is wrong with its files ends in a reason, in bounded time.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::super::journal::Fingerprint;
use super::super::journal::error::plain;
use super::SledOptions;
use super::keys::{self, State};
use super::stamp::{self, Left};
use super::view::Tree;

/// How often garbage collection may run, in milliseconds; sled does none without it.
const FLUSH_EVERY_MS: u64 = 500;
/// How often somebody looks whether opening goes on.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// Bytes of files that sled may take one more second to open.
const BYTES_A_SECOND: u64 = 50 << 20;

/// A tree that holds what it should.
pub(super) struct Verified {
    pub(super) tree: Tree,
    pub(super) state: State,
    /// Whether it was closed and not touched since, so that it holds everything ever acknowledged.
    pub(super) is_complete: bool,
}

/// Why a tree cannot be used.
pub(super) struct Unusable {
    pub(super) reason: String,
    /// Whether a thread is still busy with it and cannot be stopped.
    pub(super) is_hanging: bool,
}

impl Unusable {
    fn because(reason: impl Into<String>) -> Self {
        Self {
            reason: reason.into(),
            is_hanging: false,
        }
    }
}

/// Opens a tree and makes sure that it holds what it says: by the checksums of its files if it was closed, by
/// reading all of it otherwise.
pub(super) fn open(folder: &Path, options: &SledOptions) -> Result<Verified, Unusable> {
    let unreadable = |error: io::Error| Unusable::because(plain(&error));
    let left = stamp::check(folder).map_err(unreadable)?;
    if left == Left::Changed {
        return Err(Unusable::because("its files were changed or damaged"));
    }
    remove_unfinished_snapshots(folder).map_err(unreadable)?;
    let patience = options.open_timeout + Duration::from_secs(size(folder) / BYTES_A_SECOND);
    let is_complete = left == Left::Untouched;
    let opened = guarded(folder, options, patience, !is_complete)?;
    let (tree, state) = opened.map_err(Unusable::because)?;
    Ok(Verified {
        tree,
        state,
        is_complete,
    })
}

/// How sled is used here.
pub(super) fn config(folder: &Path, options: &SledOptions) -> ::sled::Config {
    ::sled::Config::new()
        .path(folder)
        .cache_capacity(options.cache_bytes)
        .flush_every_ms(Some(FLUSH_EVERY_MS))
}

/// On damaged files sled may panic or never return, so it is given a thread of its own and some patience.
fn guarded(
    folder: &Path,
    options: &SledOptions,
    patience: Duration,
    read_all: bool,
) -> Result<Result<(Tree, State), String>, Unusable> {
    let (sender, receiver) = mpsc::channel();
    let progress = Arc::new(AtomicU64::new(0));
    let (folder, config) = (folder.to_owned(), config(folder, options));
    let counter = Arc::clone(&progress);
    std::thread::Builder::new()
        .name("store-open".to_owned())
        .spawn(move || {
            let opening = || open_and_check(&config, &folder, read_all, &counter);
            // Nobody listens any more after the time-out.
            let _ = sender.send(catch_unwind(AssertUnwindSafe(opening)));
        })
        .map_err(|error| Unusable::because(plain(&error)))?;
    let (mut seen, mut since) = (0, Instant::now());
    loop {
        match receiver.recv_timeout(LOOK_EVERY) {
            Ok(Ok(opened)) => return Ok(opened),
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                return Err(Unusable::because("sled panicked over it"));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let now = progress.load(Ordering::Relaxed);
        if now != seen {
            (seen, since) = (now, Instant::now());
        } else if since.elapsed() > patience {
            return Err(Unusable {
                reason: format!("sled hangs over it, for {} s now", patience.as_secs()),
                is_hanging: true,
            });
        }
    }
}

fn open_and_check(
    config: &::sled::Config,
    folder: &Path,
    read_all: bool,
    progress: &AtomicU64,
) -> Result<(Tree, State), String> {
    let database = config.open().map_err(|error| match error {
        ::sled::Error::Io(error) => plain(&error),
        other => other.to_string(),
    })?;
    let tree = Tree {
        database,
        folder: folder.to_owned(),
    };
    let state = tree.state().map_err(|error| error.to_string())?;
    let state = state.ok_or("it was never finished")?;
    if read_all {
        compare(&tree, state, progress)?;
    }
    Ok((tree, state))
}

/// Reads everything and compares it with what the tree says of itself.
pub(super) fn compare(tree: &Tree, state: State, progress: &AtomicU64) -> Result<(), String> {
    let (mut documents, mut entries) = (Fingerprint::default(), Fingerprint::default());
    for pair in &*tree.database {
        let (key, value) = pair.map_err(|error| error.to_string())?;
        progress.fetch_add(1, Ordering::Relaxed);
        if key.starts_with(keys::DOCUMENTS) {
            let damaged = || "a document is not what was written".to_owned();
            let (version, _) = keys::split_document(&key, &value).ok_or_else(damaged)?;
            let (collection, id) = keys::decode_name(&key).ok_or_else(damaged)?;
            documents.add_document(collection, id, version);
        } else if *key != *keys::STATE_KEY {
            entries.add_pair(&key, &value);
        }
    }
    if documents != state.documents {
        let (found, expected) = (documents.count, state.documents.count);
        return Err(format!("it lost documents: {found} of {expected} add up"));
    }
    if entries != state.entries {
        return Err("the entries of its indexes do not add up".to_owned());
    }
    Ok(())
}

/// A snapshot whose writing was interrupted keeps sled from opening (spacejam/sled#1527).
fn remove_unfinished_snapshots(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().ends_with(".generating") {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Bytes of the largest file.
fn size(folder: &Path) -> u64 {
    fs::metadata(folder.join("db")).map_or(0, |metadata| metadata.len())
}
