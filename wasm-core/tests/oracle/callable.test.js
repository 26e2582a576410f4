// The callable client half is compared with the functions client of firebase 12.6 (functions 0.13) and of 12.19 (0.14),
// driven through a stand-in for fetch, and the retry policy with ofetch 1.5.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createFetch } from "ofetch";
import {
  callableStream, callableStreamLine, callableEnded, callableHeaders, callableResult, callableUrl, constants, decodeCallable, encodeCallable, errorForResponse, shouldRetry,
} from "../../pkg/index.js";
import { connectFunctionsEmulator, httpsCallable, PEERS, peerClient } from "../js/support/peers/firebase-functions.js";
import { randomSource } from "../js/support/random.js";

const CASES = Number(process.env.CALL_CASES ?? 20_000);

const { pick, chance, some, below } = randomSource(42);

const plainError = ({ code, message, details }) => ({ code: code?.replace("functions/", "") ?? "internal", message, details });
const INT64 = "type.googleapis.com/google.protobuf.Int64Value";
const UINT64 = "type.googleapis.com/google.protobuf.UInt64Value";

function leaf() {
  return pick([null, true, false, 0, -0, 1, -1.5, 1e300, 2 ** 53, 5e-324, "", "text", "é🎉\u0000", "\u2028", "__proto__"]);
}

function argument(depth = 3) {
  const nasty = [undefined, Number.NaN, Number.POSITIVE_INFINITY, 10n, new Date(0), new Date(Date.UTC(2025, 1, 3)), new Number(4), () => {}, new Map([[1, 2]]), /x/];
  if (depth === 0 || chance(0.4)) return chance(0.2) ? pick(nasty) : leaf();
  if (chance(0.4)) return some(4, () => argument(depth - 1));
  return Object.fromEntries(some(4, () => [pick(["a", "b", "1", "0", "", "@type", "constructor"]), argument(depth - 1)]));
}

const longs = () => ({ "@type": pick([INT64, UINT64, INT64, "type.googleapis.com/google.protobuf.Duration", "", 0, 1, null]), value: pick([
  "-420", "18446744073709551615", "", " 12 ", "0x1F", "0b11", "0o17", "0xg", "1e3", ".5", "5.", "+7", "--1", "nan", "inf", "Infinityx", "1_000", "\ufeff3\n", null, true, 12,
  [], [5], ["6"], [[7]], [1, 2], {}, undefined,
]) });

function json(depth = 3) {
  if (chance(0.25)) return longs();
  if (depth === 0 || chance(0.3)) return leaf();
  if (chance(0.4)) return some(4, () => json(depth - 1));
  return Object.fromEntries(some(4, () => [pick(["a", "b", "data", "@types"]), json(depth - 1)]));
}

const outcome = (run) => {
  try {
    return { value: run() };
  } catch (error) {
    return { error: error.message };
  }
};

test(`${CASES} generated arguments are encoded as by the peer`, async () => {
  const { functions, requests } = peerClient();
  const call = httpsCallable(functions, "f");
  let encoded = 0;
  for (let n = 0; n < CASES; n++) {
    const data = argument();
    const refused = await call(data).then(() => undefined, (error) => error.message);
    if (refused === undefined) {
      // The peer's body is JSON text: a boxed number or text has become plain.
      assert.deepEqual(JSON.parse(JSON.stringify({ data: encodeCallable(data) })), JSON.parse(requests.at(-1).body));
      encoded++;
    } else {
      assert.deepEqual(outcome(() => encodeCallable(data)), { error: refused });
    }
  }
  assert.ok(encoded > CASES / 4, `only ${encoded} arguments could be encoded`);
});

test("what the peer cannot even name is refused all the same", () => {
  const circular = [];
  circular.push(circular);
  assert.throws(() => encodeCallable(circular), { code: "invalid-argument", message: /nested/ });
  assert.throws(() => encodeCallable({ at: new Date(Number.NaN) }), { message: "Data cannot be encoded in JSON: Invalid Date" });
  assert.throws(() => encodeCallable(Symbol("x")), { message: "Data cannot be encoded in JSON: Symbol(x)" });
});

function body() {
  const error = () => pick([
    () => ({ status: pick(STATUSES), message: pick(["went wrong", "", 5, undefined]), details: chance(0.5) ? json(2) : undefined }),
    () => ({ status: pick([...STATUSES, 404, null]) }), () => ({ message: "only words" }), () => ({ details: json(2) }), () => ({}), () => [], () => "text", () => null,
    () => false, () => 0, () => "",
  ])();
  return pick([
    () => ({ data: json() }), () => ({ result: json() }), () => ({ data: json(1), result: json(1) }), () => ({}), () => null, () => 0, () => false, () => "", () => "text",
    () => [], () => ({ data: undefined, result: 1 }), () => ({ error: error() }), () => ({ error: error(), data: 1 }), () => ({ error: error() }),
  ])();
}

const STATUSES = [
  "OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED", "UNAUTHENTICATED",
  "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS", "not-found", "", "TEAPOT",
];
const HTTP = [0, 100, 199, 200, 201, 204, 299, 300, 304, 400, 401, 403, 404, 405, 408, 409, 410, 418, 429, 499, 500, 501, 502, 503, 504, 599];

for (const [dialect, peer] of Object.entries(PEERS)) {
  test(`${CASES} generated answers mean what they mean to functions ${dialect}`, async () => {
    let answer;
    const { functions } = peerClient({ answer: () => answer, peer });
    const call = peer.httpsCallable(functions, "f");
    const seen = { results: 0, errors: 0 };
    for (let n = 0; n < CASES; n++) {
      const parsed = body();
      const isJson = !chance(0.1);
      answer = { status: chance(0.5) ? 200 : pick(HTTP), body: isJson ? JSON.stringify(parsed) : "<html>" };
      const received = isJson ? JSON.parse(answer.body) : null;
      const where = JSON.stringify(answer);
      const theirs = await call(null).then(({ data }) => ({ data }), plainError);
      const ours = (() => {
        try {
          return { data: callableResult(answer.status, received, dialect) };
        } catch ({ code, message, details }) {
          return { code, message, details };
        }
      })();
      assert.deepEqual(ours, theirs, where);
      const error = errorForResponse(answer.status, received, dialect);
      if (error) assert.deepEqual({ ...error, details: error.details }, theirs, where);
      seen["data" in ours ? "results" : "errors"]++;
    }
    assert.ok(seen.results > CASES / 10 && seen.errors > CASES / 10, JSON.stringify(seen));
  });
}

/** A text cut into pieces anywhere, also within a character. */
function bodyOf(text) {
  const bytes = new TextEncoder().encode(text);
  const cuts = some(6, () => below(bytes.length + 1)).sort((x, y) => x - y);
  const pieces = [0, ...cuts].map((from, at) => bytes.slice(from, cuts[at] ?? bytes.length));
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

function streamedLine() {
  const event = () => pick([() => ({ message: json(2) }), () => ({ message: json(1), result: json(1) }), () => ({ result: json(2) }), () => ({}), () => [], () => null, () => 5])();
  const prefix = () => pick(["data: ", "data: ", "data: ", "data: ", "data:", "  data: ", "event: ", "data:  "]);
  return pick([
    () => `${prefix()}${JSON.stringify(event())}`, () => `${prefix()}${JSON.stringify(event())}\r`, () => ": ping", () => "", () => "data: {broken", () => `data: ${JSON.stringify({ message: "é🎉" })}`,
  ])();
}

async function readOut({ stream, data }) {
  const messages = [];
  const reader = stream[Symbol.asyncIterator]();
  try {
    for (let next = await reader.next(); !next.done; next = await reader.next()) messages.push(next.value);
    // The peer's promise never settles where no result has come.
    const nothing = new Promise((resolve) => setImmediate(resolve, "nothing"));
    return { messages, ended: await Promise.race([data.then((result) => ({ result })), nothing]).catch(plainError) };
  } catch (error) {
    return { messages, ended: plainError(error) };
  }
}

for (const [dialect, peer] of Object.entries(PEERS)) {
  test(`generated streams are read as by functions ${dialect}`, async () => {
    const seen = { results: 0, errors: 0, nothing: 0 };
    for (let n = 0; n < 2_000; n++) {
      const lines = some(8, streamedLine);
      if (chance(0.5)) lines.push(`data: ${JSON.stringify({ error: chance(0.8) ? { status: pick(STATUSES.slice(1)), message: pick(["nope", undefined]), details: json(1) } : { message: "only words" } })}`);
      // The peer does not see lines with a line separator of Unicode.
      const text = lines.join("\n").replaceAll("\u2028", " ") + pick(["", "\n", "\n\n"]);
      const { functions } = peerClient({ peer });
      functions.fetchImpl = async () => ({ body: bodyOf(text) });
      const calling = await peer.httpsCallable(functions, "f").stream(null);
      calling.data.catch(() => {});
      const theirs = await readOut(calling);
      const ours = await readOut(callableStream(bodyOf(text), { dialect }));
      if (theirs.ended === "nothing") theirs.ended = { code: "internal", message: "Response is missing data field.", details: undefined };
      const where = JSON.stringify(text);
      assert.deepEqual(ours.ended, theirs.ended, where);
      // A failure makes the peer drop the messages that were not read yet.
      const isWhole = theirs.messages.length === ours.messages.length || !("result" in theirs.ended);
      assert.ok(isWhole, where);
      assert.deepEqual(ours.messages.slice(0, theirs.messages.length), theirs.messages, where);
      seen["result" in ours.ended ? "results" : ours.ended.message.startsWith("Response is missing") ? "nothing" : "errors"]++;
    }
    assert.ok(Math.min(...Object.values(seen)) > 100, JSON.stringify(seen));
  });
}

test("a stream can be given up, and one that breaks off is an error", async () => {
  const silent = () => new ReadableStream({ pull: () => new Promise(() => {}) });
  const controller = new AbortController();
  const { stream, data } = callableStream(silent(), { signal: controller.signal });
  controller.abort();
  await assert.rejects(data, { code: "cancelled", message: "Request was cancelled." });
  await assert.rejects(stream.getReader().read(), { code: "cancelled" });
  const cancelled = callableStream(silent());
  await cancelled.stream.cancel();
  await assert.rejects(cancelled.data, { code: "cancelled" });
  const broken = new ReadableStream({ pull: () => Promise.reject(new TypeError("network")) });
  await assert.rejects(callableStream(broken).data, { code: "internal", message: "internal" });
  assert.throws(() => callableStreamLine(7), { code: "invalid-argument" });
  assert.deepEqual(callableStreamLine('data: {"message":"\u2028"}'), { message: "\u2028" });
});

test("no answer at all is internal, to us as to the peer", async () => {
  const { functions } = peerClient();
  functions.fetchImpl = async () => { throw new TypeError("fetch failed"); };
  const theirs = await httpsCallable(functions, "f")().catch(({ code, message }) => ({ code: code.replace("functions/", ""), message }));
  assert.deepEqual(errorForResponse(0, null), theirs);
});

test("the client's own endings have the peer's words", async () => {
  const { functions } = peerClient();
  functions.fetchImpl = () => new Promise(() => {});
  const ended = (promise) => promise.catch(({ code, message }) => ({ code: code.replace("functions/", ""), message }));
  assert.deepEqual(await ended(httpsCallable(functions, "f", { timeout: 1 })()), callableEnded("timeout"));
  const waiting = ended(httpsCallable(functions, "f", { timeout: 1e6 })());
  await functions._delete();
  assert.deepEqual(await waiting, callableEnded("deleted"));
  assert.equal(constants.CALL_TIMEOUT_MS, 70_000);
});

test("addresses are the peer's, but for the doubled slash", async () => {
  const places = [undefined, "europe-west1", "https://example.com", "https://example.com/functions", "http://Example.com:8080/a/b?c#d"];
  for (const regionOrCustomDomain of places) {
    const { functions, requests } = peerClient({ regionOrCustomDomain });
    await httpsCallable(functions, "signIn")();
    assert.equal(callableUrl("signIn", { projectId: "yonder", ...(regionOrCustomDomain && { regionOrCustomDomain }) }), requests[0].url);
  }
  const { functions, requests } = peerClient({ regionOrCustomDomain: "europe-west1" });
  connectFunctionsEmulator(functions, "localhost", 5001);
  await httpsCallable(functions, "signIn")();
  const emulator = { projectId: "yonder", regionOrCustomDomain: "europe-west1", emulatorOrigin: "http://localhost:5001" };
  assert.equal(callableUrl("signIn", emulator), requests[0].url);
  assert.equal(callableUrl("signIn", { regionOrCustomDomain: "https://example.com/functions/" }), "https://example.com/functions/signIn");
});

test("headers carry the tokens that could be had", async () => {
  const { functions, requests } = peerClient();
  functions.contextProvider.getContext = async () => ({ authToken: "id", messagingToken: "iid", appCheckToken: "app" });
  await httpsCallable(functions, "f")();
  assert.deepEqual(callableHeaders({ auth: "id", messaging: "iid", appCheck: "app" }), requests[0].headers);
  assert.deepEqual(callableHeaders({ auth: null }), { "Content-Type": "application/json" });
});

test("a dialect that nobody speaks is refused", () => {
  assert.throws(() => errorForResponse(404, null, "1.0"), { code: "invalid-argument" });
});

test("64-bit integers become numbers", () => {
  assert.deepEqual(decodeCallable({ i: { "@type": INT64, value: "-420" }, u: { "@type": UINT64, value: "18446744073709551615" } }), { i: -420, u: 2 ** 64 });
  assert.throws(() => decodeCallable({ "@type": "x" }), { code: "internal", message: "Data cannot be decoded from JSON: [object Object]" });
  assert.equal(decodeCallable(undefined), undefined);
});

test("requests are repeated exactly when ofetch repeats them", async () => {
  const statuses = [null, ...Array.from({ length: 200 }, (_, n) => 400 + n)];
  for (const method of [undefined, "GET", "get", "HEAD", "OPTIONS", "POST", "put", "PATCH", "DELETE"]) {
    for (const retry of [undefined, 0, 2]) {
      for (const status of retry === undefined ? statuses : [null, 404, 503]) {
        let made = 0;
        const $fetch = createFetch({ fetch: async () => {
          made++;
          if (status === null) throw new TypeError("fetch failed");
          return new Response(null, { status });
        } });
        await $fetch.raw("http://host.invalid/", { ...(method && { method }), ...(retry !== undefined && { retry }) }).catch(() => {});
        let ours = 1;
        while (shouldRetry({ method, status, attempt: ours, retry })) ours++;
        assert.equal(ours, made, `${method} ${status} retry ${retry}`);
      }
    }
  }
});
