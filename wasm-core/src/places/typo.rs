//! An automaton that accepts every word like a typed one: at most `limit` letters inserted, left out, replaced or
//! swapped with their neighbour (optimal string alignment, the restricted Damerau–Levenshtein distance). It says early
//! that nothing can come of a beginning, so that whole branches of the dictionary are passed over.
//!
//! From six letters on the typed word may also be like the beginning of a longer one. With fewer, too much of the
//! world begins with something similar: one edit away from `kyot` begin thousands of words.
//!
//! It counts bytes. Folded names are nearly all ASCII, where a byte is a letter.

/// Longer words are not corrected: nobody types that far before choosing.
const LONGEST: usize = 32;
/// Typed letters from which on a longer word may go on beyond them.
const SHORTEST_BEGINNING: usize = 6;

/// The automaton for one typed word.
#[derive(Debug)]
pub(super) struct Typos {
    typed: Vec<u8>,
    limit: u8,
}

impl Typos {
    /// Allows edits by the length of the word: none below four letters, two from eight on. `None` when none.
    pub(super) fn forgiving(typed: &str) -> Option<Self> {
        let limit = match typed.len() {
            4..=7 => 1,
            8..=LONGEST => 2,
            _ => return None,
        };
        Some(Self {
            typed: typed.as_bytes().to_vec(),
            limit,
        })
    }
}

/// The last two rows of the distance table between the typed word and what was read so far.
#[derive(Debug, Clone)]
pub(super) struct Row {
    current: [u8; LONGEST + 1],
    previous: [u8; LONGEST + 1],
    last_byte: u8,
    /// Edits between the typed word and the word read, or that beginning of it which is nearest.
    edits: u8,
}

impl Typos {
    /// Before the first letter.
    pub(super) fn start(&self) -> Row {
        let mut current = [0; LONGEST + 1];
        for (cell, distance) in current.iter_mut().zip(0..) {
            *cell = distance;
        }
        Row {
            current,
            previous: current,
            last_byte: 0,
            edits: current[self.typed.len()],
        }
    }

    /// Reads the rest of a word, whose beginning `rows` has read; one more row for each letter. The edits, if they are
    /// few enough, in halves: one more where the word goes on beyond the typed one.
    ///
    /// # Errors
    /// The length of that beginning of the word from which no word can be reached.
    pub(super) fn read_on(&self, rows: &mut Vec<Row>, word: &[u8]) -> Result<Option<u8>, usize> {
        for at in rows.len() - 1..word.len() {
            let row = self.accept(&rows[at], word[at]);
            if !self.can_match(&row) {
                return Err(at + 1);
            }
            rows.push(row);
        }
        let row = &rows[word.len()];
        let whole = row.current[self.typed.len()];
        let goes_on = 2 * row.edits + 1;
        let halves = if whole <= self.limit {
            goes_on.min(2 * whole)
        } else {
            goes_on
        };
        Ok(self.is_match(row).then_some(halves))
    }

    fn is_match(&self, row: &Row) -> bool {
        row.edits <= self.limit
    }

    fn can_match(&self, row: &Row) -> bool {
        // The least of a row never falls, so nothing below the limit means nothing further on.
        self.is_match(row)
            || row.current[..=self.typed.len()]
                .iter()
                .any(|distance| *distance <= self.limit)
    }

    fn accept(&self, row: &Row, byte: u8) -> Row {
        let mut next = [0; LONGEST + 1];
        next[0] = row.current[0].saturating_add(1);
        for (at, &typed) in self.typed.iter().enumerate() {
            let replaced = row.current[at] + u8::from(typed != byte);
            let mut distance = replaced.min(row.current[at + 1] + 1).min(next[at] + 1);
            if at > 0 && typed == row.last_byte && self.typed[at - 1] == byte {
                distance = distance.min(row.previous[at - 1] + 1);
            }
            // Saturated far above every limit, so that long words cannot overflow a byte.
            next[at + 1] = distance.min(100);
        }
        next[0] = next[0].min(100);
        let edits = next[self.typed.len()];
        let may_go_on = self.typed.len() >= SHORTEST_BEGINNING;
        Row {
            edits: if may_go_on {
                edits.min(row.edits)
            } else {
                edits
            },
            current: next,
            previous: row.current,
            last_byte: byte,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half_edits(typed: &str, word: &str) -> Option<u8> {
        let typos = Typos::forgiving(typed)?;
        let mut rows = vec![typos.start()];
        typos.read_on(&mut rows, word.as_bytes()).ok().flatten()
    }

    #[test]
    fn forgives_one_edit_from_four_letters_and_two_from_eight() {
        assert_eq!(half_edits("kyto", "kyoto"), Some(2));
        assert_eq!(half_edits("koyto", "kyoto"), Some(2));
        assert_eq!(half_edits("pariz", "paris"), Some(2));
        assert_eq!(half_edits("berrlin", "berlin"), Some(2));
        assert_eq!(half_edits("copenhaagn", "copenhagen"), Some(4));
        assert_eq!(half_edits("bxrlyn", "berlin"), None);
        assert_eq!(half_edits("kio", "kyo"), None);
    }

    #[test]
    fn from_six_letters_on_the_word_may_go_on() {
        assert_eq!(half_edits("reikja", "reykjavik"), Some(3));
        assert_eq!(half_edits("reikj", "reykjavik"), None);
    }
}
