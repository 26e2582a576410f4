//! Emails that tell the owner of an account who signs in.

use super::mail::Letter;

/// Somebody signed in on a device that the account was never used on. `page` is where devices are listed.
pub(crate) fn new_device(to: String, browser: Option<&str>, at: &str, page: &str) -> Letter {
    let browser = browser.unwrap_or("unknown");
    let body = format!(
        "Somebody signed in to your Yonder account on a new device.\n\nTime: {at}\nBrowser: {browser}\n\nIf it was you, \
         there is nothing to do. If it was not, sign out that device and change your password:\n\n{page}\n"
    );
    let subject = "New sign-in to Yonder";
    Letter { to, subject, body }
}

/// Somebody passed the first step of a sign-in, and keeps failing the second. `page` is where the password is changed.
pub(crate) fn wrong_second_steps(to: String, wrong: i64, page: &str) -> Letter {
    let body = format!(
        "Somebody tried to sign in to your Yonder account and gave {wrong} wrong codes in the second step. Nobody was \
         signed in. Whoever gets that far knows your password or reads your email. If it was not you, change your \
         password:\n\n{page}\n"
    );
    let subject = "Wrong codes for your Yonder account";
    Letter { to, subject, body }
}
