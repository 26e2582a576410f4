//! Who hands out memory.

/// A third of the code of the standard library's. Clustering keeps the latter, which grows long arrays where they are, and
/// so do plans, some of whose searches would take a tenth longer.
#[cfg(all(
    target_family = "wasm",
    not(any(feature = "wasm-clustering", feature = "wasm-plan"))
))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
