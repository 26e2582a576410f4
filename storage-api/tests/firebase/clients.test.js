// Drives the functions clients of firebase 12.6 (functions 0.13) and 12.19 (functions 0.14), each by custom domain and in
// the emulator's form, against the real server at YONDER_ADDRESS.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, describe, test } from "node:test";
import * as app6 from "firebase-12-6/app";
import * as functions6 from "firebase-12-6/functions";
import * as app19 from "firebase-12-19/app";
import * as functions19 from "firebase-12-19/functions";

const address = process.env.YONDER_ADDRESS;
const [host, port] = address.split(":");
const apps = [];

/** What each version appends to a message. */
const dialects = {
  "12.6": { app: app6, functions: functions6, says: (message) => message, unknown: () => "internal" },
  "12.19": {
    app: app19,
    functions: functions19,
    says: (message, http) => `${message} [${http}]`,
    unknown: (status, http) => `Unknown backend error status: ${status} [${http}]`,
  },
};
const forms = {
  "custom domain": ({ getFunctions }, app) => getFunctions(app, `http://${address}/functions`),
  "custom domain with a slash too many": ({ getFunctions }, app) => getFunctions(app, `http://${address}/functions/`),
  emulator({ getFunctions, connectFunctionsEmulator }, app) {
    const functions = getFunctions(app, "europe-west1");
    connectFunctionsEmulator(functions, host, Number(port));
    return functions;
  },
};

const STATUSES = {
  CANCELLED: 499, UNKNOWN: 500, INVALID_ARGUMENT: 400, DEADLINE_EXCEEDED: 504, NOT_FOUND: 404, ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403, UNAUTHENTICATED: 401, RESOURCE_EXHAUSTED: 429, FAILED_PRECONDITION: 400, ABORTED: 409, OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501, INTERNAL: 500, UNAVAILABLE: 503, DATA_LOSS: 500,
};
const CODES = {
  400: "invalid-argument", 401: "unauthenticated", 403: "permission-denied", 404: "not-found", 409: "aborted",
  429: "resource-exhausted", 499: "cancelled", 500: "internal", 501: "unimplemented", 503: "unavailable", 504: "deadline-exceeded",
  402: "unknown", 418: "unknown", 502: "unknown", 599: "unknown",
};

const failure = (promise) => promise.then(() => assert.fail("it should have failed"), (error) => error);

for (const [version, { app, functions: sdk, says, unknown }] of Object.entries(dialects)) {
  for (const [form, open] of Object.entries(forms)) {
    /** A client that presents these tokens. */
    const client = (tokens = {}) => {
      const own = app.initializeApp({ projectId: "yonder", apiKey: "k", appId: "a" }, `${version} ${form} ${apps.length}`);
      apps.push(() => app.deleteApp(own));
      const functions = open(sdk, own);
      const { auth, appCheck } = tokens;
      if (auth) functions.contextProvider.auth = { getToken: async () => ({ accessToken: await auth() }) };
      if (appCheck) functions.contextProvider.appCheck = { getToken: async () => ({ token: appCheck }) };
      const call = async (name, data, options) => (await sdk.httpsCallable(functions, name, options)(data)).data;
      return { call, stream: (name, data) => sdk.httpsCallable(functions, name).stream(data) };
    };

    describe(`firebase ${version}, ${form}`, () => {
      const { call, stream } = client();

      test("a value comes back as it was sent", async () => {
        for (const value of [null, true, -1.5, 2 ** 53, "é🎉\u2028", [], {}, [[null, { a: [{}] }]], { "": "", constructor: "x" }, { deep: { er: [1, "2"] } }]) {
          assert.deepEqual(await call("conformanceEcho", value), value);
          assert.deepEqual(await call("conformanceEchoData", value), value);
        }
        assert.equal(await call("conformanceBoth"), "from-data");
        assert.equal(await call("conformanceNull"), null);
      });

      test("long numbers are decoded, and other types are refused", async () => {
        assert.deepEqual(await call("conformanceLong"), { i: -420, u: Number("18446744073709551615") });
        assert.equal((await failure(call("conformanceBadType"))).message, "Data cannot be decoded from JSON: [object Object]");
      });

      test("the status of an answer without a body becomes its code", async () => {
        for (const [http, code] of Object.entries(CODES)) {
          const error = await failure(call("conformanceHttp", { http: Number(http), body: "<h1>no</h1>" }));
          assert.equal(error.code, `functions/${code}`);
          assert.equal(error.message, says(code, http));
        }
      });

      test("every error of the catalogue comes with its code, message and details", async () => {
        for (const [status, http] of Object.entries(STATUSES)) {
          const details = { reason: "x", list: [1, { n: { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "7" } }] };
          const error = await failure(call("conformanceError", { status, message: "no way", details }));
          assert.equal(error.code, `functions/${status.toLowerCase().replaceAll("_", "-")}`);
          assert.equal(error.message, says("no way", http));
          assert.deepEqual(error.details, { reason: "x", list: [1, { n: 7 }] });
        }
      });

      test("what an error body says overrides the status of the answer, also on success", async () => {
        const body = (http, error) => failure(call("conformanceBody", { http, body: { error } }));
        assert.equal((await body(200, { status: "OUT_OF_RANGE", message: "m" })).code, "functions/out-of-range");
        assert.equal((await body(500, { status: "FAILED_PRECONDITION", message: "m" })).code, "functions/failed-precondition");
        const strange = await body(403, { status: "STRANGE", message: "m" });
        assert.deepEqual([strange.code, strange.message], ["functions/internal", unknown("STRANGE", 403)]);
        assert.equal(await call("conformanceBody", { http: 200, body: { error: {}, result: 7 } }), 7);
        assert.equal(await call("conformanceBody", { http: 200, body: { error: { status: "OK" }, result: 8 } }), 8);
      });

      test("an answer that is none is told apart", async () => {
        assert.equal((await failure(call("conformanceNonJson"))).message, "Response is not valid JSON object.");
        assert.equal((await failure(call("conformanceMissing"))).message, "Response is missing data field.");
        const thrown = await failure(call("conformanceThrow"));
        assert.deepEqual([thrown.code, thrown.message], ["functions/internal", says("INTERNAL", 500)]);
        const nowhere = await failure(call("noSuchFunction"));
        assert.deepEqual([nowhere.code, nowhere.message], ["functions/not-found", says("there is no such function", 404)]);
      });

      test("a call that takes too long is given up", async () => {
        const error = await failure(call("conformanceSleep", { ms: 2_000 }, { timeout: 20 }));
        assert.equal(error.code, "functions/deadline-exceeded");
        assert.equal(await call("conformanceSleep", { ms: 1 }), "slept");
      });

      test("tokens reach the server, and a bad one is refused", async () => {
        assert.deepEqual(await call("conformanceWhoami"), { uid: null, appCheck: null, iid: null });
        const known = client({ auth: async () => "conformance-token", appCheck: "checked" });
        assert.deepEqual(await known.call("conformanceWhoami"), { uid: "conformance-user", appCheck: "checked", iid: null });
        const wrong = client({ auth: async () => "wrong" });
        assert.equal((await failure(wrong.call("conformanceWhoami"))).code, "functions/unauthenticated");
        const broken = client({ auth: () => Promise.reject(new Error("no token today")) });
        assert.equal((await broken.call("conformanceWhoami")).uid, null);
      });

      test("a stream gives its messages and then its result", async () => {
        const { stream: messages, data } = await stream("conformanceStream", {});
        const received = [];
        for await (const message of messages) received.push(message);
        assert.deepEqual(received, ["one", { n: 2 }]);
        assert.equal(await data, "done");
        assert.equal(await call("conformanceStream", {}), "done");
      });

      test("a stream that fails says how, whatever its status", async () => {
        const refused = async (name, data, using = stream) => {
          const { stream: messages, data: result } = await using(name, data);
          const both = [(async () => { for await (const _ of messages); })(), result].map(failure);
          const [error, other] = await Promise.all(both);
          assert.equal(error.code, other.code);
          return error;
        };
        const error = await refused("conformanceStream", { fail: true });
        assert.equal(error.code, "functions/out-of-range");
        assert.ok(error.message.startsWith("stream nope"));
        assert.deepEqual(error.details, { a: 1 });
        assert.equal((await refused("noSuchFunction", {})).code, "functions/not-found");
        assert.equal((await refused("listSessions", null)).code, "functions/unauthenticated");
        const wrong = client({ auth: async () => "wrong" });
        assert.equal((await refused("conformanceStream", {}, wrong.stream)).code, "functions/unauthenticated");
      });

      test("the product's own functions work with a real token, streamed or not", async () => {
        const name = `p${randomUUID().slice(0, 12).replaceAll("-", "")}`;
        const account = { email: `${name}@example.com`, password: "correct horse battery", name: "Somebody", user_name: name };
        const { idToken, uid } = await call("signUp", account);
        const person = client({ auth: async () => idToken });
        const idempotencyKey = randomUUID();
        const list = await person.call("upsertBucketList", { year: 2026, idempotencyKey });
        assert.equal(list.data.userId, uid);
        assert.deepEqual(await person.call("upsertBucketList", { year: 2026, idempotencyKey }), list);
        const streamed = await person.stream("upsertBucketList", { year: 2026, idempotencyKey });
        assert.deepEqual(await streamed.data, list);
        const again = await failure(call("signUp", account));
        assert.equal(again.code, "functions/already-exists");
        assert.equal(again.details.reason, "user_name");
        const wrong = await failure(call("signUp", { ...account, email: "none" }));
        assert.equal(wrong.code, "functions/invalid-argument");
        assert.deepEqual(wrong.details.fields, [{ field: "email", message: "must be an e-mail address" }]);
        assert.equal((await failure(call("upsertBucketList", { idempotencyKey }))).code, "functions/unauthenticated");
      });
    });
  }
}

test("an answer that fails can be read by pages of no foreign origin", async () => {
  const headers = { "content-type": "application/json", origin: "https://elsewhere.example" };
  const answer = await fetch(`http://${address}/functions/signIn`, { method: "POST", headers, body: "{\"data\":{}}" });
  assert.equal(answer.status, 403);
  assert.equal(answer.headers.get("access-control-allow-origin"), null);
});

after(() => Promise.all(apps.map((remove) => remove())));
