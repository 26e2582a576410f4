import { expect, openAs, signUp, test } from "./support/test";

test("the palette goes anywhere, adds a wish and finds a place, and the keys are in a sheet", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByLabel("Go to, add, or find a place").fill("suppo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/support");

  await page.keyboard.press("Control+k");
  await page.getByLabel("Go to, add, or find a place").fill("Sail through a night");
  await page.getByRole("button", { name: "Add “Sail through a night”" }).click();
  await expect(page.getByText("Added “Sail through a night”.")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByLabel("Go to, add, or find a place").fill("kyot");
  await expect(page.getByRole("button", { name: /Kyoto/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL("/app/bucket-list");
  await expect(page.locator("[data-title]", { hasText: "Sail through a night" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("Undo the last change");
});

test("the profile is changed and stays changed, and the words speak German when asked", async ({ page, person }) => {
  await openAs(page, person, "/profile");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByLabel("About you").fill("Walks far.");
  await page.getByLabel("Home area").fill("kyot");
  await page.getByRole("option", { name: /Kyoto/ }).first().click();
  await page.getByLabel("Miles").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("Walks far.")).toBeVisible();
  await expect(page.getByText(/Kyoto/)).toBeVisible();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("link", { name: "Profil bearbeiten" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.getByRole("link", { name: "Profil bearbeiten" })).toBeVisible();
});

test("the first page of somebody signed in has the bar of the product on a phone", async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/login");
  await signUp(page, person);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: `Hello, ${person.name}.` })).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "My list" }).click();
  await expect(page).toHaveURL("/app/bucket-list");
});

test("places are found without the network, with the letters that matched", async ({ page }) => {
  await page.goto("/test-autocomplete");
  await expect(page.getByText(/135,233 places in/)).toBeVisible();
  await page.getByLabel("Go offline").check({ force: true });
  await page.getByLabel("Find a place").fill("sao pau");
  const row = page.getByRole("row", { name: /São Paulo/ });
  await expect(row.first()).toBeVisible();
  await expect(row.first().locator("mark")).toHaveText(["São", "Pau"]);
  await expect(page.getByText("0 requests since")).toBeVisible();
});

test("an answer is found on the page for help", async ({ page }) => {
  await page.goto("/support");
  await page.getByLabel("Search the answers").fill("photos device");
  await expect(page.getByText("Anyone who can see the item can see its photo")).toBeVisible();
  await expect(page.getByText("The server is up.")).toBeVisible();
});
