import { useQuery } from "@tanstack/react-query";
import { getDocument } from "~/api/documents";
import { isHidden } from "~/api/hidden";
import type { Quest } from "~/core";
import { useSession } from "../session/use-session";
import { lastSeenQuest } from "./last-seen";

const FRESH_MS = 300_000;

/**
 * The record of a quest for a row about it: `null` where it is not offered any more, `undefined` while it is not known.
 * Without a network it is what this device last saw of its page.
 */
export function useQuestRecord(id: string): Quest | null | undefined {
  const uid = useSession((state) => state.uid);
  const { data } = useQuery({
    queryKey: ["quest record", id, uid],
    queryFn: () => questOrNull(id, uid),
    staleTime: FRESH_MS,
    networkMode: "always",
  });
  return data;
}

async function questOrNull(id: string, uid: string | null): Promise<Quest | null> {
  try {
    return await getDocument("quests", id);
  } catch (failure) {
    if (isHidden(failure)) return null;
    const seen = uid ? await lastSeenQuest(uid, id) : undefined;
    if (seen) return seen.quest.data;
    throw failure;
  }
}
