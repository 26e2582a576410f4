//! Raw bytes over TCP, for requests that no client would send.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;

/// Writes bytes and reads until the other side closes.
pub fn exchange(stream: &mut TcpStream, bytes: &[u8]) -> String {
    // The server may close before everything is written.
    let _ = stream.write_all(bytes);
    read_to_end(stream)
}

/// Reads until the other side closes or resets. Fails the test when it does neither within the stream's time-out.
pub fn read_to_end(stream: &mut TcpStream) -> String {
    let (mut answer, mut buffer) = (Vec::new(), [0; 16 << 10]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(length) => answer.extend_from_slice(&buffer[..length]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the server did not close: {error}"),
        }
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// Number of HTTP answers in a text.
pub fn count_answers(text: &str) -> usize {
    text.matches("HTTP/1.1 ").count()
}
