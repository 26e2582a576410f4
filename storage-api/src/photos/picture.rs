//! What is a photo, told by its content, and without what the camera wrote into it: the place, the time, its owner.

use bytes::Bytes;
use imagesize::{Compression, ImageType};
use img_parts::jpeg::{Jpeg, markers};
use img_parts::png::Png;
use img_parts::webp::WebP;

use crate::error::ApiError;

/// Longest side of a photo, in pixels: a small file may unfold to gigabytes in a browser.
const SIDE_MOST_PX: usize = 12_000;
/// Parts of a PNG that hold words or the camera's notes.
const PNG_NOTES: [[u8; 4]; 5] = [*b"eXIf", *b"tEXt", *b"iTXt", *b"zTXt", *b"tIME"];
/// Parts of a WebP that hold the camera's notes.
const WEBP_NOTES: [[u8; 4]; 2] = [*b"EXIF", *b"XMP "];

/// A photo that may be kept.
#[derive(Debug)]
pub(super) struct Picture {
    pub(super) media_type: &'static str,
    pub(super) bytes: Bytes,
    pub(super) width_px: usize,
    pub(super) height_px: usize,
}

/// Looks at what was sent, whatever it was said to be.
///
/// # Errors
/// An [`ApiError`] that says what is accepted.
pub(super) fn picture(bytes: Bytes) -> Result<Picture, ApiError> {
    let no_photo = || ApiError::invalid("a photo is a JPEG, PNG, WebP or AVIF file");
    let size = imagesize::blob_size(&bytes).map_err(|_| no_photo())?;
    let (media_type, bytes) = match imagesize::image_type(&bytes).map_err(|_| no_photo())? {
        ImageType::Jpeg => ("image/jpeg", jpeg(bytes).ok_or_else(no_photo)?),
        ImageType::Png => ("image/png", png(bytes).ok_or_else(no_photo)?),
        ImageType::Webp => ("image/webp", webp(bytes).ok_or_else(no_photo)?),
        ImageType::Heif(Compression::Av1) => ("image/avif", avif(bytes)?),
        _ => return Err(no_photo()),
    };
    let sides = 1..=SIDE_MOST_PX;
    if !sides.contains(&size.width) || !sides.contains(&size.height) {
        let message = format!("a photo has at most {SIDE_MOST_PX} pixels on a side");
        return Err(ApiError::invalid(message));
    }
    Ok(Picture {
        media_type,
        bytes,
        width_px: size.width,
        height_px: size.height,
    })
}

/// Without application notes other than those that say how to read the colours (JFIF, ICC, Adobe), and without comments.
fn jpeg(bytes: Bytes) -> Option<Bytes> {
    let mut jpeg = Jpeg::from_bytes(bytes).ok()?;
    jpeg.segments_mut().retain(|segment| {
        let marker = segment.marker();
        let is_note = (markers::APP0..=markers::APP15).contains(&marker) || marker == markers::COM;
        let is_colour = [markers::APP0, markers::APP2, markers::APP14].contains(&marker);
        !is_note || is_colour
    });
    Some(jpeg.encoder().bytes())
}

fn png(bytes: Bytes) -> Option<Bytes> {
    let mut png = Png::from_bytes(bytes).ok()?;
    png.chunks_mut()
        .retain(|chunk| !PNG_NOTES.contains(&chunk.kind()));
    Some(png.encoder().bytes())
}

fn webp(bytes: Bytes) -> Option<Bytes> {
    let mut webp = WebP::from_bytes(bytes).ok()?;
    for note in WEBP_NOTES {
        webp.remove_chunks_by_id(note);
    }
    Some(webp.encoder().bytes())
}

/// The camera's notes are woven into an AVIF file, so one that has them is refused.
fn avif(bytes: Bytes) -> Result<Bytes, ApiError> {
    let has = |word: &[u8]| bytes.windows(word.len()).any(|part| part == word);
    if has(b"Exif") || has(b"application/rdf+xml") {
        let message =
            "this AVIF file holds notes of the camera, maybe the place; save it without them first";
        return Err(ApiError::invalid(message));
    }
    Ok(bytes)
}
