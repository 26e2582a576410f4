import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import core from "../../wasm-core/packaging/package.json" with { type: "json" };
import { expectAccessible } from "./support/accessibility";
import { expect, picture, readyMap, test } from "./support/test";

const OURS = core.version;

const drop = (page: Page, name: string, text: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

const measure = (page: Page) => page.getByRole("button", { name: "Measure" }).click();
const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const ended = (page: Page) =>
  expect(page.getByRole("button", { name: /Download all samples/ })).toBeVisible({ timeout: 120_000 });

/** Part of the page's file that belongs to somebody. */
interface Result {
  contender: string;
  version: string;
  end: { kind: string };
  samples: { round: number; place: number; buildMs: number; viewUs: number[] }[];
  warmUp: { round: number } | null;
  summary: { buildMs: { median: number }; viewP99Us: { median: number } };
  agreement: { same: number; of: number };
}

async function downloaded(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download all samples/ }).click();
  return JSON.parse(await readFile(await (await download).path(), "utf8")) as Record<string, unknown> & {
    results: Result[];
  };
}

/** Every peer of an algorithm, with how often it must give as many entries as ours. */
const FIELDS = [
  {
    algorithm: "hierarchical",
    peers: "yonder-refilled.yonder-features.supercluster.supercluster8.markerclusterer",
    versions: [OURS, OURS, OURS, "9.1.0", "8.0.1", "2.6.2"],
    equal: ["yonder-refilled", "yonder-features", "supercluster"],
    verdict: /^Against supercluster 9, Yonder builds .+; views are .+ at p50 and .+ at p99\.$/,
    views: 200,
  },
  {
    algorithm: "grid",
    peers: "markerclustererplus.markerclusterer-grid",
    versions: [OURS, "1.2.10", "2.6.2"],
    equal: ["markerclustererplus"],
    verdict: /^Against markerclustererplus, Yonder’s views are .+ at p50 and .+ at p99\.$/,
    views: 36,
  },
  {
    algorithm: "index",
    peers: "kdbush.flatbush",
    versions: [OURS, "4.1.0", "4.7.0"],
    equal: ["kdbush", "flatbush"],
    verdict: /^Against kdbush, Yonder builds .+; views are .+ at p50 and .+ at p99\.$/,
    views: 200,
  },
];

for (const { algorithm, peers, versions, equal, verdict, views } of FIELDS) {
  test(`somebody measures a ${algorithm} clustering beside all its peers, and downloads every sample`, {
    tag: "@map",
  }, async ({ page, complaints }) => {
    await page.goto(`/demo?view=clustering&data=uniform&size=2000&runs=2&seed=7&algorithm=${algorithm}&peers=${peers}`);
    await expect(page.getByText("2,000 points on the map")).toBeVisible();
    await measure(page);
    await expect(page.getByRole("progressbar", { name: /Rounds of all/ })).toBeVisible();
    await ended(page);
    await expect(page.getByRole("status").filter({ hasText: /^Measured\. / })).toBeAttached();
    await expect(page.getByText(`equal in all ${views} views`)).not.toHaveCount(0);
    // One sentence first, about the first peer; the race has a lane for each.
    await expect(page.locator("#verdict")).toHaveText(verdict);
    await expect(page.getByRole("list", { name: /^Time to/ }).getByRole("listitem")).toHaveCount(versions.length);

    const report = await downloaded(page);
    expect(report).toMatchObject({
      version: 2,
      points: 2_000,
      settings: { data: "uniform", size: 2_000, seed: 7, algorithm, runs: 2 },
      machine: { userAgent: expect.stringContaining("Chrome") },
      method: { order: expect.any(String) },
      views: { zooms: expect.any(Array) },
    });
    expect(report.results.map(({ version }) => version)).toEqual(versions);
    expect(report.results.slice(1).map(({ contender }) => contender)).toEqual(peers.split("."));
    for (const { contender, end, warmUp, samples, summary, agreement } of report.results) {
      expect(end, contender).toEqual({ kind: "done" });
      expect(warmUp?.round).toBe(0);
      expect(samples.map(({ round }) => round)).toEqual([1, 2]);
      expect(samples.every(({ viewUs }) => viewUs.length === views)).toBe(true);
      expect(summary.viewP99Us.median, contender).toBeGreaterThan(0);
      if (equal.includes(contender)) expect(agreement, contender).toEqual({ same: views, of: views });
    }
    // Whoever was first in a round is last in the next.
    expect(report.results[0]?.samples.map(({ place }) => place)).toEqual(
      [1, 2].map((round) => versions.length - round),
    );
    expect(complaints).toEqual([]);
  });
}

test("whoever opens the address sees the same settings, and loads no peer before it is measured", {
  tag: "@map",
}, async ({ page, complaints }) => {
  const peersLoaded: string[] = [];
  page.on("request", (request) => {
    const name = /\/peer-([a-z0-9]+)/.exec(request.url())?.[1];
    if (name) peersLoaded.push(name);
  });
  await page.goto("/demo");
  await page.getByRole("link", { name: "Open the playground" }).click();
  await expect(page).toHaveURL(/view=clustering/);
  await page.goto("/demo?view=clustering&size=1000&runs=1");
  await page.getByRole("checkbox", { name: "Yonder as drop-in" }).uncheck();
  await page.getByLabel("Highest zoom").fill("12");
  await page.getByLabel("Seed").fill("42");
  await expect(page).toHaveURL(/seed=42/);
  await expect(page).toHaveURL(/maxZoom=12/);
  await expect(page).toHaveURL(/peers=supercluster\./);
  await page.reload();
  await expect(page.getByLabel("Seed")).toHaveValue("42");
  await expect(page.getByRole("checkbox", { name: "Yonder as drop-in" })).not.toBeChecked();
  await expect(readyMap(page)).toBeVisible();
  expect(peersLoaded).toEqual([]);
  await measure(page);
  await ended(page);
  // It stands on kdbush itself.
  expect(new Set(peersLoaded)).toEqual(new Set(["supercluster", "kdbush"]));
  expect(complaints).toEqual([]);
});

test("the verdict and the race are the first things on a phone, spelled out, and the race can be watched again", {
  tag: "@map",
}, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/demo?view=clustering&data=uniform&size=1000&runs=1&peers=supercluster");
  const top = page.locator("#verdict");
  await expect(top).toHaveText("Race Yonder against supercluster 9");
  await expect(page.getByText("1,000 points on the map")).toBeVisible();
  await measure(page);
  await expect(top).toHaveText(/^Against supercluster 9, Yonder builds/, { timeout: 60_000 });
  await expect(top).toBeInViewport();
  await expect(rowOf(page, /supercluster 9/)).toContainText(/\d× (faster|slower)|about as fast/);
  const race = page.getByRole("list", { name: "Time to build and answer 1,000 views" });
  await expect(race.getByRole("listitem").nth(1)).toContainText(/^supercluster 9/);
  const replay = page.getByRole("button", { name: "Watch again" });
  await replay.click();
  const running = () => race.evaluate((list) => list.getAnimations({ subtree: true }).length);
  await expect.poll(running).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Change settings" }).click();
  await expect(page.getByLabel("Seed")).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("somebody calls a measurement off, and what is known by then stays", { tag: "@map" }, async ({
  page,
  complaints,
}) => {
  await page.goto("/demo?view=clustering&data=uniform&size=1000000&runs=3&peers=supercluster");
  await expect(page.getByText("1,000,000 points on the map")).toBeVisible({ timeout: 60_000 });
  await measure(page);
  await expect(page.getByText(/^supercluster 9: warming up, building/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel("Seed")).toBeDisabled();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(rowOf(page, /supercluster 9/)).toContainText("stopped by you");
  await expect(rowOf(page, /^Yonder/)).toContainText("from the warm-up only");
  await expect(page.getByRole("button", { name: "Measure" })).toBeEnabled();
  const { results } = await downloaded(page);
  expect(results.map(({ end }) => end.kind)).toEqual(["cancelled", "cancelled"]);
  expect(complaints).toEqual([]);
});

test("whoever takes longer than the limit is stopped, and the others go on", { tag: "@map" }, async ({
  page,
  complaints,
}) => {
  await page.goto(
    "/demo?view=clustering&data=uniform&size=20000&runs=1&limit=2&algorithm=grid&peers=markerclusterer-grid",
  );
  await expect(page.getByText("20,000 points on the map")).toBeVisible();
  await measure(page);
  await ended(page);
  await expect(rowOf(page, /markerclusterer, grid/)).toContainText("stopped after 2 s");
  const { results } = await downloaded(page);
  expect(results.map(({ end }) => end)).toEqual([{ kind: "done" }, { kind: "stopped", afterS: 2 }]);
  expect(complaints).toEqual([]);
});

test("somebody drops files of their own, is told the line that is wrong, and loses nothing by it", {
  tag: "@map",
}, async ({ page, complaints }) => {
  await page.goto("/demo?view=clustering&data=file&peers=supercluster");
  await expect(page.getByRole("button", { name: "Measure" })).toBeDisabled();
  await drop(page, "broken.csv", "lng,lat\n13.4,52.5\n13.5,north\n");
  await expect(page.getByRole("alert")).toContainText("line 3: the latitude “north”");
  const rows = Array.from({ length: 50 }, (_, n) => `${13 + n / 1000},52.5`);
  await drop(page, "mine.csv", ["lng,lat", ...rows].join("\n"));
  await expect(page.getByText("mine.csv: 50 points")).toBeVisible();
  await expect(page.getByText("50 points on the map")).toBeVisible();
  await expect(readyMap(page)).toHaveAttribute("data-points", "50");
  await drop(page, "broken.geojson", '{ "type": "FeatureCollection", "features": [\n{ "type": "Feature", }\n] }');
  await expect(page.getByRole("alert")).toContainText(
    "line 2: this isn’t JSON. The points from mine.csv are still there.",
  );
  await expect(readyMap(page)).toHaveAttribute("data-points", "50");
  await page.getByLabel("Rounds").fill("1");
  await measure(page);
  await ended(page);
  await expect(rowOf(page, /supercluster 9/)).toContainText("equal in all 200 views");
  expect(complaints).toEqual([]);
});

test("somebody looks at the grid instead of the hierarchy", { tag: "@map" }, async ({ page, complaints }) => {
  await page.goto("/demo?view=clustering&data=uniform&size=10000&runs=1");
  await expect(readyMap(page)).toBeVisible();
  const clusters = await readyMap(page).getAttribute("data-clusters");
  await page.getByText("Grid", { exact: true }).click();
  await expect(page).toHaveURL(/algorithm=grid/);
  await expect(readyMap(page)).not.toHaveAttribute("data-clusters", String(clusters));
  await expect(readyMap(page)).toHaveAttribute("data-clusters", /^[1-9]/);
  expect(complaints).toEqual([]);
});

test("clusters are opened with the keyboard, and the page says what happens", { tag: "@map" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/demo?view=clustering&data=cities&size=10000");
  const map = readyMap(page);
  await expect(map).toBeVisible();
  const zoom = Number(await map.getAttribute("data-zoom"));
  await map.getByRole("application").focus();
  await page.keyboard.press("Enter");
  await expect(map.getByText(/places\. Enter zooms in/)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(async () => Number(await map.getAttribute("data-zoom"))).toBeGreaterThan(zoom);
});

test("items at one address are spread out when their cluster is clicked", { tag: "@map" }, async ({ page }) => {
  const alike = Array.from({ length: 7 }, () => "12,28").join("\n");
  await page.goto("/demo?view=clustering&data=file");
  await drop(page, "address.csv", `lng,lat\n${alike}\n`);
  const map = readyMap(page);
  await expect(map).toHaveAttribute("data-clusters", "1");
  // The columns reach the page a moment before they reach the canvas.
  await expect(async () => {
    await map.locator("canvas").click();
    await expect(map.getByText("7 places at the same address.")).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await picture(page, "fan");
  await map.getByRole("application").focus();
  // A click of those above may still be on its way and open the fan once more.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(map.getByText("Closed.")).toBeAttached({ timeout: 1_000 });
  }).toPass();
});

test("the playground is accessible with a measurement on it", { tag: "@map" }, async ({ page }) => {
  await page.goto("/demo?view=clustering&size=1000&runs=1");
  await expect(readyMap(page)).toBeVisible();
  await measure(page);
  await ended(page);
  await expectAccessible(page, "playground", [320, 360, 1440]);
  await picture(page, "playground");
});

test("the door to the playground is accessible", async ({ page }) => {
  await page.goto("/demo");
  await expect(page.locator("h1")).toBeVisible();
  await expectAccessible(page, "/demo", [320]);
});
