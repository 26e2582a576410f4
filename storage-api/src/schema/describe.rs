//! The records of collections in the description of the API.

use std::fmt;

use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::answer::Versioned;

/// A page of what was found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Found<T: ToSchema> {
    /// The documents, in the order of the index.
    pub(crate) documents: Vec<Versioned<T>>,
    /// Cursor of the next page, if there is one. It works for the same caller and question.
    #[schema(required = true)]
    pub(crate) cursor: Option<String>,
}

/// Schemas by their names.
pub(crate) type Schemas = Vec<(String, RefOr<Schema>)>;

/// A schema with its name, and the named ones that it brings along.
pub(crate) struct Shaped {
    pub(crate) name: String,
    pub(crate) schema: RefOr<Schema>,
    pub(crate) parts: Schemas,
}

impl Shaped {
    pub(crate) fn of<T: ToSchema>() -> Self {
        Self::named::<T>(T::name().into_owned(), T::schema())
    }

    /// A schema of that type, which has a name and fields of its own.
    pub(crate) fn named<T: ToSchema>(name: String, schema: RefOr<Schema>) -> Self {
        let mut parts = vec![(name.clone(), schema.clone())];
        T::schemas(&mut parts);
        Self {
            name,
            schema,
            parts,
        }
    }
}

/// Schemas of the record of a collection.
#[derive(Clone, Copy)]
pub(crate) struct Record {
    /// Name of the record.
    pub(crate) name: fn() -> String,
    /// The record, with all that it consists of.
    pub(crate) schemas: fn() -> Schemas,
    /// A page of records.
    pub(crate) found: fn() -> Schemas,
}

impl Record {
    pub(crate) const fn of<T: ToSchema>() -> Self {
        Self {
            name: || T::name().into_owned(),
            schemas: || with_parts::<T>(T::name().into_owned()),
            found: || with_parts::<Found<T>>(format!("Found_{}", T::name())),
        }
    }
}

fn with_parts<T: ToSchema>(name: String) -> Schemas {
    Shaped::named::<T>(name, T::schema()).parts
}

impl fmt::Debug for Record {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&(self.name)())
    }
}
