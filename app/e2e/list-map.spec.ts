import type { Page } from "@playwright/test";
import { unitOf, worldPx } from "../src/map/view";
import { call, items, listOf, start } from "./support/people";
import { expect, openAs, type Person, readyMap, test } from "./support/test";

/** A window with room for a list and its map. */
test.use({ viewport: { width: 1000, height: 640 } });

const PLACES = [
  ["Walk the five villages", 44.13, 9.71],
  ["Swim below the cliffs", 44.11, 9.73],
  ["See the thousand gates", 35.01, 135.77],
] as const;

/** Opens a new list with a wish, and one at each of these places. */
async function openPlaced(page: Page, person: Person, places: readonly (readonly [string, number, number])[]) {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Write a letter"]);
  const { id } = await listOf(page);
  const ops = places.map(([title, lat, lng]) => ({
    op: "add",
    activity: { id: crypto.randomUUID(), title, kind: "see", place: { name: title, lat, lng } },
  }));
  await call(page, "editBucketItems", { listId: id, ops });
  await expect(items(page)).toHaveCount(places.length + 1);
}

test("the map of a list shows its wishes, opens them, and finds them again from their rows", {
  tag: "@map",
}, async ({ page, person, complaints }) => {
  await openPlaced(page, person, PLACES);
  await page.reload();
  const map = readyMap(page);
  const card = page.getByRole("complementary", { name: "See the thousand gates" });

  await test.step("towns are shown only when somebody looks for a place", async () => {
    await page.locator("section[data-state]").hover();
    await expect(map).toHaveAttribute("data-points", "3");
    await expect(map).toHaveAttribute("data-clusters", "1");
    const towns = page.getByRole("button", { name: "Show towns to add" });
    await towns.click();
    await expect(map).toHaveAttribute("data-points", /^\d{4,6}$/);
    await towns.click();
    await expect(map).toHaveAttribute("data-points", "3");
  });

  await test.step("a row leads to its place on the map, with the card of the wish", async () => {
    const row = items(page).filter({ hasText: "See the thousand gates" });
    await row.getByRole("button", { name: "See the thousand gates", exact: true }).click();
    await expect(map).toHaveAttribute("data-zoom", "8.00");
    await expect(map).toHaveAttribute("data-points", "1");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(card.getByRole("link", { name: /^Directions/ })).toHaveAttribute("href", /35\.01%2C135\.77/);
    await page.screenshot({ path: new URL("./.artifacts/list-map.png", import.meta.url).pathname });
    await card.getByRole("button", { name: "Close See the thousand gates" }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step("a second press on the row opens its details, as its keys do at once", async () => {
    const title = (name: string) => items(page).getByRole("button", { name, exact: true });
    await title("Walk the five villages").click();
    await expect(page.getByRole("complementary", { name: "Walk the five villages" })).toBeVisible();
    await title("Walk the five villages").click();
    await expect(page.getByRole("dialog", { name: "Details" })).toBeVisible();
    await page.goBack();
    await title("See the thousand gates").press("Enter");
    await expect(page.getByRole("dialog", { name: "Details" })).toBeVisible();
    await page.goBack();
    const menu = page.getByRole("button", { name: "More actions for See the thousand gates" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Show on the map" }).click();
    await expect(card).toBeVisible();
    await card.getByRole("button", { name: "Close See the thousand gates" }).click();
    await expect(map).toHaveAttribute("data-zoom", "8.00");
  });

  await test.step("a pressed pin opens the same card, which ticks and opens the wish", async () => {
    const stage = page.getByRole("application");
    const box = await stage.boundingBox();
    await stage.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
    await expect(card).toBeVisible();
    await card.getByRole("checkbox", { name: "Done" }).check();
    await expect(page.getByRole("status").filter({ hasText: "1 of 4 done" })).toBeVisible();
    await card.getByRole("button", { name: "Open" }).click();
    await expect(page.getByRole("dialog").getByText("See the thousand gates").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("all of them come back into view, and the list says which", async () => {
    await page.getByRole("button", { name: "Show all my places" }).click();
    await expect(map).toHaveAttribute("data-points", "3");
    await page.getByRole("button", { name: "List places in view" }).click();
    await expect(map.getByRole("paragraph").filter({ hasText: "3 places in view" })).toBeVisible();
    await map.getByRole("button", { name: "Walk the five villages" }).press("Enter");
    await expect(page.getByRole("complementary", { name: "Walk the five villages" })).toBeVisible();
    await expect(map).toHaveAttribute("data-zoom", "8.00");
  });

  await test.step("a row of a phone leads to the map, too", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/bucket-list");
    const row = items(page).filter({ hasText: "See the thousand gates" });
    await row.getByRole("button", { name: "See the thousand gates", exact: true }).click();
    await page.getByRole("dialog", { name: "Details" }).getByRole("button", { name: "Show on the map" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(card.getByRole("link", { name: /^Directions/ })).toBeVisible();
    await expect(map).toHaveAttribute("data-points", "1");
    await page.screenshot({ path: new URL("./.artifacts/list-map-phone.png", import.meta.url).pathname });
  });
  expect(complaints).toEqual([]);
});

const FAR = [
  ["Go to Copenhagen", 55.68, 12.57],
  ["Have cake in Berlin", 52.52, 13.4],
  ["Take the cableway up Table Mountain", -33.96, 18.41],
  ["Have doughnuts at Queen Victoria Market", -37.8, 144.96],
] as const;

/** The pins of wishes that stand alone, and the circles of several, in the order in which they are drawn. */
const pinsOf = (page: Page) => page.locator('section[data-state] div[aria-hidden="true"] > span');

test("a pin stands clear of its card on a phone, which a cluster and the open sea close", { tag: "@map" }, async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlaced(page, person, FAR);
  await page.goto("/bucket-list?view=map");
  const card = page.locator("section[data-state] aside");
  const chosen = page.locator("section[data-state] [data-chosen]");
  const press = async (pin: ReturnType<typeof pinsOf>) => {
    const { x = 0, y = 0 } = (await pin.first().boundingBox()) ?? {};
    await page.mouse.click(x, y);
  };
  const isClear = async () => {
    const pin = await chosen.boundingBox();
    const over = await card.boundingBox();
    return pin && over && pin.y > 0 && pin.y + 20 < over.y;
  };
  const cluster = pinsOf(page).filter({ hasText: /^2$/ });
  const single = pinsOf(page).filter({ hasNotText: /\d/ });
  // The live map draws clusters where nobody can ask for them: from the pin they are as far as on every map.
  const clusterAt = async (): Promise<[x: number, y: number]> => {
    const { x = 0, y = 0 } = (await chosen.boundingBox()) ?? {};
    const side = worldPx({ longitude: 0, latitude: 0, zoom: Number(await readyMap(page).getAttribute("data-zoom")) });
    const [mountain, copenhagen, berlin] = [FAR[2], FAR[0], FAR[1]].map(([, lat, lng]) => unitOf(lng, lat));
    const by = (axis: 0 | 1) =>
      side * (((copenhagen?.[axis] ?? 0) + (berlin?.[axis] ?? 0)) / 2 - (mountain?.[axis] ?? 0));
    return [x + by(0), y + by(1)];
  };

  await test.step("at rest", async () => {
    await press(single);
    await expect(card).toHaveAccessibleName("Take the cableway up Table Mountain");
    await expect.poll(isClear).toBe(true);
  });

  await test.step("live, and a cluster closes it, and the sea", async () => {
    const map = readyMap(page);
    // The circle of the picture goes once the canvas has drawn its own.
    await expect(cluster).toHaveCount(0);
    await expect.poll(isClear).toBe(true);
    const at = await clusterAt();
    // A press in the moment in which the canvas has drawn first may miss what it has drawn.
    await expect(async () => {
      await page.mouse.click(...at);
      await expect(map).toHaveAttribute("data-points", "2", { timeout: 4_000 });
    }).toPass();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Show all my places" }).click();
    await expect(map).toHaveAttribute("data-points", "4");
    await press(single);
    await expect(card).toHaveCount(1);
    const box = await page.getByRole("application").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 230);
    await expect(card).toHaveCount(0);
  });

  await test.step("a row leads there as well", async () => {
    await page.getByRole("radiogroup", { name: "View" }).getByText("List", { exact: true }).click();
    await items(page).getByRole("button", { name: FAR[3][0], exact: true }).click();
    await page.getByRole("dialog", { name: "Details" }).getByRole("button", { name: "Show on the map" }).click();
    await expect(card).toHaveAccessibleName(FAR[3][0]);
    await expect(readyMap(page)).toHaveAttribute("data-zoom", "8.00");
    await expect.poll(isClear).toBe(true);
    await page.screenshot({ path: new URL("./.artifacts/list-map-clear.png", import.meta.url).pathname });
  });
});

test("a pressed pin brings its row into view beside the map", { tag: "@map" }, async ({ page, person }) => {
  const many = Array.from({ length: 16 }, (_, at) => [`Wish ${at}`, 48, 2 + at / 1000] as const);
  await openPlaced(page, person, [...many, ...FAR]);
  await page.reload();
  await page.locator("section[data-state]").hover();
  await expect(readyMap(page)).toBeVisible();
  const row = items(page).filter({ hasText: FAR[2][0] });
  await expect(row).not.toBeInViewport();
  // The card of a pin that a press on the list of the map opens is the one that a press on the pin opens.
  await page.getByRole("button", { name: "List places in view" }).click();
  await readyMap(page).getByRole("button", { name: FAR[2][0] }).press("Enter");
  await expect(row).toBeInViewport();
  await expect(row.locator("[data-chosen]")).toBeVisible();
});
