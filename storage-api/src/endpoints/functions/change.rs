//! Functions that change something: arguments read, once for each idempotency key, in one transaction.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::arguments;
use super::call::{Call, Done};
use super::idempotency::Once;
use super::lists::no_such_list;
use crate::access::me::{Me, Visitor};
use crate::access::rules::Asker;
use crate::access::shown::{Shown, ShowsList};
use crate::access::visibility::seen;
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::BUCKET_LISTS;
use crate::store::{Transaction, transact};

/// Somebody who calls a function that changes something: a person, or anybody.
pub(super) trait Requester: Send + Sized + 'static {
    /// The caller; refuses those who may not call.
    fn of(call: &Call<'_>) -> Result<Self, ApiError>;

    /// Id of the person, if signed in.
    fn uid(&self) -> Option<&str>;

    /// The moment of the call.
    fn now_ms(&self) -> i64;
}

impl Requester for Me {
    fn of(call: &Call<'_>) -> Result<Self, ApiError> {
        call.me()
    }

    fn uid(&self) -> Option<&str> {
        Some(&self.uid)
    }

    fn now_ms(&self) -> i64 {
        self.now_ms
    }
}

/// Guests may call too; those who are not signed in are slowed down by address.
impl Requester for Visitor {
    fn of(call: &Call<'_>) -> Result<Self, ApiError> {
        if call.caller.is_none() {
            let address = call.head.address.to_string();
            call.app.throttles.entering.check(&address)?;
        }
        call.visitor()
    }

    fn uid(&self) -> Option<&str> {
        self.me.as_ref().map(|me| me.uid.as_str())
    }

    fn now_ms(&self) -> i64 {
        self.now_ms
    }
}

impl Call<'_> {
    /// Returns the caller; only signed-in people may call.
    pub(super) fn me(&self) -> Result<Me, ApiError> {
        let caller = self.person()?;
        Ok(Me {
            uid: caller.uid.clone(),
            now_ms: self.app.clock.now_ms(),
        })
    }

    /// Parses the arguments of the function.
    pub(super) fn arguments<A: DeserializeOwned>(&self) -> Result<A, ApiError> {
        arguments::read(&self.data)
    }

    /// Runs a function as one transaction. A call repeated under its key is answered as before.
    pub(super) async fn change<C, A, R>(
        self,
        work: impl Fn(&mut Transaction<'_>, &C, &A) -> Result<R, ApiError> + Send + 'static,
    ) -> Result<Done, ApiError>
    where
        C: Requester,
        A: DeserializeOwned + Send + 'static,
        R: Serialize,
    {
        let (requester, once) = (C::of(&self)?, Once::of(&self)?);
        let arguments: A = self.arguments()?;
        let uid = requester.uid().map(str::to_owned);
        let work = move |transaction: &mut Transaction<'_>| {
            once.run(transaction, |transaction| {
                value(&work(transaction, &requester, &arguments)?)
            })
        };
        let answer = match uid {
            Some(uid) => self.app.transact_for((&uid, self.name), work).await?,
            None => transact(&*self.app.store, work).await?,
        };
        Ok(answer.into())
    }
}

/// Outcome of a call that changes a list.
enum Changed<R> {
    Now(R),
    Before(Value),
}

impl Call<'_> {
    /// As [`Call::change`] for what answers with a list: a repeated call is answered with the list as it is by then.
    pub(super) async fn change_list<A, R>(
        self,
        work: impl Fn(&mut Transaction<'_>, &Me, &A) -> Result<R, ApiError> + Send + 'static,
    ) -> Result<Done, ApiError>
    where
        A: DeserializeOwned + Send + 'static,
        R: ShowsList + 'static,
    {
        let (me, once) = (self.me()?, Once::of(&self)?);
        let arguments: A = self.arguments()?;
        let key = self.data["key"].as_str().map(str::to_owned);
        let who = (me.uid.clone(), self.name);
        let answer = self.app.transact_for((&who.0, who.1), move |transaction| {
            if let Some(kept) = once.repeated(transaction)? {
                let reader = me.asker(key.as_deref());
                return with_list(transaction, &reader, R::PLACE, kept).map(Changed::Before);
            }
            let mut answer = work(transaction, &me, &arguments)?;
            let data = answer.list().take_data();
            once.keep(transaction, &value(&answer)?)?;
            answer.list().set_data(data);
            Ok(Changed::Now(answer))
        });
        match answer.await? {
            Changed::Now(answer) => Done::of(&answer),
            Changed::Before(answer) => Done::of(&answer),
        }
    }
}

/// A kept answer with the list as it is now.
fn with_list(
    transaction: &Transaction<'_>,
    reader: &Asker<'_>,
    place: &str,
    mut answer: Value,
) -> Result<Value, ApiError> {
    let Some(shown) = answer.pointer_mut(place) else {
        return Ok(answer);
    };
    // Before lists were left out, answers were kept whole.
    if shown["data"].is_null() {
        let id = shown["id"].as_str().unwrap_or_default();
        let found = seen(transaction, reader, &BUCKET_LISTS, id)?;
        let (list, sight, _) = found.ok_or_else(no_such_list)?;
        *shown = value(&Shown::through(sight, &list.id, list.version, &list.data))?;
    }
    Ok(answer)
}

impl Call<'_> {
    /// Returns the caller: a person, or somebody who is not signed in.
    pub(super) fn visitor(&self) -> Result<Visitor, ApiError> {
        Ok(Visitor {
            me: self.caller.is_some().then(|| self.me()).transpose()?,
            now_ms: self.app.clock.now_ms(),
        })
    }
}
