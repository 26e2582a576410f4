import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { call, items, listOf, start } from "./support/people";
import { expectNothingLeft } from "./support/stored";
import { expect, otherDevice, type Person, signIn, signUp, test } from "./support/test";

/** Ends the session of a page on the server, as another device would. */
async function revoke(page: Page): Promise<void> {
  const { sessions } = (await call(page, "listSessions", {})) as { sessions: { id: string; current: boolean }[] };
  const current = sessions.find((session) => session.current);
  await call(page, "revokeSession", { id: current?.id });
}

/** Has the server say that the session of a page was not used for too long. */
async function expire(page: Page): Promise<void> {
  const refuse = (reason?: string) => ({
    status: 401,
    json: { error: { status: "UNAUTHENTICATED", message: "the session has ended", details: { reason } } },
  });
  await page.route("**/functions/refreshSession", (route) => route.fulfill(refuse()));
  await page.route("**/v1/users/*", (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill(refuse("expired")),
  );
}

/** A token as it is when its time is over. */
function aged(token: string): string {
  const [head, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const old = Buffer.from(JSON.stringify({ ...claims, iat: 1, exp: 2 })).toString("base64url");
  return [head, old, signature].join(".");
}

const prompt = (page: Page) => page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Not now" }) });

async function signInAgain(page: Page, person: Person): Promise<void> {
  await prompt(page).getByLabel("Password", { exact: true }).fill(person.password);
  await prompt(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(prompt(page)).toHaveCount(0);
}

async function openNote(page: Page, title: string) {
  await page.getByRole("button", { name: title, exact: true }).click();
  const details = page.getByRole("dialog", { name: "Details" });
  await details.getByRole("button", { name: "Edit", exact: true }).click();
  return details.getByLabel("Note");
}

test("a session that another device ends while a note is typed hides everything, and the note is saved after all", async ({
  page,
  person,
}) => {
  await page.goto("/login?redirect=/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  const note = await openNote(page, "Swim");
  await note.pressSequentially("Ask Ann about the lake");
  await revoke(page);
  await expect(prompt(page)).toContainText("You were signed out on another device");
  await expect(prompt(page)).toContainText("Your changes are safe and will be sent when you sign in again.");
  await expect(page).toHaveURL(/\/bucket-list/);
  await expect(page.getByText("Swim", { exact: true })).toHaveCount(0);
  await expect(prompt(page).getByLabel("Email")).toHaveValue("");

  await test.step("Escape closes the question alone", async () => {
    await page.keyboard.press("Escape");
    await expect(prompt(page)).toHaveCount(0);
    await expect(page.getByText("Swim", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Start my/ })).toBeVisible();
  });

  await page.goto("/login?redirect=/bucket-list");
  await signIn(page, person);
  await expect(await openNote(page, "Swim")).toHaveValue("Ask Ann about the lake");
  await page.keyboard.press("Escape");
  await expect.poll(async () => JSON.stringify(await listOf(page))).toContain("Ask Ann about the lake");
});

test("a device that is signed out from another one keeps nothing of its person", async ({
  page,
  person,
  browser,
  server,
}) => {
  await page.goto("/login?redirect=/bucket-list");
  await signUp(page, person);
  await start(page, ["Swim"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  const owner = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await owner.goto("/login?redirect=/profile");
  await signIn(owner, person);

  await test.step("when it is used again", async () => {
    await page.goto("about:blank");
    await owner.getByRole("button", { name: "Sign out everywhere" }).click();
    await owner.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(owner).toHaveURL(/\/login/);
    // After an hour the token has ended: the page learns of it from the refusal to renew it.
    const token = (await page.context().cookies()).find(({ name }) => name === "auth_token");
    if (!token) throw new Error("the page has no token");
    await page.context().addCookies([{ ...token, value: aged(token.value) }]);
    await page.goto("/bucket-list");
    await expect(prompt(page)).toContainText("We removed your lists and your email from this one.");
    await expect(page.getByText("Swim", { exact: true })).toHaveCount(0);
    await expectNothingLeft(page, "Swim", person.email);
  });

  await prompt(page).getByLabel("Email").fill(person.email);
  await signInAgain(page, person);
  await expect(items(page)).toHaveText([/Swim/]);
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
  await expect(prompt(page)).toBeVisible();
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

for (const [language, title, notNow] of [
  ["en", "You were signed out on another device", "Not now"],
  ["de", "Du wurdest von einem anderen Gerät aus abgemeldet", "Jetzt nicht"],
] as const) {
  test(`the question is accessible on small and wide screens (${language})`, async ({ page, person }) => {
    await page.goto("/login?redirect=/bucket-list");
    await signUp(page, person);
    await expect(page).toHaveURL("/bucket-list");
    await page.evaluate((chosen) => localStorage.setItem("yonder-language", chosen), language);
    await page.reload();
    await expect(page.getByRole("link", { name: new RegExp(person.name) }).first()).toBeVisible();
    await revoke(page);
    const question = page.getByRole("dialog", { name: title });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: notNow }).click();
    await expect(question).toHaveCount(0);
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
  const question = page.getByRole("dialog", { name: "Sign in or sign up" });
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
  await expire(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(prompt(page)).toBeVisible();
  // The service sends people back with the cookie of a new session.
  await context.route("/auth/openid/**", async (route) => {
    await page.unrouteAll();
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
