// Every exported function is called with nonsense. `fuzz/boundary.mjs` does the same for as long as one likes.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "../../pkg/index.js";
import { callsOf, survives } from "../js/support/boundary.js";
import { nonsense } from "../js/support/nonsense.js";

/** Calls of each function; `YONDER_TORTURE=n` makes n times as many. */
const CALLS = 150 * Number(process.env.YONDER_TORTURE ?? 1);

const calls = callsOf(core);

test("the package exports functions and classes", () => assert.ok(calls.length > 80, String(calls.length)));

for (const call of calls) {
  test(`${call.name} survives nonsense`, () => {
    const { args } = nonsense(99);
    for (let n = 0; n < CALLS; n++) survives(call, args());
    call.works();
    assert.equal(core.matchRoute("/quest/7?a=1")?.params.id, "7");
  });
}
