import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { bookSeats, dateIn, LAMP_WALK, publishDates } from "./support/bookings";
import { call } from "./support/people";
import { expect, listen, openAs, otherDevice, signUp, test } from "./support/test";

const PRICED = {
  ...LAMP_WALK,
  price: { amount: 1400, currency: "EUR" },
  questions: [{ id: "language", text: "Which language shall we walk in?", required: true }],
};

test("a new guest books two seats: signed out at first, with a reload, a lost network and a ticket without one", async ({
  page: guest,
  person,
  friend,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, { ...friend, name: "Bram Oakley" }, "/privacy");
  const { questId } = await publishDates(host, PRICED, [dateIn(20, 4), dateIn(21, 9)]);
  const complaints: string[] = [];
  listen(guest, complaints);
  await guest.goto(`/app/quest/${questId}/checkout`);

  await test.step("chooses seats, signs up on the way, and goes on where they were", async () => {
    await guest.getByRole("button", { name: "One seat more" }).click();
    await guest.getByRole("combobox", { name: "Who takes seat 2?" }).fill("Kestrel Puddlejump");
    await guest.getByRole("button", { name: "Hold 2 seats, €28" }).click();
    await signUp(guest, person);
    await expect(guest.getByText(/^Yours until/)).toBeVisible();
    await expect(guest.getByRole("timer")).toHaveText(/^(10|9):\d\d$/);
    await expectAccessible(guest, "checkout questions");
  });

  await test.step("an answer that is missing is asked for, and one that is typed survives a reload", async () => {
    await guest.getByRole("button", { name: "Continue" }).click();
    const answer = guest.getByLabel("Which language shall we walk in?");
    await expect(answer).toBeFocused();
    await expect(guest.getByText("Please answer this one.")).toBeVisible();
    await answer.fill("Portuguese, slowly");
    await guest.reload();
    await expect(answer).toHaveValue("Portuguese, slowly");
    await guest.getByRole("button", { name: "Continue" }).click();
    await expect(guest.getByText("You and Kestrel Puddlejump")).toBeVisible();
  });

  await test.step("Back keeps the seats, and the answer to a confirmation that was lost is asked for again", async () => {
    await guest.goBack();
    await guest.goForward();
    const confirm = guest.getByRole("button", { name: "Confirm 2 seats" });
    await loseOneAnswer(guest, "checkoutQuest");
    await confirm.dblclick();
    await expect(guest.getByRole("article", { name: "Ticket" }).or(guest.getByText("No answer yet"))).toBeVisible();
    const again = guest.getByRole("button", { name: "Try again" });
    if (await again.isVisible()) await again.click();
    await expect(guest.getByRole("heading", { name: "You’re booked" })).toBeVisible();
  });

  const ticket = guest.getByRole("article", { name: "Ticket" });
  await test.step("the ticket has the code, the place and what is to be paid, and the seats are booked once", async () => {
    await expect(ticket.getByRole("img", { name: /^Ticket code to scan/ })).toBeVisible();
    await expect(ticket).toContainText("Customs House steps");
    await expect(ticket).toContainText("Pay €28 when you meet");
    await expect(guest.getByRole("heading", { name: "2 seats left" })).toBeVisible();
    await expectAccessible(guest, "ticket");
  });

  await test.step("it opens again without a network, after the page has been away", async () => {
    await guest.reload();
    await expect(ticket).toBeVisible();
    await guest.context().setOffline(true);
    await guest.getByRole("link", { name: "All my quests" }).click();
    await guest.goBack();
    await expect(ticket.getByRole("img", { name: /^Ticket code to scan/ })).toBeVisible();
    await guest.context().setOffline(false);
  });
  // Without a network parts of the page do not come, which the service worker would have.
  const isLost = /ERR_|Failed to fetch|Unable to preload CSS/;
  expect(complaints.filter((complaint) => !isLost.test(complaint))).toEqual([]);
});

test("the last seats go to somebody quicker: the nearest date, the line, an offer, and seats given back", async ({
  page: guest,
  person,
  friend,
  server,
  browser,
}) => {
  const host = await otherDevice(browser, server, friend, "/privacy");
  const { questId, sessionIds } = await publishDates(host, PRICED, [dateIn(20, 2), dateIn(27, 9), dateIn(22, 9)]);
  const rival = await otherDevice(browser, server, { ...friend, ...namesake(friend) }, "/privacy");
  const complaints: string[] = [];
  listen(guest, complaints);
  await openAs(guest, person, `/app/quest/${questId}/checkout?session=${sessionIds[0]}&seats=2`);
  let bookingId = "";

  await test.step("what happened, what is safe, and the nearest date with enough seats", async () => {
    await guest.route("**/functions/holdSeats", async (route) => {
      if (bookingId === "") bookingId = await bookSeats(rival, questId, sessionIds[0] ?? "", 2, { language: "German" });
      await route.fallback();
    });
    await guest.getByRole("button", { name: "Hold 2 seats, €28" }).click();
    await expect(guest.getByRole("heading", { name: "Someone was quicker" })).toBeVisible();
    await expect(guest.getByText(/You haven’t paid anything/)).toBeVisible();
    const others = guest.getByRole("group", { name: "Same quest, 2 seats free" });
    await expect(others.getByRole("radio")).toHaveCount(2);
    await expect(others.getByRole("radio").first()).toBeChecked();
    await expect(guest.getByText(/^You’d be 1st in line/)).toBeVisible();
    await expectAccessible(guest, "checkout sold out");
  });

  await test.step("seats that come free are offered to who waits", async () => {
    await guest.getByRole("button", { name: "Join the line for 2 seats" }).click();
    await expect(guest.getByText(/^1st in line for 2 seats/)).toBeVisible();
    await call(rival, "cancelBooking", { bookingId });
    await guest.getByRole("button", { name: "Take 2 seats" }).click();
    await expect(guest.getByText(/^Yours until/)).toBeVisible();
  });

  await test.step("seats that are given back in another tab are held again by one press, with the answers kept", async () => {
    const answer = guest.getByLabel("Which language shall we walk in?");
    await answer.fill("English");
    const held = (await call(guest, "holdSeats", { questId, sessionId: sessionIds[0], seats: 2 })) as {
      bookingId: string;
    };
    await call(guest, "releaseSeats", { bookingId: held.bookingId });
    await guest.getByRole("button", { name: "Hold 2 seats, €28" }).click();
    await expect(answer).toHaveValue("English");
    await guest.getByRole("button", { name: "Continue" }).click();
    await guest.getByRole("button", { name: "Confirm 2 seats" }).click();
    await expect(guest.getByRole("article", { name: "Ticket" })).toBeVisible();
  });
  expect(complaints.filter((complaint) => !/status of 4(00|09|29)/.test(complaint))).toEqual([]);
});

/** Lets the next call of a function reach the server, and loses its answer. */
async function loseOneAnswer(page: Page, name: string): Promise<void> {
  let isLost = false;
  await page.route(`**/functions/${name}`, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

/** A third person, made of another one's user name. */
function namesake(person: { user_name: string; email: string }) {
  return { name: "Robin Vale", user_name: `${person.user_name}_b`, email: `b.${person.email}` };
}

test("on a phone a field is clear of the bar below it, and a ticket shows its code in the first screen", async ({
  page: guest,
  person,
  friend,
  server,
  browser,
}) => {
  await guest.setViewportSize({ width: 390, height: 844 });
  const host = await otherDevice(browser, server, friend, "/privacy");
  const { questId, sessionIds } = await publishDates(host, LAMP_WALK, [dateIn(20, 4), dateIn(21, 9)]);
  const checkout = (seats: number) => `/app/quest/${questId}/checkout?session=${sessionIds[0]}&seats=${seats}`;
  await openAs(guest, person, checkout(4));
  const book = guest.getByRole("button", { name: "Book 4 seats, free" });

  await test.step("a field that is written in", async () => {
    for (const name of ["Who takes seat 4?", "Who takes seat 2?", "Who takes seat 3?"]) {
      const field = guest.getByRole("combobox", { name });
      await field.focus();
      const [of, bar] = [await field.boundingBox(), await book.boundingBox()];
      expect((of?.y ?? 0) + (of?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }
  });

  await test.step("the ticket, all of its code", async () => {
    await book.click();
    const ticket = guest.getByRole("article", { name: "Ticket" });
    await expect(ticket.getByRole("img", { name: /^Ticket code to scan/ })).toBeInViewport({ ratio: 1 });
    await expect(ticket).toContainText("Customs House steps, Lisbon");
    await guest.setViewportSize({ width: 360, height: 740 });
    await expect(ticket.getByRole("img", { name: /^Ticket code to scan/ })).toBeInViewport({ ratio: 1 });
    await expect(guest.getByText(/^You already have/)).toHaveCount(0);
  });

  await test.step("who comes to book again hears of the seats they have", async () => {
    await guest.goto(checkout(1));
    await expect(guest.getByText("You already have 4 seats on this date.")).toBeVisible();
  });
});
