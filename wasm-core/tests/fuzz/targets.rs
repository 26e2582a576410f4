//! Fuzz targets: each takes any bytes and may not panic, hang or break a promise. `fuzz/` hands them to libFuzzer,
//! `main.rs` beside this to a plain generator.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a broken promise is what the fuzzer looks for"
)]

use serde_json::Value;
use wasm_core::call::{
    Attempt, Dialect, Endpoint, Plain, decode, encode, error_for_response, read_stream_line,
    result_of_response, should_retry,
};
use wasm_core::cluster::grid::{GridClusterer, GridOptions, View};
use wasm_core::cluster::hierarchy::{self, ClusterIndex, ClusterOptions, OrderedIndex};
use wasm_core::domain::{
    BucketListDefaults, CopyFrom, FieldError, PlanOp, QuestQuestion, Record, Timestamp, Zone,
    apply_item_ops, apply_plan_ops, are_alike, copy_activities, normalise_answer,
    normalise_bucket_list, order_between, pick_first_bucket_list, quest_checks, quest_content,
    validate_activity, validate_bucket_list, validate_bucket_list_meta, validate_car,
    validate_checkout, validate_email, validate_flag, validate_friend_request, validate_guest_name,
    validate_hangout, validate_hangout_comment, validate_password, validate_place, validate_plan,
    validate_quest, validate_quest_session, validate_review, validate_rider, validate_selections,
    validate_sign_up, validate_user, validate_user_name,
};
use wasm_core::places::{NameRole, PlaceEntry, PlaceIndex, SearchOptions, pack};
use wasm_core::route::{
    Outline, SPANS_MAX, Session, match_route, navigate, outline, outline_shown, return_path,
};

#[path = "groups.rs"]
mod groups;

pub(crate) use groups::{carpool, choice, meeting, overlap};

/// A target by its name.
pub(crate) type Target = (&'static str, fn(&[u8]));

/// All of them.
pub(crate) const TARGETS: [Target; 11] = [
    ("callable", callable),
    ("carpool", carpool),
    ("choice", choice),
    ("gazetteer", gazetteer),
    ("grid", grid),
    ("hierarchy", hierarchy),
    ("meeting", meeting),
    ("overlap", overlap),
    ("plans", plans),
    ("records", records),
    ("routes", routes),
];

/// Locations: the match, its outline and the decision agree, and the way back stays here.
pub(crate) fn routes(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let full = match_route(&text);
    let mut spans = [0; SPANS_MAX];
    match outline(&text, &mut spans) {
        Outline::None => assert!(full.is_none()),
        Outline::Route { .. } => assert!(full.is_some()),
        Outline::NotPlain => {}
    }
    for session in [Session::SignedIn, Session::SignedOut] {
        let decision = navigate(&text, session);
        if let Outline::Route { .. } = outline_shown(&text, session, &mut spans) {
            assert!(matches!(decision, wasm_core::route::Decision::Show(_)));
        }
    }
    let back = return_path(&text);
    assert!(back.starts_with('/') && !back.starts_with("//"));
}

/// Records and edits: what was normalised stays so, what was edited is a list.
pub(crate) fn records(data: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(data) else {
        return;
    };
    for validate in VALIDATORS {
        validate(&value);
    }
    let questions = serde_json::from_value::<Vec<QuestQuestion>>(value["questions"].clone());
    validate_checkout(&value, &questions.unwrap_or_default(), 2);
    for check in quest_checks(&value) {
        assert!(!check.message.is_empty());
    }
    // What its creator writes of a quest is all that the checks look at.
    if validate_quest(&value).is_empty() {
        assert_eq!(quest_checks(&quest_content(&value)), quest_checks(&value));
    }
    validate_activity(&value, "activity");
    let now = Timestamp::from_epoch_ms(1_735_600_000_000).expect("a moment of this century");
    let moment = Timestamp::from_json(&value).unwrap_or(now);
    assert_eq!(Timestamp::from_json(&moment.to_json()), Ok(moment));
    let text = value.as_str().unwrap_or_default();
    words_of_people(text);
    if let Ok(key) = order_between(Some(text), None) {
        assert!(*key > *text);
    }
    let Value::Object(record) = value.clone() else {
        return;
    };
    let defaults = BucketListDefaults {
        uid: "u1".into(),
        now,
        user_name: "ada".into(),
        zone: Zone::from_offset_min(60).expect("an offset"),
    };
    if let Ok(list) = normalise_bucket_list(record, &defaults) {
        assert_eq!(
            normalise_bucket_list(list.clone(), &defaults).as_ref(),
            Ok(&list)
        );
        let ops = value.get("ops").cloned().unwrap_or_default();
        let _ = apply_item_ops(&list, &ops, now);
        copied(&list, now);
    }
}

/// Whatever looks at a whole record.
const VALIDATORS: &[fn(&Value) -> Vec<FieldError>] = &[
    validate_bucket_list,
    validate_bucket_list_meta,
    validate_car,
    validate_flag,
    validate_friend_request,
    validate_hangout,
    validate_place,
    validate_plan,
    validate_quest,
    validate_quest_session,
    validate_review,
    validate_rider,
    validate_selections,
    validate_sign_up,
    validate_user,
];

/// Whatever looks at a text alone; a folded text folds to itself.
fn words_of_people(text: &str) {
    validate_user_name(text);
    validate_password("password", text);
    validate_guest_name(text);
    validate_hangout_comment(text, false);
    validate_email(text);
    normalise_answer(text);
    let words = wasm_core::text::words(text);
    assert_eq!(wasm_core::text::words(&words.join(" ")), words);
    assert!(words.is_empty() || are_alike(text, text));
}

/// Lists that are picked and copied from.
fn copied(list: &Record, now: Timestamp) {
    let lists = [list.clone()];
    assert!(pick_first_bucket_list(&lists, Some("nobody"), None).is_none());
    for from in [CopyFrom::OwnYear, CopyFrom::Somebody] {
        let _ = copy_activities(("l1", list), None, &Record::new(), from, now);
    }
}

/// Plans and their edits: what is applied is a plan.
pub(crate) fn plans(data: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(data) else {
        return;
    };
    let mut plan = value.clone();
    if let Some(record) = plan.as_object_mut() {
        record.remove("planOps");
    }
    let ops = serde_json::from_value::<Vec<PlanOp>>(value["planOps"].clone());
    if let Ok(edited) = apply_plan_ops(&plan, &ops.unwrap_or_default()) {
        assert_eq!(validate_plan(&edited), []);
    }
}

/// Answers of callable functions, whole and in pieces, and what is sent: what was encoded decodes again.
pub(crate) fn callable(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (head, rest) = data.split_at(data.len().min(2));
    let status = head.iter().fold(0, |sum, byte| sum * 3 + u16::from(*byte));
    let body = serde_json::from_slice::<Value>(rest).ok();
    for dialect in [Dialect::Functions013, Dialect::Functions014] {
        for line in text.lines() {
            let _ = read_stream_line(line, dialect);
        }
        let attempt = Attempt {
            method: &text,
            status: Some(status),
            made: 1,
            retries: head.first().map(|retries| u32::from(*retries)),
        };
        should_retry(&attempt);
        Endpoint::CustomDomain(text.to_string()).url(&text);
        let error = error_for_response(status, body.as_ref(), dialect);
        let result = result_of_response(status, body.as_ref(), dialect);
        assert!(error.is_none() || result.is_err());
    }
    if let Some(body) = body {
        let _ = decode(body.clone());
        if let Ok(sent) = encode(plain_of(body)) {
            let _ = decode(sent);
        }
    }
}

fn plain_of(value: Value) -> Plain {
    match value {
        Value::Null => Plain::Null,
        Value::Bool(flag) => Plain::Bool(flag),
        Value::Number(number) => Plain::Number(number.as_f64().unwrap_or(f64::NAN)),
        Value::String(text) => Plain::Text(text),
        Value::Array(items) => Plain::List(items.into_iter().map(plain_of).collect()),
        Value::Object(fields) => {
            let fields = fields.into_iter();
            Plain::Map(
                fields
                    .map(|(name, value)| (name, plain_of(value)))
                    .collect(),
            )
        }
    }
}

/// A stored gazetteer whose checksum is right whatever it holds; and places that are packed are found again.
pub(crate) fn gazetteer(data: &[u8]) {
    let mut bytes = data.to_vec();
    if let Some((head, body)) = bytes.split_at_mut_checked(16) {
        head[..4].copy_from_slice(b"YPLC");
        let version = 1 + u32::from(head[4] % 2);
        head[4..8].copy_from_slice(&version.to_le_bytes());
        head[12..].copy_from_slice(&crc32fast::hash(body).to_le_bytes());
    }
    if let Ok(index) = PlaceIndex::from_bytes(&bytes) {
        search(&index, &String::from_utf8_lossy(data));
    }
    let mut input = Input(data);
    let places = (0..8).map(|id| PlaceEntry {
        id: id + u32::from(input.byte() % 2),
        name: input.text(),
        country: *b"XX",
        admin: input.text(),
        population: u32::from(input.byte()),
        longitude: input.number(),
        latitude: input.number(),
        other_names: vec![(NameRole::Other, input.text())],
        ..PlaceEntry::default()
    });
    if let Ok(packed) = pack(places.collect()) {
        let index = PlaceIndex::from_bytes(&packed).expect("what was packed can be read");
        assert_eq!(index.len(), 8);
        search(&index, &input.text());
    }
}

fn search(index: &PlaceIndex, text: &str) {
    let mut input = Input(text.as_bytes());
    let near = Some((input.number(), input.number()));
    let found = index.search(text, &SearchOptions { near, limit: 5 });
    assert!(found.len() <= 5);
    let _ = index.nearest(input.number(), input.number());
    let _ = index.in_view(std::array::from_fn(|_| input.number()), 5);
}

/// A stored clustering whose checksum is right whatever it holds, and one of its own after edits, stored and restored.
pub(crate) fn hierarchy(data: &[u8]) {
    let mut bytes = data.to_vec();
    let mut input = Input(data);
    let _ = look_in_order(&mut input);
    let mut stored = small_index(&mut input).map(|index| index.to_bytes());
    // A few bytes of a real one are changed, else nothing would come past its first numbers.
    if let Some(stored) = stored.as_mut().filter(|stored| !stored.is_empty()) {
        for _ in 0..input.byte() % 8 {
            let at = usize::from(input.byte()) * 256 + usize::from(input.byte());
            let at = 16 + at % (stored.len() - 16);
            stored[at] = input.byte();
        }
    }
    for bytes in [Some(&mut bytes), stored.as_mut()].into_iter().flatten() {
        if let Some((head, body)) = bytes.split_at_mut_checked(16) {
            head[..4].copy_from_slice(b"YCLU");
            head[8..].copy_from_slice(&xxhash_rust::xxh64::xxh64(body, 0).to_le_bytes());
        }
        if let Ok(mut index) = ClusterIndex::from_bytes(bytes) {
            look_around(&mut index, &mut input);
        }
    }
}

fn options(input: &mut Input<'_>) -> ClusterOptions {
    ClusterOptions::default()
        .min_zoom(input.byte() % 4)
        .max_zoom(input.byte() % 31)
        .min_points(u32::from(input.byte() % 6))
        .radius_px(f64::from(input.byte()))
}

fn small_index(input: &mut Input<'_>) -> Option<ClusterIndex> {
    let mut index = ClusterIndex::new(options(input)).ok()?;
    let points: Vec<f64> = (0..usize::from(input.byte() % 32) * 2)
        .map(|_| input.number())
        .collect();
    index.load(&points).ok()?;
    let _ = index.remove(&[u32::from(input.byte() % 32)]);
    Some(index)
}

fn look_around(index: &mut ClusterIndex, input: &mut Input<'_>) {
    let view = index.clusters(
        std::array::from_fn(|_| input.number()),
        f64::from(input.byte() % 32),
    );
    for id in view.map(|view| view.ids).unwrap_or_default() {
        let _ = (
            index.children(id),
            index.leaves(id, 9, 0),
            index.hull(id),
            index.expansion_zoom(id),
        );
    }
    let _ = index.add(
        vec![input.number(), input.number()],
        wasm_core::cluster::hierarchy::Columns::default(),
    );
    let _ = ClusterIndex::from_bytes(&index.to_bytes());
}

/// An index with the peer's order, whose trees are begun by the questions.
fn look_in_order(input: &mut Input<'_>) -> Option<()> {
    let node_size = usize::from(input.byte());
    let mut index = OrderedIndex::new(options(input), Some(node_size)).ok()?;
    let points = usize::from(input.byte());
    let mercator = (0..2 * points).map(|_| input.number()).collect();
    index.load(mercator, vec![false; points]).ok()?;
    let mut view = hierarchy::View::default();
    for _ in 0..4 {
        let bbox = std::array::from_fn(|_| input.number());
        let zoom = f64::from(input.byte() % 32);
        let _ = index.clusters_into(bbox, zoom, &mut view);
        for &id in &view.ids {
            let _ = (
                index.children(id),
                index.leaves(id, 9, 2),
                index.expansion_zoom(id),
            );
        }
        let _ = index.tile(zoom, input.number(), input.number());
        let _ = index.clusters_on_square_into(bbox, zoom, &mut view);
        let _ = index.peer_level(input.byte());
    }
    let _ = index.tree();
    Some(())
}

/// Options, markers, views and steps of clustering for one view.
pub(crate) fn grid(data: &[u8]) {
    let mut input = Input(data);
    let options = GridOptions::default()
        .grid_size_px(input.number())
        .minimum_cluster_size(u32::from(input.byte() % 5))
        .average_center(input.byte() % 2 == 0)
        .ignore_hidden(input.byte() % 2 == 0)
        .max_zoom((input.byte() % 2 == 0).then(|| input.number()))
        .batch_size(u32::from(input.byte()));
    let Ok(mut clusterer) = GridClusterer::new(options) else {
        return;
    };
    for _ in 0..4 {
        let count = usize::from(input.byte() % 40);
        let points: Vec<f64> = (0..count).map(|_| input.number()).collect();
        let _ = clusterer.add(&points);
        let _ = clusterer.set_view(View {
            zoom: input.number(),
            bounds: std::array::from_fn(|_| input.number()),
        });
        let _ = clusterer.remove(&[u32::from(input.byte())]);
        let _ = clusterer.set_hidden(&vec![input.byte() % 2; clusterer.len()]);
        while let Ok(Some(progress)) = clusterer.step() {
            let _ = progress;
        }
        let clusters = clusterer.clusters();
        assert_eq!(clusters.assignments.len(), clusterer.len());
    }
}

/// Numbers and texts out of bytes; zeros when they are used up.
struct Input<'a>(&'a [u8]);

impl Input<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// A coordinate, a small number or anything that eight bytes can mean.
    fn number(&mut self) -> f64 {
        let kind = self.byte();
        let bytes: [u8; 8] = std::array::from_fn(|_| if kind < 250 { 0 } else { self.byte() });
        match kind {
            0..200 => (f64::from(kind) - 100.0) + f64::from(self.byte()) / 256.0,
            200..250 => f64::from(self.byte()) * 10.0,
            _ => f64::from_le_bytes(bytes),
        }
    }

    fn text(&mut self) -> String {
        let length = usize::from(self.byte() % 24).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}
