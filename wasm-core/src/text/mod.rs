//! Text as people type it, compared without case and diacritics, and without what nobody sees; it knows nothing else of
//! the core. Start at [`words`].

pub(crate) mod fold;
#[cfg_attr(all(target_family = "wasm", feature = "boundary"), path = "hosted.rs")]
#[cfg_attr(
    not(all(target_family = "wasm", feature = "boundary")),
    path = "tables.rs"
)]
mod unicode;
mod visible;

pub use fold::words;
pub use visible::first_invisible;
pub(crate) use visible::is_blank;

/// Returns `true` if two texts are the same but for letter case, as [`str::to_lowercase`] has it.
pub(crate) fn is_same_in_lower_case(a: &str, b: &str) -> bool {
    if a.is_ascii() && b.is_ascii() {
        a.eq_ignore_ascii_case(b)
    } else {
        unicode::lower(a) == unicode::lower(b)
    }
}
