/** The face of `@yonder/wasm-core`: everything the WebAssembly exports, ready to call once this module is loaded. */
import { constants as readConstants, type Constants } from "#core";

export * from "#core";
export { GridClusterer } from "./grid.ts";
export { matchRoute } from "./route.ts";
export type * from "./records.ts";

/** The business constants of the product, frozen; see {@link Constants} for units. */
export const constants: Constants = readConstants();
