//! The handle handlers may touch: store, hub, tokens, clock, limits.

pub(crate) mod hub;

use std::sync::Arc;

use tokio::sync::{RwLock, watch};
use tokio_util::task::TaskTracker;

use crate::access::auth::caller::{Caller, authenticate};
use crate::access::auth::email_text::{EmailText, Language};
use crate::access::auth::keys::Keys;
use crate::access::auth::known_device::Entrance;
use crate::access::auth::mail::{Letter, Mailer};
use crate::access::auth::password::Passwords;
use crate::access::auth::seal::Seals;
use crate::access::auth::token::Tokens;
use crate::access::budgets::kept::{self, CountingStore};
use crate::access::budgets::rates::{Acts, Rates};
use crate::access::rules::Asker;
use crate::access::visibility::actor;
use crate::app::hub::Hub;
pub(crate) use crate::app::hub::signal::Signal;
use crate::clock::{Clock, iso};
use crate::config::Config;
use crate::domain::payments::Payments;
use crate::domain::photos::blob_store::Objects;
use crate::domain::quests::Viewers;
use crate::domain::routing::Router;
use crate::domain::standings::Orders;
use crate::error::ApiError;
use crate::http::Head;
use crate::http::bearer::bearer;
use crate::http::body_budget::BodyBudgets;
use crate::http::metrics::Metrics;
use crate::http::origin::AllowedOrigins;
use crate::http::throttle::Throttle;
use crate::store::{Store, Transaction, transact};

/// Everything a handler may touch.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) tokens: Tokens,
    /// The keys that seal cursors.
    pub(crate) seals: Seals,
    pub(crate) passwords: Passwords,
    pub(crate) mailer: Arc<Mailer>,
    pub(crate) origins: AllowedOrigins,
    pub(crate) throttles: Throttles,
    rates: Arc<Rates>,
    /// Memory for request bodies.
    pub(crate) bodies: BodyBudgets,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    /// Store of photos.
    pub(crate) objects: Objects,
    /// The ways to pay.
    pub(crate) payments: Payments,
    /// The services that know ways.
    pub(crate) router: Router,
    /// Viewers of quests of the day, so that each is counted once.
    pub(crate) viewers: Viewers,
    /// Orders of large leaderboards.
    pub(crate) orders: Arc<Orders>,
    /// Held for reading while a photo is on its way, for writing while objects are removed.
    pub(crate) uploading: RwLock<()>,
    /// Background tasks, which must end before the store is closed.
    pub(crate) tasks: TaskTracker,
    /// Turns true when the server is told to stop.
    pub(crate) stopped: watch::Receiver<bool>,
}

/// Rate limits of everything that may be tried only so often.
pub(crate) struct Throttles {
    /// Signing up, for each address.
    pub(crate) joining: Throttle,
    /// Signing in, for each address.
    pub(crate) entering: Throttle,
    /// Emails and passwords of somebody who is signed in, for each account; counts delayed sign-ins too.
    pub(crate) account: Throttle,
    /// Emails asked for by somebody who is not signed in, for each email address or known device.
    pub(crate) emails: Throttle,
    /// Photos, for each person.
    pub(crate) uploading: Throttle,
    /// Calendars, for each person, and wrong addresses of some for each address.
    pub(crate) calendars: Throttle,
    /// Questions to the service of card payments, for each person.
    pub(crate) paying: Throttle,
    /// Signs that somebody is on a plan, for each person.
    pub(crate) presence: Throttle,
    /// Questions for ways, for each person.
    pub(crate) routing: Throttle,
    /// Looks at quests, for each address.
    pub(crate) viewing: Throttle,
}

/// Photos that a person may upload in a minute.
const UPLOADS_PER_MINUTE: u32 = 60;
/// Times that a calendar may be read in a minute: programs do it a few times in an hour, on each device.
const CALENDARS_PER_MINUTE: u32 = 30;
/// Looks at a payment that a person may ask for in a minute.
const PAYMENT_CHECKS_PER_MINUTE: u32 = 30;
/// Signs of presence that a person may give in a minute: one each 20 s, and one for each stop they look at.
const PRESENCE_PER_MINUTE: u32 = 120;
/// Questions for ways that a person may ask in a minute.
const ROUTES_PER_MINUTE: u32 = 120;
/// Looks at quests that are counted in a minute.
const VIEWS_PER_MINUTE: u32 = 60;
/// The share of an address's sign-ins that may go to one account.
const ACCOUNT_SHARE: u32 = 6;

impl App {
    pub(crate) fn new(
        config: Config,
        (store, objects, payments): (Arc<dyn Store>, Objects, Payments),
        keys: Keys,
        clock: Clock,
        sequence: u64,
        stopped: watch::Receiver<bool>,
    ) -> Arc<Self> {
        let hub = Hub::start(&*store, sequence);
        let throttles = Throttles {
            joining: Throttle::per_minute(config.sign_ups_per_minute),
            entering: Throttle::per_minute(config.sign_ins_per_minute),
            account: Throttle::per_minute(config.sign_ins_per_minute / ACCOUNT_SHARE),
            emails: Throttle::per_hour(config.sign_ins_per_minute / ACCOUNT_SHARE),
            uploading: Throttle::per_minute(UPLOADS_PER_MINUTE),
            calendars: Throttle::per_minute(CALENDARS_PER_MINUTE),
            paying: Throttle::per_minute(PAYMENT_CHECKS_PER_MINUTE),
            presence: Throttle::per_minute(PRESENCE_PER_MINUTE),
            routing: Throttle::per_minute(ROUTES_PER_MINUTE),
            viewing: Throttle::per_minute(VIEWS_PER_MINUTE),
        };
        let rates = Arc::new(Rates::new(&config.budgets));
        let store: Arc<dyn Store> = Arc::new(CountingStore::over(store));
        let origins = AllowedOrigins::new(config.allow_origins.clone());
        let mailer = Arc::new(Mailer::new(config.smtp.clone(), &config.mail_from));
        let seals = Seals::new(&keys);
        let router = Router::new(&config.routing);
        let (tokens, passwords) = (Tokens::new(keys), Passwords::new());
        Arc::new(Self {
            config,
            store,
            hub,
            tokens,
            seals,
            passwords,
            mailer,
            origins,
            throttles,
            rates,
            bodies: BodyBudgets::new(),
            clock,
            metrics: Metrics::new(),
            objects,
            payments,
            router,
            viewers: Viewers::default(),
            orders: Arc::default(),
            uploading: RwLock::default(),
            tasks: TaskTracker::new(),
            stopped,
        })
    }

    /// Waits until the server is told to stop.
    pub(crate) async fn stopped(&self) {
        // Without a sender the server is gone, which is stopped too.
        let _ = self.stopped.clone().wait_for(|stopped| *stopped).await;
    }

    /// Address of a page of the app, for emails: they cannot know where they are read.
    pub(crate) fn page(&self, path: &str) -> String {
        let address = self.config.public_url.clone();
        let scheme = self.config.scheme();
        let own = || format!("{scheme}://{}", self.config.listen);
        format!("{}{path}", address.unwrap_or_else(own))
    }

    /// Writes and sends an email behind the answer, so that the answer does not tell by its time whether there was
    /// anything to send. `work` is a transaction, given the time in milliseconds since 1970.
    pub(crate) fn write_letter(
        &self,
        mut work: impl FnMut(&mut Transaction<'_>, i64) -> Result<Option<Letter>, ApiError>
        + Send
        + 'static,
    ) {
        self.write_letters(move |transaction, now_ms| {
            Ok(work(transaction, now_ms)?.into_iter().collect())
        });
    }

    /// As [`Self::write_letter`], for several letters.
    pub(crate) fn write_letters(
        &self,
        mut work: impl FnMut(&mut Transaction<'_>, i64) -> Result<Vec<Letter>, ApiError>
        + Send
        + 'static,
    ) {
        let (store, mailer) = (Arc::clone(&self.store), Arc::clone(&self.mailer));
        let now_ms = self.clock.now_ms();
        self.tasks.spawn(async move {
            let letters = transact(&*store, move |transaction| work(transaction, now_ms)).await;
            for letter in letters.unwrap_or_default() {
                mailer.send(letter).await;
            }
        });
    }

    /// Sends emails behind the answer.
    pub(crate) fn send_letters(&self, letters: Vec<Letter>) {
        let mailer = Arc::clone(&self.mailer);
        self.tasks.spawn(async move {
            for letter in letters {
                mailer.send(letter).await;
            }
        });
    }

    /// Emails the owner of an account that was signed in before, and never on this device.
    pub(crate) fn tell_new_device(
        &self,
        entrance: &Entrance,
        browser: Option<&str>,
        language: Language,
    ) {
        let Some(email) = entrance.news_for.clone() else {
            return;
        };
        let (page, browser) = (self.page("/profile"), browser.map(str::to_owned));
        self.write_letter(move |transaction, now_ms| {
            let language = language.of_address(transaction, &email)?;
            let at = iso(now_ms);
            let text = EmailText::NewDevice {
                browser: browser.as_deref(),
                at: &at,
                page: &page,
            };
            Ok(Some(text.letter(email.clone(), language)))
        });
    }

    /// Runs a change that a person asks for as one transaction, within their budgets. `function` is its name, empty for a
    /// write of a document.
    pub(crate) async fn transact_for<T: Send + 'static>(
        &self,
        (uid, function): (&str, &str),
        mut work: impl FnMut(&mut Transaction<'_>) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let now_ms = self.clock.now_ms();
        self.rates.write(uid, now_ms)?;
        let (rates, budgets) = (Arc::clone(&self.rates), self.config.budgets);
        let who = (uid.to_owned(), function.to_owned());
        let done = transact(&*self.store, move |transaction| {
            let answer = work(transaction)?;
            kept::check(transaction, &who.0, &budgets)?;
            let acts = Acts::of(transaction, &who.0);
            rates.check((&who.0, &who.1), acts, now_ms)?;
            Ok::<_, ApiError>((answer, acts))
        });
        let (answer, acts) = done.await?;
        self.rates.charge(uid, acts, now_ms);
        Ok(answer)
    }

    /// Now, in seconds since 1970.
    pub(crate) fn now_s(&self) -> i64 {
        self.clock.now_ms() / 1_000
    }

    /// Returns the person who sent the bearer token; `None` without one.
    pub(crate) async fn caller(&self, head: &Head) -> Result<Option<Caller>, ApiError> {
        match bearer(head)? {
            Some(token) => self.authenticate(token).await.map(Some),
            None => Ok(None),
        }
    }

    /// Describes the caller at this moment, for the rules.
    pub(crate) fn asker<'a>(&self, caller: Option<&'a Caller>, key: Option<&'a str>) -> Asker<'a> {
        Asker {
            actor: actor(caller),
            key,
            now_ms: self.clock.now_ms(),
        }
    }

    /// Returns the person who holds a token whose session goes on.
    pub(crate) async fn authenticate(&self, token: &str) -> Result<Caller, ApiError> {
        authenticate(&self.tokens, &*self.store, token, self.now_s()).await
    }
}
