import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, picture, readyMap, test } from "./support/test";

const drop = (page: Page, name: string, text: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("somebody measures ten thousand points beside the peer and downloads the figures", async ({
  page,
  complaints,
}) => {
  await page.goto("/demo");
  await page.getByRole("link", { name: "Open the playground" }).click();
  await expect(page).toHaveURL(/view=clustering/);
  await page.goto("/demo?view=clustering&data=uniform&size=10000&runs=2");
  await expect(readyMap(page)).toBeVisible();
  await expect(page.getByText("10,000 points on the map")).toBeVisible();
  await page.getByLabel("Highest zoom").fill("12");
  await expect(page).toHaveURL(/maxZoom=12/);
  await page.getByRole("button", { name: "Measure" }).click();
  await expect(page.getByText(/Both gave [\d,]+ entries/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("row")).toHaveCount(3);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download the figures/ }).click();
  const report = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(report.settings).toMatchObject({ data: "uniform", size: 10_000, maxZoom: 12, runs: 2 });
  expect(report.results.map(({ contender }: { contender: string }) => contender)).toEqual(["yonder", "supercluster"]);
  for (const { points, buildMs, viewUs, entries } of report.results) {
    expect(points).toBe(10_000);
    expect(buildMs.runs).toHaveLength(2);
    expect(viewUs.median).toBeGreaterThan(0);
    expect(entries).toBe(report.results[0].entries);
  }
  expect(complaints).toEqual([]);
});

test("somebody drops a file of their own, and is told the line that is wrong", async ({ page, complaints }) => {
  await page.goto("/demo?view=clustering&data=file");
  await expect(page.getByRole("button", { name: "Measure" })).toBeDisabled();
  await drop(page, "broken.csv", "lng,lat\n13.4,52.5\n13.5,north\n");
  await expect(page.getByRole("alert")).toContainText("Line 3: the latitude “north”");
  const rows = Array.from({ length: 50 }, (_, n) => `${13 + n / 1000},52.5`);
  await drop(page, "mine.csv", ["lng,lat", ...rows].join("\n"));
  await expect(page.getByText("mine.csv: 50 points")).toBeVisible();
  await expect(page.getByText("50 points on the map")).toBeVisible();
  await expect(readyMap(page)).toHaveAttribute("data-points", "50");
  await page.getByLabel("Runs").fill("1");
  await page.getByRole("button", { name: "Measure" }).click();
  await expect(page.getByText(/Both gave [\d,]+ entries/)).toBeVisible({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});

test("somebody looks at the grid instead of the hierarchy, and measures it alone", async ({ page, complaints }) => {
  await page.goto("/demo?view=clustering&data=uniform&size=10000&runs=1");
  await expect(readyMap(page)).toBeVisible();
  const clusters = await readyMap(page).getAttribute("data-clusters");
  await page.getByText("Grid", { exact: true }).click();
  await expect(page).toHaveURL(/algorithm=grid/);
  await expect(readyMap(page)).not.toHaveAttribute("data-clusters", String(clusters));
  await expect(readyMap(page)).toHaveAttribute("data-clusters", /^[1-9]/);
  await page.getByRole("button", { name: "Measure" }).click();
  await expect(page.getByRole("row")).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole("row", { name: /Yonder, grid/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("clusters are opened with the keyboard, and the page says what happens", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/demo?view=clustering&data=cities&size=10000");
  const map = readyMap(page);
  await expect(map).toBeVisible();
  const zoom = Number(await map.getAttribute("data-zoom"));
  await map.getByRole("application").focus();
  await page.keyboard.press("Enter");
  await expect(map.getByText(/places\. Enter goes nearer/)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(async () => Number(await map.getAttribute("data-zoom"))).toBeGreaterThan(zoom);
});

test("items at one address are spread out when their cluster is clicked", async ({ page }) => {
  const alike = Array.from({ length: 7 }, () => "12,28").join("\n");
  await page.goto("/demo?view=clustering&data=file");
  await drop(page, "address.csv", `lng,lat\n${alike}\n`);
  const map = readyMap(page);
  await expect(map).toHaveAttribute("data-clusters", "1");
  // The columns reach the page a moment before they reach the canvas.
  await expect(async () => {
    await map.locator("canvas").click();
    await expect(map.getByText("7 places at one address.")).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await picture(page, "fan");
  await map.getByRole("application").focus();
  await page.keyboard.press("Escape");
  await expect(map.getByText("Closed.")).toBeAttached();
});

test("the door and the playground have no accessibility violations and do not scroll sideways", async ({ page }) => {
  for (const path of ["/demo", "/demo?view=clustering&size=1000&runs=1"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    if (path.includes("clustering")) {
      await expect(readyMap(page)).toBeVisible();
      await page.getByRole("button", { name: "Measure" }).click();
      await expect(page.getByText(/Both gave/)).toBeVisible({ timeout: 60_000 });
    }
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", scheme);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${scheme} ${width}: ${id} ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        await picture(page, `${path.includes("clustering") ? "playground" : "demo"}-${scheme}-${width}`);
      }
    }
  }
});
