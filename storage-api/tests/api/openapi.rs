//! The description of the API, as it is committed for those who generate clients from it.

use std::path::Path;

#[test]
fn the_committed_description_is_what_the_code_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let described = storage_api::server::describe::json();
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        std::fs::write(&path, &described).expect("openapi.json can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == described,
        "openapi.json is old: run UPDATE_OPENAPI=1 cargo test -p storage-api --features conformance --test api openapi"
    );
}
