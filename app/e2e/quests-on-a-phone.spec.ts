import type { Locator, Page } from "@playwright/test";
import { dateIn, LAMP_WALK, publishDates } from "./support/bookings";
import { call } from "./support/people";
import { expect, openAs, otherDevice, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const PRICED = { ...LAMP_WALK, price: { amount: 1400, currency: "EUR" } };

/** The summary of a checkout. */
const summaryOf = (page: Page) => page.getByRole("complementary", { name: "Your booking" });

test("the checkout says where, in which town, and how to cancel; signing up on the way has its button in sight", async ({
  page,
  friend,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, friend, "/privacy");
  const { questId } = await publishDates(host, PRICED, [dateIn(20, 4)]);
  await page.goto(`/app/quest/${questId}/checkout`);

  await test.step("before anything is held", async () => {
    await expect(summaryOf(page).getByText("Customs House steps, Lisbon")).toBeVisible();
    await expect(summaryOf(page).getByText(/^Cancel for free until /)).toBeVisible();
  });

  for (const height of [PHONE.height, 600]) {
    await test.step(`on a phone ${height} px high`, async () => {
      await page.setViewportSize({ ...PHONE, height });
      await page.getByRole("button", { name: /^Hold 1 seat/ }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByText("Create account", { exact: true }).first().click();
      const create = sheet.getByRole("button", { name: "Create account" });
      await expect(create).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(create)).toBe(true);
      const notNow = sheet.getByRole("button", { name: "Not now" });
      await notNow.scrollIntoViewIfNeeded();
      await expect(notNow).toBeInViewport({ ratio: 1 });
      await notNow.click();
    });
  }
});

/** True if nothing covers the middle of an element. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("one's own quests are in the bar at the bottom, and all of their parts in sight", async ({
    page,
    person,
    friend,
    server,
    browser,
  }) => {
    const host = await otherDevice(browser, server, friend, "/privacy");
    const { questId, sessionIds } = await publishDates(host, LAMP_WALK, [dateIn(20, 4)]);
    await openAs(page, person, "/bucket-list");
    const session = { questId, sessionId: sessionIds[0] };
    const { bookingId } = (await call(page, "holdSeats", { ...session, seats: 1 })) as { bookingId: string };
    await call(page, "checkoutQuest", { bookingId });
    await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Quests" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Meine Quests" })).toBeVisible();
    const parts = page.getByRole("navigation", { name: "Deine Quests nach Stand" }).getByRole("link");
    await expect(parts).toHaveCount(5);
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  });
});

test("a row of a quest names its town beside its kind, where it moves nothing", async ({
  page,
  friend,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, friend, "/privacy");
  await publishDates(host, PRICED, [dateIn(20, 4)]);
  await page.goto("/browse");
  const row = page.getByRole("listitem").filter({ hasText: PRICED.title }).first();
  await expect(row).toContainText("Legs 1 of 5, head 2 of 5");
  await expect(row.getByText("Quest · Lisbon")).toBeVisible();
});
