//! Hashes under which secrets are kept and contents are named.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// Hashes a secret; only the hash is stored. A plain hash is enough: there is nothing to guess in 256 random bits.
pub(crate) fn hash(secret: &str) -> String {
    hash_bytes(secret.as_bytes())
}

/// Names a content by its hash.
pub(crate) fn hash_bytes(content: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(content))
}
