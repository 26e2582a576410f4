//! Arguments and results of functions, as the description of the API has them.

use std::marker::PhantomData;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use utoipa::ToSchema;

#[cfg(feature = "describe")]
use crate::schema::answer::Nothing;
#[cfg(feature = "describe")]
use crate::schema::describe::Shaped;

/// Something that the description of the API has a schema of: all that derives one, and types that travel as others.
pub(crate) trait Shape {
    /// The schema.
    #[cfg(feature = "describe")]
    fn shaped() -> Shaped;
}

impl<T: ToSchema> Shape for T {
    #[cfg(feature = "describe")]
    fn shaped() -> Shaped {
        Shaped::of::<T>()
    }
}

/// Arguments of a function that needs none: `null` or anything, which is not read.
#[derive(Debug)]
pub(crate) struct Unread;

impl<'de> Deserialize<'de> for Unread {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Self)
    }
}

impl Shape for Unread {
    #[cfg(feature = "describe")]
    fn shaped() -> Shaped {
        Shaped {
            name: "Option_Nothing".to_owned(),
            schema: <Option<Nothing> as utoipa::PartialSchema>::schema(),
            parts: Vec::new(),
        }
    }
}

/// Arguments that a function reads itself, described as a record.
pub(crate) struct Raw<T> {
    pub(crate) data: Value,
    record: PhantomData<fn() -> T>,
}

impl<'de, T> Deserialize<'de> for Raw<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (data, record) = (Value::deserialize(deserializer)?, PhantomData);
        Ok(Self { data, record })
    }
}

impl<T: ToSchema> Shape for Raw<T> {
    #[cfg(feature = "describe")]
    fn shaped() -> Shaped {
        T::shaped()
    }
}
