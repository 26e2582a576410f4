/** Figures of a quest as table files. Loaded when the first one is asked for. */
import type { QuestFigures } from "~/api/schema";
import { tableCsv } from "./table-csv";

/** One row for each of the latest 90 days on which something happened. */
export function daysCsv({ days }: Pick<QuestFigures, "days">): string {
  const rows = days.map(({ day, views, bookings, seats, started, finished, reviews, stars }) => [
    day,
    ...[views, bookings, seats, started, finished, reviews, stars].map(String),
  ]);
  return tableCsv(["day", "views", "bookings", "seats", "started", "finished", "reviews", "stars"], rows);
}

/** One row for each stop: how many walks reach it, end there, answer wrong and ask for hints. */
export function stopsCsv({ stops }: Pick<QuestFigures, "stops">, titles: ReadonlyMap<string, string>): string {
  const rows = stops.map(({ stopId, reached, left, wrong, hints }, at) => [
    ...[String(at + 1), titles.get(stopId) ?? ""],
    ...[reached, left, wrong, hints].map(String),
  ]);
  return tableCsv(["number", "stop", "reached", "ended", "wrongAnswers", "hints"], rows);
}
