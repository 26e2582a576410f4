import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { call, items, listOf, start, write } from "./support/people";
import { expect, otherDevice, test } from "./support/test";

const picture = async () => ({
  name: "raft.png",
  mimeType: "image/png",
  buffer: await readFile(new URL("../screenshot.png", import.meta.url)),
});
const pill = (page: Page) => page.getByRole("button", { name: /changes? (waiting|not saved)/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Your changes" });

test("edits and a photo made offline outlive their tab, and are on the server once", async ({
  person,
  server,
  browser,
}) => {
  const first = await otherDevice(browser, server, person, "/bucket-list");
  await start(first, ["Build a raft"]);
  await expect.poll(async () => (await listOf(first)).activities).toHaveLength(1);
  const context = first.context();
  await context.route(/\/functions\/editBucketItems|\/v1\/photos/, (route) => route.abort());

  await test.step("without the network they wait, and every screen says so", async () => {
    await write(first, "Sail");
    await first.getByRole("button", { name: "Build a raft", exact: true }).click();
    const sheet = first.getByRole("dialog", { name: "Details" });
    await sheet.locator('input[type="file"]').setInputFiles(await picture());
    await expect(sheet.getByAltText("Photo of Build a raft")).toBeVisible();
    await first.keyboard.press("Escape");
    await expect(pill(first)).toHaveText("3 changes waiting");
    await expect(
      first.getByRole("status").filter({ hasText: /^Saved on this device. We’ll send it when you’re online.$/ }),
    ).toHaveCount(1);
    await first.goto("/browse");
    await expect(pill(first)).toHaveText("3 changes waiting");
  });

  await test.step("the panel lists them", async () => {
    await pill(first).click();
    await expect(panel(first).getByRole("listitem")).toHaveCount(3);
    await expect(panel(first).getByText("Add Sail", { exact: true })).toBeVisible();
    await expect(panel(first).getByText("Photo of Build a raft", { exact: true })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: first }).include('[role="dialog"]').analyze();
    expect(violations).toEqual([]);
  });

  await test.step("a new tab sends all of it when the network is back", async () => {
    await first.close();
    const next = await context.newPage();
    await next.goto("/bucket-list");
    await expect(items(next)).toHaveCount(2);
    await expect(pill(next)).toHaveText("3 changes waiting");
    let go = (): void => undefined;
    const pressed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await context.unroute(/\/functions\/editBucketItems|\/v1\/photos/);
    // A pause that ends by itself would send everything before the button is pressed.
    await context.route(/\/functions\/editBucketItems|\/v1\/photos/, async (route) => {
      await pressed;
      await route.continue();
    });
    await pill(next).click();
    await panel(next).getByRole("button", { name: "Try now" }).click();
    go();
    await expect(panel(next).getByText("All your changes are saved.")).toBeVisible();
    const { activities } = await listOf(next);
    expect(activities.map(({ title }) => title)).toEqual(["Build a raft", "Sail"]);
    expect(activities[0]).toMatchObject({ proofRef: expect.stringMatching(/^\/v1\/photos\//) });
  });
});

test("what the server refuses says why, is kept, and can be taken back or tried again", async ({
  person,
  server,
  browser,
}) => {
  const page = await otherDevice(browser, server, person, "/bucket-list");
  await start(page, ["Swim"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  const { id } = await listOf(page);
  await page.route("**/functions/editBucketItems", (route) =>
    route.fulfill({
      status: 403,
      json: { error: { status: "PERMISSION_DENIED", message: "only its owner edits this list" } },
    }),
  );
  for (const title of ["Sail", "Dive"]) {
    await page.getByLabel("Add a wish or a place").fill(title);
    await page.getByLabel("Add a wish or a place").press("Enter");
  }
  await expect(pill(page)).toHaveText("2 changes not saved");
  await expect(items(page)).toHaveCount(1);
  await page.reload();
  await pill(page).click();
  const row = (title: string) => panel(page).getByRole("listitem").filter({ hasText: title });
  await expect(row("Add Sail")).toContainText("This is not shared with you.");
  await panel(page).getByRole("button", { name: "Discard: Add Sail" }).click();
  await expect(row("Add Sail")).toHaveCount(0);
  await page.unroute("**/functions/editBucketItems");
  await panel(page).getByRole("button", { name: "Try again: Add Dive" }).click();
  // One was discarded, so not all are saved.
  await expect(panel(page).getByText("Nothing is waiting.")).toBeVisible();
  await expect(items(page)).toHaveText([/Swim/, /Dive/]);
  expect(await call(page, "upsertBucketList", { year: new Date().getFullYear() })).toMatchObject({ id });
});

test("on a phone the panel says what holds changes up, keeps the focus, and no toast covers it", async ({
  person,
  server,
  browser,
}) => {
  const page = await otherDevice(browser, server, person, "/bucket-list");
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, ["Swim"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  await page.context().route("**/functions/editBucketItems", (route) => route.abort());
  await write(page, "Sail", "Dive", "Row", "Paddle");
  await expect(toasts(page)).toHaveText(/Added “Paddle”. Saved on this device. We’ll send it when you’re online./);
  await test.step("the end of the list can be scrolled free of the pill and the toast", async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await items(page).last().boundingBox();
    const toast = await toasts(page).last().boundingBox();
    const top = Math.min(toast?.y ?? Number.POSITIVE_INFINITY, (await pill(page).boundingBox())?.y ?? 0);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  await pill(page).click();
  await expect(panel(page).getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();

  await test.step("trying in vain is answered", async () => {
    await panel(page).getByRole("button", { name: "Try now" }).click();
    await expect(panel(page).getByRole("status")).toHaveText("Still no connection.");
  });

  await test.step("what is discarded gives the focus to the next row, and its toast stands beside the panel", async () => {
    const discard = (title: string) => panel(page).getByRole("button", { name: `Discard: Add ${title}` });
    await discard("Dive").click();
    await expect(discard("Row")).toBeFocused();
    await expect(toasts(page)).toHaveText(/Discarded: Add Dive/);
    await expect.poll(() => overlap(page)).toBe(0);
  });

  await test.step("what is discarded comes back to its place, the last one first", async () => {
    const rows = panel(page).getByRole("listitem").locator("strong");
    await panel(page).getByRole("button", { name: "Discard: Add Sail" }).click();
    // The next one was not tried yet; now it is the first of its list.
    await expect(panel(page).getByText("Next in line")).toHaveCount(1);
    await expect(rows).toHaveText(["Add Row", "Add Paddle"]);
    const undo = toasts(page).getByRole("button", { name: "Undo" });
    await undo.click();
    await expect(rows).toHaveText(["Add Sail", "Add Row", "Add Paddle"]);
    await expect(toasts(page)).toHaveText(/Discarded: Add Dive/);
    await undo.click();
    await expect(rows).toHaveText(["Add Sail", "Add Dive", "Add Row", "Add Paddle"]);
    for (const title of ["Sail", "Dive", "Row", "Paddle"]) {
      await panel(page)
        .getByRole("button", { name: `Discard: Add ${title}` })
        .click();
    }
    await expect(panel(page).getByRole("heading", { name: "Your changes" })).toBeFocused();
    await expect(panel(page).getByText("Nothing is waiting.")).toBeVisible();
    await expect(page.getByText("All your changes are saved.")).toHaveCount(0);
  });

  await test.step("Back closes the panel and stays on the page", async () => {
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/bucket-list/);
  });
});

test("a double press on the pill leaves the panel open, and each row says what was changed", async ({
  person,
  server,
  browser,
}) => {
  const page = await otherDevice(browser, server, person, "/bucket-list");
  await start(page, ["Bake bread"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  await page.context().route("**/functions/editBucketItems", (route) => route.abort());
  await page.getByRole("button", { name: "Bake bread", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Details" });
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await sheet.getByLabel("Note").fill("Ask Ann.");
  await sheet.getByLabel("Title").fill("Bake rye bread");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await pill(page).dblclick();
  await expect(panel(page).getByRole("listitem").locator("strong")).toHaveText([
    "Note of Bake bread: Ask Ann.",
    // While the note is on its way, it goes again with the title.
    /^Title/,
  ]);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
});

const toasts = (page: Page) => page.locator("[data-position='bottom-center'] > *");

/** Pixels of the panel that a toast covers, from above. */
async function overlap(page: Page): Promise<number> {
  const [toast, sheet] = [await toasts(page).last().boundingBox(), await panel(page).boundingBox()];
  if (!toast || !sheet) return Number.NaN;
  return Math.max(0, Math.min(toast.y + toast.height, sheet.y + sheet.height) - Math.max(toast.y, sheet.y));
}
