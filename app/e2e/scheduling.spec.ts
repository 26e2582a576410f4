import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test";

test("a day is chosen by keys alone, across the end of a month", async ({ page }) => {
  await page.goto("/polymet-demo");
  const field = page.getByLabel("When does voting end?");
  await field.press("ArrowDown");
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByLabel("Saturday, 28 November 2026")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(calendar.getByLabel("Saturday, 5 December 2026")).toBeFocused();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue("Tue, 5 Jan 2027");
});

test("an event is saved as a file that says when it is, and where clocks change", async ({ page }) => {
  await page.goto("/polymet-demo");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save a calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("the-lamplighters-last-round.ics");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("DTSTART;TZID=Europe/Lisbon:20261128T163000\r\n");
  expect(text).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n");
});
