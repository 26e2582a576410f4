//! An index as bytes, to be built once and restored elsewhere in a fraction of the time.
//!
//! The layout, all little endian: `YCLU`, the format's version (`u32`), xxh64 of the rest with seed 0 (`u64`); options,
//! aggregates, columns, points, conditions of the filter, clusters, levels. Of the clusters only who is in them is
//! stored; counts and positions follow from that. Bytes of another version are refused: store the points, too.
//!
//! The checksum finds damage. Bytes that were made up to have the right checksum are checked as well, as far as it needs
//! for no question ever to panic or to run without end.

mod bytes;
mod parts;

use xxhash_rust::xxh64::xxh64;

use super::error::HierarchyError;
use super::index::ClusterIndex;
use bytes::{NO_INDEX, Reader, Stored, number};

const MAGIC: [u8; 4] = *b"YCLU";
const VERSION: u32 = 1;
/// About so many bytes are needed for a point, so that room is taken once.
const BYTES_PER_POINT: usize = 56;
/// Magic, version, checksum.
const HEADER_BYTES: usize = 16;

impl ClusterIndex {
    /// The index as bytes, for [`from_bytes`](Self::from_bytes). Updates since the last build are built in first, in a copy;
    /// [`compacted_bytes`](Self::compacted_bytes) needs none.
    pub fn to_bytes(&self) -> Vec<u8> {
        if self.hierarchy.overlay.has_begun() {
            self.clone().compacted_bytes()
        } else {
            self.stored()
        }
    }

    /// As [`to_bytes`](Self::to_bytes), after the index itself has been [compacted](Self::compact).
    pub fn compacted_bytes(&mut self) -> Vec<u8> {
        self.compact();
        self.stored()
    }

    fn stored(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(BYTES_PER_POINT * self.points.slots());
        out.extend(MAGIC);
        number(VERSION, &mut out);
        out.extend([0; 8]);
        self.write(&mut out);
        let checksum = xxh64(&out[HEADER_BYTES..], 0);
        out[8..HEADER_BYTES].copy_from_slice(&checksum.to_le_bytes());
        out
    }

    /// The index that was stored.
    ///
    /// # Errors
    /// [`HierarchyError::Bytes`] for what is no stored index, one of another version, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, HierarchyError> {
        let mut reader = Reader::new(bytes);
        if reader.take(4).ok() != Some(&MAGIC) {
            return Err(NO_INDEX);
        }
        if reader.number::<u32>()? != VERSION {
            return Err(HierarchyError::Bytes(
                "they are of another version of the format",
            ));
        }
        let checksum = reader.take(8)?;
        if xxh64(&bytes[HEADER_BYTES..], 0).to_le_bytes() != checksum {
            return Err(HierarchyError::Bytes(
                "they are damaged: the checksum differs",
            ));
        }
        let index = Self::read(&mut reader)?;
        if reader.is_empty() {
            Ok(index)
        } else {
            Err(NO_INDEX)
        }
    }
}
