//! Rewriting a photo without anything but the picture: no place, no time, no words, no second image, nothing behind the
//! end of the file.
//!
//! A file is written anew from the parts that decoding needs, each as often as it is needed; every other part is dropped,
//! whoever invents it. Only an AVIF file keeps its own order. The compressed pictures are copied byte by byte and not decoded,
//! so bytes that somebody puts behind the last block within them stay. A damaged file gives `None` and never a panic.

pub(super) mod avif;
mod icc;
pub(super) mod jpeg;
pub(super) mod png;
#[cfg(test)]
mod soup_tests;
#[cfg(test)]
mod tests;
pub(super) mod webp;
