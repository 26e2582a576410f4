//! Documents as the records they hold: read, changed and written as their types. What a version does not know stays in
//! the record's `other`. Start at [`Stored`].

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::access::shown::Shown;
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::store::{Collection, Document, Store, Transaction};

/// A document whose data is a record.
#[derive(Clone, Debug)]
pub(crate) struct Stored<T> {
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) data: T,
}

impl<T> Stored<T> {
    /// A record that is not written yet.
    pub(crate) fn new(id: String, data: T) -> Self {
        Self {
            id,
            version: 0,
            data,
        }
    }
}

impl<T: DeserializeOwned> Stored<T> {
    /// Reads a document.
    ///
    /// # Errors
    /// `INTERNAL` for one that does not hold such a record.
    pub(crate) fn of(document: &Document) -> Result<Self, ApiError> {
        Ok(Self {
            id: document.id.clone(),
            version: document.version,
            data: typed(document)?,
        })
    }

    /// Reads documents.
    pub(crate) fn all_of(documents: &[Document]) -> Result<Vec<Self>, ApiError> {
        documents.iter().map(Self::of).collect()
    }

    /// The document of that id, if there is one.
    pub(crate) fn get(
        transaction: &Transaction<'_>,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Self>, ApiError> {
        let document = transaction.get(collection, id)?;
        document.as_ref().map(Self::of).transpose()
    }
}

impl<T: Serialize> Stored<T> {
    /// Writes the record as it is now.
    pub(crate) fn put(
        &mut self,
        transaction: &mut Transaction<'_>,
        collection: &'static Collection,
    ) -> Result<(), ApiError> {
        self.version = put(transaction, collection, &self.id, &self.data)?;
        Ok(())
    }

    /// The whole record, for somebody who sees all of it.
    pub(crate) fn shown(&self) -> Result<Shown, ApiError> {
        Ok(Shown::of(&self.id, self.version, &value(&self.data)?))
    }
}

impl<T: Clone + PartialEq + Serialize> Stored<T> {
    /// Changes the record, and writes it if it is another one then.
    pub(crate) fn change(
        &mut self,
        transaction: &mut Transaction<'_>,
        collection: &'static Collection,
        change: impl FnOnce(&mut T),
    ) -> Result<(), ApiError> {
        let before = self.data.clone();
        change(&mut self.data);
        if self.data == before {
            return Ok(());
        }
        self.put(transaction, collection)
    }
}

/// A record of JSON that was validated.
pub(crate) fn parsed<T: DeserializeOwned>(data: Value) -> Result<T, ApiError> {
    serde_json::from_value(data).map_err(ApiError::internal)
}

/// Removes the fields of an object that are `null`, as if they were not given.
pub(crate) fn remove_nulls(data: &mut Value) {
    if let Some(fields) = data.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
}

/// The record in a document.
pub(crate) fn typed<T: DeserializeOwned>(document: &Document) -> Result<T, ApiError> {
    T::deserialize(&*document.data).map_err(ApiError::internal)
}

/// The record of that id.
pub(crate) fn record<T: DeserializeOwned>(
    transaction: &Transaction<'_>,
    collection: &'static Collection,
    id: &str,
) -> Result<Option<T>, ApiError> {
    let document = transaction.get(collection, id)?;
    document.as_ref().map(typed).transpose()
}

/// The record of that id as it is stored now.
pub(crate) async fn record_of<T: DeserializeOwned>(
    store: &dyn Store,
    collection: &'static Collection,
    id: &str,
) -> Result<Option<T>, ApiError> {
    let document = store.get(collection, id).await?;
    document.as_ref().map(typed).transpose()
}

/// Writes a record, and answers with its version.
pub(crate) fn put<T: Serialize>(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    id: &str,
    record: &T,
) -> Result<u64, ApiError> {
    Ok(transaction.put(collection, id, value(record)?)?)
}
