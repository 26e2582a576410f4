//! The query of a location, in the peer's shape.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::escape::decode;

/// Value of a key. `None` is a key without `=`, which is not the same as an empty value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueryValue {
    /// The key was given once.
    One(Option<String>),
    /// The key was given several times; the values in order.
    Many(Vec<Option<String>>),
}

impl QueryValue {
    /// The value, or the first of several.
    pub fn first(&self) -> Option<&str> {
        match self {
            Self::One(value) => value.as_deref(),
            Self::Many(values) => values.first().and_then(Option::as_deref),
        }
    }

    fn push(&mut self, value: Option<String>) {
        match self {
            Self::One(first) => *self = Self::Many(vec![first.take(), value]),
            Self::Many(values) => values.push(value),
        }
    }
}

impl Serialize for QueryValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::One(value) => value.serialize(serializer),
            Self::Many(values) => values.serialize(serializer),
        }
    }
}

/// Keys and values in the order of their first appearance, decoded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Query(Vec<(String, QueryValue)>);

impl Query {
    /// Reads a query with its question mark, or the empty text. Cost: linear in the text, and in the number of
    /// distinct keys for each key.
    pub fn parse(search: &str) -> Self {
        let mut query = Self::default();
        let text = search.strip_prefix('?').unwrap_or(search);
        // The peer drops one more question mark if nothing else is there.
        if text.is_empty() || text == "?" {
            return query;
        }
        let text = text.strip_prefix('?').unwrap_or(text);
        for part in text.split('&') {
            let spaced = part.replace('+', " ");
            match spaced.split_once('=') {
                Some((key, value)) => query.push(&decode(key), Some(decode(value).into_owned())),
                None => query.push(&decode(&spaced), None),
            }
        }
        query
    }

    fn push(&mut self, key: &str, value: Option<String>) {
        match self.0.iter_mut().find(|(own, _)| own == key) {
            Some((_, values)) => values.push(value),
            None => self.0.push((key.to_owned(), QueryValue::One(value))),
        }
    }

    /// Returns the value of the key, if it is there.
    pub fn get(&self, key: &str) -> Option<&QueryValue> {
        self.0
            .iter()
            .find(|(own, _)| own == key)
            .map(|(_, value)| value)
    }

    /// The value of the key, or the first of several.
    pub fn first(&self, key: &str) -> Option<&str> {
        self.get(key).and_then(QueryValue::first)
    }
}

impl Serialize for Query {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
