// Every exported function is called with nonsense: it may throw an Error, it may never trap, and it works afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "../../pkg/index.js";
import { randomSource } from "./support/random.js";

const CALLS = 300;
const { pick, some } = randomSource(99);

const circular = {};
circular.self = circular;
const NONSENSE = [
  undefined, null, true, 0, -1, 1.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, 10n, "", "text", "/quest/%zz", "\ud800", "2025-01-01T00:00:00Z", [], [[]], [null],
  {}, { op: "add" }, { now: "x" }, circular, Object.create(null), new Date(Number.NaN), new Date(0), new Map(), () => {}, Symbol("s"), new Uint8Array(3), new Float64Array(5),
  new Proxy({}, { ownKeys: () => { throw new Error("no keys"); } }), { get id() { throw new Error("no id"); } }, { toJSON: () => { throw new Error("no JSON"); } },
];

function calledWithNonsense(name, run) {
  for (let n = 0; n < CALLS; n++) {
    const args = some(4, () => pick(NONSENSE));
    try {
      run(...args);
    } catch (error) {
      assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${name} ${String(error)}`);
    }
  }
}

const isClass = (value) => /^class /.test(Function.prototype.toString.call(value));
const functions = Object.entries(core).filter(([, value]) => typeof value === "function" && !isClass(value));
const classes = Object.entries(core).filter(([, value]) => typeof value === "function" && isClass(value));

test("the package exports functions and classes", () => assert.ok(functions.length > 20 && classes.length >= 2));

for (const [name, run] of functions) {
  test(`${name} survives nonsense`, () => {
    calledWithNonsense(name, run);
    assert.equal(core.matchRoute("/quest/7?a=1")?.params.id, "7");
  });
}

for (const [name, Class] of classes) {
  test(`constructing a ${name} survives nonsense`, () => calledWithNonsense(name, (...args) => new Class(...args).free?.()));
}

test("the methods of a clustering survive nonsense", () => {
  const index = new core.ClusterIndex();
  index.loadCoordinates(Float64Array.of(0, 0, 0.001, 0, 90, 45));
  for (const name of Object.getOwnPropertyNames(core.ClusterIndex.prototype).filter((own) => !/^(constructor|free|__|length|add|load)/.test(own))) {
    calledWithNonsense(name, (...args) => index[name](...args));
  }
  assert.equal(index.clusters(Float64Array.of(-180, -85, 180, 85), 0).length, 2);
});
