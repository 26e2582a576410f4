import type { Locator, Page } from "@playwright/test";
import { call, friends, items, listOf, start, uidOf, write } from "./support/people";
import { expect, otherDevice, test } from "./support/test";

test("edits of a list whose owner ended the friendship say so, and their text can be copied", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim"]);
  const { id } = await listOf(ann);
  const uid = await uidOf(ben);
  await call(ann, "setShare", { type: "bucketList", id, visibility: "private", editors: [uid] });
  await ben.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ben.goto(`/bucket-list/${id}`);
  await expect(items(ben)).toHaveCount(1);
  await ben.context().setOffline(true);
  await write(ben, "Bake bread");
  await call(ann, "removeFriend", { uid });
  await ben.context().setOffline(false);
  await expect(ben.getByText("You can no longer edit this list. Your text is kept under “not saved”.")).toBeVisible();
  await ben.getByRole("button", { name: "1 change not saved" }).click();
  const panel = ben.getByRole("dialog", { name: "Your changes" });
  const row = panel.getByRole("listitem").filter({ hasText: "Add Bake bread" });
  await expect(row).toContainText("You can no longer edit this list.");
  await expect(row.getByRole("button", { name: /Try again/ })).toHaveCount(0);
  await row.getByRole("button", { name: "Copy the text: Add Bake bread" }).click();
  await expect(ben.getByText("Text copied.")).toBeVisible();
  expect(await ben.evaluate(() => navigator.clipboard.readText())).toBe("Bake bread");
});

test("a user name where the email belongs is told before anything is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto("/login");
  await page.getByLabel("Email").fill("walker_1");
  await page.getByLabel("Password", { exact: true }).fill("a long enough secret");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Enter a full email address, like ada@example.org.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(sent.filter((url) => url.endsWith("/signIn"))).toEqual([]);
});

test("a text that is too long stays whole, and its field says by how much", async ({ person, server, browser }) => {
  const page = await otherDevice(browser, server, person, "/bucket-list");
  await start(page, ["Swim"]);
  const field = page.getByLabel("Add a wish or a place");
  await paste(page, field, "x".repeat(400));
  await expect(page.getByText("260 characters too many")).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue("x".repeat(400));
  await paste(page, field, "Bake bread");
  await field.press("Enter");
  await expect(items(page)).toHaveCount(2);

  await page.goto("/support");
  const message = page.getByRole("textbox", { name: "Message" });
  await paste(page, message, "x".repeat(9_000));
  await expect(page.getByText(/^[\d]+ characters too many$/)).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(message).toHaveValue("x".repeat(9_000));
  await expect(message).toBeFocused();
});

test("who reads the app in German gets emails in German", async ({ person, server, browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await page.goto("/login?new");
  await page.evaluate(() => localStorage.setItem("yonder-language", "de"));
  await page.reload();
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Benutzername").fill(person.user_name);
  await page.getByLabel("E-Mail").fill(person.email);
  await page.getByLabel("Passwort", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await server.mailbox.letter(person.email, "Willkommen bei Yonder");
});

/** Puts a text in the place of what a field holds, as from the clipboard: a limit of the field would cut it. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.focus();
  await page.keyboard.insertText(text);
}
