//! Emails to people: through SMTP where it is configured, else into the log, where whoever runs the server finds them.

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

/// An email in plain text.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    /// Address of the reader.
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) body: String,
}

/// Sends emails.
pub(crate) enum Mailer {
    /// By a mail server, in the name of an address.
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>, Mailbox),
    /// No mail server is configured.
    Log,
}

impl Mailer {
    /// A mailer for that mail server, or for the log.
    pub(crate) fn new(smtp: Option<AsyncSmtpTransportBuilder>, from: &Mailbox) -> Self {
        match smtp {
            Some(builder) => Self::Smtp(Box::new(builder.build()), from.clone()),
            None => Self::Log,
        }
    }

    /// Sends an email; that it cannot be sent is logged, because nobody waits for the answer.
    pub(crate) async fn send(&self, letter: Letter) {
        let (transport, from) = match self {
            Self::Log => {
                let Letter { to, subject, body } = letter;
                tracing::info!(%to, %subject, %body, "no mail server is configured; the letter would have been");
                return;
            }
            Self::Smtp(transport, from) => (transport, from),
        };
        let message = match message(from, letter) {
            Ok(message) => message,
            Err(error) => return tracing::warn!(%error, "a letter could not be written"),
        };
        if let Err(error) = transport.send(message).await {
            tracing::warn!(%error, "a letter could not be sent");
        }
    }
}

fn message(from: &Mailbox, letter: Letter) -> Result<Message, Box<dyn std::error::Error>> {
    let message = Message::builder()
        .from(from.clone())
        .to(letter.to.parse()?)
        .subject(letter.subject)
        .header(ContentType::TEXT_PLAIN);
    Ok(message.body(letter.body)?)
}
