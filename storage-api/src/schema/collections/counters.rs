//! Declaration of the collection `counters`.

use crate::schema::declaration::Declaration;

/// Counts that exist once for the whole server.
pub static COUNTERS: Declaration = Declaration::internal("counters", &[], &[]);
