/** Routes, records, calls, errors and constants: all of the part but its start. */
import { constants as readConstants, type Constants } from "../core/product/index.js";
import { start } from "../core/product/start.js";

export * from "../core/product/index.js";
export { callableStream, type CallableStream, type CallableStreamOptions } from "../call-stream.ts";
export { matchRoute, navigate, RouteTable, type RouteTableLine, type RouteTableMatch } from "../route.ts";
export type * from "../records.ts";

/** The business constants of the product, frozen, from `init` on; see {@link Constants} for units. */
export let constants: Constants;
start.whenReady(() => {
  constants = readConstants();
});
