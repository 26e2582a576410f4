import type { Page } from "@playwright/test";
import { book } from "./support/dated-quests";
import { expect, openAs, otherDevice, readyMap, somebody, test } from "./support/test";

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

test("somebody writes a walk of six stops, goes on elsewhere, publishes it, and edits it while guests keep theirs", {
  tag: "@map",
}, async ({ page, person, friend, server, browser, complaints }) => {
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
  const address = page.url();

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
    await page.getByRole("combobox", { name: "Answers we accept" }).fill("9");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
    await expect(page.getByText(/^Saved .* your account$/)).toBeVisible();
  });

  await test.step("it is tried with positions that are made up", async () => {
    await page.getByRole("button", { name: "Try it" }).click();
    await page.getByRole("button", { name: "Jump there" }).click();
    await page.getByRole("button", { name: "I’m here" }).click();
    await page
      .getByRole("button", { name: /Next stop|On to the next/ })
      .first()
      .click();
    await expect(page.getByText(/Chandlers’ Square/).first()).toBeVisible();
    await page.getByRole("button", { name: "Back to writing" }).click();
  });

  await test.step("a series of dates is added as a whole", async () => {
    await step(page, "Dates and price");
    await page.getByText("On dates", { exact: true }).click();
    await expect(page.getByText("Add a date that lies ahead.")).toBeVisible();
    await page.getByRole("textbox", { name: "Day" }).fill("2031-05-03");
    await page.getByRole("textbox", { name: "Starts" }).fill("16:30");
    await page.keyboard.press("Tab");
    await page.getByLabel("Doesn’t repeat").check({ force: true });
    await page.getByText("After", { exact: true }).click();
    await page.getByRole("button", { name: "Add 8 dates" }).click();
    await expect(page.getByText(/^Every Saturday until/)).toBeVisible();
    await page.getByLabel("Price per seat").fill("14");
    await page.keyboard.press("Tab");
  });

  await test.step("another device goes on, and both see what the other one writes", async () => {
    const other = await otherDevice(browser, server, friend, "/privacy");
    await other.context().clearCookies();
    await other.context().addCookies(await page.context().cookies());
    await other.goto(address);
    await expect(other.getByLabel("What’s it called?")).toHaveValue("The lamplighter’s last round");
    await expect(other.locator("strong")).toHaveText("every lamp");
    await other.getByLabel("In one sentence").fill("A walk at dusk, for people who look up.");
    await step(page, "Story");
    await expect(page.getByLabel("In one sentence")).toHaveValue("A walk at dusk, for people who look up.");
    await other.context().close();
  });

  await test.step("it is published, and an edit becomes an edition while guests keep theirs", async () => {
    await expect(page.getByText(/^Saved .* your account$/)).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("makes you a creator");
    await page.getByRole("button", { name: "Publish it" }).click();
    await expect(page).toHaveURL(/\/quest\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The lamplighter’s last round");
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const guest = await otherDevice(browser, server, somebody(), "/privacy");
    const found = await guest.request.get(`/v1/questSessions?questId=${id}`);
    const { documents } = (await found.json()) as { documents: { id: string }[] };
    expect(documents).toHaveLength(8);
    await book(guest, id, documents[0]?.id, 2);
    await page.goto(`/creator/create-quest?quest=${id}`);
    await expect(page.getByText(/2 seats are booked. Those guests keep the edition they booked/)).toBeVisible();
    await page.getByLabel("What’s it called?").fill("The lamplighter’s longest round");
    await page.getByRole("button", { name: "Publish changes" }).click();
    await page.getByRole("button", { name: "Publish it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The lamplighter’s longest round");
    await page.goto(`/creator/create-quest?quest=${id}`);
    await expect(page.getByText("Published, edition 2")).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
