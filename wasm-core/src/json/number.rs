//! The number that JavaScript makes of a text, by rules of our own.

/// JavaScript's `Number(text)`; `None` where that is not a number.
pub(crate) fn js_number_of_text(text: &str) -> Option<f64> {
    let text = text.trim_matches(|c: char| c.is_whitespace() && c != '\u{85}' || c == '\u{feff}');
    if let [b'0', radix, ..] = text.as_bytes()
        && let Some(radix) = radix_of(*radix)
    {
        return digits(text.get(2..)?, radix);
    }
    let is_decimal = text
        .bytes()
        .all(|b| b.is_ascii_digit() || matches!(b, b'+' | b'-' | b'.' | b'e' | b'E'));
    match text {
        "" => Some(0.0),
        _ if is_decimal => text.parse().ok(),
        _ => None,
    }
}

const fn radix_of(letter: u8) -> Option<u32> {
    match letter {
        b'x' | b'X' => Some(16),
        b'o' | b'O' => Some(8),
        b'b' | b'B' => Some(2),
        _ => None,
    }
}

fn digits(text: &str, radix: u32) -> Option<f64> {
    let append = |sum: f64, c: char| Some(sum * f64::from(radix) + f64::from(c.to_digit(radix)?));
    (!text.is_empty())
        .then_some(text)?
        .chars()
        .try_fold(0.0, append)
}
