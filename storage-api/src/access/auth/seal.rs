//! Sealing what a client carries for the server and must neither read nor change: the cursors of searches.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, Salt};

use super::keys::Keys;

/// Separates these keys from everything else that may be derived from a signing key.
const SALT: &[u8] = b"yonder sealed cursors";

/// Keys that seal, one derived from each signing key (HKDF, RFC 5869): they survive restarts, servers with the same
/// signing keys read each other's seals, and what was sealed before a rotation still opens.
pub(crate) struct Seals {
    /// The newest first.
    keys: Vec<LessSafeKey>,
}

/// Failure to seal a text: the cipher has no key, or does not take the text.
#[derive(Debug)]
pub(crate) struct Unsealed;

impl fmt::Display for Unsealed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a cursor cannot be sealed")
    }
}

impl Seals {
    pub(crate) fn new(keys: &Keys) -> Self {
        let keys = keys.newest_first().filter_map(|key| {
            let derived = Salt::new(HKDF_SHA256, SALT).extract(key.signing.as_bytes());
            let derived = derived.expand(&[b"key"], &CHACHA20_POLY1305).ok()?;
            Some(LessSafeKey::new(UnboundKey::from(derived)))
        });
        Self {
            keys: keys.collect(),
        }
    }

    /// Encrypts and signs bytes (ChaCha20-Poly1305, RFC 8439), as text for URLs. They open only with the same `purpose`,
    /// which says what they are for and whom.
    ///
    /// # Errors
    /// [`Unsealed`] where there is no key.
    pub(crate) fn seal(&self, purpose: &str, bytes: &[u8]) -> Result<String, Unsealed> {
        let key = self.keys.first().ok_or(Unsealed)?;
        let nonce: [u8; NONCE_LEN] = rand::random();
        let mut sealed = bytes.to_vec();
        key.seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::from(purpose),
            &mut sealed,
        )
        .map_err(|_| Unsealed)?;
        Ok(URL_SAFE_NO_PAD.encode([&nonce[..], &sealed].concat()))
    }

    /// The bytes that were sealed for a purpose; `None` when the text is damaged, made up, or sealed for another one.
    pub(crate) fn open(&self, purpose: &str, text: &str) -> Option<Vec<u8>> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE_LEN>()?;
        self.keys.iter().find_map(|key| {
            let nonce = Nonce::assume_unique_for_key(*nonce);
            let mut sealed = sealed.to_vec();
            let opened = key.open_in_place(nonce, Aad::from(purpose), &mut sealed);
            opened.ok().map(|bytes| bytes.to_vec())
        })
    }
}
