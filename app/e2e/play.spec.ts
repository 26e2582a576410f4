import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { bookSeats, HARBOUR_WALK, publishQuest } from "./support/quests";
import { expect, openAs, otherDevice, somebody, test } from "./support/test";

// The page is opened again without a network, which the service worker makes possible.
test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 } });

const [lane, , , light] = HARBOUR_WALK.stops as [Stop, Stop, Stop, Stop];
interface Stop {
  lat: number;
  lng: number;
}

async function stand(page: Page, { lat, lng }: Stop): Promise<void> {
  await page.context().setGeolocation({ latitude: lat, longitude: lng, accuracy: 8 });
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const bar = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

test("a quest is walked alone: offline in the middle, in a closed tab, with a wrong answer, to the summary", async ({
  page,
  person,
  friend,
  server,
  browser,
  context,
}) => {
  const made = await publishQuest(await otherDevice(browser, server, friend, "/privacy"));
  await context.grantPermissions(["geolocation"]);
  await stand(page, { lat: lane.lat - 0.002, lng: lane.lng });
  await openAs(page, person, "/privacy");
  const { bookingId } = await bookSeats(page, made);
  const address = `/app/quest/${made.questId}?booking=${bookingId}`;
  await page.goto(address);

  await test.step("the start says what happens, then shows how far and where to", async () => {
    await expect(page.getByText("Shoes for cobblestones")).toBeVisible();
    await press(page, "Set off");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d{3} (m|ft)$/);
    await expect(page.getByLabel(/^To the north/)).toBeVisible();
    await expect(page.getByText("Follow the smell of tar to the green door.")).toBeVisible();
    await expectAccessible(page, "on the way to a stop");
  });

  await test.step("a wrong answer says what was right about it, a hint its price", async () => {
    await stand(page, lane);
    await expect(page.getByText("You’re there. Look around.")).toBeVisible();
    await press(page, "I’m here");
    await page.getByLabel("Your answer").fill("7");
    await press(page, "Check answer");
    await expect(page.getByText(/You’re in the right place.*3 tries left/)).toBeVisible();
    await press(page, /Get a hint costs nothing, 2 left/);
    await expect(page.getByText("Count from the left.")).toBeVisible();
    await expectAccessible(page, "a wrong answer");
    await page.getByLabel("Your answer").fill("9");
    await press(page, "Try again");
    await expect(bar(page, /^Ropewalk Lane found at/)).toBeVisible();
  });

  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await test.step("without a signal the walk goes on, and says what waits", async () => {
    await expect(bar(page, "No signal. Keep walking.")).toBeVisible();
    await press(page, "I’m here");
    await page.getByLabel("The code").fill("LAMP-1");
    await press(page, "Check code");
    await expect(bar(page, "1 check-in is safe here")).toBeVisible();
    await press(page, "I’m here");
    await press(page, /^Skip this stop/);
    await expect(page.getByText("Stop 4, Breakwater light")).toBeVisible();
  });

  await page.close();
  const again = await context.newPage();
  await test.step("a tab that was closed goes on where it was, still without a signal, to the end", async () => {
    await stand(again, light);
    await again.goto(address);
    await expect(again.getByText("You’re there. Look around.")).toBeVisible();
    await press(again, "Stops");
    await expect(again.getByRole("listitem").filter({ hasText: "Night bakery" })).toContainText("Waiting to send");
    await press(again, "On to stop 4");
    await press(again, "I’m here");
    await press(again, "Check in and go on");
    await expect(again.getByRole("heading", { name: /^You walked all of/ })).toBeVisible();
    await expect(again.getByText(/^1 answer is still to be checked/)).toBeVisible();
    await expect(again.getByText(/^Your points are added up as soon as/)).toBeVisible();
  });

  await context.setOffline(false);
  await test.step("back online, the wrong code comes back; the right one sends everything behind it", async () => {
    await expect(again.getByText(/^Your answer “LAMP-1”|“LAMP-1” isn’t it\./)).toBeVisible();
    await expect(bar(again, "An answer was wrong. Try again from here.")).toBeVisible();
    await again.getByLabel("The code").fill("lamp-7");
    await press(again, "Try again");
    await expect(again.getByRole("heading", { name: /points$/ })).toBeVisible();
    await expect(again.getByRole("listitem").filter({ hasText: "Ropewalk Lane" })).toContainText("+30");
    await expect(again.getByText("Breakwater light")).toBeVisible();
    await expectAccessible(again, "the summary of a walk");
  });

  await test.step("a review is written at once", async () => {
    await again.getByText("How was it?").scrollIntoViewIfNeeded();
    await again.getByRole("radio", { name: "4 stars" }).check({ force: true });
    // Beside a keyboard nothing covers what is written, nor the button below it.
    await again.setViewportSize({ width: 360, height: 360 });
    const field = again.getByLabel("What should others know? (optional)");
    await field.fill("Worth every step.");
    await expect(field).toBeInViewport({ ratio: 1 });
    await press(again, "Send review");
    await expect(again.getByText("Thank you for your review.")).toBeVisible();
  });
});

test("two phones of one team are at the same stop", async ({ page: ann, person, friend, server, browser }) => {
  const made = await publishQuest(await otherDevice(browser, server, friend, "/privacy"));
  await openAs(ann, person, "/privacy");
  const { bookingId, ticketCode } = await bookSeats(ann, made, 2);
  await ann.goto(`/app/quest/${made.questId}?booking=${bookingId}`);
  await press(ann, "Set off");
  await expect(ann.getByText(/^Turn on your position/)).toBeVisible();

  const ben = await otherDevice(browser, server, somebody(), `/app/quest/${made.questId}?team=${ticketCode}`);
  await press(ben, "Join the team");
  await press(ben, "I’m here");
  await ben.getByLabel("Your answer").fill("9");
  await press(ben, "Check answer");
  await expect(bar(ann, /found Ropewalk Lane at/)).toBeVisible();

  await test.step("both give the code at once, and both go on", async () => {
    for (const page of [ann, ben]) {
      await press(page, "I’m here");
      await page.getByLabel("The code").fill("LAMP-7");
    }
    await Promise.all([press(ann, "Check code"), press(ben, "Check code")]);
    for (const page of [ann, ben]) await expect(page.getByText("Stop 3, St Aubel’s clock").first()).toBeVisible();
  });

  await press(ann, "Stops and team");
  await expect(ann.getByRole("listitem").filter({ hasText: /^Night bakery/ })).toContainText(/\d:\d\d/);
  await expect(ann.getByText(/checked in at/).first()).toBeVisible();
});
