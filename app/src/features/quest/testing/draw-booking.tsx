/** Draws the booking card for tests. */
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import type { Versioned } from "~/api/schema";
import type { Booking as BookingRecord, Quest, QuestSession } from "~/core";
import { type MyQuests, NO_QUESTS } from "~/sync/quests/quest";
import { routeOf } from "~/sync/quests/route";
import { en } from "~/ui/words/quest/en";
import { Booking } from "../booking/booking";
import { type OpenQuest, QuestProvider } from "../quest-context";
import { standingOf } from "../standing";

/** The moment of the tests. */
export const NOW = Date.parse("2026-05-10T12:00:00Z");
const HOUR_MS = 3_600_000;
/** A moment so many hours later. */
export const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
const price = { amount: 1400, currency: "EUR" };

/** A date so many days later, two hours long, in Tokyo. */
export function date(id: string, days: number, more: QuestSession = {}): Versioned<QuestSession> {
  const [startsAt, endsAt] = [at(24 * days), at(24 * days + 2)];
  const data = { startsAt, endsAt, timeZone: "Asia/Tokyo", status: "open", capacity: 4, ...more } as const;
  return { id, version: 1, data };
}

/** The reader's booking of two seats. */
export function booked(more: Partial<BookingRecord> = {}): Versioned<BookingRecord> {
  const ids = { questId: "q", sessionId: "a", creatorId: "bram", userId: "me", questTitle: "Last round" };
  const money = { unitPrice: 1400, total: 2800, currency: "EUR", payment: "atMeeting", policy: "flexible24h" } as const;
  const data = {
    ...ids,
    ...money,
    seats: 2,
    status: "confirmed",
    questVersion: 1,
    createdAt: at(-50),
    ...more,
  } as const;
  return { id: "b1", version: 1, data };
}

export interface Given {
  quest?: Quest;
  sessions?: readonly Versioned<QuestSession>[];
  mine?: Partial<MyQuests>;
  onSave?: () => void;
}

/** Draws the booking card of a quest as the reader "me" sees it. */
export function draw({ quest: more = {}, sessions = [], mine = {}, onSave = () => undefined }: Given = {}) {
  const stops = [{ id: "s1" }, { id: "s2" }, { id: "s3" }];
  const quest: Quest = { status: "published", mode: "scheduled", creatorId: "bram", price, stops, ...more };
  const snapshot = { quest: { id: "q", version: 1, data: quest }, sessions, reviews: [] };
  const open: OpenQuest = {
    ...{ questId: "q", quest, snapshot, title: "Last round", w: en, nowMs: NOW, isSaved: false, isOwn: false },
    route: routeOf(quest),
    standing: standingOf(snapshot, { ...NO_QUESTS, ...mine }, "me", NOW),
    toggleSaved: onSave,
  };
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <QuestProvider value={open}>
          <Booking isLoading={false} />
        </QuestProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return within(screen.getByRole("region", { name: "Booking" }));
}
