//! Makes the parts of the npm package that a compiler or a data set is needed for.
//!
//! - `packaging forms <part> <part.wasm> <folder>` writes `<part>_bg.wasm` and the JavaScript around it. The code generator is
//!   linked as a library, so there is no tool to install and no version that could differ from the crate's.
//! - `packaging gazetteer <file>` packs the places it reads from standard input.

use std::path::PathBuf;

use anyhow::{Result, bail};

mod forms;
mod gazetteer;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["forms", part, wasm, out] => forms::write(part, &PathBuf::from(wasm), &PathBuf::from(out)),
        ["gazetteer", out] => gazetteer::write(std::io::stdin().lock(), &PathBuf::from(out)),
        _ => {
            bail!("usage: packaging forms <part> <part.wasm> <folder> | packaging gazetteer <file>")
        }
    }
}
