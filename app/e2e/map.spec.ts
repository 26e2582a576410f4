import type { Page } from "@playwright/test";
import { expect, readyMap, test } from "./support/test";

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

test("the map is a picture of the same circles until somebody turns to it", { tag: "@map" }, async ({
  page,
  complaints,
}) => {
  const fetched = await openPicture(page);
  await expect(page.getByRole("button", { name: /Start my/ })).toBeVisible();
  const circles = map(page).locator("svg text");
  await expect(circles.filter({ hasText: /^66k$/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await expect(page.locator("canvas")).toHaveCount(0);

  await map(page).hover();
  await expect(readyMap(page)).toHaveAttribute("data-points", /^1\d{5}$/);
  expect(fetched.length).toBeGreaterThan(2);
  await expect(circles).toHaveCount(0);
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
  await expect(readyMap(page)).toHaveAttribute("data-points", /^\d{5,6}$/);
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
