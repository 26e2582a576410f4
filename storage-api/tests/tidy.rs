//! The rules of the house that no compiler checks: who may name whom, how long a file may be, what may not be left lying.
#![expect(clippy::expect_used, reason = "a helper of a test may fail it")]

use std::fs;
use std::path::Path;

/// Modules that every group of endpoints may name besides itself.
const BELOW_GROUPS: &[&str] = &[
    "app",
    "budgets",
    "auth",
    "rules",
    "lists",
    "places",
    "points",
    "done",
    "notices",
    "friendships",
    "hangout_members",
    "invitation",
    "rides",
    "separation",
    "traces",
    "reserved",
    "audit_log",
    "payments",
    "quests",
    "routing",
    "sight",
    "collections",
    "lookup",
    "uploads",
    "store",
    "http",
    "openapi",
    "error",
    "clock",
];
/// Folders and files of `src` that each of them may name besides itself.
const ARROWS: &[(&str, &[&str])] = &[
    ("main", &[]),
    ("lib", &[]),
    (
        "commands",
        &[
            "budgets",
            "clock",
            "collections",
            "audit_log",
            "auth",
            "config",
            "demo",
            "objects",
            "points",
            "quests",
            "serve",
            "ServeError",
            "Server",
            "store",
        ],
    ),
    (
        "demo",
        &[
            "app",
            "auth",
            "clock",
            "collections",
            "config",
            "error",
            "functions",
            "objects",
            "payments",
            "photos",
            "store",
        ],
    ),
    (
        "config",
        &["auth", "budgets", "objects", "payments", "routing", "store"],
    ),
    (
        "budgets",
        &["clock", "collections", "error", "lookup", "store"],
    ),
    (
        "serve",
        &[
            "app",
            "auth",
            "clock",
            "collections",
            "config",
            "functions",
            "http",
            "objects",
            "payments",
            "photos",
            "routes",
            "store",
            "sweep",
        ],
    ),
    (
        "sweep",
        &[
            "auth",
            "clock",
            "collections",
            "error",
            "lookup",
            "payments",
            "quests",
            "store",
            "traces",
        ],
    ),
    (
        "routes",
        &[
            "app",
            "calendar",
            "documents",
            "error",
            "exports",
            "functions",
            "live",
            "openapi",
            "openid",
            "ops",
            "photos",
            "site",
            "webhooks",
            "http",
        ],
    ),
    (
        "describe",
        &[
            "calendar",
            "documents",
            "functions",
            "live",
            "ops",
            "photos",
            "webhooks",
        ],
    ),
    ("documents", BELOW_GROUPS),
    ("photos", BELOW_GROUPS),
    ("calendar", BELOW_GROUPS),
    ("live", BELOW_GROUPS),
    ("functions", BELOW_GROUPS),
    ("exports", BELOW_GROUPS),
    ("openid", BELOW_GROUPS),
    ("site", BELOW_GROUPS),
    ("ops", BELOW_GROUPS),
    ("webhooks", BELOW_GROUPS),
    (
        "app",
        &[
            "auth", "budgets", "clock", "config", "error", "http", "live", "objects", "payments",
            "quests", "routing", "rules", "sight", "store",
        ],
    ),
    ("audit_log", &["clock", "collections", "store"]),
    (
        "auth",
        &["clock", "collections", "error", "lookup", "store"],
    ),
    (
        "lists",
        &["clock", "collections", "error", "lookup", "places", "store"],
    ),
    ("places", &["collections", "error", "lookup", "store"]),
    (
        "friendships",
        &["auth", "collections", "error", "lookup", "rules", "store"],
    ),
    (
        "rides",
        &[
            "clock",
            "collections",
            "error",
            "friendships",
            "lookup",
            "notices",
            "store",
        ],
    ),
    (
        "hangout_members",
        &[
            "auth",
            "clock",
            "collections",
            "error",
            "lookup",
            "notices",
            "rides",
            "store",
            "uploads",
        ],
    ),
    (
        "invitation",
        &[
            "auth",
            "clock",
            "collections",
            "error",
            "hangout_members",
            "lookup",
            "rules",
            "sight",
            "store",
        ],
    ),
    (
        "separation",
        &[
            "collections",
            "error",
            "friendships",
            "hangout_members",
            "lists",
            "lookup",
            "quests",
            "rides",
            "rules",
            "store",
        ],
    ),
    (
        "points",
        &[
            "auth",
            "clock",
            "collections",
            "error",
            "friendships",
            "lookup",
            "store",
        ],
    ),
    (
        "done",
        &[
            "clock",
            "collections",
            "error",
            "friendships",
            "lists",
            "notices",
            "points",
            "store",
        ],
    ),
    ("notices", &["clock", "collections", "error", "store"]),
    (
        "traces",
        &[
            "auth",
            "collections",
            "error",
            "hangout_members",
            "lookup",
            "notices",
            "quests",
            "reserved",
            "rides",
            "rules",
            "separation",
            "sight",
            "store",
            "uploads",
        ],
    ),
    (
        "quests",
        &[
            "auth",
            "collections",
            "error",
            "friendships",
            "lookup",
            "notices",
            "payments",
            "store",
        ],
    ),
    ("payments", &[]),
    ("routing", &[]),
    ("uploads", &["collections", "error", "lookup", "store"]),
    ("objects", &["auth"]),
    ("reserved", &["clock", "collections", "store"]),
    ("lookup", &["error", "store"]),
    ("sight", &["auth", "rules", "store"]),
    ("rules", &["collections", "store"]),
    ("collections", &["store"]),
    ("http", &["error"]),
    ("error", &["http", "rules", "store"]),
    ("openapi", &[]),
    ("clock", &[]),
    ("store", &[]),
];
/// Longest file, in lines.
const FILE_MAX: usize = 500;
/// Longest median of all files, in lines.
const MEDIAN_MAX: usize = 150;
/// Marks of unfinished work, which would never be found again. Written in halves, so that this file does not name them
/// itself.
const LEFT_LYING: &[(&str, &str)] = &[("TO", "DO"), ("FIX", "ME"), ("XX", "X"), ("dbg", "!(")];

/// Every source file of a folder: its path inside the crate, and its text.
fn sources(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push((
                    inside(root, &path),
                    fs::read_to_string(&path).expect("a text"),
                ));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has no sources");
    found
}

fn inside(root: &Path, path: &Path) -> String {
    path.strip_prefix(root)
        .expect("a path inside")
        .to_string_lossy()
        .into_owned()
}

/// `src/store/index.rs` → `store`, `src/rules.rs` → `rules`.
fn part_of(path: &str) -> &str {
    let inner = path.strip_prefix("src/").expect("a file of src");
    inner
        .split('/')
        .next()
        .unwrap_or_default()
        .trim_end_matches(".rs")
}

/// Lines of code, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// First word behind every `crate::`, also inside braces.
fn named(text: &str) -> Vec<String> {
    let code = code(text).collect::<Vec<_>>().join(" ");
    let word = |text: &str| {
        text.trim()
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect::<String>()
    };
    let mut names = Vec::new();
    for rest in code.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            Some(list) => {
                let list = list.split('}').next().unwrap_or_default();
                names.extend(list.split(',').map(word));
            }
            None => names.push(word(rest)),
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

#[test]
fn no_part_of_the_server_names_another_that_it_may_not_know() {
    for (path, text) in sources("src") {
        let part = part_of(&path);
        let allowed = ARROWS.iter().find(|(name, _)| *name == part);
        let (_, allowed) = allowed.unwrap_or_else(|| unreachable!("{part} has no line in ARROWS"));
        for name in named(&text) {
            assert!(
                name == part || allowed.contains(&name.as_str()),
                "{path} may not name crate::{name}"
            );
        }
    }
}

#[test]
fn the_app_knows_of_the_groups_only_the_hub_and_its_signals() {
    for (path, text) in sources("src") {
        if part_of(&path) == "app" {
            for line in code(&text).filter(|line| line.contains("crate::live")) {
                let known = ["crate::live::hub::Hub", "crate::live::signal::Signal"];
                assert!(
                    known.iter().any(|name| line.contains(name)),
                    "{path}: {line}"
                );
            }
        }
    }
}

#[test]
fn only_the_edge_names_the_web_framework() {
    for (path, text) in sources("src") {
        let is_edge = path.starts_with("src/http/")
            || path.ends_with("/filters.rs")
            || ["src/routes.rs", "src/error.rs"].contains(&path.as_str());
        let names = code(&text).any(|line| line.contains("warp::"));
        assert!(is_edge || !names, "{path} names warp");
    }
}

#[test]
fn files_are_short() {
    let mut lengths = Vec::new();
    for (path, text) in sources("src") {
        let length = text.lines().count();
        assert!(length <= FILE_MAX, "{path} has {length} lines");
        lengths.push(length);
    }
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    assert!(median <= MEDIAN_MAX, "the median file has {median} lines");
}

#[test]
fn every_file_says_first_what_it_is() {
    for (path, text) in sources("src") {
        assert!(text.starts_with("//! "), "{path}");
    }
}

#[test]
fn nothing_is_left_lying() {
    for (path, text) in sources("src").into_iter().chain(sources("tests")) {
        for (one, two) in LEFT_LYING {
            assert!(
                !text.contains(&format!("{one}{two}")),
                "{path} has {one}{two}"
            );
        }
    }
}
