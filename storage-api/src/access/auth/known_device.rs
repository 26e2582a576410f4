//! Devices on which an account was signed in before, as a cookie proves.
//!
//! The cookie is `{id}~{tag}~{tag}`: a random id of the browser, and for each account that was signed in there a tag that
//! only the server can make. Wrong attempts elsewhere do not delay such a device, and signing in there is no news.

use serde_json::{Value, json};

use super::secret;
use super::session::{self, Device, Grant};
use crate::schema::collections::USERS_PRIVATE;
use crate::store::{StoreError, Transaction};

/// Name of the cookie.
pub(crate) const DEVICE_COOKIE: &str = "known_device";
/// Limits of the cookie. A browser that comes back from a provider of identities sends it too, which `Strict` forbids.
const SCOPE: &str = "Path=/; HttpOnly; Secure; SameSite=Lax";
/// Seconds that a browser keeps the cookie: 400 days, the longest that browsers allow.
const MAX_AGE_S: i64 = 400 * 86_400;
/// Accounts that one browser is known to; the one signed in longest ago is dropped first.
const ACCOUNTS_MAX: usize = 4;
/// Characters of an id and of a tag: 132 bits.
const LENGTH: usize = 22;
const SEPARATOR: char = '~';
/// Field of the private side of a person that tags are made with. A new one forgets all devices.
const KEY: &str = "deviceKey";

/// A browser, and the accounts it is known to.
#[derive(Clone, Debug)]
pub(crate) struct KnownDevice {
    id: String,
    tags: Vec<String>,
}

/// A sign-in that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Entrance {
    pub(crate) grant: Grant,
    /// The browser, which is known to the account from now on.
    pub(crate) device: KnownDevice,
    /// Email of the account, if it was signed in before and never on this device.
    pub(crate) news_for: Option<String>,
}

impl KnownDevice {
    /// Reads the cookie; without one, or with another's making, it is a browser nobody knows.
    pub(crate) fn from_cookie(cookie: Option<&str>) -> Self {
        let is_part = |part: &&str| {
            let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            part.len() == LENGTH && part.chars().all(allowed)
        };
        let mut parts = cookie.unwrap_or_default().split(SEPARATOR).filter(is_part);
        let id = parts.next().map_or_else(new_id, str::to_owned);
        let tags = parts.take(ACCOUNTS_MAX).map(str::to_owned).collect();
        Self { id, tags }
    }

    /// Id of the browser.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// True when the account with this private side was signed in here before.
    pub(crate) fn is_known_to(&self, private: &Value) -> bool {
        let key = private[KEY].as_str();
        key.is_some_and(|key| self.tags.contains(&self.tag(key)))
    }

    /// The cookie, as a browser is told to keep it.
    pub(crate) fn cookie(&self) -> String {
        let separator = SEPARATOR.to_string();
        let tags = self.tags.join(&separator);
        let id = &self.id;
        format!("{DEVICE_COOKIE}={id}{separator}{tags}; Max-Age={MAX_AGE_S}; {SCOPE}")
    }

    fn remember(&mut self, key: &str) {
        let tag = self.tag(key);
        self.tags.retain(|other| *other != tag);
        self.tags.insert(0, tag);
        self.tags.truncate(ACCOUNTS_MAX);
    }

    fn tag(&self, key: &str) -> String {
        let mut tag = secret::hash(&format!("device {key} {}", self.id));
        tag.truncate(LENGTH);
        tag
    }
}

/// Begins a session, and makes the device known to the account.
pub(crate) fn enter(
    transaction: &mut Transaction<'_>,
    uid: &str,
    (device, known): (&Device, &KnownDevice),
) -> Result<Entrance, StoreError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    let private = private.map_or(Value::Null, |private| (*private.data).clone());
    let mut known = known.clone();
    let is_news = private[KEY].is_string() && !known.is_known_to(&private);
    let key = match private[KEY].as_str() {
        Some(key) => key.to_owned(),
        None => forget_devices(transaction, uid)?,
    };
    known.remember(&key);
    let email = private["email"].as_str().map(str::to_owned);
    Ok(Entrance {
        grant: session::begin(transaction, uid, device)?,
        device: known,
        news_for: email.filter(|_| is_news),
    })
}

/// Makes every device unknown to the account, and answers with the key for devices to come.
pub(crate) fn forget_devices(
    transaction: &mut Transaction<'_>,
    uid: &str,
) -> Result<String, StoreError> {
    let key = secret::random_secret();
    if let Some(private) = transaction.get(&USERS_PRIVATE, uid)? {
        let mut data = (*private.data).clone();
        data[KEY] = json!(key);
        transaction.put(&USERS_PRIVATE, uid, data)?;
    }
    Ok(key)
}

fn new_id() -> String {
    let mut id = secret::random_secret();
    id.truncate(LENGTH);
    id
}
