//! Saying that something is wrong: with points, with a place, with what somebody wrote.

mod contacts;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{Flag, FlagKind, validate_email, validate_flag};
use wasm_core::error::Code;

use self::contacts::has_met;
use crate::access::auth::secret;
use crate::access::me::{Me, Visitor};
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::clock::iso;
use crate::domain::friendships::blocks;
use crate::domain::friendships::no_such_person;
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::{
    BUCKET_LISTS, FLAGS, HANGOUT_COMMENTS, HANGOUTS, POINTS, QUEST_QUESTIONS, QUESTS, REVIEWS,
    USERS,
};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Reports of one person that nobody has decided on yet.
const REPORTS_OPEN_MAX: usize = 50;
/// Messages of one person to support that nobody has answered yet. They are counted apart, so that somebody who reports
/// much can still ask for help.
const SUPPORT_OPEN_MAX: usize = 20;

/// Mark of messages to support among the reports.
const SUPPORT: &str = "support";

/// Points that are wrong: those of somebody else, or one's own that were withheld.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FlagScore {
    /// Id of the person whose points they are; one's own to ask for a second look.
    uid: String,
    /// Id of the line of the ledger; all their points, if missing.
    points_id: Option<String>,
    /// Fault to report, 1–2 000 characters.
    reason: String,
}

/// Types that can be reported besides points and places, which have functions of their own.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ReportedType {
    /// A person.
    User,
    /// A bucket list.
    BucketList,
    /// A quest.
    Quest,
    /// A review of a quest.
    Review,
    /// A hangout.
    Hangout,
    /// A comment of a hangout.
    HangoutComment,
    /// A question to the creator of a quest, or its answer.
    Question,
}

/// Something that should not be there.
#[derive(Deserialize, ToSchema)]
pub(crate) struct ReportContent {
    /// Type of the thing.
    #[serde(rename = "type")]
    kind: ReportedType,
    /// Its id.
    id: String,
    /// Fault to report, 1–2 000 characters.
    reason: String,
    /// The secret of the link by which it can be seen.
    key: Option<String>,
}

/// A message to those who run this server.
#[derive(Deserialize, ToSchema)]
pub(crate) struct ContactSupport {
    /// Message, 1–2 000 characters.
    message: String,
    /// Address for the answer; a signed-in person's own address, if missing.
    email: Option<String>,
}

/// An email that has arrived.
#[derive(Serialize, ToSchema)]
pub(crate) struct SupportLetter {
    /// Its number, to be named when asking about it.
    id: String,
}

/// A report that was taken.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reported {
    /// The report.
    #[schema(value_type = Versioned<Flag>)]
    flag: Shown,
}

/// Something to report.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    pub(crate) kind: FlagKind,
    pub(crate) subject: &'a str,
    /// Id of the person it is about.
    pub(crate) about: Option<&'a str>,
    pub(crate) reason: &'a str,
}

/// Reports points.
pub(crate) fn flag_score(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &FlagScore,
) -> Result<Reported, ApiError> {
    transaction
        .get(&USERS, &asked.uid)?
        .ok_or_else(no_such_person)?;
    if blocks(transaction, &asked.uid, &me.uid)? {
        return Err(no_such_person());
    }
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

/// Reports what somebody wrote, or a person: one who can be seen, or who had to do with the caller.
pub(crate) fn report_content(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ReportContent,
) -> Result<Reported, ApiError> {
    let (collection, kind, author) = match asked.kind {
        ReportedType::User => (&USERS, FlagKind::User, None),
        ReportedType::BucketList => (&BUCKET_LISTS, FlagKind::BucketList, Some("userId")),
        ReportedType::Quest => (&QUESTS, FlagKind::Quest, Some("creatorId")),
        ReportedType::Review => (&REVIEWS, FlagKind::Review, Some("userId")),
        ReportedType::Hangout => (&HANGOUTS, FlagKind::Hangout, Some("hostId")),
        ReportedType::HangoutComment => (
            &HANGOUT_COMMENTS,
            FlagKind::HangoutComment,
            Some("authorId"),
        ),
        ReportedType::Question => (&QUEST_QUESTIONS, FlagKind::Question, Some("userId")),
    };
    let reader = me.asker(asked.key.as_deref());
    let found = seen(transaction, &reader, collection, &asked.id)?;
    let about = match (found, author) {
        // Of the two who read it, the other one.
        (Some((question, ..)), Some(user_id))
            if matches!(asked.kind, ReportedType::Question) && question.data[user_id] == me.uid =>
        {
            question.data["creatorId"].as_str().map(str::to_owned)
        }
        (Some((thing, ..)), Some(author)) => thing.data[author].as_str().map(str::to_owned),
        (Some(_), None) => Some(asked.id.clone()),
        (None, None) if has_met(transaction, &me.uid, &asked.id)? => Some(asked.id.clone()),
        (None, _) => return Err(ApiError::not_found("there is no such thing")),
    };
    let report = Report {
        kind,
        subject: &asked.id,
        about: about.as_deref(),
        reason: &asked.reason,
    };
    file(transaction, me, &report)
}

/// Takes a letter, from people who are not signed in too.
pub(crate) fn contact_support(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &ContactSupport,
) -> Result<SupportLetter, ApiError> {
    let by = visitor.me.as_ref().map(|me| &me.uid);
    if by.is_none() && asked.email.is_none() {
        let fields = json!([{ "field": "email", "message": "is required" }]);
        return Err(ApiError::invalid("email is required").with_detail("fields", fields));
    }
    ApiError::refuse_fields(asked.email.as_deref().map_or_else(Vec::new, validate_email))?;
    if let Some(uid) = by {
        let message = format!(
            "{SUPPORT_OPEN_MAX} messages of yours wait for an answer; wait until they are looked at"
        );
        let open = count_open(transaction, uid, |flag| flag.data["kind"] == SUPPORT)?;
        refuse_from(SUPPORT_OPEN_MAX, open, ("support", message))?;
    }
    let id = uuid::Uuid::now_v7().to_string();
    let mut letter = json!({
        "kind": FlagKind::Support, "subject": id, "by": by, "reason": asked.message.trim(),
        "email": asked.email, "status": "open", "at": iso(visitor.now_ms),
    });
    if let Some(fields) = letter.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    ApiError::refuse_fields(validate_flag(&letter))?;
    transaction.put(&FLAGS, &id, letter)?;
    Ok(SupportLetter { id })
}

/// Counts what a person has sent that nobody has decided on yet.
fn count_open(
    transaction: &Transaction<'_>,
    uid: &str,
    is_counted: impl Fn(&Document) -> bool,
) -> Result<usize, ApiError> {
    let own = by!(FLAGS.by).all(transaction, [json!(uid)])?;
    let open = own.iter().filter(|flag| flag.data["status"] == "open");
    Ok(open.filter(|flag| is_counted(flag)).count())
}

fn refuse_from(
    most: usize,
    open: usize,
    (reason, message): (&'static str, String),
) -> Result<(), ApiError> {
    if open < most {
        return Ok(());
    }
    Err(ApiError::new(Code::ResourceExhausted, message).with_reason(reason))
}

/// Takes a report. Who reports the same thing again says it in other words.
pub(crate) fn file(
    transaction: &mut Transaction<'_>,
    me: &Me,
    report: &Report<'_>,
) -> Result<Reported, ApiError> {
    let kind = value(&report.kind)?;
    let id = secret::hash(&format!("{} {kind} {}", me.uid, report.subject));
    let message =
        format!("you have {REPORTS_OPEN_MAX} reports open; wait until they are looked at");
    let open = count_open(transaction, &me.uid, |flag| {
        flag.data["kind"] != SUPPORT && flag.id != id
    })?;
    refuse_from(REPORTS_OPEN_MAX, open, ("reports", message))?;
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
