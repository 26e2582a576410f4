//! Ids of clusters: the index of the origin in its level, the zoom, and the number of points, packed as the peer does.

/// Ids are 31-bit integers in the peer: the index of the last point, shifted by five, plus the number of points must fit.
pub(super) const MOST_POINTS: usize = 65_000_000;

/// Id of the cluster that was born at `zoom` around the point at `index` of the level above, of `points` points in all.
pub(super) fn cluster_id(index: u32, zoom: u8, points: u32) -> u32 {
    (index << 5) + u32::from(zoom) + 1 + points
}

/// The zoom at which the cluster with this id was born; `None` for what is no id of such a clustering.
pub(super) fn birth_zoom(id: u32, points: u32) -> Option<u8> {
    let zoom = (id.checked_sub(points)? % 32).checked_sub(1)?;
    u8::try_from(zoom).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_when_its_cluster_was_born() {
        for (index, zoom) in [(0, 0), (7, 16), (64_999_999, 30)] {
            let id = cluster_id(index, zoom, 65_000_000);
            assert_eq!(birth_zoom(id, 65_000_000), Some(zoom));
            assert!(i32::try_from(id).is_ok(), "{id} fits into the peer's ids");
        }
        assert_eq!(birth_zoom(99, 100), None);
        assert_eq!(birth_zoom(100, 100), None);
    }
}
