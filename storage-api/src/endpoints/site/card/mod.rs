//! The pictures that previews of links show: drawn when first asked for, and kept while there is room.
//!
//! It knows no document: what a card says comes from [`super::subject`]. Start at [`Cards::card`].

mod picture;
mod text;

use std::sync::Arc;

use bytes::Bytes;
use quick_cache::sync::Cache;
use tokio::sync::Semaphore;

use super::cover_facts::CoverFacts;
use super::subject::About;
use crate::error::ApiError;

/// Cards kept, at about 50 kB each.
const KEPT: usize = 400;
/// Cards drawn at the same time: a flood of them must leave the processor to others.
const DRAWN_AT_ONCE: usize = 1;

/// Draws cards and keeps them.
pub(super) struct Cards {
    kept: Cache<About, Bytes>,
    drawing: Arc<Semaphore>,
}

impl Cards {
    pub(super) fn new() -> Self {
        Self {
            kept: Cache::new(KEPT),
            drawing: Arc::new(Semaphore::new(DRAWN_AT_ONCE)),
        }
    }

    /// The card that says this, as PNG; the general one without anything to say. About 40 ms when it is new.
    pub(super) async fn card(&self, about: Option<About>) -> Result<Bytes, ApiError> {
        let about = about.unwrap_or_else(picture::general);
        let drawn = self.kept.get_or_insert_async(&about, async {
            let place = Arc::clone(&self.drawing).acquire_owned().await;
            let about = about.clone();
            let png = tokio::task::spawn_blocking(move || {
                let _place = place;
                picture::draw(&about)
            });
            let png = png.await.map_err(ApiError::internal)?;
            png.map(Bytes::from)
                .ok_or_else(|| ApiError::internal("a card could not be drawn"))
        });
        drawn.await
    }

    /// The cover alone, as SVG: wide, for the top of a page.
    pub(super) async fn cover(&self, facts: CoverFacts) -> Result<Bytes, ApiError> {
        let place = Arc::clone(&self.drawing).acquire_owned().await;
        let svg = tokio::task::spawn_blocking(move || {
            let _place = place;
            picture::cover(&facts)
        });
        svg.await.map(Bytes::from).map_err(ApiError::internal)
    }
}
