//! The rules of the house that no compiler checks: who may name whom, how long a file may be, what may not be left lying.
#![expect(clippy::expect_used, reason = "a helper of a test may fail it")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Layers of `src`, each with those it may name besides itself: only such as stand below it.
const LAYERS: &[(&str, &[&str])] = &[
    ("main", &[]),
    ("lib", &["server"]),
    (
        "server",
        &[
            "endpoints",
            "app",
            "config",
            "domain",
            "access",
            "schema",
            "http",
            "error",
            "clock",
            "store",
        ],
    ),
    (
        "endpoints",
        &[
            "app", "config", "domain", "access", "schema", "http", "error", "clock", "store",
        ],
    ),
    (
        "app",
        &[
            "config", "domain", "access", "http", "error", "clock", "store",
        ],
    ),
    ("config", &["domain", "access", "store"]),
    ("domain", &["access", "schema", "error", "clock", "store"]),
    ("access", &["schema", "error", "clock", "store"]),
    ("schema", &["error", "store"]),
    ("http", &["error"]),
    ("error", &["store"]),
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

/// `src/store/index.rs` → `["store", "index"]`, `src/store/mod.rs` → `["store"]`.
fn module_of(path: &str) -> Module {
    let inner = path.strip_prefix("src/").expect("a file of src");
    let inner = inner.trim_end_matches(".rs").trim_end_matches("/mod");
    inner.split('/').map(str::to_owned).collect()
}

/// Lines of code, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// Path of a module or an item, from the root of the crate.
type Module = Vec<String>;

/// Every import of a text: whether others may use it from there too, and what it names.
fn imports(text: &str, module: &[String]) -> Vec<(bool, Module)> {
    let code = code(text).collect::<Vec<_>>().join("\n");
    // Tests inside a file are of the file.
    let code = code
        .split("#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or_default();
    let mut found = Vec::new();
    let mut rest = String::new();
    for statement in code.split_inclusive(';') {
        let begin = ["use crate::", "use super::", "use self::"]
            .iter()
            .find_map(|begin| statement.find(begin));
        let Some(begin) = begin else {
            rest.push_str(statement);
            continue;
        };
        let line = statement[..begin].rsplit('\n').next().unwrap_or_default();
        let is_public = line.trim_start().starts_with("pub");
        rest.push_str(&statement[..begin]);
        for path in leaves(statement[begin + 4..].trim_end_matches(';')) {
            found.push((is_public, absolute(&path, module)));
        }
    }
    for root in ["crate::", "super::"] {
        for (at, _) in rest.match_indices(root) {
            let is_first = !rest[..at].ends_with(|c: char| c == ':' || c.is_alphanumeric());
            let path = rest[at..]
                .split(|c: char| c != ':' && c != '_' && !c.is_alphanumeric())
                .next()
                .unwrap_or_default();
            if is_first {
                let path: Module = path.split("::").map(str::to_owned).collect();
                found.push((false, absolute(&path, module)));
            }
        }
    }
    found
}

/// `a::{b, c::{d, e}}` → `a::b`, `a::c::d`, `a::c::e`.
fn leaves(tree: &str) -> Vec<Module> {
    let tree = tree.trim();
    let Some((head, list)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default();
        return vec![
            path.split("::")
                .map(|part| part.trim().to_owned())
                .collect(),
        ];
    };
    let head: Module = head
        .trim_end_matches("::")
        .split("::")
        .map(str::to_owned)
        .collect();
    let head: &[String] = if head == [""] { &[] } else { &head };
    let list = list.rsplit_once('}').map_or(list, |(list, _)| list);
    let (mut depth, mut begin, mut found) = (0, 0, Vec::new());
    for (at, c) in list.char_indices().chain([(list.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = &list[begin..at];
                if !part.trim().is_empty() {
                    found.extend(leaves(part).into_iter().map(|leaf| [head, &leaf].concat()));
                }
                begin = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// The path from the root of the crate.
fn absolute(path: &[String], module: &[String]) -> Module {
    let ups = path.iter().take_while(|part| *part == "super").count();
    let base = match path.first().map(String::as_str) {
        Some("crate") => &[],
        Some("super") => &module[..module.len().saturating_sub(ups)],
        _ => module,
    };
    let rest = path
        .iter()
        .filter(|part| !matches!(part.as_str(), "crate" | "super" | "self"));
    base.iter().chain(rest).cloned().collect()
}

/// Every module with those whose items it imports. A name that a module only passes on counts for the one that has it.
fn arrows() -> BTreeMap<Module, BTreeSet<Module>> {
    let files: BTreeMap<Module, Vec<(bool, Module)>> = sources("src")
        .into_iter()
        .map(|(path, text)| (module_of(&path), text))
        .filter(|(module, _)| module != &["lib"] && module != &["main"])
        .map(|(module, text)| (module.clone(), imports(&text, &module)))
        .collect();
    let mut passed_on: BTreeMap<Module, Module> = BTreeMap::new();
    for (module, imports) in &files {
        for (_, path) in imports.iter().filter(|(is_public, _)| *is_public) {
            let name = [module.as_slice(), &path[path.len() - 1..]].concat();
            passed_on.insert(name, path.clone());
        }
    }
    let forwarded = |path: &Module| {
        let names = (1..=path.len()).map(|length| path.split_at(length));
        let mut names = names.filter(|(name, _)| !files.contains_key(*name));
        names.find_map(|(name, rest)| Some([passed_on.get(name)?.as_slice(), rest].concat()))
    };
    let owner = |path: &Module| {
        let mut path = path.clone();
        while let Some(to) = forwarded(&path) {
            path = to;
        }
        while !path.is_empty() && !files.contains_key(&path) {
            path.pop();
        }
        path
    };
    let named = files.iter().map(|(module, imports)| {
        let own = imports.iter().filter(|(is_public, _)| !is_public);
        let mut named: BTreeSet<Module> = own.map(|(_, path)| owner(path)).collect();
        named.remove(module);
        named.remove(&Vec::new());
        (module.clone(), named)
    });
    named.collect()
}

/// A way along the arrows from a module back to itself.
fn cycle(arrows: &BTreeMap<Module, BTreeSet<Module>>) -> Option<Vec<Module>> {
    fn visit(
        module: &Module,
        arrows: &BTreeMap<Module, BTreeSet<Module>>,
        (way, done): (&mut Vec<Module>, &mut BTreeSet<Module>),
    ) -> Option<Vec<Module>> {
        if let Some(at) = way.iter().position(|passed| passed == module) {
            return Some(way[at..].to_vec());
        }
        if !done.insert(module.clone()) {
            return None;
        }
        way.push(module.clone());
        for next in arrows.get(module).into_iter().flatten() {
            if let Some(found) = visit(next, arrows, (way, done)) {
                return Some(found);
            }
        }
        way.pop();
        None
    }
    let mut done = BTreeSet::new();
    let mut begin = arrows.keys();
    begin.find_map(|module| visit(module, arrows, (&mut Vec::new(), &mut done)))
}

#[test]
fn no_layer_names_one_above_it() {
    for (path, text) in sources("src") {
        let module = module_of(&path);
        let layer = LAYERS.iter().find(|(name, _)| *name == module[0]);
        let (_, below) = layer.unwrap_or_else(|| unreachable!("{path} has no line in LAYERS"));
        for (_, named) in imports(&text, &module) {
            let name = named.first().map_or("", String::as_str);
            let is_own = name == module[0] || module[0] == "lib";
            assert!(
                is_own || below.contains(&name),
                "{path} may not name {}",
                named.join("::")
            );
        }
    }
}

#[test]
fn layers_stand_in_their_order() {
    for (at, (name, below)) in LAYERS.iter().enumerate() {
        for other in *below {
            let is_below = LAYERS[at + 1..].iter().any(|(name, _)| name == other);
            assert!(is_below, "{other} does not stand below {name}");
        }
    }
}

#[test]
fn no_group_of_endpoints_names_another() {
    for (module, named) in arrows() {
        for other in named {
            let both = [&module, &other]
                .map(|one| (one.len() > 1 && one[0] == "endpoints").then(|| &one[1]));
            assert!(
                both[0].is_none() || both[1].is_none() || both[0] == both[1],
                "{} names {}",
                module.join("::"),
                other.join("::")
            );
        }
    }
}

#[test]
fn nothing_imports_itself_on_a_way_around() {
    let found = cycle(&arrows());
    let found = found.map(|way| {
        way.iter()
            .map(|module| module.join("::"))
            .collect::<Vec<_>>()
    });
    assert_eq!(found, None);
}

#[test]
fn no_subject_of_the_product_imports_itself_on_a_way_around() {
    let mut subjects: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, named) in arrows() {
        let subject = |module: &Module| module[..module.len().min(2)].to_vec();
        let own = subject(&module);
        let others = named
            .iter()
            .map(subject)
            .filter(|other| other[0] == own[0] && *other != own);
        subjects.entry(own.clone()).or_default().extend(others);
    }
    assert_eq!(cycle(&subjects), None);
}

/// Adding a collection takes its declaration and a line in the table. No other list of collections has to be kept, and
/// nothing asks which collection it has.
#[test]
fn a_collection_is_one_declaration_and_one_line() {
    let table =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/schema/collections.rs"))
            .expect("the table");
    let mut names = BTreeSet::new();
    for (path, text) in sources("src/schema/collections") {
        let declared: Vec<&str> = text
            .lines()
            .filter_map(|line| {
                line.strip_prefix("pub static ")?
                    .split_once(": Declaration")
            })
            .map(|(name, _)| name)
            .collect();
        let file = path.trim_end_matches(".rs").rsplit('/').next();
        let own = file.expect("a name").to_uppercase();
        assert!(declared.contains(&own.as_str()), "{path} declares no {own}");
        for name in declared {
            let lines = table.matches(&format!("    &{name},\n")).count();
            assert_eq!(lines, 1, "{name} in the table");
            assert!(names.insert(name.to_owned()), "{name} is declared twice");
        }
    }
    let one_of = |word: &&str| names.contains(*word);
    for (path, text) in sources("src") {
        if path.starts_with("src/schema/collections") {
            continue;
        }
        let code = code(&text).collect::<Vec<_>>().join("\n");
        for statement in code.split(';') {
            let is_list = ["static ", "const "].iter().any(|begin| {
                let item = statement.trim_start();
                item.starts_with(begin) || item.starts_with(&format!("pub(crate) {begin}"))
            });
            let words = statement.split(|c: char| c != '_' && !c.is_alphanumeric());
            let listed = words.filter(one_of).collect::<BTreeSet<_>>();
            assert!(!is_list || listed.len() < 2, "{path} lists {listed:?}");
        }
        for name in &names {
            // A name that was read from a file has to be compared.
            let compared = format!("name == {name}.name");
            let asks = code.contains(&compared) || code.contains("match collection.name");
            assert!(!asks, "{path} asks which collection it has");
        }
    }
}

#[test]
fn only_the_edge_names_the_web_framework() {
    for (path, text) in sources("src") {
        let is_edge = path.starts_with("src/http/")
            || path.ends_with("/filters.rs")
            || path == "src/server/routes.rs";
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
