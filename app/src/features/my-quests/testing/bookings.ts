/** Bookings for tests. */
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";

const HOUR_MS = 3_600_000;
/** A moment so many hours from now. */
export const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Two confirmed seats of a free quest, or with other facts. */
export function booking(id: string, more: Partial<Booking> = {}): Versioned<Booking> {
  const base = {
    questId: `quest-${id}`,
    questTitle: `Quest ${id}`,
    sessionId: "s",
    status: "confirmed",
    payment: "none",
    policy: "flexible24h",
    seats: 2,
    unitPrice: 0,
    total: 0,
    createdAt: at(-99),
    ticketCode: "7KQ4MX2PABCD",
  };
  return { id, version: 1, data: { ...base, ...more } as Booking };
}
