//! The handle handlers may touch: store, hub, tokens, clock, limits.

use std::sync::Arc;

use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::auth::caller::{Caller, authenticate};
use crate::auth::keys::Keys;
use crate::auth::password::Passwords;
use crate::auth::token::Tokens;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::ApiError;
use crate::http::Head;
use crate::http::bearer::bearer;
use crate::http::origin::AllowedOrigins;
use crate::http::throttle::Throttle;
use crate::live::hub::Hub;
use crate::store::Store;

/// Everything a handler may touch.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) tokens: Tokens,
    pub(crate) passwords: Passwords,
    pub(crate) origins: AllowedOrigins,
    pub(crate) throttles: Throttles,
    pub(crate) clock: Clock,
    /// What runs besides requests and must end before the store is closed.
    pub(crate) tasks: TaskTracker,
    /// Turns true when the server is told to stop.
    pub(crate) stopped: watch::Receiver<bool>,
}

/// How often something may be tried.
pub(crate) struct Throttles {
    /// Signing up, for each address.
    pub(crate) joining: Throttle,
    /// Signing in, for each address.
    pub(crate) entering: Throttle,
    /// Signing in, for each account.
    pub(crate) account: Throttle,
}

/// The share of an address's sign-ins that may go to one account.
const ACCOUNT_SHARE: u32 = 6;

impl App {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
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
        };
        let origins = AllowedOrigins::new(config.allow_origins.clone());
        let (tokens, passwords) = (Tokens::new(keys), Passwords::new());
        Arc::new(Self {
            config,
            store,
            hub,
            tokens,
            passwords,
            origins,
            throttles,
            clock,
            tasks: TaskTracker::new(),
            stopped,
        })
    }

    /// Waits until the server is told to stop.
    pub(crate) async fn stopped(&self) {
        // Without a sender the server is gone, which is stopped too.
        let _ = self.stopped.clone().wait_for(|stopped| *stopped).await;
    }

    /// Now, in seconds since 1970.
    pub(crate) fn now_s(&self) -> i64 {
        self.clock.now_ms() / 1_000
    }

    /// Who sent the bearer token; `None` without one.
    pub(crate) async fn caller(&self, head: &Head) -> Result<Option<Caller>, ApiError> {
        match bearer(head)? {
            Some(token) => self.authenticate(token).await.map(Some),
            None => Ok(None),
        }
    }

    /// Who holds a token whose session goes on.
    pub(crate) async fn authenticate(&self, token: &str) -> Result<Caller, ApiError> {
        authenticate(&self.tokens, &*self.store, token, self.now_s()).await
    }
}
