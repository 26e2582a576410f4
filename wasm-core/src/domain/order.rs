//! Order keys: texts whose alphabetical order is the order of the list, with always room for one more between two.

use std::fmt;

use fractional_index::FractionalIndex;

/// A text that is no order key, or two that are not in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidOrderKey(String);

impl fmt::Display for InvalidOrderKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for InvalidOrderKey {}

impl crate::error::Coded for InvalidOrderKey {
    fn code(&self) -> crate::error::Code {
        crate::error::Code::InvalidArgument
    }
}

/// A key that sorts after `before` and before `after`; an end that is `None` is open.
///
/// # Errors
/// [`InvalidOrderKey`] when one is no order key or `before` does not sort before `after`.
///
/// ```
/// use wasm_core::domain::order_between;
///
/// let first = order_between(None, None)?;
/// let third = order_between(Some(&first), None)?;
/// let second = order_between(Some(&first), Some(&third))?;
/// assert!(first < second && second < third);
/// # Ok::<(), wasm_core::domain::InvalidOrderKey>(())
/// ```
pub fn order_between(before: Option<&str>, after: Option<&str>) -> Result<String, InvalidOrderKey> {
    let before = before.map(parse).transpose()?;
    let after = after.map(parse).transpose()?;
    FractionalIndex::new(before.as_ref(), after.as_ref())
        .map(|key| key.to_string())
        .ok_or_else(|| {
            InvalidOrderKey("the first order key must sort before the second".to_owned())
        })
}

fn parse(text: &str) -> Result<FractionalIndex, InvalidOrderKey> {
    // `from_string` panics on text that is not ASCII, and brings the words for it along.
    let pairs = text.as_bytes().chunks_exact(2);
    let bytes: Option<Vec<u8>> = pairs.map(byte).collect();
    let key = bytes.and_then(|bytes| FractionalIndex::from_bytes(bytes).ok());
    let canonical = key.filter(|key| key.to_string() == text);
    canonical.ok_or_else(|| InvalidOrderKey(format!("'{text}' is not an order key")))
}

/// The byte of two hexadecimal digits.
fn byte(pair: &[u8]) -> Option<u8> {
    u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()
}

/// Returns `true` if the text is an order key.
pub(super) fn is_order_key(text: &str) -> bool {
    parse(text).is_ok()
}
