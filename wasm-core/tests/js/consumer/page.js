import { matchRoute } from "@yonder/wasm-core";
import { PlacesClient } from "@yonder/wasm-core/places/client";
import gazetteerUrl from "@yonder/wasm-core/gazetteer.bin?url";

document.title = matchRoute(location.pathname)?.name ?? "not found";
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
document.title += await new PlacesClient(worker, new URL(gazetteerUrl, location.href)).load();
