//! Writes that are not in the store yet, laid over what is: the reader sees both as one.

use std::collections::BTreeMap;

use super::{Collection, Document, Find, Page, StoreError, View};

/// A view in which some documents are newer than, or gone from, the view below.
pub(super) struct Overlay<'a> {
    below: &'a dyn View,
    written: BTreeMap<(&'static str, String), Option<Document>>,
}

impl<'a> Overlay<'a> {
    pub(super) fn over(below: &'a dyn View) -> Self {
        Self {
            below,
            written: BTreeMap::new(),
        }
    }

    /// Makes the view show `document` under that name, or nothing.
    pub(super) fn set(&mut self, collection: &'static str, id: String, document: Option<Document>) {
        self.written.insert((collection, id), document);
    }

    fn written_in(
        &self,
        collection: &'static str,
    ) -> impl Iterator<Item = (&str, Option<&Document>)> {
        self.written
            .range((collection, String::new())..)
            .take_while(move |((name, _), _)| *name == collection)
            .map(|((_, id), document)| (id.as_str(), document.as_ref()))
    }
}

impl View for Overlay<'_> {
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        match self.written.get(&(collection.name, id.to_owned())) {
            Some(written) => Ok(written.clone()),
            None => self.below.get(collection, id),
        }
    }

    fn find(&self, find: &Find) -> Result<Page, StoreError> {
        let n_written = self.written_in(find.collection.name).count();
        // At most `n_written` of the documents below are hidden by newer ones, so a page stays full.
        let wider = Find {
            limit: find.limit.saturating_add(n_written),
            ..find.clone()
        };
        let below = self.below.find(&wider)?;
        let hidden = |id: &str| {
            self.written
                .contains_key(&(find.collection.name, id.to_owned()))
        };
        let mut documents: Vec<Document> = below
            .documents
            .into_iter()
            .filter(|document| !hidden(&document.id))
            .collect();
        documents.extend(
            self.written_in(find.collection.name)
                .filter_map(|(_, document)| {
                    document
                        .filter(|document| found_by(find, document))
                        .cloned()
                }),
        );
        documents.sort_by_cached_key(|document| find.index.position(&document.data, &document.id));
        let more = documents.len() > find.limit || below.next.is_some();
        documents.truncate(find.limit);
        let last = documents.last().filter(|_| more);
        let next = last.map(|document| find.index.position(&document.data, &document.id));
        Ok(Page { documents, next })
    }
}

/// Returns `true` if a document belongs to the answer to a query, as far as its place in the index goes.
pub(super) fn found_by(find: &Find, document: &Document) -> bool {
    let key = find.index.value_key(&find.values);
    let behind = |after: &Vec<u8>| find.index.position(&document.data, &document.id) > *after;
    find.index
        .value_of(&document.data)
        .is_some_and(|value| value == key)
        && find.after.as_ref().is_none_or(behind)
}
