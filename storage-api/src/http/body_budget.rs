//! Memory for request bodies: three pools, and in each a share for every address and every account.
//!
//! A body takes its bytes from one pool before it is read, and more before it is parsed if it is made of unusually many
//! values. It gives them back when its request was answered. Photos
//! have a pool of their own, so that uploads never take the memory of other writes; requests without a token have
//! another, so that nobody without an account can refuse the writes of those who have one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::client_address::ClientAddress;
use crate::error::ApiError;

/// Bytes of all records and arguments of signed-in people that are on their way.
const SIGNED_IN_BYTES_MAX: usize = 64 << 20;
/// Bytes of all arguments that come without a token, as those of signing in.
const ANONYMOUS_BYTES_MAX: usize = 16 << 20;
/// Bytes of all photos that are on their way.
const PHOTO_BYTES_MAX: usize = 128 << 20;
/// Each address and each account may have one part in so many of a pool. Of photos that is six of the largest at
/// once, which is as many as the app sends.
const SHARES: usize = 4;
/// Bytes of a body without a declared length are taken in pieces of this size.
const PIECE_BYTES: usize = 16 << 10;
/// Largest record or arguments, and largest photo, in bytes.
const RECORD_BYTES_MAX: usize = 1 << 20;
const PHOTO_FILE_BYTES_MAX: usize = 5 << 20;

/// The pools of one server.
#[derive(Debug)]
pub(crate) struct BodyBudgets {
    signed_in: Arc<BodyBudget>,
    anonymous: Arc<BodyBudget>,
    photos: Arc<BodyBudget>,
}

impl BodyBudgets {
    pub(crate) fn new() -> Self {
        Self {
            signed_in: BodyBudget::new(SIGNED_IN_BYTES_MAX),
            anonymous: BodyBudget::new(ANONYMOUS_BYTES_MAX),
            photos: BodyBudget::new(PHOTO_BYTES_MAX),
        }
    }

    /// Terms for a record or the arguments of a function, sent by that account if the request has a token.
    pub(crate) fn record<'a>(&'a self, uid: Option<&'a str>) -> Terms<'a> {
        let budget = uid.map_or(&self.anonymous, |_| &self.signed_in);
        Terms {
            budget,
            uid,
            bytes_max: RECORD_BYTES_MAX,
        }
    }

    /// Terms for a photo of that account.
    pub(crate) fn photo<'a>(&'a self, uid: &'a str) -> Terms<'a> {
        Terms {
            budget: &self.photos,
            uid: Some(uid),
            bytes_max: PHOTO_FILE_BYTES_MAX,
        }
    }

    /// Name of each pool and the bytes taken from it.
    pub(crate) fn taken(&self) -> [(&'static str, usize); 3] {
        [
            ("signed-in", self.signed_in.taken()),
            ("anonymous", self.anonymous.taken()),
            ("photos", self.photos.taken()),
        ]
    }
}

/// On which terms a body is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms<'a> {
    budget: &'a Arc<BodyBudget>,
    uid: Option<&'a str>,
    /// Longest body, in bytes.
    pub(super) bytes_max: usize,
}

impl Terms<'_> {
    /// Most memory for the values of one body, in bytes: what leaves a share some room for their text.
    pub(super) fn parsed_bytes_max(&self) -> usize {
        self.budget.share_max / 4 * 3
    }

    /// A lease of nothing yet, for a body from that address.
    pub(super) fn lease(&self, address: ClientAddress) -> Lease {
        let account = self.uid.map(|uid| Holder::Account(uid.to_owned()));
        let holders = std::iter::once(Holder::Address(address)).chain(account);
        Lease {
            budget: Arc::clone(self.budget),
            holders: holders.collect(),
            bytes: 0,
        }
    }
}

/// One pool.
#[derive(Debug)]
struct BodyBudget {
    bytes_max: usize,
    share_max: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    bytes: usize,
    by_holder: HashMap<Holder, usize>,
}

/// Somebody who has a share.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
enum Holder {
    Address(ClientAddress),
    Account(String),
}

impl BodyBudget {
    fn new(bytes_max: usize) -> Arc<Self> {
        Arc::new(Self {
            bytes_max,
            share_max: bytes_max / SHARES,
            taken: Mutex::default(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn taken(&self) -> usize {
        self.lock().bytes
    }
}

/// Bytes taken from a pool; dropping it gives them back.
#[derive(Debug)]
pub(super) struct Lease {
    budget: Arc<BodyBudget>,
    holders: Vec<Holder>,
    bytes: usize,
}

impl Lease {
    /// Takes what a body of that length lacks.
    ///
    /// # Errors
    /// 503 with `Retry-After` when the pool, or the share of one of the holders, has no more.
    pub(super) fn extend_to(&mut self, length: usize) -> Result<(), ApiError> {
        let bytes = length.next_multiple_of(PIECE_BYTES);
        let Some(more) = bytes.checked_sub(self.bytes).filter(|more| *more > 0) else {
            return Ok(());
        };
        let mut taken = self.budget.lock();
        let held = |holder| taken.by_holder.get(holder).copied().unwrap_or(0);
        let exceeds = |holder| held(holder) + more > self.budget.share_max;
        if taken.bytes + more > self.budget.bytes_max || self.holders.iter().any(exceeds) {
            return Err(ApiError::unavailable(
                "too much is being sent at the same time; try again soon",
            ));
        }
        taken.bytes += more;
        for holder in &self.holders {
            *taken.by_holder.entry(holder.clone()).or_default() += more;
        }
        self.bytes = bytes;
        Ok(())
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let mut taken = self.budget.lock();
        taken.bytes -= self.bytes;
        for holder in &self.holders {
            if let Some(held) = taken.by_holder.get_mut(holder) {
                *held -= self.bytes;
                if *held == 0 {
                    taken.by_holder.remove(holder);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> ClientAddress {
        let address: std::net::IpAddr = text.parse().expect("an address");
        ClientAddress::from(address)
    }

    /// Takes the largest photos from an address until no more fit.
    fn fill(budgets: &BodyBudgets, uid: &str, from: &str) -> Vec<Lease> {
        let lease = || {
            let mut lease = budgets.photo(uid).lease(address(from));
            lease.extend_to(PHOTO_FILE_BYTES_MAX).ok().map(|()| lease)
        };
        std::iter::from_fn(lease).collect()
    }

    #[test]
    fn an_address_and_an_account_get_one_share_and_what_they_give_back() {
        let budgets = BodyBudgets::new();
        let first = fill(&budgets, "ada", "192.0.2.1");
        assert_eq!(first.len(), 6);
        // Neither another account of that address nor that account elsewhere gets more.
        assert!(fill(&budgets, "bob", "192.0.2.1").is_empty());
        assert!(fill(&budgets, "ada", "192.0.2.2").is_empty());
        assert_eq!(fill(&budgets, "bob", "192.0.2.2").len(), 6);
        drop(first);
        assert_eq!(fill(&budgets, "ada", "192.0.2.1").len(), 6);
        assert_eq!(budgets.taken().map(|(_, bytes)| bytes), [0, 0, 0]);
        assert!(budgets.photos.lock().by_holder.is_empty());
    }

    #[test]
    fn photos_and_requests_without_a_token_take_nothing_from_other_writes() {
        let budgets = BodyBudgets::new();
        let photos: Vec<_> = (0..8)
            .flat_map(|n| fill(&budgets, &n.to_string(), &format!("192.0.2.{n}")))
            .collect();
        assert!(photos.len() > 20);
        assert!(fill(&budgets, "last", "192.0.2.99").is_empty());
        let mut anonymous: Vec<Lease> = Vec::new();
        for n in 0..8 {
            let lease = budgets
                .record(None)
                .lease(address(&format!("198.51.100.{n}")));
            anonymous.push(lease);
        }
        let refused = |lease: &mut Lease| lease.extend_to(ANONYMOUS_BYTES_MAX / SHARES).is_err();
        assert_eq!(
            anonymous
                .iter_mut()
                .filter_map(|lease| refused(lease).then_some(()))
                .count(),
            4
        );
        let mut write = budgets.record(Some("ada")).lease(address("192.0.2.1"));
        assert!(write.extend_to(RECORD_BYTES_MAX).is_ok());
    }
}
