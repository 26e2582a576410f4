//! Processes that are killed before they are done.

use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use storage_api_testing::{serve_command, storage_api};

/// Starts the server and kills it after so long, wherever it is then.
pub(crate) fn kill_while_starting(data: &Path, after: Duration) {
    kill_after(&mut serve_command(data), after);
}

/// Starts a backup and kills it after so long, unless it is done before.
pub(crate) fn kill_while_backing_up(data: &Path, file: &str, after: Duration) {
    let mut command = storage_api();
    command.args(["backup", file, "--data"]).arg(data);
    kill_after(&mut command, after);
}

fn kill_after(command: &mut Command, after: Duration) {
    let mut child: Child = command.spawn().expect("a process");
    let began = Instant::now();
    while began.elapsed() < after {
        std::thread::yield_now();
    }
    child.kill().expect("a kill");
    child.wait().expect("an end");
}
