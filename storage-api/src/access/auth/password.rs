//! Passwords: argon2id, a few at a time, and the same work whether or not the account exists.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Memory of one hash, in KiB (OWASP: 19 MiB, two passes, one lane).
const MEMORY_KIB: u32 = 19 * 1_024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// Hashes computed at the same time: one takes 20 ms of a core and 19 MiB.
const AT_ONCE: usize = 4;
/// Longest wait of a sign-in for its turn.
const PATIENCE: Duration = Duration::from_secs(15);

/// A hash no password has, so that an unknown account costs as much time as a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("nobody").unwrap_or_default());

/// Hashes and checks passwords, [`AT_ONCE`] of them at a time.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        // Made beforehand: otherwise the first unknown account would take twice as long as the others.
        std::thread::spawn(|| LazyLock::force(&NOBODY).len());
        Self {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// The hash to keep, with its salt and parameters in it.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        self.in_turn(move || hash_now(&password)).await?
    }

    /// Returns `true` if it is the password of that hash; without a hash `false`, after the same time.
    pub(crate) async fn verify(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, ApiError> {
        self.in_turn(move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.clone());
            let parsed = PasswordHash::new(&hash).map_err(ApiError::internal)?;
            Ok(argon2()?
                .verify_password(password.as_bytes(), &parsed)
                .is_ok()
                && known)
        })
        .await?
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = |_| ApiError::unavailable("too many sign-ins at the moment; try again");
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned());
        let turn = turn.await.map_err(busy)?.map_err(ApiError::internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(ApiError::internal)
    }
}

fn argon2() -> Result<Argon2<'static>, ApiError> {
    let parameters = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(ApiError::internal)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, parameters))
}

fn hash_now(password: &str) -> Result<String, ApiError> {
    let hash = argon2()?
        .hash_password(password.as_bytes())
        .map_err(ApiError::internal)?;
    Ok(hash.to_string())
}
