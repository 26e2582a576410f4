import { call, items, listOf, start } from "./support/people";
import { expect, openAs, test } from "./support/test";

const YEAR = new Date().getFullYear();
const OSLO = { name: "Oslo", lng: 10.75, lat: 59.91 };
const BERGEN = { name: "Bergen", lng: 5.32, lat: 60.39 };

test("a year is told in pictures with the stamp of the day, and what is open leads on", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the fjord", "Take the night train", "Learn to juggle"]);
  await expect.poll(async () => (await listOf(page)).activities.length).toBe(3);
  const { id, activities } = await listOf(page);
  const [swim, train] = activities;
  const done = (day: string, note: string) => ({ status: "done", doneAt: `${YEAR}-${day}T12:00:00Z`, note });
  await call(page, "editBucketItems", {
    listId: id,
    ops: [
      { op: "set", id: swim?.id, fields: { ...done("03-05", "Cold enough to sing."), place: BERGEN } },
      { op: "set", id: train?.id, fields: { ...done("01-09", "Woke up to snow."), place: OSLO } },
    ],
  });
  await page.goto(`/${YEAR}`);
  const story = page.getByRole("region", { name: "How it went" });
  await expect(story.getByRole("heading", { level: 3 })).toHaveText(["January", "March"]);
  await expect(story.getByRole("heading", { level: 4 })).toHaveText(["Take the night train", "Swim in the fjord"]);
  await expect(story.getByText("Cold enough to sing.")).toBeVisible();
  await expect(story.locator("time")).toHaveCount(2);
  await expect(story.locator("time").first()).toContainText("Oslo");
  await expect(page.getByRole("heading", { level: 1, name: String(YEAR) }).locator("img")).toBeVisible();
  await expect(page.getByRole("region", { name: "One wish to go" })).toContainText("Learn to juggle");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
});

test("the story of a year has doors: the menu and the cover of the list, and the countdown of today", async ({
  page,
  person,
}) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the fjord"]);
  const isStory = () => expect(page).toHaveURL(new RegExp(`/${YEAR}$`));
  await page.getByRole("button", { name: "More about this list" }).click();
  await page.getByRole("menuitem", { name: `${YEAR} as a story` }).click();
  await isStory();
  await page.getByRole("link", { name: "Open the list" }).click();
  await page.getByRole("link", { name: `${YEAR} as a story` }).click();
  await isStory();
  await page.getByRole("link", { name: "Today", exact: true }).first().click();
  await page.getByRole("link", { name: `Your ${YEAR} so far` }).click();
  await isStory();
});

test("the digits of a year keep to the margins of the page", async ({ page, person }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the fjord"]);
  await page.goto(`/${YEAR}`);
  const digits = page.getByRole("heading", { level: 1, name: String(YEAR) });
  await expect(digits.locator("img")).toBeVisible();
  const [title, picture] = [await digits.boundingBox(), await digits.locator("img").boundingBox()];
  if (!title || !picture) throw new Error("there are no digits");
  expect(picture.x + picture.width).toBeLessThanOrEqual(title.x + title.width);
});

test("a year without a list leads back to those that have one", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the fjord"]);
  await page.goto("/2031");
  await page
    .getByRole("navigation", { name: "Your years" })
    .getByRole("link", { name: String(YEAR) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${YEAR}$`));
  await expect(page.getByText("Nothing done yet")).toBeVisible();
});

test("a list has its cover beside its name, and on the picture of its link", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the fjord"]);
  await expect(items(page)).toHaveCount(1);
  await expect(page.locator('header [data-cover="drawn"] img')).toBeVisible();
  await expect.poll(async () => (await listOf(page)).activities.length).toBe(1);
  const { id, activities } = await listOf(page);
  await call(page, "setShare", { type: "bucketList", id, visibility: "public" });
  const card = async () => (await page.request.get(`/cards/list/${id}.png`)).body();
  const before = await card();
  const op = { op: "set", id: activities[0]?.id, fields: { place: BERGEN } };
  await call(page, "editBucketItems", { listId: id, ops: [op] });
  expect((await card()).equals(before)).toBe(false);
});
