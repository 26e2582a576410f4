import type { Page } from "@playwright/test";
import { items, listOf, start } from "./support/people";
import { expect, otherDevice, test } from "./support/test";

/** Ends a page without a word, as a browser that is killed does. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}

test("a wish, a step and a note that are half typed outlive a crash, and go once they are saved", async ({
  person,
  server,
  browser,
}) => {
  const page = await otherDevice(browser, server, person, "/bucket-list");
  await start(page, ["Bake bread"]);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  await page.getByLabel("Add a wish or a place").fill("Build a ra");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Bake bread", exact: true }).click();
  const details = (of: Page) => of.getByRole("dialog", { name: "Details" });
  await details(page).getByRole("button", { name: "Edit", exact: true }).click();
  await details(page).getByLabel("Add a step").fill("Find a mi");
  await details(page).getByLabel("Note").pressSequentially("Ask An");
  // The step was saved when its field was left; another one is begun.
  await details(page).getByLabel("Add a step").pressSequentially("Buy fl");
  const note = details(page).getByLabel("Note");
  await expect(note).toHaveValue("Ask An");
  await crash(page);

  const next = await page.context().newPage();
  await next.goto("/bucket-list");
  await expect(next.getByLabel("Add a wish or a place")).toHaveValue("Build a ra");
  await next.getByRole("button", { name: "Bake bread", exact: true }).click();
  await details(next).getByRole("button", { name: "Edit", exact: true }).click();
  await expect(details(next).getByLabel("Note")).toHaveValue("Ask An");
  await expect(details(next).getByRole("checkbox", { name: "Find a mi" })).toBeVisible();
  await expect(details(next).getByLabel("Add a step")).toHaveValue("Buy fl");
  await next.keyboard.press("Escape");
  await next.getByLabel("Add a wish or a place").press("End");
  await next.getByLabel("Add a wish or a place").pressSequentially("ft");
  await next.getByLabel("Add a wish or a place").press("Enter");
  await expect(items(next)).toHaveCount(2);
  await next.reload();
  await expect(items(next)).toHaveText([/Bake bread/, /Build a raft/]);
  await expect(next.getByLabel("Add a wish or a place")).toHaveValue("");
});
