//! The program under attack, and the sockets of those who attack it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// Nothing may take longer than this; what the server gives up on it gives up on sooner.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// Most memory the server may ever have used, in KiB.
const MEMORY_MOST_KIB: u64 = 300 << 10;

/// The server, until it is dropped.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: TempDir,
}

impl Program {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    pub(crate) fn start_with(flags: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_storage-api"))
            .args([
                "--listen",
                "127.0.0.1:0",
                "--site",
                "/nonexistent",
                "--data",
            ])
            .arg(folder.path().join("data"))
            .args(flags)
            .env("YONDER_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut line = String::new();
        let out = child.stdout.take().expect("output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let port = line.trim().rsplit(':').next().unwrap_or_default();
        let port = port.parse().expect("a port");
        Self {
            child,
            address: SocketAddr::from(([127, 0, 0, 1], port)),
            _folder: folder,
        }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        stream
            .set_write_timeout(Some(PATIENCE))
            .expect("a time-out");
        stream
    }

    /// Writes bytes, and reads until the server closes.
    pub(crate) fn exchange(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect();
        // The server may close before everything is written.
        let _ = stream.write_all(bytes);
        read_to_end(&mut stream)
    }

    /// Somebody else is answered, and the server has stayed within its memory.
    pub(crate) fn is_well(&self, after: &str) {
        let answer =
            self.exchange(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assert!(
            answer.starts_with("HTTP/1.1 200"),
            "after {after}: {answer}"
        );
        if let Some(kib) = self.memory_kib() {
            assert!(kib < MEMORY_MOST_KIB, "after {after}: {kib} KiB");
        }
    }

    /// The most memory the server has used so far; `None` where the system does not say.
    pub(crate) fn memory_kib(&self) -> Option<u64> {
        let status = Path::new("/proc")
            .join(self.child.id().to_string())
            .join("status");
        let status = std::fs::read_to_string(status).ok()?;
        let peak = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))?;
        peak.split_whitespace().next()?.parse().ok()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Everything until the other side closes or resets. A server that keeps silent for too long fails the test.
pub(crate) fn read_to_end(stream: &mut TcpStream) -> String {
    let (mut answer, mut buffer) = (Vec::new(), [0; 16 << 10]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(length) => answer.extend_from_slice(&buffer[..length]),
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the server did not close: {error}"),
        }
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// How many answers there are on a connection.
pub(crate) fn answers(text: &str) -> usize {
    text.matches("HTTP/1.1 ").count()
}
