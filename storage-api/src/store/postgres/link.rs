//! A connection that one thread has to itself.

use std::future::Future;

use tokio::runtime::{Builder, Runtime};
use tokio_postgres::Client;

use super::super::StoreError;
use super::database::Database;
use super::error::failure;
use super::schema::{self, Statements};

/// Settings of every connection: a commit is answered when it would survive a power loss, and a server that dies with
/// the head locked does not keep others waiting.
const SETTINGS: &str = "SET synchronous_commit TO on; SET client_min_messages TO warning; \
    SET lock_timeout TO '10s'; SET idle_in_transaction_session_timeout TO '30s'";

/// Connects when asked, and again when the connection is lost.
pub(super) struct Line {
    runtime: Runtime,
    database: Database,
    link: Option<Link>,
}

/// A connection that is up, with what is asked for over it all the time.
pub(super) struct Link {
    pub(super) client: Client,
    pub(super) statements: Statements,
}

impl Line {
    /// Nothing is connected yet.
    pub(super) fn to(database: &Database) -> Result<Self, StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Unreachable(error.to_string()))?;
        Ok(Self {
            runtime,
            database: database.clone(),
            link: None,
        })
    }

    /// Waits for `future`, during which alone the connection makes progress.
    pub(super) fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    /// Lets go of a connection that is of no use any more.
    pub(super) fn hang_up(&mut self) {
        self.link = None;
    }

    /// The connection, made if there is none.
    pub(super) fn link(&mut self) -> Result<(&Runtime, &Link), StoreError> {
        let is_lost = self
            .link
            .as_ref()
            .is_none_or(|link| link.client.is_closed());
        if is_lost {
            self.link = None;
        }
        let (runtime, database) = (&self.runtime, &self.database);
        if self.link.is_none() {
            self.link = Some(runtime.block_on(connect(database))?);
        }
        match &self.link {
            Some(link) => Ok((runtime, link)),
            None => Err(StoreError::Closed),
        }
    }
}

async fn connect(database: &Database) -> Result<Link, StoreError> {
    let connect = async {
        let (client, connection) = database.config.connect(database.tls.clone()).await?;
        tokio::spawn(async move {
            // Whoever uses the connection next is told as well.
            if let Err(error) = connection.await {
                tracing::warn!(%error, "the connection to the database is lost");
            }
        });
        client.batch_execute(SETTINGS).await?;
        Ok::<_, tokio_postgres::Error>(client)
    };
    let client = connect.await.map_err(|error| failure(&error))?;
    schema::make(&client).await?;
    let statements = Statements::prepare(&client).await;
    let statements = statements.map_err(|error| failure(&error))?;
    Ok(Link { client, statements })
}
