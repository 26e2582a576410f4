import { readFile } from "node:fs/promises";
import { call, friends, openSharing } from "./support/people";
import { expect, openAs, otherDevice, signIn, signUp, test } from "./support/test";

test("a new user name moves the lists, and old links go on working", async ({ page, person, server, browser }) => {
  const own = await otherDevice(browser, server, person, "/bucket-list");
  await own.getByRole("button", { name: /Start my/ }).click();
  await openSharing(own);
  await own.getByLabel("Anyone with the link").check();
  const link = own.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/\?k=/);
  await page.goto(await link.inputValue());
  await expect(page.getByText(`@${person.user_name}`)).toBeVisible();

  await own.goto("/profile/edit");
  const renamed = `${person.user_name}_x`.slice(-20);
  await own.getByLabel("New user name").fill("No Name");
  await expect(own.getByText("Use 3–20 lowercase letters")).toBeVisible();
  await own.getByLabel("New user name").fill(renamed);
  await expect(own.getByText(`@${renamed}: Available`)).toBeVisible();
  await own.getByRole("button", { name: "Change user name" }).click();
  await expect(own.getByText(`You’re @${renamed}.`)).toBeVisible();
  await expect(own.getByText(/You can change it again on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`@${renamed}`)).toBeVisible();
  await own.goto("/bucket-list");
  await expect(own.getByRole("heading", { name: /^My \d/ })).toBeVisible();
});

test("devices are listed, one is signed out, then all of them", async ({ page, person, server, browser }) => {
  // Signed up by the form, which remembers the address for the next time it asks.
  const other = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await other.goto("/login?new&redirect=/profile");
  await signUp(other, person);
  await expect(other).toHaveURL("/profile");
  await page.goto("/login?redirect=/profile");
  await signIn(page, person);
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByText(/^This device ·/)).toHaveCount(1);
  await devices
    .getByRole("listitem")
    .filter({ hasNotText: "This device ·" })
    .getByRole("button", { name: /^Sign out/ })
    .click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  const told = other.getByText(/You were signed out on another device/);
  await expect(told).toBeVisible();
  await expect(other).toHaveURL("/login?redirect=/profile");
  await expect(other.getByLabel("Email")).toHaveValue("");
  await signIn(other, person);
  await expect(told).toHaveCount(0);
  await expect(other).toHaveURL("/profile");
  await devices.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(devices.getByText("Sign out on all devices, including this one?")).toBeVisible();
  await devices.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(told).toBeVisible();
});

test("a changed password ends every other sign-in and keeps this one", async ({ page, person, server, browser }) => {
  const other = await otherDevice(browser, server, person, "/profile");
  await page.goto("/login?redirect=/profile/edit");
  await signIn(page, person);
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password").fill("quite another secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Wrong password.")).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  for (const [refused, why] of [
    [person.password, "This is your password already. Choose a different one."],
    ["Password1", "Too many people use this password. Choose one that’s harder to guess."],
  ] as const) {
    await page.getByLabel("New password").fill(refused);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText(why)).toBeVisible();
  }
  await page.getByLabel("New password").fill("quite another secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(other.getByText(/You were signed out on another device/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Current password")).toBeVisible();
});

test("one's data come as one file, once an hour", async ({ page, person }) => {
  await openAs(page, person, "/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(JSON.stringify(file.collections)).toContain(person.email);
  await expect(page.getByText(/^Ready,/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByText(/Try again in \d+ minutes/)).toBeVisible();
});

test("an account goes in two weeks and stays after all, then goes at once", async ({
  page,
  person,
  server,
  browser,
}) => {
  await page.goto("/delete-account");
  await expect(page.getByRole("row", { name: /Your lists/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in", exact: true }).last()).toBeVisible();

  const own = await otherDevice(browser, server, person, "/delete-account");
  const soon = own.getByRole("button", { name: "Delete in two weeks" });
  await expect(soon).toBeDisabled();
  await own.getByLabel(/Type your user name/).fill("somebody_else");
  await expect(soon).toBeDisabled();
  await own.getByLabel(/Type your user name/).fill(person.user_name);
  await soon.click();
  await expect(own.getByRole("heading", { name: /^Your account will be deleted on/ })).toBeVisible();
  await own.goto("/profile");
  await expect(own.getByRole("heading", { name: /^Your account will be deleted on/ })).toBeVisible();
  await own.getByRole("button", { name: "Keep my account" }).click();
  await expect(own.getByRole("heading", { name: /^Your account will be deleted on/ })).toHaveCount(0);

  await own.goto("/delete-account");
  await own.getByLabel(/Type your user name/).fill(person.user_name);
  await own.getByRole("button", { name: "Delete now" }).click();
  await own.getByLabel("Your password", { exact: true }).fill("not the password");
  await own.getByRole("button", { name: "Delete everything now" }).click();
  await expect(own.getByText("Wrong password.")).toBeVisible();
  await own.getByLabel("Your password", { exact: true }).fill(person.password);
  await own.getByRole("button", { name: "Delete everything now" }).click();
  await expect(own.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await page.goto("/login");
  await signIn(page, person);
  await expect(page.getByRole("alert")).toContainText("Wrong email or password.");
});

test("who wants to leave first hands over or calls off what others count on", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const stop = (id: string, lat: number) => ({
    id,
    title: `Stop ${id}`,
    lat,
    lng: 13.4,
    clue: "Look up where the street bends.",
    storyText: "They say it looks best just before the lamps are lit.",
    stayMin: 20,
  });
  const quest = {
    title: "The lamplight walk",
    summary: "Two stops and a riddle.",
    story: "Somebody has hidden a lantern. Follow its light from stop to stop before the night is over.",
    language: "en",
    mode: "scheduled",
    stops: [stop("a", 52.52), stop("b", 52.521)],
  };
  const { id: questId } = (await call(ben, "saveQuestDraft", { quest })) as { id: string };
  const when = { startsAt: day(30), endsAt: day(31), timeZone: "Europe/Berlin", capacity: 10 };
  const { id: sessionId } = (await call(ben, "saveQuestSession", { questId, session: when })) as { id: string };
  await call(ben, "publishQuest", { questId });
  const held = (await call(ann, "holdSeats", { questId, sessionId, seats: 1 })) as { bookingId: string };
  await call(ann, "checkoutQuest", { bookingId: held.bookingId });
  const options = [day(10), day(11)].map((start, at) => ({ id: `o${at}`, start, durationMin: 120 }));
  await call(ann, "createHangout", { title: "Supper by the lake", when: { mode: "poll" }, options });

  await ann.goto("/delete-account");
  const part = ann.getByRole("region", { name: "Others are counting on you" });
  await expect(part.getByRole("listitem")).toHaveCount(2);
  await ann.getByLabel(/Type your user name/).fill(person.user_name);
  await ann.getByRole("button", { name: "Delete in two weeks" }).click();
  await expect(ann.getByText("You still have bookings.")).toBeVisible();

  await part.getByRole("button", { name: "Hand over The lamplight walk" }).click();
  const sure = ann.getByRole("dialog");
  await expect(sure.getByLabel("Friend")).toHaveText(friend.name);
  await sure.getByRole("button", { name: "Hand over" }).click();
  await expect(part.getByRole("listitem")).toHaveText([/Supper by the lake/]);
  await part.getByRole("button", { name: "Cancel Supper by the lake" }).click();
  await sure.getByRole("button", { name: "Keep it" }).click();
  await part.getByRole("button", { name: "Cancel Supper by the lake" }).click();
  await sure.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(part).toHaveCount(0);
  await ann.getByRole("button", { name: "Delete in two weeks" }).click();
  await expect(ann.getByRole("heading", { name: /^Your account will be deleted on/ })).toBeVisible();
});

test("somebody takes a place in line, and an invitation lets them in", async ({
  person,
  friend,
  browser,
  ownServer,
}) => {
  const page = await (await browser.newContext({ baseURL: ownServer.url, locale: "en-GB" })).newPage();
  await page.goto("/app/join");
  await page.getByLabel("Your email").fill(friend.email);
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("heading", { name: "You’re number 1 on the waitlist" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "You’re number 1 on the waitlist" })).toBeVisible();

  await page.goto("/app/join?code=no-such-code");
  await expect(page.getByRole("heading", { name: "We can’t find this invitation" })).toBeVisible();

  const host = await otherDevice(browser, ownServer, person, "/profile");
  await host.getByRole("button", { name: "Create link" }).click();
  const link = await host.getByLabel("Link for friends").inputValue();
  const guest = await (await browser.newContext({ baseURL: ownServer.url, locale: "en-GB" })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: `${person.name} invited you` })).toBeVisible();
  await expect(guest.getByText(/waitlist/)).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: `${person.name} invited you` })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You’re invited." })).toBeVisible();
  await host.goto(link);
  await expect(host.getByRole("heading", { name: "This is your own link." })).toBeVisible();
});
