// Page and worker over a real channel: answers, errors with their codes, questions that replace each other, transfer.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Worker } from "node:worker_threads";
import { connect, serve } from "../../pkg/worker/index.js";

const TOWNS = 157_394;
const address = (name) => `data:application/octet-stream;base64,${readFileSync(new URL(`../../pkg/${name}`, import.meta.url)).toString("base64")}`;
const gazetteer = address("gazetteer.bin");
const more = address("gazetteer-more.bin");

function channel() {
  const { port1, port2 } = new MessageChannel();
  serve(port2);
  return connect(port1);
}
const core = channel();
after(() => core.terminate());

test("places wait for the gazetteer, which is loaded once", async () => {
  await assert.rejects(core.place(0), { code: "failed-precondition", message: "the gazetteer is not loaded" });
  const loaded = core.loadGazetteer(gazetteer);
  assert.equal((await core.searchPlaces("reikjavik", { limit: 1 }))[0].name, "Reykjavík");
  assert.equal((await loaded).length, TOWNS);
  assert.equal((await core.loadGazetteer(gazetteer)).length, TOWNS);
  assert.equal((await core.nearestPlace(2.35, 48.85)).place.name, "Paris");
  assert.equal((await core.placesInView([-10, 37, 5, 44], 1))[0].name, "Madrid");
  assert.equal((await core.place(0)).index, 0);
  assert.equal(await core.place(9_999_999), null);
});

test("places that are added are found by searches begun before they came", async () => {
  const other = channel();
  const loaded = other.loadGazetteer(gazetteer);
  const added = other.addGazetteer(more);
  assert.equal((await other.searchPlaces("eiffelturm", { limit: 1 }))[0].kind, "sight");
  assert.ok((await added).length > (await loaded).length);
  assert.deepEqual(await other.addGazetteer(more), await added);
  await assert.rejects(other.addGazetteer("data:,nothing"), { code: "invalid-argument" });
  assert.equal((await other.searchPlaces("paris", { limit: 1 }))[0].name, "Paris");
  other.terminate();
});

test("errors keep message, code and their being errors", async () => {
  await assert.rejects(core.searchPlaces("a", { limit: 0 }), (error) => error instanceof Error && error.code === "invalid-argument" && /options\.limit/.test(error.message));
  await assert.rejects(core.searchPlaces(() => {}), { code: "invalid-argument", message: /cannot be sent/ });
});

test("a gazetteer that cannot be had is an error, and can be asked for again", async () => {
  const other = channel();
  await assert.rejects(other.loadGazetteer("data:,nothing"), { code: "invalid-argument" });
  await assert.rejects(other.loadGazetteer("no-such-scheme://x"), { code: "unavailable" });
  assert.equal((await other.loadGazetteer(gazetteer)).length, TOWNS);
  other.terminate();
});

test("of questions that replace each other only the first and the newest are answered", async () => {
  const texts = ["b", "be", "ber", "berl", "berlin"];
  const outcomes = await Promise.allSettled(texts.map((text) => core.searchPlaces(text, { limit: 1 })));
  assert.deepEqual(outcomes.map(({ status }) => status), ["fulfilled", "rejected", "rejected", "rejected", "fulfilled"]);
  assert.equal(outcomes[4].value[0].name, "Berlin");
  for (const { reason } of outcomes.slice(1, 4)) assert.equal(reason.code, "cancelled");
});

test("the places are clustered where they are, and their clusters come over by name", async () => {
  assert.deepEqual(await core.clusterPlaces(), { length: TOWNS });
  const world = await core.clusters("places", [-180, -85, 180, 85], 2);
  assert.equal(world.counts.reduce((sum, count) => sum + count, 0), TOWNS);
  assert.deepEqual([world.positions.length, world.ids.length], [2 * world.length, world.length]);
  const largest = world.counts.indexOf(Math.max(...world.counts));
  const id = world.ids[largest];
  const children = await core.children("places", id);
  assert.equal(children.counts.reduce((sum, count) => sum + count, 0), world.counts[largest]);
  assert.ok((await core.expansionZoom("places", id)) > 2);
  assert.equal((await core.leaves("places", id, 7, 3)).length, 7);
});

test("points of one's own are copied unless they are to be moved, and a mistake leaves the clustering there was", async () => {
  const lngLat = Float64Array.of(0, 0, 0.001, 0, 90, 45);
  const some = lngLat.subarray(2);
  assert.deepEqual(await core.clusterCoordinates("own", lngLat), { length: 3 });
  assert.deepEqual(await core.clusterCoordinates("some", some, {}, { transfer: true }), { length: 2 });
  assert.deepEqual([lngLat.length, some.length], [6, 4], "a part of an array is never moved");
  const shared = new Float64Array(new SharedArrayBuffer(16));
  assert.deepEqual(await core.clusterCoordinates("shared", shared, {}, { transfer: true }), { length: 1 });
  assert.deepEqual(await core.clusterCoordinates("own", lngLat, {}, { transfer: true }), { length: 3 });
  assert.equal(lngLat.length, 0);
  for (const sending of [undefined, { transfer: true }]) await assert.rejects(core.clusterCoordinates("own", lngLat, {}, sending), { code: "invalid-argument", message: /moved to a worker before/ });
  for (const none of [null, undefined, [1, 2], "x"]) await assert.rejects(core.clusterCoordinates("none", none), { code: "invalid-argument" });
  await assert.rejects(core.clusterCoordinates("own", Float64Array.of(0, Number.NaN)), { code: "invalid-argument" });
  assert.equal((await core.clusters("own", [-180, -85, 180, 85], 0)).length, 2);
  await assert.rejects(core.clusters("other", [0, 0, 1, 1], 0), { code: "failed-precondition", message: /'other'/ });
  await assert.rejects(core.expansionZoom("own", 12_345), { code: "not-found" });
});

test("questions wait for the clustering under way; when it fails, the one there was answers", async () => {
  const built = core.clusterCoordinates("waiting", Float64Array.of(0, 0));
  assert.equal((await core.clusters("waiting", [-180, -85, 180, 85], 0)).length, 1);
  await built;
  const outcomes = await Promise.allSettled([core.clusterCoordinates("waiting", Float64Array.of(0)), core.clusters("waiting", [-180, -85, 180, 85], 0)]);
  assert.deepEqual([outcomes[0].reason.code, outcomes[1].value.length], ["invalid-argument", 1]);
  await assert.rejects(core.clusterCoordinates("never", Float64Array.of(0)), { code: "invalid-argument" });
  await assert.rejects(core.clusters("never", [0, 0, 1, 1], 0), { code: "failed-precondition" });
});

test("after the end every question is refused", async () => {
  const other = channel();
  const asked = other.nearestPlace(0, 0);
  other.terminate();
  await assert.rejects(asked, { code: "cancelled" });
  await assert.rejects(other.place(0), { code: "cancelled" });
});

test("a worker of Node that ends on its own rejects what is asked", async () => {
  const gone = { code: "unavailable", message: "the worker ended" };
  for (const script of ["process.exit(3)", "", "setTimeout(() => process.exit(), 50); require('node:worker_threads').parentPort.on('message', () => {})"]) {
    const ending = connect(new Worker(script, { eval: true }));
    await assert.rejects(ending.clusters("a", [-180, -85, 180, 85], 1), gone, script);
    await assert.rejects(ending.clusters("a", [-180, -85, 180, 85], 1), gone);
  }
});

test("aggregates in a worker take their columns along, and arguments that are none are named", async () => {
  const other = channel();
  const total = { aggregates: { total: { op: "sum", column: "price" } } };
  const price = Float64Array.of(3, 4);
  await other.clusterCoordinates("a", Float64Array.of(1, 2, 1, 2), total, { columns: { price } });
  const view = await other.clusters("a", Float64Array.of(-180, -85, 180, 85), 0);
  assert.deepEqual([...view.aggregates.total], [7]);
  assert.equal(price.length, 2);
  const id = view.ids[0];
  assert.deepEqual([...(await other.leaves("a", id))].sort(), [0, 1]);
  for (const none of [undefined, null]) await assert.rejects(other.clusters("a", none, 1), { code: "invalid-argument", message: "bbox must be four degrees: west, south, east, north" });
  await assert.rejects(other.clusters(Symbol("a"), [0, 0, 1, 1], 1), { code: "invalid-argument" });
  other.terminate();
  for (const none of [undefined, null, {}, "./worker.js"]) {
    assert.throws(() => connect(none), { code: "invalid-argument", message: "worker must be a Worker or a MessagePort" });
    assert.throws(() => serve(none), { code: "invalid-argument", message: "scope must be a worker's own scope or a MessagePort" });
  }
});
