//! Text → the words people type: lower case, without diacritics, split at everything that is neither letter nor digit.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Appends the folded words of `text` to `buffer`, one after the other, and calls `word` with the range of each.
pub(crate) fn fold_words(
    text: &str,
    buffer: &mut String,
    mut word: impl FnMut(std::ops::Range<usize>),
) {
    let mut start = buffer.len();
    for char in text.chars() {
        for_each_letter(char, |char| {
            if char.is_alphanumeric() {
                push_folded(char, buffer);
            } else {
                if start < buffer.len() {
                    word(start..buffer.len());
                }
                start = buffer.len();
            }
        });
    }
    if start < buffer.len() {
        word(start..buffer.len());
    }
}

/// Calls `letter` with the character without its marks. Their order, which full normalisation would settle, does not
/// matter where they are dropped, and its tables would be a fifth of the download.
fn for_each_letter(char: char, mut letter: impl FnMut(char)) {
    decompose_canonical(char, |part| {
        if !is_combining_mark(part) {
            letter(part);
        }
    });
}

/// The folded words of `text`.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut buffer = String::with_capacity(text.len());
    let mut ranges = Vec::new();
    fold_words(text, &mut buffer, |range| ranges.push(range));
    ranges
        .into_iter()
        .map(|range| buffer[range].to_owned())
        .collect()
}

/// Letters that Unicode does not decompose, but that people type without their stroke or ligature.
fn push_folded(char: char, buffer: &mut String) {
    match char {
        'a'..='z' | '0'..='9' => buffer.push(char),
        'A'..='Z' => buffer.push(char.to_ascii_lowercase()),
        'ß' | 'ẞ' => buffer.push_str("ss"),
        'æ' | 'Æ' => buffer.push_str("ae"),
        'œ' | 'Œ' => buffer.push_str("oe"),
        'þ' | 'Þ' => buffer.push_str("th"),
        'ø' | 'Ø' => buffer.push('o'),
        'đ' | 'Đ' | 'ð' | 'Ð' => buffer.push('d'),
        'ħ' | 'Ħ' => buffer.push('h'),
        'ı' => buffer.push('i'),
        'ł' | 'Ł' => buffer.push('l'),
        'ŧ' | 'Ŧ' => buffer.push('t'),
        'ə' | 'Ə' => buffer.push('e'),
        other => other
            .to_lowercase()
            .for_each(|lower| for_each_letter(lower, |char| buffer.push(char))),
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
    }

    #[test]
    fn splits_at_everything_that_is_neither_letter_nor_digit() {
        assert_eq!(words("  L'Aquila, (AQ) 3° "), ["l", "aquila", "aq", "3"]);
        assert!(words(" -,'… ").is_empty());
    }
}
