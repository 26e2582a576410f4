//! Text inside HTML and XML.

/// Text as it is written between tags and inside quotes. Characters that XML does not know are left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\t' | '\n' => escaped.push(' '),
            '\u{FFFE}' | '\u{FFFF}' => {}
            character if character.is_control() => {}
            character => escaped.push(character),
        }
    }
    escaped
}
