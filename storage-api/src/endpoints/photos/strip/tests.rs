//! Files with a place hidden in every part that a phone or an editor writes; after stripping none of it is left.

use super::{avif, icc, jpeg, png, webp};

const PLACE: &[u8] = b"GPS 52.5 13.4";

pub(super) fn has(bytes: &[u8], words: &[u8]) -> bool {
    bytes.windows(words.len()).any(|part| part == words)
}

pub(super) fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).expect("short").to_be_bytes();
    [&[0xff, marker], &length[..], data].concat()
}

fn with_place(prefix: &[u8]) -> Vec<u8> {
    [prefix, PLACE].concat()
}

/// A colour profile with one tag of that name.
pub(super) fn profile(tag: [u8; 4], data: &[u8]) -> Vec<u8> {
    let number = |number: usize| u32::try_from(number).expect("short").to_be_bytes();
    let start = 128 + 4 + 12;
    let mut header = vec![0; 128];
    header[..4].copy_from_slice(&number(start + data.len()));
    header[36..40].copy_from_slice(b"acsp");
    let table = [number(1), tag, number(start), number(data.len())].concat();
    [header, table, data.to_vec()].concat()
}

/// A progressive JPEG of two blocks and two scans, with these segments at its beginning and between the scans.
fn jpeg_with(first: &[Vec<u8>], between: &[Vec<u8>]) -> Vec<u8> {
    let codes = |name: u8| segment(0xc4, &[&[name, 1], &[0; 15][..], &[7]].concat());
    [
        &[0xff, 0xd8][..],
        &first.concat(),
        &segment(0xdb, &[0; 65]),
        &segment(0xc2, &[8, 0, 1, 0, 16, 1, 1, 0x11, 0]),
        &codes(0),
        &segment(0xdd, &[0, 1]),
        &segment(0xda, &[1, 1, 0, 0, 0, 0]),
        &[0x12, 0xff, 0x00, 0xff, 0xd0, 0x34],
        &between.concat(),
        &codes(0x10),
        &segment(0xda, &[1, 1, 0, 1, 63, 0]),
        &[0x56, 0xff, 0xd9],
    ]
    .concat()
}

fn colours() -> Vec<u8> {
    let profile = profile(*b"rTRC", b"curv");
    segment(0xe2, &[b"ICC_PROFILE\0\x01\x01", &profile[..]].concat())
}

/// Metadata that cameras, phones and editors write into a JPEG.
fn notes() -> Vec<Vec<u8>> {
    let thumbnail = [b"JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02".as_slice(), &[7; 12]].concat();
    vec![
        segment(0xe0, &thumbnail),
        segment(0xe0, &with_place(b"JFXX\0")),
        segment(0xe1, &with_place(b"Exif\0\0")),
        segment(0xe1, &with_place(b"http://ns.adobe.com/xap/1.0/\0")),
        segment(0xe2, &with_place(b"MPF\0")),
        colours(),
        segment(0xed, &with_place(b"Photoshop 3.0\0")),
        segment(0xee, b"Adobe\0\x64\0\0\0\0\x01GPS 52.5 13.4"),
        segment(0xfe, PLACE),
    ]
}

#[test]
fn a_jpeg_keeps_its_picture_and_colours_and_nothing_else() {
    let stripped = jpeg::strip(&jpeg_with(&notes(), &notes()[1..])).expect("a photo");
    let expected = jpeg_with(
        &[
            segment(0xe0, b"JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
            segment(0xee, b"Adobe\0\x64\0\0\0\0\x01"),
            colours(),
        ],
        &[],
    );
    assert_eq!(stripped, expected);
    assert_eq!(jpeg::strip(&stripped), Some(expected));
}

#[test]
fn what_follows_the_end_of_a_jpeg_is_cut() {
    let plain = jpeg_with(&[], &[]);
    let second = jpeg_with(&[segment(0xe1, &with_place(b"Exif\0\0"))], &[]);
    // As motion photos and panoramas have them: a film, a second image.
    for behind in [PLACE, &second, b"\0\0\0\x18ftypmp42GPS 52.5 13.4", b"\0"] {
        let file = [&plain[..], behind].concat();
        assert_eq!(jpeg::strip(&file).as_ref(), Some(&plain));
    }
}

#[test]
fn a_jpeg_that_ends_within_its_scan_is_ended_there() {
    let plain = jpeg_with(&[], &[]);
    assert_eq!(jpeg::strip(&plain[..plain.len() - 2]), Some(plain));
}

pub(super) fn png_with(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, data) in chunks {
        let content = [kind.as_slice(), data].concat();
        file.extend(u32::try_from(data.len()).expect("short").to_be_bytes());
        file.extend(&content);
        file.extend(crc32fast::hash(&content).to_be_bytes());
    }
    file
}

#[test]
fn a_png_keeps_its_picture_and_colours_and_nothing_else() {
    let file = png_with(&[
        (b"IHDR", &[0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
        (b"sRGB", &[0]),
        (b"eXIf", PLACE),
        (b"tEXt", PLACE),
        (b"iTXt", PLACE),
        (b"zTXt", PLACE),
        (b"iCCP", PLACE),
        (b"acTL", PLACE),
        (b"tIME", PLACE),
        (b"caBX", PLACE),
        (b"IDAT", b"picture"),
        (b"eXIf", PLACE),
        (b"IDAT", PLACE),
        (b"IEND", PLACE),
        (b"IDAT", PLACE),
    ]);
    let expected = png_with(&[
        (b"IHDR", &[0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
        (b"sRGB", &[0]),
        (b"IDAT", b"picture"),
        (b"IEND", b""),
    ]);
    assert_eq!(png::strip(&file), Some(expected.clone()));
    assert_eq!(
        png::strip(&[&expected[..], PLACE].concat()).as_ref(),
        Some(&expected)
    );
    assert_eq!(png::strip(&expected[..expected.len() - 1]), None);
    // The checksum of the picture is wrong.
    let mut damaged = expected;
    let sum = damaged.len() - 13;
    damaged[sum] ^= 1;
    assert_eq!(png::strip(&damaged), None);
}

pub(super) fn chunk(kind: [u8; 4], data: &[u8]) -> Vec<u8> {
    let length = u32::try_from(data.len()).expect("short").to_le_bytes();
    [&kind[..], &length, data, &[0][..data.len() % 2]].concat()
}

pub(super) fn webp_with(chunks: &[Vec<u8>]) -> Vec<u8> {
    let all = [b"WEBP".as_slice(), &chunks.concat()].concat();
    let length = u32::try_from(all.len()).expect("short").to_le_bytes();
    [b"RIFF".as_slice(), &length, &all].concat()
}

#[test]
fn a_webp_keeps_its_picture_and_colours_and_nothing_else() {
    let header = |flags: u8| chunk(*b"VP8X", &[flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]);
    let frame = |notes: &[u8]| {
        let chunks = [&chunk(*b"VP8L", b"\x2fdd")[..], notes].concat();
        chunk(*b"ANMF", &[&[1; 16], &chunks[..]].concat())
    };
    let colours = chunk(*b"ICCP", &profile(*b"rTRC", b"curv"));
    let second = chunk(*b"VP8L", &with_place(b"\x2f"));
    let file = webp_with(&[
        header(0b10_1110),
        colours.clone(),
        chunk(*b"ANIM", b"loops."),
        second.clone(),
        frame(&[&chunk(*b"EXIF", PLACE)[..], &second].concat()),
        chunk(*b"EXIF", PLACE),
        chunk(*b"XMP ", PLACE),
        chunk(*b"note", PLACE),
    ]);
    let expected = webp_with(&[
        header(0b10_0010),
        colours,
        chunk(*b"ANIM", b"loops."),
        frame(&[]),
    ]);
    assert_eq!(
        webp::strip(&[&file[..], PLACE].concat()).as_ref(),
        Some(&expected)
    );
    assert_eq!(webp::strip(&expected).as_ref(), Some(&expected));
}

#[test]
fn a_colour_profile_is_kept_only_without_a_byte_that_belongs_to_no_tag() {
    let sound = profile(*b"rTRC", b"curv");
    assert!(icc::is_well_formed(&sound));
    let with = |at: usize, byte: u8| {
        let mut changed = sound.clone();
        changed[at] = byte;
        changed
    };
    let longer = [&sound[..], b"place"].concat();
    let said_longer = {
        let mut longer = longer.clone();
        longer[3] += 5;
        longer
    };
    for wrong in [
        b"".to_vec(),
        sound[..sound.len() - 1].to_vec(),
        longer,
        said_longer,
        with(36, b'x'),
        with(110, 1),
        // More tags than there are, data before the table, data outside.
        with(128, 1),
        with(139, 0),
        with(143, 5),
        profile(*b"text", PLACE),
    ] {
        assert!(!icc::is_well_formed(&wrong), "{wrong:?}");
    }
}

fn iso_box(kind: [u8; 4], data: &[u8]) -> Vec<u8> {
    let length = u32::try_from(data.len() + 8).expect("short").to_be_bytes();
    [&length[..], &kind, data].concat()
}

#[test]
fn an_avif_with_notes_is_refused_and_what_follows_it_is_cut() {
    let picture = [
        iso_box(*b"ftyp", b"avif"),
        iso_box(*b"meta", b"ispe"),
        iso_box(*b"mdat", b"picture"),
    ]
    .concat();
    let movie = [
        iso_box(*b"ftyp", b"mp42"),
        iso_box(*b"moov", b"\xa9xyz+52.5+13.4"),
    ]
    .concat();
    for behind in [b"".as_slice(), PLACE, &movie] {
        let file = [&picture[..], behind].concat();
        assert_eq!(avif::strip(&file).as_ref(), Ok(&picture));
    }
    let unused = [&picture[..], &iso_box(*b"free", PLACE)].concat();
    let stripped = avif::strip(&unused).expect("a photo");
    assert!(!has(&stripped, PLACE));
    assert_eq!(stripped.len(), unused.len());
    for notes in [
        iso_box(*b"uuid", PLACE),
        iso_box(*b"meta", b"Exif"),
        iso_box(*b"moov", b"\xa9xyz+52.5"),
    ] {
        let noted = [&picture[..], &notes].concat();
        assert_eq!(avif::strip(&noted), Err(avif::Refused::Notes));
    }
    assert_eq!(avif::strip(b""), Err(avif::Refused::Damaged));
}

#[test]
fn damaged_files_give_no_panic_and_no_place() {
    let files = [
        jpeg_with(&notes(), &notes()),
        png_with(&[(b"IHDR", &[0; 13]), (b"tEXt", PLACE), (b"IEND", b"")]),
        webp_with(&[
            chunk(*b"VP8X", &[0; 10]),
            chunk(*b"ANMF", &[0; 40]),
            chunk(*b"EXIF", PLACE),
        ]),
        [
            iso_box(*b"ftyp", b"avif"),
            iso_box(*b"free", PLACE),
            iso_box(*b"mdat", b"x"),
        ]
        .concat(),
    ];
    for file in &files {
        let stripped = |bytes: &[u8]| {
            let all = [
                jpeg::strip(bytes),
                png::strip(bytes),
                webp::strip(bytes),
                avif::strip(bytes).ok(),
            ];
            all.into_iter().flatten().collect::<Vec<_>>()
        };
        for at in 0..file.len() {
            for kept in stripped(&file[..at]) {
                assert!(!has(&kept, PLACE), "cut at {at}");
            }
            for byte in [0x00, 0x01, 0x7f, 0xd9, 0xda, 0xff] {
                let mut damaged = file.clone();
                damaged[at] = byte;
                stripped(&damaged);
            }
        }
    }
}
