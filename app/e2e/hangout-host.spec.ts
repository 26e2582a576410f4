import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { call, friends, uidOf } from "./support/people";
import type { Server } from "./support/server";
import { expect, listen, otherDevice, type Person, somebody, test } from "./support/test";

const WIDE = { width: 1440, height: 960 };

/** A day from now at eleven in the morning, ISO-8601. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  day.setUTCHours(11, 0, 0, 0);
  return day.toISOString();
}

const dates = [12, 13, 14].map((days, at) => ({ id: `d${at}`, start: inDays(days), durationMin: 300 }));
const nameOf = (at: number) =>
  new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", timeZone: "UTC" }).format(
    Date.parse(dates[at]?.start ?? ""),
  );
const fullNameOf = (at: number) =>
  new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(dates[at]?.start ?? ""),
  );

interface Poll {
  id: string;
  ann: Page;
  ben: Page;
  code: string;
}

/** Ann asks when to swim and cannot do without Ben, who is in it. */
async function startPoll(browser: Browser, server: Server, person: Person, friend: Person): Promise<Poll> {
  const [ann, ben] = await friends(browser, server, person, friend);
  const made = (await call(ann, "createHangout", {
    title: "Swim off the beach",
    note: "Bring a towel",
    when: { mode: "poll", timeZone: "UTC" },
    options: dates,
    neededIds: [await uidOf(ben)],
    plusOnes: 2,
  })) as { id: string; inviteUrl: string };
  const code = new URL(made.inviteUrl, server.url).searchParams.get("id") ?? "";
  await call(ben, "joinHangout", { code });
  return { id: made.id, ann, ben, code };
}

const firstName = ({ name }: Person) => name.split(" ")[0];
const vote = (page: Page, hangoutId: string, votes: object) => call(page, "voteHangout", { hangoutId, votes });

async function joinAsGuest(ann: Page, code: string, guestName: string): Promise<string> {
  const answer = await ann.request.fetch("/functions/joinHangout", {
    method: "POST",
    headers: { cookie: "" },
    data: {
      data: { code, guestName, idempotencyKey: crypto.randomUUID(), guestSecret: crypto.randomUUID().repeat(2) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return new URL((await answer.json()).result.editUrl, "http://here").searchParams.get("k") ?? "";
}

async function statusOf(page: Page, id: string): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value;
  const answer = await page.request.get(`/v1/hangouts/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).status;
}

test("a host watches answers come in, is warned, picks a date, takes it back and picks again", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const { id, ann, ben, code } = await startPoll(browser, server, person, friend);
  const complaints: string[] = [];
  listen(ann, complaints);
  await ann.setViewportSize(WIDE);
  await ann.goto(`/app/hangout/${id}`);
  const table = ann.getByRole("table", { name: "Who can come when: Swim off the beach" });
  const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });

  await test.step("answers of a member and of a guest appear while she looks", async () => {
    await expect(row(friend.name)).toContainText("Remind");
    await vote(ben, id, { d0: "no", d1: "yes", d2: "maybe" });
    await expect(row(friend.name)).toContainText("If need be");
    const key = await joinAsGuest(ann, code, "Ivy");
    await ben.request.post("/functions/voteHangout", {
      data: { data: { hangoutId: id, votes: { d0: "yes", d1: "yes" }, key, idempotencyKey: crypto.randomUUID() } },
    });
    await expect(row("Ivy")).toContainText("Guest, by link");
  });

  await test.step("her own row is answered by the keys alone", async () => {
    const own = (at: number) => row(person.name).getByRole("button", { name: new RegExp(`^You, ${fullNameOf(at)}`) });
    await own(0).focus();
    await ann.keyboard.press("y");
    await expect(own(0)).toHaveAccessibleName(/: Yes$/);
    await ann.keyboard.press("ArrowRight");
    await expect(own(1)).toBeFocused();
    await ann.keyboard.press("m");
    await expect(own(1)).toHaveAccessibleName(/: If need be$/);
    await ann.keyboard.press("ArrowDown");
    await expect(table.locator("[data-row='1'][data-column='1']")).toBeFocused();
  });

  await test.step("a date that somebody needed refused is warned of, with the better one first", async () => {
    await table.getByRole("button", { name: `Pick ${fullNameOf(0)}` }).click();
    const warning = ann.getByRole("dialog", { name: /can’t make/ });
    await expect(warning).toBeVisible();
    await warning.getByRole("button", { name: `Pick ${nameOf(1)} instead` }).click();
  });

  await test.step("she reads what each will hear, picks, and takes it back before anybody hears", async () => {
    const sheet = ann.getByRole("dialog", { name: `Pick ${fullNameOf(1)}?` });
    await expect(sheet.getByText("who said yes")).toBeVisible();
    await sheet.getByRole("button", { name: `Pick ${nameOf(1)}` }).click();
    await expect(ann.getByRole("heading", { level: 1, name: /it is\.$/ })).toBeFocused();
    expect(await statusOf(ann, id)).toBe("polling");
    await ann.getByRole("button", { name: "Undo" }).click();
    await expect(table).toBeVisible();
    expect(await statusOf(ann, id)).toBe("polling");
  });

  await test.step("the page is for everybody: narrow, wide, dark", async () => {
    await expectAccessible(ann, "votes of a hangout");
    await ben.goto(`/app/hangout/${id}`);
    await expectAccessible(ben, "an invitation in the app");
    await ann.setViewportSize(WIDE);
  });

  await test.step("picked again, it is sent at once when she leaves", async () => {
    await table.getByRole("button", { name: `Pick ${fullNameOf(1)}` }).click();
    await ann
      .getByRole("dialog")
      .getByRole("button", { name: `Pick ${nameOf(1)}` })
      .click();
    await expect(ann.getByRole("button", { name: "Undo" })).toBeVisible();
    await ann.goto("/privacy");
    await expect.poll(() => statusOf(ann, id)).toBe("scheduled");
    await expect(ben.getByRole("heading", { name: `Are you coming, ${firstName(friend)}?` })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test("a host waits for an invited friend who has not opened it, and takes them off the invitation", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const when = { mode: "poll", timeZone: "UTC" };
  const invitedIds = [await uidOf(ben)];
  const made = await call(ann, "createHangout", { title: "Swim off the beach", when, options: dates, invitedIds });
  const { id } = made as { id: string };
  await vote(ann, id, { d0: "yes" });
  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.goto(`/app/hangout/${id}`);
  await expect(ben.getByRole("heading", { name: "1 answered" })).toBeVisible();
  // One bar at the bottom at a time: the one that sends answers stands in for the navigation until they are sent.
  await expect(ben.getByRole("button", { name: "Send my answers" })).toBeInViewport({ ratio: 1 });
  await expect(ben.getByRole("navigation", { name: "Main" })).toBeHidden();
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto(`/app/hangout/${id}`);
  await expect(ann.getByText(`One of two has answered. Waiting for ${friend.name}.`)).toBeVisible();
  await expect(ann.getByText("All who answered can")).toBeVisible();
  await ann.getByRole("button", { name: "Remind" }).click();
  await expect(ann.getByText("Reminded 1 person.")).toBeVisible();
  await ann.getByRole("button", { name: `Pick ${nameOf(0)}` }).click();
  const sheet = ann.getByRole("dialog", { name: `Pick ${fullNameOf(0)}?` });
  await expect(sheet.getByText(`${friend.name}, invited`)).toBeVisible();
  await sheet.getByRole("button", { name: "Not yet" }).click();
  await ann.setViewportSize(WIDE);
  const row = ann.getByRole("table").getByRole("row", { name: new RegExp(`^${friend.name}`) });
  await expect(row).toContainText("Invited, hasn’t opened it yet");

  await ann.getByRole("button", { name: "More", exact: true }).click();
  await ann.getByRole("menuitem", { name: "Guests" }).click();
  await ann.getByRole("button", { name: `Options for ${friend.name}` }).click();
  await ann.getByRole("menuitem", { name: "Take off the invitation" }).click();
  await expect(ann.getByRole("button", { name: `Options for ${friend.name}` })).toHaveCount(0);
  await ann.keyboard.press("Escape");
  await expect(row).toHaveCount(0);
});

test("a host takes a suggested date, edits, removes somebody and cancels; nobody else is offered any of it", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const { id, ann, ben, code } = await startPoll(browser, server, person, friend);
  await joinAsGuest(ann, code, "Ivy");
  await ben.goto(`/app/hangout/${id}`);
  await expect(ben.getByRole("heading", { level: 1, name: "Swim off the beach" })).toBeVisible();
  for (const name of ["Edit", "More", "Copy link"])
    await expect(ben.getByRole("button", { name, exact: true })).toHaveCount(0);
  await expect(ben.getByRole("button", { name: /^Pick/ })).toHaveCount(0);

  await ben.getByRole("button", { name: "Suggest another date" }).click();
  await ben.getByLabel("Day").fill(inDays(20).slice(0, 10));
  await ben.getByRole("button", { name: "Suggest it" }).click();
  await expect(ben.getByText(/^You suggest/)).toBeVisible();

  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.goto(`/app/hangout/${id}`);
  const suggested = ann.getByRole("region", { name: "Suggested dates" });
  await suggested.getByRole("button", { name: /^Add .* to the poll$/ }).click();
  await expect(suggested).toHaveCount(0);
  await expect(ben.getByText(/^You suggest/)).toHaveCount(0);
  await ann.getByRole("button", { name: "Edit" }).click();
  await expect(ann.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(ann.getByLabel("Voting ends")).toHaveValue("");
  await ann.getByRole("textbox", { name: "What" }).fill("Swim at dawn");
  await ann.getByRole("radio", { name: "Plum" }).check();
  await ann.getByRole("switch", { name: "Share cars" }).check();
  await ann.getByRole("button", { name: "Save" }).click();
  await expect(ben.getByRole("heading", { level: 1, name: "Swim at dawn" })).toBeVisible();
  await expect(ben.locator("[data-theme=plum]").first()).toBeVisible();

  const menu = async (item: string) => {
    await ann.getByRole("button", { name: "More", exact: true }).click();
    await ann.getByRole("menuitem", { name: item }).click();
  };
  await menu("Guests");
  await ann.getByRole("button", { name: "Options for Ivy" }).click();
  await ann.getByRole("menuitem", { name: "Remove from the hangout" }).click();
  await ann
    .getByRole("dialog", { name: "Remove Ivy?" })
    .getByRole("button", { name: "Remove from the hangout" })
    .click();
  await expect(ann.getByRole("button", { name: "Options for Ivy" })).toHaveCount(0);
  await ann.keyboard.press("Escape");

  await menu("Cancel the hangout");
  const sheet = ann.getByRole("dialog", { name: "Cancel the hangout?" });
  await expect(sheet.getByText("We’ll tell 1 person in Yonder. You can’t undo this.")).toBeVisible();
  await sheet.getByLabel("Reason (optional)").fill("A storm is coming");
  await sheet.getByRole("button", { name: "Cancel the hangout" }).click();
  await expect.poll(() => statusOf(ann, id)).toBe("cancelled");
  await expect(ben.getByText("A storm is coming")).toBeVisible();
  await expect(ben.getByText(/The cars are off too/)).toBeVisible();
  await expect(ann.getByRole("heading", { name: "This hangout is off" })).toBeVisible();
  await expect(ann.getByRole("heading", { name: /^Who’s coming/ })).toHaveCount(0);
  await expect(ann.getByRole("button", { name: "Set the place" })).toHaveCount(0);
});

test("whoever drops out says why, and the host reads it; a date that has passed gets a new one", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const when = { mode: "fixed", startsAt: inDays(5), endsAt: inDays(6), timeZone: "UTC" };
  const made = (await call(ann, "createHangout", { title: "Board games", when })) as { id: string; inviteUrl: string };
  await call(ben, "joinHangout", { code: new URL(made.inviteUrl, server.url).searchParams.get("id") });

  await test.step("the reason stands beside the name", async () => {
    await ben.goto(`/app/hangout/${made.id}`);
    await ben.getByText("Can’t", { exact: true }).click();
    await ben.getByLabel(/^Want to say why/).fill("My train is cancelled");
    await ben.getByRole("button", { name: "Send the reason" }).click();
    await expect(ben.getByText("You said why: “My train is cancelled”")).toBeVisible();
    await ann.goto(`/app/hangout/${made.id}`);
    await expect(ann.getByRole("listitem").filter({ hasText: "“My train is cancelled”" })).toBeVisible();
  });

  await test.step("a poll whose date has passed takes a new one", async () => {
    const soon = new Date(Date.now() + 2_500).toISOString();
    const options = [
      { id: "soon", start: soon, durationMin: 60 },
      { id: "later", start: inDays(9), durationMin: 60 },
    ];
    const poll = { title: "Northern lights", when: { mode: "poll", timeZone: "UTC" }, options };
    const { id } = (await call(ann, "createHangout", poll)) as { id: string };
    await vote(ann, id, { soon: "yes", later: "maybe" });
    await ann.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      await ann.goto(`/app/hangout/${id}`);
      await expect(ann.getByText("This date has passed")).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await ann.getByRole("button", { name: /This date has passed/ }).click();
    await ann
      .getByRole("listitem")
      .filter({ hasText: "This date has passed" })
      .getByRole("button", { name: /^Pick/ })
      .click();
    const sheet = ann.getByRole("dialog", { name: /has passed$/ });
    await expect(sheet.getByRole("button", { name: /^Pick .* instead$/ })).toBeVisible();
    await sheet.getByRole("button", { name: "Add new dates" }).click();
    await expect(ann.getByRole("dialog", { name: "Add new dates" })).toBeVisible();
    await expectAccessible(ann, "a new date for a poll");
  });
});

test("the day after: the host says who came, and everybody gets the stamp and their points", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const ivy = await otherDevice(browser, server, somebody(), "/bucket-list");
  // It ends at once: a hangout that goes on is worth no points yet.
  const [startsAt, endsAt] = [3_000, 3_001].map((ms) => new Date(Date.now() + ms).toISOString());
  const made = (await call(ann, "createHangout", {
    title: "Swim off the beach",
    when: { mode: "fixed", startsAt, endsAt, timeZone: "UTC" },
  })) as { id: string; inviteUrl: string };
  const code = new URL(made.inviteUrl, server.url).searchParams.get("id") ?? "";
  for (const page of [ben, ivy]) await call(page, "joinHangout", { code });
  const done = ann.getByRole("button", { name: "We did it" });
  await expect(async () => {
    await ann.goto(`/app/hangout/${made.id}`);
    await expect(done).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await done.click();
  await ann
    .getByRole("dialog", { name: "Who was there?" })
    .getByRole("button", { name: "All three were there" })
    .click();
  await expect(ann.getByText("Three of you went")).toBeVisible();
  const points = ann.getByRole("region", { name: /points? for this day/ });
  await expect(points).toContainText("Hosted");
  await ben.goto(`/app/hangout/${made.id}`);
  await expect(ben.getByRole("region", { name: /points? for this day/ })).toContainText("Came along");
});
