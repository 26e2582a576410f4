//! Prints the folded words of each line it reads, with spaces between them; the tests of the package compare.

use std::io::{self, BufRead as _, Write as _};

use wasm_core::text::words;

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout());
    for line in io::stdin().lock().lines() {
        writeln!(out, "{}", words(&line?).join(" "))?;
    }
    out.flush()
}
