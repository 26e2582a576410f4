//! Functions that change something: arguments read, once for each idempotency key, in one transaction.

use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::call::{Call, Done};
use super::callable::Changes;
use super::idempotency::Once;
use super::requester::{Access, Requester};
use crate::access::auth::mail::Letter;
use crate::access::me::Me;
use crate::access::rules::Asker;
use crate::access::shown::{Shown, ShowsList};
use crate::access::visibility::seen;
use crate::domain::lists::edit::no_such_list;
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::BUCKET_LISTS;
use crate::store::{Transaction, transact};

/// Outcome of a call that changes a list.
enum Changed<R> {
    Now(R),
    Before(Value),
}

impl Call {
    /// Runs a function as one transaction. A call repeated under its key is answered as before. Those who are not signed in
    /// are slowed down by address.
    pub(super) async fn change<C, A, R>(self, work: impl Changes<C, A, R>) -> Result<Done, ApiError>
    where
        C: Requester,
        A: DeserializeOwned + Send + 'static,
        R: Serialize,
    {
        if self.caller.is_none() && C::ACCESS == Access::Anybody {
            self.throttle_address()?;
        }
        let (requester, once) = (C::of(&self)?, Once::of(&self)?);
        let arguments: A = self.arguments()?;
        let work = move |transaction: &mut Transaction<'_>| {
            once.run(transaction, |transaction| {
                value(&work(transaction, &requester, &arguments)?)
            })
        };
        let answer = match &self.caller {
            Some(caller) => {
                let who = (&*caller.uid, self.name);
                self.app.transact_for(who, work).await?
            }
            None => transact(&*self.app.store, work).await?,
        };
        Ok(answer.into())
    }

    /// As [`Call::change`], and sends the emails that it has written once it is durable.
    pub(super) async fn change_and_send<C, A, R>(
        self,
        work: impl Changes<C, A, (R, Vec<Letter>)>,
    ) -> Result<Done, ApiError>
    where
        C: Requester,
        A: DeserializeOwned + Send + 'static,
        R: Serialize,
    {
        let (app, outgoing) = (Arc::clone(&self.app), Arc::new(Mutex::new(Vec::new())));
        let written = Arc::clone(&outgoing);
        let done = self.change(
            move |transaction: &mut Transaction<'_>, requester: &C, asked: &A| {
                let (answer, letters) = work(transaction, requester, asked)?;
                // In the place of those that an earlier attempt of the transaction wrote.
                *written.lock().unwrap_or_else(PoisonError::into_inner) = letters;
                Ok(answer)
            },
        );
        let done = done.await?;
        let mut outgoing = outgoing.lock().unwrap_or_else(PoisonError::into_inner);
        app.send_letters(std::mem::take(&mut *outgoing));
        Ok(done)
    }

    /// As [`Call::change`] for what answers with a list: a repeated call is answered with the list as it is by then.
    pub(super) async fn change_list<A, R>(
        self,
        work: impl Changes<Me, A, R>,
    ) -> Result<Done, ApiError>
    where
        A: DeserializeOwned + Send + 'static,
        R: ShowsList + 'static,
    {
        let (me, once) = (Me::of(&self)?, Once::of(&self)?);
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
        *shown = value(&Shown::<()>::through(
            sight,
            &list.id,
            list.version,
            &list.data,
        ))?;
    }
    Ok(answer)
}
