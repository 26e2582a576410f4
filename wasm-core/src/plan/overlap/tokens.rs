//! A title as the words that matter.

use super::vocabulary::Vocabulary;
use crate::text::words;

/// Small words, and verbs that say no more than that one wants it: those of lists of wishes in English, and the articles
/// and prepositions of some neighbours.
const SMALL: &[&str] = &[
    "a",
    "an",
    "and",
    "at",
    "by",
    "for",
    "from",
    "in",
    "into",
    "it",
    "its",
    "my",
    "of",
    "on",
    "or",
    "our",
    "s",
    "some",
    "that",
    "the",
    "this",
    "to",
    "up",
    "with",
    "your",
    "do",
    "experience",
    "explore",
    "get",
    "go",
    "going",
    "have",
    "see",
    "seeing",
    "take",
    "travel",
    "trip",
    "try",
    "visit",
    "visiting",
    "watch",
    "watching",
    "der",
    "die",
    "das",
    "dem",
    "den",
    "des",
    "ein",
    "eine",
    "im",
    "und",
    "von",
    "zu",
    "zum",
    "zur",
    "le",
    "la",
    "les",
    "l",
    "un",
    "une",
    "du",
    "de",
    "et",
    "el",
    "los",
    "las",
    "y",
    "en",
    "il",
    "lo",
    "di",
];

/// Words that people shorten.
const SHORT: &[(&str, &str)] = &[
    ("mt", "mount"),
    ("mtn", "mountain"),
    ("st", "saint"),
    ("natl", "national"),
    ("ny", "newyork"),
    ("nyc", "newyork"),
    ("km", "kilometer"),
    ("kilometre", "kilometer"),
    ("theatre", "theater"),
    ("centre", "center"),
];

/// The words of a title that matter, as numbers of a vocabulary, each once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Title(pub(super) Vec<u32>);

impl Title {
    /// A title of small words only keeps them: "The The" is a wish too.
    pub(super) fn new(title: &str, vocabulary: &mut Vocabulary) -> Self {
        let all = joined(words(title));
        let mut kept: Vec<&String> = all
            .iter()
            .filter(|word| !SMALL.contains(&word.as_str()))
            .collect();
        if kept.is_empty() {
            kept = all.iter().collect();
        }
        let mut numbers: Vec<u32> = Vec::with_capacity(kept.len());
        for word in kept {
            let number = vocabulary.number(&stem(word));
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        vocabulary.count(&numbers);
        Self(numbers)
    }

    /// Returns `true` if both name numbers, and not the same ones.
    pub(super) fn has_other_numbers(&self, other: &Self, vocabulary: &Vocabulary) -> bool {
        let digits = |title: &Self| -> Vec<u32> {
            let all = title.0.iter().copied();
            all.filter(|&word| vocabulary.is_numeric(word)).collect()
        };
        let (own, others) = (digits(self), digits(other));
        let is_same = own.len() == others.len() && own.iter().all(|word| others.contains(word));
        !own.is_empty() && !others.is_empty() && !is_same
    }
}

/// A number and the unit behind it are two words, however they are written; "new york" is one.
fn joined(words: Vec<String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::with_capacity(words.len());
    for word in words {
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = word.split_at(digits);
        for part in [number, rest] {
            if part == "york" && all.last().is_some_and(|last| last == "new") {
                all.pop();
                all.push("newyork".into());
            } else if !part.is_empty() {
                let whole = SHORT.iter().find(|(short, _)| *short == part);
                all.push(whole.map_or(part, |(_, whole)| whole).into());
            }
        }
    }
    all
}

/// A word without its ending, lightly: plurals, -ing and -ed (after step 1 of Porter, 1980, without its exceptions). Words
/// with digits or of fewer than four letters stay as they are.
fn stem(word: &str) -> String {
    if word.len() < 4 || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return word.into();
    }
    let stem = singular(word);
    for ending in ["ing", "ed"] {
        if let Some(short) = stem.strip_suffix(ending)
            && short.len() >= 3
            && short.contains(['a', 'e', 'i', 'o', 'u', 'y'])
        {
            return undoubled(short).into();
        }
    }
    // "hike" and "hiking" meet without the last letter.
    stem.strip_suffix('e')
        .filter(|short| short.len() >= 3)
        .map_or_else(|| stem.clone(), Into::into)
}

fn singular(word: &str) -> String {
    if let Some(short) = word.strip_suffix("ies") {
        return format!("{short}y");
    }
    for (ending, kept) in [("sses", 2), ("shes", 2), ("ches", 2), ("xes", 1)] {
        if word.ends_with(ending) {
            return word[..word.len() - ending.len() + kept].into();
        }
    }
    if word.ends_with("ss") || word.ends_with("us") || word.ends_with("is") {
        return word.into();
    }
    word.strip_suffix('s').unwrap_or(word).into()
}

/// "swimm" of "swimming" is "swim"; "fall" and "kiss" stay.
fn undoubled(word: &str) -> &str {
    let mut last = word.bytes().rev();
    match (last.next(), last.next()) {
        (Some(a), Some(b)) if a == b && !matches!(a, b'l' | b's' | b'z') => &word[..word.len() - 1],
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of both titles as numbers of one vocabulary.
    fn meant(one: &str, other: &str) -> (Title, Title) {
        let mut vocabulary = Vocabulary::default();
        (
            Title::new(one, &mut vocabulary),
            Title::new(other, &mut vocabulary),
        )
    }

    #[test]
    fn small_words_endings_case_and_diacritics_do_not_matter() {
        for (one, other) in [
            ("See the Northern Lights", "northern light"),
            ("Visit São Paulo", "Sao Paulo"),
            ("Go hiking in the Dolomites", "Hike the Dolomites"),
            ("Swimming with dolphins", "swim with a dolphin"),
            ("Climb Mt. Fuji", "climb Mount Fuji"),
            ("Run 10km", "run 10 km"),
            ("Trip to NYC", "New York"),
            ("Try churches & cherries", "church cherry"),
        ] {
            let (one, other) = meant(one, other);
            assert!(
                one.0.len() == other.0.len() && one.0.iter().all(|word| other.0.contains(word))
            );
        }
        for (one, other) in [
            ("Climb Mount Fuji", "Mount Fuji"),
            ("Run 10 km", "Run 5 km"),
            ("Paris", "Pari"),
        ] {
            let (one, other) = meant(one, other);
            assert_ne!(one, other);
        }
    }

    #[test]
    fn a_title_of_small_words_only_is_not_empty() {
        let (small, none) = meant("The The", "?!");
        assert_eq!((small.0.len(), none.0.len()), (1, 0));
    }
}
