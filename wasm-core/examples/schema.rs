//! Prints the OpenAPI components of the records; `npm run generate` makes the TypeScript types from them.

use std::io::{self, Write as _};

use utoipa::OpenApi as _;
use wasm_core::domain::Records;

fn main() -> io::Result<()> {
    let json = Records::openapi()
        .to_pretty_json()
        .map_err(io::Error::other)?;
    io::stdout().write_all(json.as_bytes())
}
