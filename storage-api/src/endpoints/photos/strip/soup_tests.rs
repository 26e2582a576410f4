//! Files made of a picture and of whatever somebody may put around it: no byte of that is left.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::{prop_assert_eq, proptest};

use super::tests::{chunk, png_with, profile, segment, webp_with};
use super::{jpeg, png, webp};

const FOREIGN: &[u8] = b"FOREIGN!";

fn foreign_with(prefix: &'static [u8]) -> impl Strategy<Value = Vec<u8>> {
    (1_usize..5).prop_map(move |times| [prefix, &FOREIGN.repeat(times)].concat())
}

/// A segment that decoding needs nothing of.
fn foreign_segment() -> impl Strategy<Value = Vec<u8>> {
    let beginnings: [&'static [u8]; 8] = [
        b"",
        b"Exif\0\0",
        b"JFIF\0",
        b"JFXX\0",
        b"MPF\0",
        b"ICC_PROFILE\0\x01\x01",
        b"ICC_PROFILE\0\x02\x07",
        b"Adobe\0\x64\0\0\0\0\x01",
    ];
    let applications = (0xe0_u8..=0xef, 0..beginnings.len());
    let applications = applications.prop_flat_map(move |(marker, beginning)| {
        foreign_with(beginnings[beginning]).prop_map(move |data| segment(marker, &data))
    });
    // Comments, DNL, DHP, EXP, and markers that mean nothing.
    let markers = prop_oneof![
        Just(0xfe),
        Just(0xdc),
        Just(0xde),
        Just(0xdf),
        0xf0_u8..=0xfd
    ];
    let others = (markers, foreign_with(b"")).prop_map(|(marker, data)| segment(marker, &data));
    // Tables that no scan uses.
    let unused = (1_u8..4).prop_map(|number| {
        let table = [&[number], &FOREIGN.repeat(8)[..]].concat();
        segment(0xdb, &table)
    });
    let overwritten = Just(segment(0xc4, &[&[0x11, 8], &[0; 15][..], FOREIGN].concat()));
    let noise = Just(FOREIGN.to_vec());
    prop_oneof![4 => applications, 2 => others, 1 => unused, 1 => overwritten, 1 => noise]
}

/// A sequential JPEG of one block with these segments around its parts.
fn jpeg_of(soups: &[Vec<Vec<u8>>; 3], tail: &[u8]) -> Vec<u8> {
    let codes = |name: u8| segment(0xc4, &[&[name, 1], &[0; 15][..], &[7]].concat());
    [
        &[0xff, 0xd8][..],
        &segment(0xe0, b"JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
        &segment(0xee, b"Adobe\0\x64\0\0\0\0\x01"),
        &soups[0].concat(),
        &segment(0xdb, &[0; 65]),
        &segment(0xc0, &[8, 0, 1, 0, 8, 1, 1, 0x11, 0]),
        &soups[1].concat(),
        &codes(0),
        &codes(0x10),
        &segment(0xda, &[1, 1, 0, 0, 63, 0]),
        &[0x12, 0xff, 0x00, 0x34],
        &soups[2].concat(),
        &[0xff, 0xd9],
        tail,
    ]
    .concat()
}

/// Segments behind the last scan, also such as would be a picture if they came first.
fn behind_the_scan() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let scan = [&segment(0xda, &[1, 1, 0, 0, 63, 0])[..], FOREIGN].concat();
    let frame = segment(0xc0, &[&[8, 0, 9, 0, 9, 3][..], FOREIGN, b"!"].concat());
    let restart = [&[0xff, 0xd0][..], FOREIGN].concat();
    let second = [&[0xff, 0xd8][..], &frame, &scan].concat();
    let wrong = prop_oneof![Just(scan), Just(frame), Just(restart), Just(second)];
    // Bytes right behind the scan would be more of its data.
    let marked = foreign_segment().prop_filter("a marker", |segment| segment[0] == 0xff);
    let one = prop_oneof![2 => marked, 1 => wrong];
    vec(one, 0..6)
}

fn foreign_png_chunk() -> impl Strategy<Value = ([u8; 4], Vec<u8>)> {
    let known = [
        *b"tEXt", *b"zTXt", *b"iTXt", *b"eXIf", *b"iCCP", *b"tIME", *b"pHYs", *b"acTL", *b"fcTL",
        *b"fdAT", *b"sPLT", *b"hIST", *b"bKGD", *b"sBIT", *b"caBX", *b"cHRM", *b"gAMA", *b"sRGB",
        *b"cICP", *b"tRNS", *b"PLTE",
    ];
    let known = (0..known.len()).prop_map(move |place| known[place]);
    let unknown = any::<[u8; 4]>().prop_map(|kind| kind.map(|byte| b'a' + byte % 26));
    (prop_oneof![known, unknown], foreign_with(b""))
}

fn foreign_webp_chunk() -> impl Strategy<Value = Vec<u8>> {
    let kinds = [
        *b"EXIF", *b"XMP ", *b"ICCP", *b"ANIM", *b"ANMF", *b"ALPH", *b"VP8L", *b"VP8 ", *b"VP8X",
        *b"note", *b"LIST",
    ];
    let beginnings: [&'static [u8]; 2] = [b"", b"\x2f"];
    let parts = (0..kinds.len(), 0..beginnings.len());
    parts.prop_flat_map(move |(kind, beginning)| {
        foreign_with(beginnings[beginning]).prop_map(move |data| chunk(kinds[kind], &data))
    })
}

proptest! {
    #[test]
    fn a_jpeg_in_a_soup_is_the_same_as_alone(
        first in vec(foreign_segment(), 0..6),
        second in vec(foreign_segment(), 0..6),
        third in behind_the_scan(),
        tail in vec(Just(FOREIGN.to_vec()), 0..3),
    ) {
        let alone = jpeg_of(&[vec![], vec![], vec![]], b"");
        prop_assert_eq!(jpeg::strip(&alone), Some(alone.clone()));
        let soup = jpeg_of(&[first, second, third], &tail.concat());
        prop_assert_eq!(jpeg::strip(&soup), Some(alone));
    }

    #[test]
    fn a_png_in_a_soup_is_the_same_as_alone(
        first in vec(foreign_png_chunk(), 0..6),
        last in vec(foreign_png_chunk(), 0..6),
        end in vec(Just(FOREIGN.to_vec()), 0..3),
        tail in vec(Just(FOREIGN.to_vec()), 0..3),
    ) {
        // Grey pixels have no palette, and their transparency has two bytes.
        let header: &[u8] = &[0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0];
        let picture: [(&[u8; 4], &[u8]); 2] = [(b"IDAT", b"one"), (b"IDAT", b"two")];
        let alone = png_with(&[(b"IHDR", header), picture[0], picture[1], (b"IEND", b"")]);
        let late: (&[u8; 4], &[u8]) = (b"IDAT", FOREIGN);
        let mut chunks: Vec<(&[u8; 4], &[u8])> = vec![(b"IHDR", header)];
        chunks.extend(first.iter().map(|(kind, data)| (kind, &data[..])));
        chunks.extend(picture);
        chunks.extend(last.iter().map(|(kind, data)| (kind, &data[..])));
        chunks.extend((!last.is_empty()).then_some(late));
        let end = end.concat();
        chunks.push((b"IEND", &end));
        let soup = [png_with(&chunks), tail.concat()].concat();
        prop_assert_eq!(png::strip(&soup), Some(alone));
    }

    #[test]
    fn a_webp_in_a_soup_is_the_same_as_alone(
        soup in vec(foreign_webp_chunk(), 0..6),
        in_frame in vec(foreign_webp_chunk(), 0..6),
        flags in any::<u8>(),
        tail in vec(Just(FOREIGN.to_vec()), 0..3),
    ) {
        let picture = chunk(*b"VP8L", b"\x2fpicture");
        let colours = chunk(*b"ICCP", &profile(*b"rTRC", b"curv"));
        let canvas = |flags: u8, rest: u8| chunk(*b"VP8X", &[flags, rest, rest, rest, 1, 0, 0, 1, 0, 0]);
        let frame = |soup: &[Vec<u8>]| {
            let data = [&[1; 16][..], &picture, &soup.concat()].concat();
            chunk(*b"ANMF", &data)
        };
        let tail = tail.concat();
        // A simple file, a still one with a header, and an animation.
        let simple = [&webp_with(&[picture.clone(), soup.concat()])[..], &tail].concat();
        prop_assert_eq!(webp::strip(&simple), Some(webp_with(std::slice::from_ref(&picture))));
        let still = webp_with(&[canvas(flags & !2, 9), colours.clone(), picture.clone(), soup.concat()]);
        let kept = 0b10_0000 | (flags & 0b1_0000);
        let alone = webp_with(&[canvas(kept, 0), colours, picture.clone()]);
        prop_assert_eq!(webp::strip(&still), Some(alone));
        let moving = webp_with(&[canvas(2, 7), chunk(*b"ANIM", b"loops."), frame(&in_frame), picture.clone()]);
        let alone = webp_with(&[canvas(2, 0), chunk(*b"ANIM", b"loops."), frame(&[])]);
        prop_assert_eq!(webp::strip(&moving), Some(alone));
    }
}
