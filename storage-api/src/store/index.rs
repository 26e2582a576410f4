//! Declared indexes, and the bytes under which a document is found: equal values give equal keys, and the
//! order of keys is the order of the index.

use serde_json::Value;

/// A declared collection. What is not declared does not exist.
#[derive(Debug, PartialEq, Eq)]
pub struct Collection {
    /// Name, as in `/v1/{name}/{id}`.
    pub name: &'static str,
    /// Indexes that find its documents.
    pub indexes: &'static [Index],
}

/// One declared index of a collection.
#[derive(Debug, PartialEq, Eq)]
pub struct Index {
    /// Name of the index, unique in its collection.
    pub name: &'static str,
    /// Fields that must be equal. A document that lacks one is not in the index.
    pub fields: &'static [Field],
    /// `true` if upper and lower case are the same.
    pub fold_case: bool,
    /// `true` if no two documents may have the same values.
    pub unique: bool,
    /// Order of the documents found; the id breaks ties.
    pub order: &'static [Order],
}

/// One field that must be equal.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    /// Name of the field.
    pub name: &'static str,
    /// Type of its values.
    pub kind: Kind,
}

/// Type of the values of a field of an index, so that a query written as text can be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text.
    Text,
    /// A number.
    Number,
}

impl Field {
    /// A field that holds a text.
    pub const fn text(name: &'static str) -> Self {
        Self {
            name,
            kind: Kind::Text,
        }
    }

    /// A field that holds a number.
    pub const fn number(name: &'static str) -> Self {
        Self {
            name,
            kind: Kind::Number,
        }
    }
}

/// One field of an order.
#[derive(Debug, PartialEq, Eq)]
pub struct Order {
    /// The field; a document without it sorts as `null`.
    pub field: &'static str,
    /// Direction of the order.
    pub direction: Direction,
}

/// Direction of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Smallest first.
    Ascending,
    /// Largest first.
    Descending,
}

/// Smallest first.
pub const fn ascending(field: &'static str) -> Order {
    let direction = Direction::Ascending;
    Order { field, direction }
}

/// Largest first.
pub const fn descending(field: &'static str) -> Order {
    let direction = Direction::Descending;
    Order { field, direction }
}

impl Index {
    /// An index over fields, in the order of ids.
    pub const fn on(name: &'static str, fields: &'static [Field]) -> Self {
        Self {
            name,
            fields,
            fold_case: false,
            unique: false,
            order: &[],
        }
    }

    /// The same in another order.
    #[must_use]
    pub const fn in_order(self, order: &'static [Order]) -> Self {
        Self { order, ..self }
    }

    /// The same in which no two documents have the same values.
    #[must_use]
    pub const fn unique(self) -> Self {
        Self {
            unique: true,
            ..self
        }
    }

    /// The same in which upper and lower case are the same.
    #[must_use]
    pub const fn folded(self) -> Self {
        Self {
            fold_case: true,
            ..self
        }
    }

    /// Key of the values a document has in the index's fields, `None` when the document is not in the index.
    pub fn value_of(&self, data: &Value) -> Option<Vec<u8>> {
        self.values_of(data).map(|values| self.value_key(&values))
    }

    /// Values a document has in the index's fields, `None` when one of them is missing.
    pub fn values_of(&self, data: &Value) -> Option<Vec<Value>> {
        let value = |field: &Field| {
            data.get(field.name)
                .filter(|value| !value.is_null())
                .cloned()
        };
        self.fields.iter().map(value).collect()
    }

    /// Key of the values asked for, one per field of the index.
    pub fn value_key(&self, values: &[Value]) -> Vec<u8> {
        let mut key = Vec::new();
        for value in values {
            self.push_value(&mut key, value);
        }
        key
    }

    /// Place of a document among those with the same values: its order fields, then its id.
    pub fn position(&self, data: &Value, id: &str) -> Vec<u8> {
        let mut key = Vec::new();
        for order in self.order {
            let start = key.len();
            push(&mut key, data.get(order.field).unwrap_or(&Value::Null));
            if order.direction == Direction::Descending {
                key[start..].iter_mut().for_each(|byte| *byte = !*byte);
            }
        }
        key.extend_from_slice(id.as_bytes());
        key
    }

    fn push_value(&self, key: &mut Vec<u8>, value: &Value) {
        match value {
            Value::String(text) if self.fold_case => push_text(key, &text.to_lowercase()),
            other => push(key, other),
        }
    }
}

impl Collection {
    /// The index of that name.
    pub fn index(&self, name: &str) -> Option<&Index> {
        self.indexes.iter().find(|index| index.name == name)
    }
}

const NULL: u8 = 1;
const FALSE: u8 = 2;
const TRUE: u8 = 3;
const NUMBER: u8 = 4;
const TEXT: u8 = 5;

/// Appends a value so that bytes compare as values do: null, false, true, numbers, texts. Every form ends by
/// itself, so that no value is the beginning of another one's key.
fn push(key: &mut Vec<u8>, value: &Value) {
    match value {
        Value::Null => key.push(NULL),
        Value::Bool(false) => key.push(FALSE),
        Value::Bool(true) => key.push(TRUE),
        Value::Number(number) => {
            key.push(NUMBER);
            key.extend_from_slice(&ordered_bits(number.as_f64().unwrap_or(0.0)).to_be_bytes());
        }
        Value::String(text) => push_text(key, text),
        // Lists and objects have no order of their own; their JSON text keeps equal ones together.
        other => push_text(key, &other.to_string()),
    }
}

fn push_text(key: &mut Vec<u8>, text: &str) {
    key.push(TEXT);
    // A zero byte ends a text, so one inside it is written as zero, 255.
    for &byte in text.as_bytes() {
        key.push(byte);
        if byte == 0 {
            key.push(0xff);
        }
    }
    key.extend_from_slice(&[0, 0]);
}

/// Bits of a float that compare as unsigned numbers in the order of the floats; −0 equals 0.
fn ordered_bits(number: f64) -> u64 {
    let bits = (number + 0.0).to_bits();
    if bits >> 63 == 1 {
        !bits
    } else {
        bits | 1 << 63
    }
}
