// Opens a list of many items in a real Chromium, on a device that has not seen it, and says when its rows came and what
// the longest task of the page's main thread was.
//   npm run trace:rows -- [items] [runs]        after `make build`; prints figures and exits with 1 where they miss the target
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { withServer } from "../lighthouse/server.mjs";
import { quantile } from "./read-trace.mjs";

const FIRST_ROW_MS = 1_000;
const LONGEST_MS = 200;
/** Operations a list takes at once. */
const OPS_MAX = 100;
const items = Number(process.argv[2] ?? 300);
const runs = Number(process.argv[3] ?? 3);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const executablePath = execFileSync(join(root, "app/e2e/browser.sh"), ["--path"], { encoding: "utf8" }).trim();
const flags = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const browser = await chromium.launch({ executablePath, args: flags });
try {
  await withServer(root, async (url) => {
    const headers = await personWithList(url);
    const opened = [];
    for (let run = 0; run < runs; run += 1) opened.push(await open(url, headers));
    process.exitCode = report(opened);
  });
} finally {
  await browser.close();
}

/** Signs somebody up and fills their list of the year; answers the cookie they are known by. */
async function personWithList(url) {
  const post = async (name, data, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${url}/functions/${name}`, { method: "POST", headers, body: JSON.stringify({ data }) });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()).result;
  };
  const name = "Ann Example";
  const account = { name, user_name: "ann_example", email: "ann@example.test", password: "a long enough secret" };
  const { idToken } = await post("signUp", account);
  const { id: listId } = await post(
    "upsertBucketList",
    { year: new Date().getFullYear(), idempotencyKey: crypto.randomUUID() },
    idToken,
  );
  const ops = Array.from({ length: items }, (_, at) => ({
    op: "add",
    activity: {
      id: crypto.randomUUID(),
      title: `Wish ${at}`,
      status: ["wish", "planned", "done"][at % 3],
      ...(at % 4 === 1 ? { note: "Ask Ben", targetMonth: 1 + (at % 12) } : {}),
    },
  }));
  for (let at = 0; at < ops.length; at += OPS_MAX) {
    const some = ops.slice(at, at + OPS_MAX);
    await post("editBucketItems", { listId, ops: some, idempotencyKey: crypto.randomUUID() }, idToken);
  }
  return idToken;
}

/** One visit on a new device: when the list was there, when its first and its last row stood, and the longest task. */
async function open(url, token) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "reduce" });
  await context.addCookies([{ name: "auth_token", value: token, url }]);
  const page = await context.newPage();
  await page.addInitScript(watch, items);
  await page.goto(`${url}/bucket-list`);
  const handle = await page.waitForFunction(() => window.seen.allMs && window.seen, null, { timeout: 60_000 });
  // What the page still does behind the rows counts as well.
  await page.waitForTimeout(1_500);
  const seen = await handle.jsonValue();
  const listMs = await page.evaluate(
    () =>
      performance.getEntriesByType("resource").find(({ name }) => name.includes("/v1/bucketLists"))?.responseEnd ?? 0,
  );
  await context.close();
  return { listMs, ...seen };
}

function watch(wanted) {
  const seen = { firstMs: 0, allMs: 0, longestMs: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver(() => {
    const rows = document.querySelectorAll("[data-item]").length;
    if (rows > 0 && seen.firstMs === 0) seen.firstMs = performance.now();
    if (rows >= wanted && seen.allMs === 0) seen.allMs = performance.now();
  }).observe(document, { subtree: true, childList: true });
}

function report(opened) {
  const median = (each) => quantile(opened.map(each), 0.5);
  const after = median(({ firstMs, listMs }) => firstMs - listMs);
  const longest = median(({ longestMs }) => longestMs);
  const all = median(({ allMs, listMs }) => allMs - listMs);
  for (const { listMs, firstMs, allMs, longestMs } of opened) {
    const [list, first, last] = [listMs, firstMs, allMs].map(Math.round);
    console.log(
      `  list there ${list} ms, first row ${first} ms, all rows ${last} ms, longest task ${Math.round(longestMs)} ms`,
    );
  }
  console.log(`items: ${items}; medians of ${runs}, from when the list was there:`);
  console.log(
    `  first row after ${after.toFixed(0)} ms (target: <= ${FIRST_ROW_MS} ms), all rows after ${all.toFixed(0)} ms`,
  );
  console.log(`  longest task ${longest.toFixed(0)} ms (target: <= ${LONGEST_MS} ms)`);
  return after > FIRST_ROW_MS || longest > LONGEST_MS ? 1 : 0;
}
