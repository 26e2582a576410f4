//! Callable functions as values: one entry has all there is to know about one. The table of all is put together in
//! `server`; dispatch, idempotency and the description of the API follow from it.

use std::collections::BTreeMap;
use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::call::{Answers, Call, Done};
use super::requester::{Access, Requester};
use crate::access::auth::mail::Letter;
use crate::access::me::Me;
use crate::access::shown::ShowsList;
use crate::app::App;
use crate::error::ApiError;
#[cfg(feature = "describe")]
use crate::schema::describe::Shaped;
use crate::schema::shape::Shape;
use crate::store::Transaction;

type Handler = Box<dyn Fn(Call) -> BoxFuture<'static, Result<Done, ApiError>> + Send + Sync>;

/// A callable function: its name, who may call it, its arguments, its result and its handler.
pub(crate) struct Callable {
    pub(super) name: &'static str,
    pub(super) access: Access,
    #[cfg_attr(
        not(feature = "describe"),
        allow(dead_code, reason = "only the description asks for it")
    )]
    pub(super) keys: Keys,
    handler: Handler,
    #[cfg(feature = "describe")]
    pub(super) arguments: fn() -> Shaped,
    #[cfg(feature = "describe")]
    pub(super) result: fn() -> Shaped,
}

/// Keys beside the arguments of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keys {
    /// None: a repeated call changes nothing more.
    None,
    /// An idempotency key.
    OfPeople,
    /// An idempotency key, and the secret of a guest who has none of the server's yet.
    OfGuests,
}

/// Work of a function inside a transaction: what the caller asks for, and the result.
pub(super) trait Changes<C, A, R>:
    Fn(&mut Transaction<'_>, &C, &A) -> Result<R, ApiError> + Send + 'static
{
}

impl<C, A, R, W> Changes<C, A, R> for W where
    W: Fn(&mut Transaction<'_>, &C, &A) -> Result<R, ApiError> + Send + 'static
{
}

/// A function that reads, or that changes something where a repeated call changes nothing more.
pub(super) fn function<C, A, R, F>(
    name: &'static str,
    work: impl Fn(Call, C, A) -> F + Send + Sync + 'static,
) -> Callable
where
    C: Requester,
    A: DeserializeOwned + Shape,
    R: Answers,
    F: Future<Output = Result<R, ApiError>> + Send + 'static,
{
    let work = Arc::new(work);
    Callable::new::<C, A, R::Result, _>(name, move |call| {
        let work = Arc::clone(&work);
        async move {
            let caller = C::of(&call)?;
            let arguments = call.arguments()?;
            work(call, caller, arguments).await?.done()
        }
    })
}

/// A function that changes something: one transaction, once for each idempotency key.
pub(super) fn change<C, A, R>(
    name: &'static str,
    work: impl Changes<C, A, R> + Copy + Sync,
) -> Callable
where
    C: Requester,
    A: DeserializeOwned + Shape + Send + 'static,
    R: Serialize + Shape + 'static,
{
    change_with(name, move |_| work)
}

/// As [`change`], for work that needs something of the server or of the request: `prepare` hands it over.
pub(super) fn change_with<C, A, R, W>(
    name: &'static str,
    prepare: impl Fn(&Call) -> W + Send + Sync + 'static,
) -> Callable
where
    C: Requester,
    A: DeserializeOwned + Shape + Send + 'static,
    R: Serialize + Shape + 'static,
    W: Changes<C, A, R>,
{
    let callable = Callable::new::<C, A, R, _>(name, move |call: Call| {
        let work = prepare(&call);
        call.change(work)
    });
    callable.keyed(Keys::OfPeople)
}

/// As [`change_with`], for work that writes emails, which are sent once its changes are durable.
pub(super) fn change_and_send<C, A, R, W>(
    name: &'static str,
    prepare: impl Fn(&Call) -> W + Send + Sync + 'static,
) -> Callable
where
    C: Requester,
    A: DeserializeOwned + Shape + Send + 'static,
    R: Serialize + Shape + 'static,
    W: Changes<C, A, (R, Vec<Letter>)>,
{
    let callable = Callable::new::<C, A, R, _>(name, move |call: Call| {
        let work = prepare(&call);
        call.change_and_send(work)
    });
    callable.keyed(Keys::OfPeople)
}

/// As [`change`] for what answers with a list: a repeated call is answered with the list as it is by then.
pub(super) fn change_list<A, R>(
    name: &'static str,
    work: impl Changes<Me, A, R> + Copy + Sync,
) -> Callable
where
    A: DeserializeOwned + Shape + Send + 'static,
    R: ShowsList + Shape + 'static,
{
    let callable = Callable::new::<Me, A, R, _>(name, move |call: Call| call.change_list(work));
    callable.keyed(Keys::OfPeople)
}

impl Callable {
    fn new<C, A, R, F>(
        name: &'static str,
        handler: impl Fn(Call) -> F + Send + Sync + 'static,
    ) -> Self
    where
        C: Requester,
        A: Shape,
        R: Shape,
        F: Future<Output = Result<Done, ApiError>> + Send + 'static,
    {
        Self {
            name,
            access: C::ACCESS,
            keys: Keys::None,
            handler: Box::new(move |call| handler(call).boxed()),
            #[cfg(feature = "describe")]
            arguments: A::shaped,
            #[cfg(feature = "describe")]
            result: R::shaped,
        }
    }

    /// A password, a secret or the refresh cookie is what counts: a stale token beside it does not matter.
    pub(super) fn without_token(self) -> Self {
        let access = Access::WithoutToken;
        Self { access, ..self }
    }

    /// Only admins get through: the work refuses others, and adds a line to the audit log.
    pub(super) fn for_admins(self) -> Self {
        let access = Access::Admin;
        Self { access, ..self }
    }

    /// Its arguments have such keys.
    pub(super) fn keyed(self, keys: Keys) -> Self {
        Self { keys, ..self }
    }

    /// Refuses calls, or slows them down, before anything else is done.
    pub(super) fn before<F>(self, check: impl Fn(Call) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<Call, ApiError>> + Send + 'static,
    {
        let handler = Arc::new(self.handler);
        let check = move |call| {
            let (checking, handler) = (check(call), Arc::clone(&handler));
            async move { handler(checking.await?).await }.boxed()
        };
        let handler = Box::new(check);
        Self { handler, ..self }
    }

    /// Goes on with the result of a call that succeeded.
    pub(super) fn after<F>(self, work: impl Fn(Arc<App>, Done) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<Done, ApiError>> + Send + 'static,
    {
        let (handler, work) = (self.handler, Arc::new(work));
        let continued = move |call: Call| {
            let (app, work) = (Arc::clone(&call.app), Arc::clone(&work));
            let running = handler(call);
            async move { work(app, running.await?).await }.boxed()
        };
        let handler = Box::new(continued);
        Self { handler, ..self }
    }

    /// Begins other work, as writing emails, once a call has succeeded.
    pub(super) fn then(self, work: fn(&App)) -> Self {
        self.after(move |app, done| async move {
            work(&app);
            Ok(done)
        })
    }
}

/// Callable functions, by name.
pub(crate) struct Callables(BTreeMap<&'static str, Callable>);

impl FromIterator<Callable> for Callables {
    fn from_iter<I: IntoIterator<Item = Callable>>(all: I) -> Self {
        let named = |callable: Callable| (callable.name, callable);
        Self(all.into_iter().map(named).collect())
    }
}

impl Callables {
    pub(super) fn get(&self, name: &str) -> Result<&Callable, ApiError> {
        let found = self.0.get(name);
        found.ok_or_else(|| ApiError::not_found("there is no such function"))
    }

    /// All of them, in the order of their names.
    #[cfg(feature = "describe")]
    pub(super) fn iter(&self) -> impl Iterator<Item = &Callable> {
        self.0.values()
    }
}

impl Callable {
    /// Its name, as clients call it.
    #[cfg(test)]
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// Runs a call of this function.
    pub(super) async fn run(&self, call: Call) -> Result<Done, ApiError> {
        (self.handler)(call).await
    }
}
