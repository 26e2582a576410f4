import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { comeToMap, expect, signUp, test } from "./support/test";

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
  await expect(page.getByText("Sail through a night")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("Undo what was done last");
});

test("the profile is changed and stays changed, and the words speak German when asked", async ({ page, person }) => {
  await page.goto("/login?redirect=/profile");
  await signUp(page, person);
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

test("places are found without the network, with the letters that matched", async ({ page }) => {
  await page.goto("/test-autocomplete");
  await expect(page.getByText(/135,233 places in/)).toBeVisible();
  await page.getByLabel("Without the network").check({ force: true });
  await page.getByLabel("Find a place").fill("sao pau");
  const row = page.getByRole("row", { name: /São Paulo/ });
  await expect(row.first()).toBeVisible();
  await expect(row.first().locator("mark")).toHaveText(["São", "Pau"]);
  await expect(page.getByText("0 requests since then")).toBeVisible();
});

test("an answer is found on the page for help", async ({ page }) => {
  await page.goto("/support");
  await page.getByLabel("Search the answers").fill("photos device");
  await expect(page.getByText("then uploaded, so that whoever may see the item sees them too")).toBeVisible();
  await expect(page.getByText("The server answers.")).toBeVisible();
});

const PUBLIC = [
  "/create",
  "/create?step=ideas",
  "/bucket-list",
  "/selected",
  "/2025",
  "/demo",
  "/privacy",
  "/support",
  "/test-autocomplete?q=kyo",
  "/polymet-demo",
  "/login?new",
  "/login?forgot",
  "/login?reset=some-secret",
  "/app/join",
  "/app/join?code=no-such-code",
  "/delete-account",
];
const OWN = [
  "/",
  "/bucket-list",
  "/bucket-list?view=board",
  "/create?step=places",
  "/create?step=done",
  "/profile",
  "/profile/edit",
  "/profile_copy",
  "/profile_copy?as=public",
  "/delete-account",
  "/app/join",
];

test("no screen has accessibility violations or scrolls sideways, light and dark, narrow and wide", async ({
  page,
  person,
  complaints,
}) => {
  test.setTimeout(600_000);
  for (const path of PUBLIC) await look(page, path);
  await page.goto("/login?redirect=/create?step=ideas");
  await signUp(page, person);
  // To leave before the answer would leave without the account.
  await expect(page).toHaveURL("/create?step=ideas");
  const ideas = page.getByRole("list", { name: "Ideas" }).getByRole("button");
  for (const at of [0, 1, 2, 3, 4, 5]) await ideas.nth(at).click();
  await expect(page.getByText(/^6 on your/)).toBeVisible();
  await page.goto(`/${new Date().getFullYear()}`);
  for (const path of [...OWN, `/${new Date().getFullYear()}`]) await look(page, path);
  await page.goto("/bucket-list");
  await page
    .getByRole("button", { name: /^More about/ })
    .last()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, null);
  expect(complaints).toEqual([]);
});

async function look(page: Page, path: string | null): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (path) await page.goto(path);
  for (const scheme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", scheme);
      await expect(page.locator("h1").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // A sheet that is open lies over the map.
      if (path) await comeToMap(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const where = `${path ?? page.url()} ${scheme} ${width}`;
      expect.soft(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
}
