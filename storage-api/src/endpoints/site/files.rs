//! Files of the built app: found safely, typed, compressed when the build left a compressed copy beside them.

use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use http::{HeaderValue, StatusCode, header};
use tokio::fs;

use crate::error::ApiError;
use crate::http::headers::SCRIPT_POLICY;
use crate::http::{Answer, Head};

/// The folder whose file names carry a hash of their contents.
const HASHED_FOLDER: &str = "/assets/";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// Compressed copies, best first: the coding and what it adds to the file name.
const COMPRESSED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The file a path names, `None` when there is none.
pub(super) async fn file(site: &Path, head: &Head) -> Result<Option<Answer>, ApiError> {
    let path = head.uri.path();
    let Some(file) = inside(site, path) else {
        return Ok(None);
    };
    let Some(tag) = tag_of(&file).await? else {
        return Ok(None);
    };
    let caching = if path.starts_with(HASHED_FOLDER) {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let kind = mime_guess::from_path(&file).first_or_octet_stream();
    // A browser that asks again takes the policy of the answer over: without it a worker's script would lose its own.
    let with_policy = |answer: Answer| match kind.subtype().as_str() {
        "javascript" => answer.with_header(header::CONTENT_SECURITY_POLICY, SCRIPT_POLICY),
        _ => answer,
    };
    if head.header(header::IF_NONE_MATCH) == Some(&tag) {
        let unchanged = with_policy(Answer::empty(StatusCode::NOT_MODIFIED));
        return Ok(Some(described(unchanged, &tag, caching)));
    }
    let (bytes, coding) = best_copy(&file, head).await?;
    let text = if kind.type_() == "text" {
        "; charset=utf-8"
    } else {
        ""
    };
    let mut answer = with_policy(Answer::bytes("application/octet-stream", bytes));
    if let Ok(kind) = HeaderValue::from_str(&format!("{kind}{text}")) {
        answer.headers.insert(header::CONTENT_TYPE, kind);
    }
    if let Some(coding) = coding {
        answer = answer.with_header(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    Ok(Some(described(answer, &tag, caching)))
}

fn described(answer: Answer, tag: &str, caching: HeaderValue) -> Answer {
    answer
        .with_text_header(header::ETAG, tag)
        .with_header(header::CACHE_CONTROL, caching)
        .with_header(header::VARY, HeaderValue::from_static("accept-encoding"))
}

/// The file a path means. Hidden names and everything that could leave the folder mean none.
fn inside(site: &Path, path: &str) -> Option<PathBuf> {
    let decoded = percent_encoding::percent_decode_str(path)
        .decode_utf8()
        .ok()?;
    let names: Vec<&str> = decoded.split('/').skip(1).collect();
    let plain =
        |name: &&str| !name.is_empty() && !name.starts_with('.') && !name.contains(['\\', '\0']);
    let all_plain = names.iter().all(plain);
    all_plain.then(|| site.join(names.join("/")))
}

/// A weak tag of a file's time and size; `None` when there is no such file.
async fn tag_of(file: &Path) -> Result<Option<String>, ApiError> {
    let metadata = match fs::metadata(file).await {
        Ok(metadata) => metadata,
        Err(error) if is_absent(&error) => return Ok(None),
        Err(error) => return Err(ApiError::internal(error)),
    };
    let changed = metadata
        .modified()
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let changed = changed.unwrap_or_default().as_nanos();
    Ok(metadata
        .is_file()
        .then(|| format!("W/\"{changed:x}-{:x}\"", metadata.len())))
}

fn is_absent(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidFilename, InvalidInput, NotADirectory, NotFound};
    matches!(
        error.kind(),
        NotFound | NotADirectory | InvalidFilename | InvalidInput
    )
}

async fn best_copy(file: &Path, head: &Head) -> Result<(Vec<u8>, Option<&'static str>), ApiError> {
    let accepted = head.header(header::ACCEPT_ENCODING).unwrap_or_default();
    for (coding, suffix) in COMPRESSED {
        if !accepts(accepted, coding) {
            continue;
        }
        let mut copy = file.as_os_str().to_owned();
        copy.push(suffix);
        if let Ok(bytes) = fs::read(copy).await {
            return Ok((bytes, Some(coding)));
        }
    }
    Ok((fs::read(file).await.map_err(ApiError::internal)?, None))
}

/// Returns `true` if a coding is named and not weighted with zero.
fn accepts(accepted: &str, coding: &str) -> bool {
    accepted.split(',').any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let refused = weight.replace(' ', "").trim_start_matches("q=").parse() == Ok(0.0_f32);
        name.trim().eq_ignore_ascii_case(coding) && !refused
    })
}
