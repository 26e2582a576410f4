import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { arrive, askForSeat, carOf, carsOf, type Made, makeHangout, offerCar, pickPlace } from "./support/carpools";
import { call, uidOf } from "./support/people";
import { expect, listen, openAs, otherDevice, type Person, test } from "./support/test";

const HOUR_MS = 3_600_000;

test("three people share cars to a hangout, each in a browser of their own", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  await openAs(ann, { ...person, name: "Ann Frost" }, "/privacy");
  const made = await makeHangout(ann);
  const ben = await arrive(browser, server, { ...friend, name: "Ben Vale" }, made);
  const cem = await arrive(browser, server, third(friend), made);
  await ann.goto(carsOf(made));

  await test.step("one offers a car in three fields", async () => {
    await expect(ann.getByRole("heading", { name: "No car yet" })).toBeVisible();
    await ann.getByRole("button", { name: "Offer a car" }).click();
    const dialog = ann.getByRole("dialog");
    await dialog.getByLabel("Seats for passengers").fill("1");
    await pickPlace(ann, "Where do you start?", "Inverness");
    await expect(dialog.getByLabel("When do you leave?")).not.toHaveValue("");
    await dialog.getByRole("button", { name: "Offer this car" }).click();
    await expect(dialog).toBeHidden();
    await expect(carOf(ann, "Your car")).toContainText("1 seat free");
  });

  await test.step("the others see it at once, and one asks for a seat in it", async () => {
    for (const page of [ben, cem]) await expect(carOf(page, "’s car")).toContainText("1 seat free");
    await carOf(ben, "’s car").getByRole("button").first().click();
    await ben.getByRole("button", { name: /^Ask .* for a seat$/ }).click();
    await pickPlace(ben, "Where can somebody pick you up?", "Drumnadrochit");
    await ben.getByRole("dialog").getByRole("button", { name: /^Ask / }).click();
    await expect(ben.getByRole("heading", { name: /^You asked/ })).toBeVisible();
  });

  await test.step("the driver accepts, and all three browsers show it", async () => {
    await ann.getByRole("button", { name: /^Accept/ }).click();
    await expect(ben.getByRole("heading", { name: /^You ride with/ })).toBeVisible();
    for (const page of [ann, ben, cem])
      await expect(carOf(page, "’s car").or(carOf(page, "Your car"))).toContainText("Full");
  });

  await test.step("exact addresses are known only within the car", async () => {
    const seen = (page: typeof ann) =>
      page.evaluate(async (id) => {
        const answer = await fetch(`/v1/carpoolRiders?carpoolId=${id}_there`, {
          headers: { authorization: `Bearer ${/auth_token=([^;]+)/.exec(document.cookie)?.[1]}` },
        });
        return JSON.stringify((await answer.json()).documents[0].data.pickup ?? null);
      }, made.hangoutId);
    expect(await seen(ann)).toContain("Drumnadrochit");
    expect(await seen(cem)).toBe("null");
  });

  await test.step("somebody who looks for a seat is told when one opens", async () => {
    await askForSeat(cem, made, "kyle");
    await expect(cem.getByRole("heading", { name: "You’re looking for a seat" })).toBeVisible();
    await ben.getByRole("button", { name: "Give up my seat" }).click();
    await expect(cem.getByText(/^A seat is free in/)).toBeVisible();
    await expect(ben.getByRole("heading", { name: /^You ride with/ })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test("a driver takes along who looks for any car, and leaves later once the hangout begins later", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  await openAs(ann, { ...person, name: "Ann Frost" }, "/privacy");
  const made = await makeHangout(ann);
  await offerCar(ann, made, "inverness");
  const cem = await arrive(browser, server, third(friend), made);
  await askForSeat(cem, made, "kyle");
  await expect(cem.getByText("Cars have room for you now.")).toBeVisible();
  await expect(cem.getByRole("button", { name: "Ask Ann" })).toBeVisible();
  await ann.goto(carsOf(made));
  await expectAccessible(ann, "somebody to take along");
  await ann.getByRole("button", { name: "Take Cem along" }).click();
  await expect(cem.getByRole("heading", { name: "You ride with Ann" })).toBeVisible();

  await expect(carOf(ann, "Your car")).toContainText("06:00");
  await ann.getByRole("link", { name: "Your trip" }).click();
  const later = (at: string) => new Date(Date.parse(at) + 14 * 24 * HOUR_MS + HOUR_MS).toISOString();
  const dayOf = (at: string) => new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  await expect(ann.getByText(dayOf(made.startsAt))).toBeVisible();
  const when = { mode: "fixed", startsAt: later(made.startsAt), timeZone: "UTC" };
  await call(ann, "editHangout", { hangoutId: made.hangoutId, when });
  await expect(ann.getByText(dayOf(later(made.startsAt)))).toBeVisible();
  await expect(ann.getByText(/^Leaves on/)).toHaveCount(0);
  await ann.getByRole("link", { name: "All cars" }).click();
  await expect(carOf(ann, "Your car")).toContainText("07:00");

  await call(cem, "rsvpHangout", { hangoutId: made.hangoutId, rsvp: "no" });
  await cem.reload();
  await expect(cem.getByText("You gave back your seat when you said you can’t come")).toBeVisible();
  await call(cem, "rsvpHangout", { hangoutId: made.hangoutId, rsvp: "going" });
  await cem.reload();
  await cem.getByRole("button", { name: "Ask Ann again" }).click();
  await expect(ann.getByRole("button", { name: "Accept Cem" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("on a phone a driver sees that somebody asks for a seat, however far down they are", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
}) => {
  await ann.setViewportSize({ width: 390, height: 640 });
  await openAs(ann, { ...person, name: "Ann Frost" }, "/privacy");
  const made = await makeHangout(ann);
  await offerCar(ann, made, "inverness");
  const ben = await arrive(browser, server, { ...friend, name: "Ben Vale" }, made);
  await ann.goto(carsOf(made));
  await expect(carOf(ann, "Your car")).toBeVisible();
  await ann.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await askForSeat(ben, made, "kyle", ann);
  const asks = ann.getByRole("button", { name: "1 person asks for a seat", exact: true });
  await expect(asks).toBeInViewport({ ratio: 1 });
  await expectAccessible(ann, "a request out of sight", [390]);
  await ann.setViewportSize({ width: 390, height: 640 });
  await asks.click();
  await expect(ann.getByRole("button", { name: "Accept Ben" })).toBeInViewport({ ratio: 1 });
  await expect(asks).toHaveCount(0);
  await ann.getByRole("button", { name: "Accept Ben" }).click();
  await expect(carOf(ann, "Your car")).toContainText("Ben");
});

test("a plan is found in a worker, applied by the host, and made again with the fewest changes", async ({
  page: host,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  await openAs(host, { ...person, name: "Ann Frost" }, "/privacy");
  const made = await makeHangout(host);
  const ben = await arrive(browser, server, { ...friend, name: "Ben Vale" }, made);
  const cem = await arrive(browser, server, third(friend), made);
  await offerCar(host, made, "inverness");
  await offerCar(ben, made, "fortWilliam");
  await askForSeat(cem, made, "kyle");
  await host.goto(carsOf(made));

  await test.step("the plan gives everybody a seat, and says how many minutes it asks of each", async () => {
    await host.getByRole("button", { name: "Plan it fairly" }).click();
    await expect(host.getByText("Everyone has a seat.")).toBeVisible();
    await expect(host.getByRole("heading", { name: "Extra minutes" }).first()).toBeVisible();
    await expectAccessible(host, "carpool plan");
  });

  await test.step("nobody has a seat by it until a host uses it", async () => {
    await expect(cem.getByRole("heading", { name: "You’re looking for a seat" })).toBeVisible();
    await usePlan(host);
    await answerYes(host, made, cem);
    await answerYes(ben, made, cem);
    await expect(cem.getByRole("heading", { name: /^You ride with/ })).toBeVisible();
  });

  const isWithHost = (await cem.getByRole("heading", { name: /^You ride with/ }).innerText()).includes("Ann");
  const [driver, other] = isWithHost ? [host, ben] : [ben, host];

  await test.step("the driver's sheet has the stops in order with times and directions", async () => {
    await driver.getByRole("link", { name: "Your trip" }).click();
    const stops = driver.getByRole("list", { name: "Stops in order" }).getByRole("listitem");
    await expect(stops).toHaveCount(3);
    await expect(stops.nth(1)).toContainText("Kyle, station steps");
    await expect(stops.nth(1)).toContainText(/\d\d:\d\d/);
    await expect(stops.nth(1).getByRole("link", { name: /^Drive to/ })).toHaveAttribute("href", /destination=57\.28/);
    await expectAccessible(driver, "carpool trip");
  });

  await test.step("it can be read without a network", async () => {
    await driver.context().setOffline(true);
    await driver.getByRole("link", { name: "All cars" }).click();
    await driver.getByRole("link", { name: "Your trip" }).click();
    await expect(driver.getByText("Kyle, station steps").first()).toBeVisible();
    await driver.context().setOffline(false);
    await driver.getByRole("link", { name: "All cars" }).click();
  });

  await test.step("a driver drops out, and the new plan says what changes and who keeps their place", async () => {
    await call(driver, "leaveCar", { carpoolId: `${made.hangoutId}_there` });
    if (driver === host) {
      await expect(carOf(host, "Your car")).toHaveCount(0);
      await expect(cem.getByRole("heading", { name: "You’re looking for a seat" })).toBeVisible();
    } else {
      await expect(host.getByRole("list", { name: "Cars" }).getByRole("listitem")).toHaveCount(1);
    }
    await host.getByRole("button", { name: "Plan it fairly" }).click();
    await usePlan(host);
    await answerYes(host, made, cem);
    await answerYes(ben, made, cem);
    await expect(cem.getByRole("heading", { name: /^You ride with/ })).toBeVisible();
    await expect(carOf(other, "Your car")).toContainText("Cem");
  });
  expect(complaints).toEqual([]);
});

test.describe("on a device in another time zone", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 390, height: 844 } });

  test("every page has the times of the plan, on the clocks of the hangout", async ({
    page: host,
    person,
    friend,
    server,
    browser,
  }) => {
    await openAs(host, { ...person, name: "Ann Frost" }, "/privacy");
    const made = await makeHangout(host, "Swim off the Coral Beach", "Europe/London");
    const cem = await arrive(browser, server, third(friend), made);
    await offerCar(host, made, "inverness");
    await askForSeat(cem, made, "kyle");
    await host.goto(carsOf(made));
    const zone = host.getByText("London is 5 hours ahead of you. Times are in London time.");
    await expect(zone).toBeVisible();
    await expect(carOf(host, "Your car")).toContainText("06:00");
    await host.getByRole("button", { name: "Plan it fairly" }).click();
    const told = /Cem (\d\d:\d\d)/;
    await expect(carOf(host, "Your car")).toContainText(told);
    const at = told.exec(await carOf(host, "Your car").innerText())?.[1] ?? "";
    await usePlan(host);
    await expect(carOf(host, "Your car")).toContainText(`Cem ${at}`);
    await expect(carOf(host, "Your car")).toContainText("06:00");
    await expect(cem.getByText(`Ann picks you up at ${at}`)).toBeVisible();
    await expect(carOf(cem, "Ann’s car")).toContainText("06:00");
    for (const page of [cem, host]) {
      await page.getByRole("link", { name: "Your trip" }).click();
      const stops = page.getByRole("list", { name: "Stops in order" }).getByRole("listitem");
      await expect(stops.nth(0)).toContainText("06:00");
      await expect(stops.nth(1)).toContainText(at);
    }
    await expect(zone).toBeVisible();
    await host.goto("/");
    await expect(host.getByText(/11:00 in London/)).toBeVisible();
  });
});

test("the map and the list say the same, and pressing a row makes its line thicker", { tag: "@map" }, async ({
  page: host,
  person,
  friend,
  server,
  browser,
}) => {
  await openAs(host, person, "/privacy");
  const made = await makeHangout(host);
  const ben = await arrive(browser, server, { ...friend, name: "Ben Vale" }, made);
  await offerCar(host, made, "inverness");
  await offerCar(ben, made, "portree");
  await host.goto(carsOf(made));
  await expect(host.locator('section[data-state="ready"]')).toBeVisible();
  const lines = host.locator("path[data-car]");
  await expect(lines).toHaveCount(2);
  const width = (number: number) =>
    host
      .locator(`path[data-car="${number}"]`)
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));
  const before = await width(1);
  const row = carOf(host, "Your car").getByRole("button").first();
  await row.focus();
  await host.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => width(1)).toBeGreaterThan(before);
  await expectAccessible(host, "carpool map");
});

test("without a hangout the page offers mine; strangers and guests get a soft gate", async ({
  page,
  person,
  friend,
  server,
  browser,
}) => {
  await page.goto("/carpool/coordination");
  await expect(page.getByRole("heading", { name: "Sign in to see your carpools" })).toBeVisible();
  const complaints: string[] = [];
  listen(page, complaints);
  await openAs(page, person, "/carpool/coordination");
  await expect(page.getByRole("heading", { name: "Nothing planned yet" })).toBeVisible();
  const made = await makeHangout(page);
  await offerCar(page, made, "inverness");
  await page.goto("/carpool/coordination");
  await expect(page.getByRole("link", { name: /Swim off the Coral Beach.*You drive/ })).toBeVisible();
  await page.getByRole("link", { name: /Swim off the Coral Beach/ }).click();
  await expect(carOf(page, "Your car")).toBeVisible();

  await test.step("who is not in it learns nothing, not even that it is there", async () => {
    const stranger = await otherDevice(browser, server, friend, carsOf(made));
    await expect(stranger.getByRole("heading", { name: "These cars aren’t shared with you" })).toBeVisible();
  });

  await test.step("a guest looks on by their own link, and needs an account to ride", async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
    const guest = await context.newPage();
    const answer = await guest.request.post("/functions/joinHangout", {
      data: { data: { code: made.code, guestName: "Gil", idempotencyKey: crypto.randomUUID(), guestSecret: null } },
    });
    const { editUrl } = (await answer.json()).result;
    const key = new URL(editUrl, server.url).searchParams.get("k") ?? "";
    await guest.goto(`${carsOf(made)}&k=${encodeURIComponent(key)}`);
    await expect(carOf(guest, "’s car")).toBeVisible();
    await expect(guest.getByRole("heading", { name: "Sign in to drive or ride along" })).toBeVisible();
    // Their secret is in no address: not here, and not where they come back to from signing in.
    const secret = key.split(".")[1] ?? key;
    expect(guest.url()).not.toContain(secret);
    await expect(guest.getByRole("link", { name: "Create account" })).not.toHaveAttribute("href", new RegExp(secret));
    await guest.reload();
    await expect(carOf(guest, "’s car")).toBeVisible();
    await expect(guest.getByRole("button", { name: "Offer a car" })).toHaveCount(0);
    await context.close();
  });
  expect(complaints).toEqual([]);
});

/** Uses the plan that is shown. The server may find another one, which is shown before it is used. */
async function usePlan(host: Page): Promise<void> {
  const use = host.getByRole("button", { name: "Use this plan" });
  const other = host.getByText(/^The plan looks a little different now/);
  await use.click();
  await expect.poll(async () => (await use.count()) === 0 || (await other.isVisible())).toBe(true);
  if (await other.isVisible()) await use.click();
  await expect(use).toHaveCount(0);
}

/** Says yes to a rider for whom a plan asks for a seat in a driver's car, if it does. */
async function answerYes(driver: Page, { hangoutId }: Made, rider: Page): Promise<void> {
  const carId = `${hangoutId}_there_${await uidOf(driver)}`;
  const riderId = `${hangoutId}_there_${await uidOf(rider)}`;
  const token = (await driver.context().cookies()).find(({ name }) => name === "auth_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await driver.request.get(`/v1/carpoolRiders/${riderId}`, { headers });
  const ride = (await answer.json()) as { carId?: string; status: string };
  if (ride.carId === carId && ride.status === "requested")
    await call(driver, "answerRide", { riderId, answer: "accept" });
}

/** A third person, made of another one's user name. */
function third(friend: Person): Person {
  return { ...friend, name: "Cem Aslan", user_name: `${friend.user_name}_c`, email: `c.${friend.email}` };
}
