import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { book, dateIn, PRICE, write } from "./support/dated-quests";
import { call } from "./support/people";
import type { Server } from "./support/server";
import { expect, openAs, otherDevice, type Person, somebody, test } from "./support/test";

/** A second phone of somebody who has an account. */
async function secondPhone(browser: Browser, server: Server, { email, password }: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", reducedMotion: "reduce" });
  const answer = await context.request.post("/functions/signIn", { data: { data: { email, password } } });
  const value = (await answer.json()).result.idToken;
  const domain = new URL(server.url).hostname;
  await context.addCookies([{ name: "auth_token", value, domain, path: "/", secure: true, sameSite: "Lax" }]);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const seat = (page: Page, name: string) => page.getByRole("button", { name: `Let ${name} in`, exact: true });

test("two hosts let guests in, one of them without a signal, and both have the same list in the end", async ({
  page: odile,
  person,
  server,
  browser,
  complaints,
}) => {
  await odile.setViewportSize({ width: 390, height: 844 });
  await openAs(odile, person, "/privacy");
  const questions = [{ id: "note", text: "Anything we should know?" }];
  const { id, sessions } = await write(odile, { mode: "scheduled", price: PRICE, questions }, [dateIn(1, 6)]);
  await call(odile, "publishQuest", { questId: id });
  const ben = await otherDevice(browser, server, { ...somebody(), name: "Ben Vale" }, "/privacy");
  const ticket = await book(ben, id, sessions[0], 2);
  const cleo = await otherDevice(browser, server, { ...somebody(), name: "Cleo Marsh" }, "/privacy");
  await book(cleo, id, sessions[0], 1);

  await odile.goto(`/quest-dashboard?quest=${id}`);
  await odile.getByRole("link", { name: "Check in" }).click();
  const door = `/quest-dashboard?quest=${id}&door=${sessions[0]}`;
  const wren = await secondPhone(browser, server, person, door);
  await wren.getByText("Names", { exact: true }).click();
  await expect(wren.getByText("0 of 3 here")).toBeVisible();

  await test.step("a ticket lets its guest in, and says what to take", async () => {
    await odile.getByLabel("Code on the ticket").fill("WRONG");
    await odile.getByLabel("Code on the ticket").press("Enter");
    await expect(odile.getByText("That’s not the code of a ticket.")).toBeVisible();
    await odile.getByLabel("Code on the ticket").fill(ticket.toLowerCase());
    await odile.getByLabel("Code on the ticket").press("Enter");
    await expect(odile.getByRole("heading", { name: "Ben Vale" })).toBeVisible();
    await expect(odile.getByText("2 seats. Take €28.")).toBeVisible();
    await expectAccessible(odile, "door, a guest is in");
    await odile.getByRole("button", { name: "Paid" }).click();
    await expect(odile.getByText("€28 paid.")).toBeVisible();
    await expect(wren.getByText("2 of 3 here")).toBeVisible();
    await odile.getByLabel("Code on the ticket").fill(ticket);
    await odile.getByLabel("Code on the ticket").press("Enter");
    await expect(odile.getByText("Let in already", { exact: false })).toBeVisible();
  });

  await test.step("without a signal the list stays, and what is noted waits", async () => {
    await odile.context().setOffline(true);
    await odile.getByText("Names", { exact: true }).click();
    await expect(odile.getByText("No signal.", { exact: false })).toBeVisible();
    await seat(odile, "Cleo Marsh").click();
    await odile.getByRole("button", { name: "Add someone without a ticket" }).click();
    const sheet = odile.getByRole("dialog");
    await sheet.getByLabel("Name").fill("Kim");
    await sheet.getByRole("button", { name: "Let them in" }).click();
    await expect(odile.getByText("4 of 4 here")).toBeVisible();
    await expect(odile.getByText("2 changes go out by itself later.", { exact: false })).toBeVisible();
    await expectAccessible(odile, "door without a signal");
  });

  await test.step("the other host has let the same guest in meanwhile", async () => {
    await seat(wren, "Cleo Marsh").click();
    await expect(wren.getByText("3 of 3 here")).toBeVisible();
    await odile.context().setOffline(false);
    await expect(wren.getByText("4 of 4 here")).toBeVisible();
    await expect(odile.getByText("No signal.", { exact: false })).toHaveCount(0);
    await expect(odile.getByText("4 of 4 here")).toBeVisible();
  });

  await test.step("what was pressed by mistake is taken back on both phones", async () => {
    await seat(wren, "Kim").click();
    await expect(odile.getByText("3 of 3 here")).toBeVisible();
    await seat(odile, "Cleo Marsh").click();
    await expect(wren.getByText("2 of 3 here")).toBeVisible();
    await expect(seat(wren, "Cleo Marsh")).toHaveAttribute("aria-pressed", "false");
  });
  expect(complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|status of 409/.test(complaint))).toEqual([]);
});
