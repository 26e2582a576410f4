import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { call, friends, start } from "./support/people";
import { expect, openAs, otherDevice, type Person, signUp, test } from "./support/test";

const PHONE = { width: 360, height: 780 };

/** The hangouts that somebody hosts. */
async function hosted(page: Page, uid: string): Promise<{ data: Record<string, unknown> }[]> {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === "auth_token")?.value;
  const answer = await page.request.get(`/v1/hangouts?hostId=${uid}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).documents;
}

async function uidOf(page: Page): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value ?? "";
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
}

const title = (page: Page) => page.getByLabel("What are you doing?");
const send = (page: Page) => page.getByRole("button", { name: "Create and get the link" });
const ready = (page: Page) => page.getByRole("heading", { name: "Your invitation is ready" });
const link = (page: Page) => page.getByLabel("Link to your invitation");
/** Days of the calendar that can be chosen. */
const days = (page: Page) => page.locator('[role="gridcell"]:not([aria-disabled])');

test("a poll with five dates is sent from a phone in eight presses and one line of typing", async ({
  page,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, person, "/hangout/create");
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await title(page).fill("Supper by the lake");
  await press(page.getByRole("button", { name: /^Choose dates/ }));
  await page.getByRole("button", { name: "Next two weeks" }).focus();
  for (let day = 1; day <= 5; day += 1) await press(days(page).nth(day));
  await press(page.getByRole("button", { name: "Use these five dates" }));
  await press(send(page));
  await expect(ready(page)).toBeVisible();
  expect(presses).toBe(8);
  await expect(page.getByText(/Five dates/)).toBeVisible();
  await expect(link(page)).toHaveValue(/\/app\/hangout\/join\?id=/);
  const [made] = await hosted(page, await uidOf(page));
  expect(made?.data.options).toHaveLength(5);
  // The page with the link stays after a reload.
  await page.reload();
  await expect(link(page)).toHaveValue(/\/app\/hangout\/join\?id=/);
});

test("who signs up at the end loses nothing, and creates it once", async ({ page, person }) => {
  await page.goto("/hangout/create?title=Swim+in+the+lake");
  await page.getByLabel("Message").fill("Bring a towel.");
  await expect(page.getByText("Three dates to vote on")).toBeVisible();
  // What is typed survives the tab.
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Bring a towel.");
  await send(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await signUp(page, person);
  await expect(ready(page)).toBeVisible();
  const made = await hosted(page, await uidOf(page));
  expect(made.map(({ data }) => [data.title, data.note])).toEqual([["Swim in the lake", "Bring a towel."]]);
  // The draft has become the hangout.
  await page.goto("/hangout/create?title=Swim+in+the+lake");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("a double press and a second tab create one hangout", async ({ page, person }) => {
  await openAs(page, person, "/hangout/create?title=Bake+bread");
  await expect(send(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto("/hangout/create?title=Bake+bread");
  await expect(send(second)).toBeVisible();
  await send(page).dblclick();
  await expect(ready(page)).toBeVisible();
  await send(second).click();
  await expect(ready(second)).toBeVisible();
  expect(await hosted(page, await uidOf(page))).toHaveLength(1);
});

test("a wish that a friend shares becomes an invitation with people, place and three dates", async ({
  browser,
  server,
  person,
  friend,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  for (const each of [ann, ben]) {
    await each.reload();
    await start(each, ["Swim in the sea"]);
  }
  const list = (await call(ann, "upsertBucketList", { year: new Date().getFullYear() })) as {
    id: string;
    data: { activities: { id: string }[] };
  };
  await ann.goto(`/hangout/create?item=${list.data.activities[0]?.id}&list=${list.id}`);
  await expect(title(ann)).toHaveValue("Swim in the sea");
  await expect(ann.getByText("Three dates to vote on")).toBeVisible();
  const first = friend.name.split(" ")[0] ?? "";
  await expect(ann.getByText(`${first} and anyone with the link`)).toBeVisible();
  await send(ann).click();
  await expect(ann.getByText("One friend has it now.")).toBeVisible();
  const [made] = await hosted(ann, await uidOf(ann));
  expect(made?.data.invitedIds).toEqual([await uidOf(ben)]);
  expect(made?.data.source).toMatchObject({ activityId: list.data.activities[0]?.id });
});

test("a place with other clocks says so and sets the times, which its host may keep; a guest sees both", async ({
  browser,
  server,
  person,
}) => {
  const there = { baseURL: server.url, locale: "en-GB", timezoneId: "Europe/Berlin", reducedMotion: "reduce" } as const;
  const host = await (await browser.newContext({ ...there, viewport: { width: 1440, height: 900 } })).newPage();
  await openAs(host, person, "/hangout/create?title=Eat+custard+tarts");
  const where = host.getByRole("region", { name: "Where" });
  await where.getByRole("textbox", { name: "Place" }).fill("Lisbon");
  await where
    .getByRole("option", { name: /^Lisbon/ })
    .first()
    .click();
  await expect(where.getByText("Lisbon is 1 hour behind you. Times are in Lisbon time.")).toBeVisible();
  const choice = where.getByRole("radiogroup", { name: "Which times" });
  await choice.getByText("My time").click();
  await expect(where.getByText("Lisbon is 1 hour behind you. Times are in your time (Berlin).")).toBeVisible();
  await choice.getByText("Lisbon time").click();
  await expect(
    host.getByText("12:00–17:00 for you in Berlin").or(host.getByText(/12:00.*for you in Berlin/)),
  ).toBeVisible();
  await expectAccessible(host, "a place with other clocks");
  await host.setViewportSize({ width: 1440, height: 900 });
  await send(host).click();
  await expect(ready(host)).toBeVisible();
  const [made] = await hosted(host, await uidOf(host));
  expect(made?.data.when).toMatchObject({ timeZone: "Europe/Lisbon" });
  const guest = await (await browser.newContext({ ...there, viewport: { width: 390, height: 800 } })).newPage();
  await guest.goto(await link(host).inputValue());
  await expect(guest.getByText("11:00 to 16:00").first()).toBeVisible();
  await expect(guest.getByText("12:00 to 17:00 for you").first()).toBeVisible();
  await host.goto(`/app/hangout/${(made as unknown as { id: string }).id}`);
  await expect(host.getByText("Lisbon is 1 hour behind you. Times are in Lisbon time.")).toBeVisible();
});

test("the calendar works by keys, and its list says the same", async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, person, "/hangout/create");
  await page.getByRole("button", { name: "Next two weeks" }).click();
  const day = days(page).first();
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(day).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(day).toHaveAccessibleName(/11:00 to 16:30$/);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(day).toHaveAccessibleName(/10:30 to 16:00$/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const list = page.getByRole("region", { name: "Two dates" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").nth(1)).toContainText("10:30 to 16:00");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "One date" }).getByRole("listitem")).toHaveCount(1);
});

test("the calendar is dragged over days, and pulled at", async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, person, "/hangout/create");
  await page.getByRole("button", { name: "Next two weeks" }).click();
  const centre = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("it is not drawn");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await centre(days(page).nth(1)), await centre(days(page).nth(4))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "Four dates" })).toBeVisible();
  const edge = await centre(days(page).nth(4).locator('[data-pull="end"]'));
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(days(page).nth(4)).not.toHaveAccessibleName(/to 16:00$/);
  await expect(days(page).nth(3)).toHaveAccessibleName(/to 16:00$/);
});

test("what is missing is said where it is missing", async ({ page, person }) => {
  await openAs(page, person, "/hangout/create");
  await send(page).click();
  await expect(page.getByText("Say what you’re doing.")).toBeVisible();
  await expect(title(page)).toBeFocused();
  await title(page).fill("Swim");
  await send(page).click();
  await expect(page.getByText("Choose at least one date.").first()).toBeVisible();
});

test("an invitation is joined by its link, once, and says why it does not work any more", async ({
  browser,
  server,
  person,
  friend,
}) => {
  const ann = await otherDevice(browser, server, person, "/hangout/create?title=Swim+in+the+lake");
  await send(ann).click();
  await expect(ready(ann)).toBeVisible();
  const url = await link(ann).inputValue();
  const ben = await otherDevice(browser, server, friend, url);
  // With an account, the dates stand there at once, and the first answer joins.
  await expect(ben).toHaveURL(/\/app\/hangout\/(?!join)[^/]+\?k=/);
  await expect(ben.getByRole("heading", { name: "Swim in the lake" })).toBeVisible();
  await ben.getByRole("radio", { name: "Yes" }).first().check();
  await ben.getByRole("button", { name: "Send my answers" }).click();
  await expect(ben.getByRole("heading", { name: /has your answers/ })).toBeVisible();
  const place = new URL(ben.url().split("?")[0] ?? "").href;
  // Who is in goes straight on.
  await ben.goto(url);
  await expect(ben).toHaveURL(place);
  await call(ann, "rotateInvite", { hangoutId: place.split("/").at(-1), revoke: true });
  const cem = await otherDevice(browser, server, someoneElse(friend), url);
  await expect(cem.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await cem.goto("/app/hangout/join?id=nothing-of-that-name");
  await expect(cem.getByRole("heading", { name: "There’s no hangout at this address" })).toBeVisible();
});

const someoneElse = (person: Person): Person => ({
  ...person,
  user_name: `x${person.user_name}`.slice(0, 20),
  email: `x${person.email}`,
});

test("the page of a new hangout is accessible, on a narrow phone too", async ({ page, person }) => {
  await openAs(page, person, "/hangout/create?title=Swim+in+the+lake");
  await expect(send(page)).toBeVisible();
  await expectAccessible(page, "new hangout", [320, 1440]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: /dates to vote on/ }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectAccessible(page, "dates of a hangout", [320]);
});

test("from a list it is two presses to an invitation, and Today shows what waits for whom", async ({
  browser,
  server,
  person,
  friend,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  for (const each of [ann, ben]) {
    await each.reload();
    await start(each, ["Swim in the sea"]);
  }
  await ann.setViewportSize(PHONE);
  await ann.getByRole("button", { name: "Swim in the sea", exact: true }).click();
  await ann.getByRole("link", { name: "Make it happen" }).click();
  await expect(ann.getByText(/^Walker and anyone with the link/)).toBeVisible();
  await send(ann).click();
  await expect(ready(ann)).toBeVisible();

  await ben.goto("/");
  const hangouts = ben.getByRole("region", { name: "Hangouts" });
  await expect(hangouts.getByRole("link", { name: /Swim in the sea.*Walker invites you/ })).toBeVisible();
  await hangouts.getByRole("link", { name: /Swim in the sea/ }).click();
  await expect(ben).toHaveURL(/\/app\/hangout\/(?!join)/);

  // By keys from anywhere.
  await ann.setViewportSize({ width: 1440, height: 900 });
  await ann.keyboard.press("g");
  await ann.keyboard.press("h");
  await expect(ann.getByRole("region", { name: "Hangouts" }).getByText("Waiting for your vote")).toBeVisible();
  await ann.keyboard.press("Control+k");
  await ann.getByPlaceholder("Search, open a page or add a wish").fill("New hangout");
  await ann.keyboard.press("Enter");
  await expect(title(ann)).toBeVisible();
});

test("who has no hangout yet finds the way to the first one", async ({ page, person }) => {
  await openAs(page, person, "/");
  const none = page.getByRole("region", { name: "Nothing planned yet" });
  await none.getByRole("link", { name: "New hangout" }).click();
  await expect(title(page)).toBeVisible();
  await page.goto("/create");
  await page.getByRole("link", { name: "Or create a hangout with friends" }).click();
  await expect(title(page)).toBeVisible();
});

test("an answer that got lost makes no second hangout, and later edits are in it", async ({ page, person }) => {
  await openAs(page, person, "/hangout/create?title=Bake+bread");
  await expect(send(page)).toBeVisible();
  await page.route(
    "**/functions/createHangout",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(page.getByText(/Your draft is saved on this device/)).toBeVisible();
  await title(page).fill("Bake rye bread");
  await send(page).click();
  await expect(ready(page)).toBeVisible();
  const made = await hosted(page, await uidOf(page));
  expect(made.map(({ data }) => data.title)).toEqual(["Bake rye bread"]);
});

test("a place that is fair for all is proposed from rough areas", async ({ browser, server, person, friend }) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const areas = [
    [ann, { lat: 48.86, lng: 2.35, label: "Paris" }],
    [ben, { lat: 50.85, lng: 4.35, label: "Brussels" }],
  ] as const;
  for (const [page, homeArea] of areas) {
    const token = (await page.context().cookies()).find((cookie) => cookie.name === "auth_token")?.value;
    const answer = await page.request.patch(`/v1/users/${await uidOf(page)}`, {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/merge-patch+json" },
      data: { homeArea },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await ann.setViewportSize({ width: 1440, height: 900 });
  await ann.goto(`/hangout/create?title=Supper&with=${await uidOf(ben)}`);
  await expect(ann.getByText("Between Paris (you) and Brussels (Walker).")).toBeVisible();
  await ann.getByRole("button", { name: "Find a fair place" }).click();
  const proposed = ann.getByRole("button", { name: /Longest trip .* for (you|Walker)/ });
  await expect(proposed).toHaveCount(3);
  await proposed.first().click();
  await expect(proposed.first()).toHaveAttribute("aria-pressed", "true");
  await send(ann).click();
  await expect(ready(ann)).toBeVisible();
  const [made] = await hosted(ann, await uidOf(ann));
  expect(made?.data.place).toMatchObject({ mode: "fixed" });
});
