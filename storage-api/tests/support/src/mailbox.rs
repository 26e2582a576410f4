//! A mail server on loopback that keeps the emails it is given.

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::TIMEOUT;

/// Emails in the order they came.
#[derive(Debug)]
pub struct Mailbox {
    /// Address of the mailbox, as the flag `--smtp` takes it.
    pub url: String,
    emails: mpsc::UnboundedReceiver<String>,
}

impl Mailbox {
    /// Starts the mail server; it ends with the test's runtime.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (sender, emails) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone()));
            }
        });
        Self { url, emails }
    }

    /// The next email, headers and all. Fails the test when none comes.
    pub async fn next(&mut self) -> String {
        let email = timeout(TIMEOUT, self.emails.recv()).await;
        let email = email.expect("an email in time").expect("an email");
        // Undo the two escapes of quoted-printable (RFC 2045) that matter here: soft line breaks and `=`.
        email.replace("=\n", "").replace("=3D", "=")
    }

    /// The next email to this address with this text in it; others are skipped.
    pub async fn next_to(&mut self, address: &str, text: &str) -> String {
        loop {
            let email = self.next().await;
            if email.contains(&format!("To: {address}")) && email.contains(text) {
                return email;
            }
        }
    }

    /// True when no email waits to be read.
    pub fn is_empty(&mut self) -> bool {
        self.emails.try_recv().is_err()
    }
}

/// Speaks as much SMTP (RFC 5321) as a client without extensions needs.
async fn serve(stream: TcpStream, emails: mpsc::UnboundedSender<String>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 loopback\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer = match line.split(' ').next().unwrap_or_default() {
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut email = String::new();
                while let Some(line) = lines.next_line().await? {
                    if line == "." {
                        break;
                    }
                    email.push_str(&line);
                    email.push('\n');
                }
                // The test may have dropped its mailbox.
                let _ = emails.send(email);
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
        write.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}
