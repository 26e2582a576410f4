import type { Locator } from "@playwright/test";
import { dateIn, PRICE, write } from "./support/dated-quests";
import { call } from "./support/people";
import { expect, openAs, otherDevice, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const WITH_KEYBOARD = { width: 390, height: 420 };
test.use({ viewport: PHONE });

const lowerEdge = async (bar: Locator) => Math.round((await bar.boundingBox())?.y ?? 0) + (await heightOf(bar));
const heightOf = async (bar: Locator) => Math.round((await bar.boundingBox())?.height ?? 0);

test("on a phone one bar at a time stands at the lower edge, and covers no field beside a keyboard", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, friend, "/privacy");
  const questions = [{ id: "food", text: "Anything you don’t eat?" }];
  const { id } = await write(ann, { mode: "scheduled", price: PRICE, questions }, [dateIn(5, 6)]);
  await call(ann, "publishQuest", { questId: id });
  await openAs(page, person, `/quest/${id}`);
  const navigation = page.locator("[data-bar]");

  await test.step("the bar of a quest takes the place of the navigation, until its card is in sight", async () => {
    const book = page.getByRole("link", { name: /^Book / }).last();
    await expect(book).toBeInViewport();
    await expect(navigation).toBeHidden();
    await page.getByRole("region", { name: "Booking" }).scrollIntoViewIfNeeded();
    await expect(navigation).toBeVisible();
  });

  await test.step("the way on of a short step of the checkout stands at the lower edge", async () => {
    await page.goto(`/app/quest/${id}/checkout`);
    const foot = page.locator("[data-foot]");
    const hold = foot.getByRole("button", { name: /^Hold 1 seat/ });
    await expect(hold).toBeVisible();
    await expect.poll(() => lowerEdge(foot)).toBe(PHONE.height);
    await hold.click();
    await expect(foot.getByRole("button", { name: "Continue" })).toBeVisible();
    await expect.poll(() => lowerEdge(foot)).toBe(PHONE.height);
    await expect(navigation).toHaveCount(0);
  });

  await test.step("beside a keyboard it ends the page", async () => {
    const field = page.getByLabel("Anything you don’t eat?");
    await page.setViewportSize(WITH_KEYBOARD);
    await field.fill("Olives");
    const [typed, foot] = await Promise.all([field.boundingBox(), page.locator("[data-foot]").boundingBox()]);
    expect(foot?.y).toBeGreaterThanOrEqual((typed?.y ?? 0) + (typed?.height ?? 0));
  });
});
