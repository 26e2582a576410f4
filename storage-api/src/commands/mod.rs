//! What the program can be told to do, one file each, and how it says that it cannot.

pub mod serve;

use std::io::Write;
use std::process::ExitCode;

/// Exit code of a wrong flag or variable.
const EXIT_USAGE: u8 = 2;

/// Prints help and versions as they are, a mistake in flags or variables as one line.
pub fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return if error.print().is_ok() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
    }
    let text = error.to_string();
    let first = text
        .lines()
        .take_while(|line| !line.trim().is_empty())
        .collect::<Vec<_>>();
    let sentence = first
        .iter()
        .map(|line| line.trim())
        .collect::<Vec<_>>()
        .join(" ");
    complain(sentence.trim_start_matches("error: "));
    ExitCode::from(EXIT_USAGE)
}

/// One line on the error output. When even that is closed there is nobody left to tell.
pub(crate) fn complain(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "storage-api: {sentence}");
}
