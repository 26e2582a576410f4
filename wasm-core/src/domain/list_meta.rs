//! Record beside a bucket list's six fixed fields: its visibility, its co-editors, its appearance.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::timestamp::Timestamp;
use super::{ID_MAX, LIST_EDITORS_MAX, LIST_PINNED_MAX, TITLE_MAX};

/// Visibility of a list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// The owner and co-editors.
    Private,
    /// Friends too.
    #[default]
    Friends,
    /// Everybody who has the secret link.
    Link,
    /// Everybody.
    Public,
}

/// Permission of somebody who opens a secret link.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum LinkRole {
    /// Read.
    #[default]
    Viewer,
    /// Edit the items, once signed in.
    Editor,
}

/// Beside each bucket list, under the same id.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct BucketListMeta {
    /// Visibility of the list; friends, if missing.
    #[serde(default)]
    pub visibility: Visibility,
    /// The secret of its link; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_token: Option<String>,
    /// Permission that the link gives, `viewer` if missing; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_role: Option<LinkRole>,
    /// Moment when the link stops working; never, if missing. Set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_expires_at: Option<Timestamp>,
    /// Ids of the people who edit it with the owner, at most 50.
    #[serde(default)]
    pub editors: Vec<String>,
    /// Title, at most 140 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Theme of its appearance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// Ids of the activities kept on top, at most 10.
    #[serde(default)]
    pub pinned: Vec<String>,
    /// The list it was copied from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloned_from: Option<String>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Every [`Visibility`] as it is written.
pub(super) const VISIBILITIES: &[&str] = &["private", "friends", "link", "public"];

/// Lists the faults of a list's meta record; empty if there are none.
pub fn validate_bucket_list_meta(meta: &Value) -> Vec<FieldError> {
    Check::object("", meta, |check, record| {
        check.word(record, "visibility", VISIBILITIES);
        check.text(record, "linkToken", 1, ID_MAX);
        check.word(record, "linkRole", &["viewer", "editor"]);
        check.timestamp(record, "linkExpiresAt");
        check.ids(record, "editors", (LIST_EDITORS_MAX, "editors"));
        check.text(record, "title", 0, TITLE_MAX);
        check.text(record, "theme", 1, ID_MAX);
        check.ids(record, "pinned", (LIST_PINNED_MAX, "pinned activities"));
        check.text(record, "clonedFrom", 1, ID_MAX);
    })
}
