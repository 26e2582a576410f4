import type { Page } from "@playwright/test";
import { call } from "./people";

/** A walk through a made-up harbour: a question, a code, an optional stop with the host, and the position at the end. */
export const HARBOUR_WALK = {
  title: "Last round of the lamplighter",
  summary: "A walk along the old harbour",
  story: "Every evening somebody lit the lamps here.",
  category: "culture",
  difficulty: 3,
  language: "en",
  requirements: { bring: ["Shoes for cobblestones", "A little patience"] },
  stops: [
    {
      id: "lane",
      title: "Ropewalk Lane",
      clue: "Follow the smell of tar to the green door.",
      storyText: "Rope for every ship in the harbour was twisted here.",
      lat: 57.4778,
      lng: -4.2247,
      hints: ["Count from the left.", "It is a lucky number."],
      proof: {
        type: "question",
        question: "Each ring has a number. Which number is missing?",
        answers: ["9"],
        maxTries: 4,
      },
    },
    {
      id: "bakery",
      title: "Night bakery",
      clue: "Where the bread was ready before the sun was.",
      storyText: "The lamplighter had his supper here.",
      lat: 57.4792,
      lng: -4.2263,
      proof: { type: "code", answers: ["LAMP-7"] },
    },
    {
      id: "clock",
      title: "St Aubel’s clock",
      clue: "It has been five to twelve for a hundred years.",
      lat: 57.4801,
      lng: -4.2301,
      optional: true,
      proof: { type: "host" },
    },
    {
      id: "light",
      title: "Breakwater light",
      clue: "Out along the wall, to the last lamp.",
      storyText: "Here he lit the last one, and went home.",
      lat: 57.4823,
      lng: -4.2335,
      proof: { type: "location", radiusM: 100 },
    },
  ],
};

/** Publishes a quest with a session without a date: the ids of both. */
export async function publishQuest(creator: Page, quest: object = HARBOUR_WALK) {
  const { id: questId } = (await call(creator, "saveQuestDraft", { quest })) as { id: string };
  const session = (await call(creator, "saveQuestSession", { questId, session: { capacity: 20 } })) as { id: string };
  await call(creator, "publishQuest", { questId });
  return { questId, sessionId: session.id };
}

/** Books seats: the id of the booking and the code of its ticket. */
export async function bookSeats(page: Page, made: { questId: string; sessionId: string }, seats = 1) {
  const { bookingId } = (await call(page, "holdSeats", { ...made, seats })) as { bookingId: string };
  const { ticketCode } = (await call(page, "checkoutQuest", { bookingId })) as { ticketCode: string };
  return { bookingId, ticketCode };
}
