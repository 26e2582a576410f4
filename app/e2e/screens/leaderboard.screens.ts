import { call, friends, listOf, start } from "../support/people";
import { expect, openAs, picture, test } from "../support/test";
import { shoot } from "./camera";

const WISHES = ["Swim in a lake", "Bake bread"];

test("leaderboards", async ({ page, person, friend, server, browser }) => {
  await openAs(page, { ...person, name: "Amber Lanternwood" }, "/privacy");
  await shoot(page, "/leaderboard", "leaderboard-alone");
  const also = (name: string) => ({ ...friend, name, user_name: `${friend.user_name}_2`, email: `2.${friend.email}` });
  const [ann, ben] = await friends(browser, server, also("Violet Fogbottom"), { ...friend, name: "Sage Field" });
  for (const [at, one] of [ann, ben].entries()) {
    await start(one, WISHES.slice(at));
    await expect.poll(async () => (await listOf(one)).activities.length).toBe(2 - at);
    const { id, activities } = await listOf(one);
    await call(one, "editBucketItems", {
      listId: id,
      ops: activities.map((each) => ({ op: "tick", id: each.id, done: true })),
    });
  }
  await shoot(ben, "/leaderboard", "leaderboard-friends");
  await ben.getByRole("button", { name: /^You: / }).click();
  await expect(ben.getByRole("dialog").getByText("Did it")).toBeVisible();
  await picture(ben, "screens/leaderboard-reasons");
});
