//! Reading what a function is given into a struct; what does not fit is told field by field.

use std::fmt::Display;

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeOwned, Deserializer, Error, Expected, IntoDeserializer, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;
use wasm_core::domain::FieldError;

use crate::error::ApiError;

/// Reads the arguments of a call.
pub(super) fn read<T: DeserializeOwned>(data: &Value) -> Result<T, ApiError> {
    let refused = match serde_path_to_error::deserialize::<_, T>(Given(data)) {
        Ok(arguments) => return Ok(arguments),
        Err(error) => field_error(&error.path().to_string(), error.into_inner()),
    };
    ApiError::refuse_fields(vec![refused])?;
    Err(ApiError::invalid("the arguments cannot be read"))
}

/// Says it in the words of the core: `field` `must be …`.
fn field_error(path: &str, misfit: Misfit) -> FieldError {
    let path = if path == "." { "" } else { path };
    let (field, message) = match misfit {
        Misfit::Missing(field) if path.is_empty() => (field.to_owned(), "is required".to_owned()),
        Misfit::Missing(field) => (format!("{path}.{field}"), "is required".to_owned()),
        Misfit::Expected(expected) => (path.to_owned(), format!("must be {expected}")),
        Misfit::Unreadable => (path.to_owned(), "cannot be read".to_owned()),
    };
    FieldError { field, message }
}

/// A reason why an argument does not fit.
#[derive(Debug, thiserror::Error)]
enum Misfit {
    #[error("{0} is missing")]
    Missing(&'static str),
    #[error("not {0}")]
    Expected(String),
    #[error("unreadable")]
    Unreadable,
}

impl Misfit {
    fn one_of(names: &[&str]) -> Self {
        Self::Expected(match names {
            [one, other] => format!("{one} or {other}"),
            [one] => (*one).to_owned(),
            names => format!("one of {}", names.join(", ")),
        })
    }
}

impl Error for Misfit {
    fn custom<T: Display>(_: T) -> Self {
        Self::Unreadable
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::Expected(expected.to_string())
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::Expected(expected.to_string())
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Self {
        Self::Expected(expected.to_string())
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Self::one_of(expected)
    }

    fn unknown_field(_: &str, expected: &'static [&'static str]) -> Self {
        Self::one_of(expected)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Missing(field)
    }
}

/// JSON to read a struct from, whose failures are typed.
#[derive(Clone, Copy)]
struct Given<'a>(&'a Value);

impl<'de> IntoDeserializer<'de, Misfit> for Given<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Given<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is_true) => visitor.visit_bool(*is_true),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Given));
                let read = visitor.visit_seq(&mut items)?;
                items.end().map(|()| read)
            }
            Value::Object(members) => visitor.visit_map(members_of(members)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Object(members) if members.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(members_of(members)))
            }
            _ => Err(Misfit::Expected("a text".to_owned())),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// Names and values of an object.
fn members_of(
    members: &serde_json::Map<String, Value>,
) -> MapDeserializer<'_, impl Iterator<Item = (&str, Given<'_>)>, Misfit> {
    let members = members.iter();
    MapDeserializer::new(members.map(|(name, value)| (name.as_str(), Given(value))))
}
