import { book, dateIn, PRICE, write } from "../support/dated-quests";
import { call } from "../support/people";
import { expect, openAs, otherDevice, test } from "../support/test";
import { shoot } from "./camera";

test("a creator's quests", async ({ page, person, friend, server, browser }) => {
  await openAs(page, { ...person, name: "Amber Lanternwood" }, "/privacy");
  await shoot(page, "/quest-dashboard", "dashboard-none");
  const dates = [dateIn(5, 16), dateIn(9, 8), dateIn(12, 60)];
  const { id, sessions } = await write(page, { mode: "scheduled", price: PRICE }, dates);
  await call(page, "publishQuest", { questId: id });
  const sage = await otherDevice(browser, server, { ...friend, name: "Sage Field" }, "/privacy");
  const ticket = await book(sage, id, sessions[0], 3);
  await shoot(page, "/quest-dashboard", "dashboard-quests");
  await page.goto(`/quest-dashboard?quest=${id}`);
  await expect(page.getByText("and 2 more")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Over time" })).toBeVisible();
  await shoot(page, null, "dashboard-quest");
  await page.goto(`/quest-dashboard?quest=${id}&door=${sessions[0]}`);
  await page.getByLabel("Code on the ticket").fill(ticket);
  await page.getByLabel("Code on the ticket").press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await shoot(page, null, "door-scan");
  await page.getByText("Names", { exact: true }).click();
  await shoot(page, null, "door-names");
  await shoot(page, "/quest-dashboard_copy", "dashboard-table");
});
