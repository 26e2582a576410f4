//! TLS by ourselves, for those who have no proxy in front: a certificate, a key, and nothing else to choose.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// Longest time for a client to agree on keys.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(5);

/// Speaks TLS 1.2 and 1.3 to those who connect.
#[derive(Clone)]
pub(crate) struct Tls(TlsAcceptor);

impl Tls {
    /// With a certificate, followed by those it was signed with, and its key, both as PEM.
    ///
    /// # Errors
    /// A sentence that names the file that cannot be used.
    pub(crate) fn open(certificates: &Path, key: &Path) -> Result<Self, String> {
        let unusable = |file: &Path, reason: &dyn std::fmt::Display| {
            format!("{} cannot be used for TLS: {reason}", file.display())
        };
        let chain = CertificateDer::pem_file_iter(certificates)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| unusable(certificates, &error))?;
        if chain.is_empty() {
            return Err(unusable(certificates, &"there is no certificate in it"));
        }
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| unusable(key, &error))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| {
                builder
                    .with_no_client_auth()
                    .with_single_cert(chain, secret)
            })
            .map_err(|error| unusable(key, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }

    /// Agrees on keys; `None` with a client that cannot or does not in time.
    pub(crate) async fn accept<S>(&self, stream: S) -> Option<TlsStream<S>>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        match timeout(HANDSHAKE_TIMEOUT, self.0.accept(stream)).await {
            Ok(Ok(stream)) => Some(stream),
            Ok(Err(error)) => {
                tracing::debug!(%error, "no TLS with this client");
                None
            }
            Err(_) => None,
        }
    }
}
