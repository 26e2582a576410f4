//! Declaration of the collection `usage`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Parting, Person};

/// Counts of the documents and bytes that a person keeps, by uid.
pub static USAGE: Declaration = Declaration::internal("usage", &[], &[Person::id(Parting::OWN)]);
