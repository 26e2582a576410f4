//! The targets of `fuzz/` on a stable compiler: inputs that resemble real ones, changed by chance. `YONDER_TORTURE=n` makes n
//! times as many.
#![allow(
    clippy::unwrap_used,
    reason = "a lock that is poisoned is a failure already"
)]

mod targets;

use self::targets::TARGETS;
use crate::seeded::Seeded;

/// Inputs of each target, when nothing else is said.
const INPUTS: u32 = 3_000;

/// Texts that the targets take apart, to begin with.
const SEEDS: &[&str] = &[
    "/app/quest/q1/checkout?a=1&b&a=%C3%A9+x#h%zz",
    "/2031/abc?redirect=//evil.example",
    r#"{"userId":"u","activities":[{"id":"a","title":"x","status":"done","order":"a0","place":{"name":"P","lat":1,"lng":2}}],"createdAt":{"seconds":1,"nanoseconds":2},"year":2025,"ops":[{"op":"add","activity":{"id":"b","title":"y"}},{"op":"move","id":"a","order":"a1"}]}"#,
    r#""2024-12-31T23:30:00.000Z""#,
    r#"{"title":"Old town","summary":"s","story":"y","category":"c","cover":"p","mode":"selfGuided","policy":"none","stops":[{"id":"a","title":"Gate","lat":52.5,"lng":13.4,"clue":"look up","proof":{"type":"question","question":"How many?","answers":["7"],"hasAnswer":true},"openFrom":"09:30","openTo":"18:00"},{"id":"b","optional":true,"hintCount":2}],"minPeople":2,"capacityDefault":9,"questions":[{"id":"q","text":"Diet?","required":true}],"seats":2,"seatNames":["Ada"],"answers":{"q":"none"}}"#,
    r#"{"ownerId":"u","title":"Weekend","days":[{"date":"2026-05-30","start":"09:00","stops":[{"id":"a","name":"Museum","lat":1.5,"lng":2}]}],"planOps":[{"op":"addDay","day":{"date":"2026-05-31","stops":[]}},{"op":"moveStop","id":"a","date":"2026-05-31","at":0},{"op":"setStop","id":"a","fields":{"lat":91}},{"op":"set","fields":{"title":null}},{"op":"removeDay","date":"2026-05-30"}]}"#,
    r#"{"title":"Picnic","when":{"mode":"options"},"options":[{"id":"o","start":"2026-05-30T10:00:00Z","end":"2026-05-30T12:00:00Z"}],"seatsTotal":4,"pickup":{"lat":1,"lng":2},"partySize":2,"subject":"bucketLists/1","reason":"spam","stars":5,"text":"good","capacity":4,"startsAt":"2026-05-30T10:00:00Z"}"#,
    "\u{1}\u{90}{\"result\":{\"@type\":\"type.googleapis.com/google.protobuf.Int64Value\",\"value\":\"12\"}}",
    "data: {\"message\":[1,null]}\n\ndata: {\"error\":{\"status\":\"NOT_FOUND\",\"details\":{}}}\n",
    "\u{8}Kyoto\u{3}JP1\u{5}S\u{e3}o P\u{6}York 1",
];

fn inputs_of(seed: u32) -> impl Iterator<Item = Vec<u8>> {
    let times = std::env::var("YONDER_TORTURE")
        .ok()
        .and_then(|times| times.parse().ok());
    let mut random = Seeded::new(seed);
    (0..INPUTS * times.unwrap_or(1)).map(move |_| changed(&mut random))
}

/// A seed, or bytes by chance, with a few of them changed, repeated or left out.
fn changed(random: &mut Seeded) -> Vec<u8> {
    let mut bytes = match random.below(3) {
        0 => (0..random.below(400)).map(|_| byte(random)).collect(),
        _ => SEEDS[index(random, SEEDS.len())].as_bytes().to_vec(),
    };
    for _ in 0..random.below(8) {
        let at = index(random, bytes.len() + 1);
        match random.below(4) {
            0 => bytes.insert(at, byte(random)),
            1 => bytes.truncate(at),
            2 => bytes.extend_from_within(at..),
            _ => bytes
                .iter_mut()
                .skip(at)
                .take(1)
                .for_each(|own| *own = byte(random)),
        }
    }
    bytes
}

fn index(random: &mut Seeded, end: usize) -> usize {
    random.below(u32::try_from(end).unwrap_or(u32::MAX)) as usize
}

fn byte(random: &mut Seeded) -> u8 {
    u8::try_from(random.below(256)).unwrap_or_default()
}

#[test]
fn no_input_breaks_a_decoder_or_a_promise() {
    for (number, (name, target)) in (0..).zip(TARGETS) {
        for input in inputs_of(number) {
            let broken = std::panic::catch_unwind(|| target(&input)).is_err();
            assert!(!broken, "{name} breaks on {input:?}");
        }
    }
}
