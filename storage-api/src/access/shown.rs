//! A record in an answer, as its reader sees it.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::rules::Sight;

/// A list as its reader sees it.
#[derive(Serialize)]
pub(crate) struct Shown {
    id: String,
    version: u64,
    #[serde(serialize_with = "record")]
    data: Arc<Value>,
}

impl Shown {
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
    fn list(&mut self) -> &mut Shown;
}

impl ShowsList for Shown {
    const PLACE: &'static str = "";

    fn list(&mut self) -> &mut Shown {
        self
    }
}
