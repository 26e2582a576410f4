//! The address of the database, and the connection to it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls;

/// Longest wait of a read for a connection.
pub(super) const CONNECT_PATIENCE: Duration = Duration::from_secs(5);
/// Newest changes told to those who resume a live read.
pub(super) const CHANGES_KEPT: u64 = 10_000;

/// Address and credentials of a database.
#[derive(Clone)]
pub struct Database {
    pub(super) config: tokio_postgres::Config,
    pub(super) tls: MakeRustlsConnect,
}

impl FromStr for Database {
    type Err = String;

    fn from_str(url: &str) -> Result<Self, String> {
        let form = "a store looks like postgres://name:password@host:5432/database";
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(form.to_owned());
        }
        let (url, encryption) = tls::split(url)?;
        let mut config: tokio_postgres::Config =
            url.parse().map_err(|error| format!("{form}: {error}"))?;
        config
            .application_name("yonder")
            .connect_timeout(CONNECT_PATIENCE)
            .ssl_mode(encryption.mode());
        let tls = encryption.connector()?;
        Ok(Self { config, tls })
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The rest may be a password.
        let name = self.config.get_dbname();
        formatter.debug_tuple("Database").field(&name).finish()
    }
}
