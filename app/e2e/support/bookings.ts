import type { Page } from "@playwright/test";
import { call } from "./people";

const DAY_MS = 86_400_000;

/** A quest that was published, and its dates in the order they were given. */
export interface DatedQuest {
  questId: string;
  sessionIds: string[];
}

/** A walk with three stops in Lisbon, one of them with an answer. */
export const LAMP_WALK = {
  title: "The lamplighter’s last round",
  summary: "A walk through the old harbour at dusk.",
  story: "Every lamp has a story, and tonight you light them.",
  category: "culture",
  difficulty: 2,
  language: "en",
  mode: "scheduled",
  stops: [
    {
      id: "steps",
      title: "Customs House steps",
      clue: "Look for the brass lamp.",
      lat: 38.7077,
      lng: -9.1366,
      proof: { type: "question", question: "How many lamps?", answers: ["7"] },
    },
    { id: "arch", title: "The arch", clue: "Stand under it.", lat: 38.7086, lng: -9.1369, proof: { type: "location" } },
    {
      id: "quay",
      title: "The quay",
      clue: "Follow the rails.",
      lat: 38.7065,
      lng: -9.1331,
      proof: { type: "location" },
    },
  ],
};

/** A date in so many days at 16:30 in Lisbon, two hours and ten minutes long. */
export function dateIn(days: number, capacity: number) {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return { startsAt: `${day}T16:30:00.000Z`, endsAt: `${day}T18:40:00.000Z`, timeZone: "Europe/Lisbon", capacity };
}

/** Publishes a quest with its dates as whoever is signed in on the page. */
export async function publishDates(page: Page, quest: object, dates: readonly object[]): Promise<DatedQuest> {
  const draft = (await call(page, "saveQuestDraft", { quest })) as { id: string };
  const sessionIds: string[] = [];
  for (const session of dates) {
    const saved = (await call(page, "saveQuestSession", { questId: draft.id, session })) as { id: string };
    sessionIds.push(saved.id);
  }
  await call(page, "publishQuest", { questId: draft.id });
  return { questId: draft.id, sessionIds };
}

/** Books seats as whoever is signed in on the page; answers the id of the booking. */
export async function bookSeats(
  page: Page,
  questId: string,
  sessionId: string,
  seats: number,
  answers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const held = (await call(page, "holdSeats", { questId, sessionId, seats })) as { bookingId: string };
  await call(page, "checkoutQuest", { bookingId: held.bookingId, answers });
  return held.bookingId;
}
