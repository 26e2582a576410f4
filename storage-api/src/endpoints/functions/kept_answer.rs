//! Answers kept for repeated calls, sealed with ChaCha20-Poly1305 (RFC 8439).
//!
//! An answer may hold a secret that the product shows once: recovery codes, the secret of an authenticator, a link. So the
//! key that opens it is derived (HKDF, RFC 5869) from the idempotency key of the call, which the server does not keep.
//! Nobody reads an answer in the store, a backup or the change feed. Every answer is sealed, so that no function can be
//! forgotten.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, Salt};
use serde_json::Value;

use crate::error::ApiError;

/// Separates these keys from others derived from the same text.
const PURPOSE: &[u8] = b"yonder kept answer 1";

/// The key of one kept answer, and the arguments of the call that it belongs to.
#[derive(Clone)]
pub(super) struct AnswerKey {
    key: LessSafeKey,
    /// Authenticated with the answer: it opens for the same arguments only, and nothing of them is kept.
    arguments: Vec<u8>,
}

/// Arguments as JSON with the names of objects in order: the same arguments say the same in any order.
fn canonical(arguments: &Value) -> String {
    let mut sorted = arguments.clone();
    sorted.sort_all_objects();
    sorted.to_string()
}

impl std::fmt::Debug for AnswerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AnswerKey")
    }
}

impl AnswerKey {
    /// Derives the key from what only the caller knows. `id` names the record that holds the answer.
    pub(super) fn derive(secret: &str, id: &str, arguments: &Value) -> Result<Self, ApiError> {
        let info = [PURPOSE, id.as_bytes()];
        let derived = Salt::new(HKDF_SHA256, &[]).extract(secret.as_bytes());
        let key = derived.expand(&info, &CHACHA20_POLY1305);
        let key = key.map_err(|_| ApiError::internal("an answer has no key"))?;
        Ok(Self {
            key: LessSafeKey::new(UnboundKey::from(key)),
            arguments: canonical(arguments).into_bytes(),
        })
    }

    /// Seals an answer: a random nonce and the ciphertext, in base64.
    pub(super) fn seal(&self, answer: &Value) -> Result<String, ApiError> {
        let nonce: [u8; NONCE_LEN] = rand::random();
        let mut text = serde_json::to_vec(answer).map_err(ApiError::internal)?;
        let unique = Nonce::assume_unique_for_key(nonce);
        let arguments = Aad::from(&self.arguments);
        let sealed = self
            .key
            .seal_in_place_append_tag(unique, arguments, &mut text);
        sealed.map_err(|_| ApiError::internal("an answer cannot be sealed"))?;
        Ok(STANDARD_NO_PAD.encode([&nonce[..], &text].concat()))
    }

    /// Opens a sealed answer; `None` when it was sealed by another key or for other arguments.
    pub(super) fn open(&self, sealed: &str) -> Option<Value> {
        let bytes = STANDARD_NO_PAD.decode(sealed).ok()?;
        let (nonce, text) = bytes.split_first_chunk::<NONCE_LEN>()?;
        let mut text = text.to_vec();
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let arguments = Aad::from(&self.arguments);
        let answer = self.key.open_in_place(nonce, arguments, &mut text).ok()?;
        serde_json::from_slice(answer).ok()
    }
}
