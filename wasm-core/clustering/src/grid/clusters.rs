//! The clusters so far, and which of them a marker goes to.

use super::bounds::Bounds;
use super::cells::Cells;
use super::globe::{LatLng, Place, chord_error, distance_km};
use super::options::GridOptions;
use super::projection::{Pixel, Projection};

/// Below this cosine of latitude a circle on the globe is no circle on the map.
const POLAR: f64 = 0.05;

#[derive(Debug, Clone)]
struct Cluster {
    center: Place,
    pixel: Pixel,
    bounds: Bounds,
    count: u32,
}

/// The clusters at one zoom.
#[derive(Debug, Clone)]
pub(super) struct Clusters {
    projection: Projection,
    grid_size_px: f64,
    average_center: bool,
    started: Vec<Cluster>,
    cells: Cells,
}

/// The cluster that is nearest so far.
#[derive(Debug, Clone, Copy)]
struct Nearest {
    cluster: u32,
    haversine: f64,
    /// Straight lines on the unit sphere whose square is larger lead to clusters that are farther away.
    most_chord_2: f64,
}

impl Clusters {
    pub(super) fn new(projection: Projection, options: &GridOptions) -> Self {
        Self {
            projection,
            grid_size_px: options.grid_size_px,
            average_center: options.average_center,
            started: Vec::new(),
            cells: Cells::new(projection.world_px(), options.grid_size_px),
        }
    }

    /// Centre and number of markers of each.
    pub(super) fn iter(&self) -> impl Iterator<Item = (LatLng, u32)> {
        self.started
            .iter()
            .map(|cluster| (cluster.center.at, cluster.count))
    }

    /// Puts a marker into the nearest cluster, if its box holds it, or into a new one; gives the cluster's number.
    pub(super) fn add(&mut self, at: LatLng) -> u32 {
        let marker = Place::new(at);
        let pixel = self.projection.pixel(at);
        let holder = self.nearest_holder(&marker, pixel);
        match holder.filter(|holder| !self.has_nearer(&marker, pixel, holder)) {
            Some(Nearest { cluster, .. }) => {
                self.join(cluster, at);
                cluster
            }
            None => self.start(marker, pixel),
        }
    }

    /// The nearest cluster whose box holds a marker.
    fn nearest_holder(&self, marker: &Place, pixel: Pixel) -> Option<Nearest> {
        let mut nearest: Option<Nearest> = None;
        self.cells
            .for_each_near(pixel, self.grid_size_px, |number| {
                let cluster = &self.started[number as usize];
                if cluster.bounds.contains(marker.at) {
                    nearest = nearer(cluster, number, marker, nearest).or(nearest);
                }
            });
        nearest
    }

    /// Returns `true` if any cluster is nearer to a marker than this one.
    fn has_nearer(&self, marker: &Place, pixel: Pixel, holder: &Nearest) -> bool {
        let mut has_nearer = false;
        self.cells
            .for_each_near(pixel, self.reach_px(marker, holder), |number| {
                if !has_nearer && number != holder.cluster {
                    has_nearer = nearer(
                        &self.started[number as usize],
                        number,
                        marker,
                        Some(*holder),
                    )
                    .is_some();
                }
            });
        has_nearer
    }

    /// Largest distance on the map, on either axis, of a place that is as near to a marker on the globe as a cluster
    /// is: an arc is drawn at most as long as at the highest latitude it reaches.
    fn reach_px(&self, marker: &Place, holder: &Nearest) -> f64 {
        let haversine = holder.haversine.min(1.0);
        let (cos_arc, sin_arc) = (
            1.0 - 2.0 * haversine,
            2.0 * (haversine * (1.0 - haversine)).sqrt(),
        );
        let highest_cos_lat = marker.cos_lat * cos_arc - marker.sin_lat.abs() * sin_arc;
        if cos_arc <= 0.0 || highest_cos_lat < POLAR {
            return f64::INFINITY;
        }
        let arc = sin_arc.atan2(cos_arc) * (1.0 + 1e-9);
        arc / highest_cos_lat * self.projection.world_px() / std::f64::consts::TAU
    }

    fn start(&mut self, center: Place, pixel: Pixel) -> u32 {
        let number = super::clusterer::index_of(self.started.len());
        self.cells.push(pixel);
        let bounds = self.bounds_around(center.at);
        self.started.push(Cluster {
            center,
            pixel,
            bounds,
            count: 1,
        });
        number
    }

    fn join(&mut self, number: u32, at: LatLng) {
        let cluster = &mut self.started[number as usize];
        cluster.count += 1;
        if !self.average_center {
            return;
        }
        let count = f64::from(cluster.count);
        let mean = |center: f64, marker: f64| (center * (count - 1.0) + marker) / count;
        let center = cluster.center.at;
        let center = LatLng::new(mean(center.lat, at.lat), mean(center.lng, at.lng));
        let (from, to) = (cluster.pixel, self.projection.pixel(center));
        cluster.center = Place::new(center);
        cluster.pixel = to;
        self.started[number as usize].bounds = self.bounds_around(center);
        self.cells.relocate(number, from, to);
    }

    fn bounds_around(&self, center: LatLng) -> Bounds {
        self.projection
            .extended(Bounds::new(center, center), self.grid_size_px)
    }
}

/// A cluster as the nearest, if it is nearer to the marker than the one before; the older of two at the same distance.
fn nearer(
    cluster: &Cluster,
    number: u32,
    marker: &Place,
    before: Option<Nearest>,
) -> Option<Nearest> {
    let chord_2 = cluster.center.chord_2(marker);
    if before.is_some_and(|before| chord_2 > before.most_chord_2) {
        return None;
    }
    let haversine = cluster.center.haversine_to(marker);
    let (own, other) = (
        distance_km(haversine),
        before.map(|before| (distance_km(before.haversine), before.cluster)),
    );
    let is_nearer = match other {
        Some((other, older)) => own < other || (own <= other && number < older),
        None => own < f64::INFINITY,
    };
    is_nearer.then(|| {
        // The true square is four haversines; some slack covers what rounding does to both.
        let chord_2 = 4.0 * haversine;
        Nearest {
            cluster: number,
            haversine,
            most_chord_2: chord_2 * (1.0 + 1e-9) + chord_error(chord_2),
        }
    })
}
