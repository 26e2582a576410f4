//! The rules of the house that no compiler checks: who may name whom, how long a file may be, what may not be left lying.
#![allow(clippy::expect_used, reason = "a helper of a test may fail it")]

use std::fs;
use std::path::{Path, PathBuf};

/// Folders and files of `src` that each of them may name besides itself; `wasm` may name all.
const ARROWS: &[(&str, &[&str])] = &[
    ("constants", &[]),
    ("geo", &["host"]),
    ("host", &[]),
    ("text", &["host"]),
    ("json", &["host"]),
    ("error", &["constants"]),
    ("domain", &["geo", "text", "json", "error", "constants"]),
    ("cover", &["geo"]),
    ("places", &["geo", "text", "error", "constants"]),
    ("plan", &["geo", "text", "error", "constants"]),
    ("route", &["error"]),
    ("call", &["error", "json", "constants"]),
];
/// The same of the crate for clustering, which knows nothing of the core.
const CLUSTERING_ARROWS: &[(&str, &[&str])] = &[
    ("geo", &[]),
    ("lng_lat", &[]),
    ("grid", &["geo", "lng_lat"]),
    ("hierarchy", &["geo", "lng_lat"]),
    ("geo_types", &["hierarchy", "LngLat"]),
    ("geojson", &["hierarchy"]),
];
const JAVASCRIPT_CRATES: &[&str] = &["wasm_bindgen", "js_sys", "web_sys"];
/// Longest file, in lines.
const FILE_LINES_MAX: usize = 500;
/// Files that are longer, each with its reason.
const LONG_FILES: &[(&str, &str)] = &[(
    "js/records.ts",
    "made by a program, one interface per record",
)];
/// Longest median of all files, in lines.
const MEDIAN_LINES_MAX: usize = 150;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files_under(folder: &Path, ends: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_under(&path, ends));
        } else if path
            .extension()
            .is_some_and(|end| ends.iter().any(|own| end == *own))
        {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a source file is text")
}

/// `route/table.rs` → `route`, `constants.rs` → `constants`.
fn folder_of(path: &Path, src: &Path) -> String {
    let inner = path.strip_prefix(src).expect("a path in src");
    let first = inner.components().next().expect("a file name");
    first
        .as_os_str()
        .to_string_lossy()
        .trim_end_matches(".rs")
        .to_owned()
}

/// Returns the names after each `crate::` in code; documentation may name anything.
fn named_folders(text: &str) -> Vec<String> {
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let names = code.flat_map(|line| line.split("crate::").skip(1));
    names
        .map(|rest| {
            rest.chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        })
        .collect()
}

fn check_arrows(src: &Path, arrows: &[(&str, &[&str])]) {
    for path in files_under(src, &["rs"]) {
        let own = folder_of(&path, src);
        let Some((_, allowed)) = arrows.iter().find(|(name, _)| *name == own) else {
            assert!(
                ["lib", "wasm"].contains(&&*own),
                "{own} has no line in the arrows"
            );
            continue;
        };
        for name in named_folders(&read(&path)) {
            assert!(
                name == own || allowed.contains(&&*name),
                "{} may not name crate::{name}",
                path.display()
            );
        }
    }
}

#[test]
fn no_folder_of_the_core_names_another_that_it_may_not_know() {
    check_arrows(&root().join("src"), ARROWS);
    check_arrows(&root().join("clustering/src"), CLUSTERING_ARROWS);
}

#[test]
fn only_the_boundary_names_javascript() {
    let core = files_under(&root().join("src"), &["rs"]);
    let core = core
        .into_iter()
        .filter(|path| folder_of(path, &root().join("src")) != "wasm");
    for path in core.chain(files_under(&root().join("clustering"), &["rs"])) {
        let text = read(&path);
        for name in JAVASCRIPT_CRATES {
            assert!(!text.contains(name), "{} names {name}", path.display());
        }
    }
}

/// Every hand-written source file, relative to the crate.
fn sources() -> Vec<(String, String)> {
    let folders = [
        "src",
        "clustering",
        "js",
        "tests",
        "fuzz",
        "packaging",
        "examples",
        "bench",
    ];
    let files = folders
        .iter()
        .flat_map(|folder| files_under(&root().join(folder), &["rs", "ts", "js", "mjs", "sh"]));
    let own = |path: &PathBuf| {
        !path
            .components()
            .any(|part| part.as_os_str() == "node_modules")
    };
    let name = |path: &Path| {
        path.strip_prefix(root())
            .expect("a path in the crate")
            .to_string_lossy()
            .into_owned()
    };
    files
        .filter(own)
        .map(|path| (name(&path), read(&path)))
        .collect()
}

#[test]
fn files_are_short_or_have_a_reason() {
    let mut lengths = Vec::new();
    for (name, text) in sources() {
        let length = text.lines().count();
        let is_excused = LONG_FILES.iter().any(|(long, _)| *long == name);
        assert!(
            length <= FILE_LINES_MAX || is_excused,
            "{name} has {length} lines"
        );
        lengths.push(length);
    }
    lengths.sort_unstable();
    assert!(
        lengths[lengths.len() / 2] < MEDIAN_LINES_MAX,
        "the median file has {} lines",
        lengths[lengths.len() / 2]
    );
}

#[test]
fn nothing_unfinished_is_left_lying() {
    // Put together here, so that this very file does not contain them.
    let words = [
        ["TO", "DO"],
        ["FIX", "ME"],
        ["XX", "X:"],
        ["todo", "!("],
        ["unimplemented", "!("],
    ]
    .map(|halves| halves.concat());
    for (name, text) in sources() {
        for word in &words {
            assert!(!text.contains(word.as_str()), "{name} contains {word}");
        }
    }
}
