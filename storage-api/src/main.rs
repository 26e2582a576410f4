//! Flags → command → exit code.

use std::process::ExitCode;

use clap::Parser;
use storage_api::commands;
use storage_api::config::Cli;

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => commands::run(cli),
        Err(error) => commands::explain(&error),
    }
}
