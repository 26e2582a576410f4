//! Writing a file of frames from its beginning to its end, so that it is there whole or not at all.

use std::path::PathBuf;

use super::error::JournalError;
use super::fingerprint::Fingerprint;
use super::frame::{HEADER_LENGTH, Header, push_frame};
use super::layout::PARTIAL;
use super::medium::{Medium, MediumFile};
use super::part::{Part, Stored};

/// Bytes gathered before they are written.
const BUFFER: usize = 1 << 20;
/// Bytes of documents in one frame.
const BLOCK: usize = 64 << 10;

/// A file on its way. Until [`Writer::finish`] it has another name.
#[derive(Debug)]
pub struct Writer<'m> {
    medium: &'m dyn Medium,
    name: String,
    header: Header,
    file: Box<dyn MediumFile>,
    buffer: Vec<u8>,
    /// Offset of the buffer in the file.
    written: u64,
    block: Vec<(String, String, u64, String)>,
    block_bytes: usize,
    fingerprint: Fingerprint,
}

impl<'m> Writer<'m> {
    /// Begins a file.
    ///
    /// # Errors
    /// [`JournalError`] when it cannot be made.
    pub fn create(
        medium: &'m dyn Medium,
        name: &str,
        header: Header,
    ) -> Result<Self, JournalError> {
        let partial = format!("{name}{PARTIAL}");
        let file = medium
            .create(&partial)
            .map_err(|error| JournalError::io(&medium.path(&partial), &error))?;
        Ok(Self {
            medium,
            name: name.to_owned(),
            header,
            file,
            buffer: header.to_bytes().to_vec(),
            written: 0,
            block: Vec::new(),
            block_bytes: 0,
            fingerprint: Fingerprint::default(),
        })
    }

    /// Appends a document; they come in the order of collection and id.
    ///
    /// # Errors
    /// [`JournalError`] when it cannot be written.
    pub fn document(&mut self, stored: &Stored<'_>) -> Result<(), JournalError> {
        self.fingerprint
            .add_document(stored.collection, stored.id, stored.version);
        self.block_bytes += stored.collection.len() + stored.id.len() + stored.json.len();
        self.block.push((
            stored.collection.to_owned(),
            stored.id.to_owned(),
            stored.version,
            stored.json.to_owned(),
        ));
        if self.block_bytes >= BLOCK {
            self.end_block()?;
        }
        Ok(())
    }

    /// Ends the documents and answers with what they sum up to.
    ///
    /// # Errors
    /// [`JournalError`] when it cannot be written.
    pub fn end_documents(&mut self) -> Result<Fingerprint, JournalError> {
        self.end_block()?;
        let end = Part::End(self.fingerprint);
        self.part(self.header.base, &end)?;
        Ok(self.fingerprint)
    }

    /// Appends one frame.
    ///
    /// # Errors
    /// [`JournalError`] when it cannot be written.
    pub fn part(&mut self, sequence: u64, part: &Part<'_>) -> Result<(), JournalError> {
        let content = part.to_bytes().map_err(|error| self.failed(&error))?;
        self.frame(sequence, &content)
    }

    /// Appends one frame with this content.
    ///
    /// # Errors
    /// [`JournalError`] when it cannot be written.
    pub fn frame(&mut self, sequence: u64, content: &[u8]) -> Result<(), JournalError> {
        let offset = self.written + self.buffer.len() as u64;
        push_frame(&mut self.buffer, self.header, offset, sequence, content)
            .map_err(|error| self.failed(&error))?;
        if self.buffer.len() >= BUFFER {
            self.write_out()?;
        }
        Ok(())
    }

    /// Makes the file durable under its name and answers with its length in bytes.
    ///
    /// # Errors
    /// [`JournalError`] when it cannot be written; a file that had the name before is then still there.
    pub fn finish(mut self) -> Result<u64, JournalError> {
        self.write_out()?;
        let partial = format!("{}{PARTIAL}", self.name);
        self.file
            .sync()
            .and_then(|()| self.medium.rename(&partial, &self.name))
            .and_then(|()| self.medium.sync_names())
            .map_err(|error| self.failed(&error))?;
        Ok(self.written)
    }

    /// Removes what was written so far.
    pub fn give_up(self) {
        // Files that cannot be removed now are removed when the journal is opened.
        let _ = self.medium.remove(&format!("{}{PARTIAL}", self.name));
    }

    fn end_block(&mut self) -> Result<(), JournalError> {
        if self.block.is_empty() {
            return Ok(());
        }
        let block = std::mem::take(&mut self.block);
        self.block_bytes = 0;
        let stored = block.iter().map(|(collection, id, version, json)| Stored {
            collection,
            id,
            version: *version,
            json,
        });
        self.part(self.header.base, &Part::Documents(stored.collect()))
    }

    fn write_out(&mut self) -> Result<(), JournalError> {
        self.file
            .write_at(&self.buffer, self.written)
            .map_err(|error| self.failed(&error))?;
        self.written += self.buffer.len() as u64;
        self.buffer.clear();
        Ok(())
    }

    fn failed(&self, error: &std::io::Error) -> JournalError {
        let path: PathBuf = self.medium.path(&self.name);
        JournalError::io(&path, error)
    }
}

/// Makes an empty segment that begins with `header`, durable together with its name.
pub(super) fn create_segment(
    medium: &dyn Medium,
    name: &str,
    header: Header,
) -> Result<Box<dyn MediumFile>, JournalError> {
    let create = || {
        let file = medium.create(name)?;
        file.write_at(&header.to_bytes(), 0)?;
        file.sync()?;
        medium.sync_names()?;
        Ok(file)
    };
    debug_assert_eq!(header.to_bytes().len() as u64, HEADER_LENGTH);
    create().map_err(|error| JournalError::io(&medium.path(name), &error))
}
