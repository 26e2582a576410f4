import { call, listOf, start } from "./support/people";
import { expect, otherDevice, test } from "./support/test";

test("a public list is compared from its top, without wishes that one has done or a button with nothing to add", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Swim in the sea", "Bake bread", "Learn to sail"]);
  const { id } = await listOf(ann);
  await call(ann, "setShare", { type: "bucketList", id, visibility: "public" });
  const ben = await otherDevice(browser, server, friend, "/bucket-list");
  await start(ben, ["Swim in the sea", "Bake bread"]);
  const own = await listOf(ben);
  const [swim] = own.activities.filter(({ title }) => title === "Swim in the sea");
  await call(ben, "editBucketItems", { listId: own.id, ops: [{ op: "tick", id: swim?.id, done: true }] });

  await ben.setViewportSize({ width: 390, height: 500 });
  await ben.goto(`/${new Date().getFullYear()}/${id}`);
  await ben.getByRole("button", { name: "Compare with my list" }).click();
  await expect(ben.getByRole("heading", { level: 1, name: `You and ${person.name.split(" ")[0]}` })).toBeInViewport();
  const both = ben.locator("section").filter({ has: ben.getByRole("heading", { name: /^You both want these/ }) });
  await expect(both.getByRole("listitem")).toHaveText([/Bake bread/]);
  expect(await ben.evaluate(() => window.scrollY)).toBe(0);
  await expect(ben.getByRole("button", { name: "All on your list" })).toHaveCount(0);
});
