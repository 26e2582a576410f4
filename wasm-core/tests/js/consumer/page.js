import { matchRoute } from "@yonder/wasm-core";

document.title = matchRoute(location.pathname)?.name ?? "not found";
new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
