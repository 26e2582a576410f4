import type { Browser, Page } from "@playwright/test";
import { call, uidOf } from "./people";
import type { Server } from "./server";
import { expect, otherDevice, type Person } from "./test";

const DAY_MS = 86_400_000;
/** The beach that everybody drives to, on the Isle of Skye. */
const BEACH = { name: "Coral Beach", lat: 57.5, lng: -6.64 };

export const TOWNS = {
  inverness: { lat: 57.4778, lng: -4.2247, label: "Inverness, 3 River Street" },
  drumnadrochit: { lat: 57.3352, lng: -4.4797, label: "Drumnadrochit, bus stop" },
  kyle: { lat: 57.2823, lng: -5.7144, label: "Kyle, station steps" },
  fortWilliam: { lat: 56.8198, lng: -5.1052, label: "Fort William, car park" },
  speanBridge: { lat: 56.8906, lng: -4.9196, label: "Spean Bridge, the post office" },
  portree: { lat: 57.4125, lng: -6.1964, label: "Portree, bus station" },
} as const;

export type Town = keyof typeof TOWNS;

export interface Made {
  hangoutId: string;
  /** The code of its invitation. */
  code: string;
  startsAt: string;
}

/** Makes a hangout at the beach in twenty days at eleven, for everybody with its link. */
export async function makeHangout(
  page: Page,
  title = "Swim off the Coral Beach",
  timeZone: string = "UTC",
): Promise<Made> {
  const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
  const [startsAt, endsAt] = [`${day}T11:00:00.000Z`, `${day}T17:00:00.000Z`];
  const { id, inviteUrl } = (await call(page, "createHangout", {
    title,
    place: { mode: "fixed", place: BEACH },
    when: { mode: "fixed", startsAt, endsAt, timeZone },
    visibility: "link",
  })) as { id: string; inviteUrl: string };
  const code = new URL(inviteUrl, "https://page.invalid").searchParams.get("id") ?? "";
  return { hangoutId: id, code, startsAt };
}

export async function joinHangout(page: Page, { code }: Made): Promise<void> {
  await call(page, "joinHangout", { code });
}

/** Somebody in a browser of their own who is in the hangout, on the page of its cars. */
export async function arrive(browser: Browser, server: Server, person: Person, made: Made): Promise<Page> {
  const page = await otherDevice(browser, server, person, "/privacy");
  await joinHangout(page, made);
  await page.goto(carsOf(made));
  return page;
}

export function carsOf({ hangoutId }: Made): string {
  return `/carpool/coordination?hangout=${hangoutId}`;
}

export async function offerCar(page: Page, { hangoutId, startsAt }: Made, from: Town, seats = 3): Promise<void> {
  await call(page, "openCarpool", { hangoutId, direction: "there" });
  const leaveAt = new Date(Date.parse(startsAt) - 5 * 3_600_000).toISOString();
  const more = { seatsTotal: seats, origin: TOWNS[from], leaveAt, maxDetourMin: 60 };
  await call(page, "offerCar", { carpoolId: `${hangoutId}_there`, ...more });
}

export async function askForSeat(page: Page, { hangoutId }: Made, at: Town, driver?: Page): Promise<void> {
  await call(page, "openCarpool", { hangoutId, direction: "there" });
  const carpoolId = `${hangoutId}_there`;
  const car = driver ? { carId: `${carpoolId}_${await uidOf(driver)}` } : {};
  await call(page, "requestRide", { carpoolId, pickup: TOWNS[at], ...car });
}

/** The row of somebody's car. */
export function carOf(page: Page, name: string) {
  return page.getByRole("list", { name: "Cars" }).getByRole("listitem").filter({ hasText: name });
}

/** Picks a place by its name in a form of a ride. */
export async function pickPlace(page: Page, label: string, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: label }).fill(name);
  await dialog
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(dialog.getByRole("group", { name: label })).toContainText(name);
}
