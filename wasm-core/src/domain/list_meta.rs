//! What belongs to a bucket list besides the seed's six fields: who may see it, who edits it, how it looks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::timestamp::Timestamp;
use super::{ID_MOST, LIST_EDITORS_MOST, LIST_PINNED_MOST, TITLE_MOST};

/// Who may see a list.
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

/// What somebody who opens a secret link may do.
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
    /// Who may see the list; friends, if missing.
    #[serde(default)]
    pub visibility: Visibility,
    /// The secret of its link; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_token: Option<String>,
    /// What the link is good for, `viewer` if missing; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_role: Option<LinkRole>,
    /// When the link stops working; never, if missing. Set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_expires_at: Option<Timestamp>,
    /// Ids of the people who edit it with the owner, at most 50.
    #[serde(default)]
    pub editors: Vec<String>,
    /// What it is called, at most 140 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// How it looks.
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

/// What is wrong with a list's meta record; nothing if the list is empty.
pub fn validate_bucket_list_meta(meta: &Value) -> Vec<FieldError> {
    Check::object("", meta, |check, record| {
        check.word(record, "visibility", VISIBILITIES);
        check.text(record, "linkToken", 1, ID_MOST);
        check.word(record, "linkRole", &["viewer", "editor"]);
        check.timestamp(record, "linkExpiresAt");
        check.ids(record, "editors", (LIST_EDITORS_MOST, "editors"));
        check.text(record, "title", 0, TITLE_MOST);
        check.text(record, "theme", 1, ID_MOST);
        check.ids(record, "pinned", (LIST_PINNED_MOST, "pinned activities"));
        check.text(record, "clonedFrom", 1, ID_MOST);
    })
}
