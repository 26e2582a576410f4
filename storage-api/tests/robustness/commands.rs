//! Backups, restores, exports and imports, also while the server runs, and what may be wrong with them.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use storage_api::schema::collections::UPLOADS;
use storage_api::store::{StoreError, transact};
use storage_api_testing::{Program, run, storage_api, wait};

use crate::data;
use crate::writer::Writer;

fn name(path: &Path) -> &str {
    path.to_str().expect("a name")
}

/// Documents of an export, without their versions.
fn documents(export: &str) -> Vec<(String, String, Value)> {
    let parse = |line: &str| {
        let mut line: Value = serde_json::from_str(line).expect("JSON");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        (
            text(&line["collection"]),
            text(&line["id"]),
            line["data"].take(),
        )
    };
    export.lines().map(parse).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_and_an_increment_bring_back_what_was_there_then() {
    let scratch = tempfile::tempdir().expect("a folder");
    let program = Program::start(&scratch.path().join("data"));
    let data = scratch.path().join("data");
    let mut writer = Writer::sign_up(&program, 0).await;
    writer.write(&program, 20).await;
    let (full, later) = (scratch.path().join("full"), scratch.path().join("later"));
    let export_then = run(&data, &["export"]).success();
    run(&data, &["backup", name(&full)]).success();
    let mode = std::fs::metadata(&full)
        .expect("a backup")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600, "only its owner reads a backup");
    writer.write(&program, 15).await;
    run(&data, &["backup", name(&later), "--since", name(&full)]).success();
    let export_later = run(&data, &["export"]).success();
    writer.write(&program, 5).await;
    let (code, said) = run(&data, &["restore", name(&full)]).failure();
    assert!(
        code == 1 && said.contains("another process is using it"),
        "{said}"
    );
    drop(program);

    run(&data, &["restore", name(&full)]).success();
    assert_eq!(run(&data, &["export"]).success(), export_then);
    run(&data, &["restore", name(&full), name(&later)]).success();
    assert_eq!(run(&data, &["export"]).success(), export_later);
    run(&data, &["check"]).success();
    let kept = std::fs::read_dir(&data).expect("a folder");
    let kept = kept.filter(|entry| {
        let name = entry.as_ref().expect("an entry").file_name();
        name.to_string_lossy().starts_with("replaced-journal.")
    });
    assert_eq!(kept.count(), 2, "nothing that was there is thrown away");

    let program = Program::start(&scratch.path().join("data"));
    let before = writer.newest_version();
    writer.write(&program, 2).await;
    assert!(
        writer.newest_version() > before,
        "no version is given out twice"
    );
}

#[tokio::test]
async fn a_restore_up_to_a_moment_leaves_out_what_came_after() {
    let scratch = tempfile::tempdir().expect("a folder");
    let (folder, full) = (scratch.path().join("data"), scratch.path().join("full"));
    let store = data::open(&folder);
    data::write(&store, 0..40).await;
    let then = run(&folder, &["export"]).success();
    let now_ms = || {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.expect("after 1970").as_millis()
    };
    let moment_ms = now_ms();
    while now_ms() == moment_ms {
        std::thread::yield_now();
    }
    data::write(&store, 40..90).await;
    drop(store);
    run(&folder, &["backup", name(&full)]).success();
    let moment = i64::try_from(moment_ms).expect("a moment");
    let moment = wasm_core::domain::Timestamp::from_epoch_ms(moment)
        .expect("a moment")
        .to_json();
    let until = [
        "restore",
        name(&full),
        "--until",
        moment.as_str().expect("a text"),
    ];
    let restored = scratch.path().join("restored");
    run(&restored, &until).success();
    assert_eq!(run(&restored, &["export"]).success(), then);
}

#[tokio::test]
async fn an_export_imported_elsewhere_gives_the_same_export() {
    let scratch = tempfile::tempdir().expect("a folder");
    let (folder, other) = (scratch.path().join("data"), scratch.path().join("other"));
    let store = data::open(&folder);
    data::write(&store, 0..120).await;
    drop(store);
    let lines = scratch.path().join("lines.json");
    assert_eq!(run(&folder, &["export", name(&lines)]).success(), "");
    run(&other, &["import", name(&lines)]).success();
    let exported = run(&folder, &["export"]).success();
    assert_eq!(std::fs::read_to_string(&lines).expect("lines"), exported);
    assert_eq!(
        documents(&run(&other, &["export"]).success()),
        documents(&exported)
    );
    run(&other, &["check"]).success();
}

/// A folder with some documents, a backup of it, and a backup of another one.
async fn three(scratch: &Path) -> [PathBuf; 3] {
    let names = ["data", "full", "other", "elsewhere"];
    let [folder, full, other, elsewhere] = names.map(|name| scratch.join(name));
    let store = data::open(&folder);
    data::write(&store, 0..60).await;
    drop(store);
    run(&folder, &["backup", name(&full)]).success();
    drop(data::open(&other));
    run(&other, &["backup", name(&elsewhere)]).success();
    [folder, full, elsewhere]
}

#[tokio::test]
async fn damaged_and_unfitting_backups_are_one_line() {
    let scratch = tempfile::tempdir().expect("a folder");
    let [folder, full, elsewhere] = three(scratch.path()).await;
    let mut bytes = std::fs::read(&full).expect("a backup");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    let damaged = scratch.path().join("damaged");
    std::fs::write(&damaged, bytes).expect("a file");
    let (full, elsewhere, damaged) = (name(&full), name(&elsewhere), name(&damaged));
    let before = run(&folder, &["export"]).success();
    for (words, code, part) in [
        (vec!["restore", damaged], 78, "damaged at byte"),
        (
            vec!["restore", full, elsewhere],
            78,
            "no incremental backup",
        ),
        (vec!["restore", "/nonexistent"], 2, "/nonexistent"),
        (vec!["restore", full, "--until", "yesterday"], 2, "--until"),
        (vec!["backup", full], 2, "is there already"),
        (
            vec!["backup", "x", "--since", elsewhere],
            78,
            "another journal",
        ),
        (vec!["import", "/nonexistent"], 2, "/nonexistent"),
        (vec!["export", full], 2, full),
    ] {
        let (said_code, said) = run(&folder, &words).failure();
        assert_eq!(said_code, code, "{words:?}: {said}");
        assert!(said.contains(part), "{words:?}: {said}");
    }
    let after = run(&folder, &["export"]).success();
    assert_eq!(after, before, "nothing was changed");
    let nowhere = scratch.path().join("nowhere");
    for word in ["check", "export"] {
        assert_eq!(run(&nowhere, &[word]).failure().0, 2);
    }
}

#[tokio::test]
async fn lines_that_are_no_documents_are_named_before_anything_is_imported() {
    let scratch = tempfile::tempdir().expect("a folder");
    let [folder, ..] = three(scratch.path()).await;
    let before = run(&folder, &["export"]).success();
    for (line, part) in [
        ("nonsense", "line 2"),
        (
            r#"{"collection":"nothing","id":"a","data":{}}"#,
            "no collection nothing",
        ),
        (r#"{"collection":"users","id":"","data":{}}"#, "an id is"),
        (r#"{"collection":"users","id":"a","data":[]}"#, "line 2"),
    ] {
        let lines = scratch.path().join("lines.json");
        let good = r#"{"collection":"users","id":"good","data":{}}"#;
        std::fs::write(&lines, format!("{good}\n{line}\n")).expect("lines");
        let (code, said) = run(&folder, &["import", name(&lines)]).failure();
        assert!(code == 2 && said.contains(part), "{said}");
    }
    let after = run(&folder, &["export"]).success();
    assert_eq!(after, before, "nothing was changed");
}

/// Keeps a photo as the server does: its bytes under the hash of them, and a document that speaks of it.
async fn keep_photo(data: &Path, content: &str) -> String {
    let hash = URL_SAFE_NO_PAD.encode(Sha256::digest(content));
    let photos = data.join("photos");
    std::fs::create_dir_all(&photos).expect("a folder");
    std::fs::write(photos.join(&hash), content).expect("a photo");
    let (id, record) = (format!("{hash}.somebody"), json!({ "hash": hash }));
    let store = data::open(data);
    let written = transact(&store, move |transaction| {
        transaction.put(&UPLOADS, &id, record.clone()).map(drop)
    });
    let written: Result<(), StoreError> = written.await;
    written.expect("a write");
    hash
}

#[tokio::test]
async fn photos_are_in_backups_and_exports_and_come_back_as_they_were() {
    let scratch = tempfile::tempdir().expect("a folder");
    let path = |name: &str| scratch.path().join(name);
    let (data, full, later) = (path("data"), path("full"), path("later"));
    let old = [
        keep_photo(&data, "one").await,
        keep_photo(&data, "two").await,
    ];
    std::fs::write(data.join("photos/half.partial"), "half").expect("a file");
    let said = run(&data, &["backup", name(&full)]).success();
    assert!(said.contains("2 photos"), "{said}");
    let new = keep_photo(&data, "three").await;
    run(&data, &["backup", name(&later), "--since", name(&full)]).success();
    let beside = std::fs::read_dir(path("later.photos")).expect("a folder");
    assert_eq!(beside.count(), 1, "only what is new");

    let there = |folder: &Path, hash: &str| {
        std::fs::read_to_string(folder.join("photos").join(hash)).unwrap_or_default()
    };
    let restored = path("restored");
    let said = run(&restored, &["restore", name(&full), name(&later)]).success();
    assert!(said.contains("3 photos restored"), "{said}");
    let found = [&old[0], &old[1], &new].map(|hash| there(&restored, hash));
    assert_eq!(found, ["one", "two", "three"]);
    let earlier = path("earlier");
    run(&earlier, &["restore", name(&full)]).success();
    assert_eq!(there(&earlier, &new), "", "nothing speaks of it yet");

    let lines = path("lines");
    run(&data, &["export", name(&lines)]).success();
    let imported = path("imported");
    run(&imported, &["import", name(&lines)]).success();
    assert_eq!(there(&imported, &new), "three");

    let kept = path("full.photos").join(&old[0]);
    std::fs::write(&kept, "another").expect("damage");
    let (code, said) = run(&path("damaged"), &["restore", name(&full)]).failure();
    assert!(code == 78 && said.contains(&old[0]), "{said}");
    std::fs::remove_file(&kept).expect("a loss");
    let said = run(&path("lost"), &["restore", name(&full)]).success();
    assert!(
        said.contains("1 photos restored, 1 photos are not beside it"),
        "{said}"
    );
}

#[tokio::test]
async fn a_drill_compares_every_document_and_photo_and_fails_on_a_difference() {
    let scratch = tempfile::tempdir().expect("a folder");
    let path = |name: &str| scratch.path().join(name);
    let data = path("data");
    let store = data::open(&data);
    data::write(&store, 0..30).await;
    drop(store);
    let photo = keep_photo(&data, "one").await;
    let said = run(&data, &["drill", name(&path("first"))]).success();
    let same = "61 documents and 1 photos are the same after backup and restore";
    assert!(said.contains(same), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(path("first").exists() && !path("first.drill").exists());
    run(&path("again"), &["restore", name(&path("first"))]).success();
    let (code, said) = run(&data, &["drill", name(&path("first"))]).failure();
    assert!(code == 2 && said.contains("is there already"), "{said}");

    std::fs::remove_file(data.join("photos").join(&photo)).expect("a loss");
    let (code, said) = run(&data, &["drill", name(&path("second"))]).failure();
    assert!(code == 1 && said.contains(&photo), "{said}");
    assert!(!path("second.drill").exists());
    let nowhere = run(&path("nowhere"), &["drill", name(&path("third"))]);
    assert_eq!(nowhere.failure().0, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drill_goes_on_beside_a_server_that_is_written_to() {
    let scratch = tempfile::tempdir().expect("a folder");
    let data = scratch.path().join("data");
    let program = Program::start(&data);
    let mut writer = Writer::sign_up(&program, 0).await;
    writer.write(&program, 20).await;
    let file = scratch.path().join("drilled");
    run(&data, &["drill", name(&file)]).success();
    writer.write(&program, 2).await;
}

#[tokio::test]
async fn a_restore_to_before_the_backup_or_of_nothing_is_refused_and_changes_nothing() {
    let scratch = tempfile::tempdir().expect("a folder");
    let [folder, full, elsewhere] = three(scratch.path()).await;
    let before = run(&folder, &["export"]).success();
    let (full, elsewhere) = (name(&full), name(&elsewhere));
    let long_ago = "2020-01-01T00:00:00Z";
    for (words, part) in [
        (vec!["restore", full, "--until", long_ago], "begins"),
        (vec!["restore", elsewhere, "--until", long_ago], "begins"),
        (vec!["restore", elsewhere], "holds no documents"),
    ] {
        let (code, said) = run(&folder, &words).failure();
        assert!(code == 2 && said.contains(part), "{words:?}: {said}");
    }
    assert_eq!(run(&folder, &["export"]).success(), before);
}

#[tokio::test]
async fn commands_about_a_folder_are_refused_where_a_database_has_the_documents() {
    let scratch = tempfile::tempdir().expect("a folder");
    let [folder, full, _] = three(scratch.path()).await;
    let new = scratch.path().join("new");
    for words in [
        vec!["check"],
        vec!["backup", name(&new)],
        vec!["restore", name(&full)],
        vec!["export"],
        vec!["import", name(&full)],
        vec!["seed-demo"],
        vec!["drill", name(&new)],
    ] {
        let mut command = storage_api();
        command
            .args(&words)
            .arg("--data")
            .arg(&folder)
            .env("YONDER_STORE", "postgres://nobody@localhost/none");
        let (code, said) = wait(command.spawn().expect("the program")).failure();
        assert!(
            code == 2 && said.contains("PostgreSQL"),
            "{words:?}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(!new.exists());
}
