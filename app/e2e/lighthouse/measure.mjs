// What Lighthouse says of the pages people arrive on, as a phone of the middle class sees them (its default: mobile, slow
// 4G, a processor four times as slow).
//   npm run lighthouse -- [runs] [flags of the browser]
// after `make build`; prints the median of the runs, exits with 1 below the target. With --disable-3d-apis the map is left
// out: what a machine without a graphics card then says is about everything else.
// Performance depends on the machine, and one that draws in software and does other things meanwhile scores less; the
// other three do not, and what they object to is printed. Whole reports lie in e2e/.artifacts/lighthouse.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { withServer } from "./server.mjs";

const PATHS = ["/", "/2025", "/bucket-list"];
const TARGETS = { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 };
/** Strangers open an invitation on slow phones. */
const INVITATION_TARGETS = { ...TARGETS, performance: 95 };
const FIGURES = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocked",
  "cumulative-layout-shift": "shift",
  "total-byte-weight": "bytes",
};
const [runs = 3, ...flags] = process.argv.slice(2);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const reports = join(root, "app/e2e/.artifacts/lighthouse");
const chromePath = execFileSync(join(root, "app/e2e/browser.sh"), ["--path"], { encoding: "utf8" }).trim();

mkdirSync(reports, { recursive: true });
await withServer(root, async (url) => {
  for (const path of PATHS) await judge(url, path, TARGETS);
  await judge(url, await invitation(url), INVITATION_TARGETS);
});

/** Path of a poll that everybody may see. */
async function invitation(url) {
  const call = async (name, data, token) => {
    const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${url}/functions/${name}`, { method: "POST", headers, body: JSON.stringify({ data }) });
    return (await answer.json()).result;
  };
  const account = { name: "Amber", user_name: "amber", email: "amber@example.test", password: "a long enough secret" };
  const { idToken } = await call("signUp", account);
  const start = (days) => new Date(Date.now() + days * 86_400_000).toISOString();
  const hangout = {
    title: "Swim off the Coral Beach",
    note: "Bring a towel.",
    visibility: "public",
    place: { mode: "fixed", place: { name: "Coral Beach", lat: 57.5, lng: -6.64 } },
    when: { mode: "poll", timeZone: "Europe/London" },
    options: [20, 21, 22, 27, 28].map((days) => ({ id: `d${days}`, start: start(days), durationMin: 120 })),
    idempotencyKey: crypto.randomUUID(),
  };
  const { id } = await call("createHangout", hangout, idToken);
  return `/hangout/${id}`;
}

async function judge(url, path, targets) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measured(url + path));
  results.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const middle = results[Math.floor(results.length / 2)];
  writeFileSync(join(reports, `${path.slice(1).replaceAll("/", "-") || "home"}.json`), JSON.stringify(middle));
  const scores = Object.keys(targets).map((name) => [name, Math.round(100 * middle.categories[name].score)]);
  console.log(`${path}  ${scores.map(([name, score]) => `${name} ${score}`).join("  ")}`);
  console.log(`    ${figuresOf(middle)}`);
  for (const [name, score] of scores) {
    if (score >= targets[name]) continue;
    process.exitCode = 1;
    for (const objection of objections(middle, name)) console.log(`    below ${targets[name]}: ${name}: ${objection}`);
  }
}

/**
 * A browser of its own for each run: what the one before kept would make the next one quicker. A run of which Lighthouse
 * itself says that its recording failed is made again.
 */
async function measured(address, isAgain = false) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic", ...flags],
  });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: "error", output: "json" });
    if (!lhr.runtimeError) return lhr;
    if (isAgain) throw new Error(lhr.runtimeError.message);
  } finally {
    await chrome.kill();
  }
  return await measured(address, true);
}

function figuresOf({ audits }) {
  return Object.entries(FIGURES)
    .map(([id, name]) => `${name} ${audits[id]?.displayValue ?? "–"}`)
    .join("  ");
}

/** What a category objects to, the costliest first. */
function objections({ categories, audits }, name) {
  return categories[name].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .sort((a, b) => b.weight * (1 - audits[b.id].score) - a.weight * (1 - audits[a.id].score))
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ""}`);
}
