/** The dates of a quest as a calendar file: a series is one event with its RRULE. Loaded when the first one is asked for. */
import type { QuestContent } from "~/sync/quest-drafts/content";
import { isPlaced } from "~/sync/quests/quest";
import { writeCalendar } from "~/ui/calendar-file/write-calendar";
import { plainText } from "~/ui/prose/parse-prose";
import type { Series } from "./series";

export function calendarOf(id: string, { title = "", summary = "", stops = [] }: QuestContent, all: readonly Series[]) {
  const first = stops.find(isPlaced);
  const changedAt = new Date().toISOString();
  return writeCalendar(
    all.map(({ sessions, start, rule }) => ({
      uid: `${id}-${sessions[0]?.id}`,
      sequence: Math.floor(Date.parse(changedAt) / 1000),
      changedAt,
      title,
      when: start,
      description: plainText(summary),
      ...(rule ? { repeats: rule } : {}),
      ...(first ? { location: first.title ?? "", position: { lat: first.lat, lng: first.lng } } : {}),
    })),
  );
}
