import type { Locator } from "@playwright/test";
import { items, start, write } from "./support/people";
import { expect, openAs, test } from "./support/test";

/** Returns `true` if the picture is loaded and has something to show. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test("a wish has its picture as soon as it is typed, in English and German words", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["See the northern lights", "Töpferkurs"]);
  for (const [title, scene] of [
    ["See the northern lights", "northern-lights"],
    ["Töpferkurs", "pottery"],
  ]) {
    const picture = items(page).filter({ hasText: title }).locator(`[data-scene="${scene}"]`);
    await expect(picture).toHaveCount(1);
    await expect.poll(() => isDrawn(picture.locator("img"))).toBe(true);
  }
  await write(page, "Mit dem Nachtzug nach Wien");
  await expect(items(page).filter({ hasText: "Nachtzug" }).locator('[data-scene="night-train"] img')).toHaveCount(1);
});

test("the gallery shows every scene with its name, and the one that words lead to", async ({ page }) => {
  await page.goto("/polymet-demo");
  const part = page.getByRole("region", { name: "Pictures", exact: true });
  await expect.poll(() => part.getByRole("listitem").count()).toBeGreaterThanOrEqual(60);
  const pictures = part.getByRole("listitem").locator("img");
  await expect(pictures).toHaveCount(await part.getByRole("listitem").count());
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(pictures.last())).toBe(true);
  await part.getByLabel("A wish").fill("Ramen kochen");
  await expect(part.locator('[data-scene="ramen"]')).toHaveCount(3);
});
