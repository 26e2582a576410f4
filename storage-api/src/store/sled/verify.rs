//! Opening sled so that whatever is wrong with its files ends in a reason, in bounded time.

use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use super::super::journal::error::plain;
use super::audit_progress::Sums;
use super::keys::State;
use super::patience::{GaveUp, Progress, wait_for};
use super::stamp::{self, Note};
use super::tree::Tree;
use super::{SledOptions, WhenAudited};

/// Interval at which garbage collection may run, in milliseconds; sled does none without it.
const FLUSH_EVERY_MS: u64 = 500;
/// Time for sled to let go of a tree that was closed, and the interval of attempts.
const LET_GO: Duration = Duration::from_secs(4);
const LOOK_AGAIN: Duration = Duration::from_millis(2);
/// Bytes of files that sled may take one more second to open.
const BYTES_A_SECOND: u64 = 50 << 20;

/// A tree that sled could open.
pub(super) struct Verified {
    pub(super) tree: Tree,
    pub(super) state: State,
    /// `true` if it was closed, so that it holds everything ever acknowledged.
    pub(super) is_complete: bool,
}

impl Verified {
    /// Reads everything, unless that was done before. O(size).
    pub(super) fn read_whole(self, patience: Duration) -> Result<Self, GaveUp> {
        let Self { tree, state, .. } = self;
        let tree = read_whole(tree, state, patience)?;
        Ok(Self { tree, ..self })
    }
}

/// Opens a tree. It was read whole if that is asked for, or if nothing is known about it.
pub(super) fn open(folder: &Path, options: &SledOptions) -> Result<Verified, GaveUp> {
    let unreadable = |error: io::Error| GaveUp::because(plain(&error));
    let note = stamp::take(folder).map_err(unreadable)?;
    let patience = patience(folder, options);
    let (tree, state) = open_tree(folder, options, note, patience)?;
    if note
        .and_then(|note| note.closed_at)
        .is_some_and(|last| last != state.sequence)
    {
        return Err(GaveUp::because("it is not as it was closed"));
    }
    let tree = if note.is_none() || options.audit == WhenAudited::BeforeReady {
        read_whole(tree, state, patience)?
    } else {
        tree
    };
    let is_complete = note.is_some_and(|note| note.closed_at.is_some());
    Ok(Verified {
        tree,
        state,
        is_complete,
    })
}

/// Time for which sled may do nothing before it is given up.
pub(super) fn patience(folder: &Path, options: &SledOptions) -> Duration {
    options.open_timeout + Duration::from_secs(size(folder) / BYTES_A_SECOND)
}

/// Configuration of sled.
pub(super) fn config(folder: &Path, options: &SledOptions) -> ::sled::Config {
    ::sled::Config::new()
        .path(folder)
        .cache_capacity(options.cache_bytes)
        .flush_every_ms(Some(FLUSH_EVERY_MS))
}

/// Opens a tree and notes that sled made its snapshot of it.
fn open_tree(
    folder: &Path,
    options: &SledOptions,
    note: Option<Note>,
    patience: Duration,
) -> Result<(Tree, State), GaveUp> {
    let (path, config) = (folder.to_owned(), config(folder, options));
    let opened = wait_for(patience, move |_| {
        remove_unfinished_snapshots(&path).map_err(|error| plain(&error))?;
        let database = open_database(&config).map_err(explained)?;
        let mut tree = Tree::of(database, &path).map_err(explained)?;
        tree.base = note.map_or(0, |note| note.base);
        let state = tree.state().map_err(|error| error.to_string())?;
        let state = state.ok_or("it was never finished")?;
        if note.is_some_and(|note| note.base > state.sequence) {
            return Err("it lost its newest changes".to_owned());
        }
        Ok((tree, state))
    })?;
    opened.map_err(GaveUp::because)
}

/// Opens a tree again that was closed a moment ago in this state.
pub(super) fn settle(folder: &Path, options: &SledOptions, state: State) -> Result<Tree, String> {
    // The note is of the snapshot that is about to be replaced.
    stamp::take(folder).map_err(|error| plain(&error))?;
    let opened = open_tree(folder, options, None, patience(folder, options));
    let (mut tree, found) = opened.map_err(|gave_up| gave_up.reason)?;
    if found != state {
        return Err("it is not as it was closed".to_owned());
    }
    note_base(&mut tree, state.sequence);
    tree.audit.pass();
    Ok(tree)
}

/// Opens sled; a tree that was closed a moment ago may still be let go of by one of sled's threads.
pub(super) fn open_database(config: &::sled::Config) -> Result<::sled::Db, ::sled::Error> {
    let began = Instant::now();
    loop {
        match config.open() {
            Err(::sled::Error::Io(error))
                if error.to_string().contains("could not acquire lock")
                    && began.elapsed() < LET_GO => {}
            opened => return opened,
        }
        std::thread::sleep(LOOK_AGAIN);
    }
}

fn explained(error: ::sled::Error) -> String {
    match error {
        ::sled::Error::Io(error) => plain(&error),
        other => other.to_string(),
    }
}

/// Notes that sled has its snapshot of everything up to a change, so that no more than what comes after must be put
/// together when the tree is opened again.
pub(super) fn note_base(tree: &mut Tree, sequence: u64) {
    tree.base = sequence;
    let note = Note {
        base: sequence,
        closed_at: None,
    };
    // Only a help, which a full disk has no room for.
    if let Err(error) = stamp::leave(&tree.folder, note) {
        tracing::warn!(%error, "the embedded store will take longer to open");
    }
}

/// Reads everything and compares it with what the tree says of itself. O(size).
fn read_whole(tree: Tree, state: State, patience: Duration) -> Result<Tree, GaveUp> {
    if tree.audit.is_passed() {
        return Ok(tree);
    }
    let read = wait_for(patience, move |progress| {
        compare(&tree, state, progress).map(|()| tree)
    })?;
    let tree = read.map_err(GaveUp::because)?;
    tree.audit.pass();
    Ok(tree)
}

/// Reads everything and compares it with what the tree says of itself.
pub(super) fn compare(tree: &Tree, state: State, progress: &Progress) -> Result<(), String> {
    Sums::of_all(tree, progress)?.compare(state)
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
