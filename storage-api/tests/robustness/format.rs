//! The number of the format that a data folder has.

use std::fs;
use std::path::Path;

use storage_api_testing::run;

use crate::data::{self, contents, filled};

#[tokio::test]
async fn a_folder_of_an_unknown_format_is_refused_by_every_command_and_not_touched() {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = filled(scratch.path()).await;
    let path = |name: &str| scratch.path().join(name).display().to_string();
    let backup = path("backup");
    run(&folder, &["backup", &backup]).success();
    let lines = path("lines");
    run(&folder, &["export", &lines]).success();
    for format in ["3", "2x", "nonsense", "\u{0}\u{0}"] {
        fs::write(folder.join("format"), format).expect("a format");
        let before = contents(&folder);
        let new = path("new");
        for words in [
            vec!["serve", "--listen", "127.0.0.1:0"],
            vec!["check"],
            vec!["check", "--repair"],
            vec!["backup", new.as_str()],
            vec!["restore", backup.as_str()],
            vec!["export"],
            vec!["import", lines.as_str()],
            vec!["drill", new.as_str()],
            vec!["grant-admin", "somebody"],
            vec!["seed-demo"],
        ] {
            let (code, said) = run(&folder, &words).failure();
            assert!(code > 0, "{words:?}: {said}");
            let names_both = said.contains(&format!("{format:?}")) && said.contains("format 2");
            assert!(
                names_both && said.contains("use the version"),
                "{words:?}: {said}"
            );
        }
        assert!(
            contents(&folder) == before,
            "{format:?}: something was written"
        );
        assert!(!Path::new(&new).exists());
    }
}

#[tokio::test]
async fn a_format_that_was_never_finished_is_written_again() {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = filled(scratch.path()).await;
    fs::write(folder.join("format"), "").expect("a format");
    drop(data::open(&folder));
    let format = fs::read_to_string(folder.join("format")).expect("a format");
    assert_eq!(format, "2\n");
}
