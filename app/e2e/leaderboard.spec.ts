import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { call, friends, listOf, start, uidOf } from "./support/people";
import { expect, listen, openAs, test } from "./support/test";

const WISHES = ["Swim in a lake", "Bake bread", "Learn a bird call"];

test("friends compare their week, every number says what it is made of, and who hides is on no board", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, { ...person, name: "Ann Frost" }, { ...friend, name: "Ben Vale" });
  const complaints: string[] = [];
  for (const page of [ann, ben]) listen(page, complaints);
  await tickAll(ann, 2);
  await tickAll(ben, 3);
  await ann.goto("/leaderboard");
  const rows = ann.getByRole("list", { name: "2 people" }).getByRole("listitem");

  await test.step("friends of this week are shown first, with one's own place in a sentence", async () => {
    await expect(ann.getByRole("heading", { level: 1 })).toHaveText("Friends this week");
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: "Ben Vale" })).toContainText("10");
    await expect(ann.getByText("You’re in front.")).toBeVisible();
    await expectAccessible(ann, "leaderboard");
  });

  await test.step("a phone has room for a long name", async () => {
    const before = ann.viewportSize();
    await ann.setViewportSize({ width: 360, height: 740 });
    const isWhole = (name: Element) => {
      name.textContent = "Quill Starling-Brook";
      return name.scrollWidth <= name.clientWidth;
    };
    expect(await rows.getByText("You", { exact: true }).evaluate(isWhole)).toBe(true);
    if (before) await ann.setViewportSize(before);
    await ann.reload();
  });

  await test.step("a number opens its reasons, of others without what exactly was done", async () => {
    await ann.getByRole("button", { name: /^Ben Vale: 10 points/ }).click();
    const sheet = ann.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: "Ben Vale’s points" })).toBeVisible();
    await expect(sheet.getByRole("listitem").filter({ hasText: "+5" })).toHaveCount(2);
    await expect(sheet.getByText("Points missing?")).toBeHidden();
    await ann.keyboard.press("Escape");
  });

  await test.step("a third wish of one day brings no points, and a second look is asked for", async () => {
    await ben.goto("/leaderboard");
    await expect(ben.getByRole("figure", { name: "Your points this week, day by day" })).toBeVisible();
    await ben.getByRole("button", { name: "How your points add up" }).click();
    const sheet = ben.getByRole("dialog");
    await expect(sheet.getByRole("listitem")).toHaveCount(2);
    await expect(sheet.getByRole("listitem").first()).toContainText(/Swim in a lake|Bake bread|Learn a bird call/);
    await sheet.getByRole("button", { name: "Check my score" }).click();
    const sum = "Added up again on this device: 2 lines of all time, 10 points. Every line agrees with the rules.";
    await expect(sheet.getByText(sum)).toBeVisible();
    await sheet.getByRole("button", { name: "Points missing?" }).click();
    await expect(
      sheet.getByText("Wishes you tick alone bring points only twice a day.", { exact: false }),
    ).toBeVisible();
    await expectAccessible(ben, "reasons of points");
    await sheet.getByLabel("What happened?").fill("I did all three on one long Sunday.");
    await sheet.getByRole("button", { name: "Ask for a second look" }).click();
    await expect(sheet.getByText("Somebody looks at your points again.")).toBeVisible();
    await ben.keyboard.press("Escape");
  });

  await test.step("all time and everybody are a press away", async () => {
    await ben.getByRole("button", { name: "All time" }).click();
    await expect(ben.getByRole("heading", { level: 1 })).toHaveText("Friends, all time");
    await ben.getByRole("button", { name: "Everybody" }).click();
    await expect(ben.getByRole("button", { name: /^You: 10 points/ })).toBeVisible();
  });

  await test.step("who hides is off every board at once, and comes back with their points", async () => {
    await ben.getByRole("button", { name: "Hide me" }).click();
    await expect(ben.getByText("You’re hidden from every leaderboard.")).toBeVisible();
    await ann.reload();
    await expect(ann.getByRole("heading", { name: "Do something together" })).toBeVisible();
    await ben.getByRole("button", { name: "Show me again" }).click();
    await expect(ben.getByRole("button", { name: /^You: 10 points/ })).toBeVisible();
  });

  await test.step("the profile counts what was done, and what is next", async () => {
    await ben.goto("/profile");
    const badges = ben.getByRole("region", { name: "Badges" });
    await expect(badges.getByText("10 points so far, 10 of them this week.")).toBeVisible();
    await expect(badges.getByRole("listitem")).toHaveCount(8);
    await expect(badges.getByRole("listitem").filter({ hasText: "Better together" })).toContainText(
      "1 more to the next level",
    );
    await expectAccessible(ben, "profile with badges");
  });

  await test.step("a friend sees the same card, points and lists as one is told, and nothing while one is hidden", async () => {
    const points = (page: Page) => page.getByRole("region", { name: "Points and badges" });
    await ben.goto("/profile_copy");
    await expect(points(ben).getByText("10 points so far, 10 of them this week. No badges yet.")).toBeVisible();
    await expectAccessible(ben, "profile as a friend sees it");
    await ben.getByText("Anyone", { exact: true }).click();
    await expect(ben.getByText("Nobody else can see your profile card.")).toBeVisible();
    await expect(points(ben)).toBeHidden();
    await ann.goto("/leaderboard");
    await ann.getByRole("button", { name: /^Ben Vale: 10 points/ }).click();
    await ann.getByRole("dialog").getByRole("link", { name: "See profile" }).click();
    await expect(ann.getByRole("heading", { level: 1, name: "Ben Vale" })).toBeVisible();
    await expect(points(ann).getByText("10 points so far, 10 of them this week.")).toBeVisible();
    await expect(ann.getByRole("region", { name: "Lists you can open" }).getByText("3 of 3")).toBeVisible();
    await expectAccessible(ann, "profile of a friend");
    await call(ben, "hideMe", { hidden: true });
    await ann.reload();
    await expect(ann.getByRole("heading", { level: 1, name: "Ben Vale" })).toBeVisible();
    await expect(points(ann)).toBeHidden();
    await ben.goto("/profile_copy");
    await expect(ben.getByText("You’re hidden from every leaderboard", { exact: false })).toBeVisible();
  });

  await test.step("who is blocked finds no profile any more", async () => {
    await call(ben, "block", { uid: await uidOf(ann) });
    await ann.goto(`/profile?of=${await uidOf(ben)}`);
    await expect(ann.getByRole("heading", { level: 1, name: "You can’t see this profile" })).toBeVisible();
    await expectAccessible(ann, "profile that is not shown");
  });
  expect(complaints).toEqual([]);
});

test("somebody alone sees their own week and an invitation, never an empty table", async ({ page, person }) => {
  await openAs(page, person, "/leaderboard");
  await expect(page.getByText("As many as last week.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Invite a friend" })).toBeVisible();
  await expect(page.getByRole("list", { name: /people/ })).toBeHidden();
  await expectAccessible(page, "leaderboard alone");
});

/** Starts this year's list and ticks so many of its wishes. */
async function tickAll(page: Page, count: number): Promise<void> {
  await start(page, WISHES.slice(0, count));
  await expect.poll(async () => (await listOf(page)).activities.length).toBe(count);
  const { id, activities } = await listOf(page);
  await call(page, "editBucketItems", {
    listId: id,
    ops: activities.map((each) => ({ op: "tick", id: each.id, done: true })),
  });
}
