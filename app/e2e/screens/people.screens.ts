import { fill } from "../support/fill";
import { call, friends, uidOf } from "../support/people";
import { expect, otherDevice, test } from "../support/test";
import { shoot } from "./camera";

test("ways in", async ({ page }) => {
  await shoot(page, "/login", "login-in");
  await shoot(page, "/login?new&redirect=/profile", "login-up");
  await shoot(page, "/login?forgot", "login-forgot");
  await shoot(page, "/login?reset=some-secret", "login-reset");
  await shoot(page, "/login?verify=some-secret", "login-verify-spent");
  await shoot(page, "/app/join", "join");
  await shoot(page, "/app/join?code=nothing", "join-unknown");
  await shoot(page, "/delete-account", "delete-signed-out");
});

test("people", async ({ person, friend, server, browser }) => {
  const ann = await otherDevice(browser, server, person, "/profile");
  const ben = await otherDevice(browser, server, friend, "/profile");
  await shoot(ann, "/profile", "profile-new");
  await ben.getByLabel("Your friend’s user name").fill(person.user_name);
  await ben.getByLabel("Message (optional)").fill("It is me, from the boat");
  await ben.getByRole("button", { name: "Send request" }).click();
  await ann.getByRole("button", { name: "Create link" }).click();
  await ann.getByRole("button", { name: "QR code" }).click();
  await expect(ann.getByText("It is me, from the boat")).toBeVisible();
  await shoot(ann, null, "profile-request");
  const link = new URL(await ann.getByLabel("Link for friends").inputValue());
  await shoot(ben, link.pathname + link.search, "join-invited");
  await ann.getByRole("button", { name: /^Accept/ }).click();
  await expect(ann.getByRole("link", { name: /^Compare lists/ })).toBeVisible();
  for (const each of [ann, ben]) {
    await each.goto("/bucket-list");
    await each.getByRole("button", { name: /Start my/ }).click();
    await fill(each, 6);
  }
  await shoot(ann, "/bucket-list", "list-also");
  await ann.goto("/profile");
  await ann.getByRole("link", { name: /^Compare lists/ }).click();
  await expect(ann.getByRole("heading", { name: /^Both of you/ })).toBeVisible();
  await ann.getByRole("button", { name: "Suggest a day" }).click();
  await shoot(ann, null, "compare");
  await shoot(ann, "/profile_copy", "seen-by-friend");
  await shoot(ann, "/profile_copy?as=public", "seen-by-anybody");
  await shoot(ann, "/profile/edit", "profile-edit");
  await ann.getByRole("button", { name: "Set up" }).click();
  await expect(ann.getByRole("img", { name: /QR code/ })).toBeVisible();
  await ann.getByRole("img", { name: /QR code/ }).scrollIntoViewIfNeeded();
  await shoot(ann, null, "second-step");
  await shoot(ann, "/delete-account", "delete-account");
  await ann.goto("/bucket-list");
  await ann.getByRole("button", { name: "Share", exact: true }).click();
  await ann.getByLabel("Anyone with the link").check();
  await expect(ann.getByLabel("Link", { exact: true })).toHaveValue(/k=/);
  await shoot(ann, null, "share-link");
});

test("a hangout", async ({ person, friend, server, browser }) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const options = [9, 10, 13, 16].map((days, at) => ({ id: `d${at}`, start: inDays(days), durationMin: 240 }));
  const { id, inviteUrl } = (await call(ann, "createHangout", {
    title: "Swim off the Coral Beach",
    note: "Bring a towel, I’ll bring soup.",
    when: { mode: "poll", timeZone: "Europe/London" },
    options,
    place: { mode: "fixed", place: { name: "Coral Beach", lat: 57.5, lng: -6.64 } },
    neededIds: [await uidOf(ben)],
  })) as { id: string; inviteUrl: string };
  await call(ben, "joinHangout", { code: new URL(inviteUrl, server.url).searchParams.get("id") });
  await call(ann, "voteHangout", { hangoutId: id, votes: { d0: "yes", d1: "yes", d2: "maybe", d3: "yes" } });
  await call(ben, "voteHangout", { hangoutId: id, votes: { d0: "no", d1: "maybe", d2: "no", d3: "yes" } });
  const guest = await (await browser.newContext({ baseURL: server.url })).newPage();
  await shoot(guest, inviteUrl, "invitation");
  await shoot(ann, `/app/hangout/${id}`, "hangout-host");
  await shoot(ben, `/app/hangout/${id}`, "hangout-member");
  await call(ann, "scheduleHangout", { hangoutId: id, optionId: "d3" });
  await shoot(ann, null, "hangout-date");
  await shoot(guest, null, "invitation-date");
  await guest.context().close();
});
