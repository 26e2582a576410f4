//! Moments in time, in every form that records carry them.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Iso8601;

/// Milliseconds in a second.
const SECOND_MS: i64 = 1_000;
/// Nanoseconds in a millisecond.
const MILLISECOND_NS: i64 = 1_000_000;

/// A moment with the precision of a millisecond, between the years −9999 and 9999. As JSON it is an ISO-8601 text in
/// UTC, `2025-01-31T08:30:00.000Z`, as JavaScript's `Date` writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp {
    epoch_ms: i64,
}

/// Not a moment in any form that records carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvalidTimestamp;

impl fmt::Display for InvalidTimestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("must be a date and time")
    }
}

impl std::error::Error for InvalidTimestamp {}

impl Timestamp {
    /// The moment so many milliseconds after 1970-01-01T00:00:00Z.
    ///
    /// # Errors
    /// [`InvalidTimestamp`] outside the years −9999 to 9999.
    pub fn from_epoch_ms(epoch_ms: i64) -> Result<Self, InvalidTimestamp> {
        at(epoch_ms)
            .map(|_| Self { epoch_ms })
            .ok_or(InvalidTimestamp)
    }

    /// Milliseconds after 1970-01-01T00:00:00Z.
    pub fn epoch_ms(self) -> i64 {
        self.epoch_ms
    }

    /// Reads a moment from what records carry: an ISO-8601 text with an offset, milliseconds since 1970, or a Firestore
    /// timestamp (`{seconds, nanoseconds}`, also with leading underscores). Fractions of a millisecond are dropped.
    ///
    /// # Errors
    /// [`InvalidTimestamp`] for anything else, and outside the years −9999 to 9999.
    ///
    /// ```
    /// use serde_json::json;
    /// use wasm_core::domain::Timestamp;
    ///
    /// let text = Timestamp::from_json(&json!("2025-01-31T09:30:00+01:00"))?;
    /// assert_eq!(text, Timestamp::from_json(&json!({ "seconds": 1_738_312_200, "nanoseconds": 0 }))?);
    /// assert_eq!(text.to_string(), "2025-01-31T08:30:00.000Z");
    /// # Ok::<(), wasm_core::domain::InvalidTimestamp>(())
    /// ```
    pub fn from_json(value: &Value) -> Result<Self, InvalidTimestamp> {
        let epoch_ms = match value {
            Value::Number(_) => whole(value),
            Value::String(text) => OffsetDateTime::parse(text, &Iso8601::PARSING)
                .ok()
                .map(floor_ms),
            Value::Object(parts) => {
                let part = |name: &str| {
                    parts
                        .get(name)
                        .or_else(|| parts.get(&format!("_{name}")))
                        .and_then(whole)
                };
                part("seconds").and_then(|seconds| firestore_ms(seconds, part("nanoseconds")?))
            }
            _ => None,
        };
        epoch_ms
            .ok_or(InvalidTimestamp)
            .and_then(Self::from_epoch_ms)
    }

    /// The form that records store.
    pub fn to_json(self) -> Value {
        Value::String(self.to_string())
    }
}

/// A number without its fraction; JavaScript may write whole numbers as `1e12`.
fn whole(value: &Value) -> Option<i64> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the range was checked just before"
    )]
    let truncated = |number: f64| (number.abs() < 1e15).then_some(number.trunc() as i64);
    value
        .as_i64()
        .or_else(|| value.as_f64().and_then(truncated))
}

fn firestore_ms(seconds: i64, nanoseconds: i64) -> Option<i64> {
    (0..1_000_000_000).contains(&nanoseconds).then_some(())?;
    seconds
        .checked_mul(SECOND_MS)?
        .checked_add(nanoseconds / MILLISECOND_NS)
}

fn floor_ms(moment: OffsetDateTime) -> i64 {
    moment.unix_timestamp() * SECOND_MS + i64::from(moment.millisecond())
}

/// The moment as a calendar date in UTC; `None` outside the years −9999 to 9999.
pub(super) fn at(epoch_ms: i64) -> Option<OffsetDateTime> {
    let second = OffsetDateTime::from_unix_timestamp(epoch_ms.div_euclid(SECOND_MS)).ok()?;
    let ms = epoch_ms.rem_euclid(SECOND_MS);
    second.replace_millisecond(u16::try_from(ms).ok()?).ok()
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moment = at(self.epoch_ms).unwrap_or(OffsetDateTime::UNIX_EPOCH);
        // JavaScript writes years before 0 with six digits.
        let (sign, width) = if moment.year() < 0 { ("-", 6) } else { ("", 4) };
        let (year, month, day) = (
            moment.year().unsigned_abs(),
            u8::from(moment.month()),
            moment.day(),
        );
        let (hour, minute, second, ms) = (
            moment.hour(),
            moment.minute(),
            moment.second(),
            moment.millisecond(),
        );
        write!(
            f,
            "{sign}{year:0width$}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}Z"
        )
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_json(&Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
mod schema {
    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
    use utoipa::{PartialSchema, ToSchema};

    impl PartialSchema for super::Timestamp {
        fn schema() -> RefOr<Schema> {
            let text = ObjectBuilder::new()
                .schema_type(Type::String)
                .format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))
                .description(Some(
                    "A moment as ISO-8601 in UTC, `2025-01-31T08:30:00.000Z`.",
                ));
            RefOr::T(text.build().into())
        }
    }

    impl ToSchema for super::Timestamp {}
}
