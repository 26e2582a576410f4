//! Decisions of admins: roles, points, reports. Each act begins with [`begin`], which refuses everybody else and adds a line
//! to the audit log, so that no act of an admin goes without one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{FLAG_REASON_MAX, Flag, PointsEntry, Quest, QuestStatus};
use wasm_core::error::Code;

use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::audit_log::begin;
use crate::domain::friendships::no_such_person;
use crate::domain::points::{release, void};
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::{AUDIT_LOG, FLAGS, QUESTS, USERS, is_id};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Lines of the log, and open reports, that are shown.
const SHOWN_MAX: usize = 200;
/// Roles that can be given.
const ROLES: [&str; 3] = ["user", "creator", "admin"];

/// The roles of somebody.
#[derive(Deserialize, ToSchema)]
pub(crate) struct SetRole {
    /// Id of the person.
    uid: String,
    /// Their roles from now on: `user`, `creator`, `admin`.
    roles: Vec<String>,
}

/// Points to decide about.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JudgePoints {
    /// Id of the line of the ledger.
    points_id: String,
    /// Reason, 1–2 000 characters; the person whose points they are reads it.
    reason: String,
}

/// Decision about a report.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    /// Something was done about it.
    Upheld,
    /// Nothing was wrong.
    Dismissed,
}

/// A report to decide on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DecideReport {
    /// Id of the report.
    flag_id: String,
    /// The decision.
    verdict: Verdict,
    /// Note for the audit log, up to 2 000 characters.
    #[serde(default)]
    note: String,
}

/// A report that was decided on.
#[derive(Serialize, ToSchema)]
pub(crate) struct DecidedReport {
    /// The report.
    #[schema(value_type = Versioned<Flag>)]
    flag: Shown,
}

/// Decision about points.
#[derive(Serialize, ToSchema)]
pub(crate) struct JudgedPoints {
    /// The line that says so.
    #[schema(value_type = PointsEntry)]
    line: Value,
}

/// Somebody's roles.
#[derive(Serialize, ToSchema)]
pub(crate) struct RolesNow {
    /// Id of the person.
    uid: String,
    /// Their roles.
    roles: Vec<String>,
}

/// Log of actions, and the work that waits.
#[derive(Serialize, ToSchema)]
pub(crate) struct Audit {
    /// Actions of admins before this call, the newest first.
    log: Vec<AuditLine>,
    /// Reports that nobody has decided on.
    #[schema(value_type = Vec<Versioned<Flag>>)]
    reports: Vec<Shown>,
    /// Quests that wait to be looked at.
    #[schema(value_type = Vec<Versioned<Quest>>)]
    quests: Vec<Shown>,
    /// Names of the people in all of these, by their ids.
    names: BTreeMap<String, String>,
}

/// Something that was done.
#[derive(Deserialize, Serialize, ToSchema)]
pub(crate) struct AuditLine {
    /// Id of who did it; empty for the operator, and for an account that is gone.
    by: String,
    /// The function.
    what: String,
    /// Subject of the action.
    about: String,
    /// Note on it.
    note: String,
    /// Moment of the action.
    at: String,
}

/// Gives somebody roles. Nobody takes their own role of an admin, so that there is always one.
pub(crate) fn set_role(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SetRole,
) -> Result<RolesNow, ApiError> {
    let roles = asked.roles.join(", ");
    begin(transaction, me, ("setRole", &asked.uid), &roles)?;
    if asked.roles.iter().any(|role| !ROLES.contains(&&**role)) {
        let message = format!("roles must be some of {}", ROLES.join(", "));
        return Err(ApiError::invalid(message));
    }
    if asked.uid == me.uid && !asked.roles.iter().any(|role| role == "admin") {
        let message = "somebody else has to take this role from you";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("own"));
    }
    let user = transaction.get(&USERS, &asked.uid)?;
    let mut data = (*user.ok_or_else(no_such_person)?.data).clone();
    data["roles"] = json!(asked.roles);
    transaction.put(&USERS, &asked.uid, data)?;
    Ok(RolesNow {
        uid: asked.uid.clone(),
        roles: asked.roles.clone(),
    })
}

/// Takes points back, by a line of its own.
pub(crate) fn void_points(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JudgePoints,
) -> Result<JudgedPoints, ApiError> {
    judge(transaction, me, asked, ("voidPoints", "upheld"))
}

/// Gives points that were withheld until somebody looked.
pub(crate) fn release_points(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JudgePoints,
) -> Result<JudgedPoints, ApiError> {
    judge(transaction, me, asked, ("releasePoints", "dismissed"))
}

/// Lists the latest actions, and the reports and quests that wait.
pub(crate) fn audit(transaction: &mut Transaction<'_>, me: &Me) -> Result<Audit, ApiError> {
    // Read first: an admin knows that they are looking now.
    let newest = by!(AUDIT_LOG.log).question([json!("log")], SHOWN_MAX);
    let log = transaction.find(&newest)?.documents;
    begin(transaction, me, ("audit", ""), "")?;
    let open = by!(FLAGS.status).question([json!("open")], SHOWN_MAX);
    let reports = transaction.find(&open)?.documents;
    let waiting = json!(QuestStatus::InReview);
    let waiting = by!(QUESTS.status).question([waiting], SHOWN_MAX);
    let quests = transaction.find(&waiting)?.documents;
    let names = names(transaction, [&log, &reports, &quests])?;
    let line = |found: &Document| serde_json::from_value((*found.data).clone()).ok();
    let shown = |found: &Document| Shown::of(&found.id, found.version, &found.data);
    Ok(Audit {
        log: log.iter().filter_map(line).collect(),
        reports: reports.iter().map(shown).collect(),
        quests: quests.iter().map(shown).collect(),
        names,
    })
}

/// Names of everybody who is named in documents.
fn names(
    transaction: &Transaction<'_>,
    documents: [&[Document]; 3],
) -> Result<BTreeMap<String, String>, ApiError> {
    let people = documents.into_iter().flatten().flat_map(|document| {
        let fields = ["by", "about", "creatorId"];
        fields.map(|field| document.data[field].as_str().unwrap_or_default())
    });
    let mut names = BTreeMap::new();
    for uid in people.filter(|uid| is_id(uid)) {
        if names.contains_key(uid) {
            continue;
        }
        let user = transaction.get(&USERS, uid)?;
        if let Some(name) = user.as_ref().and_then(|user| user.data["name"].as_str()) {
            names.insert(uid.to_owned(), name.to_owned());
        }
    }
    Ok(names)
}

/// Decides on a report.
pub(crate) fn decide_report(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &DecideReport,
) -> Result<DecidedReport, ApiError> {
    let note = asked.note.trim();
    begin(transaction, me, ("decideReport", &asked.flag_id), note)?;
    if note.chars().count() > FLAG_REASON_MAX {
        let message = format!("note must have at most {FLAG_REASON_MAX} characters");
        return Err(ApiError::invalid(message));
    }
    let flag = transaction.get(&FLAGS, &asked.flag_id)?;
    let flag = flag.ok_or_else(|| ApiError::not_found("there is no such report"))?;
    let mut data = (*flag.data).clone();
    data["status"] = value(&asked.verdict)?;
    let version = transaction.put(&FLAGS, &flag.id, data.clone())?;
    Ok(DecidedReport {
        flag: Shown::of(&flag.id, version, &data),
    })
}

fn judge(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JudgePoints,
    (what, verdict): (&str, &str),
) -> Result<JudgedPoints, ApiError> {
    let (id, reason) = (&*asked.points_id, &*asked.reason);
    begin(transaction, me, (what, id), reason)?;
    let length = asked.reason.chars().count();
    if asked.reason.trim().is_empty() || length > FLAG_REASON_MAX {
        let message = format!("reason must have 1 to {FLAG_REASON_MAX} characters");
        return Err(ApiError::invalid(message));
    }
    let line = if what == "voidPoints" {
        void(transaction, id, reason, me.now_ms)?
    } else {
        release(transaction, id, reason, me.now_ms)?
    };
    let line = line.ok_or_else(|| ApiError::not_found("there are no such points"))?;
    for flag in by!(FLAGS.about).all(transaction, [json!(line.uid)])? {
        if flag.data["subject"] == id && flag.data["status"] == "open" {
            let mut data = (*flag.data).clone();
            data["status"] = json!(verdict);
            transaction.put(&FLAGS, &flag.id, data)?;
        }
    }
    Ok(JudgedPoints {
        line: value(&line)?,
    })
}
