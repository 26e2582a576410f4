/** `@yonder/wasm-core/product`: what every page of the product needs: routes, records, calls, errors, constants. */
import { constants as readConstants, type Constants } from "#core/product";

export * from "#core/product";
export { callableStream, type CallableStream, type CallableStreamOptions } from "./call-stream.ts";
export { matchRoute, navigate } from "./route.ts";
export type * from "./records.ts";

/** The business constants of the product, frozen; see {@link Constants} for units. */
export const constants: Constants = readConstants();
