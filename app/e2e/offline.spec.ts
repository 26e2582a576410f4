import { dateIn, LAMP_WALK, publishDates } from "./support/bookings";
import { call, listOf, start } from "./support/people";
import { expect, openAs, otherDevice, test } from "./support/test";
import { inWholeBrowser } from "./support/whole-browser";

// A real service worker, and a real server that is really gone.
test.use({ serviceWorkers: "allow", launchOptions: inWholeBrowser });

test("the app opens without the server, shows the list as it was, and sends what was added when it is back", {
  tag: "@smoke",
}, async ({ page, person, server }) => {
  await openAs(page, person, "/bucket-list");
  await page.getByRole("button", { name: /Start my/ }).click();
  const items = page.getByRole("group", { name: "Activities" }).getByRole("listitem");
  const write = async (wish: string) => {
    await page.getByLabel("Add a wish or a place").fill(wish);
    await page.getByLabel("Add a wish or a place").press("Enter");
    await expect(items.filter({ hasText: wish })).toHaveCount(1);
  };
  await write("Swim");
  await expect(page.getByRole("status").filter({ hasText: "0 of 1 done" })).toBeVisible();

  await test.step("the app is on this device, whole", async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    const missing = await page.evaluate(async () => {
      const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
      const assets = scripts.filter((name) => /\/assets\/.*\.(js|css|wasm)$/.test(name));
      const kept = await Promise.all(assets.map((name) => caches.match(name)));
      return assets.filter((name, at) => !kept[at] && !/(clustering|places|plan)_bg/.test(name));
    });
    expect(missing).toEqual([]);
  });

  await test.step("without the server it opens, at any address, with the list", async () => {
    await server.stop();
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/bucket-list");
    await expect(items).toHaveText([/Swim/]);
    await write("Sail");
    await expect(page.getByRole("button", { name: "1 change waiting" })).toBeVisible();
  });

  await test.step("what was added meanwhile is sent when the server is back", async () => {
    await server.start();
    await expect(page.getByRole("button", { name: /changes? waiting/ })).toHaveCount(0);
    const other = await page.context().newPage();
    await other.goto("/bucket-list");
    await expect(other.getByRole("group", { name: "Activities" }).getByRole("listitem")).toHaveCount(2);
  });
});

test("places are found on the second visit, when the service worker brings their script", async ({ page, person }) => {
  await openAs(page, person, "/browse");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/browse?q=Lisbon");
  await expect(page.getByRole("list", { name: "Places with this name" })).toContainText("Lisbon");
});

test("the profile and what was browsed show what was last seen without the server", async ({
  page,
  browser,
  person,
  friend,
  server,
}) => {
  // One's own list is no suggestion: it takes somebody else's.
  const ben = await otherDevice(browser, server, friend, "/bucket-list");
  for (const each of [ben, page]) {
    if (each === page) await openAs(page, person, "/bucket-list");
    await start(each, [each === ben ? "Dance in a public square" : "Sleep late"]);
    await call(each, "setShare", { type: "bucketList", id: (await listOf(each)).id, visibility: "public" });
  }
  await page.goto("/browse");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("link", { name: new RegExp(`by ${friend.name}\\b`) })).toBeVisible();
  await expect(results.getByRole("link", { name: new RegExp(`by ${person.name}\\b`) })).toHaveCount(0);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await expect(page.getByText("No friends yet.")).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await server.stop();
  await page.reload();
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await expect(page.getByText("No friends yet.")).toBeVisible();
  await page.goto("/browse");
  await expect(page.getByText("We can’t reach the server, so this is what you saw last.")).toBeVisible();
  await expect(results.getByRole("link", { name: new RegExp(`by ${friend.name}\\b`) })).toBeVisible();
  await server.start();
  await results.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("We can’t reach the server, so this is what you saw last.")).toHaveCount(0);
});

test("browsing for the first time without the server leads to ideas, and says what is missing", async ({ page }) => {
  await page.route(/\/(v1|functions)\//, (route) => route.abort());
  await page.goto("/browse");
  await expect(page.getByText("We can’t reach the server. Quests and lists will be here")).toBeVisible();
  await expect(page.getByRole("list", { name: "Ideas" }).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByText("That didn’t work")).toHaveCount(0);
});

test("a booking made offline outlives its page, can be seen and stopped on others, and is made once online", async ({
  page: guest,
  person,
  friend,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, friend, "/privacy");
  const { questId, sessionIds } = await publishDates(host, LAMP_WALK, [dateIn(20, 4), dateIn(21, 9)]);
  const checkout = `/app/quest/${questId}/checkout?session=${sessionIds[0]}&seats=2`;
  await openAs(guest, person, checkout);
  const book = guest.getByRole("button", { name: "Book 2 seats, free" });
  const waiting = guest.getByText("We’ll book this as soon as you’re back online.");
  await expect(book).toBeVisible();
  // The copies of this device are what shows without a network.
  await guest.goto("/my-quests");
  await expect(guest.getByRole("heading", { name: "My quests" })).toBeVisible();
  await guest.goto(checkout);
  await guest.getByRole("combobox", { name: "Who takes seat 2?" }).fill("Tom");

  await guest.evaluate(() => navigator.serviceWorker.ready);

  await test.step("it waits in the checkout, also after a reload", async () => {
    await guest.context().setOffline(true);
    await book.click();
    await expect(waiting).toBeVisible();
    await guest.reload();
    await expect(waiting).toBeVisible();
    await expect(guest.getByRole("combobox", { name: "Who takes seat 2?" })).toHaveValue("Tom");
  });

  await test.step("it waits among one's quests, and is not made once it is stopped there", async () => {
    await guest.goto("/my-quests");
    const card = guest.getByRole("region", { name: `Waiting to be booked: ${LAMP_WALK.title}` });
    await card.getByRole("button", { name: "Don’t book" }).click();
    await expect(card).toBeHidden();
    await guest.goto(checkout);
    await book.click();
    await expect(waiting).toBeVisible();
  });

  await test.step("another page of the app makes it, once", async () => {
    await guest.goto("/");
    await expect(guest.getByRole("region", { name: /^Waiting to be booked/ })).toBeVisible();
    await guest.context().setOffline(false);
    await expect(guest.getByText(/^Booked: The lamplighter’s last round/)).toBeVisible();
    await guest.goto("/my-quests");
    await expect(guest.getByRole("button", { name: /^Show ticket/ })).toHaveCount(1);
    await expect(guest.getByText(/2 seats.*Tom/)).toBeVisible();
  });
});
