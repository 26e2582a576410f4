//! The program as a command that ends by itself.

use std::path::Path;
use std::process::Child;
use std::sync::mpsc;
use std::time::Duration;

use crate::program::storage_api;

/// Longest time a command may take: a hang fails the test.
const COMMAND_TIMEOUT: Duration = Duration::from_mins(1);

/// The end of a process.
#[derive(Debug)]
pub struct Exit {
    /// Exit code; `None` after a signal.
    pub code: Option<i32>,
    /// Standard output that nobody read before.
    pub out: String,
    /// The one line that says why the program failed.
    pub message: Option<String>,
    /// Everything on standard error.
    pub log: String,
}

/// Runs the program with these words on a data folder.
pub fn run(data: &Path, words: &[&str]) -> Exit {
    let mut command = storage_api();
    command.args(words).arg("--data").arg(data);
    wait(command.spawn().expect("a process"))
}

/// Waits for a process to end. Fails the test when it hangs, panics or gives more than one reason for its failure.
pub fn wait(child: Child) -> Exit {
    let id = child.id();
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait_with_output()));
    let output = receiver.recv_timeout(COMMAND_TIMEOUT);
    let output = output.unwrap_or_else(|_| panic!("process {id} hangs"));
    let output = output.expect("an end");
    let log = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut messages = log.lines().filter(|line| line.starts_with("storage-api: "));
    let message = messages.next().map(str::to_owned);
    assert_eq!(messages.next(), None, "{log}");
    assert!(!log.contains("panicked at"), "{log}");
    Exit {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        message,
        log,
    }
}

impl Exit {
    /// Output of a command that succeeded. Fails the test when it did not.
    pub fn success(self) -> String {
        assert_eq!(self.code, Some(0), "{:?} {}", self.message, self.log);
        self.out
    }

    /// Exit code and message of a command that failed. Fails the test when it did not.
    pub fn failure(self) -> (i32, String) {
        let code = self.code.expect("an exit code");
        assert!(code > 0, "{}", self.out);
        let message = self.message;
        (code, message.unwrap_or_else(|| panic!("{}", self.log)))
    }
}
