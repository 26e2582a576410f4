//! ID tokens: JSON Web Tokens signed with `EdDSA`, good for an hour.

use std::sync::Arc;

use ed25519_dalek::pkcs8::EncodePrivateKey;
use jsonwebtoken::{
    Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, decode_header, encode,
};
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::keys::Keys;
use crate::error::ApiError;

/// Lifetime of an ID token, in seconds.
pub(crate) const LIFETIME_S: i64 = 3_600;
/// Issuer of tokens, and their audience.
const ISSUER: &str = "yonder";
/// Difference of clocks that is forgiven, in seconds.
const LEEWAY_S: i64 = 30;
/// Verified tokens remembered, so that a busy client's token is verified once and not at every request.
const REMEMBERED: usize = 20_000;

/// Claims of a token.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Claims {
    iss: String,
    aud: String,
    /// The person.
    pub(crate) sub: String,
    /// The session the token came from; ending it ends the token.
    pub(crate) sid: String,
    iat: i64,
    nbf: i64,
    /// Seconds since 1970 after which the token is worthless.
    pub(crate) exp: i64,
}

/// Issues and verifies tokens.
pub(crate) struct Tokens {
    keys: Keys,
    verified: Cache<String, Arc<Claims>>,
}

impl Tokens {
    pub(crate) fn new(keys: Keys) -> Self {
        super::eddsa::install();
        Self {
            keys,
            verified: Cache::new(REMEMBERED),
        }
    }

    /// The public keys, for whoever wants to verify our tokens.
    pub(crate) fn public_keys(&self) -> Value {
        self.keys.public_set()
    }

    /// A token for a person's session, and the second since 1970 at which it ends.
    pub(crate) fn issue(
        &self,
        uid: &str,
        sid: &str,
        now_s: i64,
    ) -> Result<(String, i64), ApiError> {
        let key = self
            .keys
            .newest()
            .ok_or_else(|| ApiError::internal("there is no signing key"))?;
        let claims = Claims {
            iss: ISSUER.to_owned(),
            aud: ISSUER.to_owned(),
            sub: uid.to_owned(),
            sid: sid.to_owned(),
            iat: now_s,
            nbf: now_s,
            exp: now_s + LIFETIME_S,
        };
        let header = Header {
            kid: Some(key.id.clone()),
            ..Header::new(Algorithm::EdDSA)
        };
        let der = key.signing.to_pkcs8_der().map_err(ApiError::internal)?;
        let token = encode(&header, &claims, &EncodingKey::from_ed_der(der.as_bytes()));
        Ok((token.map_err(ApiError::internal)?, claims.exp))
    }

    /// Returns the claims of a token that is ours and valid now.
    pub(crate) fn verify(&self, token: &str, now_s: i64) -> Result<Arc<Claims>, ApiError> {
        let claims = match self.verified.get(token) {
            Some(claims) => claims,
            None => self.check_signature(token).ok_or_else(refused)?,
        };
        if now_s < claims.nbf - LEEWAY_S {
            return Err(refused());
        }
        if now_s > claims.exp + LEEWAY_S {
            return Err(
                ApiError::unauthenticated("the ID token has expired").with_reason("expired")
            );
        }
        Ok(claims)
    }

    fn check_signature(&self, token: &str) -> Option<Arc<Claims>> {
        let header = decode_header(token).ok()?;
        let key = self.keys.get(header.kid.as_deref()?)?;
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[ISSUER]);
        // Times are checked by our own clock, also for tokens that are remembered.
        validation.validate_exp = false;
        let public = DecodingKey::from_ed_der(key.signing.verifying_key().as_bytes());
        let claims = Arc::new(decode::<Claims>(token, &public, &validation).ok()?.claims);
        self.verified.insert(token.to_owned(), Arc::clone(&claims));
        Some(claims)
    }
}

fn refused() -> ApiError {
    ApiError::unauthenticated("the ID token is not valid").with_reason("invalid")
}
