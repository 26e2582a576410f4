// Every answer of matchRoute is compared with vue-router 5, fed with the same table, over generated nasty locations.
import assert from "node:assert/strict";
import { test } from "node:test";
import { matchRoute, routeTable } from "../../pkg/index.js";
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
