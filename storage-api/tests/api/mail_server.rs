//! A mail server on loopback that keeps what it is given.

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::support::PATIENCE;

/// Takes letters and hands them out in their order.
pub(crate) struct MailServer {
    /// Where it listens, as the flag `--smtp` has it.
    pub(crate) url: String,
    letters: mpsc::UnboundedReceiver<String>,
}

impl MailServer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone()));
            }
        });
        Self { url, letters }
    }

    /// The next letter, headers and all.
    pub(crate) async fn letter(&mut self) -> String {
        let letter = tokio::time::timeout(PATIENCE, self.letters.recv()).await;
        let letter = letter.expect("a letter in time").expect("a letter");
        // Long lines are broken, and `=` is written in digits (quoted-printable, RFC 2045).
        letter.replace("=\n", "").replace("=3D", "=")
    }

    /// The next letter to somebody; those to others are passed over.
    pub(crate) async fn letter_to(&mut self, email: &str, subject: &str) -> String {
        loop {
            let letter = self.letter().await;
            if letter.contains(&format!("To: {email}")) && letter.contains(subject) {
                return letter;
            }
        }
    }

    /// Whether no letter has come so far.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

/// As much of SMTP (RFC 5321) as a client without extensions needs.
async fn serve(stream: TcpStream, letters: mpsc::UnboundedSender<String>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 loopback\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer = match line.split(' ').next().unwrap_or_default() {
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut letter = String::new();
                while let Some(line) = lines.next_line().await? {
                    if line == "." {
                        break;
                    }
                    letter.push_str(&line);
                    letter.push('\n');
                }
                // The test may have seen enough.
                let _ = letters.send(letter);
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
        write.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}
