//! Text → the words people type: lower case, without diacritics, split at everything that is neither letter nor digit.

use super::unicode::plain;

/// Appends the folded words of `text` to `buffer`, one after the other, and calls `word` with the range of each.
pub(crate) fn fold_words(
    text: &str,
    buffer: &mut String,
    mut word: impl FnMut(std::ops::Range<usize>),
) {
    let mut push = |plain: &str| {
        for part in plain.split(|c: char| c.is_ascii() && !c.is_ascii_alphanumeric()) {
            let start = buffer.len();
            part.chars().for_each(|letter| push_typed(letter, buffer));
            if start < buffer.len() {
                word(start..buffer.len());
            }
        }
    };
    if text.is_ascii() {
        push(text);
    } else {
        push(&plain(text));
    }
}

/// The folded words of a text, as searches and comparisons see them: in lower case, without diacritics, letters with
/// strokes and ligatures as people type them. O(length).
///
/// ```
/// assert_eq!(wasm_core::text::words("Łódź, São-Paulo"), ["lodz", "sao", "paulo"]);
/// ```
pub fn words(text: &str) -> Vec<String> {
    let mut buffer = String::with_capacity(text.len());
    let mut ranges = Vec::new();
    fold_words(text, &mut buffer, |range| ranges.push(range));
    ranges
        .into_iter()
        .map(|range| buffer.get(range).unwrap_or_default().to_owned())
        .collect()
}

/// Letters in lower case that Unicode does not decompose, but that people type without their stroke or ligature.
fn push_typed(letter: char, buffer: &mut String) {
    match letter {
        'ß' => buffer.push_str("ss"),
        'æ' => buffer.push_str("ae"),
        'œ' => buffer.push_str("oe"),
        'þ' => buffer.push_str("th"),
        'ø' => buffer.push('o'),
        'đ' | 'ð' => buffer.push('d'),
        'ħ' => buffer.push('h'),
        'ı' => buffer.push('i'),
        'ł' => buffer.push('l'),
        'ŧ' => buffer.push('t'),
        'ə' => buffer.push('e'),
        other => buffer.push(other.to_ascii_lowercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn folds_case_diacritics_strokes_and_ligatures() {
        assert_eq!(words("São Paulo"), ["sao", "paulo"]);
        assert_eq!(words("Łódź"), ["lodz"]);
        assert_eq!(words("Straßenhof-Æbelø"), ["strassenhof", "aebelo"]);
        assert_eq!(words("İzmir"), ["izmir"]);
        assert_eq!(words("Thị xã"), ["thi", "xa"]);
        assert_eq!(words("ΟΔΟΣ"), ["οδοσ"]);
    }

    #[test]
    fn splits_at_everything_that_is_neither_letter_nor_digit() {
        assert_eq!(words("  L'Aquila, (AQ) 3° "), ["l", "aquila", "aq", "3"]);
        assert_eq!(words("ab—cd·ef\u{a0}gh"), ["ab", "cd", "ef", "gh"]);
        assert!(words(" -,'… ").is_empty());
    }
}
