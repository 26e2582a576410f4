//! Ids of clusters. Below the number of points an id is the index of a point; from there on it says where a cluster
//! came from: (index of its first point in the list of the level above) · 32 + that level's zoom, shifted by the
//! number of points. With at most 2²⁶ points every id fits 32 bits.

/// Most points an index holds.
pub(super) const POINTS_MOST: usize = 1 << 26;

/// Where a cluster came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Origin {
    /// Index in the list of its level.
    pub(super) label: u32,
    /// Zoom of that level: one above the zoom at which the cluster appears.
    pub(super) zoom: u8,
}

impl Origin {
    pub(super) fn id(self, n_points: u32) -> u32 {
        (self.label << 5) + u32::from(self.zoom) + n_points
    }

    /// `None` for the index of a point.
    pub(super) fn of(id: u32, n_points: u32) -> Option<Self> {
        let code = id.checked_sub(n_points)?;
        Some(Self {
            label: code >> 5,
            zoom: (code & 31) as u8,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Origin;

    #[test]
    fn an_id_tells_its_origin() {
        let origin = Origin {
            label: 70_000,
            zoom: 17,
        };
        assert_eq!(Origin::of(origin.id(1_000), 1_000), Some(origin));
        assert_eq!(Origin::of(999, 1_000), None);
    }
}
