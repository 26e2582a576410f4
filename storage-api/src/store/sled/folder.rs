//! The data folder: who has it, and which of its trees is in use.
//!
//! | In the folder | What it is |
//! |---|---|
//! | `lock` | held by the process that uses the folder |
//! | `format` | the number of the format, as soon as the folder has been used |
//! | `journal` | every write: the truth |
//! | `tree.N` | what sled makes of it; the largest number is in use |
//! | `tree.N.sum` | what is noted about the tree: see `stamp` |
//! | `coming-tree` | a tree that is being made |
//! | `damaged-tree.N` | the last tree that could not be used, for whoever wants to know why |

use std::fs::{self, DirBuilder, File, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::super::StoreError;
use super::super::journal::error::plain;
use super::super::journal::medium::sync_folder;

/// Number of the format of a data folder, as the file `format` says it.
const FORMAT: &str = "2";
/// Characters of an unknown format that a message quotes.
const QUOTED_MAX: usize = 20;
const TREE: &str = "tree.";
const COMING_TREE: &str = "coming-tree";
const DAMAGED_TREE: &str = "damaged-tree.";
/// Tree in which the format before the journal kept its documents.
const FORMAT_1_TREE: &str = "store";

/// Time for somebody to let go of a folder, and the interval of attempts: a process that is being started by the one
/// that closed it holds the lock until it is the other program.
const LET_GO: Duration = Duration::from_millis(500);
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// Holds the data folder against a second process until it is dropped.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Creates the folder if need be and locks it.
    ///
    /// # Errors
    /// [`StoreError::Open`] when it cannot be made or written, or another process has it.
    pub fn take(folder: &Path) -> Result<Self, StoreError> {
        let refuse = |error: io::Error| refused(folder, plain(&error));
        // Nobody else on the machine may read what people wrote.
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(folder)
            .map_err(refuse)?;
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("lock"))
            .map_err(refuse)?;
        Self::wait_for(folder, file)
    }

    /// Locks a folder without writing to it; `None` when no process has used it so far.
    ///
    /// # Errors
    /// [`StoreError::Open`] when it cannot be read, or another process has it.
    pub(super) fn take_read_only(folder: &Path) -> Result<Option<Self>, StoreError> {
        match File::open(folder.join("lock")) {
            Ok(file) => Self::wait_for(folder, file).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(refused(folder, plain(&error))),
        }
    }

    fn wait_for(folder: &Path, file: File) -> Result<Self, StoreError> {
        let refuse = |error: io::Error| refused(folder, plain(&error));
        let began = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { _file: file }),
                Err(TryLockError::WouldBlock) if began.elapsed() < LET_GO => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(refused(folder, "another process is using it".to_owned()));
                }
                Err(TryLockError::Error(error)) => return Err(refuse(error)),
            }
            std::thread::sleep(LOOK_AGAIN);
        }
    }
}

/// Path of the journal of a data folder.
pub fn journal_folder(folder: &Path) -> PathBuf {
    folder.join("journal")
}

/// The error of a folder that cannot be opened.
pub(super) fn refused(folder: &Path, reason: String) -> StoreError {
    StoreError::Open {
        path: folder.to_owned(),
        reason,
    }
}

/// Refuses a folder of a format that this program does not know.
///
/// # Errors
/// [`StoreError::Open`] that names both formats and says what to do.
pub fn check_format(folder: &Path) -> Result<(), StoreError> {
    is_used(folder).map(drop)
}

/// Tells whether the folder has been used: then a journal that is not there was lost.
///
/// # Errors
/// As [`check_format`].
pub(super) fn is_used(folder: &Path) -> Result<bool, StoreError> {
    let found = match fs::read(folder.join("format")) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(refused(folder, plain(&error))),
    };
    if folder.join(FORMAT_1_TREE).exists() && !journal_folder(folder).exists() {
        let reason =
            "it was written by an earlier version of the server, before there was a journal";
        return Err(refused(folder, reason.to_owned()));
    }
    let found = String::from_utf8_lossy(&found);
    match found.trim() {
        // An earlier version could be interrupted between making the file and filling it.
        FORMAT | "" => Ok(true),
        other => {
            let quoted: String = other.chars().take(QUOTED_MAX).collect();
            Err(refused(
                folder,
                format!(
                    "its file \"format\" says {quoted:?}, and this program knows format {FORMAT}: use the version of \
                     storage-api that wrote the folder, or restore a backup into another one"
                ),
            ))
        }
    }
}

/// Tells whether the number of our format is noted.
pub(super) fn has_format(folder: &Path) -> bool {
    let found = fs::read_to_string(folder.join("format"));
    found.is_ok_and(|found| found.trim() == FORMAT)
}

/// Notes that the folder has been used. A power loss leaves either no note or all of it.
pub(super) fn mark_used(folder: &Path) -> io::Result<()> {
    let partial = folder.join("format.partial");
    let mut file = File::create(&partial)?;
    writeln!(file, "{FORMAT}")?;
    file.sync_all()?;
    fs::rename(partial, folder.join("format"))?;
    sync_folder(folder)
}

/// Numbers of the trees whose names begin so, smallest first.
fn numbers(folder: &Path, beginning: &str) -> io::Result<Vec<u64>> {
    let mut numbers = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let number = name
            .to_str()
            .and_then(|name| name.strip_prefix(beginning)?.parse().ok());
        if let Some(number) = number.filter(|_| entry.path().is_dir()) {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    Ok(numbers)
}

/// The tree in use, `None` when there is none. Older ones, which were about to be removed, go.
pub(super) fn current_tree(folder: &Path) -> io::Result<Option<PathBuf>> {
    let mut numbers = numbers(folder, TREE)?;
    let current = numbers.pop();
    for older in numbers {
        remove_tree(&tree(folder, older))?;
    }
    Ok(current.map(|number| tree(folder, number)))
}

/// The tree in use, `None` when there is none. Nothing is removed.
pub(super) fn newest_tree(folder: &Path) -> io::Result<Option<PathBuf>> {
    let newest = numbers(folder, TREE)?.pop();
    Ok(newest.map(|number| tree(folder, number)))
}

/// Path at which a tree is made.
pub(super) fn coming_tree(folder: &Path) -> PathBuf {
    folder.join(COMING_TREE)
}

/// Returns the name of the next tree to make. A thread that hangs in a damaged tree may still write under the name it
/// had, so no number is used twice.
pub(super) fn next_tree(folder: &Path) -> io::Result<PathBuf> {
    let used = numbers(folder, TREE)?.into_iter();
    let last = used.chain(numbers(folder, DAMAGED_TREE)?).max();
    Ok(tree(folder, last.map_or(1, |last| last + 1)))
}

fn tree(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{TREE}{number}"))
}

/// Removes a tree and what is noted about it.
pub(super) fn remove_tree(tree: &Path) -> io::Result<()> {
    fs::remove_dir_all(tree)?;
    match fs::remove_file(tree.with_added_extension("sum")) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Bytes of the files of the journal.
pub(super) fn journal_bytes(folder: &Path) -> u64 {
    let entries = fs::read_dir(journal_folder(folder)).into_iter().flatten();
    let lengths = entries.filter_map(|entry| entry.ok()?.metadata().ok());
    lengths.map(|metadata| metadata.len()).sum()
}

/// Removes the trees that were set aside before.
pub(super) fn remove_set_aside(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry
            .file_name()
            .to_string_lossy()
            .starts_with(DAMAGED_TREE)
        {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

/// Gives a tree that cannot be used another name.
pub(super) fn set_aside(folder: &Path, tree: &Path) -> io::Result<PathBuf> {
    let name = tree.file_name().unwrap_or_default().to_string_lossy();
    let aside = folder.join(format!("damaged-{name}"));
    fs::rename(tree, &aside)?;
    sync_folder(folder)?;
    Ok(aside)
}
