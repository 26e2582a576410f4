//! A cursor over packed columns that answers damaged bytes with the name of the column, never with a panic.

use super::error::GazetteerError;

pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    column: &'static str,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            column: "ids",
        }
    }

    /// Names the column that is read from here on, for errors.
    pub(super) fn column(&mut self, name: &'static str) {
        self.column = name;
    }

    pub(super) fn damaged(&self) -> GazetteerError {
        GazetteerError::Column(self.column)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], GazetteerError> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(self.damaged())?;
        self.bytes = rest;
        Ok(taken)
    }

    pub(super) fn text(&mut self, count: usize) -> Result<&'a str, GazetteerError> {
        let damaged = self.damaged();
        std::str::from_utf8(self.take(count)?).map_err(|_| damaged)
    }

    /// A LEB128 number of at most 32 bits.
    pub(super) fn number(&mut self) -> Result<u32, GazetteerError> {
        let mut value = 0_u64;
        for shift in (0..35).step_by(7) {
            let byte = self.take(1)?[0];
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return u32::try_from(value).map_err(|_| self.damaged());
            }
        }
        Err(self.damaged())
    }

    /// `count` zigzag differences, summed up.
    pub(super) fn running_sums(
        &mut self,
        count: usize,
        limit: i32,
    ) -> Result<Vec<i32>, GazetteerError> {
        let mut sum = 0_i64;
        (0..count)
            .map(|_| {
                let zigzag = self.number()?;
                sum += i64::from(zigzag >> 1) ^ -i64::from(zigzag & 1);
                i32::try_from(sum)
                    .ok()
                    .filter(|value| value.abs() <= limit)
                    .ok_or(self.damaged())
            })
            .collect()
    }
}
