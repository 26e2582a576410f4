import type { Page } from "@playwright/test";
import { call, items, listOf, start } from "./support/people";
import { expect, otherDevice, readyMap, test } from "./support/test";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const places = (page: Page) => page.getByRole("list", { name: "Places with this name" });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a press on a found place shows the map with its card, and Back the search as it was", { tag: "@map" }, async ({
    page,
    complaints,
  }) => {
    await page.goto("/browse");
    await search(page).fill("Lofoten");
    const place = places(page).getByRole("button", { name: /^Lofoten, / });
    await place.click();
    await expect(page.getByRole("radio", { name: "Map" })).toBeChecked();
    await expect(readyMap(page)).toHaveAttribute("data-zoom", "6.00");
    const card = page.getByRole("complementary", { name: "Lofoten" });
    await expect(card.getByRole("button", { name: "Add to my list" })).toBeInViewport({ ratio: 1 });
    await expect(search(page)).toHaveValue("Lofoten");

    await page.goBack();
    await expect(page).toHaveURL("/browse?q=Lofoten");
    await expect(card).toHaveCount(0);
    await expect(place).toBeVisible();
    await expect(search(page)).toHaveValue("Lofoten");
    await page.goForward();
    await expect(page).toHaveURL(/place=/);
    await expect(card).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe("narrow and German", () => {
  test.use({ locale: "de-DE", viewport: { width: 320, height: 700 } });

  for (const [typed, name] of [
    ["Neuschwanstein", /Neuschwanstein, /],
    ["Eiffelturm", /Eiffelturm, /],
  ] as const) {
    test(`the found place ${typed} stays within the page`, async ({ page }) => {
      await page.goto("/browse");
      await page.getByRole("searchbox", { name: "Suchen" }).fill(typed);
      const found = page.getByRole("list", { name: "Orte mit diesem Namen" }).getByRole("button", { name });
      await expect(found.first()).toBeVisible();
      expect(await widthOf(page)).toBe(320);
    });
  }
});

test("found places are results of their own, framed on the map, and put on the list from where they are", {
  tag: "@map",
}, async ({ page, person, ownServer, browser }) => {
  // Something public, so that what is not found is not merely not there.
  const ann = await otherDevice(browser, ownServer, person, "/bucket-list");
  await start(ann, ["Bake bread"]);
  await call(ann, "setShare", { type: "bucketList", id: (await listOf(ann)).id, visibility: "public" });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${ownServer.url}/browse`);
  const map = readyMap(page);
  await expect(map).toBeVisible();
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("link")).toHaveCount(1);

  await test.step("one place is meant: the map looks at it, the address asks for no part of the map", async () => {
    await search(page).fill("Lofoten");
    await expect(places(page).getByRole("button", { name: /^Lofoten, .*Norway/ })).toBeVisible();
    await expect(map).toHaveAttribute("data-zoom", "6.00");
    await expect(results.getByRole("heading", { name: /match/ })).toHaveCount(0);
    // Longer than it takes until a move of the map counts as over.
    await page.waitForTimeout(800);
    await expect(page).toHaveURL(/\/browse\?q=Lofoten$/);
  });

  await test.step("it goes onto the list", async () => {
    await places(page)
      .getByRole("button", { name: /^Add to my list: Lofoten/ })
      .click();
    await expect(places(page).getByRole("button", { name: /^On your list: Lofoten/ })).toBeDisabled();
  });

  await test.step("words that name nothing speak of no filters, until one is set", async () => {
    await search(page).fill("zzzqqqxx");
    await expect(results.getByRole("heading", { name: "No quests or lists match “zzzqqqxx”" })).toBeVisible();
    await page.getByLabel("Price").selectOption("paid");
    await expect(results.getByRole("heading", { name: "No quests or lists match all your filters" })).toBeVisible();
  });

  await page.goto(`${ownServer.url}/bucket-list`);
  await expect(items(page)).toHaveText([/Lofoten/]);
});

test("the map stays where somebody moved it while places are found", { tag: "@map" }, async ({ page }) => {
  await page.goto("/browse?at=20,10,3");
  await expect(readyMap(page)).toHaveAttribute("data-zoom", "3.00");
  await search(page).fill("Lofoten");
  await expect(places(page).getByRole("button", { name: /^Lofoten, / })).toBeVisible();
  await page.waitForTimeout(800);
  await expect(readyMap(page)).toHaveAttribute("data-zoom", "3.00");
});
