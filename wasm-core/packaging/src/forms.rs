//! One compiled WebAssembly file, three ways to load it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// Base name the generator derives its file names from: `core.js`, `core_bg.js`, `core_bg.wasm`, `core.d.ts`.
const OUT_NAME: &str = "core";

/// A way to load the WebAssembly: how the generator is told, and the files it takes from the generator's output.
struct Form {
    name: &'static str,
    select: fn(&mut Bindgen) -> Result<&mut Bindgen>,
    files: &'static [(&'static str, &'static str)],
}

const FORMS: [Form; 3] = [
    Form {
        name: "bundler",
        select: |bindgen| bindgen.bundler(true),
        files: &[
            ("core.js", "bundler.js"),
            ("core_bg.js", "core_bg.js"),
            ("core.d.ts", "core.d.ts"),
        ],
    },
    Form {
        name: "node",
        select: |bindgen| bindgen.nodejs_module(true),
        files: &[("core.js", "node.js")],
    },
    Form {
        name: "web",
        select: |bindgen| bindgen.web(true),
        files: &[("core.js", "web.js"), ("core.d.ts", "web.d.ts")],
    },
];

/// Writes all forms of `wasm` into the folder `out`.
pub(crate) fn write(wasm: &Path, out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| format!("cannot create {}", out.display()))?;
    for form in &FORMS {
        write_form(form, wasm, out).with_context(|| {
            format!("cannot write the {} form of {}", form.name, wasm.display())
        })?;
    }
    Ok(())
}

fn write_form(form: &Form, wasm: &Path, out: &Path) -> Result<()> {
    let scratch = out.join(format!(".{}", form.name));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(OUT_NAME).typescript(true);
    (form.select)(&mut bindgen)?.generate(&scratch)?;
    for (from, to) in form.files {
        fs::copy(scratch.join(from), out.join(to))
            .with_context(|| format!("no {from} was generated"))?;
    }
    keep_shared_wasm(&scratch.join("core_bg.wasm"), &out.join("core_bg.wasm"))?;
    fs::remove_dir_all(&scratch)?;
    Ok(())
}

/// All forms share one file, which is only right as long as the generator writes the same bytes for each.
fn keep_shared_wasm(generated: &Path, shared: &Path) -> Result<()> {
    let bytes = fs::read(generated)?;
    if shared.exists() {
        ensure!(
            fs::read(shared)? == bytes,
            "its WebAssembly differs from that of the other forms"
        );
    }
    fs::write(shared, bytes)?;
    Ok(())
}
