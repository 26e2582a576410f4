//! Texts of the emails that the server sends, in each language it speaks.

use serde_json::json;

use super::mail::Letter;
use crate::error::ApiError;
use crate::schema::collections::{USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::Transaction;

/// A language of emails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    German,
}

impl Language {
    /// Picks the language that a reader likes best, by the header `Accept-Language`; English without one.
    pub(crate) fn from_header(accept_language: Option<&str>) -> Self {
        let mut best: (Self, f32) = (Self::English, 0.0);
        for range in accept_language.unwrap_or_default().split(',') {
            let (tag, parameters) = range.split_once(';').unwrap_or((range, ""));
            let weight = parameters.trim().strip_prefix("q=");
            let weight = weight.map_or(1.0, |weight| weight.parse::<f32>().unwrap_or(0.0));
            let primary = tag.trim().split('-').next().unwrap_or_default();
            let language = match primary.to_ascii_lowercase().as_str() {
                "en" => Self::English,
                "de" => Self::German,
                _ => continue,
            };
            if weight > best.1 {
                best = (language, weight);
            }
        }
        best.0
    }

    /// Its language tag.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language of an account; this one, if the account has none that emails are written in.
    pub(crate) fn of_account(
        self,
        transaction: &Transaction<'_>,
        uid: &str,
    ) -> Result<Self, ApiError> {
        let user = transaction.get(&USERS, uid)?;
        let locale = user.as_ref().and_then(|user| user.data["locale"].as_str());
        Ok(match locale.and_then(|locale| locale.get(..2)) {
            Some("de") => Self::German,
            Some("en") => Self::English,
            _ => self,
        })
    }

    /// As [`Self::of_account`], for the account of an email address.
    pub(crate) fn of_address(
        self,
        transaction: &Transaction<'_>,
        email: &str,
    ) -> Result<Self, ApiError> {
        match by!(USERS_PRIVATE.email).first(transaction, [json!(email)])? {
            Some(account) => self.of_account(transaction, &account.id),
            None => Ok(self),
        }
    }
}

/// Subjects of emails. Links and pages are whole addresses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum EmailText<'a> {
    /// The link shows that the address of a new account is its owner's.
    VerifyAddress { link: &'a str },
    /// The link makes this address the one of the account.
    NewAddress { link: &'a str },
    /// This address is not the one of the account any more.
    AddressChanged,
    /// The link lets its reader set another password.
    ResetPassword { link: &'a str },
    /// The code signs its reader in.
    SignInCode { code: &'a str },
    /// Somebody signed in on a device that the account was never used on. `page` is where devices are listed.
    NewDevice {
        browser: Option<&'a str>,
        at: &'a str,
        page: &'a str,
    },
    /// Somebody passed the first step of a sign-in and keeps failing the second. `page` is where the password is changed.
    WrongSecondSteps { wrong: i64, page: &'a str },
}

impl EmailText<'_> {
    /// Writes the email to an address.
    pub(crate) fn letter(self, to: String, language: Language) -> Letter {
        let (subject, body) = match language {
            Language::English => self.english(),
            Language::German => self.german(),
        };
        Letter { to, subject, body }
    }

    fn english(self) -> (String, String) {
        match self {
            Self::VerifyAddress { link } => (
                "Confirm your email".to_owned(),
                format!("Welcome to Yonder! Confirm your email with this link:\n\n{link}\n\nIt works for three days.\n"),
            ),
            Self::NewAddress { link } => (
                "Confirm your new email".to_owned(),
                format!(
                    "You asked to use this email for your Yonder account. Confirm it with this link:\n\n{link}\n\nIt \
                     works for three days. If you didn't ask for this, you can ignore this email.\n"
                ),
            ),
            Self::AddressChanged => (
                "Your Yonder email was changed".to_owned(),
                "Your Yonder account now uses a different email, and this one no longer works for signing in. If you \
                 didn't change it, reply to this email and we'll help.\n"
                    .to_owned(),
            ),
            Self::ResetPassword { link } => (
                "Reset your Yonder password".to_owned(),
                format!(
                    "Choose a new password with this link:\n\n{link}\n\nIt works for one hour. If you didn't ask for \
                     this, you can ignore this email: your password stays the same.\n"
                ),
            ),
            Self::SignInCode { code } => (
                format!("Your sign-in code is {code}"),
                format!(
                    "{code} is your code to sign in to Yonder. It works once, for ten minutes.\n\nIf you didn't ask for \
                     it, you can ignore this email.\n"
                ),
            ),
            Self::NewDevice { browser, at, page } => (
                "New sign-in to Yonder".to_owned(),
                format!(
                    "Your Yonder account was used on a new device.\n\nTime: {at}\nBrowser: {}\n\nIf this was you, \
                     there's nothing to do. If not, sign that device out and change your password:\n\n{page}\n",
                    browser.unwrap_or("unknown")
                ),
            ),
            Self::WrongSecondSteps { wrong, page } => (
                "Someone is trying to sign in to your account".to_owned(),
                format!(
                    "Someone tried to sign in to your Yonder account and entered {wrong} wrong codes. They didn't get in, \
                     but they know your password or can read your email. If it wasn't you, change your \
                     password:\n\n{page}\n"
                ),
            ),
        }
    }

    fn german(self) -> (String, String) {
        match self {
            Self::VerifyAddress { link } => (
                "Bestätige deine E-Mail-Adresse".to_owned(),
                format!(
                    "Willkommen bei Yonder! Bestätige deine E-Mail-Adresse mit diesem Link:\n\n{link}\n\nEr gilt drei \
                     Tage.\n"
                ),
            ),
            Self::NewAddress { link } => (
                "Bestätige deine neue E-Mail-Adresse".to_owned(),
                format!(
                    "Du möchtest diese E-Mail-Adresse für dein Yonder-Konto verwenden. Bestätige sie mit diesem \
                     Link:\n\n{link}\n\nEr gilt drei Tage. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.\n"
                ),
            ),
            Self::AddressChanged => (
                "Deine E-Mail-Adresse bei Yonder wurde geändert".to_owned(),
                "Dein Yonder-Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden. \
                 Wenn du das nicht warst, antworte auf diese E-Mail – wir helfen dir.\n"
                    .to_owned(),
            ),
            Self::ResetPassword { link } => (
                "Dein neues Passwort für Yonder".to_owned(),
                format!(
                    "Mit diesem Link wählst du ein neues Passwort:\n\n{link}\n\nEr gilt eine Stunde. Wenn du das nicht \
                     warst, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.\n"
                ),
            ),
            Self::SignInCode { code } => (
                format!("Dein Anmeldecode ist {code}"),
                format!(
                    "{code} ist dein Code, um dich bei Yonder anzumelden. Er gilt einmal, zehn Minuten lang.\n\nWenn du \
                     das nicht warst, kannst du diese E-Mail ignorieren.\n"
                ),
            ),
            Self::NewDevice { browser, at, page } => (
                "Neue Anmeldung bei Yonder".to_owned(),
                format!(
                    "Dein Yonder-Konto wurde auf einem neuen Gerät benutzt.\n\nZeit: {at}\nBrowser: {}\n\nWenn du das \
                     warst, musst du nichts tun. Wenn nicht, melde das Gerät ab und ändere dein Passwort:\n\n{page}\n",
                    browser.unwrap_or("unbekannt")
                ),
            ),
            Self::WrongSecondSteps { wrong, page } => (
                "Jemand versucht, sich bei deinem Konto anzumelden".to_owned(),
                format!(
                    "Jemand wollte sich bei deinem Yonder-Konto anmelden und hat {wrong} falsche Codes eingegeben. Es hat \
                     nicht geklappt, aber diese Person kennt dein Passwort oder kann deine E-Mails lesen. Wenn du das \
                     nicht warst, ändere dein Passwort:\n\n{page}\n"
                ),
            ),
        }
    }
}
