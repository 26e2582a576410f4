import { expectAccessible } from "./support/accessibility";
import { book, dateIn, QUEST, write } from "./support/dated-quests";
import { call } from "./support/people";
import { expect, openAs, otherDevice, test } from "./support/test";

test("somebody asks the creator of a quest before they book, and reads the answer there and on the ticket", async ({
  page: ben,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  const ann = await otherDevice(browser, server, { ...friend, name: "Ann Reed" }, "/privacy");
  const { id, sessions } = await write(ann, { mode: "scheduled" }, [dateIn(5, 6)]);
  await call(ann, "publishQuest", { questId: id });

  await test.step("signed out the way leads through signing in, back to the quest", async () => {
    await ben.goto(`/quest/${id}`);
    await expect(ben.getByRole("link", { name: "Sign in to ask Ann" })).toHaveAttribute("href", /\/login\?.*quest/);
  });

  await test.step("what was typed is there again after a reload, and is sent once", async () => {
    await openAs(ben, { ...person, name: "Ben Vale" }, `/quest/${id}`);
    await ben.getByRole("button", { name: "Ask Ann" }).click();
    const sheet = ben.getByRole("dialog", { name: "Ask Ann" });
    await sheet.getByLabel("Your question").fill("Is it fine with a pushchair?");
    await ben.reload();
    await ben.getByRole("button", { name: "Ask Ann" }).click();
    await expect(sheet.getByLabel("Your question")).toHaveValue("Is it fine with a pushchair?");
    await expectAccessible(ben, "sheet for a question");
    await sheet.getByRole("button", { name: "Send" }).click();
    const yours = ben.getByRole("region", { name: "Your questions" });
    await expect(yours.getByText("Is it fine with a pushchair?")).toBeVisible();
    await expect(yours.getByText("Waiting for an answer")).toBeVisible();
  });

  await test.step("the creator finds it among her notifications and answers on the dashboard", async () => {
    await ann.goto("/quest-dashboard");
    await expect(ann.getByText("1 question for you")).toBeVisible();
    await ann
      .getByRole("button", { name: /Notifications/ })
      .first()
      .click();
    await ann.getByRole("link", { name: /asks you about/ }).click();
    await expect(ann.getByRole("heading", { name: "Questions for you" })).toBeVisible();
    await ann.getByRole("button", { name: "Answer Ben Vale" }).click();
    await ann.getByLabel("Your answer").fill("Yes, there are no steps at all.");
    await expectAccessible(ann, "dashboard with a question");
    await ann.getByRole("button", { name: "Send", exact: true }).click();
    await expect(ann.getByText("Ben has your answer.")).toBeVisible();
    await expect(ann.getByRole("heading", { name: "Questions you answered" })).toBeVisible();
  });

  await test.step("the answer comes without a reload, and stands on the ticket too", async () => {
    await expect(ben.getByText("Yes, there are no steps at all.").first()).toBeVisible();
    await expect(ben.getByText("Waiting for an answer")).toHaveCount(0);
    await book(ben, id, sessions[0], 1);
    await ben.goto(`/app/quest/${id}/checkout`);
    await expect(ben.getByRole("article", { name: "Ticket" })).toContainText(QUEST.title);
    await expect(ben.getByText("Yes, there are no steps at all.")).toBeVisible();
    await ben.getByRole("button", { name: "Ask Ann" }).click();
    const sheet = ben.getByRole("dialog", { name: "Ask Ann" });
    await sheet.getByLabel("Your question").fill("Where exactly do we meet?");
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(ann.getByText("Where exactly do we meet?")).toBeVisible();
    await expect(ann.getByText("Guest", { exact: true }).first()).toBeVisible();
  });

  await test.step("three wait at a time; a fourth is kept as typed, with the reason", async () => {
    for (const text of ["And when?", "And why?"]) await call(ben, "askQuestCreator", { questId: id, text });
    await ben.getByRole("button", { name: "Ask Ann" }).click();
    const sheet = ben.getByRole("dialog", { name: "Ask Ann" });
    await sheet.getByLabel("Your question").fill("And how?");
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(sheet.getByRole("alert")).toContainText("Three of your questions are still waiting");
    await expect(sheet.getByLabel("Your question")).toHaveValue("And how?");
    await ben.keyboard.press("Escape");
  });

  await test.step("one that waits is withdrawn, for the creator too; an answer can be reported", async () => {
    const yours = ben.getByRole("region", { name: "Your questions" });
    await yours.getByRole("listitem").filter({ hasText: "And why?" }).getByRole("button", { name: "Withdraw" }).click();
    await expect(yours.getByText("And why?")).toHaveCount(0);
    await ben.getByRole("button", { name: "Ask Ann" }).click();
    await expect(ben.getByRole("textbox", { name: "Your question" })).toHaveValue("And how?");
    await ben.keyboard.press("Escape");
    await expect(ann.getByText("And when?")).toBeVisible();
    await expect(ann.getByText("And why?")).toHaveCount(0);
    await yours.getByRole("link", { name: "Report" }).click();
    await expect(ben).toHaveURL(/support\?report=question/);
  });
  expect(complaints.filter((complaint) => !complaint.includes("429"))).toEqual([]);
});
