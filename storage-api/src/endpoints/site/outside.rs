//! Other origins that a page needs, from the configuration.

use http::Uri;

use crate::app::App;
use crate::http::headers::Outside;

/// Origins that Google's own script loads from: its parts and pictures, and the typeface of its controls.
const GOOGLE_PARTS: &str = "https://maps.gstatic.com";
const GOOGLE_STYLES: &str = "https://fonts.googleapis.com";
const GOOGLE_FONTS: &str = "https://fonts.gstatic.com";

/// The origins that the page of this server may use.
pub(super) fn origins(app: &App) -> Outside {
    let config = &app.config;
    let mut outside = Outside::default();
    let services = config.place_search.iter().filter_map(|search| search.url());
    outside.connections.extend(services.filter_map(origin_of));
    let tiles = config.tiles.iter().filter_map(|tiles| tiles.address());
    outside.connections.extend(tiles.filter_map(origin_of));
    if config.maps_key.is_some() {
        add_maps(&mut outside, &config.maps_script);
        if config.has_google_maps_script() {
            add_google_parts(&mut outside);
        }
    }
    outside.connections.sort();
    outside.connections.dedup();
    outside
}

fn add_maps(outside: &mut Outside, script: &str) {
    let origin = origin_of(script);
    outside.scripts.extend(origin.clone());
    outside.connections.extend(origin.clone());
    outside.images.extend(origin);
}

fn add_google_parts(outside: &mut Outside) {
    outside.scripts.push(GOOGLE_PARTS.to_owned());
    outside.images.push(GOOGLE_PARTS.to_owned());
    outside.styles.push(GOOGLE_STYLES.to_owned());
    outside.fonts.push(GOOGLE_FONTS.to_owned());
}

fn origin_of(url: &str) -> Option<String> {
    let uri: Uri = url.parse().ok()?;
    Some(format!("{}://{}", uri.scheme_str()?, uri.authority()?))
}
