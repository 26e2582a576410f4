//! A PostgreSQL of the tests' own: made in a temporary folder when the first test needs it, gone with the process.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{OnceLock, mpsc};
use std::time::Duration;

/// The user of that number can be given what needs no rights; PostgreSQL refuses to run as root.
const NOBODY: u32 = 65_534;
/// Attempts to start a server that does not come up, and the time it may say nothing until then.
const ATTEMPTS: usize = 3;
const START_TIMEOUT: Duration = Duration::from_secs(20);
/// Runs the server until its own input ends, and starts it again at each line. The log ends with the first server, so
/// that one that does not start is no hang.
/// What is lost with the machine is nothing to a test; every store brings its own connections.
const GUARD: &str = r#"
    exec 3>&2 2>/dev/null
    folder=$1 port=$2; shift 2
    set -- "$0" -D "$folder/data" -k "$folder" -h 127.0.0.1 -p "$port" -c fsync=off -c max_connections=500 "$@"
    "$@" 2>&3 3>&- &
    exec 3>&-
    while read -r _; do kill -INT $!; wait $!; "$@" & done
    kill -INT $!; wait $!; rm -rf "$folder/data"; rmdir "$folder""#;

/// A PostgreSQL process with a data folder of its own, both removed with the test process.
#[derive(Debug)]
pub struct PostgresServer {
    programs: PathBuf,
    /// Port on loopback.
    pub port: u16,
    databases: AtomicUsize,
    // When its input ends, which is when this process ends however that may be, it stops the server and removes it.
    guard: Child,
}

/// Gives a file to the user the server runs as.
pub fn give_to_postgres(path: &Path) {
    if is_root() {
        chown(path, Some(NOBODY), Some(NOBODY)).expect("a file for nobody");
    }
}

fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().any(|line| line.starts_with("Uid:\t0\t"))
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    // Its language and its certificates would be those of whoever runs the test.
    command
        .env("LC_ALL", "C")
        .env("HOME", "/nonexistent")
        .current_dir("/");
    command
}

fn programs() -> PathBuf {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("postgres.sh");
    let found = Command::new(script).arg("--path").output();
    let found = found.expect("a shell");
    assert!(
        found.status.success(),
        "{}",
        String::from_utf8_lossy(&found.stderr).trim()
    );
    PathBuf::from(String::from_utf8_lossy(&found.stdout).trim())
}

fn initialise(programs: &Path, data: &Path) {
    let made = command(&programs.join("initdb"))
        .args([
            "--auth=trust",
            "--username=yonder",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
            "--pgdata",
        ])
        .arg(data)
        .output()
        .expect("initdb");
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
}

impl PostgresServer {
    /// The one server of this process.
    pub fn shared() -> &'static Self {
        static SERVER: OnceLock<PostgresServer> = OnceLock::new();
        SERVER.get_or_init(Self::start)
    }

    /// A server that others do not use, for a test that stops it.
    pub fn start() -> Self {
        Self::start_with(&[], |_| {})
    }

    /// The same with options, after `prepare` put what they need into the folder of its data.
    pub fn start_with(options: &[&str], prepare: impl Fn(&Path)) -> Self {
        // Somebody else may take the port that was free.
        let started = (0..ATTEMPTS).find_map(|_| Self::try_start(options, &prepare));
        started.expect("PostgreSQL starts")
    }

    fn try_start(options: &[&str], prepare: impl Fn(&Path)) -> Option<Self> {
        let programs = programs();
        let folder = tempfile::tempdir().expect("a folder").keep();
        give_to_postgres(&folder);
        initialise(&programs, &folder.join("data"));
        prepare(&folder.join("data"));
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let mut guard = command(Path::new("/bin/sh"))
            .args(["-c", GUARD])
            .arg(programs.join("postgres"))
            .arg(&folder)
            .arg(port.to_string())
            .args(options)
            // Whoever interrupts the tests at a terminal interrupts them alone.
            .process_group(0)
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a server");
        let said = BufReader::new(guard.stderr.take().expect("its log"));
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in said.lines().map_while(Result::ok) {
                // Somebody must read what it goes on saying.
                let _ = sender.send(line);
            }
        });
        let mut lines = std::iter::from_fn(|| lines.recv_timeout(START_TIMEOUT).ok());
        let server = Self {
            programs,
            port,
            databases: AtomicUsize::new(0),
            guard,
        };
        if lines.any(|line| line.contains("ready to accept connections")) {
            return Some(server);
        }
        server.stop();
        None
    }

    /// Address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        let made = command(&self.programs.join("createdb"))
            .args([
                "--host=127.0.0.1",
                "--username=yonder",
                "--port",
                &port,
                &name,
            ])
            .output()
            .expect("createdb");
        assert!(
            made.status.success(),
            "{}",
            String::from_utf8_lossy(&made.stderr)
        );
        format!("postgres://yonder@127.0.0.1:{port}/{name}")
    }

    /// Stops it and starts it again, without waiting for either.
    pub fn restart(&mut self) {
        let input = self.guard.stdin.as_mut().expect("its input");
        input.write_all(b"again\n").expect("a word");
    }

    /// Stops it, and waits until it has.
    pub fn stop(mut self) {
        drop(self.guard.stdin.take());
        self.guard.wait().expect("an end");
    }
}
