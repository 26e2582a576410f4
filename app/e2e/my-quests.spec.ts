import type { Page } from "@playwright/test";
import { call, friends } from "./support/people";
import { expect, otherDevice, somebody, test } from "./support/test";

const HOUR_MS = 3_600_000;
const TITLE = "The lamplighter’s last round";

test("seats are shown, renamed, cancelled, taken from the line and handed over to a friend", async ({
  browser,
  server,
  person,
  friend,
}) => {
  const [ann, ben] = await friends(browser, server, { ...person, name: "Ann Frost" }, { ...friend, name: "Ben Vale" });
  const host = await otherDevice(browser, server, somebody(), "/privacy");
  const date = await publishWithDate(host);
  const { bookingId } = (await call(ben, "holdSeats", { ...date, seats: 2 })) as { bookingId: string };
  await call(ben, "checkoutQuest", { bookingId });
  await call(ann, "joinQuestWaitlist", { ...date, seats: 2 });
  await ben.goto("/my-quests");
  await ann.goto("/my-quests");

  await test.step("the next one is on top, with its countdown and ticket", async () => {
    await expect(ben.getByRole("heading", { level: 2, name: TITLE })).toBeVisible();
    await expect(ben.getByText(/^In 3 days$/)).toBeVisible();
    await ben.getByRole("button", { name: "Show ticket" }).click();
    const code = ben.getByRole("dialog").getByRole("img", { name: /^Ticket code/ });
    await expect(code).toBeVisible();
    await ben.emulateMedia({ media: "print" });
    await expect(code).toBeVisible();
    await expect(ben.getByRole("button", { name: "Close" })).toBeHidden();
    await expect(ben.getByRole("heading", { name: "My quests" })).toBeHidden();
    await ben.emulateMedia({ media: null });
  });

  await test.step("names are changed", async () => {
    const dialog = ben.getByRole("dialog");
    await dialog.getByRole("button", { name: "Change names" }).click();
    await dialog.getByLabel("Who takes seat 2?").fill("Kestrel");
    await dialog.getByRole("button", { name: "Save names" }).click();
    await expect(dialog.getByRole("button", { name: "Change names" })).toBeVisible();
  });

  await test.step("seats are given up and taken again, and who waits sees their place in line", async () => {
    await ann.getByRole("link", { name: /^Waiting/ }).click();
    await expect(ann.getByText("You’re 1st in line")).toBeVisible();
    const dialog = ben.getByRole("dialog");
    await dialog.getByRole("button", { name: "Change seats" }).click();
    await dialog.getByLabel("How many seats?").selectOption("1");
    await expect(dialog.getByText("You’ll pay €14 when you meet, instead of €28.")).toBeVisible();
    await expect(dialog.getByText("Only your own seat stays.")).toBeVisible();
    await dialog.getByRole("button", { name: "Give up 1 seat" }).click();
    await expect(dialog.getByRole("article", { name: "Ticket" })).not.toContainText("Kestrel");
    await dialog.getByRole("button", { name: "Change seats" }).click();
    await dialog.getByLabel("How many seats?").selectOption("2");
    await dialog.getByRole("button", { name: "Take 1 more seat" }).click();
    await expect(dialog.getByRole("button", { name: "Change seats" })).toBeVisible();
  });

  await test.step("cancelling says what comes back, and gives the seats to who waits", async () => {
    const dialog = ben.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(dialog.getByText(/^You won’t have to pay the €28/)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(dialog).toBeHidden();
    await ben.getByRole("link", { name: /^Past/ }).click();
    await expect(ben.getByRole("list", { name: "Past" })).toContainText("You cancelled");
    await expect(ann.getByRole("heading", { name: "2 seats are free for you" })).toBeVisible();
  });

  await test.step("they are taken before the time is over", async () => {
    await ann.getByRole("button", { name: "Take 2 seats" }).click();
    await expect(ann).toHaveURL(/\/checkout\?booking=/);
    const own = new URL(ann.url()).searchParams.get("booking");
    await call(ann, "checkoutQuest", { bookingId: own });
  });

  await test.step("and handed over to a friend, who sees them at once", async () => {
    await ann.goto("/my-quests?show=booked");
    await ann.getByRole("button", { name: "Show ticket" }).click();
    const dialog = ann.getByRole("dialog");
    await dialog.getByRole("button", { name: "Hand over to a friend" }).click();
    await dialog.getByLabel("How many seats do they get?").selectOption("All 2 seats");
    await dialog.getByRole("checkbox", { name: /Ben Vale/ }).check();
    await dialog.getByRole("button", { name: "Hand over to Ben" }).click();
    await ben.getByRole("link", { name: /^Booked/ }).click();
    await expect(ben.getByRole("heading", { level: 2, name: TITLE })).toBeVisible();
    await ann.getByRole("link", { name: /^Past/ }).click();
    await expect(ann.getByRole("list", { name: "Past" })).toContainText("Handed over");
  });

  await test.step("the variant without a guard asks for signing in where it is, and says when the server answered", async () => {
    await ben.goto("/my-quests-real");
    await expect(ben.getByText(/^From the server at /)).toBeVisible();
    const context = await browser.newContext({ baseURL: server.url });
    const stranger = await context.newPage();
    await stranger.goto("/my-quests-real");
    await expect(stranger.getByRole("heading", { name: "Sign in to see your quests" })).toBeVisible();
    await context.close();
  });
});

/** A quest with one date in three days, which has two seats. */
async function publishWithDate(host: Page): Promise<{ questId: string; sessionId: string }> {
  const stop = (n: number) => ({
    id: `stop-${n}`,
    title: `Stop ${n}`,
    lat: 51.45 + n / 1_000,
    lng: -2.6,
    clue: "Look up where the street bends.",
    storyText: "They say it looks best just before the lamps are lit.",
    stayMin: 20,
  });
  const quest = {
    title: TITLE,
    summary: "A walk with two stops.",
    story: "It begins at the quay.",
    category: "culture",
    language: "en",
    mode: "scheduled",
    price: { amount: 1400, currency: "EUR" },
    stops: [stop(1), stop(2)],
  };
  const { id: questId } = (await call(host, "saveQuestDraft", { quest })) as { id: string };
  const startsAt = Date.now() + 3 * 24 * HOUR_MS;
  const session = {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 2 * HOUR_MS).toISOString(),
    timeZone: "Europe/London",
    capacity: 2,
  };
  const { id: sessionId } = (await call(host, "saveQuestSession", { questId, session })) as { id: string };
  await call(host, "publishQuest", { questId });
  return { questId, sessionId };
}
