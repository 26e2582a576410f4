//! The ledger of points: lines are added and never edited, each event counts once, and the boards are sums over it that
//! can be made anew at any time.
//!
//! [`award`] is the one door in, inside the transaction of what is awarded; what an event is worth is for the core to
//! say. [`Totals`] compares the boards with the ledger, for `storage-api check`.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wasm_core::domain::{
    Earning, EvidenceGrade, PointsEntry, PointsEvidence, PointsRule, PointsWithheld, Timestamp,
    boards_of, score, week_of,
};

use crate::access::auth::secret;
use crate::clock::day;
use crate::domain::friendships::are_friends;
use crate::error::ApiError;
use crate::schema::collections::{POINTS, SCORES, USERS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Longest subject that stands in a line's id as it is; of a longer one, or one with other letters, its hash does.
const SUBJECT_LENGTH_MAX: usize = 80;

/// Something somebody did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed<'a> {
    /// Person who gets the points.
    pub(crate) uid: &'a str,
    /// Rule that gives them.
    pub(crate) rule: PointsRule,
    /// Of what exactly: an id. The same person is awarded once for the same rule and subject, ever.
    pub(crate) subject: &'a str,
    /// Number of times its price counts, see [`Earning::units`].
    pub(crate) units: i64,
    /// Evidence for it: `code`, `answer`, `location`, `host`, `friend`, `list`, `stops`, `none`.
    pub(crate) evidence: &'a str,
    /// Grade of that evidence.
    pub(crate) grade: EvidenceGrade,
    /// The other person it was done with, or who played the quest.
    pub(crate) friend: Option<&'a str>,
    /// True when it was done in one's own circle, though that person is no friend now.
    pub(crate) is_in_circle: bool,
    /// The quest it belongs to.
    pub(crate) quest_id: Option<&'a str>,
    /// Facts to look at before it counts.
    pub(crate) suspicion: Option<&'a str>,
}

impl<'a> Deed<'a> {
    /// A deed that nobody vouches for, once, alone.
    pub(crate) fn of(uid: &'a str, rule: PointsRule, subject: &'a str) -> Self {
        Self {
            uid,
            rule,
            subject,
            units: 1,
            evidence: "none",
            grade: EvidenceGrade::D,
            friend: None,
            is_in_circle: false,
            quest_id: None,
            suspicion: None,
        }
    }

    /// Id of its line in the ledger.
    pub(crate) fn id(&self) -> String {
        format!(
            "{}:{}:{}",
            self.uid,
            self.rule.as_str(),
            short(self.subject)
        )
    }
}

/// Writes what a deed is worth into the ledger and answers with the line; the line that is there, if it was awarded
/// before. What is withheld has a line too, which says why, so that it can be asked about.
pub(crate) fn award(
    transaction: &mut Transaction<'_>,
    deed: &Deed<'_>,
    now_ms: i64,
) -> Result<PointsEntry, ApiError> {
    let id = deed.id();
    if let Some(before) = transaction.get(&POINTS, &id)? {
        return read(&before.data);
    }
    let entry = entry_of(transaction, deed, now_ms)?;
    write(transaction, &id, &entry)?;
    Ok(entry)
}

/// As [`award`], but what is not given leaves no line, so that it may count another day: for what people do often and
/// nobody vouches for.
pub(crate) fn award_if_any(
    transaction: &mut Transaction<'_>,
    deed: &Deed<'_>,
    now_ms: i64,
) -> Result<Option<PointsEntry>, ApiError> {
    let id = deed.id();
    if transaction.get(&POINTS, &id)?.is_some() {
        return Ok(None);
    }
    let entry = entry_of(transaction, deed, now_ms)?;
    if entry.points == 0 {
        return Ok(None);
    }
    write(transaction, &id, &entry)?;
    Ok(Some(entry))
}

/// Takes points back by a line of its own, and answers with it; `None` when there is nothing to take back.
pub(crate) fn void(
    transaction: &mut Transaction<'_>,
    id: &str,
    because: &str,
    now_ms: i64,
) -> Result<Option<PointsEntry>, ApiError> {
    answer(
        transaction,
        (id, "void"),
        (because, now_ms),
        |entry, released| {
            let given = entry.points + released.map_or(0, |released| released.points);
            if given == 0 || entry.voids.is_some() || entry.releases.is_some() {
                return false;
            }
            entry.points = -given;
            entry.voids = Some(id.to_owned());
            true
        },
    )
}

/// Gives points after all that were withheld until somebody looked; `None` when none were, or they were taken back.
pub(crate) fn release(
    transaction: &mut Transaction<'_>,
    id: &str,
    because: &str,
    now_ms: i64,
) -> Result<Option<PointsEntry>, ApiError> {
    answer(
        transaction,
        (id, "release"),
        (because, now_ms),
        |entry, voided| {
            if entry.withheld != Some(PointsWithheld::Suspicious) || voided.is_some() {
                return false;
            }
            entry.points = entry.offered;
            entry.releases = Some(id.to_owned());
            true
        },
    )
}

/// Answers a line of the ledger by one beside it, once. `change` makes the one of the other, given the line that answers
/// it in the opposite way, if there is one; `false` when there is nothing to answer.
fn answer(
    transaction: &mut Transaction<'_>,
    (id, what): (&str, &'static str),
    (because, now_ms): (&str, i64),
    change: impl FnOnce(&mut PointsEntry, Option<PointsEntry>) -> bool,
) -> Result<Option<PointsEntry>, ApiError> {
    let Some(mut entry) = line(transaction, id)? else {
        return Ok(None);
    };
    let answer_id = beside(&entry, what);
    if let Some(before) = line(transaction, &answer_id)? {
        return Ok(Some(before));
    }
    let opposite = if what == "void" { "release" } else { "void" };
    let opposite = line(transaction, &beside(&entry, opposite))?;
    if !change(&mut entry, opposite) {
        return Ok(None);
    }
    entry.because = Some(because.to_owned());
    entry.withheld = None;
    entry.at = moment(now_ms)?;
    write(transaction, &answer_id, &entry)?;
    Ok(Some(entry))
}

/// True when the points of a deed wait until somebody has looked.
pub(crate) fn is_pending(transaction: &Transaction<'_>, deed: &Deed<'_>) -> Result<bool, ApiError> {
    let Some(entry) = line(transaction, &deed.id())? else {
        return Ok(false);
    };
    let is_released = line(transaction, &beside(&entry, "release"))?.is_some();
    Ok(entry.withheld == Some(PointsWithheld::Suspicious) && !is_released)
}

/// Lines of a person that count for a day.
pub(crate) fn of_day(
    transaction: &Transaction<'_>,
    uid: &str,
    day: i64,
) -> Result<Vec<PointsEntry>, ApiError> {
    let mut lines = of_week(transaction, uid, day)?;
    lines.retain(|line| line.day == day);
    Ok(lines)
}

/// Lines of a person that count for the week of a day.
fn of_week(
    transaction: &Transaction<'_>,
    uid: &str,
    day: i64,
) -> Result<Vec<PointsEntry>, ApiError> {
    let week = [json!(uid), json!(week_of(day))];
    let found = by!(POINTS.week).all(transaction, week)?;
    found.iter().map(|found| read(&found.data)).collect()
}

/// Id of a person's sum on a board.
pub(crate) fn score_id(uid: &str, board: &str) -> String {
    format!("{uid}:{board}")
}

/// Reads a line of the ledger.
pub(crate) fn read(data: &Value) -> Result<PointsEntry, ApiError> {
    serde_json::from_value(data.clone()).map_err(ApiError::internal)
}

fn line(transaction: &Transaction<'_>, id: &str) -> Result<Option<PointsEntry>, ApiError> {
    let found = transaction.get(&POINTS, id)?;
    found.map(|found| read(&found.data)).transpose()
}

/// Id of the line that takes another one back, or releases it.
fn beside(entry: &PointsEntry, what: &str) -> String {
    let (rule, subject) = (entry.rule.as_str(), short(&entry.subject));
    format!("{}:{what}-{rule}:{subject}", entry.uid)
}

fn entry_of(
    transaction: &Transaction<'_>,
    deed: &Deed<'_>,
    now_ms: i64,
) -> Result<PointsEntry, ApiError> {
    let today = day(now_ms);
    let earning = Earning {
        rule: deed.rule,
        units: deed.units,
        grade: deed.grade,
        friend: deed.friend.map(str::to_owned),
        are_friends: match deed.friend {
            Some(friend) => deed.is_in_circle || are_friends(transaction, deed.uid, friend)?,
            None => false,
        },
        is_suspicious: deed.suspicion.is_some(),
        day: today,
    };
    let worth = score(&earning, &of_week(transaction, deed.uid, today)?);
    let user = transaction.get(&USERS, deed.uid)?;
    let city = user.and_then(|user| user.data["homeArea"]["label"].as_str().map(str::to_owned));
    Ok(PointsEntry {
        uid: deed.uid.to_owned(),
        rule: deed.rule,
        subject: deed.subject.to_owned(),
        points: worth.points,
        offered: worth.offered,
        evidence: PointsEvidence {
            kind: deed.evidence.to_owned(),
            grade: deed.grade,
        },
        withheld: worth.withheld,
        because: deed.suspicion.map(str::to_owned),
        day: today,
        week: week_of(today),
        friend: deed.friend.map(str::to_owned),
        quest_id: deed.quest_id.map(str::to_owned),
        city,
        voids: None,
        releases: None,
        at: moment(now_ms)?,
        other: BTreeMap::new(),
    })
}

/// Adds a line, and its points to every board it counts on.
fn write(transaction: &mut Transaction<'_>, id: &str, entry: &PointsEntry) -> Result<(), ApiError> {
    let data = serde_json::to_value(entry).map_err(ApiError::internal)?;
    transaction.put(&POINTS, id, data)?;
    if entry.points == 0 {
        return Ok(());
    }
    for board in boards_of(entry) {
        let score_id = score_id(&entry.uid, &board);
        let before = transaction.get(&SCORES, &score_id)?;
        let sum = before.map_or(Sum::default(), |before| Sum::read(&before.data));
        let sum = sum.plus(entry);
        if sum == Sum::default() {
            transaction.delete(&SCORES, &score_id)?;
        } else {
            transaction.put(&SCORES, &score_id, sum.document(&entry.uid, &board))?;
        }
    }
    Ok(())
}

fn short(subject: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if subject.len() <= SUBJECT_LENGTH_MAX && subject.chars().all(plain) {
        subject.to_owned()
    } else {
        secret::hash(subject)
    }
}

fn moment(now_ms: i64) -> Result<Timestamp, ApiError> {
    Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)
}

/// A person's points on one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    pub(crate) points: i64,
    /// Those that only a location vouches for.
    pub(crate) located: i64,
}

impl Sum {
    pub(crate) fn read(data: &Value) -> Self {
        let number = |field: &str| data[field].as_i64().unwrap_or(0);
        Self {
            points: number("points"),
            located: number("located"),
        }
    }

    fn plus(self, entry: &PointsEntry) -> Self {
        let is_located = entry.evidence.grade == EvidenceGrade::C;
        Self {
            points: self.points + entry.points,
            located: self.located + if is_located { entry.points } else { 0 },
        }
    }

    fn document(self, uid: &str, board: &str) -> Value {
        json!({ "uid": uid, "board": board, "points": self.points, "located": self.located })
    }
}

/// The boards as the ledger has them, beside the boards as they are stored.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    ledger: BTreeMap<String, Sum>,
    stored: BTreeMap<String, Sum>,
}

impl Totals {
    /// Notes a document of any collection.
    ///
    /// # Errors
    /// A sentence when a line of the ledger cannot be read.
    pub(crate) fn note(&mut self, collection: &str, id: &str, data: &Value) -> Result<(), String> {
        if collection == SCORES.name {
            self.stored.insert(id.to_owned(), Sum::read(data));
        } else if collection == POINTS.name {
            let entry = read(data).map_err(|_| format!("points/{id} cannot be read"))?;
            // Points of people who have left are on no board.
            if !entry.uid.is_empty() {
                for board in boards_of(&entry) {
                    let sum = self.ledger.entry(score_id(&entry.uid, &board)).or_default();
                    *sum = sum.plus(&entry);
                }
            }
        }
        Ok(())
    }

    /// Counts the totals that agree with the ledger.
    ///
    /// # Errors
    /// A sentence naming the first that does not.
    pub(crate) fn compare(mut self) -> Result<usize, String> {
        self.ledger.retain(|_, sum| *sum != Sum::default());
        let ids = self.ledger.keys().chain(self.stored.keys());
        for id in ids {
            let [ledger, stored] =
                [&self.ledger, &self.stored].map(|sums| sums.get(id).copied().unwrap_or_default());
            if ledger != stored {
                let (ours, theirs) = (ledger.points, stored.points);
                return Err(format!(
                    "scores/{id} says {theirs} points, the ledger adds up to {ours}"
                ));
            }
        }
        Ok(self.stored.len())
    }
}
