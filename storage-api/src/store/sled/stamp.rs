//! Whether the files of a tree are, bit for bit, as they were left.
//!
//! sled seldom notices that a file of its was damaged: it hangs, panics, or opens without some of the documents.
//! So when a tree is closed, a checksum of each of its files is noted beside them, and a tree whose files still
//! have them need not be read. The note is removed before the tree is opened: only a clean end writes one.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::Xxh3;

use super::super::journal::medium::sync_folder;

/// Bytes read at once.
const CHUNK: usize = 1 << 20;

/// What the note says of the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    /// They are as they were when the tree was closed.
    Untouched,
    /// They are not what they were when the tree was closed.
    Changed,
    /// The tree was not closed.
    Open,
}

/// The note beside a folder.
fn note(folder: &Path) -> PathBuf {
    folder.with_added_extension("sum")
}

/// Compares the files with the note, and removes the note. O(size).
pub(super) fn check(folder: &Path) -> io::Result<Left> {
    let note = note(folder);
    let left = match fs::read_to_string(&note) {
        Ok(noted) if noted == sums(folder)? => Left::Untouched,
        Ok(_) => Left::Changed,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Left::Open),
        // Bytes that are no text are no note of ours.
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Left::Changed,
        Err(error) => return Err(error),
    };
    fs::remove_file(&note)?;
    sync_folder(folder.parent().unwrap_or(folder))?;
    Ok(left)
}

/// Notes how the files are left. O(size).
pub(super) fn leave(folder: &Path) -> io::Result<()> {
    let sums = sums(folder)?;
    let note = note(folder);
    let partial = note.with_added_extension("partial");
    let mut file = File::create(&partial)?;
    file.write_all(sums.as_bytes())?;
    file.sync_all()?;
    fs::rename(&partial, &note)?;
    sync_folder(folder.parent().unwrap_or(folder))
}

/// A line of name and checksum for each file, and one for all of them.
fn sums(folder: &Path) -> io::Result<String> {
    let mut found = BTreeMap::new();
    gather(folder, folder, &mut found)?;
    let lines = found
        .into_iter()
        .map(|(name, sum)| format!("{sum:032x} {name}\n"));
    let lines: String = lines.collect();
    let whole = xxhash_rust::xxh3::xxh3_128(lines.as_bytes());
    Ok(format!("{lines}{whole:032x}\n"))
}

fn gather(root: &Path, folder: &Path, found: &mut BTreeMap<String, u128>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(root, &path, found)?;
        } else {
            let name = path.strip_prefix(root).unwrap_or(&path);
            found.insert(name.to_string_lossy().into_owned(), sum(&path)?);
        }
    }
    Ok(())
}

fn sum(path: &Path) -> io::Result<u128> {
    let mut file = File::open(path)?;
    let mut hash = Xxh3::new();
    let mut chunk = vec![0; CHUNK];
    loop {
        match file.read(&mut chunk)? {
            0 => return Ok(hash.digest128()),
            read => hash.update(&chunk[..read]),
        }
    }
}
