import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { items, listOf, start, write } from "./support/people";
import { expectNothingLeft } from "./support/stored";
import { expect, openAs, otherDevice, type Person, signIn, signUp, test } from "./support/test";

const EDITS = "**/functions/editBucketItems";
const bar = (page: Page) => page.getByRole("region", { name: "You’re signed out", exact: true });
const prompt = (page: Page) => page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Not now" }) });
const toasts = (page: Page) => page.locator("[data-position='bottom-center'] > *");
const blank = (page: Page) => page.getByText(/blank page/);

/** Signs up with a list that has a wish on the server, and one that could not be sent. */
async function beAtWork(page: Page, person: Person): Promise<void> {
  await page.goto("/login?redirect=/app/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  await page.route(EDITS, (route) => route.abort());
  await write(page, "Sail");
  await expect(page.getByRole("button", { name: "1 change waiting" })).toBeVisible();
}

async function signInAgain(page: Page, person: Person): Promise<void> {
  await prompt(page).getByLabel("Password", { exact: true }).fill(person.password);
  await prompt(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(prompt(page)).toHaveCount(0);
}

test("a session that is gone at the next visit: the list is still there, and signing in goes on with it", async ({
  page,
  person,
}) => {
  await beAtWork(page, person);
  await page.context().clearCookies();
  await page.reload();

  await test.step("every page of the list says so and shows what this device last saw", async () => {
    const pages = { "/": "Swim", [`/${new Date().getFullYear()}`]: "Open the list", "/app/bucket-list": "Swim" };
    for (const [path, text] of Object.entries(pages)) {
      await page.goto(path);
      await expect(bar(page)).toContainText("Your list is safe, and 1 change is waiting to be sent.");
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(blank(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: /Start my/ })).toHaveCount(0);
    }
    await expect(items(page)).toHaveText([/Swim/, /Sail/]);
  });

  await test.step("a change waits until its person signs in", async () => {
    await write(page, "Dive");
    await expect(toasts(page)).toHaveText(/Added “Dive”. Saved on this device. We’ll send it once you sign in./);
    await expect(bar(page)).toContainText("2 changes are waiting to be sent.");
  });

  await test.step("the page for signing in has the email, and no second way to it", async () => {
    await page.goto("/profile");
    await expect(page).toHaveURL("/login?redirect=/profile");
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(bar(page)).toHaveCount(0);
    await page.goBack();
  });

  await page.unroute(EDITS);
  await bar(page).getByRole("button", { name: "Sign in" }).click();
  await expect(prompt(page).getByLabel("Email")).toHaveValue(person.email);
  await signInAgain(page, person);
  await expect(bar(page)).toHaveCount(0);
  await expect
    .poll(async () => (await listOf(page)).activities.map(({ title }) => title))
    .toEqual(["Swim", "Sail", "Dive"]);
  await expect(items(page)).toHaveText([/Swim/, /Sail/, /Dive/]);
});

test("“Not you?” takes the copy off the device, and asks first where changes would be lost", async ({
  page,
  person,
}) => {
  await beAtWork(page, person);
  await page.context().clearCookies();
  await page.reload();
  await bar(page)
    .getByRole("button", { name: /Not you/ })
    .click();
  const question = page.getByRole("dialog", { name: "Delete this device’s copy?" });
  await expect(question).toContainText("1 change hasn’t been sent yet. It will be lost.");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(items(page)).toHaveText([/Swim/, /Sail/]);
  await bar(page)
    .getByRole("button", { name: /Not you/ })
    .click();
  await question.getByRole("button", { name: "Delete the copy" }).click();
  await expect(blank(page)).toBeVisible();
  await expectNothingLeft(page, "Swim", "Sail", person.email);
  await page.reload();
  await expect(blank(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("signing out on purpose leaves neither the list nor the email", async ({ page, person }) => {
  await page.goto("/login?redirect=/app/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  // Within the page, which a new one would end before it knows that the wish was sent.
  await page.getByRole("link", { name: `My profile: ${person.name}` }).click();
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expectNothingLeft(page, "Swim", person.email);
  await page.goto("/bucket-list");
  await expect(blank(page)).toBeVisible();
});

test("a server that wants somebody to sign in while the session seems good: the page asks, and the toast is true", async ({
  page,
  person,
}) => {
  await page.goto("/login?redirect=/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  await page.route(EDITS, (route) =>
    route.fulfill({ status: 401, json: { error: { status: "UNAUTHENTICATED", message: "sign in first" } } }),
  );
  await write(page, "Sail");
  await expect(prompt(page)).toBeVisible();
  await expect(toasts(page)).toHaveText(/Added “Sail”. Saved on this device. We’ll send it once you sign in./);

  await test.step("the panel says the same, and leads to signing in", async () => {
    await prompt(page).getByRole("button", { name: "Not now" }).click();
    await page.getByRole("button", { name: "1 change waiting" }).click();
    const panel = page.getByRole("dialog", { name: "Your changes" });
    await expect(panel).toContainText("We’ll send it once you sign in.");
    await expect(panel).not.toContainText("online");
    await panel.getByRole("button", { name: "Sign in" }).click();
  });

  await page.unroute(EDITS);
  await signInAgain(page, person);
  await expect(toasts(page)).toHaveText(/Added “Sail”. Saved.(?! )/);
  await expect.poll(async () => (await listOf(page)).activities.map(({ title }) => title)).toEqual(["Swim", "Sail"]);
});

for (const [language, label, forget] of [
  ["en", "You’re signed out", "Not you? Delete this device’s copy"],
  ["de", "Du bist abgemeldet", "Nicht du? Kopie auf diesem Gerät löschen"],
] as const) {
  test(`the bar of somebody signed out is accessible on small and wide screens (${language})`, async ({
    page,
    person,
  }) => {
    await beAtWork(page, person);
    await page.context().clearCookies();
    await page.evaluate((chosen) => localStorage.setItem("yonder-language", chosen), language);
    await page.reload();
    await expect(page.getByRole("region", { name: label, exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: forget })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${width} ${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test("the toast of signing out stands in the middle of a wide window, clear of what the first page says", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, person, "/");
  await page.getByRole("button", { name: "Sign out" }).click();
  const toast = toasts(page).filter({ hasText: "You’re signed out." });
  await expect(toast).toBeVisible();
  const [said, how] = [await toast.boundingBox(), await page.getByText("How it works").first().boundingBox()];
  if (!said || !how) throw new Error("the toast or the page is not there");
  expect(Math.abs(said.x + said.width / 2 - 720)).toBeLessThan(20);
  expect(said.y > how.y + how.height || said.y + said.height < how.y).toBe(true);
});

test("a draft that joins the list of an account can be taken out again, and stays on the device", async ({
  page,
  person,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Swim"]);
  await expect.poll(async () => (await listOf(ann)).activities).toHaveLength(1);
  await page.goto("/bucket-list");
  await start(page, ["Sail"]);
  await page.goto("/login?redirect=/bucket-list");
  await signIn(page, person);
  await expect(items(page)).toHaveText([/Swim/, /Sail/]);
  await toasts(page)
    .filter({ hasText: "Your wish is safe in your account." })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(items(page)).toHaveText([/Swim/]);
  await expect(page.getByText("Your wish is out of your account. Sign out to see it on this device.")).toBeVisible();
  await expect.poll(async () => (await listOf(ann)).activities).toHaveLength(1);
  await page.reload();
  await expect(items(page)).toHaveText([/Swim/]);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.goto("/bucket-list");
  await expect(items(page)).toHaveText([/Sail/]);
});
