import { init, matchRoute } from "@yonder/wasm-core";
import gazetteerUrl from "@yonder/wasm-core/gazetteer.bin?url";
import { connect } from "@yonder/wasm-core/worker";

await init();
document.title = matchRoute(location.pathname)?.name ?? "not found";
const core = connect(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
document.title += (await core.loadGazetteer(new URL(gazetteerUrl, location.href))).length;
