import { call, items, listOf, start } from "./support/people";
import { expect, openAs, readyMap, test } from "./support/test";

/** A window with room for a list and its map. */
test.use({ viewport: { width: 1000, height: 640 } });

const PLACES = [
  ["Walk the five villages", 44.13, 9.71],
  ["Swim below the cliffs", 44.11, 9.73],
  ["See the thousand gates", 35.01, 135.77],
] as const;

test("the map of a list shows its wishes, opens them, and finds them again from their rows", {
  tag: "@map",
}, async ({ page, person, complaints }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Write a letter"]);
  const { id } = await listOf(page);
  const ops = PLACES.map(([title, lat, lng]) => ({
    op: "add",
    activity: { id: crypto.randomUUID(), title, kind: "see", place: { name: title, lat, lng } },
  }));
  await call(page, "editBucketItems", { listId: id, ops });
  await expect(items(page)).toHaveCount(4);
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
