//! Commands of the program, one file each, and the report of a command that fails.

mod backup;
mod check;
mod drill;
mod export;
mod grant_admin;
mod import;
mod photos;
mod restore;
mod seed_demo;
pub mod serve;

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use tracing_subscriber::EnvFilter;

use crate::config::{Cli, Command};
use crate::store::StoreError;
use crate::store::journal::JournalError;

/// Exit code of a wrong flag, variable or file name.
const EXIT_USAGE: u8 = 2;
/// Exit code of a journal or backup that is damaged: starting again does not help.
const EXIT_DAMAGED: u8 = 78;

/// Log filter where `YONDER_LOG` is not set: sled and hyper log at levels meant for their own authors.
const USUAL: &str = "warn,storage_api=info,sled=off";
const QUIET: &str = "warn,sled=off";

/// Does what was asked for.
pub fn run(cli: Cli) -> ExitCode {
    let command = cli
        .command
        .unwrap_or_else(|| Command::Serve(Box::new(cli.config)));
    if let Command::Serve(config) = command {
        return serve::run(*config);
    }
    // Events in a made-up world are no news.
    let usual = match command {
        Command::SeedDemo(_) => QUIET,
        _ => USUAL,
    };
    log_to_stderr(false, usual);
    log_panics_as_one_line();
    let done = refuse_database(&command).and_then(|()| execute(&command));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            complain(&refusal.sentence);
            ExitCode::from(refusal.code)
        }
    }
}

fn execute(command: &Command) -> Result<(), Refusal> {
    match command {
        Command::Serve(_) => Ok(()),
        Command::Check(what) => check::run(what),
        Command::Backup(what) => backup::run(what),
        Command::Restore(what) => restore::run(what),
        Command::Export(what) => export::run(what),
        Command::Import(what) => import::run(what),
        Command::SeedDemo(what) => seed_demo::run(what),
        Command::Drill(what) => drill::run(what),
        Command::GrantAdmin(what) => grant_admin::run(what),
    }
}

/// Refuses commands about a data folder where the documents are in a database: they would do their work on an empty or
/// old folder and say that all is well.
fn refuse_database(command: &Command) -> Result<(), Refusal> {
    let name = match command {
        Command::Serve(_) | Command::GrantAdmin(_) => return Ok(()),
        Command::Check(_) => "check",
        Command::Backup(_) => "backup",
        Command::Restore(_) => "restore",
        Command::Export(_) => "export",
        Command::Import(_) => "import",
        Command::SeedDemo(_) => "seed-demo",
        Command::Drill(_) => "drill",
    };
    if std::env::var_os("YONDER_STORE").is_none_or(|url| url.is_empty()) {
        return Ok(());
    }
    Err(Refusal::usage(format!(
        "{name} works on a data folder, and YONDER_STORE says that the documents are in PostgreSQL: \
         use its own tools, such as pg_dump and pg_restore"
    )))
}

/// Failure of a command: one sentence, and its exit code.
struct Refusal {
    sentence: String,
    code: u8,
}

impl Refusal {
    /// Something is wrong with what was asked for.
    fn usage(sentence: impl Into<String>) -> Self {
        Self {
            sentence: sentence.into(),
            code: EXIT_USAGE,
        }
    }

    /// It was right to ask, but it did not work.
    fn failed(sentence: impl Into<String>) -> Self {
        Self {
            sentence: sentence.into(),
            code: 1,
        }
    }

    /// The store of a data folder cannot do it.
    fn store(error: &StoreError, data: &Path) -> Self {
        Self {
            sentence: sentence_about(error, data),
            code: code_of(error),
        }
    }
}

impl From<JournalError> for Refusal {
    fn from(error: JournalError) -> Self {
        let code = if matches!(error, JournalError::Damaged(_)) {
            EXIT_DAMAGED
        } else {
            1
        };
        Self {
            sentence: error.to_string(),
            code,
        }
    }
}

/// Describes the fault of the store of a data folder, and the remedy.
fn sentence_about(error: &StoreError, data: &Path) -> String {
    let data = data.display();
    match error {
        StoreError::Journal(damage) => {
            format!("{damage}; bring back a backup with: storage-api restore BACKUP --data {data}")
        }
        other => other.to_string(),
    }
}

fn code_of(error: &StoreError) -> u8 {
    match error {
        StoreError::Journal(_) => EXIT_DAMAGED,
        _ => 1,
    }
}

/// One line on the standard output.
fn say(sentence: &str) {
    // Whoever closed our output does not want to know.
    let _ = writeln!(std::io::stdout(), "{sentence}");
}

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

fn log_to_stderr(json: bool, usual: &str) {
    let filter = EnvFilter::try_from_env("YONDER_LOG").unwrap_or_else(|_| EnvFilter::new(usual));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A second logger in the process is no reason not to go on.
    let _ = if json {
        builder.json().try_init()
    } else {
        builder.try_init()
    };
}

/// A panic in a request is answered and logged as one line. Panics inside sled over damaged files are told as the
/// one sentence about them instead.
fn log_panics_as_one_line() {
    std::panic::set_hook(Box::new(|panic| {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or_default();
        if name == "store-open" || name.starts_with("sled") {
            return;
        }
        let place = panic
            .location()
            .map(ToString::to_string)
            .unwrap_or_default();
        let message = panic.payload_as_str().unwrap_or("no message");
        tracing::error!(%place, %message, "a task panicked");
    }));
}
