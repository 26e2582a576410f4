//! Saying that something is wrong: with points, with a place, with what somebody wrote.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{Flag, FlagKind, validate_flag};
use wasm_core::error::Code;

use super::boards::no_such_person;
use super::change::{Me, value};
use super::lists::Shown;
use crate::auth::secret;
use crate::clock::iso;
use crate::collections::{FLAGS, POINTS, USERS};
use crate::error::ApiError;
use crate::http::describe::Versioned;
use crate::lookup::all;
use crate::store::Transaction;

/// Reports of one person that nobody has decided on yet.
const OPEN_MOST: usize = 50;

/// Points that are wrong: those of somebody else, or one's own that were withheld.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FlagScore {
    /// Id of the person whose points they are; one's own to ask for a second look.
    uid: String,
    /// Id of the line of the ledger; all their points, if missing.
    points_id: Option<String>,
    /// What is wrong, 1–2 000 characters.
    reason: String,
}

/// A report that was taken.
#[derive(Serialize, ToSchema)]
pub(super) struct Reported {
    /// The report.
    #[schema(value_type = Versioned<Flag>)]
    flag: Shown,
}

/// Something to report.
#[derive(Debug)]
pub(super) struct Report<'a> {
    pub(super) kind: FlagKind,
    pub(super) subject: &'a str,
    /// Id of the person it is about.
    pub(super) about: Option<&'a str>,
    pub(super) reason: &'a str,
}

/// Reports points.
pub(super) fn flag_score(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &FlagScore,
) -> Result<Reported, ApiError> {
    transaction
        .get(&USERS, &asked.uid)?
        .ok_or_else(no_such_person)?;
    if let Some(id) = &asked.points_id {
        let line = transaction.get(&POINTS, id)?;
        line.filter(|line| line.data["uid"] == asked.uid)
            .ok_or_else(|| ApiError::not_found("there are no such points"))?;
    }
    let report = Report {
        kind: FlagKind::Score,
        subject: asked.points_id.as_ref().unwrap_or(&asked.uid),
        about: Some(&asked.uid),
        reason: &asked.reason,
    };
    file(transaction, me, &report)
}

/// Takes a report. Who reports the same thing again says it in other words.
pub(super) fn file(
    transaction: &mut Transaction<'_>,
    me: &Me,
    report: &Report<'_>,
) -> Result<Reported, ApiError> {
    let kind = value(&report.kind)?;
    let id = secret::hash(&format!("{} {kind} {}", me.uid, report.subject));
    let own = all(transaction, &FLAGS, "by", vec![json!(me.uid)])?;
    let open = own.iter().filter(|flag| flag.data["status"] == "open");
    if open.filter(|flag| flag.id != id).count() >= OPEN_MOST {
        let message = format!("you have {OPEN_MOST} reports open; wait until they are looked at");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("reports"));
    }
    let mut flag = json!({
        "kind": kind, "subject": report.subject, "by": me.uid, "reason": report.reason,
        "status": "open", "at": iso(me.now_ms),
    });
    if let Some(about) = report.about {
        flag["about"] = json!(about);
    }
    ApiError::refuse_fields(validate_flag(&flag))?;
    let version = transaction.put(&FLAGS, &id, flag.clone())?;
    let flag = Shown::of(&id, version, &flag);
    Ok(Reported { flag })
}
