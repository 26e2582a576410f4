import { expectAccessible } from "./support/accessibility";
import { book, dateIn, PRICE, QUEST, write } from "./support/dated-quests";
import { call } from "./support/people";
import { expect, openAs, otherDevice, test } from "./support/test";

test("a creator sees dates fill and guests come, lets them in, pauses, copies and calls off", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  await openAs(ann, person, "/quest-dashboard");
  await expect(ann.getByRole("heading", { name: "You haven’t made a quest yet" })).toBeVisible();
  await expectAccessible(ann, "dashboard without quests");
  const questions = [{ id: "food", text: "Anything you don’t eat?" }];
  const { id, sessions } = await write(ann, { mode: "scheduled", price: PRICE, questions }, [dateIn(5, 6)]);
  await call(ann, "publishQuest", { questId: id });

  await test.step("the quest stands under its state with its next date", async () => {
    await expect(ann.getByRole("heading", { name: "Published" })).toBeVisible();
    await ann.getByRole("link", { name: new RegExp(QUEST.title) }).click();
    await expect(ann.getByRole("heading", { level: 1 })).toHaveText(QUEST.title);
    await expect(ann.getByRole("button", { name: /0 booked, 6 free/ })).toBeVisible();
    await expect(ann.getByText("Nobody has booked this date yet.")).toBeVisible();
  });

  const ben = await otherDevice(browser, server, { ...friend, name: "Ben Vale" }, "/privacy");
  await test.step("a booking shows at once, with what it brings", async () => {
    await book(ben, id, sessions[0], 2);
    await expect(ann.getByRole("button", { name: /2 booked, 4 free/ })).toBeVisible();
    const guest = ann.getByRole("listitem").filter({ hasText: "pays €28 there" });
    // They are no friends: a creator knows by name who comes.
    await expect(guest).toContainText("Ben Vale and 1 more");
    await expect(ann.getByText("seats booked", { exact: true })).toBeVisible();
    await expectAccessible(ann, "dashboard of a quest");
  });

  await test.step("a date is changed in place, and says before what its guests will hear", async () => {
    await ann.getByRole("button", { name: "Change", exact: true }).click();
    const sheet = ann.getByRole("dialog");
    await expect(sheet.getByText("Nothing changed yet.")).toBeVisible();
    await sheet.getByLabel("Price per seat").fill("16");
    await expect(sheet.getByText("New guests pay €16. Whoever has booked keeps their price.")).toBeVisible();
    await sheet.getByLabel("Seats").fill("1");
    await expect(sheet.getByText("2 seats are taken, so there can’t be fewer.")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Save" })).toBeDisabled();
    await sheet.getByLabel("Seats").fill("8");
    await sheet.getByLabel("Meeting place").fill("By the fountain");
    await expect(sheet.getByText("Those guests find the new meeting place", { exact: false })).toBeVisible();
    await expectAccessible(ann, "changing a date");
    await sheet.getByRole("button", { name: "Save and tell the guests" }).click();
    await expect(ann.getByText("Date changed. Your guests know.")).toBeVisible();
    await expect(ann.getByRole("button", { name: /2 booked, 6 free/ })).toBeVisible();
    await expect(ann.getByText("pays €28 there")).toBeVisible();
    await expect(ann.getByText("€28 earned")).toBeVisible();
    await ben.goto("/my-quests");
    await ben
      .getByRole("button", { name: /Notifications/ })
      .first()
      .click();
    await ben.getByText("You’ll meet at another place", { exact: false }).click();
    await expect(ben.getByText("By the fountain")).toBeVisible();
  });

  await test.step("a date takes no more bookings, and some again", async () => {
    await ann.getByRole("button", { name: "More for this date" }).click();
    await ann.getByRole("menuitem", { name: "Take no more bookings" }).click();
    await expect(ann.getByRole("button", { name: /No more bookings/ })).toBeVisible();
    await ann.getByRole("button", { name: "More for this date" }).click();
    await ann.getByRole("menuitem", { name: "Take bookings again" }).click();
    await expect(ann.getByRole("button", { name: /No more bookings/ })).toHaveCount(0);
  });

  await test.step("a message reaches the guests, and what was sent stays", async () => {
    await ann.getByRole("button", { name: "Message 1 guest" }).click();
    const sheet = ann.getByRole("dialog");
    await sheet.getByLabel("Your message").fill("Bring a torch");
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(ann.getByText("Sent to 1 person.")).toBeVisible();
    await expect(ann.getByRole("listitem").filter({ hasText: "Bring a torch" })).toContainText("to 1 person");
    await ben.goto(`/quest/${id}`);
    await ben
      .getByRole("button", { name: /Notifications/ })
      .first()
      .click();
    await expect(ben.getByText("Bring a torch")).toBeVisible();
  });

  await test.step("who looks at the page is counted, with no name", async () => {
    await expect(async () => {
      await ann.reload();
      await ann.getByText("Show as a table").nth(1).click({ timeout: 5_000 });
      await expect(ann.getByRole("table").filter({ hasText: "People" }).getByRole("row").last()).toContainText("1", {
        timeout: 2_000,
      });
    }).toPass();
  });

  await test.step("all guests go into a table file", async () => {
    const [download] = await Promise.all([
      ann.waitForEvent("download"),
      ann.getByRole("button", { name: "Save all guests as CSV" }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const [headings, row] = Buffer.concat(chunks).toString().split("\r\n");
    expect(headings).toContain("Anything you don’t eat?");
    expect(row).toContain("confirmed,2,Ben Vale,");
  });

  await test.step("it is paused, opened again and copied", async () => {
    await ann.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(ann.getByText("Paused", { exact: false }).first()).toBeVisible();
    await ann.getByRole("button", { name: "Resume", exact: true }).click();
    await ann.getByRole("button", { name: "More actions" }).click();
    await ann.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(ann.getByText("Here’s your copy, as a draft.")).toBeVisible();
    await expect(ann.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  });

  await test.step("calling it off says first what becomes of the guests", async () => {
    await ann.goto(`/quest-dashboard?quest=${id}`);
    await ann.getByRole("button", { name: "More actions" }).click();
    await ann.getByRole("menuitem", { name: "Call off" }).click();
    const sheet = ann.getByRole("dialog");
    await expect(sheet.getByText("2 seats are booked. Those guests will hear of it", { exact: false })).toBeVisible();
    await sheet.getByRole("button", { name: "Call it off" }).click();
    await expect(ann.getByText("Called off", { exact: false }).first()).toBeVisible();
    await ben.goto("/my-quests");
    await expect(ben.getByText(QUEST.title).first()).toBeVisible();
  });

  await test.step("the copy of the page is one dense table", async () => {
    await ann.goto("/quest-dashboard_copy");
    await expect(ann.getByRole("row")).toHaveCount(3);
    await expectAccessible(ann, "dense dashboard");
    const [download] = await Promise.all([
      ann.waitForEvent("download"),
      ann.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("dates.csv");
    await ann.getByRole("searchbox").fill("no such quest");
    await expect(ann.getByText("0 dates")).toBeVisible();
    await expect(ann.getByRole("row")).toHaveCount(1);
  });
  expect(complaints).toEqual([]);
});
