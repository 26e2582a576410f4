//! One compiled WebAssembly file and what JavaScript needs around it, in one form that every engine and bundler takes.
//!
//! The code generator's form for pages is the only one that names no file system and no bundler. Its own loading is cut off:
//! the package has one for all parts (`js/starter.ts`), which also knows Node.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// Replacement of a piece of the generated glue; it must be there exactly once.
struct Edit {
    from: &'static str,
    to: &'static str,
}

const EDITS: [Edit; 2] = [
    // Errors of the Rust side, as of objects that are in use, get the `code` that every error has.
    Edit {
        from: "throw new Error(getStringFromWasm0(arg0, arg1));",
        to: r#"throw Object.assign(new Error(getStringFromWasm0(arg0, arg1).replace("null pointer passed to rust", "it was not made by its constructor")), { code: "failed-precondition" });"#,
    },
    // Who calls before the module is there is told so, instead of reading a property of `undefined`.
    Edit {
        from: "let wasmModule, wasmInstance, wasm;",
        to: r#"let wasmModule, wasmInstance, wasm = new Proxy({}, { get() { throw Object.assign(new Error("the WebAssembly is not loaded yet: await init() first"), { code: "failed-precondition" }); } });"#,
    },
];

/// Code of the glue for objects that have been freed: a question says which object it was, and the end of the scope of a
/// `using` does not mind. Those that are alive pay nothing for it.
const ENDING: &str = r#"
const ended = new WeakSet();
function end(object, name) {
    ended.add(object);
    const get = () => { throw Object.assign(new Error(`the ${name} has been freed`), { code: "failed-precondition" }); };
    Object.defineProperty(object, "__wbg_ptr", { get });
}
function dispose() {
    if (!ended.has(this)) this.free();
}
"#;

/// The classes that the package shows under another name.
const SHOWN: [(&str, &str); 3] = [
    ("GridState", "GridClusterer"),
    ("OrderedIndex", "Supercluster"),
    ("RoutePatterns", "RouteTable"),
];

/// From here on the glue loads the module its own way.
const OWN_LOADING: &str = "async function __wbg_load(";

/// From here on the declarations are about that.
const OWN_LOADING_TYPES: &str = "export type InitInput";

/// Writes the files of a part of the core, compiled as `wasm`, into the folder `out`: the module, the glue around it, its
/// names without those that load it, and its start.
pub(crate) fn write(part: &str, wasm: &Path, out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| format!("cannot create {}", out.display()))?;
    let scratch = out.join(".generated");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(part).typescript(true);
    bindgen.web(true)?.generate(&scratch)?;
    let read = |ending: &str| {
        let file = scratch.join(format!("{part}{ending}"));
        fs::read_to_string(&file).with_context(|| format!("no {} was generated", file.display()))
    };
    let glue = glue_of(&read(".js")?)?;
    let names = exported_names(&glue).join(", ");
    let types = before(&read(".d.ts")?, OWN_LOADING_TYPES)?;
    let module = format!("{part}_bg.wasm");
    fs::copy(scratch.join(&module), out.join(&module))?;
    fs::write(
        out.join("glue.js"),
        format!(
            "{glue}export {{ __wbg_get_imports as imports, __wbg_finalize_init as finalize }};\n"
        ),
    )?;
    fs::write(
        out.join("index.js"),
        format!("export {{ {names} }} from \"./glue.js\";\n"),
    )?;
    fs::write(out.join("index.d.ts"), types)?;
    fs::write(
        out.join("start.js"),
        "import { starter } from \"../../starter.js\";\nimport { finalize, imports } from \"./glue.js\";\n\nexport const start = starter(imports, finalize);\n",
    )?;
    fs::write(
        out.join("start.d.ts"),
        "import type { Starter } from \"../../starter.js\";\nexport declare const start: Starter;\n",
    )?;
    fs::write(
        out.join("inline.d.ts"),
        "/** The bytes of the module. */\nexport declare const bytes: () => Uint8Array<ArrayBuffer>;\n",
    )?;
    fs::remove_dir_all(&scratch)?;
    Ok(())
}

fn glue_of(generated: &str) -> Result<String> {
    let mut glue = before(generated, OWN_LOADING)?;
    for Edit { from, to } in EDITS {
        ensure!(
            glue.matches(from).count() == 1,
            "the generated glue is not what it was: it has no {from}"
        );
        glue = glue.replace(from, to);
    }
    for class in classes(&glue) {
        let shown = SHOWN.iter().find(|(own, _)| *own == class);
        let shown = shown.map_or(&*class, |(_, shown)| shown);
        let edits = [
            (
                format!("this.__wbg_ptr = 0;\n        {class}Finalization.unregister(this);"),
                format!("{class}Finalization.unregister(this);\n        end(this, \"{shown}\");"),
            ),
            (
                format!("{class}.prototype[Symbol.dispose] = {class}.prototype.free;"),
                format!("{class}.prototype[Symbol.dispose] = dispose;"),
            ),
        ];
        for (from, to) in edits {
            ensure!(
                glue.matches(&from).count() == 1,
                "the generated glue is not what it was: it has no {from}"
            );
            glue = glue.replace(&from, &to);
        }
    }
    Ok(glue + ENDING)
}

/// Returns the names of the classes of the glue.
fn classes(glue: &str) -> Vec<String> {
    let names = glue
        .lines()
        .filter_map(|line| line.strip_prefix("export class ")?.strip_suffix(" {"));
    names.map(str::to_owned).collect()
}

fn before(text: &str, end: &str) -> Result<String> {
    let (start, _) = text
        .split_once(end)
        .with_context(|| format!("the generated code has no {end}"))?;
    Ok(start.to_owned())
}

/// Returns the names of the classes and functions that a module exports where it declares them.
fn exported_names(code: &str) -> Vec<&str> {
    let declarations = code.lines().filter_map(|line| {
        let rest = line.strip_prefix("export ")?;
        rest.strip_prefix("class ")
            .or_else(|| rest.strip_prefix("function "))
    });
    declarations
        .filter_map(|rest| rest.split([' ', '(', '{']).next())
        .collect()
}
