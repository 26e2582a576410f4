//! GeoJSON in and out, as the crate `geojson` has it.

use geojson::feature::Id;
use geojson::{Feature, FeatureCollection, Geometry, JsonObject, Value};

use crate::hierarchy::{ClusterIndex, Entry, HierarchyError, View};

impl ClusterIndex {
    /// Clusters the points of features instead of those it has, and gives for the index of each point the place of its
    /// feature in the collection: a `MultiPoint` has several. What is no point stands for nothing, but has an index, too, as
    /// in the peer.
    ///
    /// ```
    /// use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions};
    ///
    /// let features: geojson::FeatureCollection = r#"{"type": "FeatureCollection", "features": [
    ///     {"type": "Feature", "properties": {"name": "Oslo"}, "geometry": {"type": "Point", "coordinates": [10.75, 59.91]}},
    ///     {"type": "Feature", "properties": {}, "geometry": {"type": "MultiPoint", "coordinates": [[10.2, 59.74], [3.4, 6.45]]}}
    /// ]}"#.parse()?;
    /// let mut index = ClusterIndex::new(ClusterOptions::default().radius_px(60.0))?;
    /// let feature_of = index.load_geojson(&features)?;
    /// assert_eq!(feature_of, [0, 1, 1]);
    ///
    /// let world = index.clusters([-180.0, -90.0, 180.0, 90.0], 3.0)?;
    /// let drawn = world.to_geojson(|point| features.features[feature_of[point as usize]].clone());
    /// assert_eq!(drawn.features.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`HierarchyError`] when a coordinate is not finite or there are too many points; the index is as it was.
    pub fn load_geojson(
        &mut self,
        features: &FeatureCollection,
    ) -> Result<Vec<usize>, HierarchyError> {
        let (mut lng_lat, mut is_missing, mut feature_of) = (Vec::new(), Vec::new(), Vec::new());
        for (place, feature) in features.features.iter().enumerate() {
            let positions = positions(feature);
            for position in positions {
                // A position of fewer than two numbers is none, which the index says.
                let number = |axis: usize| position.get(axis).copied().unwrap_or(f64::NAN);
                lng_lat.extend([number(0), number(1)]);
                is_missing.push(false);
            }
            if positions.is_empty() {
                lng_lat.extend([0.0, 0.0]);
                is_missing.push(true);
            }
            feature_of.resize(is_missing.len(), place);
        }
        self.load_slots(lng_lat, is_missing)?;
        Ok(feature_of)
    }
}

fn positions(feature: &Feature) -> &[Vec<f64>] {
    match feature.geometry.as_ref().map(|geometry| &geometry.value) {
        Some(Value::Point(position)) => std::slice::from_ref(position),
        Some(Value::MultiPoint(positions)) => positions,
        _ => &[],
    }
}

impl View {
    /// The entries as features: clusters with the properties that they have in the peer (`cluster`, `cluster_id`, `point_count`,
    /// `point_count_abbreviated`), single points as `feature` gives them for their index.
    pub fn to_geojson(&self, mut feature: impl FnMut(u32) -> Feature) -> FeatureCollection {
        let features = self.iter().map(|entry| {
            if entry.is_cluster() {
                cluster(&entry)
            } else {
                feature(entry.id)
            }
        });
        FeatureCollection {
            features: features.collect(),
            bbox: None,
            foreign_members: None,
        }
    }
}

fn cluster(entry: &Entry) -> Feature {
    let mut properties = JsonObject::new();
    properties.insert("cluster".to_owned(), true.into());
    properties.insert("cluster_id".to_owned(), entry.id.into());
    properties.insert("point_count".to_owned(), entry.count.into());
    let abbreviated = match entry.count {
        0..1_000 => entry.count.into(),
        1_000..10_000 => format!("{}k", f64::from((entry.count + 50) / 100) / 10.0).into(),
        count => format!("{}k", (count + 500) / 1_000).into(),
    };
    properties.insert("point_count_abbreviated".to_owned(), abbreviated);
    Feature {
        geometry: Some(Geometry::new(Value::Point(entry.position.to_vec()))),
        id: Some(Id::Number(entry.id.into())),
        properties: Some(properties),
        bbox: None,
        foreign_members: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_abbreviated_as_in_the_peer() {
        let of = |count| {
            let feature = cluster(&Entry {
                position: [0.0, 0.0],
                count,
                id: 1,
            });
            feature
                .property("point_count_abbreviated")
                .unwrap()
                .to_string()
        };
        let all = [999, 1_000, 1_049, 1_050, 9_999, 10_000, 10_500, 1_234_567].map(of);
        assert_eq!(
            all,
            [
                "999",
                "\"1k\"",
                "\"1k\"",
                "\"1.1k\"",
                "\"10k\"",
                "\"10k\"",
                "\"11k\"",
                "\"1235k\""
            ]
        );
    }

    #[test]
    fn features_without_points_keep_their_index() {
        let features: FeatureCollection = r#"{"type": "FeatureCollection", "features": [
            {"type": "Feature", "properties": null, "geometry": null},
            {"type": "Feature", "properties": null, "geometry": {"type": "LineString", "coordinates": [[0, 0], [1, 1]]}},
            {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [1, 2]}}
        ]}"#
        .parse()
        .unwrap();
        let mut index = ClusterIndex::new(crate::hierarchy::ClusterOptions::default()).unwrap();
        assert_eq!(index.load_geojson(&features).unwrap(), [0, 1, 2]);
        let view = index.clusters([-180.0, -90.0, 180.0, 90.0], 0.0).unwrap();
        assert_eq!(view.ids, [2]);
    }
}
