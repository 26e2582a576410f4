//! The real `firebase` clients from npm, in a build with the feature `conformance`.

use std::path::Path;
use std::process::Command;

use storage_api_testing::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn the_real_clients_understand_every_answer() {
    let server = TestServer::start().await;
    let mut clients = Command::new("node");
    clients
        .args(["--test", "clients.test.js"])
        .env("YONDER_ADDRESS", server.authority())
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/firebase"));
    let run = tokio::task::spawn_blocking(move || clients.output()).await;
    let run = run.expect("no panic").expect("node runs");
    let output = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{output}");
    assert!(
        output.contains("# fail 0") && !output.contains("# pass 0"),
        "{output}"
    );
}
