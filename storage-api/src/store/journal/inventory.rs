//! Index of the documents in a journal, in a form that fits into memory however many they are.

use std::collections::HashMap;

use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The version of every document, by a hash of its name: 16 bytes each.
///
/// Two names with one hash, which a million documents have once in 40 million journals, make a document look other
/// than it is: whoever compares takes it for damaged, never for sound.
#[derive(Debug, Default)]
pub struct Inventory {
    /// In the order of hashes, once it is settled.
    settled: Vec<(u64, u64)>,
    /// Versions written since; none where a document was deleted.
    newer: HashMap<u64, Option<u64>>,
}

impl Inventory {
    /// Version of a document, `None` when there is none. Only of what is settled or was written since.
    pub fn version(&self, collection: &str, id: &str) -> Option<u64> {
        let hash = hash(collection, id);
        if let Some(version) = self.newer.get(&hash) {
            return *version;
        }
        let place = self.settled.binary_search_by_key(&hash, |(hash, _)| *hash);
        place.ok().map(|place| self.settled[place].1)
    }

    /// Takes in that a document was written, or deleted.
    pub fn write(&mut self, collection: &str, id: &str, version: Option<u64>) {
        self.newer.insert(hash(collection, id), version);
    }

    /// Takes in a document that was not there before, which is quicker.
    pub(super) fn push(&mut self, collection: &str, id: &str, version: u64) {
        self.settled.push((hash(collection, id), version));
    }

    /// Puts everything in order. O(documents).
    pub(super) fn settle(&mut self) {
        let newer = std::mem::take(&mut self.newer);
        self.settled.retain(|(hash, _)| !newer.contains_key(hash));
        let written = newer.into_iter();
        self.settled
            .extend(written.filter_map(|(hash, version)| Some((hash, version?))));
        self.settled.sort_unstable();
        self.settled.shrink_to_fit();
    }
}

fn hash(collection: &str, id: &str) -> u64 {
    let collection = xxh3_64_with_seed(collection.as_bytes(), 0);
    xxh3_64_with_seed(id.as_bytes(), collection)
}

#[cfg(test)]
mod tests {
    use super::Inventory;

    #[test]
    fn it_knows_what_was_there_what_was_written_and_what_was_deleted() {
        let mut inventory = Inventory::default();
        for n in 0..1_000_u64 {
            inventory.push("lists", &n.to_string(), n + 1);
        }
        inventory.write("lists", "7", Some(2_000));
        inventory.write("lists", "8", None);
        inventory.write("users", "8", Some(2_001));
        inventory.settle();
        inventory.write("lists", "9", None);
        let versions = ["6", "7", "8", "9", "1000"].map(|id| inventory.version("lists", id));
        assert_eq!(versions, [Some(7), Some(2_000), None, None, None]);
        assert_eq!(inventory.version("users", "8"), Some(2_001));
    }
}
