//! The program as a command that ends by itself.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// No command may take longer: a hang fails the test.
const PATIENCE: Duration = Duration::from_mins(1);

/// How a command ended.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    /// The one line that says why it was not done.
    pub(crate) said: Option<String>,
    /// What was told besides.
    pub(crate) log: String,
}

/// Runs the program with these words on a data folder.
pub(crate) fn run(data: &Path, words: &[&str]) -> Ended {
    let child = Command::new(env!("CARGO_BIN_EXE_storage-api"))
        .args(words)
        .arg("--data")
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a process");
    let id = child.id();
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait_with_output()));
    let output = receiver.recv_timeout(PATIENCE);
    let output = output.unwrap_or_else(|_| unreachable!("process {id} hangs: {words:?}"));
    let output = output.expect("an end");
    let log = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut said = log.lines().filter(|line| line.starts_with("storage-api: "));
    let (first, second) = (said.next().map(str::to_owned), said.next());
    assert_eq!(second, None, "{log}");
    assert!(!log.contains("panicked at"), "{log}");
    Ended {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        said: first,
        log,
    }
}

impl Ended {
    /// The output of a command that was done.
    pub(crate) fn done(self) -> String {
        assert_eq!(self.code, Some(0), "{:?} {}", self.said, self.log);
        self.out
    }

    /// The line and exit code of a command that was not.
    pub(crate) fn refused(self) -> (i32, String) {
        let code = self.code.expect("an exit code");
        assert!(code > 0, "{}", self.out);
        (code, self.said.expect("a line"))
    }
}

/// Copies a folder with everything in it.
pub(crate) fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

/// Every file in a folder, at any depth.
pub(crate) fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}
