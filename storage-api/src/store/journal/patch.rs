//! Patches: the text of a record as what it has in common with its former text, and what is new in it.
//!
//! [`Patch::between`] is block matching as rsync and git's packs do it: ranges of the former text are copied, bytes
//! between them are inserted. It knows bytes only, no JSON and no list.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// Length of a block that is searched for, in bytes. Shorter matches cost more to name than they save.
const BLOCK: usize = 32;
/// Bytes between two blocks that are indexed: an id that is shorter than that is whole in one of them.
const STRIDE: usize = 16;
/// Bytes behind an edit that are searched for a block that occurs only once, before one that repeats is taken.
const LOOK_AHEAD: usize = 512;
/// Slots of the block index for each block, so that few blocks share one.
const SLOTS_PER_BLOCK: usize = 4;

/// One change of a document, relative to its former text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patch<'a> {
    /// Version of the document whose text is changed.
    pub over: u64,
    /// [`digest`] of the text that results.
    pub digest: u64,
    /// The hunks, encoded.
    #[serde(borrow)]
    pub hunks: &'a [u8],
}

/// A range of the former text, and what follows it in the new one.
#[derive(Debug, Serialize, Deserialize)]
struct Hunk<'a> {
    from: usize,
    length: usize,
    #[serde(borrow)]
    insert: &'a [u8],
}

impl<'a> Patch<'a> {
    /// Hunks alone, whose result is compared by whoever applies the last patch of a chain.
    pub(in crate::store) fn of(hunks: &'a [u8]) -> Self {
        Self {
            over: 0,
            digest: 0,
            hunks,
        }
    }

    /// Encodes the hunks that make `new` of `old`. O(length).
    pub fn between(old: &[u8], new: &[u8]) -> Vec<u8> {
        let prefix = common_prefix(old, new);
        let (old_rest, new_rest) = (&old[prefix..], &new[prefix..]);
        let suffix = common_suffix(old_rest, new_rest);
        let mut hunks = Hunks::default();
        hunks.copy(0, prefix);
        hunks.between(
            (old, prefix..old.len() - suffix),
            &new_rest[..new_rest.len() - suffix],
        );
        hunks.copy(old.len() - suffix, suffix);
        // A list of numbers and bytes can always be written to memory.
        postcard::to_stdvec(&hunks.finish()).unwrap_or_default()
    }

    /// The new text, made of the former one. `None` when that is another one than the patch was made of.
    pub fn result(&self, old: &[u8]) -> Option<Vec<u8>> {
        let mut new = Vec::with_capacity(old.len() + self.hunks.len());
        self.apply_to(old, &mut new)?;
        (digest(&new) == self.digest).then_some(new)
    }

    /// Makes the new text of the former one, in a buffer that is used again; `None` when the hunks do not fit.
    pub fn apply_to(&self, old: &[u8], new: &mut Vec<u8>) -> Option<()> {
        let hunks: Vec<Hunk<'_>> = postcard::from_bytes(self.hunks).ok()?;
        new.clear();
        for hunk in hunks {
            let end = hunk.from.checked_add(hunk.length)?;
            new.extend_from_slice(old.get(hunk.from..end)?);
            new.extend_from_slice(hunk.insert);
        }
        Some(())
    }
}

/// A number that tells two texts of one document apart.
pub fn digest(text: &[u8]) -> u64 {
    xxh3_64(text)
}

/// Hunks on their way, and where the last one ends.
#[derive(Default)]
struct Hunks<'a> {
    hunks: Vec<Hunk<'a>>,
}

impl<'a> Hunks<'a> {
    fn copy(&mut self, from: usize, length: usize) {
        if length == 0 {
            return;
        }
        match self.hunks.last_mut() {
            Some(last) if last.insert.is_empty() && last.from + last.length == from => {
                last.length += length;
            }
            _ => self.hunks.push(Hunk {
                from,
                length,
                insert: &[],
            }),
        }
    }

    fn insert(&mut self, bytes: &'a [u8]) {
        if bytes.is_empty() {
            return;
        }
        match self.hunks.last_mut() {
            Some(last) if last.insert.is_empty() => last.insert = bytes,
            _ => self.hunks.push(Hunk {
                from: 0,
                length: 0,
                insert: bytes,
            }),
        }
    }

    /// Makes `new` of the blocks of a range of `old`, and of insertions where nothing matches.
    fn between(&mut self, (old, range): (&[u8], std::ops::Range<usize>), new: &'a [u8]) {
        if range.len() < BLOCK || new.len() < BLOCK {
            return self.insert(new);
        }
        let index = BlockIndex::of(old, range.clone());
        // Behind an edit in place, texts go on where they did before, or where the end of the range leads to.
        let (to_end, mut ahead) = (range.end.wrapping_sub(new.len()), range.start);
        let (mut done, mut at, mut anchors) = (0, 0, Anchors::default());
        while at + BLOCK <= new.len() {
            let follows = |shift: &usize| {
                let from = at.wrapping_add(*shift);
                range.contains(&from) && old[from..].starts_with(&new[at..at + BLOCK])
            };
            let found = anchors.next(&index, old, (new, at)).or_else(|| {
                let shift = [ahead, to_end].into_iter().find(follows)?;
                Some((at, at.wrapping_add(shift)))
            });
            let Some((place, from)) = found else {
                at += 1;
                continue;
            };
            (at, ahead) = (place, from.wrapping_sub(place));
            let before = common_suffix(&old[range.start..from], &new[done..at]);
            let length = common_prefix(&old[from..range.end], &new[at..]);
            self.insert(&new[done..at - before]);
            self.copy(from - before, before + length);
            at += length;
            done = at;
        }
        self.insert(&new[done..]);
    }

    fn finish(self) -> Vec<Hunk<'a>> {
        self.hunks
    }
}

/// The next block of a new text that the former one has at one place only.
#[derive(Default)]
struct Anchors {
    /// Its offsets in both.
    found: Option<(usize, usize)>,
    /// Up to where the new text was searched.
    searched: usize,
}

impl Anchors {
    /// The first anchor at `at` or soon behind it. Every place is looked at once, however often this is asked.
    fn next(
        &mut self,
        index: &BlockIndex,
        old: &[u8],
        (new, at): (&[u8], usize),
    ) -> Option<(usize, usize)> {
        self.found = self.found.filter(|(place, _)| *place >= at);
        let end = (at + LOOK_AHEAD).min(new.len() + 1 - BLOCK);
        self.searched = self.searched.max(at);
        while self.found.is_none() && self.searched < end {
            let place = self.searched;
            let from = index.find(old, &new[place..place + BLOCK]);
            self.found = from.map(|from| (place, from));
            self.searched += 1;
        }
        self.found
    }
}

/// Offsets of the blocks of a text that occur only once: a block that repeats tells nothing about its place.
struct BlockIndex {
    slots: Vec<u32>,
}

/// Slots hold a place plus one, or one of these.
const EMPTY: u32 = 0;
const AMBIGUOUS: u32 = u32::MAX;

impl BlockIndex {
    fn of(old: &[u8], range: std::ops::Range<usize>) -> Self {
        let n_blocks = range.len() / STRIDE;
        let mut index = Self {
            slots: vec![EMPTY; (n_blocks * SLOTS_PER_BLOCK).next_power_of_two()],
        };
        for place in range.step_by(STRIDE) {
            let (Some(block), Ok(entry)) =
                (old.get(place..place + BLOCK), u32::try_from(place + 1))
            else {
                break;
            };
            let slot = index.slot(block);
            index.slots[slot] = match index.slots[slot] {
                EMPTY => entry,
                _ => AMBIGUOUS,
            };
        }
        index
    }

    fn find(&self, old: &[u8], block: &[u8]) -> Option<usize> {
        let entry = self.slots[self.slot(block)];
        if entry == EMPTY || entry == AMBIGUOUS {
            return None;
        }
        let place = usize::try_from(entry - 1).ok()?;
        old[place..].starts_with(block).then_some(place)
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "only the low bits of the hash choose a slot"
    )]
    fn slot(&self, block: &[u8]) -> usize {
        xxh3_64(block) as usize & (self.slots.len() - 1)
    }
}

fn common_prefix(left: &[u8], right: &[u8]) -> usize {
    let blocks = left.chunks_exact(BLOCK).zip(right.chunks_exact(BLOCK));
    let equal = BLOCK * blocks.take_while(|(left, right)| left == right).count();
    let rest = left[equal..].iter().zip(&right[equal..]);
    equal + rest.take_while(|(left, right)| left == right).count()
}

fn common_suffix(left: &[u8], right: &[u8]) -> usize {
    let blocks = left.rchunks_exact(BLOCK).zip(right.rchunks_exact(BLOCK));
    let equal = BLOCK * blocks.take_while(|(left, right)| left == right).count();
    let left = left[..left.len() - equal].iter().rev();
    let right = right[..right.len() - equal].iter().rev();
    equal
        + left
            .zip(right)
            .take_while(|(left, right)| left == right)
            .count()
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    fn patched(old: &[u8], new: &[u8]) -> (usize, Option<Vec<u8>>) {
        let hunks = Patch::between(old, new);
        let patch = Patch {
            over: 0,
            digest: digest(new),
            hunks: &hunks,
        };
        (hunks.len(), patch.result(old))
    }

    fn items(count: usize) -> Vec<String> {
        let note = "the same words in every note, ".repeat(12);
        let item = |n| format!("{{\"id\":\"{n:020}\",\"note\":\"{note}\",\"status\":\"wish\"}},");
        (0..count).map(item).collect()
    }

    #[test]
    fn edits_far_apart_cost_what_is_new_in_them() {
        let mut list = items(500);
        list.push("\"updatedAt\":\"2026-01-01\"".to_owned());
        let old = list.concat();
        list[70] = list[70].replace("wish", "planned");
        list[400] = list[400].replace("wish", "done\",\"doneAt\":\"2026-01-02");
        list[500] = "\"updatedAt\":\"2026-01-02\"".to_owned();
        list.swap(200, 201);
        list.remove(300);
        let new = list.concat();
        let (length, made) = patched(old.as_bytes(), new.as_bytes());
        assert_eq!(made.as_deref(), Some(new.as_bytes()));
        assert!(length < 1_200, "{length} bytes");
    }

    #[test]
    fn hunks_that_do_not_fit_are_refused() {
        let hunks = Patch::between(&[7; 100], &[7; 90]);
        let patch = Patch {
            over: 0,
            digest: 0,
            hunks: &hunks,
        };
        assert_eq!(patch.result(&[7; 80]), None);
        let garbage = Patch {
            hunks: &[255; 9],
            ..patch
        };
        assert_eq!(garbage.result(&[7; 100]), None);
    }

    proptest! {
        #[test]
        fn the_new_text_is_made_of_any_old_one(
            pieces in vec(vec(0_u8..4, 0..90), 0..20),
            order in vec(any::<prop::sample::Index>(), 0..20),
            fresh in vec(any::<u8>(), 0..60),
        ) {
            let old = pieces.concat();
            let mut new: Vec<u8> = Vec::new();
            for place in order.iter().filter(|_| !pieces.is_empty()) {
                new.extend(&pieces[place.index(pieces.len())]);
            }
            new.extend(&fresh);
            prop_assert_eq!(patched(&old, &new).1, Some(new));
        }
    }
}
