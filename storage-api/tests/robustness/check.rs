//! `check` names damage to the journal and changes nothing.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use storage_api_testing::folder::files;
use storage_api_testing::{Program, run, serve_command};

use crate::data::{contents, filled};

fn segments(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let files = files(&folder.join("journal")).into_iter();
    files.filter(|file| file.extension().is_some_and(|end| end == "segment"))
}

/// Changes a byte in the middle of the newest segment that has writes.
fn damage(folder: &Path) -> PathBuf {
    let length = |file: &PathBuf| fs::metadata(file).expect("a segment").len();
    let segment = segments(folder).filter(|file| length(file) > 1_000).max();
    let segment = segment.expect("a segment with writes");
    let mut bytes = fs::read(&segment).expect("a segment");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&segment, &bytes).expect("damage");
    segment
}

#[tokio::test]
async fn a_damaged_journal_is_named_left_as_it_is_and_repaired_on_demand() {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = filled(scratch.path()).await;
    let export = run(&folder, &["export"]).success();
    let segment = damage(&folder);
    let before = contents(&folder);
    let (code, said) = run(&folder, &["check"]).failure();
    let name = segment.display().to_string();
    assert_eq!(code, 78, "{said}");
    for part in [
        name.as_str(),
        "is damaged at byte",
        "no record is lost",
        "check --repair",
    ] {
        assert!(said.contains(part), "{said}");
    }
    assert!(contents(&folder) == before, "check wrote something");
    let said = run(&folder, &["check", "--repair"]).success();
    assert!(
        said.contains("repaired: ") && said.contains(&name),
        "{said}"
    );
    assert!(!run(&folder, &["check"]).success().contains("repaired"));
    assert_eq!(run(&folder, &["export"]).success(), export);
}

#[tokio::test]
async fn a_damaged_journal_without_the_tree_says_how_many_records_are_lost() {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = filled(scratch.path()).await;
    let segment = damage(&folder);
    fs::remove_dir_all(folder.join("tree.1")).expect("no tree");
    let before = contents(&folder);
    for words in [vec!["check"], vec!["check", "--repair"]] {
        let (code, said) = run(&folder, &words).failure();
        assert_eq!(code, 78, "{said}");
        let name = segment.display().to_string();
        for part in [name.as_str(), "records from change", "storage-api restore"] {
            assert!(said.contains(part), "{words:?}: {said}");
        }
    }
    assert!(contents(&folder) == before, "check wrote something");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_an_interrupted_write_left_is_named_and_cut_by_the_server_with_a_warning() {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = filled(scratch.path()).await;
    let segment = segments(&folder).max().expect("a segment");
    let length = fs::metadata(&segment).expect("a segment").len();
    let mut file = fs::File::options()
        .append(true)
        .open(&segment)
        .expect("a segment");
    file.write_all(&[7; 37]).expect("a torn write");
    let before = contents(&folder);
    let (code, said) = run(&folder, &["check"]).failure();
    assert_eq!(code, 78, "{said}");
    let what = format!("{} ends at byte {length} with 37 bytes", segment.display());
    assert!(
        said.contains(&what) && said.contains("no acknowledged record is lost"),
        "{said}"
    );
    assert!(contents(&folder) == before, "check wrote something");
    let mut command = serve_command(&folder);
    let log = Program::spawn(command.stderr(Stdio::piped())).kill().log;
    assert!(log.contains("WARN") && log.contains(&what), "{log}");
    run(&folder, &["check"]).success();
}
