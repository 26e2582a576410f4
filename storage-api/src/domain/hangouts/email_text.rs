//! Texts of the emails about hangouts: to people a host invites, and to guests who want to be told the date.

use wasm_core::domain::{Hangout, HangoutOption, HangoutWhen};

use super::invitation::long_date;
use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;

/// Reasons to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HangoutNews {
    /// A host invites somebody.
    Invited,
    /// A guest left their address; the link is theirs alone.
    OwnLink,
    /// A date was chosen.
    Scheduled,
    /// The date was changed.
    Moved,
    /// It was cancelled.
    Cancelled,
    /// Somebody who waited has a seat.
    Seat,
    /// The host waits for an answer.
    Reminder,
    /// The date that a guest proposed is in the poll.
    ProposalAccepted,
    /// The host declined the date that a guest proposed.
    ProposalDeclined,
    /// Dates joined the poll that a guest has answered.
    DatesAdded,
}

/// An email about a hangout.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HangoutEmail<'a> {
    pub(crate) news: HangoutNews,
    pub(crate) hangout: &'a Hangout,
    /// Name of the host.
    pub(crate) host: &'a str,
    /// The whole address of the page that it leads to.
    pub(crate) link: &'a str,
    /// The options that it is about; without any it is about the date of the hangout.
    pub(crate) options: &'a [HangoutOption],
}

impl HangoutEmail<'_> {
    /// Writes the email to an address.
    pub(crate) fn letter(&self, to: String, language: Language) -> Letter {
        let (subject, body) = match language {
            Language::English => self.english(),
            Language::German => self.german(),
        };
        // A subject is one line.
        let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
        Letter { to, subject, body }
    }

    fn english(&self) -> (String, String) {
        let (title, host, link) = (self.title(), self.host, self.link);
        let when = self.when(Language::English);
        match self.news {
            HangoutNews::Invited => {
                let what = when.unwrap_or_else(|| "Pick the dates that suit you.".to_owned());
                (
                    format!("{host} invites you: {title}"),
                    format!(
                        "{host} invites you to \"{title}\".\n\n{what}\n\nAnswer here, no account needed:\n\n{link}\n"
                    ),
                )
            }
            HangoutNews::OwnLink => (
                format!("Your link to \"{title}\""),
                format!(
                    "With this link you change your answer to \"{title}\" on any device. It is yours alone, so don't pass \
                     it on:\n\n{link}\n\nWe'll email you when the date is set or changes. If you didn't ask for this, \
                     you can ignore this email.\n"
                ),
            ),
            HangoutNews::Scheduled => (
                format!("The date is set: {title}"),
                format!(
                    "\"{title}\" has a date.\n\n{}\n\nSay if you can come:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::Moved => (
                format!("New date: {title}"),
                format!(
                    "\"{title}\" has moved.\n\n{}\n\nSay if you can still come:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::Cancelled => (
                format!("Cancelled: {title}"),
                format!("{host} cancelled \"{title}\".\n{}\n{link}\n", self.reason()),
            ),
            HangoutNews::Seat => (
                format!("You've got a spot: {title}"),
                format!(
                    "A spot is free, and it's yours: you're coming to \"{title}\".\n\n{}\n\nCan't make it after all? \
                     Say so here, and the next one moves up:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::Reminder => (
                format!("{host} is waiting for your answer: {title}"),
                format!(
                    "{host} would like to know if you can come to \"{title}\".\n\n{}\n\nAnswer here:\n\n{link}\n",
                    when.unwrap_or_else(|| "Pick the dates that suit you.".to_owned())
                ),
            ),
            HangoutNews::ProposalAccepted
            | HangoutNews::ProposalDeclined
            | HangoutNews::DatesAdded => self.english_of_options(),
        }
    }

    /// About options of the poll.
    fn english_of_options(&self) -> (String, String) {
        let (title, host, link) = (self.title(), self.host, self.link);
        let when = self.when(Language::English);
        match self.news {
            HangoutNews::ProposalAccepted => (
                format!("Your date is in the poll: {title}"),
                format!(
                    "{host} added the date you suggested for \"{title}\" to the poll, with your yes.\n\n{}\n\nSee what \
                     the others say:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::ProposalDeclined => (
                format!("Your date won't be voted on: {title}"),
                format!(
                    "{host} didn't add the date you suggested for \"{title}\".\n\n{}\n\nHere are the dates in the \
                     poll:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            _ => (
                format!("New in the poll: {title}"),
                format!(
                    "New in the poll for \"{title}\":\n\n{}\n\nSay what suits you:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
        }
    }

    fn german(&self) -> (String, String) {
        let (title, host, link) = (self.title(), self.host, self.link);
        let when = self.when(Language::German);
        match self.news {
            HangoutNews::Invited => {
                let what = when.unwrap_or_else(|| "Wähl die Termine, die dir passen.".to_owned());
                (
                    format!("{host} lädt dich ein: {title}"),
                    format!(
                        "{host} lädt dich zu „{title}“ ein.\n\n{what}\n\nAntworte hier, ganz ohne Konto:\n\n{link}\n"
                    ),
                )
            }
            HangoutNews::OwnLink => (
                format!("Dein Link zu „{title}“"),
                format!(
                    "Mit diesem Link änderst du deine Antwort zu „{title}“ auf jedem Gerät. Er gehört nur dir, also gib \
                     ihn nicht weiter:\n\n{link}\n\nWir schreiben dir, wenn der Termin feststeht oder sich ändert. Wenn \
                     du das nicht warst, kannst du diese E-Mail ignorieren.\n"
                ),
            ),
            HangoutNews::Scheduled => (
                format!("Der Termin steht: {title}"),
                format!(
                    "„{title}“ hat einen Termin.\n\n{}\n\nSag, ob du kommst:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::Moved => (
                format!("Neuer Termin: {title}"),
                format!(
                    "„{title}“ wurde verschoben.\n\n{}\n\nSag, ob du noch kommen kannst:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::Cancelled => (
                format!("Abgesagt: {title}"),
                format!(
                    "{host} hat „{title}“ abgesagt.\n{}\n{link}\n",
                    self.reason()
                ),
            ),
            HangoutNews::Seat => (
                format!("Du hast einen Platz: {title}"),
                format!(
                    "Ein Platz ist frei geworden, und er gehört dir: Du bist bei „{title}“ dabei.\n\n{}\n\nKlappt es \
                     doch nicht? Sag hier ab, dann rückt jemand nach:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::Reminder => (
                format!("{host} wartet auf deine Antwort: {title}"),
                format!(
                    "{host} möchte wissen, ob du bei „{title}“ dabei bist.\n\n{}\n\nAntworte hier:\n\n{link}\n",
                    when.unwrap_or_else(|| "Wähl die Termine, die dir passen.".to_owned())
                ),
            ),
            HangoutNews::ProposalAccepted
            | HangoutNews::ProposalDeclined
            | HangoutNews::DatesAdded => self.german_of_options(),
        }
    }

    /// About options of the poll.
    fn german_of_options(&self) -> (String, String) {
        let (title, host, link) = (self.title(), self.host, self.link);
        let when = self.when(Language::German);
        match self.news {
            HangoutNews::ProposalAccepted => (
                format!("Dein Termin steht zur Wahl: {title}"),
                format!(
                    "{host} hat den Termin, den du für „{title}“ vorgeschlagen hast, in die Abstimmung aufgenommen, mit \
                     deinem Ja.\n\n{}\n\nSo antworten die anderen:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            HangoutNews::ProposalDeclined => (
                format!("Dein Termin steht nicht zur Wahl: {title}"),
                format!(
                    "{host} hat den Termin, den du für „{title}“ vorgeschlagen hast, nicht aufgenommen.\n\n{}\n\nDiese \
                     Termine stehen zur Wahl:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
            _ => (
                format!("Neu in der Abstimmung: {title}"),
                format!(
                    "Neu in der Abstimmung für „{title}“:\n\n{}\n\nSag, was dir passt:\n\n{link}\n",
                    when.unwrap_or_default()
                ),
            ),
        }
    }

    /// The dates that it is about, one a line; `None` while there is none.
    fn when(&self, language: Language) -> Option<String> {
        let when = &self.hangout.when;
        if self.options.is_empty() {
            return long_date(when, language);
        }
        let dates = self.options.iter().filter_map(|option| {
            let when = HangoutWhen {
                starts_at: Some(option.start),
                ..when.clone()
            };
            long_date(&when, language)
        });
        Some(dates.collect::<Vec<_>>().join("\n"))
    }

    fn title(&self) -> &str {
        &self.hangout.title
    }

    fn reason(&self) -> String {
        let reason = self.hangout.cancel_reason.as_ref();
        reason.map_or_else(String::new, |reason| format!("\n{reason}\n"))
    }
}
