//! Looks at JSON and says what is wrong, field by field, in words a person can act on.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Record;
use super::timestamp::Timestamp;
use crate::error::{Code, Coded};
use crate::json::object;
use crate::text::{first_invisible, is_blank};

/// Message for a text that has characters nobody sees.
pub(super) const INVISIBLE: &str = "must not have invisible characters";

/// Takes off errors about invisible characters when there were as many before. Texts of earlier versions may have some,
/// and must not stop every other change of their record. `before` is asked only when it matters.
pub fn new_errors(
    mut errors: Vec<FieldError>,
    before: impl FnOnce() -> Vec<FieldError>,
) -> Vec<FieldError> {
    let is_invisible = |error: &FieldError| error.message == INVISIBLE;
    let count = |errors: &[FieldError]| errors.iter().filter(|error| is_invisible(error)).count();
    let found = count(&errors);
    if found > 0 && found <= count(&before()) {
        errors.retain(|error| !is_invisible(error));
    }
    errors
}

/// One field that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FieldError {
    /// Path of the field, `activities[3].title`; empty for the whole record.
    pub field: String,
    /// Requirement, to be read behind the field's label: "must have at most 140 characters".
    pub message: String,
}

/// A record or argument with at least one wrong field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invalid {
    /// Faults, in the order of the record.
    pub fields: Vec<FieldError>,
}

impl Invalid {
    /// A single wrong field.
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            fields: vec![FieldError {
                field: field.into(),
                message: message.into(),
            }],
        }
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, FieldError { field, message }) in self.fields.iter().enumerate() {
            let separator = if n == 0 { "" } else { "; " };
            let space = if field.is_empty() { "" } else { " " };
            write!(f, "{separator}{field}{space}{message}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Invalid {}

impl Coded for Invalid {
    fn code(&self) -> Code {
        Code::InvalidArgument
    }

    fn details(&self) -> Option<Value> {
        let face = |error: &FieldError| {
            object([
                ("field", error.field.as_str().into()),
                ("message", error.message.as_str().into()),
            ])
        };
        let fields = self.fields.iter().map(face).collect();
        Some(object([("fields", fields)]))
    }
}

/// The errors found so far, and where in the record we are.
#[derive(Debug, Default)]
pub(super) struct Check {
    path: String,
    errors: Vec<FieldError>,
}

impl Check {
    /// Runs `look` over a value that has to be an object; `path` is where it stands in a larger one.
    pub(super) fn object(
        path: &str,
        value: &Value,
        look: impl FnOnce(&mut Self, &Record),
    ) -> Vec<FieldError> {
        let mut check = Self {
            path: path.to_owned(),
            errors: Vec::new(),
        };
        match value {
            Value::Object(record) => look(&mut check, record),
            _ => check.fail("must be an object"),
        }
        check.errors
    }

    /// Returns the faults as an error if there are any.
    pub(super) fn finish(self) -> Result<(), Invalid> {
        if self.errors.is_empty() {
            Ok(())
        } else {
            Err(Invalid {
                fields: self.errors,
            })
        }
    }

    /// Notes that the value we are at is wrong.
    pub(super) fn fail(&mut self, message: impl Into<String>) {
        self.errors.push(FieldError {
            field: self.path.clone(),
            message: message.into(),
        });
    }

    /// Notes that the field called `name` is wrong.
    pub(super) fn fail_at(&mut self, name: &str, message: impl Into<String>) {
        self.inside(name, |check| check.fail(message));
    }

    fn inside<T>(&mut self, name: &str, look: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        if length > 0 && !name.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(name);
        let result = look(self);
        self.path.truncate(length);
        result
    }

    /// Looks at the field if it is there and not `null`.
    fn optional(&mut self, record: &Record, name: &str, look: impl FnOnce(&mut Self, &Value)) {
        if let Some(value) = present(record, name) {
            self.inside(name, |check| look(check, value));
        }
    }

    /// Complains if the field is missing or `null`; gives whether it is there.
    pub(super) fn required(&mut self, record: &Record, name: &str) -> bool {
        let found = present(record, name).is_some();
        if !found {
            self.fail_at(name, "is required");
        }
        found
    }

    /// A line of text of a length in `least..=most`; one of at least 1 must not be blank either.
    pub(super) fn text(&mut self, record: &Record, name: &str, least: usize, most: usize) {
        self.optional(record, name, |check, value| {
            check.is_text(value, least, most);
        });
    }

    /// As [`Check::text`], also of several lines.
    pub(super) fn prose(&mut self, record: &Record, name: &str, least: usize, most: usize) {
        self.optional(record, name, |check, value| {
            let text = check.has_length(value, least, most);
            check.is_visible(text, true);
        });
    }

    /// As [`Check::text`] for what nobody reads: any character will do.
    pub(super) fn secret(&mut self, record: &Record, name: &str, least: usize, most: usize) {
        self.optional(record, name, |check, value| {
            check.has_length(value, least, most);
        });
    }

    pub(super) fn is_text(&mut self, value: &Value, least: usize, most: usize) {
        let text = self.has_length(value, least, most);
        self.is_visible(text, false);
    }

    /// The text, if its length is right.
    fn has_length<'a>(&mut self, value: &'a Value, least: usize, most: usize) -> Option<&'a str> {
        let Some(text) = value.as_str() else {
            self.fail("must be a text");
            return None;
        };
        let length = text.chars().count();
        if least > 0 && is_blank(text) {
            self.fail("must not be empty");
        } else if length < least {
            self.fail(format!("must have at least {least} characters"));
        } else if length > most {
            self.fail(format!("must have at most {most} characters"));
        } else {
            return Some(text);
        }
        None
    }

    fn is_visible(&mut self, text: Option<&str>, has_lines: bool) {
        if text.is_some_and(|text| first_invisible(text, has_lines).is_some()) {
            self.fail(INVISIBLE);
        }
    }

    /// One of a few words.
    pub(super) fn word(&mut self, record: &Record, name: &str, words: &[&str]) {
        self.optional(record, name, |check, value| {
            if !value.as_str().is_some_and(|text| words.contains(&text)) {
                check.fail(format!("must be one of {}", words.join(", ")));
            }
        });
    }

    /// `true` or `false`.
    pub(super) fn flag(&mut self, record: &Record, name: &str) {
        self.optional(record, name, |check, value| {
            if !value.is_boolean() {
                check.fail("must be true or false");
            }
        });
    }

    /// A whole number in `least..=most`.
    pub(super) fn whole(&mut self, record: &Record, name: &str, least: i64, most: i64) {
        self.optional(record, name, |check, value| {
            if !value
                .as_i64()
                .is_some_and(|number| (least..=most).contains(&number))
            {
                check.fail(whole_message(least, most));
            }
        });
    }

    /// Any number in `least..=most`; the ends are whole, since writing a fraction would bring its tables to the browser.
    pub(super) fn number(&mut self, record: &Record, name: &str, least: i32, most: i32) {
        self.optional(record, name, |check, value| {
            if !value
                .as_f64()
                .is_some_and(|number| (least.into()..=most.into()).contains(&number))
            {
                check.fail(format!("must be a number from {least} to {most}"));
            }
        });
    }

    /// A moment in any of the accepted forms.
    pub(super) fn timestamp(&mut self, record: &Record, name: &str) {
        self.optional(record, name, |check, value| {
            if let Err(error) = Timestamp::from_json(value) {
                check.fail(error.to_string());
            }
        });
    }

    /// A day as `2026-05-31`.
    pub(super) fn date(&mut self, record: &Record, name: &str) {
        self.optional(record, name, |check, value| {
            let is_day = |text: &str| {
                let moment = Value::from(format!("{text}T00:00:00Z"));
                text.len() == "2026-05-31".len() && Timestamp::from_json(&moment).is_ok()
            };
            if !value.as_str().is_some_and(is_day) {
                check.fail("must be a day like 2026-05-31");
            }
        });
    }

    /// A time of day as `09:30`.
    pub(super) fn time_of_day(&mut self, record: &Record, name: &str) {
        let two_digits = |text: &str, below: u8| {
            text.len() == 2
                && text.bytes().all(|digit| digit.is_ascii_digit())
                && text.parse::<u8>().is_ok_and(|number| number < below)
        };
        self.optional(record, name, |check, value| {
            let parts = value.as_str().and_then(|text| text.split_once(':'));
            if !parts.is_some_and(|(hour, minute)| two_digits(hour, 24) && two_digits(minute, 60)) {
                check.fail("must be a time of day like 09:30");
            }
        });
    }

    /// An array of at most `most` things (`things` names them); each is looked at in turn.
    pub(super) fn list(
        &mut self,
        record: &Record,
        name: &str,
        (most, things): (usize, &str),
        mut look: impl FnMut(&mut Self, &Value),
    ) {
        self.optional(record, name, |check, value| {
            let Some(items) = value.as_array() else {
                return check.fail("must be a list");
            };
            if items.len() > most {
                return check.fail(format!("must have at most {most} {things}"));
            }
            for (n, item) in items.iter().enumerate() {
                check.inside(&format!("[{n}]"), |check| look(check, item));
            }
        });
    }

    /// An array of ids.
    pub(super) fn ids(&mut self, record: &Record, name: &str, most: (usize, &str)) {
        self.list(record, name, most, |check, value| {
            check.is_text(value, 1, super::ID_MAX);
        });
    }

    /// An object; its fields are looked at.
    pub(super) fn part(
        &mut self,
        record: &Record,
        name: &str,
        look: impl FnOnce(&mut Self, &Record),
    ) {
        self.optional(record, name, |check, value| check.is_object(value, look));
    }

    pub(super) fn is_object(&mut self, value: &Value, look: impl FnOnce(&mut Self, &Record)) {
        match value {
            Value::Object(record) => look(self, record),
            _ => self.fail("must be an object"),
        }
    }

    /// Complains about every id that an earlier element of the list has already.
    pub(super) fn unique_ids(&mut self, record: &Record, name: &str) {
        let mut seen = Seen::default();
        let items = record
            .get(name)
            .and_then(Value::as_array)
            .into_iter()
            .flatten();
        for (n, item) in items.enumerate() {
            if let Some(id) = item.get("id").and_then(Value::as_str)
                && !seen.insert(id)
            {
                self.fail_at(&format!("{name}[{n}].id"), "is there twice");
            }
        }
    }
}

/// Texts met so far, as the names of a record: the code for a set of its own would be downloaded for nothing else.
#[derive(Debug, Default)]
pub(super) struct Seen(Record);

impl Seen {
    /// Adds a text; returns `true` if it is new.
    pub(super) fn insert(&mut self, text: &str) -> bool {
        self.0.insert(text.to_owned(), Value::Null).is_none()
    }
}

fn whole_message(least: i64, most: i64) -> String {
    match (least, most) {
        (i64::MIN, i64::MAX) => "must be a whole number".to_owned(),
        _ => format!("must be a whole number from {least} to {most}"),
    }
}

/// The field's value; `null` counts as missing.
pub(super) fn present<'a>(record: &'a Record, name: &str) -> Option<&'a Value> {
    record.get(name).filter(|value| !value.is_null())
}
