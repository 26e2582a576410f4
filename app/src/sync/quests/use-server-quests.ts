import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import type { Collections, Found, Versioned } from "~/api/schema";
import { useSession } from "../session/use-session";
import type { MyQuests } from "./quest";

/** Documents asked for at once, and how often at most. */
const PAGE = 200;
const PAGES_MAX = 5;
/** Pause between questions to the server while the page is seen. */
const REFETCH_MS = 60_000;

/** One's own quests as the server answers: never what the device stored. `atMs` is when it answered last. */
export function useServerQuests(asked = true) {
  const uid = useSession((state) => state.uid);
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ["server quests", uid],
    queryFn: ({ signal }) => questsOf(uid ?? "", signal),
    enabled: asked && uid !== null,
    networkMode: "always",
    gcTime: 0,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  return { mine: data, failure: error, atMs: dataUpdatedAt, isFetching, refetch: () => void refetch() };
}

async function questsOf(userId: string, signal: AbortSignal): Promise<MyQuests> {
  const [bookings, queue, progress] = await Promise.all([
    all("bookings", userId, signal),
    all("questWaitlist", userId, signal),
    all("progress", userId, signal),
  ]);
  return { bookings, queue, progress };
}

async function all<Name extends keyof Collections>(
  collection: Name,
  userId: string,
  signal: AbortSignal,
): Promise<Versioned<Collections[Name]>[]> {
  const found: Versioned<Collections[Name]>[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { userId, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
    const answer: Found<Collections[Name]> = await findDocuments(collection, query, signal);
    found.push(...answer.documents);
    cursor = answer.cursor;
    if (cursor === null) break;
  }
  return found;
}
