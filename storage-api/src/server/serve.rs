//! A running server, in this process: the program runs one, tests run many.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use crate::access::auth::keys::Keys;
use crate::app::App;
use crate::clock::Clock;
use crate::config::Config;
use crate::domain::payments::Payments;
use crate::domain::payments::stripe::Stripe;
use crate::domain::photos::blob_store::Objects;
use crate::endpoints::functions::{email_due, email_questions_due};
use crate::endpoints::photos;
use crate::http::files::connections_within;
use crate::http::server::{Limits, Serving, accept};
use crate::http::tls::Tls;
use crate::schema::collections;
use crate::server::{expiry, routes};
use crate::store::postgres::{Database, PostgresStore};
use crate::store::sled::{SledOptions, SledStore};
use crate::store::{Store, StoreError};

/// Time for connections and streams to end after the last request was answered.
const LAST_TASKS: Duration = Duration::from_secs(6);

/// Time for the store to close. It loses nothing when it is not waited for, and opens more slowly then.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(8);

/// Reason why the server could not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The signing keys cannot be used.
    #[error("{0}")]
    Keys(String),
    /// Opening broke in a way nobody foresaw.
    #[error("opening the data folder broke: {0}")]
    Opening(String),
    /// The certificate or its key cannot be used.
    #[error("{0}")]
    Tls(String),
    /// The place of photos cannot be used.
    #[error("{0}")]
    Photos(String),
    /// Card payments cannot be used.
    #[error("{0}")]
    Payments(String),
    /// Nothing can listen on the address.
    #[error("cannot listen on {address}: {reason}")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// Description of the fault.
        reason: String,
    },
    /// The process cannot be told to stop.
    #[error("cannot watch for signals: {0}")]
    Signals(std::io::Error),
}

/// A server that is ready. Stop it with [`Server::stop`]; merely dropped it stops without waiting for requests.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    /// Connections, live streams and whatever else uses the store.
    tasks: TaskTracker,
    store: Arc<dyn Store>,
    left_something_hanging: bool,
}

impl Server {
    /// Address it listens on; the port is known even if the system chose it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns `true` if opening left a thread behind that hangs in a damaged store and uses a whole core.
    pub fn left_something_hanging(&self) -> bool {
        self.left_something_hanging
    }

    /// Closes live streams, finishes running requests and writes, and lets go of the data folder. Takes at most 24 s,
    /// whatever happened before; what still runs then is left behind.
    pub async fn stop(self) {
        // Nobody listens when the accept loop has ended by itself.
        let _ = self.stop.send(true);
        if self.accepting.await.is_err() {
            tracing::error!("the accept loop ended in a panic");
        }
        self.tasks.close();
        if timeout(LAST_TASKS, self.tasks.wait()).await.is_err() {
            tracing::warn!("some connections are left behind");
        }
        let store = self.store;
        // Waiting for the committer blocks, and over a disk that is full or broken sled may never come back.
        let closing = tokio::task::spawn_blocking(move || store.close());
        if timeout(CLOSE_TIMEOUT, closing).await.is_err() {
            tracing::warn!("the store did not close in time and is left as after a power loss");
        }
    }
}

/// Opens the data folder and serves. The server is ready when this returns.
///
/// # Errors
/// [`ServeError`] in one sentence, when the folder, the keys or the address cannot be used.
pub async fn serve(config: Config) -> Result<Server, ServeError> {
    serve_with_clock(config, Clock::system()).await
}

/// [`serve`] by another clock.
///
/// # Errors
/// As [`serve`].
pub async fn serve_with_clock(config: Config, clock: Clock) -> Result<Server, ServeError> {
    let tls = tls_of(&config)?;
    let listener = listen(config.listen).await?;
    let address = listener
        .local_addr()
        .map_err(|error| refused(config.listen, &error))?;
    let (folder, database) = (config.data.clone(), config.store.clone());
    let opening = tokio::task::spawn_blocking(move || {
        let (store, is_hanging) = open_store(&folder, database.as_ref())?;
        let keys = Keys::open(&folder.join("keys")).map_err(ServeError::Keys)?;
        Ok::<_, ServeError>((store, is_hanging, keys))
    });
    let (store, left_something_hanging, keys) = opening
        .await
        .unwrap_or_else(|error| Err(ServeError::Opening(error.to_string())))?;
    let objects = Objects::open(config.photos.as_ref(), &config.data.join("photos"))
        .map_err(ServeError::Photos)?;
    let payments = payments_of(&config).map_err(ServeError::Payments)?;
    let (stop, stopped) = watch::channel(false);
    let limits = Limits {
        max_connections: connections_within(config.max_connections),
        behind_proxy: config.behind_proxy,
    };
    let sequence = store.sequence().await?;
    let app = App::new(
        config,
        (Arc::clone(&store), objects, payments),
        keys,
        clock,
        sequence,
        stopped.clone(),
    );
    let tasks = app.tasks.clone();
    keep_tidy(&app, &stopped);
    let serving = Serving {
        routes: routes::routes(&app),
        limits,
        metrics: app.metrics.clone(),
        tls,
        requests: TaskTracker::new(),
    };
    let connections = tasks.clone();
    let accepting = tokio::spawn(async move {
        accept(listener, serving, stopped, &connections).await;
    });
    // Says by itself how much space is missing.
    match store.health() {
        Ok(()) => tracing::info!(%address, "ready"),
        Err(reason) => tracing::warn!(%address, %reason, "ready for reads only"),
    }
    Ok(Server {
        address,
        stop,
        accepting,
        tasks,
        store,
        left_something_hanging,
    })
}

/// Begins what goes on beside requests.
fn keep_tidy(app: &Arc<App>, stopped: &watch::Receiver<bool>) {
    email_due(app);
    email_questions_due(app);
    let (store, clock) = (Arc::clone(&app.store), app.clock.clone());
    app.tasks
        .spawn(expiry::hourly(store, clock, stopped.clone()));
    let (store, clock) = (Arc::clone(&app.store), app.clock.clone());
    app.tasks
        .spawn(expiry::end_holds(store, clock, stopped.clone()));
    if app.payments.service().is_some() {
        let (payments, store, clock) = (
            app.payments.clone(),
            Arc::clone(&app.store),
            app.clock.clone(),
        );
        app.tasks
            .spawn(expiry::pay(payments, store, clock, stopped.clone()));
    }
    app.tasks
        .spawn(photos::removal::remove_discarded(Arc::clone(app)));
}

/// TLS, when there is a certificate.
fn tls_of(config: &Config) -> Result<Option<Tls>, ServeError> {
    let files = config.tls_cert.as_deref().zip(config.tls_key.as_deref());
    let tls = files.map(|(certificates, key)| Tls::open(certificates, key));
    tls.transpose().map_err(ServeError::Tls)
}

/// The ways to pay: cards too, when there is a key of Stripe.
fn payments_of(config: &Config) -> Result<Payments, String> {
    let keys = config
        .stripe_key
        .as_ref()
        .zip(config.stripe_webhook_secret.as_ref());
    let stripe = keys.map(|(key, secret)| Stripe::new(key, secret, &config.stripe_api));
    Ok(Payments::new(stripe.transpose()?))
}

/// Opens the store, and says whether that left a thread hanging.
pub(crate) fn open_store(
    folder: &Path,
    database: Option<&Database>,
) -> Result<(Arc<dyn Store>, bool), StoreError> {
    if let Some(database) = database {
        let store = PostgresStore::open(database, &collections::ALL)?;
        return Ok((Arc::new(store), false));
    }
    let store = SledStore::open(folder, &collections::ALL, &SledOptions::default())?;
    let is_hanging = store.is_hanging();
    Ok((Arc::new(store), is_hanging))
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| refused(address, &error))
}

fn refused(address: SocketAddr, error: &std::io::Error) -> ServeError {
    let reason = match error.kind() {
        std::io::ErrorKind::AddrInUse => "another program is using that port".to_owned(),
        std::io::ErrorKind::PermissionDenied => "no right to use that port".to_owned(),
        std::io::ErrorKind::AddrNotAvailable => "this machine has no such address".to_owned(),
        _ => error.to_string(),
    };
    ServeError::Listen { address, reason }
}
