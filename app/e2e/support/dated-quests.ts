import type { Page } from "@playwright/test";
import { call } from "./people";

const DAY_MS = 86_400_000;
export const STOPS = [
  { id: "steps", title: "Customs House steps", lat: 38.7077, lng: -9.1366, clue: "The brass lamp." },
  { id: "square", title: "Chandlers’ Square", lat: 38.7106, lng: -9.1389, clue: "The shop sign." },
  { id: "light", title: "Breakwater light", lat: 38.7068, lng: -9.1289, clue: "The last lamp." },
].map((stop) => ({ ...stop, proof: { type: "location" } }));
/** A walk of three stops in Lisbon. */
export const QUEST = {
  title: "The lamplighter’s last round",
  summary: "A walk at dusk.",
  story: "Tilda Wick knew every lamp.",
  stops: STOPS,
};
/** Price of a seat. */
export const PRICE = { amount: 1400, currency: "EUR" };

/** A date so many days from now, at half past four in Lisbon. */
export function dateIn(days: number, capacity: number) {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return { startsAt: `${day}T16:30:00.000Z`, endsAt: `${day}T18:40:00.000Z`, timeZone: "Europe/Lisbon", capacity };
}

/** Writes a quest with its dates, which only its creator sees: its id and those of the dates. */
export async function write(creator: Page, more: object, dates: readonly object[]) {
  const quest = { ...QUEST, category: "culture", difficulty: 3, language: "en", ...more };
  const { id } = (await call(creator, "saveQuestDraft", { quest })) as { id: string };
  const sessions: string[] = [];
  for (const session of dates) {
    sessions.push(((await call(creator, "saveQuestSession", { questId: id, session })) as { id: string }).id);
  }
  return { id, sessions };
}

/** Books seats of a date as whoever is signed in on the page; answers with the code of the ticket. */
export async function book(page: Page, questId: string, sessionId: string | undefined, seats: number): Promise<string> {
  const { bookingId } = (await call(page, "holdSeats", { questId, sessionId, seats })) as { bookingId: string };
  const { ticketCode } = (await call(page, "checkoutQuest", { bookingId })) as { ticketCode: string };
  return ticketCode;
}
