//! One compiled WebAssembly file, three ways to load it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// A way to load the WebAssembly: how the generator is told, and the files it takes from the generator's output, each with
/// the ending of the name it has there: behind the name of the part.
struct Form {
    name: &'static str,
    select: fn(&mut Bindgen) -> Result<&mut Bindgen>,
    files: &'static [(&'static str, &'static str)],
}

/// The glue of the bundlers' form; the generator has it import the WebAssembly by this name.
const GLUE: &str = "_bg.js";

/// The statement by which the generated glue throws errors of its Rust side: of objects that have been freed, or are in use.
const THROW: &str = "throw new Error(getStringFromWasm0(arg0, arg1));";

/// The same with the `code` that every error of the package has.
const CODED_THROW: &str = r#"throw Object.assign(new Error(getStringFromWasm0(arg0, arg1).replace("null pointer passed to rust", "it has been freed")), { code: "failed-precondition" });"#;

const FORMS: [Form; 3] = [
    Form {
        name: "bundler",
        select: |bindgen| bindgen.bundler(true),
        files: &[(".js", "bundler.js"), (".d.ts", "types.d.ts")],
    },
    Form {
        name: "node",
        select: |bindgen| bindgen.nodejs_module(true),
        files: &[(".js", "node.js")],
    },
    Form {
        name: "web",
        select: |bindgen| bindgen.web(true),
        files: &[(".js", "web.js"), (".d.ts", "web.d.ts")],
    },
];

/// Writes all forms of a part of the core, compiled as `wasm`, into the folder `out`.
pub(crate) fn write(part: &str, wasm: &Path, out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| format!("cannot create {}", out.display()))?;
    for form in &FORMS {
        write_form(form, part, wasm, out).with_context(|| {
            format!("cannot write the {} form of {}", form.name, wasm.display())
        })?;
    }
    Ok(())
}

fn write_form(form: &Form, part: &str, wasm: &Path, out: &Path) -> Result<()> {
    let scratch = out.join(format!(".{}", form.name));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(part).typescript(true);
    (form.select)(&mut bindgen)?.generate(&scratch)?;
    for (ending, to) in form.files {
        let from = format!("{part}{ending}");
        fs::copy(scratch.join(&from), out.join(to))
            .with_context(|| format!("no {from} was generated"))?;
    }
    let glue = format!("{part}{GLUE}");
    let code = if scratch.join(&glue).exists() {
        fs::copy(scratch.join(&glue), out.join(&glue))?;
        out.join(&glue)
    } else {
        out.join(form.files[0].1)
    };
    give_code_to_throw(&code)?;
    let shared = format!("{part}_bg.wasm");
    keep_shared_wasm(&scratch.join(&shared), &out.join(&shared))?;
    fs::remove_dir_all(&scratch)?;
    Ok(())
}

/// Gives a `code` to the errors that the generated glue throws by itself.
fn give_code_to_throw(file: &Path) -> Result<()> {
    let code = fs::read_to_string(file)?;
    ensure!(
        code.matches(THROW).count() == 1,
        "{} does not throw as it did; see THROW",
        file.display()
    );
    fs::write(file, code.replace(THROW, CODED_THROW))?;
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
