//! Who hands out memory.

/// A third of the code of the standard library's. Clustering keeps the latter, which grows long arrays where they are.
#[cfg(all(target_family = "wasm", not(feature = "wasm-clustering")))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
