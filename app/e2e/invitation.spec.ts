import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { call } from "./support/people";
import { expect, otherDevice, signUp, test } from "./support/test";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + 36e6).toISOString();
const DATES = ["one", "two", "three", "four", "five"].map((id, at) => ({
  id,
  start: inDays(20 + at),
  durationMin: 120,
}));

interface Made {
  id: string;
  /** Path of the link that is given to others. */
  link: string;
}

/** Makes a hangout as whoever is signed in on the page. */
async function invite(host: Page, more: object = {}): Promise<Made> {
  const made = (await call(host, "createHangout", {
    title: "Swim off the Coral Beach",
    note: "Bring a towel, I’ll bring soup.",
    place: { mode: "fixed", place: { name: "Coral Beach", lat: 57.5, lng: -6.64 } },
    when: { mode: "poll", timeZone: "Europe/London" },
    options: DATES,
    ...more,
  })) as { id: string; inviteUrl: string };
  const url = new URL(made.inviteUrl, "http://x");
  return { id: made.id, link: url.pathname + url.search };
}

async function guestPage(browser: Browser, url: string, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

const date = (page: Page, at: number) =>
  page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .nth(at);
const radio = (page: Page, at: number, name: string) => date(page, at).getByRole("radio", { name, exact: true });

/** Answers the poll: three dates, a name, Send. */
async function answer(page: Page, name: string, votes: readonly string[]): Promise<void> {
  for (const [at, vote] of votes.entries()) await radio(page, at, vote).check();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByRole("heading", { name: `Thanks, ${name}.` })).toBeVisible();
}

test("a guest answers a poll with one press a date, a name and Send, while another one watches", async ({
  page,
  person,
  server,
  browser,
  complaints,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const { link } = await invite(host);
  const watching = await guestPage(browser, server.url, link);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Swim off the Coral Beach" })).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/functions/"))).toEqual([]);
  const signIn = page.getByRole("link", { name: "Have an account? Sign in" });
  await expect(signIn).toHaveAttribute("href", `/login?redirect=${encodeURIComponent(link)}`);

  await answer(page, "Ivy", ["Yes", "No", "If need be", "Yes", "Yes"]);
  await expect(page.getByRole("list").first()).toContainText("If need be");
  await expect(date(watching, 0)).toContainText("1 yes");
  await expect(date(watching, 1)).toContainText("1 no");

  // Back on the same link the browser still knows the answers, and changes one.
  await page.goto(link);
  await expect(radio(page, 1, "No")).toBeChecked();
  await radio(page, 1, "Yes").check();
  await page.getByRole("button", { name: "Send my changes" }).click();
  await expect(page.getByRole("heading", { name: "Thanks, Ivy." })).toBeVisible();
  await expect(date(watching, 1)).toContainText("1 yes");
  expect(complaints).toEqual([]);
});

test("a guest sees the picture that the app shows: the scene of the wish, or the poster of a place", async ({
  person,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const wish = await invite(host, { title: "See the northern lights" });
  const guest = await guestPage(browser, server.url, wish.link);
  const picture = guest.locator('img[fetchpriority="high"]');
  await expect(picture).toHaveAttribute("src", /northern-lights/);
  await host.goto(`/hangout/create?ready=${wish.id}`);
  await expect(host.locator('[data-scene="northern-lights"]').first()).toBeVisible();
  const place = { mode: "fixed", place: { name: "Qqq", lat: 57.5, lng: -6.64 } };
  const meeting = await invite(host, { title: "Zzyzx", place });
  const other = await guestPage(browser, server.url, meeting.link);
  await expect(other.locator('img[fetchpriority="high"]')).toHaveAttribute("src", /^\/cards\/hangout\//);
});

test("an invitation is small: 150 kB at most, typefaces included, before the vote can be given", async ({
  page,
  person,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const { link } = await invite(host);
  await page.goto(link);
  await expect(radio(page, 0, "Yes")).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.evaluate(() => {
    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const needed = all.filter(({ name }) => !new URL(name).pathname.startsWith("/cards/"));
    return needed.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
});

test("the keys Y, M and N answer, a second press takes an answer back, and a name that is taken is refused", async ({
  page,
  person,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const { link } = await invite(host);
  const first = await guestPage(browser, server.url, link);
  await answer(first, "Otis", ["No"]);
  await page.goto(link);
  await radio(page, 0, "Yes").focus();
  await page.keyboard.press("m");
  await expect(radio(page, 0, "If need be")).toBeChecked();
  await page.keyboard.press("n");
  await expect(radio(page, 0, "No")).toBeChecked();
  await page.keyboard.press("y");
  await expect(radio(page, 0, "Yes")).toBeChecked();
  await expect(page.getByText("4 to answer")).toBeVisible();
  await radio(page, 0, "Yes").click();
  await expect(page.getByText("5 to answer")).toBeVisible();

  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByText("Tell us your name")).toBeVisible();
  await page.getByLabel("Your name").fill("Otis");
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByText("Somebody here already has that name.")).toBeVisible();
  await page.getByLabel("Your name").fill("Otis B.");
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByRole("heading", { name: "Thanks, Otis." })).toBeVisible();
});

test("what a guest was invited to goes on a list of their own, through signing up", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const { link } = await invite(host);
  await page.goto(link);
  await answer(page, "Ivy", ["Yes"]);
  await page.getByRole("link", { name: "Add", exact: true }).click();
  await signUp(page, friend);
  await page.getByRole("button", { name: /Start my/ }).click();
  await expect(page.getByLabel("Add a wish or a place")).toHaveValue("Swim off the Coral Beach");
});

test("a guest reads that seats need an account, signs up with one press, and is at the cars with their answer", async ({
  page,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const when = { mode: "fixed", startsAt: inDays(20), endsAt: inDays(21), timeZone: "Europe/London" };
  const { id, link } = await invite(host, { when, options: [], capacity: 2 });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Are you coming?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cars are shared" })).toHaveCount(0);
  await call(host, "openCarpool", { hangoutId: id, direction: "there" });
  await expect(page.getByText(/^Seats need an account.* Answer first: your answer comes along/)).toBeVisible();
  await page.getByRole("radio", { name: "I’m in" }).check();
  await page.getByLabel("Your name").fill("Ivy");
  await page.getByRole("button", { name: "Send my answer" }).click();
  await expect(page.getByText(/^Seats need an account.* Your answer comes along/)).toBeVisible();
  await page.getByLabel("Say something").fill("I bring flatbread.");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expectAccessible(page, "cars for a guest", [320, 1440]);
  await page.getByRole("link", { name: "Sign up and see the cars" }).click();
  // The way back holds no secret.
  await expect(page).toHaveURL(/hangout%3D[^&]+%26guest%3D1&name=\w+$/);
  await signUp(page, friend);
  await expect(page.getByRole("button", { name: "Ask for a seat" })).toBeVisible();
  await expect(page).toHaveURL(`/carpool/coordination?hangout=${id}`);
  const read = (await call(host, "readInvitation", { id })) as { going: number; people: { isGuest: boolean }[] };
  expect([read.going, read.people.map(({ isGuest }) => isGuest)]).toEqual([2, [false, false]]);
  await page.goto(`/hangout/${id}`);
  await expect(page.getByRole("radio", { name: "I’m in" })).toBeChecked();
  await expect(page.getByText("I bring flatbread.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("what a guest shares is the link that joins, also once they are in it", async ({
  page,
  person,
  server,
  browser,
  context,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const { link } = await invite(host);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(link);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await answer(page, "Ivy", ["Yes"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Share this invitation" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(link, server.url).href);
});

test("answers given offline are sent when the network is back", async ({ page, person, server, browser, context }) => {
  const host = await otherDevice(browser, server, person, "/");
  const { id, link } = await invite(host);
  await page.goto(link);
  await context.setOffline(true);
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await radio(page, 0, "Yes").check();
  await page.getByLabel("Your name").fill("Ivy");
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByRole("heading", { name: /We’ll send your answers/ })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => ((await call(host, "readInvitation", { id })) as { answered: number }).answered)
    .toBe(1);
  await expect(page.getByRole("heading", { name: /^Thanks, Ivy\. .+ has your answers\.$/ })).toBeVisible();
});

test("once the date is fixed a guest says that they come, writes, and follows by a private link", async ({
  page,
  person,
  server,
  browser,
  complaints,
}) => {
  const host = await otherDevice(browser, server, person, "/");
  const { id, link } = await invite(host, { plusOnes: 2, capacity: 6 });
  await page.goto(link);
  await answer(page, "Ivy", ["Yes", "Yes"]);
  await page.getByRole("button", { name: "Change" }).click();
  await call(host, "scheduleHangout", { hangoutId: id, optionId: "one" });
  await expect(page.getByRole("heading", { name: "Are you coming, Ivy?" })).toBeVisible();
  await page.getByRole("radio", { name: "I’m in" }).check();
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText("You + 1")).toBeVisible();
  await page.getByLabel("Say something").fill("I bring flatbread.");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("I bring flatbread.")).toBeVisible();
  await page.getByLabel("Email, if you like").fill("ivy@example.test");
  await page.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByText("We’ll write to ivy@example.test")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles("dist/icons/apple-touch-icon.png");
  await expect(page.getByRole("img", { name: "Photo by Ivy" })).toBeVisible();
  await expectAccessible(page, "fixed date", [320, 1440]);

  const key = await page.evaluate(
    () =>
      JSON.parse(
        localStorage.getItem(Object.keys(localStorage).find((name) => name.startsWith("yonder-guest-")) ?? "") ?? "{}",
      ).guestKey,
  );
  const other = await guestPage(browser, server.url, `/hangout/${id}?k=${key}`);
  await expect(other.getByRole("heading", { name: "Are you coming, Ivy?" })).toBeVisible();
  expect(other.url()).not.toContain(key.split(".")[1]);
  // Without a link to share, this device comes back by what it keeps.
  await call(host, "rotateInvite", { hangoutId: id, revoke: true });
  await other.goto(`/hangout/${id}?k=${key}`);
  await expect(other).toHaveURL(`/hangout/${id}?guest=1`);
  await other.reload();
  await expect(other.getByRole("heading", { name: "Are you coming, Ivy?" })).toBeVisible();
  expect(other.url()).not.toContain(key.split(".")[1]);
  await other.getByRole("radio", { name: "Can’t" }).check();
  await expect(page.getByText("Ivy can’t make it this time.")).toBeVisible();
  await call(host, "cancelHangout", { hangoutId: id });
  await expect(page.getByRole("heading", { name: "This hangout is off" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the poll is accessible, and a link that has ended says so", async ({ page, person, server, browser }) => {
  const host = await otherDevice(browser, server, person, "/");
  const { id, link } = await invite(host);
  await page.goto(link);
  await expectAccessible(page, "poll", [320, 390, 1440]);
  await call(host, "rotateInvite", { hangoutId: id, revoke: true });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works", level: 2 })).toBeVisible();
  const missing = await page.goto("/hangout/nothing-here");
  expect(missing?.status()).toBe(404);
});
