//! Allocator of the module.

/// A third of the code of the standard library's. Clustering keeps the latter, which grows long arrays where they are, and
/// so do plans, some of whose searches would take a tenth longer.
#[cfg(all(
    target_family = "wasm",
    not(any(feature = "wasm-clustering", feature = "wasm-plan"))
))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Bytes that the memory has to hold for a point while an index of a million is built: as measured in a memory that
/// grew step by step.
#[cfg(feature = "wasm-clustering")]
const BYTES_PER_POINT: usize = 161;

/// Grows the memory once by what building an index of so many points takes, instead of step by step: an engine may look
/// at all objects of JavaScript whenever a memory grows, which with a million features takes seconds. Where there is
/// not so much to be had, the build itself says so.
#[cfg(feature = "wasm-clustering")]
pub(super) fn grow_for_points(count: usize) {
    let mut room = Vec::<u8>::new();
    if room
        .try_reserve_exact(count.saturating_mul(BYTES_PER_POINT))
        .is_ok()
    {
        // The compiler would leave out memory that nobody looks at.
        std::hint::black_box(room.as_ptr());
    }
}
