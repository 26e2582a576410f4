/** The core, for the page. The only module of the page that names the package; workers have their own. */
export * from "@yonder/wasm-core";
