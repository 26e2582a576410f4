//! Declaration of the collection `questSecrets`.

use crate::schema::declaration::Declaration;

/// Hashes of the answers that are right at the stops, by quest, or by quest and edition.
pub static QUEST_SECRETS: Declaration = Declaration::internal("questSecrets", &[], &[]);
