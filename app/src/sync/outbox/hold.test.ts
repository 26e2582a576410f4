import { expect, it, vi } from "vitest";
import { about, beginWithEmptyBrowser, openTab, server, until } from "./testing/tab";

const HOUR_MS = 3_600_000;

beginWithEmptyBrowser();

/** Leaves the page, as by another tab in front of it. */
function leave(): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

it("shows a held change, and sends neither it nor what waits behind it", async () => {
  const { note, seen, sendNow } = await openTab();
  void note.add(about("date", "Saturday"), "k1", HOUR_MS - 1);
  void note.add(about("date", "Bring towels"));
  await sendNow();
  expect(seen.map(({ text }) => text)).toEqual(["Saturday", "Bring towels"]);
  expect(server.texts()).toEqual([]);
});

it("takes a held change back before anybody has heard of it", async () => {
  const { note, takeBack, entries, sendNow } = await openTab();
  const outcome = note.add(about("date", "Saturday"), "k1", HOUR_MS - 1);
  await takeBack("k1");
  await sendNow();
  await expect(outcome).resolves.toBe("kept");
  expect(entries()).toEqual([]);
  expect(server.texts()).toEqual([]);
});

it("sends a held change when the page is left", async () => {
  const { note, entries } = await openTab();
  const outcome = note.add(about("date", "Saturday"), "k1", HOUR_MS - 1);
  leave();
  await expect(outcome).resolves.toBe("saved");
  expect(server.asked).toMatchObject([{ text: "Saturday", key: "k1" }]);
  await until(() => expect(entries()).toEqual([]));
});
