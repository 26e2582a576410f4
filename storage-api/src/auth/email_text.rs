//! Texts of the emails that the server sends, in each language it speaks.

use super::mail::Letter;

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
}

/// What an email is about. Links and pages are whole addresses.
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

    fn english(self) -> (&'static str, String) {
        match self {
            Self::VerifyAddress { link } => (
                "Is this your address?",
                format!("Welcome to Yonder! Open this link to confirm your email address:\n\n{link}\n"),
            ),
            Self::NewAddress { link } => (
                "Your new address for Yonder",
                format!(
                    "Somebody wants to use this email address for their Yonder account. If it was you, open this link \
                     within three days:\n\n{link}\n\nIf it wasn't you, you don't have to do anything.\n"
                ),
            ),
            Self::AddressChanged => (
                "Your address for Yonder was changed",
                "Your Yonder account now has another email address, and this one is no longer used. If you didn't change \
                 it, reply to this email.\n"
                    .to_owned(),
            ),
            Self::ResetPassword { link } => (
                "Set a new password for Yonder",
                format!(
                    "Somebody asked to set a new password for your Yonder account. If it was you, open this link within \
                     an hour:\n\n{link}\n\nIf it wasn't you, you don't have to do anything: your password stays the \
                     same.\n"
                ),
            ),
            Self::SignInCode { code } => (
                "Your code for Yonder",
                format!("{code} is your code for Yonder. It works once, for ten minutes.\n"),
            ),
            Self::NewDevice { browser, at, page } => (
                "New sign-in to Yonder",
                format!(
                    "Somebody signed in to your Yonder account on a new device.\n\nTime: {at}\nBrowser: {}\n\nIf it was \
                     you, you don't have to do anything. If it wasn't, sign out that device and change your \
                     password:\n\n{page}\n",
                    browser.unwrap_or("unknown")
                ),
            ),
            Self::WrongSecondSteps { wrong, page } => (
                "Wrong codes for your Yonder account",
                format!(
                    "Somebody tried to sign in to your Yonder account and entered {wrong} wrong codes in the second \
                     step. Nobody was signed in, but they know your password or read your email. If it wasn't you, \
                     change your password:\n\n{page}\n"
                ),
            ),
        }
    }

    fn german(self) -> (&'static str, String) {
        match self {
            Self::VerifyAddress { link } => (
                "Ist das deine E-Mail-Adresse?",
                format!(
                    "Willkommen bei Yonder! Öffne diesen Link, um deine E-Mail-Adresse zu bestätigen:\n\n{link}\n"
                ),
            ),
            Self::NewAddress { link } => (
                "Deine neue E-Mail-Adresse für Yonder",
                format!(
                    "Jemand möchte diese E-Mail-Adresse für sein Yonder-Konto verwenden. Wenn du das warst, öffne \
                     innerhalb von drei Tagen diesen Link:\n\n{link}\n\nWenn nicht, musst du nichts tun.\n"
                ),
            ),
            Self::AddressChanged => (
                "Deine E-Mail-Adresse für Yonder wurde geändert",
                "Dein Yonder-Konto hat jetzt eine andere E-Mail-Adresse; diese wird nicht mehr verwendet. Wenn du das \
                 nicht warst, antworte auf diese E-Mail.\n"
                    .to_owned(),
            ),
            Self::ResetPassword { link } => (
                "Neues Passwort für Yonder festlegen",
                format!(
                    "Jemand möchte ein neues Passwort für dein Yonder-Konto festlegen. Wenn du das warst, öffne innerhalb \
                     einer Stunde diesen Link:\n\n{link}\n\nWenn nicht, musst du nichts tun: Dein Passwort bleibt, wie es \
                     ist.\n"
                ),
            ),
            Self::SignInCode { code } => (
                "Dein Code für Yonder",
                format!("{code} ist dein Code für Yonder. Er gilt einmal, zehn Minuten lang.\n"),
            ),
            Self::NewDevice { browser, at, page } => (
                "Neue Anmeldung bei Yonder",
                format!(
                    "Jemand hat sich auf einem neuen Gerät bei deinem Yonder-Konto angemeldet.\n\nZeit: {at}\nBrowser: \
                     {}\n\nWenn du das warst, musst du nichts tun. Wenn nicht, melde das Gerät ab und ändere dein \
                     Passwort:\n\n{page}\n",
                    browser.unwrap_or("unbekannt")
                ),
            ),
            Self::WrongSecondSteps { wrong, page } => (
                "Falsche Codes für dein Yonder-Konto",
                format!(
                    "Jemand wollte sich bei deinem Yonder-Konto anmelden und hat im zweiten Schritt {wrong} falsche Codes \
                     eingegeben. Niemand wurde angemeldet, aber diese Person kennt dein Passwort oder liest deine \
                     E-Mails. Wenn du das nicht warst, ändere dein Passwort:\n\n{page}\n"
                ),
            ),
        }
    }
}
