//! `storage-api serve`: open, listen, say the address, run until told to stop.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use super::complain;
use crate::config::Config;
use crate::{ServeError, serve};

/// Runs the server. A failure to start is one line and a non-zero exit code.
pub fn run(config: Config) -> ExitCode {
    log_to_stderr(config.log_json);
    log_panics_as_one_line();
    let runtime = match tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&format!("cannot start: {error}")),
    };
    match runtime.block_on(until_stopped(config)) {
        Ok(()) => ExitCode::SUCCESS,
        // A thread may hang in a damaged store, so the process ends without waiting for it.
        Err(error) => {
            complain(&error.to_string());
            std::process::exit(1)
        }
    }
}

async fn until_stopped(config: Config) -> Result<(), ServeError> {
    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServeError::Signals)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(ServeError::Signals)?;
    let server = serve(config).await?;
    announce(server.address());
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    tracing::info!("stopping: finishing requests");
    server.stop().await;
    Ok(())
}

/// The one line on the standard output, for people and for whoever waits until the server is ready.
fn announce(address: std::net::SocketAddr) {
    let host = if address.ip().is_loopback() || address.ip().is_unspecified() {
        "localhost".to_owned()
    } else {
        address.ip().to_string()
    };
    let mut out = std::io::stdout();
    // Whoever closed our output does not want to know the address.
    let _ = writeln!(out, "http://{host}:{}", address.port()).and_then(|()| out.flush());
}

fn refuse(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::FAILURE
}

fn log_to_stderr(json: bool) {
    // sled and hyper speak at levels meant for their own authors.
    let filter = EnvFilter::try_from_env("YONDER_LOG")
        .unwrap_or_else(|_| EnvFilter::new("warn,storage_api=info,sled=off"));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A second logger in the process is no reason not to serve.
    let _ = if json {
        builder.json().try_init()
    } else {
        builder.try_init()
    };
}

/// A panic in a request is answered and logged as one line. Panics inside sled while a damaged folder is opened
/// are told as the one sentence about the folder instead.
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
