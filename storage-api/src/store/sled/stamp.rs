//! Note beside a tree, so that it need not be read whole before it is used.
//!
//! sled replays its log from its own snapshot when it opens, and what it cannot read there it passes over without a
//! word; what it reads later it checks. So it matters up to which change its snapshot goes: everything after it is
//! compared with the journal (`recent`). The note says that, and whether the tree was closed. It holds for the files
//! it names alone, and is removed before the tree is opened: whoever is killed while sled opens leaves none.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_128;

use super::super::journal::medium::sync_folder;

/// Files that go on changing while the tree is open, and check each of their records by themselves.
const LOG: [&str; 2] = ["db", "blobs"];

/// Content of a note about a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// Every change up to this number is behind sled's own snapshot.
    pub(super) base: u64,
    /// Number of the last change, when the tree was closed with everything that was ever acknowledged.
    pub(super) closed_at: Option<u64>,
}

/// The note beside a folder.
fn path(folder: &Path) -> PathBuf {
    folder.with_added_extension("sum")
}

/// Reads the note and removes it. `None` when there is none that holds for the files as they are now.
pub(super) fn take(folder: &Path) -> io::Result<Option<Note>> {
    let path = path(folder);
    let bytes = match fs::read(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        other => other?,
    };
    fs::remove_file(&path)?;
    sync_folder(folder.parent().unwrap_or(folder))?;
    let text = String::from_utf8(bytes).ok();
    let note = text.as_deref().and_then(read);
    match note {
        Some(note) if text == Some(write(folder, note)?) => Ok(Some(note)),
        _ => Ok(None),
    }
}

/// Notes how the tree is left, durably.
pub(super) fn leave(folder: &Path, note: Note) -> io::Result<()> {
    let text = write(folder, note)?;
    let path = path(folder);
    let partial = path.with_added_extension("partial");
    let mut file = File::create(&partial)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&partial, &path)?;
    sync_folder(folder.parent().unwrap_or(folder))
}

fn read(text: &str) -> Option<Note> {
    let mut lines = text.lines();
    let base = lines.next()?.strip_prefix("base ")?.parse().ok()?;
    let closed_at = match lines.next()? {
        "open" => None,
        closed => Some(closed.strip_prefix("closed ")?.parse().ok()?),
    };
    Some(Note { base, closed_at })
}

/// The note as text: what it says, a line of checksum and name for each file, and a checksum of all lines.
fn write(folder: &Path, note: Note) -> io::Result<String> {
    let closed = match note.closed_at {
        Some(last) => format!("closed {last}"),
        None => "open".to_owned(),
    };
    let mut lines = format!("base {}\n{closed}\n", note.base);
    for (name, sum) in sums(folder)? {
        lines.extend([format!("{sum:032x} {name}\n")]);
    }
    let whole = xxh3_128(lines.as_bytes());
    Ok(format!("{lines}{whole:032x}\n"))
}

/// Checksums of sled's snapshot and of what else it reads only when it opens. A few megabytes.
fn sums(folder: &Path) -> io::Result<BTreeMap<String, u128>> {
    let mut sums = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !LOG.contains(&name.as_str()) {
            sums.insert(name, xxh3_128(&fs::read(entry.path())?));
        }
    }
    Ok(sums)
}
