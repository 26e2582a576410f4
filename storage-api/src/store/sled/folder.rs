//! Opening a data folder so that whatever is wrong with it ends in one clear sentence, in bounded time.

use std::fs::{DirBuilder, File, TryLockError};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc;

use super::super::StoreError;
use super::{SledOptions, keys};

/// How often garbage collection may run, in milliseconds; sled does none without it.
const FLUSH_EVERY_MS: u64 = 500;

/// Holds the data folder against a second process until it is dropped.
pub(super) struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Creates the folder if need be and locks it.
    pub(super) fn take(folder: &Path) -> Result<Self, StoreError> {
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
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => {
                Err(refused(folder, "another process is using it".to_owned()))
            }
            Err(TryLockError::Error(error)) => Err(refuse(error)),
        }
    }
}

/// Where sled keeps its files inside a data folder.
pub(super) fn database_folder(folder: &Path) -> PathBuf {
    folder.join("store")
}

/// The error of a folder that cannot be opened.
pub(super) fn refused(folder: &Path, reason: String) -> StoreError {
    StoreError::Open {
        path: folder.to_owned(),
        reason,
    }
}

/// Opens sled on a thread of its own: on damaged files it may panic or never return.
pub(super) fn open_database(
    folder: &Path,
    options: &SledOptions,
) -> Result<::sled::Db, StoreError> {
    let path = database_folder(folder);
    remove_unfinished_snapshots(&path).map_err(|error| refused(folder, plain(&error)))?;
    let config = ::sled::Config::new()
        .path(&path)
        .cache_capacity(options.cache_bytes)
        .flush_every_ms(Some(FLUSH_EVERY_MS));
    let stamp = folder.join("format");
    let (sender, receiver) = mpsc::channel();
    std::thread::Builder::new()
        .name("store-open".to_owned())
        .spawn(move || {
            let opened = catch_unwind(AssertUnwindSafe(|| open_and_check(&config, &stamp)));
            // Nobody listens any more after the time-out.
            let _ = sender.send(opened);
        })
        .map_err(|error| refused(folder, plain(&error)))?;
    let damaged = |what: &str| {
        refused(
            folder,
            format!("{what}; restore a copy of it or name another folder with --data"),
        )
    };
    match receiver.recv_timeout(options.open_timeout) {
        Ok(Ok(opened)) => opened.map_err(|reason| refused(folder, reason)),
        Ok(Err(_panic)) => Err(damaged("its store is damaged")),
        Err(_timeout) => {
            let seconds = options.open_timeout.as_secs();
            Err(damaged(&format!(
                "its store did not open within {seconds} s and may be damaged"
            )))
        }
    }
}

fn open_and_check(config: &::sled::Config, stamp: &Path) -> Result<::sled::Db, String> {
    let database = config.open().map_err(|error| match error {
        ::sled::Error::Io(error) => plain(&error),
        other => other.to_string(),
    })?;
    check_format(&database, stamp)?;
    Ok(database)
}

/// A new store is stamped with the form of its data, inside and, once that is on disk, in a file beside it. The
/// file tells an empty store whose creation was interrupted from one that lost its contents.
fn check_format(database: &::sled::Db, stamp: &Path) -> Result<(), String> {
    let unreadable = |error: ::sled::Error| error.to_string();
    match database.get(keys::FORMAT_KEY).map_err(unreadable)? {
        Some(format) if format == keys::FORMAT.to_be_bytes() => {}
        Some(_) => return Err("its store was written by another version of the server".to_owned()),
        None if database.is_empty() && !stamp.exists() => {
            database
                .insert(keys::FORMAT_KEY, &keys::FORMAT.to_be_bytes())
                .map_err(unreadable)?;
            database.flush().map_err(unreadable)?;
        }
        None => {
            return Err("its store is damaged: what every store begins with is missing".to_owned());
        }
    }
    if stamp.exists() {
        return Ok(());
    }
    std::fs::write(stamp, format!("{}\n", keys::FORMAT)).map_err(|error| plain(&error))
}

/// A snapshot whose writing was interrupted keeps sled from opening (spacejam/sled#1527).
fn remove_unfinished_snapshots(path: &Path) -> io::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().ends_with(".generating") {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// An error of the operating system in words, without its number.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let words = text.split(" (os error").next().unwrap_or_default();
    words.to_lowercase()
}
