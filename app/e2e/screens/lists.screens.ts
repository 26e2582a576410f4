import { fill } from "../support/fill";
import { createAccount, test } from "../support/test";
import { shoot, shootPrinted } from "./camera";

test("the way to a list, signed out", async ({ page }) => {
  await shoot(page, "/", "home-signed-out");
  await shoot(page, "/create", "create-year");
  await shoot(page, "/create?step=ideas", "create-ideas");
  for (const at of [0, 3, 5]) await page.locator("button[data-category]").nth(at).click();
  await page.getByRole("button", { name: "Next" }).click();
  await shoot(page, null, "create-places");
  await page.getByRole("button", { name: "Next" }).click();
  await shoot(page, null, "create-privacy");
  await page.getByRole("button", { name: "Next" }).click();
  await shoot(page, null, "create-done");
  await shoot(page, "/bucket-list", "list-draft");
  await shoot(page, `/${new Date().getFullYear()}`, "year-draft");
  await shoot(page, "/2025", "year-none");
  await shoot(page, "/selected", "basket-empty");
});

test("lists, empty, small and full", async ({ page, person }) => {
  await shoot(page, "/bucket-list", "list-signed-out");
  await createAccount(page.context(), person);
  await shoot(page, "/bucket-list", "list-none");
  await page.getByRole("button", { name: /Start my/ }).click();
  await shoot(page, null, "list-0");
  await fill(page, 3);
  await shoot(page, "/bucket-list", "list-3");
  await shoot(page, "/bucket-list?view=board", "board-3");
  await shoot(page, "/bucket-list?view=map", "map-3");
  await shootPrinted(page, "/bucket-list", "list-3");
  await page
    .getByRole("button", { name: /^More actions for/ })
    .nth(1)
    .click();
  await page.getByRole("menuitem", { name: "Details" }).click();
  await shoot(page, null, "list-details");
  await fill(page, 300);
  await shoot(page, "/bucket-list", "list-300");
  await shoot(page, "/bucket-list?view=board", "board-300");
  await shootPrinted(page, "/bucket-list", "list-300");
});
