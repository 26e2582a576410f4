//! The checksum of a packed gazetteer.

use crc::{CRC_32_ISO_HDLC, Crc, Table};

/// With one table of 1 KiB: the 16 KiB of a faster one could not be compressed, and are downloaded by everybody.
static CRC: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);

/// CRC-32 as in gzip and PNG.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    CRC.checksum(bytes)
}
