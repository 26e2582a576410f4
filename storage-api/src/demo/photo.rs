//! Landscapes that nobody has photographed: sky, sun and hills in the colours of a number.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const WIDTH_PX: u32 = 800;
const HEIGHT_PX: u32 = 600;
/// How much smaller the small version is.
const SMALLER: u8 = 4;

/// A landscape and its small version as PNG; the same number gives the same ones.
pub(super) fn photo(number: u64) -> Option<[Vec<u8>; 2]> {
    let mut random = fastrand::Rng::with_seed(number);
    let hue = random.u32(..360);
    let (sun_x, sun_y) = (random.u32(120..680), random.u32(100..260));
    let sky = format!(
        r#"<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl({hue},60%,45%)"/><stop offset="1" stop-color="hsl({},75%,80%)"/></linearGradient>"#,
        (hue + 40) % 360
    );
    let mut hills = Vec::new();
    for (layer, light) in [62, 48, 34, 20].into_iter().enumerate() {
        let base = 300 + u32::try_from(layer).ok()? * 80;
        let mut ridge = |x: u32| format!("{x} {}", base - random.u32(..90));
        let points: Vec<_> = (0..=8).map(|at| ridge(at * 100)).collect();
        let path = points.join(" L");
        let colour = (hue + 120) % 360;
        hills.push(format!(r#"<path fill="hsl({colour},35%,{light}%)" d="M{path} L{WIDTH_PX} {HEIGHT_PX} L0 {HEIGHT_PX} Z"/>"#));
    }
    let hills = hills.concat();
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH_PX}" height="{HEIGHT_PX}"><defs>{sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="{sun_x}" cy="{sun_y}" r="46" fill="hsl(48,100%,88%)"/>{hills}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default()).ok()?;
    Some([drawn(&tree, 1)?, drawn(&tree, SMALLER)?])
}

fn drawn(tree: &Tree, smaller: u8) -> Option<Vec<u8>> {
    let [width, height] = [WIDTH_PX, HEIGHT_PX].map(|side| side / u32::from(smaller));
    let scale = 1.0 / f32::from(smaller);
    let mut pixels = Pixmap::new(width, height)?;
    resvg::render(
        tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::photo;

    #[test]
    fn numbers_have_landscapes_of_their_own() {
        let [one, again, other] = [1, 1, 2].map(|number| photo(number).unwrap_or_default());
        let [full, small] = &one;
        assert!(full.starts_with(b"\x89PNG") && small.starts_with(b"\x89PNG"));
        assert!(small.len() < full.len());
        assert_eq!(one, again);
        assert_ne!(one, other);
    }
}
