import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fill } from "../support/fill";
import { expect, openAs, test } from "../support/test";
import { shoot, shootPrinted } from "./camera";

const PUBLIC = [
  "/login",
  "/demo",
  "/privacy",
  "/support",
  "/test-autocomplete?q=kyo",
  "/polymet-demo",
  "/nowhere",
  "/browse",
];
const OWN = ["/", "/profile", "/profile/edit", "/selected", `/${new Date().getFullYear()}`];

const named = (path: string) => path.split("?")[0]?.replaceAll("/", "-").slice(1) || "home";

test("pages anybody sees", async ({ page }) => {
  for (const path of PUBLIC) await shoot(page, path, named(path));
  await page.goto("/support");
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Search, open a page or add a wish")).toBeVisible();
  await shoot(page, null, "palette");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await shoot(page, null, "keyboard");
});

test("pages of a person", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await page.getByRole("button", { name: /Start my/ }).click();
  await fill(page, 12);
  await addPhoto(page);
  await shoot(page, null, "item-photo");
  await shootPrinted(page, "/bucket-list", "list-12");
  for (const path of OWN) await shoot(page, path, `own-${named(path)}`);
  await page.goto("/bucket-list");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("Anyone with the link").check();
  await shoot(page, null, "share");
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await shoot(page, link, "shared-card");
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("pages that say much", async ({ page }) => {
    for (const path of ["/", "/create?step=ideas", "/support", "/login", "/demo", "/nowhere"]) {
      await shoot(page, path, `german-${named(path)}`);
    }
    await page.goto("/demo");
    await page.getByRole("button", { name: "Yonder ausprobieren" }).click();
    await expect(page.getByRole("group", { name: "Vorhaben" }).getByRole("listitem")).toHaveCount(10);
    await shoot(page, null, "german-sample");
    await page
      .getByRole("button", { name: /^Mehr zu/ })
      .nth(1)
      .click();
    await page.getByRole("menuitem", { name: "Details" }).click();
    await shoot(page, null, "german-details");
  });
});

/** Gives an item that is done a photo, and leaves its sheet open. */
async function addPhoto(page: Page): Promise<void> {
  await page
    .getByRole("list", { name: "Done" })
    .getByRole("button", { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Details" }).click();
  const buffer = await readFile(new URL("../../screenshot.png", import.meta.url));
  await page.locator('input[type="file"]').setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
  await expect(page.getByAltText(/^Photo of/)).toHaveAttribute("src", /^.v1.photos/);
}
