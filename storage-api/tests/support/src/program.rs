//! The built program as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, prlimit};
use tempfile::TempDir;

use crate::TIMEOUT;
use crate::command::{Exit, wait};
use crate::socket;

/// A running server process. Dropping it kills it.
#[derive(Debug)]
pub struct Program {
    // Empty after it was stopped.
    child: Option<Child>,
    address: SocketAddr,
    // Its data, removed with it.
    _folder: Option<TempDir>,
}

/// The program without arguments, with nothing on its input and both outputs to read.
pub fn storage_api() -> Command {
    let mut command = Command::new(executable());
    command
        .env_remove("YONDER_LISTEN")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// `storage-api serve` on a port the system chooses, with its data in that folder and without a site. Its log is
/// dropped, because a process whose log nobody reads stops when the pipe is full.
pub fn serve_command(data: &Path) -> Command {
    serve_command_at("127.0.0.1:0", data)
}

/// The same at an address of the test's choice.
pub fn serve_command_at(listen: &str, data: &Path) -> Command {
    let mut command = storage_api();
    command
        .args(["serve", "--listen", listen])
        .args(["--site", "/nonexistent", "--data"])
        .arg(data)
        // One person of a test may do the work of many.
        .env("YONDER_WRITES_PER_MINUTE", "1000000")
        .env("YONDER_DOCUMENTS_PER_PERSON", "1000000")
        .stderr(Stdio::null());
    command
}

/// Path of the program. Cargo names it to the tests it runs; without Cargo it lies in the folder above the test's own.
fn executable() -> PathBuf {
    if let Some(path) = std::env::var_os("CARGO_BIN_EXE_storage-api") {
        return path.into();
    }
    let test = std::env::current_exe().expect("a path of the test");
    let folder = test.ancestors().nth(2).expect("a folder of the build");
    folder.join(format!("storage-api{}", std::env::consts::EXE_SUFFIX))
}

impl Program {
    /// Starts a server on a folder and waits until it is ready.
    pub fn start(data: &Path) -> Self {
        Self::spawn(&mut serve_command(data))
    }

    /// Starts a server with these flags on a folder of its own.
    pub fn start_with(flags: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = serve_command(&folder.path().join("data"));
        Self::spawn_on(command.args(flags), Some(folder))
    }

    /// Starts a command made from [`serve_command`] and waits for the line that says it is ready.
    pub fn spawn(command: &mut Command) -> Self {
        Self::spawn_on(command, None)
    }

    fn spawn_on(command: &mut Command, folder: Option<TempDir>) -> Self {
        let mut child = command.spawn().expect("a process");
        let out = child.stdout.take().expect("an output");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("a line");
        let Some(address) = line.trim().strip_prefix("http://localhost:") else {
            let exit = wait(child);
            panic!("the program did not start: {line:?} {}", exit.log);
        };
        let port = address.parse().expect("a port");
        Self {
            child: Some(child),
            address: SocketAddr::from(([127, 0, 0, 1], port)),
            _folder: folder,
        }
    }

    /// Host and port it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Origin of its addresses, as in `http://127.0.0.1:4000`.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends SIGKILL and waits for the end; what it has logged is in the answer if the command piped it.
    pub fn kill(mut self) -> Exit {
        let mut child = self.child.take().expect("a running process");
        child.kill().expect("a kill");
        wait(child)
    }

    /// Sends SIGTERM and waits for the end.
    pub fn stop(mut self) -> Exit {
        let child = self.child.take().expect("a running process");
        let id = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        kill_process(id.expect("an id"), Signal::TERM).expect("a signal");
        wait(child)
    }

    /// Bounds the length of every file it writes, in bytes; `None` takes the bound away.
    pub fn limit_files(&self, bytes: Option<u64>) {
        let id = self.child.as_ref().expect("a running process").id();
        let id = i32::try_from(id).ok().and_then(Pid::from_raw);
        let limit = Rlimit {
            current: bytes,
            maximum: getrlimit(Resource::Fsize).maximum,
        };
        prlimit(Some(id.expect("an id")), Resource::Fsize, limit).expect("a limit");
    }

    /// Opens a connection whose reads and writes fail after [`TIMEOUT`].
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(TIMEOUT)).expect("a time-out");
        stream.set_write_timeout(Some(TIMEOUT)).expect("a time-out");
        stream
    }

    /// Writes bytes to a new connection and reads until the server closes it.
    pub fn exchange(&self, bytes: &[u8]) -> String {
        socket::exchange(&mut self.connect(), bytes)
    }

    /// Largest resident memory so far, in KiB; `None` where the system does not say.
    pub fn peak_memory_kib(&self) -> Option<u64> {
        let id = self.child.as_ref()?.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let mut lines = status.lines();
        let peak = lines.find_map(|line| line.strip_prefix("VmHWM:"))?;
        peak.split_whitespace().next()?.parse().ok()
    }
}

impl Program {
    /// Bytes that were written to files so far, whichever thread wrote them; `None` where the system does not say. Threads
    /// that answer requests write to sockets and are not counted.
    pub fn stored_bytes(&self) -> Option<u64> {
        let process = PathBuf::from(format!("/proc/{}", self.child.as_ref()?.id()));
        let mut stored = written_bytes(&process)?;
        for thread in std::fs::read_dir(process.join("task")).ok()? {
            let thread = thread.ok()?.path();
            let name = std::fs::read_to_string(thread.join("comm")).ok()?;
            if name.starts_with("tokio") || name.starts_with("storage-api") {
                stored -= written_bytes(&thread)?;
            }
        }
        Some(stored)
    }
}

/// Bytes that a process or thread handed to the system.
fn written_bytes(of: &Path) -> Option<u64> {
    let counts = std::fs::read_to_string(of.join("io")).ok()?;
    let mut lines = counts.lines();
    let written = lines.find_map(|line| line.strip_prefix("wchar:"))?;
    written.trim().parse().ok()
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
