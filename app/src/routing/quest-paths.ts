/** Addresses around quests, apart from those that the first view needs. */
import { paths } from "./paths";

/** Page to play a quest, with the booking that is played where there may be several. */
export function playQuest(id: string, bookingId?: string): string {
  return withQuery(`/app${paths.quest(id)}`, { booking: bookingId });
}

/** Choices that a checkout begins with. */
interface CheckoutStart {
  /** Id of the date. */
  session?: string | undefined;
  seats?: number | undefined;
  /** Id of a booking whose seats are held already. */
  booking?: string | undefined;
}

/** Page that books a quest. */
export function checkoutOf(questId: string, { session, seats, booking }: CheckoutStart = {}): string {
  return withQuery(`/app${paths.quest(questId)}/checkout`, { session, seats, booking });
}

/** Page that writes a quest, with the draft of that id. */
export function createQuest(id: string): string {
  return withQuery("/creator/create-quest", { quest: id });
}

/** Groups of the page of one's quests. */
export type MyQuestsPart = "now" | "booked" | "saved" | "waiting" | "done";

/** Page of one's quests, at a part of it or at a booking. */
export function myQuests(part?: MyQuestsPart, bookingId?: string): string {
  return withQuery("/my-quests", { show: part, booking: bookingId });
}

function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Page of a creator's quests. */
export const dashboard = "/quest-dashboard";

/** The same as a dense table. */
export const denseDashboard = "/quest-dashboard_copy";

/** The door of a date: letting guests in. */
export function doorOf(questId: string, sessionId: string): string {
  return withQuery(dashboard, { quest: questId, door: sessionId });
}

/** Page of those who run the site: what waits for them. */
export const reviewPage = `${dashboard}?review`;

/** One quest of its creator's, with its dates and guests. */
export function dashboardOf(questId: string): string {
  return withQuery(dashboard, { quest: questId });
}

/** Page that writes one of the reader's quests on. */
export function composeQuest(questId: string): string {
  return withQuery(paths.newQuest, { quest: questId });
}
