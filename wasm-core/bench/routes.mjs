/**
 * Routes beside their peers, boundary included: `node bench/routes.mjs` prints nanoseconds and writes ROUTES.md.
 *
 * All are fed with the same table and take turns, so that a busy machine slows all alike.
 */
import { writeFileSync } from "node:fs";
import findMyWay from "find-my-way";
import { createMemoryHistory, createRouter } from "vue-router";
import { matchRoute, navigate, routeTable } from "../pkg/product.js";
import { machine } from "./report.mjs";
import { quantile } from "./timing.mjs";

const LOCATIONS = {
  path: ["/quest/7", "/profile/edit", "/2031/abc", "/app/quest/q1/checkout", "/bucket-list"],
  "path and query": ["/quest/7?from=list", "/browse?q=kyoto&page=2", "/app/hangout/join?id=abc", "/login?redirect=/profile/edit", "/2025?tab=map"],
  "path, query and hash": ["/quest/7?from=list#stops", "/browse/kyoto?sort=near&page=2#map", "/2031/abc?view=map#year", "/plan/x?day=1#stop-3", "/support?topic=maps#form"],
  "escapes in all parts": ["/quest/caf%C3%A9?from=a+b#%E2%9C%93", "/browse?q=S%C3%A3o+Paulo", "/plan/a%20b?x=%2F#c%20d", "/login?redirect=%2Fprofile%3Ftab%3D1", "/2031/%E6%97%A5?d=1%2C2"],
};
const ROUNDS = 40;
const CALLS = 5_000;

const table = routeTable();
const peerPath = (pattern) => pattern.replaceAll("{year}", ":year(20\\d\\d)").replaceAll(/\{(\w+)\}/g, ":$1");
const vueRouter = createRouter({ history: createMemoryHistory(), routes: table.map(({ pattern }) => ({ path: peerPath(pattern), component: {} })) });
const trie = findMyWay({ ignoreTrailingSlash: true, caseSensitive: false });
// Where two names stand at one place it wants the same name.
for (const { pattern } of table) trie.on("GET", pattern.replaceAll("{year}", ":id(^20\\d\\d$)").replaceAll(/\{(\w+)\}/g, (_, name) => `:${name}`), () => {});

const contenders = {
  "`matchRoute`": (location) => matchRoute(location),
  "`navigate`": (location) => navigate(location, { signedIn: true }),
  "`vue-router` 5 `resolve`": (location) => vueRouter.resolve(location),
  "`find-my-way` 9 `find`": (location) => trie.find("GET", location),
};

function nanoseconds(ask, locations) {
  const start = performance.now();
  for (let n = 0; n < CALLS; n++) ask(locations[n % locations.length]);
  return ((performance.now() - start) * 1e6) / CALLS;
}

console.warn = () => {};
const rows = [];
for (const [kind, locations] of Object.entries(LOCATIONS)) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, ask] of Object.entries(contenders)) times[name].push(nanoseconds(ask, locations));
  }
  const medians = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, quantile(all, 0.5)]));
  const ratio = medians["`vue-router` 5 `resolve`"] / medians["`matchRoute`"];
  rows.push([kind, ...Object.values(medians).map((ns) => String(Math.round(ns))), `${ratio.toFixed(1)}×`]);
}

const head = ["Locations", ...Object.keys(contenders), "`matchRoute` to `vue-router`"];
const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
console.log(lines);
const { processor, cores, node, date } = machine();
writeFileSync(new URL("ROUTES.md", import.meta.url), `# Routes, measured

\`node bench/routes.mjs\`, a part of \`npm run bench\`, writes this page.

${date}, ${processor}, ${cores} cores, Node ${node}. Nanoseconds for one location, medians of ${ROUNDS} rounds of ${CALLS.toLocaleString("en")}; the way into WebAssembly and back and the making of the answer included. All know the product's table and take turns. \`find-my-way\` matches and decodes the path, and splits the query; it has no hash and no guards.

${lines}
`);
