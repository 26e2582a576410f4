import { createHmac } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { pathIn } from "./support/mailbox";
import { Server } from "./support/server";
import { expect, otherDevice, signIn, signUp, test } from "./support/test";

test("an account moves to another address once the email to it was opened", async ({ person, server, browser }) => {
  const page = await otherDevice(browser, server, person, "/profile/edit");
  const part = page.getByRole("region", { name: "Email" });
  const fresh = `new_${person.email}`;
  await part.getByRole("button", { name: "Change email" }).click();
  await part.getByLabel("New email").fill("no address");
  await part.getByLabel("Your password", { exact: true }).fill(person.password);
  await part.getByRole("button", { name: "Send link", exact: true }).click();
  await expect(part.getByLabel("New email")).toHaveAttribute("aria-invalid", "true");
  await part.getByLabel("New email").fill(fresh);
  await part.getByLabel("Your password", { exact: true }).fill("not the password");
  await part.getByRole("button", { name: "Send link", exact: true }).click();
  await expect(part.getByText("Wrong password.")).toBeVisible();
  await part.getByLabel("Your password", { exact: true }).fill(person.password);
  await part.getByRole("button", { name: "Send link", exact: true }).click();
  await expect(page.getByText(`We sent a link to ${fresh}.`)).toBeVisible();
  await expect(part.getByText(person.email, { exact: true })).toBeVisible();
  await page.goto(pathIn(await server.mailbox.letter(fresh, "Confirm your new email")));
  await expect(page.getByText(fresh)).toBeVisible();
  await page.goto("/profile/edit");
  await expect(part.getByText(fresh, { exact: true })).toBeVisible();
  await server.mailbox.letter(person.email, "was changed");
});

test("a forgotten password is reset with the link of an email, which works once", async ({
  page,
  person,
  server,
  browser,
}) => {
  const elsewhere = await otherDevice(browser, server, person, "/profile");
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText(`If ${person.email} has an account, we’ve sent an email.`)).toBeVisible();

  const path = pathIn(await server.mailbox.letter(person.email, "Reset your Yonder password"));
  await page.goto(path);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Use 8–128 characters.")).toBeVisible();
  await page.getByLabel("New password").fill("quite another secret");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeVisible();
  // Whoever was signed in is not any more.
  await expect(elsewhere.getByText(/You were signed out on another device/)).toBeVisible();

  await page.goto(path);
  await page.getByLabel("New password").fill("a third long secret");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.getByRole("link", { name: "Send a new email" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await signIn(page, { ...person, password: "quite another secret" });
  await expect(page).toHaveURL("/");
});

test("nobody learns which addresses have an account", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.test");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("If nobody@example.test has an account")).toBeVisible();
});

test("a code by email signs in without the password", async ({ page, person, server, browser }) => {
  await otherDevice(browser, server, person);
  await page.goto("/login?redirect=/profile/edit");
  await expect(page.getByText("Next up: Edit your profile")).toBeVisible();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  const { body } = await server.mailbox.letter(person.email, "is your code");
  const code = /^\S+/.exec(body)?.[0] ?? "";
  await expect(page.getByLabel("Code from the email")).toBeFocused();
  await page.getByLabel("Code from the email").fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That code is wrong");
  await page.getByLabel("Code from the email").fill(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile/edit");
});

test("the email that confirms an address is opened, and says so once", async ({ page, person, server, browser }) => {
  const own = await otherDevice(browser, server, person, "/profile/edit");
  await expect(own.getByText("Not confirmed yet")).toBeVisible();
  await page.goto(pathIn(await server.mailbox.letter(person.email, "Confirm your email")));
  await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await own.reload();
  await expect(own.getByText(/^Confirmed on/)).toBeVisible();
});

test("an authenticator is set up by its picture, asked for, and replaced by a recovery code", async ({
  page,
  person,
  server,
  browser,
}) => {
  const own = await otherDevice(browser, server, person, "/profile/edit");
  await own.getByRole("button", { name: "Set up" }).click();
  await expect(own.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = ((await own.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await own.getByLabel("Six-digit code").fill("000000");
  await own.getByRole("button", { name: "Turn on" }).click();
  await expect(own.getByText("That code is wrong.")).toBeVisible();
  await own.getByLabel("Six-digit code").fill(shown(secret));
  await own.getByRole("button", { name: "Turn on" }).click();
  await expect(own.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const recovery = await own.locator("main li").first().textContent();
  await own.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(own.getByText(/^On since/)).toBeVisible();

  await page.goto("/login?redirect=/profile/edit");
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That code is wrong or was already used");
  await page.getByLabel("Code", { exact: true }).fill(recovery ?? "");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/profile/edit");
  await page.getByLabel("Enter your password to turn it off").fill("not the password");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Wrong password.")).toBeVisible();
  await page.getByLabel("Enter your password to turn it off").fill(person.password);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("who tries too often is told how long to wait, and loses nothing typed", async ({ page, person }) => {
  const wrong = { email: person.email, password: "not the password" };
  // Of the ten tries a minute that an account has, all but one are made beside the form.
  for (let tried = 0; tried < 9; tried += 1) await page.request.post("/functions/signIn", { data: { data: wrong } });
  await page.goto("/login");
  await page.getByLabel("Email").fill(wrong.email);
  await page.getByLabel("Password", { exact: true }).fill(wrong.password);
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(async () => {
    await button.click({ timeout: 2_000 });
    await expect(page.getByRole("alert")).toContainText("Too many tries", { timeout: 1_000 });
  }).toPass();
  await expect(button).toBeDisabled();
  await expect(page.getByRole("alert")).toContainText(/Wait \d+ seconds?/);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(button).toBeEnabled();
});

test("another service is a button; coming back from it goes on, and its refusal is said", async ({
  browser,
  person,
}) => {
  const server = new Server(["--openid", "example,http://127.0.0.1:9,client,secret"]);
  await server.start();
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/login?redirect=/profile");
  await expect(page.getByRole("link", { name: "Continue with Example" })).toHaveAttribute(
    "href",
    "/auth/openid/example?redirect=%2Fprofile",
  );
  await page.goto("/login?error=openid");
  await expect(page.getByRole("alert").first()).toContainText("didn’t work");
  await page.goto("/login?error=email-taken");
  await expect(page.getByRole("alert").first()).toContainText("already");

  // As the way back from the service leaves it: the refresh cookie alone.
  await page.goto("/login?new");
  await signUp(page, person);
  await expect(page).toHaveURL("/");
  await context.clearCookies({ name: "auth_token" });
  await page.goto("/login?openid=example&redirect=/profile");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await context.close();
  await server.remove();
});

test("after another service's sign-in the authenticator is asked for where the account has one", async ({
  browser,
  person,
  server,
}) => {
  await (await otherDevice(browser, server, person)).context().close();
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
  const page = await context.newPage();
  // As a server answers that a provider has named the person to: a wrong code first, then a session.
  const answers = [
    (route: Route) =>
      route.fulfill({
        status: 401,
        json: { error: { status: "UNAUTHENTICATED", message: "wrong", details: { reason: "totp" } } },
      }),
    async (route: Route) => {
      const { email, password } = person;
      const url = `${server.url}/functions/signIn`;
      await route.fulfill({ response: await route.fetch({ url, postData: { data: { email, password } } }) });
    },
  ];
  await page.route("/functions/finishSignIn", (route) => answers.shift()?.(route));
  await page.goto("/login?openid=example&redirect=/profile&step=second");
  const code = page.getByLabel("Code");
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("That code is wrong")).toBeVisible();
  await code.fill("123456");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await context.close();
});

test("signing up says in words what is wrong with which field", async ({ page, person, server, browser }) => {
  await otherDevice(browser, server, person);
  await page.goto("/login?new");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Enter your email address.")).toBeVisible();
  await expect(page.getByText("3–20 lowercase letters, numbers, dots or underscores", { exact: true })).toBeVisible();
  await signUpFields(page, { ...person, user_name: `${person.user_name}_2` });
  await expect(page.getByText("There is already an account with this email.")).toBeVisible();
  await page.getByRole("textbox", { name: "User name" }).fill(person.user_name);
  await expect(page.getByText("This user name is taken.")).toBeVisible();

  await test.step("and signs in instead with what is typed, where the email has an account", async () => {
    await page.getByRole("button", { name: `Sign in with ${person.email}` }).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
  });
});

for (const path of ["/login?forgot", "/login?reset=some-secret", "/app/join"]) {
  test(`the language is chosen on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("combobox", { name: "Sprache" })).toHaveValue("de");
  });
}

async function signUpFields(page: Page, person: Parameters<typeof signUp>[1]): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByRole("textbox", { name: "User name" }).fill(person.user_name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Returns the code of an authenticator now for a secret in base 32 (RFC 6238: SHA-1, six digits, 30 s). */
function shown(secret: string): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
