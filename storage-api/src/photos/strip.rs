//! Rewriting a photo without anything but the picture: no place, no time, no words, no second image, nothing behind the
//! end of the file.
//!
//! Each format has a list of parts that are kept; every other part is dropped, whoever invents it. The pictures
//! themselves are copied byte by byte and not decoded. A damaged file gives `None` and never a panic.

pub(super) mod avif;
pub(super) mod jpeg;
pub(super) mod png;
#[cfg(test)]
mod tests;
pub(super) mod webp;
