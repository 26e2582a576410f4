import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Server } from "./support/server";
import { expect, listen, readyMap, test } from "./support/test";

const TILES = fileURLToPath(new URL("../../storage-api/tests/data/monaco.pmtiles", import.meta.url));
const drawn = (page: Page) => readyMap(page).and(page.locator("[data-street-features]"));

/** Opens the map of the world over Monaco. */
async function openMonaco(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/browse?at=7.42,43.735,14`);
}

test("streets of this server lie under the pins, in the language of the page, and give way without a network", {
  tag: "@map",
}, async ({ page, context }) => {
  const complaints: string[] = [];
  listen(page, complaints);
  const server = new Server(["--tiles", TILES]);
  await server.start();

  await test.step("they are drawn at once, with who made them", async () => {
    await openMonaco(page, server.url);
    await expect(drawn(page)).toHaveAttribute("data-street-features", /^[1-9]\d+$/);
    await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();
    await page.screenshot({ path: new URL("./.artifacts/streets.png", import.meta.url).pathname });
  });

  await test.step("they are hidden by whoever does not want them, also for the next time", async () => {
    await page.getByRole("button", { name: "Hide streets" }).click();
    await expect(drawn(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Show streets" })).toBeVisible();
    await page.getByRole("button", { name: "Show streets" }).click();
    await expect(drawn(page)).toBeVisible();
  });
  expect(complaints).toEqual([]);

  await test.step("where they cannot be fetched our own map is there, and says so", async () => {
    await context.route("**/tiles/**", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("We can’t load the streets right now.")).toBeVisible();
    await expect(drawn(page)).toHaveCount(0);
    await context.unroute("**/tiles/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(drawn(page)).toBeVisible();
  });
  await server.remove();
});

test("streets of another host are asked for only once somebody wants them", { tag: "@map" }, async ({
  page,
  context,
}) => {
  const host = "https://tiles.example";
  const server = new Server(["--tiles", `${host}/planet`]);
  await server.start();
  const asked: string[] = [];
  await context.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      json: { tilejson: "3.0.0", tiles: [`${host}/{z}/{x}/{y}.pbf`], attribution: "<b>© Somebody</b>", maxzoom: 14 },
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await openMonaco(page, server.url);
  await expect(readyMap(page)).toBeVisible();
  const show = page.getByRole("button", { name: "Show streets from tiles.example" });
  await expect(show).toBeVisible();
  expect(asked).toEqual([]);
  await show.click();
  await expect.poll(() => asked).toContain(`${host}/planet`);
  await server.remove();
});
