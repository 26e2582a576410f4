//! Number of files, and so of connections, that the system lets this process have.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Files besides connections: the store, the log, the site.
const OTHERS: u64 = 128;

/// Raises the limit as far as the system allows, and answers how many of the connections asked for there is room for.
/// Connections above it wait to be accepted instead of failing.
pub(crate) fn connections_within(asked: u32) -> u32 {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // Without permission the limit stays as it was.
    let _ = setrlimit(Resource::Nofile, limit);
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    let room = u32::try_from(files.saturating_sub(OTHERS))
        .unwrap_or(u32::MAX)
        .max(1);
    if room < asked {
        tracing::info!(
            asked,
            room,
            "the system allows fewer open files than connections: see ulimit -n"
        );
    }
    asked.min(room)
}
