//! A record in an answer, as its reader sees it.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
#[cfg(feature = "describe")]
use utoipa::PartialSchema;
use utoipa::ToSchema;
#[cfg(feature = "describe")]
use utoipa::openapi::{RefOr, Schema};
use wasm_core::domain::BucketList;

use super::rules::Sight;
#[cfg(feature = "describe")]
use crate::schema::answer::Versioned;
#[cfg(feature = "describe")]
use crate::schema::describe::Shaped;
use crate::schema::shape::Shape;

/// A record as its reader sees it; `T` is the record in the description of the API.
#[derive(Serialize)]
pub(crate) struct Shown<T = ()> {
    id: String,
    version: u64,
    #[serde(serialize_with = "record")]
    data: Arc<Value>,
    #[serde(skip)]
    record: PhantomData<fn() -> T>,
}

impl<T: ToSchema> Shape for Shown<T> {
    #[cfg(feature = "describe")]
    fn shaped() -> Shaped {
        let mut schema = <Versioned<T> as PartialSchema>::schema();
        if let RefOr::T(Schema::Object(versioned)) = &mut schema {
            versioned.properties.insert("data".to_owned(), T::schema());
        }
        Shaped::named::<Versioned<T>>(format!("Versioned_{}", T::name()), schema)
    }
}

impl<T> Shown<T> {
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn data(&self) -> &Value {
        &self.data
    }

    pub(crate) fn of(id: &str, version: u64, data: &Value) -> Self {
        Self {
            id: id.to_owned(),
            version,
            data: Arc::new(data.clone()),
            record: PhantomData,
        }
    }

    /// Projects a record to its visible part, without a copy where all of it is visible.
    pub(crate) fn through(sight: Sight, id: &str, version: u64, data: &Arc<Value>) -> Self {
        let data = match sight.of(data) {
            Cow::Borrowed(_) => Arc::clone(data),
            Cow::Owned(seen) => Arc::new(seen),
        };
        Self {
            id: id.to_owned(),
            version,
            data,
            record: PhantomData,
        }
    }

    /// Takes the record out, so that the rest can be kept.
    pub(crate) fn take_data(&mut self) -> Arc<Value> {
        std::mem::take(&mut self.data)
    }

    pub(crate) fn set_data(&mut self, data: Arc<Value>) {
        self.data = data;
    }
}

fn record<S: Serializer>(data: &Arc<Value>, serializer: S) -> Result<S::Ok, S::Error> {
    data.serialize(serializer)
}

/// An answer that shows a whole bucket list. It is kept without: a list may have 256 KiB, and is edited often.
pub(crate) trait ShowsList: Serialize + Send {
    /// JSON pointer to the list in the answer.
    const PLACE: &'static str;

    /// The list.
    fn list(&mut self) -> &mut Shown<BucketList>;
}

impl ShowsList for Shown<BucketList> {
    const PLACE: &'static str = "";

    fn list(&mut self) -> &mut Self {
        self
    }
}
