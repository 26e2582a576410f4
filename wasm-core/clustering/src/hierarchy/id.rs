//! Ids of clusters. The peer packs the index of the origin in its level, the zoom, and the number of points; any change of
//! the points changes them all. Stable ids pack the index of the point from which the cluster grew, and the zoom.

/// Ids of clusters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Naming {
    /// Those of the peer.
    #[default]
    Peer,
    /// Those that stay as long as the cluster grows from the same point at the same zoom.
    Stable,
}

/// Bit that tells a stable id from those of the peer and from indexes of points.
const STABLE: u32 = 1 << 31;

/// Stable id of the cluster that was born at `zoom` and grew from the point with this index.
pub(super) fn stable_id(label: u32, zoom: u8) -> u32 {
    STABLE | (label << 5) | (u32::from(zoom) + 1)
}

/// The point and the zoom that a stable id names.
pub(super) fn stable_parts(id: u32) -> Option<(u32, u8)> {
    let zoom = u8::try_from(id % 32).ok()?.checked_sub(1)?;
    (id & STABLE != 0).then_some(((id & !STABLE) >> 5, zoom))
}

/// Most points of an index. Ids are 31-bit integers in the peer: the index of the last point, shifted by five, plus the number of
/// points must fit.
pub const POINTS_MAX: usize = 65_000_000;

/// Id of the cluster that was born at `zoom` around the point at `index` of the level above, of `points` points in all.
pub(super) fn cluster_id(index: u32, zoom: u8, points: u32) -> u32 {
    (index << 5) + u32::from(zoom) + 1 + points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stable_id_names_a_point_and_a_zoom() {
        for (label, zoom) in [(0, 0), (7, 16), (64_999_999, 30)] {
            assert_eq!(stable_parts(stable_id(label, zoom)), Some((label, zoom)));
        }
        assert_eq!(
            stable_parts(cluster_id(7, 16, 100)),
            None,
            "an id of the peer"
        );
        assert_eq!(stable_parts(STABLE), None, "no zoom");
    }

    #[test]
    fn the_largest_id_fits_into_those_of_the_peer() {
        assert!(i32::try_from(cluster_id(64_999_999, 30, 65_000_000)).is_ok());
    }
}
