//! The program as its own process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running process; dropped, it is killed.
pub(crate) struct Program {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Program {
    /// Starts it and waits for the line that says it is ready.
    pub(crate) fn start(folder: &Path) -> Self {
        let mut child = spawn(&SERVE, folder);
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

const SERVE: [&str; 5] = ["serve", "--listen", "127.0.0.1:0", "--site", "/nonexistent"];

fn spawn(words: &[&str], folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_storage-api"))
        .args(words)
        .arg("--data")
        .arg(folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a process")
}

/// Starts the server and kills it after so long, wherever it is then.
pub(crate) fn kill_while_starting(folder: &Path, after: Duration) {
    kill_after(spawn(&SERVE, folder), after);
}

/// Starts a backup and kills it after so long, unless it is done before.
pub(crate) fn kill_while_backing_up(folder: &Path, file: &str, after: Duration) {
    kill_after(spawn(&["backup", file], folder), after);
}

fn kill_after(mut child: Child, after: Duration) {
    let began = Instant::now();
    while began.elapsed() < after {
        std::thread::yield_now();
    }
    child.kill().expect("a kill");
    child.wait().expect("an end");
}
