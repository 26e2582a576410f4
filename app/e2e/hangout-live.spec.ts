import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { call, friends } from "./support/people";
import type { Server } from "./support/server";
import { expect, otherDevice, somebody, test } from "./support/test";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + 36e6).toISOString();
const dates = ["one", "two"].map((id, at) => ({ id, start: inDays(20 + at), durationMin: 120 }));
const placeAt = (lat: number, lng: number) => ({ mode: "fixed", place: { name: "Qqq", lat, lng } });
const cover = (page: Page) => page.locator('img[fetchpriority="high"]');

async function guestOn(browser: Browser, server: Server, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

async function uploadPhoto(page: Page): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value;
  const answer = await page.request.post("/v1/photos", {
    headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
    data: await readFile("dist/icons/apple-touch-icon.png"),
  });
  return (await answer.json()).url;
}

test("a cover that the host changes is there at once on every page that is open", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const { id, inviteUrl } = (await call(ann, "createHangout", {
    title: "Zzyzx",
    when: { mode: "poll", timeZone: "UTC" },
    options: dates,
    visibility: "link",
    place: placeAt(57.5, -6.64),
  })) as { id: string; inviteUrl: string };
  await call(ben, "joinHangout", { code: new URL(inviteUrl, server.url).searchParams.get("id") });
  const guest = await guestOn(browser, server, inviteUrl);
  await ben.goto(`/app/hangout/${id}`);
  await ann.goto(`/hangout/create?ready=${id}`);
  const ready = ann.locator("figure img, figure svg, [data-cover]").first();
  await expect(ready).toBeVisible();
  const before = await Promise.all([guest, ben].map((page) => cover(page).getAttribute("src")));

  await test.step("a member's page is inset as a guest's on a phone", async () => {
    for (const page of [guest, ben]) {
      await page.setViewportSize({ width: 390, height: 800 });
      const sides = async (part: Locator) => {
        const box = await part.boundingBox();
        return [box?.x, box?.width];
      };
      await expect.poll(() => sides(cover(page))).toEqual([0, 390]);
      await expect.poll(() => sides(page.getByRole("heading", { name: /^Which days/ }))).toEqual([16, 358]);
    }
  });

  await test.step("the place moves the poster", async () => {
    await call(ann, "editHangout", { hangoutId: id, place: placeAt(38.72, -9.14) });
    for (const [at, page] of [guest, ben].entries())
      await expect(cover(page)).not.toHaveAttribute("src", before[at] ?? "");
  });

  await test.step("a photo takes its place, and goes again", async () => {
    const photoRef = await uploadPhoto(ann);
    await call(ann, "editHangout", { hangoutId: id, photoRef });
    for (const page of [guest, ben]) await expect(cover(page)).toHaveAttribute("src", photoRef);
    await expect(ann.locator(`img[src="${photoRef}"]`)).toBeVisible();
    await call(ann, "editHangout", { hangoutId: id, photoRef: null });
    for (const page of [guest, ben]) await expect(cover(page)).not.toHaveAttribute("src", photoRef);
  });
});

test("an answer that is taken back goes at once from every page that is open", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const cem = await otherDevice(browser, server, { ...somebody(), name: "Cem Aslan" }, "/privacy");
  const { id, inviteUrl } = (await call(ann, "createHangout", {
    title: "Swim off the beach",
    when: { mode: "poll", timeZone: "UTC" },
    options: dates,
    visibility: "link",
  })) as { id: string; inviteUrl: string };
  const code = new URL(inviteUrl, server.url).searchParams.get("id");
  for (const page of [ben, cem]) await call(page, "joinHangout", { code });
  const guest = await guestOn(browser, server, inviteUrl);
  const eve = await otherDevice(browser, server, { ...somebody(), name: "Eve Ash" }, inviteUrl);
  for (const page of [ben, cem, ann]) await page.goto(`/app/hangout/${id}`);
  const onlookers = [ben, guest, eve];
  const first = (page: Page) =>
    page
      .getByRole("group")
      .filter({ has: page.getByRole("radio") })
      .first();

  await cem.getByRole("radio", { name: "Yes", exact: true }).first().check();
  await cem.getByRole("button", { name: "Send my answers" }).click();
  await expect(cem.getByRole("heading", { name: /^Thanks, Cem/ })).toBeVisible();
  for (const page of onlookers) await expect(first(page)).toContainText("1 yes. Cem");

  await test.step("one answer by a second press", async () => {
    await cem.getByRole("button", { name: "Change" }).click();
    await cem.getByRole("radio", { name: "Yes", exact: true }).first().click();
    await cem.getByRole("button", { name: "Send my changes" }).click();
    for (const page of onlookers) {
      await expect(first(page)).toContainText("No answers yet");
      await expect(page.getByRole("heading", { name: "0 answered" })).toBeVisible();
    }
  });

  await test.step("all of them by leaving", async () => {
    await call(cem, "voteHangout", { hangoutId: id, votes: { one: "no", two: "yes" } });
    for (const page of onlookers) await expect(first(page)).toContainText("1 no");
    await call(cem, "leaveHangout", { hangoutId: id });
    for (const page of onlookers) await expect(first(page)).toContainText("No answers yet");
  });

  await test.step("that one comes, on a date that is set", async () => {
    await call(ben, "voteHangout", { hangoutId: id, votes: { one: "yes" } });
    await call(ann, "scheduleHangout", { hangoutId: id, optionId: "one" });
    const dee = await otherDevice(browser, server, { ...somebody(), name: "Dee Dune" }, "/privacy");
    await call(dee, "joinHangout", { code });
    await call(dee, "rsvpHangout", { hangoutId: id, rsvp: "going", partySize: 1 });
    for (const page of onlookers) await expect(page.getByText("Dee", { exact: true })).toBeVisible();
    await call(dee, "rsvpHangout", { hangoutId: id, rsvp: "no", partySize: 1 });
    for (const page of onlookers) await expect(page.getByText("Dee can’t make it this time.")).toBeVisible();
    await call(dee, "leaveHangout", { hangoutId: id });
    for (const page of onlookers) await expect(page.getByText("Dee can’t make it this time.")).toBeHidden();
  });
});
