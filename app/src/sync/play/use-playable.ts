import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { session } from "~/state/session";
import { listPlays } from "./play-store";

/** Milliseconds before its beginning at which a session can be started, as the server has it. */
const EARLY_MS = 2 * 3_600_000;

/**
 * Id of the booking of a quest that can be played now: one that was begun on this device and is not finished, else one
 * that is confirmed and has no date or begins within two hours. `null` for none, `undefined` while that is not known.
 *
 * @param bookings - the person's own of this quest; `undefined` while they load
 */
export function usePlayable(
  questId: string,
  bookings: readonly Versioned<Booking>[] | undefined,
): string | null | undefined {
  const uid = useStore(session, (state) => state.uid);
  const [begun, setBegun] = useState<{ of: string; bookingId: string | null }>();
  const of = `${uid} ${questId}`;
  useEffect(() => {
    let isCurrent = true;
    if (uid) void begunPlay(uid, questId).then((bookingId) => isCurrent && setBegun({ of, bookingId }));
    return () => {
      isCurrent = false;
    };
  }, [uid, questId, of]);
  if (uid === null) return null;
  if (begun?.of !== of) return undefined;
  return begun.bookingId ?? (bookings ? playableOf(questId, bookings, Date.now()) : undefined);
}

async function begunPlay(uid: string, questId: string): Promise<string | null> {
  const found = await listPlays(uid);
  const running = found.find(({ questId: of, progress }) => of === questId && !progress.finishedAt);
  return running?.bookingId ?? null;
}

/** The booking that can be played, of those of one quest; the one that begins first. */
export function playableOf(questId: string, bookings: readonly Versioned<Booking>[], nowMs: number): string | null {
  const found = bookings.filter(({ data }) => data.questId === questId && isPlayable(data, nowMs));
  const byStart = found.sort((a, b) => (a.data.startsAt ?? "").localeCompare(b.data.startsAt ?? ""));
  return byStart[0]?.id ?? null;
}

function isPlayable({ status, startsAt, endsAt }: Booking, nowMs: number): boolean {
  if (status !== "confirmed" && status !== "checkedIn") return false;
  if (startsAt === undefined) return true;
  // Who walks longer than planned still plays.
  const end = Date.parse(endsAt ?? startsAt) + EARLY_MS;
  return nowMs >= Date.parse(startsAt) - EARLY_MS && nowMs <= end;
}
