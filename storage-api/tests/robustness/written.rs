//! Write amplification, counted in bytes handed to the system, sled's own copies included.

use serde_json::{Value, json};
use storage_api_testing::Program;

use crate::writer::Writer;

const ITEMS: usize = 460;
/// Few enough for a build for tests, which is slow.
const TICKS: usize = 300;
/// Bytes for all of them, most of them copies that sled makes. Writing the list whole takes more than 400 MB.
const WRITTEN_MAX: u64 = 2_500_000;

#[tokio::test]
async fn ticks_of_a_large_list_write_ticks() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::start(&folder.path().join("data"));
    let writer = Writer::sign_up(&program, 0).await;
    let call = async |key: String, ops: Value| {
        let data = json!({ "listId": writer.list, "ops": ops, "idempotencyKey": key });
        let edited = writer.call(program.address(), "editBucketItems", data);
        edited.await.expect("an answer")["list"]["data"].clone()
    };
    let note = "A few words on what this is about. ".repeat(9);
    let add = |n| json!({ "op": "add", "activity": { "id": format!("item-{n}"), "title": format!("Thing {n}"), "note": note } });
    let mut list = call("all".to_owned(), (0..ITEMS).map(add).collect()).await;
    let Some(before) = program.stored_bytes() else {
        return;
    };
    for n in 0..TICKS {
        let (item, done) = (n * 7 % ITEMS, (n / ITEMS).is_multiple_of(2));
        let tick = json!([{ "op": "tick", "id": format!("item-{item}"), "done": done }]);
        list = call(n.to_string(), tick).await;
    }
    let written = program.stored_bytes().expect("a count") - before;
    let length = list.to_string().len();
    assert!(length > 220_000, "a list of {length} bytes");
    assert!(written < WRITTEN_MAX, "{written} bytes");
}
