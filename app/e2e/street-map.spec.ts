import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Server } from "./support/server";
import { expect, listen, readyMap, test } from "./support/test";

const TILES = fileURLToPath(new URL("../../storage-api/tests/data/monaco.pmtiles", import.meta.url));
const POINT = { type: "Point", coordinates: [7.42, 43.735] };
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

  await test.step("what was looked at stays without a network", async () => {
    await context.route("**/tiles/**", (route) => route.abort());
    await page.reload();
    await expect(drawn(page)).toHaveAttribute("data-street-features", /^[1-9]\d+$/);
  });

  await test.step("where they cannot be fetched our own map is there, and says so", async () => {
    await page.evaluate(() => caches.delete("street-tiles"));
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
  await expect.poll(() => asked.some((url) => url.endsWith(".pbf"))).toBe(true);
  await server.remove();
});

test("a foreign style is drawn with its names in the language of the page", { tag: "@map" }, async ({
  page,
  context,
}) => {
  const host = "https://tiles.example";
  const server = new Server(["--tiles", `${host}/style.json`]);
  await server.start();
  const source = {
    type: "geojson",
    data: { type: "Feature", properties: { name: "Monaco", "name:de": "Fürstentum" }, geometry: POINT },
  };
  await context.route(`${host}/**`, (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: { places: source },
        layers: [
          { id: "land", type: "background", paint: { "background-color": "#eee" } },
          {
            id: "names",
            type: "symbol",
            source: "places",
            layout: { "text-field": ["get", "name"], "text-font": ["Instrument Sans Variable"] },
          },
        ],
      },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await openMonaco(page, server.url);
  await page.getByRole("button", { name: "Show streets from tiles.example" }).click();
  await expect(drawn(page)).toHaveAttribute("data-street-features", "1");
  await page.screenshot({ path: new URL("./.artifacts/foreign-style.png", import.meta.url).pathname });
  await server.remove();
});
