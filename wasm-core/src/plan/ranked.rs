//! One way to sort for all plans: each kind of thing that is sorted by the library itself adds some kilobytes of code to
//! the download.

/// Indexes of the keys, the least key first; of equal ones the lower index first.
pub(super) fn ranked(keys: impl Iterator<Item = f64>) -> Vec<usize> {
    let mut pairs: Vec<(f64, usize)> = keys.zip(0..).collect();
    pairs.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    pairs.into_iter().map(|(_, index)| index).collect()
}
