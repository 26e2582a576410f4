import { expectAccessible } from "./support/accessibility";
import { book, dateIn, PRICE, QUEST, STOPS, write } from "./support/dated-quests";
import { call } from "./support/people";
import { faultsOf } from "./support/screen-checks";
import { createAccount, expect, openAs, otherDevice, picture, signIn, test } from "./support/test";
import { translation } from "./support/translation";

test("a quest is published, looked at, booked out under the reader's eyes, saved, paused and called off", async ({
  page,
  person,
  friend,
  server,
  browser,
  complaints,
}) => {
  const creator = await otherDevice(browser, server, friend, "/privacy");
  const { id, sessions } = await write(creator, { mode: "scheduled", price: PRICE }, [dateIn(5, 3), dateIn(9, 12)]);
  const card = page.getByRole("region", { name: "Booking" });
  const heading = (name: string) => card.getByRole("heading", { name });

  await test.step("a draft is its creator's alone, until they publish it on its page", async () => {
    await page.goto(`/quest/${id}`);
    await expect(page.getByRole("heading", { name: "We can’t find this quest" })).toBeVisible();
    await creator.goto(`/quest/${id}`);
    await expect(creator.getByText("Only you can see this page.")).toBeVisible();
    const own = creator.getByRole("region", { name: "Booking" });
    await own.getByRole("button", { name: "Publish" }).click();
    await expect(own.getByRole("link", { name: "Book 1 seat, €14" })).toBeVisible();
  });

  await test.step("a stranger chooses a date and seats, and is led to the checkout", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: QUEST.title })).toBeVisible();
    await expect(page.getByRole("img", { name: "Map of the route with 3 stops" })).toBeVisible();
    await card.getByRole("button", { name: "One seat more" }).click();
    await card.getByRole("radio").nth(1).check({ force: true });
    const way = card.getByRole("link", { name: "Book 2 seats, €28" });
    await expect(way).toHaveAttribute("href", `/app/quest/${id}/checkout?session=${sessions[1]}&seats=2`);
    await expectAccessible(page, "quest");
  });

  await test.step("in German on the narrowest phone nothing is cut off", async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: "de-DE", reducedMotion: "reduce" });
    const narrow = await context.newPage();
    await narrow.setViewportSize({ width: 320, height: 640 });
    await narrow.goto(`/quest/${id}`);
    await expect(narrow.getByRole("heading", { level: 1, name: QUEST.title })).toBeVisible();
    const own = [
      QUEST.title,
      `${QUEST.title} · Yonder`,
      QUEST.summary,
      QUEST.story,
      ...STOPS.map(({ title }) => title),
    ];
    expect(await faultsOf(narrow, translation(own))).toEqual([]);
    await context.close();
  });

  await test.step("what somebody saves without an account is saved once they have signed in", async () => {
    const late = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
    const stranger = { ...friend, user_name: `${friend.user_name}_c`, email: `c.${friend.email}` };
    await createAccount(late, stranger);
    await late.clearCookies();
    const other = await late.newPage();
    await other.goto(`/quest/${id}`);
    await other.getByRole("button", { name: "Save for later" }).click();
    await signIn(other, stranger);
    await expect(other.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
    await other.reload();
    await expect(other.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
    await late.close();
  });

  await test.step("signed in they save it, and watch the seats go", async () => {
    await openAs(page, person, `/quest/${id}`);
    await page.getByRole("button", { name: "Save for later" }).click();
    await expect(page.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
    await expect(card.getByText("3 left")).toBeVisible();
    const guest = await browser.newContext({ baseURL: server.url });
    await createAccount(guest, { ...friend, user_name: `${friend.user_name}_b`, email: `b.${friend.email}` });
    const other = await guest.newPage();
    await book(other, id, sessions[0], 2);
    await expect(card.getByText("1 left")).toBeVisible();
    await book(other, id, sessions[1], 10);
    await expect(card.getByText("2 left")).toBeVisible();
    await picture(page, "quest");
    await guest.close();
  });

  await test.step("booked, paused and called off, the card says so at once", async () => {
    await book(page, id, sessions[0], 1);
    await expect(heading("See you on")).toBeVisible();
    await call(creator, "pauseQuest", { questId: id });
    await expect(page.getByText("This quest takes no bookings at the moment.")).toBeVisible();
    await call(creator, "cancelQuest", { questId: id });
    await expect(heading("is called off")).toBeVisible();
  });

  await test.step("a free quest without dates begins with one press", async () => {
    const free = await write(creator, {}, [{ capacity: 20 }]);
    await call(creator, "publishQuest", { questId: free.id });
    await page.goto(`/quest/${free.id}`);
    await card.getByRole("button", { name: "Start now" }).click();
    await expect(page).toHaveURL(new RegExp(`/app/quest/${free.id}\\?booking=`));
    await expect(card).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
