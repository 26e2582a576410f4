import type { Page } from "@playwright/test";
import { expect, picture, readyMap, test } from "./support/test";

/** A window with room for a list and its map. */
test.use({ viewport: { width: 1500, height: 640 } });

const map = (page: Page) => page.locator("section[data-state]");

/** Opens the page of a list that is not begun, and notes what is fetched that only a living map needs. */
async function openPicture(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/gazetteer|world-canvas|clustering_bg/.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/bucket-list");
  await expect(map(page)).toHaveAttribute("data-state", "picture");
  return fetched;
}

/** Shows the world's places on a living map. */
async function showTowns(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show towns to add" }).click();
  await expect(readyMap(page)).toHaveAttribute("data-points", /^\d{5,6}$/);
}

test("the map is a picture until somebody turns to it, and has towns once somebody asks for them", {
  tag: "@map",
}, async ({ page, complaints }) => {
  const fetched = await openPicture(page);
  await expect(page.getByRole("button", { name: /Start my/ })).toBeVisible();
  await expect(map(page).locator("svg text").filter({ hasText: "Brazil" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await expect(page.locator("canvas")).toHaveCount(0);

  await map(page).hover();
  await expect(readyMap(page)).toHaveAttribute("data-points", "0");
  expect(fetched).not.toEqual([]);
  await showTowns(page);
  expect(fetched.length).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});

test("the keyboard wakes the map, keeps the focus on it, and loses no key pressed meanwhile", { tag: "@map" }, async ({
  page,
}) => {
  await openPicture(page);
  const stage = page.getByRole("application");
  await stage.focus();
  await expect(stage).toBeFocused();
  await page.keyboard.press("+");
  await expect(readyMap(page)).toHaveAttribute("data-zoom", "2.10");
  await expect(stage).toBeFocused();
  await showTowns(page);
  await stage.focus();
  // Enter goes to the cluster in the middle, and then into it: only the living map knows where that is. Clusters that
  // split meanwhile are gone to anew.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(readyMap(page)).not.toHaveAttribute("data-zoom", "2.10", { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
});

test("a finger wakes the map", { tag: "@map" }, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openPicture(page);
  await map(page).tap({ position: { x: 40, y: 200 } });
  await expect(readyMap(page)).toHaveAttribute("data-points", "0");
  await context.close();
});

test("the buttons of a picture do what those of the map do", { tag: "@map" }, async ({ page }) => {
  await openPicture(page);
  await page.getByRole("button", { name: "List places in view" }).press("Enter");
  await expect(
    readyMap(page)
      .getByText(/places in view/)
      .first(),
  ).toBeVisible();
});

test("a map at rest draws nothing", { tag: "@map" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { draws: 0 });
    for (const call of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"] as const) {
      const original = WebGL2RenderingContext.prototype[call] as (...given: unknown[]) => void;
      WebGL2RenderingContext.prototype[call] = function (...given: unknown[]) {
        Object.assign(window, { draws: drawsSoFar() + 1 });
        return original.apply(this, given);
      };
    }
    function drawsSoFar(): number {
      return (window as unknown as { draws: number }).draws;
    }
  });
  /** Calls to draw before and after so many frames of the browser. */
  const drawsIn = (frames: number) =>
    page.evaluate(async (left) => {
      const draws = () => (window as unknown as { draws: number }).draws;
      const before = draws();
      for (let at = 0; at < left; at += 1) await new Promise(requestAnimationFrame);
      return draws() - before;
    }, frames);
  await page.goto("/bucket-list");
  await map(page).hover();
  await showTowns(page);
  await page.mouse.move(0, 0);
  // What is on its way when the clusters are there still comes: names, fonts, lines around the coast.
  await expect.poll(() => drawsIn(30)).toBe(0);
  expect(await drawsIn(60)).toBe(0);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => drawsIn(1)).toBeGreaterThan(0);
  await expect.poll(() => drawsIn(30)).toBe(0);
});

test("names of lakes, rivers, glaciers and parks come once somebody looks closer than at the world", {
  tag: "@map",
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\/landscape-/.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/browse?at=11,46.5,2");
  await expect(readyMap(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.goto("/browse?at=11,46.5,5.6");
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await expect(readyMap(page)).toBeVisible();
  await picture(page, "landscape-names");
});
