import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { findDocuments } from "~/api/documents";
import type { Found, Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { useSession } from "../session/use-session";

/** Bookings that are asked for at once. */
const PAGE_MAX = 200;

/**
 * The bookings of a quest as its creator sees them, the newest first.
 *
 * @param seen - changes whenever a booking may have: the versions of the quest's dates
 */
export function useGuests(questId: string, seen: string) {
  const uid = useSession((state) => state.uid);
  const { data, error, refetch } = useQuery({
    queryKey: ["guests", uid, seen],
    queryFn: () => bookingsOf(uid ?? ""),
    placeholderData: (before) => before,
  });
  const bookings = useMemo(() => data?.filter((booking) => booking.data.questId === questId), [data, questId]);
  return { bookings, failure: data ? null : error, retry: () => void refetch() };
}

/** The bookings of all quests of a creator: the server finds those that somebody may see by the creator. */
async function bookingsOf(creatorId: string): Promise<Versioned<Booking>[]> {
  const found: Versioned<Booking>[] = [];
  let cursor: string | null = null;
  do {
    const page: Found<Booking> = await findDocuments("bookings", {
      creatorId,
      limit: PAGE_MAX,
      ...(cursor ? { cursor } : {}),
    });
    found.push(...page.documents);
    cursor = page.cursor;
  } while (cursor);
  return found.sort((a, b) => b.data.createdAt.localeCompare(a.data.createdAt));
}
