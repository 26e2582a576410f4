import type { Page } from "@playwright/test";
import { withPosition } from "./support/exif";
import { call, items, listOf, start } from "./support/people";
import { expect, openAs, test } from "./support/test";

const KYOTO = { name: "Kyoto", lat: 35.01164, lng: 135.76803 };

test("a pin is dropped for words that no place has, and moved in the details", { tag: "@map" }, async ({
  page,
  person,
}) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Write a postcard"]);

  await test.step("no place is called so: a pin on the map is the place", async () => {
    const field = page.getByRole("textbox", { name: "Add a wish or a place" });
    await field.fill("Zzyzxqq bench");
    await page.getByRole("option", { name: "Drop a pin for “Zzyzxqq bench”" }).click();
    const sheet = page.getByRole("dialog", { name: "Drop a pin" });
    const map = sheet.getByRole("application");
    await expect(sheet.getByRole("button", { name: "Use this spot" })).toBeDisabled();
    await expect(map.locator("canvas")).toBeVisible();
    await sheet.getByRole("button", { name: "Pin in the middle" }).click();
    await expect(sheet.getByRole("button", { name: /^Pin at 28\.0/ })).toBeVisible();
    await expect(sheet.getByLabel("Name")).toHaveValue("Zzyzxqq bench");
    await sheet.getByRole("button", { name: "Use this spot" }).click();
    await expect(items(page).filter({ hasText: "Zzyzxqq bench" })).toHaveCount(1);
    await expect.poll(async () => (await placeOf(page, "Zzyzxqq bench"))?.name).toBe("Zzyzxqq bench");
  });

  await test.step("the pin of a place is moved by keys and by dragging, and its name stays", async () => {
    const { id } = await listOf(page);
    const activity = { id: crypto.randomUUID(), title: "See Kyoto", kind: "see", placeId: "geonames:1", place: KYOTO };
    await call(page, "editBucketItems", { listId: id, ops: [{ op: "add", activity }] });
    await page.getByRole("button", { name: "See Kyoto", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Details" });
    await details.getByRole("button", { name: "Edit", exact: true }).click();
    await details.getByRole("button", { name: "Move the pin" }).click();
    const pin = details.getByRole("button", { name: /^Pin at/ });
    await expect(pin).toHaveAccessibleName("Pin at 35.01164, 135.76803");
    await pin.press("ArrowRight");
    await expect(pin).not.toHaveAccessibleName(/135\.76803/);
    await pin.press("ArrowLeft");
    await expect(pin).toHaveAccessibleName("Pin at 35.01164, 135.76803");
    await pin.scrollIntoViewIfNeeded();
    const box = await pin.boundingBox();
    if (!box) throw new Error("the pin is not drawn");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y - 30, { steps: 4 });
    await page.mouse.up();
    await expect(pin).not.toHaveAccessibleName(/35\.01164/);
    await details.getByRole("button", { name: "Use this spot" }).click();
    await expect(details.getByRole("group", { name: "Place" })).toContainText("Kyoto");
    await expect.poll(async () => (await placeOf(page, "See Kyoto"))?.lng).toBeGreaterThan(KYOTO.lng);
    expect(await placeOf(page, "See Kyoto")).toMatchObject({ name: "Kyoto" });
  });
});

test("where a photo was taken is offered as the place, and kept only then", async ({ page }) => {
  await page.goto("/bucket-list");
  await start(page, ["Ride the ferris wheel"]);
  const jpeg = await page.screenshot({ type: "jpeg" });
  await page.getByRole("button", { name: "Ride the ferris wheel", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Details" });
  const buffer = withPosition(jpeg, 48.21661, 16.39598);
  await details.locator('input[type="file"]').setInputFiles({ name: "wheel.jpg", mimeType: "image/jpeg", buffer });
  const offer = details.getByRole("group", { name: "Where the photo was taken" });
  await expect(offer).toContainText("48.21661, 16.39598");
  await expect(details.getByRole("group", { name: "Place" })).toHaveCount(0);
  await offer.getByRole("button", { name: "Use as the place" }).click();
  await expect(details.getByText(/Near |Prater|Riesenrad|Ferris|48\.21661/).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("places of the world are looked for before nothing is said", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route("**/gazetteer-more-*.bin*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/browse?q=eiffel");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByText("Searching…")).toBeVisible();
  await expect(results.getByText("Nothing is public yet")).toHaveCount(0);
  letGo();
  await expect(results.getByRole("button", { name: /^Eiffel Tower/ })).toBeVisible();
  await expect(results.getByText("Nothing is public yet")).toHaveCount(0);
});

async function placeOf(page: Page, title: string): Promise<{ name: string; lng: number } | undefined> {
  const { activities } = (await listOf(page)) as unknown as {
    activities: { title: string; place?: { name: string; lng: number } }[];
  };
  return activities.find((each) => each.title === title)?.place;
}
