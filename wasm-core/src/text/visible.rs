//! Characters that nobody sees: controls, marks that turn the direction of writing round, invisible and private ones.
//!
//! Whoever reads a name must see all of it, or one person can pass for another. So each is refused, except where a script
//! or an emoji needs it: joiners in the scripts that join, variation selectors, the tags of flags. Code points that
//! Unicode has not given out yet are no reason to refuse: next year they are emoji, and the server may be older than the
//! phone. Those that it never gives out are.

/// The first character of a text that nobody would see, if there is any. A text of several lines may have line breaks and
/// tabs. O(length).
///
/// ```
/// use wasm_core::text::first_invisible;
///
/// assert_eq!(first_invisible("Zoë 👩\u{200d}🔬", false), None);
/// assert_eq!(first_invisible("ad\u{200b}min", false), Some('\u{200b}'));
/// assert_eq!(first_invisible("one\ntwo", true), None);
/// ```
pub fn first_invisible(text: &str, has_lines: bool) -> Option<char> {
    // The character that the present one goes with, and whether a joiner follows it already.
    let (mut base, mut is_joined) = (' ', false);
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        let is_fine = match char {
            '\n' | '\t' => has_lines,
            '\r' => has_lines && chars.peek() == Some(&'\n'),
            ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER => joins(base) && !is_joined,
            '\u{180b}'..='\u{180d}' | '\u{180f}' => matches!(base, '\u{1820}'..='\u{18aa}'),
            '\u{fe00}'..='\u{fe0f}' => has_variants(base),
            '\u{e0100}'..='\u{e01ef}' => base >= '\u{2e80}',
            '\u{e0020}'..='\u{e007f}' => base == BLACK_FLAG,
            other => !is_invisible(other),
        };
        if !is_fine {
            return Some(char);
        }
        is_joined = matches!(char, ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER);
        if !is_joined && !is_selector(char) {
            base = char;
        }
    }
    None
}

/// True when nothing of a text is to be seen.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars()
        .all(|char| char.is_whitespace() || char == BRAILLE_BLANK || is_invisible(char))
}

const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';
/// Begins the flag of a part of a country, which tags spell.
const BLACK_FLAG: char = '\u{1f3f4}';
/// A character of Braille without any dot: a space there, and nothing at all elsewhere.
const BRAILLE_BLANK: char = '\u{2800}';

/// First and last code points of ranges without anything to be seen, in order.
const INVISIBLE: [(u32, u32); 26] = [
    // C0 controls, delete, and C1 controls.
    (0x0000, 0x001f),
    (0x007f, 0x009f),
    // Soft hyphen, grapheme joiner, Arabic letter mark.
    (0x00ad, 0x00ad),
    (0x034f, 0x034f),
    (0x061c, 0x061c),
    // Hangul fillers, Khmer inherent vowels, Mongolian selectors and separator.
    (0x115f, 0x1160),
    (0x17b4, 0x17b5),
    (0x180b, 0x180f),
    // Zero width, and the marks of direction.
    (0x200b, 0x200f),
    // Separators of lines and paragraphs, embeddings and overrides of direction.
    (0x2028, 0x202e),
    // Word joiner, operators of mathematics, isolates, deprecated controls.
    (0x2060, 0x206f),
    (0x3164, 0x3164),
    // Private use, and variation selectors.
    (0xe000, 0xf8ff),
    (0xfdd0, 0xfdef),
    (0xfe00, 0xfe0f),
    (0xfeff, 0xfeff),
    (0xffa0, 0xffa0),
    // Interlinear annotations.
    (0xfff0, 0xfffb),
    (0xfffe, 0xffff),
    // Controls of shorthand and of music.
    (0x1_bca0, 0x1_bca3),
    (0x1_d173, 0x1_d17a),
    (0x1_fffe, 0x1_ffff),
    (0x2_fffe, 0x2_ffff),
    (0x3_fffe, 0x3_ffff),
    // Planes that Unicode does not use; tags and selectors.
    (0x4_0000, 0xe_ffff),
    // Private use.
    (0xf_0000, 0x10_ffff),
];

fn is_invisible(char: char) -> bool {
    let code = u32::from(char);
    INVISIBLE
        .iter()
        .any(|&(first, last)| (first..=last).contains(&code))
}

/// True for selectors and tags, which belong to the character before them.
fn is_selector(char: char) -> bool {
    matches!(char, '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e01ef}')
}

/// True where a joiner may follow: after letters of the scripts that write with joiners, from Arabic to Khmer and beyond,
/// and after emoji.
fn joins(base: char) -> bool {
    matches!(base,
        '\u{0600}'..='\u{0dff}' | '\u{0f00}'..='\u{109f}' | '\u{1700}'..='\u{1cff}'
        | '\u{2190}'..='\u{2bff}' | '\u{a800}'..='\u{abff}' | '\u{fb50}'..='\u{fdcf}'
        | '\u{fe70}'..='\u{fefc}' | '\u{10a00}'..='\u{11fff}' | '\u{1e900}'..='\u{1e95f}'
        | '\u{1f000}'..='\u{1faff}')
}

/// True where a variation selector may follow: keycaps, signs, and what is no alphabet.
fn has_variants(base: char) -> bool {
    matches!(base, '0'..='9' | '#' | '*' | '©' | '®') || base >= '\u{1000}'
}

#[cfg(test)]
mod tests {
    use super::{first_invisible, is_blank};

    #[test]
    fn what_languages_and_emoji_need_is_fine() {
        for text in [
            "Zoë O\u{2019}Neill",
            "e\u{301}lan",
            "\u{1f469}\u{200d}\u{1f52c}",
            "\u{2764}\u{fe0f}\u{200d}\u{1f525}",
            "\u{1f3f3}\u{fe0f}\u{200d}\u{26a7}\u{fe0f}",
            "\u{1f44b}\u{1f3fd}",
            "1\u{fe0f}\u{20e3} \u{a9}\u{fe0f}",
            "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{915}\u{94d}\u{200d}\u{937}",
            "\u{845b}\u{e0100}\u{57ce}",
            "a\u{a0}b \u{3000}",
            "\u{1fae9} of a newer Unicode \u{1faff}",
        ] {
            assert_eq!(first_invisible(text, false), None, "{text:?}");
        }
    }

    #[test]
    fn what_nobody_sees_is_found() {
        for text in [
            "a\0",
            "a\u{7}",
            "a\tb",
            "a\nb",
            "a\u{7f}",
            "a\u{85}",
            "ad\u{ad}min",
            "a\u{34f}b",
            "\u{3164}",
            "a\u{200b}",
            "a\u{200c}b",
            "ad\u{200d}min",
            "a\u{200e}",
            "\u{202e}nimda",
            "a\u{2028}b",
            "a\u{2060}",
            "\u{2066}a\u{2069}",
            "\u{feff}a",
            "a\u{fe0f}b",
            "a\u{e0041}",
            "\u{e000}",
            "\u{f8ff}",
            "\u{ffff}",
            "\u{fdd0}",
            "\u{5ffff}",
            "\u{50000}",
            "\u{100000}",
            " \u{200d}",
            "\u{1f469}\u{200d}\u{200d}",
            "a\u{e0100}",
        ] {
            assert!(first_invisible(text, false).is_some(), "{text:?}");
        }
    }

    #[test]
    fn lines_and_tabs_belong_to_texts_of_several_lines() {
        assert_eq!(first_invisible("a\n\tb\r\nc", true), None);
        assert_eq!(first_invisible("a\rb", true), Some('\r'));
        assert_eq!(first_invisible("a\u{202e}b", true), Some('\u{202e}'));
    }

    #[test]
    fn blank_is_what_shows_nothing() {
        assert!(is_blank("") && is_blank(" \u{3000}\u{2800}\u{200b}"));
        assert!(!is_blank(" a ") && !is_blank("\u{1f469}"));
    }
}
