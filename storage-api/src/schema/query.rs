//! Asking an index: the one document or all of them. `by!(SESSIONS.uid)` is the index `uid` of [`SESSIONS`]; one that is not
//! declared, or values of another number than it has, do not compile. Names of indexes at run time are those of
//! declarations and of requests.
//!
//! [`SESSIONS`]: crate::schema::collections::SESSIONS

use serde_json::Value;

use crate::error::ApiError;
use crate::schema::declaration::Declaration;
use crate::store::{Collection, Document, Find, Index, Store, StoreError, Transaction};

/// Documents read at a time.
const AT_ONCE: usize = 200;

/// An index of a collection, found when the program is compiled: `by!(SESSIONS.uid)`.
macro_rules! by {
    ($collection:ident . $index:ident) => {
        const { $crate::schema::query::By::of(&$collection, stringify!($index)) }
    };
}
pub(crate) use by;

/// An index of `N` fields, with its collection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct By<const N: usize> {
    collection: &'static Collection,
    index: &'static Index,
}

impl<const N: usize> By<N> {
    /// The declared index of that name.
    ///
    /// # Panics
    /// Without such an index; in a constant, where it is made, that is an error of the compiler.
    #[expect(clippy::panic, reason = "a constant that panics does not compile")]
    pub(crate) const fn of(declaration: &'static Declaration, name: &str) -> Self {
        let collection = &declaration.stored;
        let mut at = 0;
        while at < collection.indexes.len() {
            let index = &collection.indexes[at];
            if is_same(index.name.as_bytes(), name.as_bytes()) {
                assert!(index.fields.len() == N, "an index of so many fields");
                return Self { collection, index };
            }
            at += 1;
        }
        panic!("the collection has no such index")
    }

    /// The collection that it is an index of.
    pub(crate) const fn collection(self) -> &'static Collection {
        self.collection
    }

    /// A question to the index.
    pub(crate) fn question(self, values: [Value; N], limit: usize) -> Find {
        let Self { collection, index } = self;
        Find {
            collection,
            index,
            values: values.into(),
            after: None,
            limit,
        }
    }

    /// The first document that it leads to.
    pub(crate) fn first(
        self,
        transaction: &Transaction<'_>,
        values: [Value; N],
    ) -> Result<Option<Document>, ApiError> {
        let question = self.question(values, 1);
        Ok(transaction.find(&question)?.documents.pop())
    }

    /// Every document that it leads to. Costs a read for each: for what belongs to one person, not for collections.
    pub(crate) fn all(
        self,
        transaction: &Transaction<'_>,
        values: [Value; N],
    ) -> Result<Vec<Document>, ApiError> {
        every(transaction, self.question(values, AT_ONCE))
    }

    /// As [`By::all`], outside of a transaction, so that writers need not wait for it.
    pub(crate) async fn read_all(
        self,
        store: &dyn Store,
        values: [Value; N],
    ) -> Result<Vec<Document>, StoreError> {
        let mut question = self.question(values, AT_ONCE);
        let mut documents = Vec::new();
        loop {
            let page = store.find(&question).await?;
            documents.extend(page.documents);
            if page.next.is_none() {
                return Ok(documents);
            }
            question.after = page.next;
        }
    }
}

/// `==`, which constants cannot ask yet.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len()
}

fn every(transaction: &Transaction<'_>, mut question: Find) -> Result<Vec<Document>, ApiError> {
    let mut documents = Vec::new();
    loop {
        let page = transaction.find(&question)?;
        documents.extend(page.documents);
        if page.next.is_none() {
            return Ok(documents);
        }
        question.after = page.next;
    }
}

/// A question to the index of that name.
pub(crate) fn question(
    collection: &'static Collection,
    index: &str,
    values: Vec<Value>,
    limit: usize,
) -> Result<Find, ApiError> {
    let found = collection.index(index);
    let index = found
        .ok_or_else(|| ApiError::internal(format!("{} has no index {index}", collection.name)))?;
    Ok(Find {
        collection,
        index,
        values,
        after: None,
        limit,
    })
}

/// Every document an index leads to. Costs a read for each: for what belongs to one person, not for collections.
pub(crate) fn all(
    transaction: &Transaction<'_>,
    collection: &'static Collection,
    index: &str,
    values: Vec<Value>,
) -> Result<Vec<Document>, ApiError> {
    every(transaction, question(collection, index, values, AT_ONCE)?)
}
