/**
 * The face of `@yonder/wasm-core`: everything, ready after `await init()`; in Node, Bun and Deno at once. Each part is a
 * WebAssembly of its own; who needs one imports it by its own path, and loads nothing else.
 */
import { init as clustering } from "./clustering.ts";
import { init as covers } from "./covers.ts";
import { init as places } from "./places.ts";
import { init as plan } from "./plan.ts";
import { init as product } from "./product.ts";
import { init as quests } from "./quests.ts";
import { init as themes } from "./themes.ts";

export * from "./clustering.ts";
export * from "./covers.ts";
export * from "./places.ts";
export * from "./plan.ts";
export * from "./product.ts";
export * from "./quests.ts";
export * from "./themes.ts";

/** Loads all parts, each from beside its file. */
export async function init(): Promise<void> {
  await Promise.all([clustering(), covers(), places(), plan(), product(), quests(), themes()]);
}
