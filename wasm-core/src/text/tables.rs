//! Unicode properties, by tables of our own.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// The letters and digits of a text: canonically decomposed, without marks, in lower case, with spaces for all else.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for char in text.chars() {
        for_each_letter(char, |char| {
            if char.is_alphanumeric() {
                for lower in char.to_lowercase() {
                    for_each_letter(lower, |char| plain.push(char));
                }
            } else {
                plain.push(' ');
            }
        });
    }
    plain
}

/// A text in lower case.
pub(super) fn lower(text: &str) -> String {
    text.to_lowercase()
}

/// Calls `letter` with the character without its marks. Their order, which full normalisation would settle, does not
/// matter where they are dropped.
fn for_each_letter(char: char, mut letter: impl FnMut(char)) {
    decompose_canonical(char, |part| {
        if !is_combining_mark(part) {
            letter(part);
        }
    });
}
