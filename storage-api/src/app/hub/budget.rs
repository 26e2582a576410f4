//! Memory for what live streams have not taken yet, counted in bytes over all of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;

/// Counts what is charged and not given back.
#[derive(Debug)]
pub(crate) struct Budget {
    used: AtomicUsize,
    max: usize,
}

impl Budget {
    pub(crate) fn new(max: usize) -> Arc<Self> {
        let used = AtomicUsize::new(0);
        Arc::new(Self { used, max })
    }

    /// Bytes charged now.
    pub(crate) fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }

    /// Charges so many bytes; `None` when that is more than there is.
    pub(crate) fn charge(self: &Arc<Self>, bytes: usize) -> Option<Charge> {
        let charged = |used: usize| Some(used + bytes).filter(|used| *used <= self.max);
        let update = self
            .used
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, charged);
        update.ok().map(|_| Charge {
            budget: Arc::clone(self),
            bytes,
        })
    }
}

/// Bytes of a budget; dropping it gives them back.
#[derive(Debug)]
pub(crate) struct Charge {
    budget: Arc<Budget>,
    bytes: usize,
}

impl Charge {
    /// Binds the charge to a text: it is given back with the last copy or slice of it.
    pub(crate) fn bind(self, text: Vec<u8>) -> Bytes {
        Bytes::from_owner(Charged {
            text,
            _charge: self,
        })
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.budget.used.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

struct Charged {
    text: Vec<u8>,
    _charge: Charge,
}

impl AsRef<[u8]> for Charged {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_charged_once_until_its_last_slice_is_gone() {
        let budget = Budget::new(100);
        let charge = budget.charge(60);
        assert!(budget.charge(41).is_none());
        let text = charge.map(|charge| charge.bind(vec![b'x'; 60]));
        let mut slice = text.unwrap_or_default().slice(10..20);
        assert_eq!(budget.used(), 60);
        slice.clear();
        drop(slice);
        assert_eq!(budget.used(), 0);
    }
}
