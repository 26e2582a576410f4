//! The program as its own process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running process; dropped, it is killed.
pub(crate) struct Program {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Program {
    /// Starts it and waits for the line that says it is ready.
    pub(crate) fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_storage-api"))
            .args([
                "--listen",
                "127.0.0.1:0",
                "--site",
                "/nonexistent",
                "--data",
            ])
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        let mut line = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let port = line.trim().rsplit(':').next().expect("a port").to_owned();
        assert!(!port.is_empty(), "the program did not start");
        Self {
            child,
            address: format!("127.0.0.1:{port}"),
        }
    }

    /// SIGKILL, and the end of the process.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("a kill");
        self.child.wait().expect("an end");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Killed already, most of the time.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
