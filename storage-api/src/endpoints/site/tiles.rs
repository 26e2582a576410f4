//! Files of street tiles, served by byte ranges.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::PathBuf;
use std::time::UNIX_EPOCH;

use bytes::Bytes;
use http::{HeaderValue, Method, StatusCode, header};
use tokio::sync::mpsc::{self, Sender};
use tokio::task::spawn_blocking;
use tokio_stream::wrappers::ReceiverStream;

use crate::app::App;
use crate::error::ApiError;
use crate::http::answer::Content;
use crate::http::{Answer, Head};

/// Bytes read at once.
const CHUNK: usize = 64 * 1024;
/// Chunks that wait for a slow reader.
const CHUNKS_AHEAD: usize = 4;

/// Answers `/tiles/{index}.pmtiles`, whole or the one range that is asked for.
///
/// # Errors
/// Not found for an index that is no file.
pub(super) async fn answer(app: &App, name: &str, head: &Head) -> Result<Answer, ApiError> {
    let source = name
        .strip_suffix(".pmtiles")
        .and_then(index)
        .and_then(|index| app.config.tiles.get(index));
    let Some(path) = source.and_then(|tiles| tiles.file()) else {
        return Err(ApiError::not_found("there are no tiles at this address"));
    };
    let (file, len, tag) = open(path.to_owned()).await.map_err(ApiError::internal)?;
    if head.header(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok(described(Answer::empty(StatusCode::NOT_MODIFIED), &tag));
    }
    // A range of another version of the file is no use: the whole of this one is sent.
    let is_current = head
        .header(header::IF_RANGE)
        .is_none_or(|before| before == tag);
    let asked = head.header(header::RANGE).filter(|_| is_current);
    let (status, start, end) = match asked.map_or(Asked::Whole, |text| range(text, len)) {
        Asked::Whole => (StatusCode::OK, 0, len),
        Asked::Part(start, end) => (StatusCode::PARTIAL_CONTENT, start, end),
        Asked::Nothing => {
            let answer = Answer::empty(StatusCode::RANGE_NOT_SATISFIABLE);
            let answer = answer.with_text_header(header::CONTENT_RANGE, &format!("bytes */{len}"));
            return Ok(described(answer, &tag));
        }
    };
    let mut answer = described(Answer::empty(status), &tag)
        .with_header(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/vnd.pmtiles"),
        )
        .with_header(header::CONTENT_LENGTH, HeaderValue::from(end - start));
    if status == StatusCode::PARTIAL_CONTENT {
        let text = format!("bytes {start}-{}/{len}", end - 1);
        answer = answer.with_text_header(header::CONTENT_RANGE, &text);
    }
    if head.method != Method::HEAD {
        let (sender, receiver) = mpsc::channel(CHUNKS_AHEAD);
        spawn_blocking(move || send(file, start, end - start, &sender));
        answer.body = Content::Stream(Box::pin(ReceiverStream::new(receiver)));
    }
    Ok(answer)
}

/// Parses an index as it is written in our own addresses: one file has one address, so neither `00` nor `+0` is another.
fn index(text: &str) -> Option<usize> {
    let index = text.parse::<usize>().ok()?;
    (index.to_string() == text).then_some(index)
}

fn described(answer: Answer, tag: &str) -> Answer {
    answer
        .with_text_header(header::ETAG, tag)
        .with_header(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"))
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))
}

/// The file with its length and a tag that changes with its time or length.
async fn open(path: PathBuf) -> io::Result<(File, u64, String)> {
    let opened = spawn_blocking(move || {
        let file = File::open(path)?;
        let metadata = file.metadata()?;
        let changed = metadata.modified()?.duration_since(UNIX_EPOCH);
        let changed = changed.unwrap_or_default().as_nanos();
        let tag = format!("\"{changed:x}-{:x}\"", metadata.len());
        Ok((file, metadata.len(), tag))
    });
    opened.await.map_err(io::Error::other)?
}

/// Sends `len` bytes from `start` on. Ends early when the reader is gone or the file cannot be read: the length that was
/// announced tells the reader.
fn send(mut file: File, start: u64, len: u64, sender: &Sender<Bytes>) {
    if file.seek(SeekFrom::Start(start)).is_err() {
        return;
    }
    let mut rest = file.take(len);
    loop {
        let mut chunk = Vec::with_capacity(CHUNK);
        match rest.by_ref().take(CHUNK as u64).read_to_end(&mut chunk) {
            Ok(1..) if sender.blocking_send(Bytes::from(chunk)).is_ok() => {}
            Ok(_) => return,
            Err(error) => {
                tracing::warn!(%error, "a file of tiles could not be read");
                return;
            }
        }
    }
}

#[derive(Debug, PartialEq)]
enum Asked {
    Whole,
    /// From the first position up to, not including, the second.
    Part(u64, u64),
    /// A range that the file does not have.
    Nothing,
}

/// Reads a `Range` header. What is no single range of bytes is ignored, as RFC 9110 allows.
fn range(text: &str, len: u64) -> Asked {
    let Some((first, last)) = text
        .strip_prefix("bytes=")
        .and_then(|range| range.trim().split_once('-'))
    else {
        return Asked::Whole;
    };
    let (start, end) = match (first.parse::<u64>(), last.parse::<u64>()) {
        (Ok(first), Ok(last)) if first <= last => (first, last.saturating_add(1).min(len)),
        (Ok(first), Err(_)) if last.is_empty() => (first, len),
        (Err(_), Ok(suffix)) if first.is_empty() => (len.saturating_sub(suffix), len),
        _ => return Asked::Whole,
    };
    if start < end {
        Asked::Part(start, end)
    } else {
        Asked::Nothing
    }
}
