/** The core, for the page. The only module of the page that names the package; workers have their own. */

import { init } from "@yonder/wasm-core/product";

export type { ClusterArrays } from "@yonder/wasm-core/clustering";
export type { GazetteerPlace } from "@yonder/wasm-core/places";
export * from "@yonder/wasm-core/product";

await init();
