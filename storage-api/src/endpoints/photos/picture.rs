//! Recognises photos by their content, and removes the camera's metadata: the place, the time, its owner.

use bytes::Bytes;
use imagesize::{Compression, ImageType};

use super::strip;
use super::strip::avif::Refused;
use crate::error::ApiError;

/// Longest side of a photo, in pixels: a small file may unfold to gigabytes in a browser.
const SIDE_MOST_PX: usize = 12_000;

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
pub(super) fn picture(bytes: &Bytes) -> Result<Picture, ApiError> {
    let (media_type, bytes) = match imagesize::image_type(bytes).map_err(|_| no_photo())? {
        ImageType::Jpeg => ("image/jpeg", strip::jpeg::strip(bytes)),
        ImageType::Png => ("image/png", strip::png::strip(bytes)),
        ImageType::Webp => ("image/webp", strip::webp::strip(bytes)),
        ImageType::Heif(Compression::Av1) => ("image/avif", Some(avif(bytes)?)),
        _ => return Err(no_photo()),
    };
    let bytes = bytes.map(Bytes::from).ok_or_else(no_photo)?;
    let size = imagesize::blob_size(&bytes).map_err(|_| no_photo())?;
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

/// Notes are woven into an AVIF file, so one that has them is refused.
fn avif(bytes: &[u8]) -> Result<Vec<u8>, ApiError> {
    strip::avif::strip(bytes).map_err(|refused| match refused {
        Refused::Damaged => no_photo(),
        Refused::Notes => ApiError::invalid(
            "this AVIF file holds notes of the camera, maybe the place; save it without them first",
        ),
    })
}

fn no_photo() -> ApiError {
    ApiError::invalid("a photo is a JPEG, PNG, WebP or AVIF file")
}
