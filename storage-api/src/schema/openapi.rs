//! The description of the API, as it is committed and served.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::value::RawValue;

/// The OpenAPI document, as JSON with line breaks. `describe` makes it; a test compares the two.
pub fn json() -> &'static str {
    include_str!("../../openapi.json")
}

/// The name of a callable function as the description has it, or `None` for any other text.
pub(crate) fn function(name: &str) -> Option<&'static str> {
    #[derive(Deserialize)]
    struct Described {
        #[serde(borrow)]
        paths: HashMap<&'static str, &'static RawValue>,
    }
    static NAMES: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
        let described = serde_json::from_str::<Described>(json());
        let paths = described.map_or_else(|_| HashMap::new(), |it| it.paths);
        paths
            .into_keys()
            .filter_map(|path| path.strip_prefix("/functions/"))
            .collect()
    });
    NAMES.get(name).copied()
}
