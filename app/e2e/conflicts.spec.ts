import AxeBuilder from "@axe-core/playwright";
import type { Browser, Locator, Page } from "@playwright/test";
import { items, listOf, start } from "./support/people";
import type { Server } from "./support/server";
import { expect, otherDevice, type Person, signIn, test } from "./support/test";

const details = (page: Page) => page.getByRole("dialog", { name: "Details" });
const note = (page: Page) => details(page).getByLabel("Note");
const choice = (within: Page | Locator) => within.getByRole("group", { name: /was also changed elsewhere/ });
const notesOf = async (page: Page) =>
  (await listOf(page)).activities.map((activity) => (activity as { note?: string }).note);

async function openDetails(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await details(page).getByRole("button", { name: "Edit", exact: true }).click();
}

/** Another device of the same person, on the same page. */
async function secondDevice(browser: Browser, server: Server, person: Person, path = "/bucket-list"): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, person);
  return page;
}

test("a note typed on two devices in the same moment stays whole on both, until one of them decides", async ({
  person,
  server,
  browser,
}) => {
  const laptop = await otherDevice(browser, server, person, "/bucket-list");
  await start(laptop, ["Bake bread"]);
  await expect.poll(async () => (await listOf(laptop)).activities).toHaveLength(1);
  const phone = await secondDevice(browser, server, person);
  for (const page of [laptop, phone]) await openDetails(page, "Bake bread");

  await note(laptop).fill("Ask Ann for the recipe.");
  await note(phone).fill("Buy rye flour.");
  await note(phone).press("Tab");
  await expect(choice(details(laptop))).toContainText("Ask Ann for the recipe.");
  await expect(choice(details(laptop))).toContainText("Buy rye flour.");
  await expect(note(laptop)).toHaveValue("Ask Ann for the recipe.");
  const { violations } = await new AxeBuilder({ page: laptop }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);

  await test.step("leaving the field saves neither over the other", async () => {
    await note(laptop).press("Tab");
    expect(await notesOf(laptop)).toEqual(["Buy rye flour."]);
  });

  await test.step("the keyboard reaches the choice, and both are kept on both devices", async () => {
    await expect(choice(details(laptop)).getByRole("button", { name: "Use mine" })).toBeFocused();
    for (let times = 0; times < 2; times += 1) await laptop.keyboard.press("Tab");
    await laptop.keyboard.press("Enter");
    await expect(choice(details(laptop))).toHaveCount(0);
    await expect(note(laptop)).toBeFocused();
    for (const page of [laptop, phone]) {
      await expect(note(page)).toHaveValue("Buy rye flour.\n\nAsk Ann for the recipe.");
    }
  });
});

test("texts written in two tabs without a network are all there afterwards, and the tab that closes loses none", async ({
  person,
  server,
  browser,
}) => {
  const first = await otherDevice(browser, server, person, "/bucket-list");
  await start(first, ["Bake bread", "Swim"]);
  await expect.poll(async () => (await listOf(first)).activities).toHaveLength(2);
  const second = await first.context().newPage();
  await second.goto("/bucket-list");
  await expect(items(second)).toHaveCount(2);
  const phone = await secondDevice(browser, server, person);
  await expect(items(phone)).toHaveCount(2);

  await first.context().setOffline(true);
  await openDetails(second, "Bake bread");
  await note(second).fill("From the second tab.");
  await openDetails(first, "Bake bread");
  await note(first).fill("From the first tab.");
  await note(first).press("Tab");
  await test.step("the other tab shows both at once", async () => {
    await expect(choice(details(second))).toContainText("From the first tab.");
    await choice(details(second)).getByRole("button", { name: "Keep both" }).click();
    await expect(note(second)).toHaveValue("From the first tab.\n\nFrom the second tab.");
  });

  await openDetails(phone, "Bake bread");
  await note(phone).fill("From the phone.");
  await note(phone).press("Tab");
  await expect.poll(() => notesOf(phone)).toContain("From the phone.");
  await expect(second.getByRole("button", { name: "2 changes waiting", includeHidden: true })).toHaveCount(1);

  await test.step("back in the network the two stand side by side in both tabs, also after a reload", async () => {
    await first.context().setOffline(false);
    for (const page of [first, second]) {
      await expect(choice(details(page))).toContainText("From the phone.");
      await expect(choice(details(page))).toContainText("From the second tab.");
      await expect(note(page)).toHaveValue("From the phone.");
    }
    expect(await notesOf(phone)).toContain("From the phone.");
    await first.close();
    await second.goto("/bucket-list");
    const notice = choice(second);
    await expect(notice).toContainText("The note of “Bake bread” was also changed elsewhere.");
    await notice.getByRole("button", { name: "Use mine" }).click();
    await expect(notice).toHaveCount(0);
    await expect(second.getByRole("button", { name: "Bake bread", exact: true })).toBeFocused();
    await expect.poll(() => notesOf(phone)).toContain("From the first tab.\n\nFrom the second tab.");
  });
});

test("what somebody writes about themselves on two devices stands side by side", async ({
  person,
  server,
  browser,
}) => {
  const laptop = await otherDevice(browser, server, person, "/profile/edit");
  const about = (page: Page) => page.getByRole("textbox", { name: /about you/i });
  await expect(about(laptop)).toBeVisible();
  const phone = await secondDevice(browser, server, person, "/profile/edit");
  await about(laptop).fill("I bake.");
  await about(phone).fill("I sail.");
  await phone.getByRole("button", { name: "Save", exact: true }).click();
  await expect(phone.getByText("Your profile is saved.")).toBeVisible();
  await expect(choice(laptop)).toContainText("I sail.");
  await expect(laptop.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await choice(laptop).getByRole("button", { name: "Keep both" }).click();
  await laptop.getByRole("button", { name: "Save", exact: true }).click();
  await expect(about(phone)).toHaveValue("I sail.\n\nI bake.");
});
