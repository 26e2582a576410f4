//! `storage-api serve`: open, listen, say the address, run until told to stop.

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use tokio::signal::unix::{SignalKind, signal};

use super::{USUAL, code_of, complain, log_panics_as_one_line, log_to_stderr, sentence_about};
use crate::config::Config;
use crate::server::serve::{ServeError, Server, serve};

/// Runs the server. A failure to start is one line and a non-zero exit code.
pub fn run(config: Config) -> ExitCode {
    log_to_stderr(config.log_json, USUAL);
    log_panics_as_one_line();
    let runtime = match tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&format!("cannot start: {error}")),
    };
    let data = config.data.clone();
    let outcome = runtime.block_on(until_stopped(config));
    // Tasks left behind when the time was up are not waited for.
    runtime.shutdown_background();
    let (sentence, code) = match outcome {
        Ok(()) => return ExitCode::SUCCESS,
        Err(ServeError::Store(error)) => (sentence_about(&error, &data), code_of(&error)),
        Err(error) => (error.to_string(), 1),
    };
    complain(&sentence);
    // A thread may hang in a damaged store, so the process ends without waiting for it.
    std::process::exit(code.into())
}

async fn until_stopped(config: Config) -> Result<(), ServeError> {
    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServeError::Signals)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(ServeError::Signals)?;
    let scheme = config.scheme();
    let server = serve(config).await?;
    if server.left_something_hanging() {
        return Err(begin_again(server).await);
    }
    announce(scheme, server.address());
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    tracing::info!("stopping: finishing requests");
    server.stop().await;
    Ok(())
}

/// Starts the program again in this process: nothing else ends a thread that hangs in a damaged store, which has
/// been replaced by now.
async fn begin_again(server: Server) -> ServeError {
    tracing::info!("starting again, to be rid of a thread that hangs in the damaged store");
    server.stop().await;
    let mut words = std::env::args_os();
    let program = std::env::current_exe()
        .ok()
        .or_else(|| words.next().map(Into::into));
    let mut again = Command::new(program.unwrap_or_default());
    // Only comes back when it failed.
    ServeError::Opening(again.args(std::env::args_os().skip(1)).exec().to_string())
}

/// The one line on the standard output, for people and for whoever waits until the server is ready.
fn announce(scheme: &str, address: std::net::SocketAddr) {
    let host = if address.ip().is_loopback() || address.ip().is_unspecified() {
        "localhost".to_owned()
    } else {
        address.ip().to_string()
    };
    let mut out = std::io::stdout();
    // Whoever closed our output does not want to know the address.
    let _ = writeln!(out, "{scheme}://{host}:{}", address.port()).and_then(|()| out.flush());
}

fn refuse(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::FAILURE
}
