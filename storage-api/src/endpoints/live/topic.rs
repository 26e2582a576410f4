//! Topics that can be subscribed to: one document, or the result of an index.

use serde_json::{Value, json};

use crate::access::rules::{self, Actor};
use crate::app::hub::key::Key;
use crate::error::ApiError;
use crate::schema::collections;
use crate::schema::declaration::Declaration;
use crate::store::{Collection, Committed, Index, Kind};

/// A subscription as the client named it.
#[derive(Clone, Debug)]
pub(super) struct Topic {
    /// The client's own words, sent back with every event.
    pub(super) name: String,
    pub(super) collection: &'static Declaration,
    /// The secret of a link that came with the name, `bucketLists/abc?k=…`.
    pub(super) key: Option<String>,
    pub(super) selects: Selects,
}

/// Documents that a topic is about.
#[derive(Clone, Debug)]
pub(super) enum Selects {
    /// The one of this id.
    Document(String),
    /// Those with these values in an index.
    Index {
        index: &'static Index,
        values: Vec<Value>,
    },
}

impl Topic {
    /// Understands `users/abc` and `bucketLists?userId=abc`, if the actor may search for that.
    pub(super) fn parse(name: &str, actor: Actor<'_>) -> Result<Self, ApiError> {
        let unknown = || ApiError::not_found(format!("there is nothing to follow at {name}"));
        if let Some((collection, id)) = name.split_once('/') {
            let collection = collections::public_named(collection).ok_or_else(unknown)?;
            let (id, key) = match id.split_once("?k=") {
                Some((id, key)) => (id, Some(key.to_owned())),
                None => (id, None),
            };
            return Ok(Self {
                name: name.to_owned(),
                collection,
                key,
                selects: Selects::Document(id.to_owned()),
            });
        }
        let (collection, query) = name.split_once('?').ok_or_else(unknown)?;
        let collection = collections::public_named(collection).ok_or_else(unknown)?;
        rules::searchable(collection).map_err(ApiError::refusal)?;
        let (keys, pairs): (Vec<_>, Vec<_>) = form_urlencoded::parse(query.as_bytes())
            .into_owned()
            .partition(|(name, _)| name == "k");
        let selects = select(collection, &pairs).ok_or_else(|| {
            ApiError::invalid(format!(
                "{name} does not ask for the fields of a declared index"
            ))
        })?;
        if let Selects::Index { index, values } = &selects {
            rules::search(actor, collection, index, values).map_err(ApiError::refusal)?;
        }
        Ok(Self {
            name: name.to_owned(),
            collection,
            key: keys.into_iter().next().map(|(_, key)| key),
            selects,
        })
    }

    /// Returns `true` if another one is about the same documents by the same right, whatever its name.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.collection == other.collection
            && self.key == other.key
            && match (&self.selects, &other.selects) {
                (Selects::Document(one), Selects::Document(other)) => one == other,
                (
                    Selects::Index { index, values },
                    Selects::Index {
                        index: other_index,
                        values: other_values,
                    },
                ) => index.name == other_index.name && values == other_values,
                _ => false,
            }
    }

    /// Keys under which the hub announces changes that may concern this topic.
    pub(super) fn keys(&self) -> Vec<Key> {
        match &self.selects {
            Selects::Index { index, values } => {
                vec![Key::Index(
                    self.collection.name,
                    index.name,
                    index.value_key(values),
                )]
            }
            Selects::Document(id) => {
                let beside = self.collection.companion().into_iter();
                let collections = std::iter::once(self.collection).chain(beside);
                collections
                    .map(|collection| Key::Document(collection.name, id.clone()))
                    .collect()
            }
        }
    }

    /// Returns `true` if a record belongs to the topic.
    pub(super) fn holds(&self, id: &str, data: &Value) -> bool {
        match &self.selects {
            Selects::Document(own) => own == id,
            Selects::Index { index, values } => {
                index.value_of(data) == Some(index.value_key(values))
            }
        }
    }

    /// Returns `true` if a commit wrote a record that belongs to the topic now or did before.
    pub(super) fn concerns(&self, change: &Committed) -> bool {
        let was_or_is = || [&change.before, &change.after].into_iter().flatten();
        *change.collection == *self.collection
            && match &self.selects {
                Selects::Document(id) => *id == change.id,
                Selects::Index { .. } => was_or_is().any(|data| self.holds(&change.id, data)),
            }
    }

    /// The document of a one-document topic whose visibility this commit may have changed.
    pub(super) fn judged_by(&self, change: &Committed) -> Option<&str> {
        match &self.selects {
            Selects::Document(id)
                if *id == change.id
                    && self
                        .collection
                        .companion()
                        .is_some_and(|it| *change.collection == *it) =>
            {
                Some(id)
            }
            _ => None,
        }
    }
}

fn select(collection: &'static Collection, pairs: &[(String, String)]) -> Option<Selects> {
    let given = |name: &str| {
        pairs
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value)
    };
    let index = collection.indexes.iter().find(|index| {
        index.fields.len() == pairs.len()
            && index.fields.iter().all(|field| given(field.name).is_some())
    })?;
    let values = index.fields.iter().map(|field| match field.kind {
        Kind::Text => given(field.name).map(|text| json!(text)),
        Kind::Number => given(field.name)?.parse().ok().map(Value::Number),
    });
    Some(Selects::Index {
        index,
        values: values.collect::<Option<_>>()?,
    })
}
