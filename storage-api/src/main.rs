//! Flags → command → exit code.

use std::process::ExitCode;

use clap::Parser;
use storage_api::config::Cli;
use storage_api::server::commands;
use tikv_jemallocator::Jemalloc;

/// Gives back what is not used: glibc keeps an arena for every other thread, and with them twice the memory after a
/// large folder was read (`cargo bench --bench opening`).
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => commands::run(cli),
        Err(error) => commands::explain(&error),
    }
}
