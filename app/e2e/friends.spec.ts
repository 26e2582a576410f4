import type { Page } from "@playwright/test";
import { call, friends, listOf, start, uidOf } from "./support/people";
import { expect, otherDevice, signUp, test } from "./support/test";

const YEAR = new Date().getFullYear();

test("somebody is asked, accepts, is found in the palette, and is let go again", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/profile");
  const ben = await otherDevice(browser, server, friend, "/profile");
  await ann.getByLabel("Your friend’s user name").fill("nobody_of_this_name");
  await ann.getByRole("button", { name: "Send request" }).click();
  await expect(ann.getByText("Nobody has this user name.")).toBeVisible();
  await ann.getByLabel("Your friend’s user name").fill(friend.user_name);
  await ann.getByLabel("Message (optional)").fill("It is me, from the boat");
  await ann.getByRole("button", { name: "Send request" }).click();
  await expect(ann.getByText("no answer yet")).toBeVisible();

  // It is there without loading the page again, with who asks.
  await expect(ben.getByText("It is me, from the boat")).toBeVisible();
  await ben.getByRole("button", { name: `Accept ${person.name}` }).click();
  await expect(ben.getByRole("link", { name: `Compare lists with ${person.name}` })).toBeVisible();
  await expect(ann.getByRole("link", { name: `Compare lists with ${friend.name}` })).toBeVisible();

  await ann.keyboard.press("Control+k");
  await ann.getByLabel("Search, open a page or add a wish").fill(friend.user_name);
  await ann
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(friend.name) })
    .click();
  await expect(ann).toHaveURL(/\/selected\?friend=/);

  await ben.getByRole("button", { name: `More about ${person.name}` }).click();
  await ben.getByRole("menuitem", { name: "Block" }).click();
  await ben.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(ben.getByText("No friends yet.")).toBeVisible();
  await ann.goto("/profile");
  await expect(ann.getByText("No friends yet.")).toBeVisible();
  await ann.getByLabel("Your friend’s user name").fill(friend.user_name);
  await ann.getByRole("button", { name: "Send request" }).click();
  await expect(ann.getByText("Nobody has this user name.")).toBeVisible();
  await ben.goto("/profile/edit");
  await ben.getByRole("button", { name: `Unblock @${person.user_name}` }).click();
  await expect(ben.getByText("You haven’t blocked anyone.")).toBeVisible();
  await page.close();
});

test("a link with a QR code makes friends with the first person who opens it", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/profile");
  await ann.getByRole("button", { name: "Create link" }).click();
  await ann.getByRole("button", { name: "QR code" }).click();
  await expect(ann.getByRole("img", { name: "QR code that opens the link" })).toBeVisible();
  const link = new URL(await ann.getByLabel("Link for friends").inputValue());
  await ann.reload();
  await expect(ann.getByLabel("Link for friends")).toHaveValue(link.href);

  const mail = new URL((await ann.getByRole("link", { name: "Email" }).getAttribute("href")) ?? "");
  expect(mail.searchParams.get("subject")).toBe(`${person.name} invites you to Yonder`);
  expect(mail.searchParams.get("body")).toMatch(/^Let’s share .+\n\nhttp/);

  const ben = await otherDevice(browser, server, friend, link.pathname + link.search);
  await expect(ben.getByText("Enter a code")).toHaveCount(0);
  await ben.getByRole("button", { name: `Become friends with ${person.name}` }).click();
  await expect(ben.getByRole("heading", { name: `You and ${person.name} are friends` })).toBeVisible();
  await expect(ann.getByRole("link", { name: `Compare lists with ${friend.name}` })).toBeVisible();
  await expect(ben.getByText("Enter a code")).toHaveCount(0);
  await ben.getByRole("link", { name: "Compare our lists" }).click();
  await expect(ben.getByText(`${person.name} has no ${YEAR} list that you can see.`)).toBeVisible();

  await ben.goto("/app/join?code=no-such-code");
  await expect(ben.getByRole("heading", { name: "We can’t find this invitation" })).toBeVisible();
  await expect(ben.getByText("waitlist")).toHaveCount(0);
});

test("a second person who opens a link asks, and is accepted with one press", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  const [ann] = await friends(browser, server, person, friend);
  await ann.goto("/profile");
  await ann.getByRole("button", { name: "Create link" }).click();
  const link = new URL(await ann.getByLabel("Link for friends").inputValue());
  const code = link.searchParams.get("code");
  const first = { ...friend, user_name: `${friend.user_name}_a`, email: `a.${friend.email}`, name: "First Walker" };
  const firstPage = await otherDevice(browser, server, first);
  await call(firstPage, "redeemInvite", { code });

  // Without an account the page says that the inviter decides; signing up asks by itself.
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(`${person.name} decides if you become friends`)).toBeVisible();
  await page.getByRole("link", { name: "Create account" }).first().click();
  const second = { ...friend, user_name: `${friend.user_name}_b`, email: `b.${friend.email}`, name: "Second Walker" };
  await signUp(page, second);
  await expect(page.getByRole("heading", { name: `We asked ${person.name}` })).toBeVisible();

  await ann.getByRole("button", { name: "Accept Second Walker’s request" }).click();
  await expect(ann.getByRole("link", { name: "Compare lists with Second Walker" })).toBeVisible();
});

test("an invitation survives signing up and ends in the comparison by itself", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Climb a volcano", "Bake bread"]);
  const { url } = (await call(ann, "createFriendLink", {})) as { url: string };

  await page.goto("/bucket-list");
  await start(page, ["climb a volcano"]);
  await page.goto(url);
  await page.getByRole("link", { name: "Create account" }).first().click();
  await signUp(page, friend);
  await expect(page).toHaveURL(/\/selected\?friend=/);
  const both = page.locator("section").filter({ has: page.getByRole("heading", { name: /^You both want these/ }) });
  await expect(both.getByRole("listitem")).toHaveCount(1);
  await ann.goto("/profile");
  await expect(ann.getByRole("link", { name: `Compare lists with ${friend.name}` })).toBeVisible();
});

test("several people are let in only on purpose, up to a number and for some days", async ({
  person,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/profile");
  await ann.getByLabel("Let several people in without asking").check();
  await ann.getByLabel("How many").selectOption("5 people");
  await ann.getByRole("button", { name: "Create link" }).click();
  await expect(ann.getByText(/The first 5 people who open it become your friends/)).toBeVisible();
  await expect(ann.getByLabel("Link for friends")).toBeVisible();
  await ann.reload();
  await expect(ann.getByText(/The first 5 people who open it become your friends/)).toBeVisible();
});

test("two lists show what both want, ask about what is alike, and make a day of it", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["See the Louvre", "Climb Notre-Dame", "Visit the Acropolis", "Knit a scarf"]);
  await start(ben, ["see the louvre", "Climb Notre-Dame", "Acroplis", "Sail at night"]);
  await place(ann, "See the Louvre", { name: "Louvre", lat: 48.8606, lng: 2.3376 });
  await place(ann, "Climb Notre-Dame", { name: "Notre-Dame", lat: 48.853, lng: 2.3499 });
  await ann.goto("/profile");
  await ann.getByRole("link", { name: `Compare lists with ${friend.name}` }).click();
  const part = (name: RegExp) => ann.locator("section").filter({ has: ann.getByRole("heading", { name }) });
  await expect(part(/^You both want these/).getByRole("listitem")).toHaveCount(2);
  await expect(part(/^Maybe the same/)).toContainText("Visit the Acropolis and Acroplis");
  await expect(part(/^Only you/)).toContainText("Knit a scarf");
  await expect(part(/^Only Walker/)).toContainText("Sail at night");
  await ann.getByRole("button", { name: "Visit the Acropolis and Acroplis are the same thing" }).click();
  await expect(part(/^You both want these/).getByRole("listitem")).toHaveCount(3);

  await ann.getByRole("button", { name: "Suggest a day" }).click();
  const stops = part(/^Plan a day together/).getByRole("listitem");
  await expect(stops).toHaveCount(2);
  await expect(stops.first()).toContainText("10:00 to 10:45");
});

test("“me too” is seen by the other one while they look", async ({ person, friend, server, browser }) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim in a lake at sunrise", "Bake bread"]);
  const { id: listId } = await listOf(ann);
  await ben.goto(`/${YEAR}/${listId}`);
  await ben.getByRole("button", { name: "Me too: Swim in a lake at sunrise" }).click();
  await expect(ann.getByText("Walker wants “Swim in a lake at sunrise” too.")).toBeVisible();
  await expect(ann.getByRole("listitem").filter({ hasText: "Swim in a lake" })).toContainText("Walker wants this too");
  // And what is written on the list shows on the card without loading it again.
  await ann.getByLabel("Add a wish or a place").fill("Sleep under the stars");
  await ann.keyboard.press("Enter");
  await expect(ben.getByRole("button", { name: "Me too: Sleep under the stars" })).toBeVisible();
});

test("a list that somebody sent leads to being friends with them: asked, withdrawn, asked again and accepted", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Bake bread"]);
  const { id } = await listOf(ann);
  const { url } = (await call(ann, "setShare", { type: "bucketList", id, visibility: "link" })) as { url: string };

  await test.step("without an account it leads to one, which offers it", async () => {
    await page.goto(url);
    await page.getByRole("link", { name: "Add friend" }).click();
    await signUp(page, friend);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Walker’s ${YEAR}`);
    await page.getByRole("button", { name: "Be friends with Walker" }).click();
  });
  await expect(page.getByText("Request sent", { exact: true })).toBeVisible();
  await expect(ann.getByRole("button", { name: "Notifications, 1 new" })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw the request to Walker" }).click();
  await expect(page.getByRole("button", { name: "Be friends with Walker" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Add friend" }).click();
  await ann.goto("/profile");
  await ann.getByRole("button", { name: `Accept ${friend.name}` }).click();
  await expect(page.getByText("Request sent", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Add friend|Withdraw the request/ })).toHaveCount(0);
});

test("on the list of somebody who asked, their request is accepted; a blocked reader hears what others hear", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  const ben = await otherDevice(browser, server, friend, "/bucket-list");
  await start(ann, ["Bake bread"]);
  await start(ben, ["Bake bread"]);
  const { id } = await listOf(ann);
  const { url } = (await call(ann, "setShare", { type: "bucketList", id, visibility: "link" })) as { url: string };
  await call(ann, "sendFriendRequest", { user_name: friend.user_name });
  await ben.goto(url);
  // The link of "Us two" would be about the reader's own list.
  await expect(ben.getByRole("button", { name: "Compare with my list" })).toBeVisible();
  await expect(ben.getByRole("button", { name: "“Us two” link" })).toHaveCount(0);
  await ben.getByRole("button", { name: "Accept Walker’s request" }).click();
  await expect(ben.getByText("You and Walker are now friends.")).toBeVisible();
  await expect(ben.getByRole("button", { name: /Accept|Add friend/ })).toHaveCount(0);

  await call(ann, "block", { uid: await uidOf(ben) });
  const add = ben.getByRole("button", { name: "Add friend" });
  const hidden = ben.getByRole("heading", { name: "This link doesn’t work any more" });
  await expect(add.or(hidden)).toBeVisible();
  if (await add.isVisible()) {
    await add.click();
    await expect(ben.getByText("Nobody has this user name.")).toBeVisible();
  }
});

/** Says where a wish of this year's list is. */
async function place(page: Page, title: string, where: { name: string; lat: number; lng: number }): Promise<void> {
  const { id, activities } = await listOf(page);
  const item = activities.find((each) => each.title === title);
  await call(page, "editBucketItems", { listId: id, ops: [{ op: "set", id: item?.id, fields: { place: where } }] });
}
