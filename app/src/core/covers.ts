/** Posters drawn from the data of a thing. Apart from the core's face, loaded when the first cover is shown. */
import { init } from "@yonder/wasm-core/covers";

export * from "@yonder/wasm-core/covers";

await init();
