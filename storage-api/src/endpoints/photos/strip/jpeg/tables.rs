//! Tables of a JPEG file: each is written before the first scan that uses it.

use super::frame::{Frame, Scan};
use super::segment::{DHT, DQT, DRI, push};

/// Numbers that a table of one kind may have.
const NUMBERS: usize = 4;
/// Code lengths of a Huffman table, and its most symbols.
const LENGTHS: usize = 16;
const SYMBOLS_MAX: usize = 256;

/// Tables as they were read last and as they were written last.
#[derive(Default)]
pub(super) struct Tables {
    quantisation: [Table; NUMBERS],
    /// For first coefficients, and for the others.
    huffman: [[Table; NUMBERS]; 2],
    restart_interval: u16,
    restart_interval_written: u16,
}

#[derive(Default)]
struct Table {
    /// As its segment has it, from the byte with its number on.
    read: Vec<u8>,
    written: Vec<u8>,
}

impl Table {
    /// Takes the table to write it, unless it was written already.
    fn take(&mut self) -> Option<&[u8]> {
        if self.read == self.written {
            return None;
        }
        self.written.clone_from(&self.read);
        Some(&self.written)
    }
}

impl Tables {
    /// Reads a segment of quantisation tables; `None` when it is malformed.
    pub(super) fn read_quantisation(&mut self, mut segment: &[u8]) -> Option<()> {
        while let Some(name) = segment.first() {
            let (precision, number) = (name >> 4, usize::from(name & 15));
            let length = match precision {
                0 => 1 + 64,
                1 => 1 + 128,
                _ => return None,
            };
            let (table, behind) = segment.split_at_checked(length)?;
            self.quantisation.get_mut(number)?.read = table.to_vec();
            segment = behind;
        }
        Some(())
    }

    /// Reads a segment of Huffman tables; `None` when it is malformed.
    pub(super) fn read_huffman(&mut self, mut segment: &[u8]) -> Option<()> {
        while let Some(name) = segment.first() {
            let (class, number) = (usize::from(name >> 4), usize::from(name & 15));
            let counts = segment.get(1..=LENGTHS)?;
            let symbols: usize = counts.iter().map(|count| usize::from(*count)).sum();
            if symbols > SYMBOLS_MAX {
                return None;
            }
            let (table, behind) = segment.split_at_checked(1 + LENGTHS + symbols)?;
            self.huffman.get_mut(class)?.get_mut(number)?.read = table.to_vec();
            segment = behind;
        }
        Some(())
    }

    /// Reads how many units there are between two restarts; `None` when it is malformed.
    pub(super) fn read_restart_interval(&mut self, segment: &[u8]) -> Option<()> {
        self.restart_interval = u16::from_be_bytes(segment.try_into().ok()?);
        Some(())
    }

    /// Units between two restarts, 0 when there are none.
    pub(super) fn restart_interval(&self) -> usize {
        usize::from(self.restart_interval)
    }

    /// Writes the quantisation tables that a scan uses.
    pub(super) fn write_quantisation(
        &mut self,
        frame: &Frame,
        scan: &Scan,
        written: &mut Vec<u8>,
    ) -> Option<()> {
        for number in frame.quantisation(scan) {
            if let Some(table) = self.quantisation[usize::from(number)].take() {
                push(written, DQT, table)?;
            }
        }
        Some(())
    }

    /// Writes the Huffman tables that a scan uses, and the interval of its restarts.
    pub(super) fn write_coding(&mut self, scan: &Scan, written: &mut Vec<u8>) -> Option<()> {
        for (class, number) in scan.huffman() {
            if let Some(table) = self.huffman[usize::from(class)][usize::from(number)].take() {
                push(written, DHT, table)?;
            }
        }
        if self.restart_interval != self.restart_interval_written {
            self.restart_interval_written = self.restart_interval;
            push(written, DRI, &self.restart_interval.to_be_bytes())?;
        }
        Some(())
    }
}
