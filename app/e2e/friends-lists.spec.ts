import { call, friends, items, listOf, openSharing, start, uidOf, write } from "./support/people";
import { expect, openAs, otherDevice, signIn, test } from "./support/test";

const YEAR = new Date().getFullYear();

test("a friend’s list is found, compared with one’s own, and put aside when the friendship ends", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim in the sea", "Bake bread"]);
  await start(ben, ["swim in the Sea", "Learn to sail"]);
  const { id } = await listOf(ann);

  await test.step("by the name of the friend", async () => {
    await ben.goto("/profile");
    const link = ben.getByRole("link", { name: `${person.name}’s ${YEAR} list` });
    await expect(link).toHaveText(`${YEAR} list`);
    await ben.getByRole("link", { name: person.name, exact: true }).click();
    await expect(ben).toHaveURL(`/${YEAR}/${id}`);
    await expect(ben.getByRole("button", { name: "Add the last one" })).toBeVisible();
  });

  await test.step("the comparison opens, and counts only what is not on one’s list", async () => {
    await ben.getByRole("button", { name: "Compare with my list" }).click();
    await expect(ben).toHaveURL(new RegExp(`/selected\\?friend=.*year=${YEAR}`));
    await expect(ben.getByRole("heading", { level: 1, name: "You and Walker" })).toBeVisible();
    const both = ben.locator("section").filter({ has: ben.getByRole("heading", { name: /^You both want these/ }) });
    await expect(both.getByRole("listitem")).toHaveCount(1);
    await ben.getByRole("button", { name: `Add Bake bread to my ${YEAR} list` }).click();
    await expect(both.getByRole("listitem")).toHaveCount(2);
    await expect.poll(async () => (await listOf(ben)).activities.length).toBe(3);
  });

  await test.step("what the friend wants goes with the friendship", async () => {
    await write(ann, "Sleep under the stars");
    const wish = ben.getByText("Sleep under the stars");
    await expect(wish).toBeVisible();
    await call(ann, "removeFriend", { uid: await uidOf(ben) });
    await expect(wish).toHaveCount(0);
    await expect(ben.getByRole("heading", { level: 1, name: "Your basket" })).toBeVisible();
  });
});

test("two people with lists of the next year alone are compared in that year, and no other list begins", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  for (const [page, titles] of [
    [ann, ["Kayak at dawn", "Bake bread"]],
    [ben, ["Kayak at dawn", "Learn to sail"]],
  ] as const) {
    const { id } = (await call(page, "upsertBucketList", { year: YEAR + 1 })) as { id: string };
    const ops = titles.map((title) => ({ op: "add", activity: { id: crypto.randomUUID(), title, kind: "do" } }));
    await call(page, "editBucketItems", { listId: id, ops });
  }
  await ben.goto("/profile");
  await ben.getByRole("link", { name: `Compare lists with ${person.name}` }).click();
  const part = (name: RegExp) => ben.locator("section").filter({ has: ben.getByRole("heading", { name }) });
  await expect(part(/^You both want these/).getByRole("listitem")).toHaveText([/Kayak at dawn/]);
  await ben.getByRole("button", { name: `Add Bake bread to my ${YEAR + 1} list` }).click();
  await expect(part(/^You both want these/).getByRole("listitem")).toHaveCount(2);
  await ben.goto("/bucket-list");
  await expect(items(ben)).toHaveCount(3);
  await expect(ben.getByRole("heading", { level: 1, name: `My ${YEAR + 1}` })).toBeVisible();
});

test("a list that a friend lets me edit stands under my list, without marks of its owner’s own wishes", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim in the sea"]);
  const { id } = await listOf(ann);
  const share = { type: "bucketList", id, visibility: "private", editors: [await uidOf(ben)] };
  await call(ann, "setShare", share);
  await ann.reload();
  await expect(ann.getByRole("button", { name: "Only you and the friends who edit it can see this" })).toBeVisible();

  await ben.goto("/bucket-list");
  const shared = ben.getByRole("region", { name: "Shared with me" }).getByRole("link");
  await expect(shared).toContainText(`${person.name} · 0 of 1 done`);
  await shared.click();
  await expect(ben.getByText(`This is ${person.name}’s list.`)).toBeVisible();
  await expect(ben.getByRole("heading", { level: 1, name: `Walker’s ${YEAR}` })).toBeVisible();
  await write(ann, "Bake bread");
  await expect(items(ben)).toHaveCount(2);
  await expect(ben.getByText("Walker wants this too")).toHaveCount(0);
  await ben.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(ben.getByRole("heading", { level: 1, name: "You and Walker" })).toBeVisible();
});

test("a link that ends for friends is not called a link for comparing meanwhile", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the sea"]);
  const { id } = await listOf(page);
  await call(page, "setShare", { type: "bucketList", id, visibility: "link" });
  await page.reload();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await expect(sheet.getByRole("radio", { name: "Anyone with the link" })).toBeChecked();
  // The server does not answer, so that what is shown meanwhile stays.
  await page.route("**/functions/setShare", () => undefined);
  await sheet.getByRole("radio", { name: "Friends" }).check();
  await sheet.getByRole("button", { name: "Change anyway" }).click();
  await expect(sheet.getByText("Saving", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("radio", { name: "Friends" })).toBeChecked();
  await expect(sheet.getByLabel("Link", { exact: true })).toHaveCount(0);
});

test("a link for anybody leaves friends their way to the list, and only a warned owner ends it", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim in the sea"]);
  const { id } = await listOf(ann);
  await openSharing(ann);
  const sheet = ann.getByRole("dialog", { name: "Share" });
  const level = (name: string) => sheet.getByRole("radio", { name });
  const field = sheet.getByLabel("Link", { exact: true });

  const link = await test.step("friends open the list without the link", async () => {
    await sheet.getByRole("button", { name: "Make a link anyone can open" }).click();
    await expect(field).toHaveValue(/\?k=/);
    await expect(sheet.getByRole("checkbox", { name: "Friends see it without the link" })).toBeChecked();
    await ben.goto(`/${YEAR}/${id}`);
    await expect(ben.getByRole("button", { name: "Me too: Swim in the sea" })).toBeVisible();
    return await field.inputValue();
  });

  await test.step("to end it is asked first, and to keep it changes nothing", async () => {
    await level("Friends").check();
    await expect(sheet.getByRole("alert")).toHaveText(/^The link you sent will stop working\./);
    await sheet.getByRole("button", { name: "Keep it as it is" }).click();
    await expect(level("Anyone with the link")).toBeChecked();
    await expect(field).toHaveValue(link);
  });

  await test.step("friends can be left out, and “How others see you” says what is true", async () => {
    const seen = ann.getByRole("region", { name: "Lists they can open" });
    const canOpen = "Anyone who has its link can also open your";
    await ann.goto("/profile_copy");
    await expect(seen.getByRole("link", { name: String(YEAR) })).toBeVisible();
    await expect(ann.getByText(canOpen)).toHaveCount(0);
    await ann.goto("/bucket-list");
    await openSharing(ann);
    await sheet.getByRole("checkbox", { name: "Friends see it without the link" }).uncheck();
    await expect(sheet.getByText("Saving", { exact: true })).toHaveCount(0);
    await expect(field).toHaveValue(link);
    await ann.goto("/profile_copy");
    await expect(ann.getByText("Without a link from you, they can’t open any of your lists.")).toBeVisible();
    await expect(ann.getByText(canOpen)).toBeVisible();
  });

  await test.step("ended, its page says so to somebody without an account", async () => {
    await ann.goto("/bucket-list");
    await openSharing(ann);
    await level("Friends").check();
    await sheet.getByRole("button", { name: "Change anyway" }).click();
    await expect(sheet.getByRole("button", { name: "Make a link anyone can open" })).toBeVisible();
    await expect(sheet.getByText("Saving", { exact: true })).toHaveCount(0);
    const stranger = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole("heading", { level: 1, name: "This link doesn’t work any more" })).toBeVisible();
  });
});

test("the button that copies the link stays in sight on every screen", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await start(page, ["Swim in the sea"]);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSharing(page);
    const sheet = page.getByRole("dialog", { name: "Share" });
    const make = sheet.getByRole("button", { name: "Make a link anyone can open" });
    if (width === 390) {
      await expect(make).toBeInViewport({ ratio: 1 });
      await make.click();
    }
    await expect(sheet.getByRole("button", { name: /^(Copy link|Copied)$/ })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toHaveCount(0);
  }
});

test("the list says who can see it, and leads to where that is changed", async ({ person, server, browser }) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Swim in the sea"]);
  await ann.getByRole("button", { name: "Your friends can see this" }).click();
  await ann.getByRole("radio", { name: "Only me" }).check();
  await expect(ann.getByText("Saving", { exact: true })).toHaveCount(0);
  await ann.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(ann.getByRole("button", { name: "Only you can see this" })).toBeVisible();
});

test("the link of a list for friends offers to sign in and comes back, or a message to the sender", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim in the sea"]);
  const { id } = await listOf(ann);
  const path = `/${YEAR}/${id}`;

  await test.step("signed out", async () => {
    const page = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "You may need to sign in to see this" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await signIn(page, friend);
    await expect(page.getByRole("button", { name: "Me too: Swim in the sea" })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  await test.step("signed in, a list that is not shared is told like one that is not there", async () => {
    await call(ann, "setShare", { type: "bucketList", id, visibility: "private" });
    await ben.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const address of [path, `/${YEAR}/no-such-list`]) {
      await ben.goto(address);
      await expect(ben.getByRole("heading", { level: 1, name: "We can’t show you this list" })).toBeVisible();
      await ben.getByRole("button", { name: "Copy a message to the sender" }).click();
      expect(await ben.evaluate(() => navigator.clipboard.readText())).toContain(server.url + address);
    }
  });
});

test("a friend who is made an editor is told on their first page, until they open the list", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim"]);
  await ben.goto("/");
  const { id } = await listOf(ann);
  const uid = await uidOf(ben);
  await call(ann, "setShare", { type: "bucketList", id, visibility: "friends", editors: [uid] });
  await expect(ben.getByText(`${person.name} lets you edit their ${YEAR} list`)).toBeVisible();
  await ben.getByRole("link", { name: "Open list" }).click();
  await expect(ben.getByText(`This is ${person.name}’s list.`)).toBeVisible();
  await ben.goto("/");
  await expect(ben.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(ben.getByText(`${person.name} lets you edit`)).toHaveCount(0);
});
