//! The real `firebase` clients from npm against the real server, in a build with the feature `conformance`.

use std::path::Path;

use clap::Parser;
use storage_api::config::Cli;
use storage_api::serve;

#[tokio::test(flavor = "multi_thread")]
async fn the_real_clients_understand_every_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let data = data.to_str().expect("a name");
    let words = ["storage-api", "--listen", "127.0.0.1:0", "--data", data];
    let config = Cli::try_parse_from(words).expect("good flags").config;
    let server = serve(config).await.expect("the server starts");
    let clients = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/firebase");
    let run = tokio::process::Command::new("node")
        .args(["--test", "clients.test.js"])
        .env("YONDER_ADDRESS", server.address().to_string())
        .current_dir(clients)
        .kill_on_drop(true)
        .output()
        .await
        .expect("node runs");
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}");
    assert!(
        said.contains("# fail 0") && !said.contains("# pass 0"),
        "{said}"
    );
    server.stop().await;
}
