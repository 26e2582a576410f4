import type { Page } from "@playwright/test";
import { call, friends, items, listOf, start } from "./support/people";
import { expect, otherDevice, readyMap, test } from "./support/test";

const found = (page: Page) => page.getByRole("region", { name: "Results" });
const result = (page: Page, title: string | RegExp) => found(page).getByRole("link").filter({ hasText: title });

test("somebody looks around, comes back to the same view by its address, and takes a place along", {
  tag: ["@map", "@smoke"],
}, async ({ page, complaints }) => {
  await page.goto("/browse");
  const map = readyMap(page);
  await expect(map).toBeVisible();

  await test.step("a place is found by its name, and the map goes there", async () => {
    await page.getByRole("searchbox", { name: "Search" }).fill("kyot");
    await page
      .getByRole("list", { name: "Places with this name" })
      .getByRole("button", { name: /^Kyoto, Japan/ })
      .click();
    await expect(page.getByRole("complementary", { name: "Kyoto" })).toBeVisible();
    await expect(map).toHaveAttribute("data-zoom", "6.00");
    await expect(page).toHaveURL(/at=135\.\d+%2C35\.\d+%2C6&?/);
    await expect(page).toHaveURL(/place=135\.\d+%2C35\.\d+/);
    await expect(page).toHaveURL(/q=kyot/);
  });

  await test.step("the address shows the same", async () => {
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("kyot");
    await expect(page.getByRole("complementary", { name: "Kyoto" })).toBeVisible();
    await expect(map).toHaveAttribute("data-zoom", "6.00");
  });

  await test.step("it is put on the list of the year", async () => {
    const card = page.getByRole("complementary", { name: "Kyoto" });
    await card.getByRole("button", { name: "Add to my list" }).click();
    await expect(card.getByRole("button", { name: "On your list" })).toBeDisabled();
    await page.goto("/bucket-list");
    await expect(page.getByRole("group", { name: "Activities" }).getByRole("listitem")).toHaveText([/Kyoto/]);
  });
  expect(complaints).toEqual([]);
});

test("where nothing is public there are ideas, found by words and put on the list with one press", async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url}/browse`);
  const ideas = found(page).getByRole("list", { name: "Ideas" });
  await expect(found(page).getByText(/^No public quests or lists yet/)).toBeVisible();
  await expect(ideas.getByRole("button")).toHaveCount(6);

  await page.getByRole("searchbox", { name: "Search" }).fill("mountain hut");
  const hut = ideas.getByRole("button", { name: /Spend a night in a mountain hut/ });
  await hut.click();
  await expect(hut).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Price").selectOption("free");
  await expect(ideas).toHaveCount(0);

  await page.goto(`${ownServer.url}/bucket-list`);
  await expect(items(page)).toHaveText([/Spend a night in a mountain hut/]);
});

test("quests and open lists are found, opened above the map, and left again for the same view", {
  tag: "@map",
}, async ({ page, complaints, person, server, browser }) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Eat ramen at midnight"]);
  const { id } = await listOf(ann);
  await call(ann, "editBucketItems", { listId: id, ops: [placed("See the thousand gates", 35.01, 135.77)] });
  await call(ann, "setShare", { type: "bucketList", id, visibility: "public" });
  await publish(ann, "Lisbon by moonlight", 38.71, -9.13);
  await publish(ann, "Gates of Kyoto", 35.01, 135.77);

  // Whoever else uses the server may have published something, too.
  const quests = ["Lisbon by moonlight", "Gates of Kyoto"];
  const owner = new RegExp(`by ${person.name}\\b`);
  const all = [...quests, owner];

  await test.step("all of it is there, signed in or not", async () => {
    await page.goto("/browse");
    await expect(readyMap(page)).toBeVisible();
    for (const title of all) await expect(result(page, title)).toBeVisible();
  });

  await test.step("words with a wrong letter find it, also by what is on a list", async () => {
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.fill("moonligt");
    await expect(found(page).getByRole("link")).toHaveText([/Lisbon by moonlight/]);
    await field.fill("ramen");
    await expect(found(page).getByRole("link")).toHaveText([owner]);
    await expect(page).toHaveURL(/q=ramen/);
  });

  await test.step("where nothing fits it says what to leave out", async () => {
    await page.getByLabel("Kind").selectOption("quests");
    await expect(found(page).getByRole("heading", { name: "No quests or lists match all your filters" })).toBeVisible();
    await found(page)
      .getByRole("button", { name: /^\d+ results without your search words$/ })
      .click();
    for (const title of quests) await expect(result(page, title)).toBeVisible();
    await expect(result(page, owner)).toHaveCount(0);
  });

  await test.step("a quest opens above the map, and Back leads to the same view", async () => {
    const map = readyMap(page);
    await map.evaluate((section) => section.setAttribute("data-mark", "the same"));
    const before = page.url();
    await result(page, "Gates of Kyoto").click();
    const sheet = page.getByRole("dialog", { name: "Quest" });
    await expect(sheet.getByRole("heading", { name: "Gates of Kyoto" })).toBeVisible();
    await expect(page).toHaveURL(/\/browse\/[^/?]+\?.*show=quests/);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    expect(page.url()).toBe(before);
    await expect(page.locator('[data-mark="the same"]')).toHaveCount(1);
  });

  await test.step("its address opens the same by itself, and closing it leads to all of them", async () => {
    await result(page, "Lisbon by moonlight").click();
    const sheet = page.getByRole("dialog", { name: "Quest" });
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(sheet.getByRole("heading", { name: "Lisbon by moonlight" })).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/browse?show=quests");
    await expect(result(page, "Lisbon by moonlight")).toBeVisible();
  });

  await test.step("the list alone has the same, nearest first, and the map when it is asked for", async () => {
    await page.goto("/browse_copy?at=135.7,35,5&within=100");
    await expect(readyMap(page)).toHaveCount(0);
    for (const title of ["Gates of Kyoto", owner]) await expect(result(page, title)).toBeVisible();
    await expect(result(page, "Lisbon by moonlight")).toHaveCount(0);
    await page.getByRole("button", { name: "Show the map" }).click();
    await expect(readyMap(page)).toBeVisible();
  });

  await test.step("the page of a year that one has no list of shows those of others", async () => {
    const year = new Date().getFullYear();
    await page.goto(`/${year}`);
    const other = page.getByRole("listitem").filter({ has: page.locator(`a[href="/${year}/${id}"]`) });
    await expect(other).toContainText(person.name);
    await other.getByRole("link").click();
    await expect(page.getByRole("listitem").filter({ hasText: "Eat ramen at midnight" })).toBeVisible();
  });

  await test.step("a category is a view of its own, and what is not there is said", async () => {
    await page.goto("/browse/outdoors");
    await expect(page).toHaveURL("/browse?category=outdoors");
    await page.goto("/browse/nothing-of-that-name");
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await page.goto("/browse");
    for (const title of all) await expect(result(page, title)).toBeVisible();
  });
  expect(complaints.filter((complaint) => !complaint.startsWith("console: NotFound"))).toEqual([]);
});

test("what a friend wants is found, and a search is kept to come back to", { tag: "@map" }, async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ben, ["Row to the lighthouse"]);
  await publish(ann, "Row to the lighthouse", 54.3, 10.1);
  await publish(ann, "A walk nobody asked for", 54.3, 10.1);

  await ann.goto("/browse");
  await expect(result(ann, "A walk nobody asked for")).toBeVisible();
  await ann.getByLabel("Friends").selectOption("friends");
  await expect(found(ann).getByRole("link")).toHaveText([/Row to the lighthouse.*Wanted by /]);
  await ann.getByLabel("Seats").selectOption("open");
  await expect(result(ann, "Row to the lighthouse")).toBeVisible();

  await ann.getByRole("button", { name: "Save this search" }).click();
  await ann.goto("/browse");
  const saved = ann.getByRole("list", { name: "Saved searches" });
  await saved.getByRole("link", { name: "Seats available · Friends want this" }).click();
  await expect(ann).toHaveURL(/wanted=friends/);
  await expect(result(ann, "A walk nobody asked for")).toHaveCount(0);
  await expect(result(ann, "Row to the lighthouse")).toBeVisible();
  await saved.getByRole("button", { name: /^Delete the saved search/ }).click();
  await expect(saved).toHaveCount(0);
  await ann.reload();
  await expect(result(ann, "Row to the lighthouse")).toBeVisible();
  await expect(saved).toHaveCount(0);
});

function placed(title: string, lat: number, lng: number) {
  return { op: "add", activity: { id: crypto.randomUUID(), title, kind: "see", place: { name: title, lat, lng } } };
}

/** A quest of two stops that anybody can begin any time. */
async function publish(page: Page, title: string, lat: number, lng: number): Promise<void> {
  const stop = (n: number) => ({
    id: `stop-${n}`,
    title: `Stop ${n} of ${title}`,
    lat: lat + n / 1_000,
    lng,
    clue: "Look up where the street bends.",
    storyText: "They say it looks best just before the lamps are lit.",
    stayMin: 20,
  });
  const quest = {
    title,
    summary: "Two stops and a riddle.",
    story: "Somebody has hidden a lantern. Follow its light from stop to stop before the night is over.",
    language: "en",
    difficulty: 2,
    stops: [stop(1), stop(2)],
  };
  const { id: questId } = (await call(page, "saveQuestDraft", { quest })) as { id: string };
  await call(page, "saveQuestSession", { questId, session: { capacity: 20 } });
  await call(page, "publishQuest", { questId });
}
