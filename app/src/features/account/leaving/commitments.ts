/** Commitments of somebody to others: seats they have booked, quests and hangouts they have made. */
import { call } from "~/api/call";
import { findDocuments, getDocument } from "~/api/documents";
import type { Booking } from "~/core";

export type CommitmentKind = "booking" | "quest" | "hangout";

export interface Commitment {
  kind: CommitmentKind;
  id: string;
  title: string;
  /** Moment when it begins, ISO-8601; missing where it has no date yet. */
  startsAt?: string | undefined;
}

/** Documents read of each kind. */
const COMMITMENTS_MAX = 200;

/** Everything of that kind that lies ahead, earliest first. */
export async function commitmentsOf(uid: string, nowMs: number): Promise<Commitment[]> {
  const [bookings, quests, hangouts] = await Promise.all([
    findDocuments("bookings", { userId: uid, limit: COMMITMENTS_MAX }),
    findDocuments("quests", { creatorId: uid, limit: COMMITMENTS_MAX }),
    findDocuments("hangouts", { hostId: uid, limit: COMMITMENTS_MAX }),
  ]);
  const ahead = bookings.documents.filter(({ data }) => isAhead(data, nowMs));
  const titles = await titlesOf(ahead.map(({ data }) => data.questId));
  const all: Commitment[] = [
    ...ahead.map(({ id, data }) => ({
      kind: "booking" as const,
      id,
      title: titles.get(data.questId) ?? "",
      startsAt: data.startsAt ?? undefined,
    })),
    ...quests.documents
      .filter(({ data }) => data.status === "published" || data.status === "paused")
      .map(({ id, data }) => ({ kind: "quest" as const, id, title: data.title ?? "" })),
    ...hangouts.documents
      .filter(({ data }) => data.status === "polling" || data.status === "scheduled")
      .map(({ id, data }) => ({
        kind: "hangout" as const,
        id,
        title: data.title,
        startsAt: data.when?.startsAt ?? undefined,
      })),
  ];
  return all.sort((a, b) => (a.startsAt ?? "9").localeCompare(b.startsAt ?? "9"));
}

function isAhead({ status, startsAt }: Booking, nowMs: number): boolean {
  return status === "confirmed" && startsAt !== undefined && Date.parse(startsAt) > nowMs;
}

async function titlesOf(questIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(questIds)].map(async (id): Promise<[string, string]> => {
    // One that is not shown any more was booked all the same: its date says which it is.
    const quest = await getDocument("quests", id).catch(() => undefined);
    return [id, quest?.title ?? ""];
  });
  return new Map(await Promise.all(named));
}

/** Calls it off; whoever is concerned is told by the server. A booking may be given up without its price. */
export async function callOff({ kind, id }: Commitment, withoutRefund: boolean, key: string): Promise<void> {
  const idempotencyKey = key;
  if (kind === "booking") await call("cancelBooking", { bookingId: id, withoutRefund, idempotencyKey });
  else if (kind === "quest") await call("cancelQuest", { questId: id, idempotencyKey });
  else await call("cancelHangout", { hangoutId: id, idempotencyKey });
}

/** Gives the seats of a booking to a friend. */
export async function handOver({ id }: Commitment, toUid: string, key: string): Promise<void> {
  await call("transferBooking", { bookingId: id, toUid, idempotencyKey: key });
}
