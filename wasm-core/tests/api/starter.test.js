// Loading a part by hand: before, in vain, again, and from every source.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const file = new URL("../../pkg/core/clustering/clustering_bg.wasm", import.meta.url);
const bytes = await readFile(file);
/** A module graph of its own, which nobody has started: as in a page before `init`. */
const fresh = async (part) => (await import(`../../pkg/core/${part}/start.js`)).start;

test("before it is loaded, every call says what is missing; a failure can be tried again", async () => {
  // The parts without their entries, which would read the file at once.
  const { ClusterIndex } = await import("../../pkg/parts/clustering.js");
  const { matchRoute, constants } = await import("../../pkg/parts/product.js");
  assert.throws(() => new ClusterIndex(), { code: "failed-precondition", message: /await init\(\) first/ });
  assert.throws(() => matchRoute("/"), { code: "failed-precondition" });
  assert.equal(constants, undefined);

  const start = await fresh("clustering");
  assert.equal(start.isReady, false);
  await assert.rejects(start.init(new Response(null, { status: 404 })), { code: "unavailable", message: /status 404.*\/inline/ });
  await assert.rejects(start.init(Uint8Array.of(0, 97)), { code: "unavailable" });
  assert.throws(() => start.initSync(Uint8Array.of(1)), { code: "unavailable" });
  let isTold = false;
  start.whenReady(() => (isTold = true));
  await Promise.all([start.init(new Response(bytes, { headers: { "content-type": "application/wasm" } })), start.init(bytes)]);
  assert.ok(isTold && start.isReady);
  assert.equal(new ClusterIndex().length, 0);
});

test("a part loads from bytes, a compiled module, and a response of any type", async () => {
  const sourceOf = async (part) => readFile(new URL(`../../pkg/core/${part}/${part}_bg.wasm`, import.meta.url));
  await (await fresh("themes")).init(new WebAssembly.Module(await sourceOf("themes")));
  await (await fresh("covers")).init(Promise.resolve(new Response(await sourceOf("covers"), { headers: { "content-type": "text/plain" } })));
  (await fresh("quests")).initSync(await sourceOf("quests"));
  for (const part of ["themes", "covers", "quests"]) assert.ok((await fresh(part)).isReady, part);
});
