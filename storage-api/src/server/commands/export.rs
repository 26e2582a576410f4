//! `storage-api export [FILE]`: every document as one line of JSON, also while the server runs; photos in a folder beside
//! the file.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use serde::Serialize;
use serde_json::value::RawValue;

use super::{Refusal, photos};
use crate::config::FileWhat;
use crate::store::journal::compact::readable;
use crate::store::journal::merge::Merge;
use crate::store::journal::{Folder, JournalError, Stored};
use crate::store::sled::folder::{check_format, journal_folder};

/// One line.
#[derive(Serialize)]
struct Line<'a> {
    collection: &'a str,
    id: &'a str,
    version: u64,
    data: &'a RawValue,
}

pub(super) fn run(what: &FileWhat) -> Result<(), Refusal> {
    let journal = journal_folder(&what.data.data);
    if !journal.is_dir() {
        let data = what.data.data.display();
        return Err(Refusal::usage(format!(
            "there is nothing to export in {data}"
        )));
    }
    let data = &what.data.data;
    check_format(data).map_err(|error| Refusal::store(&error, data))?;
    let documents = Merge::over(readable(&Folder::at(&journal))?, u64::MAX)?;
    let named = what
        .file
        .as_ref()
        .map(|file| File::create_new(file).map_err(|error| (file.display().to_string(), error)));
    let written = match named {
        None => write(&documents, &mut BufWriter::new(io::stdout().lock())),
        Some(Ok(file)) => write(&documents, &mut BufWriter::new(&file)).and_then(|()| {
            let synced = file.sync_all();
            synced.map_err(Failed::Writing)
        }),
        Some(Err((name, error))) => {
            return Err(Refusal::usage(format!("{name}: {error}")));
        }
    };
    written.map_err(|failed| match failed {
        Failed::Reading(error) => Refusal::from(error),
        Failed::Writing(error) => Refusal::failed(format!("the export cannot be written: {error}")),
    })?;
    if let Some(file) = &what.file {
        photos::keep(&photos::folder(&what.data.data), &photos::beside(file), &[])?;
    }
    Ok(())
}

/// Side of an export that failed.
enum Failed {
    Reading(JournalError),
    Writing(io::Error),
}

impl From<JournalError> for Failed {
    fn from(error: JournalError) -> Self {
        Self::Reading(error)
    }
}

fn write(documents: &Merge, out: &mut dyn Write) -> Result<(), Failed> {
    documents.documents(|stored| write_line(stored, out).map_err(Failed::Writing))?;
    out.flush().map_err(Failed::Writing)
}

fn write_line(stored: &Stored<'_>, out: &mut dyn Write) -> io::Result<()> {
    let line = Line {
        collection: stored.collection,
        id: stored.id,
        version: stored.version,
        data: serde_json::from_str(stored.json)?,
    };
    serde_json::to_writer(&mut *out, &line)?;
    out.write_all(b"\n")
}
