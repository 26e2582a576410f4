// Pans and zooms a map of a million points in a real Chromium and says what the main thread did meanwhile.
//   npm run trace -- [points]        after `make build`; prints figures and exits with 1 where they miss the target
// Chromium draws in software here, so that drawing and the driver's waits are told apart from the scripts' own work.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { longTasks, ownPerFrame, quantile } from "./read-trace.mjs";

const LONG_MS = 50;
const OWN_P99_MS = 4;
const points = Number(process.argv[2] ?? 1_000_000);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const flags = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const data = mkdtempSync(join(tmpdir(), "yonder-trace-"));
const server = spawn(
  join(root, "target/release/storage-api"),
  ["serve", "--listen", "127.0.0.1:0", "--data", data, "--site", join(root, "app/dist")],
  { stdio: ["ignore", "pipe", "inherit"] },
);
const executablePath = execFileSync(join(root, "app/e2e/browser.sh"), ["--path"], { encoding: "utf8" }).trim();
const browser = await chromium.launch({ executablePath, args: flags });
try {
  process.exitCode = report(await record(await address()));
} finally {
  await browser.close();
  server.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}

async function address() {
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /http:\/\/localhost:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error("the server ended before it was ready; is target/release/storage-api built?");
}

async function record(url) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(`${url}/demo?view=clustering&data=clustered&size=${points}`);
  await page.locator('section[data-state="ready"]').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2_000);
  return traced(() => moves(page));
}

/** Drags in each direction and turns the wheel in and out, as a person would, for about ten seconds. */
async function moves(page) {
  const box = await page.locator("section[data-state] canvas").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [dx, dy] of [
    [200, 60],
    [-240, -80],
    [160, 100],
    [-180, 40],
  ]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) await page.mouse.move(x + (dx * step) / 20, y + (dy * step) / 20);
    await page.mouse.up();
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, dx > 0 ? -120 : 100);
    await page.waitForTimeout(800);
  }
}

async function traced(act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["toplevel", "devtools.timeline", "blink.user_timing", "v8.execute", "gpu"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await act();
  await session.send("Tracing.end");
  await complete;
  return events;
}

function report(events) {
  const [tasks, own] = [longTasks(events, LONG_MS), ownPerFrame(events)];
  const ours = tasks.filter(({ ownMs }) => ownMs > LONG_MS);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(own, share));
  console.log(`points: ${points.toLocaleString("en")}; frames and answers in which the layer worked: ${own.length}`);
  console.log(
    `the layer's own time in each: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, max ${most.toFixed(2)} ms (target: p99 <= ${OWN_P99_MS} ms)`,
  );
  console.log(
    `tasks over ${LONG_MS} ms on the page's main thread: ${tasks.length}, of which by the layer: ${ours.length} (target: 0)`,
  );
  const others = tasks.filter(({ scriptMs, drawMs, ownMs }) => scriptMs - drawMs - ownMs > LONG_MS);
  console.log(`  by other scripts of the page (base map, React, deck.gl), drawing left out: ${others.length}`);
  for (const { ms, scriptMs, drawMs, ownMs } of tasks.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) {
    console.log(
      `  ${ms.toFixed(0)} ms: scripts ${scriptMs.toFixed(0)} ms, waiting for drawing ${drawMs.toFixed(0)} ms, the layer's own work ${ownMs.toFixed(2)} ms`,
    );
  }
  return own.length === 0 || ours.length > 0 || p99 > OWN_P99_MS ? 1 : 0;
}
