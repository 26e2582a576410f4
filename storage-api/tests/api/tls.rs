//! TLS by the server itself.

use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use storage_api_testing::{TIMEOUT, TestServer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn with_a_certificate_the_server_speaks_tls_and_nothing_else() {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let folder = tempfile::tempdir().expect("a folder");
    let (chain, key) = (
        folder.path().join("chain.pem"),
        folder.path().join("key.pem"),
    );
    std::fs::write(&chain, cert.pem()).expect("a file");
    std::fs::write(&key, signing_key.serialize_pem()).expect("a file");
    let name = |path: &std::path::Path| path.to_str().expect("a name").to_owned();
    let server =
        TestServer::start_with(&["--tls-cert", &name(&chain), "--tls-key", &name(&key)]).await;

    let mut roots = RootCertStore::empty();
    roots.add(cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let connector = TlsConnector::from(Arc::new(config));
    let plain = TcpStream::connect(server.authority())
        .await
        .expect("a connection");
    let localhost = ServerName::try_from("localhost").expect("a name");
    let mut stream = connector.connect(localhost, plain).await.expect("TLS");
    stream.write_all(REQUEST).await.expect("written");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(
        answer.contains("strict-transport-security: max-age="),
        "{answer}"
    );

    let mut plain = TcpStream::connect(server.authority())
        .await
        .expect("a connection");
    plain.write_all(REQUEST).await.expect("written");
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(TIMEOUT, plain.read_to_end(&mut answer)).await;
    // Refused with an alert, or reset.
    drop(closed.expect("closed in time"));
    assert!(!answer.starts_with(b"HTTP"));
}
