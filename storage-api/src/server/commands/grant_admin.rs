//! `storage-api grant-admin USER_NAME`: makes somebody an admin. The first one has nobody else to do it.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Refusal, say};
use crate::clock::Clock;
use crate::config::GrantWhat;
use crate::domain::audit_log::{AuditEntry, record};
use crate::schema::collections::USERS;
use crate::server::serve::open_store;
use crate::store::sled::folder::journal_folder;
use crate::store::{Collection, Document, Find, Store, StoreError, Transaction, transact};

/// The role that opens the functions for admins.
const ADMIN: &str = "admin";
/// Role that every person has.
const USER: &str = "user";

pub(super) fn run(what: &GrantWhat) -> Result<(), Refusal> {
    let data = &what.data.data;
    if what.store.is_none() && !journal_folder(data).is_dir() {
        let data = data.display();
        return Err(Refusal::usage(format!("there are no accounts in {data}")));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| Refusal::failed(format!("cannot start: {error}")))?;
    let opened = open_store(data, what.store.as_ref());
    let (store, _) = opened.map_err(|error| Refusal::store(&error, data))?;
    let store: Arc<dyn Store> = store;
    let (name, now_ms) = (what.user_name.clone(), Clock::system().now_ms());
    let granted = transact(&*store, move |transaction| {
        grant(transaction, &name, now_ms)
    });
    let granted = runtime.block_on(granted);
    store.close();
    let name = &what.user_name;
    match granted {
        Ok(()) => {
            say(&format!("{name} is an admin now"));
            Ok(())
        }
        Err(NotGranted::Already) => {
            say(&format!("{name} is an admin already"));
            Ok(())
        }
        Err(NotGranted::Unknown) => Err(Refusal::usage(format!("nobody is called {name}"))),
        Err(NotGranted::Store(error)) => Err(Refusal::store(&error, data)),
    }
}

/// Reasons to leave an account as it is.
enum NotGranted {
    Unknown,
    Already,
    Store(StoreError),
}

impl From<StoreError> for NotGranted {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Adds the role to an account, with a line in the audit log.
fn grant(transaction: &mut Transaction<'_>, name: &str, now_ms: i64) -> Result<(), NotGranted> {
    let user = find(transaction, name)?.ok_or(NotGranted::Unknown)?;
    let mut data = (*user.data).clone();
    let mut roles = match data["roles"].take() {
        Value::Array(roles) => roles,
        _ => vec![json!(USER)],
    };
    if roles.iter().any(|role| role == ADMIN) {
        return Err(NotGranted::Already);
    }
    roles.push(json!(ADMIN));
    data["roles"] = json!(roles);
    transaction.put(&USERS, &user.id, data)?;
    let entry = AuditEntry {
        by: "",
        what: "grantAdmin",
        about: &user.id,
        note: "by the operator, on the command line",
    };
    Ok(record(transaction, &entry, now_ms)?)
}

/// The account of a user name, in any letter case, with or without `@`.
fn find(transaction: &Transaction<'_>, name: &str) -> Result<Option<Document>, NotGranted> {
    let name = name.trim().trim_start_matches('@');
    let users: &'static Collection = &USERS;
    let Some(index) = users.index("user_name") else {
        return Ok(None);
    };
    let by_name = Find {
        collection: users,
        index,
        values: vec![json!(name)],
        after: None,
        limit: 1,
    };
    Ok(transaction.find(&by_name)?.documents.pop())
}
