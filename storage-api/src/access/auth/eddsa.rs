//! Ed25519 for the JWT library, and nothing else: no RSA, no shared secrets, no other curve is even linked.

use ed25519_dalek::pkcs8::DecodePrivateKey;
use ed25519_dalek::{Signature, SigningKey, VerifyingKey};
use jsonwebtoken::crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils};
use jsonwebtoken::errors::{ErrorKind, Result};
use jsonwebtoken::signature::{Error, Signer, Verifier};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey};

static PROVIDER: CryptoProvider = CryptoProvider {
    signer_factory: signer,
    verifier_factory: verifier,
    key_utils: KeyUtils::new_unimplemented(),
};

/// Makes Ed25519 the only algorithm of the process. Doing it again changes nothing.
pub(super) fn install() {
    let _ = PROVIDER.install_default();
}

struct EdSigner(SigningKey);

impl Signer<Vec<u8>> for EdSigner {
    fn try_sign(&self, message: &[u8]) -> std::result::Result<Vec<u8>, Error> {
        Ok(self.0.try_sign(message)?.to_vec())
    }
}

impl JwtSigner for EdSigner {
    fn algorithm(&self) -> Algorithm {
        Algorithm::EdDSA
    }
}

struct EdVerifier(VerifyingKey);

impl Verifier<Vec<u8>> for EdVerifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        // Strict: no second signature for the same message, no weak keys.
        self.0
            .verify_strict(message, &Signature::from_slice(signature)?)
    }
}

impl JwtVerifier for EdVerifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::EdDSA
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the library asks for this signature"
)]
fn signer(algorithm: &Algorithm, key: &EncodingKey) -> Result<Box<dyn JwtSigner>> {
    only_eddsa(*algorithm)?;
    let key = SigningKey::from_pkcs8_der(key.as_bytes()).map_err(|_| ErrorKind::InvalidEddsaKey)?;
    Ok(Box::new(EdSigner(key)))
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the library asks for this signature"
)]
fn verifier(algorithm: &Algorithm, key: &DecodingKey) -> Result<Box<dyn JwtVerifier>> {
    only_eddsa(*algorithm)?;
    let bytes = key
        .try_get_as_bytes()?
        .try_into()
        .map_err(|_| ErrorKind::InvalidEddsaKey)?;
    let key = VerifyingKey::from_bytes(bytes).map_err(|_| ErrorKind::InvalidEddsaKey)?;
    Ok(Box::new(EdVerifier(key)))
}

fn only_eddsa(algorithm: Algorithm) -> Result<()> {
    if algorithm == Algorithm::EdDSA {
        Ok(())
    } else {
        Err(ErrorKind::InvalidAlgorithm.into())
    }
}
