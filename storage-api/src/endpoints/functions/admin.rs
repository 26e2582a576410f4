//! Functions for admins only. Each begins with [`begin`], which refuses everybody else and adds a line to the audit log, so
//! that no act of an admin goes without one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{FLAG_REASON_MAX, Flag, PointsEntry, Quest, QuestStatus};
use wasm_core::error::Code;

use super::boards::no_such_person;
use super::call::Call;
use super::callable::{Callable, change, function};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::audit_log::begin;
use crate::domain::points::{release, void};
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::{AUDIT_LOG, FLAGS, QUESTS, USERS, is_id};
use crate::schema::query::question;
use crate::schema::shape::Unread;
use crate::store::journal::backup::{full, inspect};
use crate::store::journal::merge::Source;
use crate::store::journal::{Folder, Medium};
use crate::store::sled::folder::journal_folder;
use crate::store::{Document, Transaction, transact};

/// The folder of backups inside the data folder.
const BACKUPS: &str = "backups";
/// Lines of the log, and open reports, that are shown.
const SHOWN_MAX: usize = 200;
/// Roles that can be given.
const ROLES: [&str; 3] = ["user", "creator", "admin"];

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("setRole", set_role).for_admins(),
        change("voidPoints", void_points).for_admins(),
        change("releasePoints", release_points).for_admins(),
        change("decideReport", decide_report).for_admins(),
        function("audit", audit).for_admins(),
        function("backupNow", backup_now).for_admins(),
        function("restoreCheck", restore_check).for_admins(),
    ]
}

/// The roles of somebody.
#[derive(Deserialize, ToSchema)]
pub(super) struct SetRole {
    /// Id of the person.
    uid: String,
    /// Their roles from now on: `user`, `creator`, `admin`.
    roles: Vec<String>,
}

/// Points to decide about.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JudgePoints {
    /// Id of the line of the ledger.
    points_id: String,
    /// Reason, 1–2 000 characters; the person whose points they are reads it.
    reason: String,
}

/// Decision about a report.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Verdict {
    /// Something was done about it.
    Upheld,
    /// Nothing was wrong.
    Dismissed,
}

/// A report to decide on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DecideReport {
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
pub(super) struct DecidedReport {
    /// The report.
    #[schema(value_type = Versioned<Flag>)]
    flag: Shown,
}

/// Decision about points.
#[derive(Serialize, ToSchema)]
pub(super) struct JudgedPoints {
    /// The line that says so.
    #[schema(value_type = PointsEntry)]
    line: Value,
}

/// Somebody's roles.
#[derive(Serialize, ToSchema)]
pub(super) struct RolesNow {
    /// Id of the person.
    uid: String,
    /// Their roles.
    roles: Vec<String>,
}

/// Log of actions, and the work that waits.
#[derive(Serialize, ToSchema)]
pub(super) struct Audit {
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
pub(super) struct AuditLine {
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

/// A backup.
#[derive(Serialize, ToSchema)]
pub(super) struct BackupFile {
    /// Its name in the folder `backups` of the data folder.
    file: String,
    /// Number of documents in it.
    documents: u64,
    /// Number of the last change in it.
    sequence: u64,
    /// Its length in bytes.
    length: u64,
    /// Photos in the folder beside it, `{file}.photos`; `null` where photos are in a bucket, which is left out.
    #[schema(required = true)]
    photos: Option<u64>,
}

/// Gives somebody roles. Nobody takes their own role of an admin, so that there is always one.
pub(super) fn set_role(
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
pub(super) fn void_points(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JudgePoints,
) -> Result<JudgedPoints, ApiError> {
    judge(transaction, me, asked, ("voidPoints", "upheld"))
}

/// Gives points that were withheld until somebody looked.
pub(super) fn release_points(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JudgePoints,
) -> Result<JudgedPoints, ApiError> {
    judge(transaction, me, asked, ("releasePoints", "dismissed"))
}

/// Lists the latest actions, and the reports and quests that wait.
pub(super) async fn audit(call: Call, me: Me, _: Unread) -> Result<Audit, ApiError> {
    let found = transact(&*call.app.store, move |transaction| {
        // Read first: an admin knows that they are looking now.
        let newest = question(&AUDIT_LOG, "log", vec![json!("log")], SHOWN_MAX)?;
        let log = transaction.find(&newest)?.documents;
        begin(transaction, &me, ("audit", ""), "")?;
        let open = question(&FLAGS, "status", vec![json!("open")], SHOWN_MAX)?;
        let reports = transaction.find(&open)?.documents;
        let waiting = json!(QuestStatus::InReview);
        let waiting = question(&QUESTS, "status", vec![waiting], SHOWN_MAX)?;
        let quests = transaction.find(&waiting)?.documents;
        let names = names(transaction, [&log, &reports, &quests])?;
        Ok::<_, ApiError>((log, reports, quests, names))
    });
    let (log, reports, quests, names) = found.await?;
    let line = |found: &crate::store::Document| serde_json::from_value((*found.data).clone()).ok();
    let shown = |found: &crate::store::Document| Shown::of(&found.id, found.version, &found.data);
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
pub(super) fn decide_report(
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

/// Writes everything to a new file, while the server goes on.
pub(super) async fn backup_now(call: Call, me: Me, _: Unread) -> Result<BackupFile, ApiError> {
    let name = format!("{}.backup", iso(me.now_ms).replace(':', "-"));
    let (data, file) = (call.app.config.data.clone(), name.clone());
    let (objects, has_database) = (call.app.objects.clone(), call.app.config.store.is_some());
    let noted = name.clone();
    transact(&*call.app.store, move |transaction| {
        begin(transaction, &me, ("backupNow", &noted), "")?;
        if has_database {
            let message = "the documents are in PostgreSQL: back them up with its own tools";
            return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("database"));
        }
        Ok(())
    })
    .await?;
    let written = tokio::task::spawn_blocking(move || {
        let folder = data.join(BACKUPS);
        std::fs::create_dir_all(&folder).map_err(ApiError::internal)?;
        let (journal, target) = (Folder::at(&journal_folder(&data)), Folder::at(&folder));
        let backup = full(&journal, &target, &file).map_err(ApiError::internal)?;
        // After the documents, so that no photo is missing that they speak of.
        let photos = objects.copy_to(&folder.join(format!("{file}.photos")));
        Ok::<_, ApiError>((backup, photos.map_err(ApiError::internal)?))
    });
    let (backup, photos) = written.await.map_err(ApiError::internal)??;
    Ok(BackupFile {
        file: name,
        documents: backup.documents,
        sequence: backup.sequence,
        length: backup.length,
        photos,
    })
}

/// Reads the newest backup from beginning to end: whether everything in it is as it was written.
pub(super) async fn restore_check(call: Call, me: Me, _: Unread) -> Result<BackupFile, ApiError> {
    let folder = call.app.config.data.join(BACKUPS);
    let objects = call.app.objects.clone();
    transact(&*call.app.store, move |transaction| {
        begin(transaction, &me, ("restoreCheck", ""), "")
    })
    .await?;
    let checked = tokio::task::spawn_blocking(move || {
        let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        let newest = names.filter(|name| name.ends_with(".backup")).max();
        let name = newest.ok_or_else(|| ApiError::not_found("there is no backup yet"))?;
        let file = Folder::at(&folder)
            .open(&name)
            .map_err(ApiError::internal)?;
        let source = Source::new(file, folder.join(&name));
        let backup = source.and_then(|source| inspect(&source));
        let backup = backup.map_err(|error| damaged(&error))?;
        let photos = objects.check_copies(&folder.join(format!("{name}.photos")));
        let photos = photos.map_err(|error| damaged(&error))?;
        Ok::<_, ApiError>(BackupFile {
            file: name,
            documents: backup.documents,
            sequence: backup.sequence,
            length: backup.length,
            photos,
        })
    });
    checked.await.map_err(ApiError::internal)?
}

fn damaged(error: &impl std::fmt::Display) -> ApiError {
    ApiError::new(Code::DataLoss, error.to_string()).with_reason("damaged")
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
    for flag in crate::schema::query::all(transaction, &FLAGS, "about", vec![json!(line.uid)])? {
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
