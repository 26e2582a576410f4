//! A number that tells whether two places hold the same documents, kept up to date with every write.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::{xxh3_64_with_seed, xxh3_128_with_seed};

/// The sum of a hash of every item: equal for equal sets in whatever order they were added or removed.
///
/// 128 bits, so that damage is missed once in 2¹²⁸; it is no defence against somebody who forges it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint {
    /// Number of items.
    pub count: u64,
    /// Sum of their hashes.
    pub sum: u128,
}

impl Fingerprint {
    /// Bytes of [`Fingerprint::to_bytes`].
    pub const LENGTH: usize = 24;

    /// Takes in a document. A version names what was written, so the text of the record need not be read.
    pub fn add_document(&mut self, collection: &str, id: &str, version: u64) {
        self.add(document(collection, id, version));
    }

    /// Takes out a document.
    pub fn remove_document(&mut self, collection: &str, id: &str, version: u64) {
        self.remove(document(collection, id, version));
    }

    /// Takes in a key with its value.
    pub fn add_pair(&mut self, key: &[u8], value: &[u8]) {
        self.add(pair(key, value));
    }

    /// Takes out a key with its value.
    pub fn remove_pair(&mut self, key: &[u8], value: &[u8]) {
        self.remove(pair(key, value));
    }

    /// Count and sum, big-endian.
    pub fn to_bytes(self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        bytes[..8].copy_from_slice(&self.count.to_be_bytes());
        bytes[8..].copy_from_slice(&self.sum.to_be_bytes());
        bytes
    }

    /// Reads what [`Fingerprint::to_bytes`] wrote; `None` when the length is another.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (count, sum) = bytes.split_first_chunk()?;
        Some(Self {
            count: u64::from_be_bytes(*count),
            sum: u128::from_be_bytes(sum.try_into().ok()?),
        })
    }

    fn add(&mut self, hash: u128) {
        self.count = self.count.wrapping_add(1);
        self.sum = self.sum.wrapping_add(hash);
    }

    fn remove(&mut self, hash: u128) {
        self.count = self.count.wrapping_sub(1);
        self.sum = self.sum.wrapping_sub(hash);
    }
}

fn document(collection: &str, id: &str, version: u64) -> u128 {
    let seed = xxh3_64_with_seed(collection.as_bytes(), version);
    xxh3_128_with_seed(id.as_bytes(), seed)
}

fn pair(key: &[u8], value: &[u8]) -> u128 {
    xxh3_128_with_seed(key, xxh3_64_with_seed(value, 0))
}
