//! Pictures that nobody has photographed, in the colours of a number: hills, a sea, a night sky, a town in the evening.

use std::fmt::Write;

use fastrand::Rng;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::Value;

const WIDTH_PX: u32 = 800;
const HEIGHT_PX: u32 = 600;
/// Factor by which the small version is smaller.
const SMALLER: u8 = 4;

/// Motif of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Motif {
    Hills,
    Sea,
    Night,
    Town,
}

impl Motif {
    /// Motif that somebody would photograph who did this; none where no motif fits.
    pub(super) fn of(activity: &Value) -> Option<Self> {
        match (activity["category"].as_str(), activity["kind"].as_str()) {
            (Some("water"), _) => Some(Self::Sea),
            (Some("nights"), _) => Some(Self::Night),
            (Some("outdoors" | "body"), _) => Some(Self::Hills),
            (None, Some("go")) | (Some("travel"), _) => Some(Self::Town),
            _ => None,
        }
    }
}

/// A picture and its small version as PNG; the same number gives the same ones.
pub(super) fn photo(number: u64, motif: Motif) -> Option<[Vec<u8>; 2]> {
    let mut random = Rng::with_seed(number);
    let content = match motif {
        Motif::Hills => hills(&mut random),
        Motif::Sea => sea(&mut random),
        Motif::Night => night(&mut random),
        Motif::Town => town(&mut random),
    };
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH_PX}" height="{HEIGHT_PX}">{content}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default()).ok()?;
    Some([drawn(&tree, 1)?, drawn(&tree, SMALLER)?])
}

/// A sky from one colour above to another below.
fn sky(top: &str, bottom: &str) -> String {
    format!(
        r#"<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>"#
    )
}

fn sun(random: &mut Rng, radius: u32) -> String {
    let (x, y) = (random.u32(140..660), random.u32(110..250));
    format!(
        r##"<circle cx="{x}" cy="{y}" r="{}" fill="#fff3cf" opacity=".35"/><circle cx="{x}" cy="{y}" r="{radius}" fill="#fff3cf"/>"##,
        radius * 2
    )
}

/// A ridge from edge to edge, filled to the foot of the picture.
fn ridge(random: &mut Rng, base: u32, height: u32, colour: &str) -> String {
    let points: Vec<_> = (0..=16)
        .map(|at| format!("{} {}", at * 50, base - random.u32(..height)))
        .collect();
    let path = points.join(" L");
    format!(r#"<path fill="{colour}" d="M{path} L{WIDTH_PX} {HEIGHT_PX} L0 {HEIGHT_PX} Z"/>"#)
}

fn hills(random: &mut Rng) -> String {
    let hue = random.u32(90..170);
    let mut svg = sky("hsl(205,55%,62%)", "hsl(38,85%,85%)") + &sun(random, 40);
    for (layer, light) in (0_u32..).zip([64, 50, 36, 24]) {
        let colour = format!("hsl({},{}%,{light}%)", hue + layer * 8, 18 + layer * 7);
        let (base, height) = (300 + layer * 78, 100 - layer * 18);
        svg += &ridge(random, base, height, &colour);
    }
    svg
}

fn sea(random: &mut Rng) -> String {
    let hue = random.u32(178..212);
    let warm = random.u32(18..48);
    let mut svg = sky(
        &format!("hsl({hue},45%,70%)"),
        &format!("hsl({warm},85%,84%)"),
    ) + &sun(random, 46);
    svg += &ridge(random, 330, 50, &format!("hsl({hue},22%,52%)"));
    let _ = write!(
        svg,
        r#"<rect y="330" width="100%" height="270" fill="hsl({hue},48%,38%)"/>"#
    );
    for _ in 0..70 {
        let y = random.u32(338..590);
        let (x, length) = (random.u32(..760), 10 + (y - 330) / 4);
        let light = random.u32(44..66);
        let _ = write!(
            svg,
            r#"<rect x="{x}" y="{y}" width="{length}" height="{}" rx="2" fill="hsl({hue},50%,{light}%)"/>"#,
            2 + (y - 330) / 70
        );
    }
    svg
}

fn night(random: &mut Rng) -> String {
    let hue = random.u32(215..265);
    let mut svg = sky(
        &format!("hsl({hue},55%,10%)"),
        &format!("hsl({},45%,34%)", hue + 20),
    );
    for _ in 0..160 {
        let (x, y) = (random.u32(..WIDTH_PX), random.u32(..430));
        let size = random.u32(6..22);
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{}.{}" fill="#fff" opacity=".{}"/>"##,
            size / 10,
            size % 10,
            random.u32(4..10)
        );
    }
    svg += &ridge(random, 470, 90, "hsl(240,30%,14%)");
    svg + &ridge(random, 560, 60, "hsl(245,35%,7%)")
}

fn town(random: &mut Rng) -> String {
    // Evening, blue hour, noon and an early morning.
    let hours = [
        ("hsl(250,40%,48%)", "hsl(25,80%,76%)", 20),
        ("hsl(225,50%,22%)", "hsl(205,50%,58%)", 220),
        ("hsl(205,60%,58%)", "hsl(48,70%,88%)", 40),
        ("hsl(200,45%,66%)", "hsl(345,75%,84%)", 330),
    ];
    let (top, bottom, hue) = random.choice(hours).unwrap_or(hours[0]);
    let mut svg = sky(top, bottom) + &sun(random, 34);
    for (row, light) in (0_u32..).zip([46, 32, 20]) {
        let mut x = 0;
        while x < WIDTH_PX {
            let width = random.u32(60..120);
            let top = 230 + row * 100 + random.u32(..90);
            let _ = write!(
                svg,
                r#"<path fill="hsl({},28%,{light}%)" d="M{x} 600V{top}l{} -{}l{} {}V600Z"/>"#,
                hue + row * 12,
                width / 2,
                random.u32(10..40),
                width - width / 2,
                random.u32(10..40)
            );
            for window in 0..random.u32(2..6) {
                let (left, y) = (
                    x + 12 + window % 2 * (width / 2),
                    top + 40 + window / 2 * 46,
                );
                let _ = write!(
                    svg,
                    r##"<rect x="{left}" y="{y}" width="14" height="20" fill="#ffd98a" opacity=".{}"/>"##,
                    random.u32(5..10)
                );
            }
            x += width;
        }
    }
    svg
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
    use super::{Motif, photo};

    #[test]
    fn numbers_and_motifs_have_pictures_of_their_own() {
        for motif in [Motif::Hills, Motif::Sea, Motif::Night, Motif::Town] {
            let [one, again, other] =
                [1, 1, 2].map(|number| photo(number, motif).unwrap_or_default());
            let [full, small] = &one;
            assert!(full.starts_with(b"\x89PNG") && small.starts_with(b"\x89PNG"));
            assert!(small.len() < full.len());
            assert_eq!(one, again);
            assert_ne!(one, other);
        }
    }
}
