//! Web Mercator in pixels at a zoom, as maps of 256-pixel tiles have it.

use std::f64::consts::PI;

use super::bounds::Bounds;
use super::globe::LatLng;
use crate::geo::angle::sin;

/// Width of the world at zoom 0.
const TILE_PX: f64 = 256.0;

/// Sines are cut here, so that the poles lie at a finite height.
const MOST_SIN: f64 = 1.0 - 1e-15;

/// A position in pixels: x eastwards from the antimeridian, y southwards from the top tile.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pixel {
    pub(super) x: f64,
    pub(super) y: f64,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Projection {
    scale: f64,
}

impl Projection {
    pub(super) fn new(zoom: f64) -> Self {
        Self { scale: zoom.exp2() }
    }

    pub(super) fn world_px(self) -> f64 {
        TILE_PX * self.scale
    }

    pub(super) fn pixel(self, at: LatLng) -> Pixel {
        let sin = sin(at.lat * PI / 180.0).clamp(-MOST_SIN, MOST_SIN);
        Pixel {
            x: TILE_PX * (0.5 + at.lng / 360.0) * self.scale,
            y: TILE_PX * (0.5 - ((1.0 + sin) / (1.0 - sin)).ln() / (4.0 * PI)) * self.scale,
        }
    }

    fn position(self, pixel: Pixel) -> LatLng {
        let (x, y) = (
            pixel.x / self.scale / TILE_PX,
            pixel.y / self.scale / TILE_PX,
        );
        let lat = (2.0 * ((0.5 - y) * 2.0 * PI).exp().atan() - PI / 2.0) * 180.0 / PI;
        LatLng::new(lat, (x - 0.5) * 360.0)
    }

    /// Bounds that reach so many pixels further to each side: the peer's `getExtendedBounds`, with its turns on the circle.
    pub(super) fn extended(self, mut bounds: Bounds, grid_size_px: f64) -> Bounds {
        let mut north_east = self.pixel(bounds.north_east());
        let mut south_west = self.pixel(bounds.south_west());
        north_east.x += grid_size_px;
        north_east.y -= grid_size_px;
        south_west.x -= grid_size_px;
        south_west.y += grid_size_px;
        bounds.extend(self.position(north_east));
        bounds.extend(self.position(south_west));
        bounds
    }
}
