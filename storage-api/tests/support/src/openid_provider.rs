//! A real `OpenID` provider (`oidc-provider` from npm) on loopback.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// The provider's process; dropping it kills it.
#[derive(Debug)]
pub struct OpenIdProvider {
    /// Its address, as the flag `--openid` has it.
    pub issuer: String,
    process: Child,
}

impl OpenIdProvider {
    /// Starts a provider with these accounts: claims by subject.
    pub fn start(accounts: &Value) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../openid");
        let mut process = Command::new("node")
            .arg("provider.js")
            .env("OPENID_PEOPLE", accounts.to_string())
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("node runs");
        let output = process.stdout.take().expect("its output");
        let mut lines = BufReader::new(output).lines();
        let issuer = lines.next().expect("a line").expect("an issuer");
        // It ends when nobody reads what else it prints.
        std::thread::spawn(move || lines.by_ref().for_each(drop));
        Self { issuer, process }
    }
}

impl Drop for OpenIdProvider {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
