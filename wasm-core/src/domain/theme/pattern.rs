//! Patterns over folded words: the beginning of one, the whole of one, a part of one, or several of these together.

/// Terms that must all be found among the words of a text.
#[derive(Debug)]
pub(super) struct Pattern {
    terms: Vec<Term>,
}

#[derive(Debug)]
struct Term {
    at: At,
    text: Box<[u8]>,
}

/// Place of the letters of a term in a word.
#[derive(Debug, Clone, Copy)]
enum At {
    /// `swim`: at its beginning.
    Start,
    /// `=ski`: they are the whole word.
    Word,
    /// `~wald`: anywhere, for compounds.
    Part,
}

impl Pattern {
    pub(super) fn parse(text: &str) -> Self {
        let mut terms = Vec::new();
        for term in text.split('+') {
            terms.push(Term::parse(term));
        }
        Self { terms }
    }

    /// Counts the letters of the words it stands for; 0 if one of its terms is missing. O(words · letters).
    pub(super) fn matched_letters(&self, words: &[String]) -> usize {
        let mut letters = 0;
        for term in &self.terms {
            if !words.iter().any(|word| term.is_in(word.as_bytes())) {
                return 0;
            }
            letters += term.text.len();
        }
        letters
    }
}

impl Term {
    fn parse(text: &str) -> Self {
        let (at, text) = match text.as_bytes() {
            [b'=', rest @ ..] => (At::Word, rest),
            [b'~', rest @ ..] => (At::Part, rest),
            all => (At::Start, all),
        };
        Self {
            at,
            text: text.into(),
        }
    }

    // Bytes: the search of `str` would bring 10 kB of tables and formatting into the WebAssembly of the first page.
    fn is_in(&self, word: &[u8]) -> bool {
        match self.at {
            At::Start => word.starts_with(&self.text),
            At::Word => *word == *self.text,
            At::Part => (0..word.len()).any(|start| {
                word.get(start..)
                    .is_some_and(|rest| rest.starts_with(&self.text))
            }),
        }
    }
}
