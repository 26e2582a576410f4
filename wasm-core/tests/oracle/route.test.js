// Every answer of matchRoute is compared with vue-router 5, fed with the same table, over generated nasty locations.
import assert from "node:assert/strict";
import { test } from "node:test";
import { matchRoute, RouteTable, routeTable } from "../../pkg/index.js";
import { peerOf } from "../js/support/peers/vue-router.js";
import { randomSource } from "../js/support/random.js";

const CASES = Number(process.env.ROUTE_CASES ?? 100_000);

const table = routeTable();
const peerMatch = peerOf(table);

function ourMatch(location) {
  const found = matchRoute(location);
  return found && { pattern: found.pattern, params: found.params, query: found.query, hash: found.hash };
}

function check(location) {
  // Prototypes aside: the peer's query is a plain object, as is ours.
  assert.deepEqual(ourMatch(location), peerMatch(location), JSON.stringify(location));
}

const { pick, below, chance, some } = randomSource(20_250_101);

const TEXTS = [
  "a", "A1", "join", "create", "2025", "2031", "1999", "20", "é", "ß", "İ", "K", "ſ", "日本", "🎉", "%", "%2", "%zz", "%2F", "%2f", "%C3%A9",
  "%C3", "%c3é", "%ED%A0%80", "%F0%9F%8E%89", "%00", "%25", "%2520", "+", " ", "\t", "\n", "\u2028", ".", "..", "...", "~", "(", ")", "*", "{id}",
  ":id", "\\", "|", "^", "`", '"', "<", ">", "=", "&", ";", ",", "@", "!", "$", "'", "-", "_", "x".repeat(300),
];
const text = () => some(3, () => pick(TEXTS)).join("");
const KEYS = ["id", "ID", "a", "b", "", "redirect", "é", "%C3%A9", "%zz", "a+b", "a[]", "1", "0"];

const recase = (path) => [...path].map((c) => (chance(0.3) ? c.toUpperCase() : c)).join("");

function knownPath() {
  const filled = pick(table).pattern.replaceAll("{year}", () => pick(["2000", "2099", "2031", "2100", "20٣1", "20a1"]))
    .replaceAll(/\{\w+\}/g, () => text() || "x");
  return chance(0.3) ? recase(filled) : filled;
}

function damaged(path) {
  const at = below(path.length + 1);
  return pick([
    () => `${path}/`, () => `${path}//`, () => `/${path}`, () => `${path}/${text()}`, () => path.slice(1), () => `./${path.slice(1)}`,
    () => `../..${path}`, () => `${path}/..`, () => `${path}/.`, () => path.slice(0, at) + pick(TEXTS) + path.slice(at), () => path.slice(0, at),
    () => path.slice(0, at) + path.slice(at + 1), () => path.replace("/", "%2F"), () => text(),
  ])();
}

const search = () => `?${some(4, () => pick(KEYS) + (chance(0.7) ? `=${text()}` : "")).join(pick(["&", "&", "&&", "?"]))}`;

function location() {
  let path = knownPath();
  while (chance(0.35)) path = damaged(path);
  const whole = path + (chance(0.4) ? search() : "") + (chance(0.3) ? `#${text()}${chance(0.2) ? search() : ""}` : "");
  // A lone surrogate cannot cross into UTF-8; the core's documentation names this difference.
  return whole.toWellFormed();
}

test("every path of the table resolves as in vue-router", () => {
  for (const { pattern } of table) {
    const path = pattern.replaceAll("{year}", "2031").replaceAll(/\{\w+\}/g, "x");
    assert.equal(ourMatch(path)?.pattern, pattern);
    check(path);
  }
});

/** A match in a table of one's own without what its line has besides. */
const bare = (found) => found && { pattern: found.pattern, params: found.params, query: found.query, hash: found.hash };

test("the product's table is one like any other", () => {
  const own = new RouteTable(table);
  for (let n = 0; n < CASES / 10; n++) {
    const generated = location();
    assert.deepEqual(bare(matchRoute(generated, own)), ourMatch(generated), JSON.stringify(generated));
  }
  own.free();
});

test("generated tables of one's own resolve as in vue-router", () => {
  const names = ["id", "a", "b", "questId", "year"];
  const part = (used) => {
    const name = pick(names);
    if (!chance(0.5) || used.has(name)) return pick(["shop", "new", "a", "2025", "9"]);
    used.add(name);
    return `{${name}}`;
  };
  for (let n = 0; n < 200; n++) {
    const patterns = new Map();
    for (let line = 0; line < 12; line++) {
      const used = new Set();
      const pattern = `/${Array.from({ length: below(6) }, () => part(used)).join("/")}`;
      // Of patterns that match the same paths the first counts here, and the last there.
      patterns.set(pattern.toLowerCase().replaceAll(/\{(?!year)\w+\}/g, "{}"), pattern);
    }
    const lines = Array.from(patterns.values(), (pattern, at) => ({ pattern, at, yearsOnly: true }));
    const own = new RouteTable(lines);
    const peer = peerOf(lines);
    for (let asked = 0; asked < 40; asked++) {
      const path = pick(lines).pattern.replaceAll("{year}", () => pick(["2000", "2100"])).replaceAll(/\{\w+\}/g, () => pick(["x", "new", "shop", "é", "%zz"]));
      const generated = (chance(0.5) ? path : damaged(path)) + (chance(0.3) ? search() : "");
      assert.deepEqual(bare(matchRoute(generated.toWellFormed(), own)), peer(generated.toWellFormed()), `${JSON.stringify(generated)} in ${lines.map(({ pattern }) => pattern).join(" ")}`);
    }
    own.free();
  }
});

test("a match in a table of one's own has what its line has", () => {
  const own = new RouteTable([{ pattern: "/shop/{id}", screen: "shop", isNew: true }, { pattern: "/{a}/{b}/{c}/{d}/{e}", screen: "deep" }]);
  assert.deepEqual(matchRoute("/Shop/caf%C3%A9/?from=list#x", own), { pattern: "/shop/{id}", screen: "shop", isNew: true, params: { id: "café" }, query: { from: "list" }, hash: "#x" });
  assert.deepEqual(own.match("/1/2/é/4/5")?.params, { a: "1", b: "2", c: "é", d: "4", e: "5" });
  assert.equal(own.match("/quest/7"), null);
  assert.equal(own.lines.length, 2);
  assert.throws(() => own.match(7), { code: "invalid-argument", message: "fullPath must be a text" });
  assert.throws(() => new RouteTable([{ pattern: "/shop", yearsOnly: 1 }]), { code: "invalid-argument", message: "lines[0].yearsOnly must be true or false" });
  assert.throws(() => new RouteTable([{ path: "/shop" }]), { code: "invalid-argument" });
  assert.throws(() => new RouteTable(7), { code: "invalid-argument" });
  assert.throws(() => matchRoute("/shop/7", [{ pattern: "/shop/{id}" }]), { code: "invalid-argument", message: "table must be a RouteTable" });
  own.free();
  assert.throws(() => own.match("/shop/7"), { code: "failed-precondition" });
});

test("a pattern of another notation is refused by name", () => {
  const rules = {
    "shop": "begin with a slash",
    "/a/:id": "name a parameter as {id}, not as :id",
    "/files/{path*}": "name a parameter with letters, digits and _, as {id}",
    "/{__proto__}": "name a parameter with letters, digits and _, as {id}",
    "/x/{a": "have fixed text and parameters such as {id} between slashes, and no wildcards",
    "/f/{a}-{b}": "name a parameter with letters, digits and _, as {id}",
    "/files/*": "have fixed text and parameters such as {id} between slashes, and no wildcards",
    "/d/{a}/{a}": "name each parameter differently",
    "/a//b": "have text between its slashes",
    "/1/2/3/4/5/6/7/8/9": "have at most 8 segments",
  };
  for (const [pattern, rule] of Object.entries(rules)) {
    assert.throws(() => new RouteTable([{ pattern: "/" }, { pattern }]), { code: "invalid-argument", message: `lines[1].pattern must ${rule}, but is '${pattern}'` });
  }
});

test("a year is any text in a table of one's own, unless its line says otherwise", () => {
  const lines = [{ pattern: "/wine/{year}" }, { pattern: "/list/{year}", yearsOnly: true }];
  const own = new RouteTable(lines);
  assert.deepEqual(own.match("/wine/1999")?.params, { year: "1999" });
  assert.equal(own.match("/list/1999"), null);
  assert.deepEqual(own.match("/list/2099")?.params, { year: "2099" });
  own.free();
});

test("short texts of every structural character resolve as in vue-router", () => {
  const characters = ["/", "?", "#", ".", "%", "2", "a", "&", "=", "+"];
  for (let length = 0; length <= 4; length++) {
    for (let n = 0; n < characters.length ** length; n++) {
      const digits = n.toString(10).padStart(length, "0");
      check(length === 0 ? "" : [...digits].map((digit) => characters[Number(digit)]).join(""));
    }
  }
});

test(`${CASES} generated locations resolve as in vue-router`, () => {
  let matched = 0;
  for (let n = 0; n < CASES; n++) {
    const generated = location();
    check(generated);
    if (ourMatch(generated)) matched++;
  }
  // Were nearly everything unmatched, the comparison would say little.
  assert.ok(matched > CASES / 4, `only ${matched} of ${CASES} locations matched`);
});

test("a very long location is no trouble", () => {
  check(`/quest/${"a".repeat(100_000)}?${"b=%zz&".repeat(5_000)}#${"%C3%A9".repeat(10_000)}`);
  check("/".repeat(100_000));
});

test("query keys that every object inherits are ordinary keys", () => {
  const { query } = matchRoute("/?constructor=a&__proto__=b&toString") ?? {};
  assert.deepEqual(Object.entries(query ?? {}), [["constructor", "a"], ["__proto__", "b"], ["toString", null]]);
});
