import { expectAccessible } from "./support/accessibility";
import { dateIn, QUEST, write } from "./support/dated-quests";
import { call } from "./support/people";
import { Server } from "./support/server";
import { test as base, expect, openAs, otherDevice } from "./support/test";

/** A server on which somebody looks at the quests of new creators. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      const server = new Server(["--review-quests"]);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

test("those who run the site approve, send back and hide quests, and every act is on record", async ({
  page: root,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  await openAs(root, person, "/quest-dashboard?review");
  await expect(root.getByRole("heading", { name: "This page is for the people who run this site" })).toBeVisible();
  // The server is down for that: an open page would complain of it.
  await root.goto("about:blank");
  await server.grantAdmin(person.user_name);
  const ann = await otherDevice(browser, server, { ...friend, name: "Ann Vale" }, "/privacy");
  const { id } = await write(ann, { mode: "scheduled" }, [dateIn(5, 6)]);
  await call(ann, "publishQuest", { questId: id });
  await root.goto("/quest-dashboard?review");
  const waiting = root.getByRole("listitem").filter({ hasText: QUEST.title });

  await test.step("a quest goes back with a note, which its creator reads", async () => {
    await expect(waiting).toContainText("by Ann Vale");
    await expectAccessible(root, "review");
    await waiting.getByRole("button", { name: "Send back" }).click();
    const sheet = root.getByRole("dialog");
    await sheet.getByRole("button", { name: "Send back" }).click();
    await expect(sheet.getByText("Say why, so that its creator can fix it.")).toBeVisible();
    await sheet.getByLabel("What should change?", { exact: false }).fill("Where does it begin?");
    await sheet.getByRole("button", { name: "Send back" }).click();
    await expect(root.getByText("No quest waits for you.")).toBeVisible();
  });

  await test.step("it is approved, reported, and hidden", async () => {
    await call(ann, "publishQuest", { questId: id });
    await root.reload();
    await waiting.getByRole("button", { name: "Approve" }).click();
    await expect(root.getByText("No quest waits for you.")).toBeVisible();
    await call(root, "reportContent", { type: "quest", id, reason: "It leads over a fence" });
    await root.reload();
    const report = root.getByRole("listitem").filter({ hasText: "It leads over a fence" });
    await report.getByRole("button", { name: "Hide" }).click();
    const sheet = root.getByRole("dialog");
    await sheet.getByLabel("What should change?", { exact: false }).fill("Go around the fence");
    await sheet.getByRole("button", { name: "Hide" }).click();
    await expect(waiting.getByText("Hidden", { exact: true })).toBeVisible();
    await report.getByRole("button", { name: "Something was done" }).click();
    await expect(root.getByText("No reports are open.")).toBeVisible();
    const log = root.getByRole("region", { name: "What was done" }).getByRole("row");
    await expect(log.filter({ hasText: "Hid a quest" })).toContainText("Go around the fence");
    await expect(log.filter({ hasText: "Reviewed a quest" })).toHaveCount(2);
    await expect(log.filter({ hasText: "Closed a report" })).toHaveCount(1);
  });
  expect(complaints).toEqual([]);
});
