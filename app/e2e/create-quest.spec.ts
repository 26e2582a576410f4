import type { Page } from "@playwright/test";
import { expect, openAs, readyMap, test } from "./support/test";

/** Six places in one town, as anybody would type them who has them from a map. */
const PLACES = [
  ["Customs House steps", "38.7077, -9.1366"],
  ["Chandlers’ Square", "38.7106, -9.1389"],
  ["Ropewalk Lane", "38.7121, -9.1352"],
  ["St Aubel’s clock", "38.7098, -9.1331"],
  ["Night bakery", "38.7089, -9.1302"],
  ["Breakwater light", "38.7068, -9.1289"],
] as const;

const stopList = (page: Page) => page.getByRole("region", { name: "Stops", exact: true }).getByRole("listitem");
async function addStops(page: Page): Promise<void> {
  for (const [at, [name, position]] of PLACES.entries()) {
    const field = page.getByRole("textbox", { name: "Add a stop" });
    await field.fill(position);
    await expect(page.getByRole("option", { name: new RegExp(position) }).first()).toBeVisible();
    await field.press("Enter");
    await expect(stopList(page)).toHaveCount(at + 1);
    await stopList(page).last().locator("button[aria-pressed]").press("Enter");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  }
}

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name }).click();

// Beside each other only where there is room: list, map and fields.
test.use({ viewport: { width: 1210, height: 640 }, actionTimeout: 60_000 });

test("somebody writes a walk of six stops, and gives it a series of dates", {
  tag: "@map",
}, async ({ page, person, complaints }) => {
  await openAs(page, person, "/creator/create-quest");

  await test.step("the story, as it will look", async () => {
    await page.getByLabel("What’s it called?").fill("The lamplighter’s last round");
    await page.getByLabel("In one sentence").fill("A walk at dusk along the harbour.");
    await page.getByRole("textbox", { name: "The story", exact: true }).click();
    await page.keyboard.type("Tilda Wick knew ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("every lamp");
    await expect(page).toHaveURL(/\?quest=/);
    await expect(page.getByText(/^Saved .* your account$/)).toBeVisible();
  });

  await test.step("six stops, one moved, undone by one press", async () => {
    await page.getByRole("button", { name: "On to the stops" }).click();
    await expect(readyMap(page)).toBeVisible();
    await addStops(page);
    await page.getByRole("button", { name: "Actions for Breakwater light" }).click();
    await page.getByRole("menuitem", { name: "Make it the start" }).click();
    await expect(stopList(page).first()).toContainText("Breakwater light");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(stopList(page).last()).toContainText("Breakwater light");
    await expect(page.getByRole("region", { name: "A first-timer, step by step" })).toContainText("10:00 to");
  });

  await test.step("a stop gets a photo, which guests find it by", async () => {
    const part = page.locator('[data-field$=".photo"]');
    await part.locator('input[type="file"]').setInputFiles("dist/icons/apple-touch-icon.png");
    await expect(part.getByRole("button", { name: "Change photo: Breakwater light" })).toBeVisible();
    await expect(part.locator("img")).toHaveAttribute("src", /\/v1\/photos\//);
  });

  await test.step("a problem stands beside its field, and a press leads there", async () => {
    await stopList(page).nth(2).locator("button[aria-pressed]").click();
    await page.getByText("Question", { exact: true }).click();
    await page.getByRole("button", { name: "Fix 2, then publish" }).click();
    await expect(page.getByRole("dialog")).toContainText("Write the question.");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Write the question/ })
      .click();
    await expect(page.getByRole("textbox", { name: "Question", exact: true })).toBeFocused();
    await page.keyboard.type("Which number is missing?");
  });

  await test.step("a series of dates is added as a whole", async () => {
    await step(page, "Dates and price");
    await page.getByText("On dates", { exact: true }).click();
    await expect(page.getByText("Add a date that lies ahead.")).toBeVisible();
    await page.getByRole("textbox", { name: "Day" }).fill("2031-05-03");
    await page.keyboard.press("Tab");
    await page.getByRole("textbox", { name: "Starts" }).or(page.getByLabel("Starts")).first().fill("16:30");
    await page.keyboard.press("Tab");
    await page.getByLabel("Doesn’t repeat").check({ force: true });
    await page.getByText("After", { exact: true }).click();
    await page.getByRole("button", { name: "Add 8 dates" }).click();
    await expect(page.getByText(/^Every Saturday until/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("No dates yet.")).toBeVisible();
  });

  await test.step("one date of the series is changed in place, and undone by one press", async () => {
    await page.getByRole("button", { name: "Redo" }).click();
    await page.getByRole("button", { name: "Show dates" }).click();
    await page
      .getByRole("button", { name: /^Change / })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("textbox", { name: "Starts" }).or(sheet.getByLabel("Starts")).first().fill("17:30");
    await sheet.getByLabel("Meeting place").focus();
    await expect(sheet.getByText("Nobody has booked or waits", { exact: false })).toBeVisible();
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Date changed.")).toBeVisible();
    await expect(page.getByText("7 dates", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("8 dates", { exact: false }).last()).toBeVisible();
  });

  expect(complaints).toEqual([]);
});
