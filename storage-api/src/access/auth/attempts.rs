//! Attempts to prove who one is, counted per account, and the delay that grows with those that were wrong.
//!
//! An attempt is counted as wrong before the proof is looked at, so that many at once are not more than one after the
//! other; [`succeed`] takes the count back. Attempts that are refused are not counted: nobody can prolong the delay by
//! asking again. The records are the same whether or not there is such an account.

use serde_json::{Value, json};

use super::secret;
use crate::clock::{DAY_MS, day};
use crate::schema::collections::SIGN_IN_ATTEMPTS;
use crate::store::{StoreError, Transaction};

/// Wrong attempts before there is any delay: of one client, or of all clients where they are counted together.
const FREE: i64 = 5;
/// Wrong passwords of all clients together before clients that are new to the account have to wait.
const FREE_OF_ALL_CLIENTS: i64 = 20;
/// The first delay, in milliseconds; it doubles with each wrong attempt.
const DELAY_MS: i64 = 1_000;
/// The longest delay, in milliseconds (15 minutes): about a hundred attempts a day.
const DELAY_MAX_MS: i64 = 900_000;
/// Wrong attempts are forgotten so long after the last one, in milliseconds.
const FORGOTTEN_MS: i64 = DAY_MS;

/// The claim to be proved, with the email or the uid that names the account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proof {
    /// A password: long enough that clients may be counted apart, so that a client that guesses delays itself.
    Password,
    /// A code sent by email. Six digits are guessed by many clients, so all of them share one count.
    EmailedCode,
    /// The second step, which only somebody gets to who has passed the first: one count, as for codes.
    SecondStep,
}

/// The client that makes an attempt.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// A device on which the account was signed in before, by its id. It has a count of its own for every proof.
    KnownDevice(String),
    /// Any other client, by its address.
    Client(String),
}

/// An attempt at an account.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    proof: Proof,
    account: String,
    origin: Origin,
}

/// The verdict on an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Admission {
    /// The proof may be looked at; so many wrong attempts were counted, this one included.
    Admitted(i64),
    /// The same client may try again after so many seconds.
    Wait(u64),
}

/// Wrong attempts of one client, or of all of them.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    wrong: i64,
    /// Until when the next attempt has to wait, in milliseconds since 1970.
    until_ms: i64,
}

impl Attempt {
    pub(crate) fn new(proof: Proof, account: &str, origin: Origin) -> Self {
        let account = account.to_owned();
        Self {
            proof,
            account,
            origin,
        }
    }

    /// Id of the count that says how long this client has to wait.
    fn own(&self) -> String {
        match (&self.origin, self.proof) {
            (Origin::KnownDevice(id), _) => self.id(&format!("device {id}")),
            (Origin::Client(address), Proof::Password) => self.id(&format!("client {address}")),
            (Origin::Client(_), _) => self.id("all"),
        }
    }

    /// Id of the count of all clients, where this one has a count of its own besides.
    fn shared(&self) -> Option<String> {
        let is_shared = matches!(self.origin, Origin::Client(_)) && self.proof == Proof::Password;
        is_shared.then(|| self.id("all"))
    }

    fn id(&self, who: &str) -> String {
        secret::hash(&format!("{:?} {} {who}", self.proof, self.account))
    }
}

/// Counts an attempt as wrong, or says how long to wait. The transaction must be committed in both cases.
pub(crate) fn begin(
    transaction: &mut Transaction<'_>,
    attempt: &Attempt,
    now_ms: i64,
) -> Result<Admission, StoreError> {
    let own_id = attempt.own();
    let own = read(transaction, &own_id, now_ms)?;
    let shared_id = attempt.shared();
    let shared = match &shared_id {
        Some(id) => read(transaction, id, now_ms)?.unwrap_or_default(),
        None => Count::default(),
    };
    let queue_ms = delay_ms(shared.wrong, FREE_OF_ALL_CLIENTS);
    let count = match own {
        // A client new to an account under attack gets a time of its own, which no other client can take.
        None if queue_ms > 0 => Count {
            wrong: 0,
            until_ms: now_ms + queue_ms,
        },
        own => own.unwrap_or_default(),
    };
    if count.until_ms > now_ms {
        if own.is_none() {
            write(transaction, &own_id, count, now_ms)?;
        }
        return Ok(wait(count, now_ms));
    }
    let wrong = count.wrong + 1;
    let wait_ms = delay_ms(wrong, FREE).max(queue_ms);
    let until_ms = now_ms + wait_ms;
    write(transaction, &own_id, Count { wrong, until_ms }, now_ms)?;
    if let Some(id) = shared_id {
        let wrong = shared.wrong + 1;
        let shared = Count { wrong, until_ms: 0 };
        write(transaction, &id, shared, now_ms)?;
    }
    Ok(Admission::Admitted(wrong))
}

/// Forgets the wrong attempts of a client whose proof was right. Those of other clients stay.
pub(crate) fn succeed(
    transaction: &mut Transaction<'_>,
    attempt: &Attempt,
    now_ms: i64,
) -> Result<(), StoreError> {
    let own_id = attempt.own();
    let own = read(transaction, &own_id, now_ms)?.unwrap_or_default();
    transaction.delete(&SIGN_IN_ATTEMPTS, &own_id)?;
    let Some(id) = attempt.shared() else {
        return Ok(());
    };
    let mut shared = read(transaction, &id, now_ms)?.unwrap_or_default();
    shared.wrong -= own.wrong;
    if shared.wrong > 0 {
        return write(transaction, &id, shared, now_ms);
    }
    transaction.delete(&SIGN_IN_ATTEMPTS, &id)
}

fn delay_ms(wrong: i64, free: i64) -> i64 {
    // Ten doublings are more than the longest delay.
    let doublings = (wrong - free).min(10);
    if doublings < 0 {
        return 0;
    }
    (DELAY_MS << doublings).min(DELAY_MAX_MS)
}

fn wait(count: Count, now_ms: i64) -> Admission {
    let wait_ms = count.until_ms - now_ms;
    Admission::Wait(u64::try_from(wait_ms).unwrap_or(0).div_ceil(1_000))
}

fn read(transaction: &Transaction<'_>, id: &str, now_ms: i64) -> Result<Option<Count>, StoreError> {
    let record = transaction.get(&SIGN_IN_ATTEMPTS, id)?;
    let number = |data: &Value, field: &str| data[field].as_i64().unwrap_or(0);
    let fresh = record.filter(|record| now_ms < number(&record.data, "lastMs") + FORGOTTEN_MS);
    Ok(fresh.map(|record| Count {
        wrong: number(&record.data, "wrong"),
        until_ms: number(&record.data, "untilMs"),
    }))
}

fn write(
    transaction: &mut Transaction<'_>,
    id: &str,
    count: Count,
    now_ms: i64,
) -> Result<(), StoreError> {
    let record = json!({
        "wrong": count.wrong, "untilMs": count.until_ms, "lastMs": now_ms, "day": day(now_ms),
    });
    transaction.put(&SIGN_IN_ATTEMPTS, id, record).map(drop)
}
