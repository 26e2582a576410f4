//! Text as people type it, compared without case and diacritics; it knows nothing else of the core. Start at [`fold::words`].

pub(crate) mod fold;
