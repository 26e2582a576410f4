import { expectAccessible } from "./support/accessibility";
import { call, friends } from "./support/people";
import { expect, test } from "./support/test";

const DAY_MS = 86_400_000;

/** A day from now at eleven in the morning, ISO-8601. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  day.setUTCHours(11, 0, 0, 0);
  return day.toISOString();
}

test("a spot that opens goes to who waits: the host sees the waiting list, the guest their spot", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const made = (await call(ann, "createHangout", {
    title: "Swim off the beach",
    when: { mode: "fixed", startsAt: inDays(12), endsAt: inDays(13), timeZone: "UTC" },
    visibility: "link",
    capacity: 2,
  })) as { id: string; inviteUrl: string };
  const code = new URL(made.inviteUrl, server.url).searchParams.get("id") ?? "";
  await call(ben, "joinHangout", { code });
  await call(ben, "rsvpHangout", { hangoutId: made.id, rsvp: "going", partySize: 1 });

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 800 } });
  const guest = await context.newPage();
  await guest.goto(made.inviteUrl);
  await guest.getByRole("radio", { name: "I’m in" }).check();
  await guest.getByLabel("Your name").fill("Ivy");
  await guest.getByRole("button", { name: "Send my answer" }).click();
  await expect(guest.getByText("You’re number 1 on the waiting list.")).toBeVisible();

  await ann.goto(`/app/hangout/${made.id}`);
  await expect(ann.getByRole("heading", { name: "On the waiting list 1" })).toBeVisible();
  await call(ben, "rsvpHangout", { hangoutId: made.id, rsvp: "no", partySize: 1 });
  await expect(guest.getByRole("heading", { name: "You have a spot now" })).toBeVisible();
  await expect(guest.getByRole("radio", { name: "I’m in" })).toBeChecked();
  await expect(ann.getByRole("heading", { name: "On the waiting list 1" })).toBeHidden();
  await expectAccessible(guest, "a spot that opened");
  await guest.getByRole("button", { name: "Give it back" }).click();
  await expect(guest.getByRole("heading", { name: "You have a spot now" })).toBeHidden();
  await expect(guest.getByRole("radio", { name: "Can’t" })).toBeChecked();
});

test("a host invites a friend and an email address from the guests", async ({ person, friend, server, browser }) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const made = (await call(ann, "createHangout", {
    title: "Swim off the beach",
    when: { mode: "fixed", startsAt: inDays(12), endsAt: inDays(13), timeZone: "UTC" },
  })) as { id: string };
  await ann.goto(`/app/hangout/${made.id}`);
  await ann.getByRole("button", { name: "More" }).click();
  await ann.getByRole("menuitem", { name: "Guests" }).click();
  const sheet = ann.getByRole("dialog", { name: "Guests" });
  await sheet.getByRole("button", { name: "Invite more" }).click();
  await sheet.getByRole("button", { name: `Invite ${friend.name}` }).click();
  await expect(sheet.getByText("Invited, hasn’t opened it yet")).toBeVisible();
  await expect(sheet.getByRole("button", { name: `Invite ${friend.name}` })).toBeHidden();
  const address = `zoe-${crypto.randomUUID()}@example.org`;
  await sheet.getByLabel("Friend’s name or email address").fill(address);
  await sheet.getByRole("button", { name: "Send an email" }).click();
  await expect(sheet.getByText("Invited by email")).toBeVisible();
  await expectAccessible(ann, "inviting more people");
  await ben.goto(`/app/hangout/${made.id}`);
  await expect(ben.getByRole("heading", { level: 1, name: "Swim off the beach" })).toBeVisible();
});

test("moving to a date of the poll names who said no to it", async ({ person, friend, server, browser }) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const ids = ["sat", "sun"];
  const made = (await call(ann, "createHangout", {
    title: "Swim off the beach",
    when: { mode: "poll", timeZone: "UTC" },
    options: ids.map((id, at) => ({ id, start: inDays(12 + at), durationMin: 120 })),
  })) as { id: string; inviteUrl: string };
  const code = new URL(made.inviteUrl, server.url).searchParams.get("id") ?? "";
  await call(ben, "joinHangout", { code });
  await call(ben, "voteHangout", { hangoutId: made.id, votes: { sat: "yes", sun: "no" } });
  await call(ann, "scheduleHangout", { hangoutId: made.id, optionId: "sat", force: false });
  await ann.goto(`/app/hangout/${made.id}`);
  await ann.getByRole("button", { name: "More" }).click();
  await ann.getByRole("menuitem", { name: "Move the date" }).click();
  const sheet = ann.getByRole("dialog", { name: "Move the date" });
  await expect(sheet.getByText(/ can’t$/)).toBeHidden();
  const day = sheet.getByRole("textbox").first();
  await day.fill(inDays(13).slice(0, 10));
  await day.blur();
  await expect(sheet.getByText(/ can’t$/)).toBeVisible();
});
