//! Encrypting the connections to the database, as far as its address asks for it.
//!
//! `sslmode` means what it means to the programs of PostgreSQL: `prefer`, which is the default, encrypts where the
//! database can, `require` everywhere; neither looks who answers. `verify-full` also wants a certificate that names the
//! host and was signed by an authority of the web, or by one in the file that `sslrootcert` names.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::{
    CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature,
};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// Encryption that an address demands.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Encryption {
    mode: Mode,
    /// Authorities that signed the certificate of the database, as PEM; those of the web, if missing.
    root: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    Disable,
    #[default]
    Prefer,
    Require,
    VerifyFull,
}

/// Takes what is about encryption out of an address.
///
/// # Errors
/// A sentence that names the value that cannot be used.
pub(super) fn split(url: &str) -> Result<(String, Encryption), String> {
    let mut encryption = Encryption::default();
    let Some((address, query)) = url.split_once('?') else {
        return Ok((url.to_owned(), encryption));
    };
    let mut rest = form_urlencoded::Serializer::new(String::new());
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "sslmode" => encryption.mode = mode(&value)?,
            "sslrootcert" => encryption.root = Some(PathBuf::from(value.into_owned())),
            _ => drop(rest.append_pair(&name, &value)),
        }
    }
    // A space is %20 to the database.
    let rest = rest.finish().replace('+', "%20");
    Ok((format!("{address}?{rest}"), encryption))
}

fn mode(name: &str) -> Result<Mode, String> {
    match name {
        "disable" => Ok(Mode::Disable),
        "prefer" => Ok(Mode::Prefer),
        "require" => Ok(Mode::Require),
        "verify-full" => Ok(Mode::VerifyFull),
        _ => Err(format!(
            "sslmode is disable, prefer, require or verify-full, not {name}"
        )),
    }
}

impl Encryption {
    /// Encryption of connections.
    pub(super) fn mode(&self) -> SslMode {
        match self.mode {
            Mode::Disable => SslMode::Disable,
            Mode::Prefer => SslMode::Prefer,
            Mode::Require | Mode::VerifyFull => SslMode::Require,
        }
    }

    /// Returns the connector that encrypts them.
    ///
    /// # Errors
    /// A sentence that names the file that cannot be used.
    pub(super) fn connector(&self) -> Result<MakeRustlsConnect, String> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?;
        let config = if self.mode == Mode::VerifyFull {
            builder.with_root_certificates(roots(self.root.as_deref())?)
        } else {
            let anybody = Arc::new(Anybody(provider));
            builder
                .dangerous()
                .with_custom_certificate_verifier(anybody)
        };
        Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
    }
}

fn roots(file: Option<&Path>) -> Result<RootCertStore, String> {
    let Some(file) = file else {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        return Ok(roots);
    };
    let unusable =
        |reason: &dyn std::fmt::Display| format!("sslrootcert {}: {reason}", file.display());
    let certificates = CertificateDer::pem_file_iter(file)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| unusable(&error))?;
    let mut roots = RootCertStore::empty();
    let (added, _) = roots.add_parsable_certificates(certificates);
    if added == 0 {
        return Err(unusable(&"there is no certificate in it"));
    }
    Ok(roots)
}

/// Takes every certificate for that of the database, as `sslmode=require` wants it. Signatures are still checked, so
/// that whoever listens hears nothing.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _end_entity: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _server_name: &ServerName<'_>,
        _ocsp_response: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
