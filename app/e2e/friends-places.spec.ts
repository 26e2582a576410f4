import { call, friends, listOf, start } from "./support/people";
import { expect, openAs, test } from "./support/test";

const at = (name: string, lng: number, lat: number) => ({ name, lng, lat });

test("friends' places come onto the map of a list by a switch, which stays as it was left", { tag: "@map" }, async ({
  browser,
  server,
  person,
  friend,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Bake bread"]);
  await start(ben, ["Sleep late"]);
  const whose = ann.getByRole("radiogroup", { name: "Whose places" });
  await expect(whose).toHaveCount(0);

  const activity = { id: crypto.randomUUID(), title: "Ramen in Kyoto", kind: "eat", place: at("Kyoto", 135.76, 35.02) };
  await call(ben, "editBucketItems", { listId: (await listOf(ben)).id, ops: [{ op: "add", activity }] });
  // A window with room for a list and its map.
  await ann.setViewportSize({ width: 1000, height: 640 });
  await ann.reload();
  await expect(whose.getByRole("radio", { name: "Mine" })).toBeChecked();
  await whose.getByText("With friends").click();
  await expect(whose.getByRole("radio", { name: "With friends" })).toBeChecked();
  await ann.reload();
  await expect(whose.getByRole("radio", { name: "With friends" })).toBeChecked();
});

test("a line joins what was done on the map of a year, in the order of its days", { tag: "@map" }, async ({
  page,
  person,
}) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Bake bread"]);
  const { id: listId } = await listOf(page);
  const year = new Date().getFullYear();
  const done = (title: string, month: string, place: object) => ({
    op: "add",
    activity: {
      id: crypto.randomUUID(),
      title,
      kind: "go",
      place,
      status: "done",
      doneAt: `${year}-${month}-04T10:00:00Z`,
    },
  });
  const ops = [
    done("Swim", "03", at("Lisbon", -9.13, 38.72)),
    done("Eat ramen", "01", at("Kyoto", 135.76, 35.02)),
    done("Dance", "02", at("Oaxaca", -96.72, 17.06)),
  ];
  await call(page, "editBucketItems", { listId, ops });
  await page.goto(`/${year}`);
  await expect(page.locator('svg[data-legs="2"], svg[data-legs="3"]')).toBeVisible();
});

test("a place that no map knows is taken as it is written, and stands in the message", async ({ page, person }) => {
  await openAs(page, person, "/hangout/create?title=Supper");
  const field = page.getByRole("textbox", { name: "Place" });
  await page.getByRole("button", { name: /^Choose a place/ }).click();
  await field.fill("Zzyzxqq bench");
  await expect(page.getByRole("option", { name: "Drop a pin for “Zzyzxqq bench”" })).toBeVisible();
  await page.getByRole("option", { name: "Use “Zzyzxqq bench” as written" }).click();
  await expect(page.getByRole("group", { name: "Place" })).toContainText("Goes into your message");
  await page.getByRole("button", { name: "Done" }).click();
  const sent = page.waitForRequest(/\/functions\/createHangout$/);
  await page.getByRole("button", { name: "Create and get the link" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ data: { note: "Where: Zzyzxqq bench" } });
  await expect(page.getByRole("heading", { name: "Your invitation is ready" })).toBeVisible();
});
