// The gazetteer through a worker, as a page uses it: a real worker thread, the gazetteer fetched from a real server.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { Worker } from "node:worker_threads";
import { PlacesClient, RemoteError } from "../../pkg/worker/places-client.js";

const gazetteer = await readFile(new URL("../../pkg/gazetteer.bin", import.meta.url));
let isUp = true;
let fetches = 0;
const server = createServer((_request, response) => {
  fetches++;
  response.writeHead(isUp ? 200 : 503).end(isUp ? gazetteer : "");
});
let worker;
let url;

/** A thread's port has the face of a page's worker; the script is the shell an app writes. */
function channelTo(thread) {
  return { postMessage: (message, transfer) => thread.postMessage(message, transfer), addEventListener: (_type, listener) => thread.on("message", (data) => listener({ data })) };
}

before(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${server.address().port}/gazetteer.bin`;
  worker = new Worker(new URL("./support/places.worker.js", import.meta.url));
});

after(async () => {
  await worker.terminate();
  server.close();
  server.closeAllConnections();
});

test("the gazetteer is fetched with the first question, once, and again only where that failed", async () => {
  const client = new PlacesClient(channelTo(worker), url);
  assert.equal(fetches, 0);
  isUp = false;
  await assert.rejects(client.load(), (error) => error instanceof RemoteError && error.code === "unavailable" && /HTTP 503/.test(error.message));
  isUp = true;
  const [length, nearest] = await Promise.all([client.load(), client.nearest(135.768, 35.011)]);
  assert.deepEqual([length, nearest.place.name, fetches], [135_233, "Kyoto", 2]);
});

test("of searches typed faster than they can be sent only the last is answered", async () => {
  const client = new PlacesClient(channelTo(worker), url);
  await client.load();
  const outcomes = await Promise.allSettled(["k", "ky", "kyo", "kyot", "kyoto"].map((text) => client.search(text, { limit: 1 })));
  assert.deepEqual(outcomes.map(({ status, reason }) => reason?.name ?? status), ["AbortError", "AbortError", "AbortError", "AbortError", "fulfilled"]);
  assert.equal(outcomes.at(-1).value[0].name, "Kyoto");
  assert.equal((await client.search("reikjavik"))[0].name, "Reykjavík");
});

test("places in view, by index, and all coordinates come over", async () => {
  const client = new PlacesClient(channelTo(worker), url);
  const [largest] = await client.inView([-10, 35, 30, 60], 3);
  const coordinates = await client.coordinates();
  assert.deepEqual([coordinates[2 * largest.index], coordinates[2 * largest.index + 1]], [largest.lng, largest.lat]);
  assert.deepEqual(await client.get(largest.index), largest);
  assert.equal(coordinates.length, 2 * 135_233);
});

test("what the core refuses arrives with its code and message", async () => {
  const client = new PlacesClient(channelTo(worker), url);
  await assert.rejects(client.inView([0, 0, 1], 3), { name: "RemoteError", code: "invalid-argument", message: /bbox/ });
  await assert.rejects(client.nearest(Number.NaN, 0), { name: "RemoteError", code: "invalid-argument" });
});

test("whoever waits for a worker that was ended is told", async () => {
  const client = new PlacesClient({ postMessage: () => {}, addEventListener: () => {} }, url);
  const waiting = client.nearest(0, 0);
  client.close();
  await assert.rejects(waiting, /was ended/);
});
