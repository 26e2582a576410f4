import gazetteerUrl from "@yonder/wasm-core/gazetteer.bin?url";
import { PlaceIndex } from "@yonder/wasm-core";

const bytes = await (await fetch(gazetteerUrl)).arrayBuffer();
postMessage(new PlaceIndex(new Uint8Array(bytes)).length);
