/** Planning for groups: overlaps of lists, choices for a few hours. Apart from the core's face, loaded when first asked. */
import { init } from "@yonder/wasm-core/plan";

export * from "@yonder/wasm-core/plan";

await init();
