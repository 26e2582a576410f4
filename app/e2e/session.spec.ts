import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { call, items, start } from "./support/people";
import { expect, otherDevice, type Person, signUp, test } from "./support/test";

/** Ends the session of a page on the server, as another device would. */
async function revoke(page: Page): Promise<void> {
  const { sessions } = (await call(page, "listSessions", {})) as { sessions: { id: string; current: boolean }[] };
  const current = sessions.find((session) => session.current);
  await call(page, "revokeSession", { id: current?.id });
}

const prompt = (page: Page) => page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Not now" }) });

async function signInAgain(page: Page, person: Person): Promise<void> {
  await prompt(page).getByLabel("Password", { exact: true }).fill(person.password);
  await prompt(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(prompt(page)).toHaveCount(0);
}

async function openNote(page: Page, title: string) {
  await page.getByRole("button", { name: `More about ${title}` }).click();
  return page.getByLabel("Note");
}

test("a session that ends while a note is typed asks in place, and the note is saved", async ({ page, person }) => {
  await page.goto("/login?redirect=/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  const note = await openNote(page, "Swim");
  await note.pressSequentially("Ask Ann about the lake");
  await revoke(page);
  await expect(prompt(page).getByRole("heading", { name: "You’re signed out on this device" })).toBeVisible();
  await expect(page).toHaveURL(/\/bucket-list/);
  await expect(prompt(page).getByLabel("Email")).toHaveValue(person.email);

  await test.step("Escape closes the question alone, and the page stays readable", async () => {
    await page.keyboard.press("Escape");
    await expect(prompt(page)).toHaveCount(0);
    await expect(note).toHaveValue("Ask Ann about the lake");
    await note.press("End");
    await note.pressSequentially(".");
    await page.keyboard.press("Escape");
    await expect(items(page)).toHaveText([/Swim/]);
    const bar = page.getByRole("region", { name: /signed out/ });
    await bar.getByRole("button", { name: "Sign in" }).click();
  });

  await signInAgain(page, person);
  await expect(page.getByText(/We’ll send it once you sign in/)).toHaveCount(0);
  await page.reload();
  await expect(await openNote(page, "Swim")).toHaveValue("Ask Ann about the lake.");
});

test("somebody else who signs in has their own data, and what waited stays for the first", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  await otherDevice(browser, server, friend);
  await page.goto("/login?redirect=/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  const note = await openNote(page, "Swim");
  await note.fill("Only mine");
  await revoke(page);
  await prompt(page).getByLabel("Email").fill(friend.email);
  await signInAgain(page, friend);
  await expect(page.getByText("Only mine")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Start my/ })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login?redirect=/bucket-list");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(await openNote(page, "Swim")).toHaveValue("Only mine");
});

test("two tabs: signing out in one asks in the other, and signing in again goes on in both", async ({
  page,
  person,
  context,
}) => {
  await page.goto("/login?redirect=/profile");
  await signUp(page, person);
  const other = await context.newPage();
  await other.goto("/profile/edit");
  await other.getByLabel("About you").fill("I like lakes");
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(prompt(other).getByRole("heading", { name: "You signed out in another tab" })).toBeVisible();
  await expect(other).toHaveURL("/profile/edit");

  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(prompt(other)).toHaveCount(0);
  await expect(other.getByLabel("About you")).toHaveValue("I like lakes");
});

for (const [language, title, notNow, bar] of [
  ["en", "You’re signed out on this device", "Not now", "You’re signed out"],
  ["de", "Du bist auf diesem Gerät abgemeldet", "Jetzt nicht", "Du bist abgemeldet"],
] as const) {
  test(`the question is accessible on small and wide screens (${language})`, async ({ page, person }) => {
    await page.goto("/login?redirect=/profile");
    await signUp(page, person);
    await expect(page).toHaveURL("/profile");
    await page.evaluate((chosen) => localStorage.setItem("yonder-language", chosen), language);
    await page.reload();
    await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
    await revoke(page);
    const question = page.getByRole("dialog", { name: title });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: notNow }).click();
    await expect(page.getByRole("region", { name: bar })).toBeVisible();
    await expectAccessible(page);
  });
}

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${width} ${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

test("an action that needs an account asks in place, goes on after signing up, and drafts move in", async ({
  page,
  person,
}) => {
  await page.goto("/bucket-list");
  await start(page, ["Swim"]);
  await page.goto("/polymet-demo");
  await page.getByRole("button", { name: "Do what needs an account" }).click();
  const question = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Do what needs an account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByText("Create account", { exact: true }).first().click();
  await question.getByLabel("Name", { exact: true }).fill(person.name);
  await question.getByLabel("User name").fill(person.user_name);
  await question.getByLabel("Email").fill(person.email);
  await question.getByLabel("Password", { exact: true }).fill(person.password);
  await question.getByRole("button", { name: "Create account" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Done: you’re signed in.")).toBeVisible();
  await expect(page).toHaveURL("/polymet-demo");
  await page.goto("/bucket-list");
  await expect(items(page)).toHaveText([/Swim/]);
});

test("another service opens in a window of its own, and the page goes on when that closes", async ({
  page,
  person,
  context,
}) => {
  await context.route("/config.json", (route) => route.fulfill({ json: { openid: ["example"] } }));
  await page.goto("/login?redirect=/profile/edit");
  await signUp(page, person);
  await page.getByLabel("About you").fill("I like lakes");
  await revoke(page);
  // The service sends people back with the cookie of a new session.
  await context.route("/auth/openid/**", async (route) => {
    await page.evaluate(
      ({ email, password }) =>
        fetch("/functions/signIn", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ data: { email, password } }),
        }),
      person,
    );
    await route.fulfill({ status: 302, headers: { location: "/login?openid=example&redirect=/" } });
  });
  const opened = context.waitForEvent("page");
  await prompt(page).getByRole("link", { name: "Continue with Example" }).click();
  const popup = await opened;
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(prompt(page)).toHaveCount(0);
  await expect(page).toHaveURL("/profile/edit");
  await expect(page.getByLabel("About you")).toHaveValue("I like lakes");
});

test("after a week without a visit the session goes on where only its token has ended", async ({ page, person }) => {
  await page.goto("/login?redirect=/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  await page.context().clearCookies({ name: "auth_token" });
  await page.reload();
  await expect(page.locator("[data-title]", { hasText: "Swim" })).toBeVisible();
  // Only the person's own token shows who can see the list.
  await expect(page.getByRole("button", { name: "Your friends can see this" })).toBeVisible();
  await expect(page.getByRole("region", { name: "You’re signed out", exact: true })).toHaveCount(0);
});
