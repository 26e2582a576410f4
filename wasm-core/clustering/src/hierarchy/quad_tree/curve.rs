//! The order of the parts of a square, and that of all keys: Z-order.

/// A square has four rows and four columns of squares: two bits of each axis.
pub(super) const STEP_BITS: u32 = 2;
pub(super) const PARTS: usize = 1 << (2 * STEP_BITS);

/// Column and row of each part, in the order of the curve.
#[rustfmt::skip]
pub(super) const FROM_CURVE: [[u32; 2]; PARTS] = [
    [0, 0], [1, 0], [0, 1], [1, 1],
    [2, 0], [3, 0], [2, 1], [3, 1],
    [0, 2], [1, 2], [0, 3], [1, 3],
    [2, 2], [3, 2], [2, 3], [3, 3],
];

/// The parts, a bit for each, that lie from a column to another, and from a row to another.
pub(super) const COLUMNS: [[u16; 4]; 4] = between(0);
pub(super) const ROWS: [[u16; 4]; 4] = between(1);

const fn between(axis: usize) -> [[u16; 4]; 4] {
    let mut parts = [[0; 4]; 4];
    let mut part = 0;
    while part < PARTS {
        let place = FROM_CURVE[part][axis] as usize;
        let mut first = 0;
        while first <= place {
            let mut last = place;
            while last < 4 {
                parts[first][last] |= 1 << part;
                last += 1;
            }
            first += 1;
        }
        part += 1;
    }
    parts
}

/// The bits of a number with a gap after each.
pub(in super::super) fn spread(number: u32) -> u64 {
    let steps = [
        (16, 0x0000_ffff_0000_ffff),
        (8, 0x00ff_00ff_00ff_00ff),
        (4, 0x0f0f_0f0f_0f0f_0f0f),
        (2, 0x3333_3333_3333_3333),
        (1, 0x5555_5555_5555_5555_u64),
    ];
    steps
        .iter()
        .fold(u64::from(number), |bits, &(shift, mask)| {
            (bits | bits << shift) & mask
        })
}
