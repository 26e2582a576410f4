//! Columns of numbers as bytes, little endian, each behind its length.

use super::super::error::HierarchyError;
use super::super::nodes::index_of;

/// A number of fixed size.
pub(super) trait Number: Copy {
    const SIZE: usize;
    /// Writes it to exactly [`SIZE`](Self::SIZE) bytes.
    fn put(self, bytes: &mut [u8]);
    /// From exactly [`SIZE`](Self::SIZE) bytes; `None` for what is no such number.
    fn read(bytes: &[u8]) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Number for $number {
            const SIZE: usize = size_of::<$number>();
            fn put(self, bytes: &mut [u8]) {
                bytes.copy_from_slice(&self.to_le_bytes());
            }
            fn read(bytes: &[u8]) -> Option<Self> {
                Some(<$number>::from_le_bytes(bytes.try_into().ok()?))
            }
        }
    )*};
}

numbers!(u8, u32, i32, f64);

impl Number for bool {
    const SIZE: usize = 1;
    fn put(self, bytes: &mut [u8]) {
        bytes.fill(self.into());
    }
    fn read(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0] => Some(false),
            [1] => Some(true),
            _ => None,
        }
    }
}

/// Value that can be written to, and read from, bytes one after the other.
pub(super) trait Stored: Sized {
    fn write(&self, out: &mut Vec<u8>);
    fn read(reader: &mut Reader) -> Result<Self, HierarchyError>;
}

/// A cursor over bytes.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], HierarchyError> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(ENDED)?;
        self.bytes = rest;
        Ok(taken)
    }

    pub(super) fn number<N: Number>(&mut self) -> Result<N, HierarchyError> {
        N::read(self.take(N::SIZE)?).ok_or(NO_INDEX)
    }

    pub(super) fn column<N: Number>(&mut self) -> Result<Vec<N>, HierarchyError> {
        let count = self.number::<u32>()? as usize;
        let bytes = self.take(count.checked_mul(N::SIZE).ok_or(ENDED)?)?;
        let numbers: Option<Vec<N>> = bytes.chunks_exact(N::SIZE).map(N::read).collect();
        numbers.ok_or(NO_INDEX)
    }

    pub(super) fn text(&mut self) -> Result<String, HierarchyError> {
        String::from_utf8(self.column()?).map_err(|_| NO_INDEX)
    }

    pub(super) fn list<T: Stored>(&mut self) -> Result<Vec<T>, HierarchyError> {
        let count = self.number::<u32>()?;
        (0..count).map(|_| T::read(self)).collect()
    }
}

pub(super) const ENDED: HierarchyError = HierarchyError::Bytes("they end too early");
/// Said of bytes whose checksum is right: nothing that this library has written.
pub(super) const NO_INDEX: HierarchyError = HierarchyError::Bytes("they hold no index");

pub(super) fn number<N: Number>(number: N, out: &mut Vec<u8>) {
    let start = out.len();
    out.resize(start + N::SIZE, 0);
    number.put(&mut out[start..]);
}

pub(super) fn column<N: Number>(numbers: &[N], out: &mut Vec<u8>) {
    number(index_of(numbers.len()), out);
    let start = out.len();
    out.resize(start + numbers.len() * N::SIZE, 0);
    for (number, bytes) in numbers.iter().zip(out[start..].chunks_exact_mut(N::SIZE)) {
        number.put(bytes);
    }
}

pub(super) fn text(text: &str, out: &mut Vec<u8>) {
    column(text.as_bytes(), out);
}

pub(super) fn list<T: Stored>(items: &[T], out: &mut Vec<u8>) {
    number(index_of(items.len()), out);
    for item in items {
        item.write(out);
    }
}
